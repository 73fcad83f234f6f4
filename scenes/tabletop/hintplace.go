package tabletop

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// drawHint marks the controls that the moves of the hint begin with.
func drawHint(t *Table, b *Brush) {
	a := t.Answer
	if !a.Hint() {
		return
	}
	marks := a.Marks()
	markHint(t, b, marks[0])
	if marks[1] != marks[0] {
		markHint(t, b, marks[1])
	}
}

// markHint marks the control of that id, or the way back to it from what else was chosen.
func markHint(t *Table, b *Brush, id string) {
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

// hintFits reports whether the words of a hint have room in the panel, in letters no smaller than without larger ones,
// and not much smaller than the reader's: who reads large ones is served better by a reason less.
func hintFits(t *Table, text string) bool {
	words := ui.Stack{{Text: text, Font: display.SansBold, Size: BodySize}}
	return t.Panel.fits(t, words, max(1/max(1, t.Stage.Metrics.TextScale), hintLetters))
}

// hintButton appends the button that asks for a hint, in its place at the right end of the panel: a picture, with its
// words where nothing stands beside it. It comes up when a hand is opened: not where the button was that was pressed
// for that.
func hintButton(t *Table, cs []ui.Control) []ui.Control {
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
