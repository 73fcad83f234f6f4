package getadler

import (
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// Fight is the scene of a confrontation: villain and hero face each other, the cards land between them, and who may
// follow stands in a row below.
type Fight struct{ *screen }

// Draw shows the two who face each other, their cards, and what is asked.
func (s *Fight) Draw(l *display.List) {
	b := s.brush(l)
	b.ground()
	b.blast()
	b.opponents()
	b.row()
	b.cards()
	b.lit()
	b.lane()
	b.over()
}

var _ stage.Scene = (*Fight)(nil)
