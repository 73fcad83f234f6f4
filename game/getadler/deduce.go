package getadler

import (
	"math/bits"
	"slices"
	"sync"

	"safehouse/game"
)

// FactKind says what a seat was told.
type FactKind uint8

// The kinds of facts: Seat is Role, which is the own character or a revealed one; the answer given in the turn
// View.History[Turn], by Seat; the wrong arrest of that turn, by Seat; and what is only supposed.
const (
	FactKnown FactKind = iota
	FactAnswer
	FactArrest
	FactSupposed
)

// Fact is one thing from which something follows about who is who.
type Fact struct {
	Kind FactKind
	Seat game.Seat
	Role Role
	Turn int
}

// Supposition is what a player supposes for a moment: that Seat is Role or, where Role is NoRole, that the answer given
// in the turn View.History[Turn] was a lie.
type Supposition struct {
	Seat game.Seat
	Role Role
	Turn int
}

// Truth says what is known of an answer.
type Truth uint8

// An answer is true, or false, where it is so in every cast that is left.
const (
	Unknown Truth = iota
	TrueAnswer
	FalseAnswer
)

// Deduction is all that follows for a viewer from what it was told, jointly over all casts: the ways in which the
// characters may sit at the table.
type Deduction struct {
	// Casts is the number of casts that are left: 0 where what is supposed cannot be, and nothing follows.
	Casts int
	// Possible are the characters that a seat has in at least one of them.
	Possible [game.MaxSeats]RoleSet
	// Answers says by turn of the history what is known of the answer given in it.
	Answers [MaxTurns]Truth
	// Villains are the seats that are villains in all of them, Heroes those that are in none.
	Villains, Heroes game.Seats
	// Either are the pairs of seats of which at least one has lied or bluffed, and neither for certain.
	Either [][2]game.Seat
}

// Deduce says what follows from all that a viewer was told and from what it supposes. It finds every consequence:
// whatever is not ruled out is so in a cast that agrees with everything.
func Deduce(v *View, suppose ...Supposition) (d Deduction) {
	casts, left := leftBy(v, suppose)
	if d.Casts = left.len(); d.Casts == 0 {
		return d
	}
	var truths, lies [MaxTurns]bool
	// lied are, for each set of seats, whether some cast has exactly those for liars.
	var lied [1 << game.MaxSeats]bool
	all := game.Seats(1)<<v.Seats - 1
	d.Villains, d.Heroes = all, all
	left.each(func(n int) {
		c := &casts[n]
		var liars game.Seats
		for seat := range game.Seat(v.Seats) {
			d.Possible[seat] = d.Possible[seat].With(c[seat])
			if c[seat].Villain() {
				d.Heroes = d.Heroes.Without(seat)
			} else {
				d.Villains = d.Villains.Without(seat)
			}
		}
		for i := range v.Past {
			switch t := &v.History[i]; {
			case t.answered() && t.true(c):
				truths[i] = true
			case t.answered():
				lies[i], liars = true, liars.With(t.Target)
			case t.wrong() && c[t.Seat].Villain():
				liars = liars.With(t.Seat)
			}
		}
		lied[liars] = true
	})
	for i := range v.Past {
		switch {
		case truths[i] && !lies[i]:
			d.Answers[i] = TrueAnswer
		case lies[i] && !truths[i]:
			d.Answers[i] = FalseAnswer
		}
	}
	d.Either = either(v.Seats, &lied)
	return d
}

// Clashes are the pairs of answers of two seats, by their turns, of which each may be true, but never both: that
// follows from all that a viewer was told and from what it supposes (G7, G8).
func Clashes(v *View, suppose ...Supposition) (pairs [][2]int) {
	casts, left := leftBy(v, suppose)
	var honest [MaxTurns]castSet
	for i := range v.Past {
		if t := &v.History[i]; t.answered() {
			left.each(func(n int) {
				if t.true(&casts[n]) {
					honest[i][n/64] |= 1 << (n % 64)
				}
			})
		}
	}
	for b := range v.Past {
		for a := range b {
			if v.History[a].Target != v.History[b].Target && honest[a].len() > 0 && honest[b].len() > 0 &&
				!honest[a].meets(&honest[b]) {
				pairs = append(pairs, [2]int{a, b})
			}
		}
	}
	return pairs
}

// meets reports whether a cast is in both sets.
func (s *castSet) meets(o *castSet) bool {
	for i := range s {
		if s[i]&o[i] != 0 {
			return true
		}
	}
	return false
}

// either are the pairs of which every set of liars has one, and neither is in all of them.
func either(seats int, lied *[1 << game.MaxSeats]bool) (pairs [][2]game.Seat) {
	always := game.Seats(1)<<seats - 1
	for set := range game.Seats(1 << seats) {
		if lied[set] {
			always &= set
		}
	}
	for a := range game.Seat(seats) {
		for b := a + 1; int(b) < seats; b++ {
			pair, holds := game.SeatsOf(a, b), always&game.SeatsOf(a, b) == 0
			for set := range game.Seats(1 << seats) {
				holds = holds && (!lied[set] || set&pair != 0)
			}
			if holds {
				pairs = append(pairs, [2]game.Seat{a, b})
			}
		}
	}
	return pairs
}

