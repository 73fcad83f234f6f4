//go:build !js

package storage

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"runtime"
	"syscall"
)

// Disk is the file system of the machine.
type Disk struct{}

// InBrowser tells that there are neither disks nor folders, and no other programs but those in other tabs.
const InBrowser = false

// Local is the file system of whatever the program runs on.
func Local() Files { return Disk{} }

// A record holds names and, against a glance only, secrets: other users of the machine need not read it.
const (
	dirMode  fs.FileMode = 0o700
	fileMode fs.FileMode = 0o600
)

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

// Read reads a file.
func (Disk) Read(path string, most int64) (b []byte, err error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return io.ReadAll(io.LimitReader(f, most))
}

// Create makes a new file.
func (Disk) Create(path string) (File, error) {
	return os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, fileMode)
}

// Edit opens a file for writing.
func (Disk) Edit(path string) (File, error) { return os.OpenFile(path, os.O_WRONLY, fileMode) }

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
