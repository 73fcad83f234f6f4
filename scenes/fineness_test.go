package scenes

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// machine is a model of what pictures take: time for each, whatever its size, for each million of pixels, and by
// chance.
type machine struct {
	each, million time.Duration
	noise         float64
	// hitch is how long every hundredth picture takes besides.
	hitch time.Duration
}

// play draws pictures for some seconds of a machine: those wanted for what they take, and as many of the others as
// move. It gives the shares that the picture had, one after another.
func (m machine) play(f *fineness, w, h float64, seconds int, moves bool) (shares []float64) {
	rng := rand.New(rand.NewPCG(1, 2))
	f.fits(w, h, 1)
	shares = []float64{f.share}
	n := 0
	for left := time.Duration(seconds) * time.Second; left > 0; n++ {
		took := time.Second / 60
		painted := moves || f.measures()
		if painted {
			cost := m.each + time.Duration(float64(m.million)*w*h*f.share*f.share/1e6)
			took = max(took, time.Duration(float64(cost)*(1+m.noise*(2*rng.Float64()-1))))
			if n%100 == 99 {
				took += m.hitch
			}
		}
		f.frame(took, painted)
		if f.next() != f.share {
			f.change()
			shares = append(shares, f.share)
		}
		left -= took
	}
	return shares
}

// cost is what a picture takes in the middle.
func (m machine) cost(f *fineness) time.Duration {
	return m.each + time.Duration(float64(m.million)*f.w*f.h*f.share*f.share/1e6)
}

// sizes are those of a phone and of a tablet, held either way, of a notebook and of two desktops.
var sizes = [][2]float64{{2378, 1071}, {1071, 2378}, {1640, 2360}, {2360, 1640}, {1280, 800}, {1920, 1080},
	{3840, 2160}}

// TestThePictureIsAsFineAsItCanBePaidFor: sharp where the machine can draw that, else as large as can be drawn in time
// or as coarse as may be, found soon, and without going to and fro.
func TestThePictureIsAsFineAsItCanBePaidFor(t *testing.T) {
	for _, size := range sizes {
		for _, million := range []time.Duration{time.Millisecond, 8 * time.Millisecond, 20 * time.Millisecond,
			60 * time.Millisecond, 160 * time.Millisecond} {
			for _, moves := range []bool{false, true} {
				m := machine{each: 4 * time.Millisecond, million: million, noise: 0.2, hitch: 300 * time.Millisecond}
				f := &fineness{share: 1}
				shares := m.play(f, size[0], size[1], 120, moves)
				if len(shares) > 6 {
					t.Errorf("%v, %v: it goes from share to share: %.2f", size, million, shares)
				}
				least := f.least()
				switch cost := m.cost(f); {
				case f.share < least || f.share > 1:
					t.Errorf("%v, %v: the share is %v, the least %v", size, million, f.share, least)
				case cost > slowPicture*6/5 && f.share > least:
					t.Errorf("%v, %v: a picture takes %v, and could be coarser than %.2f", size, million, cost, f.share)
				case cost < goodPicture/3 && f.share < 1:
					t.Errorf("%v, %v: a picture takes %v, and is no finer than %.2f", size, million, cost, f.share)
				}
			}
		}
	}
}

// TestASlowMachineIsFoundOutAtOnce: before anybody has begun a match.
func TestASlowMachineIsFoundOutAtOnce(t *testing.T) {
	m := machine{each: 10 * time.Millisecond, million: 150 * time.Millisecond}
	f := &fineness{share: 1}
	if shares := m.play(f, 2378, 1071, 4, false); f.share != f.least() {
		t.Errorf("after 4 s the shares were %.2f", shares)
	}
}

// TestLettersStaySharpWherePixelsAreNotTheMatter: a picture that takes long whatever its size stays as fine as it was,
// and what was tried is tried less and less.
func TestLettersStaySharpWherePixelsAreNotTheMatter(t *testing.T) {
	m := machine{each: 90 * time.Millisecond, million: 2 * time.Millisecond, noise: 0.1}
	f := &fineness{share: 1}
	if shares := m.play(f, 2378, 1071, 600, true); f.share != 1 || len(shares) > 12 {
		t.Errorf("the shares of ten minutes are %.2f", shares)
	}
}

// TestAllIsAsLargeOnEveryMonitor: a window of a phone or of a notebook has its own pixels, however dense the monitor
// and however coarse the picture; where the picture is coarser than the window, the screen has those of the picture.
func TestAllIsAsLargeOnEveryMonitor(t *testing.T) {
	st := newHouse(t).st
	a := &app{st: st, stack: stackOf(t, &stagetest.Blank{}), ear: newEar(st, nil, true)}
	for _, size := range [][2]float64{{412, 915}, {844, 390}, {1280, 800}} {
		for _, c := range []struct{ ratio, share, screen, density float64 }{
			{1, 1, 1, 1}, {1.25, 1, 1, 1.25}, {2.625, 1, 1, 2.625}, {2.625, 0.6, 1, 1.575}, {3, 0.5, 1, 1.5}, {1, 0.7, 0.7, 1},
			{1.25, 0.7, 0.875, 1},
		} {
			a.pace.now, a.fine = st.Clock, fineness{w: size[0] * c.ratio, h: size[1] * c.ratio, ratio: c.ratio, share: c.share}
			if a.pace.now == nil {
				a.pace.now = func() stage.Time { return stage.Time{} }
			}
			a.width, a.height = size[0], size[1]
			a.surface = surface{w: size[0], h: size[1], scale: c.ratio}
			w, _, _, density := a.measure()
			m := st.Metrics
			if math.Abs(m.W-size[0]*c.screen) > 1 || math.Abs(m.H-size[1]*c.screen) > 1 || math.Abs(density-c.density) > 1e-9 ||
				m.Density != density || math.Abs(m.W*density-w) > 1e-6 {
				t.Errorf("%v at %v, share %v: the screen is %.1f by %.1f at density %.3f, the picture %v wide", size, c.ratio,
					c.share, m.W, m.H, m.Density, w)
			}
		}
	}
}

// TestARiseThatCannotBePaidForIsTakenBack where each picture waits for the screen, so that it seems to take less than
// it does.
func TestARiseThatCannotBePaidForIsTakenBack(t *testing.T) {
	m := machine{million: 60 * time.Millisecond}
	f := &fineness{share: 1}
	shares := m.play(f, 2378, 1071, 600, true)
	if len(shares) > 10 || m.cost(f) > slowPicture {
		t.Errorf("the shares of ten minutes are %.2f, a picture takes %v", shares, m.cost(f))
	}
}

// TestAPictureOfAnotherSizeKeepsItsPixels: a phone that is turned, or whose address bar goes, need not be found out
// anew.
func TestAPictureOfAnotherSizeKeepsItsPixels(t *testing.T) {
	m := machine{million: 60 * time.Millisecond}
	f := &fineness{share: 1}
	m.play(f, 2360, 1640, 10, true)
	before := f.share * f.share * f.w * f.h
	f.fits(2360, 1500, 1)
	if after := f.share * f.share * f.w * f.h; after > before*1.01 || after < before*0.99 || f.share == 1 {
		t.Errorf("%.0f pixels become %.0f", before, after)
	}
}
