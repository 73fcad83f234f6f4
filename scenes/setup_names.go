package scenes

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// nameCount is how many names there are to pick from in each language.
const nameCount = 24

// names is the list of names for one seat: who has no keyboard at hand picks one.
type names struct {
	house  *house
	form   *form
	seat   int
	page   ui.Page
	scroll ui.Scroll
	laid   ui.Memo[formKey, *ui.Sheet]
	listed ui.Memo[scrolledKey, []ui.Control]
}

// newNames opens the list for a seat.
func newNames(h *house, f *form, seat int) stage.Scene {
	s := &names{house: h, form: f, seat: seat}
	for i := range nameCount {
		if s.name(i) == ui.Clean(f.all[seat].name.Text) {
			s.page.SetFocus(id("pick", i))
			s.sheet().Show(h.st, &s.scroll, id("pick", i))
			return s
		}
	}
	s.page.SetFocus(id("pick", 0))
	return s
}

// name is one of the list, in the language in use.
func (s *names) name(i int) string { return s.house.st.Say("names." + strconv.Itoa(i+1)) }

func (s *names) key() formKey { return formKey{ui.LookOf(s.house.st), s.form.edits} }

func (s *names) sheet() *ui.Sheet { return s.laid.Get(s.key(), s.layOut) }

func (s *names) controls() []ui.Control {
	return s.listed.Get(scrolledKey{s.key(), s.scroll.Offset}, func() []ui.Control {
		return s.sheet().Controls(s.scroll.Offset)
	})
}

// layOut sets the names in as many columns as there is room for.
func (s *names) layOut() *ui.Sheet {
	st := s.house.st
	m := st.Metrics
	all := &ui.Sheet{Panel: formPanel(st)}
	gap := m.U(rowSpace)
	columns := max(2, min(nameColumns, int((all.Panel.W+gap)/(s.widest()+gap))))
	wide := (all.Panel.W - float64(columns-1)*gap) / float64(columns)
	for first := 0; first < nameCount; first += columns {
		r, box := all.Add(rowHeight(st), m.U(rowWide))
		for i := first; i < min(first+columns, nameCount); i++ {
			c := ui.Control{ID: id("pick", i), Label: s.name(i), Role: display.Choice}
			c.Box = display.Rect{X: box.X + float64(i-first)*(wide+gap), Y: box.Y, W: wide, H: box.H}
			c.Checked = ui.Clean(s.form.all[s.seat].name.Text) == c.Label
			if s.sits(c.Label) {
				c.Disabled, c.Why = true, st.Say("names.taken", game.Text(c.Label))
			}
			r.Controls = append(r.Controls, c)
		}
	}
	all.Around = []ui.Control{
		{ID: "done", Label: st.Say("names.done"), Key: st.Prompt(input.Cancel), Role: display.Button, Primary: true, Box: ui.PrimaryPlace(m)},
		ui.LangControl(st),
	}
	return all
}

// widest is what the longest name needs.
func (s *names) widest() (wide float64) {
	for i := range nameCount {
		wide = max(wide, ui.Need(s.house.st, &ui.Control{Label: s.name(i)}))
	}
	return wide
}

// sits tells whether somebody else at the table has a name.
func (s *names) sits(name string) bool {
	for i := range s.form.seats() {
		if i != s.seat && strings.EqualFold(s.form.all[i].player().Name, name) {
			return true
		}
	}
	return false
}

// Resumed names in the language in use whoever nobody has named.
func (s *names) Resumed() { s.form.settle(s.house.st) }

// Guide is the book of the game that is set up.
func (s *names) Guide() (game, ruling string) { return s.form.game.Name, "" }

// Update gives the seat the name that was picked.
func (s *names) Update(in *input.Frame) stage.Change {
	st := s.house.st
	before := s.page.Focused()
	pressed := s.page.Update(in, st, s.controls())
	s.sheet().Follow(in, st, &s.scroll, s.page.Focused(), s.page.Focused() != before)
	for i := range nameCount {
		if pressed == id("pick", i) {
			f := &s.form.all[s.seat]
			f.name.Set(s.name(i))
			f.named = true
			s.form.settle(st)
			return stage.Pop()
		}
	}
	switch {
	case pressed == "language":
		st.Speak(st.OtherLang())
	case pressed == "done":
		return stage.Pop()
	case in.Just.Has(input.Cancel):
		st.Play(sound.Back)
		return stage.Pop()
	}
	return stage.Stay()
}

// Draw shows the names, and why one cannot be picked.
func (s *names) Draw(l *display.List) {
	st := s.house.st
	ui.Ground(l, st)
	ui.Heading(l, st, st.Say("names.title", game.Number(s.seat+1)))
	s.sheet().Draw(l, st, &s.scroll)
	text, ink := st.Say("names.about"), theme.Secondary
	if why := s.page.Refusal(); why != "" {
		text, ink = why, theme.Alert
	}
	ui.Paragraph(l, st, sentencePlace(st), text, display.Sans, ui.BodySize, ink, display.Middle)
	s.page.Draw(l, st, s.controls())
}

// Opaque is true: the names fill the screen.
func (s *names) Opaque() bool { return true }

// Title names the game.
func (s *names) Title() string {
	return s.house.st.Say("game."+s.form.game.Name) + " · " + s.house.st.Say("app.title")
}

// nameControls are the field for a person's name and, beside it, the button that opens the list.
func nameControls(st *stage.Stage, seat int, box display.Rect) []ui.Control {
	list, field := box.CutRight(max(box.H, st.Metrics.U(ui.Target)))
	field.W -= st.Metrics.U(segmentSpace)
	return []ui.Control{
		{ID: id("name", seat), Label: st.Say("setup.name"), Note: st.Say("setup.namehint"), Role: display.TextField, Box: field},
		{ID: id("names", seat), Label: st.Say("names.pick"), Icon: display.IconList, Role: display.Button, Box: list},
	}
}

// listAsked is the seat whose list of names a press asks for, -1 for none: its button does, and confirming on the field
// with a gamepad, which has no letters.
func (s *setup) listAsked(pressed string, in *input.Frame) int {
	for i := range s.form.seats() {
		if pressed == id("names", i) || pressed == id("name", i) && in.ByPad.Has(input.Confirm) {
			return i
		}
	}
	return -1
}
