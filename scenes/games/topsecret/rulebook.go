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
	{Head: "rules.topsecret.aim.head", Part: books.AtFirst,
		Text: books.Text{{Key: "rules.topsecret.aim.1"}, {Key: "rules.topsecret.aim.2", Answers: "T28"}}},
	{Head: "rules.topsecret.cards.head", Part: books.OnTable, Table: handTable,
		Text: books.Text{{Key: "rules.topsecret.cards.1", Answers: "T32"}, {Key: "rules.topsecret.cards.2", Answers: "T27"}}},
	{Head: "rules.topsecret.kinds.head", Kinds: cardKinds, Text: books.Text{{Key: "rules.topsecret.kinds.1"}}},
	{Head: "rules.topsecret.turn.head", Part: books.InTurn,
		Text: books.Text{{Key: "rules.topsecret.turn.1", Answers: "T1 T2"}, {Key: "rules.topsecret.turn.2"}}},
	{Head: "rules.topsecret.explosion.head", Watch: "topsecret:explosion", Text: books.Text{
		{Key: "rules.topsecret.explosion.1", Answers: "T3 T5 T6"},
		{Key: "rules.topsecret.explosion.2", Answers: "T4", Shows: books.Rows{
			{paper(40), books.Laid(spy(topsecret.Agent)), books.Said("rules.topsecret.explosion.saved"),
				spy(topsecret.Agent), books.Laid(paper(40)), books.Said("rules.topsecret.explosion.burnt")},
		}},
		{Key: "rules.topsecret.explosion.3", Answers: "T22"},
	}},
	{Head: "rules.topsecret.moles.head", Watch: "topsecret:theft", Text: books.Text{
		{Key: "rules.topsecret.moles.1", Answers: "T7 T35", Shows: books.Rows{
			{spy(topsecret.Mole), books.Arrow(), paper(50), books.Said("rules.topsecret.moles.or"), spy(topsecret.Agent)},
		}},
		{Key: "rules.topsecret.moles.2", Answers: "T13 T30 T33"},
		{Key: "rules.topsecret.moles.3", Answers: "T11 T12 T31"},
		{Key: "rules.topsecret.moles.4", Answers: "T9 T10 T14"},
	}},
	{Head: "rules.topsecret.marker.head", Watch: "topsecret:theft",
		Text: books.Text{{Key: "rules.topsecret.marker.1", Answers: "T8"}}},
	{Head: "rules.topsecret.banking.head", Text: books.Text{
		{Key: "rules.topsecret.banking.1", Answers: "T15 T24",
			Shows: books.Rows{{books.Card("topsecret:safe"), books.Laid(paper(30)), books.Arrow(), books.Figure("×1")}}},
		{Key: "rules.topsecret.banking.2", Answers: "T26"},
	}},
	{Head: "rules.topsecret.pairs.head", Watch: "topsecret:pair", Text: books.Text{
		{Key: "rules.topsecret.pairs.1", Answers: "T17 T18", Shows: books.Rows{
			{paper(30), paper(30), books.Figure("= 120"), paper(30), spy(topsecret.Agent), books.Figure("= 120")},
		}},
		{Key: "rules.topsecret.pairs.2", Answers: "T16 T34", Shows: books.Rows{{paper(30), paper(50), books.Figure("= 80")}}},
		{Key: "rules.topsecret.pairs.3", Answers: "T19"},
	}},
	{Head: "rules.topsecret.waiting.head", Part: books.Special, Text: books.Text{
		{Key: "rules.topsecret.waiting.1", Answers: "T20"},
		{Key: "rules.topsecret.waiting.2", Answers: "T21"},
	}},
	{Head: "rules.topsecret.last.head", Text: books.Text{{Key: "rules.topsecret.last.1", Answers: "T25 T36"}}},
	{Head: "rules.topsecret.count.head", Part: books.AtEnd, Text: books.Text{{Key: "rules.topsecret.count.1"}}},
	{Head: "rules.topsecret.series.head", Text: books.Text{{Key: "rules.topsecret.series.1", Answers: "T29"}}},
	{Head: "rules.topsecret.boom.head", Part: books.Variants,
		Text: books.Text{{Key: "rules.topsecret.boom.1", Answers: "T23"}, {Key: "rules.topsecret.boom.2", Answers: "T37"}}},
	{Head: "rules.topsecret.ours.head", Part: books.Sources,
		Text: books.Text{{Key: "rules.topsecret.ours.1"}, {Key: "rules.topsecret.ours.2"}}},
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
var cardKinds = []books.CardKind{{Term: "topsecret:document"}, {Term: "topsecret:agent"}, {Term: "topsecret:mole"},
	{Term: "topsecret:assassin"}}

// handTable is what everybody's hand begins with.
var handTable = handCounts()

func handCounts() *books.Table {
	t := &books.Table{Corner: "rules.topsecret.cards.each", Heads: []string{
		"rules.topsecret.cards.two", "rules.topsecret.cards.three", "rules.topsecret.cards.more"}, Sum: true}
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
	row("rules.topsecret.cards.lowest", func(c *topsecret.Counts) int { return c[topsecret.Document1] })
	row("rules.topsecret.cards.documents", func(c *topsecret.Counts) int {
		return c[topsecret.Document2] + c[topsecret.Document3] + c[topsecret.Document4] + c[topsecret.Document5]
	})
	row("rules.topsecret.cards.agents", func(c *topsecret.Counts) int { return c[topsecret.Agent] })
	row("rules.topsecret.cards.moles", func(c *topsecret.Counts) int { return c[topsecret.Mole] })
	row("rules.topsecret.cards.assassins", func(c *topsecret.Counts) int { return c[topsecret.Assassin] })
	row("rules.topsecret.cards.hand", (*topsecret.Counts).Sum)
	return t
}

// minute tells the game in a minute.
var minute = []books.Glance{
	{Key: "glance.topsecret.1", Rows: books.Rows{
		{paper(30), spy(topsecret.Agent), spy(topsecret.Mole), spy(topsecret.Assassin)},
	}},
	{Key: "glance.topsecret.2", Rows: books.Rows{
		{books.Card("topsecret:safe"), books.Laid(paper(60)), books.Arrow(), books.Figure("×1 = 60")},
	}},
	{Key: "glance.topsecret.3", Rows: books.Rows{{paper(60), paper(60), books.Arrow(), books.Figure("×2 = 240")}}},
	{Key: "glance.topsecret.4", Rows: books.Rows{{spy(topsecret.Mole), books.Arrow(), paper(50)}}},
	{Key: "glance.topsecret.5", Rows: books.Rows{
		{spy(topsecret.Assassin), books.Arrow(), paper(40), paper(60), books.Crossed()},
	}},
	{Key: "glance.topsecret.6", Rows: books.Rows{{paper(40), books.Laid(spy(topsecret.Agent)),
		books.Figure("= 160")}}},
}
