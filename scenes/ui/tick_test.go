package ui

import (
	"slices"
	"testing"

	"safehouse/render/sound"
	"safehouse/scenes/input"
)

// TestWhatLightsUpIsHeard: the pointer that comes to a control ticks once, and so does a key that moves the focus;
// while a private hand lies open nothing does, since those who listen would count its cards.
func TestWhatLightsUpIsHeard(t *testing.T) {
	for _, private := range []bool{false, true} {
		st, rec := newStage()
		st.Private = private
		var p Page
		p.SetFocus("a")
		for _, in := range []*input.Frame{
			{X: 10, Y: 10, Moved: true}, {X: 12, Y: 10, Moved: true}, {X: 12, Y: 10}, {X: 130, Y: 10, Moved: true},
			{X: 500, Y: 500, Moved: true},
			key(input.Next), key(),
		} {
			p.Update(in, st, grid())
		}
		want := []sound.Cue{sound.Tick, sound.Tick, sound.Tick}
		if private {
			want = nil
		}
		if got := rec.Take(); !slices.Equal(got, want) {
			t.Errorf("private %v: heard %v, want %v", private, got, want)
		}
	}
}
