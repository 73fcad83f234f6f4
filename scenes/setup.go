package scenes

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// optionOdds is the option of a match that shows the odds.
const optionOdds = "odds"

// setup is where players and options of a match are chosen.
type setup struct {
	house  *house
	form   *form
	page   ui.Page
	scroll ui.Scroll
	failed game.Line
	// writing is the seat whose name had the focus in the tick before, -1 for none.
	writing int
	// touched is the seat whose level was last chosen.
	touched int
	// refused is the tick until which it is told that a letter was not taken.
	refused int
	laid    ui.Memo[formKey, *ui.Sheet]
	listed  ui.Memo[scrolledKey, []ui.Control]
}

// formKey is what the layout of a form depends on, scrolledKey what its controls do.
type formKey struct {
	look  ui.Look
	edits int
}

type scrolledKey struct {
	formKey
	offset float64
}

func newSetup(h *house, g catalog.Game) stage.Scene {
	s := &setup{house: h, form: h.form(g), writing: -1}
	s.form.settle(h.st)
	s.page.SetFocus("start")
	return s
}

func id(stem string, seat int) string { return stem + strconv.Itoa(seat) }

func (s *setup) key() formKey { return formKey{ui.LookOf(s.house.st), s.form.edits} }

func (s *setup) sheet() *ui.Sheet { return s.laid.Get(s.key(), s.layOut) }

func (s *setup) controls() []ui.Control {
	return s.listed.Get(scrolledKey{s.key(), s.scroll.Offset}, func() []ui.Control {
		return s.sheet().Controls(s.scroll.Offset)
	})
}

// layOut chooses between two large panels and rows: panels for a game of two where the text leaves room for them.
func (s *setup) layOut() *ui.Sheet {
	all := &ui.Sheet{Panel: formPanel(s.house.st)}
	s.layPanels(all)
	if s.form.game.MaxSeats > 2 || all.Height() > all.Panel.H {
		all = &ui.Sheet{Panel: all.Panel}
		s.layRows(all)
	}
	st := s.house.st
	start := ui.Control{ID: "start", Label: st.Say("setup.start"), Role: display.Button, Primary: true, Box: ui.PrimaryPlace(st.Metrics)}
	if why, ok := s.form.trouble(); !ok {
		start.Disabled, start.Why = true, st.Reader().Say(why)
	}
	all.Around = []ui.Control{backControl(st), start, ui.LangControl(st)}
	return all
}

// formPanel is the part of a form that scrolls, and sentencePlace the room under it for what is said about the choices.
func formPanel(st *stage.Stage) display.Rect {
	m := st.Metrics
	content := ui.Content(m)
	content.H -= sentencePlace(st).H + m.U(sentenceGap)
	return content
}

func sentencePlace(st *stage.Stage) display.Rect {
	m := st.Metrics
	line := st.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, ui.BodySize))
	place, _ := ui.Content(m).CutBottom(2*line + 2)
	return place
}

func backControl(st *stage.Stage) ui.Control {
	m := st.Metrics
	place := ui.PrimaryPlace(m)
	return ui.Control{
		ID: "back", Label: st.Say("menu.back"), Key: st.Prompt(input.Cancel), Role: display.Button,
		Box: display.Rect{X: ui.Margin(m), Y: place.Y, W: max(m.U(300), 160), H: place.H},
	}
}

// Resumed names in the language in use whoever nobody has named.
func (s *setup) Resumed() { s.form.settle(s.house.st) }

// Guide is the book of the game that is set up.
func (s *setup) Guide() (game, ruling string) { return s.form.game.Name, "" }

// Typing tells that letters are written into a name.
func (s *setup) Typing() bool { return s.field() >= 0 }

// field is the number of the seat whose name has the focus, -1 for none.
func (s *setup) field() int {
	for i := range s.form.seats() {
		if s.page.Focused() == id("name", i) && !s.form.all[i].computer {
			return i
		}
	}
	return -1
}

// Update makes the choice that was pressed, and writes names.
func (s *setup) Update(in *input.Frame) stage.Change {
	st := s.house.st
	before, refused := s.page.Focused(), s.page.Refusal()
	pressed := s.page.Update(in, st, s.controls())
	s.sheet().Follow(in, st, &s.scroll, s.page.Focused(), s.page.Focused() != before)
	s.write(in)
	if s.choose(pressed) {
		s.failed = game.Line{}
		s.form.settle(st)
	}
	if seat := s.listAsked(pressed, in); seat >= 0 {
		return stage.Push(newNames(s.house, s.form, seat))
	}
	for i := range s.form.seats() {
		if pressed == id("name", i) && in.Just.Has(input.Confirm) {
			s.page.SetFocus(s.after(i))
		}
	}
	switch {
	case pressed == "start":
		return s.start()
	case pressed == "options", refused == "" && s.page.Refusal() != "" && s.form.mustCorrect():
		return stage.Push(s.form.own.page(s.house, s.form))
	case pressed == "language":
		st.Speak(st.OtherLang())
	case pressed == "back" || in.Just.Has(input.Cancel):
		return stage.Pop()
	}
	return stage.Stay()
}

