package getadler

import (
	"strings"

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
	letters := cards.OnTable("letters", "G8", display.IconMask)
	letters.Text = "notebook.legend"
	return append(list,
		cards.Concept("document", "G32", display.IconStack), cards.Concept("escape", "G17", display.IconDoor),
		cards.Concept("hero", "G33", display.IconHero), cards.Concept("villain", "G42", display.IconMask),
		cards.Concept("hour", "G2", display.IconClock), cards.Concept("looks", "G50", display.IconHat),
		cards.Concept("stunned", "G13", display.IconStunned), cards.Concept("confrontation", "G16", display.IconHandcuffs),
		cards.Concept("reply", "G21", display.IconShield),
		cards.Concept("opponent", "G19", display.IconFootprints), cards.Concept("shootout", "G22", display.IconRevolver),
		cards.Concept("revealed", "G14", display.IconEye), cards.Concept("exchange", "G40", display.IconHandPass),
		cards.Concept("ability", "G43", display.IconLightning), cards.Concept("mission", "G48", display.IconMedal),
		cards.OnTable("suspect", "G50", display.IconUser), cards.OnTable("held", "G49", display.IconStack),
		letters, cards.OnTable("pile", "G3", display.IconStack), cards.OnTable("discard", "G3", display.IconStack),
		cards.OnTable("side", "G19", display.IconSwords), cards.OnTable("row", "G18", display.IconFootprints),
		cards.OnTable("lane", "G21", display.IconHandcuffs),
	)
}

// actionCard is an action card in the list.
func actionCard(k getadler.Kind) cards.Card {
	c := cards.Card{
		Term: termOf(k), Part: actionPart, Title: k.TitleKey(), Text: k.AboutKey(), Ruling: actionRulings[k.Family()],
		Sign: signs.ActionIcon(k),
		Face: func(st *stage.Stage) display.Face { return actionFace(st.Reader(), k, k.EffectKey()) },
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
		Term: strings.TrimPrefix(r.Key(), "role."), Part: characterPart, Title: r.FullKey(), Text: r.AboutKey(),
		Ruling: characterRulings[r], Count: 1, Least: 1, Sign: display.IconUser,
		Face: func(st *stage.Stage) display.Face { return characterFace(st.Reader(), r) },
	}
}

var characterRulings = [getadler.Roles + 1]string{
	getadler.Adler: "G30", getadler.Gold: "G45", getadler.Sharpe: "G44", getadler.Townsend: "G46", getadler.Collins: "G41",
	getadler.Tarasov: "G47",
}

func termOf(k getadler.Kind) string { return strings.TrimPrefix(k.Key(), "card.") }

// actionFace is an action card; effect is the key of what it says of itself.
func actionFace(r words.Reader, k getadler.Kind, effect string) display.Face {
	return display.Face{
		Design: designs.ActionCard, Symbol: signs.ActionIcon(k), Tone: signs.ActionTone(k), Title: r.T(k.TitleKey()),
		Value: r.T(effect),
		Term:  "getadler." + termOf(k),
	}
}

// characterFace is a character's card.
func characterFace(r words.Reader, role getadler.Role) display.Face {
	f := display.Face{
		Design: designs.Character, Portrait: role.String(), Title: r.T(role.Key()), Note: r.T(role.SideKey()), Marks: 1,
		Term: "getadler." + strings.TrimPrefix(role.Key(), "role."),
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
