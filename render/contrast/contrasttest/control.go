package contrasttest

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// bounded reports whether something that can be pressed must be seen to have a border: a link is told by its letters,
// and what only scrolls or reads is no control.
func bounded(r display.Role) bool {
	switch r {
	case display.Button, display.Toggle, display.TextField, display.Choice, display.CardRole, display.Slider,
		display.TabRole:
		return true
	default:
		return false
	}
}

// control looks at the border of a control, or at its ring: all around it, on the way from outside inwards, two
// colours must stand out from each other. A control that is covered or cut off is none.
func (a *Auditor) control(i int) {
	it := &a.items[i]
	if !bounded(it.Role) || it.Box.Empty() || it.Disabled && !a.m.Contrast {
		return
	}
	drawn := a.drawn(i)
	if drawn < 0 {
		return
	}
	o := Offence{What: Control, Item: i, Name: it.ID, Need: needBorder}
	if a.m.Contrast {
		o.Need = theme.HighContrast
	}
	a.surround(i, a.m.U(borderReach)+2)
	var worst []Offence
	seen, bad := 0, 0
	for a.ground = 0; a.ground < groundVariants; a.ground++ {
		a.grounds = false
		for k := range borderPoints {
			ratio, ok := a.crossing(drawn, i, it.Box, float64(k)/borderPoints, &o)
			if !ok {
				continue
			}
			seen++
			if ratio < o.Need-rounding {
				bad++
				o.Ratio = ratio
				worst = append(worst, o)
			}
		}
		if !a.grounds {
			break
		}
	}
	if float64(bad) > float64(seen)*borderMissing {
		a.found = append(a.found, worst[0])
	}
}

// drawn finds the picture of a control that has its shape: a surface, a border or a card. What has none (-1) is told by
// the letters and symbols in it.
func (a *Auditor) drawn(i int) int {
	box, far := a.items[i].Box, a.m.U(drawnNear)
	for k := i - 1; k >= 0; k-- {
		it := &a.items[k]
		switch it.Kind {
		case display.Fill, display.Border, display.CardFace:
			b := it.Box
			if math.Abs(b.X-box.X) <= far && math.Abs(b.Y-box.Y) <= far &&
				math.Abs(b.X+b.W-box.X-box.W) <= far && math.Abs(b.Y+b.H-box.Y-box.H) <= far {
				return k
			}
		default:
		}
	}
	return -1
}

// crossing is the greatest contrast of two colours on the way into a box at a share of its circumference. Whatever
// covers the control there makes it none.
func (a *Auditor) crossing(drawn, i int, box display.Rect, share float64, o *Offence) (float64, bool) {
	x, y, dx, dy := edgeOf(box, share)
	reach := max(a.m.U(borderReach), borderLeast)
	g := glass{left: 1}
	if a.over(&g, drawn, x-dx, y-dy); g.left < 1 || !a.m.Screen().Contains(x, y) {
		return 0, false
	}
	if clip := a.items[i].Clip; !clip.Empty() && !clip.Contains(x-dx, y-dy) {
		return 0, false
	}
	var light, dark display.Colour
	low, high := math.Inf(1), math.Inf(-1)
	for d := -reach; d <= reach; d += borderStep {
		c := a.at(x+dx*d, y+dy*d)
		l := theme.Luminance(c)
		if l < low {
			low, dark = l, c
		}
		if l > high {
			high, light = l, c
		}
	}
	o.Ink, o.On = light, dark
	return theme.Contrast(light, dark), true
}

// edgeOf is a point of a box's edge and the way inwards there, clear of the corners.
func edgeOf(box display.Rect, share float64) (x, y, dx, dy float64) {
	side := int(share * 4)
	at := 0.2 + 0.6*(share*4-float64(side))
	switch side {
	case 0:
		return box.X + box.W*at, box.Y, 0, 1
	case 1:
		return box.X + box.W, box.Y + box.H*at, -1, 0
	case 2:
		return box.X + box.W*at, box.Y + box.H, 0, -1
	default:
		return box.X, box.Y + box.H*at, 1, 0
	}
}
