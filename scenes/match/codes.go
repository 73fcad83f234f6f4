package match

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/scenes/stage"
)

// codes are those by which persons take the screen, of this match alone. They keep from a glance and from a slip, not
// from somebody who means it: there are so few that all can be tried. Only salted hashes are kept, and never the code.
//
// Whether they are asked for is the match's own: the setting begins it, and from the first that is chosen on it goes on
// until one of them is given while the setting is off. Nothing else ends it, be it a setting, a file of settings or a
// break, and whatever changes is told to everybody.
type codes struct {
	kept [game.MaxSeats]keptCode
}

// stand reports whether anybody has one.
func (all *codes) stand() bool {
	return slices.ContainsFunc(all.kept[:], func(k keptCode) bool { return k.chosen })
}

// ended is the text of the note with which a person ends the codes of all; the empty one gives up that person's alone.
const ended = "off"

// keptCode is a salt and the hash of salt and code; the zero value is that of a person who has chosen none.
type keptCode struct {
	chosen bool
	salt   [saltBytes]byte
	hash   [sha256.Size]byte
}

// saltBytes is the length of a salt.
const saltBytes = 8

// hashOf is the hash under which a code is kept.
func (k *keptCode) hashOf(code string) [sha256.Size]byte {
	return sha256.Sum256(append([]byte("safehouse seat code\x00"), string(k.salt[:])+code...))
}

// readCode reads what text gives.
func readCode(text string) (k keptCode, ok bool) {
	salt, hash, _ := strings.Cut(text, " ")
	s, err := hex.DecodeString(salt)
	if err != nil || len(s) != len(k.salt) {
		return k, false
	}
	h, err := hex.DecodeString(hash)
	if err != nil || len(h) != len(k.hash) {
		return k, false
	}
	k.chosen = true
	copy(k.salt[:], s)
	copy(k.hash[:], h)
	return k, true
}

// recall reads the codes that the notes of a record of so many moves keep, and gives what was said of them. What makes
// no sense is left out.
func (all *codes) recall(seats *Seats, moves int, notes []record.Note) (said []public) {
	for _, n := range notes {
		if n.Kind != record.NoteCode || !n.Seat.Sits(len(seats.Names)) || !seats.Hosts.Has(n.Seat) || n.N > moves {
			continue
		}
		if line, ok := all.take(n); ok {
			said = append(said, public{n.N, line})
		}
	}
	return said
}

// take makes the change that a note of a code tells of, and gives what everybody is told; it reports whether the note
// made sense.
func (all *codes) take(n record.Note) (told game.Line, ok bool) {
	key := "seats.code.chosen"
	switch n.Text {
	case "":
		key, all.kept[n.Seat] = "seats.code.forgotten", keptCode{}
	case ended:
		key, all.kept = "seats.code.off", [game.MaxSeats]keptCode{}
	default:
		k, ok := readCode(n.Text)
		if !ok {
			return game.Line{}, false
		}
		all.kept[n.Seat] = k
	}
	return game.Say(key, game.SeatName(n.Seat)), true
}

// Lock is the code of one person, as the curtain asks for it.
type Lock struct {
	codes    *codes
	seat     game.Seat
	settings *stage.Settings
	// keep keeps and tells what has become of a code.
	keep func(text string)
}

// LockOf is the code of the person on a seat.
func (m *Match) LockOf(seat game.Seat) Lock {
	return Lock{&m.codes, seat, &m.Stage.Settings, func(text string) {
		n := record.Note{Kind: record.NoteCode, Seat: seat, N: m.session.Len(), Text: text, Sealed: true}
		if line, ok := m.codes.take(n); ok {
			m.Note(n)
			m.announce(seat, stage.Passing, line)
		}
	}}
}

// Asks reports whether codes are asked for in this match.
func (l Lock) Asks() bool { return !l.Ends() || l.codes.stand() }

// Ends reports whether the next one that is given is the last.
func (l Lock) Ends() bool { return !l.settings.SeatCodes }

// Chosen reports whether the person has a code in this match.
func (l Lock) Chosen() bool { return l.codes.kept[l.seat].chosen }

// Give reports whether it is that code, and ends all codes where they were switched off.
func (l Lock) Give(code string) bool {
	k := &l.codes.kept[l.seat]
	hash := k.hashOf(code)
	fits := k.chosen && subtle.ConstantTimeCompare(hash[:], k.hash[:]) == 1
	if fits && l.Ends() {
		l.keep(ended)
	}
	return fits
}

// Choose keeps a code.
func (l Lock) Choose(code string) {
	var k keptCode
	rand.Read(k.salt[:])
	k.hash = k.hashOf(code)
	l.keep(hex.EncodeToString(k.salt[:]) + " " + hex.EncodeToString(k.hash[:]))
}

// Forget gives the code up.
func (l Lock) Forget() { l.keep("") }
