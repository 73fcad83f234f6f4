package record

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"safehouse/game/storage"
)

// errDied is the error of every operation of a program that was killed.
var errDied = errors.New("killed")

// faulty is the disk with faults.
type faulty struct {
	storage.Disk
	mu sync.Mutex
	// room is the number of bytes that still fit; negative for any number.
	room int
	// lives is the number of operations before the program is killed, in the middle of the last; negative for never.
	lives int
	// denied fails whatever makes or changes a file.
	denied bool
	// unsteady fails every flush.
	unsteady bool
	// hasty takes in whatever it is given, as a disk in a network may, and has lost what was not flushed before when it is
	// asked to flush; it then says that it is full.
	hasty bool
	// lazy flushes nothing, to save a test's time.
	lazy bool
}

func healthy() *faulty { return &faulty{room: -1, lives: -1} }

// change counts an operation that changes something.
func (f *faulty) change() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch {
	case f.denied:
		return &fs.PathError{Op: "open", Path: "x", Err: fs.ErrPermission}
	case f.lives == 0:
		return errDied
	case f.lives > 0:
		f.lives--
	}
	return nil
}

func (f *faulty) set(change func()) {
	f.mu.Lock()
	defer f.mu.Unlock()
	change()
}

func (f *faulty) Create(path string, mode fs.FileMode) (storage.File, error) {
	if err := f.change(); err != nil {
		return nil, err
	}
	return f.wrap(f.Disk.Create(path, mode))
}

func (f *faulty) Edit(path string) (storage.File, error) {
	if err := f.change(); err != nil {
		return nil, err
	}
	return f.wrap(f.Disk.Edit(path))
}

func (f *faulty) wrap(inner storage.File, err error) (storage.File, error) {
	if err != nil {
		return nil, err
	}
	return &faultyFile{File: inner, f: f}, nil
}

func (f *faulty) Rename(from, to string) error {
	if err := f.change(); err != nil {
		return err
	}
	return f.Disk.Rename(from, to)
}

func (f *faulty) Remove(path string) error {
	if err := f.change(); err != nil {
		return err
	}
	return f.Disk.Remove(path)
}

func (f *faulty) SyncDir(dir string) error {
	if err := f.change(); err != nil {
		return err
	}
	if f.lazy {
		return nil
	}
	return f.Disk.SyncDir(dir)
}

func (f *faulty) Lock(path string) (func(), error) {
	if f.denied {
		return nil, &fs.PathError{Op: "open", Path: path, Err: syscall.EROFS}
	}
	return f.Disk.Lock(path)
}

type faultyFile struct {
	storage.File
	f *faulty
	// flushed is how long the file was when it was flushed last.
	flushed int64
}

func (w *faultyFile) WriteAt(b []byte, at int64) (int, error) {
	if err := w.f.change(); err != nil {
		_, _ = w.File.WriteAt(b[:len(b)/2], at) // The half that a killed program had written.
		return 0, err
	}
	w.f.mu.Lock()
	defer w.f.mu.Unlock()
	if w.f.room < 0 || len(b) <= w.f.room {
		n, err := w.File.WriteAt(b, at)
		if w.f.room >= 0 {
			w.f.room -= n
		}
		return n, err
	}
	n, err := w.File.WriteAt(b[:w.f.room], at)
	w.f.room = 0
	return n, errors.Join(err, syscall.ENOSPC)
}

func (w *faultyFile) Sync() error {
	w.f.mu.Lock()
	defer w.f.mu.Unlock()
	switch {
	case w.f.unsteady:
		return syscall.EIO
	case w.f.hasty:
		return errors.Join(w.File.Truncate(w.flushed), syscall.ENOSPC)
	case w.f.lazy:
		return nil
	}
	return w.File.Sync()
}

func readRecord(t *testing.T, path string) (*Loaded, error) {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return decode(b, isKnown)
}

