package topsecret

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/typeset"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// room is a program without a window, with a match on the table.
type room struct {
	*stagetest.Room
	match  *topsecret.Match
	screen *screen
}

func newSetter(t testing.TB) *typeset.Setter { return stagetest.NewSetter(t) }

func newRoom(t testing.TB, setter *typeset.Setter, lang words.Lang, w, h float64) *room {
	t.Helper()
	return &room{Room: stagetest.NewRoom(t, setter, lang, w, h)}
}

// names are as long as the set-up takes them.
var names = [game.MaxSeats]string{"Maximiliane Wurz", "Bartholomew Cane", "Wilhelmina Wolff", "Jo", "Éloïse Gauthier",
	"Ingrid Silfverst"}

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
	m, err := game.NewMatch(topsecret.Rules{}, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// open puts a match on the table.
func (r *room) open(m *topsecret.Match, resumed bool, notes ...record.Note) {
	r.T.Helper()
	r.match = m
	var scene stage.Scene
	r.screen, scene = open(r.Stage, tabletest.Desk{Game: &Room, Match: m, Resumed: resumed, Notes: notes}.In(r.Room))
	r.Enter(scene)
}

// scoring reports whether the points have the screen.
func (r *room) scoring() bool { return tabletest.Scoring(r.Room) }

// seated is the room as far as it is the same in every game.
func (r *room) seated() *tabletest.Seated {
	return &tabletest.Seated{
		Room: r.Room, Table: r.screen.table, Match: r.match,
		Playing: func() bool {
			_, playing := r.screen.show.Playing()
			return playing
		},
		Needs: func() stagetest.Needed {
			q := &r.screen.ask
			instead := q.Warn
			if instead == "" {
				instead, _, _ = strings.Cut(q.Body, "\n")
			}
			return stagetest.Needed{
				Status: q.Status, Head: q.Head, Instead: instead, Primary: q.Primary.ID, PrimaryAt: r.screen.layout.Primary,
				Controls: []string{q.Secondary.ID, q.Third.ID},
			}
		},
		Asks: func() game.Seat {
			if calls := r.screen.callers(); calls != 0 {
				return calls.First()
			}
			if r.screen.table.Eyes.Mine() && r.match.ToAct().Has(r.screen.table.Asked()) {
				return r.screen.table.Asked()
			}
			return game.Table
		},
	}
}

// answer presses what a simple player would: it tells what it pressed.
func (r *room) answer(rng *rand.Rand) string {
	t := r.screen
	if _, ok := r.Hot("peek"); ok && !t.table.Eyes.Open() && r.Click("peek") {
		return "peek"
	}
	ids := []string{"take", "continue", "next", "bank", "leave"}
	if rng.IntN(2) == 0 {
		ids = []string{"take", "continue", "next", "leave", "bank"}
	}
	for k, i := range rng.Perm(topsecret.Kinds) {
		if k == 0 && t.kind() != topsecret.NoKind {
			ids = append(ids, "play")
		}
		if t.table.Choice.Offered(handIDs[i+1]) {
			ids = append(ids, handIDs[i+1])
		}
	}
	if t.target() != tabletop.NoSeat {
		ids = append(ids, "steal")
	}
	for seat := range game.Seat(game.MaxSeats) {
		if t.callers().Has(seat) {
			ids = append(ids, callIDs[seat])
		}
		if t.table.Choice.Offered(stealIDs[seat]) {
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

// guardTicks is how long a question decides nothing after it has come up.
const guardTicks = 15
