package scenes

import (
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

// counting are the buttons between which a number is counted, within the bounds of the catalogue.
func (d *draft) counting(st *stage.Stage, o *games.Option) []form.Item {
	now := d.Options[o.Key]
	button := func(id, label string, by int) form.Item {
		it := form.Item{Control: ui.Control{ID: o.ID + "." + id, Label: label, Role: display.Button},
			Count: func() { d.Options[o.Key] += by }}
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
