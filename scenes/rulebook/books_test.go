package rulebook

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/topsecret"
	"safehouse/game/words"
)

func TestEveryGameHasABook(t *testing.T) {
	for i, g := range catalog.Games() {
		if i >= len(books) || books[i].game != g.Name {
			t.Errorf("the book of %s is not where the menu has the game", g.Name)
		}
	}
}

// TestTheListKnowsAllParagraphs: none is written that no page shows.
func TestTheListKnowsAllParagraphs(t *testing.T) {
	listed := map[string]bool{}
	for _, b := range books {
		for _, c := range b.chapters {
			stem := "rules." + b.game + "." + c.name + "."
			listed[stem+"head"] = true
			for n := range c.answers {
				listed[stem+strconv.Itoa(n+1)] = true
			}
		}
	}
	c := newStage(t, words.English).Catalogue
	paragraph := regexp.MustCompile(`^rules\.[a-z]+\.[a-z]+\.(head|[0-9]+)$`)
	for _, key := range c.Keys(words.English) {
		if paragraph.MatchString(key) && !listed[key] {
			t.Errorf("no book has %s", key)
		}
	}
}

// answered gives how often each ruling is answered in a book.
func answered(b book) map[string]int {
	times := map[string]int{}
	for _, c := range b.chapters {
		for _, a := range c.answers {
			for _, ruling := range strings.Fields(a) {
				times[ruling]++
			}
		}
	}
	return times
}

// TestEveryRulingIsAnswered, and in one place only.
func TestEveryRulingIsAnswered(t *testing.T) {
	for _, g := range []struct {
		game, letter string
		last         int
	}{{"kompromat", "K", 40}, {"topsecret", "T", 37}, {"getadler", "G", 59}} {
		times := answered(books[bookOf(g.game)])
		for n := 1; n <= g.last; n++ {
			id := g.letter + strconv.Itoa(n)
			if times[id] != 1 {
				t.Errorf("%s is answered %d times", id, times[id])
			}
			delete(times, id)
		}
		if len(times) > 0 {
			t.Errorf("%s has no such rulings: %v", g.game, times)
		}
	}
}

// TestEveryRefusalFindsItsRuling reads the rulings that refusals name out of the sources of the rules.
func TestEveryRefusalFindsItsRuling(t *testing.T) {
	id := regexp.MustCompile(`^"[KTG][0-9]+"$`)
	for _, b := range books {
		times, named := answered(b), 0
		files, err := filepath.Glob(filepath.Join("..", "..", "game", b.game, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(file, func(n ast.Node) bool {
				lit, ok := n.(*ast.BasicLit)
				if !ok || !id.MatchString(lit.Value) {
					return true
				}
				named++
				if ruling := strings.Trim(lit.Value, `"`); times[ruling] == 0 {
					t.Errorf("%s: no paragraph answers %s", name, ruling)
				}
				return true
			})
		}
		if named == 0 {
			t.Errorf("no refusal of %s names a ruling: the search itself is broken", b.game)
		}
	}
}

// TestTheTableHoldsTheHands compares the figures of the book with the hands that the rules deal.
func TestTheTableHoldsTheHands(t *testing.T) {
	columns := map[int]int{2: 0, 3: 1, 4: 2, 5: 2, 6: 2}
	for seats, column := range columns {
		m, err := game.NewMatch(topsecret.Rules{}, game.Setup{Players: make([]game.Player, seats), Seed: game.SeedOf(1)}, nil)
		if err != nil {
			t.Fatal(err)
		}
		v := m.View(0)
		hand := v.Players[0].Hand
		documents := 0
		for k := topsecret.Document2; k <= topsecret.Document5; k++ {
			documents += hand[k]
		}
		want := []int{hand[topsecret.Document1], documents, hand[topsecret.Agent], hand[topsecret.Mole],
			hand[topsecret.Assassin],
			hand.Sum()}
		if v.Turns != hand.Sum() {
			t.Errorf("%d seats have %d cards and %d turns", seats, hand.Sum(), v.Turns)
		}
		for i, row := range cardsOfTopSecret.rows {
			if got := strings.Replace(row.figures[column], "–", "0", 1); got != strconv.Itoa(want[i]) {
				t.Errorf("%d seats, %s: the book has %s, the rules deal %d", seats, row.label, got, want[i])
			}
		}
	}
}
