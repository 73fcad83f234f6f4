package assets_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"safehouse/game/words"
)

// spoken gives, for the functions that take a message key, the number of the argument that is the key.
func spoken(name string) (arg int, speaks bool) {
	switch name {
	case "Say", "say", "T", "Word", "Has":
		return 0, true
	case "Refuse":
		return 1, true
	default:
		return 0, false
	}
}

// keysOf lists the keys written out in the calls of one Go file, with their places.
func keysOf(t *testing.T, path string) map[string]token.Position {
	t.Helper()
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatalf("reading the sources: %v", err)
	}
	keys := map[string]token.Position{}
	ast.Inspect(file, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		name := ""
		switch f := call.Fun.(type) {
		case *ast.SelectorExpr:
			name = f.Sel.Name
		case *ast.Ident:
			name = f.Name
		}
		arg, speaks := spoken(name)
		if !speaks || len(call.Args) <= arg {
			return true
		}
		text, ok := call.Args[arg].(*ast.BasicLit)
		if !ok || text.Kind != token.STRING {
			return true
		}
		if key, err := strconv.Unquote(text.Value); err == nil {
			keys[key] = files.Position(text.Pos())
		}
		return true
	})
	return keys
}

// TestSourcesSpeakKnownWords looks for every key that a call in the sources writes out. Keys put together at run time
// are covered by the tests of those who put them together.
func TestSourcesSpeakKnownWords(t *testing.T) {
	c := catalogue(t)
	seen := 0
	visit := func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && d.Name() == "testdata" {
			return fs.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		for key, at := range keysOf(t, path) {
			seen++
			for _, lang := range words.Languages() {
				if !c.In(lang).Has(key) {
					t.Errorf("%s: %s has no words for %q", at, lang, key)
				}
			}
		}
		return nil
	}
	for _, root := range []string{"scenes", "render", "game", "main.go"} {
		err := filepath.WalkDir(filepath.Join("..", root), visit)
		if err != nil && !os.IsNotExist(err) {
			t.Fatalf("reading the sources: %v", err)
		}
	}
	if seen < 10 {
		t.Errorf("only %d keys were found in the sources: the search itself is broken", seen)
	}
}
