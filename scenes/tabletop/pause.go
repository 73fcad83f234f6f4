package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// pause lies over the table: the match is always safe, so it asks nothing.
type pause struct {
	table *Table
	page  ui.Page
	// why is the key of the sentence under the head.
	why string
}

// newPause closes the cards; why is the key of the sentence that says why there is a pause.
func newPause(t *Table, why string) stage.Scene {
	t.Holder.Cover()
	return &pause{table: t, why: why}
}

// The reasons for a pause.
const (
	pauseAsked   = "table.pause.safe"
	pausePadLost = "seats.pad.lost"
	// At the curtain who plays stays as it is: it names the person that the screen is passed to.
	pauseCurtain = "table.pause.curtain"
)

// Opaque is false: the table shows through, its cards face down where two persons play.
func (p *pause) Opaque() bool { return false }

// UsualKeys makes it a place where nobody is locked out: the way to the keys and buttons leads through it.
func (p *pause) UsualKeys() {}

// Title is that of the table.
func (p *pause) Title() string { return p.table.room.Title() }

// Update waits for a choice.
func (p *pause) Update(in *input.Frame) stage.Change {
	t := p.table
	if in.Just.Has(input.Cancel) || in.Just.Has(input.Menu) {
		t.Stage.Play(sound.Back)
		return stage.Pop()
	}
	switch p.page.Update(in, t.Stage, p.controls()) {
	case "resume":
		return stage.Pop()
	case "pause.rules":
		return stage.Push(t.Desk.Rules(t.Rule()))
	case "settings":
		return stage.Push(t.Desk.Settings())
	case "pause.seats":
		return stage.Push(newSeatsPage(t))
	case "pause.alone":
		t.Lesson.Course.Release()
		return stage.Pop()
	case "pause.menu":
		return stage.Clear(t.Desk.Menu())
	}
	return stage.Stay()
}

// sheet is the panel in the middle of the screen: it grows with the reader's letters as far as there is room.
func (p *pause) sheet() display.Rect {
	m := p.table.Stage.Metrics
	w := min(max(m.U(640), 380)*max(1, min(m.TextScale, pauseGrows)), m.W-m.U(80))
	gap := p.gap()
	h := p.head(w) + float64(len(p.entries()))*(p.high()+gap) + 2*gap
	return display.Rect{X: (m.W - w) / 2, Y: (m.H - h) / 2, W: w, H: h}
}

// head is the height of the words over the choices on a sheet of that width.
func (p *pause) head(wide float64) float64 {
	st := p.table.Stage
	m := st.Metrics
	return m.Size(m.Font(p.table.Skin.Font), 48)*1.3 + p.note(wide) + m.U(40)
}

// note is the height of the sentence that says why there is a pause.
func (p *pause) note(wide float64) float64 {
	st := p.table.Stage
	return ui.ParagraphHeight(st, wide-st.Metrics.U(80), p.sentence(), display.Sans, SmallSize) + st.Metrics.U(8)
}

// sentence says why there is a pause, and the number that the match was dealt from where a player gave one.
func (p *pause) sentence() string {
	t := p.table
	switch {
	case t.Lesson.Course == nil && p.why == pauseAsked && t.Desk.Writer != nil && !t.Desk.Writer.Kept():
		return t.Say("table.pause.unkept")
	case t.Lesson.Course != nil && p.why == pauseAsked:
		return t.Say("table.pause.lesson")
	case t.Seats.Seed() == "":
		return t.Say(p.why)
	}
	return stage.Sentences(t.Say(p.why), t.Say("seats.seed", game.Text(t.Seats.Seed())))
}

func (p *pause) gap() float64 { return p.table.Stage.Metrics.U(18) }
func (p *pause) high() float64 {
	m := p.table.Stage.Metrics
	return max(ui.Height(m, ui.ButtonHeight), m.Size(display.SansBold, ui.ButtonSize)*1.05+m.U(pausePad))
}

// entries are the choices there are.
func (p *pause) entries() []ui.Control {
	t := p.table
	all := []ui.Control{{ID: "resume", Label: t.Say("table.pause.resume"), Primary: true, Key: t.Prompt(input.Cancel)}}
	if t.Lesson.Guides() {
		all = append(all, ui.Control{ID: "pause.alone", Label: t.Say("table.pause.alone")})
	}
	if t.Desk.Rules != nil {
		all = append(all, ui.Control{ID: "pause.rules", Label: t.Say("table.rules")})
	}
	if t.Desk.Settings != nil {
		all = append(all, ui.Control{ID: "settings", Label: t.Say("table.pause.settings")})
	}
	if t.Seats.Hosts != 0 && !t.Ended() && t.Lesson.Course == nil && p.why != pauseCurtain {
		all = append(all, ui.Control{ID: "pause.seats", Label: t.Say("seats.head")})
	}
	return append(all, ui.Control{ID: "pause.menu", Label: t.Say("table.pause.menu")})
}

func (p *pause) controls() []ui.Control {
	m := p.table.Stage.Metrics
	all := p.entries()
	sheet := p.sheet()
	y := sheet.Y + p.head(sheet.W)
	for i := range all {
		all[i].Role = display.Button
		all[i].Box = display.Rect{X: sheet.X + m.U(40), Y: y, W: sheet.W - m.U(80), H: p.high()}
		y += p.high() + p.gap()
	}
	return all
}

// Draw darkens the table and shows the choices.
func (p *pause) Draw(l *display.List) {
	t := p.table
	m := t.Stage.Metrics
	ui.Veil(l, t.Stage)
	from := len(l.Items)
	sheet := p.sheet()
	l.Fill(sheet, t.Skin.Sheet, m.U(ui.Radius)*1.5).Shadow = m.U(14)
	l.Border(sheet, t.Skin.SheetEdge, m.U(ui.Radius)*1.5, max(1, m.U(2)))
	head := display.Rect{X: sheet.X + m.U(40), Y: sheet.Y + m.U(18), W: sheet.W - m.U(80), H: p.head(sheet.W) - m.U(30)}
	top, below := head.CutTop(m.Size(m.Font(t.Skin.Font), 48) * 1.3)
	ui.Line(l, t.Stage, top, t.Say("table.pause.head"), t.Skin.Font, 48, t.Skin.SheetText, display.Middle)
	ui.Paragraph(l, t.Stage, below, p.sentence(), display.Sans, SmallSize, t.Skin.SheetNote, display.Middle)
	p.page.Draw(l, t.Stage, p.controls())
	ui.Dress(l, t.Stage, from)
}
