package icon

import (
	"image/color"
	"math"
	"testing"
)

// TestTheIconIsTheSameHouseInEverySize looks for the night at the edge, the paper of the wall, the light in the
// keyhole, and nothing at the rounded corner.
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

// TestTheKeyholeIsAKeyholeInEverySize: its head is wider than its stem, both are lit and stand out against the wall.
func TestTheKeyholeIsAKeyholeInEverySize(t *testing.T) {
	light := color.NRGBA{0xff, 0xcb, 0x3d, 0xff}
	for _, size := range []int{16, 24, 32, 48, 64} {
		picture := At(size)
		lit := func(height float64) (wide int) {
			y := int(height * float64(size))
			for x := range size {
				if picture.NRGBAAt(x, y) == light {
					wide++
				}
			}
			for _, side := range []int{-1, 1} {
				x := size/2 + side*wide/2 + (side-1)/2
				near, next := picture.NRGBAAt(x, y), picture.NRGBAAt(x+side, y) // The first may be half lit.
				if wide > 0 && min(int(near.R)+int(near.G), int(next.R)+int(next.G)) > 0x80 {
					t.Errorf("%d pixels: beside the light at %d is %v, and then %v", size, y, near, next)
				}
			}
			return wide
		}
		if head, stem := lit(0.56), lit(0.7); stem == 0 || head <= stem {
			t.Errorf("%d pixels: the head of the keyhole is %d wide, its stem %d", size, head, stem)
		}
	}
}

// TestTheMaskableIconIsWholeWhateverIsCutOff: it is opaque, and outside of the circle that stays there is nothing but
// night.
func TestTheMaskableIconIsWholeWhateverIsCutOff(t *testing.T) {
	for _, size := range []int{192, 512} {
		picture, house := Maskable(size), false
		for y := range size {
			for x := range size {
				c, apart := picture.NRGBAAt(x, y), math.Hypot(float64(x-size/2), float64(y-size/2))
				if c != (color.NRGBA{0x14, 0x20, 0x1f, 0xff}) {
					house = true
					if apart > 0.4*float64(size) {
						t.Fatalf("%d pixels: at %d, %d it is %v", size, x, y, c)
					}
				}
			}
		}
		if !house {
			t.Errorf("%d pixels: nobody is at home", size)
		}
	}
}
