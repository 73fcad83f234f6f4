package tabletop

import (
	"cmp"
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// beside reports whether list and reasons have room side by side.
func (s *whyPage) beside() bool {
	m := s.Stage.Metrics
	return ui.Content(m).W >= whyBeside*m.Size(display.Sans, ui.BodySize)
}

// panels are where the list and the reasons stand; each has the page to itself where they do not stand side by side.
func (s *whyPage) panels() (list, prose display.Rect) {
	m := s.Stage.Metrics
	room := ui.Content(m)
	room.W -= m.U(whyBar)
	if !s.beside() {
		return room, room
	}
	list, prose = room.CutLeft(room.W * whyShare)
	_, prose = prose.CutLeft(2 * m.U(whyBar))
	return list, prose
}

// layList gives each line of the list a row: heads, what happened, and the decisions, which can be pressed.
func (s *whyPage) layList() *ui.Sheet {
	st := s.Stage
	if s.deeds == nil || s.spoken != st.Lang {
		s.deeds, s.spoken = deeds(s.Match, s.chapters, s.decisions), st.Lang
	}
	list, _ := s.panels()
	p := prose{s, &ui.Sheet{Panel: list}}
	for i := range s.deeds {
		d := &s.deeds[i]
		switch {
		case d.head:
			p.head(d.text)
		case d.decision < 0:
			p.words(d.text, display.Sans, SmallSize, theme.Secondary, whyRow)
		default:
			s.layDecision(p.sheet, d)
		}
	}
	if len(s.decisions) == 0 {
		p.words(s.Say("why.nobody"), display.Sans, ui.BodySize, theme.TextColour, whyPart)
	}
	return p.sheet
}

// layDecision is the row of a decision: the computer's sign, and what it did.
func (s *whyPage) layDecision(all *ui.Sheet, d *deed) {
	st := s.Stage
	m := st.Metrics
	pad, side := m.U(whyPad), m.Size(display.Sans, ui.BodySize)
	wide := all.Panel.W - side - 3*pad
	text := ui.ParagraphHeight(st, wide, d.text, display.Sans, ui.BodySize) + 1
	high := max(text+pad, ui.TargetHeight(m))
	r, box := all.Add(high, m.U(whyRow))
	ground, ink := theme.Raised, theme.TextColour
	if d.decision == s.chosen {
		ground, ink = theme.Brass, theme.FocusInner
	}
	r.List.Fill(box, ground, m.U(ui.Radius))
	sign := display.Rect{X: box.X + pad, Y: box.Y + (box.H-side)/2, W: side, H: side}
	s.sign(&r.List, sign, d.seat)
	place := display.Rect{X: box.X + side + 2*pad, Y: box.Y + (box.H-text)/2, W: wide, H: text}
	ui.Paragraph(&r.List, st, place, d.text, display.Sans, ui.BodySize, ink, display.Left)
	r.Controls = []ui.Control{{
		ID: s.idOf(d.decision), Label: d.text, Role: display.Choice, Checked: d.decision == s.chosen, Quiet: true, Box: box,
	}}
}

// sign is a seat's, with the outline that stands out on any ground.
func (s *whyPage) sign(l *display.List, box display.Rect, seat game.Seat) {
	l.Fill(box.Inset(-box.H*whyRim), theme.GroundColour, box.H)
	l.Symbol(box.Inset(box.H*whyRim), theme.SeatShapes[seat], theme.SeatColours[seat])
}

// prose lays out what is told of a decision, from the top down.
type prose struct {
	s     *whyPage
	sheet *ui.Sheet
}

// words adds a paragraph, each line a row of its own, so that it scrolls line by line.
func (p *prose) words(text string, f display.Font, size float64, ink display.Colour, gap float64) {
	p.sheet.Words(p.s.Stage, text, f, size, ink, gap, whyLine)
}

// link adds what opens a page.
func (p *prose) link(c ui.Control) {
	st := p.s.Stage
	r, box := p.sheet.Add(ui.TargetHeight(st.Metrics), st.Metrics.U(whyRow))
	c.Box = box
	c.Box.W = min(box.W, ui.Need(st, &c))
	r.Controls = []ui.Control{c}
}

// head adds the name of a part.
func (p *prose) head(text string) { p.words(text, display.SansBold, ui.BodySize, theme.Brass, whyPart) }

// layReasons tells who decided, what it knew, what it weighed and what it feared.
func (s *whyPage) layReasons() *ui.Sheet {
	_, panel := s.panels()
	p := prose{s, &ui.Sheet{Panel: panel}}
	if s.chosen < 0 {
		return p.sheet
	}
	d := &s.decisions[s.chosen]
	p.words(s.Say("character.plays", game.SeatName(d.Seat), game.Word(match.LevelKeys[d.Player.Level])), display.SansBold,
		HeadSize, theme.TextColour, 0)
	p.words(s.textOf(s.chosen), display.Sans, ui.BodySize, theme.TextColour, whyRow)
	if s.seek != nil || s.Desk.Watch != nil {
		p.link(ui.Control{ID: watchID, Label: s.Say("why.watch"), Icon: display.IconFilm, Role: display.Link})
	}
	thought, known := s.answers[s.chosen]
	if !known {
		p.words(s.Say("why.thinking"), display.Sans, ui.BodySize, theme.Secondary, whyPart)
		return p.sheet
	}
	s.explain(&p, d, thought)
	return p.sheet
}

// textOf is what the list says of a decision.
func (s *whyPage) textOf(decision int) string {
	s.sheet()
	for i := range s.deeds {
		if s.deeds[i].decision == decision {
			return s.deeds[i].text
		}
	}
	return ""
}

// explain adds the reasons.
func (s *whyPage) explain(p *prose, d *record.Decision, thought *bots.Thought[string]) {
	reader := s.Reader()
	if thought.Move != d.Text {
		p.words(s.Say(s.otherwise(d), game.SeatName(d.Seat)), display.Sans, ui.BodySize, theme.Alert, whyPart)
	}
	if !s.beside() {
		p.weighed(d, thought) // Where there is room for little, what was done comes first.
	}
	if len(thought.Knew) > 0 {
		p.head(s.Say("why.knew"))
		for _, l := range thought.Knew {
			p.words(reader.Say(l), display.Sans, ui.BodySize, theme.TextColour, whyRow)
		}
	}
	if s.beside() {
		p.weighed(d, thought)
	}
	if thought.Feared.Says != (game.Line{}) {
		p.head(s.Say("why.feared"))
		p.words(reader.Say(thought.Feared.Says), display.Sans, ui.BodySize, theme.TextColour, whyRow)
	}
	if thought.Work > 1 {
		p.words(s.Say("why.work", game.Number(thought.Work)), display.Sans, SmallSize, theme.Secondary, whyPart)
	}
}

// otherwise is the key of what is said of a move that the computer would not make now: versions are spoken of only
// where the record names another one.
func (s *whyPage) otherwise(d *record.Decision) string {
	switch {
	case s.Desk.Course != nil:
		return "why.lesson"
	case record.OpponentsAt(s.Notes(), d.Move) != bots.Version:
		return "why.older"
	}
	return "why.other"
}

// weighedKeys head the options by their scale.
var weighedKeys = [...]string{bots.Wins: "why.weighed.wins", bots.Points: "why.weighed.points",
	bots.Liking: "why.weighed.liking"}

// weighed tells of all that was weighed, the best first, what of it was left out, and why the best was not taken.
func (p *prose) weighed(d *record.Decision, thought *bots.Thought[string]) {
	if len(thought.Options) < 2 {
		p.words(p.s.Say("why.habit"), display.Sans, ui.BodySize, theme.Secondary, whyPart)
		return
	}
	p.head(p.s.Say(weighedKeys[thought.Scale]))
	options := slices.Clone(thought.Options)
	slices.SortStableFunc(options, func(a, b bots.Weighed[string]) int { return cmp.Compare(b.Value, a.Value) })
	for i := range options {
		p.option(d, thought, &options[i])
	}
	if more := len(p.s.Desk.Session.MoveTextsAt(d.Seat, d.Began)) - len(options); more > 0 &&
		len(options) == bots.MostOptions {
		p.words(p.s.Say("why.unlisted", game.Number(more)), display.Sans, SmallSize, theme.Secondary, whyRow)
	}
	made := slices.IndexFunc(options, func(o bots.Weighed[string]) bool { return o.Move == d.Text })
	switch {
	case made < 0:
	case d.Player.Level != game.Expert && options[0].Value-options[made].Value >= whyLapses[thought.Scale]:
		p.words(p.s.Say("why.lapse"), display.Sans, ui.BodySize, theme.TextColour, whyRow)
	case d.Player.Level == game.Expert && mixes(thought, &options[made], &options[0]):
		p.words(p.s.Say("why.mixed"), display.Sans, ui.BodySize, theme.TextColour, whyRow)
	}
}

// mixes reports whether a move was one of several that are played in turns: a worse one than the best, or one as good
// as others.
func mixes(t *bots.Thought[string], made, best *bots.Weighed[string]) bool {
	if made.Chance >= whySure {
		return false
	}
	if made.Value < best.Value {
		return true
	}
	return slices.ContainsFunc(t.Options, func(o bots.Weighed[string]) bool {
		return o.Move != made.Move && o.Chance > 1-whySure
	})
}

// option tells of one thing that was weighed: what it is and what it is worth, a bar for the worth, and the chance with
// which it is played. The one that was made has a mark. Each line is a row of its own, so that no more is out of sight
// than has no room.
func (p *prose) option(d *record.Decision, thought *bots.Thought[string], o *bots.Weighed[string]) {
	st := p.s.Stage
	m := st.Metrics
	made := o.Move == d.Text
	font, bold := m.Font(display.Sans), m.Font(display.SansBold)
	if made {
		font = bold
	}
	size, figure, pad := m.Size(font, ui.BodySize), p.s.Figure(thought.Scale, o.Value), m.U(whyPad)
	wide := p.sheet.Panel.W - 2*pad
	mark, value := 0.0, 0.0
	if made {
		mark = size * whyMark
	}
	if figure != "" {
		value = st.Measure.Width(figure, bold, m.Size(bold, ui.BodySize)) + pad
	}
	line := st.Measure.LineHeight(font, size)
	for i, text := range st.Measure.Wrap(p.s.Reader().Say(o.Says), font, size, wide-mark-value) {
		over, gap := 0.0, 0.0
		if i == 0 {
			over, gap = pad*0.6, m.U(whyRow)
		}
		r, in := p.slab(over+line, gap, made)
		_, in = in.CutTop(over)
		sum, says := in.CutRight(value)
		sign, says := says.CutLeft(mark)
		r.List.Text(says, text, font, size, theme.TextColour, display.Left)
		if i > 0 {
			continue
		}
		if made {
			r.List.Symbol(display.Rect{X: sign.X, Y: sign.Y + (line-size)/2, W: size, H: size}, display.IconCheck, theme.Brass)
		}
		if figure != "" {
			r.List.Text(sum, figure, bold, m.Size(bold, ui.BodySize), theme.TextColour, display.Right)
		}
	}
	played := ""
	switch {
	case slices.ContainsFunc(thought.Options, func(o bots.Weighed[string]) bool { return o.Chance >= whySure }):
		// One move is always played: how often each is would tell nothing more.
	case o.Chance == 0:
		played = p.s.Say("why.never")
	default:
		played = p.s.Say("why.chance", game.Percent(match.Percent(o.Chance)))
	}
	filled, ink := share(thought, o.Value), theme.Brass
	switch {
	case figure == "" && played != "": // The chance is the only figure beside the bar.
		filled = o.Chance
	case o.Value < 0:
		ink = theme.Alert
	}
	p.worth(filled, ink, played, made)
}

// worth adds the bar of an option, and how often it is played where there is a word for it.
func (p *prose) worth(share float64, ink display.Colour, played string, made bool) {
	m := p.s.Stage.Metrics
	pad, bar := m.U(whyPad), max(m.U(whyBarHigh), 6)
	small := 0.0
	if played != "" {
		small = p.s.Stage.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, SmallSize))
	}
	r, in := p.slab(pad+bar+small, 0, made)
	_, in = in.CutTop(pad * 0.2)
	track, in := in.CutTop(bar)
	r.List.Fill(track, theme.GroundColour, bar/2)
	track.W *= share
	if track.W > 0 {
		track.W = max(track.W, bar)
		r.List.Fill(track, ink, bar/2)
	}
	if played == "" {
		return
	}
	_, in = in.CutTop(pad * 0.2)
	in.H = small
	ui.Line(&r.List, p.s.Stage, in, played, display.Sans, SmallSize, theme.Secondary, display.Left)
}

