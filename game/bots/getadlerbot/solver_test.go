package getadlerbot

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
)

// step is what a villain sees of one of its replies: the card, and who answered it.
type step struct {
	kind   getadler.Kind
	answer int
}

// plan is a whole plan for a confrontation: the reply to each course of it that the villain sees.
type plan struct {
	after [][]step
	reply []getadler.Kind
}

// at is the reply to a course; false where the plan says nothing of it yet.
func (p *plan) at(course []step) (getadler.Kind, bool) {
	for n := range p.after {
		if slices.Equal(p.after[n], course) {
			return p.reply[n], true
		}
	}
	return getadler.NoKind, false
}

// with is the plan with one reply more.
func (p *plan) with(course []step, k getadler.Kind) plan {
	return plan{append(slices.Clone(p.after), slices.Clone(course)), append(slices.Clone(p.reply), k)}
}

// carry plays a world by a plan, step by step as the rules of the chase have it, heroes pursuing and everybody firing.
// It gives the worth, or the first course that the plan says nothing of, with the replies that there are.
func carry(c world, p *plan, leaf *fightLeaf) (worth float64, open []step, kinds []getadler.Kind) {
	f := &c.fight
	var course []step
	for {
		over := false
		switch c.stage {
		case getadler.PhaseReply:
			if len(course) > 0 {
				course[len(course)-1].answer = f.opponent
			}
			kinds = kinds[:0]
			for k := getadler.EscapeBus; k <= getadler.Disguise; k++ {
				if c.usable(k) {
					kinds = append(kinds, k)
				}
			}
			if len(kinds) == 0 {
				return leaf.caught, nil, nil
			}
			k, known := p.at(course)
			if !known {
				return 0, course, kinds
			}
			course = append(course, step{kind: k})
			c.forced = getadler.Move{Op: getadler.OpReply, A: uint8(k)}
			over = c.reply()
		case getadler.PhasePursue:
			c.forced = getadler.Move{Op: getadler.OpPursue}
			over = c.pursue()
		default:
			c.forced = getadler.Move{Op: getadler.OpHold}
			if c.hand[f.shooter][getadler.Pistol] > 0 {
				c.forced = getadler.Move{Op: getadler.OpShoot}
			}
			over = c.shoot()
		}
		if !over {
			continue
		}
		left := 0
		for k := getadler.EscapeBus; k <= getadler.Pistol; k++ {
			left += int(c.hand[f.villain][k])
		}
		left += 2 * int(c.hand[f.villain][getadler.Bomb]+c.hand[f.villain][getadler.Disguise])
		worth = leaf.free[min(left, mostLeft)]
		switch {
		case f.loser == f.villain:
			worth = leaf.caught
		case f.loser != nobody:
			worth += leaf.killed
		case course[len(course)-1].kind == getadler.Bomb:
			worth += leaf.bombed
		}
		return worth, nil, nil
	}
}

// bestPlan tries every plan there is, and gives the mean worth of the best one over the worlds.
func bestPlan(worlds []world, p plan, leaf *fightLeaf) float64 {
	sum := 0.0
	for n := range worlds {
		worth, course, kinds := carry(worlds[n], &p, leaf)
		if kinds != nil {
			best := math.Inf(-1)
			for _, k := range kinds {
				best = max(best, bestPlan(worlds, p.with(course, k), leaf))
			}
			return best
		}
		sum += worth
	}
	return sum / float64(len(worlds))
}

// smallFight deals a few worlds in which the villain, on seat 0, holds the same hand, and heroes hold others.
func smallFight(rng *rand.Rand) []world {
	seats := 4 + rng.IntN(2)
	base := world{table: table{
		seats: seats, role: [6]getadler.Role{getadler.Adler, getadler.Gold, getadler.Sharpe, getadler.Townsend,
			getadler.Collins},
		hour: 5, revealed: true, abilities: rng.IntN(2) == 0, stage: getadler.PhaseReply,
		fight: fight{arrester: 1 + rng.IntN(3), villain: 0, asked: nobody, loser: nobody},
	}}
	base.fight.opponent = base.fight.arrester
	base.out[1+rng.IntN(3)] = rng.IntN(3) == 0
	replies := []getadler.Kind{
		getadler.EscapeBus, getadler.EscapeBus, getadler.EscapeBike, getadler.EscapeCar, getadler.Pistol, getadler.Pistol,
		getadler.Pistol, getadler.Bomb, getadler.Disguise, getadler.DocumentNavy, getadler.DocumentRAF,
	}
	for range rng.IntN(5) {
		base.hand[0][replies[rng.IntN(len(replies))]]++
	}
	worlds := make([]world, 1+rng.IntN(4))
	for n := range worlds {
		worlds[n] = base
		for seat := 1; seat < 4; seat++ {
			for range rng.IntN(4) {
				worlds[n].hand[seat][replies[rng.IntN(7)]]++
			}
		}
	}
	return worlds
}

