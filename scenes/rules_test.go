package scenes

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/stage"
)

// expectRules requires that the rulebook lies on top, open at a game.
func (p *person) expectRules(where, name string) {
	p.t.Helper()
	book, ok := p.stack.Top().(*rulebook.Scene)
	if !ok {
		p.t.Fatalf("F1 %s opens %T", where, p.stack.Top())
	}
	if want := p.house.st.Say("rules." + name + ".title"); !strings.HasPrefix(book.Title(), want) {
		p.t.Errorf("F1 %s opens %q, want %q", where, book.Title(), want)
	}
}

// TestF1AtATableOpensTheRulesOfItsGame, and closes them again.
func TestF1AtATableOpensTheRulesOfItsGame(t *testing.T) {
	for name := range tableOf {
		g, ok := catalog.Find(name)
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
		p.stack = stage.NewStack(table)
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
	for _, g := range catalog.Games() {
		p := sit(t, newHouse(t))
		p.tick(press(input.Rules))
		p.expectRules("in the menu", catalog.Games()[0].Name)
		p.click("game." + g.Name)
		p.expectRules("and a click", g.Name)
	}
}
