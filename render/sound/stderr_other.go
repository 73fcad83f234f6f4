//go:build !linux

package sound

// hushStandardError does nothing: only the sound library of Linux writes to standard error.
func hushStandardError() (undo func()) { return func() {} }
