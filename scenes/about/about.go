// Package about says what the program is, who made what is in it, and under which licences: each of them can be read in
// full. It knows no game.
package about

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Scene is the page about the program.
type Scene struct {
	st      *stage.Stage
	version string
	page    ui.Page
	scroll  ui.Scroll
	laid    ui.Memo[ui.Look, *ui.Sheet]
	listed  ui.Memo[key, []ui.Control]
}

// key is what the controls depend on.
type key struct {
	look   ui.Look
	offset float64
}

// New opens the page over whatever is on the screen; version is the program's, as it is shown.
func New(st *stage.Stage, version string) stage.Scene { return &Scene{st: st, version: version} }

// groups are the parts of the list, by the keys of their headings.
var groups = []struct {
	head  string
	works []work
}{{"about.fonts", fonts}, {"about.icons", pictures}, {"about.modules", modules}}

func (s *Scene) sheet() *ui.Sheet { return s.laid.Get(ui.LookOf(s.st), s.layOut) }

// layOut puts what there is to say over the list of works, two side by side where they have room.
func (s *Scene) layOut() *ui.Sheet {
	m, say := s.st.Metrics, s.st.Say
	sheet := &ui.Sheet{Panel: ui.Content(m), Around: s.around()}
	sheet.Panel.W -= m.U(barRoom)
	s.words(sheet, say("about.version", game.Text(s.version)), display.SansBold, theme.Brass)
	s.words(sheet, say("about.what"), display.Sans, theme.TextColour)
	s.words(sheet, say("about.games"), display.Sans, theme.TextColour)
	s.works(sheet, []work{own})
	s.words(sheet, say("about.fair"), display.SansBold, theme.Brass)
	for _, key := range fairness {
		s.words(sheet, say(key), display.Sans, theme.TextColour)
	}
	for _, g := range groups {
		s.words(sheet, say(g.head), display.SansBold, theme.Brass)
		s.works(sheet, g.works)
	}
	return sheet
}

// fairness are the paragraphs that say what the computer sees, and how that can be proved.
var fairness = [...]string{"about.fair.sees", "about.fair.deal", "about.fair.why"}

// words adds a paragraph, no wider than the eye can follow, each line a row of its own.
func (s *Scene) words(sheet *ui.Sheet, text string, f display.Font, ink display.Colour) {
	m := s.st.Metrics
	font, size := m.Font(f), m.Size(f, ui.BodySize)
	high := s.st.Measure.LineHeight(font, size)
	gap := m.U(groupGap)
	for _, line := range s.st.Measure.Wrap(text, font, size, min(sheet.Panel.W, size*lineWide)) {
		row, box := sheet.Add(high, gap)
		row.List.Text(box, line, font, size, ink, display.Left)
		gap = 0
	}
}

// works adds a button for each work, which opens its licence.
func (s *Scene) works(sheet *ui.Sheet, all []work) {
	m := s.st.Metrics
	gap := m.U(workGap)
	columns := 1
	for i := range all {
		if need := s.need(&all[i]); i == 0 && need*2+gap <= sheet.Panel.W {
			columns = 2
		} else if need*2+gap > sheet.Panel.W {
			columns = 1
			break
		}
	}
	wide := (sheet.Panel.W - gap*float64(columns-1)) / float64(columns)
	high := max(ui.Height(m, workHigh), m.Size(display.SansBold, ui.ButtonSize)*1.2+m.Size(display.Sans, noteSize)*1.5)
	for from := 0; from < len(all); from += columns {
		row, box := sheet.Add(high, gap)
		for i := range min(columns, len(all)-from) {
			w := &all[from+i]
			row.Controls = append(row.Controls, ui.Control{
				ID: w.id(), Label: w.title(), Note: w.author + " · " + w.licence, Role: display.Link,
				Box: display.Rect{X: box.X + float64(i)*(wide+gap), Y: box.Y, W: wide, H: high},
			})
		}
	}
}

// need is the width that a work's button needs.
func (s *Scene) need(w *work) float64 {
	m := s.st.Metrics
	label := s.st.Measure.Width(w.title(), display.SansBold, m.Size(display.SansBold, ui.ButtonSize))
	note := s.st.Measure.Width(w.author+" · "+w.licence, m.Font(display.Sans), m.Size(display.Sans, noteSize))
	return max(label, note) + m.U(workPad)
}

// title is a work with its version.
func (w *work) title() string {
	if w.version == "" {
		return w.name
	}
	return w.name + " " + w.version
}

func (s *Scene) around() []ui.Control {
	return []ui.Control{
		{
			ID: "done", Label: s.st.Say("about.done"), Key: s.st.Prompt(input.Cancel), Role: display.Button, Primary: true,
			Box: ui.PrimaryPlace(s.st.Metrics),
		},
		ui.LangControl(s.st),
	}
}

func (s *Scene) controls() []ui.Control {
	return s.listed.Get(key{ui.LookOf(s.st), s.scroll.Offset}, func() []ui.Control { return s.sheet().Controls(s.scroll.Offset) })
}

// Update opens licences and closes the page.
func (s *Scene) Update(in *input.Frame) stage.Change {
	before := s.page.Focused()
	pressed := s.page.Update(in, s.st, s.controls())
	s.sheet().Follow(in, s.st, &s.scroll, s.page.Focused(), s.page.Focused() != before)
	if s.page.Focused() == before {
		// Where the focus has nowhere to go the keys scroll: above the first button and between them there is text.
		s.scroll.Update(&input.Frame{Just: in.Just.Without(input.Peek), X: -1, Y: -1}, s.st, s.sheet().Panel, s.sheet().Height(), true)
	}
	if name, ok := ui.Taken(pressed, "work"); ok {
		if w := find(name); w != nil {
			return stage.Push(newLicence(s.st, w))
		}
	}
	switch {
	case pressed == "done" || in.Just.Has(input.Cancel):
		return stage.Pop()
	case pressed == "language":
		s.st.Speak(s.st.OtherLang())
	}
	return stage.Stay()
}

// find gives the work of that name, nil for none.
func find(name string) *work {
	if name == own.name {
		return &own
	}
	for _, g := range groups {
		for i := range g.works {
			if g.works[i].name == name {
				return &g.works[i]
			}
		}
	}
	return nil
}

// Draw shows what the program is and the list of works.
func (s *Scene) Draw(l *display.List) {
	ui.Ground(l, s.st)
	ui.Heading(l, s.st, s.st.Say("about.title"))
	s.sheet().Draw(l, s.st, &s.scroll)
	s.page.Draw(l, s.st, s.controls())
}

// Opaque is true.
func (s *Scene) Opaque() bool { return true }

// Title names the page.
func (s *Scene) Title() string { return s.st.Say("about.title") + " · " + s.st.Say("app.title") }
