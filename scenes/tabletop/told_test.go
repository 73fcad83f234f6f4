package tabletop

import (
	"testing"

	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// plate is the ground of the panel in the picture, empty for none.
func (b *bench) plate() (plate display.Rect) {
	b.table.table.Skin.Panel = display.Colour{R: 1, G: 2, B: 3, A: 255}
	var l display.List
	b.table.Draw(Playing, &l)
	for i := range l.Items {
		it := &l.Items[i]
		if panel := b.table.frame.Panel; it.Kind == display.Fill && it.Colour == b.table.table.Skin.Panel &&
			panel.Covers(it.Box) {
			return it.Box
		}
	}
	return display.Rect{}
}

func TestThePanelTakesItsPlaceOnlyWhileSomethingIsAsked(t *testing.T) {
	b := sit(t, "pe")
	b.Wait(60)
	whole := b.table.frame.Panel
	if at := b.plate(); at != whole {
		t.Fatalf("while something is asked the panel is at %+v, not %+v", at, whole)
	}
	b.press("card:1")
	b.press("pick")
	least := whole
	for range 40 {
		b.Wait(1)
		if b.table.table.Panel.bare {
			least = b.plate()
		}
	}
	if least.W*least.H > 0.4*whole.W*whole.H {
		t.Errorf("nothing is asked, and the panel has %+v of %+v", least, whole)
	}
	b.answer(1)
	b.until(2, 400)
	for b.table.q.Primary.ID == "" {
		b.Wait(1)
	}
	if at := b.plate(); at != whole {
		t.Errorf("something is asked again, and the panel is at %+v", at)
	}
}

func TestWithReducedMotionThePanelStaysAsItIs(t *testing.T) {
	b := sit(t, "pe")
	b.Stage.Set(func(s *stage.Settings) { s.ReducedMotion = true })
	b.Wait(60)
	b.press("card:1")
	b.press("pick")
	for range 200 {
		b.Wait(1)
		if at := b.plate(); at != b.table.frame.Panel {
			t.Fatalf("the panel is at %+v", at)
		}
	}
}
