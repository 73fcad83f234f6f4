package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// touch is what a sentence of the log means to somebody whom it names.
type touch uint8

const (
	hit touch = iota
	luck
	asked
)

// touches are the sentences that somebody of the cast may remark on: whom they touch, counted among the seats that they
// name, how, and whether that is one of the great moments of a match. All of them are told to everybody at the table.
var touches = map[string]struct {
	named int
	how   touch
	great bool
}{
	"log.kompromat.bust": {0, hit, true}, "log.kompromat.marks": {0, hit, false},
	"log.kompromat.perfect": {0, luck, true}, "log.kompromat.won": {0, luck, true},
	"log.kompromat.won.cards": {0, luck, true},
	"log.topsecret.destroyed": {0, hit, true}, "log.topsecret.forgot": {0, hit, false},
	"log.topsecret.stolen": {1, hit, true},
	"log.topsecret.spared": {0, luck, false}, "log.topsecret.paired": {0, luck, true},
	"log.getadler.asked": {1, asked, false}, "log.getadler.looked": {1, hit, false}, "log.getadler.spied": {1, hit, false},
	"log.getadler.wrong": {1, hit, true}, "log.getadler.wrong.alone": {0, hit, true}, "log.getadler.right": {1, hit, true},
	"log.getadler.stunned": {0, hit, false}, "log.getadler.looted": {1, hit, false},
	"log.getadler.freed.unfollowed": {0, luck, true}, "log.getadler.freed.disguised": {0, luck, true},
	"log.getadler.freed.bombed": {0, luck, true},
	"log.getadler.freed.drawn":  {0, luck, true}, "log.getadler.out.outshot": {0, hit, true},
	"log.getadler.out.caught": {0, hit, true},
}

// turns are the sentences with which the match goes on to something else: a remark on what was before does not outlast
// them.
var turns = map[string]bool{
	"log.kompromat.round": true, "log.kompromat.opened": true, "log.topsecret.game": true, "log.topsecret.turn": true,
	"log.getadler.turn": true,
}

// remarkKeys are the message keys of what somebody says of it, behind «cast», a point and the name.
var remarkKeys = [...][]string{hit: {".hit.1", ".hit.2"}, luck: {".luck.1", ".luck.2"}, asked: {".asked.1", ".asked.2"}}

// remarks are what the cast says of what happens to them, from what everybody at the table was told: one at a time,
// nothing twice in a match, and of small things each at most at every third that touches them. They hold nothing up.
type remarks struct {
	table *Table
	// touched counts what has happened to each seat since it spoke, all what has happened since anybody did; said counts
	// what each has said, by what it was about, great reports whether any of that was about a great moment.
	touched [game.MaxSeats]int
	all     int
	said    [game.MaxSeats][len(remarkKeys)]int
	great   [game.MaxSeats][len(remarkKeys)]bool
	spoken  bool
	// felt is how what last happened to a seat touched it, until that tick.
	felt  [game.MaxSeats]touch
	until [game.MaxSeats]int
	// speaker says text, NoSeat for nobody, and has been seen to for age ticks. Fresh is it while the beat runs that it is
	// about, whose peak it waits for, and over when the match has gone on to something else.
	speaker     game.Seat
	age         int
	fresh, over bool
	slip        slip
}

// turn reports that the next beat begins.
func (r *remarks) turn() { r.fresh = false }

