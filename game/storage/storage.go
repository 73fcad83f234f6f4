// Package storage keeps the program's files: on a disk (Disk), or in a browser, which has none (Browser). It knows what
// makes a file outlive a kill and a power cut, and nothing of what stands in it. Records and settings take their Files
// as a value, so that tests can put faults into them.
package storage

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
)

// Files is a file system as the program uses it. Paths are those of the system. Errors are those of package fs where it
// has a fitting one.
type Files interface {
	// MakeDir makes a folder and those above it; one that is there is no error.
	MakeDir(dir string) error
	// Names lists the names in a folder, in no order.
	Names(dir string) ([]string, error)
	// Read reads a file, and no more than the first most bytes of it.
	Read(path string, most int64) ([]byte, error)
	// Create makes a new file; it fails where there is one.
	Create(path string) (File, error)
	// Edit opens a file that is there for writing.
	Edit(path string) (File, error)
	// Rename gives a file another name, and takes the place of one that has it, at once.
	Rename(from, to string) error
	Remove(path string) error
	// SyncDir makes the names in a folder outlive a power cut.
	SyncDir(dir string) error
	// Lock takes the lock at a path until release is called or the program ends; ErrLocked where another program holds it.
	Lock(path string) (release func(), err error)
}

// File is a file that is open for writing.
type File interface {
	WriteAt(b []byte, at int64) (int, error)
	Truncate(size int64) error
	// Sync makes what was written outlive a power cut.
	Sync() error
	Close() error
}

// ErrLocked tells that another program holds a lock.
var ErrLocked = errors.New("another program holds the lock")

// TemporaryEnding ends the name of a file that is to take the place of another. A program that was killed leaves it.
const TemporaryEnding = ".tmp"

// Replace puts a whole file in the place of another, or where there is none. At every moment the old one is there, or
// the new one.
func Replace(files Files, path string, content []byte) error {
	temporary := path + TemporaryEnding
	if err := files.Remove(temporary); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	f, err := files.Create(temporary)
	if err != nil {
		return err
	}
	_, err = f.WriteAt(content, 0)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = files.Rename(temporary, path)
	}
	if err != nil {
		_ = files.Remove(temporary) // What stays is in nobody's way, and the next Replace takes it away.
		return err
	}
	return files.SyncDir(filepath.Dir(path))
}

// MoveAside gives a file a name that no other has: its own, the ending and a number. It returns the new path.
func MoveAside(files Files, path, ending string) (aside string, err error) {
	if aside, err = FreeName(files, path, ending); err == nil {
		err = files.Rename(path, aside)
	}
	return aside, err
}

// FreeName is the first name of that kind that no file has.
func FreeName(files Files, path, ending string) (string, error) {
	names, err := files.Names(filepath.Dir(path))
	if err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		name := fmt.Sprint(path, ending, n)
		if !slices.Contains(names, filepath.Base(name)) {
			return name, nil
		}
	}
}
