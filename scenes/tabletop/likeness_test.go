package tabletop

import (
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/render/display"
	"safehouse/scenes/match"
)

// Playing reports that nothing moves.
func (p *pictured) Playing() (tick int, playing bool) { return 0, false }

// TestAFaceShowsWhatHappensToItsOwner: it turns to that within 150 ms, to what touches its owner more at once, and back
// to rest; who did it shows it as well, and only who is touched speaks. With reduced motion no eye shuts.
func TestAFaceShowsWhatHappensToItsOwner(t *testing.T) {
	r, _ := talk(t)
	r.table.Desk.Remarks = match.Remarks{On: map[string]match.Remark{
		"log.robbed": {Named: 1, How: bots.Robbed, Other: bots.Lucky, Great: true},
		"log.asked":  {Named: 1, How: bots.Asked},
	}}
	thief, victim := game.SeatName(0), game.SeatName(1)
	looks := func(when string, first, second display.Gaze) {
		t.Helper()
		if a, b := gazeOf(r.table, 0), gazeOf(r.table, 1); a != first || b != second {
			t.Errorf("%s the faces look %d and %d, want %d and %d", when, a, b, first, second)
		}
	}
	looks("at first", display.GazeRest, display.GazeRest)
	r.wait(1)
	r.beat(game.Say("log.asked", thief, victim))
	looks("as a question comes,", display.GazeRest, display.GazeShut)
	r.wait(turnTicks)
	looks("asked,", display.GazeRest, display.GazeThinking)
	r.beat(game.Say("log.robbed", thief, game.Word("card.mole"), victim))
	if r.speaker == 0 {
		t.Error("the thief speaks of the theft")
	}
	looks("as a card is stolen,", display.GazeShut, display.GazeShut)
	r.wait(turnTicks)
	looks("robbed,", display.GazePleased, display.GazeStruck)
	r.beat(game.Say("log.asked", thief, victim))
	looks("asked while that lasts,", display.GazePleased, display.GazeStruck)
	r.wait(feelingTicks - turnTicks)
	looks("as it is over for the thief, while the robbed one speaks of it,", display.GazeShut, display.GazeStruck)
	r.clear(r.table)
	r.wait(lastingTicks)
	looks("a little after the words,", display.GazeRest, display.GazeShut)
	r.wait(turnTicks)
	looks("afterwards", display.GazeRest, display.GazeRest)
	r.table.Stage.Settings.ReducedMotion = true
	r.beat(game.Say("log.robbed", thief, game.Word("card.mole"), victim))
	looks("with reduced motion", display.GazePleased, display.GazeStruck)
}
