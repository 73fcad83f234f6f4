package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

// TestSampleKeepsWhatIsSeen holds samples of random positions to their views: all that the viewer saw is the same.
func TestSampleKeepsWhatIsSeen(t *testing.T) {
	rng := rand.NewPCG(3, 4)
	draw := rand.New(rng)
	for seats := MinSeats; seats <= game.MaxSeats; seats++ {
		for range 40 {
			s := dealtTo(t, seats, rng)
			var buf [mostMoves]Move
			for !s.Over() {
				seat := s.waiting.First()
				legal := Rules{}.Moves(&s, seat, buf[:0])
				s.apply(seat, legal[game.Below(rng, len(legal))], nil)
				viewer := game.Seat(game.Below(rng, seats))
				v := Rules{}.View(&s, viewer)
				sampled := Rules{}.Sample(&v, draw)
				if err := Conserved(&sampled); err != nil {
					t.Fatalf("a sample for seat %v: %v", viewer, err)
				}
				again := Rules{}.View(&sampled, viewer)
				if v.Traces != again.Traces || v.Players != again.Players || v.Looking != again.Looking {
					t.Fatalf("a sample for seat %v shows it %v instead of %v", viewer, again, v)
				}
			}
		}
	}
}

// TestSampleIsEven draws the places of five cards that the viewer knows unequally well, and lists all ways in which
// they can lie: each is to be drawn as often as any other.
func TestSampleIsEven(t *testing.T) {
	v := View{Seats: 4, Viewer: 0, Traced: 5, Pile: 2}
	v.Players[1].Cards, v.Players[2].Cards = 2, 1
	const one, two = Places(1 << 1), Places(1 << 2)
	masks := [5]Places{one | two, one | InPile, one | two | InPile, two | InPile, one | two | InPile}
	for i, p := range masks {
		v.Traces[i] = Trace{Kind: DocumentRAF + Kind(i), Places: p}
	}
	ways := map[[5]uint8]int{}
	var list func(at [5]uint8, i int, room [placeEnd]int)
	list = func(at [5]uint8, i int, room [placeEnd]int) {
		if i == len(at) {
			ways[at] = 0
			return
		}
		for p := range placeEnd {
			if masks[i]&(1<<p) != 0 && room[p] > 0 {
				left := room
				left[p]--
				at[i] = uint8(p)
				list(at, i+1, left)
			}
		}
	}
	list([5]uint8{}, 0, [placeEnd]int{1: 2, 2: 1, pileBit: 2})
	const draws = 1000
	rng := rand.New(rand.NewPCG(1, 2))
	for range draws * len(ways) {
		var s State
		dealCards(&s, &v, rng)
		var at [5]uint8
		for i := range at {
			k := DocumentRAF + Kind(i)
			switch {
			case s.hands[1].of(k) == 1:
				at[i] = 1
			case s.hands[2].of(k) == 1:
				at[i] = 2
			default:
				at[i] = pileBit
			}
		}
		ways[at]++
	}
	for at, n := range ways {
		if n < draws*85/100 || n > draws*115/100 {
			t.Errorf("%v is drawn %d times in %d", at, n, draws)
		}
	}
	if len(ways) < 5 {
		t.Errorf("only %d ways", len(ways))
	}
}
