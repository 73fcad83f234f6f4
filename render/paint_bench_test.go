package render_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/facestest"
	"safehouse/render/goldentest"
	"safehouse/render/theme"
)

// BenchmarkNewFace measures a frame in which a folder is painted that was not seen before, as when a mission is laid
// out.
func BenchmarkNewFace(b *testing.B) {
	for _, turn := range []float64{0, 0.01} {
		b.Run(map[bool]string{true: "straight", false: "turned"}[turn == 0], func(b *testing.B) {
			m := theme.Metrics{W: 1280, H: 800}
			p := goldentest.NewPainter(b)
			img := ebiten.NewImageWithOptions(image.Rect(0, 0, 1280, 800), &ebiten.NewImageOptions{Unmanaged: true})
			defer img.Deallocate()
			var pixel [4]byte
			one := img.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
			n := 0
			for b.Loop() {
				n++
				var l display.List
				l.Card(display.Rect{X: 50, Y: 50, W: 190, H: 240}, display.Face{
					Design: facestest.Card, Tab: "Code", Title: "Code secret", Value: "2·6·12", Note: "points",
					Symbol: display.IconKey, Tone: uint8(n), Marks: 1,
				}).Turn = turn
				p.Paint(img, &l, m)
				one.ReadPixels(pixel[:])
			}
		})
	}
}
