package rulebook

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// TestTheContentsLeadToEveryChapter, by keyboard alone, where letters are small and where they are large.
func TestTheContentsLeadToEveryChapter(t *testing.T) {
	for i, b := range rooms {
		for _, m := range screens {
			s, st := openAt(t, i)
			st.Metrics = m
			for _, c := range b.Book.Chapters {
				click(t, s, "view.contents")
				for n := 0; s.page.Focused() != "chapter."+c.Head && n < 60; n++ {
					s.Update(press(input.Next))
				}
				var l display.List
				s.Draw(&l)
				if !slices.ContainsFunc(l.Items, func(it display.Item) bool {
					return it.ID == "chapter."+c.Head &&
						!it.Box.Empty()
				}) {
					t.Errorf("%s, %v: the link to %s has the focus and is not in sight", b.Name, m, c.Head)
				}
				s.Update(press(input.Confirm))
				want := firstWords(st.Say(c.Head))
				if s.view != reading || !strings.Contains(strings.Join(inSight(s), " "), want) {
					t.Errorf("%s, %v: the link to %s does not show %q", b.Name, m, c.Head, want)
				}
			}
		}
	}
}

// TestTheCardListShowsEveryCard with its name and what it does.
func TestTheCardListShowsEveryCard(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, b := range rooms {
			st := newStage(t, lang)
			s := open(st, rooms, b.Name, listing)
			read, terms := "", map[string]bool{}
			for before := -1.0; s.scroll().Offset != before; s.Update(press(input.Down)) {
				before = s.scroll().Offset
				read += " " + strings.Join(inSight(s), " ")
				var l display.List
				s.Draw(&l)
				for _, it := range l.Items {
					terms[it.Face.Term] = terms[it.Face.Term] || it.Kind == display.CardFace
				}
			}
			for _, c := range b.Cards {
				texts := []string{st.Say(c.Title), st.Say(c.Text)}
				for _, word := range strings.Fields(strings.Join(texts, " ")) {
					if !strings.Contains(word, "-") && !strings.Contains(read, word) {
						t.Errorf("%s, %s: %q of %s is never in sight", lang, b.Name, word, c.Term)
					}
				}
				if c.Face != nil && !terms[c.Term] {
					t.Errorf("%s, %s: there is no picture of %s", lang, b.Name, c.Term)
				}
			}
		}
	}
}

// TestEveryCardHasItsParagraph: the ruling that the list names is answered in the book of its game.
func TestEveryCardHasItsParagraph(t *testing.T) {
	for _, b := range rooms {
		times := answered(b)
		for _, c := range b.Cards {
			if times[c.Ruling] != 1 {
				t.Errorf("%s: no paragraph answers %s", c.Term, c.Ruling)
			}
		}
	}
}

// TestTheMarkedParagraphIsSaid, once.
func TestTheMarkedParagraphIsSaid(t *testing.T) {
	st := newStage(t, words.English)
	var said []string
	st.Hear = func(w stage.Saying) {
		if w.Occasion == stage.Asked {
			said = append(said, w.Text)
		}
	}
	s := At(st, rooms, "kompromat", "K19").(*Scene)
	s.Update(&input.Frame{X: -1, Y: -1})
	s.Update(&input.Frame{X: -1, Y: -1})
	if want := []string{st.Say("rules.kompromat.aim.2")}; !slices.Equal(said, want) {
		t.Errorf("it says %q, want %q", said, want)
	}
}

// TestDownAtTheEndLeavesThePage: where there is nothing left to scroll, up and down move the focus, so that a reader
// who has nothing but a gamepad's cross is not held.
func TestDownAtTheEndLeavesThePage(t *testing.T) {
	for i, b := range rooms {
		s, _ := openAt(t, i)
		s.page.SetFocus("panel.rules")
		for n := 0; s.page.Focused() == "panel.rules" && n < 2000; n++ {
			s.Update(press(input.Down))
		}
		if s.page.Focused() != "done" || s.scroll().Offset == 0 {
			t.Errorf("%s: down leads to %q at %v", b.Name, s.page.Focused(), s.scroll().Offset)
		}
		s.page.SetFocus("panel.rules")
		for n := 0; s.page.Focused() == "panel.rules" && n < 2000; n++ {
			s.Update(press(input.Up))
		}
		if !strings.HasPrefix(s.page.Focused(), "view.") && !strings.HasPrefix(s.page.Focused(), "game.") ||
			s.scroll().Offset != 0 {
			t.Errorf("%s: up leads to %q at %v", b.Name, s.page.Focused(), s.scroll().Offset)
		}
	}
}

// TestPagesTurnWhateverHasTheFocus turns the pages of every view by the keys for that.
func TestPagesTurnWhateverHasTheFocus(t *testing.T) {
	for _, v := range []view{reading, listing} {
		s, _ := openAt(t, 1)
		s.turn(v)
		for _, c := range s.controls() {
			s.page.SetFocus(c.ID)
			s.scroll().Offset = 0
			s.Update(press(input.PageDown))
			down := s.scroll().Offset
			if s.page.Focused() != c.ID || down < s.layout().room.panel.H/2 {
				t.Errorf("view %v: from %q a page down leads to %v, the focus to %q", v, c.ID, down, s.page.Focused())
			}
			if s.Update(press(input.PageUp)); s.scroll().Offset != 0 {
				t.Errorf("view %v: from %q a page up leads to %v", v, c.ID, s.scroll().Offset)
			}
		}
	}
}
