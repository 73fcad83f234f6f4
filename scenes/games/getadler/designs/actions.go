// Package designs has how GET ADLER! looks: its cards and what they lie on, drawn with the means of render/faces. It
// knows nothing of the match.
package designs

import (
	"slices"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// sheet is a face of the game being laid out.
type sheet struct{ *faces.Sheet }

// plates are the colours of the name plates by the tone of an action card; cream is read on each.
var plates = [4]display.Colour{theme.LampInk, theme.TagBlue, theme.TagPurple, theme.BusRed}

// The drawings of the cards, in unit squares: the corner of a card that carries its small picture, a sheet of paper
// with a folded corner, and the corner's fold.
var (
	cornerTab  = pen.Draw(100, "M 0 0 L 100 0 100 64 64 100 0 100 Z")
	paperSheet = pen.Draw(100, "M 8 0 L 70 0 92 20 92 100 8 100 Z")
	paperFold  = pen.Draw(100, "M 70 0 L 92 20 70 20 Z")
)

// ActionCard is an action card: Symbol its picture, Title its name, Value what it does, Tone the colour of its plate:
// 0 ink, 1 blue, 2 purple, which draws a sheet of paper around the picture, 3 red. ActionBack is its back, and with
// Marks 1 that of a character.
var (
	ActionCard = faces.New(display.Known{Name: "action card"}, drawAction)
	ActionBack = faces.New(display.Known{Name: "action back", Back: true}, drawBack)
)

// lampCard begins a card: cream, with a double rule. It returns what lies within the rules.
func (s sheet) lampCard() display.Rect {
	s.Unit = min(s.Box.W/lampWide, s.Box.H/lampHigh)
	u := s.Unit
	s.Fill(s.Box, theme.Cream, lampRadius*u)
	outer := s.Box.Inset(max(1.5, 3.4*u))
	s.Border(outer, theme.LampInk, 6*u, max(1, 2*u))
	in := outer.Inset(max(2.4, 4.4*u))
	s.Border(in, theme.LampInk.Alpha(0.75), 3.5*u, max(1, 0.8*u))
	return in.Inset(max(1, 0.8*u))
}

// drawAction shows its picture over rays of lamplight, its name on a plate, what it does beneath, and the picture once
// more in the corner, which is all that shows of a card under others. A very small one is its picture on its plate.
func drawAction(s sheet) {
	in := s.lampCard()
	u := s.Unit
	plate := plates[int(s.Face.Tone)%len(plates)]
	if s.Box.W < cornerFrom {
		in = in.Inset(min(max(2, 3*u), in.W*0.1))
		s.Fill(in, plate, 2*u)
		side := min(in.W, in.H) * 0.94
		s.Symbol(display.Rect{X: in.X + (in.W-side)/2, Y: in.Y + (in.H-side)/2, W: side, H: side}, s.Face.Symbol, theme.Cream)
		return
	}
	name, effect := faces.Block{}, faces.Block{}
	if hasName(s.Box, s.M) {
		name = s.label(in)
	}
	if s.Box.W >= effectWide*faces.Grown(s.M) {
		effect = s.Fit(s.Face.Value, display.Sans, effectSize, in.W-10*u, in.H*effectShare, 2)
	}
	picture := in
	if !effect.Empty() {
		// The room is that of two lines, so that the plates of a hand stand in one row.
		var foot display.Rect
		foot, picture = in.CutBottom(2*effect.Leading + 3*u)
		s.Lines(foot.Moved(0, (foot.H-3*u-effect.High())/2), effect, theme.LampInk, display.Middle)
	}
	s.Rays(picture, in.X+in.W/2, picture.Y+picture.H, cardRays, theme.Lamp.Alpha(rayStrength))
	if !name.Empty() {
		var strip display.Rect
		strip, picture = picture.CutBottom(max(name.High()*0.96, 26*u) + 5*u)
		s.plate(s.broad(strip.Inset(2*u), name), name, plate)
	}
	tab := s.lampCorner(in, plate)
	clear := faces.Grown(s.M) // A larger corner reaches farther into the picture.
	_, picture = picture.CutTop(min(tab.H*0.4, picture.H*0.2) * clear * clear)
	s.lampPicture(picture.Inset(3*u), plate)
}

// hasName reports that a card is so wide that it carries its name, which takes more of it where letters are large.
func hasName(box display.Rect, m theme.Metrics) bool {
	return box.W >= min(lampLabelMost, lampLabelWide*faces.Grown(m))
}

// label fits a name on its plate: in one line within the rules if it may be, else in the narrow face there, in two
// lines if it must be, and over the whole card before it is left out.
func (s sheet) label(in display.Rect) faces.Block {
	within, high := in.W-10*s.Unit, in.H*plateShare*faces.Grown(s.M)*faces.Airy
	name := faces.Block{}
	if !s.Face.Narrow {
		name = s.Fit(s.Face.Title, display.Plate, s.AtMost(plateSize, s.Face.Heading), within, high, 1)
	}
	if name.Empty() {
		name = s.narrow(within, high)
	}
	if name.Empty() && s.Face.Narrow {
		name = s.narrow(s.Box.W-2*plateEdge-2, high)
	}
	if name.Empty() {
		name = s.named(s.Box.W-2*plateEdge-2, high)
	}
	if name.Empty() && s.M.Plain {
		name = s.named(s.Box.W-2*plateEdge-2, in.H*plainShare)
	}
	return name
}

// named fits a name in at most two lines: in the face of the plates or, where that is too wide, in the narrow one.
func (s sheet) named(width, height float64) faces.Block {
	name := s.Fit(s.Face.Title, display.Plate, s.AtMost(plateSize, s.Face.Heading), width, height, 2)
	if name.Empty() {
		name = s.narrow(width, height)
	}
	return name
}

// narrow fits it in the narrow face.
func (s sheet) narrow(width, height float64) faces.Block {
	size := s.AtMost(plateSize*narrowGrows, s.Face.Heading)
	return s.FitIn(s.Face.Title, s.M.Font(display.Poster), size, width, height, 2)
}

// Alike gives action cards of one size titles of one size, as the longest has room: in the narrow face where one of
// them needs it, or where it makes them much larger.
func Alike(cards []display.Face, box display.Rect, m theme.Metrics, measure faces.Measurer) (letters float64,
	narrow bool) {
	if !hasName(box, m) {
		return 0, false
	}
	set := slices.Clone(cards)
	plain, mixed := faces.Alike(set, box, m, measure)
	for i := range set {
		set[i].Narrow = true
	}
	slim, _ := faces.Alike(set, box, m, measure)
	if mixed || slim > plain*narrowGrows*faces.LineWorth {
		return slim, true
	}
	return plain, false
}

// broad is the strip for a name's plate: over the rules and all the card where the name needs it.
func (s sheet) broad(strip display.Rect, name faces.Block) display.Rect {
	if s.Width(name) > strip.W-6*s.Unit {
		strip.X, strip.W = s.Box.X+plateEdge, s.Box.W-2*plateEdge
	}
	return strip
}

// plate is a name on its plate, whose ends are cut and which has a rule within.
func (s sheet) plate(r display.Rect, name faces.Block, c display.Colour) {
	s.Fill(r, c, 2*s.Unit)
	// Letters that are broader than the room within the rule go without it.
	if rule := r.Inset(max(1, 1.6*s.Unit)); s.Width(name) <= rule.W-2*max(1, 0.7*s.Unit) {
		s.Border(rule, theme.Cream.Alpha(0.4), 1.5*s.Unit, max(1, 0.7*s.Unit))
	}
	s.Middle(r, name, theme.Cream, display.Middle)
}

// lampCorner is the corner with the small picture.
func (s sheet) lampCorner(in display.Rect, plate display.Colour) display.Rect {
	side := max(cornerLeast, cornerShare*faces.Grown(s.M)*s.Box.W)
	tab := display.Rect{X: in.X, Y: in.Y, W: side, H: side}
	s.Path(tab, cornerTab, plate)
	s.Symbol(display.Rect{X: tab.X + side*0.1, Y: tab.Y + side*0.1, W: side * 0.68, H: side * 0.68}, s.Face.Symbol,
		theme.Cream)
	return tab
}

// lampPicture is the large picture; that of a document stands on a sheet of paper.
func (s sheet) lampPicture(r display.Rect, plate display.Colour) {
	x, y := r.Centre()
	side := min(r.W, r.H)
	if side <= 0 {
		return
	}
	if s.Face.Tone != paperTone {
		side = min(side, r.W*0.74)
		s.Symbol(display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}, s.Face.Symbol, theme.LampInk)
		return
	}
	sheet := display.Rect{X: x - side*0.41, Y: y - side/2, W: side * 0.82, H: side}
	s.Path(sheet.Moved(side*0.025, side*0.03), paperSheet, theme.LampInk.Alpha(0.3))
	s.Path(sheet, paperSheet, theme.LampInk)
	s.Path(sheet.Inset(max(1.2, 2*s.Unit)), paperSheet, display.Hex(0xFFFBF0))
	s.Path(sheet.Inset(max(1.2, 2*s.Unit)), paperFold, theme.LampInk.Alpha(0.55))
	for i, wide := range [...]float64{0.34, 0.62, 0.5} {
		line := display.Rect{X: sheet.X + sheet.W*0.17, Y: sheet.Y + side*[...]float64{0.13, 0.8, 0.87}[i], W: sheet.W * wide,
			H: max(1, side*0.022)}
		s.Fill(line, theme.LampInk.Alpha(0.5), 0)
	}
	mark := side * 0.56
	s.Symbol(display.Rect{X: x - mark/2, Y: y - mark*0.5, W: mark, H: mark}, s.Face.Symbol, plate)
}

