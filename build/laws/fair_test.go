package laws

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// fair are the packages of the language's library that opponents may use: nothing in them reads a clock, a file or
// memory that was not handed over.
var fair = []string{
	"bytes", "cmp", "compress/flate", "compress/gzip", "compress/zlib", "context", "embed", "encoding/binary", "errors",
	"fmt", "hash/crc32",
	"hash/fnv", "io", "iter", "maps", "math", "math/bits", "math/rand/v2", "slices", "sort", "strconv", "strings", "sync",
	"sync/atomic",
}

// only are the names that opponents may use of a package that they may otherwise not.
var only = map[string][]string{"runtime": {"Gosched"}}

// truths are the names of the contract, and of the games, through which a match, its seed or its record is reached.
var truths = []string{
	"Match", "NewMatch", "ResumeMatch", "Resume", "Replay", "Redeal", "Session", "Setup", "Entry", "Journal", "Seed",
	"SeedOf", "Commit",
	"Step", "ReplayError",
}

// streams is the one file in which opponents and the seed meet: it derives the stream that an opponent is handed.
var streams = filepath.Join("game", "bots", "bots.go")

// TestBotsReachNoMatch holds every room of opponents to the contract, their own game, the searches and a short list of
// the library, and to names that give no match, true state, session, seed or record: what an opponent knows it was
// handed. The searches know the contract alone, no game and no opponent.
func TestBotsReachNoMatch(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range rooms(t) {
		// A program that writes tables beforehand plays in no match, and nobody can import it.
		if !under(r.ImportPath, "safehouse/game/bots") && !under(r.ImportPath, "safehouse/game/search") || r.Name == "main" {
			continue
		}
		for _, dep := range r.Deps {
			name, inGame := strings.CutPrefix(dep, "safehouse/game/")
			switch {
			case dep == "safehouse/game" || !under(dep, "safehouse") || under(dep, "safehouse/game/search"):
			case under(r.ImportPath, "safehouse/game/bots") && under(dep, "safehouse/game/bots"):
			case inGame && slices.Contains(games(), name) && strings.HasPrefix(r.ImportPath, "safehouse/game/bots/"+name+"bot"):
				seen[name] = true
			default:
				t.Errorf("%s may not know %s", r.ImportPath, dep)
			}
		}
		for _, imported := range r.Imports {
			if !under(imported, "safehouse") && !slices.Contains(fair, imported) && only[imported] == nil {
				t.Errorf("%s may not import %s", r.ImportPath, imported)
			}
		}
		folder := strings.TrimPrefix(r.ImportPath, "safehouse/")
		for _, file := range r.GoFiles {
			for _, unfair := range unfairNames(t, filepath.Join(filepath.FromSlash(folder), file)) {
				t.Error(unfair)
			}
		}
	}
	if len(seen) != len(games()) {
		t.Errorf("opponents of %v were looked at, not of all games", seen)
	}
}

// unfairNames lists what a file of an opponent says that it may not.
func unfairNames(t *testing.T, path string) []string {
	t.Helper()
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, filepath.Join("..", "..", path), nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	return unfairIn(set, file, path)
}

func unfairIn(set *token.FileSet, file *ast.File, path string) []string {
	var unfair []string
	note := func(at token.Pos, text string) {
		unfair = append(unfair, path+":"+strconv.Itoa(set.Position(at).Line)+": an opponent may not "+text)
	}
	packages := map[string]string{}
	for _, spec := range file.Imports {
		imported, _ := strconv.Unquote(spec.Path.Value)
		name := imported[strings.LastIndex(imported, "/")+1:]
		if spec.Name != nil {
			name = spec.Name.Name
		}
		if name == "." {
			note(spec.Pos(), "import "+imported+" without its name")
		}
		packages[name] = imported
	}
	for _, group := range file.Comments {
		for _, c := range group.List {
			if strings.HasPrefix(c.Text, "//go:linkname") {
				note(c.Pos(), "link to a name of another package")
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		selector, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		base, ok := selector.X.(*ast.Ident)
		imported := ""
		if ok {
			imported = packages[base.Name]
		}
		name := selector.Sel.Name
		switch {
		case under(imported, "safehouse/game") && !under(imported, "safehouse/game/bots") &&
			!under(imported, "safehouse/game/search") &&
			slices.Contains(truths, name) && path != streams:
			note(selector.Pos(), "use "+base.Name+"."+name)
		case only[imported] != nil && !slices.Contains(only[imported], name):
			note(selector.Pos(), "use "+base.Name+"."+name)
		}
		return true
	})
	return unfair
}

// TestUnfairNamesAreFound holds the finder against a file that says what no opponent may.
func TestUnfairNamesAreFound(t *testing.T) {
	const source = `package bot

import (
	"runtime"
	. "strings"
	truth "safehouse/game"
	"safehouse/game/kompromat"
)

//go:linkname peek safehouse/game.peek

func a(m *kompromat.Match) truth.Session { runtime.Gosched(); runtime.GC(); return nil }

func b(v *kompromat.View) kompromat.Move { return kompromat.Move{} }
`
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, "bot.go", source, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	found := unfairIn(set, file, "bot.go")
	for _, want := range []string{"import strings without", "link to", "kompromat.Match", "truth.Session", "runtime.GC"} {
		if !slices.ContainsFunc(found, func(s string) bool { return strings.Contains(s, want) }) {
			t.Errorf("%q was not found in %q", want, found)
		}
	}
	if len(found) != 5 {
		t.Errorf("%d breaches were found: %q", len(found), found)
	}
}
