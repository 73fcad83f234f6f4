package match

import "safehouse/game"

// A replay shows a match that is over as it was played: the match goes back to where so many moves had been made, is
// looked at with the eyes of a seat or of everybody, and is told on from there as if the next moves had just been made.

// Turn is what a replay shows at once: the moves of all seats that owed a decision at the same time, with those of
// Nature's upon them. So many moves had been made at its end.
type Turn struct {
	Seats game.Seats
	End   int
}

// Turns are those of a match that is over, the deal first.
func (t *turn) Turns() (all []Turn) {
	defer t.session.Rewind(t.session.Len())
	entries := t.session.Record()
	for n := 0; n < len(entries); {
		t.session.Rewind(n)
		one, owing := Turn{}, t.session.ToAct()
		for ; n < len(entries); n++ {
			seat := entries[n].Seat
			if seat == game.Nature {
				continue
			}
			if !owing.Has(seat) {
				break
			}
			owing, one.Seats = owing.Without(seat), one.Seats.With(seat)
		}
		one.End = n
		all = append(all, one)
	}
	return all
}

// AtEnd does something with the match as it was at its end.
func (t *turn) AtEnd(do func()) {
	n := t.session.Len()
	t.session.Rewind(len(t.session.Record()))
	do()
	t.session.Rewind(n)
}

// See gives the screen to the eyes of a seat, as if a person there played alone, or to those of everybody.
func (m *Match) See(eyes game.Seat) {
	before, in, h := m.Holder.Sights(), m.Seats, m.Holder
	in.Persons, h.seat = 0, game.Public
	if eyes.Sits(len(in.Names)) {
		in.Persons, h.seat, m.Near = game.SeatsOf(eyes), eyes, eyes
	}
	in.Hosts = in.Persons
	m.refresh(false)
	m.conceal(before, m.session.Len())
}

// Rewind goes to where n moves had been made. What is shown stays as it is.
func (m *Match) Rewind(n int) {
	m.session.Rewind(n)
	m.Answer.Clear()
	m.Holder.since, m.aside = n, false
	m.refresh(false)
}

// Replay makes the moves of some seats again, up to that number of moves, and queues what is to be seen of them.
func (m *Match) Replay(seats game.Seats, n int) {
	before := m.session.Len()
	m.session.Rewind(n)
	m.moved(seats, before)
	m.Holder.since = before
}
