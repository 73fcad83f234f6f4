package record

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
)

// files is the file system as a Store uses it; tests put faults into it.
type files interface {
	MakeDir(dir string) error
	// Names lists the names in a folder.
	Names(dir string) ([]string, error)
	// Read reads a whole file, of at most maxSize+1 bytes.
	Read(path string) ([]byte, error)
	// Create makes a new file; it fails where there is one.
	Create(path string) (file, error)
	// Edit opens a file for writing.
	Edit(path string) (file, error)
	Rename(from, to string) error
	Remove(path string) error
	// SyncDir makes the names in a folder last.
	SyncDir(dir string) error
	// Lock takes the lock at path until release is called; errLocked where another program holds it.
	Lock(path string) (release func(), err error)
}

// file is a file open for writing.
type file interface {
	WriteAt(b []byte, at int64) (int, error)
	Truncate(size int64) error
	Sync() error
	Close() error
}

// errLocked tells that another program holds the lock.
var errLocked = errors.New("another program holds the lock")

// disk is the real file system.
type disk struct{}

// A record holds names and, against a glance only, secrets: other users of the machine need not read it.
const (
	dirMode  fs.FileMode = 0o700
	fileMode fs.FileMode = 0o600
)

func (disk) MakeDir(dir string) error { return os.MkdirAll(dir, dirMode) }

func (disk) Names(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	names := make([]string, len(entries))
	for i, e := range entries {
		names[i] = e.Name()
	}
	return names, nil
}

func (disk) Read(path string) (b []byte, err error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return io.ReadAll(io.LimitReader(f, maxSize+1))
}

func (disk) Create(path string) (file, error) {
	return os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, fileMode)
}

func (disk) Edit(path string) (file, error) { return os.OpenFile(path, os.O_WRONLY, fileMode) }

func (disk) Rename(from, to string) error { return os.Rename(from, to) }

func (disk) Remove(path string) error { return os.Remove(path) }

func (disk) SyncDir(dir string) (err error) {
	if runtime.GOOS == "windows" {
		return nil // Windows opens no folder for this, and its renames need none.
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	return d.Sync()
}

func (disk) Lock(path string) (func(), error) { return lock(path) }

// replace puts a whole file in place of another, which is there, old or new, at every moment.
func replace(fsys files, path string, content []byte) error {
	temporary := path + temporaryEnding
	if err := fsys.Remove(temporary); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	f, err := fsys.Create(temporary)
	if err != nil {
		return err
	}
	_, err = f.WriteAt(content, 0)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = fsys.Rename(temporary, path)
	}
	if err != nil {
		_ = fsys.Remove(temporary) // A leaving of this kind is also cleared away by Open.
		return err
	}
	return fsys.SyncDir(filepath.Dir(path))
}
