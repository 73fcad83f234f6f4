package record

import (
	"iter"
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
)

// The kinds of notes from which the decisions of computers can be worked out again, and that of hints.
const (
	// NoteBudget gives the work that a seat's computer is allowed from N moves on, as bots.Budget.String writes it.
	NoteBudget = "budget"
	// NoteThought is written before move number N, counted from 0, of a seat's computer: Text is the number of moves that
	// had been made when it began to think, followed by " unready" where the study of the match was not ready then. A
	// computer without such a note began when N moves had been made. Of several for one move the last counts.
	NoteThought = "thought"
	// NoteHint reports that the person on a seat was given a hint when N moves had been made.
	NoteHint = "hint"
)

// unready is the word of a NoteThought.
const unready = "unready"

// ThoughtNote is the note of a thought that began when that number of moves had been made; said is false where the
// record needs none. It needs one too where its notes tell of another thought for that move, of a program that was
// killed before it was made.
func ThoughtNote(notes []Note, seat game.Seat, move, began int, studyUnready bool) (n Note, said bool) {
	text := strconv.Itoa(began)
	if studyUnready {
		text += " " + unready
	}
	said = began != move || studyUnready || slices.ContainsFunc(notes, func(n Note) bool {
		return n.Kind == NoteThought && n.Seat == seat && n.N == move
	})
	return Note{Kind: NoteThought, Seat: seat, N: move, Text: text}, said
}

// BudgetAt is the work that a seat's computer was allowed when n moves had been made; nil where no note says.
func BudgetAt(notes []Note, seat game.Seat, n int) bots.Budget {
	for i := len(notes) - 1; i >= 0; i-- {
		if note := &notes[i]; note.Kind == NoteBudget && note.Seat == seat && note.N <= n {
			if read, ok := bots.ParseBudget(note.Text); ok {
				return read
			}
		}
	}
	return nil
}

// Hints is for how many decisions the persons on each seat were given a hint.
func Hints(notes []Note) (counts [game.MaxSeats]int) {
	counted := map[Note]bool{}
	for _, n := range notes {
		if n.Kind == NoteHint && n.Seat.Sits(game.MaxSeats) && !counted[n] {
			counted[n] = true
			counts[n.Seat]++
		}
	}
	return counts
}

// Decision is a move that a computer made, with all that it was decided from but the view and the stream, which follow
// from Seat and Began.
type Decision struct {
	// Move is the number of the move, counted from 0, Text the move.
	Move int
	Text string
	Seat game.Seat
	// Player is who decided.
	Player bots.Player
	// Began is the number of moves that had been made when the computer began to think; at most Move.
	Began int
	// Unready reports that it decided before the study of the match was ready, where there was one.
	Unready bool
	// Budget is nil where no note says how much work was allowed.
	Budget bots.Budget
}

// Decisions lists the moves that computers made, in order, also for seats that were given to them.
func Decisions(players []game.Player, entries []game.Entry, notes []Note) (all []Decision) {
	for i, p := range whoPlayed(players, entries, notes) {
		if !p.Computer {
			continue
		}
		d := Decision{Move: i, Text: entries[i].Move, Seat: entries[i].Seat, Player: bots.OfCast(p), Began: i}
		d.recall(notes)
		d.Budget = BudgetAt(notes, d.Seat, d.Began)
		all = append(all, d)
	}
	return all
}

// whoPlayed gives the moves of seats, by their numbers, with who made them.
func whoPlayed(players []game.Player, entries []game.Entry, notes []Note) iter.Seq2[int, game.Player] {
	return func(yield func(int, game.Player) bool) {
		now := slices.Clone(players)
		changes := Seatings(players, len(entries), notes)
		for i, e := range entries {
			for len(changes) > 0 && changes[0].Moves <= i {
				p := &now[changes[0].Seat]
				// Only seats of persons change hands, and nobody in particular takes them.
				p.Computer, p.Level = changes[0].Computer, changes[0].Level
				changes = changes[1:]
			}
			if e.Seat.Sits(len(now)) && !yield(i, now[e.Seat]) {
				return
			}
		}
	}
}

// recall reads what the notes say of the thought. What makes no sense is left out.
func (d *Decision) recall(notes []Note) {
	for i := range notes {
		n := &notes[i]
		if n.Kind != NoteThought || n.Seat != d.Seat || n.N != d.Move {
			continue
		}
		if began, raw, ok := n.thought(); ok {
			d.Began, d.Unready = began, raw
		}
	}
}

// thought is what a NoteThought says: when it began, and whether the study was not ready then.
func (n *Note) thought() (began int, raw, ok bool) {
	number, rest, more := strings.Cut(n.Text, " ")
	began, err := strconv.Atoi(number)
	return began, rest == unready, err == nil && began >= 0 && began <= n.N && (!more || rest == unready)
}

// The kinds of notes that tell of seats.
const (
	// NoteSeat reports that a seat changed hands when N moves had been made: Text is "person", or the level of the
	// computer that plays for the person from then on.
	NoteSeat = "seat"
	// NoteCode keeps the code of a seat's person, sealed: Text is a salted hash of it, empty where the code was given up.
	NoteCode = "code"
)

// byPerson is the text of a NoteSeat of a person who plays again.
const byPerson = "person"

// Seating is who plays for a seat from a moment on. Only seats that persons had at the start change hands.
type Seating struct {
	// Moves is the number of moves that had been made.
	Moves int
	Seat  game.Seat
	// Computer reports that the computer plays, as strong as Level says.
	Computer bool
	Level    game.Level
}

// Note is how a record keeps it.
func (s Seating) Note() Note { return Note{Kind: NoteSeat, Seat: s.Seat, N: s.Moves, Text: s.plays()} }

// plays names who plays.
func (s Seating) plays() string {
	if s.Computer {
		return s.Level.String()
	}
	return byPerson
}

// Seatings reads who played for which seat, in order, from the notes of a match of that many moves. What makes no sense
// is left out: a seat that no person had, a moment that is not in the match or lies before the last one, and what
// changes nothing.
func Seatings(players []game.Player, moves int, notes []Note) []Seating {
	var all []Seating
	now := append([]game.Player(nil), players...)
	last := 0
	for _, n := range notes {
		if n.Kind != NoteSeat || !n.Seat.Sits(len(players)) || players[n.Seat].Computer || n.N < last || n.N > moves {
			continue
		}
		s := Seating{Moves: n.N, Seat: n.Seat}
		if n.Text != byPerson {
			if s.Level, s.Computer = game.ParseLevel(n.Text); !s.Computer {
				continue
			}
		}
		if p := &now[n.Seat]; p.Computer == s.Computer && p.Level == s.Level {
			continue
		}
		now[n.Seat].Computer, now[n.Seat].Level = s.Computer, s.Level
		last = n.N
		all = append(all, s)
	}
	return all
}
