// Package controls is the scene in which keys and gamepad buttons are given to other actions. It knows no game: actions
// and their names are those of the input and of the words.
package controls

import (
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Scene is the list of actions, with the key and the button of each.
type Scene struct {
	st     *stage.Stage
	page   ui.Page
	scroll ui.Scroll
	wait   wait
	news   news
	// undo is what resetting all took away, valid until another change is made.
	undo    input.Bindings
	undoing bool
	laid    ui.Memo[key, laidOut]
	shown   ui.Memo[shownKey, []ui.Control]
}

// key is all that the rows depend on, shownKey what their places do.
type key struct {
	look     ui.Look
	bindings input.Bindings
	style    input.Style
	wait     wait
	undoing  bool
}

type shownKey struct {
	key
	offset float64
}

// New opens the list over whatever is on the screen.
func New(st *stage.Stage) stage.Scene { return &Scene{st: st} }

// Opaque is true: what lies under the list may be a hand.
func (s *Scene) Opaque() bool { return true }

// Haven makes it a place where nobody is locked out.
func (s *Scene) Haven() {}

// Title names the scene.
func (s *Scene) Title() string { return s.st.Say("controls.title") + " · " + s.st.Say("app.title") }

// Grabbing tells that the next key or button is the one that was asked for.
func (s *Scene) Grabbing() bool { return s.wait.on }

// Resumed closes a question that was open when something else came over the list.
func (s *Scene) Resumed() { s.wait = wait{} }

func (s *Scene) key() key {
	return key{ui.LookOf(s.st), s.st.Settings.Bindings, s.st.PadStyle, s.wait.still(), s.undoing}
}

func (s *Scene) layout() laidOut { return s.laid.Get(s.key(), s.layOut) }

// controls are those of all rows, where they are when scrolled, and those around them.
func (s *Scene) controls() []ui.Control {
	return s.shown.Get(shownKey{s.key(), s.scroll.Offset}, func() []ui.Control {
		return s.layout().list.Controls(s.scroll.Offset)
	})
}

// Update scrolls, takes the key that was waited for, and does what was pressed.
func (s *Scene) Update(in *input.Frame) stage.Change {
	if s.wait.on {
		s.waiting(in)
		return stage.Stay()
	}
	usual := in.AsUsual()
	frame := &usual
	before := s.page.Focused()
	pressed := s.page.Update(frame, s.st, s.controls())
	s.layout().list.Follow(frame, s.st, &s.scroll, s.page.Focused(), s.page.Focused() != before)
	switch {
	case pressed == "done", frame.Just.Has(input.Cancel):
		if pressed == "" {
			s.st.Play(sound.Back)
		}
		return stage.Pop()
	case pressed == "all":
		s.resetAll()
	case pressed == "language":
		s.st.Speak(s.st.OtherLang())
	case pressed != "":
		s.press(pressed)
	}
	return stage.Stay()
}

// press begins to wait for a key or a button, or gives an action its usual ones back.
func (s *Scene) press(id string) {
	for _, a := range listed {
		switch id {
		case keyID(a):
			s.wait = wait{on: true, action: a, until: s.st.Tick + waitTicks}
		case buttonID(a):
			s.wait = wait{on: true, action: a, button: true, until: s.st.Tick + waitTicks}
		case resetID(a):
			s.page.SetFocus(keyID(a))
			s.change(a, func(b *input.Bindings) { b.Reset(a) })
		case showID(a):
			s.show(a)
		}
	}
	s.st.Redraw()
}

// change keeps other bindings, in which an action has changed, and says what else has changed with it.
func (s *Scene) change(a input.Action, do func(*input.Bindings)) {
	before := s.st.Settings.Bindings
	s.undoing = false
	s.st.Set(func(set *stage.Settings) { do(&set.Bindings) })
	s.news = newsOf(a, &before, &s.st.Settings.Bindings)
	if text, _ := s.sentence(); s.news.swapped || s.clashOf(a) {
		s.st.Tell(stage.Happened, text)
	}
}

// show brings the row into sight that has the same key or button as another one.
func (s *Scene) show(a input.Action) {
	partner, button, ok := s.partner(a)
	if !ok {
		return
	}
	id := keyID(partner)
	if button {
		id = buttonID(partner)
	}
	s.page.SetFocus(id)
	s.layout().list.Show(s.st, &s.scroll, id)
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
	ui.Ground(l, s.st)
	ui.Heading(l, s.st, s.st.Say("controls.title"))
	laid := s.layout()
	cs := s.controls()
	s.drawHeads(l, &laid)
	laid.list.Draw(l, s.st, &s.scroll)
	s.page.Draw(l, s.st, cs)
	s.drawCells(l, cs)
	s.drawSentence(l, &laid)
}
