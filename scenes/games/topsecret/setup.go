package topsecret

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/scenes/form"
	"safehouse/scenes/games"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// setup is what is chosen before a match.
var setup = games.Setup{Summary: summary, Begin: newValues, Wrong: wrongValue, Options: []games.Option{
	{ID: "values", Into: addValues, Rows: valuesOptions},
	{ID: "series", Key: topsecret.OptionSeries, Title: "setup.topsecret.series", Choices: []games.Choice{
		{ID: "one", Name: "setup.topsecret.series.one", About: "setup.topsecret.series.one.about"},
		{ID: "series", Name: "setup.topsecret.series.series", About: "setup.topsecret.series.series.about", Is: 1},
	}},
	{ID: "boum", Key: topsecret.OptionCalled, Title: "setup.topsecret.boum", Args: fine, Choices: []games.Choice{
		{ID: "self", Name: "setup.topsecret.boum.self", About: "setup.topsecret.boum.self.about"},
		{ID: "called", Name: "setup.topsecret.boum.called", About: "setup.topsecret.boum.called.about", Is: 1},
	}},
	{ID: "seconds", Key: topsecret.OptionSeconds, Title: "setup.topsecret.seconds", Now: "setup.topsecret.seconds.now",
		Bounds: "setup.topsecret.seconds.bounds", Shown: called},
	{ID: "odds", Key: match.OptionOdds, Title: "setup.topsecret.odds", Choices: []games.Choice{
		{ID: "on", Name: "setup.on", About: "setup.topsecret.odds.on.about", Is: 1},
		{ID: "off", Name: "setup.off", About: "setup.topsecret.odds.off.about"},
	}},
}}

// called reports whether the players call «Boum!» themselves.
func called(d *games.Draft) bool { return d.Options[topsecret.OptionCalled] == 1 }

// fine are the seconds in which that is to be called, and what is paid where it is not.
func fine(d *games.Draft) []game.Arg {
	return []game.Arg{game.Number(d.Options[topsecret.OptionSeconds]), game.Number(topsecret.Fine)}
}

// addValues adds the values of the documents.
func addValues(d *games.Draft, options game.Options) {
	for i, value := range valuesOf(d).inOrder() {
		options[topsecret.OptionValues[i]] = value
	}
}

// wrongValue is the field whose value cannot be, and why.
func wrongValue(d *games.Draft) (control string, why game.Line) {
	field, why := valuesOf(d).wrong()
	if field < 0 {
		return "", game.Line{}
	}
	return valueID("value", field), why
}

// ownValues stands for the number of a set of values where a player writes them.
const ownValues = len(topsecret.ValueSets)

// values are those of the documents of TOP SECRET while they are chosen.
type values struct {
	// set is the number of the set of values, ownValues for those of the fields, which keep what was written.
	set    int
	fields [topsecret.Ranks]ui.Field
}

func newValues() any {
	v := &values{}
	for i := range v.fields {
		v.fields[i].Max = len(strconv.Itoa(topsecret.MaxValue))
	}
	return v
}

// valuesOf are those that a draft keeps.
func valuesOf(d *games.Draft) *values { return d.Own.(*values) }

// valueID is the control of the value of that number, or of the step to another one.
func valueID(stem string, i int) string { return stem + strconv.Itoa(i) }

// choose takes a set of values. A player's own begin with those that were chosen before.
func (v *values) choose(set int) {
	if set == ownValues && v.fields[0].Text == "" {
		for i, value := range topsecret.ValueSets[v.set] {
			v.fields[i].Set(strconv.Itoa(value))
		}
	}
	v.set = set
}

// now are the values as chosen; of no meaning where one is wrong.
func (v *values) now() [topsecret.Ranks]int {
	if v.set != ownValues {
		return topsecret.ValueSets[v.set]
	}
	var all [topsecret.Ranks]int
	for i := range v.fields {
		all[i], _ = strconv.Atoi(v.fields[i].Text)
	}
	return all
}

// inOrder are the values as the rules are given them.
func (v *values) inOrder() []int {
	all := v.now()
	slices.Sort(all[:])
	return all[:]
}

// wrong is the first field whose value cannot be, and why; -1 where all can.
func (v *values) wrong() (field int, why game.Line) {
	if v.set != ownValues {
		return -1, game.Line{}
	}
	all := v.now()
	for i, value := range all {
		text := v.fields[i].Text
		switch {
		case text == "":
			return i, game.Say("setup.topsecret.novalue", game.Number(i+1), game.Number(topsecret.MinValue),
				game.Number(topsecret.MaxValue))
		case value < topsecret.MinValue || value > topsecret.MaxValue || value%topsecret.ValueStep != 0:
			return i, game.Say("setup.topsecret.badvalue", game.Text(text), game.Number(topsecret.MinValue),
				game.Number(topsecret.MaxValue))
		case slices.Contains(all[:i], value):
			return i, game.Say("setup.topsecret.samevalue", game.Text(strconv.Itoa(value)))
		}
	}
	return -1, game.Line{}
}

