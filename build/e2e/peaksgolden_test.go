package e2e

import (
	"testing"

	"safehouse/render/goldentest"
)

// still writes settings of half the speed without motion: a peak is the same picture from its first moment to its last.
func still(t *testing.T, dir string) { paced(t, dir, 50, true) }

// peak waits for the peak of that title and compares it with the golden one of that name.
func (g *guest) peak(t *testing.T, name, title string) {
	t.Helper()
	g.until(title, 3600, func(s screen) bool { return s.has(title) })
	g.tick(24)
	goldentest.Frame(t, name, g.frame(), goldentest.Usual())
}

// TestGoldenFramesOfPeaks holds the moments for which a table stops against the ones that were looked at and found
// good.
func TestGoldenFramesOfPeaks(t *testing.T) {
	t.Parallel()
	t.Run("kompromat", func(t *testing.T) {
		dir := keep(t, "kompromat", hotSeatSetup(), lastStop(t))
		still(t, dir)
		p := &player{guest: start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir}}), seen: map[string]int{}}
		p.guest.press("resume")
		const title = "is over 21"
		for turns := 0; turns < 400 && !p.look().has(title); turns++ {
			p.turn()
		}
		p.guest.peak(t, "peak-bust", title)
	})
	t.Run("topsecret", func(t *testing.T) {
		dir := t.TempDir()
		still(t, dir)
		g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "5"}})
		g.armAssassin()
		g.press("play")
		g.peak(t, "peak-boom", "Boom!")
	})
	t.Run("getadler", func(t *testing.T) {
		entries := chase(t)
		// What follows the last discard before four o'clock is the draw and the arrest.
		dir := keep(t, "getadler", fourPersons(), entries[:len(entries)-3])
		still(t, dir)
		g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir}})
		g.press("resume")
		newSleuth(g, dir).decide("discardit")
		g.peak(t, "peak-gate", "Arrests begin")

		dir = keep(t, "getadler", fourPersons(), shootOut(t))
		still(t, dir)
		g = start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir}})
		p := newSleuth(g, dir)
		g.press("resume")
		for turns := 0; turns < 400 && p.seen["shoot"] == 0; turns++ {
			p.turn()
		}
		g.peak(t, "peak-shots", " – ")
	})
}
