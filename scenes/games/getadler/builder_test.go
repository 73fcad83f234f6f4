package getadler

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop/tabletest"
)

func TestOnlyColoursInPlayCanBeAskedFor(t *testing.T) {
	for kinds, want := range map[string][4]string{
		"peee":   {"brown black", "dark blond", "brown blue", "brown grey beige navy"},
		"peeeee": {"brown black grey", "grey dark blond", "brown blue", "brown grey beige navy"},
	} {
		r := building(t, kinds)
		for trait, id := range traitIDs {
			if !r.Click(id) {
				t.Fatalf("%q cannot be pressed", id)
			}
			var got []string
			for _, c := range r.screen.colours(nil) {
				got = append(got, c.String())
				if _, there := r.Hot(colourIDs[c]); !there || !r.Offered(colourIDs[c]) {
					t.Errorf("%d players: %v %v cannot be asked for (G53)", len(kinds), getadler.Trait(trait), c)
				}
			}
			if text := strings.Join(got, " "); text != want[trait] {
				t.Errorf("%d players, %v: %q can be asked for, want %q (G53)", len(kinds), getadler.Trait(trait), text, want[trait])
			}
			r.Key(input.Cancel)
		}
	}
}

// building is a table at which a question to the second seat is being built.
func building(t *testing.T, kinds string) *room { return buildingIn(t, kinds, 1280, 720) }

// buildingIn is that in a window of such a size.
func buildingIn(t *testing.T, kinds string, w, h float64) *room {
	t.Helper()
	r := newRoom(t, words.English, w, h)
	r.Stage.Settings.Speed = 0
	r.open(holding(t, kinds, getadler.Question), true)
	r.Wait(tabletest.GuardTicks + 5)
	r.Press(r.held(func(k getadler.Kind) bool { return k == getadler.Question }))
	r.Press(seatIDs[1])
	r.Wait(2)
	if !r.building() {
		t.Fatal("no question is being built")
	}
	return r
}

// TestTheNotebookIsOpenedWhileAQuestionIsBuilt in every window: what to ask for stands in it, and what was chosen is
// still chosen afterwards.
func TestTheNotebookIsOpenedWhileAQuestionIsBuilt(t *testing.T) {
	for _, size := range [][2]float64{{412, 915}, {360, 640}, {844, 390}, {640, 480}, {960, 600}, {1280, 800}} {
		r := buildingIn(t, "peee", size[0], size[1])
		r.Click("trait:hat")
		r.Wait(2)
		for _, open := range []bool{true, false} {
			if !r.Click("notebook") {
				t.Fatalf("%v: the notebook cannot be pressed; it is to be opened: %v", size, open)
			}
			if r.Wait(2); r.screen.book.Shown() != open {
				t.Errorf("%v: the notebook lies open: %v", size, !open)
			}
		}
		if r.Which(traitIDs) < 0 || r.target() != 1 {
			t.Errorf("%v: of the question %v is left", size, r.Made())
		}
	}
}

func TestAQuestionIsTakenBackStepByStep(t *testing.T) {
	r := building(t, "peeee")
	if r.Click("colour:brown"); len(r.Made()) != 2 {
		t.Error("a colour is chosen before its characteristic")
	}
	for _, id := range []string{"trait:hat", "colour:black"} {
		if !r.Click(id) {
			t.Fatalf("%q cannot be pressed", id)
		}
	}
	for left := 3; left >= 0; left-- {
		if r.Key(input.Cancel); len(r.Made()) != left {
			t.Errorf("taken back as far as %v, want %d picks", r.Made(), left)
		}
	}
	r = building(t, "peeee")
	r.Click("trait:hat")
	if r.Click("trait:hat"); len(r.Made()) != 2 {
		t.Error("pressed again, a characteristic is not let go")
	}
}

