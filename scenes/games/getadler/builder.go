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
	all := b.controls.parts(buf[:0])
	group := len(all)
	if group > 1 && all[1].colour != getadler.NoColour {
		group = 1 // The characteristic stands beside its colours.
	}
	traits, colours := b.names(all[:group]), b.names(all[group:])
	for _, p := range all {
		if ink := b.tile(p.box, p.id()); p.colour != getadler.NoColour {
			b.colour(&p, ink, colours)
		} else {
			b.trait(&p, ink, traits)
		}
	}
}

// lettering is a typeface and a design size.
type lettering struct {
	face display.Font
	size float64
}

// names is how the words of some parts are set, so that neighbours look alike: as large as the one with the least room
// allows, and in a narrow face where one of them has no room in the usual one.
func (b sheetBrush) names(all []part) lettering {
	st, design := b.look.Stage, b.M.Scale()*max(1, b.M.TextScale)
	for _, face := range [...]display.Font{display.Plate, display.Poster} {
		size, fits := ui.Shrink(b.M.Size(face, signs.NameSize), b.M.Floor(face), func(size float64) bool {
			for i := range all {
				p := &all[i]
				name, room := b.look.Say(p.trait.Key()), p.box.Inset(b.M.U(12))
				if p.colour != getadler.NoColour {
					name = b.look.Say(getadler.ColourKey(p.trait, p.colour))
					_, _, room = b.inColour(p)
				}
				if st.Measure.Width(name, b.M.Font(face), size) > room.W {
					return false
				}
			}
			return true
		})
		if fits {
			return lettering{face, size / design}
		}
	}
	return lettering{display.Poster, b.M.Floor(display.Poster) / design}
}

// inColour is where the patch of a colour lies, its word, and the names of those whom it would fit.
func (b sheetBrush) inColour(p *part) (patch, names, word display.Rect) {
	in := p.box.Inset(b.M.U(14)).Narrowed(max(0, ui.LabelEdge(b.M)-b.M.U(14)))
	head, names := in.PartTop(min(in.H*0.45, max(b.M.Size(display.Plate, signs.NameSize)*1.5, in.H*0.3)), b.M.U(8))
	patch, word = head.PartLeft(min(head.H, head.W*0.35), b.M.U(12))
	return patch, names, word
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
func (b sheetBrush) trait(p *part, ink display.Colour, names lettering) {
	in := p.box.Inset(b.M.U(12))
	word, sign := in.CutBottom(min(in.H*0.5, b.M.Size(display.Plate, signs.NameSize)*signs.LineHigh))
	b.L.Symbol(sign.SquareIn(0.86), signs.Traits[p.trait], ink)
	b.Line(word, b.look.Say(p.trait.Key()), names.face, names.size, ink, display.Middle)
}

// colour is a colour: its swatch and word, and the names of those whom it would fit.
func (b sheetBrush) colour(p *part, ink display.Colour, set lettering) {
	patch, names, word := b.inColour(p)
	signs.Swatch(b.L, b.M, patch.SquareIn(0.9), p.colour, ink)
	b.Line(word, b.look.Say(getadler.ColourKey(p.trait, p.colour)), set.face, set.size, ink, display.Left)
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
