package inspect

import (
	"slices"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/games/all"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/ui"
)

// rooms are the games on whose tables things are looked at.
var rooms = all.Games()

// board is a scene with cards, sentences and a button, which counts what reaches it.
type board struct {
	st *stage.Stage
	// draw is what lies on it.
	draw func(l *display.List)
	page ui.Page
	got  []input.Frame
	said []string
	// more are controls besides those that are always there.
	more []ui.Control
	// bare has none of those.
	bare bool
}

func (b *board) Update(in *input.Frame) stage.Change {
	b.got = append(b.got, *in)
	if id := b.page.Update(in, b.st, b.controls()); id != "" {
		b.said = append(b.said, id)
	}
	return stage.Stay()
}

func (b *board) Draw(l *display.List) {
	l.Add(display.Item{Kind: display.Ground, Box: b.st.Metrics.Screen(), Face: display.Face{Design: designs.Town}})
	b.draw(l)
	b.page.Draw(l, b.st, b.controls())
}

func (b *board) controls() []ui.Control {
	if b.bare {
		return b.more
	}
	return append([]ui.Control{
		{ID: "hand:0", Label: "own", Role: display.CardRole, Quiet: true, Box: handPlace},
		{ID: "go", Label: "Go", Role: display.Button, Primary: true, Box: goPlace},
	}, b.more...)
}

func (*board) Opaque() bool  { return true }
func (*board) Title() string { return "" }

// Places on the board of 1280 by 800.
var (
	handPlace   = display.Rect{X: 100, Y: 560, W: 105, H: 150}
	goPlace     = display.Rect{X: 510, Y: 690, W: 250, H: 60}
	pistolPlace = display.Rect{X: 300, Y: 250, W: 105, H: 150}
	bombPlace   = display.Rect{X: 500, Y: 250, W: 105, H: 150}
	linePlace   = display.Rect{X: 900, Y: 300, W: 300, H: 28}
)

// desk is a program with the board on the screen and a inspector over it.
type desk struct {
	t         *testing.T
	room      *stagetest.Room
	st        *stage.Stage
	scene     stage.Scene
	board     *board
	inspector *Inspector
	list      display.List
	x, y      float64
}

var setter *typeset.Setter

func newDesk(t *testing.T) *desk { return newDeskIn(t, words.English, 1280, 800, 1) }

func newDeskIn(t *testing.T, lang words.Lang, w, h, scale float64) *desk {
	t.Helper()
	if setter == nil {
		setter = stagetest.NewSetter(t)
	}
	room := stagetest.NewRoom(t, setter, lang, w, h)
	room.Stage.Metrics = theme.Metrics{W: w, H: h, TextScale: scale}
	d := &desk{t: t, room: room, st: room.Stage, inspector: New(room.Stage, rooms)}
	d.board = &board{st: d.st, draw: d.usual}
	d.scene = d.board
	d.tick(input.Frame{X: 5, Y: 5})
	return d
}

// face is a card of GET ADLER! as it lies on a table.
func (d *desk) face(term string) display.Face {
	d.t.Helper()
	c, ok := rooms.Card(term)
	if !ok || c.Face == nil {
		d.t.Fatalf("there is no card %q", term)
	}
	f := c.Face(d.st)
	f.Term = term
	return f
}

// usual is a board with two cards open, one card of a hand, which is a control, and two sentences.
func (d *desk) usual(l *display.List) {
	l.Card(pistolPlace, d.face("getadler:pistol"))
	l.Card(bombPlace, d.face("getadler:bomb"))
	l.Card(handPlace, d.face("getadler:arrest"))
	d.line(l, linePlace, "Ana shoots with a pistol.", display.LogLine)
	d.line(l, linePlace.Moved(0, 60), "The question: a hat?", display.Prompt)
}

func (d *desk) line(l *display.List, box display.Rect, text string, role display.Role) {
	l.Text(box, text, display.Sans, 19, theme.TextColour, display.Left).Role = role
}

// tick lets a tick pass, and draws.
func (d *desk) tick(in input.Frame) {
	in.Focused = !in.LostFocus
	d.step(&in)
	d.draw()
}

// step is a tick without a picture.
func (d *desk) step(in *input.Frame) {
	d.st.Tick++
	left, page := d.inspector.Update(in)
	switch {
	case page != nil:
		d.scene = page
	default:
		d.scene.Update(left)
	}
	d.inspector.Settle(d.scene)
}

func (d *desk) draw() []display.Item {
	d.list.Reset()
	d.scene.Draw(&d.list)
	d.inspector.Draw(&d.list)
	d.st.Picture = &d.list
	return d.list.Items
}

// move brings the mouse to a place.
func (d *desk) move(x, y float64) {
	d.x, d.y = x, y
	d.tick(input.Frame{X: x, Y: y, Moved: true})
}

func (d *desk) rest(ticks int) {
	for range ticks {
		d.tick(input.Frame{X: d.x, Y: d.y})
	}
}

// click presses and lets go.
func (d *desk) click(x, y float64) {
	d.move(x, y)
	d.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	d.tick(input.Frame{X: x, Y: y, Held: true})
	d.tick(input.Frame{X: x, Y: y, Released: true})
	d.tick(input.Frame{X: x, Y: y})
}

// key presses actions on the keyboard.
func (d *desk) key(actions ...input.Action) {
	var set input.Actions
	for _, a := range actions {
		set = set.With(a)
	}
	d.tick(input.Frame{X: d.x, Y: d.y, Just: set, Down: set, AnyPress: true, Keyboard: true})
	d.tick(input.Frame{X: d.x, Y: d.y, Keyboard: true})
}

func (d *desk) reads(text string) bool {
	return slices.ContainsFunc(d.draw(), func(it display.Item) bool { return it.Text == text })
}

// hot finds what can be pressed by its id.
func (d *desk) hot(id string) (display.Item, bool) {
	for _, it := range d.draw() {
		if it.ID == id {
			return it, true
		}
	}
	return display.Item{}, false
}

func (d *desk) open() bool { _, ok := d.hot(closeID); return ok }

// at asserts what is looked at.
func (d *desk) looksAt(term string) {
	d.t.Helper()
	if !d.open() || d.inspector.sheet.now.term != term {
		d.t.Fatalf("open %v at %q, want %q", d.open(), d.inspector.sheet.now.term, term)
	}
	c, _ := rooms.Card(term)
	if title := d.st.Say(c.Title); !d.reads(title) {
		d.t.Fatalf("the sheet does not read %q", title)
	}
}

func middle(r display.Rect) (x, y float64) { return r.Centre() }
