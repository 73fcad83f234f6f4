// Package contrast has the theme of high contrast, as a pass over a display list. What any list comes to is measured by
// the audit of its kit, contrasttest.
//
// The pass knows no scene and no game. What a colour of the usual theme stands for, it reads from the palette and
// from what the items say of themselves: their sense and state. The package knows no Ebitengine.
package contrast

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

// neutral is the difference between the strongest and the weakest channel, of 255, under which a colour has no hue.
const neutral = 44

// middle is the light from which a surface turns white, or is made lighter where it has a hue; below, it turns black or
// is made darker. Black and white are read equally well on it.
const middle = 0.179

// solid is the opacity, of 255, from which something translucent is taken for solid; what is fainter is an ornament,
// and left out.
const solid = 128

// Sizes in design pixels: an outline of a panel or a card, that of small things, the side up to which things are small,
// and the thickness up to which a fill is a line.
const (
	outline      = 4
	outlineSmall = 2
	smallSide    = 60
	lineThick    = 14
)

// borderGrows is how much thicker borders are than in the usual theme, in design pixels.
const borderGrows = 2

// apart is the contrast from which two surfaces of the usual theme are seen to be two.
const apart = 1.15

// lineStands is the contrast from which a line of the usual theme is there to be seen; a fainter one is a groove, and
// hollow.
const lineStands = 2

// step is how far a colour is moved each time it does not stand out enough.
const step = 0.06

// shareOfSide limits the outline of small things to a share of their smaller side.
const shareOfSide = 0.08

// flashHigh is the share of the screen's height from which what goes from one side of it to the other is a ground.
const flashHigh = 0.3

// borderNear is how many items after a fill its border may come.
const borderNear = 3

// slotBelow is the opacity, of 255, below which a border on a table marks an empty place.
const slotBelow = 180

// Pass turns display lists into those of the theme of high contrast: in place, and without memory of the list before.
// The zero value is ready. It is for one goroutine.
type Pass struct {
	items  []display.Item
	under  []layer
	unit   float64
	screen display.Rect
	onCard bool
}

// layer is a surface that things lie on: the item that makes it, its colour before, and its colour now.
type layer struct {
	item    *display.Item
	was, is display.Colour
}

// Scene turns a whole frame.
func (p *Pass) Scene(items []display.Item, m theme.Metrics) {
	p.onCard = false
	p.apply(items, m)
}

// Face turns a card, as it was laid out by itself.
func (p *Pass) Face(items []display.Item, m theme.Metrics) {
	p.onCard = true
	p.apply(items, m)
}

func (p *Pass) apply(items []display.Item, m theme.Metrics) {
	p.items, p.under, p.unit, p.screen = items, p.under[:0], m.Scale(), m.Screen()
	for i := range items {
		p.item(i)
	}
	p.items = nil
}

func (p *Pass) item(i int) {
	it := &p.items[i]
	it.Shadow, it.Rough, it.Shading = 0, p.rough(it), display.NoShading
	switch it.Kind {
	case display.Fill:
		p.fill(i)
	case display.Border:
		p.border(it)
	case display.Text:
		p.text(it)
	case display.Symbol, display.Dots:
		x, y := it.Box.Centre()
		_, on := p.at(x, y)
		p.write(it, on)
	case display.CardFace:
		p.card(it)
	case display.Ground:
		it.Kind, it.Colour = display.Fill, theme.HighBlack
		p.under = append(p.under[:0], layer{it, theme.GroundColour, theme.HighBlack})
	case display.Scrap, display.Path:
		p.piece(it)
	case display.Clock:
		p.lay(it, theme.Cream, theme.HighWhite)
	case display.Beam, display.Glow, display.Rim, display.Dusk:
		vanish(it)
	case display.Wipe:
		// A bright disc that grows over a black table would be a flash: it is black, and its rim is seen.
		it.Colour, it.Edge = theme.HighBlack, theme.HighYellow
		it.Width = max(it.Width, outline*p.unit)
	case display.Iris:
		if !faint(it) {
			it.Colour = theme.HighBlack
		}
	case display.Hot, display.Named:
	}
}

// rough leaves nothing of hand-cut edges; what only a hand-cut edge makes on a table is an ornament.
func (p *Pass) rough(it *display.Item) float64 {
	if it.Rough > 0 && !p.onCard && it.Kind == display.Fill {
		vanish(it)
	}
	return 0
}

// vanish leaves an item out.
func vanish(it *display.Item) {
	it.Colour, it.Edge, it.To = display.Colour{}, display.Colour{}, display.Colour{}
}

// faint reports whether so little is seen of an item that it is an ornament; otherwise it is made solid.
func faint(it *display.Item) bool {
	if float64(it.Colour.A)*(1-it.Fade) < solid {
		vanish(it)
		return true
	}
	it.Colour.A, it.Fade = 255, 0
	return false
}

// lay puts a surface on the pile.
func (p *Pass) lay(it *display.Item, was, is display.Colour) {
	p.under = append(p.under, layer{it, was, is})
}

