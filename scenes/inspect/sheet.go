package inspect

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/cards"
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// The controls of the sheet.
const (
	prevID  = "inspect.prev"
	nextID  = "inspect.next"
	ruleID  = "inspect.rule"
	closeID = "inspect.close"
	textID  = "inspect.text"
)

// sheet is what is looked at over the scene.
type sheet struct {
	open bool
	// private reports that a private hand lay open when it was opened: it closes with the hand.
	private bool
	// now is what is looked at, list what can be; at is its number in the list, or that of its old place. frame is the
	// picture that the list was made from.
	now   thing
	list  []thing
	at    int
	frame int

	page   ui.Page
	scroll ui.Scroll
	laid   ui.Memo[pageKey, *page]
	// peeking and gripping report that a key or the pointer was held down when it opened, and still is: what they hold
	// open stays so.
	peeking, gripping bool
	gripX, gripY      float64
	// beside reports that a press beside the sheet is going on.
	beside bool
}

// pageKey is all that a page depends on.
type pageKey struct {
	look  ui.Look
	now   thing
	at, n int
	// top is where the screen's status line ends.
	top float64
}

// page is what is said of one thing, and where it stands.
type page struct {
	card                      cards.Card
	title, text, count, place string
	// panel is the whole sheet; picture that of the card, empty for none; words the room for the lines, height what they
	// take; turn the place between the arrows.
	panel, picture, words, turn display.Rect
	face                        display.Face
	lines                       []line
	height                      float64
	controls                    []ui.Control
}

// read takes a tick while the sheet is open.
func (k *Inspector) read(in *input.Frame) (left *input.Frame, over stage.Scene) {
	k.refresh()
	p := k.page()
	left = k.quiet(in)
	if in.Pressed {
		k.sheet.beside = !p.panel.Contains(in.X, in.Y)
	} else if !in.Held && !in.Released {
		k.sheet.beside = false
	}
	switch pressed := k.pressed(in, p); {
	case in.LostFocus, pressed == closeID:
		k.shut()
	case in.Just.Has(input.Cancel), in.Just.Has(input.Inspect):
		k.st.Play(sound.Back)
		k.shut()
	case in.Released && k.sheet.beside && !p.panel.Contains(in.X, in.Y):
		k.st.Play(sound.Back)
		k.shut()
	case in.Just.Has(input.Rules), pressed == ruleID:
		return left, k.rule(&p.card)
	case in.Just.Has(input.Left), pressed == prevID:
		k.step(-1)
	case in.Just.Has(input.Right), pressed == nextID:
		k.step(1)
	case in.Just.Has(input.Listen):
		k.announce(true)
	}
	return left, nil
}

// pressed gives the control that a tick activates. Where the text is longer than its room, up and down scroll it.
func (k *Inspector) pressed(in *input.Frame, p *page) string {
	s := &k.sheet
	long := p.height > p.words.H
	s.scroll.Update(in, k.st, p.words, p.height, long)
	frame := *in
	frame.Just = in.Just.Without(input.Left).Without(input.Right)
	if long {
		frame.Just = frame.Just.Without(input.Up).Without(input.Down)
	}
	return s.page.Update(&frame, k.st, p.controls)
}

// refresh lists anew what can be looked at, where the screen has changed.
func (k *Inspector) refresh() {
	s := &k.sheet
	if !k.fresh() || s.frame == k.shown.frame {
		return
	}
	s.frame = k.shown.frame
	s.list = k.things(s.list)
	if n := s.find(); n >= 0 {
		s.at = n
	}
	s.at = max(0, min(s.at, len(s.list)-1))
}

// find is the number in the list of what is looked at, -1 where it is not there.
func (s *sheet) find() int {
	if n := slices.IndexFunc(s.list, func(t thing) bool { return t.name == s.now.name }); n >= 0 {
		return n
	}
	return slices.IndexFunc(s.list, func(t thing) bool { return t.term == s.now.term })
}

// step goes on to the next thing, or back, round at the ends.
func (k *Inspector) step(by int) {
	s := &k.sheet
	n := len(s.list)
	if n == 0 || n == 1 && s.find() == 0 {
		return
	}
	to := (s.at + by + n) % n
	if s.find() < 0 && by > 0 {
		to = s.at // What has moved on has left its place to the next.
	}
	k.turnTo(s.list[to])
	k.st.Play(sound.Tick)
}

// turnTo looks at a thing.
func (k *Inspector) turnTo(t thing) {
	s := &k.sheet
	s.now, s.scroll = t, ui.Scroll{}
	if n := s.find(); n >= 0 {
		s.at = n
	}
	k.announce(false)
	k.st.Redraw()
}

