package main

import (
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// kind is what a file is for.
type kind int

const (
	product kind = iota
	kit          // what only tests import
	build        // commands of build/
	test
)

// file is one Go file, whatever the system it is for.
type file struct {
	path string // from the root, with slashes
	room string // its folder
	kind kind
	code int // lines that hold code
}

// function is a function or method and how many lines of the file it spans.
type function struct {
	name, path string
	line, long int
}

// kindOf tells a file's kind by its path: a room named …test, and what lies under it, is a kit.
func kindOf(name string) kind {
	room := path.Dir(name)
	switch {
	case strings.HasSuffix(name, "_test.go"):
		return test
	case strings.HasSuffix(room, "test"), strings.Contains(room, "test/"):
		return kit
	case room == "build" || strings.HasPrefix(room, "build/"):
		return build
	default:
		return product
	}
}

// survey reads every Go file of the project.
func survey(root string) (files []file, functions []function, err error) {
	err = fs.WalkDir(os.DirFS(root), ".", func(name string, entry fs.DirEntry, err error) error {
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
		source, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil {
			return err
		}
		f := file{path: name, room: path.Dir(name), kind: kindOf(name), code: codeLines(source)}
		files = append(files, f)
		if f.kind != product {
			return nil
		}
		long, err := functionsOf(name, source)
		functions = append(functions, long...)
		return err
	})
	return files, functions, err
}

// codeLines counts the lines that a token other than a comment stands on; a raw string stands on all of its lines.
func codeLines(source []byte) int {
	set := token.NewFileSet()
	f := set.AddFile("", set.Base(), len(source))
	var s scanner.Scanner
	s.Init(f, source, nil, 0)
	lines := map[int]bool{}
	for {
		pos, tok, literal := s.Scan()
		switch {
		case tok == token.EOF:
			return len(lines)
		case tok == token.SEMICOLON && literal == "\n": // The scanner put it there.
			continue
		}
		first := f.Line(pos)
		for n := range strings.Count(literal, "\n") + 1 {
			lines[first+n] = true
		}
	}
}

// functionsOf lists the functions of a file.
func functionsOf(name string, source []byte) ([]function, error) {
	set := token.NewFileSet()
	parsed, err := parser.ParseFile(set, name, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var all []function
	for _, d := range parsed.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Body != nil {
			begin, end := set.Position(f.Pos()).Line, set.Position(f.End()).Line
			all = append(all, function{funcName(f), name, begin, end - begin + 1})
		}
	}
	return all, nil
}

// funcName is a function's name, with its receiver's before it.
func funcName(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return f.Name.Name
	}
	t := f.Recv.List[0].Type
	for {
		switch inner := t.(type) {
		case *ast.StarExpr:
			t = inner.X
		case *ast.IndexExpr:
			t = inner.X
		case *ast.IndexListExpr:
			t = inner.X
		case *ast.Ident:
			return inner.Name + "." + f.Name.Name
		default:
			return f.Name.Name
		}
	}
}

// under reports whether a room lies in a folder or is it.
func under(room, folder string) bool { return room == folder || strings.HasPrefix(room, folder+"/") }

// screens are the rooms of each game on the screen, wherever they lie: those that share their last name with a room of
// the catalogue's games.
func screens(files []file, games []string) (rooms []string) {
	for _, f := range files {
		for _, game := range games {
			for _, home := range []string{"scenes/play/", "scenes/tables/", "scenes/"} {
				if f.kind == product && under(f.room, home+game) && !slices.Contains(rooms, f.room) {
					rooms = append(rooms, f.room)
				}
			}
		}
	}
	slices.Sort(rooms)
	return rooms
}
