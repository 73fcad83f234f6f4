package scenes

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/getadler"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/scenes/form"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// ownOptions is what the set-up of one game has of its own.
type ownOptions struct {
	options []option
	// helps reports that a match helps with figures or conclusions whoever plays, where nobody has chosen.
	helps bool
	// written reports that values are written, which may have to be corrected.
	written bool
	// summary puts the options into a few words; nil for a game whose options all stand on the set-up itself.
	summary func(*stage.Stage, *draft) []string
}

// option is something to choose before a match. Its words begin with setup, the game and its id: a name, and for each
// choice a name and what it means.
type option struct {
	// id names its controls, key is that of the rules.
	id, key string
	// into adds what was chosen to the options of a match; nil for one that is an option of the rules itself.
	into func(*draft, game.Options)
	// choices are what can be chosen, and what each is to the rules; none for a number that is counted.
	choices []choice
	// shown reports whether it is to be chosen at all; nil for always.
	shown func(*draft) bool
}

type choice struct {
	id string
	is int
}

var onOff = []choice{{"on", 1}, {"off", 0}}

// values is the id of the option that is no number: the documents' values of TOP SECRET.
const valuesID = "values"

// owned are the options of the games by their names.
var owned = map[string]ownOptions{
	"kompromat": {options: []option{{id: "odds", key: optionOdds, choices: onOff}}},
	"topsecret": {written: true, summary: topSecretSummary, options: []option{
		{id: valuesID, into: (*draft).addValues},
		{id: "series", key: topsecret.OptionSeries, choices: []choice{{"one", 0}, {"series", 1}}},
		{id: "boum", key: topsecret.OptionCalled, choices: []choice{{"self", 0}, {"called", 1}}},
		{id: "seconds", key: topsecret.OptionSeconds,
			shown: func(d *draft) bool { return d.options[topsecret.OptionCalled] == 1 }},
		{id: "odds", key: optionOdds, choices: onOff},
	}},
	"getadler": {helps: true, summary: getAdlerSummary, options: []option{
		{id: "rules", key: optionRules, into: (*draft).addRules, shown: (*draft).evens,
			choices: []choice{{"printed", 0}, {"balanced", 1}}},
		{id: getadler.OptionAbilities, key: getadler.OptionAbilities, choices: onOff,
			shown: func(d *draft) bool { return !d.balanced(getadler.OptionAbilities) }},
		{id: getadler.OptionMission, key: getadler.OptionMission, choices: onOff},
		{id: getadler.OptionQuick, key: getadler.OptionQuick, choices: onOff},
		{id: getadler.OptionNoBluff, key: getadler.OptionNoBluff, choices: onOff,
			shown: func(d *draft) bool { return !d.evens() }},
		{id: "notebook", key: optionOdds, choices: []choice{{"chances", match.WithChances}, {"on", 1}, {"off", 0}}},
	}},
}

// add adds an option as it was chosen to those of a match.
func (o *option) add(d *draft, options game.Options) {
	if o.into == nil {
		options[o.key] = d.options[o.key]
		return
	}
	o.into(d, options)
}

// addValues adds the values of TOP SECRET's documents.
func (d *draft) addValues(options game.Options) {
	for i, value := range d.values.inOrder() {
		options[valueKeys[i]] = value
	}
}

// set takes a choice. Who plays as printed, or evenly, does so in the next match too.
func (o *option) set(st *stage.Stage, d *draft, is int) {
	d.options[o.key] = is
	d.oddsChosen = d.oddsChosen || o.key == optionOdds
	if o.key == optionRules {
		st.Set(func(s *stage.Settings) { s.AsPrinted = is == 0 })
	}
}

// taken is the choice that holds: of the odds that which the settings have made for every match, where they have.
func (o *option) taken(st *stage.Stage, d *draft) string {
	now := d.options[o.key]
	if o.key == optionOdds && st.Settings.Odds == stage.OddsNever {
		now = 0
	}
	for _, c := range o.choices {
		if c.is == now {
			return c.id
		}
	}
	return ""
}

// words are the label of an option, and the sentence about what is chosen; empty where there is none.
func (o *option) words(st *stage.Stage, d *draft) (label, about string) {
	stem := "setup." + d.game.Name + "." + o.id
	if o.key == optionRules {
		return st.Say(stem), rulesAbout(st, d)
	}
	if key := stem + "." + o.taken(st, d) + ".about"; st.Reader().Has(key) {
		about = st.Say(key, game.Number(d.options[topsecret.OptionSeconds]), game.Number(topsecret.Fine))
	}
	return st.Say(stem), about
}

