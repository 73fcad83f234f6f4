package rulebook

import (
	"strconv"
	"testing"

	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// TestTheTableHoldsTheDeck compares the figures of the book with the cards that the rules have.
func TestTheTableHoldsTheDeck(t *testing.T) {
	last := len(cardsOfGetAdler.rows) - 1
	if last != getadler.Kinds {
		t.Fatalf("the book lists %d kinds of %d", last, getadler.Kinds)
	}
	for column, seats := range []int{4, 5, 6} {
		cards := getadler.CardsOf(seats)
		for i, row := range cardsOfGetAdler.rows {
			want := cards.Sum()
			if i < last {
				k := getadler.Kind(i + 1)
				want = cards[k]
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

// paints are the paints of the colours.
var paints = map[getadler.Colour]display.Colour{
	getadler.Brown: theme.TraitBrown, getadler.Black: theme.TraitBlack, getadler.Grey: theme.TraitGrey,
	getadler.Dark: theme.TraitDark, getadler.Blond: theme.TraitBlond, getadler.Blue: theme.TraitBlue,
	getadler.Beige: theme.TraitBeige, getadler.Navy: theme.TraitNavy,
}

// TestTheCharactersLookAsTheRulesSay, in words and in pictures.
func TestTheCharactersLookAsTheRulesSay(t *testing.T) {
	if len(charactersOfGetAdler.rows) != getadler.Roles || len(portraitsOfGetAdler) != getadler.Roles {
		t.Fatalf("the book lists %d and shows %d characters of %d", len(charactersOfGetAdler.rows), len(portraitsOfGetAdler),
			getadler.Roles)
	}
	for i, row := range charactersOfGetAdler.rows {
		r, p := getadler.Role(i+1), portraitsOfGetAdler[i]
		if "role."+row.label != r.Key() || p.name != r.Key() || p.face.Tone != uint8(r) {
			t.Errorf("the book has %s and %s where the rules have %s", row.label, p.name, r.Key())
		}
		if (p.face.Marks == villainMark) != r.Villain() {
			t.Errorf("%s is marked %d", p.name, p.face.Marks)
		}
		for trait := range getadler.Traits {
			key := getadler.ColourKey(getadler.Trait(trait), r.Look(getadler.Trait(trait)))
			if row.figures[trait] != key {
				t.Errorf("%s: the book has %s, the rules %s", row.label, row.figures[trait], key)
			}
			if p.face.Paints[trait] != paints[r.Look(getadler.Trait(trait))] {
				t.Errorf("%s is painted otherwise than %s", row.label, key)
			}
		}
	}
}
