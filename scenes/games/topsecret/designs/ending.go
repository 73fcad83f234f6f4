package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// Ending is the ground of the end of a game: rays on a slanted sheet at the left of that share of the table, behind who
// has won, and a disc in the corner. What is told of all lies beside the sheet.
func Ending(share float64) display.Face {
	return display.Face{Design: beside, Marks: uint8(max(0, min(share, 1)) * endMarks)}
}

// EndingOver is the same in a high window, with the rays on a sheet over that share of the table.
func EndingOver(share float64) display.Face {
	return display.Face{Design: over, Marks: uint8(max(0, min(share, 1)) * endMarks)}
}

var (
	beside    = faces.New(display.Known{Name: "ending", Ground: endGround}, sheet.ending)
	over      = faces.New(display.Known{Name: "ending, high", Ground: endGround}, sheet.over)
	endGround = &display.Place{Middle: theme.TableColour, Edge: theme.TableColour, Fibre: tableFibre}
)

func (s sheet) ending() {
	side := float32(s.Face.Marks) / endMarks
	sheet := &display.Outline{Ops: "MLLLZ",
		Points: []float32{-0.02, -0.02, side, -0.02, side - endLean, 1.02, -0.02, 1.02}}
	s.rays(sheet, float64(side)*0.44, 0.36)
}

func (s sheet) over() {
	foot := float32(s.Face.Marks) / endMarks
	sheet := &display.Outline{Ops: "MLLLZ",
		Points: []float32{-0.02, -0.02, 1.02, -0.02, 1.02, foot - overLean, -0.02, foot}}
	s.rays(sheet, 0.2, float64(foot)*0.6)
}

// rays fall on a sheet from a point, which is told as shares of the table.
func (s sheet) rays(of *display.Outline, x, y float64) {
	if s.M.Contrast {
		return
	}
	side := min(s.Box.W, s.Box.H)
	s.Path(s.Box.Moved(side*0.004, 0), of, theme.CutInk.Alpha(0.3))
	s.Path(s.Box, of, theme.Ochre)
	long := s.Box.W + s.Box.H
	from := display.Rect{X: s.Box.X + s.Box.W*x, Y: s.Box.Y + s.Box.H*y}.Square(2 * long)
	s.Path(from, endRays, theme.CutPaper.Alpha(0.24)).Atop = true
	s.Path(display.Rect{X: s.Box.X + s.Box.W*0.97, Y: s.Box.Y + s.Box.H*0.07}.Square(side*EndDisc), faces.Disc, theme.Teal)
}

// endRays are wedges around the middle of the unit square.
var endRays = faces.Wedges(endWedges, 2)
