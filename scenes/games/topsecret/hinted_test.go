package topsecret

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/tabletop/tabletest"
)

// TestAHintMarksTheCardThatAMoleTakes wants the mark on the card and not on the name at the edge of its board.
func TestAHintMarksTheCardThatAMoleTakes(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, tabletest.Setup("peee", 3)), false)
	rng, seen := rand.New(rand.NewPCG(1, 2)), 0
	for range 2000 {
		if r.Scoring() {
			break
		}
		if r.MayAnswer() && r.HandOpen() && !r.Busy() {
			for seat := range game.Seat(r.match.Standing().Seats) {
				if r.Offered(stealIDs[seat]) {
					seen++
					spot, board := r.spot(stealIDs[seat]), &r.lay().Boards[seat]
					if spot.Empty() || spot.Y < board.Header.Y+board.Header.H {
						t.Errorf("the mark stands on %v, over which a name is written at %v", spot, board.Name)
					}
				}
			}
		}
		if r.answer(rng) == "" {
			r.Wait(10)
		}
	}
	if seen == 0 {
		t.Error("no mole had a choice")
	}
}

// TestAHintMarksEqualCardsBesideTheirCount wants the mark on cards of the hand below the words that count them, which
// lie over it.
func TestAHintMarksEqualCardsBesideTheirCount(t *testing.T) {
	counts := 0
	for _, scale := range []float64{1, 1.5, 2} {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Metrics.TextScale = scale
		for _, s := range situations(t, "peee") {
			if !strings.HasPrefix(s.Name, "choose") {
				continue
			}
			r.bring(s)
			rises := 0.3 * r.Stage.Metrics.U(56)
			for _, it := range r.Draw() {
				x, y := it.Box.Centre()
				for k, group := range r.lay().Groups {
					if it.Kind != display.Text || !strings.HasSuffix(it.Text, "cards") || !group.Contains(x, y) {
						continue
					}
					if counts++; r.spot(handIDs[k]).Y-rises < it.Box.Y+it.Box.H {
						t.Errorf("%s, text at %v: the mark on %v lies under %q at %v", s.Name, scale, r.spot(handIDs[k]), it.Text,
							it.Box)
					}
				}
			}
		}
	}
	if counts == 0 {
		t.Error("no cards are counted")
	}
}
