package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// scorePage is what stands on the screen of the score, and where.
type scorePage struct {
	// slip is the plate of the verdict: head says who won, why gives the reason and the names: under the verdict, or
	// below the buttons where under is set, since large letters leave no other room.
	slip, head, why display.Rect
	under           bool
	verdict, reason string
	cast            [game.MaxSeats]member
	castShown       bool
	// beside is the width of the longest word beside a portrait.
	beside float64
	// together tells that players and story stand side by side; else turn is where the button is that turns the page.
	together bool
	turn     display.Rect
	grid     grid
	list     list
	// hint says how to read the grid; hourWide is the width of the longest hour's name.
	hint         string
	hourWide     float64
	note, status string
}

// Compose works out what stands on the screen, so that a frame only has to draw it.
func (s *Scoring) Compose() {
	m, f := s.Stage.Metrics, s.Frame()
	v := s.show.Now()
	if s.tales == nil || s.spoken != s.Stage.Lang {
		s.tales, s.spoken = talesOf(v, s.Reader()), s.Stage.Lang
		s.decidedAt()
	}
	s.page = scorePage{}
	p := &s.page
	p.verdict, p.reason = s.verdict(), s.reason()
	p.hint, p.note, p.status = s.Say("score.getadler.hint"), s.Say("score.getadler.note"), s.Say("ask.getadler.over")
	gap := m.U(table.Gap)
	bottom := f.Primary.Y - gap
	p.turn = f.Secondary
	p.turn.W = s.Wide(&table.Button{Label: s.Say("score.getadler.story")}, f.Secondary.W, f.Primary.X-f.Panel.X-gap)
	p.turn.W = max(p.turn.W, s.Wide(&table.Button{Label: s.Say("score.getadler.players")}, 0, f.Primary.X-f.Panel.X-gap))
	p.turn.X = f.Primary.X - gap - p.turn.W

	room := display.Rect{Y: f.Bar.H + gap, W: min(f.Screen.W-2*m.U(table.Margin)-m.U(scorePad), m.U(widestScore))}
	room.X, room.H = (f.Screen.W-room.W)/2, bottom-f.Bar.H-gap
	s.nameCast()
	for hour := 1; hour <= getadler.Hours; hour++ {
		name := s.Say(getadler.HourKey(hour))
		wide := s.Stage.Measure.Width(name, m.Font(display.SansBold), m.Size(display.SansBold, table.BodySize))
		p.hourWide = max(p.hourWide, wide+m.U(scorePad))
	}
	s.lay(room)
	if left := s.hintsLeft(); left != "" {
		p.reason = stage.Sentences(p.reason, left)
		s.lay(room)
	}
}

// lay gives the verdict its place at the top, and what is left to players and story.
func (s *Scoring) lay(room display.Rect) {
	p := &s.page
	p.castShown, p.grid, p.list = false, grid{}, list{}
	s.share(s.composeHead(room))
}

// share gives the room to players and story, or to one of them where both have none.
func (s *Scoring) share(room display.Rect) {
	m, p := s.Stage.Metrics, &s.page
	pad := m.U(scorePad)
	signs := m.TextScale <= wordyText
	lines, high := s.castNeeds(room.W)
	least := s.gridLeast()
	if p.together = signs && lines == 1 && high+1.5*pad+least <= room.H; p.together {
		most := min(max(high, room.H-1.5*pad-least*gridGenerous), max(m.U(castMost), high), max(s.castMost(room.W), high))
		cast, rest := room.CutTop(most)
		s.composeCast(cast, lines)
		_, rest = rest.CutTop(1.5 * pad)
		rest.H -= pad / 2
		s.composeGrid(rest)
		return
	}
	switch {
	case !s.turned:
		s.composeCast(room, lines)
	case signs && least <= room.H:
		_, room = room.CutTop(pad / 2)
		room.H -= pad / 2
		s.composeGrid(room)
	default:
		s.composeList(room)
	}
}

// composeHead places the verdict and its reason at the top, and gives what is left.
func (s *Scoring) composeHead(room display.Rect) (rest display.Rect) {
	m, p := s.Stage.Metrics, &s.page
	pad := m.U(scorePad)
	inside := room.W - 2*pad
	high := m.Size(display.Marquee, verdictOf(m)) * 1.25
	why := min(ui.ParagraphHeight(s.Stage, inside, p.reason, display.Sans, table.BodySize), room.H*reasonShare)
	if f := s.Frame(); !f.Head.Empty() {
		p.under, p.why, why = true, f.Text, 0
	}
	p.slip, rest = room.CutTop(high + why + pad*1.2)
	p.head = display.Rect{X: room.X + pad, Y: room.Y + pad*0.5, W: inside, H: high}
	if !p.under {
		p.why = display.Rect{X: room.X + pad, Y: p.head.Y + high, W: inside, H: why + 1}
	}
	_, rest = rest.CutTop(pad)
	return rest
}

// drawHead is the verdict: who has won stands in lamplight once all has been told.
func (s *Scoring) drawHead(b *brush) {
	defer b.Explains(len(b.L.Items))
	p := &s.page
	b.L.Fill(p.slip, theme.Fog, b.M.U(ui.Radius)).Shadow = b.M.U(6)
	b.L.Fill(display.Rect{X: p.slip.X, Y: p.slip.Y, W: p.slip.W, H: max(b.M.U(5), 2)}, theme.Lamp, 0)
	head := s.Say("score.getadler.telling")
	if s.Done() {
		head = p.verdict
	}
	before := len(b.L.Items)
	b.Line(p.head, head, display.Marquee, verdictOf(b.M), theme.Lamp, display.Left)
	b.L.Items[before].Role = display.Heading
	if p.under {
		b.Panel()
	}
	if s.Done() {
		ui.Paragraph(b.L, s.Stage, p.why, p.reason, display.Sans, table.BodySize, theme.Cream, display.Left)
	}
}
