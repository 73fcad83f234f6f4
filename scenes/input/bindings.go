package input

// Bindings are the keys and gamepad buttons that a player has given to actions, by name; an empty name is the usual key.
// The zero value leaves everything as it is. It is comparable.
type Bindings struct {
	Keys    [ActionCount]string
	Buttons [ActionCount]string
}
