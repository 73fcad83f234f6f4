//go:build !js

package main

import (
	"safehouse/game/remote"
	"safehouse/scenes"
)

// serveWorker does nothing: outside a browser the program has no workers.
func serveWorker() {}

// elsewhere is nil: outside a browser the program has as many threads as it wants.
func elsewhere() remote.Call { return nil }

// onPhone is false: the program is a page there.
func onPhone() bool { return false }

// unkept is nil: the program lies where it was installed.
func unkept() <-chan struct{} { return nil }

// exchange is nil: outside a browser players can open the folders.
func exchange() *scenes.Exchange { return nil }
