// Package stage is the scene stack and what every scene is given. It knows no game and no scene.
package stage

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
)

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

// Dressed is a Scene of a game, which gives pages their look: itself, where it is one, and those that lie over it.
type Dressed interface {
	Dress() *theme.Skin
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

// Replace puts a scene in place of the top one.
func Replace(s Scene) Change { return Change{off: 1, next: s} }

// Clear takes all scenes off and starts again with one.
func Clear(s Scene) Change { return Change{off: all, next: s} }

// Quit ends the program.
func Quit() Change { return Change{off: all} }
