// Package rulebook shows the rules of the games, over whatever is on the screen. It knows no rules: they are words. What
// each book holds, and which rulings its paragraphs answer, is the list in books.go.
package rulebook

import (
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Scene is the rulebooks of all games, open at one of them.
type Scene struct {
	st *stage.Stage
	// book is the number of the one that is open.
	book int
	// ruling is the one that the reader asked for; empty for none.
	ruling string
	page   ui.Page
	scroll ui.Scroll
	laid   ui.Memo[key, laidOut]
}

// key is what the layout depends on.
type key struct {
	look ui.Look
	book int
}

// laidOut is what is read and pressed in one language at one size of the screen.
type laidOut struct {
	blocks   []block
	controls []ui.Control
	// height is that of all blocks.
	height float64
}

func (s *Scene) layout() laidOut { return s.laid.Get(key{ui.LookOf(s.st), s.book}, s.layOut) }

func (s *Scene) layOut() laidOut {
	_, column := s.panel()
	all := laidOut{controls: s.controls()}
	all.blocks, all.height = s.set(column.W)
	return all
}

// New opens the rulebook of the game of that name.
func New(st *stage.Stage, game string) stage.Scene { return At(st, game, "") }

// At opens the rulebook of a game where it answers a ruling, and marks the paragraph: a refusal names the ruling that
// it comes from. Without a ruling it opens at the beginning.
func At(st *stage.Stage, game, ruling string) stage.Scene {
	s := &Scene{st: st, book: bookOf(game), ruling: ruling}
	laid := s.layout()
	panel, _ := s.panel()
	if head, found, ok := answering(laid.blocks, ruling); ok {
		mark := laid.blocks[found]
		s.scroll.Offset = laid.blocks[head].top
		if mark.top+mark.height-s.scroll.Offset > panel.H {
			s.scroll.Offset = mark.top
		}
		s.scroll.Offset = max(0, min(s.scroll.Offset, laid.height-panel.H))
	}
	return s
}

// tabs is the place of the choice of a game.
func (s *Scene) tabs() (tabs, rest display.Rect) {
	return ui.Content(s.st.Metrics).CutTop(ui.TargetHeight(s.st.Metrics))
}

// panel is the part of the screen that the rules scroll in; column the part of it that they are set in, no wider than
// the eye can follow.
func (s *Scene) panel() (panel, column display.Rect) {
	m := s.st.Metrics
	_, panel = s.tabs()
	_, panel = panel.CutTop(m.U(tabGap))
	column = panel
	column.W = min(panel.W-2*m.U(barGap), max(m.U(columnWidth), m.Size(display.Sans, ui.BodySize)*34))
	column.X += (panel.W - column.W) / 2
	return panel, column
}

func (s *Scene) controls() []ui.Control {
	panel, column := s.panel()
	tabs, _ := s.tabs()
	tabs.X, tabs.W = column.X, column.W
	choices := make([]ui.Choice, len(books))
	for i, b := range books {
		choices[i] = ui.Choice{ID: b.game, Label: s.st.Say("game." + b.game)}
	}
	cs := ui.Segments(s.st, tabs, "game", books[s.book].game, choices)
	return append(cs,
		ui.Control{ID: "rules.panel", Label: s.title(), Role: display.Scroller, Box: panel, Quiet: true},
		ui.Control{
			ID: "done", Label: s.st.Say("rules.done"), Key: s.st.Prompt(input.Cancel), Role: display.Button, Primary: true,
			Box: ui.PrimaryPlace(s.st.Metrics),
		},
		ui.LangControl(s.st),
	)
}

func (s *Scene) title() string { return s.st.Say("rules." + books[s.book].game + ".title") }

// Update scrolls, turns to another game and closes.
func (s *Scene) Update(in *input.Frame) stage.Change {
	panel, _ := s.panel()
	laid := s.layout()
	s.scroll.Update(in, s.st, panel, laid.height, true)
	pressed := s.page.Update(unscrolled(in), s.st, laid.controls)
	if game, ok := ui.Taken(pressed, "game"); ok {
		s.open(bookOf(game))
	}
	switch pressed {
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

// open turns to the book of that number, at its beginning.
func (s *Scene) open(book int) {
	if book == s.book {
		return
	}
	s.book, s.ruling, s.scroll = book, "", ui.Scroll{}
	s.st.Redraw()
}

// unscrolled is the input without the keys that scroll: up and down do, so that the focus moves by Tab and sideways,
// and the space bar, which is for a page and presses nothing here.
func unscrolled(in *input.Frame) *input.Frame {
	still := *in
	still.Just = in.Just.Without(input.Up).Without(input.Down)
	if in.Just.Has(input.Peek) {
		still.Just = still.Just.Without(input.Confirm)
	}
	return &still
}

// Opaque is true: what lies under the rules may be a hand.
func (s *Scene) Opaque() bool { return true }

// Title names the rulebook.
func (s *Scene) Title() string { return s.title() + " · " + s.st.Say("app.title") }
