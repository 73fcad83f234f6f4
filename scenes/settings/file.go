package settings

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"

	"safehouse/scenes/stage"
)

const (
	fileName = "settings.json"
	// unfinished are the files that settings are written to before they take the place of the old ones.
	unfinished = fileName + ".*.new"
)

// errFull tells that there are so many damaged files aside that there is no name for another.
var errFull = errors.New("no name is free for a damaged file")

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
	f, err := os.CreateTemp(dir, unfinished)
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

// tidy takes away what runs that were killed have left half written.
func tidy(dir string) {
	left, err := filepath.Glob(filepath.Join(dir, unfinished))
	if err != nil {
		return
	}
	for _, name := range left {
		_ = os.Remove(name) // It is in nobody's way.
	}
}

// setAside gives a damaged file a name that no other has.
func setAside(name string) error {
	const most = 1000
	for n := 1; n <= most; n++ {
		aside := name + ".damaged"
		if n > 1 {
			aside += "-" + strconv.Itoa(n)
		}
		if _, err := os.Lstat(aside); errors.Is(err, fs.ErrNotExist) {
			return os.Rename(name, aside)
		}
	}
	return errFull
}
