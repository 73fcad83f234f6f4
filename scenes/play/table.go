package play

import (
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Table is the scene of a round in which cards are drawn and placed.
type Table struct{ *controller }

// Update takes a tick.
func (s *Table) Update(in *input.Frame) stage.Change { return s.update(in) }

// Title names the game and the round.
func (s *Table) Title() string { return s.title() }

// Draw shows felt, cards and figures, then what is asked, then whatever lies over it.
func (s *Table) Draw(l *display.List) {
	b := s.brush(l)
	b.felt()
	b.row()
	b.over()
}

var _ stage.Scene = (*Table)(nil)
