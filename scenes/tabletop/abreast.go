package tabletop

import (
	"math"
	"slices"

	"safehouse/render/display"
	"safehouse/scenes/ui"
)

// standsAbreast reports whether the question may stand under the buttons with what there is to know about it at its
// right, or the first of that where the question stands elsewhere, or what answers the last press; and whose turn it is
// beside the buttons. A low wide room has place for both so, where it has none for one over the other.
func standsAbreast(t *Table) bool {
	f, p := t.room.Frame(), &t.Panel
	if f.Head.Empty() || p.head == "" && p.answer(t) != nil || t.Stage.Metrics.TextScale <= 1 {
		return false
	}
	b := t.Brush(&p.trial, f)
	return t.Choice.Prompt().Status == "" || p.turnFits(t, &b, turnAbreast(t, f.Head), nil)
}

// turnAbreast is where whose turn it is stands then: in the middle of its room beside the buttons.
func turnAbreast(t *Table, head display.Rect) display.Rect {
	turn := turnWords(t)
	line := t.Stage.Measure.LineHeight(turn.Font, t.Stage.Metrics.Size(turn.Font, turn.Size))
	return head.Middle(head.W, min(head.H, line))
}

// drawAbreast draws that.
func drawAbreast(t *Table, b *Brush, head, room display.Rect) {
	p, st := &t.Panel, t.Stage
	if t.Choice.Prompt().Status != "" {
		p.drawTurn(t, b, turnAbreast(t, p.headRoom(t, b, head, nil)), nil)
	}
	asked := slices.DeleteFunc(p.paragraphs(t, true), func(w ui.Words) bool { return w.Text == "" })
	if len(asked) == 0 {
		return
	}
	question, why := asked[:1], asked[1:]
	if said := p.answer(t); said != nil {
		why = said
	}
	gap := 2 * b.M.U(Gap)
	var left, right display.Rect
	beside := func(large, share float64) bool {
		line := question.Wide(st, math.MaxFloat64, large) + 1
		for lines := 1.0; lines <= abreastLines; lines++ {
			left, right = room.PartLeft(line/lines*(1+abreastSlack*(lines-1)), gap)
			if question.Height(st, left.W, large) <= left.H && why.Height(st, right.W, share) <= right.H &&
				right.W >= b.M.Size(display.Sans, SmallSize*share)*leastWords {
				return true
			}
		}
		return false
	}
	share, fits := ui.Shrink(1, b.least, func(share float64) bool { return beside(share, share) })
	large, _ := ui.Shrink(1, share, func(large float64) bool { return beside(large, share) })
	if b.squeezed = b.squeezed || share < 1 || !fits; !fits {
		return
	}
	drawMiddle(t, b, left, question, large)
	drawMiddle(t, b, right, why, share)
}

// drawTurnBeforeQuestion writes whose turn it is and the question in one line beside the buttons, in large letters that
// give up no more than others in the panel; it reports whether they have room so.
func drawTurnBeforeQuestion(t *Table, b *Brush, head display.Rect) bool {
	p, st := &t.Panel, t.Stage
	q, question := t.Choice.Prompt(), p.paragraphs(t, false)
	if b.M.TextScale <= 1 || q.Status == "" || p.head == "" || p.signed(t) && t.Holder.Shared() {
		return false
	}
	turn := ui.Stack{{Text: q.Status, Font: display.SansBold, Size: SmallSize, Ink: t.Skin.Turn}}
	var sign, first float64
	share, fits := ui.Shrink(1, b.least, func(share float64) bool {
		letters := b.M.Size(display.SansBold, SmallSize*share)
		if sign = 0; p.signed(t) {
			sign = letters * (1 + turnGap)
		}
		first = sign + turn.Wide(st, math.MaxFloat64, share) + letters*turnGap*2
		return first+question.Wide(st, math.MaxFloat64, share) < head.W && question.Height(st, head.W, share) <= head.H
	})
	if !fits {
		return false
	}
	before, after := head.CutLeft(first)
	chip, before := before.CutLeft(sign)
	if sign > 0 {
		side := sign / (1 + turnGap)
		b.Chip(display.Rect{X: chip.X, Y: chip.Y, W: side, H: chip.H}.SquareIn(turnSign), t.Asked())
	}
	from := len(b.L.Items)
	drawMiddle(t, b, before, turn, share)
	for i := range b.L.Items[from:] {
		b.L.Items[from+i].Role = display.Status
	}
	drawMiddle(t, b, after, question, share)
	return true
}

// drawMiddle writes paragraphs in the middle of the height of a room.
func drawMiddle(t *Table, b *Brush, room display.Rect, s ui.Stack, share float64) {
	_, room = room.CutTop(max(0, room.H-s.Height(t.Stage, room.W, share)) / 2)
	s.Draw(b.L, t.Stage, room, share)
}