// slab is a row of an option, on its ground, that joins the one before where there is no gap; with an edge for what was
// made.
func (p *prose) slab(high, gap float64, made bool) (r *ui.SheetRow, in display.Rect) {
	m := p.s.Stage.Metrics
	r, box := p.sheet.Add(high, gap)
	ground := box
	ground.H += max(1, m.U(1)) // No seam shows.
	if made {
		r.List.Fill(ground, theme.Raised, 0)
		r.List.Fill(display.Rect{X: box.X, Y: box.Y, W: max(m.U(whyEdge), 3), H: ground.H}, theme.Brass, 0)
	} else {
		r.List.Fill(ground, theme.Panel, 0)
	}
	pad := m.U(whyPad)
	return r, display.Rect{X: box.X + pad, Y: box.Y, W: box.W - 2*pad, H: high}
}

// share is how far the bar of a value reaches, 0 to 1: a chance as it is, anything else by the greatest that was
// weighed, so that nothing has no bar; less than nothing has one of another ink.
func share(t *bots.Thought[string], value float64) float64 {
	if t.Scale == bots.Wins {
		return max(0, min(value, 1))
	}
	most := 0.0
	for i := range t.Options {
		most = max(most, math.Abs(t.Options[i].Value))
	}
	if most == 0 {
		return 0
	}
	return math.Abs(value) / most
}
