package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"safehouse/game/botstest"
)

// settingsFile is what the program keeps, as far as the tests look at it.
type settingsFile struct {
	FullScreen bool
	TextScale  int
	Effects    int
	Ambience   int
	Captions   bool
	Window     struct {
		Monitor    string
		X, Y, W, H int
		Maximized  bool
	}
}

// readSettings reads the settings of a folder; they must be whole.
func readSettings(t *testing.T, dir string) (s settingsFile) {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join(dir, "settings.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(raw, &s); err != nil {
		t.Fatalf("the settings are not whole: %v\n%s", err, raw)
	}
	return s
}

// place is where the window's content is.
func (w *window) place() (x, y int) {
	w.t.Helper()
	return w.geometry("X"), w.geometry("Y")
}

// remembered waits until the settings tell of a window of that size.
func (w *window) remembered(dir string, width, height int) settingsFile {
	w.t.Helper()
	var s settingsFile
	await(w.t, fmt.Sprintf("settings that tell of a window of %d by %d", width, height), func() bool {
		if _, err := os.Stat(filepath.Join(dir, "settings.json")); err != nil {
			return false
		}
		s = readSettings(w.t, dir)
		return s.Window.W == width && s.Window.H == height
	})
	return s
}

// close closes the window as a player would, and waits for the end.
func (w *window) close() {
	w.t.Helper()
	w.run("wmctrl", "-i", "-c", w.id)
	select {
	case err := <-w.ended:
		if err != nil {
			w.t.Fatalf("the program ended with %v when its window was closed", err)
		}
	case <-time.After(patience):
		w.t.Fatal("the program did not end when its window was closed")
	}
}

// becomes waits until the window is of that size.
func (w *window) becomes(what string, width, height int) {
	w.t.Helper()
	await(w.t, fmt.Sprintf("%s: a window of %d by %d", what, width, height), func() bool {
		x, y := w.size()
		return x == width && y == height
	})
}

// TestTheWindowComesBack moves and resizes the window, ends the program in every way, and starts it again: the window
// is where it was, also after a full screen, and it does not wander from start to start.
func TestTheWindowComesBack(t *testing.T) {
	d := newDesktop(t)
	dir := t.TempDir()
	w := d.open("--data-dir", dir)
	if width, height := w.size(); width != 1024 || height != 717 {
		t.Errorf("a first start is %d by %d, want 70 %% of the monitor and no less than 1024 by 640", width, height)
	}
	w.run("xdotool", "windowsize", "--sync", w.id, "1100", "700")
	w.run("xdotool", "windowmove", "--sync", w.id, "120", "210")
	w.becomes("resized", 1100, 700)
	w.remembered(dir, 1100, 700)
	time.Sleep(2 * time.Second) // The place is believed once it has come to rest.
	x, y := w.place()
	again := func(what string) {
		t.Helper()
		w = d.open("--data-dir", dir)
		w.becomes(what, 1100, 700)
		if atX, atY := w.place(); atX != x || atY != y {
			t.Errorf("%s: the window stands at %d, %d, it stood at %d, %d", what, atX, atY, x, y)
		}
	}
	w.close()
	again("after it was closed")
	if err := w.process.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	<-w.ended
	again("after it was killed")

	w.toggle("F11", 1280, 1024)
	await(t, "settings that tell of the full screen", func() bool { return readSettings(t, dir).FullScreen })
	if s := readSettings(t, dir); s.Window.W != 1100 || s.Window.H != 700 {
		t.Errorf("in full screen the settings are %+v", s)
	}
	w.close()
	w = d.open("--data-dir", dir)
	w.becomes("started in full screen", 1280, 1024)
	w.toggle("F11", 1100, 700)
	w.settled()
	if atX, atY := w.place(); atX != x || atY != y {
		t.Errorf("out of full screen the window stands at %d, %d, it stood at %d, %d", atX, atY, x, y)
	}
	w.close()
	again("after a full screen")
	w.close()
}

// TestAWindowThatFilledTheMonitorDoesSoAgain also holds that it remembers the size that it had before.
func TestAWindowThatFilledTheMonitorDoesSoAgain(t *testing.T) {
	d := newDesktop(t)
	dir := t.TempDir()
	text := `{"window":{"monitor":"screen","x":100,"y":100,"w":1100,"h":700}}`
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	w := d.open("--data-dir", dir)
	w.becomes("at first", 1100, 700)
	time.Sleep(2 * time.Second)
	w.run("wmctrl", "-i", "-r", w.id, "-b", "add,maximized_vert,maximized_horz")
	await(t, "settings that tell of a window that fills the monitor",
		func() bool { return readSettings(t, dir).Window.Maximized })
	if s := readSettings(t, dir); !s.Window.Maximized || s.Window.W != 1100 || s.Window.H != 700 {
		t.Fatalf("a window that fills the monitor is remembered as %+v", s.Window)
	}
	width, height := w.size()
	w.close()
	w = d.open("--data-dir", dir)
	w.becomes("started again", width, height)
	time.Sleep(2 * time.Second)
	w.run("wmctrl", "-i", "-r", w.id, "-b", "remove,maximized_vert,maximized_horz")
	w.becomes("made small again", 1100, 700)
}

