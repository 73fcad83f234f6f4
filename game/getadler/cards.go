package getadler

// Kind is what an action card is. The zero Kind is a back.
type Kind uint8

// The kinds of action cards. Documents are told apart by their branch, escapes by their vehicle: an escape is answered
// by the identical card only.
const (
	NoKind Kind = iota
	DocumentRAF
	DocumentNavy
	DocumentArmy
	Question
	Magnifier
	Binoculars
	Arrest
	EscapeBus
	EscapeBike
	EscapeCar
	EscapeMetro
	EscapeBoat
	Pistol
	Bomb
	Disguise
	kindEnd
)

// Kinds is the number of kinds.
const Kinds = int(kindEnd) - 1

// Document reports whether cards of the kind are documents, Escape whether they are escapes.
func (k Kind) Document() bool { return k >= DocumentRAF && k <= DocumentArmy }
func (k Kind) Escape() bool   { return k >= EscapeBus && k <= EscapeBoat }

// Reply reports whether a villain can reply to an arrest with cards of the kind.
func (k Kind) Reply() bool { return k >= EscapeBus && k < kindEnd }

// MaxCards is the number of action cards at six seats, the most there are.
const MaxCards = 90

// HandSize is the number of cards in a hand between turns; a seat on turn holds one more (G51).
const HandSize = 7

// cards are the action cards by number of players (rulings 2.1). The sheet gives the sums: 64 cards for four, 13 more
// for five, 13 more for six. Split of the documents over the branches is this product's own choice, except that there
// is a Royal Air Force; so is the boat, the fifth vehicle, which no list names. That there are five vehicles, two cards
// of each in the base, is derived.
var cards = [...][kindEnd]uint8{
	4: {
		DocumentRAF: 4, DocumentNavy: 3, DocumentArmy: 3, Question: 8, Magnifier: 8, Binoculars: 4, Arrest: 10,
		EscapeBus: 2, EscapeBike: 2, EscapeCar: 2, EscapeMetro: 2, EscapeBoat: 2, Pistol: 12, Bomb: 1, Disguise: 1,
	},
	5: {
		DocumentRAF: 4, DocumentNavy: 4, DocumentArmy: 4, Question: 10, Magnifier: 9, Binoculars: 5, Arrest: 12,
		EscapeBus: 3, EscapeBike: 3, EscapeCar: 2, EscapeMetro: 2, EscapeBoat: 2, Pistol: 14, Bomb: 2, Disguise: 1,
	},
	6: {
		DocumentRAF: 5, DocumentNavy: 5, DocumentArmy: 5, Question: 12, Magnifier: 10, Binoculars: 6, Arrest: 14,
		EscapeBus: 3, EscapeBike: 3, EscapeCar: 3, EscapeMetro: 3, EscapeBoat: 2, Pistol: 16, Bomb: 2, Disguise: 1,
	},
}

// CardsOf gives the number of cards of each kind at a table of that many seats, 4 to 6.
func CardsOf(seats int) Counts {
	var c Counts
	for k, n := range cards[seats] {
		c[k] = int(n)
	}
	return c
}
