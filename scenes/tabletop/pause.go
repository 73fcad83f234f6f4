package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// pause lies over the table: the match is always safe, so it asks nothing.
type pause struct {
	above
	page ui.Page
	// why is the key of the sentence under the head, rule the ruling at which the rules open.
	why  string
	rule func() string
	// deed is the message of what can be done besides, which do does; the zero Line where there is nothing. Asks reports
	// that it is asked whether that may be done.
	deed game.Line
	do   func() stage.Change
	asks bool
	// explain opens the reasons of the computers; nil where they are told of elsewhere.
	explain func() stage.Scene
}

// above is what a page over the table is given of it: the match, on which it acts by its verbs, how the table looks,
// and its title.
type above struct {
	*match.Match
	skin  *Skin
	title func() string
}

// Title is that of the table.
func (a *above) Title() string { return a.title() }

// aboveOf is what pages over the table are given.
func aboveOf(t *Table) above { return above{t.Match, t.Skin, t.room.Title} }

// newPause closes the cards; why is the key of the sentence that says why there is a pause.
func newPause(t *Table, why string) stage.Scene {
	t.Holder.Cover()
	return &pause{above: aboveOf(t), why: why, rule: t.Rule}
}

// newAsking asks whether hands may be opened, before a replay opens them.
func newAsking(t *Table, open func()) stage.Scene {
	return &pause{above: aboveOf(t), why: "replay.ask", asks: true, deed: game.Say("replay.open"),
		do: func() stage.Change {
			open()
			return stage.Pop()
		}}
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

// Update waits for a choice.
func (p *pause) Update(in *input.Frame) stage.Change {
	if in.Just.Has(input.Cancel) || in.Just.Has(input.Menu) {
		p.Stage.Play(sound.Back)
		return stage.Pop()
	}
	was := p.grow()
	pressed := p.page.Update(in, p.Stage, p.controls())
	p.Stage.Metrics.Grows = was
	switch pressed {
	case "resume":
		return stage.Pop()
	case "replay.open":
		return p.do()
	case "pause.why":
		return stage.Replace(p.explain())
	case "pause.film":
		return stage.Off(2) // The match that was played on goes, too.
	case "pause.others":
		return stage.Replace(p.Desk.Others())
	case "pause.watch":
		return stage.Replace(p.Desk.Watch(p.Notes(), 0))
	case "pause.fair":
		return stage.Replace(p.Desk.Fair())
	case "pause.share":
		return stage.Replace(p.Desk.Share())
	case "pause.rules":
		return stage.Push(p.Desk.Rules(p.rule()))
	case "settings":
		return stage.Push(p.Desk.Settings())
	case "pause.seats":
		return stage.Push(newSeatsPage(p.above))
	case "pause.alone":
		p.Lesson.Course.Release()
		return stage.Pop()
	case "pause.menu":
		return stage.Clear(p.Desk.Menu())
	}
	return stage.Stay()
}

// sheet is the panel in the middle of the screen: it grows with the reader's letters as far as there is room.
func (p *pause) sheet() display.Rect {
	m := p.Stage.Metrics
	rows, columns := p.rows()
	w, gap := p.wide(columns), p.gap()
	h := p.top(w) + float64(rows)*(p.high()+gap) + 2*gap
	return display.Rect{X: (m.W - w) / 2, Y: (m.H - h) / 2, W: w, H: h}
}

// wide is the width of the sheet with so many columns of choices.
func (p *pause) wide(columns int) float64 {
	m := p.Stage.Metrics
	return min(float64(columns)*max(m.U(640), 380)*max(1, min(m.TextScale, pauseGrows)), m.W-m.U(80))
}

// rows says in how many rows and columns the choices stand: in two columns where the window is too low for one.
func (p *pause) rows() (rows, columns int) {
	m, all, gap := p.Stage.Metrics, len(p.entries()), p.gap()
	if m.W > m.H && p.top(p.wide(1))+float64(all)*(p.high()+gap)+2*gap > m.H {
		return (all + 1) / 2, 2
	}
	return all, 1
}

// top is the height of the words over the choices on a sheet of that width.
func (p *pause) top(wide float64) float64 {
	m := p.Stage.Metrics
	return m.Size(m.Font(p.skin.Font), 48)*1.3 + p.note(wide) + m.U(40)
}

// head is the key of the words at the head.
func (p *pause) head() string {
	switch {
	case p.asks:
		return "replay.ask.head"
	case p.Desk.Replay:
		return "replay.head"
	case p.Ended():
		return "table.pause.ended"
	}
	return "table.pause.head"
}

// note is the height of the sentence that says why there is a pause.
func (p *pause) note(wide float64) float64 {
	st := p.Stage
	return ui.ParagraphHeight(st, wide-st.Metrics.U(80), p.sentence(), display.Sans, SmallSize) + st.Metrics.U(8)
}

// sentence says why there is a pause, the number that the match was dealt from where a player gave one, and what was
// promised.
func (p *pause) sentence() string {
	switch {
	case p.why == pauseAsked && p.Desk.Copy:
		return p.Say("replay.copy.about")
	case p.why == pauseAsked && p.Desk.Replay:
		return p.Say("replay.about")
	case p.Lesson.Course == nil && p.why == pauseAsked && p.Desk.Writer != nil && !p.Desk.Writer.Kept():
		return p.Say("table.pause.unkept")
	case p.Lesson.Course != nil && p.why == pauseAsked:
		return p.Say("table.pause.lesson")
	}
	said := []string{p.Say(p.why)}
	if p.why == pauseAsked && p.Ended() {
		said[0] = p.Say("table.pause.over")
	}
	if seed := p.Seats.Seed(); seed != "" {
		said = append(said, p.Say("seats.seed", game.Text(seed)))
	}
	return stage.Sentences(append(said, p.Promises()...)...)
}

func (p *pause) gap() float64 { return p.Stage.Metrics.U(18) }
func (p *pause) high() float64 {
	m := p.Stage.Metrics
	return max(ui.Height(m, ui.ButtonHeight), m.Size(display.SansBold, ui.ButtonSize)*1.05+m.U(pausePad))
}

// entries are the choices there are.
func (p *pause) entries() []ui.Control {
	all := []ui.Control{{ID: "resume", Label: p.Say("table.pause.resume"), Primary: true, Key: p.Prompt(input.Cancel)}}
	if p.deed != (game.Line{}) {
		all = append(all, ui.Control{ID: "replay.open", Label: p.Words(p.deed)})
	}
	if p.asks {
		return all
	}
	over := p.Ended() && !p.Desk.Replay
	seats := p.Seats.Hosts != 0 && !p.Ended() && !p.Desk.Replay && p.Lesson.Course == nil && p.why != pauseCurtain
	for _, entry := range [...]struct {
		there   bool
		id, key string
	}{
		{p.explain != nil, "pause.why", "why.button"},
		{p.Lesson.Guides(), "pause.alone", "table.pause.alone"},
		{p.Desk.Rules != nil, "pause.rules", "table.rules"},
		{p.Desk.Settings != nil, "settings", "table.pause.settings"},
		{seats, "pause.seats", "seats.head"},
		{over && p.Desk.Others != nil, "pause.others", "table.others"},
		{over && p.Desk.Watch != nil, "pause.watch", "table.watch"},
		{over && p.Desk.Fair != nil, "pause.fair", "fair.title"},
		{over && p.Desk.Share != nil, "pause.share", "table.share"},
		{p.Desk.Copy, "pause.film", "replay.return"},
	} {
		if entry.there {
			all = append(all, ui.Control{ID: entry.id, Label: p.Say(entry.key)})
		}
	}
	return append(all, ui.Control{ID: "pause.menu", Label: p.Say("table.pause.menu")})
}

func (p *pause) controls() []ui.Control {
	m := p.Stage.Metrics
	all := p.entries()
	sheet, gap := p.sheet(), p.gap()
	rows, columns := p.rows()
	row := display.Rect{X: sheet.X + m.U(40), Y: sheet.Y + p.top(sheet.W), W: sheet.W - m.U(80), H: p.high()}
	for i := range all {
		all[i].Role = display.Button
		all[i].Box = row.Column(i/rows, columns, gap).Moved(0, float64(i%rows)*(p.high()+gap))
	}
	return all
}

// grow lets letters grow as the reader asks also in a window in which those of the table under it do not, where the
// sheet has room for that; it gives what was so before.
func (p *pause) grow() (was bool) {
	m := &p.Stage.Metrics
	was, m.Grows = m.Grows, true
	if high := p.sheet().H; high > m.H-2*p.gap() {
		m.Grows = was
	}
	return was
}

// Draw darkens the table and shows the choices.
func (p *pause) Draw(l *display.List) {
	was := p.grow()
	defer func() { p.Stage.Metrics.Grows = was }()
	m := p.Stage.Metrics
	ui.Veil(l, p.Stage)
	from := len(l.Items)
	sheet := p.sheet()
	l.Fill(sheet, p.skin.Sheet.Ground, m.U(ui.Radius)*1.5).Shadow = m.U(14)
	l.Border(sheet, p.skin.Sheet.Edge, m.U(ui.Radius)*1.5, max(1, m.U(2)))
	head := display.Rect{X: sheet.X + m.U(40), Y: sheet.Y + m.U(18), W: sheet.W - m.U(80), H: p.top(sheet.W) - m.U(30)}
	top, below := head.CutTop(m.Size(m.Font(p.skin.Font), 48) * 1.3)
	ui.Line(l, p.Stage, top, p.Say(p.head()), p.skin.Font, 48, p.skin.Sheet.Text, display.Middle)
	ui.Paragraph(l, p.Stage, below, p.sentence(), display.Sans, SmallSize, p.skin.Sheet.Note, display.Middle)
	p.page.Draw(l, p.Stage, p.controls())
	ui.Dress(l, p.Stage, from)
}
