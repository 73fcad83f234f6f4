// Package storage keeps the program's files: on a disk (Disk), or in a browser, which has none (Browser). It knows what
// makes a file outlive a kill and a power cut, and nothing of what stands in it. Records and settings take their Files
// as a value, so that tests can put faults into them.
package storage

import (
	"cmp"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
)

// Files is a file system as the program uses it. Paths are those of the system. Errors are those of package fs where it
// has a fitting one.
type Files interface {
	// MakeDir makes a folder and those above it; one that is there is no error.
	MakeDir(dir string) error
	// Names lists the names in a folder, in no order.
	Names(dir string) ([]string, error)
	// Look tells what a file is, whatever stands in it. Of one that is not there it tells where it would lie.
	Look(path string) (Look, error)
	// Read reads a file, and no more than the first most bytes of it; ErrNoFile where the name is that of something
	// else, on which reading might wait for ever.
	Read(path string, most int64) ([]byte, error)
	// Create makes a new file with permissions; it fails where there is one.
	Create(path string, mode fs.FileMode) (File, error)
	// Edit opens a file that is there for writing; ErrLocked where another program has it open so.
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

// Look is what a file is besides its content. Links are followed.
type Look struct {
	// Path is where the file itself lies.
	Path string
	Mode fs.FileMode
	// Protected reports that this program may not write to it.
	Protected bool
	// Shared reports that the file has other names or is somebody else's, so that a new one in its place would be
	// another.
	Shared bool
	// Stamp is a text that is another once the file has been changed.
	Stamp string
}

// FileMode are the permissions of what the program writes. A record holds names and, against a glance only, secrets:
// other users of the machine need not read it.
const FileMode fs.FileMode = 0o600

// ErrLocked reports that another program holds a lock.
var ErrLocked = errors.New("another program holds the lock")

// ErrNoFile reports that a name is that of a folder, a pipe or a device.
var ErrNoFile = errors.New("not a regular file")

// Reason is the system's own word for an error, without paths.
func Reason(err error) string {
	if p, ok := errors.AsType[*fs.PathError](err); ok {
		return p.Err.Error()
	}
	return err.Error()
}

// TemporaryEnding ends the name of a file that is to take the place of another. A program that was killed leaves it.
const TemporaryEnding = ".tmp"

// Replace puts whole content into a file, or makes the file. At every moment the old content is there, or the new
// one; and the file stays what it is: behind the link that leads to it, with its permissions, and untouched where it
// may not be written to. A file that has other names keeps them at a price: it is written over, once the new content
// lies whole beside it.
func Replace(files Files, path string, content []byte) error {
	return replace(files, path, content, true)
}

// ReplaceSoon is Replace for what can be worked out again, and is not worth waiting for a disk: after a power cut
// anything may stand there.
func ReplaceSoon(files Files, path string, content []byte) error {
	return replace(files, path, content, false)
}

func replace(files Files, path string, content []byte, now bool) error {
	look, err := files.Look(path)
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return err
	case err == nil && !look.Mode.IsRegular():
		return &fs.PathError{Op: "write", Path: path, Err: ErrNoFile}
	case look.Protected:
		return &fs.PathError{Op: "write", Path: path, Err: fs.ErrPermission}
	}
	// The name is this program's alone: two that write at once do not write through the same file.
	temporary := look.Path + "." + rand.Text()[:8] + TemporaryEnding
	f, err := files.Create(temporary, cmp.Or(look.Mode.Perm(), FileMode))
	if err != nil {
		return err
	}
	err = fill(f, content, now)
	switch {
	case err != nil:
	case look.Shared:
		if f, err = files.Edit(look.Path); err == nil {
			err = fill(f, content, now)
		}
		err = errors.Join(err, files.Remove(temporary))
	default:
		err = files.Rename(temporary, look.Path)
	}
	if err != nil {
		_ = files.Remove(temporary) // What stays is in nobody's way, until ClearTemporaries takes it away.
		return err
	}
	if !now {
		return nil
	}
	return files.SyncDir(filepath.Dir(look.Path))
}

// fill makes a file hold that content alone and closes it; now has it outlive a power cut from that moment.
func fill(f File, content []byte, now bool) error {
	_, err := f.WriteAt(content, 0)
	if err == nil {
		err = f.Truncate(int64(len(content)))
	}
	if err == nil && now {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

// ClearTemporaries removes what a program that was killed left beside a file when it replaced it. Only whoever is alone
// with the file may ask for it.
func ClearTemporaries(files Files, path string) {
	look, _ := files.Look(path)
	dir, base := filepath.Split(look.Path)
	names, _ := files.Names(filepath.Clean(dir))
	for _, name := range names {
		if strings.HasPrefix(name, base+".") && strings.HasSuffix(name, TemporaryEnding) {
			_ = files.Remove(dir + name) // What stays is in nobody's way.
		}
	}
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
