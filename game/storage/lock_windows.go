package storage

import (
	"errors"
	"syscall"
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

// Errors of Windows that mean that there is no room.
const (
	handleDiskFull syscall.Errno = 39
	diskFull       syscall.Errno = 112
)

// IsFull tells whether an error means that there is no room.
func IsFull(err error) bool { return errors.Is(err, handleDiskFull) || errors.Is(err, diskFull) }
