package kompromat

// Card is one physical equipment card of a deck of 14, 1 to DeckSize; both decks are alike. The zero Card is a back:
// a card that the viewer may not read.
type Card uint8

// DeckSize is the number of cards of an equipment deck.
const DeckSize = 14

// equipment lists a deck (K1): low is the value in half points with every 1/11 counted as 1.
var equipment = [DeckSize + 1]struct {
	name string
	low  uint8
	wild bool
}{
	{"back", 0, false},
	{"half", 1, false},
	{"1/11a", 2, true}, {"1/11b", 2, true},
	{"2", 4, false}, {"3", 6, false}, {"4", 8, false}, {"5", 10, false}, {"6", 12, false},
	{"7a", 14, false}, {"7b", 14, false}, {"7c", 14, false},
	{"8", 16, false}, {"9", 18, false}, {"10", 20, false},
}

// Limit is 21 in half points: more is a bust, exactly that is a perfect mission.
const Limit = 42

// WildExtra is what a 1/11 adds, in half points, when it counts as 11.
const WildExtra = 20

// Low is the card's value in half points, a 1/11 counted as 1; 0 for a back.
func (c Card) Low() int { return int(equipment[c].low) }

// Wild tells whether the card is a 1/11.
func (c Card) Wild() bool { return equipment[c].wild }

// String gives the card's name in move texts: "7b", "half", "1/11a". Cards of equal value differ in the letter.
func (c Card) String() string { return equipment[c].name }
