package kompromat

import (
	"testing"

	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/scenes/input"
)

// frameKind names what is to be seen of two computers' match; empty where nothing is new about it.
func (r *room) frameKind() string {
	s := &r.screen.show
	tick, playing := s.Playing()
	opened := s.Now().opened
	switch {
	case r.scoring() && r.Stack.Top().(*Scoring).Done():
		return "the score"
	case r.scoring():
		return "the count"
	case opened && s.Gated():
		return "a verdict"
	case opened && playing && tick == 3:
		return "cards in motion in a reveal"
	case opened && !s.Busy():
		return "a reveal at rest"
	case !opened && playing && tick == 3:
		return "cards in motion on the table"
	case !opened && !s.Busy():
		return "a table at rest"
	}
	return ""
}

// memory is how often a frame takes memory when it is drawn again.
func (r *room) memory() float64 {
	return testing.AllocsPerRun(5, func() {
		r.List.Reset()
		r.Stack.Top().Draw(&r.List)
	})
}

// Frames are drawn again and again: once drawn, nothing of them is made anew, so that no collection of garbage makes
// a card stutter.
func TestAFrameTakesNoMemory(t *testing.T) {
	setter := newSetter(t)
	for _, lang := range [...]words.Lang{words.English, words.French} {
		r := newRoom(t, setter, lang, 1280, 800)
		m, err := kompromat.NewMatch(setupOf("ee", 7), nil)
		if err != nil {
			t.Fatal(err)
		}
		r.open(m, false)
		seen := map[string]int{}
		for ticks := 0; seen["the score"] == 0 && ticks < 60*1200; ticks++ {
			r.Tick(input.Frame{X: -1, Y: -1})
			kind := r.frameKind()
			if kind == "" || seen[kind] == 40 {
				continue
			}
			seen[kind]++
			if n := r.memory(); n != 0 {
				t.Fatalf("%v: a frame of %s takes memory %v times", lang, kind, n)
			}
		}
		for _, kind := range [...]string{
			"a table at rest", "cards in motion on the table", "a reveal at rest", "cards in motion in a reveal",
			"a verdict", "the count", "the score",
		} {
			if seen[kind] == 0 {
				t.Errorf("%v: there was no frame of %s", lang, kind)
			}
		}
	}
}

func TestAFrameThatAsksAPersonTakesNoMemory(t *testing.T) {
	setter := newSetter(t)
	for _, s := range situations(t) {
		r := newRoom(t, setter, words.French, 1024, 640)
		r.open(s.match, true)
		if s.prepare != nil {
			s.prepare(r.screen)
		}
		r.Wait(2)
		if n := r.memory(); n != 0 {
			t.Errorf("%s: a frame takes memory %v times", s.name, n)
		}
	}
}
