package main

import (
	"os"
	"syscall"
)

// init lets what is printed be read where the program was started from a console: a program with a window has none of
// its own. What goes into a file or a pipe is left alone.
func init() {
	open := func(number int) bool {
		h, err := syscall.GetStdHandle(number)
		return err == nil && h != 0 && h != syscall.InvalidHandle
	}
	out, complaints := open(syscall.STD_OUTPUT_HANDLE), open(syscall.STD_ERROR_HANDLE)
	if out && complaints {
		return
	}
	const parent = ^uintptr(0)
	if ok, _, _ := syscall.NewLazyDLL("kernel32.dll").NewProc("AttachConsole").Call(parent); ok == 0 {
		return // Nobody reads.
	}
	console, err := os.OpenFile("CONOUT$", os.O_WRONLY, 0)
	if err != nil {
		return
	}
	if !out {
		os.Stdout = console
	}
	if !complaints {
		os.Stderr = console
	}
}
