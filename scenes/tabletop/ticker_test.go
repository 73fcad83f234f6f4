package tabletop

import (
	"testing"

	"safehouse/scenes/input"
)

func TestAGameCountsItsOwnTimeOnlyWhileItsTableIsOnTop(t *testing.T) {
	b := sit(t, "pe")
	b.Wait(10)
	if b.table.ticks != 10 {
		t.Fatalf("%d of 10 ticks were given", b.table.ticks)
	}
	b.press("menu")
	before := b.table.ticks
	b.Wait(30)
	if b.table.ticks != before {
		t.Errorf("%d ticks were given during the pause", b.table.ticks-before)
	}
	b.press("resume")
	before = b.table.ticks
	b.Wait(5)
	if b.table.ticks != before+5 {
		t.Error("no ticks are given after the pause")
	}
}

func TestASeatThatIsNotAskedMaySubmit(t *testing.T) {
	b := sit(t, "ppp")
	b.Wait(60)
	b.press("take")
	b.Wait(60)
	b.table.buzz = 2
	b.press("card:1")
	b.Tick(input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Draw), AnyPress: true})
	if !b.match.View(2).has.Has(2) {
		t.Fatal("the seat could not pick")
	}
	if b.table.table.Asked() != 0 || b.table.table.Eyes.Holder() != 0 || b.table.chosen() != 1 || b.table.table.Busy() {
		t.Errorf("asked is %v, the screen with %v, chosen %d", b.table.table.Asked(), b.table.table.Eyes.Holder(),
			b.table.chosen())
	}
}

func TestThePressThatIsInTimeDoesNotSkipWhatItBringsAbout(t *testing.T) {
	b := sit(t, "pe")
	b.Wait(60)
	b.answer(1)
	b.until(1, 200)
	b.Wait(60)
	b.table.buzz = 0
	b.Tick(input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Draw), AnyPress: true})
	if b.match.Len() != 2 || !b.table.table.Busy() {
		t.Errorf("%d moves, shown: %v", b.match.Len(), b.table.table.Busy())
	}
}
