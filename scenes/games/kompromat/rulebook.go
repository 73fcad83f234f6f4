package kompromat

import (
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/scenes/books"
	"safehouse/scenes/stage"
)

// chapters are those of the book of rules.
var chapters = []books.Chapter{
	{Head: "rules.kompromat.aim.head", Part: books.AtFirst,
		Text: books.Text{{Key: "rules.kompromat.aim.1"}, {Key: "rules.kompromat.aim.2", Answers: "K19 K21 K22"}}},
	{Head: "rules.kompromat.cards.head", Part: books.OnTable, Text: books.Text{
		{Key: "rules.kompromat.cards.1"},
		{Key: "rules.kompromat.cards.2", Answers: "K1 K13 K33",
			Shows: books.Rows{{gear(half), gear(wild), gear(seven), gear(ten)}}},
	}},
	{Head: "rules.kompromat.missions.head", Text: books.Text{
		{Key: "rules.kompromat.missions.1", Shows: books.Rows{
			{books.Card("kompromat:minister"), books.Card("kompromat:code"), books.Card("kompromat:document"),
				books.Card("kompromat:night"), books.Card("kompromat:counter")},
		}},
	}},
	{Head: "rules.kompromat.start.head", Text: books.Text{{Key: "rules.kompromat.start.1", Answers: "K2"}}},
	{Head: "rules.kompromat.turn.head", Part: books.InTurn, Text: books.Text{
		{Key: "rules.kompromat.turn.1", Answers: "K5 K6"},
		{Key: "rules.kompromat.turn.2", Answers: "K7",
			Shows: books.Rows{{books.Card("kompromat:barmaid"), gear(ten), gearBack(), books.Laid(gearBack())}}},
	}},
	{Head: "rules.kompromat.over.head", Watch: "kompromat:reveal", Text: books.Text{
		{Key: "rules.kompromat.over.1", Answers: "K8 K9",
			Shows: books.Rows{{gear(ten), gear(nine), gear(five), books.Figure("= 24")}}},
		{Key: "rules.kompromat.over.2", Answers: "K23 K24"},
		{Key: "rules.kompromat.over.3", Answers: "K25 K37"},
	}},
	{Head: "rules.kompromat.reveal.head", Watch: "kompromat:reveal", Text: books.Text{
		{Key: "rules.kompromat.reveal.1", Answers: "K12"},
		{Key: "rules.kompromat.reveal.2", Answers: "K10 K11",
			Shows: books.Rows{{gear(nine), gear(wild), books.Figure("= 10 / 20")}}},
		{Key: "rules.kompromat.reveal.3", Answers: "K14"},
		{Key: "rules.kompromat.reveal.4", Answers: "K17 K36",
			Shows: books.Rows{{gear(ten), gear(wild), books.Figure("= 21")}}},
	}},
	{Head: "rules.kompromat.winner.head", Text: books.Text{
		{Key: "rules.kompromat.winner.1", Answers: "K18"},
		{Key: "rules.kompromat.winner.2", Answers: "K15 K16"},
	}},
	{Head: "rules.kompromat.counter.head", Part: books.Special, Text: books.Text{
		{Key: "rules.kompromat.counter.1", Answers: "K3 K4"},
		{Key: "rules.kompromat.counter.2", Shows: books.Rows{{books.Card("kompromat:counter"), books.Arrow(), covered()}}},
	}},
	{Head: "rules.kompromat.items.head", Text: books.Text{
		{Key: "rules.kompromat.items.1", Answers: "K28 K35"},
		{Key: "rules.kompromat.items.2", Shows: books.Rows{
			{books.Card("kompromat:night"), books.Card("kompromat:binoculars"), books.Card("kompromat:stun"),
				books.Card("kompromat:smoke"), books.Card("kompromat:papers"), books.Card("kompromat:pen")},
		}},
	}},
	{Head: "rules.kompromat.windows.head", Text: books.Text{
		{Key: "rules.kompromat.windows.1", Answers: "K27 K40"},
		{Key: "rules.kompromat.windows.2", Answers: "K39"},
		{Key: "rules.kompromat.windows.3", Answers: "K34 K38"},
	}},
	{Head: "rules.kompromat.secrets.head", Text: books.Text{{Key: "rules.kompromat.secrets.1", Answers: "K26 K32"}}},
	{Head: "rules.kompromat.sets.head", Part: books.AtEnd, Text: books.Text{
		{Key: "rules.kompromat.sets.1", Answers: "K30", Shows: books.Rows{
			{books.Card("kompromat:code"), books.Card("kompromat:code"), books.Figure("= 6"),
				books.Card("kompromat:document"), books.Card("kompromat:document"), books.Card("kompromat:document"),
				books.Figure("= 9")},
		}},
	}},
	{Head: "rules.kompromat.count.head", Text: books.Text{
		{Key: "rules.kompromat.count.1", Answers: "K29"},
		{Key: "rules.kompromat.count.2", Answers: "K31"},
		{Key: "rules.kompromat.count.3", Answers: "K20"},
	}},
	{Head: "rules.kompromat.options.head", Part: books.Variants, Text: books.Text{{Key: "rules.kompromat.options.1"}}},
	{Head: "rules.kompromat.ours.head", Part: books.Sources,
		Text: books.Text{{Key: "rules.kompromat.ours.1"}, {Key: "rules.kompromat.ours.2"}}},
}

