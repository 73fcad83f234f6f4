package tabletop

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/input"
)

// TestAHintWithoutRoomInThePanelStandsOverIt reads a hint in the largest letters: all of it is told, none of it smaller
// than the reader's letters, over the panel.
func TestAHintWithoutRoomInThePanelStandsOverIt(t *testing.T) {
	b := sit(t, "pe")
	b.Stage.Metrics.TextScale = 2
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
	panel, least := b.table.frame.Panel, b.Stage.Metrics.Size(display.Sans, BodySize)
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
	b.Stage.Metrics.TextScale = 5
	b.table.table.Resumed()
	b.advise(opinion())
	b.Wait(2)
	b.press("hint")
	b.heed()
	card, slip := find(b.table.table.controls, "card:2").Box, b.table.table.hint.slip(b.table.table.Answer.text)
	both := card.Intersect(slip)
	if both.Empty() {
		t.Fatalf("the slip at %v covers no card at %v", slip, card)
	}
	x, y := both.Centre()
	click := func() {
		b.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
		b.Tick(input.Frame{X: x, Y: y, Released: true})
	}
	click()
	if b.table.chosen() != 0 || b.shows("62%") {
		t.Errorf("card %d is chosen, the hint in sight: %v", b.table.chosen(), b.shows("62%"))
	}
	if click(); b.table.chosen() != 2 {
		t.Error("with the slip gone the card cannot be pressed")
	}
}

// TestAReasonIsLeftOutRatherThanSetInSmallLetters reads the largest letters where a hint lies across the whole panel: a
// reason that would have room only in letters much smaller than the reader's has none.
func TestAReasonIsLeftOutRatherThanSetInSmallLetters(t *testing.T) {
	b := sit(t, "pe")
	b.Stage.Metrics.TextScale = 2
	b.Wait(2)
	b.table.frame.Head = b.table.frame.Text
	text := "Hint."
	for b.table.table.Panel.fits(text, hintLetters) {
		if !b.table.table.hint.fits(text) {
			t.Fatalf("%q has room in letters of %v and is left out", text, hintLetters)
		}
		text += " More."
	}
	if !b.table.table.Panel.fits(text, 0.5) || b.table.table.hint.fits(text) {
		t.Errorf("%q is told in letters of half the reader's size", text)
	}
}
