package getadler

import "math/bits"

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
