package record

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/storage"
)

// forgetful is a disk in memory that promises to keep, when the power is cut, nothing but what was flushed: contents by
// Sync, names by SyncDir. Of the rest it keeps what chance decides, as disks do.
type forgetful struct {
	mu sync.Mutex
	// now are the files as programs see them, kept as they are after a power cut, by their paths.
	now, kept map[string]*inode
}

// inode is a file under any name.
type inode struct{ content, flushed []byte }

func newForgetful() *forgetful {
	return &forgetful{now: map[string]*inode{}, kept: map[string]*inode{}}
}

// cut cuts the power, and switches it on again. Without chance nothing is left but what was flushed; with it some names
// are as they were last, and the end of a file that was not flushed is there in part, is zeros, or has zeros before it.
func (d *forgetful) cut(chance *rand.Rand) *forgetful {
	d.mu.Lock()
	defer d.mu.Unlock()
	after := newForgetful()
	left := maps.Clone(d.kept)
	if chance != nil && chance.IntN(2) == 0 {
		left = maps.Clone(d.now) // A disk may write names before anybody asks it to, all up to a moment.
	}
	for path, f := range left {
		content := slices.Clone(f.flushed)
		if end := len(f.content) - len(content); chance != nil && end > 0 && bytes.HasPrefix(f.content, content) {
			part := slices.Clone(f.content[len(content):][:chance.IntN(end+1)])
			switch zeros := part[:chance.IntN(len(part)+1)]; chance.IntN(3) {
			case 0:
				clear(part)
			case 1:
				clear(zeros)
			}
			content = append(content, part...)
		}
		again := &inode{content, slices.Clone(content)}
		after.now[path], after.kept[path] = again, again
	}
	return after
}

func (d *forgetful) MakeDir(string) error { return nil }

func (d *forgetful) Names(dir string) (names []string, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for path := range d.now {
		if filepath.Dir(path) == dir {
			names = append(names, filepath.Base(path))
		}
	}
	return names, nil
}

func (d *forgetful) Look(path string) (storage.Look, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	look := storage.Look{Path: path, Mode: storage.FileMode}
	f := d.now[path]
	if f == nil {
		return look, fs.ErrNotExist
	}
	look.Stamp = string(f.content)
	return look, nil
}

func (d *forgetful) Read(path string, most int64) ([]byte, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	f := d.now[path]
	if f == nil {
		return nil, fs.ErrNotExist
	}
	return bytes.Clone(f.content[:min(most, int64(len(f.content)))]), nil
}

func (d *forgetful) Create(path string, mode fs.FileMode) (storage.File, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.now[path] != nil {
		return nil, fs.ErrExist
	}
	d.now[path] = &inode{}
	return &forgetfulFile{d, d.now[path]}, nil
}

func (d *forgetful) Edit(path string) (storage.File, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.now[path] == nil {
		return nil, fs.ErrNotExist
	}
	return &forgetfulFile{d, d.now[path]}, nil
}

func (d *forgetful) Rename(from, to string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.now[from] == nil {
		return fs.ErrNotExist
	}
	d.now[to] = d.now[from]
	delete(d.now, from)
	return nil
}

func (d *forgetful) Remove(path string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.now[path] == nil {
		return fs.ErrNotExist
	}
	delete(d.now, path)
	return nil
}

func (d *forgetful) SyncDir(dir string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	for path := range d.kept {
		if filepath.Dir(path) == dir && d.now[path] == nil {
			delete(d.kept, path)
		}
	}
	for path, f := range d.now {
		if filepath.Dir(path) == dir {
			d.kept[path] = f
		}
	}
	return nil
}

func (d *forgetful) Lock(string) (func(), error) { return func() {}, nil }

type forgetfulFile struct {
	d *forgetful
	f *inode
}

func (w *forgetfulFile) WriteAt(b []byte, at int64) (int, error) {
	w.d.mu.Lock()
	defer w.d.mu.Unlock()
	content := make([]byte, max(len(w.f.content), int(at)+len(b)))
	copy(content, w.f.content)
	copy(content[at:], b)
	w.f.content = content
	return len(b), nil
}

func (w *forgetfulFile) Truncate(size int64) error {
	w.d.mu.Lock()
	defer w.d.mu.Unlock()
	w.f.content = slices.Clone(w.f.content[:size])
	return nil
}

// Sync takes the time that a disk takes.
func (w *forgetfulFile) Sync() error {
	time.Sleep(8 * time.Millisecond)
	w.d.mu.Lock()
	defer w.d.mu.Unlock()
	w.f.flushed = slices.Clone(w.f.content)
	return nil
}

