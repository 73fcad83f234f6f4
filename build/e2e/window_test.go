package e2e

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// desktop is an X server of the test's own, with a window manager.
type desktop struct {
	t       *testing.T
	display string
	// scale is the size of letters in percent that programs are asked for.
	scale int
}

// newDesktop starts Xvfb and openbox. Tests with a desktop of their own wait more than they work: they run side by
// side.
func newDesktop(t *testing.T) *desktop {
	t.Helper()
	return newDesktopOf(t, 1280, 1024, 100, openbox{})
}

// openbox is what the window manager is told: how wide the bars at the sides of the screen are.
type openbox struct{ Top, Left, Right, Bottom int }

// newDesktopOf is newDesktop on a screen of that size, in pixels, and scale, in percent.
func newDesktopOf(t *testing.T, width, height, scale int, bars openbox) *desktop {
	t.Helper()
	t.Parallel()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	// A server that begins anew when its last client leaves may turn away the next one, which is just coming.
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", width, height),
		"+extension", "GLX", "-nolisten", "tcp", "-noreset")
	server.ExtraFiles = []*os.File{w}
	if err := server.Start(); err != nil {
		t.Fatalf("starting Xvfb, which build/test installs: %v", err)
	}
	_ = w.Close()
	t.Cleanup(func() { _ = server.Process.Kill(); _ = server.Wait() })
	line, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatalf("Xvfb named no display: %v", err)
	}
	d := &desktop{t: t, display: ":" + strings.TrimSpace(line), scale: scale}
	manager := d.command("openbox", "--config-file", grabbing(t))
	if bars != (openbox{}) {
		told := filepath.Join(t.TempDir(), "rc.xml")
		const config = `<openbox_config xmlns="http://openbox.org/3.4/rc"><margins>` +
			`<top>%d</top><left>%d</left><right>%d</right><bottom>%d</bottom></margins></openbox_config>`
		if err := os.WriteFile(told, fmt.Appendf(nil, config, bars.Top, bars.Left, bars.Right, bars.Bottom),
			0o600); err != nil {
			t.Fatal(err)
		}
		manager = d.command("openbox", "--config-file", told)
	}
	if err := manager.Start(); err != nil {
		t.Fatalf("starting openbox, which build/test installs: %v", err)
	}
	t.Cleanup(func() { _ = manager.Process.Kill(); _ = manager.Wait() })
	await(t, "an answer of the window manager", func() bool { return d.command("wmctrl", "-m").Run() == nil })
	dpi := fmt.Sprintf("Xft.dpi:\t%d\n", 96*scale/100)
	d.run("xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", dpi)
	return d
}

// patience is how long a test waits for what must come: a machine that has much else to do takes its time.
const patience = 2 * time.Minute

// await waits until something is so.
func await(t *testing.T, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !so(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s did not come", what)
		}
	}
}

// shown returns the number of the window of a class once it is on the screen.
func (d *desktop) shown(class string) (id string) {
	d.t.Helper()
	await(d.t, "a window of "+class, func() bool {
		out, err := d.command("xdotool", "search", "--onlyvisible", "--class", class).Output()
		fields := strings.Fields(string(out))
		if err == nil && len(fields) > 0 {
			id = fields[0]
		}
		return id != ""
	})
	return id
}

