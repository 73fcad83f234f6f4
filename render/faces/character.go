package faces

import (
	"safehouse/render/display"
	"safehouse/render/theme"
)

// traitIcons are the pictures of the four traits.
var traitIcons = [4]display.Icon{display.IconHat, display.IconHair, display.IconEyes, display.IconCoat}

// sides are the marks of a hero and of a villain, and the light behind each.
var (
	sideIcons = [3]display.Icon{display.NoIcon, display.IconHero, display.IconMask}
	sideTones = [3]display.Colour{theme.Slate, theme.TagBlue, villainRed}
)

// character is a whole character: portrait, name and traits; the portrait stands at the left of a wide card.
func (s *sheet) character() {
	in := s.lampCard()
	if s.box.W > s.box.H {
		s.unit = min(s.box.W/wideWide, s.box.H/wideHigh)
	}
	u := s.unit
	var picture, rest display.Rect
	row := max(s.m.Floor(display.Sans)*s.traitRow(), traitHigh*u)
	if s.box.W > s.box.H {
		picture, rest = in.CutLeft(min(in.H*0.86, in.W*0.44))
		_, rest = rest.CutLeft(4 * u)
	} else {
		high := 4*row + 3*max(1, 2*u) + max(s.m.Floor(display.Plate)*1.2, 26*u) + 3*u
		rest, picture = in.CutBottom(min(high, in.H*traitMost))
	}
	s.portrait(picture)
	s.sideMark(picture)
	name := s.named(rest.W-2*u, rest.H*plateShare*airy)
	if name.empty() && s.m.Plain {
		// What the name cannot do without, the traits make room for.
		name = s.named(rest.W, rest.H*plainShare)
		if name.empty() && s.box.W < s.box.H {
			name = s.named(s.box.W-2*plateEdge, rest.H*plainShare)
		}
	}
	if !name.empty() {
		var strip display.Rect
		strip, rest = rest.CutTop(max(name.high()*0.96, 24*u) + 3*u)
		strip = strip.Inset(1 * u)
		if s.m.Plain && s.box.W < s.box.H {
			strip = s.broad(strip, name)
		}
		s.plate(strip, name, sideInk(s.face.Marks))
	}
	if s.box.W > s.box.H {
		side := s.fit(s.face.Note, display.Sans, effectSize, rest.W, rest.H-4*row, 1)
		var line display.Rect
		line, rest = rest.CutTop(side.high())
		s.lines(line, side, theme.CreamText, display.Left)
	}
	s.traits(rest)
}

// traitRow is the height of a trait in sizes of its letters: plain ones are broader and taller, and want some air.
func (s *sheet) traitRow() float64 {
	if s.m.Plain {
		return plainLine
	}
	return traitLine
}

// sideInk is the colour of a character's name plate.
func sideInk(mark uint8) display.Colour {
	return [3]display.Colour{theme.LampInk, theme.TagBlue, theme.BusRed}[mark%3]
}

// suspect is a character's portrait with the name, as it stands in the row of suspects.
func (s *sheet) suspect() {
	in := s.lampCard()
	u := s.unit
	name := block{}
	if s.box.W >= suspectLabelWide {
		name = s.label(in)
	}
	picture := in
	if !name.empty() {
		var strip display.Rect
		strip, picture = in.CutBottom(max(name.high()*0.96, 24*u) + 2*u)
		defer s.plate(s.broad(strip, name), name, sideInk(s.face.Marks))
	}
	s.portrait(picture)
	s.sideMark(picture)
}

// sideMark is a medal in the corner: a star for a hero, a mask for a villain.
func (s *sheet) sideMark(in display.Rect) {
	mark := s.face.Marks % 3
	if mark == 0 || in.Empty() {
		return
	}
	side := max(18, min(in.W, in.H)*medalShare)
	medal := display.Rect{X: in.X + in.W - side*1.08, Y: in.Y + side*0.08, W: side, H: side}
	s.Fill(medal, theme.LampInk, side/2)
	s.Fill(medal.Inset(max(1, side*0.05)), [3]display.Colour{{}, theme.Lamp, theme.Cream}[mark], side/2)
	s.Symbol(medal.Inset(side*0.16), sideIcons[mark], theme.LampInk)
}

// traits sets four lozenges in as many columns as the room asks for; those too small for their words show the picture
// on the paint alone.
func (s *sheet) traits(r display.Rect) {
	if r.Empty() {
		return
	}
	if s.unit == 0 {
		s.unit = min(s.box.W/lampWide, s.box.H/(lampHigh*0.4))
	}
	columns, gap := s.columns(r), max(1, 2*s.unit)
	rows := 4 / columns
	w, h := (r.W-gap*float64(columns-1))/float64(columns), (r.H-gap*float64(rows-1))/float64(rows)
	for i := range traitIcons {
		cell := display.Rect{X: r.X + float64(i%columns)*(w+gap), Y: r.Y + float64(i/columns)*(h+gap), W: w, H: h}
		s.lozenge(cell, i)
	}
}

// columns is the number of columns at which the words are set largest.
func (s *sheet) columns(r display.Rect) int {
	best, size := 1, 0.0
	for _, columns := range [...]int{1, 2, 4} {
		least := 1e9
		for _, word := range s.face.Lines {
			h := r.H * float64(columns) / 4
			w := r.W/float64(columns) - lozengeIcon*h - 3*s.unit
			least = min(least, s.fit(word, display.SansBold, traitSize, w, h*traitAir, 1).size)
		}
		if least > size {
			best, size = columns, least
		}
	}
	if size == 0 && r.W > r.H*1.6 {
		return 4
	}
	return best
}

// lozenge is one trait: its picture and its word on its paint.
func (s *sheet) lozenge(r display.Rect, i int) {
	paint := s.face.Paints[i]
	if paint.A == 0 {
		paint = theme.FogText
	}
	ink := theme.InkOn(paint)
	s.Fill(r, theme.LampInk, 4*s.unit)
	s.Fill(r.Inset(max(1, s.unit)), paint, 3*s.unit)
	left, word := r.CutLeft(min(r.H*lozengeIcon, r.W))
	// Where there is height to spare above the floor of the letters, their tails keep clear of the lozenge's edge.
	design := min(traitSize, word.H*traitClear/(s.unit*max(1, s.m.TextScale)))
	b := s.fit(s.face.Lines[i], display.SansBold, design, word.W-3*s.unit, word.H*traitAir, 1)
	if b.empty() {
		left = r
	}
	side := min(left.W, left.H) * 0.78
	s.Symbol(left.Square(side), traitIcons[i], ink)
	s.middle(word, b, ink, display.Left)
}
