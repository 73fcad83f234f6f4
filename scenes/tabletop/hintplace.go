package tabletop

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// hintSlip shows the hint that was asked for: its marks and, where its words have no room in the panel, the slip that
// they stand on.
type hintSlip struct {
	// down reports that the slip is held down.
	down bool
}

// draw shows a hint: its words where they have no room in the panel, and the controls that its moves begin with.
func (h *hintSlip) draw(t *Table, b *Brush) {
	h.drawSlip(t, b)
	a := t.Answer
	if !a.Hint() {
		return
	}
	marks := a.Marks()
	h.mark(t, b, marks[0])
	if marks[1] != marks[0] {
		h.mark(t, b, marks[1])
	}
}

// mark marks the control of that id, or the way back to it from what else was chosen.
func (h *hintSlip) mark(t *Table, b *Brush, id string) {
	on := find(t.controls, id)
	if on == nil {
		on = find(t.controls, "back")
	}
	if id == "" || on == nil {
		return
	}
	side := max(b.M.U(hintMark), hintMarkPx)
	box := hintMarkOn(spotOf(t.room, id, on.Box), side)
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
func (h *hintSlip) fits(t *Table, text string) bool {
	m := t.Stage.Metrics
	if f := t.room.Frame(); f.Head.Empty() {
		return t.Panel.fits(t, text, 1) || h.place(t, text).H <= (h.floor(t)-f.Board.Y)*slipShare
	}
	return t.Panel.fits(t, text, max(1/max(1, m.TextScale), hintLetters))
}

// slipped reports whether the hint in sight stands on a slip over the panel: where it has no room in the panel, in the
// reader's letters.
func (h *hintSlip) slipped(t *Table) bool {
	return t.Answer.Hint() && t.room.Frame().Head.Empty() && !t.Panel.fits(t, t.Answer.Text(), 1)
}

// covers reports whether a point lies on such a slip: a press there puts it away, and presses nothing that it covers.
func (h *hintSlip) covers(t *Table, x, y float64) bool {
	return h.slipped(t) && h.place(t, t.Answer.Text()).Contains(x, y)
}

// press has a press on the slip put it away; it reports whether one begins: nothing under it is pressed.
func (h *hintSlip) press(t *Table, in *input.Frame) (begins bool) {
	if in.Pressed {
		h.down = h.covers(t, in.X, in.Y)
	}
	if h.down && in.Released {
		t.Answer.Clear()
		t.prepare()
	}
	h.down = h.down && in.Held
	return h.down && in.Pressed
}

// floor is what a slip stands on: the panel, or what the game wants to be seen under it.
func (h *hintSlip) floor(t *Table) float64 {
	if r, ok := t.room.(Marks); ok {
		if floor := r.HintFloor(); floor != 0 {
			return floor
		}
	}
	return t.room.Frame().Panel.Y
}

// place is the place of such a slip: it reaches as far up from its floor as its words need.
func (h *hintSlip) place(t *Table, text string) display.Rect {
	f, m := t.room.Frame(), t.Stage.Metrics
	slip := display.Rect{X: f.Panel.X, W: min(f.Board.X+f.Board.W, f.Panel.X+f.Panel.W) - f.Panel.X}
	words := ui.Stack{{Text: text, Font: display.Sans, Size: BodySize}}
	slip.H = words.Height(t.Stage, h.inside(t, slip).W, 1) + 2*m.U(slipPad)
	slip.Y = h.floor(t) - m.U(slipPad)/2 - slip.H
	return slip
}

// inside is the place of the words on a slip, beside its sign.
func (h *hintSlip) inside(t *Table, slip display.Rect) display.Rect {
	m := t.Stage.Metrics
	in := slip.Inset(m.U(slipPad))
	_, in = in.CutLeft(m.Size(display.Sans, BodySize)*slipSign + m.U(slipPad))
	return in
}

// drawSlip draws the hint where it stands on a slip.
func (h *hintSlip) drawSlip(t *Table, b *Brush) {
	if !h.slipped(t) {
		return
	}
	defer b.Explains(len(b.L.Items))
	skin, slip := t.Skin, h.place(t, t.Answer.Text())
	// A panel may let the table through; what is read over cards must not.
	b.L.Fill(slip, theme.GroundColour, b.M.U(ui.Radius)*1.4).Shadow = b.M.U(12)
	b.L.Fill(slip, skin.Panel, b.M.U(ui.Radius)*1.4)
	b.L.Border(slip, theme.Focus, b.M.U(ui.Radius)*1.4, max(2, b.M.U(3)))
	in := h.inside(t, slip)
	side := b.M.Size(display.Sans, BodySize) * slipSign
	b.L.Symbol(display.Rect{X: slip.X + b.M.U(slipPad), Y: in.Y, W: side, H: side}, display.IconBulb, theme.Focus)
	ui.Paragraph(b.L, t.Stage, in, t.Answer.Text(), display.Sans, BodySize, skin.Told, display.Left)
}

// button appends the button that asks for a hint, in its place at the right end of the panel: a picture, with its words
// where nothing stands beside it. It comes up when a hand is opened: not where the button was that was pressed for
// that.
func (h *hintSlip) button(t *Table, cs []ui.Control) []ui.Control {
	label, ok := "hint.button", t.HintState().Possible && !t.Lesson.Tells()
	if t.Lesson.Asks() {
		label, ok = "lesson.show", !t.Lesson.Showing()
	}
	if !ok {
		return cs
	}
	place, gap := t.room.Frame().Hint, t.Stage.Metrics.U(hintGap)
	b := ui.Control{
		ID: match.HintID, Label: t.Say(label), Key: t.Prompt(input.Hint), Box: place, Role: display.Button,
		Icon: display.IconBulb, Letters: SmallSize,
	}
	words := place
	words.W = ui.Need(t.Stage, &b)
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
