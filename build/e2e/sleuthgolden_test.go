package e2e

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// meet plays until the screen is as wanted.
func (p *sleuth) meet(what string, wanted func(screen) bool) {
	p.t.Helper()
	for range 4000 {
		if s := p.look(); wanted(s) {
			return
		}
		if p.turn() {
			break
		}
	}
	p.t.Fatalf("%s was never on the screen; it shows %v", what, p.look().ids())
}

// offers reports whether the item is there, whether it may be pressed or not.
func offers(id string) func(screen) bool {
	return func(s screen) bool { _, ok := s.find(id); return ok }
}

// TestGoldenFramesOfGetAdler holds a frame of every scene of GET ADLER! against the ones that were looked at and found
// good.
func TestGoldenFramesOfGetAdler(t *testing.T) {
	t.Parallel()
	g, p := getAdler(t, t.TempDir(), "en", "102", 5, nil, "options", "rules.printed", "done")
	p.reach("ready")
	g.picture(t, "adler-meet")
	p.meet("an own turn", offers("act"))
	g.picture(t, "adler-table")
	g.press("notebook")
	g.picture(t, "adler-notebook")
	g.key(ebiten.KeyEscape)
	g.key(ebiten.KeyC)
	g.picture(t, "adler-sheet")
	g.key(ebiten.KeyEscape)
	p.meet("a question", offers("yes"))
	g.picture(t, "adler-answer")
	p.meet("a hand looked at", offers("seen"))
	g.picture(t, "adler-look")
	p.playOut()
	g.picture(t, "adler-scoring")

	dir := t.TempDir()
	fast(t, dir, "fr")
	g = start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "92"}})
	g.press("new.getadler")
	g.press("seats.6")
	g.picture(t, "adler-setup-fr")
	g.press("options")
	g.picture(t, "adler-options-fr")

	dir = keep(t, "getadler", fourPersons(), chase(t))
	fast(t, dir, "fr")
	g = start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir}})
	p = newSleuth(g, dir)
	g.press("resume")
	p.meet("the villain's reply", func(s screen) bool { return offers("reply")(s) && s.shown("hand:1") })
	g.picture(t, "adler-reply-fr")
	p.meet("a hero who may follow", offers("pursue"))
	g.picture(t, "adler-pursue-fr")
	p.meet("a shoot-out", func(s screen) bool { return offers("hold")(s) && s.shown("hand:1") })
	g.picture(t, "adler-shootout-fr")
}
