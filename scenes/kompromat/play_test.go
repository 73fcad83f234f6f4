package kompromat

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/typeset"
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/stage"
	"safehouse/scenes/table"
	"safehouse/scenes/table/tabletest"
)

// room is a program without a window, with a match on its table.
type room struct {
	*tabletest.Room
	match  *kompromat.Match
	screen *screen
}

// newSetter is shared: measuring is what takes the time.
func newSetter(t testing.TB) *typeset.Setter {
	t.Helper()
	return tabletest.NewSetter(t)
}

func newRoom(t testing.TB, setter *typeset.Setter, lang words.Lang, w, h float64) *room {
	t.Helper()
	return &room{Room: tabletest.NewRoom(t, setter, lang, w, h)}
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
	m, err := kompromat.NewMatch(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// open puts a match on the table.
func (r *room) open(m *kompromat.Match, resumed bool, notes ...record.Note) {
	r.T.Helper()
	r.match = m
	scene := Open(r.Stage, table.Desk{
		Session: m, Resumed: resumed, Notes: notes,
		Menu:    func() stage.Scene { return &tabletest.Blank{} },
		Rematch: func(bool) stage.Scene { return &tabletest.Blank{} },
		Rules:   func(ruling string) stage.Scene { return rulebook.At(r.Stage, "kompromat", ruling) },
	})
	r.screen = controllerOf(scene)
	r.Enter(scene)
}

// controllerOf is what runs the match behind one of its scenes.
func controllerOf(s stage.Scene) *screen {
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
	return &tabletest.Seated{Room: r.Room, Table: r.screen, Match: r.match, Answer: r.answer, Scoring: r.scoring}
}

// answer presses what a simple player would: it tells what it pressed.
func (r *room) answer(rng *rand.Rand) string {
	var ids []string
	for _, it := range r.Draw() {
		if it.Kind == display.Hot && it.ID != "" && !it.Disabled {
			ids = append(ids, it.ID)
		}
	}
	has := func(id string) bool {
		for _, i := range ids {
			if i == id {
				return true
			}
		}
		return false
	}
	if has("stop") && rng.IntN(3) == 0 && r.Click("stop") {
		return "stop"
	}
	if it, ok := r.Hot("peek"); ok && !r.screen.Open() && r.screen.own.Phase != kompromat.PhaseDraw && !it.Disabled {
		r.Click("peek")
		return "peek"
	}
	for _, id := range []string{"take", "recap", "continue", "place", "use", "remove", "seen", "keep", "order", "declare", "discard", "pass", "draw", "stop"} {
		if has(id) && r.Click(id) {
			return id
		}
	}
	for _, id := range ids {
		if strings.HasPrefix(id, "mission:") && r.screen.Offered(id) && r.Click(id) {
			return id
		}
	}
	return ""
}

// playOut plays a whole match by pressing, and fails where nothing can be pressed for long.
func (r *room) playOut(rng *rand.Rand) {
	r.T.Helper()
	idle := 0
	for presses := 0; !r.scoring(); presses++ {
		if r.answer(rng) != "" {
			idle = 0
			continue
		}
		r.Wait(10)
		if idle++; idle > 200 || presses > 20000 {
			r.T.Fatalf("nothing goes on: phase %d, asked %v, status %q", r.match.View(game.Table).Phase, r.screen.Asked(), r.screen.ask.Status)
		}
	}
}

func TestAWholeMatchIsPlayedByPressing(t *testing.T) {
	setter := newSetter(t)
	for _, kinds := range []string{"pe", "ep", "pp", "ee"} {
		t.Run(kinds, func(t *testing.T) {
			r := newRoom(t, setter, words.English, 1280, 800)
			r.Stage.Settings.Speed = 400
			m, err := kompromat.NewMatch(setupOf(kinds, 3), nil)
			if err != nil {
				t.Fatal(err)
			}
			r.open(m, false)
			r.playOut(rand.New(rand.NewPCG(1, 2)))
			if !m.Standing().Over {
				t.Fatal("the scoring is shown before the match is over")
			}
			for _, c := range r.Captions {
				if strings.Contains(c, "[") {
					t.Errorf("a caption without words: %q", c)
				}
			}
			if len(r.Captions) < 100 || len(r.Cues) < 100 {
				t.Errorf("%d captions and %d cues of a whole match", len(r.Captions), len(r.Cues))
			}
			for _, it := range r.Draw() {
				if strings.Contains(it.Text, "[") || strings.Contains(it.Label, "[") {
					t.Errorf("no words for %q %q", it.Text, it.Label)
				}
			}
			r.Wait(1)
			score := r.Stack.Top().(*Scoring)
			r.Key(input.Confirm)
			if !r.scoring() || score.Done() {
				t.Error("a press meant for the reveal acts on the score")
			}
			r.Wait(table.DeafTicks + 1)
			r.Key(input.Confirm)
			if !score.Done() {
				t.Error("a press does not end the count")
			}
			r.Key(input.Confirm)
			if !r.scoring() {
				t.Error("a double press ends the count and starts a rematch")
			}
			r.Wait(table.DeafTicks + 1)
			if it, ok := r.Hot("rematch"); !ok || it.Disabled {
				t.Error("no rematch after the match")
			}
		})
	}
}