// at gives the surface at a point of the screen: its usual colour and that of the theme.
func (p *Pass) at(x, y float64) (was, is display.Colour) {
	for i := len(p.under) - 1; i >= 0; i-- {
		if p.under[i].item.Covers(x, y) {
			return p.under[i].was, p.under[i].is
		}
	}
	return theme.GroundColour, theme.HighBlack
}

// text is read on what lies under the middle of its letters, as far as that is known without measuring them.
func (p *Pass) text(it *display.Item) {
	x, y := it.Box.Centre()
	switch near := min(it.Size, it.Box.W/2); it.Align {
	case display.Left:
		x = it.Box.X + near
	case display.Right:
		x = it.Box.X + it.Box.W - near
	case display.Middle:
	}
	_, on := p.at(x, y)
	p.write(it, on)
}

// write gives letters and pictures the ink that is read on a surface.
func (p *Pass) write(it *display.Item, on display.Colour) {
	if it.Colour.A == 0 || faint(it) {
		return
	}
	it.Colour = ink(it.Colour, on, p.onCard)
}

// fill is a surface, or where it is thin a line. What is small and stands out is as solid as before.
func (p *Pass) fill(i int) {
	it := &p.items[i]
	glass := it.Colour.A < 255
	if it.Colour.A == 0 || p.last(i) && glass || it.Disabled && glass {
		vanish(it)
		return
	}
	if faint(it) {
		return
	}
	x, y := it.Box.Centre()
	was, on := p.at(x, y)
	side := min(it.Box.W, it.Box.H)
	if it.Sense == display.SenseItself {
		it.Edge, it.Width = readOn(on), p.outline(side)
		p.lay(it, it.Colour, it.Colour)
		return
	}
	if side <= lineThick*p.unit {
		p.line(it, was, on)
		return
	}
	old := it.Colour
	if it.Colour = sensed(it, surface(old, p.onCard)); p.wide(it) && it.Box.H >= p.screen.H*flashHigh {
		it.Colour = theme.HighBlack // A bright ground that comes over a black table would be a flash.
	}
	p.lay(it, old, it.Colour)
	veil := glass && it.Radius == 0
	first := p.onCard && i == 0
	if (first || it.Colour == on && theme.Contrast(old, was) >= apart && !veil) && !it.Disabled && !p.wide(it) &&
		!p.bordered(i) {
		it.Edge = readOn(it.Colour)
		it.Width = p.outline(side)
	}
}

// last reports whether an item is the last that is seen: a veil there only fades a scene in.
func (p *Pass) last(i int) bool { return !p.onCard && i > 0 && i == len(p.items)-1 }

// line is a thin fill: it is seen against what it lies on, unless it was hardly seen before and stands for nothing.
func (p *Pass) line(it *display.Item, was, on display.Colour) {
	if stands := theme.Contrast(it.Colour, was); stands < lineStands && it.Sense == display.NoSense {
		it.Colour = theme.HighBlack
		if stands >= apart {
			it.Edge, it.Width = readOn(on), max(1, p.unit)
		}
		p.lay(it, was, it.Colour)
		return
	}
	it.Colour = sensed(it, ink(it.Colour, on, p.onCard))
	p.lay(it, it.Colour, it.Colour)
}

// sensed is the colour of what an item stands for, or another where it stands for nothing.
func sensed(it *display.Item, otherwise display.Colour) display.Colour {
	switch it.Sense {
	case display.SensePrimary:
		return theme.HighYellow
	case display.SenseChosen:
		return theme.HighCyan
	case display.SenseItself, display.NoSense:
	}
	return otherwise
}

// wide reports whether a fill goes from one side of the screen to the other: a bar, which has no outline.
func (p *Pass) wide(it *display.Item) bool { return !p.onCard && it.Box.W >= p.screen.W-1 }

// bordered reports whether a border follows that is that of the fill.
func (p *Pass) bordered(i int) bool {
	box := p.items[i].Box
	end := min(i+1+borderNear, len(p.items))
	if p.onCard && i == 0 {
		end = len(p.items)
	}
	for k := i + 1; k < end; k++ {
		if it := &p.items[k]; it.Kind == display.Border && it.Box == box && it.Colour.A > 0 {
			return true
		}
	}
	return false
}

// outline is how thick the outline of something is whose smaller side is that long, in pixels.
func (p *Pass) outline(side float64) float64 {
	w := float64(outline)
	if side < smallSide*p.unit {
		w = outlineSmall
	}
	return max(1, min(w*p.unit, side*shareOfSide))
}

