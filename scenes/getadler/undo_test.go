package getadler

import (
	"testing"

	"safehouse/game"
	"safehouse/game/words"
)

// TestTakingBackChangesNothingButTheChoice plays at random and takes choices back by the way: state, views and what was
// told are as they were, at every seat, and after a move there is nothing to take back.
func TestTakingBackChangesNothingButTheChoice(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, setupOf("pppp", 3)), false)
	r.seated().TakesBack(500, 1, func(seat game.Seat) any { return r.match.View(seat) })
}
