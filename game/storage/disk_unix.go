//go:build unix

package storage

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// lock takes an advisory lock, which the system gives back when the program ends, however it ends. Where the file
// system has no locks the caller goes on without one.
func lock(path string) (func(), error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, FileMode)
	if err != nil {
		return nil, err
	}
	if err := lockFile(f); errors.Is(err, ErrLocked) {
		return nil, errors.Join(err, f.Close())
	}
	return func() { _ = f.Close() }, nil
}

// lockFile takes the lock of an open file until it is closed; ErrLocked where another program holds it.
func lockFile(f *os.File) error {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return ErrLocked
	}
	return err
}

// guarded reports whether a file may not be written to, and whether another in its place would not be the same: one
// that has other names, or another owner. Permissions count for the system's administrator as well.
func guarded(path string, info fs.FileInfo) (protected, shared bool) {
	const toWrite, anybody = 2, 0o222
	protected = info.Mode()&anybody == 0 || syscall.Access(path, toWrite) != nil
	stat, ok := info.Sys().(*syscall.Stat_t)
	return protected, ok && (stat.Nlink > 1 || int(stat.Uid) != os.Geteuid())
}

// IsFull reports whether an error means that there is no room.
func IsFull(err error) bool { return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) }
