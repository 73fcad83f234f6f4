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

// Speeds lists the speeds of animations in per cent; 0 is off.
func Speeds() []int { return []int{0, 50, 100, 200, 400} }

// pauses lists the seconds after which an open hand may close by itself; 0 is never.
func pauses() []int { return []int{0, 5, 10, 20} }

// odds lists the choices about figures of chance.
func odds() []stage.Odds { return []stage.Odds{stage.OddsByMatch, stage.OddsNever, stage.OddsAlways} }

// parse reads settings. What a file does not name, and a value out of its range, has its default: a file may be of an
// older release, or written by hand.
func parse(b []byte) (stage.Settings, error) {
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
	if !slices.Contains(Speeds(), set.Speed) {
		set.Speed = usual.Speed
	}
	if !slices.Contains(pauses(), set.AutoHide) {
		set.AutoHide = usual.AutoHide
	}
	if !slices.Contains(odds(), set.Odds) {
		set.Odds = usual.Odds
	}
	for _, number := range []struct {
		value              *int
		least, most, usual int
	}{
		{&set.TextScale, leastText, mostText, usual.TextScale},
		{&set.Effects, 0, 100, usual.Effects},
		{&set.Ambience, 0, 100, usual.Ambience},
		{&set.VoiceVolume, 0, 100, usual.VoiceVolume},
		{&set.VoiceRate, -100, 100, usual.VoiceRate},
	} {
		if *number.value < number.least || *number.value > number.most {
			*number.value = number.usual
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
