package storage

import (
	"errors"
	"io/fs"
	"os"
	"syscall"

	"golang.org/x/sys/windows"
)

// sharingViolation is the error of a file that another program has opened for itself alone.
const sharingViolation syscall.Errno = 32

// lock opens a file that nobody else may open meanwhile; the system closes it when the program ends, however it ends.
func lock(path string) (func(), error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	const forMeAlone = 0
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, forMeAlone, nil,
		syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, sharingViolation) {
		return nil, ErrLocked
	}
	if err != nil {
		return nil, err
	}
	return func() { _ = syscall.CloseHandle(h) }, nil
}

// lockFile takes the lock of an open file until it is closed; ErrLocked where another program holds it. What is
// locked is a byte that no file has: Windows lets nobody read one that is.
func lockFile(f *os.File) error {
	const beyond, one = 1 << 30, 1
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY,
		0, one, 0, &windows.Overlapped{OffsetHigh: beyond})
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) {
		return ErrLocked
	}
	return err
}

// guarded reports whether a file may not be written to. Other names of it are not looked for.
func guarded(_ string, info fs.FileInfo) (protected, shared bool) {
	const owner = 0o200
	return info.Mode()&owner == 0, false
}

// Errors of Windows that mean that there is no room.
const (
	handleDiskFull syscall.Errno = 39
	diskFull       syscall.Errno = 112
)

// IsFull reports whether an error means that there is no room.
func IsFull(err error) bool { return errors.Is(err, handleDiskFull) || errors.Is(err, diskFull) }
