package rulebook

import (
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/stage"
)

// kompromatBook are the chapters of KOMPROMAT.
var kompromatBook = []chapter{
	{name: "aim", part: atFirst, answers: []string{"", "K19 K21 K22"}},
	{
		name: "cards", part: onTable, answers: []string{"", "K1 K13 K33"},
		shows: []show{{2, []piece{gear(half), gear(wild), gear(seven), gear(ten)}}},
	},
	{
		name: "missions", answers: []string{""},
		shows: []show{{1, []piece{listed("kompromat.minister"), listed("kompromat.code"), listed("kompromat.document"),
			listed("kompromat.night"), listed("kompromat.counter")}}},
	},
	{name: "start", answers: []string{"K2"}},
	{
		name: "turn", part: inTurn, answers: []string{"K5 K6", "K7"},
		shows: []show{{2, []piece{listed("kompromat.barmaid"), gear(ten), gearBack(), laid(gearBack())}}},
	},
	{
		name: "over", watch: "kompromat.reveal", answers: []string{"K8 K9", "K23 K24", "K25 K37"},
		shows: []show{{1, []piece{gear(ten), gear(nine), gear(five), figure("= 24")}}},
	},
	{
		name: "reveal", watch: "kompromat.reveal", answers: []string{"K12", "K10 K11", "K14", "K17 K36"},
		shows: []show{{2, []piece{gear(nine), gear(wild), figure("= 10 / 20")}},
			{4, []piece{gear(ten), gear(wild), figure("= 21")}}},
	},
	{name: "winner", answers: []string{"K18", "K15 K16"}},
	{
		name: "counter", part: special, answers: []string{"K3 K4", ""},
		shows: []show{{2, []piece{listed("kompromat.counter"), arrow(), covered()}}},
	},
	{name: "items", answers: []string{"K28 K35", ""}, shows: []show{{2, []piece{
		listed("kompromat.night"), listed("kompromat.binoculars"), listed("kompromat.stun"),
		listed("kompromat.smoke"), listed("kompromat.papers"), listed("kompromat.pen"),
	}}}},
	{name: "windows", answers: []string{"K27 K40", "K39", "K34 K38"}},
	{name: "secrets", answers: []string{"K26 K32"}},
	{
		name: "sets", part: atEnd, answers: []string{"K30"},
		shows: []show{{1, []piece{listed("kompromat.code"), listed("kompromat.code"), figure("= 6"),
			listed("kompromat.document"), listed("kompromat.document"), listed("kompromat.document"), figure("= 9")}}},
	},
	{name: "count", answers: []string{"K29", "K31", "K20"}},
	{name: "options", part: variants, answers: []string{""}},
	{name: "ours", part: sources, answers: []string{"", ""}},
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
func gear(c kompromat.Card) piece {
	return piece{face: func(st *stage.Stage) display.Face {
		return cards.EquipmentFace(cards.EquipmentValue(st.Reader(), c), 1, c)
	}}
}

func gearBack() piece {
	return piece{face: func(*stage.Stage) display.Face { return cards.EquipmentBack(1) }}
}

// covered is a mission that lies over counter-intelligence with two marks.
func covered() piece {
	return piece{face: func(st *stage.Stage) display.Face {
		return cards.Folder(st.Reader(), firstMission(kompromat.Target, 0), firstMission(kompromat.CounterIntelligence, 2))
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

// listed is a card as its game's list shows it. A term that no list has is a programming error, which shows as nothing.
func listed(term string) piece {
	return piece{face: func(st *stage.Stage) display.Face {
		if c, ok := cards.Find(term); ok && c.Face != nil {
			return c.Face(st)
		}
		return display.Face{}
	}}
}
