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

	"safehouse/game/catalog"
	"safehouse/game/words"
	"safehouse/scenes/games"
)

func TestEveryGameHasABook(t *testing.T) {
	for i, g := range catalog.Games() {
		if i >= len(rooms) || rooms[i].Name != g.Name || len(rooms[i].Book.Chapters) < 10 {
			t.Errorf("the book of %s is not where the menu has the game", g.Name)
		}
	}
}

// TestTheListKnowsAllParagraphs: none is written that no page shows.
func TestTheListKnowsAllParagraphs(t *testing.T) {
	listed := map[string]bool{}
	for _, b := range rooms {
		for _, c := range b.Book.Chapters {
			listed[c.Head] = true
			for _, p := range c.Text {
				listed[p.Key] = true
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
func answered(b games.Game) map[string]int {
	times := map[string]int{}
	for _, c := range b.Book.Chapters {
		for _, p := range c.Text {
			for _, ruling := range strings.Fields(p.Answers) {
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
		times := answered(rooms[rooms.Index(g.game)])
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
	for _, b := range rooms {
		times, named := answered(b), 0
		files, err := filepath.Glob(filepath.Join("..", "..", "game", b.Name, "*.go"))
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
			t.Errorf("no refusal of %s names a ruling: the search itself is broken", b.Name)
		}
	}
}
