package getadler

import "safehouse/game"

// Assignment says who is who: a character for each seat, NoRole for seats that are not at the table or have not been
// dealt one.
type Assignment [game.MaxSeats]Role

// Assignments appends every assignment of characters that agrees with all that the viewer knows: its own character,
// those revealed, all answers and all arrests. Heroes tell the truth and villains may lie; a hero's wrong arrest means
// that the accused is not the villain meant, which is no villain at all where nobody was named; without bluffs an
// arrester is a hero (G5).
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
	view   *View
	now    Assignment
	wrong  [MaxTurns]wrong
	wrongs int
	out    *assignments
	found  int
}

// wrong is a wrong arrest; meant are the villains that the accused is not, unless the arrester is one himself.
type wrong struct {
	arrester, accused game.Seat
	meant             RoleSet
}

const villains = RoleSet(1<<Adler | 1<<Collins)

func (f *finder) wrongArrests() {
	if f.view.Revealed {
		return
	}
	for i := range f.view.Past {
		t := &f.view.History[i]
		if t.Deed != DeedWrong {
			continue
		}
		w := wrong{t.Seat, t.Target, villains}
		if t.Role != NoRole {
			w.meant = RoleSet(0).With(t.Role)
		}
		f.wrong[f.wrongs] = w
		f.wrongs++
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

// fits tells whether the arrests between seats up to this one agree with the characters there.
func (f *finder) fits(seat game.Seat) bool {
	for i := range f.wrongs {
		w := &f.wrong[i]
		if max(w.arrester, w.accused) != seat && (!f.view.NoBluff || w.arrester != seat) {
			continue
		}
		arrester := f.now[w.arrester]
		if f.view.NoBluff && arrester.Villain() {
			return false
		}
		if max(w.arrester, w.accused) == seat && !arrester.Villain() && w.meant.Has(f.now[w.accused]) {
			return false
		}
	}
	return true
}
