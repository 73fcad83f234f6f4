//go:build !js

package input

import "image"

// composer does nothing: outside a browser the characters of keys are all that is written.
type composer struct{}

func (*composer) update(*sample, image.Rectangle) {}

// page does nothing: outside a browser the engine is told when the focus goes.
type page struct{}

func (*page) update(*sample, float64) {}
