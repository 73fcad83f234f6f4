package scenes

import (
	"strconv"

	"safehouse/game/topsecret"
	"safehouse/scenes/input"
)

// A button that counts a value up or down counts on while it is held, first after stepDelay ticks, then every stepEvery.
const (
	stepDelay = 30
	stepEvery = 4
)

// count changes the value under whose field a button is pressed or held, for those who have no digits at hand. It tells
// whether one changed.
func (s *topSecretPage) count(in *input.Frame, pressed string) bool {
	if s.own.set != ownValues {
		return false
	}
	for i := range s.own.fields {
		for n, stem := range [...]string{"less", "more"} {
			on, by := id(stem, i), 2*n-1
			_, _, down := s.page.State(on)
			held := down && in.Held || s.page.Focused() == on && in.Keyboard && in.Down.Has(input.Confirm)
			switch {
			case pressed == on && s.held > stepDelay:
				// Letting go after the value was counted on counts no more.
				s.held = 0
				return false
			case pressed == on:
				return s.step(i, by)
			case held:
				s.held++
				return s.held > stepDelay && (s.held-stepDelay)%stepEvery == 0 && s.step(i, by)
			}
		}
	}
	if !in.Held && !in.Released {
		s.held = 0
	}
	return false
}

// step takes a value to the next one up or down that a document may have.
func (s *topSecretPage) step(i, by int) bool {
	value, _ := strconv.Atoi(s.own.fields[i].Text)
	next := max(topsecret.MinValue, min((value/topsecret.ValueStep+by)*topsecret.ValueStep, topsecret.MaxValue))
	s.own.fields[i].Set(strconv.Itoa(next))
	return next != value
}
