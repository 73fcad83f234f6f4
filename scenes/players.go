package scenes

import (
	"strings"

	"safehouse/game"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// seatForm is what is being chosen for one seat. A name is kept for the person and for the computer, so that going
// back and forth loses nothing.
type seatForm struct {
	computer bool
	level    game.Level
	name     ui.Field
	codeName string
}

// player is who would sit there.
func (f *seatForm) player() game.Player {
	if f.computer {
		return game.Player{Computer: true, Level: f.level, Name: f.codeName}
	}
	return game.Player{Name: ui.Clean(f.name.Text)}
}

// trouble says why these players cannot start: the key of a sentence and its arguments; ok is true where they can.
func trouble(seats []seatForm) (why game.Line, ok bool) {
	for i := range seats {
		name := seats[i].player().Name
		if name == "" {
			return game.Say("setup.noname", game.Number(i+1)), false
		}
		for j := range i {
			if strings.EqualFold(name, seats[j].player().Name) {
				return game.Say("setup.samename", game.Text(name)), false
			}
		}
	}
	return game.Line{}, true
}

// oddsByDefault shows the odds where a person plays against an easy computer.
func oddsByDefault(seats []seatForm) bool {
	persons, easy := false, false
	for i := range seats {
		p := seats[i].player()
		persons = persons || !p.Computer
		easy = easy || p.Computer && p.Level == game.Easy
	}
	return persons && easy
}

// newSeats is the choice that most people make: a person against the computer.
func newSeats(st *stage.Stage, n int) []seatForm {
	seats := make([]seatForm, n)
	for i := range seats {
		seats[i].name.Max = nameLength
		seats[i].name.Set(st.Say("setup.person", game.Number(i+1)))
		seats[i].codeName = st.Say("setup.computer", game.Number(i+1))
		seats[i].computer = i > 0
	}
	return seats
}
