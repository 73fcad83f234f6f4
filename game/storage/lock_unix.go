//go:build unix

package storage

import (
	"errors"
	"os"
	"syscall"
)

// lock takes an advisory lock, which the system gives back when the program ends, however it ends. Where the file
// system has no locks the caller goes on without one.
func lock(path string) (func(), error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, fileMode)
	if err != nil {
		return nil, err
	}
	err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return nil, errors.Join(ErrLocked, f.Close())
	}
	return func() { _ = f.Close() }, nil
}

// IsFull tells whether an error means that there is no room.
func IsFull(err error) bool { return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) }
