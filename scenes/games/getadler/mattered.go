package getadler

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
)

// changed are the cards that a seat saw change hands between itself and others: for each player and kind the hour in
// which it last did, counted from 1, with 1 for before the first turn, and 0 for never. Cards of a kind cannot be told
// apart: what is noted is that one of them did.
type changed struct {
	// gave are those that the seat lost to a player, got those that came to it from one.
	gave, got [game.MaxSeats][getadler.Kinds + 1]int8
}

// note notes an event that the seat saw.
func (c *changed) note(e *getadler.Event, seat game.Seat, hour int) {
	giver, taker := e.Seat, e.Other
	switch e.Kind {
	case getadler.CardDiscarded:
		// It may have been that card.
		c.gave[e.Seat][e.Card] = 0
		return
	case getadler.CardTaken:
		giver, taker = e.Other, e.Seat
	case getadler.CardGiven:
	default:
		return
	}
	switch {
	case e.Card == getadler.NoKind:
	case giver == seat:
		c.gave[taker][e.Card] = int8(hour + 1)
	case taker == seat:
		c.got[giver][e.Card] = int8(hour + 1)
	}
}

// mattered says of a card that is played in a confrontation that the seat saw one of its kind change hands: from it to
// who plays it, or to it, where it plays the card itself. It is said once.
func (c *changed) mattered(e *getadler.Event, seat game.Seat) (said []game.Line) {
	if e.Kind != getadler.Replied && e.Kind != getadler.Pursued && e.Kind != getadler.Shot || e.Card == getadler.NoKind {
		return nil
	}
	if h := &c.gave[e.Seat][e.Card]; *h > 0 {
		said = append(said, game.Say("notebook.gave", game.SeatName(e.Seat), e.Card.One(), hourOf(int(*h)-1)))
		*h = 0
	}
	for giver := range c.got {
		if h := &c.got[giver][e.Card]; e.Seat == seat && *h > 0 {
			said = append(said, game.Say("notebook.got", game.SeatName(game.Seat(giver)), e.Card.One(), hourOf(int(*h)-1)))
			*h = 0
		}
	}
	return said
}

// tellWinner adds to the story by whom a document of the kind that won came to its holder, now that nothing is secret
// any more.
func (s *scoring) tellWinner() {
	v := s.show.Now()
	if v.Shown == getadler.NoKind {
		return
	}
	last := -1
	var giver game.Seat
	for seat := range game.Seat(v.Seats) {
		turn := -1
		hour := 0
		for _, e := range s.match.Events(seat, 0) {
			from, to := e.Seat, e.Other
			switch e.Kind {
			case getadler.HourBegan:
				hour = int(e.N)
			case getadler.TurnBegan:
				turn = slices.IndexFunc(s.tales, func(t tale) bool { return int(t.turn.Hour) == hour && t.turn.Seat == e.Seat })
			case getadler.CardTaken:
				from, to = to, from
			}
			if moved := e.Kind == getadler.CardTaken || e.Kind == getadler.CardGiven; moved && e.Card == v.Shown &&
				to == v.ShownBy && turn > last {
				last, giver = turn, from
			}
		}
	}
	if last >= 0 {
		t := &s.tales[last]
		t.text += " " + s.table.Say("score.getadler.decisive", v.Shown.One(), game.SeatName(giver),
			v.Players[v.ShownBy].Role.Word())
	}
}
