package tabletop

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/lessons"
	"safehouse/scenes/ui"
)

// DrawPanel draws the ground of what is asked.
func (t *Table) DrawPanel(b *Brush) {
	if t.reel != nil {
		b.under(b.F.Panel.X)
		return
	}
	plate := b.F.Plate
	if plate != b.F.Panel {
		plate.H += t.Panel.freeRow(t)
	}
	b.L.Fill(plate, t.Skin.Panel, b.M.U(ui.Radius)*1.4)
	b.L.Border(plate, t.Skin.PanelEdge, b.M.U(ui.Radius)*1.4, max(1, b.M.U(2)))
}

// freeRow is the height of the row of a third answer between the words and the others on a slim high screen, while none
// stands there: the words have it then.
func (p *Panel) freeRow(t *Table) float64 {
	f := t.room.Frame()
	foot := f.Text.Y + f.Text.H
	row := display.Rect{X: f.Third.X, Y: foot, W: f.Third.W, H: f.Third.Y + f.Third.H - foot}
	if f.Third.Y < foot || row.Y+row.H > f.Primary.Y || taken(t.controls, row) {
		return 0
	}
	return row.H
}

// Lengthened is a part of the panel with the row of a third answer under it, while none stands there.
func (p *Panel) Lengthened(t *Table, room display.Rect) display.Rect {
	if text := t.room.Frame().Text; room.Y+room.H >= text.Y+text.H {
		room.H += p.freeRow(t)
	}
	return room
}

// DrawAsked tells in a part of the panel whose turn it is, what is asked, what there is to know about it, and why a
// press did nothing.
func (t *Table) DrawAsked(b *Brush, room display.Rect) {
	if t.reel != nil {
		t.reel.draw(b)
		return
	}
	was := t.Stage.Metrics
	t.Panel.grow(t, b, room)
	t.Panel.drawAsked(t, b, room)
	t.Stage.Metrics, b.M = was, was
}

// grow has the words of a part of the panel grow as the reader asks also on a screen that is so small that letters do
// so nowhere else, as far as all of them have room there in their usual face.
func (p *Panel) grow(t *Table, b *Brush, room display.Rect) {
	m := &t.Stage.Metrics
	was := *m
	if m.Grows || m.TextScale <= 1 {
		return
	}
	usual := m.Size(display.Sans, SmallSize)
	for m.Grows = true; m.TextScale > 1 && m.Size(display.Sans, SmallSize) > usual; m.TextScale -= panelStep {
		p.larger.Items = p.larger.Items[:0]
		p.trier = *b
		p.trier.L, p.trier.M, p.trier.squeezed = &p.larger, *m, false
		if p.drawAsked(t, &p.trier, room); !p.trier.squeezed {
			b.M = *m
			return
		}
	}
	*m = was
}

