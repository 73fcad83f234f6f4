package scenes

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/about"
	"safehouse/scenes/controls"
	"safehouse/scenes/handover"
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
)

// expectRules requires that the rulebook lies on top, open at a game.
func (p *person) expectRules(where, name string) {
	p.t.Helper()
	book, ok := p.stack.Top().(*rulebook.Scene)
	if !ok {
		p.t.Fatalf("F1 %s opens %T", where, p.stack.Top())
	}
	if want := p.launcher.st.Say("rules." + name + ".title"); !strings.HasPrefix(book.Title(), want) {
		p.t.Errorf("F1 %s opens %q, want %q", where, book.Title(), want)
	}
}

// TestF1AtATableOpensTheRulesOfItsGame, and closes them again.
func TestF1AtATableOpensTheRulesOfItsGame(t *testing.T) {
	for _, at := range rooms {
		name := at.Name
		g, ok := rooms.Find(name)
		if !ok {
			t.Fatalf("there is a table for %s and no such game", name)
		}
		players := make([]game.Player, g.MinSeats)
		for i := range players {
			players[i] = game.Player{Name: string(rune('A' + i)), Computer: i > 0}
		}
		h := newHouse(t)
		p := sit(t, h)
		table, said := h.begin(g, players, game.Options{})
		if table == nil {
			t.Fatalf("%s: %s", name, said.Key)
		}
		p.stack = stackOf(t, table)
		for range 30 {
			p.tick(still())
		}
		p.tick(press(input.Rules))
		p.expectRules("at "+name, name)
		p.tick(press(input.Rules))
		if p.stack.Top() != table {
			t.Errorf("%s: F1 does not lead back", name)
		}
	}
}

// TestTheMenuHasTheRulesOfEveryGame: from the first book, the others are one press away.
func TestTheMenuHasTheRulesOfEveryGame(t *testing.T) {
	for i := range rooms {
		g := &rooms[i]
		p := sit(t, newHouse(t))
		p.tick(press(input.Rules))
		p.expectRules("in the menu", rooms[0].Name)
		p.click("game." + g.Name)
		p.expectRules("and a click", g.Name)
	}
}

// TestF1OpensTheRulesFromAnywhere, and closes them again: over a page or a curtain at the beginning of the book, since
// whatever is asked under them is not for everybody's eyes.
func TestF1OpensTheRulesFromAnywhere(t *testing.T) {
	for i := range rooms {
		g := &rooms[i]
		h := newHouse(t)
		players := make([]game.Player, g.MinSeats)
		for i := range players {
			players[i] = game.Player{Name: string(rune('A' + i)), Computer: i > 1}
		}
		table, said := h.begin(g, players, game.Options{})
		if table == nil {
			t.Fatalf("%s: %s", g.Name, said.Key)
		}
		over := map[string]stage.Scene{
			"a curtain": handover.New(h.st, handover.Who{Name: "A"}, nil, nil, func(bool) {}),
			"settings":  settings.New(h.st), "the page about the program": about.New(h.st, h.games, "1"),
			"keys": controls.New(h.st),
		}
		for where, scene := range over {
			p := sit(t, h)
			p.stack = stackOf(t, table)
			p.stack.Put(scene)
			p.tick(press(input.Rules))
			p.expectRules("over "+where, g.Name)
			if got, want := p.items(), drawn(rulebook.At(h.st, h.games, g.Name, "")); !sameTexts(got, want) {
				t.Errorf("%s: over %s the book is not open at its beginning", g.Name, where)
			}
			p.tick(press(input.Rules))
			if p.stack.Top() != scene {
				t.Errorf("%s: F1 does not lead back to %s", g.Name, where)
			}
		}
		p := sit(t, h)
		set := newSetup(h, g)
		p.stack = stackOf(t, set)
		p.tick(press(input.Rules))
		p.expectRules("in the set-up", g.Name)
		p.tick(press(input.Cancel))
		if p.stack.Top() != set {
			t.Errorf("%s: the rules do not lead back to the set-up", g.Name)
		}
	}
}

// TestF1InAPauseOpensTheRulesOfTheMatch: whoever pauses a match reads its own rules.
func TestF1InAPauseOpensTheRulesOfTheMatch(t *testing.T) {
	for i := range rooms {
		g := &rooms[i]
		h := newHouse(t)
		players := make([]game.Player, g.MinSeats)
		for i := range players {
			players[i] = game.Player{Name: string(rune('A' + i)), Computer: i > 0}
		}
		table, _ := h.begin(g, players, game.Options{})
		p := sit(t, h)
		p.stack = stackOf(t, table)
		for range 30 {
			p.tick(still())
		}
		p.tick(press(input.Cancel))
		paused := p.stack.Top()
		if paused == table {
			t.Fatalf("%s does not pause", g.Name)
		}
		p.tick(press(input.Rules))
		p.expectRules("in a pause", g.Name)
		p.tick(press(input.Rules))
		if p.stack.Top() != paused {
			t.Errorf("%s: F1 does not lead back to the pause", g.Name)
		}
	}
}

// TestAFailureHasNoRules: its report stands alone.
func TestAFailureHasNoRules(t *testing.T) {
	h := newHouse(t)
	p := sit(t, h)
	report := newFailed(h, &failure{})
	p.stack = stackOf(t, report)
	p.tick(press(input.Rules))
	if p.stack.Top() != report {
		t.Errorf("F1 opens %T", p.stack.Top())
	}
}

func drawn(s stage.Scene) []display.Item {
	var l display.List
	s.Draw(&l)
	return l.Items
}

// sameTexts reports whether the same words stand in the same places.
func sameTexts(a, b []display.Item) bool {
	texts := func(all []display.Item) (kept []display.Item) {
		for _, it := range all {
			if it.Kind == display.Text {
				kept = append(kept, display.Item{Box: it.Box, Lettering: display.Lettering{Text: it.Text}})
			}
		}
		return kept
	}
	return slices.Equal(texts(a), texts(b))
}
