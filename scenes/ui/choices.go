package ui

import (
	"strings"

	"safehouse/render/display"
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

// Alike sets the words of controls that stand side by side in letters of one size: where large ones have no room for
// the longest word, all of them are smaller, but for those that have a note or are pictures.
func Alike(st *stage.Stage, cs []Control) {
	if st.Metrics.TextScale <= 1 {
		return
	}
	size := float64(ButtonSize)
	for i := range cs {
		if c := &cs[i]; c.Note == "" && !c.iconOnly() {
			*c = fit(st, c)
			size = min(size, c.Letters)
		}
	}
	for i := range cs {
		if cs[i].Letters > 0 {
			cs[i].Letters = size
		}
	}
}

// Taken gives the choice of a group that a pressed control stands for.
func Taken(pressed, group string) (choice string, ok bool) {
	return strings.CutPrefix(pressed, group+".")
}
