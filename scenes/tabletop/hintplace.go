package tabletop

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// hinted shows a hint: its words where they have no room in the panel, and the controls that its moves begin with.
func (b *Brush) hinted() {
	b.hintOnSlip()
	h := &b.table.hint
	if !h.shown {
		return
	}
	b.hintMark(h.marks[0])
	if h.marks[1] != h.marks[0] {
		b.hintMark(h.marks[1])
	}
}

// hintMark marks the control of that id, or the way back to it from what else was chosen.
func (b *Brush) hintMark(id string) {
	on := find(b.table.controls, id)
	if on == nil {
		on = find(b.table.controls, "back")
	}
	if id == "" || on == nil {
		return
	}
	side := max(b.M.U(hintMark), hintMarkPx)
	over := on.Box
	if b.table.game.Spot != nil {
		if spot := b.table.game.Spot(id); !spot.Empty() {
			over = spot
		}
	}
	box := hintMarkOn(over, side)
	b.L.Fill(box, theme.GroundColour, side/2)
	b.L.Border(box, theme.Focus, side/2, max(2, side*0.06))
	b.L.Symbol(box.Inset(side*0.2), display.IconBulb, theme.Focus)
}

// hintMarkOn is the place of the mark on what a hint names: over the upper edge, in the middle, or at the corner of
// what is so low that its words would lie under the mark.
func hintMarkOn(on display.Rect, side float64) display.Rect {
	x, _ := on.Centre()
	if on.H < hintLow*side {
		x = on.X + side*hintCorner
	}
	return display.Rect{X: x - side/2, Y: on.Y - side*hintRises, W: side, H: side}
}

// fits reports whether the words of a hint have room: in a slip, or, where a game tells all there is to know across the
// whole panel, there in letters no smaller than without larger ones, and not much smaller than the reader's: who reads
// large ones is served better by a reason less.
func (h *hint) fits(text string) bool {
	m := h.table.Stage.Metrics
	if f := h.table.game.Frame(); f.Head.Empty() {
		return h.table.Panel.fits(text, 1) || h.slip(text).H <= (h.floor()-f.Board.Y)*slipShare
	}
	return h.table.Panel.fits(text, max(1/max(1, m.TextScale), hintLetters))
}

// slipped reports whether the hint in sight stands on a slip over the panel: where it has no room in the panel, in the
// reader's letters.
func (h *hint) slipped() bool {
	return h.shown && h.table.game.Frame().Head.Empty() && !h.table.Panel.fits(h.table.Answer.text, 1)
}

// covers reports whether a point lies on such a slip: a press there puts it away, and presses nothing that it covers.
func (h *hint) covers(x, y float64) bool {
	return h.slipped() && h.slip(h.table.Answer.text).Contains(x, y)
}

// press has a press on the slip put it away; it reports whether one begins: nothing under it is pressed.
func (h *hint) press(in *input.Frame) (begins bool) {
	if in.Pressed {
		h.down = h.covers(in.X, in.Y)
	}
	if h.down && in.Released {
		h.table.Answer.Clear()
		h.table.prepare()
	}
	h.down = h.down && in.Held
	return h.down && in.Pressed
}

// floor is what a slip stands on: the panel, or what the game wants to be seen under it.
func (h *hint) floor() float64 {
	if h.table.game.HintFloor != nil {
		return h.table.game.HintFloor()
	}
	return h.table.game.Frame().Panel.Y
}

// slip is the place of such a slip: it reaches as far up from its floor as its words need.
func (h *hint) slip(text string) display.Rect {
	f, m := h.table.game.Frame(), h.table.Stage.Metrics
	slip := display.Rect{X: f.Panel.X, W: min(f.Board.X+f.Board.W, f.Panel.X+f.Panel.W) - f.Panel.X}
	words := ui.Stack{{Text: text, Font: display.Sans, Size: BodySize}}
	slip.H = words.Height(h.table.Stage, h.inSlip(slip).W, 1) + 2*m.U(slipPad)
	slip.Y = h.floor() - m.U(slipPad)/2 - slip.H
	return slip
}

// inSlip is the place of the words on a slip, beside its sign.
func (h *hint) inSlip(slip display.Rect) display.Rect {
	m := h.table.Stage.Metrics
	in := slip.Inset(m.U(slipPad))
	_, in = in.CutLeft(m.Size(display.Sans, BodySize)*slipSign + m.U(slipPad))
	return in
}

// hintOnSlip draws the hint where it stands on a slip.
func (b *Brush) hintOnSlip() {
	if !b.table.hint.slipped() {
		return
	}
	defer b.Explains(len(b.L.Items))
	skin, slip := b.table.Skin, b.table.hint.slip(b.table.Answer.text)
	// A panel may let the table through; what is read over cards must not.
	b.L.Fill(slip, theme.GroundColour, b.M.U(ui.Radius)*1.4).Shadow = b.M.U(12)
	b.L.Fill(slip, skin.Panel, b.M.U(ui.Radius)*1.4)
	b.L.Border(slip, theme.Focus, b.M.U(ui.Radius)*1.4, max(2, b.M.U(3)))
	in := b.table.hint.inSlip(slip)
	side := b.M.Size(display.Sans, BodySize) * slipSign
	b.L.Symbol(display.Rect{X: slip.X + b.M.U(slipPad), Y: in.Y, W: side, H: side}, display.IconBulb, theme.Focus)
	ui.Paragraph(b.L, b.table.Stage, in, b.table.Answer.text, display.Sans, BodySize, skin.Told, display.Left)
}

// button appends the button that asks for a hint, in its place at the right end of the panel: a picture, with its words
// where nothing stands beside it. It comes up when a hand is opened: not where the button was that was pressed for
// that.
func (h *hint) button(cs []ui.Control) []ui.Control {
	label, ok := "hint.button", h.possible() && !h.table.lesson.tells()
	if h.table.lesson.asks() {
		label, ok = "lesson.show", !h.table.lesson.showing
	}
	if !ok {
		return cs
	}
	place, gap := h.table.game.Frame().Hint, h.table.Stage.Metrics.U(hintGap)
	b := ui.Control{
		ID: hintID, Label: h.table.Say(label), Key: h.table.Prompt(input.Hint), Box: place, Role: display.Button,
		Icon: display.IconBulb, Letters: SmallSize,
	}
	words := place
	words.W = ui.Need(h.table.Stage, &b)
	words.X = place.X + place.W - words.W
	if !taken(cs, words.Inset(-gap/2)) {
		b.Box = words
	}
	return append(cs, b)
}

// find gives the control of that id, nil for none.
func find(cs []ui.Control, id string) *ui.Control {
	for i := range cs {
		if cs[i].ID == id {
			return &cs[i]
		}
	}
	return nil
}
