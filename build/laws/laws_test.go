package laws

import (
	"encoding/json"
	"errors"
	"go/ast"
	"io"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"safehouse/game/catalog"
)

// room is one package as the go command lists it.
type room struct {
	ImportPath string
	Name       string
	Imports    []string
	Deps       []string
	Doc        string
	GoFiles    []string
}

func rooms(t *testing.T) []room {
	t.Helper()
	command := exec.Command("go", "list", "-json=ImportPath,Name,Imports,Deps,Doc,GoFiles", "./...")
	command.Dir = filepath.Join("..", "..")
	out, err := command.Output()
	if err != nil {
		t.Fatalf("listing the packages: %v", err)
	}
	var all []room
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var r room
		if err := d.Decode(&r); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, r)
	}
}

// games are the names of all games, which are those of their rooms under game/ and scenes/.
func games() (names []string) {
	for _, g := range catalog.Games() {
		names = append(names, g.Name)
	}
	return names
}

func under(path, root string) bool { return path == root || strings.HasPrefix(path, root+"/") }

// TestArrowsRunDownwards keeps the screen and the speaker out of the rules, the games out of the renderer, and every
// arrow pointing down.
func TestArrowsRunDownwards(t *testing.T) {
	forbidden := map[string][]string{
		"safehouse/game": {"github.com/hajimehoshi/ebiten/v2", "github.com/ebitengine/oto/v3", "github.com/ebitengine/purego",
			"safehouse/scenes", "safehouse/render", "safehouse/assets"},
		"safehouse/render":         {"safehouse/game", "safehouse/scenes", "github.com/hajimehoshi/ebiten/v2/audio"},
		"safehouse/render/display": {"github.com/hajimehoshi/ebiten/v2"},
		"safehouse/render/theme":   {"github.com/hajimehoshi/ebiten/v2"},
		"safehouse/render/faces":   {"github.com/hajimehoshi/ebiten/v2"},
		"safehouse/scenes":         {"github.com/hajimehoshi/ebiten/v2/audio"},
	}
	for _, name := range games() {
		own := []string{"safehouse/game/catalog", "safehouse/game/bots", "safehouse/game/record"}
		for _, other := range games() {
			if other != name {
				own = append(own, "safehouse/game/"+other)
			}
		}
		forbidden["safehouse/game/"+name] = own
	}
	seen := 0
	for _, r := range rooms(t) {
		for root, banned := range forbidden {
			if !under(r.ImportPath, root) {
				continue
			}
			seen++
			for _, dep := range r.Deps {
				for _, b := range banned {
					if under(dep, b) {
						t.Errorf("%s may not know %s", r.ImportPath, dep)
					}
				}
			}
		}
	}
	if seen < len(forbidden) {
		t.Errorf("only %d rooms were looked at; a room of the table has moved", seen)
	}
}

// TestPackageGameKnowsNoGame keeps the contract free of the games that keep it.
func TestPackageGameKnowsNoGame(t *testing.T) {
	for _, r := range rooms(t) {
		if r.ImportPath != "safehouse/game" {
			continue
		}
		for _, dep := range r.Deps {
			if under(dep, "safehouse") {
				t.Errorf("package game may not know %s", dep)
			}
		}
	}
}

// TestTheTableKnowsNoGame keeps what every match on the screen has in common free of the games, and the screen of each
// game free of every other.
func TestTheTableKnowsNoGame(t *testing.T) {
	seen := 0
	for _, r := range rooms(t) {
		for _, name := range games() {
			own := under(r.ImportPath, "safehouse/scenes/games/"+name)
			if own {
				seen++
			}
			for _, other := range games() {
				if own && other != name || under(r.ImportPath, "safehouse/scenes/tabletop") {
					for _, imported := range r.Imports {
						if imported == "safehouse/game/"+other || under(imported, "safehouse/scenes/games/"+other) {
							t.Errorf("%s may not know %s", r.ImportPath, imported)
						}
					}
				}
			}
		}
	}
	if seen < len(games()) {
		t.Error("a game has no room on the screen")
	}
}

