package getadler

import (
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// TestFacesOfTheSheetCanBeSeen: in every window a portrait is as high as what stands beside it, and on an upright phone
// it has a fifth of the width where the paper has room for that.
func TestFacesOfTheSheetCanBeSeen(t *testing.T) {
	for _, size := range [...][2]float64{{412, 915}, {360, 640}, {844, 390}, {640, 480}, {1280, 800}} {
		for seats := 4; seats <= 6; seats++ {
			r := newRoom(t, words.French, size[0], size[1])
			v := &getadler.View{Seats: seats}
			s := newSheet(r.Stage, v)
			var l display.List
			s.Draw(&l)
			m := theme.Metrics{W: size[0], H: size[1]}
			least, faces := 2*m.Size(display.Sans, 26), 0
			if size == [2]float64{412, 915} && seats == 4 {
				least = 80
			}
			for _, it := range l.Items {
				if it.Kind != display.CardFace || it.Face.Portrait == "" {
					continue
				}
				faces++
				if it.Box.H < least {
					t.Errorf("%v, %d seats: a portrait is %.0f high, not %.0f", size, seats, it.Box.H, least)
				}
			}
			if faces == 0 {
				t.Errorf("%v, %d seats: no portrait is there", size, seats)
			}
		}
	}
}
