package getadler

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/record"
	"safehouse/render/sound"
	"safehouse/scenes/input"
)

// toggle opens the notebook of the one at the screen, or closes it. What is being shown is brought to its end first: a
// notebook never knows more than its reader has seen.
func (n *notebook) toggle() {
	if n.shown() {
		n.putAway()
		return
	}
	n.opener = n.c.Page.Focused()
	if n.c.Busy() {
		n.c.Skip()
	}
	if n.offered() && !n.c.Busy() {
		n.c.Answer.Clear()
		n.seat = n.c.Eyes.Sight()
	}
}

// turn turns to a part. Of what happened, the last is what one looks for first.
func (n *notebook) turn(name string) {
	if tab := slices.Index(tabNames[:], name); tab >= 0 && noteTab(tab) != n.tab && n.shown() {
		n.tab, n.scrolls[tabFacts].Offset = noteTab(tab), math.Inf(1)
	}
}

// press goes on to the next mark of a suspect's character, "2:gold", and keeps it in the record; or has it supposed.
func (n *notebook) press(of string) {
	number, name, _ := strings.Cut(of, ":")
	seat, r, ok := suspectNamed(number, name)
	if !ok || !n.shown() || !seat.Sits(len(n.c.Seats.Names)) {
		return
	}
	if n.wonders {
		n.suppose(getadler.Supposition{Seat: seat, Role: r})
		return
	}
	k := &n.marks[n.seat][seat][r]
	*k = k.next()
	n.c.Stage.Play(sound.TypeKey)
	if w := n.c.Desk.Writer; w != nil {
		w.Note(markNote(n.seat, seat, r, *k))
	}
}

// doubt has the answer given in a turn be supposed to be a lie.
func (n *notebook) doubt(turn string) {
	if at, err := strconv.Atoi(turn); err == nil && n.shown() && n.helps() {
		n.suppose(getadler.Supposition{Seat: n.page().view.History[at].Target, Turn: at})
	}
}

// scroll takes the keys and the wheel of a tick.
func (n *notebook) scroll(in *input.Frame) {
	scroll, sheet := &n.scrolls[n.tab], &n.page().sheet
	switch {
	case in.Just.Has(input.Home):
		scroll.Offset = 0
	case in.Just.Has(input.End):
		scroll.Offset = sheet.Height()
	}
	scroll.Update(in, n.c.Stage, sheet.Panel, sheet.Height(), false)
}

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

// markNames are the names of marks in notes, and the last parts of the keys of their words.
var markNames = [markEnd]string{"none", "out", "suspected", "certain"}

// key is the message key of a mark.
func (k mark) key() string { return "notebook.mark." + markNames[k] }

// suspectNamed reads the number of a suspect and the name of a character.
func suspectNamed(number, name string) (seat game.Seat, r getadler.Role, ok bool) {
	for r = getadler.Adler; int(r) <= getadler.Roles; r++ {
		if r.String() == name && len(number) == 1 {
			return game.Seat(number[0] - '0'), r, true
		}
	}
	return game.Public, getadler.NoRole, false
}

// markNote is the note that keeps a mark of a seat's; only that seat may read it while the match runs.
func markNote(seat, of game.Seat, r getadler.Role, k mark) record.Note {
	return record.Note{Kind: noteMark, Seat: seat, Text: of.String() + " " + r.String() + " " + markNames[k], Sealed: true}
}

// restoreMarks gives the marks of all seats that the notes of a record keep. A note that cannot be read is left out, as
// it changes nothing of the match.
func restoreMarks(notes []record.Note, seats int) (all [game.MaxSeats]marks) {
	for _, n := range notes {
		words := strings.Fields(n.Text)
		if n.Kind != noteMark || !n.Seat.Sits(seats) || len(words) != 3 {
			continue
		}
		of, r, ok := suspectNamed(words[0], words[1])
		if k := slices.Index(markNames[:], words[2]); ok && of.Sits(seats) && k >= 0 {
			all[n.Seat][of][r] = mark(k)
		}
	}
	return all
}
