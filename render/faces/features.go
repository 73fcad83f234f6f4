package faces

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/pen"
)

// features are the parts of a face that move, in steps of the portrait's grid.
type features struct {
	// X is the middle of the face, Y the height of the eyes, Apart how far these are from each other, Wide and Open how
	// large; Heavy lids cover the upper part of them, and Lashed ones end in lashes.
	X, Y, Apart, Wide, Open float64
	Heavy, Lashed           bool
	// Brows stand BrowUp over the eyes, BrowWide and BrowThick, turned by BrowLean so that the outer ends fall.
	Brow                                  paint
	BrowUp, BrowWide, BrowThick, BrowLean float64
	// MouthY and MouthWide place the mouth, which has Lips or is a line; Dreams are eyes that are shut at rest.
	MouthY, MouthWide float64
	Lips, Dreams      bool
	// Mirrors are glasses in which no eyes are seen: their gleam moves in the place of these.
	Mirrors bool
}

// The drawings of the moving parts, each in a unit square that is stretched to the part's box: of what there are two,
// the left one.
var (
	eyeWhite  = pen.Draw(100, "M 0 62 Q 40 -46 100 46 Q 58 140 0 62 Z")
	eyeLid    = pen.Draw(100, "M -4 66 Q 40 -64 104 46 Q 44 -14 -4 66 Z")
	eyeLine   = pen.Line(100, "M -6 68 Q 40 -60 106 48")
	eyeLashed = pen.Draw(100, "M -22 38 L -5 66 Q 40 -60 106 48 Q 44 -26 -5 66 Z")
	eyeShut   = pen.Line(100, "M -4 40 Q 48 120 104 44")
	eyeUnder  = pen.Line(100, "M 6 112 Q 54 142 96 100")
	browShape = pen.Draw(100, "M 0 74 Q 34 -46 100 34 L 97 92 Q 44 28 0 74 Z")

	mirrorGleam = pen.Draw(100, "M 28 0 L 56 0 30 100 8 78 Z")

	lipUpper = pen.Draw(100, "M 0 48 Q 28 -2 48 22 Q 70 -2 100 48 Q 50 60 0 48 Z")
	lipLower = pen.Draw(100, "M 0 48 Q 50 62 100 48 Q 50 152 0 48 Z")
	lipSmile = pen.Draw(100, "M -6 22 Q 28 6 48 26 Q 72 6 106 22 Q 50 84 -6 22 Z")
	lipUnder = pen.Draw(100, "M -6 22 Q 50 84 106 22 Q 50 178 -6 22 Z")
	lipOpen  = pen.Draw(100, "M 16 50 Q 34 -6 49 12 Q 66 -6 84 50 Q 70 128 50 126 Q 30 128 16 50 Z")
	lipGap   = pen.Draw(100, "M 30 52 Q 48 28 70 52 Q 64 92 50 94 Q 36 92 30 52 Z")

	mouthLine  = pen.Line(100, "M 0 40 Q 50 54 100 40")
	mouthSmile = pen.Line(100, "M -4 14 Q 50 92 104 14")
	mouthOpen  = pen.Draw(100, "M 8 76 Q 18 0 50 0 Q 82 0 92 76 Q 50 56 8 76 Z")
	mouthUnder = pen.Draw(100, "M 22 92 Q 50 74 78 92 Q 50 124 22 92 Z")
)

// features paints eyes, brows and mouth as the face looks.
func (s *Sheet) features(at *Sitting, r *regular) {
	f, gaze := &r.Face, s.Face.Gaze%display.GazeCount
	open, up, lean, aside, above, doubt := f.Open, f.BrowUp, f.BrowLean, 0.0, 0.0, 0.0
	switch gaze {
	case display.GazeLeft:
		aside = -glance * f.Wide
	case display.GazeRight:
		aside = glance * f.Wide
	case display.GazeThinking:
		aside, above, doubt = thinkAside*f.Wide, thinkAbove*f.Open, thinkBrow
	case display.GazePleased:
		open, up = open*pleasedOpen, up+pleasedBrows
	case display.GazeStruck:
		open, up, lean = open*struckOpen, up+struckBrows, lean+struckLean
	case display.GazeRest, display.GazeShut, display.GazeCount:
	}
	p := pencil{s, at, r.Turn}
	shut := gaze == display.GazeShut || f.Dreams && (gaze == display.GazeRest || gaze == display.GazePleased)
	for side, mirror := range [2]bool{false, true} {
		x := f.X + (float64(side)-0.5)*f.Apart
		if f.Mirrors {
			p.gleam(f, x, aside, shut)
		} else {
			p.eye(f, x, open, look{aside, above, shut, gaze == display.GazePleased}, mirror)
		}
		tilt := lean
		if mirror { // One brow alone goes up in thought.
			tilt, up = -lean-doubt*thinkLean, up+doubt
		}
		if f.BrowThick > 0 {
			p.part(f.Brow, browShape, x, f.Y-up, f.BrowWide, f.BrowThick, 0, -tilt, mirror)
		}
	}
	p.mouth(f, gaze)
}

