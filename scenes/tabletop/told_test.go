package tabletop_test

import (
	"testing"

	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// plate is the ground of the panel in the picture, empty for none.
func (b *bench) plate() (plate display.Rect) {
	b.toy.skin.Panel = display.Colour{R: 1, G: 2, B: 3, A: 255}
	for _, it := range b.Draw() {
		if panel := b.toy.frame.Panel; it.Kind == display.Fill && it.Colour == b.toy.skin.Panel &&
			panel.Covers(it.Box) {
			return it.Box
		}
	}
	return display.Rect{}
}

func TestThePanelTakesItsPlaceOnlyWhileSomethingIsAsked(t *testing.T) {
	b := sit(t, "pe")
	b.Wait(60)
	whole := b.toy.frame.Panel
	if at := b.plate(); at != whole {
		t.Fatalf("while something is asked the panel is at %+v, not %+v", at, whole)
	}
	b.press("card:1")
	b.press("pick")
	least := whole
	for range 40 {
		b.Wait(1)
		if at := b.plate(); at.W*at.H < least.W*least.H {
			least = at
		}
	}
	if least.W*least.H > 0.4*whole.W*whole.H {
		t.Errorf("nothing is asked, and the panel has %+v of %+v", least, whole)
	}
	b.answer(1)
	b.until(2, 400)
	for b.toy.q.Primary.ID == "" {
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
		if at := b.plate(); at != b.toy.frame.Panel {
			t.Fatalf("the panel is at %+v", at)
		}
	}
}
