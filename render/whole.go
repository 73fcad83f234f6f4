package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
)

// fading is where a picture that fades is put together, and the one of its items that is drawn.
type fading struct {
	sheet sheet
	part  display.Item
}

// parts is how many items from the first one on are the parts of one picture that fades, at least 1.
func parts(items []display.Item) int {
	n := 1
	for gone := items[0].Gone; gone > 0 && n < len(items) && items[n].Gone == gone; {
		n++
	}
	return n
}

// fadeWhole draws the parts of a picture that fades onto a sheet, as they are, and lays that over the screen as far as
// it has not faded.
func (p *Painter) fadeWhole(screen *ebiten.Image, items []display.Item) {
	gone := items[0].Gone
	if gone >= 1 {
		return
	}
	p.drawPaths(screen)
	p.unclip()
	var all image.Rectangle
	for i := range items {
		if p.kinds[items[i].Kind] != nil && items[i].Own < 1 {
			all = all.Union(touched(&items[i], screen.Bounds()))
		}
	}
	if all.Empty() {
		return
	}
	size := screen.Bounds().Size()
	sheet := p.fading.sheet.room(size.X, size.Y).RecyclableSubImage(all)
	sheet.Clear()
	for i := range items {
		part := &p.fading.part
		*part = items[i]
		part.Fade = part.Own
		if part.Kind == display.Ground {
			p.uncovered.cover(nil)
		}
		p.draw(sheet, part)
	}
	p.drawPaths(sheet)
	p.unclip()
	p.image.GeoM.Reset()
	p.image.GeoM.Translate(float64(all.Min.X), float64(all.Min.Y))
	p.image.Filter, p.image.DisableMipmaps = ebiten.FilterNearest, false
	tint(&p.image.ColorScale, display.White, gone)
	screen.DrawImage(sheet, &p.image)
	sheet.Recycle()
}

// touched is the part of a screen that an item may touch, with its shadow.
func touched(it *display.Item, screen image.Rectangle) image.Rectangle {
	room := screen
	switch {
	case it.Kind == display.Path && it.Outline != nil:
		room = reach(it)
	case it.Kind != display.Iris && it.Kind != display.Dusk:
		x, y := it.Box.Centre()
		w, h := it.Box.W/2, it.Box.H/2
		if moved(it) {
			w = math.Hypot(w, h) * (1 + max(0, it.Scale))
			h = w
		}
		more := faceMargin + it.Shadow*(shadowBlur+shadowFall) + it.Rough + it.Size/2 + 2
		room = image.Rect(whole(x-w-more), whole(y-h-more), whole(x+w+more), whole(y+h+more))
	}
	if !it.Clip.Empty() {
		room = room.Intersect(pixels(it.Clip))
	}
	return room.Intersect(screen)
}
