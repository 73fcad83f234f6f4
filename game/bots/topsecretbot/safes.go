package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/search"
	"safehouse/game/topsecret"
)

// cards are a hand, four bits a kind.
type cards uint32

func (c cards) count(k topsecret.Kind) int         { return int(c >> (4 * (k - 1)) & 15) }
func (c cards) has(k topsecret.Kind) bool          { return c>>(4*(k-1))&15 != 0 }
func (c cards) without(k topsecret.Kind) cards     { return c - 1<<(4*(k-1)) }
func (c cards) with(k topsecret.Kind, n int) cards { return c + cards(n)<<(4*(k-1)) }

// kinds are the indices of arrays by kind.
const kinds = topsecret.Kinds + 1

// safes is the table between two turns as an opponent thinks it on: small, without memory, and quick to copy. Nothing
// of it is hidden from anyone, so one of them holds what all seats know. Turns are resolved as the rules do it, in a
// form of their own, because tens of thousands of games are thought to their end for one move; a test holds both
// against each other.
type safes struct {
	hands  [game.MaxSeats]cards
	up     [game.MaxSeats]topsecret.Kind
	points [game.MaxSeats]int32
	// worth are the points printed on cards by kind.
	worth [kinds]int32
	// mean is the mean value of a document: opponents reckon in documents, whatever a set-up prints on them. share is a
	// document's part of it, in outlookGrain.
	mean  int32
	share [kinds]int32
	// turns are those still to be played.
	turns  int
	seats  int
	marker int
}

// weigh works mean and share out.
func (s *safes) weigh() {
	s.mean = int32(search.Sum(s.worth[:]) / int64(topsecret.Ranks))
	for k := range s.share {
		s.share[k] = s.worth[k] * outlookGrain / s.mean
	}
}

// turn is what lies open of one turn: what every seat turned, and what came to its safe of it.
type turn struct {
	picks [game.MaxSeats]topsecret.Kind
	// fresh may still be stolen; taken is loot.
	fresh, taken [game.MaxSeats]topsecret.Kind
	// moles are the seats whose moles have not been in turn.
	moles game.Seats
}

// pairOf is what two cards bring that are banked together: a pair counts twice, with a special agent as its joker (T17,
// T18); two special agents are worth nothing (T19).
func (s *safes) pairOf(a, b topsecret.Kind) int32 {
	switch {
	case a == b || b == topsecret.Agent:
		return 4 * s.worth[a]
	case a == topsecret.Agent:
		return 4 * s.worth[b]
	default:
		return s.worth[a] + s.worth[b]
	}
}

// lay puts a card on a seat's safe; the second takes both off it (T15).
func (s *safes) lay(seat int, k topsecret.Kind) {
	switch {
	case k == topsecret.NoKind:
	case s.up[seat] == topsecret.NoKind:
		s.up[seat] = k
	default:
		s.points[seat] += s.pairOf(s.up[seat], k)
		s.up[seat] = topsecret.NoKind
	}
}

// bank puts a seat's single card beside the ×1.
func (s *safes) bank(seat int) {
	s.points[seat] += s.worth[s.up[seat]]
	s.up[seat] = topsecret.NoKind
}

// reveal turns all picks: after an explosion the turn has nothing open any more, else loot and moles.
func (s *safes) reveal(t *turn) {
	bomb := false
	t.moles = 0
	for seat := range s.seats {
		k := t.picks[seat]
		s.hands[seat] = s.hands[seat].without(k)
		t.fresh[seat], t.taken[seat] = topsecret.NoKind, topsecret.NoKind
		switch {
		case k == topsecret.Assassin:
			bomb = true
		case k == topsecret.Mole:
			t.moles = t.moles.With(game.Seat(seat))
		default:
			t.fresh[seat] = k
		}
	}
	if bomb {
		t.moles = 0
		for seat := range s.seats {
			s.explode(seat, t.fresh[seat])
			t.fresh[seat] = topsecret.NoKind
		}
	}
}

// explode blows up what is not safe on one seat: special agents stay, and the document under one (T3, T4).
func (s *safes) explode(seat int, k topsecret.Kind) {
	switch {
	case k == topsecret.Agent:
		s.lay(seat, k)
	case s.up[seat].Document():
		s.up[seat] = topsecret.NoKind
	}
}

// next gives the seat whose mole is in turn (T8), and takes it out of those to come; false where there is none left.
func (s *safes) next(t *turn) (seat int, any bool) {
	if t.moles == 0 {
		return 0, false
	}
	for seat = s.marker; !t.moles.Has(game.Seat(seat)); {
		if seat++; seat == s.seats {
			seat = 0
		}
	}
	t.moles = t.moles.Without(game.Seat(seat))
	return seat, true
}

// steal gives the thief what another seat has just played.
func (t *turn) steal(thief, from int) {
	t.taken[thief] = t.fresh[from]
	t.fresh[from] = topsecret.NoKind
}

// loot reports whether the thief may take from that seat (T7).
func (t *turn) loot(thief, from int) bool { return from != thief && t.fresh[from] != topsecret.NoKind }

// settle lays what is left of the turn on the safes; single cards wait for a decision.
func (s *safes) settle(t *turn) {
	for seat := range s.seats {
		s.lay(seat, t.fresh[seat])
		s.lay(seat, t.taken[seat])
	}
}

// end banks all single cards but those that are kept, and ends the turn.
func (s *safes) end(keep game.Seats) {
	for seat := range s.seats {
		if !keep.Has(game.Seat(seat)) {
			s.bank(seat)
		}
	}
	s.pass()
}

// pass ends the turn; after the last all is banked (T25).
func (s *safes) pass() {
	s.turns--
	if s.marker++; s.marker == s.seats {
		s.marker = 0
	}
	if s.turns == 0 {
		for seat := range s.seats {
			s.bank(seat)
		}
	}
}

// playLast plays the last turn where only that is left: everybody plays the card that is left, and moles rob by habit.
func (s *safes) playLast() {
	if s.turns != 1 {
		return
	}
	var t turn
	for seat := range s.seats {
		for k := topsecret.Document1; k <= topsecret.Assassin; k++ {
			if s.hands[seat].has(k) {
				t.picks[seat] = k
			}
		}
	}
	s.reveal(&t)
	s.rob(&t)
	s.settle(&t)
	s.pass()
}
