package tabletest

import (
	"slices"
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

// Make makes moves of a seat in a match; they must be legal.
func Make(t testing.TB, m game.Session, seat game.Seat, moves ...string) {
	t.Helper()
	for _, move := range moves {
		if err := m.SubmitText(seat, move); err != nil {
			t.Fatalf("%v may not %q: %v", seat, move, err)
		}
	}
}

// Situation is a match in which somebody is asked something worth looking at.
type Situation[M game.Session] struct {
	Name string
	// Match gives it, as it stands there, anew each time; Presses bring the screen there.
	Match   func() M
	Presses []string
}

// Situations are those met, each of a name once.
type Situations[M game.Session] []Situation[M]

// Keep keeps a situation, unless one of its name was met.
func (s *Situations[M]) Keep(name string, match func() M, presses ...string) {
	if !s.Has(name) {
		*s = append(*s, Situation[M]{name, match, presses})
	}
}

// Has reports whether one of that name was met.
func (s *Situations[M]) Has(name string) bool {
	return slices.ContainsFunc(*s, func(met Situation[M]) bool { return met.Name == name })
}

// MustHave wants situations of those names to have been met.
func (s *Situations[M]) MustHave(t testing.TB, names ...string) {
	t.Helper()
	for _, name := range names {
		if !s.Has(name) {
			t.Errorf("no match came to %q", name)
		}
	}
}

// PressAll presses controls one after the other, each of which can be pressed.
func (r *Room) PressAll(ids ...string) {
	r.T.Helper()
	for _, id := range ids {
		if !r.Click(id) {
			r.T.Fatalf("%q cannot be pressed", id)
		}
		r.Wait(pressTicks)
	}
}

// pressTicks is more than two presses may lie apart that are a double one.
const pressTicks = 20
