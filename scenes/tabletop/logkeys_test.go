package tabletop_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/input"
)

// logPanel is the control that scrolls the log.
const logPanel = "panel.log"

// logLines are the lines of the log that are in sight, as they stand there.
func logLines(b *bench) (lines []display.Item) {
	for _, it := range b.Draw() {
		if it.Role == display.LogLine {
			lines = append(lines, it)
		}
	}
	return lines
}

// longLog is a table on which more has been told than the log has room for.
func longLog(t *testing.T) *bench {
	t.Helper()
	b := sit(t, "epeeee")
	b.Stage.Metrics.W, b.Stage.Metrics.H, b.Stage.Metrics.TextScale = 900, 480, 2
	b.Wait(80)
	b.press("card:2")
	b.press("pick")
	for seat := range game.Seat(6) {
		if seat != 1 {
			b.answer(seat)
		}
	}
	b.Wait(600)
	if b.Busy() {
		t.Fatal("the round is not over")
	}
	b.OpenLog()
	b.Wait(1)
	return b
}

// TestTheLogIsScrolledByKeys scrolls it by the arrows while it has the focus, until it ends, and by whole pages
// whatever has it.
func TestTheLogIsScrolledByKeys(t *testing.T) {
	b := longLog(t)
	end := logLines(b)
	b.Focus("card:1")
	b.Key(input.PageUp)
	b.Key(input.PageUp)
	b.Key(input.PageUp)
	top := logLines(b)
	if b.Key(input.PageUp); top[0].Text == end[0].Text || !slices.Equal(logLines(b), top) {
		t.Errorf("pages up lead from %q to %q", end[0].Text, logLines(b)[0].Text)
	}
	b.Focus(logPanel)
	for range 100 {
		if b.Key(input.Down); b.Focused().ID != logPanel {
			break
		}
	}
	if got := logLines(b); !slices.Equal(got, end) {
		t.Errorf("down leads to %q, want %q", got[0].Text, end[0].Text)
	}
	b.Focus(logPanel)
	if b.Key(input.Up); slices.Equal(logLines(b), end) || b.Focused().ID != logPanel {
		t.Errorf("up leads to %q, the focus to %q", logLines(b)[0].Text, b.Focused().ID)
	}
}

// TestTheLogFillsItsPlace has more told than there is room for, in sentences of several lines: the log shows lines up
// to its upper edge, and says so where a sentence begins over it.
func TestTheLogFillsItsPlace(t *testing.T) {
	b := sit(t, "pe")
	b.Stage.Metrics.TextScale = 3.5
	b.OpenLog()
	cut := 0
	for n := range 60 {
		b.Reseat(0, n%2 == 0, game.Easy)
		b.Wait(2)
		first := logLines(b)[0]
		if first.Box.Y > first.Clip.Y+first.Box.H*1.4 {
			t.Errorf("the first line %q stands at %v, the log begins at %v", first.Text, first.Box.Y, first.Clip.Y)
		}
		if strings.HasPrefix(first.Text, "… ") {
			cut++
		}
	}
	if cut == 0 {
		t.Error("no sentence begins over the edge")
	}
}
