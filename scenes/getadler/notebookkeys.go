package getadler

import "safehouse/game/getadler"

// The message keys that frames say again and again, put together once: a frame takes no memory.
var (
	roleKeys   = keysOfRoles()
	traitKeys  = keysOfTraits()
	colourKeys = keysOfColours()
)

func keysOfRoles() (keys [getadler.Roles + 1]string) {
	for r := range keys {
		keys[r] = getadler.Role(r).Key()
	}
	return keys
}

func keysOfTraits() (keys [getadler.Traits]string) {
	for t := range keys {
		keys[t] = getadler.Trait(t).Key()
	}
	return keys
}

func keysOfColours() (keys [getadler.Traits][getadler.Navy + 1]string) {
	for t := range keys {
		for c := getadler.Brown; c <= getadler.Navy; c++ {
			keys[t][c] = getadler.ColourKey(getadler.Trait(t), c)
		}
	}
	return keys
}
