//go:build !ebitenginevmguest && !js

package scenes

import (
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// describer shows tests what is on the screen; a program that is played has none.
type describer struct{ Scale float64 }

func (*describer) Attach(*stage.Stage) bool { return false }

func (*describer) Asked() bool { return false }

func (*describer) Frame(*stage.Stage, *stage.Stack, *display.List) {}
