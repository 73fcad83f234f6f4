package stagetest

import (
	"slices"

	"safehouse/render/display"
	"safehouse/render/sound"
)

// twinTicks is in how many ticks around a sound the picture must have changed: a third of a second before and after.
const twinTicks = 20

// Twins watches that every sound has a visible twin: that around each cue the picture changes. It is made after the
// room has entered its first scene; Watch is called after every tick, Orphans at the end.
type Twins struct {
	room *Room
	// changed is the tick on which the picture changed last; last is that picture, now the room for the next one.
	changed   int
	last, now []display.Item
	waiting   []heard
	// Heard counts the cues by kind; Orphans are those around which nothing was to be seen.
	Heard   [sound.CueCount]int
	Orphans []sound.Cue
}

// heard is a cue that waits for its twin.
type heard struct {
	cue  sound.Cue
	tick int
}

// NewTwins begins to watch a room.
func NewTwins(r *Room) *Twins {
	w := &Twins{room: r, changed: r.Stage.Tick}
	w.last = w.picture(w.last)
	r.Stage.Sound = w
	return w
}

// Play takes a cue down.
func (w *Twins) Play(c sound.Cue) {
	w.Heard[c]++
	w.waiting = append(w.waiting, heard{c, w.room.Stage.Tick})
}

// Watch looks at the picture after a tick.
func (w *Twins) Watch() {
	now := w.room.Stage.Tick
	if w.now = w.picture(w.now[:0]); !slices.Equal(w.now, w.last) {
		w.now, w.last, w.changed = w.last, w.now, now
	}
	still := w.waiting[:0]
	for _, h := range w.waiting {
		switch {
		case w.changed >= h.tick-twinTicks && w.changed > 0:
		case now-h.tick > twinTicks:
			w.Orphans = append(w.Orphans, h.cue)
		default:
			still = append(still, h)
		}
	}
	w.waiting = still
}

// MustAllBeSeen wants no sound to have gone without its twin, and so many kinds of sounds at least to have been heard.
func (w *Twins) MustAllBeSeen(name string, least int) {
	w.room.T.Helper()
	if len(w.Orphans) > 0 {
		w.room.T.Errorf("%s: sounds without a visible twin: %v", name, w.Orphans)
	}
	kinds := 0
	for _, n := range w.Heard {
		if n > 0 {
			kinds++
		}
	}
	if kinds < least {
		w.room.T.Errorf("%s: only %d kinds of sounds were heard: %v", name, kinds, w.Heard)
	}
}

// picture adds what is drawn, without what only tests and voices read.
func (w *Twins) picture(all []display.Item) []display.Item {
	items := w.room.Draw()
	for i := range items {
		if it := &items[i]; it.Kind != display.Hot && it.Kind != display.Named {
			all = append(all, *it)
		}
	}
	return all
}

var _ sound.Sink = (*Twins)(nil)
