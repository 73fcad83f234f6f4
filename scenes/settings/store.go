package settings

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"safehouse/game"
	"safehouse/game/storage"
	"safehouse/scenes/stage"
)

const (
	fileName = "settings.json"
	// damagedEnding and a number end the name of a file that could not be read.
	damagedEnding = ".damaged-"
	// maxSize is the largest file that is read, in bytes; settings take a hundredth of it.
	maxSize = 1 << 20
)

// errSize tells that a file is larger than settings can be.
var errSize = errors.New("the settings file is too large")

// Store keeps settings in a folder. It writes when a value has come to rest, beside the frames, so that none waits for a
// disk. The zero value keeps nothing.
type Store struct {
	files storage.Files
	dir   string
	// kept is what the file holds as far as is known, wanted what it is to hold.
	kept, wanted stage.Settings
	// waiting tells that wanted is to be written: it changed first age ticks ago, and last rest ticks ago.
	waiting   bool
	age, rest int
	// writing brings the end of the writing of sent; nil where nothing is being written.
	writing chan error
	sent    stage.Settings
	// failed remembers that a failure was told: a player hears of it once.
	failed bool
	// fresh tells that nothing had been kept.
	fresh bool
}

// Open reads the settings of a folder, which need not exist; without a name for one nothing is read or kept. Where they cannot be read they are moved aside, the
// defaults stand in, and the line tells what happened; it is the zero Line where nothing did.
func Open(files storage.Files, dir string) (*Store, stage.Settings, game.Line) {
	s := &Store{files: files, dir: dir}
	read, said := s.load()
	s.kept, s.wanted = read, read
	return s, read, said
}

func (s *Store) load() (stage.Settings, game.Line) {
	if s.dir == "" {
		s.fresh = true
		return stage.DefaultSettings(), game.Line{}
	}
	name := filepath.Join(s.dir, fileName)
	_ = s.files.Remove(name + storage.TemporaryEnding) // A run that was killed left it; it is in nobody's way.
	b, err := s.files.Read(name, maxSize+1)
	if errors.Is(err, fs.ErrNotExist) {
		s.fresh = true
		return stage.DefaultSettings(), game.Line{}
	}
	if len(b) > maxSize {
		err = errSize
	}
	if err == nil {
		var read stage.Settings
		if read, err = Read(b); err == nil {
			return read, game.Line{}
		}
	}
	if _, err := storage.MoveAside(s.files, name, damagedEnding); err != nil {
		return stage.DefaultSettings(), game.Say("settings.unreadable")
	}
	return stage.DefaultSettings(), game.Say("settings.damaged")
}

// Fresh tells that no settings had been kept: nobody has chosen any yet.
func (s *Store) Fresh() bool { return s.fresh }

// Save asks for the settings to be kept; Tick sees to it within a second, Close at once.
func (s *Store) Save(set stage.Settings) {
	if s.dir == "" || set == s.wanted {
		return
	}
	s.wanted, s.rest = set, 0
	if !s.waiting {
		s.waiting, s.age = true, 0
	}
}

// Tick lets a tick pass. A failure to write is told once: the line then says so, and is zero otherwise.
func (s *Store) Tick() game.Line {
	if s.writing != nil {
		select {
		case err := <-s.writing:
			return s.written(err)
		default:
			return game.Line{}
		}
	}
	if !s.waiting {
		return game.Line{}
	}
	s.age++
	s.rest++
	if s.rest < restTicks && s.age < waitTicks {
		return game.Line{}
	}
	s.waiting = false
	if s.wanted == s.kept {
		return game.Line{}
	}
	done := make(chan error, 1)
	s.sent, s.writing = s.wanted, done
	go func(set stage.Settings) { done <- s.write(set) }(s.sent)
	return game.Line{}
}

// Close writes what is not yet written, and waits for it. The line is as that of Tick.
func (s *Store) Close() game.Line {
	var said game.Line
	if s.writing != nil {
		said = s.written(<-s.writing)
	}
	if s.dir == "" || s.wanted == s.kept {
		return said
	}
	s.waiting, s.sent = false, s.wanted
	if last := s.written(s.write(s.sent)); last != (game.Line{}) {
		said = last
	}
	return said
}

// written is what follows from an end of writing.
func (s *Store) written(err error) game.Line {
	s.writing = nil
	if err == nil {
		s.kept = s.sent
		return game.Line{}
	}
	if s.failed {
		return game.Line{}
	}
	s.failed = true
	if storage.InBrowser {
		return game.Say("settings.unsaved.browser")
	}
	return game.Say("settings.unsaved")
}

// write puts settings in the place of those that are kept. It may run beside everything else.
func (s *Store) write(set stage.Settings) error {
	b, err := json.MarshalIndent(set, "", "  ")
	if err == nil {
		err = s.files.MakeDir(s.dir)
	}
	if err == nil {
		err = storage.Replace(s.files, filepath.Join(s.dir, fileName), append(b, '\n'))
	}
	if err != nil {
		return fmt.Errorf("writing the settings: %w", err)
	}
	return nil
}
