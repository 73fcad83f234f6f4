package e2e

import (
	"syscall"
	"testing"
	"time"
)

// hideAfter is the least time after which an open hand closes for want of a sign of life, sure is that and what a slow
// machine needs.
const (
	hideAfter = 5 * time.Second
	sure      = 15 * time.Second
)

// TestAKeyThatIsHeldKeepsTheHandOpen for as long as the system repeats it. One that is let go while the switcher of
// windows has the keyboard, of which the program hears nothing, does not; afterwards it opens the hand again.
func TestAKeyThatIsHeldKeepsTheHandOpen(t *testing.T) {
	w := handed(t, hideAfter)
	w.run("xdotool", "keydown", "space")
	w.eventually("the open hand", faceUp)
	time.Sleep(hideAfter + 2*time.Second)
	if !w.now(faceUp) {
		t.Fatal("the hand of somebody who holds the key closes")
	}
	// The switcher takes the keyboard with Alt+Tab, and gives it back to the only window there is.
	w.run("xdotool", "keydown", "alt", "key", "Tab")
	time.Sleep(time.Second)
	w.run("xdotool", "keyup", "space")
	w.run("xdotool", "keyup", "alt")
	w.within(sure, "the hidden hand", faceDown)
	w.run("xdotool", "key", "alt", "key", "space") // Whatever was believed to be held, now it is known.
	time.Sleep(500 * time.Millisecond)
	w.run("xdotool", "keydown", "space")
	w.eventually("the hand open again", faceUp)
	w.run("xdotool", "keyup", "space")
}

// TestAHandIsClosedWhenTheProgramWakes: it is stopped, as by a machine that sleeps, with the hand open.
func TestAHandIsClosedWhenTheProgramWakes(t *testing.T) {
	w := handed(t, hideAfter)
	w.openHand()
	if err := w.process.Process.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	time.Sleep(3 * time.Second)
	if err := w.process.Process.Signal(syscall.SIGCONT); err != nil {
		t.Fatal(err)
	}
	w.within(hideAfter/2, "the hidden hand", faceDown)
}