// rule opens the rulebook where it is about a card; nil where it says nothing.
func (k *Inspector) rule(c *cards.Card) stage.Scene {
	if c.Ruling == "" {
		return nil
	}
	k.shut()
	return rulebook.At(k.st, k.games, c.Game, c.Ruling)
}

// page is what is said of what is looked at.
func (k *Inspector) page() *page {
	s := &k.sheet
	now := s.now
	now.box = display.Rect{}
	return s.laid.Get(pageKey{ui.LookOf(k.st), now, s.at, len(s.list), k.statusEnd()}, k.compose)
}

// statusEnd is where the line ends that says whose turn it is, in pixels from the top; it stays in sight.
func (k *Inspector) statusEnd() float64 {
	end := 0.0
	for i := range k.shown.items {
		if it := &k.shown.items[i]; it.Role == display.Status && it.Box.Y+it.Box.H < k.st.Metrics.H/4 {
			end = max(end, it.Box.Y+it.Box.H)
		}
	}
	return end
}

// compose puts what is looked at into words and lays it out.
func (k *Inspector) compose() *page {
	s, st, m := &k.sheet, k.st, k.st.Metrics
	c, _ := k.games.Card(s.now.term)
	p := &page{card: c, title: st.Say(c.Title), text: st.Say(c.Text), count: c.Counted(st, &countKeys)}
	p.place = st.Say("inspect.place", game.Number(s.at+1), game.Number(max(len(s.list), 1)))
	grow := 1 + (max(1, m.TextScale)-1)*growth
	edge, pad := m.U(sheetEdge), m.U(sheetPad)
	top := edge
	if end := k.statusEnd(); end > 0 {
		top = end + m.U(sheetTop)
	}
	w, h := min(max(m.U(sheetWide)*grow, 760), m.W-2*edge), min(max(m.U(sheetHigh)*grow, 460), m.H-top-m.U(sheetTop))
	p.panel = display.Rect{X: (m.W - w) / 2, Y: max((m.H-h)/2, top), W: w, H: h}
	row, inside := p.panel.Inset(pad).CutBottom(ui.TargetHeight(m))
	_, inside = inside.CutBottom(m.U(sheetGap))
	room := display.Rect{}
	if face, ok := k.faceOf(&s.now, &c); ok {
		room, inside = inside.CutLeft(inside.W * faceShare)
		p.face, p.picture = face, fitted(room, face.Facts().Shape)
	} else if c.Sign != display.NoIcon {
		room, inside = inside.CutLeft(inside.W * faceShare / 2)
		p.picture = fitted(room, 1)
		p.picture.Y = room.Y
	}
	if !room.Empty() {
		_, inside = inside.CutLeft(m.U(sheetGap))
	}
	p.words = inside
	y := 0.0
	add := func(text string, f display.Font, size float64, colour display.Colour, gap float64) {
		if text != "" {
			p.lines, y = k.set(p.lines, 0, y, inside.W-m.U(sheetGap), text, f, size, colour)
			p.height = y
			y += m.U(gap)
		}
	}
	add(p.title, display.SansBold, titleSize, theme.TextColour, 14)
	add(p.text, display.Sans, ui.BodySize, theme.TextColour, 22)
	add(p.count, display.SansBold, ui.BodySize, theme.Secondary, 0)
	if p.face.Term == "" { // A sheet of words is as high as these; its foot stays where it is for all of them.
		spare := max(0, p.words.H-max(p.height, p.picture.H))
		_, p.panel = p.panel.CutTop(spare)
		_, p.words = p.words.CutTop(spare)
		p.picture.Y += spare
	}
	p.turn, p.controls = k.sheetControls(p, row)
	return p
}

// fitted is the largest box of a shape, height to width, in the middle of a room.
func fitted(room display.Rect, shape float64) display.Rect {
	w := min(room.W, room.H/shape)
	return room.Middle(w, w*shape)
}

