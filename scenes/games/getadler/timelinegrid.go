package getadler

import (
	"math"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/notebook"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// grid is the story as a table: a column for each hour and a row for each seat, from the first player on, so that every
// column reads downwards as its hour went. On an upright screen it is turned: a row for each hour and a column for each
// seat, read like a page. Each cell has the signs of one turn; what they mean is written under them.
type grid struct {
	box display.Rect
	// hours are before or over what happened in each, names those of the seats; the arrests' gate stands before the
	// fourth hour.
	hours [getadler.Hours]display.Rect
	names [game.MaxSeats]display.Rect
	gate  display.Rect
	// upright reports that the hours are its rows, lines is how many lines the signs of a turn stand in.
	upright bool
	lines   int
	// lead is the width of a seat's sign before its row.
	lead float64
	// roles are where the characters' names stand, by row or column, and players those of the players: under them or,
	// where the rows are too low for two lines, beside them; empty where there is no room for either. narrow reports that
	// the characters' are in a narrow face, all of them.
	roles, players [game.MaxSeats]display.Rect
	narrow         bool
	// words is where the turn is told that is pointed at.
	words display.Rect
}

// cell is the place of a turn.
func (g *grid) cell(v *getadler.View, t *getadler.Turn) display.Rect {
	hour, seat := &g.hours[t.Hour-1], &g.names[rowOf(v, t.Seat)]
	if g.upright {
		return display.Rect{X: seat.X, Y: hour.Y, W: seat.W, H: hour.H}
	}
	return display.Rect{X: hour.X, Y: seat.Y, W: hour.W, H: seat.H}
}

// rowOf is the row of a seat, or its column.
func rowOf(v *getadler.View, seat game.Seat) int {
	return (int(seat) - int(v.First) + v.Seats) % v.Seats
}

// gridLeast is the least height of a grid whose signs can be told apart in a room of that width.
func (s *scoring) gridLeast(wide float64) float64 {
	return s.gridHeads() + s.gridWords(wide-s.hourWide) + float64(s.now().Seats)*rowLeast.In(s.look.Stage.Metrics)
}

// gridHeads is the height of a row of hours.
func (s *scoring) gridHeads() float64 {
	return s.look.Stage.Metrics.Size(display.Marquee, numeralSize) * 1.1
}

// gridWords is the height under the rows in which every turn is told whole, in lines of that width.
func (s *scoring) gridWords(wide float64) float64 {
	st := s.look.Stage
	font, size := st.Metrics.Font(display.Sans), st.Metrics.Size(display.Sans, tabletop.BodySize)
	lines := 2
	for i := range s.tales {
		text := s.tales[i].text
		if st.Metrics.H > st.Metrics.W {
			text = s.tales[i].whole()
		}
		lines = max(lines, len(st.Measure.Wrap(text, font, size, wide)))
	}
	return float64(lines)*st.Measure.LineHeight(font, size) + st.Metrics.U(scorePad)
}

// whole is the turn in one paragraph.
func (t *tale) whole() string { return t.hour + " · " + t.text }

// composeGrid lays the grid in a room.
func (s *scoring) composeGrid(room display.Rect) {
	m, v, g := s.look.Stage.Metrics, s.now(), &s.grid
	pad := m.U(scorePad)
	told := s.gridWords(room.W - s.hourWide)
	high := min((room.H-s.gridHeads()-told)/float64(v.Seats), max(m.U(rowMost), rowPressed))
	heads, rest := room.CutTop(s.gridHeads())
	rows, rest := rest.CutTop(high * float64(v.Seats))
	g.words, _ = rest.CutTop(told)
	g.box = display.Rect{X: room.X, Y: room.Y, W: room.W, H: g.words.Y + g.words.H - room.Y}
	_, g.words = g.words.CutTop(pad * 0.6)
	role, player := s.nameWidths(display.Plate)
	lines := 2*s.look.Stage.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, tabletop.SmallSize)) + 1
	stacked := high >= lines*stackAir
	g.lead = min(high, m.U(headMost))
	label := g.lead + role + pad
	least := min(high*signShare*signsShrink, signLeast.In(m)) * (maxSigns + 0.5) * signStep
	switch beside := label + player + pad; {
	case stacked:
		label = g.lead + max(role, player) + pad
	case (room.W-beside)/getadler.Hours >= least+2*cellEdge(m):
		label = beside
	default:
		player = 0
	}
	_, hours := heads.CutLeft(label)
	for hour := range getadler.Hours {
		g.hours[hour] = hours.Column(hour, getadler.Hours, 0)
	}
	thin := max(m.U(3), 2)
	g.gate = display.Rect{X: g.hours[getadler.Gate-1].X - thin/2, Y: heads.Y, W: thin, H: heads.H + rows.H}
	g.lines = linesOf(m, g.hours[0].W, high)
	for row := range v.Seats {
		g.names[row] = display.Rect{X: room.X, Y: rows.Y + high*float64(row), W: label, H: high}
		_, words := g.names[row].CutLeft(g.lead)
		switch {
		case player == 0:
			g.roles[row] = words
		case stacked:
			words = words.Middle(words.W, min(high*(1-2*stackEdge), lines*stackAir))
			g.roles[row], g.players[row] = words.CutTop(words.H / 2)
		default:
			g.roles[row], g.players[row] = words.CutLeft(role + pad)
		}
	}
}

