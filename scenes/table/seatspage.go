package table

import (
	"strconv"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// seatsPage is where seats that persons had at the start are given to the computer, and taken back: every choice works at
// once. It is opaque: what lies under it may be somebody's hand.
type seatsPage struct {
	table  *Controller
	page   ui.Page
	scroll ui.Scroll
	// told is what was said of the last choice.
	told   game.Line
	laid   ui.Memo[seatsKey, *ui.Sheet]
	listed ui.Memo[seatsScrolled, []ui.Control]
}

// seatsKey is all that the page depends on, seatsScrolled what its controls do.
type seatsKey struct {
	look    ui.Look
	changes int
}

type seatsScrolled struct {
	seatsKey
	offset float64
}

func newSeatsPage(c *Controller) stage.Scene {
	s := &seatsPage{table: c}
	s.page.SetFocus("seats.done")
	return s
}

func (s *seatsPage) key() seatsKey {
	return seatsKey{ui.LookOf(s.table.Stage), len(s.table.seats.changes)}
}

func (s *seatsPage) sheet() *ui.Sheet { return s.laid.Get(s.key(), s.layOut) }

func (s *seatsPage) controls() []ui.Control {
	return s.listed.Get(seatsScrolled{s.key(), s.scroll.Offset}, func() []ui.Control {
		return s.sheet().Controls(s.scroll.Offset)
	})
}

// Update gives the seat that was pressed to whom was pressed.
func (s *seatsPage) Update(in *input.Frame) stage.Change {
	c := s.table
	before := s.page.Focused()
	pressed := s.page.Update(in, c.Stage, s.controls())
	s.sheet().Follow(in, c.Stage, &s.scroll, s.page.Focused(), s.page.Focused() != before)
	if pressed == "seats.done" || in.Just.Has(input.Cancel) {
		if pressed == "" {
			c.Stage.Play(sound.Back)
		}
		return stage.Pop()
	}
	for seat := range game.Seat(len(c.Names)) {
		if who, ok := ui.Taken(pressed, seatGroup(seat)); ok {
			level, computer := game.ParseLevel(who)
			s.told = c.Reseat(seat, computer, level)
			c.Stage.Redraw()
		}
	}
	return stage.Stay()
}

// seatGroup names the choices of a seat.
func seatGroup(seat game.Seat) string { return "seat" + strconv.Itoa(int(seat)) }

// layOut gives each seat a row: its sign and name, and who plays; the choices stand under the name where they have no
// room beside it.
func (s *seatsPage) layOut() *ui.Sheet {
	c := s.table
	m := c.Stage.Metrics
	all := &ui.Sheet{Panel: s.panel()}
	wide := all.Panel.W - 2*m.U(seatsPad)
	row := ui.TargetHeight(m)
	name := m.Size(display.SansBold, HeadSize) * 1.5
	beside := wide*(1-seatsName) > s.choicesWide()
	for seat := range game.Seat(len(c.Names)) {
		if !c.Hosts.Has(seat) {
			continue
		}
		high := max(row, name)
		if !beside {
			high = row + name
		}
		r, box := all.Add(high+2*m.U(seatsPad), m.U(seatsGap))
		r.List.Fill(box, theme.Panel, m.U(ui.Radius))
		r.List.Fill(display.Rect{X: box.X, Y: box.Y, W: max(m.U(10), 4), H: box.H}, theme.SeatColours[seat], 0)
		box = box.Inset(m.U(seatsPad))
		head, choices := box.CutLeft(box.W * seatsName)
		if !beside {
			head, choices = box.CutTop(name)
		}
		mark, text := head.CutLeft(min(head.H, name) * 1.3)
		side := min(mark.W, mark.H) * 0.7
		x, y := mark.Centre()
		r.List.Symbol(display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}, theme.SeatShapes[seat], theme.SeatColours[seat])
		ui.Line(&r.List, c.Stage, text, c.Names[seat], display.SansBold, HeadSize, theme.TextColour, display.Left)
		cs := ui.Segments(c.Stage, choices, seatGroup(seat), s.plays(seat), s.choices())
		r.Controls = ui.Named(c.Stage, c.Names[seat], cs)
	}
	all.Around = []ui.Control{{
		ID: "seats.done", Label: c.Say("seats.done"), Key: c.Stage.Prompt(input.Cancel), Role: display.Button, Primary: true,
		Box: ui.PrimaryPlace(m),
	}, ui.LangControl(c.Stage)}
	return all
}

// panel is the part that scrolls, and sentence the room under it for what is said of the last choice.
func (s *seatsPage) panel() display.Rect {
	content := ui.Content(s.table.Stage.Metrics)
	content.H -= s.sentence().H + s.table.Stage.Metrics.U(seatsGap)
	return content
}

func (s *seatsPage) sentence() display.Rect {
	st := s.table.Stage
	line := st.Measure.LineHeight(st.Metrics.Font(display.Sans), st.Metrics.Size(display.Sans, ui.BodySize))
	place, _ := ui.Content(st.Metrics).CutBottom(2*line + 2)
	return place
}

// plays is the choice that is taken for a seat.
func (s *seatsPage) plays(seat game.Seat) string {
	if c := s.table; c.Given(seat) {
		return c.Level(seat).String()
	}
	return "person"
}

// choices are those of each seat.
func (s *seatsPage) choices() []ui.Choice {
	c := s.table
	all := []ui.Choice{{ID: "person", Label: c.Say("seat.person"), Icon: display.IconUser}}
	for level := game.Easy; level <= game.Expert; level++ {
		all = append(all, ui.Choice{ID: level.String(), Label: c.Say("level." + level.String()), Icon: display.IconRobot})
	}
	return all
}

// levelAimed is the level that the focus lies on, where it has moved on from what was pressed last: it presents itself.
func (s *seatsPage) levelAimed() (level game.Level, ok bool) {
	for seat := range game.Seat(len(s.table.Names)) {
		if who, of := ui.Taken(s.page.Focused(), seatGroup(seat)); of && who != s.plays(seat) {
			return game.ParseLevel(who)
		}
	}
	return 0, false
}

// choicesWide is the width that the choices need beside one another.
func (s *seatsPage) choicesWide() float64 {
	need := 0.0
	for _, choice := range s.choices() {
		need = max(need, ui.Need(s.table.Stage, &ui.Control{Label: choice.Label, Icon: choice.Icon}))
	}
	return 4 * (need + s.table.Stage.Metrics.U(seatsGap))
}

// Draw shows who plays on each seat, and what was said last.
func (s *seatsPage) Draw(l *display.List) {
	c := s.table
	ui.Ground(l, c.Stage)
	ui.Heading(l, c.Stage, c.Say("seats.head"))
	s.sheet().Draw(l, c.Stage, &s.scroll)
	text := c.Say("seats.about")
	if level, ok := s.levelAimed(); ok {
		text = c.Say(c.character(level).Says)
	} else if s.told != (game.Line{}) {
		text = c.Words(s.told)
	}
	ui.Paragraph(l, c.Stage, s.sentence(), text, display.Sans, ui.BodySize, theme.Secondary, display.Middle)
	s.page.Draw(l, c.Stage, s.controls())
}

// Opaque is true: nothing of the table shows.
func (s *seatsPage) Opaque() bool { return true }

// Title is that of the table.
func (s *seatsPage) Title() string { return s.table.game.Title() }