// drawAsked tells it in letters as large as they are now.
func (p *Panel) drawAsked(t *Table, b *Brush, room display.Rect) {
	defer b.Explains(len(b.L.Items))
	q, head := t.Choice.Prompt(), b.F.Head
	if q.Status == "" {
		defer b.headed(len(b.L.Items))
	}
	room = p.Lengthened(t, room)
	wide := p.widened(t.controls, b.F, room)
	room = p.besideLink(t, b, wide)
	b.low, b.least, b.whole = display.Rect{}, leastShare(t), ShowsWhole(t)
	if low := p.lower(t, wide, room); low != room {
		b.low = low
	}
	said, under, told := p.answer(t), !head.Empty(), false
	if t.lane.inPanel(t) {
		question := p.paragraphs(t, false)
		head = p.drawTurn(t, b, p.headRoom(t, b, head, question), question)
		if q.Head != t.Words(t.show.Line()) { // The ticker says that.
			p.drawQuestion(t, b, head, p.paragraphs(t, false))
		}
		return
	}
	if b.F.Low {
		if rest, both := p.drawTurnAndQuestion(t, b, room, said); both {
			b.words(rest, p.under(t, said))
			return
		}
	}
	if p.abreast {
		drawAbreast(t, b, head, room)
		return
	}
	if under && said == nil && p.bare && turnAlone(t) && !t.surprise.inPanel(t) {
		p.drawTurn(t, b, head.Around(room), nil) // Nothing stands between them.
		return
	}
	if under && said == nil && b.M.TextScale > 1 && !turnLarge(t, b, head) {
		if rest, both := p.drawTurnAndQuestion(t, b, room, said); both {
			if under := p.under(t, said); under.Height(t.Stage, rest.W, b.least) <= rest.H {
				b.words(rest, under)
			}
			return
		}
	}
	if under && said != nil && drawTurnBeforeQuestion(t, b, head) {
		b.words(room, said)
		return
	}
	if under {
		// Where that leaves the question no room, it heads the words under the buttons.
		with := besideTurn(t, b, head, room)
		if head = p.headRoom(t, b, head, with); p.turnFits(t, b, head, with) || !p.turnFits(t, b, room, underTurn(t)) {
			head = p.drawTurn(t, b, head, with)
		} else {
			room, told = p.drawTurn(t, b, room, underTurn(t)), true
		}
		if _, under = besideAnswers(t, head, false); !under && head.Y > room.Y {
			_, room = room.CutTop(head.Y - room.Y)
		}
	} else if said == nil || !p.fillsAlone(t, said[:1], room) {
		if low := p.lower(t, wide, room); !p.turnFits(t, b, room, underTurn(t)) && p.turnFits(t, b, low, underTurn(t)) {
			room, wide = low, low
		}
		if said == nil && tellRecent(t, b, room) {
			return
		}
		room = p.drawTurn(t, b, room, underTurn(t))
	}
	switch {
	case said != nil && under:
		question, _ := besideAnswers(t, head, false)
		p.drawQuestion(t, b, head, question)
		b.words(room, said)
	case said != nil:
		room = p.underLink(t, wide, room, said)
		b.words(room, p.overAnswer(t, b, room, said))
	case !under:
		room = p.underLink(t, wide, room, p.paragraphs(t, true))
		s := p.large(t, b, room)
		if q.Status == "" && b.F.Low {
			room = p.inMiddle(t, room, 0, s)
		}
		b.words(room, s)
	case q.Body == "" && q.Warn == "" && (p.head == "" || t.surprise.inPanel(t)):
		// Nothing is asked in many words: what is told keeps clear of the panel's end, where a game may show something.
		if q.Primary.ID == "" && !told {
			room.H, room.Y = room.Y+room.H-head.Y, head.Y
		}
		room.W = min(room.W, b.F.Primary.X+b.F.Primary.W-room.X)
		b.words(room, p.paragraphs(t, t.surprise.inPanel(t)))
	default:
		p.askedTogether(t, b, head, room)
	}
}

// besideAnswers are the question, with all what there is to know about it too, in letters as large as the place of the
// question beside the buttons has room for, and no smaller than in other games; it reports whether it has room there.
func besideAnswers(t *Table, head display.Rect, all bool) (s ui.Stack, fits bool) {
	s = t.Panel.paragraphs(t, all)
	s[0].Size, fits = ui.Shrink(s[0].Size, min(s[0].Size, HeadSize), func(size float64) bool {
		s[0].Size = size
		return s[:1].Height(t.Stage, head.W, 1) <= head.H
	})
	if !fits { // Large letters give way there.
		_, fits = s[:1].Share(t.Stage, head, 1)
	}
	return s, fits
}

