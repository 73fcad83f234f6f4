package tabletop

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/render/display"
	"safehouse/render/faces"
)

// Likeness is the portrait of who plays for a seat in the look of the game; ok is false where there is none. Persons
// sit before the screen, and what they feel is not for it to say.
func (b *Brush) Likeness(seat game.Seat) (face display.Face, ok bool) {
	face = display.Face{Design: faces.Likeness, Tone: b.view.Seats.PortraitID(seat), Marks: b.skin.Look}
	if b.view.Seats.InCast(seat) {
		face.Gaze = b.gaze(seat)
	}
	return face, face.Tone > 0
}

// Portrait is who plays for a seat, with a look on the face, turned by so much. A person wears the sign of the seat.
func (b *Brush) Portrait(box display.Rect, seat game.Seat, gaze display.Gaze, turn float64) {
	face, _ := b.Likeness(seat)
	face.Gaze = gaze
	it := b.L.Card(box, face)
	it.Turn, it.Shadow = turn, b.M.U(8)
	if !b.view.Seats.Cast.Players[seat].Computer {
		b.Chip(box.Square(max(box.W*signWorn, b.M.U(signLeast))).Moved(box.W*0.24, box.H*0.34), seat)
	}
}

// gazing has a card with a portrait of the cast on it look as its sitter does now.
func (b *Brush) gazing(face display.Face) display.Face {
	for seat := range game.Seat(len(b.view.Seats.Names)) {
		if b.view.Seats.InCast(seat) && face.PortraitID == b.view.Seats.PortraitID(seat) {
			face.Gaze = b.gaze(seat)
		}
	}
	return face
}

// gazeOf is what the eyes of who plays for a seat do: they show what has just happened to it, and shut for a moment as
// that changes. Without reduced motion they are also in thought while a question or its turn alone is waited for, and
// shut now and then as long as something else moves.
func gazeOf(t *Table, seat game.Seat) display.Gaze {
	tick, playing := t.show.Playing()
	how, felt := t.remarks.feels(t, seat)
	switch {
	case t.remarks.turns(t, seat) || playing && !t.Stage.Still() && tick >= blinkAfter &&
		(tick+int(seat)*blinkApart)%blinkEvery < blinkTicks && t.show.Left() > blinkTicks && !felt:
		return display.GazeShut
	case felt && how.Pleases():
		return display.GazePleased
	case felt && how.Hurts():
		return display.GazeStruck
	case t.Stage.Still():
	case felt && how == bots.Asked, t.ToAct().Has(seat) && !t.Ended() && t.ToAct().Len() == 1:
		return display.GazeThinking
	}
	return display.GazeRest
}
