package settings

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"safehouse/game"
	"safehouse/scenes/stage"
)

// Store keeps settings in a folder. It writes when a value has come to rest, beside the frames, so that none waits for a
// disk. The zero value keeps nothing.
type Store struct {
	dir string
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
}

// Open reads the settings of a folder, which need not exist. Where they cannot be read they are moved aside, the
// defaults stand in, and the line tells what happened; it is the zero Line where nothing did.
func Open(dir string) (*Store, stage.Settings, game.Line) {
	read, said := load(dir)
	return &Store{dir: dir, kept: read, wanted: read}, read, said
}

func load(dir string) (stage.Settings, game.Line) {
	if dir == "" {
		return stage.DefaultSettings(), game.Line{}
	}
	tidy(dir)
	name := filepath.Join(dir, fileName)
	b, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return stage.DefaultSettings(), game.Line{}
	}
	if err == nil {
		var read stage.Settings
		if read, err = parse(b); err == nil {
			return read, game.Line{}
		}
	}
	if setAside(name) != nil {
		return stage.DefaultSettings(), game.Say("settings.unreadable")
	}
	return stage.DefaultSettings(), game.Say("settings.damaged")
}

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
	go func(dir string, set stage.Settings) { done <- write(dir, set) }(s.dir, s.sent)
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
	if last := s.written(write(s.dir, s.sent)); last != (game.Line{}) {
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
	return game.Say("settings.unsaved")
}
