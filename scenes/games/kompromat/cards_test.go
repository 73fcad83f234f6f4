package kompromat

import (
	"testing"

	"safehouse/game/kompromat"
	"safehouse/game/words"
)

// TestOnePointIsOne: a mission that scores one has the word for one beside it, sets and others the word for several.
func TestOnePointIsOne(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800).Stage.Reader()
	ones := 0
	for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
		f := folderFace(r, m, 0)
		if one := f.Value == "1"; one != (f.Note == "point") || !one && f.Note != "points" {
			t.Errorf("%s: %s %s", f.Title, f.Value, f.Note)
		} else if one {
			ones++
		}
	}
	if ones == 0 {
		t.Error("no mission scores one point")
	}
}

// A declared total tells how many of its 1/11 cards count as 11, whatever an item has added to it or taken off it, and
// before it is declared nobody is told (K14).
func TestADeclaredTotalTellsWhatItsWildCardsCount(t *testing.T) {
	card := func(c kompromat.Card) kompromat.Slot { return kompromat.Slot{Card: c, Up: true} }
	// Both 1/11 cards and the half.
	a := kompromat.Attempt{Count: 3, Cards: [kompromat.DeckSize]kompromat.Slot{card(2), card(3), card(1)}}
	if n := elevensOf(&a); n >= 0 {
		t.Errorf("%d cards count as 11 before the total is declared", n)
	}
	a.Declared = true
	for elevens := range 3 {
		for _, changed := range [...]int{-2, 0, 2} {
			a.Total = 5 + elevens*kompromat.WildExtra + changed
			if n := elevensOf(&a); n != elevens {
				t.Errorf("a total of %d half points: %d cards count as 11, not %d", a.Total, n, elevens)
			}
		}
	}
	a.Cards[1].Up = false
	if n := elevensOf(&a); n >= 0 {
		t.Errorf("%d cards count as 11 while one of them is closed", n)
	}
}
