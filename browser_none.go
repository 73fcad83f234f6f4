//go:build !js

package main

import (
	"os"

	"safehouse/game/remote"
	"safehouse/render/sound"
	"safehouse/scenes"
)

// serveWorker plays sounds, where the program runs as the process that does it for another, and then never returns.
func serveWorker() {
	if os.Args[0] == sound.Process && len(os.Args) == 2 {
		sound.Serve(os.Stdin, os.Stdout, os.Args[1])
		os.Exit(exitDone)
	}
}

// itself is the file of the program, empty where the system does not say.
func itself() string {
	file, err := os.Executable()
	if err != nil {
		return ""
	}
	return file
}

// breathe does nothing: nothing waits for the program to begin.
func breathe() {}

// elsewhere is nil: outside a browser the program has as many threads as it wants.
func elsewhere() remote.Call { return nil }

// onPhone is false: the program is a page there.
func onPhone() bool { return false }

// unkept is nil: the program lies where it was installed.
func unkept() <-chan struct{} { return nil }

// exchange is nil: outside a browser players can open the folders.
func exchange() *scenes.Exchange { return nil }
