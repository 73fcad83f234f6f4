package topsecret

import (
	"testing"

	"safehouse/game/words"
)

// A person who presses whenever something is shown is never kept waiting by it: any press ends it.
func TestAnyPressEndsWhatIsShown(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.open(newMatch(t, setupOf("peeeee", 3)), false)
	r.seated().Hurries()
}
