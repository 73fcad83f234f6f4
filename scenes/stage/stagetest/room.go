// Package stagetest is a program without a window for tests of what is on the screen: it steps ticks, presses what can
// be pressed and writes down what is heard and said. It knows no game and no table.
package stagetest

import (
	"strings"
	"sync"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/hearing"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Room is a stage that writes down what is heard and said, and a stack of scenes.
type Room struct {
	T     testing.TB
	Stage *stage.Stage
	Stack *stage.Stack
	// Captions are the sentences that told what happened and what was refused, and those of the curtain; Sayings are all
	// that was said, prompts and focus too. Cues are what was heard.
	Captions []string
	Sayings  []stage.Saying
	Cues     []sound.Cue
	// Ear is there after TurnOnVoice; Spoken is what the voice was then told, with "" where it was told to stop.
	Ear    *hearing.Ear
	Spoken []string
	// List is what was last drawn.
	List display.List
	// fading are the items of a frame that fade each for itself.
	fading []*display.Item
	// Still, where it is set, watches the picture of every tick for what moves.
	Still *Stillness
	// Noted are the notes that the record was given, Finished how often it was closed.
	Noted    []record.Note
	Finished int
	// AfterTick is called after every tick; nil for nothing.
	AfterTick func()
}

// shared are the words and what measures text. All rooms of a program share them: to read fonts and words, and to
// measure, is what takes the time.
var shared = sync.OnceValue(func() (s struct {
	setter    *typeset.Setter
	catalogue *words.Catalogue
	err       error
}) {
	var broken error
	s.setter, s.err = typeset.New()
	if s.catalogue, broken = words.Load(assets.Words()); s.err == nil {
		s.err = broken
	}
	return s
})

// NewSetter is what measures text, the same for all rooms.
func NewSetter(t testing.TB) *typeset.Setter {
	t.Helper()
	s := shared()
	if s.err != nil {
		t.Fatal(s.err)
	}
	return s.setter
}

// NewRoom makes a room with a screen of that size. A computer's answer is waited for within the tick.
func NewRoom(t testing.TB, setter *typeset.Setter, lang words.Lang, w, h float64) *Room {
	t.Helper()
	s := shared()
	if s.err != nil {
		t.Fatal(s.err)
	}
	r := &Room{T: t}
	r.Stage = &stage.Stage{
		Catalogue: s.catalogue, Metrics: theme.Metrics{W: w, H: h}, Measure: setter, Sound: r, Lang: lang,
		Hear:     r.hear,
		Settings: stage.DefaultSettings(), WaitForBots: true, Audience: game.Public,
	}
	// Whoever plays alone plays by one press else: what is chosen can be looked at here.
	r.Stage.Settings.Confirm = stage.ConfirmAlways
	return r
}

// hear writes a sentence down.
func (r *Room) hear(s stage.Saying) {
	r.Sayings = append(r.Sayings, s)
	if s.Occasion.Eventful() {
		r.Captions = append(r.Captions, s.Text)
	}
}

// Said is what was said on an occasion.
func (r *Room) Said(o stage.Occasion) (texts []string) {
	for _, s := range r.Sayings {
		if s.Occasion == o {
			texts = append(texts, s.Text)
		}
	}
	return texts
}

// Note writes a note of the record down.
func (r *Room) Note(n record.Note) { r.Noted = append(r.Noted, n) }

// Finish counts how often the record is closed.
func (r *Room) Finish() { r.Finished++ }

// Kept reports that the record holds everything.
func (r *Room) Kept() bool { return true }

// Tokens are those of a record that promises, in words that are long in every language, and is sealed from the start.
func (r *Room) Tokens() (promise, seal record.Token) {
	return record.TokenOf(strings.Repeat("1a1a1a1aff", 7)), record.TokenOf(strings.Repeat("1a1a1a1abb", 7))
}

// Play writes a cue down.
func (r *Room) Play(c sound.Cue) { r.Cues = append(r.Cues, c) }

// Enter begins with a scene.
func (r *Room) Enter(first stage.Scene) { r.Stack = stage.NewStack(first) }

// Tick lets a tick pass with that input, the window having the focus.
func (r *Room) Tick(in input.Frame) {
	in.Focused = true
	r.Away(in)
}

// Away lets a tick pass with that input as it is: the window need not have the focus.
func (r *Room) Away(in input.Frame) {
	in.LostFocus = r.Stage.Advance() || in.LostFocus
	r.obey(&in)
	r.Stack.Update(&in)
	if r.Ear != nil {
		r.Ear.Update(r.Stack.Top(), &in)
	}
	r.watch(&in)
	if r.AfterTick != nil {
		r.AfterTick()
	}
}

// Wait lets ticks pass with no input.
func (r *Room) Wait(ticks int) {
	for range ticks {
		r.Tick(input.Frame{X: -1, Y: -1})
	}
}

// Draw is what is on the screen; it is good until the next drawing.
func (r *Room) Draw() []display.Item {
	r.List.Reset()
	r.Stage.Skin = r.Stack.Skin()
	r.Stack.Draw(&r.List)
	return r.List.Items
}

// Told are the lines of the log, or of the news on the curtain, that are on the screen.
func (r *Room) Told() (all []string) {
	for _, it := range r.Draw() {
		if it.Role == display.LogLine {
			all = append(all, it.Text)
		}
	}
	return all
}

// Hot finds what can be pressed by its id.
func (r *Room) Hot(id string) (display.Item, bool) {
	for _, it := range r.Draw() {
		if it.ID == id {
			return it, true
		}
	}
	return display.Item{}, false
}

// Press presses a control with the pointer, whether it can be pressed or not.
func (r *Room) Press(id string) {
	r.T.Helper()
	it, ok := r.Hot(id)
	if !ok {
		r.T.Fatalf("no %q on the screen", id)
	}
	x, y := it.Box.Centre()
	r.Tick(input.Frame{X: x, Y: y, Moved: true})
	r.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	r.Tick(input.Frame{X: x, Y: y, Released: true})
}

// Click presses a control that can be pressed, and takes the pointer away; it reports whether there was one.
func (r *Room) Click(id string) bool {
	r.T.Helper()
	if it, ok := r.Hot(id); !ok || it.Disabled {
		return false
	}
	r.Press(id)
	r.Wait(1)
	return true
}

// Key presses actions.
func (r *Room) Key(actions ...input.Action) {
	var set input.Actions
	for _, a := range actions {
		set = set.With(a)
	}
	r.Tick(input.Frame{X: -1, Y: -1, Just: set, Down: set, AnyPress: true, Keyboard: true})
	r.Wait(1)
}

// Struck are the keys on which characters stand, digits in their row.
func Struck(text string) (keys []input.Key) {
	for _, r := range text {
		name := string(r)
		if r >= '0' && r <= '9' {
			name = "Digit" + name
		}
		keys = append(keys, input.ParseKey(name))
	}
	return keys
}

// Blank stands for the scenes of others.
type Blank struct{}

// Update stays.
func (*Blank) Update(*input.Frame) stage.Change { return stage.Stay() }

// Draw shows nothing.
func (*Blank) Draw(*display.List) {}

// Opaque is true.
func (*Blank) Opaque() bool { return true }

// Title is empty.
func (*Blank) Title() string { return "" }
