package topsecret

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// board is a player's board: tabs, header, places for cards, piles and the line at its foot.
func (b *brush) board(seat game.Seat) {
	lay, p := &b.lay.Boards[seat], &b.v.Players[seat]
	b.tabs(lay, seat)
	b.L.Fill(lay.Box, theme.CutPaper, 0).Shadow = b.M.U(5)
	b.header(lay, seat)
	b.place(lay.Up[0])
	b.place(lay.Up[1])
	b.place(lay.Pick)
	b.piles(lay, p)
	b.note(lay, seat)
	edge := max(2, b.M.U(3))
	if b.asks(seat) {
		edge *= 2
	}
	b.L.Border(lay.Box, theme.CutInk, 0, edge)
}

// asks tells whether the screen asks that seat now.
func (b *brush) asks(seat game.Seat) bool { return !b.t.Busy() && b.t.Asked() == seat }

// header is the strip of the seat's colour: sign, name, and the mark that it has chosen.
func (b *brush) header(lay *board, seat game.Seat) {
	letters := theme.SeatInk(int(seat))
	b.L.Fill(lay.Header, theme.SeatColours[seat], 0)
	line := max(2, b.M.U(3))
	b.L.Fill(display.Rect{X: lay.Header.X, Y: lay.Header.Y + lay.Header.H - line, W: lay.Header.W, H: line}, theme.CutInk, 0)
	b.L.Symbol(lay.Chip, theme.SeatShapes[seat], letters)
	b.Given(lay.Chip, seat)
	font, size := b.names()
	b.fit(lay.Name, b.t.Names[seat], font, size, letters, display.Left)
	if b.v.Players[seat].Chosen {
		b.L.Fill(lay.Mark, theme.CutInk, lay.Mark.H/2)
		b.L.Symbol(lay.Mark.Inset(lay.Mark.H*0.2), display.IconCheck, theme.CutPaper)
	}
}

// tabs are the seat's place in the order of moles, the priority marker in ochre, and its score in a series.
func (b *brush) tabs(lay *board, seat game.Seat) {
	if b.v.Turn > 0 && b.v.Marker.Sits(b.v.Seats) {
		n, ground, letters := order(b.v, seat), theme.TableColour, theme.CutSecondary
		if n == 1 {
			ground, letters = theme.Ochre, theme.CutInk
		}
		b.tab(lay.Tab, ground)
		icon, figure := lay.Tab.CutLeft(lay.Tab.W * 0.55)
		b.L.Symbol(square(icon, 0.7), display.IconFootprints, letters)
		b.fit(figure, strconv.Itoa(n), display.Poster, tabSize, letters, display.Left)
	}
	if b.v.Series {
		b.tab(lay.Score, theme.CutPaper)
		icon, figure := lay.Score.CutLeft(lay.Score.H)
		b.L.Symbol(square(icon, 0.6), display.IconTrophy, theme.CutInk)
		b.fit(figure, b.t.Say("topsecret.figure", game.Number(b.v.Players[seat].Series)), display.Poster, tabSize, theme.CutInk, display.Left)
	}
}

// tab is a piece of paper that sticks up behind a board.
func (b *brush) tab(box display.Rect, ground display.Colour) {
	b.L.Fill(box, ground, 0)
	b.L.Border(box, theme.CutInk, 0, max(1.5, b.M.U(2.5)))
}

// square is the largest square in the middle of a box, or that share of it.
func square(box display.Rect, share float64) display.Rect {
	side := min(box.W, box.H) * share
	x, y := box.Centre()
	return display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
}

// place marks where a card may lie.
func (b *brush) place(box display.Rect) {
	b.L.Fill(box, theme.TableColour, box.W*cornerShare)
	b.L.Border(box, theme.CutSecondary.Alpha(0.4), box.W*cornerShare, max(1, b.M.U(2)))
}

// piles are the cards at the left and at the right of the arrow, as figures.
func (b *brush) piles(lay *board, p *topsecret.Player) {
	b.tile(lay.Singles, "×1", p.SinglesCount, theme.TableColour, theme.CutInk)
	b.L.Symbol(square(lay.Arrow, 0.92), display.IconArrow, theme.CutSecondary)
	b.tile(lay.Pairs, "×2", p.PairsCount, theme.CutInk, theme.Ochre)
}

func (b *brush) tile(box display.Rect, label string, n int, ground, letters display.Colour) {
	b.L.Fill(box, ground, b.M.U(6))
	b.L.Border(box, theme.CutInk, b.M.U(6), max(1.5, b.M.U(2.5)))
	inside := box.Inset(box.W * 0.04)
	first, second := inside.CutTop(box.H * 0.42)
	if box.W > box.H*wideTile {
		// A tile that is low has more room for both beside each other.
		first, second = inside.CutLeft(inside.W * 0.46)
	}
	b.fit(first, label, display.Poster, tileSize, letters, display.Middle)
	b.fit(second, strconv.Itoa(n), display.Poster, countSize, letters, display.Middle)
}

// note is the line at the foot: to its own player what the piles come to, of others what they do.
func (b *brush) note(lay *board, seat game.Seat) {
	n := &b.t.notes[seat]
	n.write(b, seat)
	text := n.long
	if b.t.Stage.Measure.Width(text, display.Sans, b.M.Size(display.Sans, table.SmallSize)) > lay.Note.W {
		text = n.short
	}
	if n.least != "" && b.width(text, display.Sans) > lay.Note.W {
		text = n.least
	}
	b.fit(lay.Note, text, display.Sans, table.SmallSize, theme.CutSecondary, display.Left)
}
