package cards

import (
	"strings"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// getAdlerList is the card list of GET ADLER!
func getAdlerList() []Card {
	var list []Card
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		list = append(list, actionCard(k))
	}
	for r := getadler.Adler; int(r) <= getadler.Roles; r++ {
		list = append(list, characterCard(r))
	}
	letters := part("letters", "G8", display.IconMask)
	letters.Text = "notebook.legend"
	return append(list,
		concept("document", "G32", display.IconStack), concept("escape", "G17", display.IconDoor),
		concept("hero", "G33", display.IconHero), concept("villain", "G42", display.IconMask),
		concept("hour", "G2", display.IconClock), concept("looks", "G50", display.IconHat),
		concept("stunned", "G13", display.IconStunned), concept("confrontation", "G16", display.IconHandcuffs),
		concept("reply", "G21", display.IconShield),
		concept("opponent", "G19", display.IconFootprints), concept("shootout", "G22", display.IconRevolver),
		concept("revealed", "G14", display.IconEye), concept("exchange", "G40", display.IconHandPass),
		concept("ability", "G43", display.IconLightning), concept("mission", "G48", display.IconMedal),
		part("suspect", "G50", display.IconUser), part("held", "G49", display.IconStack),
		letters, part("pile", "G3", display.IconStack), part("discard", "G3", display.IconStack),
		part("side", "G19", display.IconSwords), part("row", "G18", display.IconFootprints),
		part("lane", "G21", display.IconHandcuffs),
	)
}

// actionCard is an action card in the list.
func actionCard(k getadler.Kind) Card {
	c := Card{
		Term: termOf(k), Part: Actions, Title: k.TitleKey(), Text: k.AboutKey(), Ruling: actionRulings[k.Family()],
		Sign: ActionIcon(k),
		Face: func(st *stage.Stage) display.Face { return ActionFace(st.Reader(), k, k.EffectKey()) },
	}
	c.Count, c.Least = span(getadler.MinSeats, func(seats int) int { return getadler.CardsOf(seats)[k] })
	return c
}

// actionRulings are those that the cards come from, by family.
var actionRulings = map[string]string{
	"document": "G32", "question": "G7", "magnifier": "G10", "binoculars": "G11", "arrest": "G6", "escape": "G17",
	"pistol": "G22", "bomb": "G28", "disguise": "G16",
}

// characterCard is a character in the list.
func characterCard(r getadler.Role) Card {
	return Card{
		Term: strings.TrimPrefix(r.Key(), "role."), Part: Characters, Title: r.FullKey(), Text: r.AboutKey(),
		Ruling: characterRulings[r], Count: 1, Least: 1, Sign: display.IconUser,
		Face: func(st *stage.Stage) display.Face { return CharacterFace(st.Reader(), r) },
	}
}

var characterRulings = [getadler.Roles + 1]string{
	getadler.Adler: "G30", getadler.Gold: "G45", getadler.Sharpe: "G44", getadler.Townsend: "G46", getadler.Collins: "G41",
	getadler.Tarasov: "G47",
}

func termOf(k getadler.Kind) string { return strings.TrimPrefix(k.Key(), "card.") }

// ActionFace is an action card; effect is the key of what it says of itself.
func ActionFace(r words.Reader, k getadler.Kind, effect string) display.Face {
	return display.Face{
		Design: display.ActionCard, Symbol: ActionIcon(k), Tone: ActionTone(k), Title: r.T(k.TitleKey()), Value: r.T(effect),
		Term: "getadler." + termOf(k),
	}
}

// CharacterFace is a character's card.
func CharacterFace(r words.Reader, role getadler.Role) display.Face {
	f := display.Face{
		Design: display.Character, Tone: uint8(role), Title: r.T(role.Key()), Note: r.T(role.SideKey()), Marks: 1,
		Term: "getadler." + strings.TrimPrefix(role.Key(), "role."),
	}
	if role.Villain() {
		f.Marks = 2
	}
	for trait := range getadler.Trait(getadler.Traits) {
		c := role.Look(trait)
		f.Paints[trait], f.Lines[trait] = Paints[c], r.T(getadler.ColourKey(trait, c))
	}
	return f
}

// ActionIcon is the picture on an action card.
func ActionIcon(k getadler.Kind) display.Icon { return actions[k].icon }

// ActionTone is the colour of an action card's plate.
func ActionTone(k getadler.Kind) uint8 { return actions[k].tone }

// actions are what action cards look like.
var actions = [getadler.Kinds + 1]struct {
	icon display.Icon
	tone uint8
}{
	getadler.DocumentRAF: {display.IconWings, 2}, getadler.DocumentNavy: {display.IconAnchor, 2},
	getadler.DocumentArmy: {display.IconSwords, 2}, getadler.Question: {display.IconAsk, 1},
	getadler.Magnifier: {display.IconMagnifier, 1}, getadler.Binoculars: {display.IconBinoculars, 1},
	getadler.Arrest: {display.IconHandcuffs, 3}, getadler.EscapeBus: {display.IconBus, 0},
	getadler.EscapeBike: {display.IconBicycle, 0}, getadler.EscapeCar: {display.IconMotor, 0},
	getadler.EscapeMetro: {display.IconTrain, 0}, getadler.EscapeBoat: {display.IconBoat, 0},
	getadler.Pistol: {display.IconRevolver, 0}, getadler.Bomb: {display.IconBomb, 0},
	getadler.Disguise: {display.IconMask, 0},
}

// Paints are the colours of the characters' traits.
var Paints = [...]display.Colour{
	getadler.Brown: theme.TraitBrown, getadler.Black: theme.TraitBlack, getadler.Grey: theme.TraitGrey,
	getadler.Dark: theme.TraitDark, getadler.Blond: theme.TraitBlond, getadler.Blue: theme.TraitBlue,
	getadler.Beige: theme.TraitBeige, getadler.Navy: theme.TraitNavy,
}
