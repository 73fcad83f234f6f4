// Package cards says what is told of a card, and of the things that a game's sentences name: what each is called, what
// it does, how many there are, which paragraph of the rules is about it, and what it looks like on a table. Each game
// lists its own; whatever is in a list, everybody may know.
package cards

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// Card is a card of a game, a group of cards that are explained alike, or something else that its sentences name.
type Card struct {
	// Term is its name in this list: that of its game, a colon, and one word. It is what
	// display.Face.Term holds.
	Term string
	// Game is the name of its game, Part the part of the list that it stands in.
	Game string
	Part Part
	// Title, Text and Forms are message keys, without arguments. Text says in a sentence or two what it is or does. Forms
	// are the words by which sentences name it, parted by bars; no sentence names what has none.
	Title, Text, Forms string
	// Ruling is one that the paragraph about it answers.
	Ruling string
	// Count is how many there are where most are in play, Least where fewest are; both are 0 for what is no card. Per is
	// what they are counted in.
	Count, Least int
	Per          Per
	// Sign is its picture without a card around it.
	Sign display.Icon
	// Face is what it looks like on the table; nil for what is no card.
	Face func(*stage.Stage) display.Face
}

// Per is what cards are counted in: all that are in play, the deck of one player, or the hand of one.
type Per uint8

// What cards are counted in.
const (
	PerGame Per = iota
	PerDeck
	PerHand
)

// Part is a part of a game's list: the message key of its heading.
type Part string

// The parts that are no cards, which come last in any list. Parts of the table are pointed at; sentences name what lies
// there.
const (
	Concepts Part = "cards.part.concepts"
	Parts    Part = "cards.part.parts"
)

// Common is the list of what is alike on all tables. Its terms begin with CommonName instead of a game's name.
var Common = Of(CommonName, []Card{
	OnTable("table:hand", "", display.IconEyeClosed, "cards.table.hand.title", "cards.table.hand.text"),
})

// CommonName stands for the game of what is alike on all tables.
const CommonName = "table"

// Of is a list as that of a game.
func Of(game string, list []Card) []Card {
	for i := range list {
		list[i].Game = game
	}
	return list
}

// Span is how many there are of something at a table, the most and the fewest, from so many seats on.
func Span(from int, count func(seats int) int) (most, least int) {
	for seats := from; seats <= game.MaxSeats; seats++ {
		n := count(seats)
		most = max(most, n)
		if least == 0 || n < least {
			least = n
		}
	}
	return most, least
}

// Concept is something that sentences name and that is no card.
func Concept(term, ruling string, sign display.Icon, title, text, forms string) Card {
	return Card{Term: term, Part: Concepts, Ruling: ruling, Sign: sign, Title: title, Text: text, Forms: forms}
}

// OnTable is a part of a game's table.
func OnTable(term, ruling string, sign display.Icon, title, text string) Card {
	return Card{Term: term, Part: Parts, Ruling: ruling, Sign: sign, Title: title, Text: text}
}

// CountKeys are the message keys of how many there are, by what they are counted in: the number where that is the same
// at every table, and the least and the most where it is not.
type CountKeys [PerHand + 1]struct{ Number, Range string }

// Counted says how many there are of a card; nothing of what is no card.
func (c *Card) Counted(st *stage.Stage, keys *CountKeys) string {
	switch c.Count {
	case 0:
		return ""
	case c.Least:
		return st.Say(keys[c.Per].Number, game.Number(c.Count))
	}
	return st.Say(keys[c.Per].Range, game.Number(c.Least), game.Number(c.Count))
}

// Forms lists the words by which sentences in the reader's language name a card, longest first.
func Forms(st *stage.Stage, c Card) []string {
	if c.Forms == "" {
		return nil
	}
	forms := strings.Split(st.Say(c.Forms), "|")
	slices.SortStableFunc(forms, func(a, b string) int { return len(b) - len(a) })
	return forms
}