// nameWidths are the widths that the characters' names need in a typeface, and the players'.
func (s *scoring) nameWidths(f display.Font) (role, player float64) {
	v := s.now()
	for seat := range v.Seats {
		role = max(role, s.score.Width(s.look.Say(v.Players[seat].Role.Key()), f, tabletop.SmallSize)+2)
		player = max(player, s.score.Width(s.look.Called(game.Seat(seat)), display.Sans, tabletop.SmallSize)+2)
	}
	return role, player
}

// composeUpright lays the grid in a room that is higher than wide, with the hours one under another; it reports whether
// its signs can be told apart there.
func (s *scoring) composeUpright(room display.Rect) bool {
	st, v, g := s.look.Stage, s.now(), &s.grid
	m := st.Metrics
	pad, edge := m.U(scorePad), cellEdge(m)
	numeral := 0.0
	for _, n := range signs.Numerals {
		numeral = max(numeral, s.score.Width(n, display.Marquee, numeralSize))
	}
	left := numeral + 2*pad
	wide := (room.W - left) / float64(v.Seats)
	line := st.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, tabletop.SmallSize)) + 1
	chip := max(signLeast.In(m), line)
	role, player := s.nameWidths(display.Plate)
	if role > wide { // All of them are set in a narrower face together.
		g.narrow = true
		role, _ = s.nameWidths(display.Poster)
	}
	head := chip + 2*pad
	if role <= wide {
		head += line
	}
	if player <= wide {
		head += line
	}
	told := s.gridWords(room.W)
	high := (room.H - head - told) / getadler.Hours
	high = min(high, max(wide, uprightLeast))
	if g.lines = linesOf(m, wide, high); signSide(wide-2*edge, high-2*edge, g.lines) < signLeast.Least {
		return false
	}
	g.upright = true
	heads, rest := room.CutTop(head)
	rows, rest := rest.CutTop(high * getadler.Hours)
	g.words, _ = rest.CutTop(told)
	g.box = display.Rect{X: room.X, Y: room.Y, W: room.W, H: g.words.Y + g.words.H - room.Y}
	_, g.words = g.words.CutTop(pad * 0.6)
	for hour := range getadler.Hours {
		g.hours[hour] = display.Rect{X: room.X, Y: rows.Y + high*float64(hour), W: left, H: high}
	}
	thin := max(m.U(3), 2)
	g.gate = display.Rect{X: room.X, Y: g.hours[getadler.Gate-1].Y - thin/2, W: room.W, H: thin}
	_, heads = heads.CutLeft(left)
	for column := range v.Seats {
		g.names[column] = heads.Column(column, v.Seats, 0)
		_, words := g.names[column].CutTop(chip + pad)
		if role <= wide {
			g.roles[column], words = words.CutTop(line)
		}
		if player <= wide {
			g.players[column], _ = words.CutTop(line)
		}
	}
	return true
}

// linesOf is how many lines the signs of a turn stand in, in a cell of that size: one where they are large enough in
// it, or else as many as make them largest.
func linesOf(m theme.Metrics, wide, high float64) int {
	wide, high = wide-2*cellEdge(m), high-2*cellEdge(m)
	best := 1
	for lines := 2; lines <= maxSigns && signSide(wide, high, best) < signWant.In(m); lines++ {
		if signSide(wide, high, lines) > signSide(wide, high, best) {
			best = lines
		}
	}
	return best
}

// signSide is the side of a sign where all that a turn has stand in so many lines in a cell.
func signSide(wide, high float64, lines int) float64 {
	if lines == 1 {
		return min(high*signShare, wide/((maxSigns+0.5)*signStep))
	}
	across := math.Ceil(maxSigns / float64(lines))
	return min(high/((float64(lines)-1)*signStep+1), wide/((across-1)*signStep+1))
}

// cellEdge is what a cell leaves empty at each side.
func cellEdge(m theme.Metrics) float64 { return max(m.U(3), 2) }

