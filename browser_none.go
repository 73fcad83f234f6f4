//go:build !js

package main

import "safehouse/game/remote"

// serveWorker does nothing: outside a browser the program has no workers.
func serveWorker() {}

// elsewhere is nil: outside a browser the program has as many threads as it wants.
func elsewhere() remote.Call { return nil }
