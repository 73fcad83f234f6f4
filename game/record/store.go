package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/storage"
)

// The names in a data folder, and that of the lock of a folder beside it.
const (
	matchesDir      = "matches"
	lockName        = "lock"
	besideLockName  = "settings.lock"
	recordEnding    = ".jsonl"
	damagedEnding   = ".damaged-"
	discardedEnding = ".discarded-"
)

// Store is the folder of records of one data directory. It may be used from several goroutines.
type Store struct {
	files   storage.Files
	dir     string
	now     func() time.Time
	release func()
	// cramped has what was put aside make room for what comes: where the room is small, and nobody has another way to it.
	cramped bool
	// mayWrite is false for a second program and for a folder that cannot be written.
	mayWrite bool
	// barred says why nothing may be written, where that is so; second reports that it is because another program does.
	barred game.Line
	second bool

	index index
	writers
	warnings
}

// Open opens the store in a data directory, which is made where it is missing, and takes its lock, with that of a
// folder beside it in which the program keeps other things: whoever finds one of them held has neither, and keeps
// nothing at all for as long as it runs, since what it knows is older than what the other program leaves. Without a
// folder beside there is one lock. The clock tells when a match begins. The error is only for a directory that cannot
// be named; whatever else is wrong makes the store read-only, and Trouble says it.
func Open(files storage.Files, dir, beside string, clock func() time.Time) (*Store, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, fmt.Errorf("finding the data directory: %w", err)
	}
	s := &Store{files: files, dir: dir, now: clock, release: func() {}, cramped: storage.InBrowser}
	err = s.lock(filepath.Join(dir, matchesDir), filepath.Join(dir, lockName))
	s.mayWrite = err == nil
	if beside != "" && !errors.Is(err, storage.ErrLocked) {
		// A folder that cannot be locked cannot be written either, which is told when it comes to that.
		if other := s.lock(beside, filepath.Join(beside, besideLockName)); errors.Is(other, storage.ErrLocked) {
			err, dir = other, beside
		}
	}
	switch {
	case errors.Is(err, storage.ErrLocked):
		s.release()
		s.release, s.mayWrite, s.second = func() {}, false, true
		s.barred = here(game.Say("record.second", game.Text(dir)), game.Say("record.second.browser"))
		s.report(s.barred)
	case err != nil:
		s.barred = lineFolder(dir)
		s.report(s.barred)
	default:
		clearTemporaries(s)
		forgetDiscarded(s)
	}
	return s, nil
}

// lock makes a folder and takes a lock, which is given back with those before.
func (s *Store) lock(dir, name string) error {
	err := s.files.MakeDir(dir)
	if err != nil {
		return err
	}
	release, err := s.files.Lock(name)
	if err != nil {
		return err
	}
	before := s.release
	s.release = func() { release(); before() }
	return nil
}

// Second reports that another program was found to keep what this one would: this one keeps nothing, settings neither.
func (s *Store) Second() bool { return s.second }

// Barred says why no match of this run is kept, whichever it is; ok is false where matches are kept.
func (s *Store) Barred() (line game.Line, ok bool) { return s.barred, !s.mayWrite }

// clearTemporaries removes what a program that was killed left half written; its originals are still there.
func clearTemporaries(s *Store) {
	storage.ClearTemporaries(s.files, filepath.Join(s.dir, indexName))
	removeAll(s, func(name string) bool { return strings.HasSuffix(name, storage.TemporaryEnding) })
}

// removeAll removes the files of matches whose names are such; what stays is in nobody's way.
func removeAll(s *Store, such func(name string) bool) {
	names, _ := s.files.Names(s.matches())
	for _, name := range names {
		if such(name) {
			_ = s.files.Remove(filepath.Join(s.matches(), name))
		}
	}
}

// Close closes all writers and gives the lock back.
func (s *Store) Close() {
	for _, w := range s.all() {
		w.end()
	}
	s.closeIndex()
	s.release()
	s.release = func() {}
}

func (s *Store) matches() string { return filepath.Join(s.dir, matchesDir) }

// path is where a file lies: a bare name is one of the store's own.
func (s *Store) path(file string) string {
	if filepath.Base(file) == file {
		return filepath.Join(s.matches(), file)
	}
	return file
}

