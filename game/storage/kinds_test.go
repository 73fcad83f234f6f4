//go:build unix

package storage

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// whole is a content that is long enough to be written in parts.
func whole(of string) string { return strings.Repeat(of, 1<<16) }

// TestAFileStaysWhatItIs when its content is replaced: behind its links, with its permissions and its other names.
func TestAFileStaysWhatItIs(t *testing.T) {
	for name, make := range map[string]func(dir, path string) (file string, mode fs.FileMode, err error){
		"plain": func(_, path string) (string, fs.FileMode, error) {
			return path, FileMode, os.WriteFile(path, []byte("old"), FileMode)
		},
		"new": func(_, path string) (string, fs.FileMode, error) { return path, FileMode, nil },
		"for a group": func(_, path string) (string, fs.FileMode, error) {
			return path, 0o664, errors.Join(os.WriteFile(path, []byte("old"), FileMode), os.Chmod(path, 0o664))
		},
		"a link": func(dir, path string) (string, fs.FileMode, error) {
			file := filepath.Join(dir, "elsewhere", "mine")
			return file, 0o644, errors.Join(os.WriteFile(file, []byte("old"), 0o644), os.Symlink(file, path))
		},
		"a link to a link": func(dir, path string) (string, fs.FileMode, error) {
			file := filepath.Join(dir, "elsewhere", "mine")
			return file, FileMode, errors.Join(os.WriteFile(file, []byte("old"), FileMode),
				os.Symlink("mine", filepath.Join(dir, "elsewhere", "link")), os.Symlink(filepath.Join("elsewhere", "link"), path))
		},
		"a link to nothing yet": func(dir, path string) (string, fs.FileMode, error) {
			return filepath.Join(dir, "elsewhere", "mine"), FileMode, os.Symlink("elsewhere/mine", path)
		},
		"one of two names": func(dir, path string) (string, fs.FileMode, error) {
			file := filepath.Join(dir, "elsewhere", "mine")
			return file, 0o640, errors.Join(os.WriteFile(file, []byte(whole("old and longer")), 0o640), os.Link(file, path))
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			path := filepath.Join(dir, "file")
			if err := os.Mkdir(filepath.Join(dir, "elsewhere"), 0o700); err != nil {
				t.Fatal(err)
			}
			file, mode, err := make(dir, path)
			if err != nil {
				t.Fatal(err)
			}
			before, _ := os.Lstat(path)
			for _, content := range []string{whole("new"), "last"} {
				if err := Replace(Disk{}, path, []byte(content)); err != nil {
					t.Fatal(err)
				}
				if b, err := os.ReadFile(file); err != nil || string(b) != content {
					t.Errorf("the file holds %d bytes, want %d (%v)", len(b), len(content), err)
				}
			}
			after, err := os.Lstat(path)
			if err != nil || before != nil && before.Mode() != after.Mode() {
				t.Errorf("what was %v is %v (%v)", before.Mode(), after.Mode(), err)
			}
			info, err := os.Stat(file)
			if err != nil || info.Mode() != mode {
				t.Errorf("the file is %v, want %v (%v)", info.Mode(), mode, err)
			}
			if other, err := os.Stat(path); err != nil || !os.SameFile(info, other) {
				t.Errorf("the two names are of two files (%v)", err)
			}
			for _, in := range []string{dir, filepath.Join(dir, "elsewhere")} {
				names, err := Disk{}.Names(in)
				for _, name := range names {
					if strings.HasSuffix(name, TemporaryEnding) || err != nil {
						t.Errorf("left behind: %s (%v)", name, err)
					}
				}
			}
		})
	}
}

