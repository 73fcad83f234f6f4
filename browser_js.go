package main

import (
	"safehouse/game/remote"
	"safehouse/render/sound"
	"safehouse/scenes/worker"
)

// serveWorker does the work of a browser's worker, where the program runs in one, and then never returns.
func serveWorker() {
	if !worker.Inside() {
		return
	}
	var thinker remote.Thinker
	worker.Serve(map[string]worker.Service{
		remote.ServiceThink: thinker.Think, remote.ServiceStudy: thinker.Study, sound.ServiceSound: sound.Synthesise,
	})
}

// elsewhere begins the worker of a page, in which opponents think and sounds are made: the page itself has one thread for
// everything.
func elsewhere() remote.Call {
	if w, ok := worker.Start(); ok {
		return w.Call
	}
	return nil
}