func (w *forgetfulFile) Close() error { return nil }

// TestAPowerCutTakesNoMoveThatIsATenthOfASecondOld cuts the power at random moments of matches of all games, of persons
// and against computers, that go on after each cut.
func TestAPowerCutTakesNoMoveThatIsATenthOfASecondOld(t *testing.T) {
	t.Parallel()
	matches := uint64(5)
	if os.Getenv("SAFEHOUSE_LONG") == "1" {
		matches = 100
	}
	for _, g := range catalog.Games() {
		for _, kind := range []bool{false, true} {
			setup := game.Setup{}
			for i := range g.MinSeats {
				setup.Players = append(setup.Players, game.Player{Name: string(rune('A' + i)), Computer: kind && i > 0})
			}
			t.Run(fmt.Sprint(g.Name, " ", kind), func(t *testing.T) {
				cuts := 0
				for n := range matches {
					setup.Seed, setup.Nonce = game.SeedOf(n), [32]byte{byte(n)}
					synctest.Test(t, func(t *testing.T) { cuts += cutAtRandom(t, g, setup) })
				}
				if t.Logf("%d cuts in %d matches", cuts, matches); cuts < int(matches) {
					t.Error("hardly any power was cut")
				}
			})
		}
	}
}

// cutAtRandom plays a match and gives the number of cuts.
func cutAtRandom(t *testing.T, g catalog.Game, setup game.Setup) (cuts int) {
	const confirmed = 100 * time.Millisecond
	rng := rand.New(rand.NewPCG(uint64(setup.Nonce[0]), 4))
	disk := newForgetful()
	s := openStore(t, disk, "/data")
	w := s.Create(g.Name, setup)
	session, err := g.New(setup, w)
	if err != nil {
		t.Fatal(err)
	}
	file := w.File()
	time.Sleep(confirmed)
	for cut := range 200 {
		cuts++
		type moment struct {
			moves int
			at    time.Time
		}
		made := []moment{{session.Len(), time.Now()}}
		for end := time.Now().Add(time.Duration(20+rng.IntN(160)) * time.Millisecond); time.Now().Before(end) &&
			session.ToAct() != 0; {
			play(t, session, setup.Seed, 1)
			made = append(made, moment{session.Len(), time.Now()})
			time.Sleep(time.Duration(rng.IntN(30)) * time.Millisecond)
		}
		at := time.Now()
		before, err := decode(disk.now[filepath.Join("/data", matchesDir, file)].content, isKnown)
		if err != nil {
			t.Fatal(err)
		}
		disk = disk.cut(rng)
		least := 0
		for _, m := range made {
			if at.Sub(m.at) >= confirmed {
				least = m.moves
			}
		}
		s = openStore(t, disk, "/data")
		l, err := s.Load(file)
		if l == nil || len(l.Entries) < least || !slices.Equal(l.Entries, before.Entries[:len(l.Entries)]) {
			t.Fatalf("cut %d: of %d moves that were old enough these are left: %v (%v)", cut, least, l, err)
		}
		if l.Over {
			return cuts
		}
		if w, err = s.Continue(l); err != nil {
			t.Fatal(err)
		}
		if session, err = g.Resume(l.Setup, l.Entries, w); err != nil {
			t.Fatal(err)
		}
		time.Sleep(confirmed) // What was gone on with is old enough when it is played on.
	}
	return cuts
}

// TestAPowerCutLeavesAFinishedRecordOldOrNew, whole either way, at every step of the rewriting.
func TestAPowerCutLeavesAFinishedRecordOldOrNew(t *testing.T) {
	t.Parallel()
	synctest.Test(t, cutWhileFinishing)
}

func cutWhileFinishing(t *testing.T) {
	disk, setup := newForgetful(), testSetup(5)
	s := openStore(t, disk, "/data")
	w, session := begin(t, s, setup)
	play(t, session, setup.Seed, -1)
	time.Sleep(100 * time.Millisecond)
	done := make(chan bool)
	go func() { w.Finish(); close(done) }()
	for over := false; !over; {
		select {
		case <-done:
			over = true
		default:
			time.Sleep(time.Millisecond)
		}
		after := openStore(t, disk.cut(nil), "/data")
		l, err := after.Load(w.File())
		if err != nil || len(l.Entries) != session.Len() || !l.Over {
			t.Fatalf("the record is %v (%v)", l, err)
		}
		if told := troubles(after); len(told) > 0 {
			t.Errorf("there is trouble: %s", strings.Join(told, " "))
		}
	}
}
