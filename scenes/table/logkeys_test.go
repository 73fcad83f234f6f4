package table

import (
	"testing"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/input"
)

// firstOfLog is the line at the top of the log.
func firstOfLog(b *bench) string {
	b.Draw()
	for _, it := range b.List.Items {
		if it.Role == display.LogLine {
			return it.Text
		}
	}
	return ""
}

// TestTheLogIsScrolledByKeys scrolls it by the arrows while it has the focus, until it ends, and by whole pages whatever
// has it.
func TestTheLogIsScrolledByKeys(t *testing.T) {
	b := sit(t, "epeeee")
	b.Stage.Metrics.TextScale = 2
	b.table.table.LogOpen = true
	b.Wait(80)
	b.press("card:2")
	b.press("pick")
	for seat := range game.Seat(6) {
		if seat != 1 {
			b.answer(seat)
		}
	}
	b.Wait(600)
	if b.table.table.Busy() {
		t.Fatal("the round is not over")
	}
	box, height := b.table.table.logText(), b.table.table.log.height
	if height <= box.H {
		t.Fatalf("%v of the log have room in %v: nothing to scroll", height, box.H)
	}
	last := firstOfLog(b)
	b.table.table.Page.SetFocus("card:1")
	b.Key(input.PageUp)
	b.Key(input.PageUp)
	b.Key(input.PageUp)
	if first := firstOfLog(b); first == last || b.table.table.log.scroll.Offset != 0 {
		t.Errorf("pages up lead from %q to %q", last, first)
	}
	b.table.table.Page.SetFocus(logID)
	for range 100 {
		if b.Key(input.Down); b.table.table.Page.Focused() != logID {
			break
		}
	}
	if got := firstOfLog(b); got != last {
		t.Errorf("down leads to %q, want %q", got, last)
	}
	b.table.table.Page.SetFocus(logID)
	before := b.table.table.log.scroll.Offset
	if b.Key(input.Up); b.table.table.log.scroll.Offset >= before || b.table.table.Page.Focused() != logID {
		t.Errorf("up leads from %v to %v, the focus to %q", before, b.table.table.log.scroll.Offset, b.table.table.Page.Focused())
	}
}
