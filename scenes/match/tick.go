package match

import (
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Advance begins a tick: the holder's cards open or close, peek being whether the button that opens them is held down,
// and what is shown goes on by a tick.
func (m *Match) Advance(in *input.Frame, peek bool) {
	m.Holder.update(in, peek)
	m.holds = in.Held || in.Down.Has(input.Peek)
	m.Choice.brought = false
	if !in.PadLost && m.show.Advance() {
		m.Stage.Redraw()
	}
}

// Next is what a tick leaves to be done by whoever shows the match.
type Next uint8

const (
	// Wait is for what is shown or told: a press brings it to its end, and does nothing else.
	Wait Next = iota
	// HandOver is the screen's to the person asked, by the curtain.
	HandOver
	// Moved is the match, of itself: what is pressed in this tick is not meant for what is asked now.
	Moved
	// Listen to what is pressed.
	Listen
)

// GoOn goes on with the match as far as nobody has to press anything: the screen passes on, hints, lessons and
// computers have their tick, what leaves nothing to decide is decided. Shown reports that the part of the match that is
// on the screen is the one that it has come to.
func (m *Match) GoOn(in *input.Frame, shown bool) Next {
	if m.Busy() {
		return Wait
	}
	if shown && m.Holder.handOver() && m.routine() == "" {
		return HandOver
	}
	m.hint.update(in)
	if m.Lesson.teach() {
		return Wait
	}
	if !m.show.Busy() {
		m.letThink()
	}
	if m.Busy() {
		return Wait
	}
	if g, ok := m.game.(Pace); ok && !m.Stage.Reading {
		g.Tick(in)
		if m.Busy() {
			// The press that was in time must not skip what it brought about.
			m.screen.Prepare()
			return Moved
		}
	}
	if move := m.routine(); move != "" {
		m.Submit(move)
		m.screen.Prepare()
		return Moved
	}
	m.screen.Prepare()
	moves := m.Moves()
	if m.Choice.playEarly(); m.Moves() > moves {
		m.screen.Prepare()
		return Moved
	}
	return Listen
}

// Heed takes what is pressed from here on in this tick for presses that may have been made to bring the window its
// focus: those make no move.
func (m *Match) Heed(in *input.Frame) { m.Choice.brought = in.Brought }

// End ends a tick: a question has time only while nothing is shown and the person asked may act. It offers the table
// for as long as the tick lasted where it lay open to whoever plays.
func (m *Match) End(offers bool) {
	if offers {
		m.offered += m.Stage.Lasted()
	}
	if !m.Holder.Mine() {
		m.Choice.passed = false // A curtain stands between them.
	}
	if m.Busy() || !m.Holder.Mine() {
		m.Choice.quietAt = m.Stage.Moment()
	}
	m.Stage.Private = m.Holder.Privately()
}

// letThink lets computers think, and makes the moves that they have come to.
func (m *Match) letThink() {
	seats, moves := m.Computers.think()
	if seats == 0 {
		return
	}
	if err := m.submitAll(seats, moves); err != nil {
		m.Computers.thoughts.forget()
		m.Answer.Refuse(err)
		m.paused = true
	}
}

// routine is the move of a question that leaves nothing to decide; empty for one that must be asked. Whoever confirms
// every choice is asked all the same.
func (m *Match) routine() string {
	if m.Lesson.Guides() || !m.Seats.Persons.Has(m.asked) || m.Stage.Settings.Confirm == stage.ConfirmAlways {
		return ""
	}
	move, known := m.game.Routine()
	if !known && (!m.Holder.Alone() || !m.Holder.Mine() || m.Choice.waits()) {
		return ""
	}
	return move
}

// HideTicks is how long open cards stay open without a sign of life, 0 for as long as they are left open.
func HideTicks(s *stage.Settings) int { return s.AutoHide * stage.TicksPerSecond }

// Ticks that a player can learn: a matter of safety, not of pace. All but AnswerTicks and showTicks are counted in the
// time that they last, so that neither a slow machine nor one that catches up makes them longer or shorter.
const (
	// HoldTicks is how long a press on the button that opens the cards must last to be a hold.
	HoldTicks = 20
	// heldTicks is how long cards that are held open stay so, where they never close by themselves, without any sign that
	// somebody still holds them.
	heldTicks = 20 * stage.TicksPerSecond
	// AnswerTicks is how long the answer to a press stays in sight.
	AnswerTicks = 240
	// doubleTicks is the time between the two presses of a double one at most: 400 ms.
	doubleTicks = 24
	// questionGuard is how long a question decides nothing after it has come up, or after what came before was skipped:
	// 250 ms.
	questionGuard = 15
	// earlyTicks is how long a press is kept that came before its question listens: 300 ms.
	earlyTicks = 18
	// passedGuard is the same where the question has passed to another person without a curtain, and its answers stand
	// where those of the one before stood: 800 ms.
	passedGuard = 48
	// showTicks is the time between two picks of a move that is shown: 0.6 s.
	showTicks = 36
)

// The pace of computers that are of no cast, in milliseconds at speed 1, and what it is at least in ticks: 0.4 s with
// animations off.
const (
	botBeatMS  = 800
	botBeatOff = 24
)
