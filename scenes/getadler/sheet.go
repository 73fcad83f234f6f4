package getadler

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// sheet is the reference sheet: the characters in play with their colours, and the cards with their numbers. All of it
// is public (G50), so that it lies over the whole screen, at any moment.
type sheet struct {
	st *stage.Stage
	// seats is the number of players; abilities tells that the heroes have theirs; branch is that of the documents that
	// the ultimate mission asks for.
	seats     int
	abilities bool
	branch    getadler.Kind
	tab       sheetTab
	page      ui.Page
	scroll    ui.Scroll
	laid      ui.Memo[sheetKey, sheetPage]
}

// sheetTab is a side of the sheet.
type sheetTab uint8

// The sides: characters and cards.
const (
	sheetCharacters sheetTab = iota
	sheetCards
	sheetEnd
)

// sheetNames are the last parts of the ids and keys of the sides.
var sheetNames = [sheetEnd]string{"characters", "cards"}

// sheetKey is all that the setting of a side depends on.
type sheetKey struct {
	look ui.Look
	tab  sheetTab
}

// sheetPage is a side as it is set.
type sheetPage struct {
	lay      sheetLayout
	rows     []sheetRow
	high     float64
	controls []ui.Control
}

// newSheet opens the sheet of a match, of which it reads what everyone may know.
func newSheet(st *stage.Stage, v *getadler.View) stage.Scene {
	return &sheet{st: st, seats: v.Seats, abilities: v.Abilities, branch: v.Branch}
}

// Opaque is true: what lies under the sheet may be a hand.
func (s *sheet) Opaque() bool { return true }

// Title names the sheet.
func (s *sheet) Title() string { return s.st.Say("sheet.title") + " · " + s.st.Say("app.title") }

// Update scrolls, turns the sheet over and closes it.
func (s *sheet) Update(in *input.Frame) stage.Change {
	p := s.set()
	before := s.scroll.Offset
	s.scroll.Update(in, s.st, p.lay.Body, p.high, true)
	pressed := s.page.Update(stillKeys(in, s.scroll.Offset != before), s.st, p.controls)
	for tab, name := range sheetNames {
		if pressed == "sheet."+name && s.tab != sheetTab(tab) {
			s.tab, s.scroll = sheetTab(tab), ui.Scroll{}
			s.st.Redraw()
		}
	}
	if pressed == "done" || in.Just.Has(input.Cancel) || shelfKey(in, false) == "sheet" {
		return stage.Pop()
	}
	return stage.Stay()
}

// stillKeys is the input without the keys that scroll, up and down and the space bar. At the end of what scrolls, up and
// down move the focus.
func stillKeys(in *input.Frame, scrolled bool) *input.Frame {
	still := *in
	if scrolled {
		still.Just = in.Just.Without(input.Up).Without(input.Down)
	}
	if in.Just.Has(input.Peek) {
		still.Just = still.Just.Without(input.Confirm)
	}
	return &still
}

// set sets the side that lies up.
func (s *sheet) set() sheetPage {
	return s.laid.Get(sheetKey{ui.LookOf(s.st), s.tab}, func() sheetPage {
		var p sheetPage
		p.lay.lay(ui.PrimaryPlace(s.st.Metrics), s.st.Metrics)
		switch s.tab {
		case sheetCharacters:
			s.setCharacters(&p)
		case sheetCards:
			s.setCards(&p)
		}
		p.controls = s.controls(&p)
		return p
	})
}

// controls are what can be pressed.
func (s *sheet) controls(p *sheetPage) []ui.Control {
	choices := make([]ui.Choice, sheetEnd)
	for tab, name := range sheetNames {
		choices[tab] = ui.Choice{ID: name, Label: s.st.Say("sheet.tab." + name)}
	}
	cs := ui.Segments(s.st, p.lay.Tabs, "sheet", sheetNames[s.tab], choices)
	return append(cs,
		ui.Control{ID: "sheet.panel", Label: s.st.Say("sheet.tab." + sheetNames[s.tab]), Role: display.Scroller, Box: p.lay.Body, Quiet: true},
		ui.Control{
			ID: "done", Label: s.st.Say("sheet.done"), Key: s.st.Prompt(input.Cancel), Role: display.Button, Primary: true,
			Box: ui.PrimaryPlace(s.st.Metrics),
		},
	)
}
