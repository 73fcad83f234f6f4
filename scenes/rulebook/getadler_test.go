package rulebook

import (
	"strconv"
	"testing"

	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/cards"
)

// TestTheTableHoldsTheDeck compares the figures of the book with the cards that the rules have.
func TestTheTableHoldsTheDeck(t *testing.T) {
	last := len(cardsOfGetAdler.rows) - 1
	if last != getadler.Kinds {
		t.Fatalf("the book lists %d kinds of %d", last, getadler.Kinds)
	}
	for column, seats := range []int{4, 5, 6} {
		deck := getadler.CardsOf(seats)
		for i, row := range cardsOfGetAdler.rows {
			want := deck.Sum()
			if i < last {
				k := getadler.Kind(i + 1)
				want = deck[k]
				if "card."+row.label != k.Key() {
					t.Errorf("the book has %s where the rules have %s", row.label, k.Key())
				}
			}
			if row.figures[column] != strconv.Itoa(want) {
				t.Errorf("%d seats, %s: the book has %s, the rules %d", seats, row.label, row.figures[column], want)
			}
		}
	}
}

// TestTheCharactersLookAsTheRulesSay, in words and in pictures.
func TestTheCharactersLookAsTheRulesSay(t *testing.T) {
	if len(charactersOfGetAdler.rows) != getadler.Roles || len(portraitsOfGetAdler) != getadler.Roles {
		t.Fatalf("the book lists %d and shows %d characters of %d", len(charactersOfGetAdler.rows), len(portraitsOfGetAdler),
			getadler.Roles)
	}
	s, _ := openAt(t, bookOf("getadler"))
	p := setter{s: s, width: 1000}
	p.portraits(portraitsOfGetAdler)
	var l display.List
	for _, b := range p.blocks {
		b.draw(&l, display.Rect{})
	}
	var faces []display.Face
	for _, it := range l.Items {
		faces = append(faces, it.Face)
	}
	for i, row := range charactersOfGetAdler.rows {
		r := getadler.Role(i + 1)
		if "role."+row.label != r.Key() || faces[i].Tone != uint8(r) || faces[i].Design != display.Suspect {
			t.Errorf("the book has %s and %v where the rules have %s", row.label, faces[i], r.Key())
		}
		for trait := range getadler.Traits {
			key := getadler.ColourKey(getadler.Trait(trait), r.Look(getadler.Trait(trait)))
			if row.figures[trait] != key {
				t.Errorf("%s: the book has %s, the rules %s", row.label, row.figures[trait], key)
			}
			if faces[i].Paints[trait] != cards.Paints[r.Look(getadler.Trait(trait))] {
				t.Errorf("%s is painted otherwise than %s", row.label, key)
			}
		}
	}
}
