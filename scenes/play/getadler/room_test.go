package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/typeset"
	"safehouse/scenes/play"
	"safehouse/scenes/play/playtest"
	"safehouse/scenes/stage"
)

// room is a program without a window, with a match on the table.
type room struct {
	*playtest.Room
	match *getadler.Match
	table *table
}

func newSetter(t *testing.T) *typeset.Setter { return playtest.NewSetter(t) }

func newRoom(t *testing.T, setter *typeset.Setter, lang words.Lang, w, h float64) *room {
	t.Helper()
	return &room{Room: playtest.NewRoom(t, setter, lang, w, h)}
}

// names are as long as the set-up takes them.
var names = [game.MaxSeats]string{"Maximiliane Wurz", "Bartholomew Cane", "Wilhelmina Wolff", "Jo", "Éloïse Gauthier", "Ingrid Silfverst"}

// setupOf is a match of those players, "p" for a person and "e" for an Easy computer; options are keys that are set to 1.
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
func newMatch(t *testing.T, setup game.Setup) *getadler.Match {
	t.Helper()
	m, err := getadler.NewMatch(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// open puts a match on the table.
func (r *room) open(m *getadler.Match, resumed bool, notes ...record.Note) {
	r.T.Helper()
	r.match = m
	scene := Open(r.Stage, play.Desk{
		Session: m, Resumed: resumed, Notes: notes,
		Menu:    func() stage.Scene { return &playtest.Blank{} },
		Rematch: func(bool) stage.Scene { return &playtest.Blank{} },
		Rules:   func() stage.Scene { return &playtest.Blank{} },
	})
	r.table = tableOf(scene)
	r.Enter(scene)
}

// tableOf is what runs the match behind one of its scenes.
func tableOf(s stage.Scene) *table {
	switch s := s.(type) {
	case *Table:
		return s.table
	case *Fight:
		return s.table
	case *Scoring:
		return s.table
	}
	return nil
}

// scoring tells whether the end has the screen.
func (r *room) scoring() bool {
	_, ok := r.Stack.Top().(*Scoring)
	return ok
}

// answer presses what a player without a plan would: it tells what it pressed.
func (r *room) answer(rng *rand.Rand) string {
	t := r.table
	if _, ok := r.Hot("peek"); ok && !t.Open() && r.Click("peek") {
		return "peek"
	}
	ids := []string{"take", "recap", "continue", "ready", "seen", "reply", "surrender", "loot", "enough", "answer", "give"}
	for _, pair := range [][2]string{{"pursue", "letgo"}, {"shoot", "hold"}, {"yes", "no"}, {"name:adler", "name:collins"}, {"count:1", "count:2"}} {
		i := rng.IntN(2)
		ids = append(ids, pair[i], pair[1-i])
	}
	if t.Open() && t.sel.target != 0 {
		ids = append([]string{"act"}, ids...)
		for trait := range getadler.Trait(getadler.Traits) {
			for role := getadler.Adler; int(role) <= t.own.Seats; role++ {
				ids = append(ids, "trait:"+traitIDs[trait], "colour:"+colourIDs[role.Look(trait)])
			}
		}
	}
	for _, seat := range rng.Perm(t.layout.Held + 6) {
		if seat < 6 && t.ask.targets.Has(game.Seat(seat)) {
			ids = append(ids, seatIDs[seat])
		}
	}
	if t.chosenKind() != getadler.NoKind {
		ids = append(ids, "discardit")
	}
	for _, i := range rng.Perm(8) {
		if t.ask.cards>>i&1 != 0 {
			ids = append(ids, handIDs[i])
		}
	}
	for _, id := range ids {
		if id == "discardit" && t.ask.targets != 0 && rng.IntN(3) > 0 {
			continue
		}
		before := t.sel
		if !r.Click(id) {
			continue
		}
		if t.sel == before && t.Answer() != "" {
			continue
		}
		return id
	}
	return ""
}

// playOut plays a whole match by pressing, and fails where nothing can be pressed for long.
func (r *room) playOut(rng *rand.Rand) {
	r.T.Helper()
	idle := 0
	for presses := 0; !r.scoring() || !r.match.Standing().Over; presses++ {
		if r.answer(rng) != "" {
			idle = 0
			continue
		}
		r.Wait(10)
		if idle++; idle > 200 || presses > 30000 {
			r.T.Fatalf("nothing goes on: phase %v, asked %v, status %q", r.match.View(game.Table).Phase, r.table.Asked(), r.table.ask.Status)
		}
	}
}
