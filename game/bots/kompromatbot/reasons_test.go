package kompromatbot_test

import (
	"slices"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/botstest"
	"safehouse/game/kompromat"
	"safehouse/game/words"
)

// TestSaysWhy: the first card of a turn is drawn without a choice, and so is whatever is forced.
func TestSaysWhy(t *testing.T) {
	t.Parallel()
	c, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	// Expert takes longer than the others, who say the same.
	easy, medium, expert := bots.OfLevel(game.Easy), bots.OfLevel(game.Medium), bots.OfLevel(game.Expert)
	players := append([]bots.Player{easy, expert}, slices.Repeat([]bots.Player{medium, easy}, 7)...)
	room.SayWhy(t, botstest.Trial{Tables: table, Matches: botstest.Size(3, 16), Players: players, Work: 12},
		botstest.Reasons[kompromat.View]{
			Catalogue: c,
			Prefix:    "think.kompromat.",
			// That two cards are put back is rare, and so is a window at a mission where the rival never placed: 256 matches had
			// none.
			Rare:   []string{"think.kompromat.order.2", "think.kompromat.knew.absent"},
			Forced: func(v *kompromat.View) bool { return len(v.Moves) == 1 || v.Phase == kompromat.PhaseDraw },
		})
}

func TestReasonsLeakNothing(t *testing.T) {
	t.Parallel()
	room.ReasonsLeakNothing(t, botstest.Trial{Tables: table, Matches: 1, Work: 12})
}
