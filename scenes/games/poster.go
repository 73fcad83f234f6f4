package games

import (
	"safehouse/game/bots"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Poster is how a game shows itself on the menu.
type Poster struct {
	// Back is what lies behind the plate with the game's name; picture is the place that is free for a picture, empty for
	// none.
	Back func(l *display.List, st *stage.Stage, box, plate, picture display.Rect)
	// Plate is the colour of the plate, Mark that of the bar along its upper edge, Title and Ink are those of what is
	// written on it. The title is set in Font.
	Plate, Mark, Title, Ink display.Colour
	Font                    display.Font
}

// PosterEdge is what is free around the plate of a poster, in design pixels.
const PosterEdge = 28

// The faces on a poster take sittersWide of its width at most, are sittersLeast design pixels high at least, go down
// behind the plate by sitterDrop of their height and lean by sitterLean.
const (
	sittersWide  = 0.8
	sittersLeast = 80.0
	sitterDrop   = 0.12
	sitterLean   = 0.03
)

// DrawPicture puts a picture into its place, if there is one.
func DrawPicture(l *display.List, place display.Rect, icon display.Icon, c display.Colour) {
	if !place.Empty() {
		l.Symbol(place, icon, c)
	}
}

// DrawSitters has some of the cast look out over a plate from the foot of the room above it, in the look of a game; it
// reports whether there was room for their faces.
func DrawSitters(l *display.List, m theme.Metrics, room display.Rect, look uint8, names ...string) bool {
	n := float64(len(names))
	high := min(room.H, room.W*sittersWide/n/ui.PictureAspect)
	if high < m.U(sittersLeast) {
		return false
	}
	wide := high * ui.PictureAspect
	row := room.Middle(n*wide*1.08-wide*0.08, high)
	for i, name := range names {
		box := display.Rect{X: row.X + float64(i)*wide*1.08, Y: room.Y + room.H - high*(1-sitterDrop), W: wide, H: high}
		it := l.Card(box, display.Face{Design: faces.Likeness, Tone: uint8(bots.FindCharacter(name) + 1), Marks: look})
		it.Shadow, it.Turn = m.U(8), sitterLean*float64(i%2*2-1)
	}
	return true
}
