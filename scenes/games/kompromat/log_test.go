package kompromat

import (
	"slices"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
)

func TestTheLogKeepsPaceWithWhatIsShown(t *testing.T) {
	r := newRoom(t, words.English, 1920, 1080)
	r.Stage.Settings.Speed = 100
	m := newMatch(t, setupOf("ee", 3))
	r.open(m, false)
	r.OpenLog()
	gates := 0
	for range 20000 {
		r.Wait(1)
		if !r.Waits() {
			continue
		}
		gates++
		want := r.Stage.Measure.Wrap(r.Reader().Say(r.screen.show.Line()), 0,
			r.Stage.Metrics.Size(0, tabletop.SmallSize), r.logWidth())
		if got := r.lastOfLog(); !slices.Equal(got, want) {
			t.Fatalf("the log ends with %q, shown was %q", got, want)
		}
		if gates > 3 {
			return
		}
		r.Skip()
	}
	t.Error("no result was shown")
}

// lastOfLog is the last sentence of the log, row by row: it is the one that stands out.
func (r *room) lastOfLog() (rows []string) {
	for _, it := range r.Draw() {
		if it.Role == display.LogLine && it.Colour == skin.Log.New {
			rows = append(rows, it.Text)
		}
	}
	return rows
}

// logWidth is the width of the log's rows.
func (r *room) logWidth() float64 {
	for _, it := range r.Draw() {
		if it.Role == display.LogLine {
			return it.Box.W
		}
	}
	return 0
}

// TestADigitPicksWhatLiesUnderTheLogAndPutsItAway has the log over the missions, in a small window.
func TestADigitPicksWhatLiesUnderTheLogAndPutsItAway(t *testing.T) {
	r := alone(t)
	r.Stage.Metrics.W, r.Stage.Metrics.H = 640, 480
	r.OpenLog()
	r.Key(input.Draw)
	r.Wait(40)
	if _, ok := r.Hot("mission:2"); ok {
		t.Error("a mission can be pressed under the log")
	}
	r.Tick(input.Frame{X: -1, Y: -1, Struck: stagetest.Struck("2"), AnyPress: true, Keyboard: true})
	r.Wait(2)
	if _, ok := r.Hot("mission:2"); !ok || r.LogOpen() || r.Which(missionIDs) != 1 {
		t.Errorf("mission %d is chosen, the log is open: %v", r.Which(missionIDs), r.LogOpen())
	}
}
