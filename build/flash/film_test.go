package flash

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"testing"
)

var (
	black = color.RGBA{A: 255}
	white = color.RGBA{R: 255, G: 255, B: 255, A: 255}
	grey  = color.RGBA{R: 128, G: 128, B: 128, A: 255}
	red   = color.RGBA{R: 158, G: 27, B: 27, A: 255}
)

// picture is a ground with a share of it, from the left, in another colour.
func picture(ground, other color.RGBA, share float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 480, 300))
	draw.Draw(img, img.Bounds(), image.NewUniform(ground), image.Point{}, draw.Src)
	part := image.Rect(0, 0, int(480*share), 300)
	draw.Draw(img, part, image.NewUniform(other), image.Point{}, draw.Src)
	return img
}

// strobe shows two pictures in turn, that many times a second each, for three seconds.
func strobe(a, b *image.RGBA, hertz int) *Film {
	f := &Film{}
	half := Second / (2 * hertz)
	for range 3 * hertz {
		f.Add(a)
		f.Hold(half - 1)
		f.Add(b)
		f.Hold(half - 1)
	}
	return f
}

func TestAStrobeIsCaught(t *testing.T) {
	for _, c := range []struct {
		name  string
		film  *Film
		least int
	}{
		{"all black and white, five times a second", strobe(picture(black, black, 0), picture(white, white, 0), 5), 5},
		{"a quarter of the screen, ten times a second", strobe(picture(black, black, 0), picture(black, white, 0.25), 10),
			10},
		{"grey and black, six times a second", strobe(picture(black, black, 0), picture(grey, grey, 0), 6), 6},
	} {
		if n, _ := c.film.Flashes(); n < c.least || n <= Most {
			t.Errorf("%s: %d flashes", c.name, n)
		}
	}
}

func TestWhatDoesNoHarmIsNoStrobe(t *testing.T) {
	darker := color.RGBA{R: 120, G: 120, B: 120, A: 255}
	almost := color.RGBA{R: 236, G: 236, B: 236, A: 255}
	for _, c := range []struct {
		name string
		film *Film
	}{
		{"twice a second", strobe(picture(black, black, 0), picture(white, white, 0), 2)},
		{"a tenth of the screen", strobe(picture(black, black, 0), picture(black, white, 0.1), 10)},
		{"a small change", strobe(picture(grey, grey, 0), picture(darker, darker, 0), 10)},
		{"two bright pictures", strobe(picture(white, white, 0), picture(almost, almost, 0), 10)},
	} {
		if n, at := c.film.Flashes(); n > Most {
			t.Errorf("%s: %d flashes in the second before tick %d", c.name, n, at)
		}
	}
}

func TestFlashesOfTwoPartsAddUpOnlyWhereTheyAre(t *testing.T) {
	left, right := picture(black, white, 0.5), picture(white, black, 0.5)
	if n, _ := strobe(left, right, 5).Flashes(); n < 5 {
		t.Errorf("two halves that change places five times a second make %d flashes", n)
	}
}

func TestAWipeIsOneChange(t *testing.T) {
	f := &Film{}
	for tick := range 30 {
		f.Add(picture(black, white, float64(tick)/29))
	}
	f.Hold(60)
	if n, _ := f.Changes(Area); n != 1 {
		t.Errorf("a wipe changes the light %d times", n)
	}
}

func TestASlowFadeThereAndBackIsOneFlashHoweverManyFramesItTakes(t *testing.T) {
	f := &Film{}
	for tick := range 60 {
		v := uint8(255 * math.Sin(float64(tick)/59*math.Pi))
		f.Add(picture(color.RGBA{R: v, G: v, B: v, A: 255}, black, 0))
	}
	if n, _ := f.Flashes(); n != 1 {
		t.Errorf("%d flashes", n)
	}
}

func TestRedThatPulsesIsCaught(t *testing.T) {
	if n, _ := strobe(picture(black, black, 0), picture(black, red, 0.06), 2).RedPulses(); n < 2 {
		t.Errorf("%d pulses of red over a small area", n)
	}
	if n, _ := strobe(picture(black, black, 0), picture(black, grey, 1), 2).RedPulses(); n != 0 {
		t.Errorf("grey makes %d pulses of red", n)
	}
	if n, _ := strobe(picture(black, black, 0), picture(black, red, 0.02), 2).RedPulses(); n != 0 {
		t.Errorf("%d pulses of red over less than %.0f%% of the screen", n, RedArea*100)
	}
}

func TestAChangeFarFromAnotherIsNotCountedWithIt(t *testing.T) {
	f := &Film{}
	for range 4 {
		f.Add(picture(black, white, 1))
		f.Hold(Second)
		f.Add(picture(black, black, 1))
		f.Hold(Second)
	}
	if n, _ := f.Changes(Area); n != 1 {
		t.Errorf("%d changes in one second", n)
	}
}
