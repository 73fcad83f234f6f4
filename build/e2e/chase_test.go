package e2e

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
)

// fourPersons is a match of four persons round one screen.
func fourPersons() game.Setup {
	return game.Setup{
		Seed: game.SeedOf(74), Nonce: [32]byte{74},
		Players: []game.Player{{Name: "Ada"}, {Name: "Inès"}, {Name: "Zoé"}, {Name: "Max"}},
	}
}

// script writes the record of a match: moves in the order in which they are made.
type script struct {
	t       *testing.T
	entries []game.Entry
}

// nature adds moves of chance.
func (s *script) nature(moves ...string) {
	for _, m := range moves {
		s.entries = append(s.entries, game.Entry{Seat: game.Nature, Move: m, Sealed: true})
	}
}

// seat adds a move of a seat.
func (s *script) seat(seat game.Seat, move string) {
	s.entries = append(s.entries, game.Entry{Seat: seat, Move: move})
}

// deal adds the characters, hands of seven cards each, and who is first.
func (s *script) deal(roles, hands []string) {
	for _, role := range roles {
		s.nature("role " + role)
	}
	for _, hand := range hands {
		for card := range strings.FieldsSeq(hand) {
			s.nature("draw " + card + " 1")
		}
	}
	s.nature("first 0")
	for seat := range hands {
		s.seat(game.Seat(seat), "ready")
	}
}

// played checks the script against the rules and gives what stands in the record.
func (s *script) played(setup game.Setup) []game.Entry {
	s.t.Helper()
	m, err := game.Resume(getadler.Rules{}, setup, s.entries, nil)
	if err != nil {
		s.t.Fatalf("the script cannot be played: %v", err)
	}
	if m.Len() != len(s.entries) {
		s.t.Fatalf("chance moved on after the script: %d moves of %d", m.Len(), len(s.entries))
	}
	return s.entries
}

// chase is a match up to the first reply of a confrontation: Ada (Gold) arrests Inès (Adler) at four o'clock. Ada holds
// no bus, Zoé (Sharpe) and Max (Townsend) do.
func chase(t *testing.T) []game.Entry {
	t.Helper()
	s := &script{t: t}
	s.deal([]string{"gold", "adler", "sharpe", "townsend"}, []string{
		"arrest pistol pistol bike raf question question",
		"bus pistol pistol pistol navy disguise question",
		"bus pistol pistol raf army question boat",
		"car car navy army question question boat",
	})
	s.hours(4, getadler.Gate-1)
	s.nature("draw metro 1")
	s.seat(0, "arrest 1")
	return s.played(fourPersons())
}

// hours passes so many hours in which everybody draws and discards magnifiers, then arrests.
func (s *script) hours(seats, hours int) {
	const magnifiers = 8
	for turn := range seats * hours {
		card := "magnifier"
		if turn >= magnifiers {
			card = "arrest"
		}
		s.nature("draw " + card + " 1")
		s.seat(game.Seat(turn%seats), "discard "+card)
	}
}

// shootOut is a chase up to the last shot.
func shootOut(t *testing.T) []game.Entry {
	shots := &script{t: t, entries: chase(t)}
	shots.seat(1, "reply pistol")
	for _, seat := range []game.Seat{0, 1, 0} {
		shots.seat(seat, "shoot")
	}
	return shots.played(fourPersons())
}
