package topsecret

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

// steps are the parts of a turn that is revealed, in their order, with the beats in which they are shown and the
// rulings that explain them.
var steps = [...]struct {
	key         string
	first, last group
	ruling      string
}{
	{"reveal.topsecret.step.turned", hushBeat, placeBeat, "T2"},
	{"reveal.topsecret.step.bomb", bombBeat, blastBeat, "T3"},
	{"reveal.topsecret.step.theft", theftBeat, theftBeat, "T7"},
	{"reveal.topsecret.step.bank", bankBeat, bankBeat, "T15"},
}

// steps show in the place of what is asked how far a turn has come that is revealed: bombs and moles never do their
// work in the same turn (T6). They report whether they are there, and nothing else is told in their place: with reduced
// motion they are not, since nothing may pass along there.
func (b revealBrush) steps(told bool) bool {
	now := b.told.After()
	if !told || b.look.Stage.Still() || now.beat < hushBeat || now.beat > bankBeat {
		return false
	}
	room := b.F.Text
	high := min(room.H*stepShare, stepHigh.Grown(b.M))
	tip, edge, wide := high*stepTip, max(1, b.M.U(2)), 0.0
	var needs [len(steps)]float64
	for i := range steps {
		letters := b.Lowered(display.Rect{H: high}, stepLetters)
		needs[i] = b.letters(b.look.Say(steps[i].key), display.Poster, letters) + 2.6*tip
		wide += needs[i]
	}
	if wide > room.W {
		return false
	}
	grow := min(room.W/wide, stepGrows)
	box := display.Rect{X: room.X, Y: room.Y + (room.H-high)/2, H: high}
	var boxes [len(steps)]display.Rect
	for i := range steps {
		box.W = needs[i] * grow
		boxes[i], box.X = box, box.X+box.W
	}
	// From the last to the first: the tip of each lies over the next.
	for i := len(steps) - 1; i >= 0; i-- {
		s, box := &steps[i], boxes[i]
		ground, ink := keys.Head, theme.Secondary
		switch current := now.beat >= s.first && now.beat <= s.last; {
		case current:
			ground, ink = theme.Ochre, theme.CutInk
		case now.beat > s.last:
			ink = theme.CutPaper
		}
		b.arrow(display.Rect{X: box.X - edge, Y: box.Y - edge, W: box.W + 3*edge, H: box.H + 2*edge}, tip, keys.Edge)
		b.arrow(box, tip, ground)
		_, words := box.CutLeft(tip * 1.2)
		it := len(b.L.Items)
		text := b.look.Say(s.key)
		b.Fit(words, text, display.Poster, stepLetters, ink, display.Left)
		if ground == theme.Ochre {
			b.L.Items[it].Role = display.Status
		}
		bombs := now.Assassins > 0
		if i == 1 && !bombs && now.beat > turnBeat || i == 2 && bombs {
			line := words.Middle(words.W, edge*1.5).Moved(-tip*0.4, 0)
			line.W = b.letters(text, display.Poster, b.Lowered(words, stepLetters)) + tip*0.8
			b.L.Fill(line, ink, 0)
		}
	}
	return true
}

// arrow is a box that ends in a tip.
func (b revealBrush) arrow(box display.Rect, tip float64, ground display.Colour) {
	body, _ := box.CutLeft(box.W - tip*0.2)
	b.L.Fill(body, ground, 0)
	b.L.Scrap(display.Rect{X: body.X + body.W - 1, Y: box.Y, W: tip, H: box.H}, ground,
		[4][2]float32{{0, 0}, {1, 0.5}, {1, 0.5}, {0, 1}})
}
