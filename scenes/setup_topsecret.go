package scenes

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// topSecret is the name of the game in the catalogue.
const topSecret = "topsecret"

// ownValues stands for the number of a set of values where a player writes them.
const ownValues = len(topsecret.ValueSets)

// valueKeys are the options that hold the documents' values.
var valueKeys = [topsecret.Ranks]string{
	topsecret.OptionValue1, topsecret.OptionValue2, topsecret.OptionValue3, topsecret.OptionValue4, topsecret.OptionValue5,
}

// topSecretForm are the options of TOP SECRET while they are being chosen.
type topSecretForm struct {
	// set is the number of the set of values, ownValues for those of the fields, which keep what was written.
	set    int
	fields [topsecret.Ranks]ui.Field
	// series and called are on where a series is played, and where «Boum!» must be called within so many seconds.
	series, called bool
	seconds        int
}

func newTopSecretForm() *topSecretForm {
	f := &topSecretForm{seconds: topsecret.DefaultSeconds}
	for i := range f.fields {
		f.fields[i].Max = len(strconv.Itoa(topsecret.MaxValue))
	}
	return f
}

// choose takes a set of values. A player's own begin with those that were chosen before.
func (f *topSecretForm) choose(set int) {
	if set == ownValues && f.fields[0].Text == "" {
		for i, v := range topsecret.ValueSets[f.set] {
			f.fields[i].Set(strconv.Itoa(v))
		}
	}
	f.set = set
}

// values are the documents' values as chosen; of no meaning where trouble has something to say about them.
func (f *topSecretForm) values() [topsecret.Ranks]int {
	if f.set != ownValues {
		return topsecret.ValueSets[f.set]
	}
	var all [topsecret.Ranks]int
	for i := range f.fields {
		all[i], _ = strconv.Atoi(f.fields[i].Text)
	}
	return all
}

// trouble says why one of the player's own values cannot be: the first one only.
func (f *topSecretForm) trouble() (why game.Line, ok bool) {
	field, why := f.wrong()
	return why, field < 0
}

// wrong is the first field whose value cannot be, and why; -1 where all can.
func (f *topSecretForm) wrong() (field int, why game.Line) {
	if f.set != ownValues {
		return -1, game.Line{}
	}
	values := f.values()
	for i, v := range values {
		text := f.fields[i].Text
		switch {
		case text == "":
			return i, game.Say("setup.topsecret.novalue", game.Number(i+1), game.Number(topsecret.MinValue), game.Number(topsecret.MaxValue))
		case v < topsecret.MinValue || v > topsecret.MaxValue || v%topsecret.ValueStep != 0:
			return i, game.Say("setup.topsecret.badvalue", game.Text(text), game.Number(topsecret.MinValue), game.Number(topsecret.MaxValue))
		case slices.Contains(values[:i], v):
			return i, game.Say("setup.topsecret.samevalue", game.Text(strconv.Itoa(v)))
		}
	}
	return -1, game.Line{}
}

// into adds the options. The rules are given the values in their order, and no time where nobody calls.
func (f *topSecretForm) into(options game.Options) {
	values := f.values()
	slices.Sort(values[:])
	for i, key := range valueKeys {
		options[key] = values[i]
	}
	options[topsecret.OptionSeries] = number(f.series)
	options[topsecret.OptionCalled] = number(f.called)
	if f.called {
		options[topsecret.OptionSeconds] = f.seconds
	}
}

// number is an option that is on or off, as the rules take it.
func number(on bool) int {
	if on {
		return 1
	}
	return 0
}

// listed are the values in their order: all but the largest with commas, and the largest.
func (f *topSecretForm) listed() (first string, last int) {
	values := f.values()
	slices.Sort(values[:])
	texts := make([]string, len(values)-1)
	for i := range texts {
		texts[i] = strconv.Itoa(values[i])
	}
	return strings.Join(texts, ", "), values[len(values)-1]
}

// summary tells the options in a few words. Where the odds follow the players it says so: they change with a level.
func (f *topSecretForm) summary(st *stage.Stage, all *form) string {
	first, last := f.listed()
	documents := st.Say("setup.topsecret.documents", game.Text(first), game.Number(last))
	if _, ok := f.trouble(); !ok {
		documents = st.Say("setup.topsecret.undecided")
	}
	length, boum := st.Say("setup.topsecret.one"), st.Say("setup.topsecret.boum.auto")
	if f.series {
		length = st.Say("setup.topsecret.goal")
	}
	if f.called {
		boum = st.Say("setup.topsecret.boum.within", game.Number(f.seconds))
	}
	odds := "setup.odds.hidden"
	switch {
	case st.Settings.Odds == stage.OddsNever:
	case all.odds && !all.oddsChosen && st.Settings.Odds != stage.OddsAlways:
		odds = "setup.odds.shown.follows"
	case all.odds:
		odds = "setup.odds.shown"
	case !all.oddsChosen && all.persons() > 0 && all.persons() < all.playing:
		odds = "setup.odds.hidden.follows"
	}
	return strings.Join([]string{documents, length, boum, st.Say(odds)}, " · ")
}

// helped: counting cards is a help where a person plays against an easy computer.
func (f *topSecretForm) helped(players []seatForm) bool { return oddsByDefault(players) }

// page is the scene in which the options are chosen.
func (f *topSecretForm) page(h *house, all *form) stage.Scene {
	s := &topSecretPage{house: h, form: all, own: f, writing: -1}
	s.correct()
	return s
}