// pointed is the number of the turn that is pointed at: by the pointer, else by the focus; -1 for none.
func (s *scoring) pointed() int {
	at := s.chosen
	for i := range s.tales {
		hover, focus, _ := s.score.Page.State(s.tales[i].id)
		if hover {
			return i
		}
		if focus {
			at = i
		}
	}
	return at
}

// drawGrid draws the hours that have been told so far.
func (s *scoring) drawGrid(b *tabletop.Brush) {
	g, v := &s.grid, s.now()
	b.L.Fill(g.box.Inset(-b.M.U(scorePad)*0.5), theme.Fog, b.M.U(ui.Radius))
	for hour, numeral := range signs.Numerals {
		ink := theme.FogText
		if hour < s.hours() {
			ink = theme.Lamp
		}
		if g.upright && hour%2 == 0 {
			stripe := g.hours[hour]
			stripe.W = g.box.W
			b.L.Fill(stripe, theme.Night.Alpha(stripeShade), 0)
		}
		b.Line(g.hours[hour], numeral, display.Marquee, numeralSize, ink, display.Middle)
	}
	for seat := range game.Seat(v.Seats) {
		s.drawName(b, seat)
	}
	b.L.Fill(g.gate, theme.Lamp.Alpha(gateShade), 0)
	at := s.pointed()
	for i := range s.tales {
		s.drawCell(b, i, i == at)
	}
	s.drawWords(b, at)
}

// drawName draws a seat's sign before its row, or over its column, with the names of who sat there.
func (s *scoring) drawName(b *tabletop.Brush, seat game.Seat) {
	g, v := &s.grid, s.now()
	row := rowOf(v, seat)
	name, at := g.names[row], display.Left
	chip, _ := name.CutLeft(g.lead)
	if g.upright {
		at = display.Middle
		chip, _ = name.CutTop(name.H - g.roles[row].H - g.players[row].H)
		chip = chip.SquareIn(1)
	} else if row%2 == 0 {
		stripe := name
		stripe.W = g.box.W
		b.L.Fill(stripe, theme.Night.Alpha(stripeShade), 0)
	}
	if head := b.M.U(headLeast); g.upright || chip.H < head {
		b.Chip(chip.Inset(chip.H*0.16), seat)
	} else { // There is room for the character, who wears the sign.
		photo := chip.Square(min(chip.W, chip.H) * sitterShare)
		b.L.Card(photo, notebook.HeadOf(v.Players[seat].Role))
		b.Chip(display.Rect{X: photo.X + photo.W - head*0.4, Y: photo.Y + photo.H - head*0.4}.Square(head*0.6), seat)
	}
	ink := theme.Cream
	if v.Players[seat].Eliminated {
		ink = theme.FogText
	}
	face := display.Plate
	if g.narrow {
		face = display.Poster
	}
	if !g.roles[row].Empty() {
		b.Line(g.roles[row], s.look.Say(v.Players[seat].Role.Key()), face, tabletop.SmallSize, ink, at)
	}
	if !g.players[row].Empty() {
		b.Line(g.players[row], s.look.Called(seat), display.Sans, tabletop.SmallSize, theme.FogText, at)
	}
}

// drawWords tells the turn that is pointed at, or how to point at one.
func (s *scoring) drawWords(b *tabletop.Brush, at int) {
	defer b.Explains(len(b.L.Items))
	words := s.grid.words
	if at < 0 {
		ui.Paragraph(b.L, s.look.Stage, words, s.look.Say("score.getadler.hint"), display.Sans, tabletop.BodySize,
			theme.FogText, display.Left)
		return
	}
	t := &s.tales[at]
	if s.grid.upright {
		ui.Paragraph(b.L, s.look.Stage, words, t.whole(), display.Sans, tabletop.BodySize, t.ink(theme.Cream),
			display.Left)
		return
	}
	hour, text := words.CutLeft(s.hourWide)
	ui.Paragraph(b.L, s.look.Stage, hour, t.hour, display.SansBold, tabletop.BodySize, theme.Lamp, display.Left)
	ui.Paragraph(b.L, s.look.Stage, text, t.text, display.Sans, tabletop.BodySize, t.ink(theme.Cream), display.Left)
}

// readGrid lists the turns as what can be read: by pointing at them, or by going to them.
func (s *scoring) readGrid(cs []ui.Control) []ui.Control {
	if s.grid.box.Empty() {
		return cs
	}
	for i := range s.tales {
		t := &s.tales[i]
		box := s.grid.cell(s.now(), &t.turn)
		cs = append(cs, ui.Control{ID: t.id, Label: t.whole(), Box: box, Role: display.LogLine, Quiet: true})
	}
	return cs
}