func TestAQuestionIsBuiltByDigitsAlone(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.Stage.Settings.Speed = 0
	m := holding(t, "peeee", getadler.Question)
	r.open(m, true)
	r.Wait(tabletest.GuardTicks + 5)
	v := m.View(0)
	for i := range handIDs {
		if v.Players[0].Sure[getadler.Question] > 0 && r.chosen() != getadler.Question {
			r.letter(rune('1' + i))
		}
	}
	r.Press("seat:3")
	r.Wait(2)
	r.letter('3')
	r.letter('1')
	r.Wait(2)
	if !r.Tells("To Jo: “Have you brown eyes?”") {
		t.Errorf("the panel says %q", r.Panel())
	}
	if label := r.Primary().Label; !strings.Contains(label, "brown eyes") {
		t.Errorf("the button says %q", label)
	}
	it, _ := r.Hot("colour:brown")
	if want := "eyes: brown. Fits Gold, Sharpe, Collins."; it.Label != want {
		t.Errorf("the colour says %q, want %q", it.Label, want)
	}
	r.Key(input.Cancel)
	if r.Which(colourIDs) >= 0 || r.Which(traitIDs) < 0 {
		t.Error("Escape does not take the colour back")
	}
	r.letter('1')
	n := m.Len()
	r.Wait(tabletest.GuardTicks + 1)
	r.Key(input.Confirm)
	r.Wait(2)
	if m.Len() == n {
		t.Errorf("Enter does not ask: the focus is on %q, the panel says %q", r.Focused().ID,
			r.Panel())
	}
}

// TestNotebookAndSheetStayBesideAQuestion: whoever builds a question sees what is worth asking, before and after its
// characteristic is chosen.
func TestNotebookAndSheetStayBesideAQuestion(t *testing.T) {
	r := building(t, "peeee")
	for _, chosen := range []string{"", "trait:hat", "colour:black"} {
		if chosen != "" && !r.Click(chosen) {
			t.Fatalf("%q cannot be pressed", chosen)
		}
		r.Wait(2)
		for _, id := range []string{"notebook", "sheet"} {
			if _, ok := r.Hot(id); !ok {
				t.Errorf("%q is out of sight after %q", id, chosen)
			}
		}
	}
}

// TestARefusalSaysWhatComesFirst: who presses the button too early is not asked the same question again.
func TestARefusalSaysWhatComesFirst(t *testing.T) {
	r := building(t, "peeee")
	for _, id := range []string{"trait:hat", "colour:black"} {
		q := &r.screen.ask
		if why := q.Primary.Why; !q.Primary.Disabled || why == "" || why == q.Head || why == q.saying {
			t.Errorf("pressed before %q, the button says %q under %q", id, why, q.Head)
		}
		r.Click(id)
		r.Wait(1)
	}
}

// TestTheCharacteristicsLookAlike wants those to choose from to be no narrow bars on an upright screen, with words in
// one typeface and of one size, and the colours' words alike as well.
func TestTheCharacteristicsLookAlike(t *testing.T) {
	for _, size := range [][2]float64{{412, 915}, {360, 640}, {844, 390}, {1280, 800}} {
		for _, lang := range []words.Lang{words.English, words.French} {
			r := buildingIn(t, "peee", size[0], size[1])
			r.Stage.Lang = lang
			r.Wait(2)
			alike := func(key func(i int) string, n int) {
				t.Helper()
				var first display.Item
				for i := range n {
					word := r.Say(key(i))
					at := slices.IndexFunc(r.Draw(), func(it display.Item) bool {
						return it.Kind == display.Text && it.Text == word
					})
					if at < 0 {
						t.Errorf("%v, %s: %q is not written", size, lang, word)
						continue
					}
					it := r.Draw()[at]
					if first.Text == "" {
						first = it
					}
					if it.Font != first.Font || it.Size != first.Size {
						t.Errorf("%v, %s: %q is set unlike %q", size, lang, it.Text, first.Text)
					}
				}
			}
			alike(func(i int) string { return getadler.Trait(i).Key() }, getadler.Traits)
			for _, id := range traitIDs {
				it, _ := r.Hot(id)
				if size[1] > size[0] && it.Box.H > 2*it.Box.W {
					t.Errorf("%v: %q is a bar of %.0f by %.0f", size, id, it.Box.W, it.Box.H)
				}
			}
		}
	}
}
