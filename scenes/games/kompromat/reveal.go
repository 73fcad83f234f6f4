package kompromat

import (
	"slices"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// stamps are the verdicts of the mission in turn: the first of a seat on the paper of its total, others beside that, as
// an exact 21 is, so that it is still to be read when it has won.
func (b *brush) stamps() {
	var n [kompromat.Seats]int
	now, before := b.told.After(), b.told.Beat().Before.stamped
	for i, s := range now.stamps[:now.stamped] {
		age := match.Settled
		if i >= before {
			age = b.told.Since()
		}
		at := n[s.seat]
		if s.key == "stamp.perfect" {
			at++
		} else {
			n[s.seat] += 1 + b.perfects(s.seat)
		}
		box := b.stampBox(s.seat, at)
		if b.Fits(b.look.Say(s.key), display.Stencil, box.W*stampWords) { // Else the sheet alone says it.
			b.verdict(box, s.key, age)
		}
	}
}

// verdict stamps one, by its key: in red what a seat has won, in black what it has come to.
func (b *brush) verdict(box display.Rect, key string, age int) {
	b.Stamp(box, b.look.Say(key), age)
	if key == "stamp.bust" || key == "stamp.notorious" {
		b.L.Items[len(b.L.Items)-1].Face.Tone = 1
	}
}

// perfects is 1 where a seat has the stamp of an exact 21, else 0.
func (b *brush) perfects(seat game.Seat) (n int) {
	now := b.told.After()
	if slices.Contains(now.stamps[:now.stamped], stamp{seat, "stamp.perfect"}) {
		n = 1
	}
	return n
}

// stampBox is the place of a seat's n-th stamp: at the foot of the paper with its total, over the one before, or beside
// the paper, clear of the cards. Without room for another one it lies on the one before.
func (b *brush) stampBox(seat game.Seat, n int) display.Rect {
	total := b.lay.Total[seat]
	slip := b.slip(total)
	w, high := b.stampSize(total)
	box := display.Rect{X: total.X + (total.W-w)/2, Y: total.Y + total.H - high, W: w, H: w * stampHigh / stampWide}
	if n > 0 && box.Y-high >= slip.Y+slip.H {
		n, box = n-1, box.Moved(0, -high)
	}
	at := b.lay.spread(b.v.Current, seat)
	for ; n > 0; n-- {
		beside := box.Moved(-(w+total.W)/2-w*stampLeans, 0)
		if at[b.v.Row[b.v.Current].Attempts[seat].Count] >= beside.X {
			break
		}
		box = beside
	}
	return box
}

// stampSize is the width of a stamp at the place of a total, and the height that it takes with its lean.
func (b *brush) stampSize(total display.Rect) (wide, high float64) {
	wide = min(max(b.M.U(stampWide), stampPx), max(total.W*stampMost, min(stampPx, total.W)))
	return wide, wide * (stampHigh/stampWide + stampLeans)
}

// slip is the upper part of the paper of a total, where its figure stands: the rest is for two stamps, or for one where
// that would leave the figure too little.
func (b *brush) slip(total display.Rect) display.Rect {
	_, stamp := b.stampSize(total)
	foot := 2 * stamp
	if foot > total.H*(1-slipLeast) {
		foot = min(stamp, total.H*(1-slipLeast))
	}
	_, slip := total.CutBottom(foot)
	return slip
}

// lanes are the two sides of the mission being revealed, with the totals of the cards that are there.
func (b *brush) lanes(cards []director.Sprite) {
	defer b.Explains(len(b.L.Items))
	for seat := range game.Seat(kompromat.Seats) {
		fan, total := b.lay.Fans[b.v.Current][seat], b.lay.Total[seat]
		zone := attemptZone(b.v.Current, seat)
		switch a := &b.v.Row[b.v.Current].Attempts[seat]; {
		case a.Count == 0:
			b.Line(fan, b.look.Say("table.lane.none", game.SeatName(seat)), display.Sans, tabletop.BodySize, theme.Secondary,
				display.Left)
		case slices.ContainsFunc(cards, func(s director.Sprite) bool { return s.At.Zone == zone && s.Pose.Fade < 1 }):
			b.tally(total, a, b.v.Row[b.v.Current].Fate.WonBy() == seat)
			b.leads(fan, total, seat)
		}
	}
	b.minis()
}

// leads is a line of dots from the last card of a lane to its total.
func (b *brush) leads(fan, total display.Rect, seat game.Seat) {
	at := b.lay.spread(b.v.Current, seat)
	count := b.v.Row[b.v.Current].Attempts[seat].Count
	thick := max(3, b.M.U(7))
	line := display.Rect{X: at[count] + b.M.U(40), Y: fan.Y + fan.H/2, H: thick}
	if line.W = total.X - b.M.U(40) - line.X; line.W > total.W && !b.M.Contrast {
		b.L.Add(display.Item{Kind: display.Dots, Box: line, Colour: theme.Manila.Alpha(0.6)})
	}
}

// tally is a total that counts up with every card turned.
func (b *brush) tally(box display.Rect, a *kompromat.Attempt, won bool) {
	r := read(a)
	words, text, colour := b.look.Say("table.total.sofar"), b.readings(r), theme.Ink
	if a.Declared {
		words, text = b.look.Say("table.total"), b.readings(reading{low: a.Total})
		if by := changed(r, a.Total); by != "" {
			words = b.look.Say("table.total.changed", game.Text(by))
		}
		switch {
		case a.Total > kompromat.Limit, won:
			colour = theme.StampRed
		case a.Total == kompromat.Limit:
			colour = theme.InkBlue
		}
	}
	slip := b.slip(box)
	b.L.Fill(box, theme.PaperLight, b.M.U(4)).Shade(display.ShadeDown, theme.Paper).Shadow = b.M.U(8)
	scale := b.M.Scale() * max(1, b.M.TextScale)
	// The figure has most of the slip, however large the letters are.
	label, figure := slip.Inset(slip.W * 0.06).CutTop(min(b.M.Size(display.Sans, tabletop.SmallSize)*1.3,
		slip.H*labelShare))
	two := b.look.Stage.Measure.Width(text, b.M.Font(display.Typewriter), b.M.Floor(display.Typewriter)) > figure.W
	if two && figure.H < 2*b.look.Stage.Measure.LineHeight(b.M.Font(display.SansBold), b.M.Floor(display.SansBold)) ||
		label.H < b.M.Floor(display.Sans) {
		// Figures are worth more than what they are called.
		figure = slip.Inset(slip.W * 0.04)
	} else {
		b.Line(label, words, display.Sans, min(tabletop.SmallSize, label.H/(1.3*scale)), theme.InkOnPaper, display.Middle)
	}
	if two {
		// Both readings of a card have a line each.
		high := 0.0
		size, _ := ui.Shrink(tabletop.BodySize, min(tabletop.BodySize, b.M.Floor(display.SansBold)/scale),
			func(size float64) bool {
				high = ui.ParagraphHeight(b.look.Stage, figure.W, text, display.SansBold, size)
				return high <= figure.H
			})
		_, figure = figure.CutTop((figure.H - high) / 2)
		ui.Paragraph(b.L, b.look.Stage, figure, text, display.SansBold, size, colour, display.Middle)
	} else {
		b.Line(figure, text, display.Typewriter, min(tallySize, figure.H*0.95/scale), colour, display.Middle)
	}
}

// changed is by what an item changed a declared total of cards that all lie open, with its sign; empty where it did
// not.
func changed(r reading, total int) string {
	if !r.whole {
		return ""
	}
	text := ""
	for n := 0; n <= r.wilds; n++ {
		switch total - r.total(n) {
		case 0:
			return ""
		case 2:
			text = "+1"
		case -2:
			text = "\u22121"
		}
	}
	return text
}

// minis mark the other missions of the row in a reveal: which are done, and how many cards wait.
func (b *brush) minis() {
	for i := range b.v.Row {
		box, fate := b.lay.Folders[i], b.v.Row[i].Fate
		if !b.vacant(i, box) {
			continue
		}
		side := min(box.W, box.H) * 0.5
		mark := box.Square(side)
		if by := fate.WonBy(); by.Sits(kompromat.Seats) {
			b.Chip(mark, by)
		} else if fate == kompromat.Discarded {
			b.L.Symbol(mark.Inset(side*0.1), display.IconClose, theme.Secondary)
		}
	}
}
