package getadler

import (
	"math/bits"
	"math/rand/v2"

	"safehouse/game"
)

// HourNow is the hour that is played, 0 before the first turn. A search may read it in states that it sampled.
func (s *State) HourNow() int { return int(s.hour) }

// Won is the set of the seats that have won; nobody while the match runs.
func (s *State) Won() game.Seats { return s.winners }

// Documented reports whether the villains hold the document by which they would win if the match ended now.
func (s *State) Documented() bool {
	_, k := proof(s)
	return k != NoKind
}

// Known is a key of what the seat knows: equal for states that it cannot tell apart, and for no others but for rare
// collisions.
func (s *State) Known(seat game.Seat) uint64 {
	k := key(s.phase) | key(seat)<<8 | key(s.roles[seat])<<12 | key(s.hour)<<16 | key(s.turns)<<20 | key(s.owed)<<28 |
		key(s.current)<<32 | key(s.out)<<36 | key(s.eliminated)<<44 | key(s.waiting)<<52
	if s.Revealed() {
		k |= 1 << 60
		for other := range s.seats {
			k = k.Mix(key(s.roles[other]))
		}
	}
	f := &s.fight
	k = k.Mix(key(f.Opponent) | key(f.Escape)<<4 | key(f.Passed)<<8 | key(f.Cards)<<16 | key(f.VillainShots)<<24 |
		key(f.HeroShots)<<32)
	for _, l := range f.Laid[:f.Cards] {
		k = k.Mix(key(l.Seat)<<4 | key(l.Card))
	}
	for i := range s.past[:s.turns] {
		k = k.Mix(s.past[i].key())
	}
	k = k.Mix(key(s.hands[seat][0])).Mix(key(s.hands[seat][1]))
	return uint64(k.Mix(s.known[seat].sum()))
}

// sum takes in all labels of all kinds; which of its kind a label is does not matter.
func (t *traces) sum() key {
	var sum key
	for _, kind := range packed {
		for i := range int(spans[kind].count) {
			if p := t.at(int(spans[kind].begin) + i); p != 0 {
				sum += key(kind).Mix(key(p))
			}
		}
	}
	return sum
}

// key is a key in the making.
type key = game.Key

// Settle lets Nature make all the moves that she owes.
func (s *State) Settle(rng *rand.PCG) {
	for s.waiting.Has(game.Nature) {
		s.chance(rng)
	}
}

// chance makes the move that Nature owes.
func (s *State) chance(rng *rand.PCG) {
	switch s.phase {
	case PhaseDraw, PhaseRefill:
		draw(s, s.pile.kind(game.Below(rng, s.pile.sum())), nil)
	case PhaseTake:
		hand := &s.hands[s.turn().Target]
		take(s, hand.kind(game.Below(rng, hand.sum())), nil)
	default:
		var buf [mostMoves]Move
		legal := Rules{}.Moves(s, game.Nature, buf[:0])
		s.apply(game.Nature, legal[game.Below(rng, len(legal))], nil)
	}
}

// PlayThrough plays random moves until that hour is over, or the match, and gives the number of decisions that seats
// made. Each legal move is equally likely; where there are many they are counted, not listed.
func (s *State) PlayThrough(rng *rand.PCG, hour int) (decisions int) {
	var buf [mostMoves]Move
	for s.phase != PhaseOver && int(s.hour) <= hour {
		seat := s.waiting.First()
		if seat == game.Nature {
			s.chance(rng)
			continue
		}
		decisions++
		if s.phase == PhasePlay {
			s.apply(seat, s.randomPlay(seat, rng), nil)
			continue
		}
		legal := Rules{}.Moves(s, seat, buf[:0])
		s.apply(seat, legal[game.Below(rng, len(legal))], nil)
	}
	return decisions
}

// randomPlay draws one of the plays that Moves lists.
func (s *State) randomPlay(seat game.Seat, rng *rand.PCG) Move {
	var room [2 * game.MaxSeats]Move
	hand := &s.hands[seat]
	others := s.living().Without(seat)
	aims := others.Len()
	drops := droppable(s, seat)
	var targets [2]game.Seats
	var counts [5]int
	if hand.of(Question) > 0 && !s.Revealed() {
		counts[0] = aims * len(askable[s.seats])
	}
	if hand.of(Magnifier) > 0 {
		counts[1] = aims
	}
	if hand.of(Binoculars) > 0 {
		targets = [2]game.Seats{others, spiedTwice(s, seat) & others}
		counts[2] = aims + targets[1].Len()
	}
	made := room[:0]
	if hand.of(Arrest) > 0 {
		made = arrests(s, seat, made)
	}
	counts[3], counts[4] = len(made), bits.OnesCount16(uint16(drops))
	total, which := 0, 0
	for _, n := range counts {
		total += n
	}
	n := game.Below(rng, total)
	for ; n >= counts[which]; which++ {
		n -= counts[which]
	}
	switch which {
	case 0:
		topics := askable[s.seats]
		q := topics[n%len(topics)]
		return Move{Op: OpAsk, A: uint8(others.Nth(n / len(topics))), B: uint8(q.trait), C: uint8(q.colour)}
	case 1:
		return Move{Op: OpLook, A: uint8(others.Nth(n))}
	case 2:
		if n < aims {
			return Move{Op: OpSpy, A: uint8(others.Nth(n)), B: 1}
		}
		return Move{Op: OpSpy, A: uint8(targets[1].Nth(n - aims)), B: 2}
	case 3:
		return made[n]
	default:
		for range n {
			drops = drops.rest()
		}
		return Move{Op: OpDiscard, A: uint8(drops.first())}
	}
}
