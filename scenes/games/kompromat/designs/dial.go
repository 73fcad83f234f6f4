package designs

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// Dial is the instrument of risk without its needle, Platen the roller of the typewriter that a sheet stands in.
var (
	Dial   = faces.New(display.Known{Name: "dial", Shape: 1, Laid: true, Round: true}, sheet.dial)
	Platen = faces.New(display.Known{Name: "platen", Shape: 0.1, Laid: true}, sheet.platen)
)

// platen is the roller with its knobs, under the bar that holds the sheet.
func (s sheet) platen() {
	box, high := s.Box, s.Box.H
	knob := display.Rect{X: box.X, Y: box.Y + high*0.3, W: high * 0.9, H: high * 0.7}
	for _, x := range [...]float64{box.X, box.X + box.W - knob.W} {
		knob.X = x
		s.Fill(knob, rubberLight, high*0.12).Shade(display.ShadeDown, rubberDark)
	}
	roller := display.Rect{X: box.X + knob.W*0.8, Y: box.Y + high*0.12, W: box.W - knob.W*1.6, H: high * 0.88}
	s.Fill(roller, rubberLight, 0).Shade(display.ShadeDown, rubberDark)
	bar := roller
	bar.H = high * 0.16
	s.Fill(bar, theme.PaperLight, bar.H/2).Shade(display.ShadeDown, chromeDark)
}

// DialAngle is where a total points to on the dial, in radians clockwise from the right: from 9 at the lower left to 27
// at the lower right.
func DialAngle(points float64) float64 {
	return (-225 + (max(dialFrom, min(points, dialTo))-dialFrom)/(dialTo-dialFrom)*270) * math.Pi / 180
}

// dial is a ring of brass around a face of enamel, with a tick for each total. What is over 21 is red.
func (s sheet) dial() {
	side := min(s.Box.W, s.Box.H)
	u := side / 120
	disc := func(radius float64, c display.Colour) *display.Item {
		return s.Path(s.Box.Square(2*radius*u), faces.Disc, c)
	}
	disc(59.5, brassEdge)
	disc(58.5, brassLight).Shade(display.ShadeDown, brassDark)
	disc(52.5, brassEdge)
	disc(51, theme.PaperLight).Shade(display.ShadeDown, paperShade)
	x, y := s.Box.Centre()
	tick := func(points, in, out, wide float64, c display.Colour) {
		angle := DialAngle(points)
		sin, cos := math.Sincos(angle)
		long, at := (out-in)*u, (out+in)/2*u
		s.Fill(display.Rect{X: x + cos*at, Y: y + sin*at}.Middle(long, max(1, wide*u)), c, 0).Turn = angle
	}
	for points := dialLimit; points < dialTo && !s.M.Contrast; points += 0.25 {
		tick(points, 33.5, 50.5, 3.2, theme.StampRed.Alpha(0.16))
	}
	for points := dialFrom; points <= dialTo; points++ {
		switch {
		case points == dialLimit:
			tick(points, 35, 50, 3, theme.StampRed)
		case points > dialLimit:
			tick(points, 47, 50, 1.2, theme.StampRed)
		default:
			tick(points, 47, 50, 1.2, theme.Ink)
		}
	}
}

// Slip is a counter-intelligence card by itself: Title and Marks.
var Slip = faces.New(display.Known{Name: "slip", Shape: folderShape, Part: true}, sheet.slip)

// slip is a counter-intelligence card by itself.
func (s sheet) slip() {
	s.Unit = folderUnit(s.Box)
	u := s.Unit
	s.Paper(s.Box, theme.StampRed, 6*u)
	frame := s.Box.Inset(8 * u)
	s.Border(frame, theme.Paper.Alpha(0.9), 4*u, 3*u)
	in := frame.Inset(6 * u)
	title := s.Fit(s.Face.Title, display.Typewriter, 30, in.W, in.H*0.5, 2)
	foot, room := in.CutBottom(title.High())
	if s.Face.Marks > 0 {
		s.exclamations(room.Inset(room.H*0.16), int(s.Face.Marks), theme.Paper)
	}
	s.Lines(foot, title, theme.Paper, display.Middle)
}
