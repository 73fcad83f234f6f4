package e2e

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/goldentest"
)

// picture compares the frame at rest, with the pointer out of the way, with the golden one of that name.
func (g *guest) picture(t *testing.T, name string) {
	t.Helper()
	g.session.MoveCursor(1, 799)
	g.tick(90)
	goldentest.Frame(t, name, g.frame(), goldentest.Usual())
}

// TestGoldenFrames holds a frame of every scene at 1280 by 800, drawn by Mesa's software renderer, against the ones
// that were looked at and found good.
func TestGoldenFrames(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fast(t, dir, "en")
	args := []string{"--data-dir", dir, "--seed", "41"}
	g := start(t, options{w: 1280, h: 800, args: args})
	g.picture(t, "menu")
	g.key(ebiten.KeyF1)
	g.picture(t, "rules")
	g.key(ebiten.KeyEscape)
	g.press("settings")
	g.picture(t, "settings")
	g.key(ebiten.KeyEscape)
	g.press("new.kompromat")
	g.picture(t, "setup")
	g.press("start")
	p := &player{guest: g, seen: map[string]int{}}
	p.reach("place")
	p.chooseMission()
	g.picture(t, "table-place")
	p.reach("stop")
	g.picture(t, "table-more")
	g.key(ebiten.KeyEscape)
	g.picture(t, "pause")
	g.key(ebiten.KeyEscape)
	p.reach("continue")
	g.picture(t, "reveal")
	p.playOut()
	g.picture(t, "scoring")
	g.press("watch")
	g.watch()
	g.picture(t, "replay")

	g.kill()
	g = start(t, options{w: 412, h: 915, args: args})
	g.press("matches")
	g.tick(30)
	g.press("watch.0")
	g.watch()
	g.picture(t, "replay-phone")

	g.kill()
	fast(t, dir, "fr")
	g = start(t, options{w: 1280, h: 800, args: args})
	g.press("new.kompromat")
	g.press("kind1.person")
	g.picture(t, "setup-fr")
	g.press("start")
	p = &player{guest: g, seen: map[string]int{}}
	p.reach("take")
	g.picture(t, "handover-fr")
	g.tick(questionGuard)
	g.press("take")
	g.tick(40)
	p.reach("stop")
	g.picture(t, "table-peek-fr")

	// The menu shows the day on which a match began: this one always began on the same.
	a, _ := worlds(t)
	g = start(t, options{w: 1280, h: 800, args: []string{"--data-dir", keep(t, "kompromat", hotSeatSetup(), a), "--lang",
		"fr"}})
	g.picture(t, "menu-resume-fr")
}

// watch goes into the middle of a replay.
func (g *guest) watch() {
	for range 5 {
		g.press("replay.after")
		g.tick(10)
	}
	for range 9 {
		g.press("replay.on")
		g.tick(120)
	}
}

// reach plays until an item of that ID is on the screen.
func (p *player) reach(id string) {
	p.t.Helper()
	for range 400 {
		if _, ok := p.look().find(id); ok {
			return
		}
		p.turn()
	}
	p.t.Fatalf("%q was never on the screen; it shows %v", id, p.look().ids())
}
