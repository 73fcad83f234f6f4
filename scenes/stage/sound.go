package stage

import "safehouse/render/sound"

// Ambient is a Scene that has a bed of sound under it. What lies over it, such as a pause or the curtain, leaves the bed
// as it is: a bed is a matter of the game, and tells nothing.
type Ambient interface {
	Bed() sound.Bed
}

// Bed is that of the topmost scene that has one.
func (s *Stack) Bed() sound.Bed {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		if a, ok := s.scenes[i].(Ambient); ok {
			return a.Bed()
		}
	}
	return sound.NoBed
}

// Play plays a cue unless muted.
func (s *Stage) Play(c sound.Cue) {
	if s.Sound != nil && !s.Settings.Mute {
		s.Sound.Play(c)
	}
}
