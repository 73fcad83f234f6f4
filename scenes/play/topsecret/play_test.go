package topsecret

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/topsecret"
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
	match    *topsecret.Match
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
	names := [...]string{"Inès", "Bartholomew Cane", "Wilhelmina Wolff", "Jo", "Maximilian Baum", "Éloïse Gauthier"}
	var all []game.Player
	for i, k := range kinds {
		all = append(all, game.Player{Computer: k != 'p', Name: names[i]})
	}
	return all
}

func setupOf(kinds string, seed uint64) game.Setup {
	return game.Setup{Players: players(kinds), Options: game.Options{}, Seed: game.SeedOf(seed)}
}

// open puts a match on the table.
func (r *room) open(m *topsecret.Match, resumed bool, notes ...record.Note) {
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
	t := r.table
	if _, ok := r.hot("peek"); ok && !t.Open() && r.click("peek") {
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
		if r.click(id) {
			return id
		}
	}
	return ""
}

// playOut plays a whole match by pressing, and fails where nothing can be pressed for long.
func (r *room) playOut(rng *rand.Rand) {
	r.t.Helper()
	idle := 0
	for presses := 0; !r.scoring() || !r.match.Standing().Over; presses++ {
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
	for _, kinds := range []string{"pe", "ppe", "pepp", "peeeee", "pppppp", "ee"} {
		t.Run(kinds, func(t *testing.T) {
			r := newRoom(t, setter, words.English, 1280, 800)
			r.st.Settings.Speed = 400
			setup := setupOf(kinds, 3)
			if len(kinds)%2 == 0 {
				setup.Options[topsecret.OptionCalled] = 1
			}
			m, err := topsecret.NewMatch(setup, nil)
			if err != nil {
				t.Fatal(err)
			}
			r.open(m, false)
			r.playOut(rand.New(rand.NewPCG(1, 2)))
			for _, c := range r.captions {
				if strings.Contains(c, "[") {
					t.Errorf("a caption without words: %q", c)
				}
			}
			if len(r.captions) < 60 {
				t.Errorf("%d captions of a whole match", len(r.captions))
			}
			for _, it := range r.draw() {
				if strings.Contains(it.Text, "[") || strings.Contains(it.Label, "[") {
					t.Errorf("no words for %q %q", it.Text, it.Label)
				}
			}
		})
	}
}
