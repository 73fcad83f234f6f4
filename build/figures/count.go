package main

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"unicode/utf8"
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
	code int   // lines that hold code
	long []int // the numbers of its long lines
}

// kindOf returns a file's kind by its path: a room named …test, and what lies under it, is a kit.
func kindOf(name string) kind {
	room := path.Dir(name)
	switch {
	case strings.HasSuffix(name, "_test.go"):
		return test
	case strings.HasSuffix(room, "test"), strings.Contains(room, "test/"):
		return kit
	case under(room, "build"):
		return build
	default:
		return product
	}
}

// survey reads every Go file of the project.
func survey(root string) (files []file, err error) {
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
		files = append(files, file{
			path: name, room: path.Dir(name), kind: kindOf(name), code: codeLines(source), long: longLines(source),
		})
		return nil
	})
	return files, err
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

// longLines returns the numbers of the lines that have too many columns; a tab counts as one.
func longLines(source []byte) (numbers []int) {
	number := 0
	for line := range strings.Lines(string(source)) {
		number++
		if utf8.RuneCountInString(strings.TrimRight(line, "\r\n")) > maxColumns {
			numbers = append(numbers, number)
		}
	}
	return numbers
}
