// Package e2e plays the real program from outside: as a guest of Ebitengine's virtual machine host, whose ticks it
// steps and whose mouse and keyboard it moves, and in a real window under Xvfb for what that host cannot do. It knows
// what a player sees and nothing of the rooms inside; only the descriptions of screens, which test builds write, tell
// it where a button is.
package e2e