func TestFullDisk(t *testing.T) {
	t.Parallel()
	setup := testSetup(11)
	for _, room := range []int{0, 1, 100, 400, 401, 450, 600, 1000, 1001, 1500, 3000} {
		fsys := healthy()
		fsys.room = room
		dir := t.TempDir()
		s := openStore(t, fsys, dir)
		w, session := begin(t, s, setup)
		play(t, session, setup.Seed, 30)
		if got := troubles(s); !slices.Equal(got, []string{"record.full"}) {
			t.Errorf("room for %d bytes: troubles %v", room, got)
		}
		if w.Kept() || len(s.Running()) != 0 {
			t.Errorf("room for %d bytes: resuming is promised", room)
		}
		if l, err := readRecord(t, fileOf(dir, w)); l != nil {
			want, _ := entriesOf(t, setup, 30)
			if err != nil || !slices.Equal(l.Entries, want[:len(l.Entries)]) {
				t.Errorf("room for %d bytes: the record is no prefix: %v", room, err)
			}
		} else if room > 600 {
			t.Errorf("room for %d bytes: nothing was kept: %v", room, err)
		}
		fsys.set(func() { fsys.room = -1 })
		play(t, session, setup.Seed, 1)
		if !w.Kept() || len(s.Running()) != 1 {
			t.Errorf("room for %d bytes: with room again the match is not kept", room)
		}
		l, err := readRecord(t, fileOf(dir, w))
		if err != nil || len(l.Entries) != session.Len() {
			t.Errorf("room for %d bytes: with room again the record is not whole: %v", room, err)
		}
	}
}

func TestClosingIsTheLastChanceOfLinesThatFailed(t *testing.T) {
	t.Parallel()
	fsys := healthy()
	fsys.room = 700
	dir := t.TempDir()
	s := openStore(t, fsys, dir)
	setup := testSetup(17)
	w, session := begin(t, s, setup)
	play(t, session, setup.Seed, 10)
	fsys.set(func() { fsys.room = -1 })
	w.Close()
	l, err := readRecord(t, fileOf(dir, w))
	if err != nil || len(l.Entries) != session.Len() || len(s.Running()) != 1 {
		t.Errorf("the record was not made whole: %v", err)
	}
}

func TestReadOnlyFolder(t *testing.T) {
	t.Parallel()
	fsys := healthy()
	fsys.denied = true
	dir := t.TempDir()
	s := openStore(t, fsys, dir)
	if s.mayWrite || !slices.Equal(troubles(s), []string{"record.folder"}) {
		t.Error("the store does not say that it cannot write")
	}
	setup := testSetup(12)
	w, session := begin(t, s, setup)
	play(t, session, setup.Seed, -1)
	w.Finish()
	if got := troubles(s); len(got) != 0 || w.Kept() || s.Running() != nil {
		t.Errorf("told again: %v", got)
	}
}

func TestFolderThatBecomesReadOnly(t *testing.T) {
	t.Parallel()
	fsys := healthy()
	s := openStore(t, fsys, t.TempDir())
	fsys.set(func() { fsys.denied = true })
	setup := testSetup(13)
	w, session := begin(t, s, setup)
	play(t, session, setup.Seed, -1)
	w.Finish()
	if got := troubles(s); !slices.Equal(got, []string{"record.folder"}) {
		t.Errorf("troubles: %v", got)
	}
}

// TestDiskThatCannotFlushIsToldOnce plays two matches: that the second file cannot be written either is no news.
func TestDiskThatCannotFlushIsToldOnce(t *testing.T) {
	t.Parallel()
	fsys := healthy()
	fsys.unsteady = true
	s := openStore(t, fsys, t.TempDir())
	for n, want := range [][]string{{"record.failed"}, nil} {
		setup := testSetup(14 + uint64(n))
		w, session := begin(t, s, setup)
		play(t, session, setup.Seed, -1)
		w.Finish()
		if got := troubles(s); !slices.Equal(got, want) {
			t.Errorf("troubles of match %d: %v", n+1, got)
		}
	}
}

// TestKilledWhileFinishing kills the program at each operation of Finish: the next one finds the match over and
// finishes it, whatever was left.
func TestKilledWhileFinishing(t *testing.T) {
	t.Parallel()
	setup := testSetup(15)
	want, _ := entriesOf(t, setup, -1)
	for lives := 0; ; lives++ {
		fsys := healthy()
		dir := t.TempDir()
		s := openStore(t, fsys, dir)
		w, session := begin(t, s, setup)
		play(t, session, setup.Seed, -1)
		w.Close()
		fsys.set(func() { fsys.lives = lives })
		w.Finish()
		died := fsys.lives == 0
		s.Close()

		s = openStore(t, storage.Disk{}, dir)
		if got := s.Running(); len(got) != 0 {
			t.Fatalf("killed at operation %d: %+v is offered", lives, got)
		}
		l, err := s.Load(w.File())
		if err != nil || !l.Over || !l.Header.Plain || !slices.Equal(l.Entries, want) {
			t.Fatalf("killed at operation %d: %v", lives, err)
		}
		names, err := storage.Disk{}.Names(filepath.Join(dir, matchesDir))
		if err != nil || len(names) != 1 {
			t.Fatalf("killed at operation %d: left behind %v", lives, names)
		}
		if !died {
			if lives < 4 {
				t.Fatalf("finishing took %d operations only", lives)
			}
			return
		}
	}
}

