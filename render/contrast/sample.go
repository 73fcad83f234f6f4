package contrast

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// glass is what is seen through the layers looked through so far, from the top down: their light, and how much of what
// lies deeper comes through.
type glass struct{ r, g, b, left float64 }

func (g *glass) add(c display.Colour, opacity float64) {
	a := float64(c.A) / 255 * opacity * g.left
	g.r, g.g, g.b = g.r+a*float64(c.R), g.g+a*float64(c.G), g.b+a*float64(c.B)
	g.left -= a
}

// colour is what is seen, over black.
func (g *glass) colour() display.Colour {
	return display.Colour{R: uint8(g.r + 0.5), G: uint8(g.g + 0.5), B: uint8(g.b + 0.5), A: 255}
}

// over looks through everything that lies over an item of the frame. It returns how much of the item is left by what
// veils it, not counting what only says that it cannot be used.
func (a *auditor) over(g *glass, i int, x, y float64) float64 {
	left := 1.0
	for k := len(a.items) - 1; k > i; k-- {
		it := &a.items[k]
		if it.Kind == display.Text || it.Kind == display.Symbol || it.Kind == display.Border {
			continue
		}
		before := g.left
		a.layer(g, it, x, y, 1)
		if !it.Disabled && before > 0 {
			left *= g.left / before
		}
	}
	return left
}

// through looks through a list from its end.
func (a *auditor) through(g *glass, list []display.Item, x, y, share float64) {
	for k := len(list) - 1; k >= 0 && g.left > seenThrough; k-- {
		a.layer(g, &list[k], x, y, share)
	}
}

// at is what is seen at a point of the frame.
func (a *auditor) at(x, y float64) display.Colour {
	g := glass{left: 1}
	a.through(&g, a.items, x, y, 1)
	return g.colour()
}

// layer looks through one item. Letters and symbols are no ground for others.
func (a *auditor) layer(g *glass, it *display.Item, x, y, share float64) {
	switch it.Kind {
	case display.Text, display.Symbol, display.Hot, display.Dots:
	case display.Ground:
		a.grounds = true
		of := groundColours(it.Face.Design)
		g.add(of[min(a.ground, len(of)-1)], share)
	case display.CardFace, display.Clock:
		a.card(g, it, x, y, share)
	case display.Beam:
		if covers(it, x, y) {
			g.add(it.Colour.Alpha(float64(it.Colour.A)/255*brightestBeam), (1-it.Fade)*share)
		}
	case display.Wipe, display.Iris:
		a.disc(g, it, x, y, share)
	default:
		if covers(it, x, y) {
			g.add(colourAt(it, x, y), (1-it.Fade)*share)
		}
	}
}

// colourAt is the colour of a shape at a point that it covers: that of its outline, or its own.
func colourAt(it *display.Item, x, y float64) display.Colour {
	if it.Edge.A == 0 || it.Kind != display.Fill {
		return it.Colour
	}
	x, y = local(it, x, y)
	if rounded(it.Box.Inset(it.Width), it.Radius-it.Width, x, y) {
		return it.Colour
	}
	return it.Edge
}

// card looks through a card, whose layers fade together.
func (a *auditor) card(g *glass, it *display.Item, x, y, share float64) {
	if it.Fade >= 1 || it.Squash > edgeOn || !it.Clip.Empty() && !it.Clip.Contains(x, y) {
		return
	}
	x, y = local(it, x, y)
	face := *it
	if it.Kind == display.Clock {
		side := min(it.Box.W, it.Box.H)
		cx, cy := it.Box.Centre()
		face.Box = display.Rect{X: cx - side/2, Y: cy - side/2, W: side, H: side}
	}
	if !face.Box.Contains(x, y) {
		return
	}
	own := glass{left: 1}
	a.through(&own, a.lay(&face), x-face.Box.X, y-face.Box.Y, 1)
	k := (1 - it.Fade) * share * g.left
	g.r, g.g, g.b = g.r+k*own.r, g.g+k*own.g, g.b+k*own.b
	g.left -= k * (1 - own.left)
}

// disc looks through a wipe, or through what lies around an iris.
func (a *auditor) disc(g *glass, it *display.Item, x, y, share float64) {
	if !it.Clip.Empty() && !it.Clip.Contains(x, y) {
		return
	}
	cx, cy := it.Box.Centre()
	far, radius := math.Hypot(x-cx, y-cy), it.Box.W/2
	switch {
	case it.Kind == display.Iris && far > radius, it.Kind == display.Wipe && far <= radius-it.Width:
		g.add(it.Colour, (1-it.Fade)*share)
	case it.Kind == display.Wipe && far <= radius:
		edge := it.Edge
		if edge.A == 0 {
			edge = theme.CutInk
		}
		g.add(edge, (1-it.Fade)*share)
	}
}

// global is the other way of local: where a point of an item comes to lie when the item is turned, squashed and scaled.
// That of a card is given from the card's corner.
func global(it *display.Item, x, y float64) (float64, float64) {
	if it.Kind == display.CardFace {
		x, y = x+it.Box.X, y+it.Box.Y
	}
	if it.Turn == 0 && it.Squash == 0 && it.Scale == 0 {
		return x, y
	}
	cx, cy := it.Box.Centre()
	sin, cos := math.Sincos(it.Turn)
	dx, dy := (x-cx)*(1-it.Squash)*(1+it.Scale), (y-cy)*(1+it.Scale)
	return cx + dx*cos - dy*sin, cy + dx*sin + dy*cos
}

// groundColours are the lightest and the darkest of a ground, or all the papers that may lie there.
func groundColours(d display.Design) []display.Colour {
	switch d {
	case display.Desk:
		return []display.Colour{theme.Felt, theme.DeskColour}
	case display.CutPaper:
		return []display.Colour{theme.TableColour, theme.TableLight, theme.TableShade, theme.Ochre, theme.Teal}
	case display.Lamplight:
		return []display.Colour{theme.Lamplit, theme.Night}
	default:
	}
	return []display.Colour{theme.Panel, theme.GroundColour}
}
