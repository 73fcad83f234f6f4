//go:build !js

package storage

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
)

// Disk is the file system of the machine.
type Disk struct{}

// InBrowser reports that there are neither disks nor folders, and no other programs but those in other tabs.
const InBrowser = false

// Local is the file system of whatever the program runs on.
func Local() Files { return Disk{} }

// dirMode are the permissions of folders, for the same reason as FileMode.
const dirMode fs.FileMode = 0o700

// mostLinks is how many links that lead to links are followed.
const mostLinks = 40

// MakeDir makes a folder and those above it.
func (Disk) MakeDir(dir string) error { return os.MkdirAll(dir, dirMode) }

// Names lists the names in a folder.
func (Disk) Names(dir string) ([]string, error) {
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

// Look tells what a file is.
func (Disk) Look(path string) (Look, error) {
	look := Look{Path: path}
	info, err := os.Lstat(path)
	for n := 0; n < mostLinks && err == nil && !info.Mode().IsRegular(); n++ {
		to, none := os.Readlink(look.Path) // Also of a link that leads nowhere it is known where the file would lie.
		if none != nil {
			break
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(look.Path), to)
		}
		look.Path = to
		info, err = os.Lstat(look.Path)
	}
	if err == nil && info.Mode()&fs.ModeSymlink != 0 {
		info, err = os.Stat(look.Path)
	}
	if err != nil {
		return look, err
	}
	look.Mode = info.Mode()
	look.Protected, look.Shared = guarded(look.Path, info)
	look.Stamp = fmt.Sprint(info.Size(), " ", info.ModTime().UnixNano())
	return look, nil
}

// Read reads a file. That it is one is asked before it is opened: to open a pipe may take for ever.
func (Disk) Read(path string, most int64) (b []byte, err error) {
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		err = &fs.PathError{Op: "read", Path: path, Err: ErrNoFile}
	}
	if err != nil {
		return nil, err
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	all := bytes.NewBuffer(make([]byte, 0, min(info.Size(), most)+bytes.MinRead))
	_, err = all.ReadFrom(io.LimitReader(f, most))
	return all.Bytes(), err
}

// Create makes a new file, for this program alone to write to. Its permissions are those, whatever the system would
// leave out of them.
func (Disk) Create(path string, mode fs.FileMode) (File, error) {
	f, err := alone(os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, FileMode))
	if err == nil && mode != FileMode {
		_ = f.Chmod(mode) // A file system without permissions has none to keep.
	}
	return f, err
}

// Edit opens a file for this program alone to write to.
func (Disk) Edit(path string) (File, error) { return alone(os.OpenFile(path, os.O_WRONLY, FileMode)) }

// alone takes the lock of a file that was opened for writing, which goes when it is closed. A file system without locks
// goes on without.
func alone(f *os.File, err error) (*os.File, error) {
	if err != nil {
		return nil, err
	}
	if errors.Is(lockFile(f), ErrLocked) {
		return nil, errors.Join(&fs.PathError{Op: "write", Path: f.Name(), Err: ErrLocked}, f.Close())
	}
	return f, nil
}

// Rename gives a file another name.
func (Disk) Rename(from, to string) error { return os.Rename(from, to) }

// Remove removes a file.
func (Disk) Remove(path string) error { return os.Remove(path) }

// SyncDir makes the names in a folder outlive a power cut.
func (Disk) SyncDir(dir string) (err error) {
	if runtime.GOOS == "windows" {
		return nil // Windows opens no folder for this, and its renames need none.
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	if err := d.Sync(); err != nil && !errors.Is(err, syscall.EINVAL) && !errors.Is(err, errors.ErrUnsupported) {
		return err
	}
	return nil // Folders of a network, or shared with a virtual machine, may know no flushing: nobody need hear of that.
}

// Lock takes the lock at a path.
func (Disk) Lock(path string) (func(), error) { return lock(path) }
