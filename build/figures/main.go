// Command figures prints how large the house is, in what no other tool counts: lines of code by room, types with many
// methods, structs with many fields that are more than plain data, short files and long lines. The command build/house
// runs it from the root of the project.
package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"safehouse/build/command"
)

// A file of fewer lines of code than minLines counts as short, a line of more columns than maxColumns as long; a type
// has many methods above maxMethods, a struct many fields above maxFields.
const (
	minLines   = 40
	maxColumns = 120
	maxMethods = 40
	maxFields  = 20
)

func main() {
	command.Main("house", func(args []string) error {
		if err := command.Words(args); err != nil {
			return err
		}
		return run(".")
	})
}

func run(root string) error {
	files, err := survey(root)
	if err != nil {
		return err
	}
	types, err := typesOf(root)
	if err != nil {
		return err
	}
	fmt.Println("A line of code holds more than a comment. The product is everything but tests (_test.go), kits that only")
	fmt.Println("tests import (rooms named …test) and the commands of build/.")
	printRooms(files)

	var short, long []string
	elsewhere := 0
	for _, f := range files {
		switch {
		case f.kind != product:
			elsewhere += len(f.long)
			continue
		case f.code < minLines:
			short = append(short, fmt.Sprintf("%3d %s", f.code, f.path))
		}
		for _, line := range f.long {
			long = append(long, fmt.Sprintf("%s:%d", f.path, line))
		}
	}
	list("Files of the product under %d lines of code: %d.", minLines, short)
	list("Lines of the product over %d columns: %d.", maxColumns, long)
	fmt.Printf("Such lines elsewhere: %d.\n", elsewhere)

	var methods, fields []string
	for _, t := range types {
		if t.methods > maxMethods {
			methods = append(methods, fmt.Sprintf("%3d %s", t.methods, t.name))
		}
		if t.fields > maxFields && !t.plain {
			fields = append(fields, fmt.Sprintf("%3d %s", t.fields, t.name))
		}
	}
	list("Types of the product with more than %d methods of their own: %d.", maxMethods, methods)
	list("Structs of the product with more than %d fields that are not plain data (what is made of numbers, texts and\n"+
		"truth values alone is, through arrays, slices, maps and structs; a pointer, function, channel or interface is\n"+
		"not): %d.",
		maxFields, fields)
	return nil
}

// list prints what was found under a heading that names the limit and how many there are.
func list(heading string, limit int, found []string) {
	fmt.Printf("\n"+heading+"\n", limit, len(found))
	for _, line := range found {
		fmt.Println("  " + line)
	}
}

// printRooms prints the lines of code of each room of the product, and the sums of all else.
func printRooms(files []file) {
	lines, count := map[string]int{}, map[string]int{}
	var kinds [test + 1]int
	for _, f := range files {
		kinds[f.kind] += f.code
		if f.kind == product {
			lines[f.room] += f.code
			count[f.room]++
		}
	}
	fmt.Printf("\nProduct: %d lines of code in %d rooms; kits %d, build/ %d, tests %d.\n",
		kinds[product], len(lines), kinds[kit], kinds[build], kinds[test])
	rooms := slices.Sorted(maps.Keys(lines))
	for _, room := range rooms {
		if !strings.Contains(room, "/") {
			sum := 0
			for _, r := range rooms {
				if under(r, room) {
					sum += lines[r]
				}
			}
			fmt.Printf("  %6d in all of %s\n", sum, strings.Replace(room, ".", "main.go", 1))
		}
		fmt.Printf("    %6d %3d files  %s\n", lines[room], count[room], room)
	}
}

// under reports whether a room is a folder or lies in it.
func under(room, folder string) bool { return room == folder || strings.HasPrefix(room, folder+"/") }
