// Package settings keeps what a player has chosen, in one file, and is the scene in which it is chosen. It knows no
// game.
package settings

import (
	"encoding/json"
	"fmt"
	"slices"

	"safehouse/game/words"
	"safehouse/scenes/stage"
)

// Read reads settings. What a file does not name, and a value out of its range, has its default: a file may be of an
// older release, or written by hand.
func Read(b []byte) (stage.Settings, error) {
	set := stage.DefaultSettings()
	if err := json.Unmarshal(b, &set); err != nil {
		return stage.DefaultSettings(), fmt.Errorf("reading settings: %w", err)
	}
	return within(set), nil
}

// within puts each value that is out of its range back to its default.
func within(set stage.Settings) stage.Settings {
	usual := stage.DefaultSettings()
	if !slices.Contains(words.Languages(), set.Lang) {
		set.Lang = usual.Lang
	}
	for _, c := range choices {
		if !slices.Contains(c.values, c.taken(&set)) {
			c.take(&set, c.taken(&usual))
		}
	}
	for _, n := range numbers {
		if v := n.field(&set); *v < n.least || *v > n.most {
			*v = *n.field(&usual)
		}
	}
	if !possible(set.Window) {
		set.Window = usual.Window
	}
	return set
}

// possible tells whether a window can have stood there, on any monitor.
func possible(w stage.Window) bool {
	near := func(v, least int) bool { return v >= least && v <= farthest }
	return near(w.X, -farthest) && near(w.Y, -farthest) && near(w.W, 0) && near(w.H, 0) && near(w.Twin, 0)
}
