package render_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/facestest"
	"safehouse/render/goldentest"
	"safehouse/render/theme"
)

// BenchmarkFrame measures a whole redraw at 1280x800 until its pixels are there: the ground alone, and with 60 cards of
// which every second is turned.
func BenchmarkFrame(b *testing.B) {
	for _, c := range []struct {
		name  string
		cards int
	}{{"ground", 0}, {"cards", 60}} {
		b.Run(c.name, func(b *testing.B) {
			m := theme.Metrics{W: 1280, H: 800}
			var l display.List
			l.Add(display.Item{Kind: display.Ground, Box: m.Screen(), Face: display.Face{Design: faces.Corridor}})
			for i := range c.cards {
				it := l.Card(display.Rect{X: 20 + float64(i%12)*104, Y: 30 + float64(i/12)*150, W: 88, H: 122},
					display.Face{Design: facestest.Card, Tab: "Équip.", Value: "10", Tone: uint8(i % 2)})
				it.Shadow, it.Turn = 4, 0.01*float64(i%2)
			}
			p := goldentest.NewPainter(b)
			img := ebiten.NewImageWithOptions(image.Rect(0, 0, 1280, 800), &ebiten.NewImageOptions{Unmanaged: true})
			defer img.Deallocate()
			p.Paint(img, &l, m)
			var pixel [4]byte
			one := img.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
			one.ReadPixels(pixel[:])
			b.ReportAllocs()
			for b.Loop() {
				p.Paint(img, &l, m)
				one.ReadPixels(pixel[:])
			}
		})
	}
}
