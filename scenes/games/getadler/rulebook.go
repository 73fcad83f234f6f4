package getadler

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/books"
)

// chapters are those of the book of rules.
var chapters = []books.Chapter{
	{Name: "aim", Part: books.AtFirst, Answers: []string{"", ""}},
	{Name: "characters", Part: books.OnTable, Answers: []string{"G50", "G42 G52"}, Portraits: characterTerms,
		Table: lookTable},
	{Name: "kinds", Answers: []string{""}, Kinds: cardKinds},
	{Name: "cards", Answers: []string{""}, Table: deckTable},
	{Name: "hours", Answers: []string{"G1 G2"}},
	{Name: "turn", Part: books.InTurn, Answers: []string{"G4 G51", "G3 G54"}},
	{Name: "question", Watch: "getadler.question", Answers: []string{"G7 G53", "G8", "G9"},
		Shows: []books.Show{books.Below(1, books.Card("getadler.question"))}},
	{
		Name: "looking", Answers: []string{"G10", "G11", "G12"},
		Shows: []books.Show{books.Below(2, books.Card("getadler.magnifier"), books.Card("getadler.binoculars"))},
	},
	{
		Name: "arrest", Watch: "getadler.fight", Answers: []string{"G6", "G13", "G14", "G5", "G38", "G15"},
		Shows: []books.Show{books.Below(1, books.Card("getadler.arrest"))},
	},
	{
		Name: "confrontation", Watch: "getadler.fight", Part: books.Special,
		Answers: []string{"G16 G21 G39", "G17 G18", "G19 G20", "G28"},
		Shows: []books.Show{
			books.Below(1, books.Card("getadler.arrest"), books.Arrow(), books.Card("getadler.bus"),
				books.Card("getadler.disguise"), books.Card("getadler.bomb"), books.Card("getadler.pistol")),
			books.Below(2, books.Card("getadler.bus"), books.Arrow(), books.Card("getadler.bus"), books.Said("follows"),
				books.Card("getadler.bike"), books.Said("free")),
		},
	},
	{
		Name: "shootout", Watch: "getadler.fight", Answers: []string{"G22", "G23 G24"},
		Shows: []books.Show{books.Below(1,
			books.Card("getadler.pistol"), books.Said("villain"), books.Card("getadler.pistol"), books.Said("hero"),
			books.Card("getadler.pistol"), books.Said("behind"),
		)},
	},
	{Name: "after", Answers: []string{"G25 G55", "G27", "G26 G36", "G56"}},
	{Name: "collins", Answers: []string{"G40", "G35 G37 G58", "G41"}},
	{Name: "talk", Answers: []string{"G49"}},
	{Name: "end", Part: books.AtEnd, Answers: []string{"G29 G30 G31 G32", "G33 G34 G57"}},
	{Name: "abilities", Part: books.Variants, Answers: []string{"G43", "G44", "G45", "G46", "G47"}},
	{Name: "mission", Answers: []string{"G48", "G59"}},
	{Name: "options", Answers: []string{"", ""}},
	{Name: "ours", Part: books.Sources, Answers: []string{"", ""}},
}

// cardKinds are its action cards by what they do: a document of one branch and an escape by one vehicle stand for
// the others.
var cardKinds = []books.CardKind{
	{Term: "getadler.document", Like: "getadler.raf"}, {Term: "getadler.question"}, {Term: "getadler.magnifier"},
	{Term: "getadler.binoculars"}, {Term: "getadler.arrest"}, {Term: "getadler.escape", Like: "getadler.bus"},
	{Term: "getadler.pistol"}, {Term: "getadler.bomb"}, {Term: "getadler.disguise"},
}

// characterTerms are its characters.
var characterTerms = []string{
	"getadler.adler", "getadler.gold", "getadler.sharpe", "getadler.townsend", "getadler.collins", "getadler.tarasov",
}

// deckTable is what is in play.
var deckTable = deckCounts()

func deckCounts() *books.Table {
	t := &books.Table{Heads: []string{"four", "five", "six"}, Sum: true}
	all := books.TableRow{Label: "all"}
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		row := books.TableRow{Label: strings.TrimPrefix(k.Key(), "card.")}
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

// lookTable is how they look, in words.
var lookTable = characterLooks()

func characterLooks() *books.Table {
	t := &books.Table{Worded: true}
	for trait := range getadler.Trait(getadler.Traits) {
		t.Heads = append(t.Heads, strings.TrimPrefix(trait.Key(), "trait."))
	}
	for r := getadler.Adler; int(r) <= getadler.Roles; r++ {
		row := books.TableRow{Label: strings.TrimPrefix(r.Key(), "role.")}
		for trait := range getadler.Trait(getadler.Traits) {
			row.Figures = append(row.Figures, getadler.ColourKey(trait, r.Look(trait)))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// minute tells the game in a minute.
var minute = []books.Glance{
	{{books.Sitter("getadler.adler"), books.Sitter("getadler.gold"), books.Sitter("getadler.sharpe"),
		books.Sitter("getadler.townsend")}},
	{{books.Card("getadler.question"), books.Arrow(), books.Sitter("getadler.sharpe")}},
	{{books.Card("getadler.navy"), books.Card("getadler.raf"), books.Arrow(), books.Crossed()}},
	{{books.Figure("IV"), books.Card("getadler.arrest")}},
	{{books.Card("getadler.bus"), books.Arrow(), books.Card("getadler.bus"), books.Card("getadler.pistol"),
		books.Card("getadler.pistol")}},
	{{books.Sitter("getadler.adler"), books.Card("getadler.raf"), books.Figure("VII")}},
}
