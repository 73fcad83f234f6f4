package tabletop

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// speech is something that is said over the table: what a lesson tells, why something surprising has happened, or what
// one of the cast remarks. One thing is said at a time, in the lane. The board makes as much room as a lesson needs: so
// that covers nothing.
type speech struct {
	// text is what is said, foot the line beside or under it.
	text, foot string
	font       display.Font
	edge       display.Colour
	// part is the part of the table that speaks, or is spoken of; empty for none.
	part display.Rect
	// who speaks, one of those who play, has its sign before what it says.
	who game.Seat
}

// lane says it.
type lane struct {
	// words are those that are being laid out.
	words ui.Stack
	// lit is room for the one thing that is to be pressed next in a lesson.
	lit [1]string
}

// said is what is said now, without text for nothing. A peak has the table to itself, but for what a lesson tells of
// it, and so has a page that is read.
func (k *lane) said(t *Table) (s speech) {
	waits := t.show.peaking().Kind != 0 || overlays(t.room).Reading()
	switch c := t.Lesson.Course; {
	case c != nil && c.Beat() != nil:
		return k.taught(t, c, c.Beat())
	case waits:
	case t.surprise.shown != nil:
		if s = speechOf(t, t.surprise.shown); !k.fits(t, s) {
			return speech{}
		}
	case t.remarks.speaker != match.NoSeat && t.surprise.next == nil: // What explains comes first.
		if part := t.room.Place(t.remarks.speaker); !part.Empty() {
			s = speech{text: t.remarks.text, font: t.Skin.Font, edge: t.Skin.Sheet.Ground, part: part, who: t.remarks.speaker}
			if whole, fits := k.set(t, &s); !fits || whole.share < 1 && t.Stage.Metrics.TextScale > 1 {
				named := s.text
				s.text = t.remarks.line // Its sign says who speaks.
				switch alone, room := k.set(t, &s); {
				case !fits && !room:
					return speech{}
				case fits && alone.share <= whole.share:
					s.text = named
				}
			}
		}
	}
	return s
}

// inPanel reports whether a lesson speaks under the buttons of the panel. What answers a press comes first there.
func (k *lane) inPanel(t *Table) bool {
	c := t.Lesson.Course
	return t.room.Frame().SpeaksUnder() && c != nil && c.Beat() != nil && t.Panel.answer(t) == nil
}

// draw draws what is said.
func (k *lane) draw(t *Table, l *display.List) {
	s := k.said(t)
	if c := t.Lesson.Course; c != nil && c.Beat() != nil {
		s.part = k.light(t, l, c.Beat().Lights)
	}
	if s.text != "" && (!t.room.Frame().SpeaksUnder() || k.inPanel(t)) {
		k.speak(t, l, s)
	}
}

// taught is what a lesson says in a beat.
func (k *lane) taught(t *Table, c *lessons.Course, beat *lessons.Beat) speech {
	n, of := c.Number()
	return speech{text: t.Say(beat.Says), foot: t.Say("lesson.count", game.Number(n), game.Number(of)),
		font: display.SansBold, edge: theme.Focus, who: match.NoSeat}
}

// high is the height that the lane needs for a lesson, 0 where there is none: that of the longest thing which it tells,
// so that the table stays where it is, but no more than a part of the screen, in which letters shrink. Large letters
// shrink for that too, so that the cards of which it tells do not: they grow by a part of what the reader asks.
func (k *lane) high(t *Table) (high float64) {
	c, m := t.Lesson.Course, t.Stage.Metrics
	if c == nil || c.Free() || t.shown == Scoring {
		return 0
	}
	share := math.Pow(ui.LeastShare(m), speechGives)
	for i := range c.Lesson.Beats {
		said := k.taught(t, c, &c.Lesson.Beats[i])
		words, wide, _ := k.layWords(t, &said, k.wide(t))
		high = max(high, (words.Height(t.Stage, wide, share)+2*m.U(speechPad))/(1-2*laneFree))
	}
	return min(high, m.H*speechShare)
}

// fits reports whether what is said has room in one line of the lane, in letters no smaller than a note's.
func (k *lane) fits(t *Table, s speech) bool {
	m := t.Stage.Metrics
	f, small := m.Font(s.font), m.Font(display.Sans)
	words := t.Stage.Measure.Width(s.text, f, m.Size(f, SmallSize))
	foot := t.Stage.Measure.Width(s.foot, small, m.Size(small, SmallSize))
	return words+foot+3*m.U(speechPad) <= t.room.Frame().Lane.W
}

