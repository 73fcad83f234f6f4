package getadlerbot

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/botstest"
	"safehouse/game/getadler"
)

// imagined plays a match by chance by the rules and, beside it, the same turns in one world thought of, and holds both
// against each other. Cards come there as the rules draw them. What follows from a turn's move, replies and shots among
// it, is decided by habit on both sides, each from what it knows of the table itself.
type imagined struct {
	t     *testing.T
	rules getadler.Rules
	state getadler.State
	world *world
	rng   *rand.Rand
	// drawn are the cards that Nature drew by the rules and that the world has still to draw.
	drawn []getadler.Move
}

// Uint64 makes the world draw the next of those cards, from the pile or from the hand that is spied upon.
func (im *imagined) Uint64() uint64 {
	if len(im.drawn) == 0 {
		im.t.Fatal("the world draws a card more than the rules")
	}
	m := im.drawn[0]
	im.drawn = im.drawn[1:]
	from := &im.world.pile
	if m.Op == getadler.OpTake {
		from = &im.world.hand[im.world.target]
	}
	if from[m.A] == 0 {
		im.t.Fatalf("%v is drawn, which is not among %v", m, *from)
	}
	before := 0
	for k := getadler.DocumentRAF; k < getadler.Kind(m.A); k++ {
		before += int(from[k])
	}
	// The library's own draw below a number takes the low bits where that is a power of two, else the high ones.
	return uint64(2*before+1)<<31/uint64(from.size())<<32 | uint64(before)
}

// now is the table as a seat sees it, with all hands.
func (im *imagined) now(seat game.Seat) *world {
	v := im.rules.View(&im.state, seat)
	s := infoSet{mind: mind{view: &v, me: int(seat), style: styleOf(game.Medium, getadler.Adler, v.Seats), rng: im.rng}}
	var who cast
	var hands [game.MaxSeats]pack
	for n := range v.Seats {
		own := im.rules.View(&im.state, game.Seat(n))
		who[n] = own.Players[n].Role
		for k, count := range own.Players[n].Sure {
			hands[n][k] = int8(count)
		}
		if v.Players[n].Eliminated {
			hands[n] = pack{}
		}
	}
	c := s.known(who)
	c.hand = hands
	if v.Phase == getadler.PhaseLoot {
		for k, count := range v.Looking {
			c.hand[c.fight.loser][k] = int8(count)
		}
	}
	return c
}

// move makes a move by the rules, and what chance owes after it.
func (im *imagined) move(seat game.Seat, m getadler.Move) {
	im.t.Helper()
	if refusal := im.rules.Check(&im.state, seat, m); refusal != nil {
		im.t.Fatalf("%v may not make %v: %v", seat, m, refusal)
	}
	im.rules.Apply(&im.state, seat, m)
	for im.rules.ToAct(&im.state).Has(game.Nature) {
		chances := im.rules.Moves(&im.state, game.Nature, nil)
		m := chances[im.rng.IntN(len(chances))]
		if m.Op == getadler.OpDraw || m.Op == getadler.OpTake {
			im.drawn = append(im.drawn, m)
		}
		im.rules.Apply(&im.state, game.Nature, m)
	}
}

// phase is the decision that is owed, and who owes it.
func (im *imagined) phase() (game.Seat, getadler.Phase) {
	seat := im.rules.ToAct(&im.state).First()
	v := im.rules.View(&im.state, seat)
	return seat, v.Phase
}

// turn makes a move by chance, all that follows from it by habit, and the same in the world.
func (im *imagined) turn() {
	im.t.Helper()
	seat, phase := im.phase()
	moves := im.rules.Moves(&im.state, seat, nil)
	m := moves[im.rng.IntN(len(moves))]
	for _, other := range moves {
		if (other.Op == getadler.OpArrest || other.Op == getadler.OpSpy) && im.rng.IntN(4) == 0 {
			m = other
		}
	}
	for im.move(seat, m); !im.state.Over(); {
		next, follows := im.phase()
		switch follows {
		case getadler.PhasePlay, getadler.PhaseExchange, getadler.PhaseReturn:
			im.follow(int(seat), phase, m)
			return
		case getadler.PhaseAnswer, getadler.PhaseLook:
			moves := im.rules.Moves(&im.state, next, nil)
			im.move(next, moves[im.rng.IntN(len(moves))])
		default:
			im.move(next, im.now(next).habit(int(next), nil))
		}
	}
	im.follow(int(seat), phase, m)
}

