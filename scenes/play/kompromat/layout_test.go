package kompromat

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/typeset"
	"safehouse/scenes/input"
)

// sizes are the screens on which everything must fit.
var sizes = [...]struct{ w, h float64 }{{1024, 640}, {1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {3840, 2160}}

// situation is a match in which the first seat is asked something worth looking at.
type situation struct {
	name  string
	match *kompromat.Match
	// prepare brings the table there, where the match alone does not.
	prepare func(*table)
	// presses bring two persons' screen there.
	presses []string
}

// situations plays random matches until every kind of question has been met by a person on the first seat.
func situations(t *testing.T) []situation {
	t.Helper()
	found := map[string]situation{}
	add := func(name string, m *kompromat.Match, prepare func(*table)) {
		if _, ok := found[name]; !ok {
			found[name] = situation{name: name, match: m, prepare: prepare}
		}
	}
	for seed := uint64(1); seed < 60; seed++ {
		collect(t, "pe", seed, add)
	}
	for _, must := range []string{"draw", "place", "more", "forced", "seen", "order", "smoke", "before", "declare", "after", "perfect", "over", "many"} {
		if _, ok := found[must]; !ok {
			t.Errorf("no match came to %q", must)
		}
	}
	var all []situation
	for _, s := range found {
		all = append(all, s)
	}
	return all
}

// phaseNames name the phases in which somebody is asked.
var phaseNames = map[kompromat.Phase]string{
	kompromat.PhaseDraw: "draw", kompromat.PhasePlace: "place", kompromat.PhaseMore: "more", kompromat.PhaseForced: "forced",
	kompromat.PhaseSeen: "seen", kompromat.PhaseOrder: "order", kompromat.PhaseSmoke: "smoke", kompromat.PhaseBefore: "before",
	kompromat.PhaseDeclare: "declare", kompromat.PhaseAfter: "after", kompromat.PhasePerfect: "perfect",
}

// personal are the questions that a person alone sees, each in a match of two persons.
func personal(t *testing.T) []situation {
	t.Helper()
	found := map[string]situation{}
	for seed := uint64(1); seed < 60 && len(found) < 5; seed++ {
		collect(t, "pp", seed, func(name string, m *kompromat.Match, _ func(*table)) {
			if strings.HasPrefix(name, "aim ") && m.View(0).Phase == kompromat.PhaseMore {
				name = "aim"
			}
			switch name {
			case "place", "seen", "order", "smoke", "aim":
				if _, ok := found[name]; !ok {
					found[name] = situation{name: name, match: m}
				}
			}
		})
	}
	return slices.Collect(maps.Values(found))
}

// collect plays one random match, each situation kept as a match of its own.
func collect(t *testing.T, kinds string, seed uint64, add func(string, *kompromat.Match, func(*table))) {
	rng := rand.New(rand.NewPCG(seed, 1))
	var entries []game.Entry
	keep := func(name string, prepare func(*table)) {
		kept, err := kompromat.ResumeMatch(setupOf(kinds, seed), entries, nil)
		if err != nil {
			t.Fatal(err)
		}
		add(name, kept, prepare)
	}
	journal := &journal{}
	m, err := kompromat.NewMatch(setupOf(kinds, seed), journal)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Standing().Over {
		entries = journal.entries
		seat := m.ToAct().First()
		v := m.View(seat)
		if seat == 0 {
			keep(phaseNames[v.Phase], nil)
			if v.Current >= 0 && v.Row[v.Current].Attempts[0].Count >= 6 {
				keep("many", nil)
			}
			if v.Phase == kompromat.PhasePlace {
				keep("chosen", func(t *table) { t.sel.mission = int8(v.Moves[0].A + 1) })
			}
			for _, move := range v.Moves {
				if move.Op == kompromat.OpUse {
					item := kompromat.Item(move.A)
					keep("aim "+item.String(), func(t *table) { t.sel.aim = item })
				}
			}
		} else {
			keep("wait "+phaseNames[v.Phase], nil)
		}
		move := v.Moves[rng.IntN(len(v.Moves))]
		for _, other := range v.Moves {
			if other.Op == kompromat.OpUse && rng.IntN(2) == 0 || other.Op == kompromat.OpDraw && seed%3 == 0 {
				move = other
			}
		}
		if err := m.Submit(seat, move); err != nil {
			t.Fatal(err)
		}
	}
	entries = journal.entries
	keep("over", nil)
}

// journal keeps entries.
type journal struct{ entries []game.Entry }

func (j *journal) Append(e game.Entry) { j.entries = append(j.entries, e) }

func TestNothingIsCutOrOverlaps(t *testing.T) {
	setter := newSetter(t)
	for _, s := range situations(t) {
		t.Run(s.name, func(t *testing.T) {
			for _, lang := range []words.Lang{words.English, words.French, words.Pseudo} {
				for _, size := range sizes {
					for _, log := range []bool{true, false} {
						checkScreen(t, setter, s, lang, size.w, size.h, log)
					}
				}
			}
		})
	}
}

// hotSeat is a match of two persons at one screen, in the middle of the first one's turn.
func hotSeat(t *testing.T) *kompromat.Match {
	t.Helper()
	m, err := kompromat.NewMatch(setupOf("pp", 2), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"draw", "place 1", "draw", "stop"} {
		if err := m.SubmitText(0, text); err != nil {
			t.Fatal(err)
		}
	}
	for _, text := range []string{"draw", "place 1", "draw"} {
		if err := m.SubmitText(1, text); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestNothingIsCutWhereTwoPersonsPlay(t *testing.T) {
	setter := newSetter(t)
	m := hotSeat(t)
	for _, s := range []situation{
		{name: "recap", match: m, presses: []string{"take"}},
		{name: "face down", match: m, presses: []string{"take", "recap"}},
		{name: "open", match: m, presses: []string{"take", "recap", "peek"}},
	} {
		t.Run(s.name, func(t *testing.T) {
			for _, lang := range []words.Lang{words.English, words.French, words.Pseudo} {
				for _, size := range sizes {
					checkScreen(t, setter, s, lang, size.w, size.h, true)
				}
			}
		})
	}
}

func TestNothingIsCutWhileTheMatchIsShown(t *testing.T) {
	setter := newSetter(t)
	for _, lang := range []words.Lang{words.English, words.French, words.Pseudo} {
		for _, size := range sizes {
			r := newRoom(t, setter, lang, size.w, size.h)
			r.Stage.Settings.Speed = 400
			m, err := kompromat.NewMatch(setupOf("ee", 6), nil)
			if err != nil {
				t.Fatal(err)
			}
			r.open(m, false)
			seen := map[game.Line]bool{}
			for len(seen) < 60 && !r.scoring() {
				r.Wait(3)
				line := r.table.show.Line()
				if seen[line] && !r.table.show.Gated() {
					continue
				}
				seen[line] = true
				r.Draw()
				displaytest.Check(t, &r.List, setter, display.Rect{W: size.w, H: size.h})
				if t.Failed() {
					t.Fatalf("%s %vx%v at %q", lang, size.w, size.h, r.Stage.Reader("A", "B").Say(line))
				}
			}
			r.Key(input.Cancel)
			r.Draw()
			displaytest.Check(t, &r.List, setter, display.Rect{W: size.w, H: size.h}, displaytest.Options{Allow: func(f displaytest.Fault) bool {
				// Under the veil of the pause lies the table, dimmed.
				return f.What == displaytest.Faint || f.What == displaytest.Overlap
			}})
		}
	}
}

func checkScreen(t *testing.T, setter *typeset.Setter, s situation, lang words.Lang, w, h float64, log bool) {
	t.Helper()
	r := newRoom(t, setter, lang, w, h)
	r.open(s.match, true)
	for _, id := range s.presses {
		r.Wait(60)
		if !r.Click(id) {
			t.Fatalf("%q cannot be pressed", id)
		}
		r.Wait(60)
	}
	r.table.LogOpen = log
	// Names of the greatest length that the setup takes.
	r.table.Names = []string{"Maximiliane Wurz", "Bartholomew Cane"}
	if s.prepare != nil {
		s.prepare(r.table)
	}
	r.table.Anew()
	r.Draw()
	t.Run(fmt.Sprintf("%s %vx%v log %v", lang, w, h, log), func(t *testing.T) {
		displaytest.Check(t, &r.List, setter, display.Rect{W: w, H: h})
		for _, it := range r.List.Items {
			if it.Kind == display.Text && it.Label != "" && it.Label != it.Text && (it.Role != display.Status || lang != words.Pseudo) {
				t.Errorf("cut short: %q of %q", it.Text, it.Label)
			}
		}
	})
}