// wide is how wide what is said is at most: as wide as a line may be to be read easily, or as the screen, where that is
// so low that lines count.
func (k *lane) wide(t *Table) float64 {
	m, f := t.Stage.Metrics, t.room.Frame()
	room := f.Screen.W - 2*m.U(Margin)
	if f.Tall || m.H < short {
		return room
	}
	return min(room*speechWide, m.Size(display.Sans, BodySize)*speechLetters)
}

// layWords lays out what is said in a width: its words, and how wide they and their foot are. Beside tells that the
// words take one line and the foot has room beside it; else it is the last of them: beside several lines it would stand
// in the middle of a sentence.
func (k *lane) layWords(t *Table, s *speech, wide float64) (words ui.Stack, inner, beside float64) {
	m, skin := t.Stage.Metrics, t.Skin
	pad := m.U(speechPad)
	inner = wide - 2*pad
	f := m.Font(s.font)
	oneLine := func(design, wide float64) bool { return t.Stage.Measure.Width(s.text, f, m.Size(f, design)) <= wide }
	foot := 0.0
	if s.foot != "" {
		small := m.Font(display.Sans)
		foot = t.Stage.Measure.Width(s.foot, small, m.Size(small, SmallSize)) + 1
	}
	words = append(k.words[:0], ui.Words{Text: s.text, Font: s.font, Size: HeadSize, Ink: skin.Sheet.Text})
	switch {
	case foot > 0 && oneLine(BodySize, inner-foot-pad):
		inner, beside = inner-foot-pad, foot
	case foot > 0:
		words = append(words, ui.Words{Text: s.foot, Font: display.Sans, Size: SmallSize, Ink: skin.Sheet.Note})
	}
	if !oneLine(HeadSize, inner) {
		words[0].Size = BodySize
	}
	k.words = words
	return words, inner, beside
}

// setting is what is said as it lies in the lane: its words, at a share of their sizes, as wide as that, behind the
// sign of who speaks and before a foot of that width, in a box.
type setting struct {
	words                     ui.Stack
	share, sign, beside, wide float64
	box                       display.Rect
}

// set sets what is said, in a low lane in small plain letters where others have no room, and reports whether it has
// room.
func (k *lane) set(t *Table, s *speech) (on setting, fits bool) {
	m, lane := t.Stage.Metrics, t.room.Frame().Lane
	pad, most, free := m.U(speechPad), lane.W, lane.H*(1-2*laneFree)
	if t.Speech > 0 {
		most = min(most, k.wide(t))
	}
	if s.who.Sits(len(t.Seats.Names)) {
		on.sign = m.Size(s.font, HeadSize) * (1 + turnGap)
	}
	words, inner, beside := k.layWords(t, s, most-on.sign)
	share, fits := words.Share(t.Stage, display.Rect{W: inner, H: free - pad}, 1)
	if !fits || share < 1 && m.TextScale > 1 { // It may lie close to the edges.
		share, fits = words.Share(t.Stage, display.Rect{W: inner, H: free}, 1)
	}
	if !fits && t.Speech == 0 {
		for i := range words {
			words[i].Font, words[i].Size = display.Sans, SmallSize
		}
		free = lane.H
		share, fits = words.Share(t.Stage, display.Rect{W: inner, H: free - pad/2}, 1)
	}
	on.words, on.share, on.beside, on.wide = words, share, beside, words.Wide(t.Stage, inner, share)+1
	if s.foot != "" && t.room.Frame().Tall { // What goes on by steps has one width and one place for all of them.
		on.wide = inner
	}
	x := lane.X + lane.W/2
	if !s.part.Empty() {
		x, _ = s.part.Centre()
	}
	on.box = display.Rect{W: on.wide + most - inner, H: min(free, words.Height(t.Stage, on.wide, share)+2*pad)}
	on.box.X, on.box.Y = max(lane.X, min(x-on.box.W/2, lane.X+lane.W-on.box.W)), lane.Y+(lane.H-on.box.H)/2
	return on, fits
}

