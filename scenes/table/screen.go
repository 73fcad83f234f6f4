package table

import (
	"safehouse/game"
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
	// covered tells that something lies over the table that closes the cards, barred that what is held down opens nothing
	// until it is let go. size is that of the screen.
	covered, barred bool
	size            [2]float64
	// lookedAt is the number of the decision during which the holder's cards were last open, -1 for never.
	lookedAt int
	// saw is the number of moves that each seat has seen, heard that of the sentences about who plays; recap what happened
	// since, until it is put away.
	saw, heard [game.MaxSeats]int
	recap      []game.Line
	// first tells that nobody has done anything yet.
	first bool
}

// Open tells whether the cards of the person asked are to be seen. One person alone needs no curtain.
func (c *Table) Open() bool {
	s := &c.screen
	switch {
	case s.covered || s.recap != nil:
		return false
	case c.Alone():
		return true
	}
	return c.CanPeek() && (s.toggled || s.held)
}

// Sight is the viewer that the screen is drawn for.
func (c *Table) Sight() game.Seat {
	if c.Open() {
		return c.screen.holder
	}
	return game.Table
}

// Mine tells whether the person asked may act here and now.
func (c *Table) Mine() bool {
	if !c.Persons.Has(c.asked) {
		return false
	}
	return c.Alone() || !c.handed(c.asked) || c.screen.holder == c.asked
}

// handed tells whether a person who shares the screen answers only once it was handed over: where what is asked is private,
// and, whatever is asked, where the person is the only one left of several: it is to be that person who plays on.
func (c *Table) handed(seat game.Seat) bool { return c.Persons.Len() == 1 || c.game.Private(seat) }

// CanPeek tells whether there is a hand that can be opened and closed.
func (c *Table) CanPeek() bool {
	return c.Shared() && c.Persons.Has(c.asked) && c.screen.holder == c.asked && c.screen.recap == nil
}

// Looked tells whether the person asked has had the cards open since the question was put. That is public: who sits
// beside the screen sees it happen.
func (c *Table) Looked() bool { return c.Open() || c.screen.lookedAt == c.decision }

// Holder is the seat that the screen belongs to, the Table where it belongs to nobody.
func (c *Table) Holder() game.Seat { return c.screen.holder }

// Recapping tells that the holder reads what happened since.
func (c *Table) Recapping() bool { return c.screen.recap != nil }

// update opens and closes the holder's cards: held open by a key or turned over by it, as the settings say. They close by
// themselves when the window loses the focus, when the display changes and after a while without input; a key that is
// still held then opens nothing.
func (s *screen) update(c *Table, in *input.Frame) {
	if in.AnyPress || in.Moved || in.Held || in.WheelY != 0 || in.Down != 0 {
		s.lastInput = c.Stage.Tick
	}
	was, set := c.Open(), &c.Stage.Settings
	if _, _, down := c.Page.State("peek"); down && !set.PeekToggle {
		s.pressed++
	} else if !in.Released {
		s.pressed = 0
	}
	holding := in.Down.Has(input.Peek) || s.pressed > HoldTicks && in.Held
	if set.PeekToggle {
		holding = false
		if in.Just.Has(input.Peek) && c.CanPeek() {
			s.toggled = !s.toggled
		}
	}
	if s.mustClose(c, in) {
		s.toggled, s.barred = false, true
	}
	s.barred = s.barred && holding
	s.held = holding && !s.barred && c.CanPeek()
	if c.Open() != was {
		c.turned()
	}
	if c.Open() {
		s.lookedAt = c.decision
	}
}

// mustClose tells that open cards close by themselves.
func (s *screen) mustClose(c *Table, in *input.Frame) bool {
	size := [2]float64{c.Stage.Metrics.W, c.Stage.Metrics.H}
	changed := s.size != size
	s.size = size
	idle := HideTicks(&c.Stage.Settings)
	return changed || in.LostFocus || !in.Focused || idle > 0 && c.Stage.Tick-s.lastInput > idle
}

// takesSpace tells whether the space bar peeks and so presses nothing: in a match that more than one person began, whatever
// is asked. Who is used to look with it must never answer by it.
func (s *screen) takesSpace(c *Table) bool { return c.Hosts.Len() > 1 }

