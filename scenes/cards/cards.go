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
	// Term is its name in this list: that of its game, a point, and one word. It is what
	// display.Face.Term holds.
	Term string
	// Game is the name of its game, Part the part of the list that it stands in.
	Game string
	Part Part
	// Title and Text are message keys, without arguments. Text says in a sentence or two what it is or does.
	Title, Text string
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

// counts are the last parts of the keys of the words for that.
var counts = [...]string{PerGame: "all", PerDeck: "each", PerHand: "hand"}

// Part is a part of a game's list: the message key of its heading.
type Part string

// The parts that are no cards, which come last in any list. Parts of the table are pointed at; sentences name what lies
// there.
const (
	Concepts Part = "cards.part.concepts"
	Parts    Part = "cards.part.parts"
)

// Common is the list of what is alike on all tables. Its terms begin with CommonName instead of a game's name.
var Common = Listed(CommonName, []Card{OnTable("hand", "", display.IconEyeClosed)})

// CommonName stands for the game of what is alike on all tables.
const CommonName = "table"

// Listed fills in what follows from the terms.
func Listed(game string, list []Card) []Card {
	for i := range list {
		c := &list[i]
		stem := "cards." + game + "." + c.Term
		c.Term, c.Game = game+"."+c.Term, game
		if c.Title == "" {
			c.Title = stem + ".title"
		}
		if c.Text == "" {
			c.Text = stem + ".text"
		}
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
func Concept(term, ruling string, sign display.Icon) Card {
	return Card{Term: term, Part: Concepts, Ruling: ruling, Sign: sign}
}

// OnTable is a part of a game's table.
func OnTable(term, ruling string, sign display.Icon) Card {
	return Card{Term: term, Part: Parts, Ruling: ruling, Sign: sign}
}

// Counted says how many there are of a card, in the words under a stem; nothing of what is no card.
func (c *Card) Counted(st *stage.Stage, stem string) string {
	key := stem + counts[c.Per]
	switch c.Count {
	case 0:
		return ""
	case c.Least:
		return st.Say(key, game.Number(c.Count))
	}
	return st.Say(key+".range", game.Number(c.Least), game.Number(c.Count))
}

// forms is the key of the words by which sentences name a card, parted by bars.
func (c *Card) forms() string { return "cards." + c.Term + ".forms" }

// Forms lists the words by which sentences in the reader's language name a card, longest first.
func Forms(st *stage.Stage, c Card) []string {
	if c.Part == Parts {
		return nil
	}
	forms := strings.Split(st.Say(c.forms()), "|")
	slices.SortStableFunc(forms, func(a, b string) int { return len(b) - len(a) })
	return forms
}
