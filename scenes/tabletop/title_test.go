package tabletop

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// TestMarksTellHowFarAMatchIs: the parts up to the present one are full, those to come are empty, in both themes.
func TestMarksTellHowFarAMatchIs(t *testing.T) {
	look := MarkLook{Wide: Size{18, 12}, High: Size{18, 12}, Step: Size{28, 17},
		Played: theme.Brass, Now: theme.PaperLight, Next: theme.Ink, Edge: theme.Brass}
	for _, m := range screens {
		var l display.List
		room := display.Rect{X: 10, Y: 10, W: look.wide(m, Progress{Now: 3, Of: 6}), H: 40}
		look.draw(&Brush{L: &l, M: m}, room, Progress{Now: 3, Of: 6})
		full, empty := 0, 0
		for i := range l.Items {
			it := &l.Items[i]
			switch {
			case !inside(room, it.Box):
				t.Errorf("%vx%v: a mark at %+v lies beside %+v", m.W, m.H, it.Box, room)
			case it.Kind != display.Border:
			case it.Width >= it.Box.W/2 && empty == 0:
				full++
			default:
				empty++
			}
		}
		if full != 3 || empty != 3 {
			t.Errorf("%vx%v: %d of 6 are full, %d empty, in the third", m.W, m.H, full, empty)
		}
	}
}
