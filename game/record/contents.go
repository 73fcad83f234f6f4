package record

import (
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"strconv"

	"safehouse/game"
)

// Version is the version of the format that this program writes. It reads all up to it.
const Version = 2

// Header is the public part of a record's first line.
type Header struct {
	Game string
	// Started is when the match began, in the form of RFC 3339; empty where nobody wrote it down.
	Started string
	// Commitment is Commit of seed and nonce, empty in a record written by hand.
	Commitment string
	// Plain reports that nothing is scrambled, as in the record of a match that is over.
	Plain bool
}

// Note is something kept with a match that replay skips.
type Note struct {
	// Kind says what the note is: "saw" for what a seat last saw, "mark" for a mark in a seat's notebook, NotePlayed,
	// NoteSeat, NoteCode, NoteBudget, NoteThought and NoteHint. It is empty for a note that could not be read.
	Kind string
	// Seat is whose note it is.
	Seat game.Seat
	// N is a number, the step last seen say.
	N    int
	Text string
	// Sealed reports that the text is for its seat only: it is scrambled while the match runs, as sealed moves are.
	Sealed bool
}

// Loaded is a record as it was read.
type Loaded struct {
	// File is what Load was asked for.
	File    string
	Header  Header
	Setup   game.Setup
	Entries []game.Entry
	Notes   []Note
	// Over reports that the match has ended.
	Over bool

	// line is the number of the line, counted from 1, of each entry; after is, for each note, the number of entries
	// above it.
	line  []int
	after []int
	// size is the length of the good lines in bytes, sum the chain after them.
	size int64
	sum  chain
	// undated reports that what stands for the moment of the beginning is none.
	undated bool
	// torn reports that an unfinished line follows the good ones.
	torn bool
}

// Line is the number of the line, counted from 1, where an entry stands.
func (l *Loaded) Line(entry int) int {
	if entry < 0 || entry >= len(l.line) {
		return 1
	}
	return l.line[entry]
}

// Fault says where a record is wrong, and why.
type Fault struct {
	// Line is the number of the line, counted from 1.
	Line int
	// Why is the reason, in words that a player can read.
	Why game.Line
}

// Error gives the line and the key of the reason; readers get the sentence from package words.
func (f *Fault) Error() string { return fmt.Sprintf("line %d: %s", f.Line, f.Why.Key) }

// note appends a note.
func (l *Loaded) note(n Note) {
	l.Notes = append(l.Notes, n)
	l.after = append(l.after, len(l.Entries))
}

// encode writes the whole record, in plain or with its secrets scrambled, and returns the chain after it.
func (l *Loaded) encode(plain bool) ([]byte, chain) {
	b, c := encodeHeader(l.Header, l.Setup, plain)
	next := 0
	for i := 0; i <= len(l.Entries); i++ {
		for next < len(l.Notes) && l.after[next] == i {
			b, c = c.appendLine(b, noteOnPage(l.Header.Commitment, next, l.Notes[next], plain))
			next++
		}
		if i < len(l.Entries) {
			b, c = c.appendLine(b, moveOnPage(l.Header.Commitment, i, l.Entries[i], plain))
		}
	}
	return b, c
}

// encodeHeader writes the first line.
func encodeHeader(h Header, setup game.Setup, plain bool) ([]byte, chain) {
	line := headerLine{
		Safehouse: Version, Game: h.Game, Options: setup.Options, Started: h.Started, Commitment: h.Commitment,
		Number: setup.Number,
	}
	for _, p := range setup.Players {
		player := playerLine{Name: p.Name}
		if p.Computer {
			player.Computer, player.Character = p.Level.String(), p.Character
		}
		line.Players = append(line.Players, player)
	}
	if plain {
		line.Seed = hex.EncodeToString(setup.Seed[:])
		line.Nonce = fmt.Sprintf("%016x", setup.Nonce)
	} else {
		line.Hidden = scramble(h.Commitment, "seed", string(binary.BigEndian.AppendUint64(setup.Seed[:], setup.Nonce)))
	}
	return chain(0).appendLine(nil, line)
}

// moveOnPage is the line of entry number i.
func moveOnPage(commitment string, i int, e game.Entry, plain bool) bodyLine {
	line := bodyLine{Seat: e.Seat.String()}
	switch {
	case !secret(e):
		line.Move = e.Move
	case plain:
		line.Move, line.Sealed = e.Move, e.Seat != game.Nature
	default:
		line.Hidden = scramble(commitment, entryLabel(i), e.Move)
	}
	return line
}

// secret reports whether an entry is scrambled while the match runs. Nature's always are.
func secret(e game.Entry) bool { return e.Sealed || e.Seat == game.Nature }

// entryLabel is the label under which entry number i is scrambled.
func entryLabel(i int) string { return "move " + strconv.Itoa(i) }

// noteOnPage is the line of note number i.
func noteOnPage(commitment string, i int, n Note, plain bool) bodyLine {
	line := noteLine{Kind: n.Kind, Seat: n.Seat.String(), N: n.N}
	switch {
	case !n.Sealed:
		line.Text = n.Text
	case plain && n.Kind == NoteCode:
		// A code is its person's, who may use it again: it is not laid open with the rest.
		line.Sealed = true
	case plain:
		line.Text, line.Sealed = n.Text, true
	default:
		line.Hidden = scramble(commitment, noteLabel(i), n.Text)
	}
	return bodyLine{Note: &line}
}

// noteLabel is the label under which note number i is scrambled.
func noteLabel(i int) string { return "note " + strconv.Itoa(i) }
