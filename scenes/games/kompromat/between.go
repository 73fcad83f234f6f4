package kompromat

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/scenes/tabletop"
)

// between reports that a round is over and the next one has not begun: the show takes a breath, with the standing.
func (t *screen) between() bool {
	next := t.show.Ahead().Events
	return t.show.Gated() && len(next) > 0 && next[0].Kind == kompromat.RoundBegan
}

// standing is a sheet with what both have so far, as far as the viewer may know it.
func (b *brush) standing() {
	t, gap := b.look, b.M.U(tabletop.Gap)
	head, rows := b.Sheet().Inset(2*gap).PartTop(b.M.Size(display.Typewriter, standingTitle)*2, gap)
	title := t.Say("table.between.head", game.Number(b.v.Round), game.Number(kompromat.Rounds))
	b.Line(head, title, display.Typewriter, standingTitle, skin.SheetHead, display.Middle)
	for seat := range game.Seat(kompromat.Seats) {
		row, p := rows, &b.v.Players[seat]
		row.H = (rows.H - gap) / kompromat.Seats
		row.Y += float64(seat) * (row.H + gap)
		name, facts := row.PartLeft(row.W*standingName, gap)
		sign, name := name.CutLeft(min(row.H, name.W/4))
		b.Chip(sign.SquareIn(0.6), seat)
		b.Line(name, t.Seats.Names[seat], display.SansBold, standingLetters, skin.SheetText, display.Left)
		d := dossier{letters: standingLetters}
		words, figure := b.points(b.v, seat)
		d.Points, facts = facts.PartLeft(facts.W*standingPoints, gap)
		d.Won, d.Notoriety = facts.PartLeft(facts.W*standingWon, gap)
		b.fact(&d, d.Points, display.IconTrophy, words, figure, skin.SheetHead)
		b.fact(&d, d.Won, display.IconEnvelope, strconv.Itoa(p.WonCount), strconv.Itoa(p.WonCount), skin.SheetText)
		d.Notoriety.W -= d.Notoriety.W * standingCount
		hole := d.Notoriety.W / (tokenHoles * holeStep)
		d.punch(hole)
		d.Count = display.Rect{X: d.Notoriety.X + d.Notoriety.W + gap/2, Y: row.Y, W: row.X +
			row.W - d.Notoriety.X - d.Notoriety.W - gap/2, H: row.H}
		b.holes(&d, p.Tokens)
	}
}
