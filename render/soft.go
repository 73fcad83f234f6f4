package render

import (
	"math"
)

// blurReach is how far a blur reaches beyond an edge, in its own width.
const blurReach = 2.5

// blur softens the edges of a mask of w by h pixels over so many: three times the mean of what lies around comes close
// to a bell.
func blur(mask []byte, w, h int, wide float64) {
	half := int(math.Round(wide * 0.88))
	if half <= 0 {
		return
	}
	line := make([]byte, max(w, h))
	for range 3 {
		for y := range h {
			mean(mask[y*w:], 1, w, half, line)
		}
		for x := range w {
			mean(mask[x:], w, h, half, line)
		}
	}
}

// mean gives each of n values, a step apart, the mean of those around it; line is room to work in.
func mean(of []byte, step, n, half int, line []byte) {
	sum, wide := 0, 2*half+1
	for i := range min(half, n) {
		sum += int(of[i*step])
	}
	for i := range n {
		if in := i + half; in < n {
			sum += int(of[in*step])
		}
		if out := i - half - 1; out >= 0 {
			sum -= int(of[out*step])
		}
		line[i] = byte((sum + wide/2) / wide)
	}
	for i := range n {
		of[i*step] = line[i]
	}
}

// light lays light along the edges of what has been drawn: where something is, and nothing stands between it and the
// light.
func (c *canvas) light(wp *waitingPath) {
	it := &wp.item
	sin, cos := math.Sincos(it.Turn)
	dx, dy := -cos*it.Width, -sin*it.Width
	x0, y0 := int(math.Floor(dx)), int(math.Floor(dy))
	fx, fy := dx-float64(x0), dy-float64(y0)
	there := func(x, y int) float64 {
		if !(x >= c.pixels.Rect.Min.X && x < c.pixels.Rect.Max.X && y >= c.pixels.Rect.Min.Y && y < c.pixels.Rect.Max.Y) {
			return 0
		}
		return float64(c.pixels.Pix[c.pixels.PixOffset(x, y)+3])
	}
	a := float64(it.Colour.A) * (1 - it.Fade)
	for y := wp.room.Min.Y; y < wp.room.Max.Y; y++ {
		for x := wp.room.Min.X; x < wp.room.Max.X; x++ {
			at := c.pixels.PixOffset(x, y)
			p := c.pixels.Pix[at : at+4 : at+4]
			if p[3] == 0 {
				continue
			}
			shade := (there(x+x0, y+y0)*(1-fx)+there(x+x0+1, y+y0)*fx)*(1-fy) +
				(there(x+x0, y+y0+1)*(1-fx)+there(x+x0+1, y+y0+1)*fx)*fy
			if bright := 255 - shade; bright > 0.5 {
				lay(p, it.Colour, uint32(a), uint32(bright+0.5), true)
			}
		}
	}
}
