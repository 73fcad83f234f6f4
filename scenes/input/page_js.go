package input

import (
	"image"
	"slices"
	"strings"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// composer takes what is written from the browser, where a text is: dead keys, input methods and the keyboards of
// phones write into an element of the page and press no keys.
type composer struct {
	composer textinput.Composer
	begun    bool
	at       image.Rectangle
	// dismissed reports that the player has put the phone's keyboard away: it stays away until the text is touched again.
	dismissed bool
	composing []rune
	committed []rune
	// nudge is an event for the engine, which nothing else hears.
	nudge js.Value
}

func (c *composer) begin() {
	c.begun = true
	c.composer.OnNewSession = func() *textinput.SessionOptions {
		if c.dismissed {
			return nil
		}
		// What stands around the caret is kept from the browser: keys that delete are ours.
		return &textinput.SessionOptions{CaretBounds: c.at}
	}
	c.composer.OnComposition = func(now *textinput.Composition) {
		c.composing = append(c.composing[:0], []rune(now.Text())...)
	}
	c.composer.OnCommit = func(done *textinput.Commit) { c.committed = append(c.committed, []rune(done.Text())...) }
	// It is the page's own function: what hears that the focus moves is the program's, which would be within itself.
	c.nudge = js.Global().Get("Function").New(`document.body.dispatchEvent(new Event("touchend"))`)
	c.composer.OnEndByUser = func() { c.dismissed = true }
}

// update puts what was written since the last tick in the place of the characters of keys; at is where the text stands,
// empty where none is written.
func (c *composer) update(s *sample, at image.Rectangle) {
	if !c.begun {
		c.begin()
	}
	if at != c.at || s.Mouse.pressed || len(s.Fingers) > 0 {
		c.dismissed = false
	}
	c.at = at
	if at.Empty() {
		c.composer.Cancel()
		c.composing, c.dismissed = c.composing[:0], false
		return
	}
	c.committed = c.committed[:0]
	busy, err := c.composer.Update()
	if err != nil {
		return // The characters of keys are there all the same.
	}
	if busy {
		s.Just, s.Usual, s.Written, s.Struck = 0, 0, 0, nil
	}
	document := js.Global().Get("document")
	if document.Get("activeElement").Get("id").String() == textInput {
		s.Runes = c.committed
	} else if !c.dismissed && !s.Mouse.down && len(s.Fingers) == 0 && lately() {
		// The engine waits for the next event of the player's to give the element the focus, and what brought the player
		// to the text came and went before this tick. It is told so once this tick is over: moving the focus within one
		// would have it wait for itself.
		js.Global().Call("setTimeout", c.nudge)
	}
	s.Composing = c.composing
	s.Keys = s.Keys || len(s.Runes) > 0 || busy
}

// lately reports that the player did something so lately that a browser lets a page move the focus to a text as if the
// player did so. Phones of Apple let it be moved, but open no keyboard: there the next touch has to do it.
func lately() bool {
	activation := js.Global().Get("navigator").Get("userActivation")
	css := js.Global().Get("CSS")
	return activation.Truthy() && activation.Get("isActive").Bool() &&
		!(css.Truthy() && css.Call("supports", "-webkit-touch-callout", "none").Bool())
}

// page hears the browser's own events. Of those the engine asks in each tick how things stand: it knows no touch that
// was cancelled, none that came and went within a tick, and nothing of a tab that is hidden, in which there are no
// ticks.
type page struct {
	begun bool
	// touches are in pixels of the window, those that are gone for one tick more.
	touches []touch
	// down reports that the mouse was pressed on the canvas and not let go of there.
	down, taken, lost bool
}

// textInput begins the names of the elements that are written into for the canvas: it does not lose the focus to them.
const textInput = "ebitengine-textinput"

func (p *page) begin() {
	window := js.Global()
	document := window.Get("document")
	canvas := document.Call("querySelector", "canvas")
	if canvas.IsNull() {
		return
	}
	p.begun = true
	on := func(target js.Value, event string, do func(e js.Value)) {
		target.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			return nil
		}))
	}
	for event, how := range map[string]touch{
		"touchstart": {}, "touchmove": {}, "touchend": {gone: true}, "touchcancel": {taken: true},
	} {
		on(canvas, event, func(e js.Value) { p.touched(e, how) })
	}
	on(window, "blur", func(js.Value) { p.lost = true })
	on(window, "pagehide", func(js.Value) { p.lost = true })
	on(document, "visibilitychange", func(js.Value) { p.lost = p.lost || document.Get("hidden").Bool() })
	on(canvas, "blur", func(e js.Value) {
		to := e.Get("relatedTarget")
		p.lost = p.lost || to.IsNull() || !strings.HasPrefix(to.Get("id").String(), textInput)
	})
	left := func(e js.Value) bool { return e.Get("button").Int() == 0 }
	on(canvas, "mousedown", func(e js.Value) { p.down = p.down || left(e) })
	on(canvas, "mouseup", func(e js.Value) { p.down = p.down && !left(e) })
	// It was let go of elsewhere, where the canvas does not hear it.
	on(window, "mouseup", func(e js.Value) { p.take(left(e)) })
	on(window, "mousemove", func(e js.Value) { p.take(e.Get("buttons").Int()&1 == 0) })
	on(canvas, "pointercancel", func(e js.Value) { p.take(e.Get("pointerType").String() != "touch") })
}

// take takes the mouse's press away, where something holds.
func (p *page) take(holds bool) {
	p.taken = p.taken || p.down && holds
	p.down = p.down && !holds
}

// touched takes the touches that an event tells of.
func (p *page) touched(e js.Value, how touch) {
	changed := e.Get("changedTouches")
	for i := range changed.Length() {
		t := changed.Index(i)
		id := ebiten.TouchID(t.Get("identifier").Int())
		now := touch{id, t.Get("clientX").Float(), t.Get("clientY").Float(), how.gone, how.taken}
		if at := p.find(now.id); at >= 0 {
			p.touches[at] = now
		} else if !now.gone && !now.taken {
			p.touches = append(p.touches, now)
		}
	}
	// What is no longer there and was not heard of has been taken.
	there := e.Get("targetTouches")
	for i := range p.touches {
		known := false
		for j := range there.Length() {
			known = known || ebiten.TouchID(there.Index(j).Get("identifier").Int()) == p.touches[i].id
		}
		if t := &p.touches[i]; !known && !t.gone {
			t.taken = true
		}
	}
}

// find is the place of a touch that is still there, -1 for none.
func (p *page) find(id ebiten.TouchID) int {
	return slices.IndexFunc(p.touches, func(t touch) bool { return t.id == id && !t.gone && !t.taken })
}

// update puts what was heard since the last tick in the place of what the engine says; scale is how many pixels of the
// screen one of the window has.
func (p *page) update(s *sample, scale float64) {
	if !p.begun {
		p.begin()
		return
	}
	s.Fingers = s.Fingers[:0]
	for _, t := range p.touches {
		t.x, t.y = t.x*scale, t.y*scale
		s.Fingers = append(s.Fingers, t)
	}
	p.touches = slices.DeleteFunc(p.touches, func(t touch) bool { return t.gone || t.taken })
	s.Mouse.taken, s.Lost = p.taken, s.Lost || p.lost
	p.taken, p.lost = false, false
}
