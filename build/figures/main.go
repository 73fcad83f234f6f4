// Command figures prints how large the house is; build/house runs it from the root of the project. It counts files of
// every system alike, and types and their uses as this system builds them.
package main

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"safehouse/build/command"
)

// short is how many lines of code a file has at least that is not counted as a fragment.
const short = 40

func main() {
	command.Main("house", func(args []string) error {
		if err := command.Words(args); err != nil {
			return err
		}
		return run(".")
	})
}

func run(root string) error {
	files, functions, err := survey(root)
	if err != nil {
		return err
	}
	t, err := load(root)
	if err != nil {
		return err
	}
	fmt.Println(
		"Lines of code hold neither only a comment nor nothing. Product is everything but tests (_test.go), kits that only")
	fmt.Println("tests import (rooms named …test) and the commands of build/.")
	rooms(files)
	fragments(files)
	tiny(files)
	longest(functions)
	t.single()
	t.untold()
	return nil
}

// heading opens a part of the page.
func heading(text string, args ...any) { fmt.Printf("\n"+text+"\n", args...) }

// rooms prints the lines of code of every room of the product, and of all that is not product in one line each.
func rooms(files []file) {
	lines := map[string]int{}
	count := map[string]int{}
	packages := map[string]bool{}
	var kinds [test + 1]int
	for _, f := range files {
		kinds[f.kind] += f.code
		packages[f.room] = true
		if f.kind == product {
			lines[f.room] += f.code
			count[f.room]++
		}
	}
	heading("Product: %d lines of code in %d rooms; kits %d, build/ %d, tests %d lines. Packages in all: %d.",
		kinds[product], len(lines), kinds[kit], kinds[build], kinds[test], len(packages))
	for _, top := range sorted(lines) {
		if strings.Contains(top, "/") {
			continue
		}
		sum := 0
		for room, n := range lines {
			if under(room, top) {
				sum += n
			}
		}
		name := top
		if top == "." {
			name = "main.go"
		}
		fmt.Printf("  %6d %s\n", sum, name)
		for _, room := range sorted(lines) {
			if under(room, top) && top != "." {
				fmt.Printf("    %6d %3d files  %s\n", lines[room], count[room], room)
			}
		}
	}

	sum := 0
	screen := screens(files, games(files))
	for _, room := range screen {
		sum += lines[room]
	}
	heading("Screens of the games: %d lines of code, in %s.", sum, strings.Join(screen, ", "))
}

// games are the games that the table is laid for: every room of scenes with a room of rules of its name.
func games(files []file) (names []string) {
	for _, f := range files {
		name := path.Base(f.room)
		ofScreen := slices.Contains([]string{"scenes", "scenes/play", "scenes/tables"}, path.Dir(f.room))
		ruled := slices.ContainsFunc(files, func(g file) bool { return g.kind == product && g.room == "game/"+name })
		if ofScreen && ruled && f.kind == product && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// fragments counts the files of the product that are short.
func fragments(files []file) {
	all := 0
	byRoom := map[string]int{}
	for _, f := range files {
		if f.kind == product && f.code < short {
			all++
			byRoom[f.room]++
		}
	}
	heading("Files of the product under %d lines of code: %d.", short, all)
	for _, room := range sorted(byRoom) {
		fmt.Printf("  %3d %s\n", byRoom[room], room)
	}
}

// tiny counts what it took to add the game that only the kit of tables knows.
func tiny(files []file) {
	n, code := 0, 0
	for _, f := range files {
		if under(f.room, "scenes") && path.Base(f.room) == "tiny" && f.kind != test {
			n++
			code += f.code
		}
	}
	heading("The tiny game of the kit for tables: %d files, %d lines of code.", n, code)
}

// longest prints the ten longest functions of the product.
func longest(functions []function) {
	slices.SortFunc(functions, func(a, b function) int {
		return cmp.Or(b.long-a.long, strings.Compare(a.path, b.path), a.line-b.line)
	})
	heading("Longest functions of the product, in lines with comments:")
	for _, f := range functions[:min(10, len(functions))] {
		fmt.Printf("  %4d %s (%s:%d)\n", f.long, f.name, f.path, f.line)
	}
}

// sorted are a map's keys in order.
func sorted[V any](m map[string]V) []string {
	var keys []string
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
