package topsecret

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop/tabletest"
)

// TestTheNameOfAComputerTellsHowItPlays: also while a mole chooses, and nothing could be taken from it.
func TestTheNameOfAComputerTellsHowItPlays(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.lastPick(scripted(t, "peeee", turn{"", "play 60", "play 30", "play 40", "play mole"}), "play mole")
	r.Wait(60)
	tried := 0
	for seat := game.Seat(1); seat < 5; seat++ {
		if !r.Click(partIDs[boardPart][seat]) {
			continue // All of the board stands for what may be taken.
		}
		tried++
		if got, want := r.Answer(), r.Persona(seat); !strings.Contains(got, want) {
			t.Errorf("of seat %d it says %q", seat, got)
		}
	}
	if tried == 0 || r.match.View(0).Thief != 0 {
		t.Error("no mole chooses, or every board could be robbed")
	}
}

// TestTheTimeForBoumDoesNotTravel: with reduced motion its bar stands still from second to second.
func TestTheTimeForBoumDoesNotTravel(t *testing.T) {
	r := calling(t, "pe", 0)
	r.Stage.Settings.ReducedMotion = true
	widths, last := 0, 0.0
	for range 2 * seconds {
		r.Wait(1)
		for _, it := range r.Draw() {
			if in := r.lay().Caption; it.Colour == theme.VermilionText && it.Box.Y > in.Y && in.Contains(it.Box.X, it.Box.Y) &&
				it.Box.W != last {
				widths, last = widths+1, it.Box.W
			}
		}
	}
	if widths == 0 || widths > 4 {
		t.Errorf("the bar has %d widths in two seconds", widths)
	}
}

// TestAScoreOfASeriesStandsOnItsTab: four figures have room, also on the narrow boards of six.
func TestAScoreOfASeriesStandsOnItsTab(t *testing.T) {
	r := newRoom(t, words.English, 1024, 640)
	r.Stage.Metrics.TextScale = 2
	r.open(newMatch(t, tabletest.Setup("peeeee", 4, topsecret.OptionSeries)), true)
	r.Wait(2)
	for seat := range r.shown().Players {
		r.shown().Players[seat].Series = 1120
	}
	tabs := 0
	for _, it := range r.Draw() {
		for _, b := range r.lay().Boards {
			if x, y := it.Box.Centre(); it.Kind == display.Text && it.Text == "1120" && b.Score.Contains(x, y) {
				tabs++
				if wide := r.Stage.Measure.Width(it.Text, it.Font, it.Size); wide > it.Box.W || it.Box.X+wide > b.Score.X+
					b.Score.W {
					t.Errorf("%q is %.1f wide on %v", it.Text, wide, b.Score)
				}
			}
		}
	}
	if tabs != 6 {
		t.Errorf("%d tabs have a score", tabs)
	}
}
