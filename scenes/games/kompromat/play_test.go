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
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// room is a table without a window, with a match on it.
type room struct {
	*tabletest.Room
	match  *kompromat.Match
	screen *screen
}

func newRoom(t testing.TB, lang words.Lang, w, h float64) *room {
	t.Helper()
	return in(tabletest.NewRoom(t, lang, w, h))
}

// in has a room take matches of the game, and tells the kit what only the game knows.
func in(table *tabletest.Room) *room {
	r := &room{Room: table}
	r.Playing = func() bool {
		_, playing := r.screen.show.Playing()
		return playing
	}
	r.Given = func() bool {
		return slices.ContainsFunc(r.List.Items, func(it display.Item) bool {
			told := func(seat game.Seat) bool {
				played := r.Played(seat)
				return strings.HasSuffix(played, ")") && strings.Contains(it.Text, played)
			}
			return told(0) || told(1)
		})
	}
	r.Needs = func() stagetest.Needed {
		q := &r.screen.ask.Prompt
		return stagetest.Needed{
			Status: q.Status, Head: q.Head, Primary: q.Primary.ID, PrimaryAt: r.lay().Primary,
			Controls: []string{q.Secondary.ID, q.Third.ID},
		}
	}
	return r
}

func setupOf(kinds string, seed uint64) game.Setup {
	return tabletest.Setup(kinds, seed, kompromat.OptionStarter)
}

// shown is the match as far as it has been shown, now what besides is shown of it; showing reports that there is more
// to show, between that the standing is read between two rounds.
func (r *room) shown() *picture { return r.screen.show.Now() }
func (r *room) now() *recap     { return &r.screen.show.After().recap }
func (r *room) showing() bool   { return r.screen.show.Busy() }
func (r *room) between() bool   { return r.screen.between() }

// lay is where everything lies.
func (r *room) lay() *layout { return &r.screen.layout }

// newMatch starts a match.
func newMatch(t testing.TB, setup game.Setup) *kompromat.Match {
	t.Helper()
	m, _ := tabletest.NewMatch(t, kompromat.Rules{}, setup)
	return m
}

// open puts a match on the table.
func (r *room) open(m *kompromat.Match, resumed bool, notes ...record.Note) {
	r.T.Helper()
	r.match = m
	r.Open(tabletest.Desk{Game: &Room, Match: m, Resumed: resumed, Notes: notes},
		func(st *stage.Stage, d match.Desk) (on *tabletop.Table, scene stage.Scene) {
			r.screen, scene = open(st, d)
			return r.screen.table, scene
		})
}