// tellRecent tells in a high window, while nothing is asked, whose turn it is and under it what had happened before
// that which the ticker tells, the last of it; it reports whether there is anything to tell that has room.
func tellRecent(t *Table, b *Brush, room display.Rect) bool {
	p, measure := &t.Panel, t.Stage.Measure
	if !b.F.Tall || t.Choice.Prompt().Status == "" || !turnAlone(t) || t.Lesson.Hides(LogTerm) ||
		t.surprise.inPanel(t) || b.now.Title != (game.Line{}) || t.show.hushed() {
		return false
	}
	bold := display.SansBold
	turn, below := room.CutTop(measure.LineHeight(bold, b.M.Size(bold, HeadSize)) / turnMost)
	told := p.words[:0]
	for n := 1; t.log.last(t, n) != ""; n++ { // The ticker tells the last.
		told = append(told, ui.Words{Text: t.log.last(t, n), Font: display.Sans, Size: SmallSize, Ink: t.Skin.Body})
		if told.Height(t.Stage, below.W, 1) > below.H {
			told = told[:len(told)-1]
			break
		}
	}
	if p.words = told; len(told) == 0 {
		return false
	}
	slices.Reverse(told)
	told.Draw(b.L, t.Stage, below, 1)
	p.drawTurn(t, b, turn, nil)
	return true
}

// leastShare is the share of the reader's letters that words keep where all of them can be read a press away: they give
// up half of what they have grown by, and then some of them leave.
func leastShare(t *Table) float64 {
	share := ui.LeastShare(t.Stage.Metrics)
	if ShowsWhole(t) {
		share = math.Sqrt(share)
	}
	return share
}

// headRoom is the place of the question beside the buttons, as far as the first of them where whose turn it is has no
// room otherwise, or is smaller than the reader asks.
func (p *Panel) headRoom(t *Table, b *Brush, head display.Rect, with ui.Stack) display.Rect {
	if p.turnFits(t, b, head, with) && (b.M.TextScale <= 1 || turnLarge(t, b, head)) {
		return head
	}
	head.W = t.room.Frame().Text.W
	for i := range t.controls {
		if over := t.controls[i].Box.Intersect(head); !over.Empty() && over.X > head.X {
			head.W = over.X - t.Stage.Metrics.U(Gap) - head.X
		}
	}
	return head
}

// fillsAlone reports whether what answers a press has room only where nothing stands over it, not even whose turn it
// is.
func (p *Panel) fillsAlone(t *Table, said ui.Stack, room display.Rect) bool {
	line := t.Stage.Measure.LineHeight(display.SansBold, t.Stage.Metrics.Size(display.SansBold, SmallSize))
	return said.Height(t.Stage, room.W, ui.LeastShare(t.Stage.Metrics)) > room.H-line
}

// headed has the first line drawn from item n of the picture on stand for that which says whose turn it is: where only
// one person is asked, the question says it.
func (b *Brush) headed(n int) {
	for ; n < len(b.L.Items); n++ {
		if it := &b.L.Items[n]; it.Kind == display.Text {
			it.Role = display.Status
			return
		}
	}
}

// under is what stands under whose turn it is and the question in a low panel: what answers the last press, or else
// what there is to know.
func (p *Panel) under(t *Table, said ui.Stack) ui.Stack {
	if said != nil {
		return said
	}
	return p.paragraphs(t, true)[1:]
}

