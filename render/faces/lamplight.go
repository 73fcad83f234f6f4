package faces

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// plates are the colours of the name plates by the tone of an action card; cream is read on each.
var plates = [4]display.Colour{theme.LampInk, theme.TagBlue, theme.TagPurple, theme.BusRed}

// The drawings of the cards of Lamplight, in unit squares: the corner of a card that carries its small picture, a sheet
// of paper with a folded corner and the corner's fold, and the disc of a lamp.
var (
	cornerTab  = pen.Draw(100, "M 0 0 L 100 0 100 64 64 100 0 100 Z")
	paperSheet = pen.Draw(100, "M 8 0 L 70 0 92 20 92 100 8 100 Z")
	paperFold  = pen.Draw(100, "M 70 0 L 92 20 70 20 Z")
	lampDisc   = pen.Draw(100, "O 50 50 50 50")
)

// lampCard begins a card of Lamplight: cream, with a double rule. It returns what lies within the rules.
func (s *sheet) lampCard() display.Rect {
	s.unit = min(s.box.W/lampWide, s.box.H/lampHigh)
	u := s.unit
	s.Fill(s.box, theme.Cream, lampRadius*u)
	outer := s.box.Inset(max(1.5, 3.4*u))
	s.border(outer, theme.LampInk, 6*u, max(1, 2*u))
	in := outer.Inset(max(2.4, 4.4*u))
	s.border(in, theme.LampInk.Alpha(0.75), 3.5*u, max(1, 0.8*u))
	return in.Inset(max(1, 0.8*u))
}

// path adds a drawing stretched to a box.
func (s *sheet) path(r display.Rect, o *display.Outline, c display.Colour) *display.Item {
	return s.Add(display.Item{Kind: display.Path, Box: r, Outline: o, Colour: c})
}

// rays are wedges of light that rise from a point to all sides above it, cut to a room.
func (s *sheet) rays(in display.Rect, x, y float64, n int, c display.Colour) {
	long := math.Hypot(in.W, in.H) * 1.2
	box := display.Rect{X: x - long, Y: y - long, W: 2 * long, H: 2 * long}
	s.path(box, raysOf(n), c).Clip = in
}

// raysOf draws n wedges around the middle of the unit square, in its upper half and a little below.
func raysOf(n int) *display.Outline {
	var o display.Outline
	step := rayTurn / float64(n)
	for i := range n {
		from := -math.Pi/2 - rayTurn/2 + step*(float64(i)+0.25)
		s0, c0 := math.Sincos(from)
		s1, c1 := math.Sincos(from + step/2)
		o.Ops += "MLLZ"
		o.Points = append(o.Points, 0.5, 0.5, float32(0.5+c0/2), float32(0.5+s0/2), float32(0.5+c1/2), float32(0.5+s1/2))
	}
	return &o
}

// actionCard shows its picture over rays of lamplight, its name on a plate, what it does beneath, and the picture once
// more in the corner, which is all that shows of a card under others. A very small one is its picture on its plate.
func (s *sheet) actionCard() {
	in := s.lampCard()
	u := s.unit
	plate := plates[int(s.face.Tone)%len(plates)]
	if s.box.W < cornerFrom {
		s.Fill(in, plate, 2*u)
		side := min(in.W, in.H) * 0.94
		s.Symbol(display.Rect{X: in.X + (in.W-side)/2, Y: in.Y + (in.H-side)/2, W: side, H: side}, s.face.Symbol, theme.Cream)
		return
	}
	name, effect := block{}, block{}
	if s.box.W >= lampLabelWide {
		name = s.label(in)
	}
	if s.box.W >= effectWide {
		effect = s.fit(s.face.Value, display.Sans, effectSize, in.W-2*u, in.H*effectShare, 2)
	}
	picture := in
	if !effect.empty() {
		// The room is that of two lines, so that the plates of a hand stand in one row.
		var foot display.Rect
		foot, picture = in.CutBottom(2*effect.leading + 3*u)
		s.lines(foot.Moved(0, (foot.H-3*u-effect.high())/2), effect, theme.LampInk, display.Middle)
	}
	s.rays(picture, in.X+in.W/2, picture.Y+picture.H, cardRays, theme.Lamp.Alpha(rayStrength))
	if !name.empty() {
		var strip display.Rect
		strip, picture = picture.CutBottom(max(name.high()*0.96, 26*u) + 5*u)
		s.plate(s.broad(strip.Inset(2*u), name), name, plate)
	}
	tab := s.lampCorner(in, plate)
	_, picture = picture.CutTop(min(tab.H*0.4, picture.H*0.2))
	s.lampPicture(picture.Inset(3*u), plate)
}

