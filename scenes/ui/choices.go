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

// Abreast lays controls side by side in a box, all of the same width, or each as wide as its words need where that
// alone gives all of them room. The words of choices are of one size.
func Abreast(st *stage.Stage, box display.Rect, cs []Control) {
	gap := st.Metrics.U(segmentGap)
	for i := range cs {
		cs[i].Box = box.Column(i, len(cs), gap)
	}
	for _, bare := range [...]bool{false, true} {
		most, all := 0.0, -gap
		for i := range cs {
			need := leastNeed(st, cs[i], bare)
			most, all = max(most, need), all+need+gap
		}
		spare := box.W - all
		if len(cs) < 2 || most <= cs[0].Box.W {
			break
		}
		if spare >= 0 {
			for i := range cs {
				cs[i].Box, box = box.PartLeft(leastNeed(st, cs[i], bare)+spare/float64(len(cs)), gap)
			}
			break
		}
	}
	if len(cs) > 0 && cs[0].Role == display.Choice {
		Alike(st, cs)
	}
}

// leastNeed is the width that a control needs for its words in the least letters that it may have, with its icon or
// without it.
func leastNeed(st *stage.Stage, c Control, bare bool) float64 {
	if c.Letters == 0 {
		c.Letters = ButtonSize * LeastShare(st.Metrics)
	}
	if c.Key = ""; c.iconOnly() {
		return c.Box.H
	}
	if bare {
		c.Icon = display.NoIcon
	}
	return Need(st, &c)
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
		room, font := c.Box.Narrowed(LabelEdge(m)), c.font(m)
		least := m.Floor(font)
		wide := st.Measure.Width(c.Label, font, least) + 1
		bare = bare || c.Icon != display.NoIcon && wide+least+LabelEdge(m) > room.W
		narrow = narrow || wide > room.W && closeUp(st, Face(m, room), c.Label, font, least) == nil
	}
	if narrow {
		size = narrowLetters(st, cs, size)
	}
	for i := range cs {
		c := &cs[i]
		if c.Grown = grown; c.Letters > 0 || narrow {
			c.Letters = size
		}
		if c.Narrow = narrow; bare && c.Note == "" && !c.iconOnly() {
			c.Icon = display.NoIcon
		}
	}
}

// narrowLetters is the design size of the words of controls in a narrow face, which looks smaller than the usual one;
// is as much larger than that as all of them have room for.
func narrowLetters(st *stage.Stage, cs []Control, usual float64) float64 {
	m := st.Metrics
	most, least := m.Size(display.SansBold, usual)*narrowGrows, m.Size(display.Poster, usual)
	size, _ := Shrink(max(most, least), least, func(size float64) bool {
		for i := range cs {
			c := &cs[i]
			if c.Note == "" && !c.iconOnly() && (size > c.Box.H*grownLabel ||
				st.Measure.Width(c.Label, m.Font(display.Poster), size)+1 > c.Box.Narrowed(LabelEdge(m)).W) {
				return false
			}
		}
		return true
	})
	return size / (m.Scale() * max(1, m.TextScale))
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
	side := LabelEdge(m)
	inside := display.Rect{X: c.Box.X + side, Y: c.Box.Y, W: c.Box.W - 2*side, H: c.Box.H}
	font := c.font(m)
	size, gap := m.Size(font, c.letters()), LabelEdge(m)
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
