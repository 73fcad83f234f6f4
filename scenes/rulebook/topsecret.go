package rulebook

import (
	"strconv"

	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/stage"
)

// topSecretBook are the chapters of TOP SECRET.
var topSecretBook = []chapter{
	{name: "aim", part: atFirst, answers: []string{"", "T28"}},
	{name: "cards", part: onTable, answers: []string{"T32", "T27"}, table: cardsOfTopSecret},
	{name: "kinds", answers: []string{""}, kinds: kindsOfTopSecret},
	{name: "turn", part: inTurn, answers: []string{"T1 T2", ""}},
	{
		name: "explosion", watch: "topsecret.explosion", answers: []string{"T3 T5 T6", "T4", "T22"},
		shows: []show{{2, []piece{
			paper(40), laid(spy(topsecret.Agent)), said("saved"), spy(topsecret.Agent), laid(paper(40)), said("burnt"),
		}}},
	},
	{
		name: "moles", watch: "topsecret.theft", answers: []string{"T7 T35", "T13 T30 T33", "T11 T12 T31", "T9 T10 T14"},
		shows: []show{{1, []piece{spy(topsecret.Mole), arrow(), paper(50), said("or"), spy(topsecret.Agent)}}},
	},
	{name: "marker", watch: "topsecret.theft", answers: []string{"T8"}},
	{
		name: "banking", answers: []string{"T15 T24", "T26"},
		shows: []show{{1, []piece{listed("topsecret.safe"), laid(paper(30)), arrow(), figure("×1")}}},
	},
	{
		name: "pairs", watch: "topsecret.pair", answers: []string{"T17 T18", "T16 T34", "T19"},
		shows: []show{
			{1, []piece{paper(30), paper(30), figure("= 120"), paper(30), spy(topsecret.Agent), figure("= 120")}},
			{2, []piece{paper(30), paper(50), figure("= 80")}},
		},
	},
	{name: "waiting", part: special, answers: []string{"T20", "T21"}},
	{name: "last", answers: []string{"T25 T36"}},
	{name: "count", part: atEnd, answers: []string{""}},
	{name: "series", answers: []string{"T29"}},
	{name: "boom", part: variants, answers: []string{"T23", "T37"}},
	{name: "ours", part: sources, answers: []string{"", ""}},
}

// paper is a document of a value, in the colour that it has among the usual five.
func paper(points int) piece {
	return piece{face: func(st *stage.Stage) display.Face {
		rank := 0
		for i, v := range topsecret.ValueSets[0] {
			if v == points {
				rank = i
			}
		}
		return cards.TopSecretFace(st.Reader(), topsecret.Document1+topsecret.Kind(rank), points)
	}}
}

// spy is an agent of a kind.
func spy(k topsecret.Kind) piece {
	return piece{face: func(st *stage.Stage) display.Face { return cards.TopSecretFace(st.Reader(), k, 0) }}
}

// kindsOfTopSecret are its cards by what they do.
var kindsOfTopSecret = []cardKind{{"topsecret.document", ""}, {"topsecret.agent", ""}, {"topsecret.mole", ""},
	{"topsecret.assassin", ""}}

// cardsOfTopSecret is what everybody's hand begins with.
var cardsOfTopSecret = handsOfTopSecret()

func handsOfTopSecret() *table {
	t := &table{heads: []string{"two", "three", "more"}, sum: true}
	row := func(label string, of func(*topsecret.Counts) int) {
		r := tableRow{label: label}
		for seats := topsecret.MinSeats; seats < topsecret.MinSeats+len(t.heads); seats++ {
			hand, figure := topsecret.CardsOf(seats), "–"
			if n := of(&hand); n > 0 {
				figure = strconv.Itoa(n)
			}
			r.figures = append(r.figures, figure)
		}
		t.rows = append(t.rows, r)
	}
	row("lowest", func(c *topsecret.Counts) int { return c[topsecret.Document1] })
	row("documents", func(c *topsecret.Counts) int {
		return c[topsecret.Document2] + c[topsecret.Document3] + c[topsecret.Document4] + c[topsecret.Document5]
	})
	row("agents", func(c *topsecret.Counts) int { return c[topsecret.Agent] })
	row("moles", func(c *topsecret.Counts) int { return c[topsecret.Mole] })
	row("assassins", func(c *topsecret.Counts) int { return c[topsecret.Assassin] })
	row("hand", (*topsecret.Counts).Sum)
	return t
}
