package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"safehouse/build/flash"
	"safehouse/game/botstest"
)

// camera films every tick of a guest. A frame that the program has not painted anew is the one before it.
type camera struct {
	flash.Film
	// frames are those that were painted.
	frames int
	// sum is that of what was to be painted then: where it is the same, so is the picture.
	sum string
	// stride is the number of ticks from one exposure to the next: at half the speed every second frame tells as much.
	stride int
}

// filmed films all that happens from now on at a speed in per cent: every tick of the fastest, every second one of the
// common speed, at which the same takes four times as long, where a test is to be quick.
func (g *guest) filmed(speed int) *camera {
	g.camera = &camera{stride: max(1, 100/speed)}
	if speed < whole && !botstest.Long() {
		g.camera.stride *= 2
	}
	return g.camera
}

// expose takes what is on the screen on this tick.
func (c *camera) expose(g *guest) {
	g.t.Helper()
	if c.frames > 0 && c.Ticks()%c.stride != 0 {
		c.Hold(1)
		return
	}
	sum := g.look().Sum
	if sum == "" {
		g.t.Fatal("the program does not tell what is to be painted")
	}
	if sum == c.sum {
		c.Hold(1)
		return
	}
	c.sum = sum
	g.advance()
	g.expose()
	c.frames++
	c.Add(g.img)
}

// paced writes settings of a speed in per cent, with nothing else changed.
func paced(t *testing.T, dir string, speed int, reduced bool) {
	t.Helper()
	text := fmt.Sprintf(`{"speed":%d,"textScale":100,"confirm":"always","reading":"wait","lang":"en","reducedMotion":%t}`,
		speed, reduced)
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// harmless requires that what was filmed flashes no more often than three times a second over a fifth of the screen,
// and that no saturated red pulses.
func harmless(t *testing.T, what string, c *camera) {
	t.Helper()
	if n, at := c.Flashes(); n > flash.Most {
		t.Errorf("%s: %d flashes in the second before tick %d", what, n, at)
	}
	if n, at := c.RedPulses(); n > 1 {
		t.Errorf("%s: a saturated red pulses %d times in the second before tick %d", what, n, at)
	}
	changes, at := c.Changes(flash.Area)
	t.Logf("%s: %d ticks, %d frames painted; at most %d changes of light in a second (to tick %d)", what, c.Ticks(),
		c.frames, changes, at)
}
