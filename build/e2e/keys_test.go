package e2e

import (
	"strings"
	"testing"
	"time"
)

// strike sends what one hand does, with the pauses that a hand makes.
func (w *window) strike(steps ...string) {
	w.t.Helper()
	for i := 0; i < len(steps); i += 2 {
		w.run("xdotool", steps[i], steps[i+1])
		time.Sleep(200 * time.Millisecond)
	}
}

// TestAModifierLetGoOfElsewhereIsNotHeld has a shortcut of the window manager take the keyboard while a modifier is
// held, as the switcher of windows does, and lets go of the modifier there: the window keeps the focus and is told
// nothing of it. Neither are letters dead then, nor do Return and Tab do something else.
func TestAModifierLetGoOfElsewhereIsNotHeld(t *testing.T) {
	dir := t.TempDir()
	fast(t, dir, "en")
	w := newDesktop(t).open("--windowed", "--data-dir", dir, "--seed", "31")
	w.goOn("new.kompromat", "start")
	w.eventually("the first question", func(s screen) bool { return s.shown("draw") })
	width, height := w.size()
	log := func(s screen) bool { _, ok := s.find("panel.log"); return ok }
	before := ""
	for _, held := range []string{"Alt_L", "Control_L", "Super_L", "Shift_L", "Alt_R", "Control_R"} {
		w.strike("keydown", held, "keydown", "F12", "keyup", held, "keyup", "F12")
		w.strike("key", "l")
		w.eventually(held+": the log", log)
		w.strike("key", "l")
		w.eventually(held+": the table", func(s screen) bool { return !log(s) })
		w.strike("key", "Tab")
		before = w.focused(before)
		w.strike("key", "Tab")
		w.focused(before)
		w.strike("keydown", "Shift_L", "key", "Tab", "keyup", "Shift_L")
		w.eventually(held+": the focus going back", func(s screen) bool { b, ok := s.find(before); return ok && b.Focused })
		w.strike("key", "Escape")
		w.eventually(held+": the pause", func(s screen) bool { return s.shown("resume") })
		w.strike("key", "Return")
		w.eventually(held+": the table again", func(s screen) bool { return !s.shown("resume") && s.shown("draw") })
		if x, y := w.size(); x != width || y != height {
			t.Errorf("%s: the window was %d by %d and is %d by %d", held, width, height, x, y)
		}
	}
	w.strike("keydown", "Alt_L", "key", "Return", "keyup", "Alt_L")
	w.becomes("Alt+Return", 1280, 1024)
}

// focused waits until another item has the focus.
func (w *window) focused(before string) (now string) {
	w.t.Helper()
	w.eventually("the focus", func(s screen) bool {
		for _, it := range s.Items {
			if it.Focused && it.ID != before {
				now = it.ID
				return true
			}
		}
		return false
	})
	return now
}

// TestDigitsArePlacesOnEveryLayout picks a mission by the place of its digit on layouts on whose digit row other signs
// stand, with Shift and without, and on the keypad. No other key picks any, and letters are found where no Latin ones
// stand.
func TestDigitsArePlacesOnEveryLayout(t *testing.T) {
	dir := t.TempDir()
	fast(t, dir, "en")
	w := newDesktop(t).open("--windowed", "--data-dir", dir, "--seed", "31")
	w.goOn("new.kompromat", "start")
	w.eventually("the first question", func(s screen) bool { return s.shown("draw") })
	chosen := func(s screen) bool { return s.shown("place") }
	none := func(s screen) bool { b, ok := s.find("place"); return ok && b.Disabled }
	// The keys are named by their numbers, which is where they are: 40 is that of the D of a US keyboard, 11 and 88 are
	// those of its 2, 20 and 48 those of its - and '.
	w.run("setxkbmap", "ru")
	w.strike("key", "40")
	w.eventually("a drawn card", none)
	for _, layout := range []string{"us", "be", "fr -variant mac", "fr -variant bepo", "cz", "gr", "ru",
		"us -variant dvp"} {
		w.run("setxkbmap", strings.Fields(layout)...)
		time.Sleep(time.Second)
		for _, key := range []string{"11", "shift+11", "shift+88"} {
			w.strike("key", key)
			w.eventually(layout+": "+key, chosen)
			w.strike("key", "Escape")
			w.eventually(layout+": taking back", none)
		}
		w.strike("key", "20", "key", "48", "key", "88")
		if s := w.eventually("the table", func(screen) bool { return true }); chosen(s) {
			t.Errorf("%s: another key picks a mission", layout)
		}
	}
}
