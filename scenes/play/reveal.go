package play

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Reveal is the scene of a round's end: mission after mission is opened, counted and awarded.
type Reveal struct{ *controller }

// Update takes a tick.
func (s *Reveal) Update(in *input.Frame) stage.Change { return s.update(in) }

// Title names the game, the round and the reveal.
func (s *Reveal) Title() string { return s.title() }

// Draw shows the mission in turn large, its cards in two lanes; before the first one is opened, the whole row.
func (s *Reveal) Draw(l *display.List) {
	b := s.brush(l)
	b.felt()
	if b.lay.Reveal {
		b.lanes()
		b.panel()
		b.cards()
		b.stamps()
	} else {
		b.row()
	}
	b.over()
}

var _ stage.Scene = (*Reveal)(nil)

// stamps are the verdicts of the mission in turn.
func (b *brush) stamps() {
	for _, s := range b.t.show.stamps {
		// Under the total, so that no card's figure is covered.
		total := b.lay.Total[s.seat]
		w, h := max(b.m.U(stampWide), stampPx), max(b.m.U(stampHigh), stampPx/4)
		box := display.Rect{X: total.X + total.W - w, Y: total.Y + total.H*stampBelow, W: w, H: h}
		if s.seat == b.t.near {
			// It stays clear of the player's own line.
			box.Y = min(box.Y, b.lay.Strips[s.seat].Box.Y-h-b.m.U(10))
		}
		scale, fade := b.t.stampPose(s.age)
		b.l.Add(display.Item{
			Kind: display.CardFace, Box: box, Turn: stampLean, Scale: scale, Fade: fade, Shadow: b.m.U(6),
			Face: display.Face{Design: display.Stamp, Title: b.t.say(s.key)},
		})
	}
}

// stampPose is how far a stamp has come down: it falls, presses a little too deep and settles.
func (t *controller) stampPose(age int) (scale, fade float64) {
	down, settle := t.st.Ticks(stampMS), t.st.Ticks(settleMS)
	switch {
	case age < down:
		s := director.Accelerate.At(float64(age) / float64(down))
		return stampOver * (1 - s), 1 - s
	case age < down+settle:
		s := director.Decelerate.At(float64(age-down) / float64(settle))
		return -stampBack * (1 - s), 0
	}
	return 0, 0
}

// lanes are the two sides of the mission being revealed, with their totals.
func (b *brush) lanes() {
	t := b.t
	for seat := range game.Seat(kompromat.Seats) {
		fan, total := b.lay.Fans[b.v.Current][seat], b.lay.Total[seat]
		lane := display.Rect{X: fan.X - b.m.U(14), Y: fan.Y - b.m.U(12), W: total.X + total.W - fan.X + b.m.U(14), H: fan.H + b.m.U(24)}
		b.l.Fill(lane, theme.DeskColour.Alpha(0.6), b.m.U(12))
		a := &b.v.Row[b.v.Current].Attempts[seat]
		if a.Count == 0 {
			b.line(fan, t.say("table.lane.none", game.SeatName(seat)), display.Sans, bodySize, theme.Secondary, display.Left)
			continue
		}
		b.tally(total, a)
	}
	b.minis()
}

// tally is a total that counts up with every card turned.
func (b *brush) tally(box display.Rect, a *kompromat.Attempt) {
	r := read(a)
	text, colour := b.t.readings(r), theme.Ink
	if a.Declared {
		text = b.t.readings(reading{low: a.Total})
		switch {
		case a.Total > kompromat.Limit:
			colour = theme.StampRed
		case a.Total == kompromat.Limit:
			colour = theme.InkBlue
		}
	}
	h := min(box.H*0.66, box.W*0.8)
	slip := display.Rect{X: box.X + box.W*0.06, Y: box.Y + (box.H-h)/2, W: box.W * 0.86, H: h}
	b.l.Fill(slip, theme.Paper, b.m.U(6)).Shadow = b.m.U(5)
	label, figure := slip.Inset(slip.W * 0.06).CutTop(b.m.Size(display.Sans, smallSize) * 1.3)
	key := "table.total"
	if !a.Declared {
		key = "table.total.sofar"
	}
	words := b.t.say(key)
	if a.Declared {
		if by := changed(r, a.Total); by != "" {
			words = b.t.say("table.total.changed", game.Text(by))
		}
	}
	b.line(label, words, display.Sans, smallSize, theme.InkOnPaper, display.Middle)
	b.line(figure, text, display.Typewriter, min(tallySize, figure.H*0.78/b.m.Scale()), colour, display.Middle)
}

// changed is by what an item changed a declared total of cards that all lie open, with its sign; empty where it did not.
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
		p := &b.v.Row[i]
		box := b.lay.Folders[i]
		if p.Mission != 0 || p.Counter != 0 {
			continue
		}
		b.l.Border(box, theme.DeskColour, b.m.U(10), max(2, b.m.U(4)))
		side := min(box.W, box.H) * 0.5
		x, y := box.Centre()
		mark := display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
		if by := p.Fate.WonBy(); by.Sits(kompromat.Seats) {
			b.chip(mark, by)
		} else if p.Fate == kompromat.Discarded {
			b.l.Symbol(mark.Inset(side*0.1), display.IconClose, theme.ControlBorder)
		}
	}
}
