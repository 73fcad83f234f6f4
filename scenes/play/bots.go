package play

import (
	"safehouse/game"
	"safehouse/game/bots"
)

// mind is a computer that thinks in the background. Its answer is shown on a fixed beat, so that the time it took
// tells nothing.
type mind struct {
	thinking bool
	seat     game.Seat
	ticks    int
	answer   chan string
}

// forget drops the thought: its answer is never read.
func (m *mind) forget() { *m = mind{} }

// think lets the computer that is asked think, and makes its move on the beat.
func (t *controller) think() {
	if t.asked == noSeat || t.persons.Has(t.asked) || t.paused {
		return
	}
	m := &t.mind
	if !m.thinking || m.seat != t.asked {
		level := t.cast.Players[t.asked].Level
		work := t.catalog.Think(t.match, t.asked, level, bots.DefaultBudget(level), t.desk.stream(t.asked, t.match.Len()))
		answer := make(chan string, 1)
		go func() { answer <- work() }()
		*m = mind{thinking: true, seat: t.asked, answer: answer}
		return
	}
	m.ticks++
	if m.ticks%t.beatTicks() != 0 {
		return
	}
	text, ok := t.answered()
	if !ok {
		return
	}
	seat := m.seat
	m.forget()
	before := t.match.Len()
	if err := t.match.SubmitText(seat, text); err != nil {
		t.refuse(err)
		t.paused = true
		return
	}
	t.moved(before)
}

// answered reads the computer's answer where there is one; tests wait for it.
func (t *controller) answered() (string, bool) {
	if t.st.WaitForBots {
		return <-t.mind.answer, true
	}
	select {
	case text := <-t.mind.answer:
		return text, true
	default:
		return "", false
	}
}

// beatTicks is how long a computer's decision takes on the screen.
func (t *controller) beatTicks() int { return max(t.st.Ticks(botBeatMS), botBeatOff) }
