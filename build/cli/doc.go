// Package cli tests the program as a command: its options, its answers and its exit codes, without a window. It has
// tests only.
package cli