// follow makes a move in the world, up to the next that is owed.
func (im *imagined) follow(seat int, phase getadler.Phase, m getadler.Move) {
	im.t.Helper()
	c := im.world
	c.forced = m
	switch phase {
	case getadler.PhaseExchange:
		c.exchange()
	case getadler.PhaseReturn:
		c.giveBack()
	default:
		c.act(seat)
		for c.result == 0 {
			if c.pass(); c.stage == getadler.PhaseExchange || c.result == 0 && c.hand[c.current].size() > 0 {
				break
			}
		}
	}
	if over := im.state.Over(); over != (c.result != 0) {
		im.t.Fatalf("after %v the match is over by the rules: %v, in thought: %d", m, over, c.result)
	} else if over {
		if villains := im.state.Won()&im.state.Villains() != 0; villains != (c.result == villainsWin) {
			im.t.Fatalf("the villains win by the rules: %v, in thought: %d, %+v", villains, c.result, *c)
		}
		return
	}
	next, _ := im.phase()
	v, is := im.rules.View(&im.state, next), im.now(next)
	out := c.out
	for n := range out {
		// Whoever is out of the match misses no turn.
		out[n] = out[n] && !c.gone[n]
	}
	if c.hand != is.hand || c.discard != is.discard || c.gone != is.gone || out != is.out || c.hour != is.hour ||
		c.current != is.current ||
		c.stage != is.stage || c.revealed != is.revealed || c.attempted != is.attempted || c.pile.size() != v.Pile ||
		c.away.size() != v.Away || len(im.drawn) > 0 {
		im.t.Fatalf(
			"after %v in phase %d there is by the rules\n%+v, %d in the pile, %d away, in thought\n%+v, with %v still to draw",
			m, phase, *is, v.Pile, v.Away, *c, im.drawn)
	}
}

// houseRules are options with all house rules but H3, each as is says of its number.
func houseRules(is func(n int) int) game.Options {
	options := game.Options{}
	for n, key := range []string{
		getadler.OptionOwnFirst, getadler.OptionMisnamed, getadler.OptionFallEnds, getadler.OptionNoBluff,
		getadler.OptionOneBomb,
		getadler.OptionSmallRefill, getadler.OptionAccuserOnly,
	} {
		options[key] = is(n)
	}
	return options
}

// TestImaginedTurnsKeepTheRules plays matches by chance by the rules and in worlds thought of, at every table.
func TestImaginedTurnsKeepTheRules(t *testing.T) {
	ends := map[int]int{}
	for n := range botstest.Size(120, 240) {
		seats := getadler.MinSeats + n%3
		im := &imagined{t: t, rng: rand.New(rand.NewPCG(uint64(n), 3))}
		options := houseRules(func(rule int) int { return n * (2*rule + 3) / 8 % 2 })
		options[getadler.OptionAbilities], options[getadler.OptionMission], options[getadler.OptionQuick] = n%2, n/2%2, n/4%2
		state, err := im.rules.Start(seats, options)
		if err != nil {
			t.Fatal(err)
		}
		im.state = state
		for im.world == nil {
			seat, phase := im.rules.ToAct(&im.state).First(), getadler.PhaseDeal
			if seat != game.Nature {
				seat, phase = im.phase()
			}
			if phase == getadler.PhasePlay {
				im.world = im.now(seat)
				break
			}
			moves := im.rules.Moves(&im.state, seat, nil)
			im.move(seat, moves[im.rng.IntN(len(moves))])
		}
		c := im.world
		c.rng, im.drawn, c.pile = rand.New(im), nil, c.all
		for n := range c.hand {
			for k, count := range c.hand[n] {
				c.pile[k] -= count
			}
		}
		for !im.state.Over() {
			im.turn()
		}
		ends[c.result]++
	}
	t.Logf("ends %v", ends)
	if ends[heroesWin] < 20 || ends[villainsWin] < 20 {
		t.Errorf("hardly all ends came up: %v", ends)
	}
}
