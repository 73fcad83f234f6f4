package getadler

import (
	"strings"

	"safehouse/render/display"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// trim leaves out what the panel has no room for: nothing is cut in the middle. The last lines of what explains go
// first; then the head, for the line at the top says the same; a warning stays.
func (t *screen) trim(q *ask) {
	room := t.layout.Text
	if !t.layout.Head.Empty() {
		t.TrimUnder(&q.Ask, room)
		return
	}
	high := func(text string, f display.Font, size float64) float64 {
		return ui.ParagraphHeight(t.Stage, room.W, text, f, size)
	}
	left := room.H - high(q.Warn, display.SansBold, table.BodySize)
	head := high(q.Head, display.SansBold, table.HeadSize)
	lines := strings.Split(q.Body, "\n")
	body := 0.0
	for _, line := range lines {
		body += high(line, display.Sans, table.SmallSize)
	}
	for len(lines) > 0 && head+body > left && (len(lines) > 1 || q.Head != "" && head <= left) {
		body -= high(lines[len(lines)-1], display.Sans, table.SmallSize)
		lines = lines[:len(lines)-1]
	}
	if head+body > left && (q.Warn != "" || len(lines) > 0 && lines[0] != "") {
		q.Head = ""
	}
	q.Body = strings.Join(lines, "\n")
}
