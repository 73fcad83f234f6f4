package scenes

import (
	"syscall/js"

	"safehouse/render/display"
	"safehouse/scenes/describetest"
	"safehouse/scenes/stage"
)

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
