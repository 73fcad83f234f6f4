package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/table"
)

// Scoring is the scene of the end: every point with its source, and the ways on.
type Scoring struct {
	*screen
	table.Score
	// sources are the lines of each seat's page, rows their heights in pixels.
	sources [kompromat.Seats][]source
	rows    []float64
	// share is how much smaller than the reader's all letters are set, so that every point has room.
	share float64
}

// newScoring opens the scene.
func newScoring(t *screen) *Scoring {
	s := &Scoring{screen: t}
	s.Start(&t.Controller, s, true)
	return s
}

// Finale tells how the match ended: for one person at the table from that person's side.
func (s *Scoring) Finale() sound.Cue {
	winner := s.show.Now().Winner
	switch {
	case winner == table.NoSeat:
		return sound.Tie
	case s.Alone() && !s.Persons.Has(winner):
		return sound.Lose
	}
	return sound.Win
}

// Lines is the number of sources of points.
func (s *Scoring) Lines() int { return sourceCount }

// rooms are where the verdict, its reason and the pages stand.
func (s *Scoring) rooms() (head, why display.Rect, pages [kompromat.Seats]display.Rect) {
	m, l := s.Stage.Metrics, &s.layout
	room := display.Rect{X: m.U(48), Y: l.Bar.H + m.U(18), W: l.Screen.W - m.U(96)}
	room.H = l.Primary.Y - room.Y - m.U(30)
	wide := min(room.W, m.U(2100))
	room.X, room.W = (l.Screen.W-wide)/2, wide
	head, room = room.CutTop(m.Size(display.Typewriter, verdictSize*s.share) * 1.35)
	why, room = room.CutTop(m.Size(display.Sans, table.BodySize*s.share) * 1.6)
	gap := m.U(36)
	w := (room.W - gap) / kompromat.Seats
	for seat := range pages {
		pages[seat] = display.Rect{X: room.X + float64(seat)*(w+gap), Y: room.Y, W: w, H: room.H}
	}
	return head, why, pages
}

// Draw shows every point with its source, for both players, and why the winner won.
func (s *Scoring) Draw(l *display.List) {
	b := s.brush(l)
	b.Ground()
	head, why, pages := s.rooms()
	before := len(b.L.Items)
	if s.Done() {
		b.Line(head, b.verdict(), display.Typewriter, verdictSize*s.share, theme.TextColour, display.Middle)
		b.Line(why, b.reason(), display.Sans, table.BodySize*s.share, theme.Manila, display.Middle)
	} else {
		b.Line(head, s.Say("table.counting"), display.Typewriter, verdictSize*s.share, theme.Secondary, display.Middle)
	}
	b.Explains(before)
	for seat := range game.Seat(kompromat.Seats) {
		s.sheet(&b, pages[seat], seat)
	}
	b.bar(s.Say("ask.kompromat.over"))
	b.Hot()
}

var _ stage.Scene = (*Scoring)(nil)
