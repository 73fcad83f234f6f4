package goldentest

import (
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/render/typeset"
)

// NewPainter makes a painter with the fonts of the house.
func NewPainter(t testing.TB) *render.Painter {
	t.Helper()
	s, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	return render.NewPainter(s)
}

// Paint shows a list on black.
func Paint(t testing.TB, m theme.Metrics, l *display.List) *image.RGBA {
	t.Helper()
	density := max(1, m.Density)
	img := ebiten.NewImage(int(m.W*density), int(m.H*density))
	defer img.Deallocate()
	img.Fill(color.Black)
	NewPainter(t).Paint(img, l, m)
	return Read(img)
}

// Table holds what lies on a table to golden frames of two windows, and where it is wanted to one in plain type.
// Painted twice it looks the same, and a steady frame takes no memory of ours: the engine takes two small pieces of it
// for each draw that it cannot join with the one before; anything of ours would come on top.
func Table(t *testing.T, name string, plain bool, list func(m theme.Metrics) *display.List) {
	t.Helper()
	usual := theme.Metrics{W: 1280, H: 800}
	small := theme.Metrics{W: 1024, H: 640}
	Frame(t, name, Paint(t, usual, list(usual)), Usual())
	Frame(t, name+"-small", Paint(t, small, list(small)), Usual())
	if plain {
		m := usual
		m.Plain = true
		Frame(t, name+"-plain", Paint(t, m, list(m)), Usual())
	}
	p, l := NewPainter(t), list(usual)
	img := ebiten.NewImage(int(usual.W), int(usual.H))
	defer img.Deallocate()
	p.Paint(img, l, usual)
	first := Read(img)
	img.Clear()
	p.Paint(img, l, usual)
	if _, wrong, err := Compare(Read(img), first, Tolerance{}); err != nil || wrong != 0 {
		t.Errorf("%s: painted again, %d pixels differ (%v)", name, wrong, err)
	}
	draws := len(l.Items)
	for i := range l.Items {
		if l.Items[i].Shadow > 0 {
			draws++
		}
		if l.Items[i].Kind == display.Clock {
			draws += 5 // Its hands, the pin and the jewel lie on the dial.
		}
	}
	n := testing.AllocsPerRun(400, func() { p.Paint(img, l, usual) })
	if n > 2*float64(draws) {
		t.Errorf("%s: %v allocations for %d draws", name, n, draws)
	}
}
