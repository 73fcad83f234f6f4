package getadler

import (
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/record"
	"safehouse/render/sound"
	"safehouse/scenes/input"
)

// act does what a press on one of the notebook's controls asks for; it tells whether it was one.
func (n *notebook) act(kind, rest string) bool {
	switch kind {
	case "notebook":
		n.toggle()
	case "note-tab":
		n.turn(rest)
	case "mark":
		n.press(rest)
	case "note":
	default:
		return false
	}
	return true
}

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
		n.compose()
	}
}

// turn turns to a part.
func (n *notebook) turn(name string) {
	for tab := range tabEnd {
		if n.shown() && tabNames[tab] == name {
			n.tab = tab
			n.compose()
		}
	}
}

// press goes on to the next mark of a suspect's character, "2:gold", and keeps it in the record.
func (n *notebook) press(of string) {
	number, name, _ := strings.Cut(of, ":")
	r, ok := roleNamed(name)
	if !ok || len(number) != 1 || !n.shown() {
		return
	}
	seat := game.Seat(number[0] - '0')
	if !seat.Sits(n.view.Seats) {
		return
	}
	k := &n.marks[n.seat][seat][r]
	*k = k.next()
	n.c.Stage.Play(sound.TypeKey)
	if w := n.c.Desk.Writer; w != nil {
		w.Note(markNote(n.seat, seat, r, *k))
	}
}

// shortcut takes the keys and the wheel of a tick; mine tells that the notebook lies open, so that nothing else has
// keys of its own.
func (n *notebook) shortcut(in *input.Frame) (id string, mine bool) {
	if !n.shown() {
		return "", false
	}
	scroll, body := &n.scrolls[n.tab], n.page.lay.Body
	switch {
	case in.Just.Has(input.Home):
		scroll.Offset = 0
	case in.Just.Has(input.End):
		scroll.Offset = n.page.high
	}
	scroll.Update(in, n.c.Stage, body, n.page.high, false)
	for _, r := range in.Runes {
		if d := input.Digit(r); d >= 0 && d < int(tabEnd) {
			return tabIDs[d], true
		}
	}
	return "", true
}

// showFocus scrolls to the control that the keyboard has gone to, and to the rows beside it, so that the next step finds
// them nearer than what lies over the list.
func (n *notebook) showFocus() {
	id := n.c.Page.Focused()
	if id == n.focused {
		return
	}
	n.focused = id
	for i := range n.page.rows {
		row := &n.page.rows[i]
		if row.id != "" && row.id == id || strings.HasPrefix(id, row.stem) && row.stem != "" {
			body, top, bottom := n.page.lay.Body, n.page.nextTo(i, -1).top, n.page.nextTo(i, 1).bottom()
			if bottom-top > body.H {
				top, bottom = row.top, row.bottom()
			}
			n.scrolls[n.tab].Show(n.c.Stage, body, top, bottom)
		}
	}
}

// nextTo is the nearest row before or after one that can be gone to, or that row itself where there is none.
func (p *notePage) nextTo(i, step int) *noteRow {
	for k := i + step; k >= 0 && k < len(p.rows); k += step {
		if p.rows[k].id != "" || p.rows[k].stem != "" {
			return &p.rows[k]
		}
	}
	return &p.rows[i]
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
