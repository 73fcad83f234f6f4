package topsecret

// side keeps one of two things in sight where there is no room for both: the log, and what rivals still hold. What was
// asked for last is shown.
type side struct {
	// log and hidden are what the last tick saw: whether the log was open, and whether it had no room.
	known, log, hidden bool
}

// follow puts the odds away where the log is asked for and they leave it no room.
func (s *side) follow(t *screen) {
	hidden := t.oddsShown() && t.LogHidden()
	switch {
	case !s.known || t.LogOpen == s.log:
	case t.LogOpen && hidden, !t.LogOpen && s.hidden:
		t.LogOpen, t.oddsOpen, hidden = true, false, false
		t.Stage.Redraw()
	}
	*s = side{known: true, log: t.LogOpen, hidden: hidden}
}
