package stagetest

import (
	"fmt"
	"math"
	"slices"

	"safehouse/render/display"
	"safehouse/scenes/input"
)

// stillLeast is the least time, in ticks, for which a thing must lie where it lies: what travels, grows or counts lies
// nowhere for longer than a tick or two, what fades there for the time of a cross-fade.
const stillLeast = 6

// Stillness watches pictures for anything that travels, turns, grows or counts: with reduced motion nothing may. What
// a player does may end or begin anything at once. The zero value has seen nothing.
type Stillness struct {
	// Marks allows edges of things to be there for a moment: without animations much happens within a tick.
	Marks bool
	// Faults are what was seen to move, at most so many that they can be read.
	Faults []string
	Tick   int
	// touched is the last tick on which the player did something.
	touched int
	lives   map[thing]*life
	// before is the last picture: most are the same as the one before, and all in them goes on.
	before []display.Item
	// brief are, for the places of texts, when one was last there for too short a time: a single word that stands there
	// for a moment is no movement, a row of them is a count.
	brief map[display.Rect]int
	list  display.List
}

// faultsMost is the number of faults that are told.
const faultsMost = 12

// thing is one thing on the screen, as it lies and as large as it is. Colour and opacity may change: so things fade.
type thing struct {
	kind                display.Kind
	box                 display.Rect
	turn, scale, squash float64
	text                string
	icon                display.Icon
	face                display.Face
	outline             *display.Outline
	width               float64
}

// life is from when to when a thing has been seen.
type life struct{ born, seen int }

// See takes the picture of another tick; touched reports that the player did something on it.
func (s *Stillness) See(items []display.Item, touched bool) {
	s.Tick++
	if s.lives == nil {
		s.lives, s.brief = map[thing]*life{}, map[display.Rect]int{}
		touched = true
	}
	if touched {
		s.touched = s.Tick
	}
	if slices.Equal(items, s.before) {
		for _, l := range s.lives {
			l.seen = s.Tick
		}
		return
	}
	s.before = append(s.before[:0], items...)
	for i := range items {
		s.item(&items[i])
	}
	for t, l := range s.lives {
		if l.seen == s.Tick {
			continue
		}
		delete(s.lives, t)
		n := l.seen - l.born + 1
		if n >= stillLeast || s.touched >= l.born-1 || s.Marks && t.kind == display.Border {
			continue
		}
		if t.kind == display.Text {
			last, before := s.brief[t.box]
			s.brief[t.box] = l.seen
			if !before || l.born-last > stillLeast {
				continue
			}
		}
		s.fault("for %d ticks only: %s", n, t.String())
	}
}

func (s *Stillness) item(it *display.Item) {
	unseen := it.Fade >= 1 || it.Kind == display.Text && it.Text == "" || it.Box.Empty() && it.Outline == nil
	if it.Kind == display.Hot || it.Kind == display.Named || unseen {
		return
	}
	t := thing{it.Kind, it.Box, it.Turn, it.Scale, it.Squash, it.Text, it.Icon, it.Face, it.Outline, it.Width}
	if it.Squash != 0 {
		s.fault("on its edge: %s", t.String())
	}
	if hours := it.Turn * 6 / math.Pi; it.Kind == display.Clock && math.Abs(hours-math.Round(hours)) > 1e-9 {
		s.fault("between two hours: %s", t.String())
	}
	l, known := s.lives[t]
	if !known {
		l = &life{born: s.Tick}
		s.lives[t] = l
	}
	l.seen = s.Tick
}

func (s *Stillness) fault(format string, args ...any) {
	if len(s.Faults) < faultsMost {
		s.Faults = append(s.Faults, fmt.Sprintf("tick %d: ", s.Tick)+fmt.Sprintf(format, args...))
	}
}

// String says what a thing is and how it lies.
func (t thing) String() string {
	return fmt.Sprintf("kind %d %q %q at %.1f, turned by %.3f, scaled by %.3f", t.kind, t.text, t.face.Title, t.box,
		t.turn, t.scale)
}

// acts reports whether a tick's input may change the picture at once.
func acts(in *input.Frame) bool {
	return in.AnyPress || in.Moved || in.Pressed || in.Released || in.Held || in.Just != 0 || in.WheelY != 0 ||
		len(in.Runes) > 0 || len(in.Struck) > 0
}

// watch has the room's stillness see the picture of a tick.
func (r *Room) watch(in *input.Frame) {
	s := r.Still
	if s == nil {
		return
	}
	s.list.Reset()
	r.Stack.Draw(&s.list)
	s.See(s.list.Items, acts(in))
}
