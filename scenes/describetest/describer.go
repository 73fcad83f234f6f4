// Package describetest tells a test that runs the real program what is on its screen. Of it only the program that is
// built for tests holds the Describer, and a page in a browser the Screen, which tells nothing that is not in sight.
package describetest

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"os"
	"runtime"
	"runtime/metrics"

	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/stage"
)

// describeVariable names the file that the describer writes.
const describeVariable = "SAFEHOUSE_DESCRIBE"

// soakVariable is set, to anything, by a test that lasts as long as a day of matches. Then a description holds only
// what has been told since the one before, so that it is not the describer that grows, and it says how large the
// program is.
const soakVariable = "SAFEHOUSE_SOAK"

// sumVariable is set, to anything, by a test that compares the pictures of two programs. Then a description holds the
// sum of all that is to be painted: to list a picture takes a twentieth of the time that painting it takes.
const sumVariable = "SAFEHOUSE_SUM"

// clockVariable is set, to anything, by a test that waits as long as a person would, in a real window. Without it time
// goes by the ticks, which a test steps faster than any clock runs.
const clockVariable = "SAFEHOUSE_CLOCK"

// Describer writes, after each frame, what is on the screen, so that a test finds buttons by their ids and reads texts.
// The file always holds the newest frame whole. Sounds are written down instead of being played.
type Describer struct {
	file string
	// Scale is the number of pixels of the screen to one of the window.
	Scale    float64
	captions []string
	sayings  []stage.Saying
	cues     []string
	// soaks reports that the program is watched for a day, sums that its pictures are compared with another one's.
	soaks, sums bool
	// frames counts the descriptions that differ from the one before, last is that one.
	frames int
	last   []byte
}

// description is the content of the file. Boxes are in device-independent pixels; Scale, the number of pixels of the
// picture to one of those, is told of a page alone.
type description struct {
	Frame int        `json:"frame"`
	Tick  int        `json:"tick"`
	Title string     `json:"title"`
	Lang  string     `json:"lang"`
	Items []seenItem `json:"items"`
	Texts []seenText `json:"texts"`
	Scale float64    `json:"scale,omitempty"`
	// Captions are the sentences of what happened, Sayings all that was told.
	Captions []string       `json:"captions"`
	Sayings  []stage.Saying `json:"sayings"`
	Cues     []string       `json:"cues"`
	// Size is told only where the program is watched for a day, Sum only where its pictures are compared.
	Size *size  `json:"size,omitempty"`
	Sum  string `json:"sum,omitempty"`
}

// size is how large the program is: the bytes that its last collection of garbage found in use, and its goroutines.
type size struct {
	Heap       uint64 `json:"heap"`
	Goroutines int    `json:"goroutines"`
}

// measured is the size of the program now.
func measured() *size {
	heap := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(heap)
	return &size{Heap: heap[0].Value.Uint64(), Goroutines: runtime.NumGoroutine()}
}

type seenItem struct {
	ID       string       `json:"id"`
	Label    string       `json:"label"`
	Role     display.Role `json:"role"`
	Box      [4]float64   `json:"box"`
	Focused  bool         `json:"focused,omitempty"`
	Disabled bool         `json:"disabled,omitempty"`
}

type seenText struct {
	Text string     `json:"text"`
	Box  [4]float64 `json:"box"`
}

// Attach makes the stage report to the describer, and reports whether it does.
func (w *Describer) Attach(st *stage.Stage) bool {
	if os.Getenv(clockVariable) == "" {
		st.Clock = nil
	}
	st.WaitForBots = true
	w.file = os.Getenv(describeVariable)
	w.soaks, w.sums = os.Getenv(soakVariable) != "", os.Getenv(sumVariable) != ""
	st.Hear = w.hear
	st.Sound = w
	return true
}

// hear writes a sentence down.
func (w *Describer) hear(s stage.Saying) {
	w.sayings = append(w.sayings, s)
	if s.Occasion.Eventful() {
		w.captions = append(w.captions, s.Text)
	}
}

// Play writes a cue down.
func (w *Describer) Play(c sound.Cue) { w.cues = append(w.cues, c.String()) }

// Asked reports that a test wants to read the screen and not to see it: there is a file of the description's name that
// ends in «.ask». Painting is what takes the time of a test; what was to be painted anew still is, with the next frame.
func (w *Describer) Asked() bool {
	if w.file == "" {
		return false
	}
	_, err := os.Stat(w.file + ".ask")
	return err == nil
}

// Frame writes down what a frame shows.
func (w *Describer) Frame(st *stage.Stage, stack *stage.Stack, l *display.List) {
	if w.file == "" || stack.Top() == nil {
		return
	}
	d := description{
		Frame: w.frames, Tick: st.Tick, Title: stack.Top().Title(), Lang: string(st.Lang),
		Captions: w.captions, Sayings: w.sayings, Cues: w.cues,
	}
	d.see(l, w.Scale)
	if w.soaks {
		d.Size = measured()
		w.captions, w.sayings, w.cues = nil, nil, nil
	}
	if w.sums {
		d.Sum = sumOf(l)
	}
	w.write(d)
}

// sumOf is the same for two lists only where they hold the same: every place, colour, letter and outline. It is the
// same in every process, which an outline's address is not.
func sumOf(l *display.List) string {
	sum := fnv.New128a()
	var text []byte
	for _, it := range l.Items {
		outline := it.Outline
		it.Outline = nil
		if text = fmt.Appendf(text[:0], "%+v", it); outline != nil {
			text = fmt.Appendf(text, "%+v", *outline)
		}
		sum.Write(text)
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// Screen describes a picture alone, as JSON.
func Screen(st *stage.Stage, title string, l *display.List, scale float64) string {
	d := description{Tick: st.Tick, Title: title, Lang: string(st.Lang), Scale: scale * max(1, st.Metrics.Density)}
	d.see(l, scale)
	b, err := json.Marshal(d)
	if err != nil {
		return err.Error()
	}
	return string(b)
}

// see takes in what a picture shows; scale is the number of its pixels to one of the window.
func (d *description) see(l *display.List, scale float64) {
	for i := range l.Items {
		it := &l.Items[i]
		s := max(scale, 1e-9)
		box := [4]float64{it.Box.X / s, it.Box.Y / s, it.Box.W / s, it.Box.H / s}
		if it.ID != "" {
			d.Items = append(d.Items, seenItem{it.ID, it.Label, it.Role, box, it.Focused, it.Disabled})
		}
		for _, text := range []string{it.Text, it.Face.Tab, it.Face.Title, it.Face.Value, it.Face.Note} {
			if text != "" {
				d.Texts = append(d.Texts, seenText{text, box})
			}
		}
	}
}

// write replaces the file whole, so that a reader never finds half a frame. One that tells nothing new has been read
// and is no frame of its own: how often a test looks must not show.
func (w *Describer) write(d description) {
	b, err := json.Marshal(d)
	if err == nil && bytes.Equal(b, w.last) {
		return
	}
	w.frames++
	d.Frame = w.frames
	b, again := json.Marshal(d)
	w.last = b
	if err := errors.Join(err, again, os.WriteFile(w.file+".new", b, 0o600),
		os.Rename(w.file+".new", w.file)); err != nil {
		panic("describing a frame: " + err.Error())
	}
}
