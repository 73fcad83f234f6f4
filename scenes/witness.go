//go:build !ebitenginevmguest

package scenes

import (
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// witness tells tests what is on the screen; a program that is played has none.
type witness struct{ scale float64 }

func (*witness) attach(*stage.Stage) bool { return false }

func (*witness) asked() bool { return false }

func (*witness) frame(*stage.Stage, *stage.Stack, *display.List) {}
