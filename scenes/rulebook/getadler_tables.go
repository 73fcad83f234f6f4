package rulebook

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
)

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
