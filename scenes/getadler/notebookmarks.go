package getadler

import (
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/record"
)

// noteMark is the kind of the note that keeps a mark of a seat's notebook. Its text names suspect, character and mark:
// "2 gold certain". Replaying a match skips it.
const noteMark = "mark"

// mark is what a player thinks of a character for a suspect.
type mark uint8

// The marks, in the order in which pressing goes through them and back to none.
const (
	noMark mark = iota
	ruledOut
	suspected
	certain
	markEnd
)

// next is the mark that pressing makes of one.
func (k mark) next() mark { return (k + 1) % markEnd }

// marks are those of one seat, by suspect and character.
type marks [game.MaxSeats][getadler.Roles + 1]mark

// The names of marks in notes and the words of marks.
var (
	markNames = [markEnd]string{"none", "out", "suspected", "certain"}
	markKeys  = [markEnd]string{"notebook.mark.none", "notebook.mark.out", "notebook.mark.suspected", "notebook.mark.certain"}
)

// roleNamed is the character of that name.
func roleNamed(name string) (getadler.Role, bool) {
	for r := getadler.Adler; int(r) <= getadler.Roles; r++ {
		if r.String() == name {
			return r, true
		}
	}
	return getadler.NoRole, false
}

// markNote is the note that keeps a mark of a seat's; only that seat may read it while the match runs.
func markNote(seat, of game.Seat, r getadler.Role, k mark) record.Note {
	return record.Note{Kind: noteMark, Seat: seat, Text: of.String() + " " + r.String() + " " + markNames[k], Sealed: true}
}

// restoreMarks gives the marks of all seats that the notes of a record keep. A note that cannot be read is left out, as
// it changes nothing of the match.
func restoreMarks(notes []record.Note, seats int) (all [game.MaxSeats]marks) {
	for _, n := range notes {
		of, r, k, ok := readMark(n.Text)
		if n.Kind == noteMark && ok && n.Seat.Sits(seats) && of.Sits(seats) {
			all[n.Seat][of][r] = k
		}
	}
	return all
}

// readMark reads the text of a note.
func readMark(text string) (of game.Seat, r getadler.Role, k mark, ok bool) {
	words := strings.Fields(text)
	if len(words) != 3 || len(words[0]) != 1 {
		return 0, 0, 0, false
	}
	if r, ok = roleNamed(words[1]); !ok {
		return 0, 0, 0, false
	}
	for k = range markEnd {
		if markNames[k] == words[2] {
			return game.Seat(words[0][0] - '0'), r, k, true
		}
	}
	return 0, 0, 0, false
}