// choose makes a choice of the form, and tells whether there was one.
func (s *setup) choose(pressed string) bool {
	f := s.form
	if v, ok := ui.Taken(pressed, "seats"); ok {
		if n, err := strconv.Atoi(v); err == nil {
			f.playing = n
		}
		return true
	}
	if v, ok := ui.Taken(pressed, "quick"); ok {
		f.seatQuickly(v)
		return true
	}
	if v, ok := ui.Taken(pressed, "odds"); ok {
		f.odds, f.oddsChosen = v == "on", true
		return true
	}
	for i := range f.seats() {
		if v, ok := ui.Taken(pressed, id("kind", i)); ok {
			f.all[i].computer = v == "computer"
			return true
		}
		if v, ok := ui.Taken(pressed, id("level", i)); ok {
			f.all[i].level, _ = game.ParseLevel(v)
			s.touched = i
			return true
		}
	}
	return false
}

// write puts what was typed into the name that has the focus. A name that nobody has given is selected when the focus
// comes to it, so that typing takes its place.
func (s *setup) write(in *input.Frame) {
	st := s.house.st
	now := s.field()
	if now != s.writing && now >= 0 {
		if s.form.all[now].named {
			s.form.all[now].name.Enter(st)
		} else {
			s.form.all[now].name.SelectAll(st)
		}
	}
	s.writing = now
	if now >= 0 {
		changed, refused := s.form.all[now].name.Update(in, st, true)
		if changed {
			s.form.all[now].named = true
			s.form.settle(st)
		}
		if refused {
			s.refused = st.Tick + ui.RefusalTicks
			st.Redraw()
		}
	}
	if st.Tick == s.refused {
		st.Redraw()
	}
}

// after is where the focus goes from the name of a seat: to the next name, or to the start.
func (s *setup) after(seat int) string {
	for i := seat + 1; i < s.form.playing; i++ {
		if !s.form.all[i].computer {
			return id("name", i)
		}
	}
	return "start"
}

// start begins the match. Where it cannot be begun the sentence says so.
func (s *setup) start() stage.Change {
	players, options := s.form.match()
	table, said := s.house.begin(s.form.game, players, options)
	if table == nil {
		s.failed = said
		return stage.Stay()
	}
	return stage.Replace(table)
}

// sentence is what the line under the choices says: what is wrong, or else who starts.
func (s *setup) sentence() (text string, c display.Colour) {
	st := s.house.st
	if why, ok := s.form.trouble(); !ok {
		return st.Reader().Say(why), theme.Alert
	}
	if s.failed != (game.Line{}) {
		return st.Reader().Say(s.failed), theme.Alert
	}
	if st.Tick < s.refused {
		return st.Say("setup.refused", game.Number(nameLength)), theme.Alert
	}
	starts := st.Say("setup.starts." + s.form.game.Name)
	level, ok := s.levelAimed()
	if !ok {
		return starts, theme.Secondary
	}
	says := st.Say("setup.level", game.Word("level."+level.String()), game.Word(s.form.game.Character(level).Says))
	both, place := stage.Sentences(says, starts), sentencePlace(st)
	if ui.ParagraphHeight(st, place.W, both, display.Sans, ui.BodySize) <= place.H {
		return both, theme.Secondary
	}
	return says, theme.Secondary
}

// levelAimed is the level that presents itself: the one that the focus lies on, or else that of the computer whose level was
// last chosen, or of the first one.
func (s *setup) levelAimed() (level game.Level, ok bool) {
	seats := s.form.seats()
	for i := range seats {
		if v, of := ui.Taken(s.page.Focused(), id("level", i)); of {
			return game.ParseLevel(v)
		}
	}
	if s.touched < len(seats) && seats[s.touched].computer {
		return seats[s.touched].level, true
	}
	for i := range seats {
		if seats[i].computer {
			return seats[i].level, true
		}
	}
	return 0, false
}

// Draw shows the seats, the options and the sentence about them.
func (s *setup) Draw(l *display.List) {
	st := s.house.st
	ui.Ground(l, st)
	ui.Heading(l, st, st.Say("game."+s.form.game.Name))
	s.sheet().Draw(l, st, &s.scroll)
	text, c := s.sentence()
	ui.Paragraph(l, st, sentencePlace(st), text, display.Sans, ui.BodySize, c, display.Middle)
	cs := s.controls()
	s.page.Draw(l, st, cs)
	for i := range s.form.seats() {
		for j := range cs {
			if cs[j].ID == id("name", i) && cs[j].Clip.Empty() {
				s.form.all[i].name.Draw(l, st, &cs[j], s.field() == i)
			}
		}
	}
}

// Opaque is true: the setup fills the screen.
func (s *setup) Opaque() bool { return true }

// Title names the game.
func (s *setup) Title() string {
	return s.house.st.Say("game."+s.form.game.Name) + " · " + s.house.st.Say("app.title")
}