// drawTurnAndQuestion writes whose turn it is and the question in one line of a low panel, where both have room, and
// what is said beside. It gives what is left under them, and reports whether it wrote them.
func (p *Panel) drawTurnAndQuestion(t *Table, b *Brush, room display.Rect,
	said ui.Stack) (rest display.Rect, both bool) {
	q, bold := t.Choice.Prompt(), b.M.Font(display.SansBold)
	font := b.M.Font(cmp.Or(t.Skin.Asks, display.SansBold))
	if q.Status == "" || p.head == "" {
		return room, false
	}
	all := room
	measure, small := t.Stage.Measure, b.M.Size(bold, SmallSize)
	signed := p.signed(t)
	// Whose turn it is stays in its place, however large the question is beside it.
	usual := measure.LineHeight(font, b.M.Size(font, asks(t, HeadSize)))
	for _, design := range [...]float64{asks(t, alongSize), asks(t, questionSize), asks(t, middleSize), asks(t, HeadSize),
		HeadSize} {
		high := measure.LineHeight(font, b.M.Size(font, design))
		room := p.inMiddle(t, all, usual, p.under(t, said))
		_, line := room.CutTop((usual - high) / 2)
		line, rest := line.CutTop(high)
		turn, question := line.CutLeft(measure.Width(q.Status, bold, small) + 1)
		if signed {
			turn.W += small * (1 + turnGap)
			_, question = line.CutLeft(turn.W)
		}
		_, question = question.CutLeft(small * turnGap * 2)
		under := p.under(t, said)
		if said != nil {
			under = said[:1]
		}
		if measure.Width(p.head, font, b.M.Size(font, design)) > question.W ||
			under.Height(t.Stage, room.W, 1) > rest.H && (design != HeadSize || said != nil) {
			continue
		}
		ink := t.Skin.Turn
		if signed {
			if t.Holder.Shared() {
				ink = b.band(turn.Middle(turn.W, min(turn.H, small*bandHigh)), t.Asked())
			}
			var sign display.Rect
			sign, turn = turn.PartLeft(small, small*turnGap)
			b.Chip(sign.Square(small).SquareIn(turnSign), t.Asked())
		}
		b.L.Text(turn, q.Status, bold, small, ink, display.Left).Role = display.Status
		head := p.paragraphs(t, false)
		head[0].Size = design
		b.words(question, head)
		return rest, true
	}
	return room, false
}

// inMiddle is what a room has left from where a line so high and the words under it stand in its middle.
func (p *Panel) inMiddle(t *Table, room display.Rect, line float64, under ui.Stack) display.Rect {
	_, room = room.CutTop(max(0, room.H-line-under.Height(t.Stage, room.W, 1)) / 2)
	return room
}

// signed reports whether the sign of who is asked stands before whose turn it is: not before what was asked last, nor
// before what is said of a page that lies over the table.
func (p *Panel) signed(t *Table) bool {
	return t.Asked().Sits(len(t.Seats.Names)) && !t.Busy() && p.asking.decision == t.Decision() &&
		!overlays(t.room).Reading()
}

