package getadler

import (
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/stage"
)

// The parts of the list that are cards.
const (
	actionPart    cards.Part = "cards.part.actions"
	characterPart cards.Part = "cards.part.characters"
)

// cardList is the card list.
func cardList() []cards.Card {
	var list []cards.Card
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		list = append(list, actionCard(k))
	}
	for r := getadler.Adler; int(r) <= getadler.Roles; r++ {
		list = append(list, characterCard(r))
	}
	letters := cards.OnTable("getadler:letters", "G8", display.IconMask, "cards.getadler.letters.title", "notebook.legend")
	return append(list,
		cards.Concept("getadler:document", "G32", display.IconStack, "cards.getadler.document.title",
			"cards.getadler.document.text", "cards.getadler.document.forms"),
		cards.Concept("getadler:escape", "G17", display.IconDoor, "cards.getadler.escape.title",
			"cards.getadler.escape.text", "cards.getadler.escape.forms"),
		cards.Concept("getadler:hero", "G33", display.IconHero, "cards.getadler.hero.title", "cards.getadler.hero.text",
			"cards.getadler.hero.forms"),
		cards.Concept("getadler:villain", "G42", display.IconMask, "cards.getadler.villain.title",
			"cards.getadler.villain.text", "cards.getadler.villain.forms"),
		cards.Concept("getadler:hour", "G2", display.IconClock, "cards.getadler.hour.title", "cards.getadler.hour.text",
			"cards.getadler.hour.forms"),
		cards.Concept("getadler:looks", "G50", display.IconHat, "cards.getadler.looks.title", "cards.getadler.looks.text",
			"cards.getadler.looks.forms"),
		cards.Concept("getadler:stunned", "G13", display.IconStunned, "cards.getadler.stunned.title",
			"cards.getadler.stunned.text", "cards.getadler.stunned.forms"),
		cards.Concept("getadler:confrontation", "G16", display.IconHandcuffs, "cards.getadler.confrontation.title",
			"cards.getadler.confrontation.text", "cards.getadler.confrontation.forms"),
		cards.Concept("getadler:reply", "G21", display.IconShield, "cards.getadler.reply.title",
			"cards.getadler.reply.text", "cards.getadler.reply.forms"),
		cards.Concept("getadler:opponent", "G19", display.IconFootprints, "cards.getadler.opponent.title",
			"cards.getadler.opponent.text", "cards.getadler.opponent.forms"),
		cards.Concept("getadler:shootout", "G22", display.IconRevolver, "cards.getadler.shootout.title",
			"cards.getadler.shootout.text", "cards.getadler.shootout.forms"),
		cards.Concept("getadler:revealed", "G14", display.IconEye, "cards.getadler.revealed.title",
			"cards.getadler.revealed.text", "cards.getadler.revealed.forms"),
		cards.Concept("getadler:exchange", "G40", display.IconHandPass, "cards.getadler.exchange.title",
			"cards.getadler.exchange.text", "cards.getadler.exchange.forms"),
		cards.Concept("getadler:ability", "G43", display.IconLightning, "cards.getadler.ability.title",
			"cards.getadler.ability.text", "cards.getadler.ability.forms"),
		cards.Concept("getadler:mission", "G48", display.IconMedal, "cards.getadler.mission.title",
			"cards.getadler.mission.text", "cards.getadler.mission.forms"),
		cards.OnTable("getadler:suspect", "G50", display.IconUser, "cards.getadler.suspect.title",
			"cards.getadler.suspect.text"),
		cards.OnTable("getadler:held", "G49", display.IconStack, "cards.getadler.held.title", "cards.getadler.held.text"),
		letters, cards.OnTable("getadler:pile", "G3", display.IconStack, "cards.getadler.pile.title",
			"cards.getadler.pile.text"),
		cards.OnTable("getadler:discard", "G3", display.IconStack, "cards.getadler.discard.title",
			"cards.getadler.discard.text"),
		cards.OnTable("getadler:side", "G19", display.IconSwords, "cards.getadler.side.title", "cards.getadler.side.text"),
		cards.OnTable("getadler:row", "G18", display.IconFootprints, "cards.getadler.row.title", "cards.getadler.row.text"),
		cards.OnTable("getadler:lane", "G21", display.IconHandcuffs, "cards.getadler.lane.title", "cards.getadler.lane.text"),
	)
}

// actionCard is an action card in the list.
func actionCard(k getadler.Kind) cards.Card {
	c := cards.Card{
		Term: actions[k].term, Part: actionPart, Title: k.TitleKey(), Text: k.AboutKey(), Forms: actions[k].forms,
		Ruling: actionRulings[k.Family()],
		Sign:   signs.ActionIcon(k),
		Face:   func(st *stage.Stage) display.Face { return actionFace(st.Reader(), k, k.EffectKey()) },
	}
	c.Count, c.Least = cards.Span(getadler.MinSeats, func(seats int) int { return getadler.CardsOf(seats)[k] })
	return c
}

