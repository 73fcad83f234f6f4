package getadler

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/books"
)

// chapters are those of the book of rules.
var chapters = []books.Chapter{
	{
		Head: "rules.getadler.aim.head", Part: books.AtFirst,
		Text:    []string{"rules.getadler.aim.1", "rules.getadler.aim.2"},
		Answers: []string{"", ""},
	},
	{
		Head: "rules.getadler.characters.head", Part: books.OnTable,
		Text:    []string{"rules.getadler.characters.1", "rules.getadler.characters.2"},
		Answers: []string{"G50", "G42 G52"}, Portraits: characterTerms[1:], Table: lookTable,
	},
	{
		Head:    "rules.getadler.kinds.head",
		Text:    []string{"rules.getadler.kinds.1"},
		Answers: []string{""}, Kinds: cardKinds,
	},
	{
		Head:    "rules.getadler.cards.head",
		Text:    []string{"rules.getadler.cards.1"},
		Answers: []string{""}, Table: deckTable,
	},
	{
		Head:    "rules.getadler.hours.head",
		Text:    []string{"rules.getadler.hours.1"},
		Answers: []string{"G1 G2"},
	},
	{
		Head: "rules.getadler.turn.head", Part: books.InTurn,
		Text:    []string{"rules.getadler.turn.1", "rules.getadler.turn.2"},
		Answers: []string{"G4 G51", "G3 G54"},
	},
	{
		Head: "rules.getadler.question.head", Watch: "getadler:question",
		Text:    []string{"rules.getadler.question.1", "rules.getadler.question.2", "rules.getadler.question.3"},
		Answers: []string{"G7 G53", "G8", "G9"},
		Shows:   []books.Show{books.Below(1, books.Card("getadler:question"))},
	},
	{
		Head:    "rules.getadler.looking.head",
		Text:    []string{"rules.getadler.looking.1", "rules.getadler.looking.2", "rules.getadler.looking.3"},
		Answers: []string{"G10", "G11", "G12"},
		Shows:   []books.Show{books.Below(2, books.Card("getadler:magnifier"), books.Card("getadler:binoculars"))},
	},
	{
		Head: "rules.getadler.arrest.head", Watch: "getadler:fight",
		Text: []string{
			"rules.getadler.arrest.1", "rules.getadler.arrest.2", "rules.getadler.arrest.3", "rules.getadler.arrest.4",
			"rules.getadler.arrest.5", "rules.getadler.arrest.6",
		},
		Answers: []string{"G6", "G13", "G14", "G5", "G38", "G15"},
		Shows:   []books.Show{books.Below(1, books.Card("getadler:arrest"))},
	},
	{
		Head: "rules.getadler.confrontation.head", Part: books.Special, Watch: "getadler:fight",
		Text: []string{
			"rules.getadler.confrontation.1", "rules.getadler.confrontation.2", "rules.getadler.confrontation.3",
			"rules.getadler.confrontation.4",
		},
		Answers: []string{"G16 G21 G39", "G17 G18", "G19 G20", "G28"},
		Shows: []books.Show{
			books.Below(
				1, books.Card("getadler:arrest"), books.Arrow(), books.Card("getadler:bus"), books.Card("getadler:disguise"),
				books.Card("getadler:bomb"), books.Card("getadler:pistol"),
			),
			books.Below(
				2, books.Card("getadler:bus"), books.Arrow(), books.Card("getadler:bus"),
				books.Said("rules.getadler.confrontation.follows"), books.Card("getadler:bike"),
				books.Said("rules.getadler.confrontation.free"),
			),
		},
	},
	{
		Head: "rules.getadler.shootout.head", Watch: "getadler:fight",
		Text:    []string{"rules.getadler.shootout.1", "rules.getadler.shootout.2"},
		Answers: []string{"G22", "G23 G24"},
		Shows: []books.Show{
			books.Below(
				1, books.Card("getadler:pistol"), books.Said("rules.getadler.shootout.villain"), books.Card("getadler:pistol"),
				books.Said("rules.getadler.shootout.hero"), books.Card("getadler:pistol"),
				books.Said("rules.getadler.shootout.behind"),
			),
		},
	},
	{
		Head: "rules.getadler.after.head",
		Text: []string{
			"rules.getadler.after.1", "rules.getadler.after.2", "rules.getadler.after.3", "rules.getadler.after.4",
		},
		Answers: []string{"G25 G55", "G27", "G26 G36", "G56"},
	},
	{
		Head:    "rules.getadler.collins.head",
		Text:    []string{"rules.getadler.collins.1", "rules.getadler.collins.2", "rules.getadler.collins.3"},
		Answers: []string{"G40", "G35 G37 G58", "G41"},
	},
	{
		Head:    "rules.getadler.talk.head",
		Text:    []string{"rules.getadler.talk.1"},
		Answers: []string{"G49"},
	},
	{
		Head: "rules.getadler.end.head", Part: books.AtEnd,
		Text:    []string{"rules.getadler.end.1", "rules.getadler.end.2"},
		Answers: []string{"G29 G30 G31 G32", "G33 G34 G57"},
	},
	{
		Head: "rules.getadler.abilities.head", Part: books.Variants,
		Text: []string{
			"rules.getadler.abilities.1", "rules.getadler.abilities.2", "rules.getadler.abilities.3",
			"rules.getadler.abilities.4", "rules.getadler.abilities.5",
		},
		Answers: []string{"G43", "G44", "G45", "G46", "G47"},
	},
	{
		Head:    "rules.getadler.mission.head",
		Text:    []string{"rules.getadler.mission.1", "rules.getadler.mission.2"},
		Answers: []string{"G48", "G59"},
	},
	{
		Head:    "rules.getadler.options.head",
		Text:    []string{"rules.getadler.options.1", "rules.getadler.options.2"},
		Answers: []string{"", ""},
	},
	{
		Head: "rules.getadler.ours.head", Part: books.Sources,
		Text:    []string{"rules.getadler.ours.1", "rules.getadler.ours.2"},
		Answers: []string{"", ""},
	},
}

