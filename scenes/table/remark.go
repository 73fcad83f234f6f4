package table

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

// touches are the sentences that somebody of the cast may remark on: whom they touch, counted among the seats that they name,
// and how. All of them are told to everybody at the table.
var touches = map[string]struct {
	named int
	how   touch
}{
	"log.kompromat.bust": {0, hit}, "log.kompromat.marks": {0, hit},
	"log.kompromat.perfect": {0, luck}, "log.kompromat.won": {0, luck}, "log.kompromat.won.cards": {0, luck},
	"log.topsecret.destroyed": {0, hit}, "log.topsecret.forgot": {0, hit}, "log.topsecret.stolen": {1, hit},
	"log.topsecret.spared": {0, luck}, "log.topsecret.paired": {0, luck},
	"log.getadler.asked": {1, asked}, "log.getadler.looked": {1, hit}, "log.getadler.spied": {1, hit},
	"log.getadler.wrong": {1, hit}, "log.getadler.stunned": {0, hit}, "log.getadler.looted": {1, hit},
	"log.getadler.freed.unfollowed": {0, luck}, "log.getadler.freed.disguised": {0, luck}, "log.getadler.freed.bombed": {0, luck},
	"log.getadler.freed.drawn": {0, luck}, "log.getadler.out.outshot": {0, hit}, "log.getadler.out.caught": {0, hit},
}

// remarkKeys are the message keys of what somebody says of it, behind «cast», a point and the name.
var remarkKeys = [...][]string{hit: {".hit.1", ".hit.2"}, luck: {".luck.1", ".luck.2"}, asked: {".asked.1", ".asked.2"}}

// remarks are what the cast says of what happens to them, from what everybody at the table was told: one at a time, each at
// most at every third thing that touches them, and nothing twice in a match. They hold nothing up.
type remarks struct {
	table *Table
	// touched counts what has happened to each seat since it spoke, all what has happened since anybody did; said counts what
	// each has said, by what it was about.
	touched [game.MaxSeats]int
	all     int
	said    [game.MaxSeats][len(remarkKeys)]int
	// felt is how what last happened to a seat touched it, until that tick.
	felt  [game.MaxSeats]touch
	until [game.MaxSeats]int
	// speaker says text since that tick; NoSeat for nobody.
	speaker game.Seat
	since   int
	slip    slip
}

// told takes a sentence about what is shown.
func (r *remarks) told(l game.Line) {
	t := r.table
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
	r.all++
	if r.touched[seat]++; !t.Stage.Settings.Remarks || t.Desk.Course != nil || t.Seats.Persons.Has(seat) {
		return
	}
	who, keys := t.Seats.Player(seat).Character, remarkKeys[what.how]
	n := r.said[seat][what.how]
	if who == "" || n == len(keys) || r.all < remarkEvery || r.touched[seat] < remarkEvery && r.hasSpoken(seat) {
		return
	}
	r.touched[seat], r.all = 0, 0
	r.said[seat][what.how]++
	r.speaker, r.since = seat, t.Stage.Tick
	r.slip.table, r.slip.shy, r.slip.text, r.slip.foot = t, true, t.Say("cast."+who+keys[n]), t.Seats.Names[seat]
	t.Stage.AnnounceOf(seat, stage.Happened, t.Say("cast.says", game.Text(r.slip.foot), game.Text(r.slip.text)))
}

// hasSpoken tells whether a seat has said anything in this match.
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

// feels tells how what has just happened to a seat touched it, and whether anything did. With reduced motion that stays until
// something else happens to it.
func (r *remarks) feels(seat game.Seat) (how touch, felt bool) {
	return r.felt[seat], r.table.Stage.Tick < r.until[seat] || r.until[seat] > 0 && r.table.Stage.Still()
}

// update puts away what has been read, and lets faces be at rest again.
func (r *remarks) update() {
	for _, until := range r.until {
		if until == r.table.Stage.Tick {
			r.table.Stage.Redraw()
		}
	}
	if r.speaker != NoSeat && r.table.Stage.Tick-r.since > remarkTicks {
		r.clear()
	}
}

// clear puts it away.
func (r *remarks) clear() {
	if r.speaker != NoSeat {
		r.speaker = NoSeat
		r.table.Stage.Redraw()
	}
}

// draw shows it near the one who says it, where that covers nothing that is to be read or pressed: it is spoken and captioned
// anyhow.
func (r *remarks) draw(l *display.List) {
	t := r.table
	if r.speaker == NoSeat || t.game.Place == nil {
		return
	}
	if t.show.peaking().Kind != 0 {
		r.since = t.Stage.Tick // It waits until the light is there again.
		return
	}
	if place := t.game.Place(r.speaker); !place.Empty() {
		r.slip.beside(l, place)
	}
}
