package input

// Device is what a player uses.
type Device uint8

// The devices.
const (
	Keys Device = iota
	Mouse
	Touch
	Pad
)
