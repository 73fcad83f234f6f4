//go:build (linux && !android) || freebsd || netbsd

package input

import (
	"os"

	"github.com/ebitengine/purego"
)

// patience is how many pictures must have been made since the system began to deny a modifier: what it sent before has
// been heard by then.
const patience = 1

// The masks of modifiers as X has them, Alt and the key beside it that writes third signs being one here.
const (
	maskShift   = 1 << 0
	maskControl = 1 << 2
	maskAlt     = 1<<3 | 1<<7
	maskMeta    = 1 << 6
)

// driven reports whether the keys are pressed by another program, of which no X server knows: it is looked up before
// the engine takes the variable away.
var driven = os.Getenv("EBITENGINE_VM_ENDPOINT") != ""

// server is a connection of its own to the X server, as the engine's is its own too. It is made when it is first
// needed.
var server struct {
	tried   bool
	display uintptr
	root    uint
	query   func(display uintptr, window uint, root, child *uint, rootX, rootY, x, y *int32, mask *uint32) bool
}

// connect opens the connection, once; without a server there is none.
func connect() {
	server.tried = true
	library, err := purego.Dlopen("libX11.so.6", purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	if err != nil || driven {
		return
	}
	var open func(name *byte) uintptr
	var root func(display uintptr) uint
	purego.RegisterLibFunc(&open, library, "XOpenDisplay")
	purego.RegisterLibFunc(&root, library, "XDefaultRootWindow")
	purego.RegisterLibFunc(&server.query, library, "XQueryPointer")
	if server.display = open(nil); server.display != 0 {
		server.root = root(server.display)
	}
}

// askHeld asks the X server which modifiers are held; ok is false where it does not say.
func askHeld() (now held, ok bool) {
	if !server.tried {
		connect()
	}
	if server.display == 0 {
		return now, false
	}
	var root, child uint
	var rootX, rootY, x, y int32
	var mask uint32
	if !server.query(server.display, server.root, &root, &child, &rootX, &rootY, &x, &y, &mask) {
		return now, false
	}
	return held{
		shift: mask&maskShift != 0, control: mask&maskControl != 0, alt: mask&maskAlt != 0, meta: mask&maskMeta != 0,
	}, true
}
