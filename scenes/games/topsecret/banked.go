package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/tabletop"
)

// decisions are what became of the single cards of a turn: the points that seats have banked, 0 for none, and who has
// banked and who leaves a card out.
type decisions struct {
	points      [game.MaxSeats]int
	banks, left game.Seats
}

func decisionsOf(events []topsecret.Event) (d decisions) {
	for i := range events {
		switch e := &events[i]; e.Kind {
		case topsecret.CardBanked:
			d.points[e.Seat] += int(e.Value)
			d.banks = d.banks.With(e.Seat)
		case topsecret.CardLeft:
			d.left = d.left.With(e.Seat)
		}
	}
	d.left &^= d.banks
	return d
}

// peak is the moment in which it is seen who has banked and who has not: the table stays in sight.
func (d *decisions) peak() (p tabletop.Peak) {
	switch {
	case d.banks == 0 && d.left == 0:
		return p
	case d.banks == 0 && d.left.Len() == 1:
		p.Title = game.Say("peak.topsecret.leaves", game.SeatName(d.left.First()))
	case d.banks == 0:
		p.Title = game.Say("peak.topsecret.leave")
	case d.banks.Len() > 1:
		p.Title = game.Say("peak.topsecret.bank", game.Number(d.banks.Len()))
	case d.points[d.banks.First()] > 0:
		p.Title = game.Say("peak.topsecret.banks", game.Number(d.points[d.banks.First()]), game.SeatName(d.banks.First()))
	default:
		p.Title = game.Say("peak.topsecret.banks.agent", game.SeatName(d.banks.First()))
	}
	p.Kind, p.MS, p.Seat, p.Mood = bankPeak, bankMS, d.banks.First(), tabletop.GoodMood
	if d.banks == 0 {
		p.Mood = tabletop.PlainMood
	}
	return p
}

// bank shows it at the safes: the points that have gone into one, in rays, and an hourglass on each card that waits.
func (b peakBrush) bank() {
	d := decisionsOf(b.told.Beat().Events)
	from := len(b.L.Items)
	for seat := range game.Seat(b.v.Seats) {
		lay := &b.lay.Boards[seat]
		switch {
		case d.banks.Has(seat):
			b.banked(lay.Safe, d.points[seat])
		case d.left.Has(seat):
			n := max(b.v.Players[seat].UpCount, 1)
			card := lay.Up[n-1]
			side := card.W * bankSign
			sign := display.Rect{X: card.X + card.W - side*0.72, Y: card.Y + card.H - side*0.72, W: side, H: side}
			begin := len(b.L.Items)
			b.L.Fill(sign.Inset(-side*0.06), theme.CutPaper, side)
			b.disc(sign, display.IconHourglass, 0.2, theme.CutInk, theme.CutPaper)
			b.grow(begin, sign, 0.6*(b.Came(0.1, 0.3, director.Overshoot)-1))
		}
	}
	b.LitAtOnce(from)
	b.PeakTitle(b.bankWords())
}

// banked are the points that have gone into a safe, on a disc at its foot.
func (b peakBrush) banked(safe display.Rect, points int) {
	hit := b.Came(0.2, 0.34, director.Accelerate)
	if points == 0 || hit <= 0 {
		return
	}
	side := min(safe.W, safe.H) * bankDisc
	disc := display.Rect{X: safe.X + safe.W - side*0.75, Y: safe.Y - side*0.1, W: side, H: side}
	x, y := disc.Centre()
	grow := b.Came(0.2, 0.45, director.EmphasisedDecelerate)
	b.star(x, y, side*1.05*grow, side*0.5*grow, 0.1, theme.Ochre)
	b.star(x, y, side*0.9*grow, side*0.44*grow, 0.4, theme.CutPaper)
	from := len(b.L.Items)
	b.L.Fill(disc.Inset(-side*0.05), theme.CutPaper, side)
	b.L.Fill(disc, theme.Teal, side/2)
	b.poster(disc.Inset(side*0.14), b.look.Say("reveal.topsecret.slip.points", game.Number(points)), theme.CutPaper)
	b.grow(from, disc, 0.6*(1-hit))
}

// bankWords is where it is told: over the hand, or the lower part of the table where none lies there.
func (b peakBrush) bankWords() display.Rect {
	if hand := b.lay.Hand; !hand.Empty() {
		return hand.Middle(hand.W, min(hand.H, b.M.U(bankBand)))
	}
	_, room := b.PeakField().CutTop(b.PeakField().H * (1 - titleShare))
	return room
}
