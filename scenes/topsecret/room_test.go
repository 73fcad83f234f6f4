package topsecret

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/typeset"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/stage"
	"safehouse/scenes/table"
	"safehouse/scenes/table/tabletest"
)

// room is a program without a window, with a match on the table.
type room struct {
	*tabletest.Room
	match  *topsecret.Match
	screen *screen
}

func newSetter(t testing.TB) *typeset.Setter { return tabletest.NewSetter(t) }

func newRoom(t testing.TB, setter *typeset.Setter, lang words.Lang, w, h float64) *room {
	t.Helper()
	return &room{Room: tabletest.NewRoom(t, setter, lang, w, h)}
}

// names are as long as the set-up takes them.
var names = [game.MaxSeats]string{"Maximiliane Wurz", "Bartholomew Cane", "Wilhelmina Wolff", "Jo", "Éloïse Gauthier", "Ingrid Silfverst"}

// players are "p" for a person and "e" for an Easy computer.
func players(kinds string) []game.Player {
	var all []game.Player
	for i, k := range kinds {
		all = append(all, game.Player{Computer: k != 'p', Name: names[i]})
	}
	return all
}

// setupOf is a match of those players; options are keys that are set to 1.
func setupOf(kinds string, seed uint64, options ...string) game.Setup {
	s := game.Setup{Players: players(kinds), Options: game.Options{}, Seed: game.SeedOf(seed)}
	for _, key := range options {
		s.Options[key] = 1
	}
	return s
}

// newMatch starts a match.
func newMatch(t testing.TB, setup game.Setup) *topsecret.Match {
	t.Helper()
	m, err := topsecret.NewMatch(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// open puts a match on the table.
func (r *room) open(m *topsecret.Match, resumed bool, notes ...record.Note) {
	r.T.Helper()
	r.match = m
	scene := Open(r.Stage, table.Desk{
		Session: m, Resumed: resumed, Notes: notes, Writer: r.Room,
		Menu:    func() stage.Scene { return &tabletest.Blank{} },
		Rematch: func(bool) stage.Scene { return &tabletest.Blank{} },
		Rules:   func(ruling string) stage.Scene { return rulebook.At(r.Stage, "topsecret", ruling) },
	})
	r.screen = tableOf(scene)
	r.Enter(scene)
}

// tableOf is what runs the match behind one of its scenes.
func tableOf(s stage.Scene) *screen {
	switch s := s.(type) {
	case *Table:
		return s.screen
	case *Reveal:
		return s.screen
	case *Scoring:
		return s.screen
	}
	return nil
}

// scoring tells whether the points have the screen.
func (r *room) scoring() bool {
	_, ok := r.Stack.Top().(*Scoring)
	return ok
}

// seated is the room as far as it is the same in every game.
func (r *room) seated() *tabletest.Seated {
	return &tabletest.Seated{
		Room: r.Room, Table: r.screen, Match: r.match, Scoring: r.scoring,
		Counted: func() bool {
			score, ok := r.Stack.Top().(*Scoring)
			return ok && score.Done()
		},
		Playing: func() bool {
			_, playing := r.screen.show.Playing()
			return playing
		},
		Needs: func() tabletest.Needed {
			q := &r.screen.ask.Ask
			return tabletest.Needed{
				Status: q.Status, Head: q.Head, Primary: q.Primary.ID, PrimaryAt: r.screen.layout.Primary,
				Controls: []string{q.Secondary.ID, q.Third.ID},
			}
		},
		Asks: func() game.Seat {
			if calls := r.screen.callers(); calls != 0 {
				return calls.First()
			}
			if r.screen.Mine() && r.match.ToAct().Has(r.screen.Asked()) {
				return r.screen.Asked()
			}
			return game.Table
		},
	}
}

// answer presses what a simple player would: it tells what it pressed.
func (r *room) answer(rng *rand.Rand) string {
	t := r.screen
	if _, ok := r.Hot("peek"); ok && !t.Open() && r.Click("peek") {
		return "peek"
	}
	ids := []string{"take", "recap", "continue", "next", "call", "bank", "leave"}
	if rng.IntN(2) == 0 {
		ids = []string{"take", "recap", "continue", "next", "call", "leave", "bank"}
	}
	for k, i := range rng.Perm(topsecret.Kinds) {
		if k == 0 && t.sel.kind != topsecret.NoKind {
			ids = append(ids, "play")
		}
		if t.ask.kinds>>(i+1)&1 != 0 {
			ids = append(ids, handIDs[i+1])
		}
	}
	if t.sel.target != 0 {
		ids = append(ids, "steal")
	}
	for seat := range game.Seat(game.MaxSeats) {
		if t.ask.callers.Has(seat) {
			ids = append(ids, callIDs[seat])
		}
		if t.ask.targets.Has(seat) {
			ids = append(ids, stealIDs[seat])
		}
	}
	for _, id := range ids {
		if r.Click(id) {
			return id
		}
	}
	return ""
}
