package tabletop

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

// longLog is a table on which more has been told than the log has room for.
func longLog(t *testing.T) *bench {
	t.Helper()
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
	return b
}

// TestTheLogIsScrolledByKeys scrolls it by the arrows while it has the focus, until it ends, and by whole pages
// whatever has it.
func TestTheLogIsScrolledByKeys(t *testing.T) {
	b := longLog(t)
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
		t.Errorf("up leads from %v to %v, the focus to %q", before, b.table.table.log.scroll.Offset,
			b.table.table.Page.Focused())
	}
}

// TestTheLogFillsItsPlace has more told than there is room for, in sentences of three lines: the log shows lines up to
// its upper edge, and says so where a sentence begins over it.
func TestTheLogFillsItsPlace(t *testing.T) {
	b := longLog(t)
	g := &b.table.table.log
	g.rows = g.rows[:0]
	for i := range 90 {
		g.rows = append(g.rows, logRow{"a line", "… line", i%3 == 0, 0})
	}
	box := b.table.table.logText()
	cut := 0
	for shown := 80; shown < 90; shown++ {
		g.shown, g.height = shown, g.top(b.table.table, shown)
		g.scroll.Offset = g.height - box.H
		var l display.List
		g.draw(b.table.table, &l)
		first := display.Item{}
		for _, it := range l.Items {
			if it.Role == display.LogLine {
				first = it
				break
			}
		}
		if first.Text == "" || first.Box.Y > box.Y+first.Box.H*1.4 {
			t.Errorf("the first line %q stands at %v, the log begins at %v", first.Text, first.Box.Y, box.Y)
		}
		if first.Text == "… line" {
			cut++
		}
	}
	if cut == 0 {
		t.Error("no sentence begins over the edge")
	}
}
