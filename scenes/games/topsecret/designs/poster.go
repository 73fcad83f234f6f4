package designs

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// Poster is that of the game: three of the cast cut from paper before large fields of colour. Title is the game's name,
// Note how many play; Gaze is where they look.
var Poster = faces.New(display.Known{Name: "paper poster"}, sheet.poster)

// The numbers in the cast of those on the poster, the one in the middle last.
var posing = [3]uint8{3, 7, 12}

func (s sheet) poster() {
	upright := s.Box.H > s.Box.W
	picture, plate := s.BeginPoster(theme.CutPaper, theme.CutInk)
	var note faces.Block
	if upright { // The name stands on the picture, and the plate is no more than a line.
		note = s.Fit(s.Face.Note, display.GeometricBold, 18, plate.W*0.94, plate.H, 2)
		plate, picture = s.Box.CutBottom(max(posterFoot*s.Unit, note.High()*1.2))
	}
	s.Fill(picture, theme.CutPaper, 0)
	cut := func(x, y, w, h float64, c display.Colour, at faces.Corners) {
		s.Scrap(display.Rect{X: picture.X + picture.W*x, Y: picture.Y + picture.H*y, W: picture.W * w, H: picture.H * h}, c,
			at)
	}
	cut(0, 0, 1, 0.62, theme.Ochre, faces.Corners{{0, 0}, {1, 0}, {1, 0.49}, {0, 1}})
	cut(0.37, 0.74, 0.63, 0.26, theme.Teal, faces.Corners{{0.6, 0.4}, {1, 0}, {1, 1}, {0, 1}})
	cut(0, 0.82, 0.5, 0.18, theme.Vermilion, faces.Corners{{0, 0}, {0.5, 0.5}, {1, 1}, {0, 1}})
	room := picture
	if upright {
		name, rest := picture.Inset(14 * s.Unit).CutTop(picture.H * posterName)
		block := s.Fit(s.Face.Title, display.Poster, posterLetters, name.W, name.H/posterLeading, 2)
		block.Leading *= posterLeading
		s.Lines(name, block, theme.CutInk, display.Left)
		room = rest
		room.H += 14 * s.Unit
	}
	high := min(room.H, picture.W*0.66)
	foot := picture.Y + picture.H
	for i, number := range posing {
		share := [3]float64{0.8, 0.84, 1}[i]
		side := high * share
		aside := [3]float64{-0.02, 1.02, 0.5}[i]
		at := display.Rect{X: picture.X + (picture.W-side*0.95)*aside, Y: foot - side, W: side * 0.95, H: side}
		s.Draw(s.SitCut(at.Intersect(picture), number))
	}
	s.Fill(plate, theme.CutInk, 0)
	if upright {
		s.Middle(plate, note, theme.CutPaper, display.Middle)
	} else {
		s.PosterEdge(plate, 5, theme.Ochre)
		s.PosterWords(plate, display.Poster, theme.CutPaper, display.GeometricBold, theme.CutPaper)
	}
	s.Border(s.Box, theme.CutPaper, 0, 3*s.Unit)
}
