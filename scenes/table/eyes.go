package table

import (
	"safehouse/game"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// screen says whom the screen belongs to: one seat, or the Table. It changes hands through the curtain only.
type Eyes struct {
	table  *Table
	holder game.Seat
	// toggled and held open the holder's cards where two persons play.
	toggled, held bool
	// pressed is for how many ticks the button that opens them has been held down.
	pressed   int
	lastInput int
	// covered tells that something lies over the table that closes the cards, barred that what is held down opens nothing
	// until it is let go. size is that of the screen.
	covered, barred bool
	size            [2]float64
	// lookedAt is the number of the decision during which the holder's cards were last open, -1 for never.
	lookedAt int
	// saw is the number of moves that each seat has seen, heard that of the sentences about who plays.
	saw, heard [game.MaxSeats]int
	// since is the number of moves that whoever has the screen knew of when it came, or when that person moved last: the log
	// marks what has happened since.
	since int
	// taken tells that somebody has had the screen: what was shown before, the deal, was shown to everybody.
	taken bool
}

// Open tells whether the cards of the person asked are to be seen. One person alone needs no curtain.
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
	return game.Table
}

// Mine tells whether the person asked may act here and now.
func (e *Eyes) Mine() bool {
	if !e.table.Seats.Persons.Has(e.table.asked) {
		return false
	}
	return e.Alone() || !e.handed(e.table.asked) || e.holder == e.table.asked
}

// handed tells whether a person who shares the screen answers only once it was handed over: where what is asked is private,
// and, whatever is asked, where the person is the only one left of several: it is to be that person who plays on.
func (e *Eyes) handed(seat game.Seat) bool {
	return e.table.Seats.Persons.Len() == 1 || e.table.game.Private(seat)
}

// CurtainNext tells whether the screen is about to be handed over: nobody then sees the table any more.
func (e *Eyes) CurtainNext() bool {
	asked := e.table.asked
	return e.Shared() && e.table.Seats.Persons.Has(asked) && e.handed(asked) && e.holder != asked
}

// CanPeek tells whether there is a hand that can be opened and closed.
func (e *Eyes) CanPeek() bool {
	return e.Shared() && e.table.Seats.Persons.Has(e.table.asked) && e.holder == e.table.asked
}

// Looked tells whether the person asked has had the cards open since the question was put. That is public: who sits
// beside the screen sees it happen.
func (e *Eyes) Looked() bool { return e.Open() || e.lookedAt == e.table.decision }

// Holder is the seat that the screen belongs to, the Table where it belongs to nobody.
func (e *Eyes) Holder() game.Seat { return e.holder }

// update opens and closes the holder's cards: held open by a key or turned over by it, as the settings say. They close by
// themselves when the window loses the focus, when the display changes and after a while without input; a key that is
// still held then opens nothing.
func (e *Eyes) update(in *input.Frame) {
	if in.AnyPress || in.Moved || in.Held || in.WheelY != 0 || in.Down != 0 {
		e.lastInput = e.table.Stage.Tick
	}
	was, set := e.Open(), &e.table.Stage.Settings
	if _, _, down := e.table.Page.State("peek"); down && !set.PeekToggle {
		e.pressed++
	} else if !in.Released {
		e.pressed = 0
	}
	holding := in.Down.Has(input.Peek) || e.pressed > HoldTicks && in.Held
	if set.PeekToggle {
		holding = false
		if in.Just.Has(input.Peek) && e.CanPeek() {
			e.toggled = !e.toggled
		}
	}
	if e.mustClose(in) {
		e.toggled, e.barred = false, true
	}
	e.barred = e.barred && holding
	e.held = holding && !e.barred && e.CanPeek()
	if e.Open() != was {
		e.turned()
	}
	if e.Open() {
		e.lookedAt = e.table.decision
	}
}

// mustClose tells that open cards close by themselves.
func (e *Eyes) mustClose(in *input.Frame) bool {
	size := [2]float64{e.table.Stage.Metrics.W, e.table.Stage.Metrics.H}
	changed := e.size != size
	e.size = size
	idle := HideTicks(&e.table.Stage.Settings)
	return changed || in.LostFocus || !in.Focused || idle > 0 && e.table.Stage.Tick-e.lastInput > idle
}

// takesSpace tells whether the space bar peeks and so presses nothing: in a match that more than one person began, whatever
// is asked. Who is used to look with it must never answer by it.
func (e *Eyes) takesSpace() bool { return e.table.Seats.Hosts.Len() > 1 }

// toggle opens the holder's cards or closes them; letting go of a button held down long only closes them, where holding
// opens.
func (e *Eyes) toggle() {
	if e.pressed > HoldTicks {
		e.pressed = 0
		return
	}
	e.toggled = !e.toggled
	e.lastInput = e.table.Stage.Tick
	e.turned()
}

// cover closes the cards while something lies over the table, also those of one who is left of several persons.
func (e *Eyes) cover() {
	was := e.Open()
	e.toggled, e.held = false, false
	e.covered = e.table.Seats.Hosts.Len() > 1
	if e.Open() != was {
		e.turned()
	}
}

