package topsecret

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
	"safehouse/scenes/table/tabletest"
)

// walkSizes are the screens on which the focus is walked: width, height and size of the text.
var walkSizes = [][3]float64{{1280, 720, 1}, {1280, 720, 2}, {2560, 1080, 1}}

// TestTheFocusReachesEverything walks over the table in every situation in which a person is asked.
func TestTheFocusReachesEverything(t *testing.T) {
	setter := newSetter(t)
	for i, c := range companies {
		for n, s := range situations(t, c.kinds, c.options...) {
			t.Run(c.kinds+" "+s.name, func(t *testing.T) {
				size := walkSizes[(n+i)%len(walkSizes)]
				r := newRoom(t, setter, words.English, size[0], size[1])
				r.Stage.Metrics.TextScale = size[2]
				r.Stage.Settings.Speed, r.Stage.Settings.AutoHide = 0, 0
				if asked := strings.HasPrefix(s.name, "call"); asked {
					r.open(s.match, true)
				} else {
					r.bring(s)
				}
				r.Wait(guardTicks)
				(&tabletest.Walker{
					T: t, Name: s.name, Stage: r.Stage,
					Step: func(in *input.Frame) {
						if strings.HasPrefix(s.name, "call") {
							// A tick that is missing has the time for the call begin anew: it must not run out meanwhile.
							r.Stage.Tick++
						}
						r.Tick(*in)
					},
					Draw: func() *display.List { r.Draw(); return &r.List },
				}).Walk()
			})
		}
	}
}

// ways are the presses that make a move of a seat: what is chosen, and the button that submits it.
func (r *room) ways(seat game.Seat, m topsecret.Move) []string {
	v := r.match.View(seat)
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		if m.Op <= topsecret.OpAssassin && v.Players[seat].Hand[k] > 0 && v.Play(k) == m {
			return []string{handIDs[k], "play"}
		}
	}
	switch m.Op {
	case topsecret.OpSteal:
		return []string{stealIDs[m.A], "steal"}
	case topsecret.OpCall:
		if _, alone := r.Hot("call"); alone {
			return []string{"call"}
		}
		return []string{callIDs[seat]}
	case topsecret.OpBank:
		return []string{"bank"}
	case topsecret.OpLeave:
		return []string{"leave"}
	}
	return nil
}

// TestEveryLegalMoveIsMadeByGamepad plays matches of persons with a gamepad alone: each decision is a move drawn from all
// legal ones, and it is that move which the match must then hold.
func TestEveryLegalMoveIsMadeByGamepad(t *testing.T) {
	setter := newSetter(t)
	made := map[topsecret.Op]int{}
	for n, kinds := range []string{"pp", "ppp", "pppp", "pppppp"} {
		r := newRoom(t, setter, words.English, 1280, 720)
		r.Stage.Settings.Speed, r.Stage.Settings.AutoHide = 0, 0
		setup := setupOf(kinds, uint64(n+1), topsecret.OptionCalled)
		j := &journal{}
		m, err := topsecret.NewMatch(setup, j)
		if err != nil {
			t.Fatal(err)
		}
		r.open(m, false)
		rng := rand.New(rand.NewPCG(uint64(n), 3))
		for idle := 0; !m.Standing().Over; idle++ {
			if idle > 2000 {
				t.Fatalf("%s: nothing goes on at %q", kinds, r.screen.ask.Status)
			}
			seat := r.screen.Asked()
			called := r.screen.callers()
			switch {
			case r.PadPress("take"), r.PadPress("recap"), r.PadPress("continue"), r.PadPress("next"):
				continue
			case r.screen.Busy(), !r.screen.Mine() && called == 0, seat == table.NoSeat:
				r.Wait(5)
				continue
			case r.screen.CanPeek() && !r.screen.Open():
				r.PadPress("peek")
				continue
			}
			r.Wait(guardTicks)
			if called != 0 {
				seat = called.First()
			}
			moves := m.View(seat).Moves
			move := moves[rng.IntN(len(moves))]
			before := len(j.entries)
			for _, id := range r.ways(seat, move) {
				if !r.PadPress(id) {
					t.Fatalf("%s: %v wants %q, which cannot be pressed at %q", kinds, move, id, r.screen.ask.Status)
				}
			}
			for wait := 0; move.Op == topsecret.OpSilence && len(j.entries) == before && wait < 60*topsecret.MaxSeconds; wait++ {
				r.Wait(1)
			}
			if len(j.entries) == before || j.entries[before].Move != move.String() || j.entries[before].Seat != seat {
				t.Fatalf("%s: %v of %v by gamepad gives %v at %q", kinds, move, seat, j.entries[before:], r.screen.ask.Status)
			}
			made[move.Op]++
			idle = 0
		}
	}
	for _, op := range []topsecret.Op{
		topsecret.OpDocument, topsecret.OpAgent, topsecret.OpMole, topsecret.OpAssassin, topsecret.OpCall, topsecret.OpSilence,
		topsecret.OpSteal, topsecret.OpBank, topsecret.OpLeave,
	} {
		if made[op] == 0 {
			t.Errorf("no match came to %v", topsecret.Move{Op: op})
		}
	}
}
