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
	"safehouse/render/typeset"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// room is a program without a window, with a match on the table.
type room struct {
	*stagetest.Room
	match  *getadler.Match
	screen *screen
}

func newSetter(t testing.TB) *typeset.Setter { return stagetest.NewSetter(t) }

// cardAt is the i-th card of the hand of a view.
func cardAt(v *getadler.View, i int) getadler.Kind {
	return kindAt(&v.Players[v.Viewer].Sure, i)
}

func newRoom(t testing.TB, setter *typeset.Setter, lang words.Lang, w, h float64) *room {
	t.Helper()
	return &room{Room: stagetest.NewRoom(t, setter, lang, w, h)}
}

// names are as long as the set-up takes them.
var names = [game.MaxSeats]string{"Maximiliane Wurz", "Bartholomew Cane", "Wilhelmina Wolff", "Jo", "Éloïse Gauthier",
	"Ingrid Silfverst"}

// setupOf is a match of those players, "p" for a person and "e" for an Easy computer; options are keys that are set to
// 1.
func setupOf(kinds string, seed uint64, options ...string) game.Setup {
	s := game.Setup{Options: game.Options{}, Seed: game.SeedOf(seed)}
	for i, k := range kinds {
		s.Players = append(s.Players, game.Player{Computer: k != 'p', Name: names[i]})
	}
	for _, key := range options {
		s.Options[key] = 1
	}
	return s
}

// newMatch starts a match.
func newMatch(t testing.TB, setup game.Setup) *getadler.Match {
	t.Helper()
	m, err := game.NewMatch(getadler.Rules{}, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// open puts a match on the table.
func (r *room) open(m *getadler.Match, resumed bool, notes ...record.Note) {
	r.T.Helper()
	r.match = m
	var scene stage.Scene
	r.screen, scene = open(r.Stage, tabletest.Desk{Game: &Room, Match: m, Resumed: resumed, Notes: notes}.In(r.Room))
	r.Enter(scene)
}

// scoring reports whether the points have the screen.
func (r *room) scoring() bool { return tabletest.Scoring(r.Room) }

// enabled are the ids of what can be pressed now.
func (r *room) enabled() map[string]bool {
	ids := map[string]bool{}
	for _, it := range r.Draw() {
		if it.ID != "" && !it.Disabled {
			ids[it.ID] = true
		}
	}
	return ids
}

// seated is the room as far as it is the same in every game.
func (r *room) seated() *tabletest.Seated {
	return &tabletest.Seated{
		Room: r.Room, Table: r.screen.table, Match: r.match,
		Playing: func() bool {
			_, playing := r.screen.show.Playing()
			return playing
		},
		Resting: func() bool {
			_, playing := r.screen.show.Playing()
			now := &r.screen.shown
			return !playing && now.iris == 0 && !now.hour.on && now.slip == 0
		},
		Given: func() bool {
			score, told := &r.screen.score, 0
			for i := range score.tales {
				if tale := &score.tales[i]; r.screen.table.Seats.GivenAt(tale.turn.Seat, tale.move) {
					told++
				}
			}
			return told > 0 && told < len(score.tales)
		},
		Needs: func() stagetest.Needed {
			q := &r.screen.ask.Ask
			head := q.Head
			if said := r.screen.ask.saying; said != "" {
				head = said
			}
			return stagetest.Needed{
				Status: q.Status, Head: head, Primary: q.Primary.ID, PrimaryAt: r.screen.layout.Primary,
				Controls: []string{q.Secondary.ID, q.Third.ID},
			}
		},
	}
}

// answer presses what a player without a plan would: it tells what it pressed.
func (r *room) answer(rng *rand.Rand) string {
	t := r.screen
	can := r.enabled()
	press := func(ids ...string) string {
		for _, id := range ids {
			if can[id] && r.Click(id) {
				return id
			}
		}
		return ""
	}
	if can["peek"] && !t.table.Eyes.Open() {
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
	if t.chosenKind() != getadler.NoKind {
		if id := r.finish(rng, can, press); id != "" {
			return id
		}
	}
	for _, i := range rng.Perm(len(handIDs)) {
		if t.table.Choice.Offered(handIDs[i]) && !t.table.Choice.Picked(handIDs[i]) {
			return press(handIDs[i])
		}
	}
	return ""
}

// finish brings the play of a chosen card on.
func (r *room) finish(rng *rand.Rand, can map[string]bool, press func(...string) string) string {
	t := r.screen
	if !t.aiming() || rng.IntN(6) == 0 {
		if id := press("discardit"); id != "" {
			return id
		}
	}
	if id := press("act"); id != "" {
		return id
	}
	if t.building() {
		var ids []string
		for id := range can {
			if strings.HasPrefix(id, "trait:") || strings.HasPrefix(id, "colour:") {
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
		if t.table.Choice.Offered(seatIDs[seat]) {
			return press(seatIDs[seat])
		}
	}
	return ""
}

// held is the id of a card of the hand.
func (r *room) held(of func(getadler.Kind) bool) string {
	for i := range handIDs {
		if k := r.screen.layout.kind(i); k != getadler.NoKind && of(k) {
			return handIDs[i]
		}
	}
	return ""
}

// guardTicks is how long a question decides nothing after it has come up.
const guardTicks = 15
