package topsecret

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/topsecret"
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
	match  *topsecret.Match
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
	r.Needs = func() stagetest.Needed {
		q := &r.screen.ask
		instead := q.Warn
		if instead == "" {
			instead, _, _ = strings.Cut(q.Body, "\n")
		}
		return stagetest.Needed{
			Status: q.Status, Head: q.Head, Instead: instead, Primary: q.Primary.ID, PrimaryAt: r.lay().Primary,
			Controls: []string{q.Secondary.ID, q.Third.ID},
		}
	}
	r.Asks = func() game.Seat {
		if calls := r.screen.callers(); calls != 0 {
			return calls.First()
		}
		if r.MayAnswer() && r.match.ToAct().Has(r.Asked()) {
			return r.Asked()
		}
		return game.Public
	}
	return r
}

// newMatch starts a match.
func newMatch(t testing.TB, setup game.Setup) *topsecret.Match {
	t.Helper()
	m, _ := tabletest.NewMatch(t, topsecret.Rules{}, setup)
	return m
}

// open puts a match on the table.
func (r *room) open(m *topsecret.Match, resumed bool, notes ...record.Note) {
	r.T.Helper()
	r.match = m
	r.Open(tabletest.Desk{Game: &Room, Match: m, Resumed: resumed, Notes: notes},
		func(st *stage.Stage, d match.Desk) (on *tabletop.Table, scene stage.Scene) {
			r.screen, scene = open(st, d)
			return r.screen.table, scene
		})
}

// shown is the match as far as it has been shown, now what besides is shown of it; showing reports that there is more
// to show, and beat is what of a turn is shown now.
func (r *room) shown() *picture      { return r.screen.show.Now() }
func (r *room) own() *topsecret.View { return &r.screen.own }
func (r *room) now() *recap          { return &r.screen.show.After().recap }
func (r *room) showing() bool        { return r.screen.show.Busy() }
func (r *room) beat() group          { return r.now().beat }

// chosen is the kind of card that is chosen, target the seat that is aimed at, none for neither.
func (r *room) chosen() topsecret.Kind { return topsecret.Kind(max(0, r.Which(handIDs))) }
func (r *room) target() game.Seat {
	if seat := r.Which(stealIDs); seat >= 0 {
		return game.Seat(seat)
	}
	return match.NoSeat
}

// lay is where everything lies, spot where the mark of a hint stands on a control, brush what the table is painted
// with.
func (r *room) lay() *layout                { return &r.screen.layout }
func (r *room) spot(id string) display.Rect { return r.screen.Spot(id) }
func (r *room) brush() brush                { return r.screen.brush(&display.List{}) }

// answer presses what a simple player would: it tells what it pressed.
func (r *room) answer(rng *rand.Rand) string {
	t := r.screen
	if _, ok := r.Hot("peek"); ok && !r.HandOpen() && r.Click("peek") {
		return "peek"
	}
	ids := []string{"take", "continue", "next", "bank", "leave"}
	if rng.IntN(2) == 0 {
		ids = []string{"take", "continue", "next", "leave", "bank"}
	}
	for k, i := range rng.Perm(topsecret.Kinds) {
		if k == 0 && r.chosen() != topsecret.NoKind {
			ids = append(ids, "play")
		}
		if r.Offered(handIDs[i+1]) {
			ids = append(ids, handIDs[i+1])
		}
	}
	if r.target() != match.NoSeat {
		ids = append(ids, "steal")
	}
	for seat := range game.Seat(game.MaxSeats) {
		if t.callers().Has(seat) {
			ids = append(ids, callIDs[seat])
		}
		if r.Offered(stealIDs[seat]) {
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
