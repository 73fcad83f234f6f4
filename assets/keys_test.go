package assets_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"safehouse/game/words"
)

// spoken gives, for the functions that take a message key, the number of the argument that is the key.
func spoken(name string) (arg int, speaks bool) {
	switch name {
	case "Say", "say", "T", "Word", "WordOf", "Has":
		return 0, true
	case "Refuse":
		return 1, true
	default:
		return 0, false
	}
}

// saying is a call that writes out a key: where it stands, and how many arguments follow; -1 where that is not known
// or where the words are not said on the spot.
type saying struct {
	key  string
	at   token.Position
	args int
}

// sayingsOf lists the calls of one Go file that write out a key.
func sayingsOf(t *testing.T, path string) []saying {
	t.Helper()
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatalf("reading the sources: %v", err)
	}
	var all []saying
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
			said := saying{key, files.Position(text.Pos()), len(call.Args) - arg - 1}
			// A helper of a scene's own may know its arguments by itself.
			helped := name == "say" && said.args == 0
			if call.Ellipsis.IsValid() || name == "Has" || helped {
				said.args = -1
			}
			all = append(all, said)
		}
		return true
	})
	return all
}

// seatsNamed lists where a Go file names a seat in a message: args is the number of the argument that is the seat. It
// knows the calls that write out a key, and the sentences of events.
func seatsNamed(t *testing.T, path string) (all []saying) {
	t.Helper()
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatalf("reading the sources: %v", err)
	}
	always := map[string]bool{"itsSeat": true, "itsOther": true}
	seats := maps.Clone(always)
	names := func(e ast.Expr) bool {
		switch e := e.(type) {
		case *ast.Ident:
			return seats[e.Name]
		case *ast.CallExpr:
			f, ok := e.Fun.(*ast.SelectorExpr)
			return ok && f.Sel.Name == "SeatName"
		}
		return false
	}
	keyOf := func(e ast.Expr) string {
		if text, ok := e.(*ast.BasicLit); ok && text.Kind == token.STRING {
			key, _ := strconv.Unquote(text.Value)
			return key
		}
		return ""
	}
	given := func(key string, args []ast.Expr) {
		for i, e := range args {
			if key != "" && names(e) {
				all = append(all, saying{key, files.Position(e.Pos()), i})
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			seats = maps.Clone(always)
		case *ast.AssignStmt:
			for i, e := range n.Rhs {
				if to, ok := n.Lhs[i].(*ast.Ident); ok && names(e) {
					seats[to.Name] = true
				}
			}
		case *ast.CallExpr:
			args := n.Args
			for len(args) > 0 && keyOf(args[0]) == "" {
				args = args[1:]
			}
			if len(args) == 0 {
				break
			}
			key, args := keyOf(args[0]), args[1:]
			if f, ok := n.Fun.(*ast.Ident); ok && f.Name == "feared" {
				args = args[1:] // The chance comes last in its words.
			}
			given(key, args)
		case *ast.CompositeLit:
			// A sentence of events: its key, and behind that its arguments.
			if len(n.Elts) != 2 {
				break
			}
			key, _ := n.Elts[0].(*ast.KeyValueExpr)
			args, _ := n.Elts[1].(*ast.KeyValueExpr)
			if key == nil || args == nil {
				break
			}
			if list, ok := args.Value.(*ast.CompositeLit); ok {
				given(keyOf(key.Value), list.Elts)
			}
		}
		return true
	})
	return all
}

// sources calls a function with every Go file of the program, tests left out.
func sources(t *testing.T, visit func(path string)) {
	t.Helper()
	walk := func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "testdata" || d.Name() == "tabletest"):
			// What is played in tests only speaks no words of the program's.
			return fs.SkipDir
		case !d.IsDir() && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go"):
			visit(path)
		}
		return nil
	}
	for _, root := range []string{"scenes", "render", "game", "build/web", "main.go"} {
		if err := filepath.WalkDir(filepath.Join("..", root), walk); err != nil {
			t.Fatalf("reading the sources: %v", err)
		}
	}
}

