package kompromat

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/scenes/play"
)

// walkSizes are the screens on which the focus is walked: width, height and size of the text.
var walkSizes = [][3]float64{{1280, 720, 1}, {1280, 720, 2}, {2560, 1080, 1}}

// TestTheFocusReachesEverything walks over the table in every situation in which a person is asked.
func TestTheFocusReachesEverything(t *testing.T) {
	setter := newSetter(t)
	all := append(situations(t), personal(t)...)
	m := hotSeat(t)
	all = append(all, situation{name: "recap", match: m, presses: []string{"take"}}, situation{name: "open", match: m, presses: []string{"take", "recap", "peek"}})
	for _, s := range all {
		if len(s.name) > 4 && s.name[:4] == "wait" {
			continue
		}
		t.Run(s.name, func(t *testing.T) {
			for _, size := range walkSizes {
				r := newRoom(t, setter, words.English, size[0], size[1])
				r.Stage.Metrics.TextScale = size[2]
				r.Stage.Settings.Speed, r.Stage.Settings.AutoHide = 0, 0
				r.open(s.match, true)
				for _, id := range s.presses {
					r.Wait(play.DeafTicks)
					if !r.Click(id) {
						t.Fatalf("%q cannot be pressed", id)
					}
				}
				r.Wait(play.DeafTicks)
				if s.prepare != nil {
					s.prepare(r.table)
				}
				r.table.Anew()
				r.WalkRoom(s.name)
			}
		})
	}
}

// ways are the presses that make a move: what is chosen, and the button that submits it.
func (r *room) ways(m kompromat.Move) []string {
	v := &r.table.own
	seat := strconv.Itoa(int(r.table.Asked()))
	switch m.Op {
	case kompromat.OpPlace:
		return []string{missionIDs[m.A], "place"}
	case kompromat.OpUse:
		item := "item:" + seat + ":" + strconv.Itoa(int(m.A))
		switch kompromat.Item(m.A) {
		case kompromat.NightVision, kompromat.StunGun, kompromat.SmokeScreen:
			return []string{item, missionIDs[m.B], "use"}
		case kompromat.ForgedPapers:
			for i, other := range v.Uses(kompromat.ForgedPapers) {
				if other == m {
					return []string{item, chipIDs[i], "use"}
				}
			}
		case kompromat.PoisonPen:
			return []string{item, chipIDs[m.B], "use"}
		}
		return []string{item, "use"}
	case kompromat.OpOrder:
		var all []string
		for _, d := range kompromat.Orders[m.A] {
			all = append(all, trayID(int(d-'1')))
		}
		return append(all, "order")
	case kompromat.OpRemove:
		n := 0
		for i, c := range v.Row[v.FocusMission].Attempts[r.table.Asked()].Cards {
			if i < int(m.A) && !c.Removed {
				n++
			}
		}
		return []string{trayID(n), "remove"}
	case kompromat.OpDeclare:
		return []string{chipIDs[m.A], "declare"}
	}
	return []string{map[kompromat.Op]string{
		kompromat.OpDraw: "draw", kompromat.OpStop: "stop", kompromat.OpSeen: "seen", kompromat.OpKeep: "keep",
		kompromat.OpPass: "pass", kompromat.OpDone: "done", kompromat.OpDiscard: "discard", kompromat.OpHold: "hold",
	}[m.Op]}
}

// TestEveryLegalMoveIsMadeByGamepad plays matches of two persons with a gamepad alone: each decision is a move drawn from
// all legal ones, and it is that move which the match must then hold.
func TestEveryLegalMoveIsMadeByGamepad(t *testing.T) {
	setter := newSetter(t)
	made := map[kompromat.Op]int{}
	used := map[kompromat.Item]int{}
	for seed := uint64(1); seed <= 12 && (len(made) < 13 || len(used) < int(kompromat.ItemCount)); seed++ {
		r := newRoom(t, setter, words.English, 1280, 720)
		r.Stage.Settings.Speed, r.Stage.Settings.AutoHide = 0, 0
		j := &journal{}
		m, err := kompromat.NewMatch(setupOf("pp", seed), j)
		if err != nil {
			t.Fatal(err)
		}
		r.open(m, false)
		rng := rand.New(rand.NewPCG(seed, 3))
		for idle := 0; !m.Standing().Over; {
			if r.PadPress("take") || r.PadPress("recap") || r.PadPress("continue") {
				idle = 0
				continue
			}
			seat := r.table.Asked()
			if r.table.Busy() || !r.table.Mine() || seat == play.NoSeat {
				r.Wait(5)
				if idle++; idle > 400 {
					t.Fatalf("seed %d: nothing goes on at %q", seed, r.table.ask.Status)
				}
				continue
			}
			idle = 0
			if r.table.CanPeek() && !r.table.Open() {
				r.PadPress("peek")
				continue
			}
			r.Wait(guardTicks)
			moves := m.View(seat).Moves
			move := moves[rng.IntN(len(moves))]
			for _, other := range moves {
				// What is rare is met more often.
				if other.Op == kompromat.OpUse && used[kompromat.Item(other.A)] == 0 || made[other.Op] == 0 {
					move = other
				}
			}
			before := len(j.entries)
			for _, id := range r.ways(move) {
				if !r.PadPress(id) {
					t.Fatalf("seed %d: %v wants %q, which cannot be pressed at %q", seed, move, id, r.table.ask.Status)
				}
			}
			if len(j.entries) == before || j.entries[before].Move != move.String() || j.entries[before].Seat != seat {
				t.Fatalf("seed %d: %v by gamepad gives %v at %q", seed, move, j.entries[before:], r.table.ask.Status)
			}
			made[move.Op]++
			if move.Op == kompromat.OpUse {
				used[kompromat.Item(move.A)]++
			}
		}
	}
	for op := kompromat.OpDraw; op <= kompromat.OpHold; op++ {
		if made[op] == 0 {
			t.Errorf("no match came to %v", kompromat.Move{Op: op})
		}
	}
	for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
		if used[item] == 0 {
			t.Errorf("no match came to using %v", item)
		}
	}
}
