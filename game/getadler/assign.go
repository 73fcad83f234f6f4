package getadler

import "safehouse/game"

// Assignment says who is who: a character for each seat, NoRole for seats that are not at the table or have not been
// dealt one.
type Assignment [game.MaxSeats]Role

// Assignments appends every assignment of characters that agrees with all that the viewer knows: its own character,
// those revealed, all answers and all arrests. Heroes tell the truth and villains may lie; what a wrong arrest means
// is for House.Denies to say.
func Assignments(v *View, buf []Assignment) []Assignment {
	var all assignments
	return append(buf, all.find(v)...)
}

// assignments is room for all ways in which six characters sit at a table.
type assignments [720]Assignment

// find lists the assignments that agree with what a viewer knows.
func (all *assignments) find(v *View) []Assignment {
	f := finder{view: v, out: all}
	f.wrongArrests()
	f.sit(0, InPlay(v.Seats))
	return all[:f.found]
}

// finder seats characters one after another.
type finder struct {
	view *View
	now  Assignment
	// wrong are the wrong arrests, by their turns.
	wrong  [MaxTurns]*Turn
	wrongs int
	out    *assignments
	found  int
}

const villains = RoleSet(1<<Adler | 1<<Collins)

func (f *finder) wrongArrests() {
	if f.view.Revealed {
		return
	}
	for i := range f.view.Past {
		if t := &f.view.History[i]; t.Deed == DeedWrong {
			f.wrong[f.wrongs] = t
			f.wrongs++
		}
	}
}

// sit tries all characters on a seat that may be there.
func (f *finder) sit(seat int, free RoleSet) {
	if seat == f.view.Dealt {
		f.out[f.found] = f.now
		f.found++
		return
	}
	p := &f.view.Players[seat]
	can := free & (p.Answers | villains)
	if p.Role != NoRole {
		can &= RoleSet(0).With(p.Role)
	}
	for r := Adler; r < roleEnd; r++ {
		if !can.Has(r) {
			continue
		}
		f.now[seat] = r
		if f.fits(game.Seat(seat)) {
			f.sit(seat+1, free.Without(r))
		}
	}
	f.now[seat] = NoRole
}

// fits reports whether the arrests between seats up to this one agree with the characters there.
func (f *finder) fits(seat game.Seat) bool {
	for _, t := range f.wrong[:f.wrongs] {
		if max(t.Seat, t.Target) == seat && f.view.Denies(t, f.now[t.Seat], f.now[t.Target]) {
			return false
		}
	}
	return true
}
