package scenes

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// addOption adds the row of an option to a page: its label, and the place for what can be chosen; under them what
// explains it, in the room that more leaves under the choices.
func addOption(st *stage.Stage, all *ui.Sheet, label, explained string, more float64) (r *ui.SheetRow, choices, under display.Rect) {
	m := st.Metrics
	line := rowHeight(st)
	words := 0.0
	if explained != "" {
		words = ui.ParagraphHeight(st, all.Panel.W, explained, display.Sans, ui.BodySize) + m.U(optionWithin)
	}
	r, box := all.Add(line+more+words, m.U(optionGap))
	head, box := box.CutTop(line)
	name, choices := head.CutLeft(head.W * optionLabel)
	name.W -= m.U(rowSpace)
	ui.Line(&r.List, st, name, label, display.SansBold, ui.BodySize, theme.TextColour, display.Left)
	under, box = box.CutTop(more)
	_, box = box.CutTop(m.U(optionWithin))
	ui.Paragraph(&r.List, st, box, explained, display.Sans, ui.BodySize, theme.Secondary, display.Left)
	return r, choices, under
}

// doneControl closes a page of options.
func doneControl(st *stage.Stage) ui.Control {
	return ui.Control{
		ID: "done", Label: st.Say("setup.options.done"), Key: st.Prompt(input.Cancel), Role: display.Button, Primary: true,
		Box: ui.PrimaryPlace(st.Metrics),
	}
}

// pick is one of two words.
func pick(second bool, yes, no string) string {
	if second {
		return yes
	}
	return no
}
