package ui

import (
	"strings"
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
)

func TestALineShrinksAndThenIsCut(t *testing.T) {
	st, _ := newStage()
	floor := st.Metrics.Floor(display.Sans)
	line := func(w float64, text string) display.Item {
		var l display.List
		Line(&l, st, display.Rect{W: w, H: 60}, text, display.Sans, 28, theme.TextColour, display.Left)
		return l.Items[0]
	}
	if it := line(200, "fits"); it.Size != 28 || it.Label != "" {
		t.Errorf("a text with room has size %v and label %q", it.Size, it.Label)
	}
	if it := line(120, "ten lettrs"); it.Size >= 28 || it.Size < floor || it.Text != "ten lettrs" {
		t.Errorf("a text that is a little long is %q at %v", it.Text, it.Size)
	}
	long := strings.Repeat("x", 60)
	it := line(120, long)
	if it.Size != st.Metrics.Floor(it.Font) || it.Label != long || !strings.HasSuffix(it.Text, ellipsis) {
		t.Errorf("a text that is far too long is %q at %v with label %q", it.Text, it.Size, it.Label)
	}
	if w := st.Measure.Width(it.Text, it.Font, it.Size); w > 120 {
		t.Errorf("it is %v wide", w)
	}
}

// TestALineIsNarrowBeforeItIsCut: all of it can then be read. Where its box has room for several lines it takes them
// first, but breaks no word for that.
func TestALineIsNarrowBeforeItIsCut(t *testing.T) {
	st, _ := newStage()
	text := "Letters that have no room"
	wide := func(f display.Font) float64 { return st.Measure.Width(text, f, st.Metrics.Floor(f)) }
	room := wide(display.Poster) * 1.01
	if room >= wide(display.Sans) {
		t.Fatal("the narrow face is not narrower")
	}
	set := func(high float64, text string) []display.Item {
		var l display.List
		Line(&l, st, display.Rect{W: room, H: high}, text, display.Sans, 28, theme.TextColour, display.Left)
		return l.Items
	}
	for _, text := range []string{text, strings.Repeat("x", len(text))} {
		high := 28.0
		if !strings.Contains(text, " ") {
			high = 60
		}
		if all := set(high, text); len(all) != 1 || all[0].Text != text || all[0].Font != display.Poster {
			t.Errorf("%q is set in font %d in %d lines", all[0].Text, all[0].Font, len(all))
		}
	}
	if all := set(60, text); len(all) != 2 || all[0].Font != display.Sans {
		t.Errorf("%q is set in font %d in %d lines", all[0].Text, all[0].Font, len(all))
	}
}

// TestNeighboursShareAFace: where the word of one has no room even in the smallest letters, all go without icons,
// or are narrow.
func TestNoWordIsLeftOverOnALineOfItsOwn(t *testing.T) {
	st, _ := newStage()
	text, size := "the lesson is over: four faces", 40.0
	box := display.Rect{W: st.Measure.Width("the lesson is over: four", display.Sans, size) + 1, H: 200}
	lines := closeUp(st, box, text, display.Sans, size)
	if len(lines) != 2 || lines[1] == "faces" {
		t.Errorf("its lines are %q", lines)
	}
}

func TestNeighboursShareAFace(t *testing.T) {
	st, _ := newStage()
	box := display.Rect{W: 400, H: 30}
	choices := func(word string) []Control {
		return Segments(st, box, "g", "", []Choice{{ID: "a", Label: "Yes", Icon: display.IconEye}, {ID: "b", Label: word}})
	}
	if cs := choices("No"); cs[0].Narrow || cs[1].Narrow || cs[0].Icon == display.NoIcon {
		t.Errorf("short words are narrow, or have no icons: %+v", cs)
	}
	if cs := choices(strings.Repeat("W", 40)); !cs[0].Narrow || !cs[1].Narrow {
		t.Errorf("beside a long word: %+v", cs)
	}
}

func TestAParagraphStaysInItsBox(t *testing.T) {
	st, _ := newStage()
	text := strings.Repeat("word ", 40)
	for _, h := range []float64{1000, 300, 120, 40} {
		var l display.List
		box := display.Rect{X: 10, Y: 20, W: 400, H: h}
		used := Paragraph(&l, st, box, text, display.Sans, 28, theme.TextColour, display.Left)
		if used > h {
			t.Errorf("in a height of %v it takes %v", h, used)
		}
		last := l.Items[len(l.Items)-1]
		if last.Box.Y+last.Box.H > box.Y+box.H+0.01 {
			t.Errorf("in a height of %v the last line ends at %v", h, last.Box.Y+last.Box.H)
		}
	}
	var l display.List
	if used, want := Paragraph(&l, st, display.Rect{W: 400, H: 4000}, text, display.Sans, 28, theme.TextColour,
		display.Left), ParagraphHeight(st, 400, text, display.Sans, 28); used != want {
		t.Errorf("with room it takes %v, foretold %v", used, want)
	}
}

func TestAScrollPanelStaysWithinItsContent(t *testing.T) {
	st, _ := newStage()
	box := display.Rect{W: 100, H: 200}
	var s Scroll
	s.Update(&input.Frame{X: 10, Y: 10, WheelY: 3}, st, box, 500, true)
	if s.Offset != 0 {
		t.Errorf("scrolled above the top: %v", s.Offset)
	}
	s.Update(key(input.End), st, box, 500, true)
	if s.Offset != 300 {
		t.Errorf("the end is at %v, want 300", s.Offset)
	}
	s.Update(key(input.Up), st, box, 500, true)
	if s.Offset != 300-st.Metrics.U(scrollLine) {
		t.Errorf("one line up is %v", s.Offset)
	}
	s.Update(&input.Frame{X: 10, Y: 100, Pressed: true, Held: true}, st, box, 500, false)
	s.Update(&input.Frame{X: 10, Y: 150, Held: true}, st, box, 500, false)
	if want := 300 - st.Metrics.U(scrollLine) - 50; s.Offset != want {
		t.Errorf("dragging gives %v, want %v", s.Offset, want)
	}
	s.Update(&input.Frame{X: 500, Y: 10, WheelY: 1}, st, box, 500, false)
	if want := 300 - st.Metrics.U(scrollLine) - 50; s.Offset != want {
		t.Error("the wheel turns a panel that the pointer is not over")
	}
	s.Read(&input.Frame{X: 500, Y: 10, WheelY: 1}, st, box, 500)
	if want := 300 - 2*st.Metrics.U(scrollLine) - 50; s.Offset != want {
		t.Errorf("the wheel beside the only panel of a page gives %v, want %v", s.Offset, want)
	}
	s.Read(&input.Frame{X: 500, Y: 10, WheelY: 99}, st, box, 500)
	if s.Offset != 0 {
		t.Errorf("the wheel beside it scrolls above the top: %v", s.Offset)
	}
	s.Show(st, box, 450, 500)
	if s.Offset != 300 {
		t.Errorf("showing the last part gives %v", s.Offset)
	}
	s.Update(key(), st, box, 100, true)
	if s.Offset != 0 {
		t.Errorf("a content that fits stands at %v", s.Offset)
	}
}
