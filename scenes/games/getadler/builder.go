package getadler

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// mostColours is the largest number of colours that a characteristic has.
const mostColours = 4

// part is something that a question can be built of, where it lies: a characteristic or, beside the chosen one, a
// colour.
type part struct {
	box    display.Rect
	trait  getadler.Trait
	colour getadler.Colour
}

// id is the pick that it stands for.
func (p *part) id() match.Pick {
	if p.colour != getadler.NoColour {
		return colourIDs[p.colour]
	}
	return traitIDs[p.trait]
}

// builder draws the question that is being built: the characteristics, or one of them with its colours.
func (b sheetBrush) builder() {
	if !b.building() {
		return
	}
	var buf [1 + mostColours]part
	for _, p := range b.controls.parts(buf[:0]) {
		if ink := b.tile(p.box, p.id()); p.colour != getadler.NoColour {
			b.colour(&p, ink)
		} else {
			b.trait(&p, ink)
		}
	}
}

// tile is the ground of something to choose; it gives the ink for what is written on it.
func (b sheetBrush) tile(box display.Rect, id string) display.Colour {
	hover, _, _ := b.page.State(id)
	ground, ink, edge := theme.Fog, theme.Cream, theme.FogText
	if b.look.Choice.Picked(id) {
		ground, ink, edge = theme.Lamp, theme.LampInk, theme.Lamp
	}
	if hover {
		edge = theme.Lamp
	}
	b.L.Fill(box, ground, b.M.U(ui.Radius)).Shadow = b.M.U(5)
	b.L.Border(box, edge, b.M.U(ui.Radius), max(2, b.M.U(3)))
	return ink
}

// trait is a characteristic: its sign over its word.
func (b sheetBrush) trait(p *part, ink display.Colour) {
	in := p.box.Inset(b.M.U(12))
	word, sign := in.CutBottom(min(in.H*0.5, b.M.Size(display.Plate, signs.NameSize)*signs.LineHigh))
	b.L.Symbol(sign.SquareIn(0.86), signs.Traits[p.trait], ink)
	b.Line(word, b.look.Say(p.trait.Key()), display.Plate, signs.NameSize, ink, display.Middle)
}

// colour is a colour: its swatch and word, and the names of those whom it would fit.
func (b sheetBrush) colour(p *part, ink display.Colour) {
	in := p.box.Inset(b.M.U(14))
	head, names := in.PartTop(min(in.H*0.45, max(b.M.Size(display.Plate, signs.NameSize)*1.5, in.H*0.3)), b.M.U(8))
	patch, word := head.PartLeft(min(head.H, head.W*0.35), b.M.U(12))
	signs.Swatch(b.L, b.M, patch.SquareIn(0.9), p.colour, ink)
	name, face := b.look.Say(getadler.ColourKey(p.trait, p.colour)), display.Plate
	if !b.Fits(name, face, word.W) {
		face = display.Poster
	}
	b.Line(word, name, face, signs.NameSize, ink, display.Left)
	text, font := b.fitting(b.v.Seats, p.trait, p.colour), display.Sans
	if ui.ParagraphHeight(b.look.Stage, names.W, text, font, tabletop.SmallSize) > names.H {
		font = display.Poster
	}
	used := ui.Paragraph(b.L, b.look.Stage, names, text, font, tabletop.SmallSize, ink, display.Left)
	_, faces := names.CutTop(used + b.M.U(4))
	b.faces(faces, p.colour)
}

// faces shows those whom a colour would fit, where there is room.
func (b sheetBrush) faces(box display.Rect, c getadler.Colour) {
	set := b.whoFits(c)
	gap := b.M.U(10)
	wide := min((box.W-gap*float64(set.Len()-1))/float64(max(1, set.Len())), box.H*sheetFace)
	if wide < b.M.Floor(display.Sans)*portraitLeast*sheetFace {
		return
	}
	x := box.X
	for r := getadler.Adler; int(r) <= b.v.Seats; r++ {
		if set.Has(r) {
			b.L.Card(display.Rect{X: x, Y: box.Y, W: wide, H: wide / sheetFace}, portraits[r])
			x += wide + gap
		}
	}
}
