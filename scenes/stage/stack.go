// Package stage is the scene stack and what every scene is given. It knows no game and no scene.
package stage

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
)

// Stack holds the scenes that are open, the top one last. Only the top one is given input; what is drawn starts at
// the topmost scene that nothing shows through.
type Stack struct {
	scenes []Scene
}

// NewStack starts with one scene.
func NewStack(first Scene) *Stack { return &Stack{scenes: []Scene{first}} }

// Top is the scene that has the input, nil when the program is to end.
func (s *Stack) Top() Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

// Update gives the top scene its tick and makes the change it asks for; it reports whether there was one.
func (s *Stack) Update(in *input.Frame) (changed bool) {
	top := s.Top()
	if top == nil {
		return false
	}
	c := top.Update(in)
	if c == Stay() {
		return false
	}
	s.leave(max(len(s.scenes)-c.off, 0))
	if c.next == nil {
		s.Resumed()
		return true
	}
	s.scenes = append(s.scenes, c.next)
	return true
}

// Draw appends what the scenes show.
func (s *Stack) Draw(l *display.List) {
	for _, scene := range s.seen() {
		scene.Draw(l)
	}
}

// seen are the scenes that are in sight, the top one last.
func (s *Stack) seen() []Scene {
	from := 0
	for i, scene := range s.scenes {
		if scene.Opaque() {
			from = i
		}
	}
	return s.scenes[from:]
}

// Skin is the look of pages: that of the topmost scene that gives one, nil for that of the house.
func (s *Stack) Skin() *theme.Skin {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		if d, ok := s.scenes[i].(Dressed); ok {
			return d.Dress()
		}
	}
	return nil
}

// Grows reports that the letters of what is on the screen may grow in any window: nothing that yields is in sight.
func (s *Stack) Grows() bool {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		if s.scenes[i].Opaque() {
			return Grows(s.scenes[i])
		}
	}
	return false
}

// Resumed tells the top scene that it is on top again, or that language, size or a setting changed, and has what shows
// through under it laid out anew: that may have changed while nothing of it was in sight.
func (s *Stack) Resumed() {
	seen := s.seen()
	for _, scene := range seen[:max(len(seen)-1, 0)] {
		if b, ok := scene.(Backdrop); ok {
			b.Refit()
		}
	}
	if r, ok := s.Top().(Resumer); ok {
		r.Resumed()
	}
}

// Close takes all scenes off, the top one first.
func (s *Stack) Close() { s.leave(0) }

// leave takes off all scenes from number n on, the top one first, and tells them so.
func (s *Stack) leave(n int) {
	for i := len(s.scenes) - 1; i >= n; i-- {
		scene := s.scenes[i]
		s.scenes = s.scenes[:i]
		if left, ok := scene.(Leaver); ok {
			left.Left()
		}
	}
}

// Obeyed are the actions of a tick that the program and the top scene may take for commands: where letters are typed,
// those of keys that write are none, and while a key is waited for, nothing is.
func (s *Stack) Obeyed(in *input.Frame) input.Actions {
	if g, ok := s.Top().(Grabber); ok && g.Grabbing() {
		return 0
	}
	if t, ok := s.Top().(Typist); ok && t.Typing() {
		return in.Just &^ in.Written
	}
	return in.Just
}

// Writes tells where a text is written on the top scene; empty for nowhere.
func (s *Stack) Writes() display.Rect {
	if w, ok := s.Top().(Writer); ok {
		return w.Writes()
	}
	return display.Rect{}
}

// Guided is a Scene that knows what of the rules explains it: a game and, of its rulings, the one that the paragraph
// answers; empty for the beginning of the book. It says public facts only.
type Guided interface {
	Guide() (game, ruling string)
}

// Guide is what of the rules explains what is on the screen. Of scenes that are covered only the game counts: whoever
// looks at a page or at a curtain is not told what is asked under it.
func (s *Stack) Guide() (game, ruling string) {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		g, ok := s.scenes[i].(Guided)
		if !ok {
			continue
		}
		game, ruling = g.Guide()
		if i < len(s.scenes)-1 {
			ruling = ""
		}
		return game, ruling
	}
	return "", ""
}

// Put lays a scene over all others.
func (s *Stack) Put(scene Scene) { s.scenes = append(s.scenes, scene) }

// Scene is one screen or overlay.
type Scene interface {
	// Update is called once a tick while the scene is on top, with the tick's input.
	Update(in *input.Frame) Change
	// Draw appends what the scene shows. It changes nothing.
	Draw(l *display.List)
	// Opaque reports that nothing under the scene shows through. A scene must say so on its first frame.
	Opaque() bool
	// Title is what the window's title bar shows: public words only.
	Title() string
}

// Resumer is a Scene that wants to know that it is on top again, or that the language, the size or a setting changed.
type Resumer interface {
	Resumed()
}

// Backdrop is a Scene that shows through others: it can be laid out anew while it lies under them, and takes nobody to
// be looking at it again.
type Backdrop interface {
	Refit()
}

// Dressed is a Scene of a game, which gives pages their look: itself, where it is one, and those that lie over it.
type Dressed interface {
	Dress() *theme.Skin
}

// Fixed is a Scene that may not scroll: while it says so its words yield, in a small window, before what it shows.
type Fixed interface {
	Fixed() bool
}

// Grows reports that the letters of a scene may grow in any window.
func Grows(s Scene) bool {
	f, ok := s.(Fixed)
	return !ok || !f.Fixed()
}

// Typist is a Scene in which letters may be typed: while it says so, no letter is a command.
type Typist interface {
	Typing() bool
}

// Writer is a Scene in which a text may be written, and not only typed by keys: it tells where the text stands, in
// pixels; empty for nowhere.
type Writer interface {
	Writes() display.Rect
}

// Grabber is a Scene that may wait for any key or button: while it says so, none is a command. It is an interface
// since the stage knows no scene.
type Grabber interface {
	Grabbing() bool
}

// UsualKeys is a Scene on the way to the choice of keys and buttons: what usually moves, confirms and leads back does
// so there too, where the player has not chosen it for another of these. Nobody can lock themselves out of mending what
// they chose.
type UsualKeys interface {
	UsualKeys()
}

// Leaver is a Scene that wants to know that it leaves the stack, or that the program closes.
type Leaver interface {
	Left()
}

// Change is what a scene wants of the stack: how many scenes are taken off, and which one then comes on top, nil for
// none. The zero value is Stay.
type Change struct {
	off  int
	next Scene
}

// all is more scenes than any stack has.
const all = math.MaxInt

// Stay leaves the stack as it is.
func Stay() Change { return Change{} }

// Push puts a scene on top.
func Push(s Scene) Change { return Change{next: s} }

// Pop takes the top scene off.
func Pop() Change { return Change{off: 1} }

// Off takes so many scenes off.
func Off(n int) Change { return Change{off: n} }

// Replace puts a scene in place of the top one.
func Replace(s Scene) Change { return Change{off: 1, next: s} }

// Clear takes all scenes off and starts again with one.
func Clear(s Scene) Change { return Change{off: all, next: s} }

// Quit ends the program.
func Quit() Change { return Change{off: all} }
