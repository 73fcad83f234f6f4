package fair

import (
	"safehouse/game"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Promise is the page that shows what is promised of a match before its first card: whoever is at the table may add
// words, which are mixed into the deal, so that nobody could know it when the promise was made.
type Promise struct {
	form.Page
	paper bond
	ways  Ways
	// field is what is being written, added are the words that were added; full reports that no more can be.
	field ui.Field
	added []string
	full  bool
	dealt bool
}

// Ways are what the page leads to: words that are added, which may be refused, the deal, and what is done where it is
// left without one.
type Ways struct {
	Add   func(words string) bool
	Deal  func() stage.Change
	Leave func()
}

// NewPromise opens the page.
func NewPromise(st *stage.Stage, players []game.Player, promise record.Token, ways Ways) stage.Scene {
	p := &Promise{paper: bond{st: st, promise: promise, players: players}, ways: ways,
		field: ui.Field{Max: record.MaxWords}}
	p.Page = form.New(st, p.layOut)
	p.Says = p.sentence
	p.Speaks = func() bool { return p.full }
	p.SetFocus("deal")
	return p
}

// sentence says why nothing more can be added.
func (p *Promise) sentence() (text string, alert bool) {
	if p.full {
		return p.paper.st.Say("fair.add.full"), true
	}
	return "", false
}

// layOut puts the promise over the words that are added to it.
func (p *Promise) layOut() *form.Sheet {
	st := p.paper.st
	m, say := st.Metrics, st.Say
	sheet := p.NewSheet(say("fair.before"))
	sheet.Glides = true
	sheet.Panel.W += m.U(barGap)
	sheet.Words(st, say("fair.add.label"), display.SansBold, ui.BodySize, theme.TextColour, 0, lineWide)
	row, box := sheet.Add(ui.RowHeight(m, ui.Target), m.U(lineGap))
	add := form.Button("add", say("fair.add"), form.Then(p.add))
	box.W -= m.U(barGap)
	add.Box, box = box.CutRight(ui.Need(st, &add.Control) + m.U(slipPad))
	box.W -= m.U(slipGap)
	sheet.Put(row, form.Item{Do: form.Then(p.add), Control: ui.Control{ID: "words", Label: say("fair.add.label"),
		Role: display.TextField, Box: box, Heard: ui.Heard{Value: p.field.Text}},
		Field: &form.Field{Text: &p.field, Next: "words", Mended: true, Refused: say("fair.add.refused")}})
	sheet.Put(row, add)
	for i := len(p.added) - 1; i >= 0; i-- {
		sheet.Words(st, p.added[i], display.Typewriter, ui.BodySize, theme.TextColour, lineGap, lineWide)
	}
	p.paper.add(sheet)
	sheet.Words(st, say("fair.write.down"), display.Sans, ui.BodySize, theme.TextColour, lineGap, lineWide)
	deal := form.Done(st, "deal", say("fair.deal.now"))
	deal.Do, deal.Key = p.deal, ""
	back := form.Button("back", say("menu.back"), stage.Pop)
	back.Box = display.Rect{X: ui.Margin(m), Y: deal.Box.Y, W: ui.Need(st, &back.Control) + 2*m.U(slipPad),
		H: deal.Box.H}
	if gap := m.U(slipGap); back.Box.W > deal.Box.X-gap-back.Box.X { // A picture says it.
		back.Icon, back.Box.W = display.IconCaretLeft, back.Box.H
		right := deal.Box.X + deal.Box.W
		deal.Box.X = max(deal.Box.X, back.Box.X+back.Box.W+gap)
		deal.Box.W = right - deal.Box.X
	}
	sheet.Foot(back, deal, form.Language(st))
	return sheet
}

// add adds what was written.
func (p *Promise) add() {
	words := ui.Clean(p.field.Text)
	if words == "" {
		return
	}
	if p.full = !p.ways.Add(words); !p.full {
		p.added = append(p.added, words)
		p.field.Set("")
	}
}

// deal deals the match; words that stand in the field were meant to be added.
func (p *Promise) deal() stage.Change {
	if p.add(); p.full {
		p.full = false
		return stage.Stay()
	}
	p.dealt = true
	return p.ways.Deal()
}

// Left has nothing stay of a match that was not dealt.
func (p *Promise) Left() {
	if !p.dealt {
		p.ways.Leave()
	}
}
