package getadler

import (
	"strconv"
	"strings"
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/scenes/games"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
)

// TestTheTableHoldsTheDeck compares the figures of the book with the cards that the rules have.
func TestTheTableHoldsTheDeck(t *testing.T) {
	last := len(deckTable.Rows) - 1
	if last != getadler.Kinds {
		t.Fatalf("the book lists %d kinds of %d", last, getadler.Kinds)
	}
	for column, seats := range []int{4, 5, 6} {
		deck := getadler.CardsOf(seats)
		for i, row := range deckTable.Rows {
			want := deck.Sum()
			if i < last {
				k := getadler.Kind(i + 1)
				want = deck[k]
				if strings.TrimPrefix(row.Label, "rules.getadler.cards.") != strings.TrimPrefix(k.Key(), "card.") {
					t.Errorf("the book has %s where the rules have %s", row.Label, k.Key())
				}
			}
			if row.Figures[column] != strconv.Itoa(want) {
				t.Errorf("%d seats, %s: the book has %s, the rules %d", seats, row.Label, row.Figures[column], want)
			}
		}
	}
}

// TestTheCharactersLookAsTheRulesSay, in words and in pictures.
func TestTheCharactersLookAsTheRulesSay(t *testing.T) {
	if len(lookTable.Rows) != getadler.Roles || len(characterTerms[1:]) != getadler.Roles {
		t.Fatalf("the book lists %d and shows %d characters of %d", len(lookTable.Rows), len(characterTerms),
			getadler.Roles)
	}
	st, list := newRoom(t, words.English, 1280, 800).Stage, games.List{Room}
	var faces []display.Face
	for _, term := range characterTerms[1:] {
		c, ok := list.Card(term)
		if !ok {
			t.Fatalf("there is no character %s", term)
		}
		faces = append(faces, c.Face(st))
	}
	for i, row := range lookTable.Rows {
		r := getadler.Role(i + 1)
		label := strings.TrimPrefix(row.Label, "rules.getadler.characters.")
		if label != r.String() || faces[i].Portrait != r.String() || faces[i].Design != designs.Character {
			t.Errorf("the book has %s and %v where the rules have %s", row.Label, faces[i], r.Key())
		}
		for trait := range getadler.Traits {
			key := getadler.ColourKey(getadler.Trait(trait), r.Look(getadler.Trait(trait)))
			if row.Figures[trait] != key {
				t.Errorf("%s: the book has %s, the rules %s", row.Label, row.Figures[trait], key)
			}
			if faces[i].Paints[trait] != signs.Paints[r.Look(getadler.Trait(trait))] {
				t.Errorf("%s is painted otherwise than %s", row.Label, key)
			}
		}
	}
}

// TestEveryCharacterHasAPortrait: each is drawn, and none as another.
func TestEveryCharacterHasAPortrait(t *testing.T) {
	st, drawn := newRoom(t, words.English, 1280, 800).Stage, map[string]getadler.Role{}
	for r := getadler.Adler; int(r) <= getadler.Roles; r++ {
		shapes := ""
		for _, it := range faces.Lay(nil, portraits[r], display.Rect{W: 150, H: 210}, st.Metrics, st.Measure) {
			if it.Kind == display.Path {
				shapes += it.Outline.Ops
			}
		}
		if other, twice := drawn[shapes]; shapes == "" || twice {
			t.Errorf("%v is drawn by %d letters, as %v is", r, len(shapes), other)
		}
		drawn[shapes] = r
	}
}
