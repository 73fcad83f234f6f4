package main

import (
	"os"
	"syscall"
)

// init lets what is printed be read where the program was started from a console: a program with a window has none of its
// own. What goes into a file or a pipe is left alone.
func init() {
	if h, err := syscall.GetStdHandle(syscall.STD_OUTPUT_HANDLE); err == nil && h != 0 && h != syscall.InvalidHandle {
		return
	}
	const parent = ^uintptr(0)
	if ok, _, _ := syscall.NewLazyDLL("kernel32.dll").NewProc("AttachConsole").Call(parent); ok == 0 {
		return // Nobody reads.
	}
	if console, err := os.OpenFile("CONOUT$", os.O_WRONLY, 0); err == nil {
		os.Stdout, os.Stderr = console, console
	}
}
