// Package pen writes outlines in a short notation, so that drawings can be read and changed as text. It paints nothing
// and knows no picture.
package pen

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"safehouse/render/display"
)

// circle is how far the handles of a quarter of a circle reach, as a share of its radius.
const circle = 0.5523

// Draw reads a drawing on a square grid and gives its outline in the unit square. A letter begins a step and its
// numbers follow, parted by spaces: M x y moves, L x y draws a line, Q a quadratic curve, C a cubic one, Z closes;
// several points after a letter repeat it. O x y rx ry is a whole ellipse, clockwise, and o one the other way, which is
// a hole. A drawing that cannot be read is a mistake in the program.
func Draw(grid float64, drawing string) *display.Outline {
	d := draft{grid: grid}
	op := ""
	var numbers []float64
	for _, word := range append(strings.Fields(drawing), "Z") {
		v, err := strconv.ParseFloat(word, 64)
		if err == nil {
			numbers = append(numbers, v)
			continue
		}
		d.step(op, numbers)
		op, numbers = word, numbers[:0]
	}
	d.step(op, nil)
	return &display.Outline{Ops: d.ops.String(), Points: d.points}
}

type draft struct {
	grid   float64
	ops    strings.Builder
	points []float32
	open   bool
}

// takes is how many numbers each step takes.
var takes = map[string]int{"M": 2, "L": 2, "Q": 4, "C": 6, "O": 4, "o": 4}

func (d *draft) step(op string, numbers []float64) {
	switch op {
	case "":
		return
	case "Z":
		d.close()
		return
	}
	n := takes[op]
	if n == 0 || len(numbers) == 0 || len(numbers)%n != 0 {
		panic(fmt.Sprintf("pen: a drawing has the step %q with %d numbers", op, len(numbers)))
	}
	for ; len(numbers) > 0; numbers = numbers[n:] {
		switch op {
		case "O":
			d.ellipse(numbers[0], numbers[1], numbers[2], numbers[3], 1)
		case "o":
			d.ellipse(numbers[0], numbers[1], numbers[2], numbers[3], -1)
		case "M":
			d.close()
			d.add('M', numbers[:n]...)
		default:
			d.add(op[0], numbers[:n]...)
		}
	}
}

func (d *draft) add(op byte, numbers ...float64) {
	d.ops.WriteByte(op)
	for _, v := range numbers {
		d.points = append(d.points, float32(v/d.grid))
	}
	d.open = true
}

func (d *draft) close() {
	if d.open {
		d.ops.WriteByte('Z')
	}
	d.open = false
}

// ellipse draws four quarters; way is 1 for clockwise on the screen, -1 for the other way.
func (d *draft) ellipse(x, y, rx, ry, way float64) {
	d.close()
	ry *= way
	kx, ky := rx*circle, ry*circle
	d.add('M', x-rx, y)
	d.add('C', x-rx, y-ky, x-kx, y-ry, x, y-ry)
	d.add('C', x+kx, y-ry, x+rx, y-ky, x+rx, y)
	d.add('C', x+rx, y+ky, x+kx, y+ry, x, y+ry)
	d.add('C', x-kx, y+ry, x-rx, y+ky, x-rx, y)
	d.close()
}

// Facet is an outline cut with scissors: each curve in three straight cuts.
func Facet(o *display.Outline) *display.Outline {
	var cut display.Outline
	var last [2]float32
	o.Each(func(op byte, p []float32) {
		if op == 'Q' || op == 'C' {
			for _, t := range [...]float32{0.25, 0.75, 1} {
				at := display.Bend(last, p, t)
				cut.Ops += "L"
				cut.Points = append(cut.Points, at[:]...)
			}
		} else {
			cut.Ops += string(op)
			cut.Points = append(cut.Points, p...)
		}
		if len(p) > 0 {
			last = [2]float32(p[len(p)-2:])
		}
	})
	return &cut
}

// Turn is an outline turned clockwise by an angle in radians around a point of the unit square.
func Turn(o *display.Outline, angle, x, y float64) *display.Outline {
	turned := display.Outline{Ops: o.Ops, Points: make([]float32, len(o.Points))}
	sin, cos := math.Sincos(angle)
	for i := 0; i+1 < len(o.Points); i += 2 {
		dx, dy := float64(o.Points[i])-x, float64(o.Points[i+1])-y
		turned.Points[i], turned.Points[i+1] = float32(x+dx*cos-dy*sin), float32(y+dx*sin+dy*cos)
	}
	return &turned
}

// Mirror is an outline with its left and its right changed.
func Mirror(o *display.Outline) *display.Outline {
	mirrored := display.Outline{Ops: o.Ops, Points: append([]float32(nil), o.Points...)}
	for i := 0; i < len(o.Points); i += 2 {
		mirrored.Points[i] = 1 - o.Points[i]
	}
	return &mirrored
}

// Line reads a drawing of one open line: it runs back the way it came, so that closing it adds nothing.
func Line(grid float64, drawing string) *display.Outline {
	o := Draw(grid, drawing)
	o.Ops = strings.TrimSuffix(o.Ops, "Z")
	there, points := o.Ops[1:], len(o.Points)
	for i, at := len(there)-1, points; i >= 0; i-- {
		n := takes[there[i:i+1]]
		// The handles of the step in turn from its end, and then where it began.
		for k := at - 4; k >= at-n-2; k -= 2 {
			o.Points = append(o.Points, o.Points[k], o.Points[k+1])
		}
		o.Ops += there[i : i+1]
		at -= n
	}
	o.Ops += "Z"
	return o
}
