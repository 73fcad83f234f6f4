package topsecretbot

import (
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/topsecret"
)

// Memory is what a seat remembers of the turns before: the table that all decided at, and what each of them played. It
// holds nothing that was not turned up before everybody. The zero Memory remembers nothing.
type Memory struct {
	// table is that of the turn that began last.
	table safes
	turns []played
}

// played is one turn that was played.
type played struct {
	table safes
	picks [game.MaxSeats]topsecret.Kind
}

// Hear takes in what the seat was told of one move, and its view after it; moves are heard in their order. Moves that
// were made before the first turn that is heard of tell nothing.
func (m *Memory) Hear(events []topsecret.Event, after *topsecret.View) {
	var picks [game.MaxSeats]topsecret.Kind
	turned, began := false, false
	for _, e := range events {
		switch e.Kind {
		case topsecret.CardTurned:
			picks[e.Seat], turned = e.Card.Kind(), true
		case topsecret.TurnBegan:
			began = true
		}
	}
	if turned && m.table.seats > 0 {
		m.turns = append(m.turns, played{m.table, picks})
		if len(m.turns) > memoryTurns {
			m.turns = slices.Delete(m.turns, 0, 1)
		}
	}
	if began {
		m.table, _ = look(after)
	}
}

// Remembers tells whether a player at a table of that many seats makes anything of the turns before.
func Remembers(p bots.Player, seats int) bool {
	return p == bots.OfLevel(game.Expert) && seats > topsecret.MinSeats
}
