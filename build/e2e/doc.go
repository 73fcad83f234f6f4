// Package e2e plays the real program from outside: as a guest of Ebitengine's virtual machine host, whose ticks it
// steps and whose mouse and keyboard it moves, and in a real window under Xvfb for what that host cannot do. It knows
// what a player sees and nothing of the scenes inside: the descriptions of screens, which test builds write, tell it
// where a button is, and it begins some matches by a record of its own.
package e2e
