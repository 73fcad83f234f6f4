// Package rulebook shows the rules of a game, over whatever is on the screen. It knows no rules: they are words.
package rulebook

import (
	"strconv"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Sizes in design pixels.
const (
	columnWidth = 1240
	headSize    = 36
	headGap     = 10
	sectionGap  = 40
	barGap      = 32
)

// Scene is a game's rulebook.
type Scene struct {
	st     *stage.Stage
	game   string
	page   ui.Page
	scroll ui.Scroll
	laid   ui.Memo[ui.Look, laidOut]
}

// laidOut is what is read and pressed in one language at one size of the screen.
type laidOut struct {
	sections []section
	controls []ui.Control
	// height is that of all sections.
	height float64
}

func (s *Scene) layout() laidOut { return s.laid.Get(ui.LookOf(s.st), s.layOut) }

func (s *Scene) layOut() laidOut {
	_, column := s.panel()
	all := laidOut{sections: s.sections(), controls: s.controls()}
	for i := range all.sections {
		sec := &all.sections[i]
		sec.height = s.sectionHeight(*sec, column.W)
		all.height += sec.height
	}
	return all
}

// New opens the rulebook of the game of that name. Its words are those of the keys rules.NAME.title,
// rules.NAME.1.head, rules.NAME.1.text and so on.
func New(st *stage.Stage, name string) stage.Scene { return &Scene{st: st, game: name} }

// section is one part of the rules, put into the reader's language, and its height in pixels.
type section struct {
	head, text string
	height     float64
}

func (s *Scene) sections() []section {
	r := s.st.Reader()
	var all []section
	for n := 1; ; n++ {
		stem := "rules." + s.game + "." + strconv.Itoa(n)
		if !r.Has(stem + ".text") {
			return all
		}
		all = append(all, section{head: r.T(stem + ".head"), text: r.T(stem + ".text")})
	}
}

// panel is the part of the screen that the rules scroll in; column the part of it that they are set in, no wider than
// the eye can follow.
func (s *Scene) panel() (panel, column display.Rect) {
	m := s.st.Metrics
	panel = ui.Content(m)
	column = panel
	column.W = min(panel.W-2*m.U(barGap), max(m.U(columnWidth), m.Floor(display.Sans)*34))
	column.X += (panel.W - column.W) / 2
	return panel, column
}

func (s *Scene) headHeight() float64 {
	return s.st.Metrics.Size(display.SansBold, headSize) * 1.3
}

func (s *Scene) sectionHeight(sec section, width float64) float64 {
	m := s.st.Metrics
	return s.headHeight() + m.U(headGap) + ui.ParagraphHeight(s.st, width, sec.text, display.Sans, ui.BodySize) + m.U(sectionGap)
}

func (s *Scene) controls() []ui.Control {
	panel, _ := s.panel()
	return []ui.Control{
		{ID: "rules.panel", Label: s.title(), Role: display.Scroller, Box: panel, Quiet: true},
		{
			ID: "done", Label: s.st.Say("rules.done"), Key: s.st.Say("key.esc"), Role: display.Button, Primary: true,
			Box: ui.PrimaryPlace(s.st.Metrics),
		},
		ui.LangControl(s.st),
	}
}

func (s *Scene) title() string { return s.st.Say("rules." + s.game + ".title") }

// Update scrolls and closes.
func (s *Scene) Update(in *input.Frame) stage.Change {
	panel, _ := s.panel()
	laid := s.layout()
	s.scroll.Update(in, s.st, panel, laid.height, true)
	// Up and down scroll, so that the focus moves by Tab alone.
	still := *in
	still.Just = in.Just.Without(input.Up).Without(input.Down)
	switch s.page.Update(&still, s.st, laid.controls) {
	case "done":
		return stage.Pop()
	case "language":
		s.st.Speak(s.st.OtherLang())
	}
	if in.Just.Has(input.Cancel) || in.Just.Has(input.Rules) {
		return stage.Pop()
	}
	return stage.Stay()
}

// Draw shows the part of the rules that is in sight.
func (s *Scene) Draw(l *display.List) {
	m := s.st.Metrics
	ui.Ground(l, s.st)
	ui.Heading(l, s.st, s.title())
	panel, column := s.panel()
	laid := s.layout()
	l.Clip(panel)
	y := panel.Y - s.scroll.Offset
	for _, sec := range laid.sections {
		h := sec.height
		if y < panel.Y+panel.H && y+h > panel.Y {
			head := display.Rect{X: column.X, Y: y, W: column.W, H: s.headHeight()}
			ui.Line(l, s.st, head, sec.head, display.SansBold, headSize, theme.Brass, display.Left)
			text := display.Rect{X: column.X, Y: y + head.H + m.U(headGap), W: column.W, H: h}
			ui.Paragraph(l, s.st, text, sec.text, display.Sans, ui.BodySize, theme.TextColour, display.Left)
		}
		y += h
	}
	l.Unclip()
	s.scroll.Draw(l, s.st, panel, laid.height)
	s.page.Draw(l, s.st, laid.controls)
}

// Opaque is true: what lies under the rules may be a hand.
func (s *Scene) Opaque() bool { return true }

// Title names the rulebook.
func (s *Scene) Title() string { return s.title() + " · " + s.st.Say("app.title") }
