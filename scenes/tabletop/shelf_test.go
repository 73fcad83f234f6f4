package tabletop_test

import (
	"testing"

	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
)

func TestAPageOpensWhileSomethingIsShown(t *testing.T) {
	b := sit(t, "pe")
	b.toy.page = &stagetest.Blank{}
	b.Wait(60)
	b.answer(1)
	b.until(1, 200)
	b.Wait(60)
	b.toy.buzz = 0
	b.Tick(input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Draw), AnyPress: true})
	if !b.Busy() {
		t.Fatal("nothing is shown")
	}
	b.Tick(input.Frame{X: -1, Y: -1, Runes: []rune{'p'}, AnyPress: true, Keyboard: true})
	if b.Stack.Top() != b.toy.page {
		t.Fatal("the key does not open the page")
	}
	if !b.Busy() {
		t.Error("the key has skipped what is shown")
	}
}

func TestComputersWaitWhileSomethingIsRead(t *testing.T) {
	b := sit(t, "pe")
	b.Wait(60)
	b.answer(1)
	b.toy.reading = true
	n := b.match.Len()
	b.Wait(400)
	if b.match.Len() != n {
		t.Fatalf("%d moves were made while something was read", b.match.Len()-n)
	}
	b.toy.reading = false
	b.until(n+1, 400)
}