// actionRulings are those that the cards come from, by family.
var actionRulings = map[string]string{
	"document": "G32", "question": "G7", "magnifier": "G10", "binoculars": "G11", "arrest": "G6", "escape": "G17",
	"pistol": "G22", "bomb": "G28", "disguise": "G16",
}

// characterCard is a character in the list.
func characterCard(r getadler.Role) cards.Card {
	return cards.Card{
		Term: characterTerms[r], Part: characterPart, Title: r.FullKey(), Text: r.AboutKey(), Forms: characterForms[r],
		Ruling: characterRulings[r], Count: 1, Least: 1, Sign: display.IconUser,
		Face: func(st *stage.Stage) display.Face { return characterFace(st.Reader(), r) },
	}
}

var characterRulings = [getadler.Roles + 1]string{
	getadler.Adler: "G30", getadler.Gold: "G45", getadler.Sharpe: "G44", getadler.Townsend: "G46", getadler.Collins: "G41",
	getadler.Tarasov: "G47",
}

// actions are the terms of the action cards, the keys of the words by which sentences name them, and of several of a
// kind.
var actions = [getadler.Kinds + 1]struct{ term, forms, several string }{
	getadler.DocumentRAF:  {"getadler:raf", "cards.getadler.raf.forms", "rules.getadler.cards.raf"},
	getadler.DocumentNavy: {"getadler:navy", "cards.getadler.navy.forms", "rules.getadler.cards.navy"},
	getadler.DocumentArmy: {"getadler:army", "cards.getadler.army.forms", "rules.getadler.cards.army"},
	getadler.Question:     {"getadler:question", "cards.getadler.question.forms", "rules.getadler.cards.question"},
	getadler.Magnifier:    {"getadler:magnifier", "cards.getadler.magnifier.forms", "rules.getadler.cards.magnifier"},
	getadler.Binoculars:   {"getadler:binoculars", "cards.getadler.binoculars.forms", "rules.getadler.cards.binoculars"},
	getadler.Arrest:       {"getadler:arrest", "cards.getadler.arrest.forms", "rules.getadler.cards.arrest"},
	getadler.EscapeBus:    {"getadler:bus", "cards.getadler.bus.forms", "rules.getadler.cards.bus"},
	getadler.EscapeBike:   {"getadler:bike", "cards.getadler.bike.forms", "rules.getadler.cards.bike"},
	getadler.EscapeCar:    {"getadler:car", "cards.getadler.car.forms", "rules.getadler.cards.car"},
	getadler.EscapeMetro:  {"getadler:metro", "cards.getadler.metro.forms", "rules.getadler.cards.metro"},
	getadler.EscapeBoat:   {"getadler:boat", "cards.getadler.boat.forms", "rules.getadler.cards.boat"},
	getadler.Pistol:       {"getadler:pistol", "cards.getadler.pistol.forms", "rules.getadler.cards.pistol"},
	getadler.Bomb:         {"getadler:bomb", "cards.getadler.bomb.forms", "rules.getadler.cards.bomb"},
	getadler.Disguise:     {"getadler:disguise", "cards.getadler.disguise.forms", "rules.getadler.cards.disguise"},
}

// characterTerms are the terms of the characters, and characterForms the keys of the words by which sentences name
// them.
var (
	characterTerms = [getadler.Roles + 1]string{
		getadler.Adler: "getadler:adler", getadler.Gold: "getadler:gold", getadler.Sharpe: "getadler:sharpe",
		getadler.Townsend: "getadler:townsend", getadler.Collins: "getadler:collins",
		getadler.Tarasov: "getadler:tarasov",
	}
	characterForms = [getadler.Roles + 1]string{
		getadler.Adler: "cards.getadler.adler.forms", getadler.Gold: "cards.getadler.gold.forms",
		getadler.Sharpe: "cards.getadler.sharpe.forms", getadler.Townsend: "cards.getadler.townsend.forms",
		getadler.Collins: "cards.getadler.collins.forms", getadler.Tarasov: "cards.getadler.tarasov.forms",
	}
)

// actionFace is an action card; effect is the key of what it says of itself.
func actionFace(r words.Reader, k getadler.Kind, effect string) display.Face {
	return display.Face{
		Design: designs.ActionCard, Symbol: signs.ActionIcon(k), Tone: signs.ActionTone(k), Title: r.T(k.TitleKey()),
		Value: r.T(effect),
		Term:  actions[k].term,
	}
}

// characterFace is a character's card.
func characterFace(r words.Reader, role getadler.Role) display.Face {
	f := display.Face{
		Design: designs.Character, Portrait: role.String(), Title: r.T(role.Key()), Note: r.T(role.SideKey()), Marks: 1,
		Term: characterTerms[role],
	}
	if role.Villain() {
		f.Marks = 2
	}
	for trait := range getadler.Trait(getadler.Traits) {
		c := role.Look(trait)
		f.Paints[trait], f.Lines[trait] = signs.Paints[c], r.T(getadler.ColourKey(trait, c))
	}
	return f
}
