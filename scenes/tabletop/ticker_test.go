package tabletop_test

import (
	"testing"

	"safehouse/scenes/input"
)

func TestAGameCountsItsOwnTimeOnlyWhileItsTableIsOnTop(t *testing.T) {
	b := sit(t, "pe")
	b.Wait(10)
	if b.toy.ticks != 10 {
		t.Fatalf("%d of 10 ticks were given", b.toy.ticks)
	}
	b.press("menu")
	before := b.toy.ticks
	b.Wait(30)
	if b.toy.ticks != before {
		t.Errorf("%d ticks were given during the pause", b.toy.ticks-before)
	}
	b.press("resume")
	before = b.toy.ticks
	b.Wait(5)
	if b.toy.ticks != before+5 {
		t.Error("no ticks are given after the pause")
	}
}

func TestASeatThatIsNotAskedMaySubmit(t *testing.T) {
	b := sit(t, "ppp")
	b.Wait(60)
	b.press("take")
	b.Wait(60)
	b.toy.buzz = 2
	b.press("card:1")
	b.Tick(input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Draw), AnyPress: true})
	if !b.match.View(2).has.Has(2) {
		t.Fatal("the seat could not pick")
	}
	if b.Asked() != 0 || b.Holder() != 0 || b.toy.chosen() != 1 || b.Busy() {
		t.Errorf("asked is %v, the screen with %v, chosen %d", b.Asked(), b.Holder(),
			b.toy.chosen())
	}
}

func TestThePressThatIsInTimeDoesNotSkipWhatItBringsAbout(t *testing.T) {
	b := sit(t, "pe")
	b.Wait(60)
	b.answer(1)
	b.until(1, 200)
	b.Wait(60)
	b.toy.buzz = 0
	b.Tick(input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Draw), AnyPress: true})
	if b.match.Len() != 2 || !b.Busy() {
		t.Errorf("%d moves, shown: %v", b.match.Len(), b.Busy())
	}
}
