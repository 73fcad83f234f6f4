package kompromat

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/typeset"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// room is a program without a window, with a match on its table.
type room struct {
	*stagetest.Room
	match  *kompromat.Match
	screen *screen
}

// newSetter is shared: measuring is what takes the time.
func newSetter(t testing.TB) *typeset.Setter {
	t.Helper()
	return stagetest.NewSetter(t)
}

func newRoom(t testing.TB, setter *typeset.Setter, lang words.Lang, w, h float64) *room {
	t.Helper()
	return &room{Room: stagetest.NewRoom(t, setter, lang, w, h)}
}

// players are "p" for a person and "e" for an Easy computer.
func players(kinds string) []game.Player {
	names := [...]string{"Inès", "Bartholomew Cane"}
	var all []game.Player
	for i, k := range kinds {
		all = append(all, game.Player{Computer: k != 'p', Name: names[i]})
	}
	return all
}

func setupOf(kinds string, seed uint64) game.Setup {
	return game.Setup{Players: players(kinds), Options: game.Options{kompromat.OptionStarter: 1}, Seed: game.SeedOf(seed)}
}

// newMatch starts a match.
func newMatch(t testing.TB, setup game.Setup) *kompromat.Match {
	t.Helper()
	m, err := game.NewMatch(kompromat.Rules{}, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// open puts a match on the table.
func (r *room) open(m *kompromat.Match, resumed bool, notes ...record.Note) {
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
		Given: func() bool {
			return slices.ContainsFunc(r.List.Items, func(it display.Item) bool {
				return slices.ContainsFunc(r.screen.table.Seats.Names,
					func(name string) bool { return it.Text != name && strings.HasPrefix(it.Text, name) }) ||
					it.Text == r.screen.table.Seats.NamePlayed(0, 1e6, it.Font, 10) && it.Text != r.screen.table.Seats.Names[0]
			})
		},
		Needs: func() stagetest.Needed {
			q := &r.screen.ask.Ask
			return stagetest.Needed{
				Status: q.Status, Head: q.Head, Primary: q.Primary.ID, PrimaryAt: r.screen.layout.Primary,
				Controls: []string{q.Secondary.ID, q.Third.ID},
			}
		},
	}
}