// label fits a name on its plate: in one line within the rules if it may be, else over the whole card, in two lines if
// it must be, and in the narrow face before it is left out.
func (s *sheet) label(in display.Rect) block {
	if s.face.Narrow {
		for _, wide := range [...]float64{in.W - 10*s.unit, s.box.W - 2*plateEdge - 2} {
			if name := s.narrow(wide, in.H*plateShare*airy); !name.empty() {
				return name
			}
		}
	}
	name := s.fit(s.face.Title, display.Plate, s.lettered(plateSize), in.W-10*s.unit, in.H*plateShare*airy, 1)
	if name.empty() {
		name = s.named(s.box.W-2*plateEdge-2, in.H*plateShare*airy)
	}
	if name.empty() && s.m.Plain {
		name = s.named(s.box.W-2*plateEdge-2, in.H*plainShare)
	}
	return name
}

// named fits a name in at most two lines: in the face of the plates or, where that is too wide, in the narrow one.
func (s *sheet) named(width, height float64) block {
	name := s.fit(s.face.Title, display.Plate, s.lettered(plateSize), width, height, 2)
	if name.empty() {
		name = s.narrow(width, height)
	}
	return name
}

// narrow fits it in the narrow face.
func (s *sheet) narrow(width, height float64) block {
	return s.fitIn(s.face.Title, s.m.Font(display.Poster), s.lettered(plateSize*narrowGrows), width, height, 2)
}

// lettered is a design size of the title: no more than its fellows have.
func (s *sheet) lettered(design float64) float64 {
	if s.face.Letters == 0 {
		return design
	}
	return min(design, s.face.Letters/(s.unit*max(1, s.m.TextScale)))
}

// Alike gives action cards of one size titles of one size, as the longest has room: in the narrow face where one of
// them needs it, or where it makes them much larger.
func Alike(cards []display.Face, box display.Rect, m theme.Metrics, measure Measurer) (letters float64, narrow bool) {
	if box.W < lampLabelWide {
		return 0, false
	}
	plain, mixed := alike(cards, box, m, measure, false)
	slim, _ := alike(cards, box, m, measure, true)
	if mixed || slim > plain*narrowGrows*lineWorth {
		return slim, true
	}
	return plain, false
}

// alike is the size of titles in one of the faces; mixed reports that not all of them are set in it.
func alike(cards []display.Face, box display.Rect, m theme.Metrics, measure Measurer, narrow bool) (letters float64,
	mixed bool) {
	for {
		least, fonts := math.Inf(1), [display.FontCount]bool{}
		for _, f := range cards {
			f.Letters, f.Narrow = letters, narrow
			s := sheet{face: f, box: box, m: m, measure: measure}
			if name := s.label(s.lampCard()); !name.empty() {
				least, fonts[name.font] = min(least, name.size), true
			}
		}
		mixed = fonts[m.Font(display.Plate)] && fonts[m.Font(display.Poster)] &&
			m.Font(display.Plate) != m.Font(display.Poster)
		// Smaller letters may have room in fewer lines, and then become smaller still.
		if letters > 0 && least >= letters || math.IsInf(least, 1) {
			return letters, mixed
		}
		letters = least
	}
}

// broad is the strip for a name's plate: over the rules and all the card where the name needs it.
func (s *sheet) broad(strip display.Rect, name block) display.Rect {
	if s.width(name) > strip.W-6*s.unit {
		strip.X, strip.W = s.box.X+plateEdge, s.box.W-2*plateEdge
	}
	return strip
}

