package e2e

import "testing"

// TestGoldenFramesOfTopSecret holds a frame of every scene of TOP SECRET against the ones that were looked at and found
// good.
func TestGoldenFramesOfTopSecret(t *testing.T) {
	t.Parallel()
	g, p := topSecret(t, t.TempDir(), "en", "61", 4, nil)
	p.reach("hand:3")
	g.press("hand:3")
	g.picture(t, "spy-choose")
	p.reach("bank")
	g.picture(t, "spy-bank")
	p.reach("continue")
	g.picture(t, "spy-reveal")
	p.playOut()
	g.picture(t, "spy-scoring")

	dir := t.TempDir()
	fast(t, dir, "fr")
	g = start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "62"}})
	g.press("new.topsecret")
	g.press("seats.6")
	g.press("quick.together")
	g.picture(t, "spy-setup-fr")
	g.press("options")
	g.press("boum.called")
	g.press("values.2")
	g.picture(t, "spy-options-fr")
	g.press("done")
	g.press("start")
	p = newSpy(g)
	p.reach("play")
	g.picture(t, "spy-choose-fr")
	p.reachPrefix("call:")
	g.picture(t, "spy-call-fr")

	dir = t.TempDir()
	fast(t, dir, "fr")
	g = start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "63"}})
	g.press("new.topsecret")
	g.press("seats.3")
	g.press("options")
	g.press("series.series")
	g.press("done")
	g.press("start")
	p = newSpy(g)
	p.reach("next")
	g.picture(t, "spy-series-fr")
	g.press("chart")
	g.picture(t, "spy-chart-fr")
}
