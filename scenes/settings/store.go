// Package settings keeps what a player has chosen, in one file, and is the scene in which it is chosen. It knows no
// game.
package settings

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/scenes/stage"
)

const fileName = "settings.json"

// Speeds lists the speeds of animations in per cent; 0 is off.
func Speeds() []int { return []int{0, 50, 100, 200, 400} }

// Store keeps settings in a folder. The zero value keeps nothing.
type Store struct {
	dir   string
	saved stage.Settings
	// failed remembers that a failure was told: a player hears of it once.
	failed bool
}

// Open reads the settings of a folder, which need not exist. Where they cannot be read they are moved aside, the
// defaults stand in, and the line tells what happened; it is the zero Line where nothing did.
func Open(dir string) (*Store, stage.Settings, game.Line) {
	s := &Store{dir: dir, saved: stage.DefaultSettings()}
	if dir == "" {
		return s, s.saved, game.Line{}
	}
	name := filepath.Join(dir, fileName)
	b, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return s, s.saved, game.Line{}
	}
	var read stage.Settings
	if err == nil {
		read, err = parse(b)
	}
	if err != nil {
		if os.Rename(name, name+".damaged") != nil {
			return s, s.saved, game.Say("settings.unreadable")
		}
		return s, s.saved, game.Say("settings.damaged")
	}
	s.saved = read
	return s, read, game.Line{}
}

// parse reads settings. A value out of its range is put back to its default: a hand-written file may have one.
func parse(b []byte) (stage.Settings, error) {
	set := stage.DefaultSettings()
	byDefault := set
	if err := json.Unmarshal(b, &set); err != nil {
		return byDefault, fmt.Errorf("reading settings: %w", err)
	}
	if !slices.Contains(words.Languages(), set.Lang) {
		set.Lang = ""
	}
	if !slices.Contains(Speeds(), set.Speed) {
		set.Speed = byDefault.Speed
	}
	if set.TextScale < 100 || set.TextScale > 200 {
		set.TextScale = byDefault.TextScale
	}
	return set, nil
}

// Save keeps the settings where they changed. A failure is told once: the line then says so, and is zero otherwise.
func (s *Store) Save(set stage.Settings) game.Line {
	if s.dir == "" || set == s.saved {
		return game.Line{}
	}
	if err := write(s.dir, set); err != nil {
		if s.failed {
			return game.Line{}
		}
		s.failed = true
		return game.Say("settings.unsaved")
	}
	s.saved = set
	return game.Line{}
}

// write puts the settings into a file beside the old one, flushes it and renames it, so that a kill at any moment
// leaves one or the other whole.
func write(dir string, set stage.Settings) (err error) {
	b, err := json.MarshalIndent(set, "", "  ")
	if err != nil {
		return fmt.Errorf("writing settings: %w", err)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("making the settings folder: %w", err)
	}
	f, err := os.CreateTemp(dir, fileName+".*")
	if err != nil {
		return fmt.Errorf("writing settings: %w", err)
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name())
		}
	}()
	_, err = f.Write(append(b, '\n'))
	err = errors.Join(err, f.Sync(), f.Close())
	if err != nil {
		return fmt.Errorf("writing settings: %w", err)
	}
	if err := os.Rename(f.Name(), filepath.Join(dir, fileName)); err != nil {
		return fmt.Errorf("putting the settings in place: %w", err)
	}
	return nil
}