// plate is a name on its plate, whose ends are cut and which has a rule within.
func (s *sheet) plate(r display.Rect, name block, c display.Colour) {
	s.Fill(r, c, 2*s.unit)
	// Letters that are broader than the room within the rule go without it.
	if rule := r.Inset(max(1, 1.6*s.unit)); s.width(name) <= rule.W-2*max(1, 0.7*s.unit) {
		s.border(rule, theme.Cream.Alpha(0.4), 1.5*s.unit, max(1, 0.7*s.unit))
	}
	s.middle(r, name, theme.Cream, display.Middle)
}

// lampCorner is the corner with the small picture.
func (s *sheet) lampCorner(in display.Rect, plate display.Colour) display.Rect {
	side := max(cornerLeast, cornerShare*s.box.W)
	tab := display.Rect{X: in.X, Y: in.Y, W: side, H: side}
	s.path(tab, cornerTab, plate)
	s.Symbol(display.Rect{X: tab.X + side*0.1, Y: tab.Y + side*0.1, W: side * 0.68, H: side * 0.68}, s.face.Symbol,
		theme.Cream)
	return tab
}

// lampPicture is the large picture; that of a document stands on a sheet of paper.
func (s *sheet) lampPicture(r display.Rect, plate display.Colour) {
	x, y := r.Centre()
	side := min(r.W, r.H)
	if side <= 0 {
		return
	}
	if s.face.Tone != paperTone {
		side = min(side, r.W*0.74)
		s.Symbol(display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}, s.face.Symbol, theme.LampInk)
		return
	}
	sheet := display.Rect{X: x - side*0.41, Y: y - side/2, W: side * 0.82, H: side}
	s.path(sheet.Moved(side*0.025, side*0.03), paperSheet, theme.LampInk.Alpha(0.3))
	s.path(sheet, paperSheet, theme.LampInk)
	s.path(sheet.Inset(max(1.2, 2*s.unit)), paperSheet, display.Hex(0xFFFBF0))
	s.path(sheet.Inset(max(1.2, 2*s.unit)), paperFold, theme.LampInk.Alpha(0.55))
	for i, wide := range [...]float64{0.34, 0.62, 0.5} {
		line := display.Rect{X: sheet.X + sheet.W*0.17, Y: sheet.Y + side*[...]float64{0.13, 0.8, 0.87}[i], W: sheet.W * wide,
			H: max(1, side*0.022)}
		s.Fill(line, theme.LampInk.Alpha(0.5), 0)
	}
	mark := side * 0.56
	s.Symbol(display.Rect{X: x - mark/2, Y: y - mark*0.5, W: mark, H: mark}, s.face.Symbol, plate)
}

// actionBack is a back: a lamp in the night, or with a mark a hat, within a border that stands out on the ground.
func (s *sheet) actionBack() {
	s.unit = min(s.box.W/lampWide, s.box.H/lampHigh)
	u := s.unit
	s.Fill(s.box, theme.Cream, lampRadius*u)
	in := s.box.Inset(max(2.5, 5*u))
	s.Fill(in, backNight, 4*u)
	x, y := in.X+in.W/2, in.Y+in.H*0.4
	if s.box.W >= backDetail {
		s.rays(in, x, y, backRays, theme.Lamp.Alpha(0.13))
		s.border(in.Inset(4*u), theme.Lamp, 3*u, max(1, 1.6*u))
		s.border(in.Inset(8.5*u), theme.Lamp.Alpha(0.6), 2*u, max(1, 0.8*u))
	}
	for i := range glowRings {
		r := in.W * (0.2 + 0.11*float64(i))
		s.path(display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, lampDisc,
			theme.Lamp.Alpha(0.18-0.05*float64(i))).Clip = in
	}
	side := min(in.W*0.94, in.H*0.62)
	sign := display.IconLamp
	if s.face.Marks == 1 {
		sign, side = display.IconHat, in.W*0.6
	}
	s.Symbol(display.Rect{X: x - side/2, Y: y - side*0.38, W: side, H: side}, sign, theme.Lamp)
}
