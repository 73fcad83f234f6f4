package getadler

import (
	"slices"
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/input"
)

// TestAGamepadIsNamedNoKeys wants the key of the notebook and the digits on the cards named for the keyboard, and none
// of them for a gamepad or a finger.
func TestAGamepadIsNamedNoKeys(t *testing.T) {
	for device, want := range map[input.Device]bool{input.Keys: true, input.Pad: false, input.Touch: false} {
		m := matchWhere(t, "peeee", func(m *getadler.Match) bool {
			v := m.View(0)
			return v.Phase == getadler.PhasePlay && v.Current == 0
		})
		r := newRoom(t, words.English, 1920, 1080)
		r.open(m, true)
		r.Stage.Uses(&input.Frame{Device: device})
		r.Wait(40)
		r.Tick(input.Frame{X: -1, Y: -1, Keyboard: true})
		var texts []string
		for _, it := range r.Draw() {
			texts = append(texts, it.Text, it.Face.Value)
		}
		for _, key := range []string{"N", "1"} {
			if got := slices.Contains(texts, key); got != want {
				t.Errorf("device %v: the key %q is named: %v", device, key, got)
			}
		}
	}
}

// TestAHandOfWhichNothingCanBePlayedIsToBeDiscardedFrom: the panel promises no play that is not there.
func TestAHandOfWhichNothingCanBePlayedIsToBeDiscardedFrom(t *testing.T) {
	for _, idle := range []bool{true, false} {
		m := matchWhere(t, "peeee", func(m *getadler.Match) bool {
			v := m.View(0)
			return v.Phase == getadler.PhasePlay && v.Current == 0 && idle == !slices.ContainsFunc(v.Moves,
				func(move getadler.Move) bool { return move.Op != getadler.OpDiscard })
		})
		r := newRoom(t, words.English, 1280, 800)
		r.open(m, true)
		r.Wait(40)
		if got := r.Shows(r.Say("getadler.play.none")); got != idle {
			t.Errorf("nothing can be played: %v, and the panel says so: %v", idle, got)
		}
	}
}
