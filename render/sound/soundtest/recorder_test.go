package soundtest_test

import (
	"slices"
	"testing"

	"safehouse/render/sound"
	"safehouse/render/sound/soundtest"
)

func TestRecorder(t *testing.T) {
	var r soundtest.Recorder
	var sink sound.Sink = &r
	sink.Play(sound.Slide)
	sink.Play(sound.Place)
	if got := r.Take(); !slices.Equal(got, []sound.Cue{sound.Slide, sound.Place}) {
		t.Errorf("recorded %v", got)
	}
	if len(r.Take()) != 0 {
		t.Error("Take does not forget")
	}
}
