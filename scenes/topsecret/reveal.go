package topsecret

import (
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// Reveal is the scene in which the cards of a turn are turned, destroyed, stolen and laid out.
type Reveal struct{ *screen }

// Draw shows the boards large, with what happens on them.
func (s *Reveal) Draw(l *display.List) {
	b := s.brush(l)
	b.Ground()
	b.wipe()
	b.discard()
	b.boards()
	b.cards()
	b.shields()
	b.waiting()
	b.trail()
	b.slips()
	b.shreds()
	b.over()
	b.boom()
}

var _ stage.Scene = (*Reveal)(nil)
