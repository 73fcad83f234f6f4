package scenes

import (
	"log/slog"
	"testing"
	"time"

	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/sound/soundtest"
	"safehouse/scenes/hearing"
	"safehouse/scenes/input"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
	"safehouse/scenes/voice"
)

// console is a sink that remembers its levels and its bed.
type console struct {
	soundtest.Recorder
	levels sound.Levels
	bed    sound.Bed
	silent bool
}

func (c *console) SetLevels(l sound.Levels) { c.levels = l }
func (c *console) SetBed(b sound.Bed)       { c.bed = b }
func (c *console) Silent() bool             { return c.silent }

// rainy is a scene with a bed.
type rainy struct{}

func (rainy) Update(*input.Frame) stage.Change { return stage.Push(dry{}) }
func (rainy) Draw(*display.List)               {}
func (rainy) Opaque() bool                     { return true }
func (rainy) Title() string                    { return "" }
func (rainy) Bed() (sound.Bed, float64)        { return sound.Rain, 0.5 }

// dry is a scene without one.
type dry struct{}

func (dry) Update(*input.Frame) stage.Change { return stage.Stay() }
func (dry) Draw(*display.List)               {}
func (dry) Opaque() bool                     { return true }
func (dry) Title() string                    { return "" }

func TestLevelsFollowSettingsAndFocus(t *testing.T) {
	st := newStage(t)
	c := &console{}
	st.Sound = c
	stack := stackOf(t, settings.New(st))
	var v volume
	st.Settings.Effects, st.Settings.Ambience = 80, 20
	v.follow(st, stack, &input.Frame{Focused: true})
	if want := (sound.Levels{Effects: 0.8, Ambience: 0.2}); c.levels != want {
		t.Errorf("levels %+v, want %+v", c.levels, want)
	}
	v.follow(st, stack, &input.Frame{})
	if !c.levels.Ducked {
		t.Error("a window that lost the focus does not step back")
	}
	st.Settings.Mute = true
	v.follow(st, stack, &input.Frame{Focused: true})
	if c.levels != (sound.Levels{}) {
		t.Errorf("muted it is at %+v", c.levels)
	}
	st.Sound = &soundtest.Recorder{}
	v.follow(st, stack, &input.Frame{})
}

// TestALostDeviceIsKnownToThePages, for as long as it is lost.
func TestALostDeviceIsKnownToThePages(t *testing.T) {
	st := newStage(t)
	c := &console{}
	st.Sound = c
	stack := stackOf(t, settings.New(st))
	var v volume
	for _, silent := range []bool{false, true, true, false} {
		c.silent = silent
		v.follow(st, stack, &input.Frame{Focused: true})
		if known := st.Silent != ""; known != silent || known && st.Say(st.Silent) == st.Silent {
			t.Errorf("silent %v is known as %q", silent, st.Silent)
		}
	}
}

// TestTheBedIsThatOfTheGame: what lies over a table leaves its bed as it is; and where nobody is there it ends.
func TestTheBedIsThatOfTheGame(t *testing.T) {
	st := newStage(t)
	c := &console{}
	st.Sound = c
	stack := stackOf(t, rainy{})
	var v volume
	pressed := &input.Frame{Focused: true, AnyPress: true}
	v.follow(st, stack, pressed)
	stack.Update(pressed)
	v.follow(st, stack, pressed)
	if c.bed != sound.Rain || c.levels.Tension != 0.5 {
		t.Errorf("under a page the bed is %v, its tension %v", c.bed, c.levels.Tension)
	}
	for range bedTicks + 1 {
		v.follow(st, stack, &input.Frame{Focused: true})
	}
	if c.bed != sound.NoBed {
		t.Error("a bed goes on where nobody is there")
	}
	if v.follow(st, stack, pressed); c.bed != sound.Rain {
		t.Error("a bed does not come back with the player")
	}
	v.follow(st, stackOf(t, dry{}), pressed)
	if c.bed != sound.NoBed {
		t.Errorf("a scene without a bed has %v", c.bed)
	}
}

// mute is a voice that says nothing.
type mute struct{}

func (mute) Say(string, string, voice.Urgency) {}
func (mute) Stop()                             {}
func (mute) Tune(int, int)                     {}
func (mute) Close(time.Duration)               {}

// TestSoundMakesWayForAVoice: while a sentence is read aloud, and not when it is over.
func TestSoundMakesWayForAVoice(t *testing.T) {
	st := newStage(t)
	c := &console{}
	st.Sound, st.Settings.Voice = c, true
	stack := stackOf(t, dry{})
	v := volume{ear: hearing.New(hearing.Config{Stage: st, Open: func(*slog.Logger) voice.Voice { return mute{} }})}
	in := &input.Frame{Focused: true}
	heard := func(ticks int) bool {
		for range ticks {
			st.Tick++
			v.ear.Update(stack.Top(), in)
			v.follow(st, stack, in)
		}
		return c.levels.Speaking
	}
	if heard(2) {
		t.Fatal("sound makes way for nothing")
	}
	st.Announce(stage.Happened, "Ada draws a card from the pile.")
	if !heard(1) || !heard(60) {
		t.Error("sound goes on over a sentence")
	}
	if heard(600) {
		t.Error("sound stays back when the sentence is over")
	}
}
