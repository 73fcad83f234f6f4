package topsecret

import (
	"strconv"

	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/scenes/books"
	"safehouse/scenes/stage"
)

// chapters are those of the book of rules.
var chapters = []books.Chapter{
	{Name: "aim", Part: books.AtFirst, Answers: []string{"", "T28"}},
	{Name: "cards", Part: books.OnTable, Answers: []string{"T32", "T27"}, Table: handTable},
	{Name: "kinds", Answers: []string{""}, Kinds: cardKinds},
	{Name: "turn", Part: books.InTurn, Answers: []string{"T1 T2", ""}},
	{
		Name: "explosion", Watch: "topsecret.explosion", Answers: []string{"T3 T5 T6", "T4", "T22"},
		Shows: []books.Show{books.Below(2,
			paper(40), books.Laid(spy(topsecret.Agent)), books.Said("saved"), spy(topsecret.Agent), books.Laid(paper(40)),
			books.Said("burnt"),
		)},
	},
	{
		Name: "moles", Watch: "topsecret.theft", Answers: []string{"T7 T35", "T13 T30 T33", "T11 T12 T31", "T9 T10 T14"},
		Shows: []books.Show{books.Below(1, spy(topsecret.Mole), books.Arrow(), paper(50), books.Said("or"),
			spy(topsecret.Agent))},
	},
	{Name: "marker", Watch: "topsecret.theft", Answers: []string{"T8"}},
	{
		Name: "banking", Answers: []string{"T15 T24", "T26"},
		Shows: []books.Show{books.Below(1, books.Card("topsecret.safe"), books.Laid(paper(30)), books.Arrow(),
			books.Figure("×1"))},
	},
	{
		Name: "pairs", Watch: "topsecret.pair", Answers: []string{"T17 T18", "T16 T34", "T19"},
		Shows: []books.Show{
			books.Below(1, paper(30), paper(30), books.Figure("= 120"), paper(30), spy(topsecret.Agent), books.Figure("= 120")),
			books.Below(2, paper(30), paper(50), books.Figure("= 80")),
		},
	},
	{Name: "waiting", Part: books.Special, Answers: []string{"T20", "T21"}},
	{Name: "last", Answers: []string{"T25 T36"}},
	{Name: "count", Part: books.AtEnd, Answers: []string{""}},
	{Name: "series", Answers: []string{"T29"}},
	{Name: "boom", Part: books.Variants, Answers: []string{"T23", "T37"}},
	{Name: "ours", Part: books.Sources, Answers: []string{"", ""}},
}

// paper is a document of a value, in the colour that it has among the usual five.
func paper(points int) books.Piece {
	return books.Piece{Face: func(st *stage.Stage) display.Face {
		rank := 0
		for i, v := range topsecret.ValueSets[0] {
			if v == points {
				rank = i
			}
		}
		return cardFace(st.Reader(), topsecret.Document1+topsecret.Kind(rank), points)
	}}
}

// spy is an agent of a kind.
func spy(k topsecret.Kind) books.Piece {
	return books.Piece{Face: func(st *stage.Stage) display.Face { return cardFace(st.Reader(), k, 0) }}
}

// cardKinds are its cards by what they do.
var cardKinds = []books.CardKind{{Term: "topsecret.document"}, {Term: "topsecret.agent"}, {Term: "topsecret.mole"},
	{Term: "topsecret.assassin"}}

// handTable is what everybody's hand begins with.
var handTable = handCounts()

func handCounts() *books.Table {
	t := &books.Table{Heads: []string{"two", "three", "more"}, Sum: true}
	row := func(label string, of func(*topsecret.Counts) int) {
		r := books.TableRow{Label: label}
		for seats := topsecret.MinSeats; seats < topsecret.MinSeats+len(t.Heads); seats++ {
			hand, figure := topsecret.CardsOf(seats), "–"
			if n := of(&hand); n > 0 {
				figure = strconv.Itoa(n)
			}
			r.Figures = append(r.Figures, figure)
		}
		t.Rows = append(t.Rows, r)
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

// minute tells the game in a minute.
var minute = []books.Glance{
	{{paper(30), spy(topsecret.Agent), spy(topsecret.Mole), spy(topsecret.Assassin)}},
	{{books.Card("topsecret.safe"), books.Laid(paper(60)), books.Arrow(), books.Figure("×1 = 60")}},
	{{paper(60), paper(60), books.Arrow(), books.Figure("×2 = 240")}},
	{{spy(topsecret.Mole), books.Arrow(), paper(50)}},
	{{spy(topsecret.Assassin), books.Arrow(), paper(40), paper(60), books.Crossed()}},
	{{paper(40), books.Laid(spy(topsecret.Agent)), books.Figure("= 160")}},
}
