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
	kind := func(ruling string, example topsecret.Kind, of func(topsecret.Kind) bool) cards.Card {
		count, least := dealt(of)
		look := lookOf(example)
		return cards.Card{
			Term: look.term, Part: handPart, Per: cards.PerHand, Title: look.title, Text: look.text, Forms: look.forms,
			Ruling: ruling, Count: count, Least: least, Sign: cmp.Or(agentIcon(example), display.IconStack),
			Face: func(st *stage.Stage) display.Face { return cardFace(st.Reader(), example, 40) },
		}
	}
	safe := cards.Concept("topsecret:safe", "T27", display.IconShield, "cards.topsecret.safe.title",
		"cards.topsecret.safe.text", "cards.topsecret.safe.forms")
	safe.Face = func(*stage.Stage) display.Face { return safeFace(0) }
	return []cards.Card{
		kind("T17", topsecret.Document3, topsecret.Kind.Document),
		kind("T4", topsecret.Agent, only(topsecret.Agent)),
		kind("T7", topsecret.Mole, only(topsecret.Mole)),
		kind("T3", topsecret.Assassin, only(topsecret.Assassin)),
		safe,
		cards.Concept("topsecret:marker", "T8", display.IconFootprints, "cards.topsecret.marker.title",
			"cards.topsecret.marker.text", "cards.topsecret.marker.forms"),
		cards.Concept("topsecret:bank", "T15", display.IconShield, "cards.topsecret.bank.title",
			"cards.topsecret.bank.text", "cards.topsecret.bank.forms"),
		cards.Concept("topsecret:pair", "T17", display.IconStack, "cards.topsecret.pair.title", "cards.topsecret.pair.text",
			"cards.topsecret.pair.forms"),
		cards.Concept("topsecret:single", "T16", display.IconStack, "cards.topsecret.single.title",
			"cards.topsecret.single.text", "cards.topsecret.single.forms"),
		cards.Concept("topsecret:double", "T18", display.IconStack, "cards.topsecret.double.title",
			"cards.topsecret.double.text", "cards.topsecret.double.forms"),
		cards.Concept("topsecret:loot", "T11", display.IconTheft, "cards.topsecret.loot.title", "cards.topsecret.loot.text",
			"cards.topsecret.loot.forms"),
		cards.Concept("topsecret:explosion", "T3", display.IconWarning, "cards.topsecret.explosion.title",
			"cards.topsecret.explosion.text", "cards.topsecret.explosion.forms"),
		cards.Concept("topsecret:boom", "T23", display.IconSpeaker, "cards.topsecret.boom.title",
			"cards.topsecret.boom.text", "cards.topsecret.boom.forms"),
		cards.Concept("topsecret:series", "T29", display.IconTrophy, "cards.topsecret.series.title",
			"cards.topsecret.series.text", "cards.topsecret.series.forms"),
		cards.OnTable("topsecret:order", "T8", display.IconFootprints, "cards.topsecret.order.title",
			"cards.topsecret.order.text"),
		cards.OnTable("topsecret:board", "T1", display.IconUser, "cards.topsecret.board.title", "cards.topsecret.board.text"),
		cards.OnTable("topsecret:place", "T15", display.IconEye, "cards.topsecret.place.title", "cards.topsecret.place.text"),
		cards.OnTable("topsecret:pick", "T2", display.IconCheck, "cards.topsecret.pick.title", "cards.topsecret.pick.text"),
		cards.OnTable("topsecret:note", "T26", display.IconList, "cards.topsecret.note.title", "cards.topsecret.note.text"),
		cards.OnTable("topsecret:ribbon", "T26", display.IconPen, "cards.topsecret.ribbon.title",
			"cards.topsecret.ribbon.text"),
		cards.OnTable("topsecret:discard", "T26", display.IconStack, "cards.topsecret.discard.title",
			"cards.topsecret.discard.text"),
		cards.OnTable("topsecret:odds", "T26", display.IconHourglass, "cards.topsecret.odds.title",
			"cards.topsecret.odds.text"),
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

// kindLook is how a kind of cards is called and looks. Title, text and forms are message keys: its name, what is told
// of it, and the words by which sentences name it.
type kindLook struct {
	term, title, text, forms string
	icon                     display.Icon
	tone                     uint8
}

// agentLooks are those of the kinds that are no documents, documentLook that of documents of all values.
var (
	agentLooks = map[topsecret.Kind]kindLook{
		topsecret.Assassin: {"topsecret:assassin", "topsecret.face.assassin", "about.topsecret.assassin",
			"cards.topsecret.assassin.forms", display.IconBomb, 0},
		topsecret.Agent: {"topsecret:agent", "topsecret.face.agent", "about.topsecret.agent",
			"cards.topsecret.agent.forms", display.IconKnife, 1},
		topsecret.Mole: {"topsecret:mole", "topsecret.face.mole", "about.topsecret.mole",
			"cards.topsecret.mole.forms", display.IconFootprints, 2},
	}
	documentLook = kindLook{term: "topsecret:document", title: "topsecret.face.document",
		text: "about.topsecret.document", forms: "cards.topsecret.document.forms"}
)

func lookOf(k topsecret.Kind) kindLook {
	if look, ok := agentLooks[k]; ok {
		return look
	}
	return documentLook
}

// agentIcon is the picture on an agent's card; documents have none.
func agentIcon(k topsecret.Kind) display.Icon { return agentLooks[k].icon }

// cardFace is a card of a kind; a document has those points printed on it.
func cardFace(r words.Reader, k topsecret.Kind, points int) display.Face {
	look := lookOf(k)
	f := display.Face{Design: designs.Agent, Symbol: look.icon, Tone: look.tone, Title: r.T(look.title), Term: look.term}
	if k.Document() {
		f.Design, f.Tone, f.Value = designs.Document, uint8(k.Rank()), strconv.Itoa(points)
	}
	return f
}

// safeFace is a seat's safe.
func safeFace(seat game.Seat) display.Face {
	return display.Face{Design: designs.Safe, Tone: uint8(seat), PortraitID: display.Guest(0, int(seat)),
		Term: "topsecret:safe"}
}
