package catalog_test

import (
	"testing"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/topsecret"
)

// TestTopSecretStudy requires a study of the game for two, one for each set of values, and none for larger tables.
func TestTopSecretStudy(t *testing.T) {
	g, _ := catalog.Find("topsecret")
	kinds := map[string]bool{}
	for _, options := range []game.Options{nil, {topsecret.OptionSeries: 1, topsecret.OptionCalled: 1}, {topsecret.OptionValue5: 100}} {
		s := g.Study(game.Cast{Players: make([]game.Player, 2), Options: options})
		if s == nil || s.Ready() {
			t.Fatalf("with %v two seats have the study %v", options, s)
		}
		kinds[s.Kind()] = true
	}
	if len(kinds) != 2 {
		t.Errorf("the kinds are %v: they differ by the values, and by nothing else", kinds)
	}
	for seats := 3; seats <= game.MaxSeats; seats++ {
		if s := g.Study(game.Cast{Players: make([]game.Player, seats)}); s != nil {
			t.Errorf("%d seats have the study %q", seats, s.Kind())
		}
	}
	if s := g.Study(game.Cast{Players: make([]game.Player, 2), Options: game.Options{topsecret.OptionValue5: 1}}); s != nil {
		t.Errorf("values that no match can have give the study %q", s.Kind())
	}
}
