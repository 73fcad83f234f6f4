package e2e

import (
	"os"
	"path/filepath"
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

// handed is a window in which Ada has the screen, her cards face down.
func handed(t *testing.T) *window {
	t.Helper()
	d := newDesktop(t)
	a, _ := worlds(t)
	dir := keep(t, "kompromat", hotSeatSetup(), a)
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(`{"autoHide":5,"lang":"en"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	w := d.open("--windowed", "--data-dir", dir)
	w.press("resume")
	w.eventually("the curtain", func(s screen) bool { return s.shown("take") })
	w.take()
	w.eventually("Ada's cards face down", faceDown)
	return w
}

// faceDown and faceUp tell how Ada's cards lie.
func faceDown(s screen) bool {
	return s.shown("peek") && s.has("your face-down cards") && !s.has("Your total")
}
func faceUp(s screen) bool { return s.has("Your total") && !s.has("your face-down cards") }

// TestAKeyThatIsHeldKeepsTheHandOpen for as long as the system repeats it. One that is let go while the switcher of
// windows has the keyboard, of which the program hears nothing, does not; afterwards it opens the hand again.
func TestAKeyThatIsHeldKeepsTheHandOpen(t *testing.T) {
	w := handed(t)
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
	w := handed(t)
	// A picture may take so long here that a press is not heard, or that the hand has closed again before it is seen open:
	// who sees nothing presses again.
	await(t, "the open hand", func() bool {
		if w.now(faceDown) {
			w.press("peek")
			time.Sleep(500 * time.Millisecond)
		}
		return w.now(faceUp)
	})
	if err := w.process.Process.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	time.Sleep(3 * time.Second)
	if err := w.process.Process.Signal(syscall.SIGCONT); err != nil {
		t.Fatal(err)
	}
	w.within(hideAfter/2, "the hidden hand", faceDown)
}
