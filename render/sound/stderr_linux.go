package sound

import (
	"os"
	"syscall"
)

// hushStandardError points descriptor 2 at nothing and returns what undoes that. ALSA writes to the descriptor itself,
// so replacing os.Stderr would not do. Where it cannot be done, nothing happens: a noisy start is no reason to fail.
func hushStandardError() (undo func()) {
	const standardError = 2
	nothing := func() {}
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return nothing
	}
	defer func() { _ = null.Close() }()
	syscall.ForkLock.RLock()
	kept, err := syscall.Dup(standardError)
	if err == nil {
		syscall.CloseOnExec(kept)
	}
	syscall.ForkLock.RUnlock()
	if err != nil {
		return nothing
	}
	if err := syscall.Dup3(int(null.Fd()), standardError, 0); err != nil {
		_ = syscall.Close(kept)
		return nothing
	}
	return func() {
		// Should this fail, standard error stays quiet and there is nowhere left to say so.
		_ = syscall.Dup3(kept, standardError, 0)
		_ = syscall.Close(kept)
	}
}
