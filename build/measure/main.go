// Command measure prints what the program costs: frames on the machine's renderer, a table that waits, the start,
// memory and size. build/bench runs it under a display without a screen.
//
//	measure frames                 milliseconds and allocations a frame, beside a bare loop of blits
//	measure program SAFEHOUSE WITNESS
//	                               CPU of a waiting table beside an empty window, start, memory, size; WITNESS is the
//	                               program built with -tags ebitenginevmguest, which says when its first frame stands
//	measure empty                  an empty window, for the comparison
package main

import (
	"fmt"
	"os"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	switch {
	case len(args) == 1 && args[0] == "frames":
		return frames()
	case len(args) == 1 && args[0] == "empty":
		return empty()
	case len(args) == 3 && args[0] == "program":
		return program(args[1], args[2])
	default:
		return fmt.Errorf("usage: measure frames | measure program SAFEHOUSE WITNESS | measure empty")
	}
}
