package scenes

import (
	"syscall/js"

	"safehouse/render/display"
	"safehouse/scenes/describetest"
	"safehouse/scenes/stage"
)

// canvas is the element of the page that the picture is put into. The engine gives it as many pixels as the monitor has
// there; to put a coarser picture into those, and those onto the screen, takes longer than to make it, so that the
// canvas becomes as coarse as the picture.
type canvas struct {
	element js.Value
	// waits reports that it gets another size before the next frame.
	waits bool
}

// fit has the canvas get the size of the picture, before the next frame and not within this one, and gives the width
// that it has in this one.
func (c *canvas) fit(w, h, _ float64) float64 {
	if c.element.IsUndefined() {
		c.element = js.Global().Get("document").Call("querySelector", "canvas")
	}
	now := c.element.Get("width").Float()
	if now == w || c.waits {
		return now
	}
	c.waits = true
	var resize js.Func
	resize = js.FuncOf(func(js.Value, []js.Value) any {
		c.waits = false
		c.element.Set("width", w)
		c.element.Set("height", h)
		resize.Release()
		return nil
	})
	js.Global().Call("requestAnimationFrame", resize)
	return now
}

// describer tells the page around the game when the first picture stands (safehouse.shown), and whoever asks what is on
// the screen (safehouse.screen): tests of the page, which is drawn and has no elements to be found.
type describer struct {
	Scale float64

	shown bool
	st    *stage.Stage
	title string
	list  *display.List
}

func (d *describer) Attach(st *stage.Stage) bool {
	d.st = st
	js.Global().Get("safehouse").Set("screen", js.FuncOf(func(js.Value, []js.Value) any {
		if d.list == nil {
			return nil
		}
		return describetest.Screen(d.st, d.title, d.list, d.Scale)
	}))
	return false
}

func (*describer) Asked() bool { return false }

// Frame is called once a picture has been made. What the list holds is the screen until the next.
func (d *describer) Frame(_ *stage.Stage, stack *stage.Stack, l *display.List) {
	if stack.Top() == nil {
		return
	}
	d.list, d.title = l, stack.Top().Title()
	if !d.shown {
		d.shown = true
		js.Global().Get("safehouse").Call("shown")
	}
}
