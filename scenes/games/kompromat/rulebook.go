package kompromat

import (
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/scenes/books"
	"safehouse/scenes/stage"
)

// chapters are those of the book of rules.
var chapters = []books.Chapter{
	{Name: "aim", Part: books.AtFirst, Answers: []string{"", "K19 K21 K22"}},
	{
		Name: "cards", Part: books.OnTable, Answers: []string{"", "K1 K13 K33"},
		Shows: []books.Show{books.Below(2, gear(half), gear(wild), gear(seven), gear(ten))},
	},
	{
		Name: "missions", Answers: []string{""},
		Shows: []books.Show{books.Below(1, books.Card("kompromat.minister"), books.Card("kompromat.code"),
			books.Card("kompromat.document"), books.Card("kompromat.night"), books.Card("kompromat.counter"))},
	},
	{Name: "start", Answers: []string{"K2"}},
	{
		Name: "turn", Part: books.InTurn, Answers: []string{"K5 K6", "K7"},
		Shows: []books.Show{books.Below(2, books.Card("kompromat.barmaid"), gear(ten), gearBack(), books.Laid(gearBack()))},
	},
	{
		Name: "over", Watch: "kompromat.reveal", Answers: []string{"K8 K9", "K23 K24", "K25 K37"},
		Shows: []books.Show{books.Below(1, gear(ten), gear(nine), gear(five), books.Figure("= 24"))},
	},
	{
		Name: "reveal", Watch: "kompromat.reveal", Answers: []string{"K12", "K10 K11", "K14", "K17 K36"},
		Shows: []books.Show{books.Below(2, gear(nine), gear(wild), books.Figure("= 10 / 20")),
			books.Below(4, gear(ten), gear(wild), books.Figure("= 21"))},
	},
	{Name: "winner", Answers: []string{"K18", "K15 K16"}},
	{
		Name: "counter", Part: books.Special, Answers: []string{"K3 K4", ""},
		Shows: []books.Show{books.Below(2, books.Card("kompromat.counter"), books.Arrow(), covered())},
	},
	{Name: "items", Answers: []string{"K28 K35", ""}, Shows: []books.Show{books.Below(2,
		books.Card("kompromat.night"), books.Card("kompromat.binoculars"), books.Card("kompromat.stun"),
		books.Card("kompromat.smoke"), books.Card("kompromat.papers"), books.Card("kompromat.pen"),
	)}},
	{Name: "windows", Answers: []string{"K27 K40", "K39", "K34 K38"}},
	{Name: "secrets", Answers: []string{"K26 K32"}},
	{
		Name: "sets", Part: books.AtEnd, Answers: []string{"K30"},
		Shows: []books.Show{books.Below(1, books.Card("kompromat.code"), books.Card("kompromat.code"), books.Figure("= 6"),
			books.Card("kompromat.document"), books.Card("kompromat.document"), books.Card("kompromat.document"),
			books.Figure("= 9"))},
	},
	{Name: "count", Answers: []string{"K29", "K31", "K20"}},
	{Name: "options", Part: books.Variants, Answers: []string{""}},
	{Name: "ours", Part: books.Sources, Answers: []string{"", ""}},
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
	{{books.Card("kompromat.minister"), books.Card("kompromat.code"), books.Card("kompromat.document"),
		books.Card("kompromat.night")}},
	{{gear(eight), gearBack(), gearBack()}},
	{{gear(eight), gear(seven), gear(five), books.Figure("= 20")},
		{gear(six), gear(nine), gear(ten), books.Figure("= 25"), books.Crossed()}},
	{{books.Card("kompromat.counter"), books.Arrow(), books.Figure("+1"), books.Figure("… 9"), books.Crossed()}},
	{{books.Card("kompromat.code"), books.Card("kompromat.code"), books.Figure("= 6"), books.Card("kompromat.code"),
		books.Figure("= 12")}},
	{{books.Figure("6 ×"), books.Card("kompromat.general"), books.Card("kompromat.minister"),
		books.Card("kompromat.document")}},
}
