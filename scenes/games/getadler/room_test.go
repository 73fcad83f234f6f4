package getadler

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/director"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// room is a table without a window, with a match on it.
type room struct {
	*tabletest.Room
	match  *getadler.Match
	screen *screen
}

// cardAt is the i-th card of the hand of a view.
func cardAt(v *getadler.View, i int) getadler.Kind {
	return kindAt(&v.Players[v.Viewer].Sure, i)
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
	r.Resting = func() bool { return !r.Playing() }
	r.Given = func() bool {
		score, told := &r.screen.score, 0
		for i := range score.tales {
			if tale := &score.tales[i]; r.GivenAt(tale.turn.Seat, tale.move) {
				told++
			}
		}
		return told > 0 && told < len(score.tales)
	}
	r.Needs = func() stagetest.Needed {
		q := &r.screen.ask.Prompt
		head := q.Head
		if said := r.screen.ask.saying; said != "" {
			head = said
		}
		return stagetest.Needed{
			Status: q.Status, Head: head, Primary: q.Primary.ID, PrimaryAt: r.lay().Primary,
			Controls: []string{q.Secondary.ID, q.Third.ID},
		}
	}
	return r
}

// newMatch starts a match.
func newMatch(t testing.TB, setup game.Setup) *getadler.Match {
	t.Helper()
	m, _ := tabletest.NewMatch(t, getadler.Rules{}, setup)
	return m
}

// open puts a match on the table.
func (r *room) open(m *getadler.Match, resumed bool, notes ...record.Note) {
	r.T.Helper()
	r.match = m
	r.Open(tabletest.Desk{Game: &Room, Match: m, Resumed: resumed, Notes: notes},
		func(st *stage.Stage, d match.Desk) (on *tabletop.Table, scene stage.Scene) {
			r.screen, scene = open(st, d)
			return r.screen.table, scene
		})
}

// own is what the person asked knows; shown is the match as far as it has been shown, now what besides is shown of it,
// and showing reports that there is more to show.
func (r *room) own() *getadler.View   { return &r.screen.own }
func (r *room) shown() *getadler.View { return r.screen.now() }
func (r *room) now() *recap           { return &r.screen.show.After().recap }
func (r *room) showing() bool         { return r.screen.show.Busy() }

// cards are those of the hand, in the order in which they lie: NoKind for those that lie face down.
func (r *room) cards() (all []getadler.Kind) {
	for i := range r.lay().Held {
		all = append(all, r.lay().kind(i))
	}
	return all
}

// chosen is the card that is chosen, target the seat that is aimed at, none for neither.
func (r *room) chosen() getadler.Kind {
	if i := r.Which(handIDs); i >= 0 {
		if i >= len(r.cards()) {
			return getadler.Question // What is built of it has the place of the hand.
		}
		return r.cards()[i]
	}
	return getadler.NoKind
}

func (r *room) target() game.Seat {
	if seat := r.Which(seatIDs); seat >= 0 {
		return game.Seat(seat)
	}
	return game.Public
}

// building reports that a question is being built, reads that the notebook lies open, looks that the hand of another
// does.
func (r *room) building() bool { return r.Has(traitIDs[0]) }
func (r *room) reads() bool    { return r.screen.book.Shown() }
func (r *room) looks() bool    { return r.screen.ask.look }

// opened is the part of the notebook that is open, by the question over it.
func (r *room) opened() string {
	for _, part := range noteTabs {
		if r.reads() && strings.HasSuffix(r.screen.ask.Head, r.Say("notebook.head."+part)) {
			return "note-tab:" + part
		}
	}
	return ""
}

// lay is where everything lies; sprites are the cards as they were last drawn, brush is what they are painted with.
func (r *room) lay() *layout               { return &r.screen.layout }
func (r *room) sprites() []director.Sprite { return r.screen.sprites }
func (r *room) brush() brush               { return r.screen.brush(&display.List{}) }

// slipAge is how long ago the slip of an outcome fell.
func (r *room) slipAge() int {
	b := r.brush()
	return fightBrush{&b}.slipAge()
}

// lies are those that are told again of a villain who is unmasked.
func (r *room) lies() [][3]string {
	b := r.brush()
	return b.lies()
}

// story is what is told of a character to whoever has it, about what is told of a card.
func (r *room) story(role getadler.Role) story  { return r.screen.storyOf(role) }
func (r *room) about(card getadler.Kind) string { return r.screen.aboutOf(card) }

// enabled are the ids of what can be pressed now.
func (r *room) enabled() map[string]bool {
	r.Draw()
	return r.Enabled()
}

// answer presses what a player without a plan would: it tells what it pressed.
func (r *room) answer(rng *rand.Rand) string {
	can := r.enabled()
	press := func(ids ...string) string {
		for _, id := range ids {
			if can[id] && r.Click(id) {
				return id
			}
		}
		return ""
	}
	if can["peek"] && !r.HandOpen() {
		return press("peek")
	}
	if id := press("take", "continue", "ready", "seen", "reply", "surrender", "answer", "give"); id != "" {
		return id
	}
	for _, pair := range [][2]string{{"pursue", "letgo"}, {"shoot", "hold"}, {"loot", "enough"}} {
		i := rng.IntN(2)
		if id := press(pair[i], pair[1-i]); id != "" {
			return id
		}
	}
	if can["yes"] {
		return press([...]string{"yes", "no"}[rng.IntN(2)])
	}
	if r.chosen() != getadler.NoKind {
		if id := r.finish(rng, can, press); id != "" {
			return id
		}
	}
	for _, i := range rng.Perm(len(handIDs)) {
		if r.Offered(handIDs[i]) && !r.Picked(handIDs[i]) {
			return press(handIDs[i])
		}
	}
	return ""
}

// finish brings the play of a chosen card on.
func (r *room) finish(rng *rand.Rand, can map[string]bool, press func(...string) string) string {
	if !r.screen.aiming() || rng.IntN(6) == 0 {
		if id := press("discardit"); id != "" {
			return id
		}
	}
	if id := press("act"); id != "" {
		return id
	}
	if r.building() {
		var ids []string
		for id, free := range can {
			if free && (strings.HasPrefix(id, "trait:") || strings.HasPrefix(id, "colour:")) {
				ids = append(ids, id)
			}
		}
		slices.Sort(ids)
		return press(ids[rng.IntN(len(ids))])
	}
	if can[nameIDs[0]] {
		return press(nameIDs[rng.IntN(2)])
	}
	if can[countIDs[0]] {
		return press(countIDs[rng.IntN(2)])
	}
	for _, seat := range rng.Perm(game.MaxSeats) {
		if r.Offered(seatIDs[seat]) {
			return press(seatIDs[seat])
		}
	}
	return ""
}

// held is the id of a card of the hand.
func (r *room) held(of func(getadler.Kind) bool) string {
	for i, k := range r.cards() {
		if k != getadler.NoKind && of(k) {
			return handIDs[i]
		}
	}
	return ""
}
