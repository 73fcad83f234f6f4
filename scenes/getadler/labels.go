package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// seatLabel says how a player stands: what the viewer knows, which before the reveal is what everybody knows.
func (t *screen) seatLabel(v *getadler.View, seat game.Seat) string {
	p := &v.Players[seat]
	if p.Eliminated {
		return t.Say("getadler.seat.eliminated", game.SeatName(seat), p.Role.Word())
	}
	text := t.Say("getadler.seat.label", game.Number(p.Cards), game.SeatName(seat))
	if v.Revealed {
		text = t.Say("getadler.seat.known", game.Number(p.Cards), game.SeatName(seat), p.Role.Word())
	}
	if p.Out {
		text += " " + t.Say("getadler.seat.out")
	}
	return text
}

// pileLabel says how many cards are left to draw.
func (t *screen) pileLabel() string { return t.Say("getadler.pile", game.Number(t.show.Now().Pile)) }

// discardLabel says how many cards lie open.
func (t *screen) discardLabel() string {
	return t.Say("getadler.discard", game.Number(t.show.Now().Discard.Sum()))
}