// look is where the eyes look, in steps of the grid, and how: shut, or pleased.
type look struct {
	aside, above  float64
	shut, pleased bool
}

// eye paints one eye: open as far as that, its iris where it looks.
func (p pencil) eye(f *features, x, open float64, at look, mirror bool) {
	if at.shut {
		p.part(skinDark, eyeLid, x, f.Y, f.Wide, f.Open, 0, 0, mirror)
		p.part(ink, eyeShut, x, f.Y, f.Wide, f.Open, 3, 0, mirror)
		return
	}
	p.part(white, eyeWhite, x, f.Y, f.Wide, open, 0, 0, mirror)
	clip := p.box(x, f.Y+open*0.06, f.Wide, open*0.94)
	// The iris keeps its size: how far the lids open shows how much of it is seen.
	size := f.Wide * 0.5
	for _, disc := range [...]struct {
		paint paint
		share float64
	}{{iris, 1}, {ink, 0.46}} {
		it := p.part(disc.paint, Disc, x+at.aside, f.Y-f.Open*0.08-at.above, size*disc.share, size*disc.share, 0, 0, false)
		it.Clip = it.Clip.Intersect(clip)
	}
	if !p.at.cut && p.at.Box.W >= fineFrom {
		p.part(white, Disc, x+at.aside-size*0.16, f.Y-open*0.2-at.above, size*0.2, size*0.2, 0, 0, false)
	}
	if f.Heavy {
		p.part(skinDark, eyeLid, x, f.Y, f.Wide, open, 0, 0, mirror)
	}
	if f.Lashed {
		p.part(ink, eyeLashed, x, f.Y, f.Wide, open, 0, 0, mirror)
	}
	p.part(ink, eyeLine, x, f.Y, f.Wide, open, 2.6, 0, mirror)
	if at.pleased {
		p.part(skinDark, eyeUnder, x, f.Y, f.Wide, open, 2.4, 0, mirror)
	}
}

// gleam paints what a mirror shows in the place of an eye: nothing while the eye would be shut.
func (p pencil) gleam(f *features, x, aside float64, shut bool) {
	if !shut {
		p.part(white, mirrorGleam, x+aside*2, f.Y, f.Wide, f.Open, 0, 0, false)
	}
}

// mouth paints the mouth: closed, smiling or open.
func (p pencil) mouth(f *features, gaze display.Gaze) {
	w := f.MouthWide
	turn := 0.0
	one := func(paint paint, o *display.Outline, high, width float64) {
		p.part(paint, o, f.X, f.MouthY, w, high, width, turn, false)
	}
	if gaze == display.GazeThinking { // It is pursed, and askew.
		w, turn = w*thinkMouth, thinkSkew
	}
	switch {
	case f.Lips && gaze == display.GazeStruck:
		one(lips, lipOpen, w*0.5, 0)
		one(ink, lipGap, w*0.5, 0)
	case f.Lips && gaze == display.GazePleased:
		one(lips, lipSmile, w*0.44, 0)
		one(lipsDark, lipUnder, w*0.44, 0)
	case f.Lips:
		one(lips, lipUpper, w*0.46, 0)
		one(lipsDark, lipLower, w*0.46, 0)
	case gaze == display.GazeStruck:
		one(lipsDark, mouthOpen, w*0.5, 0)
	case gaze == display.GazePleased:
		one(lipsDark, mouthSmile, w*0.3, 3.4)
		one(skinDark, mouthUnder, w*0.3, 0)
	default:
		one(lipsDark, mouthLine, w*0.3, 3.4)
		one(skinDark, mouthUnder, w*0.3, 0)
	}
}

// pencil draws parts on a head that is held askew.
type pencil struct {
	s    *Sheet
	at   *Sitting
	turn float64
}

// box is a box around a point of the upright head, where that has come to lie.
func (p pencil) box(x, y, w, h float64) display.Rect {
	sin, cos := math.Sincos(p.turn)
	dx, dy := x-neckX, y-neckY
	x, y = neckX+dx*cos-dy*sin, neckY+dx*sin+dy*cos
	k := p.at.Box.W / portraitGrid
	return display.Rect{X: p.at.Box.X + (x-w/2)*k, Y: p.at.Box.Y + (y-h/2)*k, W: w * k, H: h * k}
}

// part adds a drawing in a box around a point.
func (p pencil) part(c paint, o *display.Outline, x, y, w, h, width, turn float64, mirrored bool) *display.Item {
	if mirrored {
		o = pen.Mirror(o)
	}
	it := p.s.Path(p.box(x, y, w, h), o, p.at.colours[c])
	it.Width, it.Turn, it.Clip = width*p.at.Box.W/portraitGrid, turn+p.turn, p.at.room
	return it
}
