package ui

import (
	"strings"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// Choice is one of several values that exclude each other.
type Choice struct {
	ID, Label string
	Icon      display.Icon
}

// Segments lays choices side by side in a box, all of the same width; the id of each control is the group, a point
// and the choice's id.
func Segments(st *stage.Stage, box display.Rect, group string, taken string, choices []Choice) []Control {
	cs := make([]Control, len(choices))
	for i, c := range choices {
		cs[i] = Control{ID: group + "." + c.ID, Label: c.Label, Icon: c.Icon, Role: display.Choice, Checked: c.ID == taken}
	}
	Abreast(st, box, cs)
	return cs
}

// Abreast lays controls side by side in a box, all of the same width. The words of choices are of one size.
func Abreast(st *stage.Stage, box display.Rect, cs []Control) {
	for i := range cs {
		cs[i].Box = box.Column(i, len(cs), st.Metrics.U(segmentGap))
	}
	if len(cs) > 0 && cs[0].Role == display.Choice {
		Alike(st, cs)
	}
}

// Alike sets the words of controls that stand side by side in letters of one size and one face, but for those that have
// a note or are pictures: where large letters have no room for the longest word, all of them are smaller; where the
// smallest have none, all of them go without their icons, and where that is not enough, all of them are narrow.
func Alike(st *stage.Stage, cs []Control) {
	was := st.Metrics.Grows
	grown := grow(st, cs)
	defer func() { st.Metrics.Grows = was }()
	m, size, bare, narrow := st.Metrics, float64(ButtonSize), false, false
	for i := range cs {
		c := &cs[i]
		if c.Note != "" || c.iconOnly() {
			continue
		}
		*c = fit(st, c)
		size = min(size, c.letters())
		room, font := c.Box.Narrowed(m.U(padding/2)), c.font(m)
		least := m.Floor(font)
		wide := st.Measure.Width(c.Label, font, least) + 1
		bare = bare || c.Icon != display.NoIcon && wide+least+m.U(padding/2) > room.W
		narrow = narrow || wide > room.W && closeUp(st, Face(m, room), c.Label, font, least) == nil
	}
	for i := range cs {
		c := &cs[i]
		if c.Grown = grown; c.Letters > 0 {
			c.Letters = size
		}
		if c.Narrow = narrow; bare && c.Note == "" && !c.iconOnly() {
			c.Icon = display.NoIcon
		}
	}
}

// Taken gives the choice of a group that a pressed control stands for.
func Taken(pressed, group string) (choice string, ok bool) {
	return strings.CutPrefix(pressed, group+".")
}

// Tabs lays the names of a page's parts side by side in a box; the id of each control is the group, a point and the
// choice's id. The one that is open is Checked. They are Quiet: DrawTabs draws them.
func Tabs(st *stage.Stage, box display.Rect, group, open string, parts []Choice) []Control {
	cs := Segments(st, box, group, open, parts)
	for i := range cs {
		cs[i].Role, cs[i].Quiet = display.TabRole, true
	}
	return cs
}

// TabsHeight is that of a row of tabs, which grows with the reader's text.
func TabsHeight(st *stage.Stage) float64 {
	return max(Height(st.Metrics, Target), st.Metrics.Size(display.SansBold, ButtonSize)*tabLine)
}

// DrawTabs draws the tabs of a page; the open one is lighter, and has a mark at its foot.
func DrawTabs(l *display.List, st *stage.Stage, p *Page, cs []Control) {
	m := st.Metrics
	thin := max(m.U(borderWidth), 1)
	for i := range cs {
		c := &cs[i]
		hover, _, down := p.State(c.ID)
		fill, text := theme.Panel, theme.Secondary
		if c.Checked {
			fill, text = theme.Raised, theme.TextColour
		}
		l.Fill(c.Box, fill, m.U(Radius))
		if over := shade(theme.TextColour, hover, down); over.A > 0 {
			text = theme.TextColour
			l.Fill(c.Box, over, m.U(Radius))
		}
		l.Border(c.Box, theme.ControlBorder, m.U(Radius), thin)
		if c.Checked {
			mark := display.Rect{X: c.Box.X, Y: c.Box.Y + c.Box.H - m.U(tabMark), W: c.Box.W, H: m.U(tabMark)}
			l.Fill(mark, theme.Brass, 0).Sense = display.SenseChosen
		}
		tabLabel(l, st, c, text)
	}
}

// tabLabel is the icon and the name of a tab in the middle; where there is no room for both, the name alone.
func tabLabel(l *display.List, st *stage.Stage, c *Control, colour display.Colour) {
	m := st.Metrics
	side := m.U(padding / 2)
	inside := display.Rect{X: c.Box.X + side, Y: c.Box.Y, W: c.Box.W - 2*side, H: c.Box.H}
	font := c.font(m)
	size, gap := m.Size(font, c.letters()), m.U(padding/2)
	width := st.Measure.Width(c.Label, font, size) + 1
	if c.Icon == display.NoIcon || width+size+gap > inside.W {
		Line(l, st, inside, c.Label, font, c.letters(), colour, display.Middle)
		return
	}
	x := inside.X + (inside.W-width-size-gap)/2
	l.Symbol(display.Rect{X: x, Y: inside.Y + (inside.H-size)/2, W: size, H: size}, c.Icon, colour)
	Line(l, st, display.Rect{X: x + size + gap, Y: inside.Y, W: width, H: inside.H}, c.Label, font, c.letters(),
		colour, display.Left)
}
