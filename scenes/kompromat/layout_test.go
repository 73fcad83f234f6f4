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
	"safehouse/render/display/displaytest"
	"safehouse/render/typeset"
	"safehouse/scenes/input"
	"safehouse/scenes/table/tabletest"
)

// situation is a match in which the first seat is asked something worth looking at.
type situation struct {
	name  string
	match *kompromat.Match
	// prepare brings the table there, where the match alone does not.
	prepare func(*screen)
	// presses bring two persons' screen there.
	presses []string
}

// situations plays random matches until every kind of question has been met by a person on the first seat.
func situations(t testing.TB) []situation {
	t.Helper()
	found := map[string]situation{}
	add := func(name string, m *kompromat.Match, prepare func(*screen)) {
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
		collect(t, "pp", seed, func(name string, m *kompromat.Match, _ func(*screen)) {
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
func collect(t testing.TB, kinds string, seed uint64, add func(string, *kompromat.Match, func(*screen))) {
	rng := rand.New(rand.NewPCG(seed, 1))
	var entries []game.Entry
	keep := func(name string, prepare func(*screen)) {
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
				keep("chosen", func(t *screen) { t.Choose(missionIDs[v.Moves[0].A]) })
			}
			for _, move := range v.Moves {
				if move.Op == kompromat.OpUse {
					item := kompromat.Item(move.A)
					keep("aim "+item.String(), func(t *screen) { t.Choose(itemIDs[0][item]) })
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
	for n, s := range situations(t) {
		t.Run(s.name, func(t *testing.T) {
			for i, reader := range tabletest.Readers() {
				checkScreen(t, setter, s, reader, (i+n)%2 == 0)
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
			for _, reader := range tabletest.Readers() {
				checkScreen(t, setter, s, reader, true)
			}
		})
	}
}

// TestCurtainPauseAndSeatsFit looks at all that comes between two persons' turns, and lies over the table.
func TestCurtainPauseAndSeatsFit(t *testing.T) {
	setter := newSetter(t)
	for _, reader := range tabletest.Readers() {
		for _, text := range []float64{1, 2} {
			reader.Text = text
			t.Run(reader.String(), func(t *testing.T) {
				r := newRoom(t, setter, reader.Lang, reader.W, reader.H)
				reader.Sit(r.Stage)
				r.Stage.Settings.SeatCodes = true
				r.open(hotSeat(t), true)
				r.screen.Names = []string{"Maximiliane Wurz", "Bartholomew Cane"}
				r.Wait(60)
				r.MustFit(setter)
				if !r.Click("take") {
					t.Fatal("the screen cannot be taken")
				}
				r.Wait(60)
				if _, ok := r.Hot("code.enter"); !ok {
					t.Fatal("no code is asked for")
				}
				r.MustFit(setter)
				r.Stage.Settings.SeatCodes = false
				r.Wait(60)
				for _, id := range []string{"take", "recap"} {
					r.Click(id)
					r.Wait(60)
				}
				r.Key(input.Menu)
				r.MustFit(setter, underVeil)
				if !r.Click("pause.seats") {
					t.Fatal("no way to the seats")
				}
				r.Wait(20)
				r.MustFit(setter, underVeil)
			})
		}
	}
}

// underVeil allows what lies dimmed under a veil.
var underVeil = displaytest.Options{Allow: func(f displaytest.Fault) bool {
	return f.What == displaytest.Faint || f.What == displaytest.Overlap || f.What == displaytest.Collide
}}

func TestNothingIsCutWhileTheMatchIsShown(t *testing.T) {
	setter := newSetter(t)
	for _, reader := range tabletest.Readers() {
		t.Run(reader.String(), func(t *testing.T) {
			r := newRoom(t, setter, reader.Lang, reader.W, reader.H)
			reader.Sit(r.Stage)
			r.Stage.Settings.Speed = 400
			m, err := kompromat.NewMatch(setupOf("ee", 6), nil)
			if err != nil {
				t.Fatal(err)
			}
			r.open(m, false)
			seen := map[game.Line]bool{}
			for len(seen) < 60 && !r.scoring() {
				r.Wait(3)
				line := r.screen.show.Line()
				if seen[line] && !r.screen.show.Gated() {
					continue
				}
				seen[line] = true
				r.MustFit(setter)
				if t.Failed() {
					t.Fatalf("at %q", r.Stage.Reader("A", "B").Say(line))
				}
			}
			r.Key(input.Cancel)
			r.MustFit(setter, underVeil)
		})
	}
}

func checkScreen(t *testing.T, setter *typeset.Setter, s situation, reader tabletest.Reader, log bool) {
	t.Helper()
	t.Run(fmt.Sprintf("%v log %v", reader, log), func(t *testing.T) {
		r := newRoom(t, setter, reader.Lang, reader.W, reader.H)
		reader.Sit(r.Stage)
		r.open(s.match, true)
		for _, id := range s.presses {
			r.Wait(60)
			if !r.Click(id) {
				t.Fatalf("%q cannot be pressed", id)
			}
			r.Wait(60)
		}
		r.screen.LogOpen = log
		// Names of the greatest length that the setup takes.
		r.screen.Names = []string{"Maximiliane Wurz", "Bartholomew Cane"}
		if s.prepare != nil {
			s.prepare(r.screen)
		}
		r.screen.Anew()
		r.MustFit(setter)
		r.mustAsk()
	})
}

// mustAsk looks for what the pending decision needs.
func (r *room) mustAsk() {
	r.T.Helper()
	q := &r.screen.ask.Ask
	n := tabletest.Needed{
		Status: q.Status, Head: q.Head, Primary: q.Primary.ID, PrimaryAt: r.screen.layout.Primary,
		Controls: []string{q.Secondary.ID, q.Third.ID},
	}
	for i := range q.Chips {
		n.Controls = append(n.Controls, q.Chips[i].ID)
	}
	for i, card := range r.screen.ask.tray {
		if card.pick {
			n.Controls = append(n.Controls, trayID(i))
		}
	}
	for i := range missionIDs {
		if r.screen.Offered(missionIDs[i]) {
			n.Controls = append(n.Controls, missionIDs[i])
		}
	}
	if !r.scoring() {
		r.MustAsk(n)
	}
}
