package designs

import (
	"image"
	"image/draw"
	"strings"
	"testing"

	"golang.org/x/image/vector"

	"safehouse/render/display"
)

// mask is what an outline covers of a square of so many pixels.
func mask(o *display.Outline, side int) *image.Alpha {
	var r vector.Rasterizer
	r.Reset(side, side)
	r.DrawOp = draw.Src
	at := func(p []float32, n int) float32 { return p[n] * float32(side) }
	o.Each(func(op byte, p []float32) {
		switch op {
		case 'M':
			r.MoveTo(at(p, 0), at(p, 1))
		case 'L':
			r.LineTo(at(p, 0), at(p, 1))
		case 'Q':
			r.QuadTo(at(p, 0), at(p, 1), at(p, 2), at(p, 3))
		case 'C':
			r.CubeTo(at(p, 0), at(p, 1), at(p, 2), at(p, 3), at(p, 4), at(p, 5))
		case 'Z':
			r.ClosePath()
		}
	})
	m := image.NewAlpha(image.Rect(0, 0, side, side))
	r.Draw(m, m.Rect, image.Opaque, image.Point{})
	return m
}

// body is the part of a vehicle that its windows are cut out of, and its outline without them.
func (v vehicle) body() (with, without *display.Outline) {
	for i := range v.over {
		if o := v.over[i].outline; with == nil || strings.Count(o.Ops, "M") > strings.Count(with.Ops, "M") {
			with = o
		}
	}
	first := strings.Index(with.Ops, "Z") + 1
	points := 0
	(display.Outline{Ops: with.Ops[:first], Points: with.Points}).Each(func(_ byte, p []float32) { points += len(p) })
	return with, &display.Outline{Ops: with.Ops[:first], Points: with.Points[:points]}
}

// TestTheLightOfAVehicleIsInItsWindows: the light within fills every window of a vehicle and sticks out of it nowhere.
func TestTheLightOfAVehicleIsInItsWindows(t *testing.T) {
	const side, half = 800, 128
	for sign, v := range vehicles {
		if sign == display.IconBicycle { // It has no windows.
			continue
		}
		with, without := v.body()
		lit, painted, whole := mask(v.behind[0].outline, side), mask(with, side), mask(without, side)
		out, empty := 0, 0
		for i, light := range lit.Pix {
			switch {
			case light > half && whole.Pix[i] < half:
				out++
			case light < half && whole.Pix[i] > half && painted.Pix[i] < half:
				empty++
			}
		}
		if out > 0 || empty > 0 {
			t.Errorf("vehicle %d: of %d by %[2]d pixels %d are light beside it, and %d of its windows are empty", sign, side,
				out, empty)
		}
	}
}
