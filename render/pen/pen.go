// Package pen writes outlines in a short notation, so that drawings can be read and changed as text. It paints nothing
// and knows no picture.
package pen

import (
	"fmt"
	"strconv"
	"strings"

	"safehouse/render/display"
)

// circle is how far the handles of a quarter of a circle reach, as a share of its radius.
const circle = 0.5523

// Draw reads a drawing on a square grid and gives its outline in the unit square. A letter begins a step and its numbers
// follow, parted by spaces: M x y moves, L x y draws a line, Q a quadratic curve, C a cubic one, Z closes; several points
// after a letter repeat it. O x y rx ry is a whole ellipse, clockwise, and o one the other way, which is a hole. A
// drawing that cannot be read is a mistake in the program.
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
