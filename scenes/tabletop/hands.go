package tabletop

import (
	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/ui"
)

// Hands is what a room has whose players hold cards that the others do not see: HandOf appends the faces of those that
// a seat alone knew where the match stands. It is asked by a replay in which all cards lie open.
type Hands interface {
	HandOf(seat game.Seat, all []display.Face) []display.Face
}

// hands are those of all seats, as a replay lays them open over the board.
type hands struct {
	open  bool
	of    [game.MaxSeats][]display.Face
	moves int
	lang  words.Lang
}

// handsID is the control that lays them open, and puts them away.
const handsID = "replay.hands"

// gatherHands asks for all hands where the match has gone on, or the reader speaks another language.
func (r *Replay) gatherHands() {
	h, room := &r.hands, r.room.(Hands)
	if now := r.Moves(); h.moves != now || h.lang != r.Stage.Lang {
		h.moves, h.lang = now, r.Stage.Lang
		for seat := range r.Seats.Names {
			h.of[seat] = room.HandOf(game.Seat(seat), h.of[seat][:0])
		}
	}
}

// drawHands lays a row of cards out for each seat, behind its name, in the place of the board.
func (r *Replay) drawHands(b *Brush) {
	board, look := b.F.Board, &r.Skin.Sheet
	b.L.Fill(board, look.Ground, b.M.U(ui.Radius)).Shadow = b.M.U(12)
	b.L.Border(board, look.Edge, b.M.U(ui.Radius), max(1, b.M.U(2)))
	gap := b.M.U(Gap)
	room := board.Inset(gap)
	head, room := room.CutTop(min(room.H*handsHead, b.M.Size(display.SansBold, SmallSize)*1.5))
	b.Fit(head, r.Say("replay.hands.about"), display.SansBold, SmallSize, look.Head, display.Left)
	for seat := range r.Seats.Names {
		row := display.Rect{X: room.X, Y: room.Y + room.H*float64(seat)/float64(len(r.Seats.Names)), W: room.W,
			H: room.H / float64(len(r.Seats.Names))}.Inset(gap / 4)
		name, cards := row.PartLeft(row.W*handsName, gap)
		sign, name := name.PartLeft(min(name.H, b.M.Size(display.SansBold, BodySize)*1.2), gap/2)
		b.sign(sign.SquareIn(1), game.Seat(seat))
		b.Fit(name, r.Seats.Names[seat], display.SansBold, BodySize, look.Text, display.Left)
		r.drawHand(b, cards, r.hands.of[seat])
	}
}

// drawHand lays cards side by side, or over each other where they have no room.
func (r *Replay) drawHand(b *Brush, room display.Rect, all []display.Face) {
	high, wide := min(room.H, room.W*handsHigh), 0.0
	for i := range all {
		wide += high / all[i].Facts().Shape
	}
	gap, step := b.M.U(Gap)/3, 1.0
	most := room.W - gap*float64(len(all))
	if smaller := max(handsShrink, most/max(wide, 1)); smaller < 1 {
		high, wide = high*smaller, wide*smaller
	}
	if wide > most {
		last := high / all[len(all)-1].Facts().Shape
		gap, step = 0, (room.W-last)/(wide-last)
	}
	for i := range all {
		w := high / all[i].Facts().Shape
		box := display.Rect{X: room.X, Y: room.Y + (room.H-high)/2, W: w, H: high}
		b.L.Card(box, all[i]).Shadow = b.M.U(3)
		room.X += w*step + gap
	}
}

// handsHead is the share of the board that the words over all hands have at most, handsName the share of a row that a
// name has, handsHigh how high a card is at most in the width that its row has for cards, and handsShrink how much
// smaller they may be before they lie over each other.
const (
	handsHead   = 0.12
	handsName   = 0.2
	handsHigh   = 0.18
	handsShrink = 0.6
)
