package main

import "testing"

func TestCodeLines(t *testing.T) {
	source := "// Package a.\npackage a\n\n/* a\nb */\nvar x = `1\n\n2` // x\n\nfunc f() {\n\t// Nothing.\n}\n"
	if got := codeLines([]byte(source)); got != 6 {
		t.Errorf("%d lines of code, want 6: the clause, three of the string, two of the function", got)
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

func TestFuncName(t *testing.T) {
	source := []byte("package a\n\nfunc (b *box[T]) put() {\n}\n\nfunc f() {}\n")
	all, err := functionsOf("a.go", source)
	if err != nil || len(all) != 2 || all[0] != (function{"box.put", "a.go", 3, 2}) ||
		all[1] != (function{"f", "a.go", 6, 1}) {
		t.Errorf("%+v, %v", all, err)
	}
}

func TestGamesAndTheirScreens(t *testing.T) {
	files := []file{
		{path: "game/chess/a.go", room: "game/chess"}, {path: "scenes/chess/a.go", room: "scenes/chess"},
		{path: "scenes/tables/go/a.go", room: "scenes/tables/go"},
		{path: "scenes/play/go/rows/a.go", room: "scenes/play/go/rows"},
		{path: "game/go/a.go", room: "game/go"}, {path: "scenes/ui/a.go", room: "scenes/ui"},
	}
	if got := screens(files, games(files)); len(got) != 3 || got[0] != "scenes/chess" || got[2] != "scenes/tables/go" {
		t.Errorf("the screens of two games are in %v", got)
	}
}
