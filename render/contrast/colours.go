package contrast

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

// hued reports whether a colour has a hue that may mean something.
func hued(c display.Colour) bool {
	return max(c.R, c.G, c.B)-min(c.R, c.G, c.B) >= neutral
}

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
	return moved(c, to, on)
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