// items are what can be pressed to choose. Choices that have no names of their own are On and Off.
func (o *option) items(st *stage.Stage, d *draft) []form.Item {
	label, _ := o.words(st, d)
	if len(o.choices) == 0 {
		return o.counting(st, d)
	}
	why := ""
	if o.key == optionOdds && st.Settings.Odds == stage.OddsNever {
		why = st.Say("seats.odds.never")
	}
	names := make([]ui.Choice, len(o.choices))
	for i, c := range o.choices {
		key := "setup." + d.game.Name + "." + o.id + "." + c.id
		if !st.Reader().Has(key) {
			key = "setup." + c.id
		}
		names[i] = ui.Choice{ID: c.id, Label: st.Say(key)}
	}
	return form.Choices(st, o.id, label, o.taken(st, d), names, why, func(id string) {
		for _, c := range o.choices {
			if c.id == id {
				o.set(st, d, c.is)
			}
		}
		d.settle(st)
	})
}

// counting are the buttons between which a number is counted, within the bounds of the catalogue.
func (o *option) counting(st *stage.Stage, d *draft) []form.Item {
	stem := "setup." + d.game.Name + "." + o.id
	now := d.options[o.key]
	button := func(id, label string, by int) form.Item {
		it := form.Item{Control: ui.Control{ID: o.id + "." + id, Label: label, Role: display.Button},
			Count: func() { d.options[o.key] += by }}
		for _, bound := range d.game.Options {
			if bound.Key == o.key {
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

// topSecretSummary says where the odds follow the players that they do: they change with a level.
func topSecretSummary(st *stage.Stage, d *draft) []string {
	out := 0
	if d.playing < fullHands {
		out = 1
	}
	first, last := d.values.listed(out)
	documents := st.Say("setup.topsecret.documents", first, last)
	if field, _ := d.values.wrong(); field >= 0 {
		documents = st.Say("setup.topsecret.undecided")
	}
	length, boum := st.Say("setup.topsecret.one"), st.Say("setup.topsecret.boum.auto")
	if d.options[topsecret.OptionSeries] == 1 {
		length = st.Say("setup.topsecret.goal")
	}
	if d.options[topsecret.OptionCalled] == 1 {
		boum = st.Say("setup.topsecret.boum.within", game.Number(d.options[topsecret.OptionSeconds]))
	}
	shown, odds := d.options[optionOdds] == 1, "setup.odds.hidden"
	switch {
	case st.Settings.Odds == stage.OddsNever:
	case shown && !d.oddsChosen && st.Settings.Odds != stage.OddsAlways:
		odds = "setup.odds.shown.follows"
	case shown:
		odds = "setup.odds.shown"
	case !d.oddsChosen && d.persons() > 0 && d.persons() < d.playing:
		odds = "setup.odds.hidden.follows"
	}
	return []string{documents, length, boum, st.Say(odds)}
}

// optionRules is what GET ADLER! is played by: the rules as printed, 0, or the house rules for an even match, 1.
const optionRules = "rules"

// balance is what makes a match of so many players even; nothing where no rule does.
func (d *draft) balance() catalog.Balance {
	if d.game.Name != "getadler" {
		return catalog.Balance{}
	}
	return catalog.GetAdlerBalance[d.playing]
}

// evens reports whether there are house rules to choose for so many players.
func (d *draft) evens() bool { return len(d.balance().Rules) > 0 }

// balanced reports whether an option is on because the match was chosen to be even.
func (d *draft) balanced(key string) bool {
	return d.options[optionRules] == 1 && slices.Contains(d.balance().Rules, key)
}

// addRules adds the house rules of an even match.
func (d *draft) addRules(options game.Options) {
	if d.options[optionRules] == 1 {
		for _, key := range d.balance().Rules {
			options[key] = 1
		}
	}
}

// rulesAbout says what the rules are that were chosen, and how even they were measured to be.
func rulesAbout(st *stage.Stage, d *draft) string {
	b := d.balance()
	about, shares := st.Say("setup.getadler.rules.printed.about"), b.Printed
	if d.options[optionRules] == 1 {
		var named []string
		for _, key := range b.Rules {
			named = append(named, st.Say("house.getadler."+key))
		}
		about, shares = strings.Join(named, " "), b.Balanced
	}
	return stage.Sentences(about, st.Say("setup.getadler.rules.share", game.Number(shares[0]), game.Number(shares[1]),
		game.Number(shares[2])))
}

// getAdlerSummary names what is on, and says what the notebook does.
func getAdlerSummary(st *stage.Stage, d *draft) []string {
	var parts []string
	for i := range d.own.options {
		switch o := &d.own.options[i]; {
		case o.shown != nil && !o.shown(d):
		case o.key == optionRules:
			parts = append(parts, st.Say("setup.getadler.brief."+o.taken(st, d)))
		case o.key == optionOdds:
			if len(parts) == 0 {
				parts = append(parts, st.Say("setup.getadler.usual"))
			}
			parts = append(parts, st.Say("setup.getadler.brief.notebook."+o.taken(st, d)))
		case d.options[o.key] == 1:
			parts = append(parts, st.Say("setup.getadler.brief."+o.key))
		}
	}
	return parts
}
