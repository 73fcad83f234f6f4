package kompromat

import (
	"strings"
	"testing"

	"safehouse/game/words"
)

// TestAHintWhereOneMoveIsLegalNamesIt asks for a hint where the rules allow a draw alone.
func TestAHintWhereOneMoveIsLegalNamesIt(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, setupOf("pe", 3)), false)
	for range 100 {
		if _, there := r.Hot("hint"); there {
			break
		}
		r.Wait(10)
	}
	r.Click("hint")
	for range 100 {
		if strings.Contains(r.Answer(), "“Draw”") {
			return
		}
		r.Wait(10)
	}
	t.Errorf("told %q", r.Answer())
}
