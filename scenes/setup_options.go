package scenes

import (
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/form"
	"safehouse/scenes/games"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// about is the sentence about what is chosen; empty where there is none.
func (d *draft) about(st *stage.Stage, o *games.Option) string {
	if o.About != nil {
		return o.About(st, &d.Draft)
	}
	var args []game.Arg
	if o.Args != nil {
		args = o.Args(&d.Draft)
	}
	if key := o.Taken(st, &d.Draft).About; key != "" {
		return st.Say(key, args...)
	}
	return ""
}

// items are what can be pressed to choose.
func (d *draft) items(st *stage.Stage, o *games.Option) []form.Item {
	if len(o.Choices) == 0 {
		return d.counting(st, o)
	}
	why := ""
	if o.Refused(st) {
		why = st.Say("seats.odds.never")
	}
	names := make([]ui.Choice, len(o.Choices))
	for i, c := range o.Choices {
		names[i] = ui.Choice{ID: c.ID, Label: st.Say(c.Name)}
	}
	return form.Choices(st, o.ID, st.Say(o.Title), o.Taken(st, &d.Draft).ID, names, why, func(id string) {
		for _, c := range o.Choices {
			if c.ID == id {
				o.Set(st, &d.Draft, c.Is)
			}
		}
		d.settle(st)
	})
}

// wordsItems are the choices whether the promise is shown before the deal, so that words can be added to it.
func (d *draft) wordsItems(st *stage.Stage) []form.Item {
	values := []ui.Choice{{ID: "yes", Label: st.Say("setup.on")}, {ID: "no", Label: st.Say("setup.off")}}
	taken := values[1].ID
	if d.words {
		taken = values[0].ID
	}
	return form.Choices(st, "own", st.Say("setup.words"), taken, values, "", func(id string) {
		d.words = id == values[0].ID
	})
}

// counting are the buttons between which a number is counted, within the bounds of the catalogue.
func (d *draft) counting(st *stage.Stage, o *games.Option) []form.Item {
	now := d.Options[o.Key]
	button := func(id, label string, by int) form.Item {
		it := form.Button(o.ID+"."+id, label, nil)
		it.Count = func() { d.Options[o.Key] += by }
		for _, bound := range d.game.Options {
			if bound.Key == o.Key {
				it.Why = st.Say(o.Bounds, game.Number(bound.Min), game.Number(bound.Max))
				it.Disabled = now+by < bound.Min || now+by > bound.Max
			}
		}
		return it
	}
	return []form.Item{
		button("less", st.Say("setup.less"), -1),
		{Control: ui.Control{Label: st.Say(o.Now, game.Number(now))}},
		button("more", st.Say("setup.more"), 1),
	}
}

// names is the list of names for one seat: who has no keyboard at hand picks one.
type names struct {
	chooser
	seat int
}

// newNames opens the list for a seat.
func newNames(h *launcher, d *draft, seat int) stage.Scene {
	s := &names{chooser: chooser{launcher: h, draft: d}, seat: seat}
	s.Page = form.New(h.st, s.layOut)
	s.Says = func() (string, bool) { return h.st.Say("names.about"), false }
	s.SetFocus(id("pick", 0))
	for i, name := range s.names() {
		if name == ui.Clean(d.all[seat].name.Text) {
			s.Lead(id("pick", i))
		}
	}
	return s
}

// names is the list, in the language in use.
func (s *names) names() []string { return strings.Split(s.launcher.st.Say("names.list"), "|") }

// layOut sets the names in as many columns as there is room for.
func (s *names) layOut() *form.Sheet {
	st, m := s.launcher.st, s.launcher.st.Metrics
	all := s.NewSheet(st.Say("names.title", game.Number(s.seat+1)))
	list := s.names()
	items, widest := make([]form.Item, len(list)), 0.0
	for i, name := range list {
		c := ui.Control{ID: id("pick", i), Label: name, Role: display.Choice}
		c.Checked = ui.Clean(s.draft.all[s.seat].name.Text) == c.Label
		if s.sits(c.Label) {
			c.Disabled, c.Why = true, st.Say("names.taken", game.Text(c.Label))
		}
		items[i] = form.Item{Control: c, Do: func() stage.Change { return s.give(c.Label) }}
		widest = max(widest, ui.Need(st, &c))
	}
	gap := m.U(rowSpace)
	columns := max(2, min(nameColumns, int((all.Panel.W+gap)/(widest+gap))))
	all.Grid(items, columns, ui.RowHeight(m, setupSlim), gap, m.U(rowWide))
	all.Foot(form.Back(st, "done"), form.Language(st))
	return all
}

// give gives the seat a name.
func (s *names) give(name string) stage.Change {
	seat := &s.draft.all[s.seat]
	seat.name.Set(name)
	seat.named = true
	s.draft.settle(s.launcher.st)
	return stage.Pop()
}

// sits reports whether somebody else at the table has a name.
func (s *names) sits(name string) bool {
	for i := range s.draft.seats() {
		if i != s.seat && strings.EqualFold(s.draft.all[i].player().Name, name) {
			return true
		}
	}
	return false
}
