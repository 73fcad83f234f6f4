package scenes

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/form"
	"safehouse/scenes/games"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// words are the label of an option, and the sentence about what is chosen; empty where there is none.
func (d *draft) words(st *stage.Stage, o *games.Option) (label, about string) {
	stem := "setup." + d.game.Name + "." + o.ID
	if o.About != nil {
		return st.Say(stem), o.About(st, &d.Draft)
	}
	var args []game.Arg
	if o.Args != nil {
		args = o.Args(&d.Draft)
	}
	if key := stem + "." + o.Taken(st, &d.Draft) + ".about"; st.Reader().Has(key) {
		about = st.Say(key, args...)
	}
	return st.Say(stem), about
}

// items are what can be pressed to choose. Choices that have no names of their own are On and Off.
func (d *draft) items(st *stage.Stage, o *games.Option) []form.Item {
	label, _ := d.words(st, o)
	if len(o.Choices) == 0 {
		return d.counting(st, o)
	}
	why := ""
	if o.Refused(st) {
		why = st.Say("seats.odds.never")
	}
	names := make([]ui.Choice, len(o.Choices))
	for i, c := range o.Choices {
		key := "setup." + d.game.Name + "." + o.ID + "." + c.ID
		if !st.Reader().Has(key) {
			key = "setup." + c.ID
		}
		names[i] = ui.Choice{ID: c.ID, Label: st.Say(key)}
	}
	return form.Choices(st, o.ID, label, o.Taken(st, &d.Draft), names, why, func(id string) {
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
	stem := "setup." + d.game.Name + "." + o.ID
	now := d.Options[o.Key]
	button := func(id, label string, by int) form.Item {
		it := form.Item{Control: ui.Control{ID: o.ID + "." + id, Label: label, Role: display.Button},
			Count: func() { d.Options[o.Key] += by }}
		for _, bound := range d.game.Options {
			if bound.Key == o.Key {
				it.Why = st.Say(stem+".bounds", game.Number(bound.Min), game.Number(bound.Max))
				it.Disabled = now+by < bound.Min || now+by > bound.Max
			}
		}
		return it
	}
	return []form.Item{
		button("less", st.Say("setup.less"), -1),
		{Control: ui.Control{Label: st.Say(stem+".now", game.Number(now))}},
		button("more", st.Say("setup.more"), 1),
	}
}
