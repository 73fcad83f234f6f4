package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strings"
	"testing"
)

func TestCodeLines(t *testing.T) {
	source := "// Package a.\npackage a\n\n/* a\nb */\nvar x = `1\n\n2` // x\n\nfunc f() {\n\t// Nothing.\n}\n"
	if got := codeLines([]byte(source)); got != 6 {
		t.Errorf("%d lines of code, want 6: the clause, three of the string, two of the function", got)
	}
}

func TestLongLines(t *testing.T) {
	source := "\t" + strings.Repeat("é", 119) + "\n\t" + strings.Repeat("é", 120) + "\r\n\n" + strings.Repeat("e", 121)
	if got := longLines([]byte(source)); !slices.Equal(got, []int{2, 4}) {
		t.Errorf("the long lines are %v, want 2 and 4", got)
	}
}

func TestKindOf(t *testing.T) {
	for name, want := range map[string]kind{
		"main.go": product, "game/seat.go": product, "game/seat_test.go": test, "game/rulestest/kit.go": kit,
		"build/figures/main.go": build, "build/e2e/pad_test.go": test,
	} {
		if got := kindOf(name); got != want {
			t.Errorf("%s is %d, want %d", name, got, want)
		}
	}
}

func TestDeclared(t *testing.T) {
	source := `package a
type flat struct { a, b int; c []map[string]node }
type node struct { below []node; name string }
type heap[T any] struct { flat; of T; next *node }
type hook struct { f func() }
type asks interface { one(); two() }
func (f *flat) one() {}
func (f flat) two() {}
`
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, "a.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	checked, err := new(types.Config).Check("a", set, []*ast.File{file}, nil)
	if err != nil {
		t.Fatal(err)
	}
	want := []typ{
		{"a.asks", 2, 0, false}, {"a.flat", 2, 3, true}, {"a.heap", 0, 3, false}, {"a.hook", 0, 1, false},
		{"a.node", 0, 2, true},
	}
	if got := declared(checked, "a"); !slices.Equal(got, want) {
		t.Errorf("the package declares %+v, want %+v", got, want)
	}
}

// TestNoTypeIsAHeap: no type of the product has so many methods, or fields that are more than plain data, that nobody
// can keep them in mind.
func TestNoTypeIsAHeap(t *testing.T) {
	types, err := typesOf("../..")
	if err != nil {
		t.Fatal(err)
	}
	if len(types) == 0 {
		t.Fatal("no types were found")
	}
	for _, of := range types {
		if of.methods > maxMethods || of.fields > maxFields && !of.plain {
			t.Errorf("%s has %d methods and %d fields; %d and %d are the most", of.name, of.methods, of.fields, maxMethods, maxFields)
		}
	}
}
