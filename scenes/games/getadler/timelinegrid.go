package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// grid is the story as a table: a column for each hour and a row for each seat, from the first player on, so that every
// column reads downwards as its hour went. Each cell has the signs of one turn; what they mean is written under them.
type grid struct {
	box display.Rect
	// heads are over the columns; the arrests' gate stands before that of the fourth. names are before the rows.
	heads, gate display.Rect
	names       [game.MaxSeats]display.Rect
	// roles are where the characters' names stand, by row, and players those of the players: under them or, where the rows
	// are too low for two lines, beside them; empty where there is no room for either.
	roles, players [game.MaxSeats]display.Rect
	// words is where the turn is told that is pointed at.
	words display.Rect
}

// cell is the place of a turn.
func (g *grid) cell(v *getadler.View, t *getadler.Turn) display.Rect {
	c, row := g.heads.Column(int(t.Hour)-1, getadler.Hours, 0), &g.names[rowOf(v, t.Seat)]
	c.Y, c.H = row.Y, row.H
	return c
}

// rowOf is the row of a seat.
func rowOf(v *getadler.View, seat game.Seat) int {
	return (int(seat) - int(v.First) + v.Seats) % v.Seats
}

// gridLeast is the least height of a grid whose signs can be told apart.
func (s *scoring) gridLeast() float64 {
	return s.gridHeads() + s.gridWords() + float64(s.now().Seats)*rowLeast.In(s.look.Stage.Metrics)
}

// gridHeads and gridWords are the heights of the row of hours and of the words under the rows.
func (s *scoring) gridHeads() float64 {
	return s.look.Stage.Metrics.Size(display.Marquee, numeralSize) * 1.1
}

func (s *scoring) gridWords() float64 {
	m := s.look.Stage.Metrics
	return 2*s.look.Stage.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, tabletop.BodySize)) +
		m.U(scorePad)
}

// composeGrid lays the grid in a room.
func (s *scoring) composeGrid(room display.Rect) {
	m, v, g := s.look.Stage.Metrics, s.now(), &s.grid
	pad := m.U(scorePad)
	high := min((room.H-s.gridHeads()-s.gridWords())/float64(v.Seats), m.U(rowMost))
	heads, rest := room.CutTop(s.gridHeads())
	rows, rest := rest.CutTop(high * float64(v.Seats))
	g.words, _ = rest.CutTop(s.gridWords())
	g.box = display.Rect{X: room.X, Y: room.Y, W: room.W, H: g.words.Y + g.words.H - room.Y}
	_, g.words = g.words.CutTop(pad * 0.6)
	role, player := 0.0, 0.0
	for seat := range v.Seats {
		role = max(role, s.score.Width(s.look.Say(v.Players[seat].Role.Key()), display.Plate, tabletop.SmallSize)+2)
		player = max(player, s.score.Width(s.look.Called(game.Seat(seat)), display.Sans, tabletop.SmallSize)+2)
	}
	lines := 2*s.look.Stage.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, tabletop.SmallSize)) + 1
	stacked := high >= lines*stackAir
	label := high + role + pad
	least := min(high*signShare*signsShrink, signLeast.In(m)) * (maxSigns + 0.5) * signStep
	switch beside := label + player + pad; {
	case stacked:
		label = high + max(role, player) + pad
	case (room.W-beside)/getadler.Hours >= least+2*cellEdge(m):
		label = beside
	default:
		player = 0
	}
	_, g.heads = heads.CutLeft(label)
	thin := max(m.U(3), 2)
	gate := g.heads.Column(getadler.Gate-1, getadler.Hours, 0).X
	g.gate = display.Rect{X: gate - thin/2, Y: heads.Y, W: thin, H: heads.H + rows.H}
	for row := range v.Seats {
		g.names[row] = display.Rect{X: room.X, Y: rows.Y + high*float64(row), W: label, H: high}
		_, words := g.names[row].CutLeft(high)
		switch {
		case player == 0:
			g.roles[row] = words
		case stacked:
			words = words.Middle(words.W, high*(1-2*stackEdge))
			g.roles[row], g.players[row] = words.CutTop(words.H / 2)
		default:
			g.roles[row], g.players[row] = words.CutLeft(role + pad)
		}
	}
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
		b.Line(g.heads.Column(hour, getadler.Hours, 0), numeral, display.Marquee, numeralSize, ink, display.Middle)
	}
	for seat := range game.Seat(v.Seats) {
		row := rowOf(v, seat)
		if row%2 == 0 {
			stripe := g.names[row]
			stripe.W = g.box.W
			b.L.Fill(stripe, theme.Night.Alpha(stripeShade), 0)
		}
		chip, _ := g.names[row].CutLeft(g.names[row].H)
		b.Chip(chip.Inset(chip.H*0.16), seat)
		ink := theme.Cream
		if v.Players[seat].Eliminated {
			ink = theme.FogText
		}
		b.Line(g.roles[row], s.look.Say(v.Players[seat].Role.Key()), display.Plate, tabletop.SmallSize, ink,
			display.Left)
		if !g.players[row].Empty() {
			b.Line(g.players[row], s.look.Called(seat), display.Sans, tabletop.SmallSize, theme.FogText, display.Left)
		}
	}
	b.L.Fill(g.gate, theme.Lamp.Alpha(gateShade), 0)
	at := s.pointed()
	for i := range s.tales {
		s.drawCell(b, i, i == at)
	}
	s.drawWords(b, at)
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
		cs = append(cs, ui.Control{ID: t.id, Label: t.hour + " · " + t.text, Box: box, Role: display.LogLine, Quiet: true})
	}
	return cs
}
