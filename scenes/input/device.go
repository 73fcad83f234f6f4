package input

import "strings"

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

// String is the last part but one of the keys of the words for the buttons.
func (s Style) String() string {
	return [StyleCount]string{"xbox", "playstation", "nintendo"}[s%StyleCount]
}

// styleNames are what gives a maker away in the name of a gamepad, in lower case. What names none of them has the letters
// of the Xbox, as most gamepads for computers have.
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