// drawTurn writes whose turn it is, behind the sign of who is asked, at the top of a room, or in the middle of it where
// nothing else is asked. With it other words stand in the room, under it. It gives what is left.
func (p *Panel) drawTurn(t *Table, b *Brush, room display.Rect, with ui.Stack) (rest display.Rect) {
	q := t.Choice.Prompt()
	if q.Status == "" {
		return room
	}
	design, alone, f := turnWords(t).Size, turnAlone(t), display.SansBold
	most := room.H * turnMost
	if b.M.TextScale > 1 { // In large letters it keeps a low room, or half of it, and what is asked the other.
		if most = room.H; len(with) > 0 {
			most /= 2
		}
	}
	high := min(t.Stage.Measure.LineHeight(f, b.M.Size(f, design)), most)
	line, rest := room.CutTop(high)
	if alone {
		line.Y = room.Y + (room.H-high)/2
	}
	ink, banded := t.Skin.Turn, false
	if p.signed(t) {
		if rest := line.W - high*signWide; t.Holder.Shared() && b.Fits(q.Status, f, rest) && high >= b.M.Floor(f)*bandHigh {
			size := b.M.Size(b.M.Font(f), b.Lowered(line, design))
			band := line
			band.W = high*signWide + min(rest, t.Stage.Measure.Width(q.Status, b.M.Font(f), size))
			ink, banded = b.band(band, t.Asked()), true
		}
		var sign display.Rect
		sign, line = line.PartLeft(high, high*(signWide-1))
		b.Chip(sign.SquareIn(turnSign), t.Asked())
	}
	share, tight, large := leastShare(t), !b.Fits(q.Status, f, line.W), false
	if !banded && (b.M.Grows || b.M.TextScale > 1) { // Large lines are better than one that is smaller.
		if share, large = ui.Shrink(1, share, func(share float64) bool {
			return p.wrapsTurn(t, b, room, line.W, share, with)
		}); large {
			tight = t.Stage.Measure.Width(q.Status, b.M.Font(f), b.M.Size(b.M.Font(f), design*share)) > line.W
		}
	}
	wraps := tight && (large || p.wrapsTurn(t, b, room, line.W, share, with))
	if !wraps && !b.Fits(q.Status, f, line.W) {
		b.squeezed = true
		f = display.Poster // It is narrower, and what is asked is never cut for its looks.
	}
	from := len(b.L.Items)
	if !wraps && b.Fits(q.Status, f, line.W) {
		font := b.M.Font(f)
		size := b.M.Size(font, b.Lowered(line, design))
		b.squeezed = b.squeezed || t.Stage.Measure.Width(q.Status, font, size) > line.W ||
			t.Stage.Measure.LineHeight(font, size) > line.H+1
		line.W = min(line.W, t.Stage.Measure.Width(q.Status, font, size)+1)
		b.Fit(line, q.Status, f, design, ink, display.Left)
	} else {
		p.turn = append(p.turn[:0], ui.Words{Text: q.Status, Font: f, Size: design, Ink: ink})
		b.squeezed = b.squeezed || share < 1
		if !wraps {
			share, _ = p.turn.Share(t.Stage, display.Rect{X: line.X, Y: line.Y, W: line.W, H: room.Y + room.H - line.Y}, 1)
		}
		line.H = p.turn.Height(t.Stage, line.W, share)
		if wraps && alone {
			line.Y = room.Y + (room.H-line.H)/2
		}
		p.turn.Draw(b.L, t.Stage, line, share)
		_, rest = room.CutTop(line.Y + line.H - room.Y)
	}
	for i := range b.L.Items[from:] {
		b.L.Items[from+i].Role = display.Status
	}
	return rest
}

// wrapsTurn reports whether whose turn it is has room in lines of the usual face over other words, all in letters of
// that share of their size.
func (p *Panel) wrapsTurn(t *Table, b *Brush, room display.Rect, wide, share float64, with ui.Stack) bool {
	high := ui.Stack{turnWords(t)}.Height(t.Stage, wide, share)
	_, rest := room.CutTop(high)
	_, fits := b.parted(rest, with, share)
	return fits && high <= room.H
}

// underTurn is all that stands under whose turn it is, where both stand in one room: what answers the last press, or
// else what is asked.
func underTurn(t *Table) ui.Stack {
	if answer := t.Panel.answer(t); answer != nil {
		return answer[:1]
	}
	return t.Panel.paragraphs(t, true)
}

// besideTurn is what stands beside the buttons, under whose turn it is: the question, unless it heads what there is to
// know in a room under the buttons.
func besideTurn(t *Table, b *Brush, head, room display.Rect) ui.Stack {
	p := &t.Panel
	if p.head == "" || b.M.TextScale > 1 && p.answer(t) == nil {
		if _, half := head.CutTop(head.H / 2); p.head == "" || headsUnder(t, b, half, room) {
			return nil
		}
	}
	return p.paragraphs(t, false)
}

// turnFits reports whether whose turn it is has room in the usual face, in one line or over other words.
func (p *Panel) turnFits(t *Table, b *Brush, room display.Rect, with ui.Stack) bool {
	turn := turnWords(t)
	high, wide := t.Stage.Measure.LineHeight(turn.Font, b.M.Size(turn.Font, turn.Size)), room.W
	if p.signed(t) {
		wide -= high * signWide
	}
	font := b.M.Font(turn.Font)
	size := b.M.Floor(font)
	if b.M.TextScale > 1 {
		size = b.M.Size(font, turn.Size*leastShare(t))
	}
	return t.Stage.Measure.Width(turn.Text, font, size) <= wide && high <= room.H ||
		p.wrapsTurn(t, b, room, wide, leastShare(t), with)
}

