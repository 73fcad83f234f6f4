// Package about says what the program is, who made what is in it, and under which licences: each of them can be read in
// full.
package about

import (
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/about/works"
	"safehouse/scenes/form"
	"safehouse/scenes/games"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Sizes in design pixels.
const (
	groupGap = 26
	workGap  = 12
	workHigh = 86
	workPad  = 36
	noteSize = 24
	// barRoom is kept free for the bar that shows where the page stands.
	barRoom = 48
)

// lineWide is the width of a line in sizes of its letters.
const lineWide = 36

// Scene is the page about the program.
type Scene struct {
	form.Page
	st      *stage.Stage
	games   games.List
	version string
}

// New opens the page over whatever is on the screen; version is the program's, as it is shown.
func New(st *stage.Stage, all games.List, version string) stage.Scene {
	s := &Scene{st: st, games: all, version: version}
	s.Page = form.New(st, s.layOut)
	s.Reads = true
	return s
}

// groups are the parts of the list, by the keys of their headings.
var groups = []struct {
	head  string
	works []works.Work
}{{"about.fonts", works.Fonts}, {"about.icons", works.Pictures}, {"about.modules", works.Modules}}

// layOut puts what there is to say over the list of works, two side by side where they have room.
func (s *Scene) layOut() *form.Sheet {
	m, say := s.st.Metrics, s.st.Say
	sheet := s.NewSheet(say("about.title"))
	sheet.Panel.W -= m.U(barRoom)
	s.words(sheet, say("about.version", game.Text(s.version)), display.SansBold, theme.Brass)
	s.words(sheet, say("about.what"), display.Sans, theme.TextColour)
	s.words(sheet, say("about.games"), display.Sans, theme.TextColour)
	s.works(sheet, works.Program)
	s.chapter(sheet, fairness)
	for _, g := range groups {
		s.words(sheet, say(g.head), display.SansBold, theme.Brass)
		s.works(sheet, g.works)
	}
	s.chapter(sheet, s.ours())
	sheet.Foot(form.Done(s.st, "done", say("about.done")), form.Language(s.st))
	return sheet
}

// fairness is a heading with the paragraphs that say what the computer sees, and how that can be proved.
var fairness = []string{"about.fair", "about.fair.sees", "about.fair.deal", "about.fair.why"}

// ours is a heading with the paragraphs about what of the games' cards had to be made up.
func (s *Scene) ours() []string {
	keys := []string{"about.own"}
	for i := range s.games {
		if key := s.games[i].MadeUp; key != "" {
			keys = append(keys, key)
		}
	}
	return keys
}

// chapter adds a heading and its paragraphs.
func (s *Scene) chapter(sheet *form.Sheet, keys []string) {
	s.words(sheet, s.st.Say(keys[0]), display.SansBold, theme.Brass)
	for _, key := range keys[1:] {
		s.words(sheet, s.st.Say(key), display.Sans, theme.TextColour)
	}
}

// words adds a paragraph, no wider than the eye can follow.
func (s *Scene) words(sheet *form.Sheet, text string, f display.Font, ink display.Colour) {
	sheet.Words(s.st, text, f, ui.BodySize, ink, groupGap, lineWide)
}

// works adds a button for each work, which opens its licence.
func (s *Scene) works(sheet *form.Sheet, all []works.Work) {
	m := s.st.Metrics
	gap, columns := m.U(workGap), 2
	items := make([]form.Item, len(all))
	for i := range all {
		w := &all[i]
		if s.need(w)*2+gap > sheet.Panel.W {
			columns = 1
		}
		items[i] = form.Item{
			Control: ui.Control{ID: id(w), Label: title(w), Note: note(w), Role: display.Link},
			Do:      func() stage.Change { return stage.Push(newLicence(s.st, w)) },
		}
	}
	high := max(ui.Height(m, workHigh), m.Size(display.SansBold, ui.ButtonSize)*1.2+m.Size(display.Sans, noteSize)*1.5)
	sheet.Grid(items, columns, high, gap, gap)
}

// need is the width that a work's button needs.
func (s *Scene) need(w *works.Work) float64 {
	m := s.st.Metrics
	label := s.st.Measure.Width(title(w), display.SansBold, m.Size(display.SansBold, ui.ButtonSize))
	note := s.st.Measure.Width(note(w), m.Font(display.Sans), m.Size(display.Sans, noteSize))
	return max(label, note) + m.U(workPad)
}

// id names a work on its page.
func id(w *works.Work) string { return "work." + w.Name }

// title is a work with its version.
func title(w *works.Work) string { return strings.TrimSpace(w.Name + " " + w.Version) }

// usual are the usual names of licences by their identifiers.
var usual = map[string]string{
	"OFL-1.1": "SIL Open Font License 1.1", "Apache-2.0": "Apache License 2.0", "MIT": "MIT License",
	"BSD-3-Clause": "BSD 3-Clause License",
}

// note says who made a work, and under which licence most of it is.
func note(w *works.Work) string {
	first, _, _ := strings.Cut(strings.TrimPrefix(w.Licence, "("), " ")
	return w.Author + " · " + usual[first]
}