// Summary is what a list shows of a match, running or over.
type Summary struct {
	// File is what Load takes.
	File     string
	Game     string
	Standing game.Standing
	Cast     game.Cast
	// Started is when the match began, in the form of RFC 3339.
	Started string
	// Feats are what persons did in a match that is over and is worth telling, the best first.
	Feats []game.Feat `json:",omitempty"`
	// Sides are the names of the sides that the seats of a match that is over were on, by seat; none where each plays
	// alone.
	Sides []string `json:",omitempty"`
	// Compared is how the decisions of persons in a match that is over go with Expert's, one for each of them; none
	// where that was not looked at yet (Store.Compare).
	Compared []Compared `json:",omitempty"`
}

// finish rewrites in plain a record whose program was killed between the last move and that.
func (s *Store) finish(l *Loaded) {
	content, _ := l.encode(true)
	path := s.path(l.File)
	if err := storage.Replace(s.files, path, content); err != nil {
		s.tellFailure(path, err)
	}
}

// setAside deals with a file of the store that is no record.
func (s *Store) setAside(name string, b []byte) {
	path := s.path(name)
	if neverBegun(b) {
		_ = s.files.Remove(path) // Killed while the first line was written: no move was made.
		return
	}
	aside, err := storage.MoveAside(s.files, path, damagedEnding)
	if err != nil {
		s.tellFailure(path, err)
		return
	}
	s.report(game.Say("record.lost", game.Text(filepath.Base(aside))))
}

// forgetDiscarded removes, where room is scarce, what was put aside before: from there on nobody can ask for it back.
func forgetDiscarded(s *Store) {
	if s.cramped {
		removeAll(s, func(name string) bool { return strings.Contains(name, recordEnding+discardedEnding) })
	}
}

// Discard puts a match aside, so that it is listed no more. Its file is kept, under the name that is returned: in
// a browser until the next one is put aside, or the store is opened again. Where that fails nothing is changed, and
// Trouble tells of it.
func (s *Store) Discard(file string) (aside string, ok bool) {
	if w := s.writer(file); w != nil {
		w.end()
	}
	path := s.path(file)
	err := fs.ErrPermission
	if s.mayWrite {
		forgetDiscarded(s)
		aside, err = storage.MoveAside(s.files, path, discardedEnding)
	}
	if err != nil {
		s.tellFailure(path, err)
		return "", false
	}
	return filepath.Base(aside), true
}

// Restore lists a match again that was put aside under that name; it reports false where it cannot, and Trouble tells
// of it.
func (s *Store) Restore(aside string) (ok bool) {
	name, _, _ := strings.Cut(aside, discardedEnding)
	path, err := s.path(name), fs.ErrPermission
	if s.mayWrite {
		var names []string
		names, err = s.files.Names(s.matches())
		switch {
		case err != nil:
		case slices.Contains(names, name):
			err = fs.ErrExist // Another match has its name by now.
		default:
			err = s.files.Rename(s.path(aside), path)
		}
	}
	if err != nil {
		s.tellFailure(path, err)
	}
	return err == nil
}

// liesOpen tells, from the first line alone, whether a record is in plain.
func liesOpen(b []byte) bool {
	first, _, _ := bytes.Cut(b, []byte("\n"))
	var h struct{ Seed, Hidden string }
	return json.Unmarshal(first, &h) == nil && h.Seed != "" && h.Hidden == ""
}

// neverBegun reports whether a file holds no more than the beginning of a header.
func neverBegun(b []byte) bool {
	lines, _ := split(b)
	n := min(len(b), len(firstMember))
	return len(lines) == 0 && string(b[:n]) == firstMember[:n]
}

// Adopt reads a record by its absolute path. Nothing is ever written to one that lies outside the store: a copy of it
// is taken into the store, and that is read, or of one that is damaged a copy of the moves before the damage, of which
// the *Fault and Trouble tell. What the store cannot take is given as it is where nothing is to be written to it, since
// the match is over or no match is kept, and else refused.
func (s *Store) Adopt(path string) (*Loaded, error) {
	name := filepath.Base(path)
	if filepath.Dir(path) == s.matches() {
		return s.Load(name)
	}
	b, err := s.Content(path)
	if err != nil {
		return nil, err
	}
	l, _, err := s.load(path, b)
	if l == nil {
		return nil, err
	}
	fault, damaged := errors.AsType[*Fault](err)
	if damaged {
		b, _ = l.encode(l.Over)
	}
	kept, refusal := s.Bring(b)
	switch {
	case damaged && refusal != nil:
		s.report(game.Say("record.harmed", game.Text(name), game.Number(fault.Line)))
	case damaged:
		s.report(game.Say("record.damaged.elsewhere", game.Number(len(l.Entries)), game.Text(name), game.Number(fault.Line)))
	case refusal == nil:
		return s.Load(kept)
	case !l.Over && s.mayWrite:
		return nil, refusal
	}
	return l, err
}