// cardKinds are its action cards by what they do: a document of one branch and an escape by one vehicle stand for
// the others.
var cardKinds = []books.CardKind{
	{Term: "getadler:document", Like: "getadler:raf"}, {Term: "getadler:question"}, {Term: "getadler:magnifier"},
	{Term: "getadler:binoculars"}, {Term: "getadler:arrest"}, {Term: "getadler:escape", Like: "getadler:bus"},
	{Term: "getadler:pistol"}, {Term: "getadler:bomb"}, {Term: "getadler:disguise"},
}

// deckKeys are the keys of several cards of a kind.
var deckKeys = [getadler.Kinds + 1]string{
	getadler.DocumentRAF: "rules.getadler.cards.raf", getadler.DocumentNavy: "rules.getadler.cards.navy",
	getadler.DocumentArmy: "rules.getadler.cards.army", getadler.Question: "rules.getadler.cards.question",
	getadler.Magnifier: "rules.getadler.cards.magnifier", getadler.Binoculars: "rules.getadler.cards.binoculars",
	getadler.Arrest: "rules.getadler.cards.arrest", getadler.EscapeBus: "rules.getadler.cards.bus",
	getadler.EscapeBike: "rules.getadler.cards.bike", getadler.EscapeCar: "rules.getadler.cards.car",
	getadler.EscapeMetro: "rules.getadler.cards.metro", getadler.EscapeBoat: "rules.getadler.cards.boat",
	getadler.Pistol: "rules.getadler.cards.pistol", getadler.Bomb: "rules.getadler.cards.bomb",
	getadler.Disguise: "rules.getadler.cards.disguise",
}

// deckTable is what is in play.
var deckTable = deckCounts()

func deckCounts() *books.Table {
	t := &books.Table{Corner: "rules.getadler.cards.each", Heads: []string{
		"rules.getadler.cards.four", "rules.getadler.cards.five", "rules.getadler.cards.six"}, Sum: true}
	all := books.TableRow{Label: "rules.getadler.cards.all"}
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		row := books.TableRow{Label: deckKeys[k]}
		for seats := getadler.MinSeats; seats <= game.MaxSeats; seats++ {
			row.Figures = append(row.Figures, strconv.Itoa(getadler.CardsOf(seats)[k]))
		}
		t.Rows = append(t.Rows, row)
	}
	for seats := getadler.MinSeats; seats <= game.MaxSeats; seats++ {
		cards := getadler.CardsOf(seats)
		all.Figures = append(all.Figures, strconv.Itoa(cards.Sum()))
	}
	t.Rows = append(t.Rows, all)
	return t
}

// lookKeys are the keys of what each characteristic is called, characterKeys those of each character with its side.
var (
	lookKeys = [getadler.Traits]string{
		getadler.Hat: "rules.getadler.characters.hat", getadler.Hair: "rules.getadler.characters.hair",
		getadler.Eyes: "rules.getadler.characters.eyes", getadler.Coat: "rules.getadler.characters.coat",
	}
	characterKeys = [getadler.Roles + 1]string{
		getadler.Adler: "rules.getadler.characters.adler", getadler.Gold: "rules.getadler.characters.gold",
		getadler.Sharpe: "rules.getadler.characters.sharpe", getadler.Townsend: "rules.getadler.characters.townsend",
		getadler.Collins: "rules.getadler.characters.collins", getadler.Tarasov: "rules.getadler.characters.tarasov",
	}
)

// lookTable is how they look, in words.
var lookTable = characterLooks()

func characterLooks() *books.Table {
	t := &books.Table{Worded: true, Corner: "rules.getadler.characters.each", Heads: lookKeys[:]}
	for r := getadler.Adler; int(r) <= getadler.Roles; r++ {
		row := books.TableRow{Label: characterKeys[r]}
		for trait := range getadler.Trait(getadler.Traits) {
			row.Figures = append(row.Figures, getadler.ColourKey(trait, r.Look(trait)))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// minute tells the game in a minute.
var minute = []books.Glance{
	{Key: "glance.getadler.1", Rows: [][]books.Piece{
		{
			books.Sitter("getadler:adler"), books.Sitter("getadler:gold"), books.Sitter("getadler:sharpe"),
			books.Sitter("getadler:townsend"),
		},
	}},
	{Key: "glance.getadler.2", Rows: [][]books.Piece{
		{books.Card("getadler:question"), books.Arrow(), books.Sitter("getadler:sharpe")},
	}},
	{Key: "glance.getadler.3", Rows: [][]books.Piece{
		{books.Card("getadler:navy"), books.Card("getadler:raf"), books.Arrow(), books.Crossed()},
	}},
	{Key: "glance.getadler.4", Rows: [][]books.Piece{{books.Figure("IV"), books.Card("getadler:arrest")}}},
	{Key: "glance.getadler.5", Rows: [][]books.Piece{
		{
			books.Card("getadler:bus"), books.Arrow(), books.Card("getadler:bus"), books.Card("getadler:pistol"),
			books.Card("getadler:pistol"),
		},
	}},
	{Key: "glance.getadler.6", Rows: [][]books.Piece{
		{books.Sitter("getadler:adler"), books.Card("getadler:raf"), books.Figure("VII")},
	}},
}
