package scenes

import (
	"strings"

	"safehouse/game"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// seatForm is what is being chosen for one seat. A person's name is kept while the computer sits there, so that going
// back and forth loses nothing.
type seatForm struct {
	computer bool
	level    game.Level
	name     ui.Field
	// named tells that somebody wrote the name: until then it follows the language.
	named    bool
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
			if first := seats[j].player().Name; strings.EqualFold(name, first) {
				return game.Say("setup.samename", game.Text(first)), false
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

// nameSeats gives a name to whoever has none yet, in the language in use. Names have the number of the seat, the
// computer's too: without one its name is a bare noun in a sentence, not somebody who plays.
func nameSeats(st *stage.Stage, seats []seatForm) {
	for i := range seats {
		f := &seats[i]
		if !f.named {
			f.name.Set(st.Say("setup.person", game.Number(i+1)))
		}
		f.codeName = st.Say("setup.computer", game.Number(i+1))
	}
}