// Load reads a record: a file of the store by its bare name, any other by its path. The error is a *game.Refusal for
// a file that is no record or none that this program can read, which is left alone. A damaged record of the store is
// kept under another name, the moves before the damage take its place and are returned; the *Fault with them, and
// Trouble, tell of it. A damaged header gives a *Fault and no record.
func (s *Store) Load(file string) (*Loaded, error) {
	b, err := s.Content(file)
	if err != nil {
		return nil, err
	}
	l, _, err := s.load(file, b)
	return l, err
}

// Content is a record as it stands on the disk, for who wants to look through it (Verify).
func (s *Store) Content(file string) ([]byte, error) {
	path := s.path(file)
	b, err := s.files.Read(path, maxSize+1)
	if err != nil {
		return nil, Unreadable(filepath.Base(path), err)
	}
	return b, nil
}

// load reads the content of a file, which is salvaged where it is damaged and one of the store.
func (s *Store) load(file string, b []byte) (*Loaded, game.Session, error) {
	l, err := decode(b, isKnown)
	if l == nil {
		return nil, nil, err
	}
	l.File = file
	session, replayed := replay(l)
	if session == nil {
		return nil, nil, replayed
	}
	if replayed != nil { // A fault that stands above the one that decode found.
		err = replayed
		l.cut(session.Len())
	}
	l.Over = session.Standing().Over
	if fault, ok := errors.AsType[*Fault](err); ok && filepath.Base(file) == file {
		s.salvage(l, s.path(file), b, fault)
	}
	return l, session, err
}

func isKnown(name string) bool {
	_, ok := catalog.Find(name)
	return ok
}

// replay plays a record up to its end, or to the first illegal move, of which the *Fault tells.
func replay(l *Loaded) (game.Session, error) {
	g, ok := catalog.Find(l.Header.Game)
	if !ok {
		return nil, game.Refuse("", "record.game", game.Text(l.Header.Game))
	}
	session, err := g.Replay(l.Setup, l.Entries)
	if session == nil {
		return nil, &Fault{1, game.Say("record.why.setup")}
	}
	if err != nil {
		return session, l.faultOf(err)
	}
	return session, nil
}

// faultOf finds the line of a move that could not be replayed.
func (l *Loaded) faultOf(err error) *Fault {
	replay, ok := errors.AsType[*game.ReplayError](err)
	if !ok {
		return &Fault{1, game.Say("record.why.setup")}
	}
	why := game.Say("record.why.move", game.Text(l.Entries[replay.Index].Move))
	if refusal, ok := errors.AsType[*game.Refusal](replay.Err); ok {
		why = refusal.Line
	}
	return &Fault{l.Line(replay.Index), why}
}

// cut takes away the entries from number n on, and the notes below the last one kept.
func (l *Loaded) cut(n int) {
	l.Entries, l.line = l.Entries[:n], l.line[:n]
	for len(l.after) > 0 && l.after[len(l.after)-1] > n {
		l.after = l.after[:len(l.after)-1]
		l.Notes = l.Notes[:len(l.after)]
	}
}

// salvage keeps a damaged file under another name and puts the good part in its place.
func (s *Store) salvage(l *Loaded, path string, damaged []byte, fault *Fault) {
	content, sum := l.encode(l.Over)
	name := filepath.Base(path)
	var aside string
	err := fs.ErrPermission
	if s.mayWrite {
		aside, err = storage.FreeName(s.files, path, damagedEnding)
		if err == nil {
			err = storage.Replace(s.files, aside, damaged)
		}
		if err == nil {
			err = storage.Replace(s.files, path, content)
		}
	}
	if err != nil {
		s.report(game.Say("record.harmed", game.Text(name), game.Number(fault.Line)))
		return
	}
	l.size, l.sum, l.torn, l.Header.Plain = int64(len(content)), sum, false, l.Over
	l.stale, l.ended, l.harmed = false, l.Over, 0
	s.report(game.Say("record.damaged", game.Number(len(l.Entries)), game.Text(filepath.Base(aside)),
		game.Number(fault.Line)))
}