// speak lays what is said into the lane as near as may be to the part of the table that speaks or is spoken of, with a
// tip towards that.
func (k *lane) speak(t *Table, l *display.List, s speech) {
	m, from := t.Stage.Metrics, len(l.Items)
	pad := m.U(speechPad)
	on, _ := k.set(t, &s)
	words, share, sign, beside, wide, box := on.words, on.share, on.sign, on.beside, on.wide, on.box
	if !t.room.Frame().SpeaksUnder() { // Between words and buttons is no room for paper.
		k.tip(t, l, box, s.part)
	}
	paper := l.Fill(box, t.Skin.Sheet.Ground, m.U(ui.Radius))
	paper.Shadow, paper.Speaks = m.U(10), true
	l.Border(box, s.edge, m.U(ui.Radius), max(2, m.U(3)))
	in := box.Narrowed(pad)
	chip, in := in.CutLeft(sign)
	if sign > 0 {
		f := t.room.Frame()
		b, at := t.Brush(l, f), chip.Square(sign/(1+turnGap)).Moved(-sign*turnGap/2, 0)
		if face, known := b.Likeness(s.who); known && f.Lane == f.Ticker { // It stands away from who says it.
			b.L.Card(at.Inset(-m.U(2)), face)
		} else {
			b.sign(at, s.who)
		}
	}
	foot, in := in.CutRight(beside)
	high := words.Height(t.Stage, wide, share)
	words.Draw(l, t.Stage, in.Middle(in.W, high), share)
	if beside > 0 {
		ui.Line(l, t.Stage, foot, s.foot, display.Sans, SmallSize, t.Skin.Sheet.Note, display.Right)
	}
	(&Brush{L: l}).Explains(from)
}

// tip has paper point at what speaks or is spoken of, where that is near: what lies far off has an edge around it, and
// paper that ends in the middle of the way points at nothing.
func (k *lane) tip(t *Table, l *display.List, box, part display.Rect) {
	m := t.Stage.Metrics
	long, wide := m.U(tipLong), m.U(tipWide)
	x, y := part.Centre()
	y = max(box.Y+2*wide, min(box.Y+box.H-2*wide, y))
	x = max(box.X+2*wide, min(box.X+box.W-2*wide, x))
	tip := display.Item{Kind: display.Scrap, Colour: t.Skin.Sheet.Ground}
	switch {
	case part.Empty(), part.Inset(-tipReach * long).Intersect(box).Empty():
		return
	case part.Y+part.H <= box.Y:
		tip.Box, tip.Corners = display.Rect{X: x - wide, Y: box.Y - long, W: 2 * wide, H: long},
			[4][2]float32{{0.5, 0}, {0.5, 0}, {1, 1}, {0, 1}}
	case part.Y >= box.Y+box.H:
		tip.Box, tip.Corners = display.Rect{X: x - wide, Y: box.Y + box.H, W: 2 * wide, H: long},
			[4][2]float32{{0, 0}, {1, 0}, {0.5, 1}, {0.5, 1}}
	case part.X+part.W <= box.X:
		tip.Box, tip.Corners = display.Rect{X: box.X - long, Y: y - wide, W: long, H: 2 * wide},
			[4][2]float32{{0, 0.5}, {1, 0}, {1, 1}, {0, 0.5}}
	default:
		tip.Box, tip.Corners = display.Rect{X: box.X + box.W, Y: y - wide, W: long, H: 2 * wide},
			[4][2]float32{{0, 0}, {1, 0.5}, {1, 0.5}, {0, 1}}
	}
	l.Add(tip)
}

// light puts an edge around what is spoken of, or around what is to be pressed next of a move that has been begun; it
// gives the box around all of it, empty for nothing.
func (k *lane) light(t *Table, l *display.List, lights []string) (all display.Rect) {
	m, drawn := t.Stage.Metrics, len(l.Items)
	if next := t.Lesson.Wanted(); next != "" {
		k.lit[0] = next
		lights = k.lit[:]
	}
	for _, id := range lights {
		box := k.lightOn(t, l.Items[:drawn], id)
		if box.Empty() {
			continue
		}
		wide := max(3, m.U(lightWide))
		edge := clearOf(t, l.Items[:drawn], box, wide)
		l.Border(edge.Inset(-wide), theme.GroundColour, m.U(ui.Radius)+wide, wide)
		l.Border(edge, theme.Focus, m.U(ui.Radius), wide)
		all = all.Around(edge)
	}
	return all
}

