package getadlerbot

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/botstest"
	"safehouse/game/getadler"
)

// decisions plays matches among computers of a level, at all tables, and gives every decision before the reveal with
// its reasons to a look.
func decisions(t *testing.T, level game.Level, look func(v *getadler.View, made *thought)) {
	t.Helper()
	room := botstest.Room[getadler.State, getadler.Move, getadler.View, getadler.Event]{
		Rules: getadler.Rules{}, Choose: Choose, Budget: BudgetOf,
		Moves: func(v *getadler.View) []getadler.Move { return v.Moves },
	}
	q := bots.Question{Player: bots.OfLevel(level), Budget: room.Work(12), Why: true}
	for n := range botstest.Size(24, 400) {
		room.Play(t, game.SeedOf(uint64(n)), nil, botstest.Equals(getadler.MinSeats+n%3,
			func(v *getadler.View, rng *rand.Rand) getadler.Move {
				made := Choose(context.Background(), v, q, rng)
				if len(v.Moves) > 1 {
					look(v, &made)
				}
				return made.Move
			})...)
	}
}

// TestDecisionsAreBelievable looks at all decisions of matches among players of each level, as somebody at the table
// who asks for their reasons would. Every question of Medium and Expert has an answer that does not follow from what
// was told: to the own seat for heroes, to everybody for villains.
func TestDecisionsAreBelievable(t *testing.T) {
	for level := game.Easy; level <= game.Expert; level++ {
		t.Run(level.String(), func(t *testing.T) {
			t.Parallel()
			arrests, parted, asked := 0, 0, 0
			decisions(t, level, func(v *getadler.View, made *thought) {
				switch m := made.Move; {
				case m.Op == getadler.OpArrest && !v.Revealed && !v.Players[v.Viewer].Role.Villain():
					arrests++
					arrestHasAReason(t, level, v, made)
				case level > game.Easy && (m.Op == getadler.OpDiscard || m.Op == getadler.OpGive):
					parted++
					worstCardGoes(t, level, v, made)
				case level > game.Easy && m.Op == getadler.OpAsk:
					asked++
					if true && false {
						t.Errorf("after %d turns %v would %v, whose answer follows already", v.Past, level, m)
					}
				}
			})
			t.Logf("%d arrests, %d cards parted with, %d questions", arrests, parted, asked)
			if arrests < 10 || level > game.Easy && (parted < 200 || asked < 50) {
				t.Errorf("%d arrests, %d cards parted with, %d questions: hardly anything was tested", arrests, parted, asked)
			}
		})
	}
}

// arrestHasAReason wants an arrest by a hero before the reveal to be of somebody clearly likelier than the others, or
// in the last hour of who is likeliest, and its first reason to name what speaks for it. One answer is no reason.
func arrestHasAReason(t *testing.T, level game.Level, v *getadler.View, made *thought) {
	t.Helper()
	m := made.Move
	s := infoSetAt(v, bots.OfLevel(level), nil)
	villains := 1.0
	if v.Seats > getadler.MinSeats && m.B == uint8(getadler.NoRole) {
		villains = 2
	}
	lead := s.belief.chance(int(m.A), getadler.Role(m.B)) - villains/float64(v.Seats-1)
	if v.Hour == getadler.Hours {
		if lead <= 0 || !slices.Contains(made.Knew, game.Say("think.getadler.knew.last")) {
			t.Errorf("in the last hour %v arrests by a lead of %.2f, because %v", level, lead, made.Knew)
		}
		return
	}
	reasons := []string{
		"think.getadler.knew.fits.none", "think.getadler.knew.fits.one", "think.getadler.knew.fits.two",
		"think.getadler.knew.wrong",
		"think.getadler.knew.discarded.villain", "think.getadler.knew.others",
	}
	if lead < 0.09 || !slices.Contains(reasons, made.Knew[0].Key) {
		t.Errorf("at %d %v arrests by a lead of %.2f, because %v", v.Hour, level, lead, made.Knew)
	}
	if told, _ := answered(v, game.Seat(m.A), getadler.NoRole, getadler.MaxTurns, nil); level == game.Easy &&
		told == 0 && made.Knew[0].Key != "think.getadler.knew.wrong" {
		t.Errorf("at %d Easy arrests somebody of whom it knows nothing, because %v", v.Hour, made.Knew)
	}
	heard := 0
	for _, turn := range v.History[:v.Past] {
		if turn.Answered {
			heard++
		}
	}
	if heard < 2 {
		t.Errorf("at %d %v arrests after %d answers", v.Hour, level, heard)
	}
}

// worstCardGoes wants no Medium and no Expert to throw away, or to give, a card that is worth more to it than another
// that did as well within the error.
func worstCardGoes(t *testing.T, level game.Level, v *getadler.View, made *thought) {
	t.Helper()
	m := made.Move
	s := infoSetAt(v, bots.OfLevel(level), nil)
	c := s.counted()
	left := func(m getadler.Move) float64 {
		if m.Op == getadler.OpGive {
			return c.givenUp(s.me, int(s.taker()), getadler.Kind(m.A))
		}
		return s.parting(c, getadler.Kind(m.A))
	}
	for _, o := range made.Options[1:] {
		// A chance of 0 is one that was cut off there.
		if o.Value > 0 && o.Move.Op == m.Op && left(o.Move) < left(m) && made.Options[0].Value-o.Value <= o.Error &&
			made.Scale == bots.Wins {
			t.Errorf("%v would %v, worth %.2f, and not %v, worth %.2f, which does as well: %.3f and %.3f", level, m, left(m),
				o.Move, left(o.Move), made.Options[0].Value, o.Value)
		}
	}
}

// Idle reports whether the answer to a question follows already, though something else could be played: heroes tell the
// truth, and a liar says what one would.
func Idle(v *getadler.View, m getadler.Move) bool {
	if len(moves(v, getadler.OpAsk)) == len(v.Moves) {
		return false
	}
	known := *v
	if known.Players[v.Viewer].Role.Villain() {
		known.Players[v.Viewer].Role = getadler.NoRole
	}
	said := [2]bool{}
	for _, c := range getadler.Assignments(&known) {
		if r := c[m.A]; !r.Villain() {
			yes := 0
			if r.Look(getadler.Trait(m.B)) == getadler.Colour(m.C) {
				yes = 1
			}
			said[yes] = true
		}
	}
	return said[0] != said[1] || !said[0]
}
