package play

import (
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// pause lies over the table: the match is always safe, so it asks nothing.
type pause struct {
	table *controller
	page  ui.Page
}

func newPause(t *controller) stage.Scene {
	was := t.open()
	t.screen.toggled, t.screen.held = false, false
	if t.open() != was {
		t.turned()
	}
	return &pause{table: t}
}

// Opaque is false: the table shows through, its cards face down where two persons play.
func (p *pause) Opaque() bool { return false }

// Title is that of the table.
func (p *pause) Title() string { return p.table.title() }

// Update waits for a choice.
func (p *pause) Update(in *input.Frame) stage.Change {
	t := p.table
	if in.Just.Has(input.Cancel) {
		t.st.Play(sound.Back)
		return stage.Pop()
	}
	switch p.page.Update(in, t.st, p.controls()) {
	case "resume":
		return stage.Pop()
	case "pause.rules":
		return stage.Push(t.desk.Rules())
	case "settings":
		return stage.Push(t.desk.Settings())
	case "pause.menu":
		return stage.Clear(t.desk.Menu())
	}
	return stage.Stay()
}

// sheet is the panel in the middle of the screen.
func (p *pause) sheet() display.Rect {
	m := p.table.st.Metrics
	w := max(m.U(640), 380)
	h := p.head() + float64(len(p.entries()))*(p.high()+m.U(18)) + m.U(40)
	return display.Rect{X: (m.W - w) / 2, Y: (m.H - h) / 2, W: w, H: h}
}

func (p *pause) head() float64 {
	return p.table.st.Metrics.Size(display.Typewriter, 48)*1.3 + p.table.st.Metrics.Size(display.Sans, smallSize)*1.5 + p.table.st.Metrics.U(40)
}
func (p *pause) high() float64 { return ui.Height(p.table.st.Metrics, ui.ButtonHeight) }

// entries are the choices there are.
func (p *pause) entries() []ui.Control {
	t := p.table
	all := []ui.Control{{ID: "resume", Label: t.say("table.pause.resume"), Primary: true, Key: t.say("key.esc")}}
	if t.desk.Rules != nil {
		all = append(all, ui.Control{ID: "pause.rules", Label: t.say("table.rules")})
	}
	if t.desk.Settings != nil {
		all = append(all, ui.Control{ID: "settings", Label: t.say("table.pause.settings")})
	}
	return append(all, ui.Control{ID: "pause.menu", Label: t.say("table.pause.menu")})
}

func (p *pause) controls() []ui.Control {
	m := p.table.st.Metrics
	all := p.entries()
	sheet := p.sheet()
	y := sheet.Y + p.head()
	for i := range all {
		all[i].Role = display.Button
		all[i].Box = display.Rect{X: sheet.X + m.U(40), Y: y, W: sheet.W - m.U(80), H: p.high()}
		y += p.high() + m.U(18)
	}
	return all
}

// Draw darkens the table and shows the choices.
func (p *pause) Draw(l *display.List) {
	t := p.table
	m := t.st.Metrics
	ui.Veil(l, t.st)
	sheet := p.sheet()
	l.Fill(sheet, theme.Panel, m.U(ui.Radius)*1.5).Shadow = m.U(14)
	l.Border(sheet, theme.Brass, m.U(ui.Radius)*1.5, max(1, m.U(2)))
	head := display.Rect{X: sheet.X + m.U(40), Y: sheet.Y + m.U(18), W: sheet.W - m.U(80), H: p.head() - m.U(30)}
	top, below := head.CutTop(m.Size(display.Typewriter, 48) * 1.3)
	ui.Line(l, t.st, top, t.say("table.pause.head"), display.Typewriter, 48, theme.TextColour, display.Middle)
	ui.Line(l, t.st, below, t.say("table.pause.safe"), display.Sans, smallSize, theme.Secondary, display.Middle)
	p.page.Draw(l, t.st, p.controls())
}