// sheetControls are the ways on and back along the foot of the sheet, with the place between the arrows.
func (k *Inspector) sheetControls(p *page, row display.Rect) (turn display.Rect, cs []ui.Control) {
	st, m := k.st, k.st.Metrics
	gap := m.U(12)
	if p.height > p.words.H {
		cs = append(cs, ui.Control{ID: textID, Label: st.Say("inspect.text"), Role: display.Scroller, Box: p.words,
			Quiet: true})
	}
	only := len(k.sheet.list) < 2
	prev, row := row.CutLeft(row.H * 1.25)
	wide := st.Measure.Width(p.place, m.Font(display.Sans), m.Size(display.Sans, ui.BodySize)) + 2*gap
	turn, row = row.CutLeft(wide)
	next, row := row.CutLeft(row.H * 1.25)
	cs = append(cs,
		ui.Control{ID: prevID, Label: st.Say("inspect.prev"), Icon: display.IconCaretLeft, Role: display.Button, Box: prev,
			Disabled: only},
		ui.Control{ID: nextID, Label: st.Say("inspect.next"), Icon: display.IconCaretRight, Role: display.Button, Box: next,
			Disabled: only},
	)
	_, row = row.CutLeft(2 * gap)
	shut := ui.Control{ID: closeID, Label: st.Say("inspect.close"), Key: st.Prompt(input.Cancel), Role: display.Button,
		Primary: true}
	shut.Box, row = row.CutRight(min(max(ui.Need(st, &shut)+2*gap, m.U(220)), row.W/2))
	_, row = row.CutRight(gap)
	if p.card.Ruling != "" {
		rule := ui.Control{ID: ruleID, Label: st.Say("inspect.rule"), Icon: display.IconBook, Role: display.Button}
		rule.Box, _ = row.CutRight(min(max(ui.Need(st, &rule)+2*gap, m.U(200)), row.W))
		cs = append(cs, rule)
	}
	return turn, append(cs, shut)
}

// drawSheet shows what is looked at over the scene.
func (k *Inspector) drawSheet(l *display.List) {
	m, p, s := k.st.Metrics, k.page(), &k.sheet
	radius := m.U(ui.Radius) * 1.5
	l.Fill(p.panel, theme.Panel, radius).Shadow = m.U(sheetShadow)
	l.Border(p.panel, theme.Brass, radius, max(m.U(3), 2))
	switch {
	case p.face.Term != "":
		l.Card(p.picture, p.face)
	case !p.picture.Empty():
		l.Symbol(p.picture, p.card.Sign, theme.Brass)
	}
	offset := min(s.scroll.Offset, max(0, p.height-p.words.H))
	for i := range p.lines {
		n := &p.lines[i]
		if top := n.box.Y - offset; top > -1 && top+n.box.H < p.words.H+1 {
			n.draw(l, p.words.X, p.words.Y-offset)
		}
	}
	s.scroll.Draw(l, k.st, p.words, p.height)
	l.Text(p.turn, p.place, display.Sans, m.Size(display.Sans, ui.BodySize), theme.Secondary, display.Middle)
	s.page.Draw(l, k.st, p.controls)
}

// faceOf is the card as it is shown large: as it lies on the screen, with its name where that has no room there; else
// as the card list shows it. It is nothing where what is named is no card.
func (r *reader) faceOf(t *thing, c *cards.Card) (display.Face, bool) {
	f := t.face
	f.Letters, f.Heading, f.Narrow = 0, 0, false // It has no fellows here.
	var whole display.Face
	if c.Face != nil {
		whole = c.Face(r.st)
	}
	switch {
	case f.Term == "" && c.Face == nil:
		return display.Face{}, false
	case f.Term == "", c.Face != nil && f.Design != nil && f.Design == whole.Facts().Portrait:
		f = whole // A portrait in a row is shown as the whole card.
	case strings.TrimSpace(f.Title) == "" && c.Face != nil:
		f.Title = whole.Title
	}
	return f, true
}

// line is a line of text as it is set, its place from a corner.
type line struct {
	box    display.Rect
	text   string
	font   display.Font
	size   float64
	colour display.Colour
}

// set appends a text broken to a width, from a height down, and gives where it ends.
func (r *reader) set(lines []line, x, y, w float64, text string, f display.Font, design float64,
	c display.Colour) ([]line, float64) {
	if text == "" {
		return lines, y
	}
	m := r.st.Metrics
	f, size := m.Font(f), m.Size(f, design)
	broken := r.st.Measure.Wrap(text, f, size, w)
	h := ui.ParagraphHeight(r.st, w, text, f, design) / float64(len(broken))
	for _, text := range broken {
		lines = append(lines, line{display.Rect{X: x, Y: y, W: w, H: h}, text, f, size, c})
		y += h
	}
	return lines, y
}

// draw adds the line, its corner moved.
func (n *line) draw(l *display.List, dx, dy float64) {
	l.Text(n.box.Moved(dx, dy), n.text, n.font, n.size, n.colour, display.Left)
}

// countKeys say in a sentence how many there are of a card.
var countKeys = cards.CountKeys{
	cards.PerGame: {"inspect.count.all", "inspect.count.all.range"},
	cards.PerDeck: {Number: "inspect.count.each"},
	cards.PerHand: {"inspect.count.hand", "inspect.count.hand.range"},
}
