package ui

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// Column hands out rows of a box from the top down.
type Column struct{ Box display.Rect }

// Row takes a row of that height.
func (c *Column) Row(h float64) display.Rect {
	r := c.Box
	r.H = h
	c.Box.Y += h
	c.Box.H -= h
	return r
}

// Gap leaves a space.
func (c *Column) Gap(h float64) { c.Row(h) }

// Margin is the space kept free at the left and right of a whole-screen scene, in screen pixels.
func Margin(m theme.Metrics) float64 { return max(m.U(96), (m.W-m.U(1728))/2) }

// Content is the part of a whole-screen scene between its heading and its primary button.
func Content(m theme.Metrics) display.Rect {
	x := Margin(m)
	top := headingBottom(m) + m.U(40)
	return display.Rect{X: x, Y: top, W: m.W - 2*x, H: PrimaryPlace(m).Y - m.U(24) - top}
}

func headingBottom(m theme.Metrics) float64 {
	return m.U(36) + m.Size(display.Typewriter, sceneSize)*1.5
}

// Heading draws the title of a whole-screen scene over a brass rule.
func Heading(l *display.List, st *stage.Stage, text string) {
	m := st.Metrics
	x := Margin(m)
	bottom := headingBottom(m)
	top := m.U(36)
	box := display.Rect{X: x, Y: top, W: LangControl(st).Box.X - m.U(24) - x, H: bottom - top}
	Line(l, st, box, text, display.Typewriter, sceneSize, theme.TextColour, display.Left)
	last := &l.Items[len(l.Items)-1]
	last.Role = display.Heading
	l.Fill(display.Rect{X: x, Y: bottom, W: m.W - 2*x, H: max(m.U(3), 2)}, theme.Brass, 0)
}

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
	gap := st.Metrics.U(segmentGap)
	n := float64(len(cs))
	w := (box.W - (n-1)*gap) / n
	for i := range cs {
		cs[i].Box = display.Rect{X: box.X + float64(i)*(w+gap), Y: box.Y, W: w, H: box.H}
	}
	if len(cs) > 0 && cs[0].Role == display.Choice {
		alike(st, cs)
	}
}

// alike sets the words of choices that stand side by side in letters of one size: where large ones have no room for the
// longest word, all of them are smaller.
func alike(st *stage.Stage, cs []Control) {
	if st.Metrics.TextScale <= 1 {
		return
	}
	least := float64(ButtonSize)
	for i := range cs {
		if fitted := fit(st, &cs[i]); fitted.Letters > 0 {
			least = min(least, fitted.Letters)
		} else {
			least = ButtonSize / st.Metrics.TextScale
		}
	}
	for i := range cs {
		cs[i].Letters = least
	}
}

// Taken gives the choice of a group that a pressed control stands for.
func Taken(pressed, group string) (choice string, ok bool) {
	if len(pressed) > len(group) && pressed[:len(group)] == group && pressed[len(group)] == '.' {
		return pressed[len(group)+1:], true
	}
	return "", false
}
