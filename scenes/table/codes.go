package table

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"strings"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/scenes/stage"
)

// codes are those by which persons take the screen, of this match alone. They keep from a glance and from a slip, not from
// somebody who means it: there are so few that all can be tried. Only salted hashes are kept, and never the code.
type codes struct {
	kept [game.MaxSeats]keptCode
}

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

// text is the form in which the record keeps it.
func (k *keptCode) text() string {
	return hex.EncodeToString(k.salt[:]) + " " + hex.EncodeToString(k.hash[:])
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

// recall reads the codes that the record keeps, and what was said of those that were given up. What makes no sense is
// left out.
func (all *codes) recall(t *Table) {
	for _, n := range t.Desk.Notes {
		if n.Kind != record.NoteCode || !n.Seat.Sits(len(t.Seats.Names)) || !t.Seats.Hosts.Has(n.Seat) || n.N > t.session.Len() {
			continue
		}
		if n.Text == "" {
			all.kept[n.Seat] = keptCode{}
			t.Seats.said = append(t.Seats.said, public{n.N, forgotten(n.Seat)})
		} else if k, ok := readCode(n.Text); ok {
			all.kept[n.Seat] = k
		}
	}
}

// forgotten tells everybody that a person has given up the own code.
func forgotten(seat game.Seat) game.Line {
	return game.Say("seats.code.forgotten", game.SeatName(seat))
}

// lock is the code of one person, as the curtain asks for it.
type lock struct {
	table *Table
	seat  game.Seat
}

// Asks tells whether codes are asked for: the setting counts at any moment.
func (l lock) Asks() bool { return l.table.Stage.Settings.SeatCodes }

// Chosen tells whether the person has a code in this match.
func (l lock) Chosen() bool { return l.table.codes.kept[l.seat].chosen }

// Fits tells whether it is that code.
func (l lock) Fits(code string) bool {
	k := &l.table.codes.kept[l.seat]
	hash := k.hashOf(code)
	return k.chosen && subtle.ConstantTimeCompare(hash[:], k.hash[:]) == 1
}

// Choose keeps a code.
func (l lock) Choose(code string) {
	k := &l.table.codes.kept[l.seat]
	*k = keptCode{chosen: true}
	rand.Read(k.salt[:])
	k.hash = k.hashOf(code)
	l.note(k.text())
}

// Forget gives the code up, before everybody.
func (l lock) Forget() {
	l.table.codes.kept[l.seat] = keptCode{}
	l.note("")
	l.table.announce(l.seat, stage.Passing, forgotten(l.seat))
}

func (l lock) note(text string) {
	l.table.note(record.Note{Kind: record.NoteCode, Seat: l.seat, N: l.table.session.Len(), Text: text, Sealed: true})
}