// turnLarge reports whether whose turn it is has room in one line of a place, as large as the reader asks.
func turnLarge(t *Table, b *Brush, place display.Rect) bool {
	turn := turnWords(t)
	font := b.M.Font(turn.Font)
	size := b.M.Size(font, turn.Size)
	return t.Stage.Measure.Width(turn.Text, font, size)+size*signWide <= place.W && size <= place.H*turnMost
}

// turnWords say whose turn it is.
func turnWords(t *Table) ui.Words {
	w := ui.Words{Text: t.Choice.Prompt().Status, Font: display.SansBold, Size: SmallSize, Ink: t.Skin.Turn}
	if turnAlone(t) {
		w.Size = HeadSize
	}
	return w
}

// turnAlone reports whether the panel says nothing but whose turn it is.
func turnAlone(t *Table) bool {
	q := t.Choice.Prompt()
	return !t.Answers() && t.Panel.head == "" && q.Body == "" && q.Warn == ""
}

// band lies under whose turn it is, in the colour of a seat, where several persons share the screen: it says which of
// them is asked, also where the question has passed to the next without a curtain. It gives the ink that is read on it.
func (b *Brush) band(line display.Rect, seat game.Seat) display.Colour {
	b.L.Fill(line.Inset(-line.H*bandPad), theme.SeatColours[seat], line.H*bandRound)
	return theme.SeatInk(int(seat))
}

// headline is the question, unless the line that says whose turn it is says it already, or the ticker does while
// nothing is asked.
func (p *Panel) headline(t *Table) string {
	q := t.Choice.Prompt()
	if p.bare && q.Head == t.Words(t.show.Line()) {
		return ""
	}
	return q.HeadAloud()
}

// answer is what answers the last press, or refuses it, nil for nothing: its first sentence stays, of those that
// explain it the last go first.
func (p *Panel) answer(t *Table) ui.Stack {
	first := ui.Words{Font: display.SansBold, Size: BodySize, Ink: t.Skin.Warn}
	if t.Answer.Good() {
		first.Font, first.Ink = display.Sans, t.Skin.Told
	}
	p.said = p.said[:0]
	for i, sentence := range t.Answer.Sentences() {
		w := first
		if w.Text = sentence; i > 0 {
			w.Goes = 1
		}
		p.said = append(p.said, w)
	}
	if why := t.Page.Refusal(); len(p.said) == 0 && why != "" && !p.trying {
		first.Text = why
		p.said = append(p.said, first)
	}
	if len(p.said) == 0 {
		return nil
	}
	return p.said
}

// asks is the size of a question that has that size in the usual face.
func asks(t *Table, design float64) float64 {
	m, grow := t.Stage.Metrics, t.Skin.AsksGrow
	if grow == 0 || m.Font(t.Skin.Asks) != t.Skin.Asks {
		return design
	}
	return m.Size(display.SansBold, design) * grow / m.U(max(1, m.TextScale))
}

// paragraphs are the question and, with all, what there is to know about it: the question stays, a warning makes way
// last, and of what explains the last lines go first.
func (p *Panel) paragraphs(t *Table, all bool) ui.Stack {
	q, skin := t.Choice.Prompt(), t.Skin
	p.words = append(p.words[:0],
		ui.Words{Text: p.head, Font: cmp.Or(skin.Asks, display.SansBold), Size: asks(t, HeadSize), Ink: skin.Head})
	if !all {
		return p.words
	}
	p.words = append(p.words, ui.Words{Text: q.Warn, Font: display.SansBold, Size: BodySize, Ink: skin.Warn, Goes: 1})
	for text := range strings.SplitSeq(q.Body, "\n") {
		p.words = append(p.words, ui.Words{Text: text, Font: display.Sans, Size: SmallSize, Ink: skin.Body, Goes: 2})
	}
	if t.surprise.inPanel(t) {
		p.words = append(p.words, reason(t, t.surprise.shown))
	}
	return p.words
}

