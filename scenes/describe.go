//go:build !ebitenginevmguest

package scenes

import (
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// describer shows tests what is on the screen; a program that is played has none.
type describer struct{ scale float64 }

func (*describer) attach(*stage.Stage) bool { return false }

func (*describer) asked() bool { return false }

func (*describer) frame(*stage.Stage, *stage.Stack, *display.List) {}
