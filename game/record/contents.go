package record

import (
	"encoding/hex"
	"fmt"
	"strconv"

	"safehouse/game"
	"safehouse/game/catalog"
)

// Version is the version of the format that this program writes. It reads all up to it.
const Version = 3

// Header is the public part of a record's first line.
type Header struct {
	Game string
	// Started is when the match began, in the form of RFC 3339; empty where nobody wrote it down.
	Started string
	// Begun is the version of the format in which the match was begun, where that is an earlier one; 0 else. What such a
	// version did not commit to is not committed to later.
	Begun int
	// Commitment is what was promised before the first card (commitment); empty in a record of an earlier version that was
	// written by hand.
	Commitment string
	// Plain reports that nothing is scrambled, as in the record of a match that is over.
	Plain bool
}

// The kinds of notes that only a table reads.
const (
	// NoteSaw says how many moves a seat has seen.
	NoteSaw = "saw"
	// NoteMark keeps a mark in a seat's notebook.
	NoteMark = "mark"
)

// Note is something kept with a match that replay skips.
type Note struct {
	// Kind says what the note is: NoteSaw, NoteMark, NotePlayed, NoteOpponents, NoteSeat, NoteCode, NoteBudget,
	// NoteThought or NoteHint. It is empty for a note that could not be read.
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
	// first is the first line, in plain, as this version wrote it: it may name one of the cast whom this program does not
	// know. It is empty for a record that this version has not written.
	first headerLine
	// size is the length of the good lines in bytes, sum the chain after them.
	size int64
	sum  chain
	// stale reports that the file is of an earlier version: nothing can be added to it as it is.
	stale bool
	// old is the chain of such a file, as far as it was read.
	old oldChain
	// ended reports that the line of the end was read, harmed is the number of the first line of a note that was passed
	// over since it is damaged, 0 for none.
	ended  bool
	harmed int
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

// noteLine is the number of the line, counted from 1, where a note stands.
func (l *Loaded) noteLine(note int) int { return 2 + len(l.Setup.Words) + l.after[note] + note }

// lines is how many lines there are.
func (l *Loaded) lines() int {
	n := 1 + len(l.Setup.Words) + len(l.Entries) + len(l.Notes)
	if l.ended {
		n++
	}
	return n
}

// encode writes the whole record, in plain and with its end or with its secrets scrambled, and returns the chain after
// it.
func (l *Loaded) encode(plain bool) (b []byte, c chain) {
	b, c = c.add(b, l.headerOnPage, plain)
	for _, words := range l.Setup.Words {
		b, c = c.add(b, wordsOnPage(words), plain)
	}
	next := 0
	for i := 0; i <= len(l.Entries); i++ {
		for next < len(l.Notes) && l.after[next] == i {
			b, c = c.add(b, l.noteOnPage(next), plain)
			next++
		}
		if i < len(l.Entries) {
			b, c = c.add(b, l.moveOnPage(i), plain)
		}
	}
	if plain {
		b, c = c.add(b, l.endOnPage, plain)
	}
	return b, c
}

// headerOnPage is the first line.
func (l *Loaded) headerOnPage(plain bool) any {
	line := l.first
	if line.Safehouse == 0 {
		line = headerOf(&l.Header, l.Setup)
	}
	if !plain {
		line.Seed, line.Nonce = "", ""
		secret := string(l.Setup.Seed[:]) + string(l.Setup.Nonce[:nonceLength(l.Header.Begun)])
		line.Hidden = scramble(l.Header.Commitment, "seed", secret)
	}
	return line
}

// headerOf is the first line in plain. What this version begins commits to all of it.
func headerOf(h *Header, setup game.Setup) headerLine {
	g, _ := catalog.Find(h.Game)
	line := headerLine{
		Safehouse: Version, Game: h.Game, Rules: g.Version, Begun: h.Begun, Options: setup.Options, Number: setup.Number,
		Seed:  hex.EncodeToString(setup.Seed[:]),
		Nonce: hex.EncodeToString(setup.Nonce[:nonceLength(h.Begun)]), Commitment: h.Commitment, Started: h.Started,
	}
	for _, p := range setup.Players {
		player := playerLine{Name: p.Name}
		if p.Computer {
			player.Computer, player.Character = p.Level.String(), p.Character
		}
		line.Players = append(line.Players, player)
	}
	return line
}

// nonceLength is the number of bytes of a nonce by the version in which a match was begun, 0 for this one: earlier ones
// had fewer.
func nonceLength(begun int) int {
	if begun != 0 {
		return 8
	}
	return len(game.Setup{}.Nonce)
}

// commitment is what a first line in plain commits to: the SHA-256, in hexadecimal, of the line as it stands above the
// commitment. Of a match that an earlier version began it is that of seed and nonce alone.
func (h headerLine) commitment(setup *game.Setup) string {
	if h.Begun != 0 {
		return hexSum(string(setup.Seed[:]), setup.Nonce[:nonceLength(h.Begun)])
	}
	h.Commitment, h.Started, h.Sum = "", "", ""
	return hexSum("", inJSON(h))
}

// wordsOnPage is the line of words that were added.
func wordsOnPage(words string) written {
	return func(bool) any { return bodyLine{Words: words} }
}

// moveOnPage is the line of entry number i.
func (l *Loaded) moveOnPage(i int) written {
	return func(plain bool) any {
		e := l.Entries[i]
		line := bodyLine{Seat: e.Seat.String()}
		switch {
		case !secret(e):
			line.Move = e.Move
		case plain:
			line.Move, line.Sealed = e.Move, e.Seat != game.Nature
		default:
			line.Hidden = scramble(l.Header.Commitment, entryLabel(i), e.Move)
		}
		return line
	}
}

// secret reports whether an entry is scrambled while the match runs. Nature's always are.
func secret(e game.Entry) bool { return e.Sealed || e.Seat == game.Nature }

// entryLabel is the label under which entry number i is scrambled.
func entryLabel(i int) string { return "move " + strconv.Itoa(i) }

// noteOnPage is the line of note number i.
func (l *Loaded) noteOnPage(i int) written {
	return func(plain bool) any {
		n := &l.Notes[i]
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
			line.Hidden = scramble(l.Header.Commitment, noteLabel(i), n.Text)
		}
		return bodyLine{Note: &line}
	}
}

// noteLabel is the label under which note number i is scrambled.
func noteLabel(i int) string { return "note " + strconv.Itoa(i) }

// endOnPage is the last line of a match that is over.
func (l *Loaded) endOnPage(bool) any { return bodyLine{End: new(len(l.Entries))} }
