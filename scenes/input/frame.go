// Package input turns the keyboard, the mouse, touch and gamepads into one plain Frame a tick. Scenes read frames and
// never poll.
package input

import "strings"

// Action is what a key or button means.
type Action uint8

// The actions.
const (
	// Up to Right move the focus; Next and Prev move it along the reading order (Tab, Shift+Tab).
	Up Action = iota
	Down
	Left
	Right
	Next
	Prev
	// Confirm presses what has the focus (Enter, Space where nothing is peeked at); Cancel takes a step back or closes the
	// top overlay (Escape, right click).
	Confirm
	Cancel
	// Peek opens the own hand while held (Space).
	Peek
	// Rules, Log and Mute are F1, L and M; Language is F2; FullScreen is F11 or Alt+Enter.
	Rules
	Log
	Mute
	Language
	FullScreen
	// Backspace, Delete, Home, End and SelectAll (Ctrl+A, or Cmd+A) edit a text.
	Backspace
	Delete
	Home
	End
	SelectAll
	// Draw and Stop are the table's own keys (D, S), as are Notebook and Sheet (N, C).
	Draw
	Stop
	Notebook
	Sheet
	// Inspect looks closer at what has the focus or lies under the pointer (I); Listen says again what is asked and, while
	// the own hand is open, what is in it (V).
	Inspect
	Listen
	// Menu opens the table's pause even where Cancel would take a step back (P).
	Menu
	// PageUp and PageDown scroll what there is to scroll, whatever has the focus.
	PageUp
	PageDown
	// Hint asks for a hint on the decision that is owed (H).
	Hint
	ActionCount
)

// Actions is a set of actions.
type Actions uint32

// Has reports whether a is in the set.
func (s Actions) Has(a Action) bool { return s&(1<<a) != 0 }

// With returns the set with a added.
func (s Actions) With(a Action) Actions { return s | 1<<a }

// Frame is what happened in one tick.
type Frame struct {
	// X, Y is the pointer in screen pixels; Moved reports that it moved in this tick; Touch that it is a finger.
	X, Y  float64
	Moved bool
	Touch bool
	// Pressed begins a press of the pointer's primary button, Held is its state. It ends, in another tick, in one of two
	// ways: Released, by the player's will, or Canceled: the focus went, or the system took the finger. Whatever a press
	// has begun is taken back then.
	Pressed, Released, Held, Canceled bool
	// Brought reports that what is pressed, held or let go of in this tick may have been pressed to bring the window its
	// focus: it makes nothing that cannot be taken back.
	Brought bool
	// WheelY is the scroll in lines, up positive; Scroll that of a gamepad's right stick, which is wherever the pointer
	// is.
	WheelY, Scroll float64
	// Just are the actions pressed in this tick (key repeat counted in for Up to Prev and editing), Down those held.
	Just, Down Actions
	// Written are those of Just whose key writes a character: while letters are typed they are no commands. ByPad are
	// those of Just that a gamepad gave.
	Written, ByPad Actions
	// Usual is what the keys and buttons that went down in this tick mean where nobody may be locked out: the usual, where
	// the player has not chosen them to lead or to move. Key and Button are one of each of those themselves, zero for
	// none.
	Usual  Actions
	Key    Key
	Button Button
	// Struck are the keys that went down in this tick, in their order as far as it is known, without those that only
	// change others and those that Alt, Ctrl or Cmd changed. They are valid for this tick.
	Struck []Key
	// Runes are the characters typed, valid for this tick.
	Runes []rune
	// Composing are characters that are being put together and may still change, valid for this tick.
	Composing []rune
	// Focused reports whether the window has the focus; LostFocus that it lost it in this tick, or that the program has
	// stood still until now, as while the machine slept: whoever looks on may be somebody else.
	Focused, LostFocus bool
	// Keyboard reports that the last device used was keyboard or gamepad: the focus ring is shown.
	Keyboard bool
	// Device is what was used last, Style what stands on the buttons of the gamepad used last. PadLost reports that the
	// gamepad in use went away in this tick.
	Device  Device
	Style   Style
	PadLost bool
	// PadStrange reports that a gamepad has come whose layout is not known: it is told once for each model.
	PadStrange bool
	// AnyPress reports that any key or button went down in this tick, and did not bring the focus: it skips animations.
	AnyPress bool
}

// Alive reports whether somebody is at the devices: something was pressed, moved or scrolled in this tick, or a key
// that is held wrote again, which the system sees to. What is held is no sign of life: whether it still is, is a
// belief, which is wrong for ever where it was let go over another window.
func (f *Frame) Alive() bool { return f.AnyPress || f.Moved || f.WheelY != 0 || len(f.Runes) > 0 }

// Again is a further tick in which nothing new has come from the devices: what is held is held on.
func (f *Frame) Again() Frame {
	return Frame{
		X: f.X, Y: f.Y, Touch: f.Touch, Held: f.Held, Brought: f.Brought, Scroll: f.Scroll, Down: f.Down,
		Composing: f.Composing, Focused: f.Focused, Keyboard: f.Keyboard, Device: f.Device, Style: f.Style,
	}
}

// Device is what a player uses.
type Device uint8

// The devices.
const (
	Keys Device = iota
	Mouse
	Touch
	Pad
)

// Style is what stands on the buttons of a gamepad.
type Style uint8

// The styles.
const (
	Xbox Style = iota
	PlayStation
	Nintendo
	StyleCount
)

// styleNames are what gives a maker away in the name of a gamepad, in lower case. What names none of them has the
// letters of the Xbox, as most gamepads for computers have.
var styleNames = [StyleCount][]string{
	PlayStation: {"playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5"},
	Nintendo:    {"nintendo", "switch", "joy-con", "pro controller", "snes", "8bitdo sn"},
}

// styleOf reads the name that a gamepad gives itself. A DualShock 4 calls itself no more than a wireless controller on
// some systems.
func styleOf(name string) Style {
	name = strings.ToLower(name)
	if name == "wireless controller" {
		return PlayStation
	}
	for s := range StyleCount {
		for _, part := range styleNames[s] {
			if strings.Contains(name, part) {
				return s
			}
		}
	}
	return Xbox
}