// WhyNot gives facts from which alone it follows that a seat is not a character, and none of which can be left out; nil
// where it may be that character. What is supposed comes last.
func WhyNot(v *View, seat game.Seat, r Role, suppose ...Supposition) []Fact {
	casts := Casts(v.Seats)
	facts := factsOf(v, suppose)
	// What the seat itself has said is the plainest reason after what is known for sure.
	slices.SortStableFunc(facts, func(a, b Fact) int { return a.plain(seat) - b.plain(seat) })
	// what follows from some of the facts: whether a cast is left in which the seat has the character.
	possible := func(skip int) bool {
		left := everyCast(casts)
		for i, f := range facts {
			if i != skip {
				left.keep(casts, v, f)
			}
		}
		left.keep(casts, v, Fact{Kind: FactKnown, Seat: seat, Role: r})
		return left.len() > 0
	}
	if possible(-1) {
		return nil
	}
	// What was told last is left out first: the oldest facts are those that a player remembers as the reason.
	for i := len(facts) - 1; i >= 0; i-- {
		if !possible(i) {
			facts = append(facts[:i], facts[i+1:]...)
		}
	}
	return facts
}

// leftBy are all casts of a table, and those of them that what was told and is supposed leaves.
func leftBy(v *View, suppose []Supposition) (casts []Assignment, left castSet) {
	casts = Casts(v.Seats)
	left = everyCast(casts)
	for _, f := range factsOf(v, suppose) {
		left.keep(casts, v, f)
	}
	return casts, left
}

// factsOf lists what a viewer was told about who is who, and what it supposes.
func factsOf(v *View, suppose []Supposition) (facts []Fact) {
	for seat := range game.Seat(v.Seats) {
		if r := v.Players[seat].Role; r != NoRole {
			facts = append(facts, Fact{Kind: FactKnown, Seat: seat, Role: r})
		}
	}
	for i := range v.Past {
		switch t := &v.History[i]; {
		case t.answered():
			facts = append(facts, Fact{Kind: FactAnswer, Seat: t.Target, Turn: i})
		case t.wrong():
			facts = append(facts, Fact{Kind: FactArrest, Seat: t.Seat, Turn: i})
		}
	}
	for _, s := range suppose {
		facts = append(facts, Fact{Kind: FactSupposed, Seat: s.Seat, Role: s.Role, Turn: s.Turn})
	}
	return facts
}

// plain orders facts by how plain a reason they are for what a seat is not.
func (f *Fact) plain(seat game.Seat) int {
	switch {
	case f.Kind == FactKnown:
		return 0
	case f.Kind == FactAnswer && f.Seat == seat:
		return 1
	}
	return 2
}

// answered reports whether a question was answered in a turn.
func (t *Turn) answered() bool { return t.Deed == DeedAsk && t.Answered }

// wrong reports whether an arrest that was wrong was made in a turn before the reveal.
func (t *Turn) wrong() bool { return t.Deed == DeedWrong && !t.Revealed }

// true reports whether the answer of a turn is true in a cast.
func (t *Turn) true(c *Assignment) bool { return (c[t.Target].Look(t.Trait) == t.Colour) == t.Yes }

// fits reports whether a fact agrees with a cast: heroes tell the truth and villains may lie (G7, G8); what a wrong
// arrest means is for House.Denies to say.
func (f *Fact) fits(v *View, c *Assignment) bool {
	t := &v.History[f.Turn]
	switch {
	case f.Kind == FactKnown, f.Kind == FactSupposed && f.Role != NoRole:
		return c[f.Seat] == f.Role
	case f.Kind == FactSupposed:
		return !t.true(c)
	case f.Kind == FactAnswer:
		return c[t.Target].Villain() || t.true(c)
	}
	return !v.Denies(t, c[t.Seat], c[t.Target])
}

// Casts lists every way in which the characters can sit at a table of that many seats, in a fixed order. It is not to
// be changed.
func Casts(seats int) []Assignment { return allCasts[seats]() }

// allCasts list, by the number of seats, every way in which the characters can sit at a table.
var allCasts = func() (lists [game.MaxSeats + 1]func() []Assignment) {
	for seats := range lists {
		lists[seats] = sync.OnceValue(func() []Assignment { return arrange(nil, Assignment{}, seats, InPlay(seats)) })
	}
	return lists
}()

// arrange appends every order of the characters that are left on the seats that are.
func arrange(all []Assignment, c Assignment, seats int, left RoleSet) []Assignment {
	if left == 0 {
		return append(all, c)
	}
	for r := Adler; r < roleEnd; r++ {
		if left.Has(r) {
			c[seats-left.Len()] = r
			all = arrange(all, c, seats, left.Without(r))
		}
	}
	return all
}

// castSet is a set of the casts at a table, by their numbers: 720 at most.
type castSet [12]uint64

// everyCast is the set of all.
func everyCast(casts []Assignment) (s castSet) {
	for n := range casts {
		s[n/64] |= 1 << (n % 64)
	}
	return s
}

// keep leaves the casts that agree with a fact.
func (s *castSet) keep(casts []Assignment, v *View, f Fact) {
	s.each(func(n int) {
		if !f.fits(v, &casts[n]) {
			s[n/64] &^= 1 << (n % 64)
		}
	})
}

// each gives the numbers of the casts.
func (s *castSet) each(yield func(n int)) {
	for i, word := range s {
		for ; word != 0; word &= word - 1 {
			yield(i*64 + bits.TrailingZeros64(word))
		}
	}
}

// len counts the casts.
func (s *castSet) len() (n int) {
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}
