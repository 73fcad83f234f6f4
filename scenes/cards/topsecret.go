package cards

import (
	"cmp"
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// topSecretList is the card list of TOP SECRET. Documents of all values are explained alike.
func topSecretList() []Card {
	kind := func(term, ruling string, example topsecret.Kind, of func(topsecret.Kind) bool) Card {
		count, least := dealt(of)
		return Card{
			Term: term, Part: Hand, Title: "topsecret.face." + term, Text: "about.topsecret." + term, Ruling: ruling,
			Count: count, Least: least, Sign: cmp.Or(TopSecretIcon(example), display.IconStack),
			Face: func(st *stage.Stage) display.Face { return TopSecretFace(st.Reader(), example, 40) },
		}
	}
	safe := concept("safe", "T27", display.IconShield)
	safe.Face = func(*stage.Stage) display.Face { return SafeFace(0) }
	return []Card{
		kind("document", "T17", topsecret.Document3, topsecret.Kind.Document),
		kind("agent", "T4", topsecret.Agent, only(topsecret.Agent)),
		kind("mole", "T7", topsecret.Mole, only(topsecret.Mole)),
		kind("assassin", "T3", topsecret.Assassin, only(topsecret.Assassin)),
		safe,
		concept("marker", "T8", display.IconArrow), concept("bank", "T15", display.IconShield),
		concept("pair", "T17", display.IconStack), concept("single", "T16", display.IconStack),
		concept("double", "T18", display.IconStack), concept("loot", "T11", display.IconTheft),
		concept("explosion", "T3", display.IconWarning), concept("boom", "T23", display.IconSpeaker),
		concept("series", "T29", display.IconTrophy),
		part("order", "T8", display.IconFootprints), part("board", "T1", display.IconUser),
		part("place", "T15", display.IconEye),
		part("pick", "T2", display.IconCheck), part("note", "T26", display.IconList), part("ribbon", "T26", display.IconPen),
		part("discard", "T26", display.IconStack), part("odds", "T26", display.IconHourglass),
	}
}

func only(want topsecret.Kind) func(topsecret.Kind) bool {
	return func(k topsecret.Kind) bool { return k == want }
}

// dealt counts the cards of some kinds in a hand: the most and the fewest, by the number of players.
func dealt(of func(topsecret.Kind) bool) (most, least int) {
	return span(topsecret.MinSeats, func(seats int) (n int) {
		for k, count := range topsecret.CardsOf(seats) {
			if of(topsecret.Kind(k)) {
				n += count
			}
		}
		return n
	})
}

// agents are the names and the looks of the kinds that are no documents.
var agents = map[topsecret.Kind]struct {
	term string
	icon display.Icon
	tone uint8
}{
	topsecret.Assassin: {"assassin", display.IconBomb, 0},
	topsecret.Agent:    {"agent", display.IconKnife, 1},
	topsecret.Mole:     {"mole", display.IconFootprints, 2},
}

// TopSecretIcon is the picture on an agent's card; documents have none.
func TopSecretIcon(k topsecret.Kind) display.Icon { return agents[k].icon }

// TopSecretFace is a card of a kind; a document has those points printed on it.
func TopSecretFace(r words.Reader, k topsecret.Kind, points int) display.Face {
	look, ok := agents[k]
	f := display.Face{Design: display.Agent, Symbol: look.icon, Tone: look.tone}
	if !ok {
		look.term = "document"
		f.Design, f.Tone, f.Value = display.Document, uint8(k.Rank()), strconv.Itoa(points)
	}
	f.Title, f.Term = r.T("topsecret.face."+look.term), "topsecret."+look.term
	return f
}

// SafeFace is a seat's safe.
func SafeFace(seat game.Seat) display.Face {
	return display.Face{Design: display.Safe, Tone: uint8(seat), Term: "topsecret.safe"}
}