// TestKilledWhileSalvaging kills the program at each operation of moving a damaged record aside: the next one still
// finds the moves before the damage, and the damaged file is kept.
func TestKilledWhileSalvaging(t *testing.T) {
	t.Parallel()
	setup := testSetup(16)
	entries, _ := entriesOf(t, setup, 10)
	page := pageOf("kompromat", setup, entries...)
	whole, _ := page.encode(false)
	damaged := append(bytes.Clone(whole), "garbage\n"...)
	for lives := 0; ; lives++ {
		fsys := healthy()
		dir := t.TempDir()
		s := openStore(t, fsys, dir)
		path := filepath.Join(dir, matchesDir, "x"+recordEnding)
		if err := os.WriteFile(path, damaged, 0o600); err != nil {
			t.Fatal(err)
		}
		fsys.set(func() { fsys.lives = lives })
		s.Running()
		died := fsys.lives == 0
		s.Close()

		s = openStore(t, storage.Disk{}, dir)
		if got := s.Running(); len(got) != 1 {
			t.Fatalf("killed at operation %d: %+v", lives, got)
		}
		l, err := s.Load("x" + recordEnding)
		if err != nil || !slices.Equal(l.Entries, entries) {
			t.Fatalf("killed at operation %d: %v", lives, err)
		}
		if b, err := os.ReadFile(path + damagedEnding + "1"); err != nil || !bytes.Equal(b, damaged) {
			t.Fatalf("killed at operation %d: the damaged file is lost: %v", lives, err)
		}
		if !died {
			return
		}
	}
}

// TestARecordCatchesUpByItself: once there is room again, nobody has to move; and until then the reason stays to be
// told.
func TestARecordCatchesUpByItself(t *testing.T) {
	t.Parallel()
	synctest.Test(t, catchUp)
}

func catchUp(t *testing.T) {
	setup := testSetup(11)
	fsys := healthy()
	dir := t.TempDir()
	s := openStore(t, fsys, dir)
	w, session := begin(t, s, setup)
	if line, ok := w.Unkept(); ok {
		t.Fatalf("with room it says %s", line.Key)
	}
	fsys.set(func() { fsys.room = 50 })
	play(t, session, setup.Seed, 30)
	if line, ok := w.Unkept(); !ok || line.Key != "record.full" {
		t.Fatalf("with the disk full it says %q, %v", line.Key, ok)
	}
	troubles(s)
	if _, ok := w.Unkept(); !ok {
		t.Error("the reason is gone as soon as it was told")
	}
	fsys.set(func() { fsys.room = -1 })
	time.Sleep(2 * retryEvery)
	if line, ok := w.Unkept(); ok {
		t.Errorf("with room again it says %s", line.Key)
	}
	if l, err := readRecord(t, fileOf(dir, w)); err != nil || len(l.Entries) != session.Len() {
		t.Errorf("the record is not whole: %v", err)
	}
}

// TestARecordThatMayNotBeWrittenSaysWhy for as long as it goes on.
func TestARecordThatMayNotBeWrittenSaysWhy(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	openStore(t, storage.Disk{}, dir)
	w, session := begin(t, openStore(t, storage.Disk{}, dir), testSetup(1))
	play(t, session, testSetup(1).Seed, 3)
	if line, ok := w.Unkept(); !ok || line.Key != "record.second" {
		t.Errorf("beside another program it says %q, %v", line.Key, ok)
	}
}

// waitFor waits for what a background sees to.
func waitFor(t *testing.T, what string, done func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !done(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: it does not come", what)
		}
	}
}

// TestAFolderThatIsTakenAwayIsMadeAgain: what was played into a file that nobody will find is written anew, and so is a
// record that is to be finished.
func TestAFolderThatIsTakenAwayIsMadeAgain(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "data")
	s := openStore(t, storage.Disk{}, dir)
	setup := testSetup(18)
	w, session := begin(t, s, setup)
	play(t, session, setup.Seed, 10)
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	play(t, session, setup.Seed, 1)
	whole := func() bool {
		b, err := os.ReadFile(fileOf(dir, w))
		if err != nil {
			return false
		}
		l, err := decode(b, isKnown)
		return err == nil && len(l.Entries) == session.Len()
	}
	waitFor(t, "the record", whole)
	play(t, session, setup.Seed, 5)
	if !whole() {
		t.Error("moves made after that are not in the file")
	}
	play(t, session, setup.Seed, -1)
	w.Close()
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	w.Finish()
	if l, err := readRecord(t, fileOf(dir, w)); err != nil || !l.Header.Plain || len(l.Entries) != session.Len() {
		t.Errorf("the finished record is %v", err)
	}
	if told := troubles(s); len(told) != 0 {
		t.Errorf("of what was mended it tells %v", told)
	}
}

