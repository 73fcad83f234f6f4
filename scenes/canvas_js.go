package scenes

import "syscall/js"

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
