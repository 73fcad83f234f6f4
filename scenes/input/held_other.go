//go:build !js && !windows && (!linux || android) && !freebsd && !netbsd

package input

// patience is of no use where the system is not asked.
const patience = 1

// askHeld asks nothing: on macOS the engine has asked already.
func askHeld() (now held, ok bool) { return now, false }
