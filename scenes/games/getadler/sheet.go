package getadler

import (
	"slices"

	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// sheet is the reference sheet: the characters in play with their colours, and the cards with their numbers. All of it
// is public (G50), so that it lies over the whole screen, at any moment.
type sheet struct {
	st *stage.Stage
	// seats is the number of players; abilities reports that the heroes have theirs; house are the house rules; branch is
	// that of the documents that the ultimate mission asks for.
	seats     int
	abilities bool
	house     getadler.House
	branch    getadler.Kind
	// tab is the side that lies up.
	tab    string
	page   ui.Page
	scroll ui.Scroll
	laid   ui.Memo[sheetKey, *sheetPage]
}

// sheetTabs are the last parts of the ids of the sides, tabKeys the keys of their names.
var (
	sheetTabs = [...]string{"characters", "cards"}
	tabKeys   = map[string]string{"characters": "sheet.tab.characters", "cards": "sheet.tab.cards"}
)

// sheetKey is all that the setting of a side depends on.
type sheetKey struct {
	look ui.Look
	tab  string
}

// newSheet opens the sheet of a match, of which it reads what everyone may know.
func newSheet(st *stage.Stage, v *getadler.View) stage.Scene {
	return &sheet{st: st, seats: v.Seats, abilities: v.Abilities, house: v.House, branch: v.Branch, tab: sheetTabs[0]}
}

// Opaque is true: what lies under the sheet may be a hand.
func (s *sheet) Opaque() bool { return true }

// Title names the sheet.
func (s *sheet) Title() string { return s.st.Say("sheet.title") + " · " + s.st.Say("app.title") }

// Update scrolls, turns the sheet over and closes it.
func (s *sheet) Update(in *input.Frame) stage.Change {
	p := s.set()
	left := s.scroll.Read(in, s.st, p.Panel, p.Height())
	pressed := s.page.Update(&left, s.st, p.Controls(s.scroll.Offset))
	if tab, ok := ui.Taken(pressed, "sheet"); ok && slices.Contains(sheetTabs[:], tab) && tab != s.tab {
		s.tab, s.scroll = tab, ui.Scroll{}
		s.st.Redraw()
	}
	if ui.Leaves(in, s.st, pressed) || in.Just.Has(input.Sheet) {
		return stage.Pop()
	}
	return stage.Stay()
}

// set sets the side that lies up.
func (s *sheet) set() *sheetPage {
	return s.laid.Get(sheetKey{ui.LookOf(s.st), s.tab}, func() *sheetPage {
		p, m := &sheetPage{sheet: s}, s.st.Metrics
		g, done := m.U(tabletop.Gap), ui.DoneControl(s.st, "done", s.st.Say("sheet.done"))
		wide, top := min(m.W-2*m.U(tabletop.Margin), m.U(sheetPageMost)), m.U(tabletop.Margin)
		head, page := display.Rect{X: (m.W - wide) / 2, Y: top, W: wide, H: done.Box.Y - g - top}.PartTop(ui.TargetHeight(m),
			g)
		p.paper = page
		title, tabs := head.CutLeft(wide * sheetTitle)
		p.title, _ = title.CutLeft(title.W - g)
		p.Panel, p.Glides = p.paper.Inset(g), true
		p.stacked = m.TextScale > largeText || p.Panel.W < m.Size(display.Sans, signs.HeadSize)*sheetEms
		var sides []ui.Choice
		for _, name := range sheetTabs {
			sides = append(sides, ui.Choice{ID: name, Label: s.st.Say(tabKeys[name])})
		}
		p.Tabs = ui.Segments(s.st, tabs, "sheet", s.tab, sides)
		p.Around = []ui.Control{
			{ID: "panel.sheet", Label: s.st.Say(tabKeys[s.tab]), Role: display.Scroller, Box: p.Panel, Quiet: true},
			done,
		}
		if s.tab == sheetTabs[1] {
			p.cards()
		} else {
			p.characters()
		}
		p.Add(0, p.pad())
		return p
	})
}

// Draw shows the side that lies up.
func (s *sheet) Draw(l *display.List) {
	p, m := s.set(), s.st.Metrics
	l.Add(display.Item{Kind: display.Ground, Box: m.Screen(), Face: display.Face{Design: designs.Town}})
	ui.Line(l, s.st, p.title, s.st.Say("sheet.title"), display.Plate, tabletop.HeadSize, theme.Lamp, display.Left)
	l.Items[len(l.Items)-1].Role = display.Heading
	l.Fill(p.paper, theme.Cream, m.U(ui.Radius)).Shadow = m.U(10)
	l.Border(p.paper, theme.Lamp, m.U(ui.Radius), max(2, m.U(3)))
	p.Sheet.Draw(l, s.st, &s.scroll)
	s.page.Draw(l, s.st, p.Controls(s.scroll.Offset))
}
