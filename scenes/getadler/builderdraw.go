package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/cards"
	"safehouse/scenes/getadler/layout"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// lay places what can be chosen in a box.
func (q *builder) lay(box display.Rect) (lay layout.Builder) {
	var buf [8]getadler.Colour
	lay.Lay(box, q.trait, len(q.colours(buf[:0])), q.c.Stage.Metrics)
	return lay
}

// controls appends what can be chosen.
func (q *builder) controls(cs []ui.Control, box display.Rect) []ui.Control {
	lay := q.lay(box)
	for t := range getadler.Trait(getadler.Traits) {
		if at := lay.Traits[t]; !at.Empty() {
			cs = append(cs, ui.Control{
				ID: traitIDs[t], Label: q.c.Say("builder.trait.label", game.Word(traitKeys[t])), Box: at, Role: display.Choice,
				Quiet: true, Checked: q.chosen && q.trait == t,
			})
		}
	}
	var buf [8]getadler.Colour
	for i, c := range q.colours(buf[:0]) {
		cs = append(cs, ui.Control{
			ID: colourIDs[c], Label: q.colourLabel(c), Box: lay.Colours[i], Role: display.Choice, Quiet: true,
			Checked: q.colour == c,
		})
	}
	return cs
}

// colourLabel says for readers what a colour is and whom it would fit.
func (q *builder) colourLabel(c getadler.Colour) string {
	return q.c.Say("builder.colour.label", game.Word(traitKeys[q.trait]), game.Word(colourKeys[q.trait][c]), game.Text(q.fitting(c)))
}

// fitting names the characters in play that have a colour.
func (q *builder) fitting(c getadler.Colour) string {
	names := ""
	set := getadler.Fitting(q.seats, q.trait, c)
	for r := getadler.Adler; int(r) <= q.seats; r++ {
		switch {
		case !set.Has(r):
		case names == "":
			names = q.c.Say(roleKeys[r])
		default:
			names = q.c.Say("builder.list", game.Text(names), game.Word(roleKeys[r]))
		}
	}
	return names
}

// draw draws what can be chosen in a box.
func (q *builder) draw(b *table.Brush, box display.Rect) {
	lay := q.lay(box)
	for t := range getadler.Trait(getadler.Traits) {
		if at := lay.Traits[t]; !at.Empty() {
			q.drawTrait(b, at, t)
		}
	}
	var buf [8]getadler.Colour
	for i, c := range q.colours(buf[:0]) {
		q.drawColour(b, lay.Colours[i], c)
	}
}

// tile is the ground of something to choose; it gives the ink for what is written on it.
func (q *builder) tile(b *table.Brush, box display.Rect, id string, taken bool) display.Colour {
	hover, _, _ := q.c.Page.State(id)
	ground, ink, edge := theme.Fog, theme.Cream, theme.FogText
	if taken {
		ground, ink, edge = theme.Lamp, theme.LampInk, theme.Lamp
	}
	if hover {
		edge = theme.Lamp
	}
	b.L.Fill(box, ground, b.M.U(ui.Radius)).Shadow = b.M.U(5)
	b.L.Border(box, edge, b.M.U(ui.Radius), max(2, b.M.U(3)))
	return ink
}

// drawTrait is a characteristic: its sign over its word.
func (q *builder) drawTrait(b *table.Brush, box display.Rect, t getadler.Trait) {
	ink := q.tile(b, box, traitIDs[t], q.chosen)
	in := box.Inset(b.M.U(12))
	word, sign := in.CutBottom(min(in.H*0.5, b.M.Size(display.Plate, noteName)*noteLine))
	b.L.Symbol(middleOf(sign, 0.86), traitIcons[t], ink)
	b.Line(word, q.c.Say(traitKeys[t]), display.Plate, noteName, ink, display.Middle)
}

// drawColour is a colour: its swatch and word, and the names of those whom it would fit.
func (q *builder) drawColour(b *table.Brush, box display.Rect, c getadler.Colour) {
	ink := q.tile(b, box, colourIDs[c], q.colour == c)
	in := box.Inset(b.M.U(14))
	head, names := in.CutTop(min(in.H*0.45, max(b.M.Size(display.Plate, noteName)*1.5, in.H*0.3)))
	swatch, word := head.CutLeft(min(head.H, head.W*0.35))
	drawSwatch(b, middleOf(swatch, 0.9), c, ink)
	_, word = word.CutLeft(b.M.U(12))
	b.Line(word, q.c.Say(colourKeys[q.trait][c]), display.Plate, noteName, ink, display.Left)
	_, names = names.CutTop(b.M.U(8))
	used := ui.Paragraph(b.L, q.c.Stage, names, q.fitting(c), display.Sans, table.SmallSize, ink, display.Left)
	_, faces := names.CutTop(used + b.M.U(4))
	q.drawFaces(b, faces, c)
}

// drawFaces shows those whom a colour would fit, where there is room.
func (q *builder) drawFaces(b *table.Brush, box display.Rect, c getadler.Colour) {
	set := getadler.Fitting(q.seats, q.trait, c)
	gap := b.M.U(10)
	wide := min((box.W-gap*float64(set.Len()-1))/float64(max(1, set.Len())), box.H*sheetFace)
	if wide < b.M.Floor(display.Sans)*portraitLeast*sheetFace {
		return
	}
	x := box.X
	for r := getadler.Adler; int(r) <= q.seats; r++ {
		if !set.Has(r) {
			continue
		}
		face := display.Face{Design: display.Suspect, Tone: uint8(r), Term: terms[r]}
		for t := range getadler.Trait(getadler.Traits) {
			face.Paints[t] = cards.Paints[r.Look(t)]
		}
		b.L.Card(display.Rect{X: x, Y: box.Y, W: wide, H: wide / sheetFace}, face)
		x += wide + gap
	}
}

// drawSwatch is a patch of a colour with an edge that stands out on the ground; its word stands beside it.
func drawSwatch(b *table.Brush, box display.Rect, c getadler.Colour, edge display.Colour) {
	b.L.Fill(box, cards.Paints[c], b.M.U(6))
	b.L.Border(box, edge, b.M.U(6), max(1.5, b.M.U(2.5)))
}

// traitIcons are the signs of characteristics.
var traitIcons = [getadler.Traits]display.Icon{
	getadler.Hat: display.IconHat, getadler.Hair: display.IconHair, getadler.Eyes: display.IconEyes, getadler.Coat: display.IconCoat,
}
