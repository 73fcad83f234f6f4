package match

import "safehouse/game/words"

// keptMost is the number of things after which all are forgotten: what a match says of itself grows with it.
const keptMost = 2000

// Kept keeps what was made in one language, so that a frame that wants it again takes no memory.
type Kept[K comparable, V any] struct {
	lang words.Lang
	made map[K]V
}

// Get gives what was made for a key, and has it made where it was not yet.
func (k *Kept[K, V]) Get(lang words.Lang, key K, make func(K) V) V {
	if k.made == nil || k.lang != lang || len(k.made) >= keptMost {
		*k = Kept[K, V]{lang: lang, made: map[K]V{}}
	}
	v, ok := k.made[key]
	if !ok {
		v = make(key)
		k.made[key] = v
	}
	return v
}
