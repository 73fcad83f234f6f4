package icon

import (
	"image/color"
	"testing"
)

// TestTheIconIsTheSameHouseInEverySize looks for the night at the edge, the paper of the wall, the light in the keyhole,
// and nothing at the rounded corner.
func TestTheIconIsTheSameHouseInEverySize(t *testing.T) {
	for _, size := range []int{16, 24, 32, 48, 64, 128, 192, 256, 512, 1024} {
		picture := At(size)
		if b := picture.Bounds(); b.Dx() != size || b.Dy() != size {
			t.Fatalf("asked for %d, got %v", size, b)
		}
		at := func(x, y float64) color.NRGBA { return picture.NRGBAAt(int(x*float64(size)), int(y*float64(size))) }
		for _, want := range []struct {
			what   string
			x, y   float64
			colour color.NRGBA
		}{
			{"the night", 0.15, 0.3, color.NRGBA{0x14, 0x20, 0x1f, 0xff}},
			{"the wall", 0.28, 0.68, color.NRGBA{0xf2, 0xe8, 0xd0, 0xff}},
			{"the light", 0.5, 0.56, color.NRGBA{0xff, 0xcb, 0x3d, 0xff}},
		} {
			if got := at(want.x, want.y); got != want.colour {
				t.Errorf("%d pixels: %s is %v, want %v", size, want.what, got, want.colour)
			}
		}
		if a := at(0, 0).A; a > 40 {
			t.Errorf("%d pixels: the corner has alpha %d", size, a)
		}
	}
}
