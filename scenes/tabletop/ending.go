package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/layout"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Memory is something to be remembered of a match: a sentence that everybody may know at its end, and how much it says.
type Memory struct {
	Weight int
	Line   game.Line
}

// When is something to be remembered if so.
func When(so bool, weight int, line game.Line) Memory {
	if !so {
		return Memory{}
	}
	return Memory{weight, line}
}

// Remembered is the sentence that says most; the zero Line where there is none.
func Remembered(all ...Memory) (best game.Line) {
	most := 0
	for _, m := range all {
		if m.Weight > most {
			most, best = m.Weight, m.Line
		}
	}
	return best
}

// finale is the time in which a tableau becomes what it is, once all has been counted: how old it is, and how long it
// takes.
type finale struct{ age, ticks int }

// begin has it come, where there is one: nobody waits for it who has animations off, nor between two games of a match.
func (f *finale) begin(s *Score) {
	if *f = (finale{}); s.sheet.Next == "" && !s.Old() && s.Table.Desk.Learned == nil && s.lineTicks() > 0 &&
		s.sheet.Winners != 0 {
		f.ticks = s.Table.Stage.Holds(finaleMS)
		s.Table.Stage.Play(sound.Winner)
	}
}

func (f *finale) on() bool { return f.age < f.ticks }

// pass lets it grow a tick older; a press ends it.
func (f *finale) pass(st *stage.Stage, press bool) {
	if !f.on() {
		return
	}
	if f.age++; press {
		f.age = f.ticks
	}
	st.Redraw()
}

// Came is how far something has come, 0 to 1, that moves between two moments after the count, in milliseconds at speed
// 1. With reduced motion it is there from the first moment on.
func (s *Score) Came(from, to float64, by director.Curve) float64 {
	if st := s.Table.Stage; s.finale.on() && !st.Still() {
		return by.At(stage.Share(s.finale.age-st.Travels(from), st.Travels(to-from)))
	}
	return 1
}

// Leader is the seat whose sum is the greatest so far, match.NoSeat where none is alone ahead.
func (s *Score) Leader() (ahead game.Seat) {
	ahead, most := match.NoSeat, 0
	for seat := range s.sheet.Counts {
		switch sum := s.Sum(game.Seat(seat)); {
		case sum > most:
			ahead, most = game.Seat(seat), sum
		case sum == most:
			ahead = match.NoSeat
		}
	}
	return ahead
}

// follow tells of a lead that has changed with a line that was counted.
func (s *Score) follow() {
	if now := s.Leader(); now != s.ahead {
		if s.ahead, s.changes = now, s.changes+1; s.changes > 1 {
			s.Table.Stage.Play(sound.LeadChange)
		}
	}
}

// EndTree lays a tableau out: a layout whose texts are in the letters that the reader asked for as long as they have
// room, and never in smaller ones than can be read.
type EndTree struct {
	layout.Tree
	stage *stage.Stage
}

// Begin forgets all boxes.
func (t *EndTree) Begin(st *stage.Stage) {
	t.Reset()
	t.stage, t.Measure = st, ui.Measure{Stage: st}
}

// Paragraph is a text of a design size, as wide as there is room.
func (t *EndTree) Paragraph(id layout.ID, say string, f display.Font, design float64) layout.Box {
	m := t.stage.Metrics
	want := m.Size(f, design)
	least := max(m.Floor(f), want/max(1, m.TextScale))
	return t.Text(layout.Style{ID: id, W: layout.Grow(0), Weight: 0.001}, say, int(m.Font(f)), least, want)
}

// Heading is the place of one line in letters of a size.
func (t *EndTree) Heading(id layout.ID, f display.Font, size Size) layout.Box {
	m := t.stage.Metrics
	// It is never in smaller letters than what stands under it.
	least := max(m.Floor(f)*1.2, size.Least*max(1, m.TextScale))
	return t.Leaf(layout.Style{ID: id, W: layout.Grow(0),
		H: layout.Between(least, max(least, size.In(m)*headingHigh))})
}

// Write writes a paragraph, Head a heading. What is written may be of other words than it was laid out for.
func (t *EndTree) Write(b *Brush, id layout.ID, say string, f display.Font, ink display.Colour, role display.Role) {
	if t.At(id).Empty() {
		return
	}
	from := len(b.L.Items)
	design := t.Letters(id) / b.M.U(max(1, b.M.TextScale))
	ui.Paragraph(b.L, t.stage, t.At(id), say, f, design, ink, display.Left)
	if role != display.NoRole && len(b.L.Items) > from {
		b.L.Items[from].Role = role
	}
	b.Explains(from)
}

func (t *EndTree) Head(b *Brush, id layout.ID, say string, f display.Font, size Size, ink display.Colour) {
	from := len(b.L.Items)
	b.Fit(t.At(id), say, f, size.In(b.M)/b.M.U(max(1, b.M.TextScale)), ink, display.Left)
	b.L.Items[from].Role = display.Heading
}
