package tabletop

import (
	"safehouse/game"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// screen says whom the screen belongs to: one seat, or the public. It changes hands through the curtain only.
type Eyes struct {
	table  *Table
	holder game.Seat
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
	// since is the number of moves that whoever has the screen knew of when it came, or when that person moved last: the
	// log marks what has happened since.
	since int
	// taken reports that somebody has had the screen: what was shown before, the deal, was shown to everybody.
	taken bool
}

// Open reports whether the cards of the person asked are to be seen. One person alone needs no curtain.
func (e *Eyes) Open() bool {
	s := e
	switch {
	case s.covered:
		return false
	case e.Alone():
		return true
	}
	return e.CanPeek() && (s.toggled || s.held)
}

// Sight is the viewer that the screen is drawn for.
func (e *Eyes) Sight() game.Seat {
	if e.Open() {
		return e.holder
	}
	return game.Public
}

// Mine reports whether the person asked may act here and now.
func (e *Eyes) Mine() bool {
	if !e.table.Seats.Persons.Has(e.table.asked) {
		return false
	}
	return e.Alone() || !e.handed(e.table.asked) || e.holder == e.table.asked
}

// handed reports whether a person who shares the screen answers only once it was handed over: where what is asked is
// private, and, whatever is asked, where the person is the only one left of several: it is to be that person who plays
// on.
func (e *Eyes) handed(seat game.Seat) bool {
	return e.table.Seats.Persons.Len() == 1 || e.table.game.Private(seat)
}

// CurtainNext reports whether the screen is about to be handed over: nobody then sees the table any more.
func (e *Eyes) CurtainNext() bool {
	asked := e.table.asked
	return e.Shared() && e.table.Seats.Persons.Has(asked) && e.handed(asked) && e.holder != asked
}

// CanPeek reports whether there is a hand that can be opened and closed.
func (e *Eyes) CanPeek() bool {
	return e.Shared() && e.table.Seats.Persons.Has(e.table.asked) && e.holder == e.table.asked
}

// Looked reports whether the person asked has had the cards open since the question was put. That is public: who sits
// beside the screen sees it happen.
func (e *Eyes) Looked() bool { return e.Open() || e.lookedAt == e.table.decision }

// Holder is the seat that the screen belongs to, Public where it belongs to nobody.
func (e *Eyes) Holder() game.Seat { return e.holder }

// sight is for whom the screen is drawn: the viewer whose cards may be seen on it, and its audience, the one person to
// whom everything is told, Public where others look on.
type sight struct{ viewer, audience game.Seat }

func (e *Eyes) sight() sight {
	s := sight{e.Sight(), game.Public}
	if e.Alone() {
		s.audience = s.viewer
	}
	return s
}

// change does what may give the screen other eyes, and conceals what was composed for those before where it did. It is
// the only way in which a holder, or what that person may see, changes. Of the match so many moves have been shown
// then.
func (e *Eyes) change(shown int, do func()) {
	before := e.sight()
	if do(); e.sight() != before {
		e.table.conceal(before, shown)
	}
}

// update opens and closes the holder's cards: held open by a key or turned over by it, as the settings say. They close
// by themselves when the window loses the focus, when the display changes and after a while without a sign of life; a
// key that is still held then opens nothing.
func (e *Eyes) update(in *input.Frame) {
	if in.Alive() {
		e.alive = e.table.Stage.Moment()
	}
	set := &e.table.Stage.Settings
	switch _, _, down := e.table.Page.State("peek"); {
	case !down || set.PeekToggle:
		if !in.Released {
			e.pressed = stage.Moment{}
		}
	case e.pressed == stage.Moment{}:
		e.pressed = e.table.Stage.Moment()
	}
	holding := in.Down.Has(input.Peek) || e.long() && in.Held
	e.change(e.table.session.Len(), func() {
		if set.PeekToggle {
			holding = false
			if in.Just.Has(input.Peek) && e.CanPeek() {
				e.toggled = !e.toggled
			}
		}
		e.barred = e.barred && !in.Just.Has(input.Peek) // What is pressed anew opens, also in the first tick of all.
		if e.mustClose(in) {
			e.toggled, e.barred = false, true
		}
		e.barred = e.barred && holding
		e.held = holding && !e.barred && e.CanPeek()
	})
	if e.Open() {
		e.lookedAt = e.table.decision
	}
}

// mustClose reports that open cards close by themselves. The press that brought the window its focus opens none: what
// has been looked at cannot be taken back.
func (e *Eyes) mustClose(in *input.Frame) bool {
	size := [2]float64{e.table.Stage.Metrics.W, e.table.Stage.Metrics.H}
	changed := e.size != size
	e.size = size
	idle := HideTicks(&e.table.Stage.Settings)
	if idle == 0 && e.held {
		idle = heldTicks // A key that is let go over another window may be taken for one that is held, for ever.
	}
	return changed || in.LostFocus || !in.Focused || in.Brought ||
		idle > 0 && e.table.Stage.AtMost(e.alive) > stage.TickTime(idle)
}

// long reports whether the button that opens the cards has been held down for so long that it is a hold.
func (e *Eyes) long() bool {
	return e.pressed != stage.Moment{} && e.table.Stage.AtMost(e.pressed) > stage.TickTime(HoldTicks)
}

// takesSpace reports whether the space bar peeks and so presses nothing: in a match that more than one person began,
// whatever is asked. Who is used to look with it must never answer by it.
func (e *Eyes) takesSpace() bool { return e.table.Seats.Hosts.Len() > 1 }

// toggle opens the holder's cards or closes them; letting go of a button held down long only closes them, where holding
// opens.
func (e *Eyes) toggle() {
	if e.long() {
		e.pressed = stage.Moment{}
		return
	}
	e.change(e.table.session.Len(), func() { e.toggled = !e.toggled })
	e.alive = e.table.Stage.Moment()
}

// cover closes the cards while something lies over the table, also those of one who is left of several persons.
func (e *Eyes) cover() {
	e.change(e.table.session.Len(), func() {
		e.toggled, e.held, e.barred = false, false, true
		e.covered = e.table.Seats.Hosts.Len() > 1
	})
}

// uncover lets the one who plays alone see the own cards again.
func (e *Eyes) uncover() {
	e.change(e.table.session.Len(), func() { e.covered = false })
}

// conceal puts away all that was composed for the eyes that the screen had before. Of the match so many moves have been
// shown to those who look now. What everybody saw may stay for one who opens a hand.
func (t *Table) conceal(before sight, shown int) {
	for shown == t.session.Len() && t.show.Busy() {
		t.Skip() // It is told to whom it was shown until now.
	}
	now, was := t.Eyes.sight(), t.composed
	t.Stage.Private, t.Stage.Audience = t.Eyes.privately(), now.audience
	was.hint.request.end()
	t.composed = t.compose()
	// It is shown to who asks for it again, with the same hand open.
	t.hint.kept, t.hint.keptFor = was.hint.kept, was.hint.keptFor
	if to := was.surprise.to; to == game.Public || to == now.viewer {
		t.surprise = was.surprise
	}
	if before.viewer == game.Public {
		t.Page = was.Page
	} else {
		t.Choice.forget()
		t.Page.SetFocus("peek")
		t.Panel.asking = t.Panel.question()
	}
	t.show.cut(now.viewer, shown)
	t.Rebuild()
}

// release takes the screen from a holder who is no longer asked in private. The cards lie face down again as everyone
// saw them before the moves that are about to be shown.
func (e *Eyes) release(before int) {
	t := e.table
	switch {
	case !e.Shared() || e.holder == game.Public:
		return
	case t.asked == e.holder && e.handed(t.asked):
		if t.game.Closes != nil && e.Open() && t.game.Closes() {
			e.change(before, func() { e.toggled, e.held = false, false })
		}
		return
	}
	e.change(before, e.leave)
	t.show.cut(game.Public, before)
}

// news is what happened since a seat last had the screen, in the reader's words. Public lines only: it stands on the
// curtain.
func (e *Eyes) news(seat game.Seat) (told []string) {
	said := e.heard[seat] < len(e.table.Seats.said)
	if !said && (!e.taken || !e.table.game.News(seat, e.saw[seat])) {
		return nil
	}
	var lines []game.Line
	e.table.story(game.Public, e.saw[seat], e.heard[seat], func(l game.Line, _ int, public bool) {
		if public || e.table.logged(l) {
			lines = append(lines, l)
		}
	})
	e.table.sentences(lines, func(_ game.Line, said string) { told = append(told, said) })
	return told
}

// take gives the screen to a seat that has come through the curtain, its cards open or not.
func (e *Eyes) take(seat game.Seat, open bool) {
	before := e.sight()
	e.holder, e.toggled, e.held, e.barred, e.taken = seat, open, false, true, true
	e.alive, e.table.seen = e.table.Stage.Moment(), e.table.Stage.Tick
	e.table.Near = seat
	e.heard[seat] = len(e.table.Seats.said)
	e.since, e.saw[seat] = e.saw[seat], e.table.session.Len()
	e.table.sawNote(seat, e.table.session.Len())
	e.table.conceal(before, e.table.session.Len())
}

// comeBack has the log mark, for one who comes back to a match alone, what has happened since the last own move.
func (e *Eyes) comeBack() {
	e.since = e.table.Begun
	for e.Alone() && e.since > 0 {
		if e.since--; len(e.table.session.MoveTextsAt(e.holder, e.since)) > 0 {
			return
		}
	}
}

// EverybodySaw notes that what is public was seen by all: they sit at the same screen.
func (e *Eyes) EverybodySaw() {
	for seat := range e.saw {
		e.saw[seat], e.heard[seat] = e.table.session.Len(), len(e.table.Seats.said)
	}
}

// heardUntil takes for heard what was said before the last of the moves that each seat has seen: what was said after it
// may have been said to others.
func (e *Eyes) heardUntil() {
	for seat := range e.heard {
		for _, said := range e.table.Seats.said {
			if said.moves < e.saw[seat] {
				e.heard[seat]++
			}
		}
	}
}

// Alone reports that one person plays and has the screen: nothing on it is hidden from that person.
func (e *Eyes) Alone() bool {
	return e.table.Seats.Persons.Len() == 1 && e.holder == e.table.Seats.Persons.First()
}

// Reader is the one person who plays and has the screen: what stands there may call that person «you». It is Public
// where others look on, or nobody plays.
func (e *Eyes) Reader() game.Seat {
	if e.Alone() {
		return e.holder
	}
	return game.Public
}

// Reads reports whether the person on a seat is the only one at the screen.
func (e *Eyes) Reads(seat game.Seat) bool { return e.Alone() && seat == e.holder }

// Shared reports that persons play who must be shielded from each other: each has the screen only from a curtain on.
// One who is left of several takes the screen through the curtain once more, and then plays alone.
func (e *Eyes) Shared() bool { return e.table.Seats.Persons != 0 && !e.Alone() }

// leave takes the screen from its holder, who has seen what there was to see. What the pointer lies on would tell the
// next at the screen which button was pressed.
func (e *Eyes) leave() {
	if e.holder != game.Public {
		e.saw[e.holder], e.heard[e.holder] = e.table.session.Len(), len(e.table.Seats.said)
		e.table.sawNote(e.holder, e.table.session.Len())
	}
	e.holder, e.toggled, e.held = game.Public, false, false
	e.table.Page = ui.Page{}
}

// privately reports whether cards lie open that only one of several persons may see.
func (e *Eyes) privately() bool { return e.Shared() && e.Open() }