// large are all paragraphs with the question in the letters of a headline, where the room has place for that; or where
// it has no place for all of them whatever the size, and the question is worth more.
func (p *Panel) large(t *Table, b *Brush, room display.Rect) ui.Stack {
	s := p.paragraphs(t, true)
	for design := max(t.Skin.AsksMost, questionSize); ; design = max(design-questionStep, HeadSize) {
		s[0].Size = asks(t, design)
		if _, fits := b.parted(room, s, 1); fits {
			return s
		}
		if design == HeadSize {
			break
		}
	}
	if _, fits := b.parted(room, s, leastShare(t)); !fits && s[1].Text == "" {
		if s[0].Size = asks(t, questionSize); s[:1].Height(t.Stage, room.W, 1) > room.H {
			s[0].Size = asks(t, HeadSize)
		}
	}
	return s
}

// overAnswer is an answer to a press with the question over it, where that is still to be decided. Beside a refusal the
// question has no room where it would have to be smaller; beside an answer that it should be read with, both become
// smaller, as far as they stay in their usual face.
func (p *Panel) overAnswer(t *Table, b *Brush, room display.Rect, said ui.Stack) ui.Stack {
	s := append(p.paragraphs(t, false), said...)
	p.words = s
	fits := func() bool {
		_, fits := b.parted(room, s, 1)
		return fits
	}
	if !t.Answer.Good() || !t.Choice.Prompt().Keeps {
		if t.Answer.Good() || room.H < t.room.Frame().Text.H || !fits() {
			return s[1:]
		}
		return s
	}
	if !fits() {
		s[0].Size = BodySize
		for i := range s[1:] {
			s[1+i].Size = SmallSize
		}
		if _, fits := b.parted(room, s, leastShare(t)); !fits {
			return s[1:]
		}
	}
	return s
}

// words sets paragraphs in one box, all as much smaller as there is need, and leaves out what has no room even then.
func (b *Brush) words(room display.Rect, s ui.Stack) { b.wordsUpTo(room, s, 1) }

// wordsUpTo does it with letters of at most that share of their sizes. What has no room in the box goes on under the
// way to a rule; letters become smaller, and then narrow, only where that is no room either. No words stand beyond the
// buttons: one text is read in one place.
func (b *Brush) wordsUpTo(room display.Rect, s ui.Stack, most float64) {
	st := b.view.Stage
	s = slices.DeleteFunc(s, func(w ui.Words) bool { return w.Text == "" })
	var in parts
	share, fits := ui.Shrink(most, min(most, b.least), func(share float64) (fits bool) {
		in, fits = b.parted(room, s, share)
		return fits
	})
	if fits {
		b.squeezed = b.squeezed || share < most
		s[:in.first].Draw(b.L, st, in.room, share)
		s[in.first:].Draw(b.L, st, b.low, share)
		return
	}
	b.squeezed = true
	s = s.Fitted(st, room, b.least, b.whole)
	if share, fits = s.Share(st, room, most); !fits {
		// Narrow letters are better than some that lie elsewhere.
		for i := range s {
			s[i].Font = display.Poster
		}
		share, _ = s.Share(st, room, most)
	}
	s.Draw(b.L, st, room, share)
}

// parts are how paragraphs stand in the panel: the first of them in a room, the others in what is low there.
type parts struct {
	room  display.Rect
	first int
}

