package scenes

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/history"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/scenes/board"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
)

// remembered are made-up matches of two persons with the longest names, who have beaten so many of the cast at each
// game, and met the next one.
func remembered(beaten int) (all []record.Summary) {
	day := 0
	for n, c := range slices.Backward(bots.Cast()[:min(beaten+1, len(bots.Cast()))]) {
		for i := range rooms {
			for k, name := range []string{longest[0].Name, longest[1].Name} {
				players := []game.Player{{Name: name}, {Computer: true, Level: c.Level, Character: c.ID, Name: c.ID}}
				for len(players) < rooms[i].MinSeats {
					players = append(players, game.Player{Computer: true, Name: fmt.Sprint(longest[1].Name, len(players))})
				}
				won := game.SeatsOf(0)
				if n == beaten {
					won = game.SeatsOf(1)
				}
				day++
				sum := record.Summary{
					File: fmt.Sprint(day), Game: rooms[i].Name, Cast: game.Cast{Players: players},
					Started:  fmt.Sprintf("2026-%02d-%02dT20:00:00Z", 12-day/28, 28-day%28),
					Standing: game.Standing{Seats: len(players), Over: true, Winners: won, Halves: [game.MaxSeats]int{81, 1960}},
				}
				for w, key := range []string{"feat.kompromat.notorious", "feat.topsecret.bomb", "feat.getadler.lies"} {
					sum.Feats = append(sum.Feats, game.Feat{Key: key, N: 12 + k, Move: 3, Worth: w})
				}
				all = append(all, sum)
			}
		}
	}
	return all
}

// boardOf is the board of made-up matches.
func boardOf(h *launcher, beaten int) *board.Scene {
	house := h.remembers()
	house.Past = func() *history.History { return history.Of(remembered(beaten)) }
	return board.New(house)
}

// boards are the board in its states, and its pages.
func boards() map[string]func(t testing.TB) (*stage.Stage, stage.Scene) {
	all := map[string]func(t testing.TB) (*stage.Stage, stage.Scene){
		"board, empty": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			return h.st, newBoard(h)
		},
		"board, a new season asked for": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			return h.st, clicked(t, boardOf(h, 3), "season")
		},
		"board, everybody's": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			return h.st, clicked(t, boardOf(h, 7), "who.all")
		},
	}
	for _, beaten := range []int{0, 6, len(bots.Cast())} {
		all[fmt.Sprintf("board, %d beaten", beaten)] = func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			return h.st, boardOf(h, beaten)
		}
	}
	for _, id := range []string{"rival.eleven", "thirteenth"} {
		all["board, "+id] = func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			s := boardOf(h, len(bots.Cast()))
			return h.st, opened(t, s, id)
		}
	}
	return all
}

// opened is the scene that a click on a control puts over another.
func opened(t testing.TB, s stage.Scene, id string) stage.Scene {
	t.Helper()
	stack := stackOf(t, s)
	var l display.List
	stack.Draw(&l)
	for _, it := range l.Items {
		if it.ID == id {
			x, y := it.Box.Centre()
			stack.Update(&input.Frame{X: x, Y: y, Pressed: true, Held: true, Focused: true})
			stack.Update(&input.Frame{X: x, Y: y, Released: true, Focused: true})
		}
	}
	if stack.Top() == s {
		t.Fatalf("%s opens nothing", id)
	}
	return stack.Top()
}

// cancel is a press of Escape.
func (p *person) cancel() {
	p.tick(&input.Frame{Focused: true, Just: input.Actions(0).With(input.Cancel), X: -1, Y: -1})
	p.wait(2)
}

// TestTheBoardLeadsToWhatItTells: a clipping to the replay of its match at that moment, a strip to the match itself, a
// photograph to what is known of who is on it, and from there to a table with them.
func TestTheBoardLeadsToWhatItTells(t *testing.T) {
	h, dir := withPast(t, 1)
	b, err := os.ReadFile(filepath.Join("..", "game", "record", "testdata", "whole-getadler.jsonl"))
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "matches", "20260202-120000-getadler.jsonl"), b, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	p := sit(t, h)
	p.wait(20)
	p.click("board")
	p.wait(5)
	onBoard := func(from string) {
		t.Helper()
		p.cancel()
		if _, ok := p.stack.Top().(*board.Scene); !ok {
			t.Fatalf("from %s one comes back to %T", from, p.stack.Top())
		}
	}
	p.click("told.0")
	p.wait(5)
	replay, ok := p.stack.Top().(*tabletop.Replay)
	if !ok {
		t.Fatalf("a clipping opens %T", p.stack.Top())
	}
	if at, _ := replay.Place(); at == 0 {
		t.Error("the replay begins at its beginning")
	}
	onBoard("a replay")
	p.click("match.0")
	p.wait(5)
	if _, ok := p.stack.Top().(*tabletop.Score); !ok {
		t.Fatalf("a strip opens %T", p.stack.Top())
	}
	onBoard("a match")
	p.click("all")
	onBoard("all matches")
	p.click("rival.ottilia")
	p.click("play.topsecret")
	if sits := p.topSetup().draft.all[1]; !sits.computer || sits.character != "ottilia" || sits.level != game.Expert {
		t.Errorf("on the second seat sits %+v", sits)
	}
	p.cancel()
	onBoard("what is known of one")
	if p.cancel(); !p.has("again") {
		t.Error("there is no way back to the menu")
	}
}

