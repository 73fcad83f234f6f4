// Package settings keeps what a player has chosen, in one file, and is the scene in which it is chosen. It knows no
// game.
package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"reflect"
	"slices"
	"time"

	"safehouse/game"
	"safehouse/game/storage"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

const (
	fileName = "settings.json"
	// damagedEnding and a number end the name of a copy of a file that was damaged.
	damagedEnding = ".damaged-"
	// maxSize is the largest file that is read, in bytes; settings take a hundredth of it.
	maxSize = 1 << 20
)

// errSize reports that a file is larger than settings can be.
var errSize = errors.New("the settings file is too large")

// Store keeps settings in a folder. It writes when a value has come to rest, beside the frames, so that none waits
// for a disk. It writes no more than what has changed since it read or wrote: the file is the player's, who may edit
// it at any time, or share it with another version. What it cannot read it does not overwrite. The zero value keeps
// nothing.
type Store struct {
	files storage.Files
	dir   string
	// keeps reports that what is chosen may be written: no other program does so.
	keeps bool
	// kept is what the file holds as far as is known, wanted what it is to hold.
	kept, wanted stage.Settings
	// waiting reports that wanted is to be written: it changed first age ticks ago, and last rest ticks ago.
	waiting   bool
	age, rest int
	// writing brings the end of the writing of sent; nil where nothing is being written.
	writing chan error
	sent    stage.Settings
	// failure is why what is wanted could not be written at the last try; nil where it was.
	failure error
}

// Open reads the settings of a folder, which need not exist; without a name for one nothing is read or kept. Whoever
// is not to keep them touches nothing. Where the file is damaged it is copied aside and emptied, and where it cannot
// be read it is left as it is; the defaults stand in. The line tells what happened; it is the zero Line where nothing
// did.
func Open(files storage.Files, dir string, keeps bool) (*Store, stage.Settings, game.Line) {
	s := &Store{files: files, dir: dir, keeps: keeps && dir != ""}
	if dir == "" {
		s.kept = stage.DefaultSettings()
		s.wanted = s.kept
		return s, s.kept, game.Line{}
	}
	read, wrong, said := s.load()
	s.kept = read
	read.Warned = stage.Joined(wrong, " ", func(what game.Arg) string { return what.Key })
	if read.Warned != s.kept.Warned {
		said = lineWrong(wrong)
		s.waiting = s.keeps // So that it is told once.
	}
	s.wanted = read
	return s, read, said
}

// wrongKeys are the sentences that name one, two or three settings.
var wrongKeys = [game.MaxArgs - 1]string{"settings.wrong.1", "settings.wrong.2", "settings.wrong.3"}

// lineWrong tells which settings make no sense in the file; nothing where all do.
func lineWrong(wrong []game.Arg) game.Line {
	const named = len(wrongKeys)
	switch n := len(wrong); {
	case n == 0:
		return game.Line{}
	case n <= named:
		return game.Say(wrongKeys[n-1], wrong...)
	default:
		return game.Say("settings.wrong.more", append(wrong[:named:named], game.Number(n-named))...)
	}
}

func (s *Store) name() string { return filepath.Join(s.dir, fileName) }

func (s *Store) load() (set stage.Settings, wrong []game.Arg, said game.Line) {
	if s.keeps {
		storage.ClearTemporaries(s.files, s.name())
	}
	text, err := s.current()
	set = stage.DefaultSettings()
	switch {
	case err == nil:
		set, wrong, _ = Read(text) // That it is an object is known.
	case errors.Is(err, fs.ErrNotExist):
	case errors.Is(err, errNoObject) && s.keeps && s.putAside(text) == nil:
		said = game.Say("settings.damaged")
	default:
		said = game.Say("settings.unreadable")
	}
	return set, wrong, said
}

// current is the text of the file as it is now; errNoObject comes with what stands there instead.
func (s *Store) current() ([]byte, error) {
	text, err := s.files.Read(s.name(), maxSize+1)
	if err == nil && len(text) > maxSize {
		err = errSize
	}
	if err == nil {
		_, err = membersOf(text)
	}
	return text, err
}

// putAside keeps what stands in a damaged file under another name, and leaves settings in the file that name nothing.
// The file itself stays where it is, with whatever leads to it.
func (s *Store) putAside(text []byte) error {
	aside, err := storage.FreeName(s.files, s.name(), damagedEnding)
	if err == nil {
		err = storage.Replace(s.files, aside, text)
	}
	if err == nil {
		err = storage.Replace(s.files, s.name(), []byte("{}\n"))
	}
	return err
}

// Save asks for the settings to be kept; Tick sees to it within a second, Close at once.
func (s *Store) Save(set stage.Settings) {
	if !s.keeps || set == s.wanted {
		return
	}
	s.wanted, s.rest = set, 0
	if !s.waiting {
		s.waiting, s.age = true, 0
	}
}

// Unkept says why what was chosen is not kept; ok is false where it is, or will be in a moment. That only the window
// has been moved is not worth a word.
func (s *Store) Unkept() (line game.Line, ok bool) {
	moved := s.kept
	moved.Window, moved.Warned = s.wanted.Window, s.wanted.Warned
	if s.failure == nil || moved == s.wanted {
		return game.Line{}, false
	}
	switch full := storage.IsFull(s.failure); {
	case storage.InBrowser && full:
		return game.Say("settings.unsaved.full.browser"), true
	case storage.InBrowser:
		return game.Say("settings.unsaved.browser"), true
	case full:
		return game.Say("settings.unsaved.full"), true
	case errors.Is(s.failure, fs.ErrPermission):
		return game.Say("settings.unsaved.protected"), true
	}
	return game.Say("settings.unsaved", game.Text(storage.Reason(s.failure))), true
}