// uncover lets the one who plays alone see the own cards again.
func (e *Eyes) uncover() {
	if e.covered {
		e.covered = false
		if e.Open() {
			e.turned()
		}
	}
}

// turned shows the match anew where the holder's cards have been opened or closed. Once they lie face down nothing
// stays of what was chosen, answered or aimed at while they were open: the screen is the one that anybody may see.
func (e *Eyes) turned() {
	e.table.Stage.Private = e.privately()
	e.table.hint.drop()
	if !e.Open() {
		e.table.Choice.forget()
		e.table.Page = ui.Page{}
		e.table.Page.SetFocus("peek")
		e.table.Panel.asking = e.table.Panel.question()
	}
	e.look()
}

// look shows the match as the present viewer knows it: whatever was moving has arrived.
func (e *Eyes) look() {
	e.table.Answer.Clear()
	for e.table.show.Busy() {
		e.table.Skip()
	}
	e.table.show.cut(e.Sight(), e.table.session.Len())
	e.table.Rebuild()
}

// release takes the screen from a holder who is no longer asked in private. The cards lie face down again as everyone
// saw them before the moves that are about to be shown.
func (e *Eyes) release(before int) {
	if !e.Shared() || e.holder == game.Table {
		return
	}
	if e.table.asked == e.holder && e.handed(e.table.asked) {
		e.shut(before)
		return
	}
	e.saw[e.holder], e.heard[e.holder] = e.table.session.Len(), len(e.table.Seats.said)
	e.table.sawNote(e.holder, e.table.session.Len())
	e.holder, e.toggled, e.held = game.Table, false, false
	// What the pointer lies on would tell the next at the screen which button was pressed.
	e.table.Page = ui.Page{}
	e.table.show.cut(game.Table, before)
}

// shut turns the cards of a holder face down who is asked again, where the game does not leave them open.
func (e *Eyes) shut(before int) {
	if e.table.game.Closes == nil || !e.Open() || !e.table.game.Closes() {
		return
	}
	e.toggled, e.held = false, false
	e.table.Page = ui.Page{}
	e.table.show.cut(game.Table, before)
}

// news is what happened since a seat last had the screen, in the reader's words. Public lines only: it stands on the curtain.
func (e *Eyes) news(seat game.Seat) (told []string) {
	said := e.heard[seat] < len(e.table.Seats.said)
	if !said && (!e.taken || !e.table.game.News(seat, e.saw[seat])) {
		return nil
	}
	var lines []game.Line
	e.table.story(game.Table, e.saw[seat], e.heard[seat], func(l game.Line, _ int, public bool) {
		if public || e.table.logged(l) {
			lines = append(lines, l)
		}
	})
	e.table.sentences(lines, func(_ game.Line, said string) { told = append(told, said) })
	return told
}

// take gives the screen to a seat that has come through the curtain, its cards open or not.
func (e *Eyes) take(seat game.Seat, open bool) {
	e.holder, e.toggled, e.held, e.taken = seat, open, false, true
	e.lastInput = e.table.Stage.Tick
	e.table.Near = seat
	e.heard[seat] = len(e.table.Seats.said)
	e.since, e.saw[seat] = e.saw[seat], e.table.session.Len()
	e.table.sawNote(seat, e.table.session.Len())
	e.table.Stage.Private = e.privately()
	e.look()
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

// heardUntil takes for heard what was said before the moves that each seat has seen.
func (e *Eyes) heardUntil() {
	for seat := range e.heard {
		for _, said := range e.table.Seats.said {
			if said.moves <= e.saw[seat] {
				e.heard[seat]++
			}
		}
	}
}

// Alone tells that one person plays and has the screen: nothing on it is hidden from that person.
func (e *Eyes) Alone() bool {
	return e.table.Seats.Persons.Len() == 1 && e.holder == e.table.Seats.Persons.First()
}

// Reader is the one person who plays and has the screen: what stands there may call that person «you». It is the Table where
// others look on, or nobody plays.
func (e *Eyes) Reader() game.Seat {
	if e.Alone() {
		return e.holder
	}
	return game.Table
}

// Reads tells whether the person on a seat is the only one at the screen.
func (e *Eyes) Reads(seat game.Seat) bool { return e.Alone() && seat == e.holder }

// Shared tells that persons play who must be shielded from each other: each has the screen only from a curtain on. One
// who is left of several takes the screen through the curtain once more, and then plays alone.
func (e *Eyes) Shared() bool { return e.table.Seats.Persons != 0 && !e.Alone() }

// leave takes the screen from its holder, who has seen what there was to see.
func (e *Eyes) leave() {
	s := e
	if s.holder != game.Table {
		s.saw[s.holder] = e.table.session.Len()
		s.heard[s.holder] = len(e.table.Seats.said)
		e.table.sawNote(s.holder, e.table.session.Len())
	}
	s.holder = game.Table
	s.toggled, s.held = false, false
	e.table.Page = ui.Page{}
}

// privately tells whether cards lie open that only one of several persons may see.
func (e *Eyes) privately() bool { return e.Shared() && e.Open() }
