package topsecret

import (
	"safehouse/scenes/match"
)

// odds are whether what rivals still hold is shown.
type odds struct {
	look *match.View
	// open shows it where it may be shown.
	open bool
	side side
}

// side is what the last tick saw: whether the log was open, and whether it had no room.
type side struct{ known, log, hidden bool }

// allowed reports whether what rivals still hold may be shown in this match.
func (o *odds) allowed() bool { return o.look.OddsAllowed() && o.look.Seats.OddsWanted() }

// shown reports whether the panel with it lies open.
func (o *odds) shown() bool { return o.open && o.allowed() }

// share keeps one of two things in sight where there is no room for both: the log, and what rivals still hold. What was
// asked for last is shown. It reports whether that has changed what lies open.
func (o *odds) share(log *bool, logHidden bool) (changed bool) {
	hidden, was := o.shown() && logHidden, o.side
	if was.known && *log != was.log && (*log && hidden || !*log && was.hidden) {
		*log, o.open, hidden, changed = true, false, false, true
	}
	o.side = side{known: true, log: *log, hidden: hidden}
	return changed
}
