package getadler

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

// playRandom plays random moves to the end of the match and gives the number of decisions that seats made. Each legal
// move is equally likely; where there are many they are counted, not listed.
func (s *State) playRandom(rng *rand.PCG) (decisions int) {
	var buf [mostMoves]Move
	for s.phase != PhaseOver {
		seat := s.waiting.First()
		if seat != game.Nature {
			decisions++
		}
		switch s.phase {
		case PhaseDraw, PhaseRefill:
			s.draw(s.pile.kind(below(rng, s.pile.sum())), nil)
		case PhaseTake:
			hand := &s.hands[s.turn().target()]
			s.take(hand.kind(below(rng, hand.sum())), nil)
		case PhasePlay:
			s.apply(seat, s.randomPlay(seat, rng), nil)
		default:
			legal := Rules{}.Moves(s, seat, buf[:0])
			s.apply(seat, legal[below(rng, len(legal))], nil)
		}
	}
	return decisions
}

// randomPlay draws one of the plays that Moves lists.
func (s *State) randomPlay(seat game.Seat, rng *rand.PCG) Move {
	var arrests [2 * game.MaxSeats]Move
	hand := &s.hands[seat]
	others := s.living().Without(seat)
	aims := others.Len()
	drops := s.droppable(seat)
	var targets [2]game.Seats
	var counts [5]int
	if hand.of(Question) > 0 && !s.revealed {
		counts[0] = aims * len(askable[s.seats])
	}
	if hand.of(Magnifier) > 0 {
		counts[1] = aims
	}
	if hand.of(Binoculars) > 0 {
		targets = [2]game.Seats{others, s.spiedTwice(seat) & others}
		counts[2] = aims + targets[1].Len()
	}
	made := arrests[:0]
	if hand.of(Arrest) > 0 {
		made = s.arrests(seat, made)
	}
	counts[3], counts[4] = len(made), bits.OnesCount16(uint16(drops))
	total, which := 0, 0
	for _, n := range counts {
		total += n
	}
	n := below(rng, total)
	for ; n >= counts[which]; which++ {
		n -= counts[which]
	}
	switch which {
	case 0:
		topics := askable[s.seats]
		q := topics[n%len(topics)]
		return Move{Op: OpAsk, A: uint8(nth(others, n/len(topics))), B: uint8(q.trait), C: uint8(q.colour)}
	case 1:
		return Move{Op: OpLook, A: uint8(nth(others, n))}
	case 2:
		if n < aims {
			return Move{Op: OpSpy, A: uint8(nth(others, n)), B: 1}
		}
		return Move{Op: OpSpy, A: uint8(nth(targets[1], n-aims)), B: 2}
	case 3:
		return made[n]
	default:
		for range n {
			drops = drops.rest()
		}
		return Move{Op: OpDiscard, A: uint8(drops.first())}
	}
}

// nth is the n-th seat of a set, counted from 0.
func nth(set game.Seats, n int) game.Seat {
	for range n {
		set = set.Without(set.First())
	}
	return set.First()
}

// below draws a number below n.
func below(rng *rand.PCG, n int) int {
	high, _ := bits.Mul64(rng.Uint64(), uint64(n))
	return int(high)
}

// start begins a match before anything is dealt.
func start(tb testing.TB, seats int, options game.Options) State {
	tb.Helper()
	s, err := Rules{}.Start(seats, options)
	if err != nil {
		tb.Fatal(err)
	}
	return s
}
