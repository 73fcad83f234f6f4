package stagetest

import (
	"math"
	"testing"

	"safehouse/render/display"
)

// seen are the faults of a picture that is drawn for a number of ticks.
func seen(ticks int, draw func(l *display.List, tick int)) []string {
	var s Stillness
	for tick := range ticks {
		var l display.List
		draw(&l, tick)
		s.See(l.Items, false)
	}
	return s.Faults
}

func TestStillnessSeesWhatMoves(t *testing.T) {
	box := display.Rect{X: 10, Y: 10, W: 40, H: 60}
	for name, draw := range map[string]func(*display.List, int){
		"travels": func(l *display.List, tick int) { l.Card(box.Moved(float64(tick), 0), display.Face{}) },
		"turns":   func(l *display.List, tick int) { l.Card(box, display.Face{}).Turn = float64(tick) * 0.01 },
		"grows":   func(l *display.List, tick int) { l.Fill(box.Inset(-float64(tick)), display.Hex(0), 0) },
		"is bent": func(l *display.List, _ int) { l.Card(box, display.Face{}).Squash = 0.5 },
		"counts": func(l *display.List, tick int) {
			l.Text(box, string(rune('a'+tick%26)), display.Sans, 20, display.Hex(0), display.Left)
		},
		"turns its hand": func(l *display.List, _ int) { l.Clock(box, display.Face{}, math.Pi/7) },
	} {
		if len(seen(40, draw)) == 0 {
			t.Errorf("what %s is not seen", name)
		}
	}
}

func TestStillnessLetsThingsFade(t *testing.T) {
	box := display.Rect{X: 10, Y: 10, W: 40, H: 60}
	faults := seen(60, func(l *display.List, tick int) {
		l.Fill(box, display.Hex(0), 0)
		l.Clock(box, display.Face{}, math.Pi/2)
		if tick < 30 {
			l.Card(box, display.Face{}).Fade = float64(max(0, tick-20)) / 10
		} else {
			l.Card(box.Moved(100, 0), display.Face{}).Fade = max(0, 1-float64(tick-30)/10)
		}
	})
	if len(faults) > 0 {
		t.Errorf("what only fades is a fault: %v", faults)
	}
}
