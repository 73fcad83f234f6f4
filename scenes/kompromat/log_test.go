package kompromat

import (
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/table"
)

func TestTheLogKeepsPaceWithWhatIsShown(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1920, 1080)
	r.Stage.Settings.Speed = 100
	m, err := game.NewMatch(kompromat.Rules{}, setupOf("ee", 3), nil)
	if err != nil {
		t.Fatal(err)
	}
	r.open(m, false)
	gates := 0
	for range 20000 {
		r.Wait(1)
		if !r.screen.show.Gated() {
			continue
		}
		gates++
		want := r.Stage.Measure.Wrap(r.screen.table.Reader().Say(r.screen.show.Line()), 0, r.Stage.Metrics.Size(0, table.SmallSize), r.logWidth())
		if got := r.lastOfLog(); !slices.Equal(got, want) {
			t.Fatalf("the log ends with %q, shown was %q", got, want)
		}
		if gates > 3 {
			return
		}
		r.screen.table.Skip()
	}
	t.Error("no result was shown")
}

// lastOfLog is the last sentence of the log, row by row: it is the one that stands out.
func (r *room) lastOfLog() (rows []string) {
	for _, it := range r.Draw() {
		if it.Role == display.LogLine && it.Colour == skin.LogNew {
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
