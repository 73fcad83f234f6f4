package sound

import "golang.org/x/sys/windows"

// present reports whether the system has a device that plays. The library takes a system without one for silence that
// it plays for good.
func present() bool {
	devices, _, _ := windows.NewLazySystemDLL("winmm.dll").NewProc("waveOutGetNumDevs").Call()
	return devices > 0
}