// TestAWindowThatCannotBeIsMovedIntoSight starts with the place of a window on a larger monitor that is gone.
func TestAWindowThatCannotBeIsMovedIntoSight(t *testing.T) {
	d := newDesktop(t)
	dir := t.TempDir()
	text := `{"window":{"monitor":"nowhere","x":3000,"y":1500,"w":3000,"h":2000}}`
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	w := d.open("--data-dir", dir)
	width, height := w.size()
	x, y := w.place()
	if width > 1280 || height > 1024 || width < 1024 || height < 640 || x < 0 || y < 0 || x+width > 1280 || y+
		height > 1024+100 {
		t.Errorf("the window is %d by %d at %d, %d, on a screen of 1280 by 1024", width, height, x, y)
	}
}

// TestBarsLeaveAWindowInSight opens the program on small screens, with bars of the system at every side, for the first
// time and with what an earlier program kept of a window as large as its screen: window and bar are beside the bars of
// the system, and what stands at the foot of a page can be pressed.
func TestBarsLeaveAWindowInSight(t *testing.T) {
	for _, c := range []struct {
		name          string
		width, height int
		scale         int
		bars          openbox
		kept          string
		// long reports that the case is like others, and is tried where tests may be long.
		long bool
	}{
		{"800 by 600, a bar below", 800, 600, 100, openbox{Bottom: 96}, "", false},
		{"800 by 600, a bar above", 800, 600, 100, openbox{Top: 96}, "", true},
		{"800 by 600, a dock at the left", 800, 600, 100, openbox{Left: 96}, "", true},
		{"800 by 600, as large as the screen before", 800, 600, 100, openbox{Bottom: 96}, `"x":0,"y":0,"w":800,"h":600`, true},
		{"800 by 600, pushed down before", 800, 600, 100, openbox{Bottom: 96}, `"x":1,"y":20,"w":800,"h":600`, true},
		{"800 by 600, once on a larger screen", 800, 600, 100, openbox{Bottom: 96}, `"x":300,"y":300,"w":1344,"h":756`, false},
		{"1920 by 1080 at 200 %, a bar below", 1920, 1080, 200, openbox{Bottom: 96}, "", true},
		{"1920 by 1080 at 200 %, kept at 100 %", 1920, 1080, 200, openbox{Bottom: 96}, `"x":288,"y":162,"w":1344,"h":756`, false},
		{"1366 by 768 at 125 %, bars above and below", 1366, 768, 125, openbox{Top: 32, Bottom: 48}, "", false},
		{"640 by 480, a bar below", 640, 480, 100, openbox{Bottom: 96}, "", false},
		{"1280 by 1024, bars at all sides", 1280, 1024, 100, openbox{96, 96, 96, 96}, "", false},
	} {
		if c.long && !botstest.Long() {
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			d := newDesktopOf(t, c.width, c.height, c.scale, c.bars)
			dir := t.TempDir()
			if c.kept != "" {
				text := `{"window":{"monitor":"screen",` + c.kept + `}}`
				if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			w := d.open("--lang", "en", "--data-dir", dir)
			x, y, width, height := w.settled()
			_, frame, _ := strings.Cut(w.run("xprop", "-id", w.id, "_NET_FRAME_EXTENTS"), "= ")
			var left, right, top, bottom int
			if _, err := fmt.Sscanf(frame, "%d, %d, %d, %d", &left, &right, &top, &bottom); err != nil {
				t.Fatalf("the frame is %q: %v", frame, err)
			}
			if x-left < c.bars.Left || y-top < c.bars.Top || x+width+right > c.width-c.bars.Right || y+height+
				bottom > c.height-c.bars.Bottom {
				t.Errorf("the window is %d by %d at %d, %d in a frame of %s, under a bar", width, height, x, y, frame)
			}
			w.eventually("a menu as large as the window", func(s screen) bool {
				foot := 0.0
				for _, it := range s.Items {
					foot = max(foot, it.Box[1]+it.Box[3])
				}
				foot *= float64(c.scale) / 100
				return foot > 0.85*float64(height) && foot < float64(height)
			})
			w.goOn("settings", "done")
			w.eventually("the menu", func(s screen) bool { return s.shown("settings") })
		})
	}
}

// settled waits until the window rests, and tells where its content is. xdotool counts the frame twice, xwininfo does
// not.
func (w *window) settled() (x, y, width, height int) {
	w.t.Helper()
	before := ""
	for still := 0; still < 10; time.Sleep(50 * time.Millisecond) {
		now := w.run("xwininfo", "-id", w.id)
		if still++; now != before {
			before, still = now, 0
		}
	}
	for name, to := range map[string]*int{
		"Absolute upper-left X": &x, "Absolute upper-left Y": &y, "Width": &width, "Height": &height,
	} {
		_, value, _ := strings.Cut(before, name+":")
		if _, err := fmt.Sscan(value, to); err != nil {
			w.t.Fatalf("xwininfo tells no %s: %v", name, err)
		}
	}
	return x, y, width, height
}

// geometry is one number that xdotool tells of the window.
func (w *window) geometry(name string) int {
	w.t.Helper()
	n, err := strconv.Atoi(shellValue(w.run("xdotool", "getwindowgeometry", "--shell", w.id), name))
	if err != nil {
		w.t.Fatalf("xdotool tells no %s: %v", name, err)
	}
	return n
}
