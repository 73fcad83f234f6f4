package input

import "golang.org/x/sys/windows"

// patience is how many pictures must have been made since the system began to deny a modifier: what it sent before has
// been heard by then.
const patience = 1

var keyState = windows.NewLazySystemDLL("user32.dll").NewProc("GetAsyncKeyState")

// askHeld asks Windows which modifiers are held; ok is false where it does not say.
func askHeld() (now held, ok bool) {
	if keyState.Find() != nil {
		return now, false
	}
	for m, codes := range [modifierCount][]uintptr{
		// VK_SHIFT, VK_CONTROL, VK_MENU, VK_LWIN and VK_RWIN.
		shift: {0x10}, control: {0x11}, alt: {0x12}, meta: {0x5b, 0x5c},
	} {
		for _, code := range codes {
			state, _, _ := keyState.Call(code)
			now[m] = now[m] || state&0x8000 != 0
		}
	}
	return now, true
}