// TestSourcesSpeakKnownWords looks for every key that a call in the sources writes out, and for an argument for every
// placeholder of its words.
func TestSourcesSpeakKnownWords(t *testing.T) {
	c := catalogue(t)
	seen := 0
	sources(t, func(path string) {
		for _, said := range sayingsOf(t, path) {
			seen++
			for _, lang := range words.Languages() {
				if !c.In(lang).Has(said.key) {
					t.Errorf("%s: %s has no words for %q", said.at, lang, said.key)
				}
				one, other := c.Forms(lang, said.key)
				for _, p := range placeholders(one + other) {
					if said.args >= 0 && p > "{"+strconv.Itoa(said.args-1)+"}" {
						t.Errorf("%s: %s %q wants %s and is given %d arguments", said.at, lang, said.key, p, said.args)
					}
				}
			}
		}
	})
	if seen < 10 {
		t.Errorf("only %d keys were found in the sources: the search itself is broken", seen)
	}
}

// variant is what a key begins with whose words are said where a sentence speaks to the reader; the rest is the key of
// what is said to everybody else. It ends with ".in" where it is the form of a name inside a sentence.
var variant = regexp.MustCompile(`^you\.[0-9]\.|\.in$`)

// TestEveryKeyIsWritten finds messages whose key no source writes out whole: a search for the key that a sentence has
// must lead to who says it, so none is put together from pieces.
func TestEveryKeyIsWritten(t *testing.T) {
	written := map[string]bool{}
	sources(t, func(path string) {
		for _, text := range literals(t, path) {
			written[text.key] = true
		}
	})
	for _, key := range catalogue(t).Keys(words.English) {
		if !written[variant.ReplaceAllString(key, "")] {
			t.Errorf("no source writes %q out", key)
		}
	}
}

// TestWhatIsWrittenAsAKeyIsOne finds literals that begin as keys do, and are neither a key nor the name of a file nor
// the id of a lesson, which is that of its game and a number.
func TestWhatIsWrittenAsAKeyIsOne(t *testing.T) {
	other := regexp.MustCompile(`^[a-z]+\.([0-9]+|json|lock)$`)
	shape, c := regexp.MustCompile(`^[a-z]+(\.[A-Za-z0-9]+)+$`), catalogue(t)
	first := map[string]bool{}
	for _, key := range c.Keys(words.English) {
		word, _, _ := strings.Cut(key, ".")
		first[word] = true
	}
	sources(t, func(path string) {
		for _, text := range literals(t, path) {
			word, _, _ := strings.Cut(text.key, ".")
			if first[word] && shape.MatchString(text.key) && !other.MatchString(text.key) && !c.In(words.English).Has(text.key) {
				t.Errorf("%s: there are no words for %q", text.at, text.key)
			}
		}
	})
}

// TestNoKeyIsPutTogether finds beginnings of keys to which something is joined: a literal that is the beginning of a
// key, up to a point, beside a plus or in a pattern.
func TestNoKeyIsPutTogether(t *testing.T) {
	pieces := map[string]bool{}
	for _, key := range catalogue(t).Keys(words.English) {
		key = variant.ReplaceAllString(key, "")
		for i, r := range key {
			if r == '.' {
				pieces[key[:i+1]] = true
			}
		}
	}
	sources(t, func(path string) {
		for _, text := range literals(t, path) {
			pattern, _, _ := strings.Cut(text.key, "%")
			if text.joined && pieces[text.key] || pattern != text.key && pieces[pattern] {
				t.Errorf("%s: %q is the beginning of a key", text.at, text.key)
			}
		}
	})
}

// literal is a text that a Go file writes out, and whether it is joined to another one there.
type literal struct {
	saying
	joined bool
}

// literals are the texts that a Go file writes out.
func literals(t *testing.T, path string) (all []literal) {
	t.Helper()
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatalf("reading the sources: %v", err)
	}
	joined := map[ast.Expr]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			joined[n.X], joined[n.Y] = n.Op == token.ADD, n.Op == token.ADD
		case *ast.BasicLit:
			if text, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING {
				all = append(all, literal{saying{key: text, at: files.Position(n.Pos())}, joined[n]})
				if key := reflect.StructTag(text).Get("words"); key != "" { // That of a field.
					all = append(all, literal{saying{key: key, at: files.Position(n.Pos())}, false})
				}
			}
		}
		return true
	})
	return all
}