// Tick lets a tick pass. What could not be written is tried again from time to time.
func (s *Store) Tick() {
	if s.writing != nil {
		select {
		case err := <-s.writing:
			s.written(err)
		default:
		}
		return
	}
	if !s.waiting {
		return
	}
	s.age++
	s.rest++
	if s.rest < restTicks && s.age < waitTicks {
		return
	}
	s.waiting = false
	if s.wanted == s.kept {
		return
	}
	done := make(chan error, 1)
	s.sent, s.writing = s.wanted, done
	go func(was, now stage.Settings) { done <- s.write(was, now) }(s.kept, s.sent)
}

// Close writes what is not yet written, and waits for it.
func (s *Store) Close() {
	if s.writing != nil {
		s.written(<-s.writing)
	}
	if s.keeps && s.wanted != s.kept {
		s.waiting, s.sent = false, s.wanted
		s.written(s.write(s.kept, s.sent))
	}
}

// written is what follows from an end of writing.
func (s *Store) written(err error) {
	s.writing, s.failure = nil, err
	if err == nil {
		s.kept = s.sent
		return
	}
	if !s.waiting {
		s.waiting, s.age, s.rest = true, waitTicks-retryTicks, restTicks-retryTicks
	}
}

// write changes in the file what is to be another than it was. It may run beside everything else.
func (s *Store) write(was, now stage.Settings) error {
	text, err := s.current()
	if errors.Is(err, errNoObject) {
		if err = s.putAside(text); err == nil {
			err = fs.ErrNotExist
		}
	}
	var content []byte
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if content, err = json.MarshalIndent(now, "", "  "); err == nil {
			content, err = append(content, '\n'), s.files.MakeDir(s.dir)
		}
	case err == nil:
		content, err = changed(text, was, now)
	}
	if err == nil && !bytes.Equal(content, text) {
		err = storage.Replace(s.files, s.name(), content)
	}
	if err != nil {
		return fmt.Errorf("writing the settings: %w", err)
	}
	return nil
}

// changed is the text of settings with what is another now than it was.
func changed(text []byte, was, now stage.Settings) ([]byte, error) {
	before, err := json.Marshal(was)
	after, err2 := json.Marshal(now)
	if err = errors.Join(err, err2); err != nil {
		return nil, err
	}
	return edited(text, before, after)
}

// Read reads settings. What the text does not name has its default, and so has each value that makes no sense, alone;
// it returns what those are called. The error is for a text that is none of settings at all.
func Read(text []byte) (set stage.Settings, wrong []game.Arg, err error) {
	set = stage.DefaultSettings()
	all, err := membersOf(text)
	if err != nil {
		return set, nil, err
	}
	into := reflect.ValueOf(&set).Elem()
	for i := range into.NumField() {
		name := memberName(into.Type().Field(i))
		m, ok := find(all, name)
		if !ok || string(m.raw(text)) == retired[name] {
			continue
		}
		alone := stage.DefaultSettings()
		value := reflect.ValueOf(&alone).Elem().Field(i)
		err := json.Unmarshal(m.raw(text), value.Addr().Interface())
		keys, partly := errors.AsType[*input.WrongBindings](err)
		switch {
		case partly && len(keys.Actions) > 0:
			for _, a := range keys.Actions {
				wrong = append(wrong, game.Word(a.Key()))
			}
		case err != nil || bytes.Equal(m.raw(text), []byte("null")) || within(alone) != alone:
			wrong = append(wrong, game.Word(into.Type().Field(i).Tag.Get("words")))
		}
		if partly || within(alone) == alone && err == nil {
			into.Field(i).Set(value)
		}
	}
	return set, wrong, nil
}

// retired are values, by the names in the file, that earlier versions wrote and that the default now does the work of.
var retired = map[string]string{"odds": `"always"`}

// memberName is what a field is called in the file.
func memberName(f reflect.StructField) string {
	name, _, _ := bytes.Cut([]byte(f.Tag.Get("json")), []byte(","))
	return string(name)
}

// within puts each value that is out of its range back to its default.
func within(set stage.Settings) stage.Settings {
	usual := stage.DefaultSettings()
	if !slices.Contains(words.Languages(), set.Lang) {
		set.Lang = usual.Lang
	}
	for _, c := range choices {
		if c.taken(&set) == "" {
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
	for _, moment := range [...]struct{ is, usual *string }{{&set.Season, &usual.Season}, {&set.Seen, &usual.Seen}} {
		if _, err := time.Parse(time.RFC3339, *moment.is); err != nil {
			*moment.is = *moment.usual
		}
	}
	return set
}

// possible reports whether a window can have stood there, on any monitor.
func possible(w stage.Window) bool {
	near := func(v, least int) bool { return v >= least && v <= farthest }
	return near(w.X, -farthest) && near(w.Y, -farthest) && near(w.W, 0) && near(w.H, 0) && near(w.Twin, 0)
}
