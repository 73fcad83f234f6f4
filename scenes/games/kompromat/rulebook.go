package kompromat

import (
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/scenes/books"
	"safehouse/scenes/stage"
)

// chapters are those of the book of rules.
var chapters = []books.Chapter{
	{
		Head: "rules.kompromat.aim.head", Part: books.AtFirst,
		Text:    []string{"rules.kompromat.aim.1", "rules.kompromat.aim.2"},
		Answers: []string{"", "K19 K21 K22"},
	},
	{
		Head: "rules.kompromat.cards.head", Part: books.OnTable,
		Text:    []string{"rules.kompromat.cards.1", "rules.kompromat.cards.2"},
		Answers: []string{"", "K1 K13 K33"},
		Shows:   []books.Show{books.Below(2, gear(half), gear(wild), gear(seven), gear(ten))},
	},
	{
		Head:    "rules.kompromat.missions.head",
		Text:    []string{"rules.kompromat.missions.1"},
		Answers: []string{""},
		Shows: []books.Show{
			books.Below(
				1, books.Card("kompromat:minister"), books.Card("kompromat:code"), books.Card("kompromat:document"),
				books.Card("kompromat:night"), books.Card("kompromat:counter"),
			),
		},
	},
	{
		Head:    "rules.kompromat.start.head",
		Text:    []string{"rules.kompromat.start.1"},
		Answers: []string{"K2"},
	},
	{
		Head: "rules.kompromat.turn.head", Part: books.InTurn,
		Text:    []string{"rules.kompromat.turn.1", "rules.kompromat.turn.2"},
		Answers: []string{"K5 K6", "K7"},
		Shows: []books.Show{
			books.Below(2, books.Card("kompromat:barmaid"), gear(ten), gearBack(), books.Laid(gearBack())),
		},
	},
	{
		Head: "rules.kompromat.over.head", Watch: "kompromat:reveal",
		Text:    []string{"rules.kompromat.over.1", "rules.kompromat.over.2", "rules.kompromat.over.3"},
		Answers: []string{"K8 K9", "K23 K24", "K25 K37"},
		Shows:   []books.Show{books.Below(1, gear(ten), gear(nine), gear(five), books.Figure("= 24"))},
	},
	{
		Head: "rules.kompromat.reveal.head", Watch: "kompromat:reveal",
		Text: []string{
			"rules.kompromat.reveal.1", "rules.kompromat.reveal.2", "rules.kompromat.reveal.3", "rules.kompromat.reveal.4",
		},
		Answers: []string{"K12", "K10 K11", "K14", "K17 K36"},
		Shows: []books.Show{
			books.Below(2, gear(nine), gear(wild), books.Figure("= 10 / 20")),
			books.Below(4, gear(ten), gear(wild), books.Figure("= 21")),
		},
	},
	{
		Head:    "rules.kompromat.winner.head",
		Text:    []string{"rules.kompromat.winner.1", "rules.kompromat.winner.2"},
		Answers: []string{"K18", "K15 K16"},
	},
	{
		Head: "rules.kompromat.counter.head", Part: books.Special,
		Text:    []string{"rules.kompromat.counter.1", "rules.kompromat.counter.2"},
		Answers: []string{"K3 K4", ""},
		Shows:   []books.Show{books.Below(2, books.Card("kompromat:counter"), books.Arrow(), covered())},
	},
	{
		Head:    "rules.kompromat.items.head",
		Text:    []string{"rules.kompromat.items.1", "rules.kompromat.items.2"},
		Answers: []string{"K28 K35", ""},
		Shows: []books.Show{
			books.Below(
				2, books.Card("kompromat:night"), books.Card("kompromat:binoculars"), books.Card("kompromat:stun"),
				books.Card("kompromat:smoke"), books.Card("kompromat:papers"), books.Card("kompromat:pen"),
			),
		},
	},
	{
		Head:    "rules.kompromat.windows.head",
		Text:    []string{"rules.kompromat.windows.1", "rules.kompromat.windows.2", "rules.kompromat.windows.3"},
		Answers: []string{"K27 K40", "K39", "K34 K38"},
	},
	{
		Head:    "rules.kompromat.secrets.head",
		Text:    []string{"rules.kompromat.secrets.1"},
		Answers: []string{"K26 K32"},
	},
	{
		Head: "rules.kompromat.sets.head", Part: books.AtEnd,
		Text:    []string{"rules.kompromat.sets.1"},
		Answers: []string{"K30"},
		Shows: []books.Show{
			books.Below(
				1, books.Card("kompromat:code"), books.Card("kompromat:code"), books.Figure("= 6"),
				books.Card("kompromat:document"), books.Card("kompromat:document"), books.Card("kompromat:document"),
				books.Figure("= 9"),
			),
		},
	},
	{
		Head:    "rules.kompromat.count.head",
		Text:    []string{"rules.kompromat.count.1", "rules.kompromat.count.2", "rules.kompromat.count.3"},
		Answers: []string{"K29", "K31", "K20"},
	},
	{
		Head: "rules.kompromat.options.head", Part: books.Variants,
		Text:    []string{"rules.kompromat.options.1"},
		Answers: []string{""},
	},
	{
		Head: "rules.kompromat.ours.head", Part: books.Sources,
		Text:    []string{"rules.kompromat.ours.1", "rules.kompromat.ours.2"},
		Answers: []string{"", ""},
	},
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
	{Key: "glance.kompromat.1", Rows: [][]books.Piece{
		{
			books.Card("kompromat:minister"), books.Card("kompromat:code"), books.Card("kompromat:document"),
			books.Card("kompromat:night"),
		},
	}},
	{Key: "glance.kompromat.2", Rows: [][]books.Piece{{gear(eight), gearBack(), gearBack()}}},
	{Key: "glance.kompromat.3", Rows: [][]books.Piece{
		{gear(eight), gear(seven), gear(five), books.Figure("= 20")},
		{gear(six), gear(nine), gear(ten), books.Figure("= 25"), books.Crossed()},
	}},
	{Key: "glance.kompromat.4", Rows: [][]books.Piece{
		{books.Card("kompromat:counter"), books.Arrow(), books.Figure("+1"), books.Figure("… 9"), books.Crossed()},
	}},
	{Key: "glance.kompromat.5", Rows: [][]books.Piece{
		{
			books.Card("kompromat:code"), books.Card("kompromat:code"), books.Figure("= 6"), books.Card("kompromat:code"),
			books.Figure("= 12"),
		},
	}},
	{Key: "glance.kompromat.6", Rows: [][]books.Piece{
		{
			books.Figure("6 ×"), books.Card("kompromat:general"), books.Card("kompromat:minister"),
			books.Card("kompromat:document"),
		},
	}},
}
