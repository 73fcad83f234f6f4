package getadler

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"safehouse/game"
)

// Sample returns a state that the viewer cannot tell from the true one: characters drawn from all assignments that the
// viewer cannot rule out, each as likely as any other, and cards dealt as its traces allow. What others know of cards
// is not drawn: in a sample each of them knows its own hand.
func (Rules) Sample(v *View, rng *rand.Rand) State {
	var all assignments
	found := all.find(v)
	s := State{
		deck: deck{discard: tallyOf(&v.Discard)}, history: history{past: v.History, turns: uint8(v.Past)}, fight: v.Fight,
		cast:      cast{seats: uint8(v.Seats), roles: found[rng.IntN(len(found))], attempted: v.Attempted},
		abilities: v.Abilities, mission: v.Mission, quick: v.Quick, House: v.House, branch: v.Branch,
		phase: v.Phase, dealt: uint8(v.Dealt), hour: uint8(v.Hour), owed: uint8(v.Owed),
		first: v.First, current: v.Current, waiting: v.ToAct,
		reason: v.Reason, winners: v.Winners, shown: v.Shown, shownBy: v.ShownBy,
	}
	if v.Revealed {
		s.turned = s.all()
	}
	for seat := range game.Seat(v.Seats) {
		p := &v.Players[seat]
		s.answers[seat] = p.Answers
		if p.Out {
			s.out = s.out.With(seat)
		}
		if p.Eliminated {
			s.eliminated = s.eliminated.With(seat)
		}
	}
	s.learning = s.living()
	dealCards(&s, v, rng)
	backs := s.backs()
	for seat := range game.Seat(v.Seats) {
		if seat == v.Viewer {
			s.known[seat] = restoreTraces(v)
		} else if s.learning.Has(seat) {
			s.known[seat] = s.ownHand(seat, &backs)
		}
	}
	return s
}

// restoreTraces writes the viewer's traces back. Which of its labels of a kind is which does not matter.
func restoreTraces(v *View) (t traces) {
	at := 0
	var last Kind
	for _, trace := range v.Traces[:v.Traced] {
		if trace.Kind != last {
			last = trace.Kind
			at = int(spans[last].begin)
		}
		t.set(at, trace.Places)
		at++
	}
	return t
}

// placeEnd is the number of places where a card may be that does not lie open.
const placeEnd = int(awayBit) + 1

// dealer gives every trace of a view a place, so that every place gets as many cards as it has.
type dealer struct {
	view *View
	// at is the place of each trace; room is how many cards each place still takes, open the places that take any.
	at   [MaxCards]uint8
	room [placeEnd]int
	open Places
	// order are the traces in the order of placing; the first of them, sure in number, have one place only.
	order [MaxCards]uint8
	sure  int
	rng   *rand.Rand
}

const (
	// nowhere marks a trace without a place.
	nowhere = 255
	// mixes is the number of pairs that are tried, by trace that has a choice.
	mixes = 2
)

// dealCards deals what does not lie open: first at random where there is room, the traces of which most is known first,
// making room where there is none; then pairs of traces change places, which every deal that is possible is equally
// likely to come out of in the long run.
func dealCards(s *State, v *View, rng *rand.Rand) {
	d := dealer{view: v, rng: rng}
	for seat := range v.Seats {
		d.room[seat] = v.Players[seat].Cards
	}
	d.room[pileBit], d.room[awayBit] = v.Pile, v.Away
	for p, n := range d.room {
		if n > 0 {
			d.open |= 1 << p
		}
	}
	d.place()
	d.mix()
	for i, trace := range v.Traces[:v.Traced] {
		switch p := d.at[i]; p {
		case pileBit:
			s.pile.add(trace.Kind)
		case awayBit:
			s.away.add(trace.Kind)
		default:
			s.hands[game.Seat(p)].add(trace.Kind)
		}
	}
}

