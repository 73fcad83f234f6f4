package getadlerbot_test

import (
	"testing"

	"safehouse/assets"
	"safehouse/game/botstest"
	"safehouse/game/getadler"
	"safehouse/game/words"
)

// TestGetAdlerSaysWhy: before anything was played, and while a hand is looked at, nothing need be known.
func TestGetAdlerSaysWhy(t *testing.T) {
	t.Parallel()
	c, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	room.SayWhy(t, botstest.Trial{Tables: tables(false), Matches: botstest.Size(2, 9), Work: 8},
		botstest.Reasons[getadler.View]{
			Catalogue: c,
			Prefix:    "think.getadler.",
			Silent: func(v *getadler.View) bool {
				return v.Phase == getadler.PhaseMeet || v.Phase == getadler.PhaseLook
			},
		})
}

func TestGetAdlerReasonsLeakNothing(t *testing.T) {
	room.ReasonsLeakNothing(t, botstest.Trial{Tables: tables(true), Matches: 1, Work: 8})
}