// grabbing is openbox's own configuration, with a shortcut of each modifier and F12: as long as F12 is down no window
// hears the keyboard, and the one that has the focus keeps it.
func grabbing(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("/etc/xdg/openbox/rc.xml")
	if err != nil {
		t.Fatal(err)
	}
	var binds strings.Builder
	for _, modifier := range "ACWS" {
		binds.WriteString(`<keybind key="` + string(modifier) + `-F12"><action name="Raise"/></keybind>`)
	}
	binds.WriteString("</keyboard>")
	path := filepath.Join(t.TempDir(), "rc.xml")
	if err := os.WriteFile(path, []byte(strings.Replace(string(text), "</keyboard>", binds.String(), 1)),
		0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func (d *desktop) command(name string, args ...string) *exec.Cmd {
	c := exec.Command(name, args...)
	c.Env = append(os.Environ(), "DISPLAY="+d.display, "LC_ALL=C.UTF-8")
	return c
}

// run runs an X tool and returns what it prints.
func (d *desktop) run(name string, args ...string) string {
	d.t.Helper()
	out, err := d.command(name, args...).CombinedOutput()
	if err != nil {
		d.t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
	return string(out)
}

// window is the program in a real window.
type window struct {
	*desktop
	process  *exec.Cmd
	describe string
	id       string
	ended    chan error
}

// open starts the program and waits for its window.
func (d *desktop) open(args ...string) *window {
	d.t.Helper()
	w := &window{desktop: d, describe: filepath.Join(d.t.TempDir(), "screen.json"), ended: make(chan error, 1)}
	w.process = d.command(binary(d.t, "SAFEHOUSE_GUEST"), args...)
	w.process.Env = append(w.process.Env, "SAFEHOUSE_DESCRIBE="+w.describe, "SAFEHOUSE_CLOCK=real")
	w.process.Stderr = os.Stderr
	if err := w.process.Start(); err != nil {
		d.t.Fatal(err)
	}
	d.t.Cleanup(func() { _ = w.process.Process.Kill() })
	go func() { w.ended <- w.process.Wait() }()
	w.eventually("the first frame", func(screen) bool { return true })
	w.id = d.shown("safehouse")
	d.run("xdotool", "windowfocus", "--sync", w.id)
	w.settle()
	return w
}

// settle waits until the program has drawn its first frames and draws no more: it shows its window, sizes it and takes
// the focus between the first and the second, which may take seconds, and what a hand does meanwhile is not heard. A
// picture that stays as it was is no second frame, so that the program is asked for one.
func (w *window) settle() {
	w.t.Helper()
	const firstFrames, quiet = 2, time.Second
	ask := w.describe + ".ask"
	if err := os.WriteFile(ask, nil, 0o600); err != nil {
		w.t.Fatal(err)
	}
	first := -1
	w.eventually("an answer of the program", func(s screen) bool {
		if first < 0 {
			first = s.Frame
		}
		return s.Frame >= first+firstFrames
	})
	if err := os.Remove(ask); err != nil {
		w.t.Fatal(err)
	}
	frame, since := 0, time.Now()
	w.eventually("a picture that stays", func(s screen) bool {
		if s.Frame != frame {
			frame, since = s.Frame, time.Now()
		}
		return time.Since(since) >= quiet
	})
}

// eventually waits until the screen is as wanted.
func (w *window) eventually(what string, wanted func(screen) bool) screen {
	w.t.Helper()
	return w.within(patience, what, wanted)
}

// within is eventually with a patience of its own.
func (w *window) within(patience time.Duration, what string, wanted func(screen) bool) screen {
	w.t.Helper()
	var s screen
	for end := time.Now().Add(patience); time.Now().Before(end); {
		if raw, err := os.ReadFile(w.describe); err == nil {
			s = screen{}
			if json.Unmarshal(raw, &s) == nil && wanted(s) {
				return s
			}
		}
		time.Sleep(50 * time.Millisecond)
	}
	w.t.Fatalf("%s did not come; the screen shows %v with %v", what, s.texts(), s.ids())
	return s
}

// press clicks an item.
func (w *window) press(id string) {
	w.t.Helper()
	s := w.eventually(id, func(s screen) bool { _, ok := s.find(id); return ok })
	b, _ := s.find(id)
	scale := float64(w.scale) / 100
	x, y := strconv.Itoa(int((b.Box[0]+b.Box[2]/2)*scale)), strconv.Itoa(int((b.Box[1]+b.Box[3]/2)*scale))
	w.run("xdotool", "mousemove", "--sync", "--window", w.id, x, y)
	time.Sleep(60 * time.Millisecond)
	w.run("xdotool", "mousedown", "1")
	time.Sleep(60 * time.Millisecond)
	w.run("xdotool", "mouseup", "1")
}

// goOn presses buttons that lead on, one after another, each until it is not there any more. Beside other tests a
// picture may take longer than a press, which is not heard then: who sees nothing presses again.
func (w *window) goOn(ids ...string) {
	w.t.Helper()
	const pressAgain = 10 * time.Second
	for _, id := range ids {
		w.eventually(id, func(s screen) bool { return s.shown(id) })
		pressed := time.Time{}
		await(w.t, "what comes after "+id, func() bool {
			if !w.now(func(s screen) bool { return s.shown(id) }) {
				return true
			}
			if time.Since(pressed) > pressAgain {
				w.press(id)
				pressed = time.Now()
			}
			return false
		})
	}
}

// now reports whether the screen is so at this moment.
func (w *window) now(so func(screen) bool) bool {
	w.t.Helper()
	is := false
	w.eventually("a screen", func(s screen) bool { is = so(s); return true })
	return is
}

// take presses the curtain's button until the hand behind it lies there: a new curtain is deaf for a moment, so that a
// double press does not open it.
func (w *window) take() {
	w.t.Helper()
	await(w.t, "the hand behind the curtain", func() bool {
		if w.now(func(s screen) bool { return s.shown("take") }) {
			time.Sleep(time.Second)
			w.press("take")
			time.Sleep(time.Second)
		}
		return w.now(func(s screen) bool { return s.shown("peek") })
	})
}

// handed is a window in which Ada has the screen, her cards face down. Open, they close after that long without a sign
// of life.
func handed(t *testing.T, hideAfter time.Duration) *window {
	t.Helper()
	d := newDesktop(t)
	a, _ := worlds(t)
	dir := keep(t, "kompromat", hotSeatSetup(), a)
	settings := fmt.Sprintf(`{"autoHide":%d,"lang":"en"}`, int(hideAfter.Seconds()))
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(settings), 0o600); err != nil {
		t.Fatal(err)
	}
	w := d.open("--windowed", "--data-dir", dir)
	w.goOn("resume")
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

// openHand presses until Ada's cards lie open. A picture may take so long where no graphics card draws it that the hand
// closes again, as it does when the program has been stopped: who sees it closed presses again.
func (w *window) openHand() {
	w.t.Helper()
	await(w.t, "the open hand", func() bool {
		if w.now(faceDown) {
			w.press("peek")
			time.Sleep(500 * time.Millisecond)
		}
		return w.now(faceUp)
	})
}

// size is the window's size.
func (w *window) size() (width, height int) {
	w.t.Helper()
	return w.geometry("WIDTH"), w.geometry("HEIGHT")
}

// shellValue finds NAME=VALUE among lines.
func shellValue(lines, name string) string {
	for line := range strings.Lines(lines) {
		if key, value, _ := strings.Cut(strings.TrimSpace(line), "="); key == name {
			return value
		}
	}
	return ""
}

// TestClosingIsSafe closes the window in the middle of a turn, as a player would, and goes on later where it was.
func TestClosingIsSafe(t *testing.T) {
	d := newDesktop(t)
	dir := t.TempDir()
	fast(t, dir, "en")
	w := d.open("--windowed", "--data-dir", dir, "--seed", "31")
	w.goOn("new.kompromat", "start")
	w.eventually("the first question", func(s screen) bool { return s.shown("draw") })
	w.goOn("draw")
	w.eventually("a card in hand", func(s screen) bool { _, ok := s.find("place"); return ok })
	before := w.eventually("rest", func(s screen) bool { _, ok := s.find("place"); return ok })
	w.close()
	w = d.open("--windowed", "--data-dir", dir)
	w.goOn("resume")
	after := w.eventually("the same question", func(s screen) bool { _, ok := s.find("place"); return ok })
	if before.Title != after.Title {
		t.Errorf("the match goes on as %q, it was left as %q", after.Title, before.Title)
	}
}

// TestFullScreen goes to full screen and back; the window has its size again.
func TestFullScreen(t *testing.T) {
	d := newDesktop(t)
	dir := t.TempDir()
	w := d.open("--windowed", "--data-dir", dir)
	width, height := w.size()
	w.toggle("F11", 1280, 1024)
	w.toggle("F11", width, height)
	w.toggle("alt+Return", 1280, 1024)
	w.toggle("alt+Return", width, height)
}

// toggle strikes a key of the full screen until the window has that size. A large picture may take seconds where no
// graphics card draws it: a program that stood still so long does not hear what was struck meanwhile, and who sees
// nothing strikes again.
func (w *window) toggle(key string, width, height int) {
	w.t.Helper()
	const strikeAgain = 10 * time.Second
	w.settle()
	struck := time.Time{}
	await(w.t, fmt.Sprintf("%s and a window of %d by %d", key, width, height), func() bool {
		if x, y := w.size(); x == width && y == height {
			return true
		}
		if time.Since(struck) > strikeAgain {
			w.run("xdotool", "key", key)
			struck = time.Now()
		}
		return false
	})
}

// TestTheWindowBearsTheIcon in every size that bars and lists ask for.
func TestTheWindowBearsTheIcon(t *testing.T) {
	w := newDesktop(t).open("--windowed", "--data-dir", t.TempDir())
	_, list, _ := strings.Cut(w.run("xprop", "-f", "_NET_WM_ICON", "32c", "-notype", "-id", w.id, "_NET_WM_ICON"), "=")
	numbers := strings.FieldsFunc(list, func(r rune) bool { return strings.ContainsRune(", \n", r) })
	var sizes []int
	for len(numbers) > 2 {
		width, err := strconv.Atoi(numbers[0])
		if err != nil || numbers[1] != numbers[0] || 2+width*width > len(numbers) {
			t.Fatalf("after %v comes a picture of %s × %s (%v)", sizes, numbers[0], numbers[1], err)
		}
		sizes = append(sizes, width)
		numbers = numbers[2+width*width:]
	}
	if want := []int{16, 24, 32, 48, 64}; !slices.Equal(sizes, want) {
		t.Errorf("the window bears the icon in %v, want %v", sizes, want)
	}
}

// TestFocusLossHidesTheHand opens a hand between two persons and takes the focus away: the cards lie face down again.
func TestFocusLossHidesTheHand(t *testing.T) {
	const hidesByItself = 20 * time.Second
	w := handed(t, hidesByItself)
	w.openHand()
	w.stranger()
	w.within(hidesByItself/2, "the hidden hand", faceDown)
}

// stranger opens another window in the corner, which gets the focus.
func (d *desktop) stranger() {
	d.t.Helper()
	stranger := d.command("xmessage", "-geometry", "200x100+0+0", "stranger")
	if err := stranger.Start(); err != nil {
		d.t.Fatalf("starting xmessage, which build/test installs: %v", err)
	}
	d.t.Cleanup(func() { _ = stranger.Process.Kill(); _ = stranger.Wait() })
	d.focus(d.shown("xmessage"))
}

// focus gives a window the focus, as its manager does.
func (d *desktop) focus(id string) {
	d.t.Helper()
	d.run("xdotool", "windowfocus", "--sync", id)
}

// point brings the pointer to the middle of an item.
func (w *window) point(id string) {
	w.t.Helper()
	s := w.eventually(id, func(s screen) bool { _, ok := s.find(id); return ok })
	b, _ := s.find(id)
	x, y := strconv.Itoa(int(b.Box[0]+b.Box[2]/2)), strconv.Itoa(int(b.Box[1]+b.Box[3]/2))
	w.run("xdotool", "mousemove", "--sync", "--window", w.id, x, y)
	time.Sleep(100 * time.Millisecond)
}

// inHand puts a match on the desktop in which one press plays; a card has been drawn and is to be laid at a mission.
// Moves counts the lines of its record.
func inHand(t *testing.T) (w *window, moves func() int) {
	d := newDesktop(t)
	dir := t.TempDir()
	text := `{"speed":0,"textScale":100,"confirm":"shared","reading":"wait","lang":"en"}`
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	w = d.open("--windowed", "--data-dir", dir, "--seed", "31")
	w.goOn("new.kompromat", "start")
	w.eventually("a card in hand", func(s screen) bool { _, ok := s.find("place"); return ok })
	time.Sleep(time.Second)
	return w, func() int {
		raw, err := os.ReadFile(recordsIn(t, dir)[0])
		if err != nil {
			t.Fatal(err)
		}
		return strings.Count(string(raw), "\n")
	}
}

// TestLosingTheFocusMakesNoMove has another window take the focus while a mission is held down, and while the card lies
// over one: it is as if nobody had pressed. The same presses, let go of, make the move.
func TestLosingTheFocusMakesNoMove(t *testing.T) {
	w, moves := inHand(t)
	before := moves()
	none := func(what string) {
		t.Helper()
		time.Sleep(700 * time.Millisecond)
		w.run("xdotool", "mouseup", "1")
		time.Sleep(700 * time.Millisecond)
		w.focus(w.id)
		time.Sleep(time.Second)
		if now := moves(); now != before {
			t.Fatalf("%s: the record has %d lines, it had %d", what, now, before)
		}
	}
	w.point("mission:1")
	w.run("xdotool", "mousedown", "1")
	time.Sleep(200 * time.Millisecond)
	w.stranger()
	none("held down")
	carry := func() {
		w.point("drawn")
		w.run("xdotool", "mousedown", "1")
		for range 6 {
			time.Sleep(50 * time.Millisecond)
			w.run("xdotool", "mousemove_relative", "--sync", "--", "0", "-12")
		}
		w.point("mission:1")
	}
	carry()
	w.stranger()
	none("carried")
	w.press("mission:1")
	w.eventually("the card at its mission", func(s screen) bool { return s.shown("stop") })
	if moves() == before {
		t.Error("letting go makes no move either")
	}
}

// TestThePressThatBringsTheFocusMakesNoMove comes back by a click, and by a key right after, in a match in which one
// press plays: neither plays. The next one does.
func TestThePressThatBringsTheFocusMakesNoMove(t *testing.T) {
	w, moves := inHand(t)
	before := moves()
	w.stranger()
	time.Sleep(300 * time.Millisecond)
	w.press("mission:1")
	w.eventually("what it did", func(s screen) bool { return s.has("Press again") })
	w.stranger()
	time.Sleep(300 * time.Millisecond)
	w.focus(w.id)
	w.run("xdotool", "key", "1")
	w.run("xdotool", "key", "Return")
	time.Sleep(time.Second)
	if now := moves(); now != before {
		t.Fatalf("the record has %d lines, it had %d", now, before)
	}
	w.press("mission:1")
	w.eventually("the card at its mission", func(s screen) bool { return s.shown("stop") })
}
