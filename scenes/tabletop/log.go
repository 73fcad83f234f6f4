package tabletop

import (
	"strings"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// logPanel is the record of what happened, in words. It names players and shows nothing that the Table may not see:
// what a player saw of own cards is not for reading again, unless the game keeps it for its holder. What has happened
// since the reader's last move has a mark.
type logPanel struct {
	scroll ui.Scroll
	// rows are the lines of the first moves, broken to the width of the panel; lines is their number.
	rows         []logRow
	lines, moves int
	// told is the number of those that have happened, in a replay when at moves had been made.
	told, at int
	// news is the number of lines that the reader knew before, and since what number of moves they are counted.
	news, since int
	// said is the number of sentences about who plays that are among them.
	said int
	// sentence are the lines of the last sentence, which may go on; it began at that row.
	sentence []game.Line
	began    int
	// shown is the number of rows whose events have been shown, height what they take; open reports that they were
	// scrolled to their end since the log was opened.
	shown  int
	height float64
	open   bool
	// now is what is being shown, in words: a frame takes no memory.
	now match.Kept[game.Line, string]
	// viewer is who may read the rows, reader who alone does; lang, made and width are what they were broken for.
	viewer game.Seat
	reader game.Seat
	lang   words.Lang
	made   theme.Metrics
	width  float64
}

// logRow is one line as it is set, and as it is set where the sentence begins over the panel's edge; first reports that
// a sentence begins there, which is said then, line which one of the log.
type logRow struct {
	text, rest, said string
	first            bool
	line             int
}

// LogHidden reports that the log is open and has no room for as many lines as tell anything.
func (t *Table) LogHidden() bool {
	line := t.Stage.Measure.LineHeight(display.Sans, t.log.size(t))
	return t.LogOpen && t.log.text(t).H < logLeast*line
}

// metrics are those of what scrolls: its letters grow as the reader asks also in a window in which those of the table
// do not.
func (g *logPanel) metrics(t *Table) theme.Metrics {
	m := t.Stage.Metrics
	m.Grows = true
	return m
}

// size is that of its letters.
func (g *logPanel) size(t *Table) float64 { return g.metrics(t).Size(display.Sans, SmallSize) }

// last is the n-th sentence of what has been shown, counted from the last one; empty where there is none.
func (g *logPanel) last(t *Table, n int) string {
	if g.viewer != t.LogViewer() {
		return "" // The cards have just been closed: what their holder read is gone with them.
	}
	for i := g.shown - 1; i >= 0; i-- {
		if said := g.rows[i].said; said != "" {
			if n == 0 {
				return said
			}
			n--
		}
	}
	return ""
}

// update scrolls the panel; new lines bring it back to its end.
func (g *logPanel) update(t *Table, in *input.Frame) {
	g.compose(t)
	if !t.LogOpen || reading(t) {
		return
	}
	box := t.log.text(t)
	scroll, height := g.scrolls(t)
	before := scroll.Offset
	switch page := box.H * 0.8; {
	case in.Just.Has(input.Home):
		scroll.Offset -= page
	case in.Just.Has(input.End):
		scroll.Offset += page
	}
	scroll.Update(in, t.Stage, box, height, false)
	if scroll.Offset != before {
		t.Stage.Redraw()
	}
}

// scrolls is what lies there to be scrolled, and how high all of it is.
func (g *logPanel) scrolls(t *Table) (*ui.Scroll, float64) {
	if t.whole.open {
		return &t.whole.scroll, t.whole.height(t)
	}
	return &g.scroll, g.height
}

// LogTerm names the log, with the line that tells what has just happened, among the parts that a lesson may do without.
const LogTerm = "table:log"

// LeaveOut takes the places of a part away that a lesson has not come to yet.
func LeaveOut(l *match.Lesson, term string, places ...*display.Rect) {
	if !l.Hides(term) {
		return
	}
	for _, place := range places {
		*place = display.Rect{}
	}
}

// logID names the panel for the focus, shutID what closes it, which lies on it.
const (
	logID  = "panel.log"
	shutID = "shut"
)

// steer lets up and down turn the pages of the panel while it has the focus: a long match has hundreds of lines. They
// move the focus on only where the log ends.
func (g *logPanel) steer(t *Table, in *input.Frame) {
	if !t.LogOpen || t.Page.Focused() != logID || in.Just&logKeys == 0 {
		return
	}
	scroll, height := g.scrolls(t)
	before, turn := scroll.Offset, input.PageDown
	if in.Just.Has(input.Up) {
		turn = input.PageUp
	}
	scroll.Turn(input.Actions(0).With(turn), t.Stage, t.log.text(t), height)
	if scroll.Offset != before {
		in.Just &^= logKeys
	}
}

// logKeys are what scrolls the panel while it has the focus.
const logKeys = input.Actions(1<<input.Up | 1<<input.Down)

// control is the panel for the focus, where it is open and shows anything.
func (g *logPanel) control(t *Table, cs []ui.Control) []ui.Control {
	if !t.LogOpen || t.LogHidden() || reading(t) {
		return cs // What is read lies over it.
	}
	log := t.room.Frame().Log
	shut, _ := log.CutTop(g.head(t))
	shut, _ = shut.CutRight(shut.H)
	return append(cs, ui.Control{ID: logID, Label: t.Say(g.title(t)), Role: display.Scroller, Box: log, Quiet: true},
		ui.Control{ID: shutID, Label: t.Say("inspect.close"), Role: display.Button, Icon: display.IconClose, Box: shut})
}

// head is the height over what scrolls: that of the title, and of what closes the panel.
func (g *logPanel) head(t *Table) float64 {
	return max(g.metrics(t).Size(display.SansBold, BodySize)*1.9, logHead)
}

// title is the key of the words over what scrolls.
func (g *logPanel) title(t *Table) string {
	switch {
	case t.whole.open:
		return "table.whole"
	case t.reel != nil:
		return "replay.log"
	}
	return "table.log"
}

// atop reports that the log lies over the board and is read there.
func (g *logPanel) atop(t *Table) bool { return t.LogOpen && !reading(t) }

// buries reports whether a place lies under what lies over the board: what is not in sight is not pressed.
func (g *logPanel) buries(t *Table, place display.Rect) bool {
	x, y := place.Centre()
	return !reading(t) && t.room.Frame().Log.Contains(x, y)
}

// cover leaves of the controls that lie partly under it what is in sight: that is seen, and pressed.
func (g *logPanel) cover(t *Table, cs []ui.Control) {
	log := t.room.Frame().Log
	if reading(t) || log.Empty() {
		return
	}
	for i := range cs {
		box := cs[i].Box
		if box.Intersect(log).Empty() {
			continue
		}
		left, _ := box.CutLeft(log.X - box.X)
		over, _ := box.CutTop(log.Y - box.Y)
		under, _ := box.CutBottom(box.Y + box.H - log.Y - log.H)
		for _, part := range [...]display.Rect{left, over, under} {
			if !part.Empty() && part.W*part.H > cs[i].Clip.W*cs[i].Clip.H {
				cs[i].Clip = part
			}
		}
	}
}

// text is the part of the panel that scrolls.
func (g *logPanel) text(t *Table) display.Rect {
	m := t.Stage.Metrics
	box := t.room.Frame().Log
	if box.Empty() {
		box.W = logWide.Grown(m) // It is broken to that while it is closed: only whole sentences are read of it then.
	}
	_, box = box.CutTop(g.head(t))
	return display.Rect{X: box.X + m.U(22), Y: box.Y, W: box.W - m.U(50), H: box.H - m.U(14)}
}

// compose breaks what has happened since into rows, and shows those whose events have been shown. A replay has those of
// the whole match, and is on its way through them.
func (g *logPanel) compose(t *Table) {
	box := t.log.text(t)
	if viewer, reader := t.LogViewer(), t.Holder.Reader(); g.viewer != viewer || g.reader != reader ||
		t.reel == nil && g.moves > t.Moves() || g.lang != t.Stage.Lang || g.made != t.Stage.Metrics ||
		g.width != box.W {
		*g = logPanel{
			scroll: g.scroll, rows: g.rows[:0], viewer: viewer, reader: reader, lang: t.Stage.Lang, made: t.Stage.Metrics,
			width: box.W,
		}
	}
	switch n := t.Moves(); {
	case t.reel == nil:
		g.read(t, box.W)
		g.told = g.lines
	case g.moves == 0:
		t.AtEnd(func() { g.read(t, box.W) })
		fallthrough
	case g.at != n:
		g.at, g.told = n, len(t.Lines(g.viewer, 0))
	}
	if since := t.Holder.Since(); since != g.since || g.news > g.told {
		g.since, g.news = since, g.told-len(t.Lines(g.viewer, since))
	}
	told := g.told - t.show.Waiting()
	shown := len(g.rows)
	for shown > 0 && g.rows[shown-1].line >= told {
		shown--
	}
	if shown == g.shown && g.open == t.LogOpen {
		return
	}
	g.shown, g.open = shown, t.LogOpen
	g.height = g.top(t, g.offered(t))
	switch end := g.top(t, shown); {
	case t.reel == nil:
		g.scroll.Offset = max(0, g.height-box.H)
	case end < g.scroll.Offset || end > g.scroll.Offset+box.H:
		g.scroll.Offset = max(0, min(end-box.H/2, g.height-box.H))
	}
	t.Stage.Redraw()
}

// read breaks into rows what has happened since.
func (g *logPanel) read(t *Table, wide float64) {
	n, said := t.Moves(), t.Seats.Said()
	if n <= g.moves && said <= g.said {
		return
	}
	size := g.size(t)
	reader, before := t.Reader(), g.lines
	t.Story(g.viewer, g.moves, g.said, func(l game.Line, told int, public bool) {
		g.lines = before + told
		if public || t.Logged(l) {
			g.sentence = append(g.sentence, l)
			said, ok := t.Gathered(reader, g.sentence, false)
			if ok {
				g.rows = g.rows[:g.began]
			} else {
				said, g.sentence, g.began = reader.Say(l), append(g.sentence[:0], l), len(g.rows)
			}
			for i, text := range t.Stage.Measure.Wrap(said, display.Sans, size, wide) {
				_, rest, _ := strings.Cut(text, " ")
				row := logRow{text: text, rest: "… " + rest, first: i == 0, line: g.lines - 1}
				if i == 0 {
					row.said = said
				}
				g.rows = append(g.rows, row)
			}
		}
	})
	g.moves, g.said = n, said
}

// offered is the number of rows that are there to be read: of a replay those to come as well.
func (g *logPanel) offered(t *Table) int {
	if t.reel != nil {
		return len(g.rows)
	}
	return g.shown
}

// top is where the n-th row begins, in pixels from the first.
func (g *logPanel) top(t *Table, n int) float64 {
	h := t.Stage.Measure.LineHeight(display.Sans, g.size(t))
	gaps := 0
	for i := 1; i < n; i++ {
		if g.rows[i].first {
			gaps++
		}
	}
	return float64(n)*h + float64(gaps)*h*0.35
}

// lineAt is the line of the log whose row lies at that height on the screen, or after the last one where none does.
func (g *logPanel) lineAt(t *Table, y float64) int {
	top := g.text(t).Y - g.scroll.Offset
	for i := range g.rows[:g.offered(t)] {
		if y < top+g.top(t, i+1) {
			return g.rows[i].line
		}
	}
	return g.lines
}

// draw adds the panel. It shows whole lines only; a sentence that begins over its edge says so.
func (g *logPanel) draw(t *Table, l *display.List) {
	if t.LogHidden() {
		return
	}
	m := g.metrics(t)
	was := t.Stage.Metrics
	t.Stage.Metrics = m
	defer func() { t.Stage.Metrics = was }()
	panel := t.room.Frame().Log
	l.Fill(panel, t.Skin.Log.Ground.Alpha(1), m.U(ui.Radius)).Shadow = m.U(12)
	l.Border(panel, t.Skin.Log.Edge, m.U(ui.Radius), max(1, m.U(2)))
	head := display.Rect{X: panel.X + m.U(22), Y: panel.Y, W: panel.W - m.U(22) - g.head(t), H: g.head(t)}
	ui.Line(l, t.Stage, head, t.Say(g.title(t)), display.SansBold, BodySize, t.Skin.Log.Head, display.Left)
	box := t.log.text(t)
	bar := display.Rect{X: panel.X, Y: box.Y, W: panel.W - m.U(8), H: box.H}
	if t.whole.open {
		t.whole.draw(t, l, box)
		t.whole.scroll.Draw(l, t.Stage, bar, t.whole.height(t))
		return
	}
	l.Clip(box)
	size := g.size(t)
	h := t.Stage.Measure.LineHeight(display.Sans, size)
	y := box.Y - g.scroll.Offset
	last := 0
	rows := g.rows[:g.offered(t)]
	if g.viewer != t.LogViewer() {
		// The cards have just been closed: what their holder read is gone with them.
		rows = nil
	}
	for i := range rows[:min(g.shown, len(rows))] {
		if rows[i].first {
			last = i
		}
	}
	begun := false
	for i, row := range rows {
		if i > 0 && row.first {
			y += h * 0.35
		}
		if i == g.shown && t.reel != nil {
			l.Fill(display.Rect{X: box.X, Y: y - h*0.2, W: box.W, H: max(1, m.U(2))}, t.Skin.Log.Head, 0)
		}
		if y >= box.Y-0.5 && y+h <= box.Y+box.H+0.5 {
			text := row.text
			if !begun && !row.first {
				text = row.rest
			}
			begun = true
			ink := t.Skin.Log.Old
			if fresh := t.Holder.Seat() != game.Public && row.line >= g.news && i < g.shown; fresh || i >= last && i < g.shown {
				ink = t.Skin.Log.New
				if fresh {
					l.Fill(display.Rect{X: box.X - m.U(newsGap), Y: y + h*0.1, W: max(2, m.U(newsWide)), H: h * 0.8}, t.Skin.Log.Head,
						0)
				}
			}
			it := l.Text(display.Rect{X: box.X, Y: y, W: box.W, H: h}, text, display.Sans, size, ink, display.Left)
			it.Role = display.LogLine
		}
		y += h
	}
	l.Unclip()
	g.scroll.Draw(l, t.Stage, bar, g.height)
}
