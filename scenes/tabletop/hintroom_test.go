package tabletop_test

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop"
)

// TestAHintWithoutRoomInThePanelStandsOverIt reads a hint in the largest letters: all of it is told, none of it smaller
// than the reader's letters, over the panel.
func TestAHintWithoutRoomInThePanelStandsOverIt(t *testing.T) {
	b := sit(t, "pe")
	b.Stage.Metrics.TextScale = 3
	thought := opinion()
	thought.Knew[0] = game.Say("think.getadler.knew.discarded.villain", game.SeatName(1), game.Number(41), game.Number(42))
	b.advise(thought)
	b.Wait(2)
	b.press("hint")
	b.heed()
	for _, want := range []string{"Hint:", "41", "42"} {
		if !b.shows(want) {
			t.Errorf("%q is not told: %s", want, b.words())
		}
	}
	panel, least := b.toy.frame.Panel, b.Stage.Metrics.Size(display.Sans, tabletop.BodySize)
	for _, it := range b.Draw() {
		if it.Kind == display.Text && strings.Contains(it.Text, "41") && (it.Size < least || it.Box.Y+it.Box.H > panel.Y) {
			t.Errorf("%q stands at %v in letters of %v", it.Text, it.Box, it.Size)
		}
	}
	b.press("card:1")
	if b.shows("41") {
		t.Error("the slip outlives another press")
	}
}

// TestAPressOnASlipPutsItAwayAndPressesNothingElse: what lies under a hint is not played by who wants to be rid of it.
func TestAPressOnASlipPutsItAwayAndPressesNothingElse(t *testing.T) {
	b := sit(t, "pe")
	b.Stage.Metrics.W, b.Stage.Metrics.H, b.Stage.Metrics.TextScale = 1280, 700, 6
	b.Stack.Resumed()
	b.advise(opinion())
	b.Wait(2)
	b.press("hint")
	b.heed()
	card, _ := b.Hot("card:2")
	both := display.Rect{}
	for _, it := range b.Draw() {
		if it.Kind == display.Text && strings.Contains(b.Answer(), it.Text) && both.Empty() {
			both = card.Box.Intersect(it.Box)
		}
	}
	if both.Empty() {
		t.Fatalf("the slip covers no card at %v", card.Box)
	}
	x, y := both.Centre()
	click := func() {
		b.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
		b.Tick(input.Frame{X: x, Y: y, Released: true})
	}
	click()
	if b.toy.chosen() != 0 || b.shows("62%") {
		t.Errorf("card %d is chosen, the hint in sight: %v", b.toy.chosen(), b.shows("62%"))
	}
	if click(); b.toy.chosen() != 2 {
		t.Error("with the slip gone the card cannot be pressed")
	}
}

// TestAReasonIsLeftOutRatherThanSetInSmallLetters reads the largest letters where a hint lies across the whole panel: a
// reason that would have room only in letters much smaller than the reader's has none.
func TestAReasonIsLeftOutRatherThanSetInSmallLetters(t *testing.T) {
	smallest := 1.0
	for n := 1; ; n++ {
		b := sit(t, "pe")
		b.Stage.Metrics.TextScale, b.toy.under = 2, true
		thought := opinion()
		thought.Knew[0] = game.Say("seats.seed", game.Text(strings.Repeat(" More.", n)))
		b.advise(thought)
		b.Wait(2)
		b.press("hint")
		b.heed()
		told := false
		for _, it := range b.Draw() {
			if it.Kind == display.Text && strings.Contains(it.Text, "More.") {
				told, smallest = true, min(smallest, it.Size/b.Stage.Metrics.Size(display.Sans, tabletop.BodySize))
			}
		}
		if !told {
			break
		}
		if n == 200 {
			t.Fatal("no reason is too long to be told")
		}
	}
	if smallest < 0.6 || smallest > 0.8 {
		t.Errorf("reasons are told in letters of %v of the reader's size", smallest)
	}
}
