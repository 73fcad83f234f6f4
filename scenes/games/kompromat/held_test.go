package kompromat

import (
	"testing"

	"safehouse/game/kompromat"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop/tabletest"
)

// TestItemsLieInTheirDossier: in no window do those of either player lie over what stands under the dossier.
func TestItemsLieInTheirDossier(t *testing.T) {
	for _, size := range [...][2]float64{{844, 390}, {740, 360}, {640, 480}, {412, 915}, {360, 640}, {1280, 800}} {
		for held := range 4 {
			v := full(2)
			v.Players[0].WonShown = true
			for seat := range v.Players {
				v.Players[seat].Items = 0
				for item := kompromat.NightVision; int(item) <= held; item++ {
					v.Players[seat].Items |= 1 << item
				}
			}
			l := laid(v, lookOptions{}, theme.Metrics{W: size[0], H: size[1]})
			for seat := range l.Dossiers {
				d := &l.Dossiers[seat]
				for _, box := range d.Items {
					if !box.Empty() && !tabletest.Inside(d.Box, box) || !box.Intersect(l.Unlaid).Empty() {
						t.Errorf("%v, %d items: one of seat %d lies at %v, its dossier at %v", size, held, seat,
							box, d.Box)
					}
				}
			}
		}
	}
}
