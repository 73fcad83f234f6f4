package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/layout"
	"safehouse/scenes/ui"
)

// farewell is the parting word of a rival at the end: on paper that points at the face of who says it, where that has
// room, and else among the reasons.
type farewell struct {
	seat game.Seat
	text string
	font display.Font
	// tree is where it was laid out, nil where it was not, as box, with a portrait as wide as face; inReason reports that
	// it stands among the reasons.
	tree     *layout.Tree
	box      layout.ID
	face     float64
	inReason bool
}

// Farewell is the box of the parting word, in a room of that width: nothing where there is none, or where it has no
// room in a few lines. It begins with a portrait of who says it, but for those whose face is seen beside it.
func (s *Score) Farewell(t *EndTree, id layout.ID, font display.Font, wide float64, seen game.Seats) layout.Box {
	f, m, side := &s.farewell, s.Table.Stage.Metrics, 0.0
	if !seen.Has(f.seat) {
		f.face = farewellFace.In(m)
		side = f.face + m.U(tipLong)
	}
	pad, st := m.U(farewellPad), s.Table.Stage
	words := min(s.Width(f.text, font, BodySize)+2*pad+1, wide-side)
	if f.text == "" || f.inReason || !ui.WordsFit(st, f.text, m.Font(font), m.Size(font, BodySize), words-2*pad) ||
		len(st.Measure.Wrap(f.text, m.Font(font), m.Size(font, BodySize), words-2*pad)) > farewellLines {
		return t.Leaf(layout.Style{})
	}
	f.tree, f.box, f.font = &t.Tree, id, font
	high := ui.ParagraphHeight(st, words-2*pad, f.text, font, BodySize) + pad
	return t.Leaf(layout.Style{ID: id, W: layout.Fixed(side + words), H: layout.Fixed(max(f.face, high)),
		Leaves: farewellLeaves})
}

// Speaker is who says it, where anybody does.
func (s *Score) Speaker() game.Seat { return s.farewell.seat }

// DrawFarewell draws it, once all has been counted: with a tip towards the face that is seen beside it, if any.
func (s *Score) DrawFarewell(b *Brush, seen display.Rect) {
	f := &s.farewell
	if f.tree == nil || f.inReason || !s.Done() {
		return
	}
	box := f.tree.At(f.box)
	if box.Empty() {
		return
	}
	from := len(b.L.Items)
	if f.face > 0 {
		seen, box = box.CutLeft(f.face)
		seen = seen.Square(f.face)
		b.Portrait(seen, f.seat, display.GazeRest, 0)
		_, box = box.CutLeft(b.M.U(tipLong))
	}
	ground, ink := theme.PaperLight, theme.Ink
	if b.M.Contrast {
		ground, ink = b.skin.Sheet.Ground, b.skin.Sheet.Text
	}
	tip := len(b.L.Items)
	s.Table.lane.tip(s.Table, b.L, box, seen)
	for i := range b.L.Items[tip:] {
		b.L.Items[tip+i].Colour = ground
	}
	b.L.Fill(box, ground, b.M.U(ui.Radius)).Shadow = b.M.U(8)
	if b.M.Contrast {
		b.L.Border(box, ink, b.M.U(ui.Radius), max(2, b.M.U(3)))
	}
	in := box.Narrowed(b.M.U(farewellPad))
	high := ui.ParagraphHeight(s.Table.Stage, in.W, f.text, f.font, BodySize)
	ui.Paragraph(b.L, s.Table.Stage, in.Middle(in.W, high), f.text, f.font, BodySize, ink, display.Left)
	b.Faded(from, 1-s.Came(0, farewellMS, director.Linear))
}
