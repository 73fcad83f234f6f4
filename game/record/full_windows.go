package record

import (
	"errors"
	"syscall"
)

// Errors of Windows that mean that there is no room.
const (
	handleDiskFull syscall.Errno = 39
	diskFull       syscall.Errno = 112
)

// isFull tells whether an error means that there is no room.
func isFull(err error) bool { return errors.Is(err, handleDiskFull) || errors.Is(err, diskFull) }