// TestGetAdlerSolverFindsTheBestPlan holds the solved worth of a villain's reply against every plan that there is, each
// carried out in every world.
func TestGetAdlerSolverFindsTheBestPlan(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 14))
	leaf := fightLeaf{bombed: 0.06, killed: 0.1, caught: 0.15}
	for n := range leaf.free {
		leaf.free[n] = 0.5 + 0.04*float64(n)
	}
	deep := 0
	for range 2000 {
		worlds := smallFight(rng)
		refs := make([]*world, len(worlds))
		for n := range worlds {
			refs[n] = &worlds[n]
		}
		o := standoffIn(refs, &leaf)
		for k := getadler.EscapeBus; k <= getadler.Disguise; k++ {
			if !o.usable(k) {
				continue
			}
			got := o.reply(k) / float64(len(worlds))
			var empty plan
			want := bestPlan(worlds, empty.with(nil, k), &leaf)
			if math.Abs(got-want) > 1e-9 {
				t.Fatalf("with %v against %v, replying %v is worth %.6f, by the best of all plans %.6f", o.own, o.hands, k, got,
					want)
			}
			deep++
		}
	}
	if deep < 2000 {
		t.Errorf("only %d replies were compared", deep)
	}
}

// flat is a leaf under which the replies left do not matter.
func flat() *fightLeaf {
	leaf := &fightLeaf{bombed: 0.05, killed: 0.1, caught: 0.05}
	for n := range leaf.free {
		leaf.free[n] = 0.8
	}
	return leaf
}

// TestGetAdlerSolverLikesTheSureReply has a villain hold two cards of an escape that nobody else has, and another
// escape that may be answered.
func TestGetAdlerSolverLikesTheSureReply(t *testing.T) {
	v := scene(4, 7, getadler.Adler, getadler.DocumentArmy, getadler.EscapeBus, getadler.EscapeBus, getadler.EscapeCar)
	v.Revealed, v.Attempted, v.Phase, v.Current = true, game.SeatsOf(1), getadler.PhaseReply, 1
	for n, r := range []getadler.Role{getadler.Adler, getadler.Gold, getadler.Sharpe, getadler.Townsend} {
		v.Players[n].Role = r
	}
	v.Fight = getadler.Confrontation{Arrester: 1, Villain: 0, Opponent: 1, Asked: game.Public}
	v.Moves = []getadler.Move{
		{Op: getadler.OpReply, A: uint8(getadler.EscapeBus)}, {Op: getadler.OpReply, A: uint8(getadler.EscapeCar)},
	}
	options := infoSetOf(v, game.Expert).fightValues(flat(), 40)
	if len(options) != 2 || options[0].Move != v.Moves[0] || math.Abs(options[0].Value-0.8) > 1e-9 {
		t.Errorf("an escape that nobody can answer is worth %v", options)
	}
	if options[1].Value > options[0].Value || options[1].Value < 0.05 {
		t.Errorf("an escape that may be answered is worth %v", options)
	}
}

// TestGetAdlerSolverWeighsEveryMove has every decision of confrontations in matches by chance solved: there is a value
// for every legal move, within what the ends are worth.
func TestGetAdlerSolverWeighsEveryMove(t *testing.T) {
	solved := map[getadler.Phase]int{}
	for seed := range uint64(60) {
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
			if fighting(v.Phase) {
				solved[v.Phase]++
				weighsAll(t, &v)
			}
			if err := m.Submit(seat, o.choose(&v)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, phase := range []getadler.Phase{getadler.PhaseReply, getadler.PhasePursue, getadler.PhaseShoot} {
		if solved[phase] < 20 {
			t.Errorf("only %d decisions of phase %v were solved", solved[phase], phase)
		}
	}
}

func weighsAll(t *testing.T, v *getadler.View) {
	t.Helper()
	options := infoSetOf(v, game.Expert).fightValues(flat(), 6)
	if len(options) != len(v.Moves) {
		t.Fatalf("%d moves of %d are weighed", len(options), len(v.Moves))
	}
	for n, o := range options {
		if o.Move != v.Moves[n] || o.Value < 0.05-1e-9 || o.Value > 0.95+1e-9 {
			t.Fatalf("phase %v: %v is worth %v", v.Phase, o.Move, o.Value)
		}
	}
}
