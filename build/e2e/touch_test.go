package e2e

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// middle is the middle of an item.
func (g *guest) middle(id string) (x, y float64) {
	g.t.Helper()
	b, ok := g.look().find(id)
	if !ok {
		g.t.Fatalf("nothing on the screen is %q; there are %v", id, g.look().ids())
	}
	return b.Box[0] + b.Box[2]/2, b.Box[1] + b.Box[3]/2
}

// TestFingersComeAndGo touches a real match with several fingers and the mouse: one of them counts at a time, whichever
// number it has, and none that comes while it is there.
func TestFingersComeAndGo(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name string
		// do leaves the screen without a finger; plays reports whether the card is laid by it.
		do    func(g *guest, x, y float64)
		plays bool
	}{
		{"a tap", func(g *guest, x, y float64) {
			g.session.PressTouch(1, x, y)
			g.tick(4)
			g.session.ReleaseTouch(1)
		}, true},
		{"a second finger joins and leaves", func(g *guest, x, y float64) {
			g.session.PressTouch(1, x, y)
			g.tick(4)
			g.session.PressTouch(2, 5, 5)
			g.tick(4)
			g.session.ReleaseTouch(2)
			g.tick(4)
			g.session.ReleaseTouch(1)
		}, true},
		{"the tap of a second finger", func(g *guest, x, y float64) {
			g.session.PressTouch(1, 5, 5)
			g.tick(4)
			g.session.PressTouch(2, x, y)
			g.tick(4)
			g.session.ReleaseTouch(2)
			g.tick(4)
			g.session.ReleaseTouch(1)
		}, false},
		{"a second finger that stays", func(g *guest, x, y float64) {
			g.session.PressTouch(1, 5, 5)
			g.tick(4)
			g.session.PressTouch(2, x, y)
			g.tick(4)
			g.session.ReleaseTouch(1)
			g.tick(4)
			g.session.ReleaseTouch(2)
		}, false},
		{"one finger goes as another comes", func(g *guest, x, y float64) {
			g.session.PressTouch(1, 5, 5)
			g.tick(4)
			g.session.ReleaseTouch(1)
			g.session.PressTouch(2, x, y)
			g.tick(4)
			g.session.ReleaseTouch(2)
		}, true},
		{"a finger while the mouse is held elsewhere", func(g *guest, x, y float64) {
			g.session.MoveCursor(5, 5)
			g.session.PressMouseButton(ebiten.MouseButtonLeft)
			g.tick(4)
			g.session.PressTouch(1, x, y)
			g.tick(4)
			g.session.ReleaseTouch(1)
			g.tick(4)
			g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
		}, false},
		{"the mouse while a finger is held elsewhere", func(g *guest, x, y float64) {
			g.session.PressTouch(1, 5, 5)
			g.tick(4)
			g.session.MoveCursor(x, y)
			g.session.PressMouseButton(ebiten.MouseButtonLeft)
			g.tick(4)
			g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
			g.tick(4)
			g.session.ReleaseTouch(1)
		}, false},
		{"a screen that is turned while it is touched", func(g *guest, x, y float64) {
			g.session.PressTouch(1, x, y)
			g.tick(4)
			g.resize(800, 1280)
			g.tick(4)
			g.resize(1280, 800)
			g.tick(4)
			g.session.ReleaseTouch(1)
		}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			fast(t, dir, "en")
			g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "31"}})
			g.press("new.kompromat")
			g.press("start")
			g.until("a question", 900, func(s screen) bool { return s.shown("draw") })
			g.tick(60)
			x, y := g.middle("draw")
			c.do(g, x, y)
			g.tick(30)
			_, drawn := g.look().find("place")
			if drawn != c.plays {
				t.Errorf("a card is drawn: %v", drawn)
			}
			if drawn {
				return
			}
			g.session.PressTouch(9, x, y)
			g.tick(4)
			g.session.ReleaseTouch(9)
			g.tick(30)
			if _, drawn = g.look().find("place"); !drawn {
				t.Error("after it a tap does nothing")
			}
		})
	}
}
