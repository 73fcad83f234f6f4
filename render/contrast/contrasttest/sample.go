package contrasttest

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/display/displaytest"
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

// lay adds what is seen of a card on which light falls.
func (g *glass) lay(card *glass, light display.Colour, share float64) {
	k := share * g.left / 255
	g.r, g.g, g.b = g.r+k*card.r*float64(light.R), g.g+k*card.g*float64(light.G), g.b+k*card.b*float64(light.B)
	g.left -= share * g.left * (1 - card.left)
}

// colour is what is seen, over black.
func (g *glass) colour() display.Colour {
	return display.Colour{R: uint8(g.r + 0.5), G: uint8(g.g + 0.5), B: uint8(g.b + 0.5), A: 255}
}

// over looks through everything that lies over an item of the frame. It returns how much of the item is left by what
// veils it, not counting what only says that it cannot be used.
func (a *Auditor) over(g *glass, i int, x, y float64) float64 {
	left := 1.0
	for n := len(a.near) - 1; n >= 0 && a.near[n] > i; n-- {
		it := &a.items[a.near[n]]
		if it.Kind == display.Text || it.Kind == display.Symbol || it.Kind == display.Border {
			continue
		}
		before := g.left
		a.layer(g, it, x, y, 1)
		if (it.Kind != display.Fill || !it.Disabled) && before > 0 {
			left *= g.left / before
		}
	}
	return left
}

// through looks through a list from its end.
func (a *Auditor) through(g *glass, list []display.Item, x, y, share float64) {
	for k := len(list) - 1; k >= 0 && g.left > seenThrough; k-- {
		a.layer(g, &list[k], x, y, share)
	}
}

// at is what is seen at a point of the frame.
func (a *Auditor) at(x, y float64) display.Colour {
	g := glass{left: 1}
	a.beneath(&g, len(a.items), x, y)
	return g.colour()
}

// beneath looks through everything that lies under an item of the frame.
func (a *Auditor) beneath(g *glass, i int, x, y float64) {
	for n := len(a.near) - 1; n >= 0 && g.left > seenThrough; n-- {
		if a.near[n] < i {
			a.layer(g, &a.items[a.near[n]], x, y, 1)
		}
	}
}

// surround finds what may be seen within an item, or that many pixels around it.
func (a *Auditor) surround(i int, around float64) {
	room := reachOf(&a.items[i]).Inset(-around - 1)
	a.near = a.near[:0]
	for k := range a.items {
		it := &a.items[k]
		if it.Kind == display.Iris || it.Kind == display.Dusk || !reachOf(it).Intersect(room).Empty() {
			a.near = append(a.near, k)
		}
	}
}

// reachOf is a box that holds all that an item may show, however it is turned.
func reachOf(it *display.Item) display.Rect {
	r := it.Box
	if it.Turn != 0 || it.Scale != 0 || it.Kind == display.Path {
		r = r.Inset(-(r.W + r.H) / 2 * (1 + math.Abs(it.Scale)))
	}
	return r
}

// layer looks through one item. Letters and symbols are no ground for others.
func (a *Auditor) layer(g *glass, it *display.Item, x, y, share float64) {
	switch it.Kind {
	case display.Text, display.Symbol, display.Hot, display.Named, display.Dots, display.Rim:
	case display.Ground:
		a.grounds = true
		of := displaytest.GroundColours(&it.Face)
		g.add(of[min(a.ground, len(of)-1)], share)
	case display.CardFace, display.Clock:
		a.card(g, it, x, y, share)
	case display.Beam:
		if it.Covers(x, y) {
			g.add(it.Colour, theme.BeamLight(acrossBeam(it, x, y))*(1-it.Fade)*share)
		}
	case display.Glow:
		g.add(it.Colour, displaytest.GlowAt(it.Box, x, y)*(1-it.Fade)*share)
	case display.Dusk:
		if it.Clip.Contains(x, y) {
			g.add(it.Colour, it.Darkness(x, y)*(1-it.Fade)*share)
		}
	case display.Wipe, display.Iris:
		a.disc(g, it, x, y, share)
	default:
		if it.Covers(x, y) {
			g.add(colourAt(it, x, y), (1-it.Fade)*share)
		}
	}
}

// colourAt is the colour of a shape at a point that it covers: that of its outline, or its own.
func colourAt(it *display.Item, x, y float64) display.Colour {
	wide := it.Width
	switch {
	case it.Edge.A == 0:
		return it.Colour
	case it.Kind == display.Border:
		wide /= 2
	}
	x, y = it.Local(x, y)
	if it.Box.Inset(wide).Rounded(it.Radius-wide, x, y) {
		return it.Colour
	}
	return it.Edge
}

// card looks through a card, whose layers fade together.
func (a *Auditor) card(g *glass, it *display.Item, x, y, share float64) {
	if it.Fade >= 1 || it.Squash > edgeOn || !it.Clip.Empty() && !it.Clip.Contains(x, y) {
		return
	}
	x, y = it.Local(x, y)
	face := *it
	if it.Kind == display.Clock {
		face.Box = it.Box.SquareIn(1)
	}
	if !face.Box.Contains(x, y) {
		return
	}
	own := glass{left: 1}
	a.through(&own, a.lay(&face), x-face.Box.X, y-face.Box.Y, 1)
	g.lay(&own, it.Light(), (1-it.Fade)*share)
}

// acrossBeam gives where in a beam a point lies: from -1 to 1 across, from 0 to 1 down.
func acrossBeam(it *display.Item, x, y float64) (across, down float64) {
	down = (y - it.Box.Y) / it.Box.H
	half := it.Box.W / 2 * (theme.BeamHead + (1-theme.BeamHead)*down)
	return max(-1, min(1, (x-it.Box.X-it.Box.W/2)/half)), down
}

// disc looks through a wipe, or through what lies around an iris.
func (a *Auditor) disc(g *glass, it *display.Item, x, y, share float64) {
	if !it.Clip.Empty() && !it.Clip.Contains(x, y) {
		return
	}
	cx, cy := it.Box.Centre()
	far, radius := math.Hypot(x-cx, y-cy), it.Box.W/2
	switch {
	case it.Kind == display.Iris && !it.Box.Rounded(it.Radius, x, y), it.Kind == display.Wipe && far <= radius-it.Width:
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
