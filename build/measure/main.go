// Command measure prints what the program costs: frames on the machine's renderer, a table that waits, the start,
// memory and size. build/bench runs it under a display without a screen.
//
//	measure frames                 milliseconds and allocations a frame, beside a bare loop of blits
//	measure program SAFEHOUSE WITNESS
//	                               CPU of a waiting table beside an empty window, start, memory, size; WITNESS is the
//	                               program built with -tags ebitenginevmguest, which says when its first frame stands
//	measure empty                  an empty window, for the comparison
//	measure searches               iterations a second of the plain search, in each game
//	measure decisions [GAME...]    how long a decision takes, by game, seats and level, and the memory at peak
//	measure deciding GAME SEATS PLAYER
//	                               one row of it
//	measure history [N]            how long N kept matches, 10,000 where none is given, are in coming: with and without
//	                               their index, and summed up
//	measure beliefs getadler [N]   log loss and calibration of what Expert heroes believe when hour four begins, N matches
//	                               a row
package main

import "safehouse/build/command"

func main() { command.Main("measure", run) }

func run(args []string) error {
	switch {
	case len(args) == 1 && args[0] == "frames":
		return frames()
	case len(args) == 1 && args[0] == "empty":
		return empty()
	case len(args) == 3 && args[0] == "program":
		return program(args[1], args[2])
	case len(args) == 1 && args[0] == "searches":
		return searches()
	case len(args) >= 1 && args[0] == "decisions":
		return decisions(args[1:])
	case len(args) == 4 && args[0] == "deciding":
		return decideRow(args[1:])
	case (len(args) == 1 || len(args) == 2) && args[0] == "history":
		return kept(args[1:])
	case (len(args) == 2 || len(args) == 3) && args[0] == "beliefs":
		return beliefs(args[1:])
	default:
		return command.Refuse(
			"this is understood: measure frames | program SAFEHOUSE WITNESS | empty | searches | decisions [GAME...] | " +
				"deciding GAME SEATS PLAYER | history [N] | beliefs getadler [N]")
	}
}
