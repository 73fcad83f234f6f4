package tabletest

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/match"
)

// lawJump is the law that no picture depends on what was shown before it.
const lawJump = "a show may jump to any moment and looks as if it had been played there"

const (
	// jumpsLeast is how many moments must have been looked at; warmUp is in how many ticks a panel has drawn in that only
	// tells; a show jumps to jumpBack ticks before a moment, so that the table itself goes on to it.
	jumpsLeast, warmUp, jumpBack = 20, 40, 1
	// jumpEvery is every how many ticks of a beat another table jumps there, from jumpFirst on; a match takes no more
	// ticks than jumpTicks where nobody waits for anything.
	jumpEvery, jumpFirst, jumpTicks = 29, 5, 60 * 60 * 60
)

// jumpAnywhere plays whole matches that are over from the beginning to the end, and has another table jump to each of
// their beats.
func (k *kit) jumpAnywhere() {
	for i, all := range [][]Company{k.Computers, k.One, k.Persons} {
		for n, c := range all {
			if n > 0 && !k.long {
				break
			}
			for _, still := range []bool{false, true} {
				if k.long || still == (i == 1) {
					k.jumpIn(c, still)
				}
			}
		}
	}
}

// jumpIn does so in one match.
func (k *kit) jumpIn(c Company, still bool) {
	setup := c.setup(c.Seed)
	for i := range setup.Players {
		setup.Players[i].Character = "" // Faces of the cast look as they were looked at.
	}
	entries := k.playOut(setup, c.Seed)
	played, other := k.shows(setup, entries, still), k.shows(setup, entries, still)
	where := fmt.Sprintf("%v, seed %d, still %v", c, c.Seed, still)
	l := k.law(lawJump, jumpsLeast)
	other.Wait(warmUp)
	for ticks := 0; !played.Scoring() && ticks < jumpTicks; ticks++ {
		played.Wait(1)
		if played.table.Gated() {
			k.jump(l, played, other, where)
			played.Skip()
			continue
		}
		if now := played.table.Mark(); ticks > warmUp && now.Tick%jumpEvery == jumpFirst {
			k.jump(l, played, other, where)
		}
	}
	if !played.Scoring() {
		l.fault(where, "the match is never shown to its end")
	}
}

// playOut plays a match at random, without a screen.
func (k *kit) playOut(setup game.Setup, seed uint64) []game.Entry {
	m, j := k.resume(setup, nil)
	for rng := rand.New(rand.NewPCG(seed, 4)); m.ToAct() != 0; {
		seat := m.ToAct().First()
		if err := m.SubmitText(seat, k.any(m, seat, rng)); err != nil {
			k.t.Fatal(err)
		}
	}
	return j.Entries
}

// shows is a table on which a match that is over is shown from its beginning, without what is said of it beside.
func (k *kit) shows(setup game.Setup, entries []game.Entry, still bool) *Room {
	m, _ := k.resume(setup, entries)
	r := NewRoom(k.t, words.English, 1280, 800)
	r.Stage.Settings.ReducedMotion, r.Stage.Settings.Remarks, r.Stage.Settings.Explain = still, false, false
	k.Open(r, Desk{Match: m})
	return r
}

// jump has the other table show the moment that is shown on one, and wants both pictures to be the same.
func (k *kit) jump(l *law, played, other *Room, where string) {
	l.looked++
	to := played.table.Mark()
	where += fmt.Sprintf(", %+v, waiting %v", to, played.table.Gated())
	if to.Tick -= jumpBack; played.table.Gated() {
		to.Tick = match.Settled // The beat is over.
	}
	other.table.Jump(to)
	other.Wait(jumpBack)
	if want, got := shown(played), shown(other); !slices.Equal(want, got) {
		l.fault(where, firstDifference(want, got))
	}
}

// shown is what a table draws, but for the ground of its panel, which draws in and comes back at its own pace.
func shown(r *Room) []display.Item {
	return slices.DeleteFunc(slices.Clone(r.Draw()), func(it display.Item) bool {
		return (it.Colour == r.table.Skin.Panel || it.Colour == r.table.Skin.PanelEdge) &&
			(it.Kind == display.Fill || it.Kind == display.Border)
	})
}

// PlayOut plays a match at random.
func PlayOut(t testing.TB, m game.Session, seed uint64) {
	t.Helper()
	for rng := rand.New(rand.NewPCG(seed, 4)); m.ToAct() != 0; {
		seat := m.ToAct().First()
		moves := m.MoveTexts(seat)
		Make(t, m, seat, moves[rng.IntN(len(moves))])
	}
}

// tellEvery is at every how many moves a story is told from there on.
const tellEvery = 16

// MustTellAlike requires a story to say of every view the same, whether it was told from the beginning of the match,
// from a move on, or is asked for the view alone.
func MustTellAlike[V any, E game.Event](t testing.TB, s match.Story[V, E], viewers ...game.Seat) {
	t.Helper()
	for _, viewer := range viewers {
		for _, step := range s.Seen(viewer, 0) {
			told, asked := *step.After(), s.ViewAt(viewer, step.Index+1)
			if !reflect.DeepEqual(told, asked) {
				t.Fatalf("seat %v, move %d: %+v, told from the beginning %+v", viewer, step.Index, asked, told)
			}
			if step.Index%tellEvery > 0 {
				continue
			}
			if from := s.Seen(viewer, step.Index)[0]; !reflect.DeepEqual(from, step) {
				t.Fatalf("seat %v, move %d: %+v, told from the beginning %+v", viewer, step.Index, from, step)
			}
		}
	}
}
