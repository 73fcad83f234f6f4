//go:build !js

package scenes

// canvas is what a page puts the picture into; a window takes a picture of any size, and always has all its own pixels.
type canvas struct{}

func (canvas) fit(_, _, full float64) float64 { return full }
