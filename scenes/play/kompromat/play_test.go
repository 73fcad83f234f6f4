package kompromat

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/input"
	"safehouse/scenes/play"
	"safehouse/scenes/stage"
)

// room is a program without a window: a stage that writes down what is heard and said, and a stack of scenes.
type room struct {
	t        *testing.T
	st       *stage.Stage
	stack    *stage.Stack
	match    *kompromat.Match
	table    *table
	captions []string
	cues     []sound.Cue
	list     display.List
}

// Play writes a cue down.
func (r *room) Play(c sound.Cue) { r.cues = append(r.cues, c) }

// setter is shared: measuring is what takes the time.
func newSetter(t *testing.T) *typeset.Setter {
	t.Helper()
	s, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func newRoom(t *testing.T, setter *typeset.Setter, lang words.Lang, w, h float64) *room {
	t.Helper()
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	r := &room{t: t}
	r.st = &stage.Stage{
		Catalogue: catalogue, Metrics: theme.Metrics{W: w, H: h}, Measure: setter, Sound: r, Lang: lang,
		Caption:  func(text string) { r.captions = append(r.captions, text) },
		Settings: stage.DefaultSettings(), WaitForBots: true,
	}
	return r
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

// open puts a match on the table.
func (r *room) open(m *kompromat.Match, resumed bool, notes ...record.Note) {
	r.t.Helper()
	r.match = m
	scene := Open(r.st, play.Desk{
		Session: m, Resumed: resumed, Notes: notes,
		Menu:    func() stage.Scene { return &blank{} },
		Rematch: func(bool) stage.Scene { return &blank{} },
		Rules:   func() stage.Scene { return &blank{} },
	})
	r.table = controllerOf(scene)
	r.stack = stage.NewStack(scene)
}

// controllerOf is what runs the match behind one of its scenes.
func controllerOf(s stage.Scene) *table {
	switch s := s.(type) {
	case *Table:
		return s.table
	case *Reveal:
		return s.table
	case *Scoring:
		return s.table
	}
	return nil
}

// scoring tells whether the points have the screen.
func (r *room) scoring() bool {
	_, ok := r.stack.Top().(*Scoring)
	return ok
}

// blank stands for the scenes of others.
type blank struct{}

func (*blank) Update(*input.Frame) stage.Change { return stage.Stay() }
func (*blank) Draw(*display.List)               {}
func (*blank) Opaque() bool                     { return true }
func (*blank) Title() string                    { return "" }

// tick lets a tick pass with that input.
func (r *room) tick(in input.Frame) {
	in.Focused = true
	r.st.Tick++
	r.stack.Update(&in)
}

func (r *room) wait(ticks int) {
	for range ticks {
		r.tick(input.Frame{X: -1, Y: -1})
	}
}

// draw is what is on the screen.
func (r *room) draw() []display.Item {
	r.list.Reset()
	r.stack.Draw(&r.list)
	return r.list.Items
}

// hot finds what can be pressed by its id.
func (r *room) hot(id string) (display.Item, bool) {
	for _, it := range r.draw() {
		if it.ID == id {
			return it, true
		}
	}
	return display.Item{}, false
}

// click presses a control with the pointer, and takes the pointer away.
func (r *room) click(id string) bool {
	it, ok := r.hot(id)
	if !ok || it.Disabled {
		return false
	}
	x, y := it.Box.Centre()
	r.tick(input.Frame{X: x, Y: y, Moved: true})
	r.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	r.tick(input.Frame{X: x, Y: y, Released: true})
	r.wait(1)
	return true
}

// key presses actions.
func (r *room) key(actions ...input.Action) {
	var set input.Actions
	for _, a := range actions {
		set = set.With(a)
	}
	r.tick(input.Frame{X: -1, Y: -1, Just: set, Down: set, AnyPress: true, Keyboard: true})
	r.wait(1)
}

// answer presses what a simple player would: it tells what it pressed.
func (r *room) answer(rng *rand.Rand) string {
	var ids []string
	for _, it := range r.draw() {
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
	if has("stop") && rng.IntN(3) == 0 && r.click("stop") {
		return "stop"
	}
	if it, ok := r.hot("peek"); ok && !r.table.Open() && r.table.own.Phase != kompromat.PhaseDraw && !it.Disabled {
		r.click("peek")
		return "peek"
	}
	for _, id := range []string{"take", "recap", "continue", "place", "use", "remove", "seen", "keep", "order", "declare", "discard", "pass", "draw", "stop"} {
		if has(id) && r.click(id) {
			return id
		}
	}
	for _, id := range ids {
		if strings.HasPrefix(id, "mission:") && r.table.ask.folders>>(id[8]-'1')&1 != 0 && r.click(id) {
			return id
		}
	}
	return ""
}

// playOut plays a whole match by pressing, and fails where nothing can be pressed for long.
func (r *room) playOut(rng *rand.Rand) {
	r.t.Helper()
	idle := 0
	for presses := 0; !r.scoring(); presses++ {
		if r.answer(rng) != "" {
			idle = 0
			continue
		}
		r.wait(10)
		if idle++; idle > 200 || presses > 20000 {
			r.t.Fatalf("nothing goes on: phase %d, asked %v, status %q", r.match.View(game.Table).Phase, r.table.Asked(), r.table.ask.Status)
		}
	}
}

func TestAWholeMatchIsPlayedByPressing(t *testing.T) {
	setter := newSetter(t)
	for _, kinds := range []string{"pe", "ep", "pp", "ee"} {
		t.Run(kinds, func(t *testing.T) {
			r := newRoom(t, setter, words.English, 1280, 800)
			r.st.Settings.Speed = 400
			m, err := kompromat.NewMatch(setupOf(kinds, 3), nil)
			if err != nil {
				t.Fatal(err)
			}
			r.open(m, false)
			r.playOut(rand.New(rand.NewPCG(1, 2)))
			if !m.Standing().Over {
				t.Fatal("the scoring is shown before the match is over")
			}
			for _, c := range r.captions {
				if strings.Contains(c, "[") {
					t.Errorf("a caption without words: %q", c)
				}
			}
			if len(r.captions) < 100 || len(r.cues) < 100 {
				t.Errorf("%d captions and %d cues of a whole match", len(r.captions), len(r.cues))
			}
			for _, it := range r.draw() {
				if strings.Contains(it.Text, "[") || strings.Contains(it.Label, "[") {
					t.Errorf("no words for %q %q", it.Text, it.Label)
				}
			}
			r.wait(1)
			score := r.stack.Top().(*Scoring)
			r.key(input.Confirm)
			if !r.scoring() || score.Done() {
				t.Error("a press meant for the reveal acts on the score")
			}
			r.wait(play.DeafTicks + 1)
			r.key(input.Confirm)
			if !score.Done() {
				t.Error("a press does not end the count")
			}
			r.key(input.Confirm)
			if !r.scoring() {
				t.Error("a double press ends the count and starts a rematch")
			}
			r.wait(play.DeafTicks + 1)
			if it, ok := r.hot("rematch"); !ok || it.Disabled {
				t.Error("no rematch after the match")
			}
		})
	}
}
