package rulestest

import (
	"go/scanner"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// wordKey is what a message key looks like: words joined by dots.
var wordKey = regexp.MustCompile(`^[a-z]+(\.[A-Za-z0-9]+)+$`)

// known keeps what WordKeys has found, by folder.
var known sync.Map

// WordKeys lists every message key that the sources in a folder write out, each once: what the rules of a game may say.
// Those that are put together from parts are not among them.
func WordKeys(t testing.TB, folder string) []string {
	t.Helper()
	if keys, ok := known.Load(folder); ok {
		return keys.([]string)
	}
	paths, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no sources in %s: %v", folder, err)
	}
	var keys []string
	for _, path := range paths {
		if !strings.HasSuffix(path, "_test.go") {
			keys = append(keys, keysIn(t, path)...)
		}
	}
	slices.Sort(keys)
	keys = slices.Clip(slices.Compact(keys))
	known.Store(folder, keys)
	return keys
}

// keysIn lists those of one file.
func keysIn(t testing.TB, path string) (keys []string) {
	t.Helper()
	source, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	files := token.NewFileSet()
	var s scanner.Scanner
	s.Init(files.AddFile(path, -1, len(source)), source, nil, 0)
	for {
		_, kind, text := s.Scan()
		if kind == token.EOF {
			return keys
		}
		if kind != token.STRING {
			continue
		}
		if key, err := strconv.Unquote(text); err == nil && wordKey.MatchString(key) {
			keys = append(keys, key)
		}
	}
}
