package scenes

import (
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// getAdlerPage is where the options of GET ADLER! are chosen, each with a sentence that explains what is chosen.
type getAdlerPage struct {
	house  *house
	form   *form
	own    *getAdlerForm
	page   ui.Page
	scroll ui.Scroll
	laid   ui.Memo[formKey, *ui.Sheet]
	listed ui.Memo[scrolledKey, []ui.Control]
}

func (s *getAdlerPage) key() formKey { return formKey{ui.LookOf(s.house.st), s.form.edits} }

func (s *getAdlerPage) sheet() *ui.Sheet { return s.laid.Get(s.key(), s.layOut) }

func (s *getAdlerPage) controls() []ui.Control {
	return s.listed.Get(scrolledKey{s.key(), s.scroll.Offset}, func() []ui.Control {
		return s.sheet().Controls(s.scroll.Offset)
	})
}

// layOut gives each option a row, with a sentence under it.
func (s *getAdlerPage) layOut() *ui.Sheet {
	st := s.house.st
	all := &ui.Sheet{Panel: ui.Content(st.Metrics)}
	for i, key := range adlerSwitches {
		s.layOption(all, key, s.own.on[i], st.Say("setup.on"), st.Say("setup.off"))
	}
	notebook := s.layOption(all, "notebook", s.form.showsOdds(st), st.Say("setup.getadler.notebook.on"), st.Say("setup.getadler.notebook.off"))
	notebook.Controls = lockOdds(st, notebook.Controls)
	all.Around = []ui.Control{doneControl(st), ui.LangControl(st)}
	return all
}

// layOption is an option of two choices.
func (s *getAdlerPage) layOption(all *ui.Sheet, key string, on bool, yes, no string) *ui.SheetRow {
	st := s.house.st
	taken := pick(on, "on", "off")
	label := st.Say("setup.getadler." + key)
	r, box, _ := addOption(st, all, label, st.Say("setup.getadler.about."+key+"."+taken), 0)
	r.Controls = ui.Named(st, label, ui.Segments(st, box, key, taken, []ui.Choice{{ID: "on", Label: yes}, {ID: "off", Label: no}}))
	return r
}

// Update makes the choice that was pressed.
func (s *getAdlerPage) Update(in *input.Frame) stage.Change {
	st := s.house.st
	before := s.page.Focused()
	pressed := s.page.Update(in, st, s.controls())
	s.sheet().Follow(in, st, &s.scroll, s.page.Focused(), s.page.Focused() != before)
	if s.choose(pressed) {
		s.form.settle(st)
	}
	switch {
	case pressed == "language":
		st.Speak(st.OtherLang())
		s.form.settle(st)
	case in.Just.Has(input.Cancel), pressed == "done":
		return stage.Pop()
	}
	return stage.Stay()
}

// choose makes a choice of the form, and tells whether there was one.
func (s *getAdlerPage) choose(pressed string) bool {
	for i, key := range adlerSwitches {
		if v, ok := ui.Taken(pressed, key); ok {
			s.own.on[i] = v == "on"
			return true
		}
	}
	if v, ok := ui.Taken(pressed, "notebook"); ok {
		s.form.odds, s.form.oddsChosen = v == "on", true
		return true
	}
	return false
}

// Draw shows the options.
func (s *getAdlerPage) Draw(l *display.List) {
	st := s.house.st
	ui.Ground(l, st)
	ui.Heading(l, st, st.Say("game."+getAdler)+" · "+st.Say("setup.options"))
	s.sheet().Draw(l, st, &s.scroll)
	s.page.Draw(l, st, s.controls())
}

// Opaque is true: the options fill the screen.
func (s *getAdlerPage) Opaque() bool { return true }

// Title names the game.
func (s *getAdlerPage) Title() string {
	return s.house.st.Say("game."+getAdler) + " · " + s.house.st.Say("app.title")
}
