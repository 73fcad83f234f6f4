package scenes

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/tabletop/tabletest/tiny"
)

// TestAGameGetsInByBeingListed puts one more game on the list, and touches nothing else: it has a poster, a set-up, a
// match on the table with a record, a rematch, and a book to look into, like all others.
func TestAGameGetsInByBeingListed(t *testing.T) {
	h := newHouse(t)
	h.games = append(slices.Clone(rooms), tiny.Room)
	p := sit(t, h)
	p.click("new.tiny")
	if s := p.topSetup(); s.draft.game.Name != "tiny" || s.draft.Playing != 2 || s.Dress() != tiny.Room.Look {
		t.Fatalf("the poster leads to a set-up of %d at %q", s.draft.Playing, s.draft.game.Name)
	}
	p.click("kind1.person")
	players, options := p.began()
	p.click("start")
	if _, still := p.stack.Top().(*setup); still {
		t.Fatal("the match does not start")
	}
	p.tick(still())
	if !p.has("menu") || !p.has("log") {
		t.Error("no table is on the screen")
	}
	p.tick(press(input.Rules))
	if book, ok := p.stack.Top().(*rulebook.Scene); !ok || !strings.Contains(book.Title(), "tiny") {
		t.Errorf("F1 at its table opens %T", p.stack.Top())
	}
	g, _ := h.games.Find("tiny")
	s, err := g.New(game.Setup{Players: players, Options: options, Seed: game.SeedOf(1)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if table := h.rematch(g, game.Setup{Players: players, Options: options}, s, true); table == nil {
		t.Error("there is no rematch")
	}
}
