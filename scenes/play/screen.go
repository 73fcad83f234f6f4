package play

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// screen says whom the screen belongs to: one seat, or the Table. It changes hands through the curtain only.
type screen struct {
	holder game.Seat
	// toggled and held open the holder's cards where two persons play.
	toggled, held bool
	// pressed is for how many ticks the button that opens them has been held down.
	pressed   int
	lastInput int
	// lookedAt is the number of moves made when the holder's cards were last open, -1 for never.
	lookedAt int
	// saw is the number of moves that each seat has seen; recap what happened since, until it is put away.
	saw   [kompromat.Seats]int
	recap []game.Line
	// first tells that nobody has done anything yet.
	first bool
}

// private tells whether a phase shows its seat something that others may not see.
func private(p kompromat.Phase) bool {
	switch p {
	case kompromat.PhaseDraw, kompromat.PhasePlace, kompromat.PhaseMore, kompromat.PhaseForced,
		kompromat.PhaseSeen, kompromat.PhaseOrder, kompromat.PhaseSmoke:
		return true
	}
	return false
}

// open tells whether the cards of the person asked are to be seen. One person alone needs no curtain.
func (t *controller) open() bool {
	switch t.persons.Len() {
	case 0:
		return false
	case 1:
		return true
	}
	s := &t.screen
	return s.holder == t.asked && s.recap == nil && (s.toggled || s.held)
}

// sight is the viewer that the screen is drawn for.
func (t *controller) sight() game.Seat {
	switch {
	case t.persons.Len() == 1:
		return t.persons.First()
	case t.open():
		return t.screen.holder
	}
	return game.Table
}

// mine tells whether the person asked may act here and now.
func (t *controller) mine() bool {
	if !t.persons.Has(t.asked) {
		return false
	}
	return t.persons.Len() == 1 || !private(t.own.Phase) || t.screen.holder == t.asked
}

// canPeek tells whether there is a hand that can be opened and closed.
func (t *controller) canPeek() bool {
	return t.persons.Len() > 1 && t.screen.holder == t.asked && t.screen.recap == nil
}

// looked tells whether the person asked has had the cards open since the question was put. That is public: who sits
// beside the screen sees it happen.
func (t *controller) looked() bool { return t.open() || t.screen.lookedAt == t.match.Len() }

// blind tells whether the person asked has cards at the open mission that nobody can see now. A further card is then
// refused, whatever the total: else the refusal of a forced stop would tell (K24).
func (t *controller) blind() bool {
	v := &t.own
	return !t.open() && v.Current >= 0 && v.Row[v.Current].Attempts[t.asked].Count > 1
}

// update opens and closes the holder's cards: held open by a key, closed at once when the window loses the focus and
// after a while without input.
func (s *screen) update(t *controller, in *input.Frame) {
	if in.AnyPress || in.Moved || in.Held || in.WheelY != 0 || in.Down != 0 {
		s.lastInput = t.st.Tick
	}
	was := t.open()
	if _, _, down := t.page.State("peek"); down {
		s.pressed++
	} else if !in.Released {
		s.pressed = 0
	}
	s.held = (in.Down.Has(input.Peek) || s.pressed > holdTicks && in.Held) && in.Focused && t.canPeek()
	if in.LostFocus || !in.Focused || t.st.Tick-s.lastInput > hideTicks {
		s.toggled = false
	}
	if t.open() != was {
		t.turned()
	}
	if t.open() {
		s.lookedAt = t.match.Len()
	}
}

// takesSpace tells whether the space bar peeks and so presses nothing.
func (s *screen) takesSpace(t *controller) bool { return t.canPeek() }

// toggle opens the holder's cards or closes them; letting go of a button held down long only closes them.
func (s *screen) toggle(t *controller) {
	if s.pressed > holdTicks {
		s.pressed = 0
		return
	}
	s.toggled = !s.toggled
	s.lastInput = t.st.Tick
	t.turned()
}

// turned shows the match anew where the holder's cards have been opened or closed. Once they lie face down nothing
// stays of what was chosen, answered or aimed at while they were open: the screen is the one that anybody may see.
func (t *controller) turned() {
	if !t.open() {
		t.sel = selection{}
		t.page = ui.Page{}
		t.page.SetFocus("peek")
		t.asking = t.question()
	}
	t.look()
}

// look shows the match as the present viewer knows it: whatever was moving has arrived.
func (t *controller) look() {
	t.why, t.good = "", false
	for t.show.busy() {
		t.skip()
	}
	t.show.cut(t.match.View(t.sight()))
	t.anew()
}

// release takes the screen from a holder who is no longer asked in private. The cards lie face down again as everyone saw them before the moves that are about to be shown.
func (s *screen) release(t *controller, before int) {
	if t.persons.Len() < 2 || s.holder == game.Table {
		return
	}
	if t.asked == s.holder && private(t.own.Phase) {
		return
	}
	s.saw[s.holder] = t.match.Len()
	t.sawNote(s.holder, t.match.Len())
	s.holder, s.toggled, s.held = game.Table, false, false
	t.show.cut(t.match.ViewAt(game.Table, before))
}

// take gives the screen to a seat that has come through the curtain, with what happened since it last looked.
func (s *screen) take(t *controller, seat game.Seat) {
	s.holder, s.toggled, s.held = seat, false, false
	s.lastInput = t.st.Tick
	t.near = seat
	// Public lines only: what a player saw of own cards that now lie face down is not for reading again (K23).
	s.recap, s.first = nil, t.firstTurn()
	if t.othersActed(seat, s.saw[seat]) {
		s.recap = t.match.Lines(game.Table, s.saw[seat])
	}
	s.saw[seat] = t.match.Len()
	t.sawNote(seat, t.match.Len())
	t.look()
}

// othersActed tells whether anything but the seat's own acts has happened since that number of moves.
func (t *controller) othersActed(seat game.Seat, since int) bool {
	for _, step := range t.match.Told(game.Table, since) {
		for _, e := range step.Events {
			if e.Seat != seat || e.Kind < kompromat.CardDrawn || e.Kind > kompromat.TokensReturned {
				return true
			}
		}
	}
	return false
}

// firstTurn tells whether nobody has attempted a mission yet.
func (t *controller) firstTurn() bool {
	v := t.match.View(game.Table)
	for i := range v.Row {
		if v.Row[i].Attempts[0].Count+v.Row[i].Attempts[1].Count > 0 {
			return false
		}
	}
	return v.Round <= 1
}

// everybodySaw notes that what is public was seen by both: they sit at the same screen.
func (s *screen) everybodySaw(t *controller) {
	for seat := range s.saw {
		s.saw[seat] = t.match.Len()
	}
}
