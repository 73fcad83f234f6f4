//go:build unix

package record

import (
	"errors"
	"syscall"
)

// isFull tells whether an error means that there is no room.
func isFull(err error) bool { return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) }
