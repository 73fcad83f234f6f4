//go:build !js

package main

import (
	"os"

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

// browser is nothing: there is none around the program.
func browser() scenes.Browser { return scenes.Browser{} }
