package notebook

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/record"
	"safehouse/render/sound"
	"safehouse/scenes/games/getadler/designs"
)

// mark is what a player thinks of a character for a suspect.
type mark uint8

// The marks, in the order in which pressing goes through them and back to none: that in which they lie beside the
// pencil.
const (
	noMark mark = iota
	suspected
	ruledOut
	doubted
	markEnd
)

// next is the mark that pressing makes of one.
func (k mark) next() mark { return (k + 1) % markEnd }

// marks are those of one seat, by suspect and character.
type marks [game.MaxSeats][getadler.Roles + 1]mark

// markNames are the names of marks in notes, markKeys the message keys of their words.
var (
	markNames = [markEnd]string{"none", "suspected", "out", "doubted"}
	markKeys  = [markEnd]string{"notebook.mark.none", "notebook.mark.suspected", "notebook.mark.out",
		"notebook.mark.doubted"}
)

// The pencil in hand: whatever a press writes next, or the rubber; else one takes up what has been said.
const (
	inTurn = noMark
	rubbed = markEnd
)

// pencils are what can be written with the pencil, in the order in which it lies at the foot of the page, and the
// rubber: the id of each, the key of its name, and what it writes.
var pencils = [...]struct {
	id, text string
	mark     mark
}{
	{"pencil:suspected", "notebook.mark.suspected", suspected}, {"pencil:out", "notebook.mark.out", ruledOut},
	{"pencil:doubted", "notebook.mark.doubted", doubted}, {"pencil:none", "notebook.rubber", rubbed},
}

// written is how a mark is written with a pencil.
func (k mark) written() uint8 {
	return [...]uint8{ruledOut: designs.PencilScribble, suspected: designs.PencilRing,
		doubted: designs.PencilQuestion}[k]
}

// over is what a pencil makes of a mark: what it writes, or none where that stands there already; without one in hand
// each press goes on to the next mark.
func (k mark) over(was mark) mark {
	switch k {
	case inTurn:
		return was.next()
	case was, rubbed:
		return noMark
	}
	return k
}

// suspectNamed reads the number of a suspect and the name of a character.
func suspectNamed(number, name string) (seat game.Seat, r getadler.Role, ok bool) {
	for r = getadler.Adler; int(r) <= getadler.Roles; r++ {
		if r.String() == name && len(number) == 1 {
			return game.Seat(number[0] - '0'), r, true
		}
	}
	return game.Public, getadler.NoRole, false
}

// markNote is the note that keeps a mark of a seat's; only that seat may read it while the match runs. Its text names
// suspect, character and mark: "2 gold certain".
func markNote(seat, of game.Seat, r getadler.Role, k mark) record.Note {
	return record.Note{Kind: record.NoteMark, Seat: seat, Sealed: true,
		Text: of.String() + " " + r.String() + " " + markNames[k]}
}

// restoreMarks gives the marks of all seats that the notes of a record keep. A note that cannot be read is left out, as
// it changes nothing of the match.
func restoreMarks(notes []record.Note, seats int) (all [game.MaxSeats]marks) {
	for _, n := range notes {
		words := strings.Fields(n.Text)
		if n.Kind != record.NoteMark || !n.Seat.Sits(seats) || len(words) != 3 {
			continue
		}
		of, r, ok := suspectNamed(words[0], words[1])
		// What was once called certain is a suspicion, too: only the house proves.
		if k := slices.Index(markNames[:], strings.Replace(words[2], "certain", "suspected", 1)); ok && of.Sits(seats) &&
			k >= 0 {
			all[n.Seat][of][r] = mark(k)
		}
	}
	return all
}

// turn turns to the part with that id. Of what happened, the last is what one looks for first.
func (n *Notebook) turn(id string) {
	for i := range tabs {
		if tabs[i].id == id && tab(i) != n.tab {
			n.tab, n.scrolls[tabFacts].Offset, n.scrolls[tabSelf].Offset = tab(i), math.Inf(1), 0
		}
	}
}

// press goes on to the next mark of a suspect's character, "2:gold", and keeps it in the record; or has it supposed.
func (n *Notebook) press(of string) {
	number, name, _ := strings.Cut(of, ":")
	seat, r, ok := suspectNamed(number, name)
	if !ok || !seat.Sits(len(n.needs.Names())) {
		return
	}
	if n.supposes {
		n.suppose(getadler.Supposition{Seat: seat, Role: r})
		return
	}
	k := &n.marks[n.seat][seat][r]
	*k = n.pencil.over(*k)
	n.needs.Stage.Play(sound.TypeKey)
	n.needs.Note(markNote(n.seat, seat, r, *k))
}

// take takes a pencil or the rubber in hand, or lays it down.
func (n *Notebook) take(id string) {
	for _, tool := range pencils {
		if tool.id != id {
			continue
		}
		if n.pencil == tool.mark {
			n.pencil = inTurn
		} else {
			n.pencil = tool.mark
		}
		n.needs.Stage.Play(sound.TypeKey)
	}
}

// noSupposition is that nothing is supposed.
var noSupposition = getadler.Supposition{Seat: game.Public}

// suppose has the notebook show what would follow from something, or no longer where it is what is supposed already.
func (n *Notebook) suppose(s getadler.Supposition) {
	if n.supposed == s {
		s = noSupposition
	}
	n.supposed, n.supposes = s, true
	n.needs.Stage.Play(sound.TypeKey)
}

// supposeLie has the answer given in a turn be supposed to be a lie.
func (n *Notebook) supposeLie(turn string) {
	if at, err := strconv.Atoi(turn); err == nil && n.Helps() {
		n.suppose(getadler.Supposition{Seat: n.page().view.History[at].Target, Turn: at})
	}
}

// switchSupposing has presses on characters suppose them and, pressed again, drops what is supposed.
func (n *Notebook) switchSupposing() {
	if n.Helps() {
		n.supposed, n.supposes = noSupposition, !n.supposes
	}
}
