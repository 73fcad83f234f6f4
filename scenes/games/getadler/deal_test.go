package getadler

import (
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/tabletop/tabletest"
)

// TestADeckDropsOneShadow: of the cards that lie on the pile until they are dealt one drops a shadow. Those of all of
// them would be a black rim.
func TestADeckDropsOneShadow(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	m, _ := tabletest.NewMatch(t, getadler.Rules{}, tabletest.Setup("peeee", 3))
	r.open(m, false)
	waited := 0
	for tick := range 120 {
		r.Wait(1)
		lie, drop := map[[5]float64]int{}, map[[5]float64]int{}
		for _, it := range r.Draw() {
			if it.Kind != display.CardFace {
				continue
			}
			at := [...]float64{it.Box.X, it.Box.Y, it.Box.W, it.Box.H, it.Turn}
			lie[at]++
			if it.Shadow > 0 {
				drop[at]++
			}
			if waited = max(waited, lie[at]); drop[at] > 1 && lie[at] > 4 {
				t.Fatalf("tick %d: %d cards at %v drop a shadow", tick, drop[at], it.Box)
			}
		}
	}
	if waited < 10 {
		t.Errorf("only %d cards have waited on each other", waited)
	}
}
