package form

import (
	"cmp"
	"math"
	"slices"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Sizes in design pixels: between rows; between tabs and rows, and between rows of large letters; within a row, and
// between its two columns; over the sentence; beside the button that goes on; the border of a
// field whose text cannot be; beside the sentence, and over and under it, on a plate of its own.
const (
	rowGap      = 21
	tightGap    = 16
	withinGap   = 6
	columnGap   = 40
	sentenceGap = 14
	footGap     = 40
	wrongWidth  = 5
	saidSide    = 35
	saidOver    = 6
)

// The share of a row that its control takes; from which size of text on sentences go from side to side; the height of a
// name in sizes of its letters.
const (
	controlShare = 0.47
	largeText    = 1.4
	nameLine     = 1.35
	// sentenceWide is the width of the longest sentences in sizes of their letters.
	sentenceWide = 60
)

// SeatMark is the width of a seat's mark in design pixels.
const SeatMark = 84

// A button that counts goes on while it is held, first after stepDelay ticks, then every stepEvery.
const (
	stepDelay = 30
	stepEvery = 4
)

// Item is a control of a page, and what it does.
type Item struct {
	ui.Control
	// Do is what a press does, Count what a press does that goes on while it is held.
	Do    func() stage.Change
	Count func()
	// Field is what is written into it, Slide the number that it moves; nil for none.
	Field *Field
	Slide *Slide
}

// Then has a press do something and stay on the page.
func Then(do func()) func() stage.Change {
	return func() stage.Change {
		do()
		return stage.Stay()
	}
}

// Slide is a number on a line, and what moving it does.
type Slide struct {
	Least, Most, Step, Value int
	Set                      func(int)
}

// Choices are the values of something, of which one is taken. Their ids are the group, a point and the value's own; of
// is what they are about, for those who do not see them beside it, and why, where it is not empty, says why none can be
// taken now.
func Choices(st *stage.Stage, group, of, taken string, values []ui.Choice, why string, take func(string)) []Item {
	items := make([]Item, len(values))
	for i, v := range values {
		c := ui.Control{
			ID: group + "." + v.ID, Label: v.Label, Icon: v.Icon, Role: display.Choice, Checked: v.ID == taken,
			Disabled: why != "", Why: why,
		}
		if of != "" {
			c.Aloud = st.Of(of, v.Label)
		}
		items[i] = Item{Control: c, Do: Then(func() { take(v.ID) })}
	}
	return items
}

// Button is a button without more than its words.
func Button(id, label string, do func() stage.Change) Item {
	return Item{Control: ui.Control{ID: id, Label: label, Role: display.Button}, Do: do}
}

// Back is the button that leads back from a page. It stands in the place of the one that goes on, and is not lit as
// that: the next page may have its own there, and nobody is to press on in haste.
func Back(st *stage.Stage, id string) Item {
	it := Done(st, id, st.Say("menu.back"))
	it.Primary = false
	return it
}

// Done is the button that closes a page, in the place of the button that goes on.
func Done(st *stage.Stage, id, label string) Item {
	return Item{Control: ui.DoneControl(st, id, label), Do: stage.Pop}
}

// Language changes the language.
func Language(st *stage.Stage) Item {
	return Item{Control: ui.LangControl(st), Do: Then(func() { st.Speak(st.OtherLang()) })}
}

// Sheet is what stands on a page: rows in a panel, and what is around them.
type Sheet struct {
	ui.Sheet
	// Head is the heading.
	Head string
	// Said is the room for the sentence.
	Said display.Rect

	// onTable has the rows lie on the table of the game, as plates of their own, and saidOn is that of the sentence.
	onTable bool
	saidOn  display.Rect

	st    *stage.Stage
	items map[string]*Item
	// counts are the ids of the items that count; slides reports that there are some that slide.
	counts []string
	slides bool
}

// NewSheet is an empty sheet. Where the page speaks there is room for two lines under the panel, and for
// as many as its longest sentences need.
func (p *Page) NewSheet(head string) *Sheet {
	m := p.st.Metrics
	s := &Sheet{Head: head, st: p.st, items: map[string]*Item{}}
	s.Panel = ui.Content(m)
	if p.speaks() {
		font := m.Font(display.Sans)
		least := m.Floor(font)
		lines := math.Ceil(least * sentenceWide / s.Panel.W)
		s.Said, s.Panel = s.Panel.CutBottom(2 + max(2*p.st.Measure.LineHeight(font, m.Size(font, ui.BodySize)),
			lines*p.st.Measure.LineHeight(font, least)))
		s.Panel.H -= m.U(sentenceGap)
	}
	return s
}

// LieOnTable has the rows lie on the table of the game, and the sentence under them on a plate as wide as they are.
func (s *Sheet) LieOnTable() {
	m := s.st.Metrics
	side, over := m.U(saidSide), m.U(saidOver)
	if s.onTable, s.saidOn = true, s.Said; s.Said.Empty() {
		return
	}
	s.saidOn.Y -= 2 * over
	s.saidOn.H += 2 * over
	s.Said = display.Rect{X: s.Said.X + side, Y: s.Said.Y - over, W: s.Said.W - 2*side, H: s.Said.H}
	s.Panel.H -= 2 * over
}

func (s *Sheet) keep(it Item) {
	s.items[it.ID] = &it
	s.slides = s.slides || it.Slide != nil
	if it.Count != nil {
		s.counts = append(s.counts, it.ID)
	}
}

// Put adds an item, whose box is in the row.
func (s *Sheet) Put(r *ui.SheetRow, it Item) {
	s.keep(it)
	r.Controls = append(r.Controls, it.Control)
}

// Foot adds what stands around the panel.
func (s *Sheet) Foot(items ...Item) {
	for _, it := range items {
		s.keep(it)
		s.Around = append(s.Around, it.Control)
	}
}

// Flank adds what stands at the left and at the right of the button that goes on, of a width that is usual or, where
// there is room, as wide as their words need; without an id there is nothing. Where there is no room for their words
// there, they have a line over it.
func (s *Sheet) Flank(left, done, right Item, usual float64) {
	m := s.st.Metrics
	most := max(usual, ui.Need(s.st, &left.Control), ui.Need(s.st, &right.Control))
	content, gap := ui.Content(m), m.U(footGap)
	box := display.Rect{X: content.X, Y: done.Box.Y, W: min(done.Box.X-gap-content.X, most), H: done.Box.H}
	if ui.Slim(m) {
		box.Y -= box.H + m.U(sentenceGap)
		box.W = (content.W - gap) / 2
		s.Panel.H -= done.Box.Y - box.Y
		s.Said.Y -= done.Box.Y - box.Y
	}
	left.Box, right.Box = box, box
	right.Box.X = content.X + content.W - box.W
	if pair := []ui.Control{left.Control, right.Control}; right.ID != "" {
		ui.Alike(s.st, pair)
		left.Control, right.Control = pair[0], pair[1]
	}
	for _, it := range [...]Item{left, done, right} {
		if it.ID != "" {
			s.Foot(it)
		}
	}
}

// Tab adds the tabs over the rows, which the panel makes room for; turn opens one.
func (s *Sheet) Tab(group, open string, parts []ui.Choice, turn func(string)) {
	top, panel := s.Panel.CutTop(ui.TabsHeight(s.st))
	_, s.Panel = panel.CutTop(s.st.Metrics.U(tightGap))
	s.Tabs = ui.Tabs(s.st, top, group, open, parts)
	for i, c := range s.Tabs {
		s.keep(Item{Control: c, Do: Then(func() { turn(parts[i].ID) })})
	}
}

// Beside lays items side by side in a box, all of the same width. One without an id is a word between others.
func (s *Sheet) Beside(r *ui.SheetRow, box display.Rect, items []Item) {
	cs := make([]ui.Control, len(items))
	for i := range items {
		cs[i] = items[i].Control
	}
	ui.Abreast(s.st, box, cs)
	for i, it := range items {
		it.Control = cs[i]
		if it.ID == "" {
			ui.Line(&r.List, s.st, it.Box, it.Label, display.SansBold, ui.BodySize, theme.TextColour, display.Middle)
			continue
		}
		s.Put(r, it)
	}
}

// Row adds a row of items side by side.
func (s *Sheet) Row(over float64, items ...Item) {
	r, box := s.Add(ui.RowHeight(s.st.Metrics, ui.Target), over)
	s.Beside(r, box, items)
}

// Grid adds rows of so many items beside one another, a gap apart; over is the space between rows.
func (s *Sheet) Grid(items []Item, columns int, height, gap, over float64) {
	for row := range slices.Chunk(items, columns) {
		r, box := s.Add(height, over)
		for i, it := range row {
			it.Box = box.Column(i, columns, gap)
			s.Put(r, it)
		}
	}
}

// Seat adds a row in the colour of a seat, with its sign; rest is what the sign leaves of it.
func (s *Sheet) Seat(seat int, height, gap float64) (r *ui.SheetRow, rest display.Rect) {
	m := s.st.Metrics
	r, box := s.Add(height, gap)
	r.List.Fill(box, theme.Panel, m.U(ui.Radius))
	mark, rest := box.CutLeft(m.U(SeatMark))
	ui.SeatTile(&r.List, m, mark, seat)
	return r, rest
}

// Option is something to choose, and the sentence that explains what is chosen. One without a label belongs to the one
// before it.
type Option struct {
	Label, About string
	// Ink is the colour of the sentence; the zero value is that of sentences.
	Ink display.Colour
	// Lines are what can be pressed, line by line.
	Lines [][]Item
	// Beside draws at the right of the label, and gives the room that it leaves; nil for nothing.
	Beside func(l *display.List, box display.Rect) (rest display.Rect)
}

// need is the width that the widest of the items wants for each of them; fields and sliders take what they are given.
func (o *Option) need(st *stage.Stage) float64 {
	most := 0.0
	for _, line := range o.Lines {
		for i := range line {
			if it := &line[i]; it.Field == nil && it.Slide == nil {
				most = max(most, ui.Need(st, &it.Control)*float64(len(line)))
			}
		}
	}
	return most
}

// Option adds a row: label and sentence beside what can be pressed, where there is room for that, or else under one
// another.
func (s *Sheet) Option(o Option) {
	st, m := s.st, s.st.Metrics
	name, over := m.Size(display.SansBold, ui.BodySize)*nameLine, m.U(rowGap)
	if o.Label == "" {
		name, over = 0, m.U(withinGap)
	}
	width, gap := s.Panel.W, m.U(withinGap)
	n := float64(len(o.Lines))
	high := n*ui.RowHeight(m, ui.Target) + (n-1)*gap
	aside := width * controlShare
	column := width - aside - m.U(columnGap)
	// A label that is longer than its column has a second line, in the letters of its neighbours; a large one has all of
	// the width.
	long := st.Measure.Width(o.Label, m.Font(display.SansBold), m.Size(display.SansBold, ui.BodySize)) > column
	large := m.TextScale >= largeText
	// On an upright phone all stand under their labels: a column of words beside one of them would be narrow and high.
	upright := m.H > m.W && ui.Slim(m) && o.Label != ""
	wide := o.need(st) > aside || large && (long || o.Label == "") || upright || o.Beside != nil && ui.Slim(m)
	long = long && !large && !wide && o.Beside == nil
	about := func(w float64) float64 { // A little more than it needs, so that no rounding sets it smaller.
		return ui.ParagraphHeight(st, w, o.About, display.Sans, ui.BodySize) + 1
	}
	var r *ui.SheetRow
	var label, below, control display.Rect
	if !large && !wide {
		if long {
			name = ui.ParagraphHeight(st, column, o.Label, display.SansBold, ui.BodySize) + 1
		}
		var box display.Rect
		r, box = s.Add(max(high, name+about(column)), over)
		control, box = box.CutRight(aside)
		box.W = column
		label, below = box.CutTop(name)
		control.Y += max(control.H-high, 0) / 2
	} else {
		head := high
		if wide {
			head += name + gap
		}
		var box display.Rect
		r, box = s.Add(head+gap+about(width), min(over, m.U(tightGap)))
		label, below = box.PartTop(head, gap)
		if wide {
			label, control = label.PartTop(name, gap)
		} else {
			control, label = label.CutRight(aside)
			label.W -= m.U(columnGap)
		}
	}
	if o.Beside != nil {
		label = o.Beside(&r.List, label)
	}
	if long {
		ui.Paragraph(&r.List, st, label, o.Label, display.SansBold, ui.BodySize, theme.TextColour, display.Left)
	} else {
		ui.Line(&r.List, st, label, o.Label, display.SansBold, ui.BodySize, theme.TextColour, display.Left)
	}
	ui.Paragraph(&r.List, st, below, o.About, display.Sans, ui.BodySize, cmp.Or(o.Ink, theme.Secondary), display.Left)
	for _, line := range o.Lines {
		var box display.Rect
		box, control = control.PartTop(ui.RowHeight(m, ui.Target), gap)
		s.Beside(r, box, line)
	}
}
