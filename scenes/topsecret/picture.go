package topsecret

import (
	"slices"

	"safehouse/game"
	"safehouse/game/topsecret"
)

// picture is what the show shows: a view, and how far the reveal has come.
type picture struct {
	topsecret.View
	// moves is the number of moves that had been made.
	moves int
	// open tells that the table has made way for the reveal, armed that the assassins stand up.
	open, armed bool
}

// pictures is a match as the show is told of it.
type pictures struct {
	match *topsecret.Match
	// persons are those who sit at the screen: for them banking is decided with the hand in sight.
	persons *game.Seats
}

// What the show adds to what the rules tell: events of no kind that only stand for a moment of the reveal.
const (
	// hush comes before the cards are turned.
	hush = 1 + iota
	// chose comes after computers that decided together: Seat is the last of them, Value the kind of what it did.
	chose
	// burnt and kept come after an explosion: Value is the number of cards that it destroyed, or that were protected.
	burnt
	kept
	// results comes after all that the cards did, where banking is still to be decided; deciding when it has been seen.
	results
	deciding
)

// momentOf tells which of these an event is, 0 for one of the rules.
func momentOf(e *topsecret.Event) int16 {
	if e.Kind != topsecret.NoEvent {
		return 0
	}
	return e.N
}

// ViewAt is what the viewer knew when n moves had been made.
func (p pictures) ViewAt(viewer game.Seat, n int) picture {
	return p.picture(p.match.ViewAt(viewer, n), n)
}

// Seen gives what the viewer saw of the moves since that number of moves.
func (p pictures) Seen(viewer game.Seat, since int) []game.Step[picture, topsecret.Event] {
	seen := p.match.Seen(viewer, since)
	computers := ^*p.persons
	steps := make([]game.Step[picture, topsecret.Event], len(seen))
	for i := range seen {
		s := &seen[i]
		steps[i].Index = s.Index
		add := func(e topsecret.Event, v topsecret.View) {
			steps[i].Seen = append(steps[i].Seen, game.Seen[picture, topsecret.Event]{Event: e, After: p.picture(v, s.Index+1)})
		}
		before := p.match.ViewAt(viewer, s.Index)
		n := 0
		events := s.Events()
		for _, e := range withMoments(events, s.After().Phase) {
			switch {
			case momentOf(&e) == 0:
				before = s.Seen[n].After
				n++
			case n == len(events):
				before = *s.After()
			}
			add(e, before)
		}
		if decides(events, computers) && (i == len(seen)-1 || !decides(seen[i+1].Events(), computers)) {
			first := steps[i].Seen[0]
			first.Event = topsecret.Event{Seat: first.Event.Seat, Other: game.Table, Value: int32(first.Event.Kind), N: chose}
			steps[i].Seen = slices.Insert(steps[i].Seen, 1, first)
		}
	}
	return steps
}

// decides tells that a move is one in which one of some seats decides in secret, about a card or its banking.
func decides(events []topsecret.Event, seats game.Seats) bool {
	return len(events) > 0 && groupOf(&events[0]) == chooseGroup && seats.Has(events[0].Seat)
}

// withMoments adds the moments of the reveal to the events of one move.
func withMoments(events []topsecret.Event, after topsecret.Phase) []topsecret.Event {
	all := make([]topsecret.Event, 0, len(events)+4)
	decided, destroyed, spared := true, 0, 0
	for i, e := range events {
		if e.Kind == topsecret.CardTurned && (i == 0 || events[i-1].Kind != topsecret.CardTurned) {
			all = append(all, topsecret.Event{Other: game.Table, N: hush})
		}
		all = append(all, e)
		decided = decided && e.Kind == topsecret.BankChosen
		switch {
		case e.Kind == topsecret.CardDestroyed && e.Card.Kind() != topsecret.Assassin:
			destroyed++
		case e.Kind == topsecret.CardSpared:
			spared++
		}
		if groupOf(&e) == blastGroup && (i == len(events)-1 || groupOf(&events[i+1]) != blastGroup) {
			all = append(all, topsecret.Event{Other: game.Table, Value: int32(destroyed), N: burnt})
			if spared > 0 {
				all = append(all, topsecret.Event{Other: game.Table, Value: int32(spared), N: kept})
			}
		}
	}
	if after == topsecret.PhaseBank && !decided {
		all = append(all, topsecret.Event{Other: game.Table, N: results}, topsecret.Event{Other: game.Table, N: deciding})
	}
	return all
}

// picture is the picture of a view that stands still. While «Boum!» is called and a thief chooses, the cards of the
// turn lie large; banking is decided with the hand in sight, unless computers alone decide it.
func (p pictures) picture(v topsecret.View, moves int) picture {
	open := false
	switch v.Phase {
	case topsecret.PhaseCall, topsecret.PhaseSteal, topsecret.PhaseScored, topsecret.PhaseOver:
		open = true
	case topsecret.PhaseBank:
		open = v.Bankers&*p.persons == 0
	}
	return picture{View: v, moves: moves, open: open}
}
