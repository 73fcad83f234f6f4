package settings

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"safehouse/game/storage"
	"safehouse/scenes/stage"
)

// shut is a disk whose files cannot be read for a while.
type shut struct {
	storage.Disk
	why atomic.Pointer[error]
}

func (s *shut) Read(path string, most int64) ([]byte, error) {
	if why := s.why.Load(); why != nil {
		return nil, &fs.PathError{Op: "read", Path: path, Err: *why}
	}
	return s.Disk.Read(path, most)
}

// TestWhatCannotBeReadIsLeftWhereItIs, whatever is chosen meanwhile; once it can be read, what was chosen is changed
// in it, and nothing else.
func TestWhatCannotBeReadIsLeftWhereItIs(t *testing.T) {
	const theirs = `{"effects":70,"speed":400,"later":true}`
	for _, why := range []error{fs.ErrPermission, errors.New("input/output error"), errors.New("device busy"), errSize} {
		dir := t.TempDir()
		put(t, dir, theirs)
		disk := &shut{}
		disk.why.Store(&why)
		s, set, said := Open(disk, dir, true)
		if set != stage.DefaultSettings() || said.Key != "settings.unreadable" {
			t.Fatalf("%v: it gives %+v and says %q", why, set, said.Key)
		}
		set.Mute = true
		s.Save(set)
		until(t, s, func() bool { _, failed := s.Unkept(); return failed })
		entries, err := os.ReadDir(dir)
		if b, err2 := os.ReadFile(filepath.Join(dir, fileName)); err != nil || err2 != nil || string(b) != theirs ||
			len(entries) != 1 {
			t.Errorf("%v: the file holds %q, beside %d others", why, b, len(entries)-1)
		}
		disk.why.Store(nil)
		s.Close()
		const after = `{"effects":70,"speed":400,"later":true,"mute":true}`
		if b, err := os.ReadFile(filepath.Join(dir, fileName)); err != nil || string(b) != after {
			t.Errorf("%v: once it can be read, the file holds %q (%v)", why, b, err)
		}
	}
}

// TestSettingsOfEveryKindOfFileStayThat takes links, other names, and what is no file at all.
func TestSettingsOfEveryKindOfFileStayThat(t *testing.T) {
	const text = `{"effects":70,"later":true}`
	for name, c := range map[string]struct {
		make func(path, other string) error
		// held reports that the settings can be kept there.
		held bool
	}{
		"a link": {func(path, other string) error {
			return errors.Join(os.WriteFile(other, []byte(text), 0o640), os.Symlink(other, path))
		}, true},
		"two names": {func(path, other string) error {
			return errors.Join(os.WriteFile(other, []byte(text), 0o640), os.Link(other, path))
		}, true},
		"a damaged link": {func(path, other string) error {
			return errors.Join(os.WriteFile(other, []byte("{"), 0o640), os.Symlink(other, path))
		}, true},
		"a link to none": {func(path, other string) error { return os.Symlink(other, path) }, true},
		"a folder":       {func(path, other string) error { return os.Mkdir(path, 0o700) }, false},
		"a link to one": {func(path, other string) error {
			return errors.Join(os.Mkdir(other, 0o700),
				os.Symlink(other, path))
		}, false},
		"a protected file": {func(path, other string) error { return os.WriteFile(path, []byte(text), 0o400) }, false},
	} {
		t.Run(name, func(t *testing.T) {
			dir, other := t.TempDir(), filepath.Join(t.TempDir(), "other")
			path := filepath.Join(dir, fileName)
			if err := c.make(path, other); err != nil {
				t.Skip(err) // Not every system has links.
			}
			before, err := os.Lstat(path)
			if err != nil {
				t.Fatal(err)
			}
			s, set, _ := Open(storage.Disk{}, dir, true)
			set.Mute, set.Speed = true, 200
			s.Save(set)
			s.Close()
			if _, failed := s.Unkept(); failed == c.held {
				t.Errorf("not kept: %v", failed)
			}
			if after, err := os.Lstat(path); err != nil || after.Mode() != before.Mode() {
				t.Errorf("what was %v is %v (%v)", before.Mode(), after.Mode(), err)
			}
			if !c.held {
				return
			}
			for _, at := range []string{path, other} {
				b, err := os.ReadFile(at)
				if err != nil {
					t.Fatal(err)
				}
				if read, wrong, err := Read(b); err != nil || !read.Mute || read.Speed != 200 || len(wrong) > 0 {
					t.Errorf("%s holds %s (%v)", at, b, err)
				}
			}
		})
	}
}

// TestAPlayersFileKeepsItsPermissions also where it is damaged.
func TestAPlayersFileKeepsItsPermissions(t *testing.T) {
	for _, text := range []string{`{"effects":70}`, `{"effects":`} {
		dir := t.TempDir()
		put(t, dir, text)
		path := filepath.Join(dir, fileName)
		if err := os.Chmod(path, 0o644); err != nil {
			t.Fatal(err)
		}
		before, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		s, set, _ := Open(storage.Disk{}, dir, true)
		set.Mute = true
		s.Save(set)
		s.Close()
		if after, err := os.Stat(path); err != nil || after.Mode() != before.Mode() {
			t.Errorf("%q: what was %v is %v (%v)", text, before.Mode(), after.Mode(), err)
		}
	}
}
