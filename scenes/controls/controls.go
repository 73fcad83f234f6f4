// Package controls is the scene in which keys and gamepad buttons are given to other actions. It knows no game: actions
// and their names are those of the input and of the words.
package controls

import (
	"safehouse/render/display"
	"safehouse/scenes/form"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Sizes in design pixels.
const (
	// nameShare, cellShare and resetShare are how a row is divided: the name, the key, the button, the way back.
	nameShare = 0.38
	cellShare = 0.22
	cellGap   = 14
	rowGap    = 10
	// linkShare is the most of the name's width that the way to another row takes.
	linkShare  = 0.4
	headSize   = 26
	noteSize   = 24
	keySize    = 30
	barGap     = 36
	sectionGap = 12
	// sideButton is the width of the button beside the primary one.
	sideButton = 420
	// nameHigh is the height of a line of a long name in sizes of its letters.
	nameHigh = 1.1
)

// waitTicks is how long a key is waited for, in ticks.
const waitTicks = 10 * 60

// listed are the actions in the order of their rows: those of the table first, those that move the focus last.
var listed = []input.Action{
	input.Confirm, input.Cancel, input.Peek, input.Hint, input.Menu, input.Inspect, input.Listen, input.Rules, input.Log,
	input.Draw, input.Stop, input.Notebook, input.Sheet, input.Mute, input.Language, input.FullScreen,
	input.Up, input.Down, input.Left, input.Right, input.Next, input.Prev,
	input.PageUp, input.PageDown,
}

// Scene is the list of actions, with the key and the button of each.
type Scene struct {
	form.Page
	st   *stage.Stage
	wait wait
	news news
	// undo is what resetting all took away, valid until another change is made.
	undo    input.Bindings
	undoing bool
	heads   [3]display.Rect
}

// New opens the list over whatever is on the screen.
func New(st *stage.Stage) stage.Scene {
	s := &Scene{st: st}
	s.Page = form.New(st, s.layOut)
	s.Says = s.sentence
	return s
}

// UsualKeys makes it a place where nobody is locked out.
func (s *Scene) UsualKeys() {}

// Grabbing reports that the next key or button is the one that was asked for.
func (s *Scene) Grabbing() bool { return s.wait.on }

// Resumed closes a question that was open when something else came over the list.
func (s *Scene) Resumed() {
	s.wait = wait{}
	s.Changed()
}

// Update scrolls, takes the key that was waited for, and does what was pressed.
func (s *Scene) Update(in *input.Frame) stage.Change {
	if s.wait.on {
		s.waiting(in)
		return stage.Stay()
	}
	usual := in.AsUsual()
	return s.Page.Update(&usual)
}

// ask begins to wait for a key or a button.
func (s *Scene) ask(a input.Action, button bool) func() stage.Change {
	return form.Then(func() { s.wait = wait{on: true, action: a, button: button, until: s.st.Tick + waitTicks} })
}

// change keeps other bindings, in which an action has changed, and says what else has changed with it.
func (s *Scene) change(a input.Action, do func(*input.Bindings)) {
	before := s.st.Settings.Bindings
	s.undoing = false
	s.st.Set(func(set *stage.Settings) { do(&set.Bindings) })
	s.news = newsOf(a, &before, &s.st.Settings.Bindings)
	if text, _ := s.sentence(); s.news.swapped || s.clashOf(a) {
		s.st.Announce(stage.Happened, text)
	}
}

// resetAll gives everything its usual keys and buttons back; pressed again, it takes that back.
func (s *Scene) resetAll() {
	before, undoing := s.st.Settings.Bindings, s.undoing
	s.news = news{}
	s.st.Set(func(set *stage.Settings) {
		if undoing {
			set.Bindings = s.undo
		} else {
			set.Bindings = input.Bindings{}
		}
	})
	s.undo, s.undoing = before, !undoing
}

// The ids of a row.
func keyID(a input.Action) string    { return "key." + a.String() }
func buttonID(a input.Action) string { return "button." + a.String() }
func resetID(a input.Action) string  { return "reset." + a.String() }
func showID(a input.Action) string   { return "show." + a.String() }

// Draw shows the rows that are in sight, and what is to be done.
func (s *Scene) Draw(l *display.List) {
	s.Page.Draw(l)
	from := len(l.Items)
	s.drawHeads(l)
	s.drawCells(l)
	ui.Dress(l, s.st, from)
}
