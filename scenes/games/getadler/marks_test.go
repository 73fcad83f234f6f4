package getadler

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// sizes are windows and letters of all kinds.
var sizes = [...]struct{ w, h, text float64 }{
	{1280, 800, 1}, {1280, 800, 2}, {1024, 640, 2}, {2560, 1080, 1}, {3440, 1440, 2}, {800, 1000, 1}, {800, 1000, 2},
	{600, 960, 1}, {960, 600, 2},
}

// seen puts a table of six with the mission, one of them a person, in front of a reader.
func seen(t *testing.T, lang words.Lang, w, h, text float64) *room {
	t.Helper()
	r := newRoom(t, lang, w, h)
	r.Stage.Settings.Speed = 0
	r.Stage.Metrics.TextScale = text
	r.open(midway(t, "peeeee", 3, 6, getadler.OptionMission), true)
	r.Wait(tabletest.GuardTicks + 2)
	return r
}

// TestNumbersAndMarksLieOnNoCard wants what is written beside cards to lie on none of them, nor on buttons.
func TestNumbersAndMarksLieOnNoCard(t *testing.T) {
	for _, size := range sizes {
		for _, lang := range []words.Lang{words.English, words.French} {
			r := seen(t, lang, size.w, size.h, size.text)
			b := r.brush()
			l, v := b.lay, b.v
			all := append([]display.Rect{l.Pile, l.Discard, l.Branch, l.Tools[0], l.Tools[1]}, l.Cards[:l.Held]...)
			for seat := range v.Seats {
				all = append(all, l.Suspects[seat].Box)
			}
			free := func(what string, box display.Rect) {
				for _, other := range all {
					if both := box.Intersect(other); both.W > 1 && both.H > 1 {
						t.Errorf("%s %v: %s at %.0f lies on %.0f", lang, size, what, box, other)
					}
				}
			}
			for i := range l.Held {
				for _, text := range []string{r.Say("getadler.new"), r.Say("getadler.opens", game.Number(getadler.Gate))} {
					if mark, _ := (handBrush{&b}).markBox(l.Cards[i], text); !tabletest.Inside(l.Cards[i], mark) {
						t.Errorf("%s %v: the mark %q of a card at %.0f leaves it at %.0f", lang, size, text, mark, l.Cards[i])
					}
				}
			}
			for _, it := range r.Draw() {
				for _, text := range []string{strconv.Itoa(v.Pile), strconv.Itoa(v.Discard.Sum()),
					r.Say("getadler.mission")} {
					if x, y := it.Box.Centre(); it.Kind == display.Text && it.Text == text && l.Middle.Contains(x, y) {
						free(text, it.Box)
					}
				}
			}
		}
	}
}

// TestWhatHappensGoesBeforeTheLegend has a move made while a suspect lies under the pointer, as where it was just
// played on: its strip is not explained over the clock until the pointer comes back to it.
func TestWhatHappensGoesBeforeTheLegend(t *testing.T) {
	r := seen(t, words.English, 1280, 800, 1)
	x, y := r.lay().Suspects[2].Box.Centre()
	r.Tick(input.Frame{X: x, Y: y, Moved: true})
	if len(inTheMiddle(r)) == 0 {
		t.Fatal("nothing is explained")
	}
	r.screen.Refresh(false)
	for range 30 {
		r.Tick(input.Frame{X: x, Y: y})
	}
	if told := inTheMiddle(r); len(told) > 0 {
		t.Errorf("%q is explained over what happens", told)
	}
	r.Tick(input.Frame{X: 2, Y: 2, Moved: true})
	r.Tick(input.Frame{X: x, Y: y, Moved: true})
	if len(inTheMiddle(r)) == 0 {
		t.Error("nothing is explained when the pointer comes back")
	}
}

// TestTheStripIsExplainedWhereItIsPointedAt wants the whole name of every character beside its initials, and in wide
// windows what a mask means; nothing of it lies on the hand, or is said where nobody's cards are open.
func TestTheStripIsExplainedWhereItIsPointedAt(t *testing.T) {
	for _, lang := range []words.Lang{words.English, words.French} {
		for _, size := range sizes {
			r := seen(t, lang, size.w, size.h, size.text)
			if told := inTheMiddle(r); len(told) > 0 {
				t.Errorf("%s %v: nothing is pointed at, and %q is explained", lang, size, told)
			}
			x, y := r.lay().Suspects[2].Box.Centre()
			r.Tick(input.Frame{X: x, Y: y, Moved: true})
			told := inTheMiddle(r)
			for role := getadler.Adler; int(role) <= 6; role++ {
				if name := r.Say(role.Key()); !slices.Contains(told, name) {
					t.Errorf("%s %v: %q is not among %q", lang, size, name, told)
				}
			}
			for i, card := range r.lay().Cards[:r.lay().Held] {
				if b := r.brush(); !legendRoom(b.lay).Intersect(card).Empty() {
					t.Errorf("%s %v: it lies on card %d", lang, size, i)
				}
			}
			if mask := r.Say("notebook.legend"); size.h >= 720 && size.w > size.h && !strings.Contains(mask, told[len(told)-1]) {
				t.Errorf("%s %v: the last line is %q", lang, size, told[len(told)-1])
			}
		}
	}
	r := newRoom(t, words.English, 1280, 800)
	r.open(midway(t, "ppppp", 3, 6), true)
	r.Wait(tabletest.GuardTicks + 2)
	r.Wait(tabletop.ScoreGuard)
	r.Click("take")
	r.Wait(tabletop.ScoreGuard)
	for seat := range game.Seat(5) {
		x, y := r.lay().Suspects[seat].Box.Centre()
		r.Tick(input.Frame{X: x, Y: y, Moved: true})
		if told := inTheMiddle(r); len(told) > 0 || !r.MayAnswer() {
			t.Errorf("with all cards closed %q is explained", told)
		}
	}
}

// inTheMiddle are the texts in the place of clock and piles, but for the names and numbers of piles and the hour.
func inTheMiddle(r *room) (texts []string) {
	for _, it := range r.Draw() {
		x, y := it.Box.Centre()
		if it.Kind == display.Text && r.lay().Middle.Contains(x, y) && len([]rune(it.Text)) > 2 &&
			it.Font != display.Marquee && it.Text != r.Say("getadler.mission") &&
			it.Text != r.Say("getadler.pile.short") && it.Text != r.Say("getadler.discard.short") {
			texts = append(texts, it.Text)
		}
	}
	return texts
}
