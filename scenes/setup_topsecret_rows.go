package scenes

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// layOut gives each option a row, with a sentence under it.
func (s *topSecretPage) layOut() *ui.Sheet {
	st := s.house.st
	all := &ui.Sheet{Panel: formPanel(st)}
	s.layValues(all)
	s.layOption(all, "series", pick(s.own.series, "series", "one"), [2]string{"one", "series"})
	s.layOption(all, "boum", pick(s.own.called, "called", "self"), [2]string{"self", "called"})
	if s.own.called {
		s.laySeconds(all)
	}
	odds := s.layOption(all, "odds", pick(s.form.showsOdds(st), "on", "off"), [2]string{"on", "off"})
	odds.Controls = lockOdds(st, odds.Controls)
	all.Around = []ui.Control{doneControl(st), ui.LangControl(st)}
	return all
}

// layOption is an option of two choices.
func (s *topSecretPage) layOption(all *ui.Sheet, group, taken string, choices [2]string) *ui.SheetRow {
	st := s.house.st
	stem := "setup.topsecret." + group + "."
	about := st.Say(stem+taken+".about", game.Number(s.own.seconds), game.Number(topsecret.Fine))
	r, box, _ := addOption(st, all, st.Say("setup.topsecret."+group), about, 0)
	r.Controls = ui.Named(st, st.Say("setup.topsecret."+group), ui.Segments(st, box, group, taken, []ui.Choice{
		{ID: choices[0], Label: st.Say(stem + choices[0])}, {ID: choices[1], Label: st.Say(stem + choices[1])},
	}))
	return r
}

// layValues is the option of the documents' values; a player's own are written into fields under the choices.
func (s *topSecretPage) layValues(all *ui.Sheet) {
	st := s.house.st
	m := st.Metrics
	more := 0.0
	if s.own.set == ownValues {
		more = 2 * (m.U(optionWithin) + rowHeight(st))
	}
	r, box, under := addOption(st, all, st.Say("setup.topsecret.values"), s.aboutValues(), more)
	var sets []ui.Choice
	for i, v := range topsecret.ValueSets {
		sets = append(sets, ui.Choice{
			ID: strconv.Itoa(i), Label: st.Say("setup.topsecret.fromto", game.Number(v[0]), game.Number(v[len(v)-1])),
		})
	}
	sets = append(sets, ui.Choice{ID: strconv.Itoa(ownValues), Label: st.Say("setup.topsecret.own")})
	r.Controls = ui.Named(st, st.Say("setup.topsecret.values"), ui.Segments(st, box, "values", strconv.Itoa(s.own.set), sets))
	if s.own.set != ownValues {
		return
	}
	_, under = under.CutTop(m.U(optionWithin))
	_, under = under.CutLeft(under.W * optionLabel)
	under, steps := under.CutTop(rowHeight(st))
	_, steps = steps.CutTop(m.U(optionWithin))
	gap := m.U(rowSpace / 2)
	n := float64(len(s.own.fields))
	w := (under.W - (n-1)*gap) / n
	for i := range s.own.fields {
		r.Controls = append(r.Controls, ui.Control{
			ID: id("value", i), Label: st.Say("setup.topsecret.value", game.Number(i+1)), Role: display.TextField,
			Value: s.own.fields[i].Text, Box: display.Rect{X: under.X + float64(i)*(w+gap), Y: under.Y, W: w, H: under.H},
		})
	}
	for i := range s.own.fields {
		less := display.Rect{X: under.X + float64(i)*(w+gap), Y: steps.Y, W: (w - gap) / 2, H: steps.H}
		value := game.Text(st.Say("setup.topsecret.value", game.Number(i+1)))
		r.Controls = append(r.Controls,
			ui.Control{
				ID: id("less", i), Label: st.Say("setup.value.less"), Aloud: st.Say("voice.less", value), Role: display.Button, Box: less,
			},
			ui.Control{
				ID: id("more", i), Label: st.Say("setup.value.more"), Aloud: st.Say("voice.more", value), Role: display.Button,
				Box: less.Moved(less.W+gap, 0),
			},
		)
	}
}

// fullHands is the least number of players who are dealt documents of the lowest value (T32).
const fullHands = 4

// aboutValues explains the values, and what two and three players leave out.
func (s *topSecretPage) aboutValues() string {
	st := s.house.st
	first, last := s.own.listed()
	text := st.Say("setup.topsecret.values.about", game.Text(st.Say("setup.topsecret.values.and", game.Text(first), game.Number(last))))
	if s.own.set == ownValues {
		text = st.Say("setup.topsecret.values.own", game.Number(topsecret.MinValue), game.Number(topsecret.MaxValue))
	}
	if _, ok := s.own.trouble(); ok && s.form.playing < fullHands {
		values := s.own.values()
		text += " " + st.Say("setup.topsecret.values.few", game.Number(slices.Min(values[:])))
	}
	return text
}

// laySeconds is the time for the call, counted up and down.
func (s *topSecretPage) laySeconds(all *ui.Sheet) {
	st := s.house.st
	m := st.Metrics
	r, box, _ := addOption(st, all, st.Say("setup.topsecret.seconds"), "", 0)
	less, box := box.CutLeft(m.U(stepWidth))
	text, box := box.CutLeft(m.U(stepNumber))
	more, _ := box.CutLeft(m.U(stepWidth))
	why := st.Say("setup.topsecret.seconds.bounds", game.Number(topsecret.MinSeconds), game.Number(topsecret.MaxSeconds))
	ui.Line(&r.List, st, text, st.Say("setup.topsecret.seconds.now", game.Number(s.own.seconds)), display.SansBold, ui.BodySize, theme.TextColour, display.Middle)
	r.Controls = []ui.Control{
		{ID: "seconds.less", Label: st.Say("setup.less"), Why: why, Role: display.Button, Box: less, Disabled: s.own.seconds == topsecret.MinSeconds},
		{ID: "seconds.more", Label: st.Say("setup.more"), Why: why, Role: display.Button, Box: more, Disabled: s.own.seconds == topsecret.MaxSeconds},
	}
}