// border stands out against what it is drawn on.
func (p *Pass) border(it *display.Item) {
	if it.Colour.A == 0 {
		return
	}
	side := min(it.Box.W, it.Box.H)
	slot := it.Colour.A < slotBelow && side >= smallSide*p.unit
	if p.onCard && faint(it) {
		return
	}
	it.Colour.A, it.Fade = 255, 0
	_, y := it.Box.Centre()
	_, on := p.at(it.Box.X+it.Width/2, y)
	bright, lit := accent(it.Colour, p.onCard)
	switch {
	case it.Colour == theme.FocusInner: // The inner tone of the ring keeps the outer one apart from what it surrounds.
		it.Colour = theme.HighBlack
	case lit && bright != on && theme.Contrast(bright, on) < theme.HighContrast:
		// On something light an accent stays what it is, within an edge of its own. The ring of the focus grows outwards,
		// since its inner tone lies within it.
		if grow := outline*p.unit - it.Width; grow > 0 && it.Colour == theme.Focus {
			it.Box, it.Radius = it.Box.Inset(-grow), it.Radius+grow
		}
		it.Colour, it.Edge = bright, theme.HighBlack
		it.Width = max(it.Width, outline*p.unit)
	default:
		it.Colour = ink(it.Colour, on, p.onCard)
	}
	if p.onCard {
		if it.Box == p.items[0].Box {
			// Two tones: the card stands out from the table and from the card that it lies on.
			it.Width = max(it.Width, p.outline(side))
			it.Edge = theme.HighWhite
			it.Colour = theme.HighBlack
		}
		return
	}
	if it.Dashed = slot || it.Disabled; it.Dashed {
		it.Width = max(it.Width, outlineSmall*p.unit)
		return
	}
	if side >= smallSide*p.unit {
		it.Width = min(it.Width+borderGrows*p.unit, max(it.Width, side*shareOfSide))
	}
}

// card drops its shadow, and is there or not: what fades changes half-way.
func (p *Pass) card(it *display.Item) {
	it.Colour = display.Colour{}
	switch {
	case it.Face.Facts().Ground != nil:
		return // What cards lie on, as the ground does, leaves nothing to be seen.
	case it.Disabled:
		it.Fade = 0
	case it.Fade < 0.5:
		it.Fade = 0
	default:
		it.Fade = 1
		return
	}
	p.lay(it, theme.Paper, theme.HighWhite)
}

// piece is a scrap of paper or a drawing.
func (p *Pass) piece(it *display.Item) {
	if it.Atop || it.Soft > 0 {
		vanish(it)
	}
	if it.Colour.A == 0 || faint(it) {
		return
	}
	old := it.Colour
	it.Colour = surface(old, p.onCard)
	p.lay(it, old, it.Colour)
}

// hued reports whether a colour has a hue that may mean something.
func hued(c display.Colour) bool { return max(c.R, c.G, c.B)-min(c.R, c.G, c.B) >= neutral }

// accent gives the accent that stands for a colour of the palette: yellow for what the eye is led to, cyan for what the
// games light up. On cards those are colours of the picture.
func accent(c display.Colour, onCard bool) (display.Colour, bool) {
	switch c {
	case theme.Focus:
		return theme.HighYellow, true
	case theme.Brass, theme.Lamp, theme.Ochre:
		return theme.HighCyan, !onCard
	}
	return c, false
}

// surface is what a colour becomes that other things lie on. Without a hue it is black, on cards also white; with
// one it keeps it, and is moved away from the middle until black or white is read on it.
func surface(c display.Colour, onCard bool) display.Colour {
	c.A = 255
	switch c {
	case theme.Manila, theme.ManilaShade, theme.ManilaEdge:
		return theme.HighBlack
	}
	if a, ok := accent(c, onCard); ok {
		return a
	}
	light := theme.Luminance(c) >= middle
	switch {
	case !hued(c) && light && onCard:
		return theme.HighWhite
	case !hued(c):
		return theme.HighBlack
	case light:
		return moved(c, theme.HighWhite, theme.HighBlack)
	default:
		return moved(c, theme.HighBlack, theme.HighWhite)
	}
}

// ink is what a colour becomes that is read on a surface of the theme.
func ink(c, on display.Colour, onCard bool) display.Colour {
	c.A = 255
	a, ok := accent(c, onCard)
	if ok {
		c = a
	} else if !hued(c) {
		return readOn(on)
	}
	if theme.Contrast(c, on) >= theme.HighContrast {
		return c
	}
	if ok {
		return readOn(on)
	}
	to := readOn(on)
	if theme.Contrast(to, on) < theme.HighContrast+1 {
		return to
	}
	return moved(pure(c), to, on) // No more of its hue is lost than must be.
}

// pure is a colour of the same hue that is as bright and as little grey as can be.
func pure(c display.Colour) display.Colour {
	least := min(c.R, c.G, c.B)
	span := float64(max(c.R, c.G, c.B) - least)
	stretch := func(v uint8) uint8 { return uint8(float64(v-least) / span * 255) }
	return display.Colour{R: stretch(c.R), G: stretch(c.G), B: stretch(c.B), A: c.A}
}

// readOn is black or white, whichever is read better.
func readOn(on display.Colour) display.Colour {
	if theme.Luminance(on) >= middle {
		return theme.HighBlack
	}
	return theme.HighWhite
}

// moved takes a colour towards another until it stands out enough.
func moved(c, to, on display.Colour) display.Colour {
	for share := step; theme.Contrast(c, on) < theme.HighContrast && share <= 1; share += step {
		c = theme.Over(to.Alpha(step*2), c)
	}
	if theme.Contrast(c, on) < theme.HighContrast {
		return to
	}
	return c
}
