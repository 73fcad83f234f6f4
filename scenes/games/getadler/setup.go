package getadler

import (
	"slices"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/getadler"
	"safehouse/scenes/games"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// setup is what is chosen before a match.
var setup = games.Setup{Settle: settleRules, Summary: summary, Options: chosen}

// chosen are what is chosen, in the order in which it is read.
var chosen = []games.Option{
	{ID: "rules", Key: optionRules, Title: "setup.getadler.rules", Into: addRules, Shown: evens, Took: keepRules,
		About: rulesAbout, Choices: []games.Choice{
			{ID: "printed", Name: "setup.getadler.rules.printed", Brief: "setup.getadler.brief.printed"},
			{ID: "balanced", Name: "setup.getadler.rules.balanced", Is: 1},
		}},
	{ID: getadler.OptionAbilities, Key: getadler.OptionAbilities, Title: "setup.getadler.abilities",
		Shown: func(d *games.Draft) bool { return !balanced(d, getadler.OptionAbilities) },
		Choices: games.OnOff("setup.getadler.abilities.on.about", "setup.getadler.abilities.off.about",
			"setup.getadler.brief.abilities")},
	{ID: getadler.OptionMission, Key: getadler.OptionMission, Title: "setup.getadler.mission",
		Choices: games.OnOff("setup.getadler.mission.on.about", "setup.getadler.mission.off.about",
			"setup.getadler.brief.mission")},
	{ID: getadler.OptionQuick, Key: getadler.OptionQuick, Title: "setup.getadler.quick",
		Choices: games.OnOff("setup.getadler.quick.on.about", "setup.getadler.quick.off.about",
			"setup.getadler.brief.quick")},
	{ID: getadler.OptionNoBluff, Key: getadler.OptionNoBluff, Title: "setup.getadler.nobluff",
		Shown: func(d *games.Draft) bool { return !evens(d) },
		Choices: games.OnOff("setup.getadler.nobluff.on.about", "setup.getadler.nobluff.off.about",
			"setup.getadler.brief.nobluff")},
	{ID: "notebook", Key: match.OptionOdds, Title: "setup.getadler.notebook", Choices: []games.Choice{
		{ID: "chances", Name: "setup.getadler.notebook.chances", About: "setup.getadler.notebook.chances.about",
			Brief: "setup.getadler.brief.notebook.chances", Is: match.WithChances},
		{ID: "on", Name: "setup.getadler.notebook.on", About: "setup.getadler.notebook.on.about",
			Brief: "setup.getadler.brief.notebook.on", Is: 1},
		{ID: "off", Name: "setup.getadler.notebook.off", About: "setup.getadler.notebook.off.about",
			Brief: "setup.getadler.brief.notebook.off", Is: 0},
	}},
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
func keepRules(st *stage.Stage, is int) { st.Set(func(s *stage.Settings) { s.AsPrinted = is == 0 }) }

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

// houseKeys are the message keys of house rules, by their options.
var houseKeys = map[string]string{
	getadler.OptionOwnFirst: "house.getadler.ownfirst", getadler.OptionMisnamed: "house.getadler.misnamed",
	getadler.OptionAbilities: "house.getadler.abilities", getadler.OptionFallEnds: "house.getadler.fallends",
	getadler.OptionNoBluff: "house.getadler.nobluff", getadler.OptionOneBomb: "house.getadler.onebomb",
	getadler.OptionSmallRefill: "house.getadler.smallrefill", getadler.OptionAccuserOnly: "house.getadler.accuseronly",
}

// rulesAbout says what the rules are that were chosen, and how even they were measured to be.
func rulesAbout(st *stage.Stage, d *games.Draft) string {
	b := balance(d)
	about, shares := st.Say("setup.getadler.rules.printed.about"), b.Printed
	if d.Options[optionRules] == 1 {
		about, shares = stage.Joined(b.Rules, " ", func(key string) string { return st.Say(houseKeys[key]) }), b.Balanced
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
		case o.Key == optionRules && d.Options[optionRules] == 1:
			parts = append(parts, st.Say("setup.getadler.brief.balanced", game.Text(briefly(st, d))))
		case o.Key == match.OptionOdds && len(parts) == 0:
			parts = append(parts, st.Say("setup.getadler.brief.printed"))
			fallthrough
		default:
			if key := o.Taken(st, d).Brief; key != "" {
				parts = append(parts, st.Say(key))
			}
		}
	}
	return parts
}

// briefly says in a few words what the rules of an even match change.
func briefly(st *stage.Stage, d *games.Draft) string {
	return stage.Joined(balance(d).Rules, ", ", func(key string) string { return st.Say(briefKeys[key]) })
}

// briefKeys are the message keys of the house rules of even matches in a few words, by their options.
var briefKeys = map[string]string{
	getadler.OptionAbilities: "house.getadler.brief.abilities", getadler.OptionFallEnds: "house.getadler.brief.fallends",
	getadler.OptionSmallRefill: "house.getadler.brief.smallrefill",
}
