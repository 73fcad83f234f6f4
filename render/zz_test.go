package render_test

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"safehouse/render/display"
	"safehouse/render/theme"
)

func save(t *testing.T, name string, m theme.Metrics, l *display.List) {
	f, err := os.Create("/tmp/tour/wt-faces-" + name + ".png")
	if err != nil {
		t.Fatal(err)
	}
	png.Encode(f, paint(t, m, l))
	f.Close()
}

func TestZZ(t *testing.T) {
	m := theme.Metrics{W: 1280, H: 1010}
	for look, name := range []string{"house", "dossier", "cut", "lamp"} {
		for half := range 2 {
			var l display.List
			l.Fill(m.Screen(), theme.Panel, 0)
			for i := range 6 {
				x, y := float64(i%3), float64(i/3)
				l.Card(display.Rect{X: 20 + x*420, Y: 5 + y*503, W: 397, H: 496}, display.Face{Design: display.Likeness, Tone: uint8(half*6+i) + 1, Marks: uint8(look)})
			}
			save(t, name+string(rune('1'+half)), m, &l)
		}
	}
	for c, contrast := range []bool{false, true} {
		var l display.List
		m := theme.Metrics{W: 1280, H: 1000, Contrast: contrast}
		l.Fill(m.Screen(), theme.Panel, 0)
		for i := range uint8(13) {
			for look := range uint8(4) {
				f := display.Face{Design: display.Likeness, Tone: i, Marks: look}
				l.Card(display.Rect{X: 4 + float64(i)*98, Y: 4 + float64(look)*124, W: 94, H: 118}, f)
				l.Card(display.Rect{X: 4 + float64(i)*98, Y: 504 + float64(look)*64, W: 32, H: 40}, f)
				l.Card(display.Rect{X: 44 + float64(i)*98, Y: 504 + float64(look)*64, W: 48, H: 60}, f)
			}
			for g := range display.GazeCount {
				_ = g
			}
		}
		save(t, "small"+string(rune('0'+c)), m, &l)
	}
	for half := range uint8(4) {
		var l display.List
		l.Fill(m.Screen(), theme.Panel, 0)
		for i := range uint8(3) {
			for g := range display.GazeCount {
				f := display.Face{Design: display.Likeness, Tone: half*3 + i + 1, Marks: []uint8{3, 2, 1, 0}[half], Gaze: g}
				l.Card(display.Rect{X: 4 + float64(g)*212, Y: 4 + float64(i)*264, W: 208, H: 260}, f)
			}
		}
		save(t, "gaze"+string(rune('0'+half)), m, &l)
	}
}

func BenchmarkZZ(b *testing.B) {
	m := theme.Metrics{W: 1280, H: 800}
	p := newPainter(b)
	img := ebiten.NewImage(1280, 800)
	for _, w := range []float64{64, 240} {
		for look := range display.LookCount {
			b.Run(fmt.Sprint(w, look), func(b *testing.B) {
				i := 0
				for b.Loop() {
					var l display.List
					l.Card(display.Rect{W: w, H: w * 1.25}, display.Face{Design: display.Likeness, Tone: 9, Marks: look, Gaze: display.Gaze(i % 6), Title: fmt.Sprint(i)})
					i++
					p.Paint(img, &l, m)
				}
			})
		}
	}
}

func TestZZoom(t *testing.T) {
	m := theme.Metrics{W: 640, H: 400}
	var l display.List
	l.Fill(m.Screen(), theme.Panel, 0)
	for i := range uint8(13) {
		for look := range display.LookCount {
			l.Card(display.Rect{X: 4 + float64(i)*48, Y: 4 + float64(look)*48, W: 32, H: 40}, display.Face{Design: display.Likeness, Tone: i, Marks: look})
		}
	}
	src := paint(t, m, &l)
	dst := image.NewRGBA(image.Rect(0, 0, 1920, 588))
	for y := range 588 {
		for x := range 1920 {
			dst.Set(x, y, src.At(x/3, y/3))
		}
	}
	f, _ := os.Create("/tmp/tour/wt-faces-zoom.png")
	png.Encode(f, dst)
	f.Close()
}