// clearOf is where the edge around a box stands, as wide as that: two widths away from it, or nearer, where need be in
// it, so that neither the edge nor the dark line around it lies on words beside the box.
func clearOf(t *Table, items []display.Item, box display.Rect, wide float64) display.Rect {
	left, top, right, bottom := 2*wide, 2*wide, 2*wide, 2*wide
	for i := range items {
		it := &items[i]
		if it.Kind != display.Text || it.Text == "" || it.Box.Intersect(box.Inset(-3*wide)).Empty() {
			continue
		}
		ink := it.Box.Middle(it.Box.W, min(it.Box.H, it.Size))
		ink.W = t.Stage.Measure.Width(it.Text, it.Font, it.Size)
		switch it.Align {
		case display.Middle:
			ink.X += (it.Box.W - ink.W) / 2
		case display.Right:
			ink.X += it.Box.W - ink.W
		}
		if ink.Intersect(box.Inset(-3*wide)).Empty() || box.Contains(ink.Centre()) {
			continue
		}
		// The side on which it stands gives way, that of the most room where it stands at a corner.
		sides := [...]float64{box.Y - ink.Y - ink.H, ink.Y - box.Y - box.H, box.X - ink.X - ink.W, ink.X - box.X - box.W}
		most := slices.Index(sides[:], slices.Max(sides[:]))
		out := [...]*float64{&top, &bottom, &left, &right}[most]
		*out = max(-wide, min(*out, sides[most]-wide-0.5))
	}
	return display.Rect{X: box.X - left, Y: box.Y - top, W: box.W + left + right, H: box.H + top + bottom}
}

// lightOn is the box of what can be pressed by that id, or of the part of that term, the n-th where the id ends in
// "#n".
func (k *lane) lightOn(t *Table, items []display.Item, id string) display.Rect {
	if c := ui.Find(t.controls, id); c != nil {
		return c.Box
	}
	term, n := id, 0
	if at := strings.IndexByte(id, '#'); at >= 0 {
		term = id[:at]
		n, _ = strconv.Atoi(id[at+1:])
	}
	for i := range items {
		if items[i].Kind == display.Named && items[i].Face.Term == term {
			if n == 0 {
				return items[i].Box
			}
			n--
		}
	}
	return display.Rect{}
}

// Recite says again what is asked and how the last press was answered, for whom the computer plays, what lies in the
// own hand while it is open, and what has the focus.
func (t *Table) Recite() bool {
	q := t.Choice.Prompt()
	why := t.Answer.Text()
	if why == "" {
		why = t.Page.Refusal()
	}
	t.Stage.Announce(stage.ReadOut, stage.Sentences(why, q.Status, q.HeadAloud(), q.Warn,
		strings.ReplaceAll(q.Body, "\n", " ")))
	for seat := range game.Seat(len(t.Seats.Names)) {
		if t.Seats.Given(seat) {
			t.Stage.Announce(stage.ReadOut, t.Say("seats.played", game.SeatName(seat),
				game.Word(match.LevelKeys[t.Seats.Level(seat)])))
		}
	}
	for _, text := range t.Held() {
		t.Stage.Announce(stage.OwnHand, text)
	}
	if _, ring, _ := t.Page.State(t.Page.Focused()); ring {
		t.Stage.Announce(stage.ReadOut, t.Page.Spoken(t.Stage, t.controls))
	}
	return true
}

// Recite leaves it to the page: all that counts stands there.
func (s *Score) Recite() bool { return false }

// markSecret marks all controls that tell what only the holder of an open hand may know: all but those that are the
// same whatever is in it.
func (p *Panel) markSecret(t *Table, cs []ui.Control) {
	if !t.Holder.Privately() {
		return
	}
	for i := range cs {
		b := &cs[i]
		switch b.ID {
		case "peek", "continue", "pause", "rules", "log", shutID, "mute", "menu", match.HintID:
			continue
		}
		b.Secret = true
		switch {
		case b.Public != "":
		case b.Role == display.CardRole && strings.HasPrefix(b.ID, "hand:"):
			b.Public = t.Say("voice.card.own")
		case b.Role == display.CardRole:
			b.Public = t.Say("voice.card.table")
		case b.Primary || b.ID == t.Choice.Prompt().Primary.ID:
			b.Public = t.Say("voice.button.main")
		default:
			b.Public = ui.RoleAloud(t.Stage, b.Role)
		}
	}
}

// speaker is whose deed a line tells: the first seat that it names, Public where it names none.
func speaker(l game.Line) game.Seat {
	if all := l.Seats(); len(all) > 0 {
		return all[0]
	}
	return game.Public
}

// Heading is what the pause is called aloud.
func (p *pause) Heading() string { return p.Say("table.pause.head") }