// Some equipment cards by their numbers in a deck.
const (
	half  kompromat.Card = 1
	wild  kompromat.Card = 2
	five  kompromat.Card = 7
	six   kompromat.Card = 8
	seven kompromat.Card = 9
	eight kompromat.Card = 12
	nine  kompromat.Card = 13
	ten   kompromat.Card = 14
)

// gear is an equipment card.
func gear(c kompromat.Card) books.Piece {
	return books.Piece{Face: func(st *stage.Stage) display.Face {
		return equipmentFace(equipmentValue(st.Reader(), c), 1, c)
	}}
}

func gearBack() books.Piece {
	return books.Piece{Face: func(*stage.Stage) display.Face { return equipmentBack(1) }}
}

// covered is a mission that lies over counter-intelligence with two marks.
func covered() books.Piece {
	return books.Piece{Face: func(st *stage.Stage) display.Face {
		return folderFace(st.Reader(), firstMission(kompromat.Target, 0), firstMission(kompromat.CounterIntelligence, 2))
	}}
}

// firstMission is the first of its kind in the deck with that number of marks.
func firstMission(k kompromat.Kind, marks int) kompromat.Mission {
	for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
		if m.Kind() == k && m.Marks() == marks {
			return m
		}
	}
	return 0
}

// minute tells the game in a minute.
var minute = []books.Glance{
	{Key: "glance.kompromat.1", Rows: books.Rows{{
		books.Card("kompromat:minister"), books.Card("kompromat:code"), books.Card("kompromat:document"),
		books.Card("kompromat:night"),
	}}},
	{Key: "glance.kompromat.2", Rows: books.Rows{{gear(eight), gearBack(), gearBack()}}},
	{Key: "glance.kompromat.3", Rows: books.Rows{
		{gear(eight), gear(seven), gear(five), books.Figure("= 20")},
		{gear(six), gear(nine), gear(ten), books.Figure("= 25"), books.Crossed()},
	}},
	{Key: "glance.kompromat.4", Rows: books.Rows{
		{books.Card("kompromat:counter"), books.Arrow(), books.Figure("+1"), books.Figure("… 9"), books.Crossed()},
	}},
	{Key: "glance.kompromat.5", Rows: books.Rows{{
		books.Card("kompromat:code"), books.Card("kompromat:code"), books.Figure("= 6"), books.Card("kompromat:code"),
		books.Figure("= 12"),
	}}},
	{Key: "glance.kompromat.6", Rows: books.Rows{{
		books.Figure("6 ×"), books.Card("kompromat:general"), books.Card("kompromat:minister"),
		books.Card("kompromat:document"),
	}}},
}
