package scenes

import (
	"runtime"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/layout"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// waysOn are the ways to the rest: words on the wall. The way to the lessons is on the desk until a match was begun.
func (s *menu) waysOn() (all []ui.Control) {
	st := s.launcher.st
	add := func(id, label string, icon display.Icon) {
		all = append(all, ui.Control{ID: id, Label: label, Icon: icon, Quiet: true})
	}
	if s.launcher.store.Begun() || len(s.notices) > 0 {
		add("learn", st.Say("menu.learn"), display.IconBulb)
	}
	add("rules", st.Say("menu.rules"), display.IconBook)
	add("settings", st.Say("menu.settings"), display.IconGear)
	if s.launcher.Exchange != nil {
		add("copies", st.Say("menu.copies"), display.IconStack)
	}
	add("about", st.Say("menu.about"), display.IconQuestion)
	add("language", st.Say(stage.LanguageKeys[st.OtherLang()]), display.NoIcon)
	if runtime.GOOS != "js" { // A page is left by closing it.
		add("quit", st.Say("menu.quit"), display.IconDoor)
	}
	return all
}

// finger is how high what is pressed is at least in a window so high that it is that of a phone; 0 in others.
func finger(m theme.Metrics) float64 {
	if m.H > m.W*phoneShape {
		return max(m.U(wayFinger), leastFinger)
	}
	return 0
}

// wayBox is the room that a way takes.
func wayBox(st *stage.Stage, c *ui.Control) (size display.Rect) {
	m := st.Metrics
	letters := m.Size(display.Sans, waySize)
	size.H = max(m.U(wayHigh), letters*wayLetters, finger(m))
	size.W = st.Measure.Width(c.Label, m.Font(display.Sans), letters) + 1 + m.U(2*wayPad)
	if c.Icon != display.NoIcon {
		size.W += letters * wayIcon
	}
	return size
}

// drawWays writes the ways on the wall: brighter and underlined where the pointer is.
func (s *menu) drawWays(l *display.List, p *menuPage) {
	st := s.launcher.st
	m := st.Metrics
	letters := m.Size(display.Sans, waySize)
	for i := range p.ways {
		c := &p.ways[i]
		box := p.tree.At(boxWay + layout.ID(i)).Narrowed(m.U(wayPad))
		hover, _, _ := s.page.State(c.ID)
		ink := theme.Secondary
		if hover {
			ink = theme.TextColour
			line := display.Rect{X: box.X, Y: box.Y + box.H/2 + letters*0.75, W: box.W, H: max(m.U(3), 2)}
			l.Fill(line, theme.Brass, 0)
		}
		if c.Icon != display.NoIcon {
			side := letters * 1.1
			l.Symbol(display.Rect{X: box.X, Y: box.Y + (box.H-side)/2, W: side, H: side}, c.Icon, theme.Brass)
			_, box = box.CutLeft(letters * wayIcon)
		}
		box.W++
		l.Text(box, c.Label, m.Font(display.Sans), letters, ink, display.Left)
	}
}
