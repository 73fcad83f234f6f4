package stagetest

import (
	"slices"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// lamp is a scene with a light that can be switched on.
type lamp struct {
	Blank
	on bool
}

func (s *lamp) Draw(l *display.List) {
	if s.on {
		l.Fill(display.Rect{W: 10, H: 10}, display.Hex(0xFFFFFF), 0)
	}
}

func (s *lamp) Update(*input.Frame) stage.Change { return stage.Stay() }

func TestASoundWithoutATwinIsFound(t *testing.T) {
	r := NewRoom(t, NewSetter(t), words.English, 1280, 800)
	s := &lamp{}
	r.Enter(s)
	w := NewTwins(r)
	r.AfterTick = w.Watch
	r.Wait(3 * twinTicks)
	r.Stage.Play(sound.Bell)
	r.Wait(5)
	s.on = true
	r.Wait(3 * twinTicks)
	if len(w.Orphans) > 0 {
		t.Errorf("a bell with a light is called an orphan: %v", w.Orphans)
	}
	r.Stage.Play(sound.Snap)
	r.Wait(3 * twinTicks)
	if !slices.Equal(w.Orphans, []sound.Cue{sound.Snap}) || w.Heard[sound.Bell] != 1 {
		t.Errorf("orphans %v, heard %v", w.Orphans, w.Heard)
	}
}
