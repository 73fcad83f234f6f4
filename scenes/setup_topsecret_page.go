package scenes

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// topSecretPage is where the options of TOP SECRET are chosen, each with a sentence that explains it.
type topSecretPage struct {
	house  *house
	form   *form
	own    *topSecretForm
	page   ui.Page
	scroll ui.Scroll
	// writing is the field that had the focus in the tick before, -1 for none.
	writing int
	// refused is the tick until which it is told that a sign was not taken.
	refused int
	// held is for how many ticks a button that counts a value has been held down.
	held   int
	laid   ui.Memo[formKey, *ui.Sheet]
	listed ui.Memo[scrolledKey, []ui.Control]
}

func (s *topSecretPage) key() formKey { return formKey{ui.LookOf(s.house.st), s.form.edits} }

func (s *topSecretPage) sheet() *ui.Sheet { return s.laid.Get(s.key(), s.layOut) }

func (s *topSecretPage) controls() []ui.Control {
	return s.listed.Get(scrolledKey{s.key(), s.scroll.Offset}, func() []ui.Control {
		return s.sheet().Controls(s.scroll.Offset)
	})
}

// field is the number of the field that has the focus, -1 for none.
func (s *topSecretPage) field() int {
	for i := range s.own.fields {
		if s.own.set == ownValues && s.page.Focused() == id("value", i) {
			return i
		}
	}
	return -1
}

// Typing tells that a number is written.
func (s *topSecretPage) Typing() bool { return s.field() >= 0 }

// Update makes the choice that was pressed, and writes numbers.
func (s *topSecretPage) Update(in *input.Frame) stage.Change {
	st := s.house.st
	before := s.page.Focused()
	pressed := s.page.Update(in, st, s.controls())
	s.sheet().Follow(in, st, &s.scroll, s.page.Focused(), s.page.Focused() != before)
	s.write(in)
	if s.choose(pressed) || s.count(in, pressed) {
		s.form.settle(st)
	}
	s.walk(in, pressed)
	switch {
	case pressed == "language":
		st.Speak(st.OtherLang())
		s.form.settle(st)
	case in.Just.Has(input.Cancel), pressed == "done" && !s.correct():
		return stage.Pop()
	}
	return stage.Stay()
}

// correct brings the focus to the value that cannot be; it tells whether there is one.
func (s *topSecretPage) correct() bool {
	i, _ := s.own.wrong()
	if i < 0 {
		return false
	}
	s.page.SetFocus(id("value", i))
	s.sheet().Show(s.house.st, &s.scroll, id("value", i))
	return true
}

// walk goes from field to field: with Enter to the next and from the last to the button that closes the page, with left
// and right to the neighbours, for a number of three figures is written anew sooner than mended.
func (s *topSecretPage) walk(in *input.Frame, pressed string) {
	i := s.field()
	switch last := len(s.own.fields) - 1; {
	case i < 0:
	case pressed == id("value", i) && in.Just.Has(input.Confirm) && i == last:
		s.page.SetFocus("done")
	case pressed == id("value", i) && in.Just.Has(input.Confirm), in.Just.Has(input.Right) && i < last:
		s.page.SetFocus(id("value", i+1))
	case in.Just.Has(input.Left) && i > 0:
		s.page.SetFocus(id("value", i-1))
	}
}

// choose makes a choice of the form, and tells whether there was one.
func (s *topSecretPage) choose(pressed string) bool {
	if v, ok := ui.Taken(pressed, "values"); ok {
		if set, err := strconv.Atoi(v); err == nil {
			s.own.choose(set)
		}
		return true
	}
	if v, ok := ui.Taken(pressed, "odds"); ok {
		s.form.odds, s.form.oddsChosen = v == "on", true
		return true
	}
	switch pressed {
	case "series.one", "series.series":
		s.own.series = pressed == "series.series"
	case "boum.self", "boum.called":
		s.own.called = pressed == "boum.called"
	case "seconds.less":
		s.own.seconds = max(s.own.seconds-1, topsecret.MinSeconds)
	case "seconds.more":
		s.own.seconds = min(s.own.seconds+1, topsecret.MaxSeconds)
	default:
		return false
	}
	return true
}

// write puts the figures that were typed into the field that has the focus. Its number is selected when the focus comes
// to it, so that typing takes its place.
func (s *topSecretPage) write(in *input.Frame) {
	st := s.house.st
	now := s.field()
	if now != s.writing && now >= 0 {
		s.own.fields[now].SelectAll(st)
	}
	s.writing = now
	if now >= 0 {
		figures := *in
		figures.Just = in.Just.Without(input.Left).Without(input.Right)
		figures.Runes = nil
		for _, r := range in.Runes {
			if r >= '0' && r <= '9' {
				figures.Runes = append(figures.Runes, r)
			}
		}
		changed, refused := s.own.fields[now].Update(&figures, st, true)
		if changed {
			s.form.settle(st)
		}
		if refused || len(figures.Runes) < len(in.Runes) {
			s.refused = st.Tick + ui.RefusalTicks
			st.Redraw()
		}
	}
	if st.Tick == s.refused {
		st.Redraw()
	}
}

// sentence is what the line under the options says: what is wrong, what was not taken, or else nothing.
func (s *topSecretPage) sentence() string {
	st := s.house.st
	if st.Tick < s.refused {
		return st.Say("setup.topsecret.figures")
	}
	if why := s.page.Refusal(); why != "" {
		return why
	}
	if why, ok := s.own.trouble(); !ok {
		return st.Reader().Say(why)
	}
	return ""
}

// Draw shows the options and what is wrong with them.
func (s *topSecretPage) Draw(l *display.List) {
	st := s.house.st
	ui.Ground(l, st)
	ui.Heading(l, st, st.Say("setup.options.of", game.Word("game."+topSecret)))
	s.sheet().Draw(l, st, &s.scroll)
	ui.Paragraph(l, st, sentencePlace(st), s.sentence(), display.Sans, ui.BodySize, theme.Alert, display.Middle)
	cs := s.controls()
	s.page.Draw(l, st, cs)
	wrong, _ := s.own.wrong()
	for i := range s.own.fields {
		for j := range cs {
			if cs[j].ID == id("value", i) && cs[j].Clip.Empty() {
				if i == wrong {
					l.Border(cs[j].Box, theme.Alert, st.Metrics.U(ui.Radius), max(st.Metrics.U(wrongWidth), 2))
				}
				s.own.fields[i].Draw(l, st, &cs[j], s.field() == i)
			}
		}
	}
}

// Opaque is true: the options fill the screen.
func (s *topSecretPage) Opaque() bool { return true }

// Title names the game.
func (s *topSecretPage) Title() string {
	return s.house.st.Say("game."+topSecret) + " · " + s.house.st.Say("app.title")
}