// TestAMatchIsPlayedWithoutAPixel: what a match is says nothing of how it looks.
func TestAMatchIsPlayedWithoutAPixel(t *testing.T) {
	found := false
	for _, r := range rooms(t) {
		if r.ImportPath != "safehouse/scenes/match" {
			continue
		}
		found = true
		for _, imported := range r.Imports {
			for _, banned := range []string{"safehouse/render", "safehouse/scenes/tabletop", "safehouse/scenes/ui",
				"safehouse/scenes/director", "safehouse/scenes/handover", "safehouse/scenes/games"} {
				if under(imported, banned) {
					t.Errorf("a match may not know %s", imported)
				}
			}
		}
	}
	if !found {
		t.Error("there is no room for a match")
	}
}

// askers are the types of a game's room that ask, and say what there is to know.
var askers = []string{"questions", "asker", "wording"}

// TestQuestionsNeedNoPixel: what a game asks, and what leads to its moves, says nothing of how it looks either. A
// game's room has types for it, and the files of their methods know no picture and no table.
func TestQuestionsNeedNoPixel(t *testing.T) {
	asks := map[string]bool{}
	for _, c := range everyFile(t) {
		room := path.Dir(c.path)
		if path.Dir(room) != "scenes/games" || c.test() || !slices.ContainsFunc(askers, c.has) {
			continue
		}
		asks[room] = true
		for _, imported := range c.imports() {
			for _, banned := range []string{"safehouse/render", "safehouse/scenes/tabletop", "safehouse/scenes/ui",
				"safehouse/scenes/director"} {
				if under(imported, banned) {
					t.Errorf("%s: a question may not know %s", c.path, imported)
				}
			}
		}
	}
	if len(asks) < len(games()) {
		t.Errorf("questions were found in %d rooms of %d games", len(asks), len(games()))
	}
}

// TestRulesTouchNoClockAndNoFile: only game/record touches files, and no rule reads a clock.
func TestRulesTouchNoClockAndNoFile(t *testing.T) {
	for _, r := range rooms(t) {
		rules := r.ImportPath == "safehouse/game" || r.ImportPath == "safehouse/game/bots"
		for _, name := range games() {
			rules = rules || r.ImportPath == "safehouse/game/"+name
		}
		if !rules {
			continue
		}
		for _, imported := range r.Imports {
			switch imported {
			case "os", "time", "math/rand", "crypto/rand", "net", "os/exec":
				t.Errorf("%s may not import %s", r.ImportPath, imported)
			}
		}
	}
}

// TestEveryRoomSaysWhatItIsFor: a package without a comment is a room without a door plate.
func TestEveryRoomSaysWhatItIsFor(t *testing.T) {
	for _, r := range rooms(t) {
		if len(r.GoFiles) > 0 && r.Doc == "" {
			t.Errorf("%s has no package comment", r.ImportPath)
		}
	}
}

// TestNothingPointsBackAtTheTable: what a table is made of is given what it needs, as a value or a small function. Only
// its scenes hold it, and the screen of a game, which owns it.
func TestNothingPointsBackAtTheTable(t *testing.T) {
	owners, found := map[string]bool{"Scene": true, "Score": true, "Replay": true, "screen": true}, 0
	for _, c := range everyFile(t) {
		if !under(path.Dir(c.path), "scenes/tabletop") && !under(path.Dir(c.path), "scenes/games") || c.test() ||
			under(path.Dir(c.path), "scenes/tabletop/tabletest") {
			continue
		}
		ast.Inspect(c.tree, func(n ast.Node) bool {
			of, ok := n.(*ast.TypeSpec)
			if !ok {
				return true
			}
			fields, ok := of.Type.(*ast.StructType)
			if !ok {
				return true
			}
			for _, f := range fields.Fields.List {
				to, ok := f.Type.(*ast.StarExpr)
				if !ok || !isTable(to.X) {
					continue
				}
				if found++; !owners[of.Name.Name] {
					t.Errorf("%s: %s holds the table", c.path, of.Name.Name)
				}
			}
			return true
		})
	}
	if found < len(owners) {
		t.Errorf("only %d types hold a table: the search itself is broken", found)
	}
}

// isTable reports whether a type is the table of package tabletop, by its name there or elsewhere.
func isTable(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name == "Table"
	case *ast.SelectorExpr:
		from, ok := e.X.(*ast.Ident)
		return ok && from.Name == "tabletop" && e.Sel.Name == "Table"
	}
	return false
}
