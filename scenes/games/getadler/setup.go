package getadler

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/getadler"
	"safehouse/scenes/games"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// setup is what is chosen before a match.
var setup = games.Setup{Helps: true, Settle: settleRules, Summary: summary, Options: chosen}

// chosen are what is chosen, in the order in which it is read.
var chosen = []games.Option{
	{ID: "rules", Key: optionRules, Into: addRules, Shown: evens, Took: keepRules, About: rulesAbout,
		Choices: []games.Choice{{ID: "printed"}, {ID: "balanced", Is: 1}}},
	{ID: getadler.OptionAbilities, Key: getadler.OptionAbilities, Choices: games.OnOff,
		Shown: func(d *games.Draft) bool { return !balanced(d, getadler.OptionAbilities) }},
	{ID: getadler.OptionMission, Key: getadler.OptionMission, Choices: games.OnOff},
	{ID: getadler.OptionQuick, Key: getadler.OptionQuick, Choices: games.OnOff},
	{ID: getadler.OptionNoBluff, Key: getadler.OptionNoBluff, Choices: games.OnOff,
		Shown: func(d *games.Draft) bool { return !evens(d) }},
	{ID: "notebook", Key: match.OptionOdds,
		Choices: []games.Choice{{ID: "chances", Is: match.WithChances}, {ID: "on", Is: 1}, {ID: "off"}}},
}

// settleRules has the rules of a match follow how many play: even ones hold where there are any, until somebody chooses
// the printed ones.
func settleRules(st *stage.Stage, d *games.Draft) {
	d.Options[optionRules] = 0
	if evens(d) && !st.Settings.AsPrinted {
		d.Options[optionRules] = 1
	}
}

// keepRules has who plays as printed, or evenly, do so in the next match too.
func keepRules(st *stage.Stage, is int) {
	st.Set(func(s *stage.Settings) { s.AsPrinted = is == 0 })
}

// optionRules is what GET ADLER! is played by: the rules as printed, 0, or the house rules for an even match, 1.
const optionRules = "rules"

// balance is what makes a match of so many players even; nothing where no rule does.
func balance(d *games.Draft) catalog.Balance { return catalog.GetAdlerBalance[d.Playing] }

// evens reports whether there are house rules to choose for so many players.
func evens(d *games.Draft) bool { return len(balance(d).Rules) > 0 }

// balanced reports whether an option is on because the match was chosen to be even.
func balanced(d *games.Draft, key string) bool {
	return d.Options[optionRules] == 1 && slices.Contains(balance(d).Rules, key)
}

// addRules adds the house rules of an even match.
func addRules(d *games.Draft, options game.Options) {
	if d.Options[optionRules] == 1 {
		for _, key := range balance(d).Rules {
			options[key] = 1
		}
	}
}

// rulesAbout says what the rules are that were chosen, and how even they were measured to be.
func rulesAbout(st *stage.Stage, d *games.Draft) string {
	b := balance(d)
	about, shares := st.Say("setup.getadler.rules.printed.about"), b.Printed
	if d.Options[optionRules] == 1 {
		var named []string
		for _, key := range b.Rules {
			named = append(named, st.Say("house.getadler."+key))
		}
		about, shares = strings.Join(named, " "), b.Balanced
	}
	return stage.Sentences(about, st.Say("setup.getadler.rules.share", game.Number(shares[0]), game.Number(shares[1]),
		game.Number(shares[2])))
}

// summary names what is on, and says what the notebook does.
func summary(st *stage.Stage, d *games.Draft) []string {
	var parts []string
	for i := range chosen {
		switch o := &chosen[i]; {
		case !o.Offered(d):
		case o.Key == optionRules:
			parts = append(parts, st.Say("setup.getadler.brief."+o.Taken(st, d)))
		case o.Key == match.OptionOdds:
			if len(parts) == 0 {
				parts = append(parts, st.Say("setup.getadler.usual"))
			}
			parts = append(parts, st.Say("setup.getadler.brief.notebook."+o.Taken(st, d)))
		case d.Options[o.Key] == 1:
			parts = append(parts, st.Say("setup.getadler.brief."+o.Key))
		}
	}
	return parts
}
