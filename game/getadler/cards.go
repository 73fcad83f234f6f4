package getadler

import (
	"iter"
	"math/bits"
)

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

// Role is a character. The zero Role is one that the viewer does not know.
type Role uint8

// The characters, in the order in which they join: Adler to Townsend at four seats, Collins at five, Tarasov at six.
const (
	NoRole Role = iota
	Adler
	Gold
	Sharpe
	Townsend
	Collins
	Tarasov
	roleEnd
)

// Roles is the number of characters; at n seats the first n are in play.
const Roles = int(roleEnd) - 1

// Villain reports whether the character is a villain; the others are heroes.
func (r Role) Villain() bool { return r == Adler || r == Collins }

// RoleSet is a set of characters.
type RoleSet uint8

// Has reports whether r is in the set; With and Without give the set with r added and taken out.
func (s RoleSet) Has(r Role) bool        { return s&(1<<r) != 0 }
func (s RoleSet) With(r Role) RoleSet    { return s | 1<<r }
func (s RoleSet) Without(r Role) RoleSet { return s &^ (1 << r) }

// All goes through the characters in the set, in their order.
func (s RoleSet) All() iter.Seq[Role] {
	return func(yield func(Role) bool) {
		for ; s != 0 && yield(Role(bits.TrailingZeros8(uint8(s)))); s &= s - 1 {
		}
	}
}

// Len counts the characters in the set.
func (s RoleSet) Len() int { return bits.OnesCount8(uint8(s)) }

// InPlay is the set of characters at a table of that many seats, 4 to 6.
func InPlay(seats int) RoleSet { return 1<<(seats+1) - 1<<Adler }

// Trait is one of the four characteristics that questions are about.
type Trait uint8

// The characteristics.
const (
	Hat Trait = iota
	Hair
	Eyes
	Coat
	traitEnd
)

// Traits is the number of characteristics.
const Traits = int(traitEnd)

// Colour is the colour of a characteristic.
type Colour uint8

// The colours.
const (
	NoColour Colour = iota
	Brown
	Black
	Grey
	Dark
	Blond
	Blue
	Beige
	Navy
	colourEnd
)

// looks are the characters' colours (rulings 2.1): all of them this product's own choice, since no published list was
// found; that there are a black hat and blue eyes is on the sheet.
var looks = [roleEnd][traitEnd]Colour{
	Adler:    {Hat: Brown, Hair: Dark, Eyes: Blue, Coat: Grey},
	Gold:     {Hat: Brown, Hair: Blond, Eyes: Brown, Coat: Beige},
	Sharpe:   {Hat: Black, Hair: Dark, Eyes: Brown, Coat: Brown},
	Townsend: {Hat: Black, Hair: Blond, Eyes: Blue, Coat: Navy},
	Collins:  {Hat: Black, Hair: Blond, Eyes: Brown, Coat: Grey},
	Tarasov:  {Hat: Grey, Hair: Grey, Eyes: Brown, Coat: Grey},
}

// Look is the colour of a character's trait, public to all (G50).
func (r Role) Look(t Trait) Colour { return looks[r][t] }

// Fitting is the set of characters at a table of that many seats whose trait has that colour; empty for a colour that
// may not be asked (G53).
func Fitting(seats int, t Trait, c Colour) RoleSet {
	var s RoleSet
	for r := Adler; int(r) <= seats; r++ {
		if looks[r][t] == c {
			s = s.With(r)
		}
	}
	return s
}

// tally counts cards by kind: one byte a kind, so that sums and searches are done on all kinds at once.
type tally [2]uint64

const (
	// tallyBits is how many bits a kind has, tallyKinds how many kinds a word holds.
	tallyBits  = 8
	tallyKinds = 8
	// ones has the lowest bit of every byte, tops the highest.
	ones = 0x0101010101010101
	tops = ones << 7
)

func (t *tally) add(k Kind)  { t[k/tallyKinds] += 1 << (k % tallyKinds * tallyBits) }
func (t *tally) take(k Kind) { t[k/tallyKinds] -= 1 << (k % tallyKinds * tallyBits) }

// of is the number of cards of a kind.
func (t *tally) of(k Kind) int { return int(t[k/tallyKinds] >> (k % tallyKinds * tallyBits) & 255) }

// sum is the number of all cards.
func (t *tally) sum() int { return int((t[0] + t[1]) * ones >> 56) }

// pour adds all cards of another tally, which is empty then.
func (t *tally) pour(from *tally) {
	t[0] += from[0]
	t[1] += from[1]
	*from = tally{}
}

// kind is the kind of the n-th card, counted from 0 in the order of the kinds; n is below sum. The product sums up, in
// each byte, the cards up to that kind; adding 127-n sets the highest bit from the kind of the n-th card on.
func (t *tally) kind(n int) Kind {
	upTo := t[0] * ones
	base := Kind(0)
	if low := int(upTo >> 56); n >= low {
		n -= low
		upTo = t[1] * ones
		base = tallyKinds
	}
	return base + Kind(bits.TrailingZeros64((upTo+uint64(127-n)*ones)&tops)/tallyBits)
}

// kindSet is a set of kinds, bit k for kind k.
type kindSet uint16

// kinds are those of which there is a card. The sum sets the highest bit of every byte that is not 0, the product
// gathers these bits.
func (t *tally) kinds() kindSet { return kindSet(gather(t[0]) | gather(t[1])<<tallyKinds) }

func gather(w uint64) uint64 { return (w + 127*ones) & tops >> 7 * 0x0102040810204080 >> 56 }

// first is the first kind of a set that is not empty, rest the set without it.
func (set kindSet) first() Kind   { return Kind(bits.TrailingZeros16(uint16(set))) }
func (set kindSet) rest() kindSet { return set & (set - 1) }

// counts spells the tally out.
func (t *tally) counts() Counts {
	var c Counts
	for k := DocumentRAF; k < kindEnd; k++ {
		c[k] = t.of(k)
	}
	return c
}

// tallyOf packs what counts spells out.
func tallyOf(c *Counts) tally {
	var t tally
	for k := DocumentRAF; k < kindEnd; k++ {
		t[k/tallyKinds] += uint64(c[k]) << (k % tallyKinds * tallyBits)
	}
	return t
}
