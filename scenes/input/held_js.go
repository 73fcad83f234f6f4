package input

import "syscall/js"

// patience is how many pictures must have been made since a modifier was denied: every event of a browser says which
// are held, so that there is nothing to wait for.
const patience = 0

// heard is what the last event said.
var heard struct {
	now held
	any bool
}

func init() {
	if !js.Global().Get("document").Truthy() {
		return // A worker has no keyboard.
	}
	hear := js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		heard.any = true
		for m, name := range [modifierCount]string{shift: "shiftKey", control: "ctrlKey", alt: "altKey", meta: "metaKey"} {
			heard.now[m] = e.Get(name).Truthy()
		}
		// AltGr writes third signs; some browsers say no more of it.
		heard.now[alt] = heard.now[alt] || e.Call("getModifierState", "AltGraph").Truthy()
		return nil
	})
	for _, kind := range [...]string{"keydown", "keyup", "mousemove", "mousedown", "mouseup"} {
		js.Global().Call("addEventListener", kind, hear, true)
	}
}

// askHeld gives what the last event said; ok is false before there was any.
func askHeld() (now held, ok bool) { return heard.now, heard.any }
