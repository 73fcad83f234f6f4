package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// Held says what the open hand holds: the own character, the cards one by one, and the hand of another that is being
// looked at.
func (t *screen) Held() []string {
	v := t.show.Now()
	var all []string
	if seat := t.Sight(); seat.Sits(v.Seats) && v.Players[seat].Role != getadler.NoRole {
		all = append(all, t.Say("voice.getadler.role", v.Players[seat].Role.Word()))
	}
	for i := range t.layout.Held {
		if k := t.layout.Kind(i); k != getadler.NoKind {
			all = append(all, t.Say("voice.hand.card", k.Word(), game.Number(i+1), game.Number(t.layout.Held)))
		}
	}
	if t.ask.look {
		for k, n := range t.ask.hand {
			if n > 0 {
				all = append(all, t.Say("voice.getadler.seen", game.SeatName(t.ask.of), getadler.Kind(k).Some(n)))
			}
		}
	}
	return all
}
