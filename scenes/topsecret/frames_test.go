package topsecret

import (
	"testing"
)

// memory is how often a frame takes memory when it is drawn again.
func (r *room) memory() float64 {
	return testing.AllocsPerRun(5, func() {
		r.List.Reset()
		r.Stack.Top().Draw(&r.List)
	})
}
