package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

// randomMatches is how many matches each number of players plays for a property; longest is more moves than a match can
// have.
const (
	randomMatches = 96
	longest       = 100 + MaxTurns*4*MaxCards
)

// optionsOf takes the options by turns, so that matches have all of them together and none.
func optionsOf(n int) game.Options {
	options := game.Options{OptionAbilities: n % 2, OptionMission: n / 2 % 2, OptionQuick: n / 4 % 2,
		OptionNoBluff: n / 8 % 2}
	for i, key := range []string{OptionOwnFirst, OptionMisnamed, OptionFallEnds, OptionOneBomb, OptionSmallRefill,
		OptionAccuserOnly} {
		options[key] = n * (2*i + 5) / 8 % 2
	}
	return options
}

// step is a move of a random match, with the positions before and after it.
type step struct {
	before, after State
	seat          game.Seat
	move          Move
}

// eachStep plays random matches: each kind of move is as likely as any other, so that there is more than questions.
func eachStep(t *testing.T, matches int, look func(x *step)) {
	t.Helper()
	var r Rules
	rng := rand.NewPCG(7, 11)
	var legal, few []Move
	for n := range matches {
		for seats := MinSeats; seats <= game.MaxSeats; seats++ {
			x := step{after: start(t, seats, optionsOf(n))}
			for made := 0; !x.after.Over(); made++ {
				if made > longest {
					t.Fatalf("a match of %d seats with %v does not end: %v", seats, optionsOf(n), x.after)
				}
				x.before = x.after
				x.seat = r.ToAct(&x.after).First()
				legal = r.Moves(&x.after, x.seat, legal[:0])
				few = someOf(few[:0], legal, rng)
				x.move = few[game.Below(rng, len(few))]
				r.Apply(&x.after, x.seat, x.move)
				look(&x)
			}
		}
	}
}

// someOf keeps the moves of one kind.
func someOf(some, legal []Move, rng *rand.PCG) []Move {
	var have [opEnd]bool
	kinds := 0
	for _, m := range legal {
		if !have[m.Op] {
			have[m.Op] = true
			kinds++
		}
	}
	n := game.Below(rng, kinds)
	for op, had := range have {
		if !had {
			continue
		}
		if n == 0 {
			for _, m := range legal {
				if int(m.Op) == op {
					some = append(some, m)
				}
			}
			return some
		}
		n--
	}
	return some
}

// Moves, Apply and the copying of a State allocate nothing.
func TestNothingIsAllocated(t *testing.T) {
	var r Rules
	buf := make([]Move, 0, mostMoves)
	rng := rand.NewPCG(19, 23)
	begin := start(t, game.MaxSeats, optionsOf(3))
	var copied State
	if n := testing.AllocsPerRun(10, func() {
		for s := begin; !s.Over(); copied = s {
			seat := r.ToAct(&s).First()
			legal := r.Moves(&s, seat, buf[:0])
			r.Apply(&s, seat, legal[game.Below(rng, len(legal))])
		}
	}); n != 0 || !copied.Over() {
		t.Errorf("a match of Moves, Apply and copies allocates %v times", n)
	}
}
