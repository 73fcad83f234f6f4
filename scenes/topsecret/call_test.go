package topsecret

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/scenes/input"
)

// calling is a table at which those seats have just played an assassin, and the others a mole, and «Boum!» is called.
func calling(t *testing.T, kinds string, assassins ...game.Seat) *room {
	t.Helper()
	m := newMatch(t, setupOf(kinds, 2, topsecret.OptionCalled))
	for seat := range game.Seat(len(kinds)) {
		text := "play mole"
		if game.SeatsOf(assassins...).Has(seat) {
			text = "play assassin"
		}
		if err := m.SubmitText(seat, text); err != nil {
			t.Fatal(err)
		}
	}
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.open(m, true)
	return r
}

// seconds is the time of a match whose option was not touched.
const seconds = topsecret.DefaultSeconds * ticksPerSecond

func (r *room) fines(seat game.Seat) int { return r.match.View(game.Table).Players[seat].Fines }

func TestTheTimeForBoumIsRealTimeWhateverTheSpeed(t *testing.T) {
	for _, speed := range []int{0, 50, 100, 400} {
		r := calling(t, "pe", 0)
		r.Stage.Settings.Speed = speed
		r.Wait(seconds - 1)
		if r.match.View(0).Phase != topsecret.PhaseCall {
			t.Fatalf("speed %d: the time is over early", speed)
		}
		r.Wait(2)
		if v := r.match.View(0); v.Phase == topsecret.PhaseCall || r.fines(0) != 1 {
			t.Errorf("speed %d: phase %d, %d fines after the time", speed, v.Phase, r.fines(0))
		}
	}
}

func TestBoumIsCalledByButtonOrKey(t *testing.T) {
	for name, press := range map[string]func(r *room){
		"button": func(r *room) { r.Click(callIDs[0]) },
		"Enter":  func(r *room) { r.Key(input.Confirm) },
		"Space":  func(r *room) { r.Key(input.Confirm, input.Peek) },
	} {
		r := calling(t, "pe", 0)
		r.Wait(seconds / 2)
		press(r)
		if v := r.match.View(0); v.Phase == topsecret.PhaseCall || r.fines(0) != 0 {
			t.Errorf("%s: phase %d, %d fines", name, v.Phase, r.fines(0))
		}
	}
}

func TestComputersNeverForget(t *testing.T) {
	r := calling(t, "pe", 1)
	r.Wait(10 * seconds)
	if v := r.match.View(0); v.Phase == topsecret.PhaseCall || r.fines(1) != 0 {
		t.Errorf("phase %d, %d fines", v.Phase, r.fines(1))
	}
}

func TestEachOfSeveralPersonsHasAKeyAndABoard(t *testing.T) {
	r := calling(t, "ppp", 0, 1, 2)
	r.Wait(20)
	if q := &r.screen.ask; q.Primary.ID != "" {
		t.Errorf("one button for all: %+v", q.Primary)
	}
	r.Tick(input.Frame{X: -1, Y: -1, Runes: []rune(strings.ToLower(callKeys[1])), AnyPress: true, Keyboard: true})
	r.Wait(1)
	if got := r.match.ToAct(); got != game.SeatsOf(0, 2) {
		t.Fatalf("after the key of seat 1, %b owe a call", got)
	}
	if !r.Click(callIDs[0]) {
		t.Fatal("a board cannot be pressed")
	}
	if got := r.match.ToAct(); got != game.SeatsOf(2) {
		t.Fatalf("after the board of seat 0, %b owe a call", got)
	}
	r.Wait(3 * seconds)
	for seat, want := range []int{0, 0, 1} {
		if got := r.fines(game.Seat(seat)); got != want {
			t.Errorf("seat %d has %d fines, want %d", seat, got, want)
		}
	}
}

func TestTheTimeBeginsAnewAfterAnInterruption(t *testing.T) {
	for name, interrupt := range map[string]func(r *room){
		"the window loses the focus": func(r *room) {
			for range 2 * seconds {
				r.Stage.Tick++
				r.Stack.Update(&input.Frame{X: -1, Y: -1})
			}
		},
		"the pause": func(r *room) {
			r.Key(input.Cancel)
			r.Wait(2 * seconds)
			r.Key(input.Cancel)
		},
	} {
		r := calling(t, "pe", 0)
		r.Wait(seconds - 5)
		interrupt(r)
		r.Wait(seconds - 5)
		if r.match.View(0).Phase != topsecret.PhaseCall {
			t.Errorf("%s: the time is over before it has been had in full", name)
			continue
		}
		r.Wait(10)
		if r.match.View(0).Phase == topsecret.PhaseCall {
			t.Errorf("%s: the time does not go on", name)
		}
	}
}
