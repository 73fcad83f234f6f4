package ui

import (
	"safehouse/game/words"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// Memo keeps what was built from a key until the key changes, so that a screen that waits builds nothing. The zero value
// is empty.
type Memo[K comparable, V any] struct {
	key   K
	value V
	built bool
}

// Get returns what build makes, which may depend on nothing but the key.
func (m *Memo[K, V]) Get(key K, build func() V) V {
	if !m.built || m.key != key {
		m.key, m.value, m.built = key, build(), true
	}
	return m.value
}

// Look is what every layout depends on; it is made to be a part of the key of a Memo.
type Look struct {
	Metrics theme.Metrics
	Lang    words.Lang
	Prompts stage.Prompts
}

// LookOf is that of a stage as it is now.
func LookOf(st *stage.Stage) Look { return Look{st.Metrics, st.Lang, st.Prompts()} }
