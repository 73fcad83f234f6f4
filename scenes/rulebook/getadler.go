package rulebook

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
)

// getAdlerBook are the chapters of GET ADLER!
var getAdlerBook = []chapter{
	{name: "aim", part: atFirst, answers: []string{"", ""}},
	{name: "characters", part: onTable, answers: []string{"G50", "G42 G52"}, portraits: portraitsOfGetAdler,
		table: charactersOfGetAdler},
	{name: "kinds", answers: []string{""}, kinds: kindsOfGetAdler},
	{name: "cards", answers: []string{""}, table: cardsOfGetAdler},
	{name: "hours", answers: []string{"G1 G2"}},
	{name: "turn", part: inTurn, answers: []string{"G4 G51", "G3 G54"}},
	{name: "question", watch: "getadler.question", answers: []string{"G7 G53", "G8", "G9"},
		shows: []show{{1, []piece{listed("getadler.question")}}}},
	{
		name: "looking", answers: []string{"G10", "G11", "G12"},
		shows: []show{{2, []piece{listed("getadler.magnifier"), listed("getadler.binoculars")}}},
	},
	{
		name: "arrest", watch: "getadler.fight", answers: []string{"G6", "G13", "G14", "G5", "G38", "G15"},
		shows: []show{{1, []piece{listed("getadler.arrest")}}},
	},
	{
		name: "confrontation", watch: "getadler.fight", part: special,
		answers: []string{"G16 G21 G39", "G17 G18", "G19 G20", "G28"},
		shows: []show{
			{1, []piece{listed("getadler.arrest"), arrow(), listed("getadler.bus"), listed("getadler.disguise"),
				listed("getadler.bomb"), listed("getadler.pistol")}},
			{2, []piece{listed("getadler.bus"), arrow(), listed("getadler.bus"), said("follows"), listed("getadler.bike"),
				said("free")}},
		},
	},
	{
		name: "shootout", watch: "getadler.fight", answers: []string{"G22", "G23 G24"},
		shows: []show{{1, []piece{
			listed("getadler.pistol"), said("villain"), listed("getadler.pistol"), said("hero"), listed("getadler.pistol"),
			said("behind"),
		}}},
	},
	{name: "after", answers: []string{"G25 G55", "G27", "G26 G36", "G56"}},
	{name: "collins", answers: []string{"G40", "G35 G37 G58", "G41"}},
	{name: "talk", answers: []string{"G49"}},
	{name: "end", part: atEnd, answers: []string{"G29 G30 G31 G32", "G33 G34 G57"}},
	{name: "abilities", part: variants, answers: []string{"G43", "G44", "G45", "G46", "G47"}},
	{name: "mission", answers: []string{"G48", "G59"}},
	{name: "options", answers: []string{"", ""}},
	{name: "ours", part: sources, answers: []string{"", ""}},
}

// kindsOfGetAdler are its action cards by what they do: a document of one branch and an escape by one vehicle stand for
// the others.
var kindsOfGetAdler = []cardKind{
	{"getadler.document", "getadler.raf"}, {"getadler.question", ""}, {"getadler.magnifier", ""},
	{"getadler.binoculars", ""}, {"getadler.arrest", ""}, {"getadler.escape", "getadler.bus"}, {"getadler.pistol", ""},
	{"getadler.bomb", ""}, {"getadler.disguise", ""},
}

// portraitsOfGetAdler are its characters.
var portraitsOfGetAdler = []string{
	"getadler.adler", "getadler.gold", "getadler.sharpe", "getadler.townsend", "getadler.collins", "getadler.tarasov",
}

// cardsOfGetAdler is what is in play.
var cardsOfGetAdler = countsOfGetAdler()

func countsOfGetAdler() *table {
	t := &table{heads: []string{"four", "five", "six"}, sum: true}
	all := tableRow{label: "all"}
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		row := tableRow{label: strings.TrimPrefix(k.Key(), "card.")}
		for seats := getadler.MinSeats; seats <= game.MaxSeats; seats++ {
			row.figures = append(row.figures, strconv.Itoa(getadler.CardsOf(seats)[k]))
		}
		t.rows = append(t.rows, row)
	}
	for seats := getadler.MinSeats; seats <= game.MaxSeats; seats++ {
		cards := getadler.CardsOf(seats)
		all.figures = append(all.figures, strconv.Itoa(cards.Sum()))
	}
	t.rows = append(t.rows, all)
	return t
}

// charactersOfGetAdler is how they look, in words.
var charactersOfGetAdler = looksOfGetAdler()

func looksOfGetAdler() *table {
	t := &table{worded: true}
	for trait := range getadler.Trait(getadler.Traits) {
		t.heads = append(t.heads, strings.TrimPrefix(trait.Key(), "trait."))
	}
	for r := getadler.Adler; int(r) <= getadler.Roles; r++ {
		row := tableRow{label: strings.TrimPrefix(r.Key(), "role.")}
		for trait := range getadler.Trait(getadler.Traits) {
			row.figures = append(row.figures, getadler.ColourKey(trait, r.Look(trait)))
		}
		t.rows = append(t.rows, row)
	}
	return t
}