// step takes a value to the next one up or down that a document may have.
func (v *values) step(i, by int) {
	value, _ := strconv.Atoi(v.fields[i].Text)
	next := (value/topsecret.ValueStep + by) * topsecret.ValueStep
	v.fields[i].Set(strconv.Itoa(max(topsecret.MinValue, min(next, topsecret.MaxValue))))
}

// listed are the values in words, without the lowest of them that are left out: all but the largest with commas, and
// the largest.
func (v *values) listed(out int) (first, last game.Arg) {
	all := v.inOrder()[out:]
	most := len(all) - 1
	return game.Text(stage.Joined(all[:most], ", ", strconv.Itoa)), game.Number(all[most])
}

// fullHands is the least number of players who are dealt documents of the lowest value (T32).
const fullHands = 4

// valuesAbout explains the values, and what two and three players leave out.
func valuesAbout(st *stage.Stage, d *games.Draft) string {
	text := st.Say("setup.topsecret.values.own", game.Number(topsecret.MinValue), game.Number(topsecret.MaxValue))
	if valuesOf(d).set != ownValues {
		first, last := valuesOf(d).listed(0)
		text = st.Say("setup.topsecret.values.about", game.Text(st.Say("setup.topsecret.values.and", first, last)))
	}
	if field, _ := valuesOf(d).wrong(); field < 0 && d.Playing < fullHands {
		text += " " + st.Say("setup.topsecret.values.few", game.Number(valuesOf(d).inOrder()[0]))
	}
	return text
}

// valuesOptions are the options of the values: sets of them, and a player's own, which are written into fields, or
// counted under them by those who have no digits at hand.
func valuesOptions(st *stage.Stage, d *games.Draft) []form.Option {
	v := valuesOf(d)
	label := st.Say("setup.topsecret.values")
	var sets []ui.Choice
	for i, set := range topsecret.ValueSets {
		name := st.Say("setup.topsecret.fromto", game.Number(set[0]), game.Number(set[len(set)-1]))
		sets = append(sets, ui.Choice{ID: strconv.Itoa(i), Label: name})
	}
	sets = append(sets, ui.Choice{ID: strconv.Itoa(ownValues), Label: st.Say("setup.topsecret.own")})
	o := form.Option{Label: label, About: valuesAbout(st, d),
		Lines: [][]form.Item{form.Choices(st, "values", label, strconv.Itoa(v.set), sets, "", func(set string) {
			n, _ := strconv.Atoi(set)
			v.choose(n)
		})}}
	if v.set != ownValues {
		return []form.Option{o}
	}
	wrong, _ := v.wrong()
	var fields, steps []form.Item
	for i := range v.fields {
		name := st.Say("setup.topsecret.value", game.Number(i+1))
		f := &form.Field{Text: &v.fields[i], Prev: valueID("value", i-1), Next: valueID("value", i+1), Figures: true,
			Wrong: i == wrong}
		if i == len(v.fields)-1 {
			f.Next = "done"
		}
		f.Refused = st.Say("setup.topsecret.figures")
		fields = append(fields, form.Item{
			Control: ui.Control{ID: valueID("value", i), Label: name, Role: display.TextField,
				Heard: ui.Heard{Value: v.fields[i].Text}},
			Field: f,
		})
		step := func(way, label, aloud string, by int) form.Item {
			it := form.Button(valueID(way, i), st.Say(label), nil)
			it.Count, it.Aloud = func() { v.step(i, by) }, st.Say(aloud, game.Text(name))
			return it
		}
		steps = append(steps, step("less", "setup.value.less", "voice.less", -1),
			step("more", "setup.value.more", "voice.more", 1))
	}
	return []form.Option{o, {Lines: [][]form.Item{fields, steps}}}
}

// summary says what the documents count, how long it is played, who calls «Boum!» and what helps.
func summary(st *stage.Stage, d *games.Draft) []string {
	out := 0
	if d.Playing < fullHands {
		out = 1
	}
	first, last := valuesOf(d).listed(out)
	documents := st.Say("setup.topsecret.documents", first, last)
	if field, _ := valuesOf(d).wrong(); field >= 0 {
		documents = st.Say("setup.topsecret.undecided")
	}
	length, boum := st.Say("setup.topsecret.one"), st.Say("setup.topsecret.boum.auto")
	if d.Options[topsecret.OptionSeries] == 1 {
		length = st.Say("setup.topsecret.goal")
	}
	if d.Options[topsecret.OptionCalled] == 1 {
		boum = st.Say("setup.topsecret.boum.within", game.Number(d.Options[topsecret.OptionSeconds]))
	}
	odds := "setup.odds.hidden"
	if d.Options[match.OptionOdds] == 1 && st.Settings.Odds != stage.OddsNever {
		odds = "setup.odds.shown"
	}
	return []string{documents, length, boum, st.Say(odds)}
}
