package topsecret

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/cards"
	"safehouse/scenes/table"
)

// odds is the panel of what rivals still hold: every hand starts the same and every played card is shown, so that it
// follows for all who look on. A row is a kind, a column a seat; the viewer's own hand is left out.
func (b *brush) odds() {
	panel := b.lay.Odds
	b.L.Fill(panel, skin.Log, b.M.U(8))
	b.L.Border(panel, skin.LogEdge, b.M.U(8), max(1, b.M.U(2)))
	first, viewer := topsecret.Document1, b.v.Viewer
	if b.v.LowestOut {
		first = topsecret.Document2
	}
	rows := float64(topsecret.Kinds-int(first)+1) + 2.3
	inside := panel.Inset(b.M.U(12))
	high := inside.H / rows
	head, rest := inside.CutTop(high * 1.2)
	b.fit(head, b.t.Say("topsecret.odds"), display.SansBold, table.BodySize, skin.LogHead, display.Left)
	columns := b.v.Seats
	if viewer.Sits(b.v.Seats) {
		columns--
	}
	names, cells := rest.CutLeft(rest.W * oddsLabel)
	wide := cells.W / float64(columns)
	column := 0
	for seat := range game.Seat(b.v.Seats) {
		if seat == viewer {
			continue
		}
		top := display.Rect{X: cells.X + wide*float64(column), Y: cells.Y, W: wide, H: high * 1.1}
		b.Chip(square(top, 0.8), seat)
		for k := first; int(k) <= topsecret.Kinds; k++ {
			cell := display.Rect{X: top.X, Y: top.Y + high*(float64(k-first)+1.1), W: wide, H: high}
			n, letters := b.v.Players[seat].Hand[k], skin.LogNew
			if n == 0 {
				letters = theme.DisabledText
			}
			b.fit(cell, strconv.Itoa(n), display.Poster, tileSize, letters, display.Middle)
		}
		column++
	}
	for k := first; int(k) <= topsecret.Kinds; k++ {
		cell := display.Rect{X: names.X, Y: names.Y + high*(float64(k-first)+1.1), W: names.W, H: high}
		if k.Document() {
			b.fit(cell, strconv.Itoa(b.v.Value(k)), display.Poster, tileSize, skin.LogNew, display.Left)
		} else {
			icon, _ := cell.CutLeft(cell.H)
			b.L.Symbol(square(icon, 0.86), cards.TopSecretIcon(k), skin.LogNew)
		}
	}
}
