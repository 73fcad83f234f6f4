package designs

import (
	"math"
	"strings"
	"unicode/utf8"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// Equipment is an equipment card: Value, with Tab as its label, and Tone the deck: 0 red, 1 blue; its Marks are those
// below. EquipmentBack is its back.
var (
	Equipment     = faces.New(display.Known{Name: "equipment"}, sheet.equipment)
	EquipmentBack = faces.New(display.Known{Name: "equipment back", Back: true}, sheet.equipmentBack)
)

// The marks of an equipment card: it lies closed to the rival, so that its band is hatched; which of its two values it
// was declared as, which is ringed in red pencil; and that another card lies on it.
const (
	Closed uint8 = 1 << iota
	CountsOne
	CountsEleven
	Under
)

// deckInk is the ink of a deck.
func deckInk(tone uint8) display.Colour {
	if tone == 0 {
		return theme.StampRed
	}
	return theme.InkBlue
}

// leafPaper is a piece of paper with the lamp's light falling from its head to its foot: a bright edge towards the
// light, a dark one away from it.
func (s sheet) leafPaper(box display.Rect, radius float64) {
	s.Fill(box, theme.PaperLight, radius).Shade(display.ShadeDown, paperShade)
	if s.M.Contrast {
		return
	}
	s.Border(box, theme.InkOnManila.Alpha(0.1), radius, 1)
	s.Fill(display.Rect{X: box.X + radius, Y: box.Y, W: box.W - 2*radius, H: 1}, theme.PaperLight, 0)
}

// equipment is an index card: a band in the deck's ink with the value at its left, so that a card under others can be
// read; the value large in the middle, or at the left of a card under others, as large as it can be seen there; the
// label at the foot of a large card.
func (s sheet) equipment() {
	s.Unit = min(s.Box.W/equipmentWide, s.Box.H/(equipmentWide*1.25))
	u, ink := s.Unit, deckInk(s.Face.Tone)
	s.leafPaper(s.Box, 7*u)
	corner := s.Fit(s.Face.Value, display.SansBold, 30, s.Box.W-12*u, s.Box.H*0.3, 1)
	high := max(36*u, corner.High()*0.92)
	band := display.Rect{X: s.Box.X + 4*u, Y: s.Box.Y + 4*u, W: s.Box.W - 8*u, H: high}
	s.Fill(band, ink, 4*u).Shade(display.ShadeDown, ink.Towards(theme.Ink, bandShade))
	if s.Face.Marks&Closed != 0 && !s.M.Contrast {
		free := s.Width(corner) + 12*u
		s.hatch(display.Rect{X: band.X + free, Y: band.Y, W: band.W - free, H: band.H})
	}
	s.rules(display.Rect{X: s.Box.X + 7*u, Y: band.Y + band.H + 4*u, W: s.Box.W - 14*u, H: s.Box.H - band.H - 16*u})
	if !corner.Empty() {
		s.Text(display.Rect{X: band.X + 6*u, Y: band.Y, W: band.W - 8*u, H: band.H}, corner.Lines[0], corner.Font,
			corner.Size, theme.Paper, display.Left)
	}
	rest := display.Rect{X: s.Box.X + 6*u, Y: band.Y + band.H, W: s.Box.W - 12*u, H: s.Box.H - band.H - 8*u}
	label := faces.Block{}
	if s.Box.W >= labelWide {
		label = s.Fit(s.Face.Tab, display.Tab, 24, rest.W, rest.H*0.35, 1)
	}
	foot, rest := rest.CutBottom(label.High())
	s.Lines(foot, label, theme.InkOnManila, display.Middle)
	var value faces.Block
	if s.Face.Marks&Under != 0 { // The figure stands in what is seen of the card.
		strip := s.Box.W * Strip(s.Face.Value)
		if value = s.figure(strip-stripEdges*u, strip-6*u, rest.H); !value.Empty() {
			rest.W = s.Width(value)
		}
	}
	if value.Empty() { // On a small card the figure has all of it.
		value = s.figure(rest.W*valueShare, s.Box.W-2*u, rest.H)
	}
	s.Middle(rest, value, theme.Ink, display.Middle)
	s.declared(rest, value)
}

// figure sets the value of a card in a width, or where that is too little for it in a greater one, there in a narrow
// face where need be; it is empty where it has no room.
func (s sheet) figure(wide, most, high float64) (value faces.Block) {
	size := valueSize(s.Face.Value)
	defer func() { value.Size = s.besideTwo(value, size, wide, high) }()
	value = s.Fit(s.Face.Value, display.Typewriter, size, wide, high*faces.Airy, 1)
	for _, f := range [...]display.Font{display.SansBold, display.Poster} {
		if value.Empty() {
			value = s.Fit(s.Face.Value, f, size, most, high, 1)
		}
	}
	return value
}

// besideTwo is how large a figure becomes with the reader's letters: no larger than those of a number of two figures
// have room for beside it, but as large as it is without larger letters.
func (s sheet) besideTwo(value faces.Block, size, wide, high float64) float64 {
	scale := max(1, s.M.TextScale)
	if scale == 1 || utf8.RuneCountInString(s.Face.Value) != 1 {
		return value.Size
	}
	two := s.Fit("10", value.Font, size, wide, high*faces.Airy, 1)
	return min(value.Size, max(two.Size, s.Size(value.Font, size)/scale))
}

// Strip is the share of a card's width in which its value is read while another card lies on it: two figures, of
// a 1/11 or a fraction, need more than one.
func Strip(value string) float64 {
	if utf8.RuneCountInString(value) > 2 {
		return WideStrip
	}
	return OneStrip
}

// declared rings in red pencil which of both values that stand in a room a card counts as.
func (s sheet) declared(room display.Rect, values faces.Block) {
	one, eleven, both := strings.Cut(s.Face.Value, "/")
	if s.Face.Marks&(CountsOne|CountsEleven) == 0 || values.Empty() || !both {
		return
	}
	x, _ := room.Centre()
	wide := s.Width(values)
	at := display.Rect{X: x - wide/2, Y: room.Y + (room.H-values.High())/2, H: values.High()}
	if at.W = s.Measure.Width(one, values.Font, values.Size); s.Face.Marks&CountsEleven != 0 {
		at.W = s.Measure.Width(eleven, values.Font, values.Size)
		at.X += wide - at.W
	}
	clear := values.Size * 0.16
	s.Path(at.Middle(at.W+2*clear, values.Size*1.15), Ring, theme.StampRed).Width = max(1.2, 2.2*s.Unit)
}

// Ring is one stroke around a figure.
var Ring = pen.Line(100, "M 16 59 C 10 21 51 6 75 18 C 100 32 96 79 63 91 C 37 100 8 88 14 50 C 17 32 29 21 41 16")

// valueSize is the size of the figure in the middle: a fraction's digits are half as high as others.
func valueSize(value string) float64 {
	if value == "½" {
		return 112
	}
	return 80
}

// rules are the faint lines of an index card.
func (s sheet) rules(r display.Rect) {
	gap := max(9, 17*s.Unit)
	for y := r.Y + gap; y < r.Y+r.H; y += gap {
		s.Fill(display.Rect{X: r.X, Y: y, W: r.W, H: 1}, theme.InkBlue.Alpha(0.16), 0)
	}
}

// equipmentBack is the back of a deck: its ink within a border of paper, hatched one way or the other.
func (s sheet) equipmentBack() {
	s.Unit = min(s.Box.W/equipmentWide, s.Box.H/(equipmentWide*1.25))
	u, ink := s.Unit, deckInk(s.Face.Tone)
	s.leafPaper(s.Box, 7*u)
	in := s.Box.Inset(max(backBorder, 7.5*u))
	s.Fill(in, ink, 4*u).Shade(display.ShadeDown, ink.Towards(theme.Ink, bandShade))
	s.hatch(in)
	side := min(in.W*0.62, in.H*0.5)
	seal := in.Square(side)
	s.Fill(seal, ink, side/2)
	s.Border(seal, theme.Paper.Alpha(0.85), side/2, 2*u)
	s.Symbol(seal.Inset(side*0.18), display.IconFingerprint, theme.Paper)
}

// hatch draws slanting lines: rising to the right for red, falling for blue.
func (s sheet) hatch(in display.Rect) {
	gap, turn := max(6, 11*s.Unit), -math.Pi/5
	if s.Face.Tone != 0 {
		turn = -turn
	}
	long := math.Hypot(in.W, in.H)
	cx, cy := in.Centre()
	for d := -math.Floor(long/2/gap) * gap; d <= long/2; d += gap {
		x, y := cx-d*math.Sin(turn), cy+d*math.Cos(turn)
		line := s.Fill(display.Rect{X: x - long/2, Y: y - 0.5, W: long, H: max(1, 1.6*s.Unit)}, s.Strong(theme.Paper, 0.24),
			0)
		line.Turn, line.Clip = turn, in
	}
}