// told takes a sentence about what is shown.
func (r *remarks) told(l game.Line) {
	t := r.table
	r.over = r.over || turns[l.Key] && !r.fresh
	what, ok := touches[l.Key]
	if !ok {
		return
	}
	seat := named(l, what.named)
	if !seat.Sits(len(t.Seats.Names)) {
		return
	}
	if t.Stage.Tick >= r.until[seat] {
		r.felt[seat], r.until[seat] = what.how, t.Stage.Tick+feelingTicks
	}
	r.over = r.over || seat != r.speaker && !r.fresh
	r.all++
	if r.touched[seat]++; !t.Stage.Settings.Remarks || t.Desk.Course != nil || t.Seats.Persons.Has(seat) {
		return
	}
	who, keys := t.Seats.Player(seat).Character, remarkKeys[what.how]
	if who == "" || !r.may(seat, what.how, what.great) {
		return
	}
	key := keys[r.said[seat][what.how]]
	r.touched[seat], r.all, r.spoken = 0, 0, true
	r.said[seat][what.how]++
	r.great[seat][what.how] = r.great[seat][what.how] || what.great
	r.speaker, r.age, r.fresh, r.over = seat, 0, true, false
	r.slip.table, r.slip.shy, r.slip.text, r.slip.foot = t, true, t.Say("cast."+who+key), t.Seats.Names[seat]
	t.Stage.AnnounceOf(seat, stage.Happened, t.Say("cast.says", game.Text(r.slip.foot), game.Text(r.slip.text)))
}

// may reports whether somebody speaks of what touches them. Nobody does in the same beat as somebody else. A great
// moment needs only that others have passed in silence; small ones leave it the last line, and come at every third
// thing at most.
func (r *remarks) may(seat game.Seat, how touch, great bool) bool {
	left := len(remarkKeys[how]) - r.said[seat][how]
	switch {
	case left == 0 || r.speaker != NoSeat && r.fresh:
		return false
	case great && !r.great[seat][how]:
		return !r.spoken || r.all >= remarkGreat
	case great:
		return r.touched[seat] >= remarkAgain
	case how != asked && left == 1 && !r.great[seat][how]:
		return false
	}
	return r.all >= remarkEvery && (r.touched[seat] >= remarkEvery || !r.hasSpoken(seat))
}

// hasSpoken reports whether a seat has said anything in this match.
func (r *remarks) hasSpoken(seat game.Seat) bool { return r.said[seat] != [len(remarkKeys)]int{} }

// named is the n-th seat that a sentence names, counted from 0; NoSeat where it names fewer.
func named(l game.Line, n int) game.Seat {
	for _, a := range l.Args {
		if a.Kind != game.ArgSeat {
			continue
		}
		if n == 0 {
			return game.Seat(a.N)
		}
		n--
	}
	return NoSeat
}

// feels tells how what has just happened to a seat touched it, and whether anything did. With reduced motion that stays
// until something else happens to it.
func (r *remarks) feels(seat game.Seat) (how touch, felt bool) {
	return r.felt[seat], r.table.Stage.Tick < r.until[seat] || r.until[seat] > 0 && r.table.Stage.Still()
}

// update puts away what has been read, and lets faces be at rest again. What is said waits for the light after a peak
// of its own beat, and for another only where nobody has seen it yet: else that puts it away.
func (r *remarks) update() {
	for _, until := range r.until {
		if until == r.table.Stage.Tick {
			r.table.Stage.Redraw()
		}
	}
	if r.speaker == NoSeat {
		return
	}
	if r.table.show.peaking().Kind != 0 {
		if !r.fresh && (r.age > remarkLooks || r.over) {
			r.clear()
		}
		return
	}
	if r.age++; r.age > remarkTicks || r.over && r.age > remarkLeast {
		r.clear()
	} else if r.slip.hidden && r.age%remarkLooks == 0 {
		r.table.Stage.Redraw()
	}
}

// clear puts it away.
func (r *remarks) clear() {
	if r.speaker != NoSeat {
		r.speaker = NoSeat
		r.table.Stage.Redraw()
	}
}

// draw shows it near the one who says it, where that covers nothing that is to be read or pressed: it is spoken and
// captioned anyhow.
func (r *remarks) draw(l *display.List) {
	t := r.table
	if r.speaker == NoSeat || t.game.Place == nil || t.show.peaking().Kind != 0 {
		return
	}
	if place := t.game.Place(r.speaker); !place.Empty() {
		r.slip.beside(l, place, r.age/remarkLooks)
	}
}