// parted parts paragraphs among a room and what is low there; ok reports that all have room so, in letters of that
// share of their sizes.
func (b *Brush) parted(room display.Rect, s ui.Stack, share float64) (in parts, ok bool) {
	fits := func(s ui.Stack, room display.Rect) bool {
		return len(s) == 0 || !room.Empty() && s.Height(b.view.Stage, room.W, share) <= room.H
	}
	if fits(s, room) {
		return parts{room, len(s)}, true
	}
	beside, _ := room.CutTop(b.low.Y - room.Y)
	for first := len(s) - 1; first > 0 && !b.low.Empty() && beside.H > 0; first-- {
		if fits(s[:first], beside) && fits(s[first:], b.low) {
			return parts{beside, first}, true
		}
	}
	return parts{}, false
}

// askedTogether sets the question beside the buttons, and what there is to know under them, in letters no larger than
// the question's; where the question has no room there, or would become larger under the buttons too, it heads those
// words there.
func (p *Panel) askedTogether(t *Table, b *Brush, head, room display.Rect) {
	s, _ := besideAnswers(t, head, true)
	if headsUnder(t, b, head, room) {
		b.words(room, s)
		return
	}
	beside, _ := s[:1].ShareFrom(b.least, t.Stage, head, 1)
	p.drawQuestion(t, b, head, s[:1])
	most := 1.0
	if s[0].Text != "" {
		most = min(1, beside*HeadSize/BodySize)
	}
	b.wordsUpTo(room, s[1:], most)
}

// headsUnder reports whether the question heads what there is to know in a room under the buttons: it has no room
// beside them, or is larger there.
func headsUnder(t *Table, b *Brush, head, room display.Rect) bool {
	s, _ := besideAnswers(t, head, true)
	beside, has := s[:1].ShareFrom(b.least, t.Stage, head, 1)
	under, fits := s.ShareFrom(b.least, t.Stage, room, 1)
	return !has || under > beside && fits
}

// drawQuestion sets the head in the middle of its place beside the buttons.
func (p *Panel) drawQuestion(t *Table, b *Brush, room display.Rect, head ui.Stack) {
	share, fits := head.Share(t.Stage, room, 1)
	b.squeezed = b.squeezed || share < 1 || !fits
	_, room = room.CutTop(max(0, room.H-head.Height(t.Stage, room.W, share)) / 2)
	head.Draw(b.L, t.Stage, room, share)
}

// reason is why something surprising has happened, as it stands under what there is to know about the question.
func reason(t *Table, s *lessons.Surprise) ui.Words {
	return ui.Words{Text: t.Say(s.Says), Font: display.Sans, Size: SmallSize, Ink: t.Skin.Told, Goes: 3}
}

// fits reports whether words have room in the panel in letters of that share of their size.
func (p *Panel) fits(t *Table, s ui.Stack, share float64) bool {
	room := textRoomOf(t.room)
	if t.Choice.Prompt().Status != "" && t.room.Frame().Head.Empty() {
		room.H -= t.Stage.Measure.LineHeight(display.SansBold, t.Stage.Metrics.Size(display.SansBold, SmallSize))
	}
	return s.Height(t.Stage, room.W, share) <= room.H
}

// Answers reports whether the panel answers a press, or explains what is surprising: that has its place there.
func (t *Table) Answers() bool { return t.Panel.answer(t) != nil || t.surprise.inPanel(t) }

// AsksIn reports whether nothing but the question stands in the panel, and it has room in a part of it with all that
// there is to know about it.
func (t *Table) AsksIn(room display.Rect) bool {
	p := &t.Panel
	if p.answer(t) != nil || p.ruled(t) || t.surprise.comes(t) {
		return false
	}
	turn := turnWords(t)
	line := t.Stage.Measure.LineHeight(turn.Font, t.Stage.Metrics.Size(turn.Font, turn.Size))
	high := ui.Stack{turn}.Height(t.Stage, room.W-line*signWide, 1)
	return high+p.paragraphs(t, true).Height(t.Stage, room.W, 1) <= room.H
}
