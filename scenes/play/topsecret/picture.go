package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
)

// picture is what the show shows: a view, and whether the table has made way for the reveal.
type picture struct {
	topsecret.View
	open bool
}

// pictures is a match as the show is told of it.
type pictures struct{ match *topsecret.Match }

// ViewAt is what the viewer knew when n moves had been made.
func (p pictures) ViewAt(viewer game.Seat, n int) picture {
	return pictureOf(p.match.ViewAt(viewer, n))
}

// Told gives what the viewer saw of the moves since that number of moves.
func (p pictures) Told(viewer game.Seat, since int) []game.Step[picture, topsecret.Event] {
	told := p.match.Told(viewer, since)
	steps := make([]game.Step[picture, topsecret.Event], len(told))
	for i := range told {
		s := &told[i]
		steps[i] = game.Step[picture, topsecret.Event]{Index: s.Index, Events: s.Events, Flights: s.Flights, After: pictureOf(s.After)}
	}
	return steps
}

// pictureOf is the picture of a view that stands still. While «Boum!» is called and a thief chooses, the cards of the
// turn lie large; banking is decided with the hand in sight.
func pictureOf(v topsecret.View) picture {
	return picture{View: v, open: v.Phase == topsecret.PhaseCall || v.Phase == topsecret.PhaseSteal}
}
