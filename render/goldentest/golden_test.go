package goldentest

import (
	"image"
	"image/color"
	"testing"
)

func grey(w, h int, v uint8) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range img.Pix {
		img.Pix[i] = v
	}
	return img
}

func TestCompareCountsWhatAnEyeWouldSee(t *testing.T) {
	a, b := grey(10, 10, 100), grey(10, 10, 110)
	if _, wrong, err := Compare(a, b, Usual()); wrong != 0 || err != nil {
		t.Errorf("10 of 255 apart: %d pixels differ, %v", wrong, err)
	}
	b.SetRGBA(3, 4, color.RGBA{200, 100, 100, 255})
	if _, wrong, err := Compare(a, b, Tolerance{Channel: 160}); wrong != 0 || err != nil {
		t.Errorf("within a wide tolerance %d pixels differ, %v", wrong, err)
	}
	diff, wrong, err := Compare(a, b, Tolerance{Channel: 50})
	if err != nil || wrong == 0 {
		t.Fatalf("a red pixel was not seen: %d, %v", wrong, err)
	}
	if c := diff.RGBAAt(3, 4); c != (color.RGBA{R: 255, A: 255}) {
		t.Errorf("the difference shows %v where the pixel is", c)
	}
	if _, _, err := Compare(a, grey(10, 11, 100), Usual()); err == nil {
		t.Error("pictures of different sizes were compared")
	}
}

func TestCoarseStaysWithinTheTolerance(t *testing.T) {
	for v := range 256 {
		a := grey(1, 1, uint8(v))
		if _, wrong, _ := Compare(a, coarse(a), Tolerance{Channel: 5}); wrong != 0 {
			t.Errorf("%d became %v", v, coarse(a).At(0, 0))
		}
	}
}
