package play

import (
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
)

// minds are the computers that think in the background, all that owe a decision at the same time. Their answers are
// submitted on a fixed beat in the order of their seats, so that neither the time that one took nor the order in which
// they were ready tells anything.
type minds struct {
	of    [game.MaxSeats]*thought
	ticks int
}

// thought is a computer's answer to come. It is good as long as the computer owes a decision between these moves.
type thought struct {
	moves  []string
	answer chan string
}

// forget drops all thoughts: their answers are never read.
func (m *minds) forget() { *m = minds{} }

// reconsider drops the thoughts of computers that a seat's move has freed of their decision, or brought to another one.
func (m *minds) reconsider(c *Controller, moved game.Seat) {
	toAct := c.session.ToAct()
	m.of[moved] = nil
	for seat, t := range m.of {
		if s := game.Seat(seat); t != nil && (!toAct.Has(s) || !slices.Equal(t.moves, c.session.MoveTexts(s))) {
			m.of[seat] = nil
		}
	}
}

// begin lets those computers think that owe a decision and do not think yet; it tells whether there were any.
func (m *minds) begin(c *Controller, owing game.Seats) (begun bool) {
	for seat := range game.Seat(len(c.Names)) {
		if !owing.Has(seat) || m.of[seat] != nil {
			continue
		}
		work := c.decide(seat)
		answer := make(chan string, 1)
		go func() { answer <- work() }()
		m.of[seat] = &thought{moves: c.session.MoveTexts(seat), answer: answer}
		begun = true
	}
	if begun {
		m.ticks = 0
	}
	return begun
}

// ofCatalog takes the view of a computer now, and gives the function that decides from it.
func (c *Controller) ofCatalog(seat game.Seat) func() string {
	level := c.Cast.Players[seat].Level
	return c.catalog.Think(c.session, seat, level, bots.DefaultBudget(level), c.Desk.stream(seat, c.session.Len()))
}

// think lets the computers that owe a decision think, and makes the first one's move on the beat.
func (c *Controller) think() {
	owing := c.toAct &^ c.Persons
	if owing == 0 || c.paused || c.minds.begin(c, owing) {
		return
	}
	m := &c.minds
	m.ticks++
	if m.ticks%c.beatTicks() != 0 {
		return
	}
	seat := owing.First()
	text, ok := c.answered(m.of[seat])
	if !ok {
		return
	}
	m.ticks = 0
	if err := c.SubmitFor(seat, text); err != nil {
		m.forget()
		c.Refuse(err)
		c.paused = true
	}
}

// answered reads a computer's answer where there is one; tests wait for it.
func (c *Controller) answered(t *thought) (string, bool) {
	if c.Stage.WaitForBots {
		return <-t.answer, true
	}
	select {
	case text := <-t.answer:
		return text, true
	default:
		return "", false
	}
}

// beatTicks is how long a computer's decision takes on the screen.
func (c *Controller) beatTicks() int { return max(c.Stage.Ticks(botBeatMS), botBeatOff) }
