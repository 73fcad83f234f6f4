package topsecret

import (
	"cmp"
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/games/topsecret/designs"
	"safehouse/scenes/stage"
)

// handPart is the part of the list that are cards.
const handPart cards.Part = "cards.part.hand"

// cardList is the card list. Documents of all values are explained alike.
func cardList() []cards.Card {
	kind := func(term, ruling string, example topsecret.Kind, of func(topsecret.Kind) bool) cards.Card {
		count, least := dealt(of)
		return cards.Card{
			Term: term, Part: handPart, Per: cards.PerHand, Title: "topsecret.face." + term, Text: "about.topsecret." + term,
			Ruling: ruling,
			Count:  count, Least: least, Sign: cmp.Or(agentIcon(example), display.IconStack),
			Face: func(st *stage.Stage) display.Face { return cardFace(st.Reader(), example, 40) },
		}
	}
	safe := cards.Concept("safe", "T27", display.IconShield)
	safe.Face = func(*stage.Stage) display.Face { return safeFace(0) }
	return []cards.Card{
		kind("document", "T17", topsecret.Document3, topsecret.Kind.Document),
		kind("agent", "T4", topsecret.Agent, only(topsecret.Agent)),
		kind("mole", "T7", topsecret.Mole, only(topsecret.Mole)),
		kind("assassin", "T3", topsecret.Assassin, only(topsecret.Assassin)),
		safe,
		cards.Concept("marker", "T8", display.IconArrow), cards.Concept("bank", "T15", display.IconShield),
		cards.Concept("pair", "T17", display.IconStack), cards.Concept("single", "T16", display.IconStack),
		cards.Concept("double", "T18", display.IconStack), cards.Concept("loot", "T11", display.IconTheft),
		cards.Concept("explosion", "T3", display.IconWarning), cards.Concept("boom", "T23", display.IconSpeaker),
		cards.Concept("series", "T29", display.IconTrophy),
		cards.OnTable("order", "T8", display.IconFootprints), cards.OnTable("board", "T1", display.IconUser),
		cards.OnTable("place", "T15", display.IconEye),
		cards.OnTable("pick", "T2", display.IconCheck), cards.OnTable("note", "T26", display.IconList),
		cards.OnTable("ribbon", "T26", display.IconPen),
		cards.OnTable("discard", "T26", display.IconStack), cards.OnTable("odds", "T26", display.IconHourglass),
	}
}

func only(want topsecret.Kind) func(topsecret.Kind) bool {
	return func(k topsecret.Kind) bool { return k == want }
}

// dealt counts the cards of some kinds in a hand: the most and the fewest, by the number of players.
func dealt(of func(topsecret.Kind) bool) (most, least int) {
	return cards.Span(topsecret.MinSeats, func(seats int) (n int) {
		for k, count := range topsecret.CardsOf(seats) {
			if of(topsecret.Kind(k)) {
				n += count
			}
		}
		return n
	})
}

// agentLooks are the names and the looks of the kinds that are no documents.
var agentLooks = map[topsecret.Kind]struct {
	term string
	icon display.Icon
	tone uint8
}{
	topsecret.Assassin: {"assassin", display.IconBomb, 0},
	topsecret.Agent:    {"agent", display.IconKnife, 1},
	topsecret.Mole:     {"mole", display.IconFootprints, 2},
}

// agentIcon is the picture on an agent's card; documents have none.
func agentIcon(k topsecret.Kind) display.Icon { return agentLooks[k].icon }

// cardFace is a card of a kind; a document has those points printed on it.
func cardFace(r words.Reader, k topsecret.Kind, points int) display.Face {
	look, ok := agentLooks[k]
	f := display.Face{Design: designs.Agent, Symbol: look.icon, Tone: look.tone}
	if !ok {
		look.term = "document"
		f.Design, f.Tone, f.Value = designs.Document, uint8(k.Rank()), strconv.Itoa(points)
	}
	f.Title, f.Term = r.T("topsecret.face."+look.term), "topsecret."+look.term
	return f
}

// safeFace is a seat's safe.
func safeFace(seat game.Seat) display.Face {
	return display.Face{Design: designs.Safe, Tone: uint8(seat), Term: "topsecret.safe"}
}
