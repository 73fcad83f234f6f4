package topsecret

import (
	"strings"

	"safehouse/game"
)

// meanwhile says what is going on while something is shown.
func (t *screen) meanwhile(q *ask) {
	now, p := &t.recent, t.show.Now()
	if line := t.show.Line(); line != (game.Line{}) {
		q.Head = t.Reader().Say(line)
	}
	switch {
	case now.beat != noBeat:
		q.Status = t.Say(statusKeys[now.beat], game.Number(p.Turn))
	case p.ToAct == 0 && p.Turn > 0:
		// All have answered, and what came of it is being told.
		q.Status = t.Say("reveal.topsecret.told", game.Number(p.Turn))
	default:
		q.Status = t.statusOf(p)
	}
	switch now.beat {
	case theftBeat:
		if now.trail.choosing {
			q.Head = t.Say("wait.topsecret.steal", game.SeatName(now.trail.thief))
		}
	case hushBeat, turnBeat, placeBeat:
		q.Head = t.Say(statusKeys[now.beat], game.Number(p.Turn))
	case bankBeat:
		if t.show.Gated() {
			// All boards are to be looked at, not only the last that was told of.
			q.Head = t.Say(statusKeys[now.beat], game.Number(p.Turn))
			q.Body = strings.Join(t.forgotten(), "\n")
		}
	case bombBeat, blastBeat:
		if now.bombs != 0 {
			q.Head = t.Say("log.topsecret.exploded", game.Number(now.bombs.Len()))
			q.Body = t.toll()
		}
	}
	if t.AskGate(&q.Ask); q.Primary.ID != "" {
		q.Status = t.Say("reveal.topsecret.gate")
	}
}

// forgotten has a sentence for each seat that forgot to call in this turn (T23).
func (t *screen) forgotten() (lines []string) {
	for seat := range t.recent.slips {
		for _, s := range t.recent.slips[seat] {
			if s.kind == forgotSlip {
				lines = append(lines, t.Say("log.topsecret.forgot", game.Number(s.n), game.SeatName(game.Seat(seat))))
			}
		}
	}
	return lines
}

// toll says who forgot to call, what an explosion has destroyed besides the bombs, and what was protected; where nothing
// was, nothing.
func (t *screen) toll() string {
	lines, slips := t.forgotten(), &t.recent.slips
	if n := slips.sum(destroyedSlip); n > 0 {
		lines = append(lines, t.Say("reveal.topsecret.destroyed", game.Number(n)))
	}
	if n := slips.sum(protectedSlip); n > 0 {
		lines = append(lines, t.Say("reveal.topsecret.protected", game.Number(n)))
	}
	return strings.Join(lines, "\n")
}