// toggle opens the holder's cards or closes them; letting go of a button held down long only closes them, where holding
// opens.
func (s *screen) toggle(c *Table) {
	if s.pressed > HoldTicks {
		s.pressed = 0
		return
	}
	s.toggled = !s.toggled
	s.lastInput = c.Stage.Tick
	c.turned()
}

// cover closes the cards while something lies over the table, also those of one who is left of several persons.
func (c *Table) cover() {
	was := c.Open()
	c.screen.toggled, c.screen.held = false, false
	c.screen.covered = c.Hosts.Len() > 1
	if c.Open() != was {
		c.turned()
	}
}

// uncover lets the one who plays alone see the own cards again.
func (c *Table) uncover() {
	if c.screen.covered {
		c.screen.covered = false
		if c.Open() {
			c.turned()
		}
	}
}

// turned shows the match anew where the holder's cards have been opened or closed. Once they lie face down nothing
// stays of what was chosen, answered or aimed at while they were open: the screen is the one that anybody may see.
func (c *Table) turned() {
	c.Stage.Private = c.privately()
	c.dropHint()
	if !c.Open() {
		c.forget()
		c.Page = ui.Page{}
		c.Page.SetFocus("peek")
		c.asking = c.question()
	}
	c.look()
}

// look shows the match as the present viewer knows it: whatever was moving has arrived.
func (c *Table) look() {
	c.Unanswer()
	for c.show.Busy() {
		c.Skip()
	}
	c.show.cut(c.Sight(), c.session.Len())
	c.Rebuild()
}

// release takes the screen from a holder who is no longer asked in private. The cards lie face down again as everyone
// saw them before the moves that are about to be shown.
func (s *screen) release(c *Table, before int) {
	if !c.Shared() || s.holder == game.Table {
		return
	}
	if c.asked == s.holder && c.handed(c.asked) {
		s.shut(c, before)
		return
	}
	s.saw[s.holder], s.heard[s.holder] = c.session.Len(), len(c.seats.said)
	c.sawNote(s.holder, c.session.Len())
	s.holder, s.toggled, s.held = game.Table, false, false
	// What the pointer lies on would tell the next at the screen which button was pressed.
	c.Page = ui.Page{}
	c.show.cut(game.Table, before)
}

// shut turns the cards of a holder face down who is asked again, where the game does not leave them open.
func (s *screen) shut(c *Table, before int) {
	if c.game.Closes == nil || !c.Open() || !c.game.Closes() {
		return
	}
	s.toggled, s.held = false, false
	c.Page = ui.Page{}
	c.show.cut(game.Table, before)
}

// take gives the screen to a seat that has come through the curtain, with what happened since it last looked.
func (s *screen) take(c *Table, seat game.Seat) {
	s.holder, s.toggled, s.held = seat, false, false
	s.lastInput = c.Stage.Tick
	c.Near = seat
	// Public lines only: what a player saw of own cards that now lie face down is not for reading again.
	s.recap, s.first = nil, c.game.Untouched() && len(c.seats.said) == 0
	if s.heard[seat] < len(c.seats.said) || c.game.News(seat, s.saw[seat]) {
		c.story(game.Table, s.saw[seat], s.heard[seat], func(l game.Line, _ int, public bool) {
			if public || c.logged(l) {
				s.recap = append(s.recap, l)
			}
		})
	}
	s.heard[seat] = len(c.seats.said)
	s.saw[seat] = c.session.Len()
	c.sawNote(seat, c.session.Len())
	c.look()
}

// EverybodySaw notes that what is public was seen by all: they sit at the same screen.
func (c *Table) EverybodySaw() {
	for seat := range c.screen.saw {
		c.screen.saw[seat], c.screen.heard[seat] = c.session.Len(), len(c.seats.said)
	}
}

// heardUntil takes for heard what was said before the moves that each seat has seen.
func (s *screen) heardUntil(c *Table) {
	for seat := range s.heard {
		for _, said := range c.seats.said {
			if said.moves <= s.saw[seat] {
				s.heard[seat]++
			}
		}
	}
}