// place gives every trace a place.
func (d *dealer) place() {
	var begin [placeEnd + 2]int
	traces := d.view.Traces[:d.view.Traced]
	for i := range traces {
		d.at[i] = nowhere
		begin[traces[i].Places.count()+1]++
	}
	for n := range placeEnd {
		begin[n+1] += begin[n]
	}
	d.sure = begin[2]
	for i := range traces {
		n := traces[i].Places.count()
		d.order[begin[n]] = uint8(i)
		begin[n]++
	}
	for _, i := range d.order[:len(traces)] {
		d.placeOne(int(i))
	}
}

// placeOne puts a trace at one of its places that has room, each free room being equally likely.
func (d *dealer) placeOne(i int) {
	can := d.view.Traces[i].Places & d.open
	if can == 0 {
		d.makeRoom(i)
		return
	}
	total := 0
	for set := can; set != 0; set &= set - 1 {
		total += d.room[bits.TrailingZeros8(uint8(set))]
	}
	n := d.rng.IntN(total)
	for set := can; ; set &= set - 1 {
		p := bits.TrailingZeros8(uint8(set))
		if n -= d.room[p]; n < 0 {
			d.put(i, p)
			return
		}
	}
}

// put fills a free room.
func (d *dealer) put(i, p int) {
	d.at[i] = uint8(p)
	if d.room[p]--; d.room[p] == 0 {
		d.open &^= 1 << p
	}
}

// makeRoom puts a trace at a full place by moving others on: it searches, place by place, the shortest way to one that
// has room. There is one, since the traces of a view hold together in the truth at least.
func (d *dealer) makeRoom(i int) {
	var mover [placeEnd]int
	var queue [placeEnd]int
	reached := d.view.Traces[i].Places
	n := 0
	for set := reached; set != 0; set &= set - 1 {
		p := bits.TrailingZeros8(uint8(set))
		mover[p] = i
		queue[n] = p
		n++
	}
	for head := 0; head < n; head++ {
		from := queue[head]
		for j := range d.view.Traced {
			if int(d.at[j]) != from {
				continue
			}
			for set := d.view.Traces[j].Places &^ reached; set != 0; set &= set - 1 {
				p := bits.TrailingZeros8(uint8(set))
				reached |= 1 << p
				mover[p] = j
				queue[n] = p
				n++
				if d.open&(1<<p) != 0 {
					d.shift(p, &mover)
					return
				}
			}
		}
	}
}

// shift moves traces along the way that was found to a place with room.
func (d *dealer) shift(p int, mover *[placeEnd]int) {
	if d.room[p]--; d.room[p] == 0 {
		d.open &^= 1 << p
	}
	for {
		j := mover[p]
		from := d.at[j]
		d.at[j] = uint8(p)
		if from == nowhere {
			return
		}
		p = int(from)
	}
}

// mix lets pairs of traces change places where both may, which evens out what the order of placing favoured: every
// possible deal is as likely to be left by such a change as to be reached by it.
func (d *dealer) mix() {
	movable := d.order[d.sure:d.view.Traced]
	n := uint64(len(movable))
	for range mixes * len(movable) {
		r := d.rng.Uint64()
		a, b := movable[r>>32*n>>32], movable[r&(1<<32-1)*n>>32]
		p, q := d.at[a], d.at[b]
		if d.view.Traces[a].Places&(1<<q) != 0 && d.view.Traces[b].Places&(1<<p) != 0 {
			d.at[a], d.at[b] = q, p
		}
	}
}

// Assignment says who is who: a character for each seat, NoRole for seats that are not at the table or have not been
// dealt one.
type Assignment [game.MaxSeats]Role

// Assignments lists every assignment of characters that agrees with all that the viewer knows: its own character,
// those revealed, all answers and all arrests. Heroes tell the truth and villains may lie; what a wrong arrest means
// is for House.Denies to say.
func Assignments(v *View) []Assignment {
	var all assignments
	return slices.Clone(all.find(v))
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
