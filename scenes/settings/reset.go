package settings

import "safehouse/scenes/stage"

// usual are the settings of a first start, with what a reset leaves alone: the language, in which the player reads what
// happened, and the window, which would jump.
func usual(now stage.Settings) stage.Settings {
	set := stage.DefaultSettings()
	set.Lang, set.FullScreen, set.Window = now.Lang, now.FullScreen, now.Window
	return set
}

// reset puts everything back to how it was at first. It asks nothing: it can be taken back for as long as nothing else is
// chosen.
func (s *Scene) reset() {
	before := s.st.Settings
	s.before = &before
	s.st.Set(func(set *stage.Settings) { *set = usual(*set) })
	s.page.SetFocus("undo")
}

// undo brings back what the reset put away.
func (s *Scene) undo() {
	if s.before == nil {
		return
	}
	before := *s.before
	s.before = nil
	s.st.Set(func(set *stage.Settings) {
		before.Lang, before.FullScreen, before.Window = set.Lang, set.FullScreen, set.Window
		*set = before
	})
	s.page.SetFocus("reset")
}
