package getadlerbot

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
)

// second plays a match by chance and, beside every confrontation in it, the same moves in a world thought of, and holds
// both against each other.
type second struct {
	t     *testing.T
	match *getadler.Match
	rng   *rand.Rand
	world *world
	// steps are the decisions compared, losses the confrontations that eliminated somebody.
	steps, losses int
}

// open copies the position at the start of a confrontation, hands and all, from what each seat knows of itself.
func (o *second) open(v *getadler.View) {
	s := infoSet{mind: mind{view: v, me: int(v.Viewer), style: styleOf(game.Medium, getadler.Adler, v.Seats), rng: o.rng}}
	var who cast
	for n := range v.Seats {
		who[n] = v.Players[n].Role
	}
	o.world = s.known(who)
	for n := range v.Seats {
		own := o.match.View(game.Seat(n))
		for k, count := range own.Players[n].Sure {
			o.world.hand[n][k] = int8(count)
		}
		if v.Players[n].Eliminated {
			o.world.hand[n] = pack{}
		}
	}
}

// fighting reports whether the phase is a decision of a confrontation before its end.
func fighting(p getadler.Phase) bool {
	return p == getadler.PhaseReply || p == getadler.PhasePursue || p == getadler.PhaseShoot
}

// step makes a decision in both.
func (o *second) step(v *getadler.View, m getadler.Move) {
	o.t.Helper()
	c := o.world
	c.forced = m
	over := false
	switch v.Phase {
	case getadler.PhaseReply:
		over = c.reply()
	case getadler.PhasePursue:
		over = c.pursue()
	default:
		over = c.shoot()
	}
	o.steps++
	after := o.match.View(game.Public)
	if over {
		o.closed(v, &after)
		return
	}
	f := &after.Fight
	same := fighting(after.Phase) && int(f.Opponent) == c.fight.opponent && int(f.Villain) == c.fight.villain
	switch c.stage {
	case getadler.PhasePursue:
		same = same && after.Phase == getadler.PhasePursue && int(f.Asked) == c.fight.asked && f.Escape == c.fight.escape
	case getadler.PhaseShoot:
		same = same && after.Phase == getadler.PhaseShoot && after.ToAct.Has(game.Seat(c.fight.shooter)) &&
			f.VillainShots == c.fight.villainShots && f.HeroShots == c.fight.heroShots && f.Held == c.fight.held
	default:
		same = same && after.Phase == getadler.PhaseReply
	}
	if !same {
		o.t.Fatalf("after %v in phase %d the world thought of is at stage %d with %+v, the match in phase %d with %+v",
			m, v.Phase, c.stage, c.fight, after.Phase, *f)
	}
}

// closed compares the ends.
func (o *second) closed(before, after *getadler.View) {
	o.t.Helper()
	c := o.world
	o.world = nil
	loser := nobody
	if at := after.History[before.Past-1].Loser; at != game.Public {
		loser = int(at)
		o.losses++
	}
	if c.fight.loser != loser {
		o.t.Fatalf("seat %d has lost the confrontation thought of, seat %d the true one", c.fight.loser, loser)
	}
	c.windUp()
	// Where the last turn of the last hour ends, the documents decide, which is no part of the confrontation.
	if c.result != 0 && !after.Over {
		o.t.Fatalf("the match thought of is over by %d, the true one is not", c.result)
	}
	if after.Over && c.result == 0 && (after.Reason == getadler.HeroesEliminated ||
		after.Reason == getadler.VillainsEliminated) {
		o.t.Fatalf("the match is over for reason %d, the one thought of is not", after.Reason)
	}
}

// choose makes any legal move, but arrests where it can as often as not, so that there is something to compare.
func (o *second) choose(v *getadler.View) getadler.Move {
	for _, at := range o.rng.Perm(len(v.Moves)) {
		if v.Moves[at].Op == getadler.OpArrest && o.rng.IntN(2) == 0 {
			return v.Moves[at]
		}
	}
	return v.Moves[o.rng.IntN(len(v.Moves))]
}

// TestGetAdlerFightsKeepTheRules requires confrontations thought of to go as the rules have them go.
func TestGetAdlerFightsKeepTheRules(t *testing.T) {
	steps, losses := 0, 0
	for seed := range uint64(120) {
		setup := game.Setup{Seed: game.SeedOf(seed), Options: game.Options{getadler.OptionAbilities: int(seed % 2)}}
		for n := range 4 + seed%3 {
			setup.Players = append(setup.Players, game.Player{Name: strconv.FormatUint(n, 10)})
		}
		m, err := game.NewMatch(getadler.Rules{}, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		o := second{t: t, match: m, rng: rand.New(rand.NewPCG(seed, 5))}
		for m.ToAct() != 0 {
			seat := m.ToAct().First()
			v := m.View(seat)
			move := o.choose(&v)
			if fighting(v.Phase) && o.world == nil {
				o.open(&v)
			}
			if err := m.Submit(seat, move); err != nil {
				t.Fatal(err)
			}
			if fighting(v.Phase) {
				o.step(&v, move)
			}
		}
		steps, losses = steps+o.steps, losses+o.losses
	}
	if steps < 200 || losses < 20 {
		t.Errorf("only %d decisions and %d losses were compared", steps, losses)
	}
}
