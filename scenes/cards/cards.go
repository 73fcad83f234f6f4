// Package cards is the list of every game's cards, and of the things that its sentences name: what each is called, what
// it does, how many there are, which paragraph of the rules is about it, and what it looks like on a table. It knows
// the games' own tables of cards and no match: whatever is in it, everybody may know.
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
	// Term is its name in this list, "kompromat.counter": that of its game, a point, and one word. It is what
	// display.Face.Term holds.
	Term string
	// Game is the name of its game, Part the part of the list that it stands in.
	Game string
	Part Part
	// Title and Text are message keys, without arguments. Text says in a sentence or two what it is or does.
	Title, Text string
	// Ruling is one that the paragraph about it answers.
	Ruling string
	// Count is how many there are where most are in play, Least where fewest are; both are 0 for what is no card. They
	// are those of the whole deck in KOMPROMAT and GET ADLER!, and of one player's hand in TOP SECRET.
	Count, Least int
	// Sign is its picture without a card around it.
	Sign display.Icon
	// Face is what it looks like on the table; nil for what is no card.
	Face func(*stage.Stage) display.Face
}

// Part is a part of a game's list. Its heading is the message key that belongs to it.
type Part string

// The parts, in the order in which any list has those that it has.
const (
	Missions   Part = "cards.part.missions"
	Items      Part = "cards.part.items"
	Equipment  Part = "cards.part.equipment"
	Hand       Part = "cards.part.hand"
	Actions    Part = "cards.part.actions"
	Characters Part = "cards.part.characters"
	// Concepts and Parts are no cards. Parts of the table are pointed at; sentences name what lies there.
	Concepts Part = "cards.part.concepts"
	Parts    Part = "cards.part.parts"
)

// lists are the lists of all games, and under "table" what is alike on all tables.
var lists = map[string][]Card{
	"table":     listed("table", []Card{part("hand", "", display.IconEyeClosed)}),
	"kompromat": listed("kompromat", kompromatList()),
	"topsecret": listed("topsecret", topSecretList()),
	"getadler":  listed("getadler", getAdlerList()),
}

// listed fills in what follows from the terms.
func listed(game string, list []Card) []Card {
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

// List gives the cards of a game, part by part: nil for a game that is not known. Nobody may change it.
func List(game string) []Card { return lists[game] }

// Find gives the card with that term.
func Find(term string) (Card, bool) {
	game, _, _ := strings.Cut(term, ".")
	i := slices.IndexFunc(lists[game], func(c Card) bool { return c.Term == term })
	if i < 0 {
		return Card{}, false
	}
	return lists[game][i], true
}

// span is how many there are of something at a table, the most and the fewest, from so many seats on.
func span(from int, count func(seats int) int) (most, least int) {
	for seats := from; seats <= game.MaxSeats; seats++ {
		n := count(seats)
		most = max(most, n)
		if least == 0 || n < least {
			least = n
		}
	}
	return most, least
}

// concept is something that sentences name and that is no card.
func concept(term, ruling string, sign display.Icon) Card {
	return Card{Term: term, Part: Concepts, Ruling: ruling, Sign: sign}
}

// part is a part of a game's table.
func part(term, ruling string, sign display.Icon) Card {
	return Card{Term: term, Part: Parts, Ruling: ruling, Sign: sign}
}

// Counted says how many there are of a card, in the words under a stem; nothing of what is no card.
func (c *Card) Counted(st *stage.Stage, stem string) string {
	key := stem + "all"
	switch c.Part {
	case Equipment:
		key = stem + "each"
	case Hand:
		key = stem + "hand"
	}
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
