package tabletest

import (
	"testing"

	"safehouse/game"
)

// Names are those of the kit's players, as long as the set-up takes them.
var Names = [game.MaxSeats]string{"Maximiliane Wurz", "Bartholomew Cane", "Wilhelmina Wolff", "Jo", "Éloïse Gauthier",
	"Ingrid Silfverst"}

// Setup is what a match of those players starts from, "p" for a person and "e" for an Easy computer by seat; options
// are keys that are set to 1.
func Setup(kinds string, seed uint64, options ...string) game.Setup {
	s := game.Setup{Options: game.Options{}, Seed: game.SeedOf(seed)}
	for i, kind := range kinds {
		s.Players = append(s.Players, game.Player{Computer: kind != 'p', Name: Names[i]})
	}
	for _, key := range options {
		s.Options[key] = 1
	}
	return s
}

// Journal keeps the moves of a match.
type Journal struct{ Entries []game.Entry }

// Append keeps a move.
func (j *Journal) Append(e game.Entry) { j.Entries = append(j.Entries, e) }

// NewMatch starts a match, of which a journal holds all moves.
func NewMatch[S any, M game.Move, V any, E game.Event](t testing.TB, rules game.Rules[S, M, V, E],
	setup game.Setup) (*game.Match[S, M, V, E], *Journal) {
	t.Helper()
	return Resume(t, rules, setup, nil)
}

// Resume goes on with a match, of which a journal then holds all moves.
func Resume[S any, M game.Move, V any, E game.Event](t testing.TB, rules game.Rules[S, M, V, E], setup game.Setup,
	entries []game.Entry) (*game.Match[S, M, V, E], *Journal) {
	t.Helper()
	j := &Journal{Entries: append([]game.Entry(nil), entries...)}
	m, err := game.Resume(rules, setup, entries, j)
	if err != nil {
		t.Fatal(err)
	}
	return m, j
}
