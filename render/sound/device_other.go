//go:build !windows

package sound

// present is true: the library says by itself where there is no device.
func present() bool { return true }
