package topsecret

import "safehouse/game"

// Logged tells whether a line is for reading again: that somebody has chosen or decided is no news once all cards are
// turned.
func (t *screen) Logged(l game.Line) bool {
	switch l.Key {
	case "log.topsecret.chosen", "log.topsecret.decided":
		return false
	}
	return true
}
