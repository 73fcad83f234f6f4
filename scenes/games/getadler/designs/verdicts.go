package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// LampSlip is a verdict on a slip of its own: Title, with Tone as its ink: 0 ink, 1 red, 2 blue. Struck is the band
// laid over one who is out of the game, with the word Title.
var (
	LampSlip = faces.New(display.Known{Name: "verdict", Shape: 0.36, Laid: true}, sheet.lampSlip)
	Struck   = faces.New(display.Known{Name: "struck", Shape: 0.36, Laid: true}, sheet.struck)
)

// The band of one who is out of the game: slanted, with a rule along each edge.
var struckBand = pen.Draw(100, "M 3 0 L 100 0 97 100 0 100 Z")

// struck is a band with a word, laid across the lower part of a card: as high as the word needs, and none without one.
func (s sheet) struck() {
	band := s.Box
	if band.H > band.W*0.6 {
		band = display.Rect{X: band.X, Y: band.Y + band.H*0.5, W: band.W, H: band.H * 0.25}
	}
	s.Unit = band.H / 46
	wide := band.W * 0.9
	word := s.Fit(s.Face.Title, display.Plate, 26, wide, band.H*faces.Airy, 1)
	if word.Empty() {
		word = s.FitIn(s.Face.Title, s.M.Font(display.Poster), 26, wide, max(band.H, s.Box.H*0.45)*faces.Airy, 2)
	}
	if word.Empty() && s.M.Plain {
		word = s.AtLast(s.Face.Title, wide, s.Box.H*0.6, 2)
	}
	if word.Empty() {
		return
	}
	if high := word.High(); high > band.H*faces.Airy {
		band.H, band.Y = high, min(band.Y, s.Box.Y+s.Box.H-high)
	}
	s.Path(band, struckBand, theme.LampInk)
	s.Path(band.Inset(max(1, band.H*0.05)), struckBand, theme.BusRed)
	in := display.Rect{X: band.X + band.W*0.05, Y: band.Y, W: band.W * 0.9, H: band.H}
	for _, at := range [2]float64{0.075, 0.89} {
		s.Fill(display.Rect{X: in.X, Y: band.Y + band.H*at, W: in.W, H: max(1, band.H*0.035)}, theme.Cream.Alpha(0.7), 0)
	}
	s.Middle(in, word, theme.Cream, display.Middle)
}

// lampSlip is a verdict on a slip of its own, so that it reads on any ground; there is none where its words have no
// room.
func (s sheet) lampSlip() {
	s.Unit = s.Box.H / 110
	u := s.Unit
	in := s.Box.Inset(16 * u)
	title := s.Fit(s.Face.Title, display.Marquee, slipSize, in.W-8*u, in.H*1.12, 2)
	if title.Empty() {
		return
	}
	ink := [3]display.Colour{theme.LampInk, theme.BusRed, theme.TagBlue}[s.Face.Tone%3]
	s.Fill(s.Box, theme.Cream, 8*u)
	s.Border(s.Box.Inset(5*u), ink, 5*u, 3.4*u)
	s.Border(s.Box.Inset(12*u), ink, 3*u, 1.2*u)
	s.Middle(in, title, ink, display.Middle)
}
