package kompromat

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// TestATotalThatMayBeEitherIsNoFraction: it is read aloud as it is written.
func TestATotalThatMayBeEitherIsNoFraction(t *testing.T) {
	for lang, want := range map[words.Lang]string{words.English: "9.5\u00a0or 19.5", words.French: "9,5\u00a0ou 19,5"} {
		r := newRoom(t, lang, 1280, 800)
		r.open(newMatch(t, setupOf("pe", 3)), false)
		if got := r.screen.readings(reading{low: 19, wilds: 1}); got != want {
			t.Errorf("%s: %q", lang, got)
		}
		if got := r.screen.readings(reading{low: 38, wilds: 1}); strings.ContainsAny(got, "\u00a0 ") {
			t.Errorf("%s: with no room for 11 the total is %q", lang, got)
		}
	}
}

// TestOnePersonHearsTheOwnCards: with nobody to hide from, the key that asks to listen says what is asked and what lies
// where.
func TestOnePersonHearsTheOwnCards(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.TurnOnVoice()
	r.open(newMatch(t, setupOf("pe", 3)), false)
	r.Wait(600)
	r.Click("draw")
	r.Wait(120)
	r.Sayings, r.Spoken = nil, nil
	r.Key(input.Listen)
	hand := r.Said(stage.OwnHand)
	if len(hand) != 1 || !strings.HasPrefix(hand[0], "You drew ") {
		t.Errorf("the hand is said as %q", hand)
	}
	if len(r.Spoken) != 1 || !strings.Contains(r.Spoken[0], hand[0]) ||
		!strings.Contains(r.Spoken[0], r.Status()) {
		t.Errorf("the voice said %q; the status is %q", r.Spoken, r.Status())
	}
}

// TestWhatIsAskedIsSaidOnce: one sentence a question, and the focus with it where keys are used.
func TestWhatIsAskedIsSaidOnce(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.TurnOnVoice()
	r.open(newMatch(t, setupOf("pe", 3)), false)
	r.Wait(600)
	first := r.Said(stage.Asked)
	if len(first) == 0 || !strings.Contains(first[len(first)-1], r.Status()) {
		t.Fatalf("said %q, asked is %q", first, r.Status())
	}
	r.Sayings = nil
	r.Wait(300)
	if more := r.Said(stage.Asked); len(more) != 0 {
		t.Errorf("said again: %q", more)
	}
	r.Key(input.Next)
	r.Sayings = nil
	r.Key(input.Next)
	if i := slices.IndexFunc(r.Sayings, func(s stage.Saying) bool { return s.Occasion == stage.Focused }); i < 0 {
		t.Errorf("the focus is not said: %v", r.Sayings)
	}
}
