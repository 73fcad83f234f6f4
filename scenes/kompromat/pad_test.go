package kompromat

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
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
					r.Wait(table.DeafTicks)
					if !r.Click(id) {
						t.Fatalf("%q cannot be pressed", id)
					}
				}
				r.Wait(table.DeafTicks)
				if s.prepare != nil {
					s.prepare(r.screen)
				}
				r.screen.Anew()
				r.WalkRoom(s.name)
			}
		})
	}
}

// TestTheFocusReachesEverythingOfThePause walks over the pause and the page of the seats, which a gamepad opens by a button
// of its own, even where leading back would take back a step.
func TestTheFocusReachesEverythingOfThePause(t *testing.T) {
	setter := newSetter(t)
	for _, size := range walkSizes {
		r := newRoom(t, setter, words.French, size[0], size[1])
		r.Stage.Metrics.TextScale = size[2]
		r.Stage.Settings.Speed, r.Stage.Settings.AutoHide = 0, 0
		r.open(hotSeat(t), true)
		r.Wait(table.DeafTicks)
		for _, id := range []string{"take", "recap"} {
			r.PadPress(id)
			r.Wait(table.DeafTicks)
		}
		screen := r.Stack.Top()
		r.PadTap(input.Menu)
		if r.Stack.Top() == screen {
			t.Fatal("the button does not open the pause")
		}
		r.WalkRoom("pause")
		if !r.PadPress("pause.seats") {
			t.Fatal("no way to the seats")
		}
		r.Wait(2)
		r.WalkRoom("seats")
		r.PadTap(input.Cancel)
		r.PadTap(input.Menu)
		if r.Stack.Top() != screen {
			t.Error("the button does not close the pause")
		}
	}
}

// ways are the presses that make a move: what is chosen, and the button that submits it.
func (r *room) ways(m kompromat.Move) []string {
	v := &r.screen.own
	seat := strconv.Itoa(int(r.screen.Asked()))
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
		for i, c := range v.Row[v.FocusMission].Attempts[r.screen.Asked()].Cards {
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
	for seed := uint64(1); seed <= 12 && (len(made) < 13 || len(used) < kompromat.ItemCount); seed++ {
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
			seat := r.screen.Asked()
			if r.screen.Busy() || !r.screen.Mine() || seat == table.NoSeat {
				r.Wait(5)
				if idle++; idle > 400 {
					t.Fatalf("seed %d: nothing goes on at %q", seed, r.screen.ask.Status)
				}
				continue
			}
			idle = 0
			if r.screen.CanPeek() && !r.screen.Open() {
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
					t.Fatalf("seed %d: %v wants %q, which cannot be pressed at %q", seed, move, id, r.screen.ask.Status)
				}
			}
			if len(j.entries) == before || j.entries[before].Move != move.String() || j.entries[before].Seat != seat {
				t.Fatalf("seed %d: %v by gamepad gives %v at %q", seed, move, j.entries[before:], r.screen.ask.Status)
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

// shows tells whether a text is on the screen.
func (r *room) shows(text string) bool {
	for _, it := range r.Draw() {
		if it.Text == text {
			return true
		}
	}
	return false
}

// TestPromptsFollowTheDeviceAtOnce changes from keys to a gamepad, to a finger and back, at a table that waits.
func TestPromptsFollowTheDeviceAtOnce(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1920, 1080)
	r.Stage.Settings.Speed = 0
	m, err := kompromat.NewMatch(setupOf("pe", 1), nil)
	if err != nil {
		t.Fatal(err)
	}
	r.open(m, true)
	r.Wait(5)
	use := func(in input.Frame) {
		in.X, in.Y = -1, -1
		r.Stage.Uses(&in)
		r.Tick(in)
	}
	for _, c := range []struct {
		in       input.Frame
		yes, not string
	}{
		{input.Frame{Device: input.Keys}, "F1", "View"},
		{input.Frame{Device: input.Pad, Style: input.Xbox}, "View", "F1"},
		{input.Frame{Device: input.Pad, Style: input.Nintendo}, "−", "View"},
		{input.Frame{Device: input.Touch, Touch: true}, "", "−"},
		{input.Frame{Device: input.Mouse}, "F1", "−"},
	} {
		use(c.in)
		if c.yes != "" && !r.shows(c.yes) || r.shows(c.not) {
			t.Errorf("device %v, style %v: the screen shows %q: %v, %q: %v", c.in.Device, c.in.Style, c.yes, r.shows(c.yes), c.not, r.shows(c.not))
		}
	}
	r.Stage.Settings.Bindings.GiveKey(input.Rules, input.ParseKey("F6"))
	use(input.Frame{Device: input.Mouse})
	if !r.shows("F6") {
		t.Error("a key given to the rules is not shown at once")
	}
}
