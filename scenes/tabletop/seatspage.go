package tabletop

import (
	"strconv"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// seatsPage is where seats that persons had at the start are given to the computer, and taken back: every choice works
// at once. It is opaque: what lies under it may be somebody's hand.
type seatsPage struct {
	above
	page form.Page
	// said is the sentence about the last choice.
	said game.Line
}

func newSeatsPage(a above) stage.Scene {
	s := &seatsPage{above: a}
	s.page = form.New(s.Stage, s.layOut)
	s.page.Says = s.sentence
	s.page.SetFocus("seats.done")
	return s
}

// seatGroup names the choices of a seat.
func seatGroup(seat game.Seat) string { return "seat" + strconv.Itoa(int(seat)) }

// layOut gives each seat a row: its sign and name, and who plays; the choices stand under the name where they have no
// room beside it.
func (s *seatsPage) layOut() *form.Sheet {
	m := s.Stage.Metrics
	all := s.page.NewSheet(s.Say("seats.head"))
	all.LieOnTable()
	row := ui.TargetHeight(m)
	name := m.Size(display.SansBold, HeadSize) * 1.5
	beside := (all.Panel.W-2*m.U(seatsPad))*(1-seatsName) > s.choicesWide()
	for seat := range game.Seat(len(s.Seats.Names)) {
		if !s.Seats.Hosts.Has(seat) {
			continue
		}
		high := max(row, name)
		if !beside {
			high = row + name
		}
		r, box := all.Seat(int(seat), high+2*m.U(seatsPad), m.U(seatsGap))
		box = box.Inset(m.U(seatsPad))
		text, choices := box.CutLeft(box.W * seatsName)
		if !beside {
			text, choices = box.CutTop(name)
		}
		ui.Line(&r.List, s.Stage, text, s.Seats.Names[seat], display.SansBold, HeadSize, theme.TextColour, display.Left)
		all.Beside(r, choices, form.Choices(s.Stage, seatGroup(seat), s.Seats.Names[seat], s.plays(seat), s.choices(), "",
			func(who string) {
				level, computer := game.ParseLevel(who)
				s.said = s.Reseat(seat, computer, level)
			}))
	}
	all.Foot(form.Done(s.Stage, "seats.done", s.Say("seats.done")), form.Language(s.Stage))
	return all
}

// plays is the choice that is taken for a seat.
func (s *seatsPage) plays(seat game.Seat) string {
	if s.Seats.Given(seat) {
		return s.Seats.Level(seat).String()
	}
	return "person"
}

// choices are those of each seat.
func (s *seatsPage) choices() []ui.Choice {
	all := []ui.Choice{{ID: "person", Label: s.Say("seat.person"), Icon: display.IconUser}}
	for level := game.Easy; level <= game.Expert; level++ {
		all = append(all, ui.Choice{ID: level.String(), Label: s.Say(match.LevelKeys[level]), Icon: display.IconRobot})
	}
	return all
}

// levelAimed is the level that the focus lies on, where it has moved on from what was pressed last: it presents itself.
func (s *seatsPage) levelAimed() (level game.Level, ok bool) {
	for seat := range game.Seat(len(s.Seats.Names)) {
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
		need = max(need, ui.Need(s.Stage, &ui.Control{Label: choice.Label, Icon: choice.Icon}))
	}
	return 4 * (need + s.Stage.Metrics.U(seatsGap))
}

// sentence is what was said last, or who the focus lies on.
func (s *seatsPage) sentence() (text string, alert bool) {
	if level, ok := s.levelAimed(); ok {
		return s.Computers.Manner(level), false
	}
	if s.said != (game.Line{}) {
		return s.Words(s.said), false
	}
	return s.Say("seats.about"), false
}

// Update gives the seat that was pressed to whom was pressed.
func (s *seatsPage) Update(in *input.Frame) stage.Change { return s.page.Update(in) }

// Draw shows who plays on each seat, and what was said last.
func (s *seatsPage) Draw(l *display.List) { s.page.Draw(l) }

// Opaque is true: nothing of the table shows.
func (s *seatsPage) Opaque() bool { return true }
