package render_test

import (
	"image"
	"testing"

	"safehouse/render/display"
	"safehouse/render/goldentest"
	"safehouse/render/pen"
)

// shone paints a square of the given paths and lights.
func shone(t *testing.T, items ...display.Item) *image.RGBA {
	t.Helper()
	for i := range items {
		items[i].Box = display.Rect{X: 60, Y: 40, W: 100, H: 100}
	}
	return goldentest.Paint(t, small, &display.List{Items: items})
}

// figure is a square in the middle of its box.
var figure = pen.Draw(100, "M 20 20 L 80 20 80 80 20 80 Z")

func TestShadesChangeAcrossTheirBox(t *testing.T) {
	black, white := display.Hex(0), display.Hex(0xFFFFFF)
	for way, ends := range map[display.Shading][2]image.Point{
		display.ShadeDown: {{110, 62}, {110, 118}}, display.ShadeAcross: {{82, 90}, {138, 90}},
		display.ShadeOut: {{110, 90}, {82, 62}},
	} {
		shaded := display.Gradient{Shading: way, To: black}
		img := shone(t, display.Item{Kind: display.Path, Outline: figure, Colour: white, Gradient: shaded})
		if from, to := img.RGBAAt(ends[0].X, ends[0].Y).R, img.RGBAAt(ends[1].X, ends[1].Y).R; int(from)-int(to) < 100 {
			t.Errorf("shading %d goes from %d to %d", way, from, to)
		}
	}
}

func TestASoftPathFadesAcrossItsEdge(t *testing.T) {
	img := shone(t, display.Item{Kind: display.Path, Outline: figure, Colour: display.Hex(0xFFFFFF), Soft: 6})
	for x, about := range map[int][2]uint8{110: {255, 255}, 140: {100, 155}, 145: {1, 127}, 158: {0, 20}} {
		if got := img.RGBAAt(x, 90).R; got < about[0] || got > about[1] {
			t.Errorf("at %d, where the edge is at 140, there is %d", x, got)
		}
	}
}

func TestLightFallsOnAFigureAlone(t *testing.T) {
	grey, red, white := display.Hex(0x404040), display.Hex(0xFF0000), display.Hex(0xFFFFFF)
	img := shone(t,
		display.Item{Kind: display.Path, Outline: figure, Colour: grey},
		display.Item{Kind: display.Path, Outline: pen.Draw(100, "M 50 0 L 100 0 100 100 50 100 Z"), Colour: red, Atop: true},
		display.Item{Kind: display.Rim, Colour: white, Width: 4})
	for at, want := range map[image.Point]display.Colour{
		{145, 90}: {}, {130, 90}: red, {100, 90}: grey, {81, 90}: white, {110, 50}: {}, {138, 90}: red,
	} {
		got := img.RGBAAt(at.X, at.Y)
		if got.R != want.R || got.G != want.G || got.B != want.B {
			t.Errorf("at %v there is %v, not %v", at, got, want)
		}
	}
}
