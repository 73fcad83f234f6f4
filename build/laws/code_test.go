package laws

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// code is one Go file of the project, for whatever system it is.
type code struct {
	path   string // from the root, with slashes
	source []byte
	tree   *ast.File
	set    *token.FileSet
}

// everyFile reads all Go files of the project.
func everyFile(t *testing.T) (all []code) {
	t.Helper()
	root := os.DirFS(filepath.Join("..", ".."))
	set := token.NewFileSet()
	err := fs.WalkDir(root, ".", func(name string, entry fs.DirEntry, err error) error {
		switch base := path.Base(name); {
		case err != nil:
			return err
		case entry.IsDir():
			if name != "." && (strings.HasPrefix(base, ".") || base == "testdata" || base == "bin") {
				return fs.SkipDir
			}
			return nil
		case path.Ext(base) != ".go":
			return nil
		}
		source, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		tree, err := parser.ParseFile(set, name, source, parser.SkipObjectResolution|parser.ParseComments)
		all = append(all, code{name, source, tree, set})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 500 {
		t.Fatalf("only %d files were read", len(all))
	}
	return all
}

func (c code) test() bool { return strings.HasSuffix(c.path, "_test.go") }

// at returns where a piece of the file stands.
func (c code) at(n ast.Node) string {
	return fmt.Sprintf("%s:%d", c.path, c.set.Position(n.Pos()).Line)
}

// imports returns the paths that the file imports by the names under which it knows them.
func (c code) imports() map[string]string {
	names := map[string]string{}
	for _, i := range c.tree.Imports {
		imported := strings.Trim(i.Path.Value, `"`)
		name := path.Base(imported)
		if i.Name != nil {
			name = i.Name.Name
		}
		names[name] = imported
	}
	return names
}

// has reports whether the file has a method of the type of that name.
func (c code) has(typed string) bool {
	return slices.ContainsFunc(c.tree.Decls, func(d ast.Decl) bool {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv == nil {
			return false
		}
		of := f.Recv.List[0].Type
		if star, ok := of.(*ast.StarExpr); ok {
			of = star.X
		}
		name, ok := of.(*ast.Ident)
		return ok && name.Name == typed
	})
}

// of returns the name that an expression takes from the package of that path, if it does.
func of(n ast.Node, imports map[string]string, imported string) (name string, ok bool) {
	selected, ok := n.(*ast.SelectorExpr)
	if !ok {
		return "", false
	}
	from, ok := selected.X.(*ast.Ident)
	if !ok || imports[from.Name] != imported {
		return "", false
	}
	return selected.Sel.Name, true
}

// TestFilesKeepToTheirLayer looks at what each file imports itself: tests, and files for other systems, which
// TestArrowsRunDownwards does not see.
func TestFilesKeepToTheirLayer(t *testing.T) {
	const ebiten, speaker = "github.com/hajimehoshi/ebiten", "github.com/ebitengine/oto"
	layers := []struct {
		folder  string
		tests   bool
		banned  []string
		because string
	}{
		{"game", true, []string{ebiten, speaker}, "rules know no screen and no speaker"},
		{"game", true, []string{"safehouse/scenes", "safehouse/render"}, "arrows run downwards only"},
		{"render", true, []string{"safehouse/game", "safehouse/scenes"}, "the renderer knows no game and no scene"},
		{"render/display", false, []string{ebiten}, "the display list is plain data"},
		{"render/theme", false, []string{ebiten}, "colours and measures are plain data"},
		{"", true, []string{ebiten + "/v2/audio"}, "it ends the game where there is no sound device; render/sound does not"},
	}
	for _, c := range everyFile(t) {
		for _, l := range layers {
			if l.folder != "" && !under(c.path, l.folder) || c.test() && !l.tests {
				continue
			}
			for _, i := range c.tree.Imports {
				for _, banned := range l.banned {
					if under(strings.Trim(i.Path.Value, `"`), banned) {
						t.Errorf("%s may not import %s: %s", c.at(i), i.Path.Value, l.because)
					}
				}
			}
		}
	}
}

// TestRulesAndScenesCountTicks keeps the clock out of all that is played and shown: time is counted in ticks there, so
// that a match, a film of it and a test are the same at any speed. Commands and the main program may read it.
func TestRulesAndScenesCountTicks(t *testing.T) {
	// Beside the screen a browser's worker looks how long it has worked, to let messages in.
	const besideTheScreen = "scenes/worker/worker_js.go"
	clock := []string{"Now", "Since", "Sleep", "After", "Tick"}
	for _, c := range everyFile(t) {
		if c.test() || under(c.path, "build") || !strings.Contains(c.path, "/") || c.path == besideTheScreen {
			continue
		}
		imports := c.imports()
		ast.Inspect(c.tree, func(n ast.Node) bool {
			if name, ok := of(n, imports, "time"); ok && slices.Contains(clock, name) {
				t.Errorf("%s: time.%s is the clock's, and rules and scenes count ticks", c.at(n), name)
			}
			return true
		})
	}
}

// TestNothingIsPrintedByTheWay: print and println are left behind by who was looking for a fault.
func TestNothingIsPrintedByTheWay(t *testing.T) {
	for _, c := range everyFile(t) {
		ast.Inspect(c.tree, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				if f, ok := call.Fun.(*ast.Ident); ok && (f.Name == "print" || f.Name == "println") {
					t.Errorf("%s: %s writes where nobody reads", c.at(n), f.Name)
				}
			}
			return true
		})
	}
}

// TestNothingRunsBeforeMain: what a package does by itself when it is imported, nobody has asked for. A console that a
// window of Windows lacks, and a browser's keyboard, are wanted before anything else can ask for them.
func TestNothingRunsBeforeMain(t *testing.T) {
	wanted := []string{"main_windows.go", "scenes/input/held_js.go"}
	for _, c := range everyFile(t) {
		if slices.Contains(wanted, c.path) {
			continue
		}
		for _, d := range c.tree.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == "init" {
				t.Errorf("%s: a function init", c.at(f))
			}
		}
	}
}

// TestErrorsOfOtherPackagesStay: whoever changes io.EOF changes it for everybody.
func TestErrorsOfOtherPackagesStay(t *testing.T) {
	kept := regexp.MustCompile(`^(EOF|Err.*)$`)
	for _, c := range everyFile(t) {
		imports := c.imports()
		ast.Inspect(c.tree, func(n ast.Node) bool {
			assigned, ok := n.(*ast.AssignStmt)
			if !ok {
				return true
			}
			for _, left := range assigned.Lhs {
				for imported := range maps.Values(imports) {
					if name, ok := of(left, imports, imported); ok && kept.MatchString(name) {
						t.Errorf("%s: %s of %s is assigned", c.at(n), name, imported)
					}
				}
			}
			return true
		})
	}
}

// TestLinesFitTheirColumns: a line has at most 120 columns, of which a tab takes one, but where a single word is
// longer, as a record is that is shown in a comment. Commands of build/ hold pages that they write.
func TestLinesFitTheirColumns(t *testing.T) {
	const most = 120
	for _, c := range everyFile(t) {
		if under(c.path, "build") {
			continue
		}
		number := 0
		for line := range strings.Lines(string(c.source)) {
			number++
			columns := utf8.RuneCountInString(strings.TrimRight(line, "\n"))
			long := func(word string) bool { return utf8.RuneCountInString(word) > most }
			if columns > most && !slices.ContainsFunc(strings.Fields(line), long) {
				t.Errorf("%s:%d has %d columns", c.path, number, columns)
			}
		}
	}
}