// TestAFolderThatCannotBeMadeAgainIsTold for as long as something else stands in its place.
func TestAFolderThatCannotBeMadeAgainIsTold(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "data")
	s := openStore(t, storage.Disk{}, dir)
	setup := testSetup(19)
	w, session := begin(t, s, setup)
	play(t, session, setup.Seed, 10)
	if err := errors.Join(os.RemoveAll(dir), os.WriteFile(dir, nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	play(t, session, setup.Seed, 10)
	waitFor(t, "the reason", func() bool { _, ok := w.Unkept(); return ok })
	if line, ok := s.Unkept(); !ok || line.Key != "record.failed" || w.Kept() {
		t.Errorf("it says %q, %v", line.Key, ok)
	}
	play(t, session, setup.Seed, 10)
	if err := os.Remove(dir); err != nil {
		t.Fatal(err)
	}
	waitFor(t, "the record", w.Kept)
	if l, err := readRecord(t, fileOf(dir, w)); err != nil || len(l.Entries) != session.Len() {
		t.Errorf("the record is not whole: %v", err)
	}
	if _, ok := s.Unkept(); ok {
		t.Error("the reason is told of what was mended")
	}
}

// TestWhatADiskTookInAndLostIsWrittenAnew: a disk that says only when it flushes that it is full has lost lines that
// were written before, not the last one alone.
func TestWhatADiskTookInAndLostIsWrittenAnew(t *testing.T) {
	t.Parallel()
	fsys := healthy()
	fsys.hasty = true
	dir := t.TempDir()
	s := openStore(t, fsys, dir)
	setup := testSetup(20)
	w, session := begin(t, s, setup)
	play(t, session, setup.Seed, 20)
	waitFor(t, "the reason", func() bool {
		line, ok := w.Unkept()
		return ok && line.Key == "record.full"
	})
	fsys.set(func() { fsys.hasty = false })
	waitFor(t, "the record", w.Kept)
	if l, err := readRecord(t, fileOf(dir, w)); err != nil || len(l.Entries) != session.Len() {
		t.Errorf("the record is not whole: %v", err)
	}
}

// TestAMatchThatWasLeftOrWonOnAFullDiskCatchesUp once there is room, though its Writer is closed.
func TestAMatchThatWasLeftOrWonOnAFullDiskCatchesUp(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		decisions int
		running   int
	}{"left": {20, 1}, "won": {-1, 0}} {
		fsys := healthy()
		dir := t.TempDir()
		s := openStore(t, fsys, dir)
		setup := testSetup(21)
		w, session := begin(t, s, setup)
		fsys.set(func() { fsys.room = 50 })
		play(t, session, setup.Seed, c.decisions)
		w.Finish()
		if line, ok := s.Unkept(); !ok || line.Key != "record.full" || len(s.Running()) != 0 {
			t.Errorf("%s: with the disk full it says %q, %v, and offers %v", name, line.Key, ok, s.Running())
		}
		fsys.set(func() { fsys.room = -1 })
		waitFor(t, name, func() bool { _, ok := s.Unkept(); return !ok })
		l, err := readRecord(t, fileOf(dir, w))
		if err != nil || len(l.Entries) != session.Len() || l.Header.Plain != session.Standing().Over ||
			len(s.Running()) != c.running {
			t.Errorf("%s: the record is not whole: %v", name, err)
		}
		if len(s.all()) != 0 {
			t.Errorf("%s: the writer is kept", name)
		}
	}
}

// TestTheEndOfTheProgramIsTheLastChanceOfAMatch that was over on a full disk a moment ago.
func TestTheEndOfTheProgramIsTheLastChanceOfAMatch(t *testing.T) {
	t.Parallel()
	fsys := healthy()
	dir := t.TempDir()
	s := openStore(t, fsys, dir)
	setup := testSetup(22)
	w, session := begin(t, s, setup)
	fsys.set(func() { fsys.room = 50 })
	play(t, session, setup.Seed, -1)
	w.Finish()
	fsys.set(func() { fsys.room = -1 })
	s.Close()
	if l, err := readRecord(t, fileOf(dir, w)); err != nil || len(l.Entries) != session.Len() || !l.Header.Plain {
		t.Errorf("the record is not whole: %v", err)
	}
	if w.again != nil {
		t.Error("a closed store goes on writing")
	}
}