// TestWhatIsNoFileIsLeftAlone, at once: neither reading nor replacing it may wait for anybody, and a file that may
// not be written to is not replaced either, in a folder in which it could be.
func TestWhatIsNoFileIsLeftAlone(t *testing.T) {
	for name, c := range map[string]struct {
		make        func(path string) error
		read, write error
	}{
		"a folder": {func(path string) error { return os.Mkdir(path, 0o700) }, ErrNoFile, ErrNoFile},
		"a pipe":   {func(path string) error { return syscall.Mkfifo(path, 0o600) }, ErrNoFile, ErrNoFile},
		"a device": {func(path string) error { return os.Symlink("/dev/zero", path) }, ErrNoFile, ErrNoFile},
		"a ring":   {func(path string) error { return os.Symlink(path, path) }, syscall.ELOOP, syscall.ELOOP},
		"not to be written": {func(path string) error { return os.WriteFile(path, []byte("old"), 0o400) }, nil,
			fs.ErrPermission},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "file")
			if err := c.make(path); err != nil {
				t.Fatal(err)
			}
			before, err := os.Lstat(path)
			if err != nil {
				t.Fatal(err)
			}
			done := make(chan [2]error, 1)
			go func() {
				_, read := Disk{}.Read(path, 100)
				done <- [2]error{read, Replace(Disk{}, path, []byte("new"))}
			}()
			select {
			case got := <-done:
				if !errors.Is(got[0], c.read) || !errors.Is(got[1], c.write) {
					t.Errorf("reading gives %v, replacing %v", got[0], got[1])
				}
			case <-time.After(20 * time.Second):
				t.Fatal("it waits")
			}
			after, err := os.Lstat(path)
			if err != nil || after.Mode() != before.Mode() || !os.SameFile(before, after) {
				t.Errorf("it is %v now (%v)", after, err)
			}
			if names, err := (Disk{}).Names(filepath.Dir(path)); err != nil || len(names) != 1 {
				t.Errorf("left behind: %v (%v)", names, err)
			}
		})
	}
}

// TestTwoThatReplaceAFileDoNotMixIt: each writes through a file of its own, so that one whole content is there at every
// moment, and what another program is about to put there is not taken away.
func TestTwoThatReplaceAFileDoNotMixIt(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	theirs := path + ".THEIRS" + TemporaryEnding
	if err := os.WriteFile(theirs, []byte("half"), FileMode); err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for _, of := range []string{"a", "b", "c"} {
		all.Go(func() {
			for range 50 {
				if err := Replace(Disk{}, path, []byte(whole(of))); err != nil {
					t.Error(err)
				}
				if b, err := (Disk{}).Read(path, 1<<20); err != nil || string(b) != whole(string(b[:1])) {
					t.Errorf("what is read is mixed of several (%v)", err)
				}
			}
		})
	}
	all.Wait()
	if b, err := os.ReadFile(theirs); err != nil || string(b) != "half" {
		t.Errorf("what another program had begun holds %q (%v)", b, err)
	}
	if ClearTemporaries(Disk{}, path); len(mustNames(t, filepath.Dir(path))) != 1 {
		t.Error("what was left behind is not cleared away")
	}
}

func mustNames(t *testing.T, dir string) []string {
	t.Helper()
	names, err := Disk{}.Names(dir)
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// TestAFileIsOpenForOneToWrite until it is closed.
func TestAFileIsOpenForOneToWrite(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	f, err := Disk{}.Create(path, FileMode)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := (Disk{}).Edit(path); !errors.Is(err, ErrLocked) {
		t.Errorf("another who writes to it gets %v", err)
	}
	if _, err := (Disk{}).Read(path, 1); err != nil {
		t.Errorf("one who reads it gets %v", err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	again, err := Disk{}.Edit(path)
	if err != nil {
		t.Fatalf("once it is closed: %v", err)
	}
	if err := again.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestAStampTellsOfAChange of a content, of whatever length.
func TestAStampTellsOfAChange(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	seen := map[string]bool{}
	for n := range 3 {
		if err := Replace(Disk{}, path, fmt.Append(nil, n)); err != nil {
			t.Fatal(err)
		}
		look, err := Disk{}.Look(path)
		if err != nil || seen[look.Stamp] {
			t.Errorf("change %d has the stamp %s (%v)", n, look.Stamp, err)
		}
		seen[look.Stamp] = true
		time.Sleep(20 * time.Millisecond) // The steps of some file systems' clocks.
	}
}
