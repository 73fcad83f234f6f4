//go:build !windows && !darwin

package main

// systemLocales are none: the environment says all that there is to know.
func systemLocales() []string { return nil }