// TestASeasonIsBegunAnewAndHadBack: it asks first, and forgets that it asked. The clock is long before all matches.
func TestASeasonIsBegunAnewAndHadBack(t *testing.T) {
	h := newHouse(t)
	s := boardOf(h, 5)
	h.st.Tick = doublePress
	beaten := func() int {
		return strings.Count(strings.Join(labels(s), " "), h.st.Say("board.beaten"))
	}
	before := beaten()
	press := func() { clicked(t, s, "season"); h.st.Tick += 2 * doublePress; s.Update(still()) }
	if press(); h.st.Settings.Season != "" {
		t.Fatal("it does not ask")
	}
	var told strings.Builder
	for _, it := range draw(s).Items {
		told.WriteString(it.Text + " ")
	}
	if says := strings.Join(strings.Fields(told.String()), " "); !strings.Contains(says, h.st.Say("board.season.about")) {
		t.Errorf("it does not say what is gained and what stays: %q", says)
	}
	clicked(t, s, "tape.topsecret")
	if press(); h.st.Settings.Season != "" {
		t.Fatal("it does not forget that it asked")
	}
	if press(); h.st.Settings.Season == "" || beaten() != 0 {
		t.Fatalf("begun anew on %q, %d are beaten", h.st.Settings.Season, beaten())
	}
	if press(); h.st.Settings.Season != "" || beaten() != before || before == 0 {
		t.Fatalf("had back, %d are beaten, and %d were", beaten(), before)
	}
}

// labels are what is said of the controls of the board.
func labels(s stage.Scene) (all []string) {
	for _, it := range draw(s).Items {
		if it.ID != "" {
			all = append(all, it.Label)
		}
	}
	return all
}

// TestTheBoardShowsEverybodyOfTheHouse: whoever has played most first, and all others as often as one turns to them;
// and it opens at whoever has played last, wherever that tape hangs.
func TestTheBoardShowsEverybodyOfTheHouse(t *testing.T) {
	for persons := 2; persons <= 12; persons++ {
		var all []record.Summary
		for n := range persons {
			for range n + 1 {
				all = append(all, record.Summary{Game: rooms[0].Name, Started: "2026-01-01T20:00:00Z",
					Cast:     game.Cast{Players: []game.Player{{Name: fmt.Sprint("Person ", n)}, {Computer: true}}},
					Standing: game.Standing{Seats: 2, Over: true, Winners: game.SeatsOf(0)}})
			}
		}
		h := newHouse(t)
		house := h.remembers()
		house.Past = func() *history.History { return history.Of(all) }
		s := board.New(house)
		met := map[string]bool{}
		first := fmt.Sprint("Person ", persons-1)
		for turned := range persons {
			var named []string
			for _, it := range draw(s).Items {
				if strings.HasPrefix(it.Label, "Person ") && it.ID != "" {
					named, met[it.Label] = append(named, it.Label), true
				}
			}
			if turned == 0 && !slices.Contains(named, "Person 0") {
				t.Errorf("of %d persons it opens at %q, and Person 0 has played last", persons, named)
			}
			if slices.Contains(named, first) && named[0] != first {
				t.Errorf("of %d persons it shows %q first, and %s has played most", persons, named[0], first)
			}
			if !slices.ContainsFunc(draw(s).Items, func(it display.Item) bool { return it.ID == "who.others" }) {
				break
			}
			clicked(t, s, "who.others")
		}
		if len(met) != persons {
			t.Errorf("of %d persons it shows only %v", persons, met)
		}
	}
}

// TestAnEmptyBoardInvites to a table with the first of the cast.
func TestAnEmptyBoardInvites(t *testing.T) {
	h := newHouse(t)
	s, ok := opened(t, newBoard(h), "begin").(*setup)
	if !ok || s.draft.all[1].character != bots.Cast()[0].ID {
		t.Errorf("it opens %T", s)
	}
}

// TestWhoSatAtATableIsMet: in a match that runs, in a lesson that was begun and at another game; only a match that has
// ended counts as won or lost.
func TestWhoSatAtATableIsMet(t *testing.T) {
	vera := game.Player{Name: "Vera"}
	says := func(h *launcher, game, id, want string) bool {
		t.Helper()
		items := draw(clicked(t, newBoard(h), "tape."+game)).Items
		photo := slices.IndexFunc(items, func(it display.Item) bool { return it.ID == "rival."+id })
		return photo >= 0 && slices.ContainsFunc(items, func(it display.Item) bool {
			x, y := it.Box.Centre()
			return it.Text == want && items[photo].Box.Contains(x, y)
		})
	}
	for id, c := range map[string]struct {
		lead func(h *launcher)
		said map[string]string
	}{
		"pip": {func(*launcher) {}, map[string]string{"kompromat": "board.unmet", topSecret: "board.unmet"}},
		"finch": {func(h *launcher) { h.st.Settings.Learned = "kompromat.1" },
			map[string]string{"kompromat": "board.lesson", topSecret: "board.unplayed"}},
		"halloran": {func(h *launcher) { h.st.Settings.Lesson = "getadler.2 x" },
			map[string]string{getAdler: "board.lesson", topSecret: "board.unplayed"}},
		"moss": {func(h *launcher) {
			c := bots.Cast()[bots.FindCharacter("moss")]
			players := []game.Player{vera, {Computer: true, Level: c.Level, Character: c.ID}}
			if table, said := h.begin(&rooms[0], players, nil); table == nil {
				t.Fatal(said.Key)
			}
			h.leave()
			h.store.Running()
		}, map[string]string{rooms[0].Name: "board.running", topSecret: "board.unplayed"}},
	} {
		h := newHouse(t)
		c.lead(h)
		for name, key := range c.said {
			if !says(h, name, id, h.st.Say(key)) {
				t.Errorf("%s at %s is not told of as %q", id, name, h.st.Say(key))
			}
		}
	}
}
