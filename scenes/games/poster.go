package games

import (
	"time"

	"safehouse/game/bots"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/scenes/ui"
)

// Poster is how a game shows itself on the menu.
type Poster struct {
	// Sheet is the poster, upright or wider than high: Title is the game's name, Note how many play it, Gaze where who is
	// on it looks. nil is a plain one.
	Sheet display.Design
	// Over draws what lies on the poster and may move; nil for nothing.
	Over func(*PosterPen)
}

// PosterPen draws what lies on a poster.
type PosterPen struct {
	*display.List
	// Picture is the part of the poster that has no words: it is designed 258 by 254 pixels large.
	Picture display.Rect
	// Gaze is where the pointer is, for who looks at it; Now the time of day.
	Gaze func(display.Rect) display.Gaze
	Now  time.Time
}

// Photo lays the photograph of somebody of the cast on the picture, turned so far clockwise. Its place is in pixels of
// the design from the middle of the picture.
func (p *PosterPen) Photo(name string, x, y, wide, turn float64) {
	u := faces.PosterUnit(p.Picture)
	cx, cy := p.Picture.Centre()
	box := display.Rect{X: cx + x*u, Y: cy + y*u, W: wide * u, H: wide * u / ui.PictureAspect}
	it := Photo(p.List, box, name, p.Gaze(box))
	it.Turn, it.Shadow, it.Clip = turn, 7*u, p.Picture
}

// Photo lays the photograph of somebody of the cast, or of somebody unknown, into a box.
func Photo(l *display.List, box display.Rect, name string, gaze display.Gaze) *display.Item {
	return l.Card(box, display.Face{
		Design: faces.Likeness, Tone: uint8(bots.FindCharacter(name) + 1), Marks: display.LookPhoto, Gaze: gaze,
	})
}
