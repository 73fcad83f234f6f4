package e2e

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"testing"
	"time"

	"safehouse/build/flash"
)

// camera films every tick of a guest. A frame that the program has not painted anew is the one before it.
type camera struct {
	flash.Film
	painted time.Time
	img     *image.RGBA
	// frames are those that were painted.
	frames int
	// stride is the number of ticks from one exposure to the next: at half the speed every second frame tells as much.
	stride int
}

// filmed films all that happens from now on at a speed in per cent.
func (g *guest) filmed(speed int) *camera {
	g.camera = &camera{img: image.NewRGBA(g.canvas.Bounds()), stride: max(1, 100/speed)}
	return g.camera
}

// expose takes what is on the screen on this tick.
func (c *camera) expose(g *guest) {
	g.t.Helper()
	g.session.AdvanceFrame()
	if !g.session.WaitFrame() {
		g.t.Fatalf("no frame came: %v\n%s", g.session.Err(), g.stderr.String())
	}
	state, err := os.Stat(g.describe)
	if err != nil {
		g.t.Fatalf("the program did not describe its screen: %v\n%s", err, g.stderr.String())
	}
	if c.frames > 0 && (state.ModTime().Equal(c.painted) || c.Ticks()%c.stride != 0) {
		c.Hold(1)
		return
	}
	if !g.session.CompositeFrame() {
		g.t.Fatalf("no frame came: %v\n%s", g.session.Err(), g.stderr.String())
	}
	c.painted = state.ModTime()
	c.frames++
	g.canvas.ReadPixels(c.img.Pix)
	c.Add(c.img)
}

// paced writes settings of a speed in per cent, with nothing else changed.
func paced(t *testing.T, dir string, speed int, reduced bool) {
	t.Helper()
	text := fmt.Sprintf(`{"speed":%d,"textScale":100,"lang":"en","reducedMotion":%t}`, speed, reduced)
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// harmless requires that what was filmed flashes no more often than three times a second over a fifth of the screen, and
// that no saturated red pulses.
func harmless(t *testing.T, what string, c *camera) {
	t.Helper()
	if n, at := c.Flashes(); n > flash.Most {
		t.Errorf("%s: %d flashes in the second before tick %d", what, n, at)
	}
	if n, at := c.RedPulses(); n > 1 {
		t.Errorf("%s: a saturated red pulses %d times in the second before tick %d", what, n, at)
	}
	changes, at := c.Changes(flash.Area)
	t.Logf("%s: %d ticks, %d frames painted; at most %d changes of light in a second (to tick %d)", what, c.Ticks(), c.frames, changes, at)
}
