package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
)

// Sealed tells that what is owed now, a card or the banking of one, is sealed until all have decided (T24): the
// computers then decide together, and nobody waits for five of them.
func (t *screen) Sealed() bool {
	switch t.match.View(game.Table).Phase {
	case topsecret.PhaseChoose, topsecret.PhaseBank:
		return true
	}
	return false
}
