package match

import (
	"safehouse/game"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Holder is whom the screen belongs to: one seat, or the Table, and whether the cards of that seat lie open. It changes
// hands through the curtain only.
type Holder struct {
	stage *stage.Stage
	seats *Seats
	turn  *turn
	// private reports whether what a seat is asked may be seen by nobody else.
	private func(game.Seat) bool
	// conceal puts away what was composed for the eyes before, of a match of which so many moves have been shown.
	conceal func(before Sight, shown int)

	seat game.Seat
	// toggled and held open the holder's cards where two persons play.
	toggled, held bool
	// pressed is when the button that opens them went down, never while it is up. alive is when somebody last gave a sign
	// of life.
	pressed, alive stage.Moment
	// covered reports that something lies over the table that closes the cards, barred that what is held down opens
	// nothing until it is let go. size is that of the screen.
	covered, barred bool
	size            [2]float64
	// lookedAt is the number of the decision during which the holder's cards were last open, -1 for never.
	lookedAt int
	// saw is the number of moves that each seat has seen, heard that of the sentences about who plays.
	saw, heard [game.MaxSeats]int
	// had are the seats that have had the screen.
	had game.Seats
	// since is the number of moves that whoever has the screen knew of when it came, or when that person moved last: the
	// log marks what has happened since.
	since int
	// taken reports that somebody has had the screen: what was shown before, the deal, was shown to everybody.
	taken bool
}

// Sight is for whom the screen is drawn: the viewer whose cards may be seen on it, and its audience, the one person to
// whom everything is told, the Table where others look on.
type Sight struct{ Viewer, Audience game.Seat }

// Sights is for whom the screen is drawn now.
func (h *Holder) Sights() Sight {
	s := Sight{h.Sight(), game.Public}
	if h.Alone() {
		s.Audience = s.Viewer
	}
	return s
}

// Open reports whether the cards of the person asked are to be seen. One person alone needs no curtain.
func (h *Holder) Open() bool {
	switch {
	case h.covered:
		return false
	case h.Alone():
		return true
	}
	return h.CanPeek() && (h.toggled || h.held)
}

// Sight is the viewer that the screen is drawn for.
func (h *Holder) Sight() game.Seat {
	if h.Open() {
		return h.seat
	}
	return game.Public
}

// Mine reports whether the person asked may act here and now.
func (h *Holder) Mine() bool {
	asked := h.turn.asked
	if !h.seats.Persons.Has(asked) {
		return false
	}
	return h.Alone() || !h.handed(asked) || h.seat == asked
}

// handed reports whether a person who shares the screen answers only once it was handed over: where what is asked is
// private, and, whatever is asked, where the person is the only one left of several: it is to be that person who plays
// on.
func (h *Holder) handed(seat game.Seat) bool { return h.seats.Persons.Len() == 1 || h.private(seat) }

// CurtainNext reports whether the screen is about to be handed over: nobody then sees the table any more.
func (h *Holder) CurtainNext() bool {
	asked := h.turn.asked
	return h.Shared() && h.seats.Persons.Has(asked) && h.handed(asked) && h.seat != asked
}

// handOver reports whether the screen must be handed over now. Where what is asked is asked in front of all, everybody
// has seen what is public: they sit at the same screen.
func (h *Holder) handOver() bool {
	if asked := h.turn.asked; h.Shared() && h.seats.Persons.Has(asked) && !h.handed(asked) {
		for seat := range h.saw {
			h.saw[seat], h.heard[seat] = h.turn.Moves(), len(h.seats.said)
		}
	}
	return h.CurtainNext()
}

// CanPeek reports whether there is a hand that can be opened and closed: none is while its holder is asked in front of
// all.
func (h *Holder) CanPeek() bool {
	asked := h.turn.asked
	return h.Shared() && h.seats.Persons.Has(asked) && h.seat == asked && h.handed(asked)
}

// Looked reports whether the person asked has had the cards open since the question was put. That is public: who sits
// beside the screen sees it happen.
func (h *Holder) Looked() bool { return h.Open() || h.lookedAt == h.turn.decision }

// Seat is the one that the screen belongs to, the Table where it belongs to nobody.
func (h *Holder) Seat() game.Seat { return h.seat }

// Had reports whether a seat has had the screen since the match was laid on the table.
func (h *Holder) Had(seat game.Seat) bool { return h.had.Has(seat) }

// Since is the number of moves that whoever has the screen knew of when it came, or when that person moved last.
func (h *Holder) Since() int { return h.since }

// Alone reports that one person plays and has the screen: nothing on it is hidden from that person.
func (h *Holder) Alone() bool { return h.seats.Persons.Len() == 1 && h.seat == h.seats.Persons.First() }

// Reader is the one person who plays and has the screen: what stands there may call that person «you». It is the Table
// where others look on, or nobody plays.
func (h *Holder) Reader() game.Seat {
	if h.Alone() {
		return h.seat
	}
	return game.Public
}

// Reads reports whether the person on a seat is the only one at the screen.
func (h *Holder) Reads(seat game.Seat) bool { return h.Alone() && seat == h.seat }

// Shared reports that persons play who must be shielded from each other: each has the screen only from a curtain on.
// One who is left of several takes the screen through the curtain once more, and then plays alone.
func (h *Holder) Shared() bool { return h.seats.Persons != 0 && !h.Alone() }

// Privately reports whether cards lie open that only one of several persons may see.
func (h *Holder) Privately() bool { return h.Shared() && h.Open() }

// PeekTakesSpace reports whether the space bar opens the cards and so presses nothing: in a match that more than one
// person began, whatever is asked. Who is used to look with it must never answer by it.
func (h *Holder) PeekTakesSpace() bool { return h.seats.Hosts.Len() > 1 }

// change does what may give the screen other eyes, and conceals what was composed for those before where it did. It is
// the only way in which a holder, or what that person may see, changes. Of the match so many moves have been shown
// then.
func (h *Holder) change(shown int, do func()) {
	before := h.Sights()
	if do(); h.Sights() != before {
		h.conceal(before, shown)
	}
}

// update opens and closes the holder's cards: held open by a key or turned over by it, as the settings say; down
// reports that the button that opens them is held down. They close by themselves when the window loses the focus, when
// the display changes and after a while without a sign of life; a key that is still held then opens nothing.
func (h *Holder) update(in *input.Frame, down bool) {
	if in.Alive() {
		h.alive = h.stage.Moment()
	}
	set := &h.stage.Settings
	switch {
	case !down || set.PeekToggle:
		if !in.Released {
			h.pressed = stage.Moment{}
		}
	case h.pressed == stage.Moment{}:
		h.pressed = h.stage.Moment()
	}
	holding := in.Down.Has(input.Peek) || h.long() && in.Held
	h.change(h.turn.Moves(), func() {
		if set.PeekToggle {
			holding = false
			if in.Just.Has(input.Peek) && h.CanPeek() {
				h.toggled = !h.toggled
			}
		}
		h.barred = h.barred && !in.Just.Has(input.Peek) // What is pressed anew opens, also in the first tick of all.
		if h.mustClose(in) {
			h.toggled, h.barred = false, true
		}
		// What another person holds down opens nothing of the holder's afterwards.
		other := h.turn.asked != h.seat && h.seats.Persons.Has(h.turn.asked)
		h.barred = (h.barred || other) && holding
		h.held = holding && !h.barred && h.CanPeek()
	})
	if h.Open() {
		h.lookedAt = h.turn.decision
	}
}

// mustClose reports that open cards close by themselves. The press that brought the window its focus opens none: what
// has been looked at cannot be taken back.
func (h *Holder) mustClose(in *input.Frame) bool {
	size := [2]float64{h.stage.Metrics.W, h.stage.Metrics.H}
	changed := h.size != size
	h.size = size
	idle := HideTicks(&h.stage.Settings)
	if idle == 0 && h.held {
		idle = heldTicks // A key that is let go over another window may be taken for one that is held, for ever.
	}
	return changed || in.LostFocus || !in.Focused || in.Brought ||
		idle > 0 && h.stage.AtMost(h.alive) > stage.TickTime(idle)
}

// long reports whether the button that opens the cards has been held down for so long that it is a hold.
func (h *Holder) long() bool {
	return h.pressed != stage.Moment{} && h.stage.AtMost(h.pressed) > stage.TickTime(HoldTicks)
}

// toggle opens the holder's cards or closes them; letting go of a button held down long only closes them, where holding
// opens.
func (h *Holder) toggle() {
	if h.long() {
		h.pressed = stage.Moment{}
		return
	}
	h.change(h.turn.Moves(), func() { h.toggled = !h.toggled })
	h.alive = h.stage.Moment()
}

// Cover closes the cards while something lies over the table, also those of one who is left of several persons.
func (h *Holder) Cover() {
	h.change(h.turn.Moves(), func() {
		h.toggled, h.held, h.barred = false, false, true
		h.covered = h.seats.Hosts.Len() > 1
	})
}

// Uncover lets the one who plays alone see the own cards again.
func (h *Holder) Uncover() { h.change(h.turn.Moves(), func() { h.covered = false }) }

// Take gives the screen to a seat that has come through the curtain, its cards open or not.
func (m *Match) Take(seat game.Seat, open bool) {
	h, moves := m.Holder, m.session.Len()
	before := h.Sights()
	if h.seat != game.Public { // Whoever had it until now has seen what there was to see.
		m.leave()
	}
	if !h.taken { // Until now all at the screen have seen what there was to see.
		for other := range h.saw {
			h.saw[other] = max(h.saw[other], moves)
		}
	}
	h.seat, h.toggled, h.held, h.barred, h.taken = seat, open, false, true, true
	h.alive = m.Stage.Moment()
	m.Near, h.had = seat, h.had.With(seat)
	h.heard[seat] = len(m.Seats.said)
	h.since, h.saw[seat] = h.saw[seat], moves
	m.saw(seat, moves)
	m.conceal(before, moves)
}

// release has the cards of a holder who is no longer asked in private lie face down again, as everyone saw them before
// the moves that are about to be shown. The screen stays the holder's until another person takes it through the
// curtain: whoever is asked again, with nobody behind the curtain in between, goes on, as cards that lie face down are
// as safe there. Where codes are asked for, these are asked for again.
func (m *Match) release(before int) {
	h := m.Holder
	switch {
	case !h.Shared() || h.seat == game.Public:
		return
	case m.asked == h.seat && h.handed(m.asked):
		if h.Open() && m.game.Closes() {
			h.change(before, h.close)
		}
		return
	case m.asked != NoSeat && !m.LockOf(h.seat).Asks():
		h.change(before, h.close)
		m.screen.gone()
	default:
		h.change(before, m.leave)
	}
	m.show.Cut(game.Public, before)
}

// close turns the holder's cards face down.
func (h *Holder) close() { h.toggled, h.held = false, false }

// gone leaves nothing of what the pointer of the one at the screen was on.
func (s *Screen) gone() {
	if s.Left != nil {
		s.Left()
	}
}

// leave takes the screen from its holder, who has seen what there was to see.
func (m *Match) leave() {
	h := m.Holder
	if h.seat != game.Public {
		h.saw[h.seat], h.heard[h.seat] = m.session.Len(), len(m.Seats.said)
		m.saw(h.seat, m.session.Len())
	}
	h.seat = game.Public
	h.close()
	m.screen.gone()
}

// comeBack has the log mark, for one who comes back alone to a match of that many moves, what has happened since the
// last own move.
func (h *Holder) comeBack(begun int) {
	h.since = begun
	for h.Alone() && h.since > 0 {
		if h.since--; len(h.turn.session.MoveTextsAt(h.seat, h.since)) > 0 {
			return
		}
	}
}

// heardUntil takes for heard what was said before the last of the moves that each seat has seen: what was said after it
// may have been said to others.
func (h *Holder) heardUntil() {
	for seat := range h.heard {
		for _, said := range h.seats.said {
			if said.moves < h.saw[seat] {
				h.heard[seat]++
			}
		}
	}
}
