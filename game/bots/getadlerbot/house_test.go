package getadlerbot

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
)

// chaseOf is a world after the reveal at a table of five, Adler on the first seat and Collins on the last, with those
// cards.
func chaseOf(fallEnds bool, adler, collins pack) *world {
	c := dealt(5, policiesAt(5), rand.New(rand.NewPCG(1, 2)))
	copy(c.role[:], []getadler.Role{getadler.Adler, getadler.Gold, getadler.Sharpe, getadler.Townsend, getadler.Collins})
	c.hand[0], c.hand[4] = adler, collins
	c.hour, c.revealed, c.FallEnds = 5, true, fallEnds
	return c
}

// TestTheFallOfAdlerIsHuntedAndShielded: where Adler's fall ends the match (H4) heroes hunt him however worn Collins
// is, a reply is worth more in his hand than in hers, and worlds end with him.
func TestTheFallOfAdlerIsHuntedAndShielded(t *testing.T) {
	hand := func(kinds ...getadler.Kind) (p pack) {
		for _, k := range kinds {
			p[k]++
		}
		return p
	}
	adler := hand(getadler.DocumentRAF, getadler.DocumentNavy, getadler.Arrest, getadler.Arrest, getadler.Question)
	collins := hand(getadler.EscapeBoat, getadler.EscapeCar, getadler.Bomb)
	for _, fallEnds := range []bool{false, true} {
		c := chaseOf(fallEnds, adler, collins)
		c.worn[4] = 4
		if prey := c.prey(); (prey == 0) != fallEnds {
			t.Errorf("the fall ends it %v: seat %d is hunted", fallEnds, prey)
		}
		own := c.worth(4, getadler.Bomb)
		if c.role[4] = getadler.Adler; (own < c.worth(4, getadler.Bomb)) != fallEnds {
			t.Errorf("the fall ends it %v: a bomb is worth %.1f to Collins", fallEnds, own)
		}
		c.role[4] = getadler.Collins
		c.gone[0] = true
		if c.decided(); (c.result == heroesWin) != fallEnds {
			t.Errorf("the fall ends it %v: with Adler out the result is %d", fallEnds, c.result)
		}
	}
}

// TestTheNameOfAdlerIsTried: of two names alike likely a hero tries Adler's where his fall is enough (H4).
func TestTheNameOfAdlerIsTried(t *testing.T) {
	v := scene(5, 5, getadler.Gold, getadler.Arrest)
	v.FallEnds, v.Attempted = true, game.SeatsOf(1)
	for seat := range game.Seat(5) {
		for _, r := range []getadler.Role{getadler.Collins, getadler.Adler} {
			if seat != v.Viewer {
				v.Moves = append(v.Moves, getadler.Move{Op: getadler.OpArrest, A: uint8(seat), B: uint8(r)})
			}
		}
	}
	if a, ok := infoSetOf(v, game.Expert).bestArrest(); !ok || getadler.Role(a.Move.B) != getadler.Adler {
		t.Errorf("the best arrest is %v", a.Move)
	}
}