// drawBack is a back: a lamp in the night, or with a mark a hat, within a border that stands out on the ground.
func drawBack(s sheet) {
	s.Unit = min(s.Box.W/lampWide, s.Box.H/lampHigh)
	u := s.Unit
	s.Fill(s.Box, theme.Cream, lampRadius*u)
	in := s.Box.Inset(max(2.5, 5*u))
	s.Fill(in, backNight, 4*u)
	x, y := in.X+in.W/2, in.Y+in.H*0.4
	if s.Box.W >= backDetail {
		s.Rays(in, x, y, backRays, theme.Lamp.Alpha(0.13))
		s.Border(in.Inset(4*u), theme.Lamp, 3*u, max(1, 1.6*u))
		s.Border(in.Inset(8.5*u), theme.Lamp.Alpha(0.6), 2*u, max(1, 0.8*u))
	}
	for i := range glowRings {
		r := in.W * (0.2 + 0.11*float64(i))
		s.Path(display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, faces.Disc,
			theme.Lamp.Alpha(0.18-0.05*float64(i))).Clip = in
	}
	side := min(in.W*0.94, in.H*0.62)
	sign := display.IconLamp
	if s.Face.Marks == 1 {
		sign, side = display.IconHat, in.W*0.6
	}
	s.Symbol(display.Rect{X: x - side/2, Y: y - side*0.38, W: side, H: side}, sign, theme.Lamp)
}
