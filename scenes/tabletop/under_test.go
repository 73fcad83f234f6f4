package tabletop

import (
	"testing"

	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

func TestLargeLettersHaveTheirWordsUnderTheButtons(t *testing.T) {
	for _, m := range screens {
		if m.H > m.W || ui.Slim(m) {
			continue // There the words have a row of their own anyway.
		}
		for _, text := range []float64{1, 1.5, 2} {
			m := theme.Metrics{W: m.W, H: m.H, TextScale: text}
			f, beside := laid(FrameOptions{Under: true}, m), laid(FrameOptions{}, m)
			if text == 1 {
				f.tree, beside.tree = nil, nil
				if f != beside {
					t.Errorf("%vx%v: with letters of the usual size the panel is another", m.W, m.H)
				}
				continue
			}
			if f.Primary.W <= laid(FrameOptions{}, theme.Metrics{W: m.W, H: m.H}).Primary.W {
				t.Errorf("%vx%v text %v: the primary button at %+v is not wider", m.W, m.H, text, f.Primary)
			}
			if f.Text.W < 0.9*f.Panel.W || f.Text.Y < f.Primary.Y+f.Primary.H || f.Head.X+f.Head.W > f.Primary.X {
				t.Errorf("%vx%v text %v: head %+v, words %+v and button %+v meet", m.W, m.H, text, f.Head, f.Text, f.Primary)
			}
			if !inside(f.Panel, f.Text) || !inside(f.Panel, f.Head) || !inside(f.Panel, f.Primary) {
				t.Errorf("%vx%v text %v: words leave the panel", m.W, m.H, text)
			}
		}
	}
}
