package e2e

import (
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestSettingsSurviveAKill kills the program at moments of its own choosing while settings change, again and again on
// the same folder: what it leaves is always a whole file, with a value that was chosen, and it starts without a
// complaint.
func TestSettingsSurviveAKill(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	chance := rand.New(rand.NewPCG(5, 5))
	for n := range 8 {
		g := start(t, options{w: 1280, h: 720, args: []string{"--data-dir", dir, "--lang", "en"}})
		if s := g.look(); s.has("damaged") || s.has("cannot be read") {
			t.Fatalf("start %d complains: %v", n, s.Texts)
		}
		g.press("settings")
		g.press("tab.sound")
		// The slider is dragged back and forth, and the program dies under the hand.
		b, ok := g.look().find("effects")
		if !ok {
			t.Fatal("there is no slider")
		}
		g.session.MoveCursor(b.Box[0]+b.Box[2]/3, b.Box[1]+b.Box[3]/2)
		g.tick(1)
		g.session.PressMouseButton(ebiten.MouseButtonLeft)
		for range 20 + chance.IntN(200) {
			g.session.MoveCursor(b.Box[0]+b.Box[2]*(0.1+0.5*chance.Float64()), b.Box[1]+b.Box[3]/2)
			g.tick(1)
		}
		g.kill()
		if _, err := os.Stat(filepath.Join(dir, "settings.json")); err != nil {
			continue // It died before the first value was written.
		}
		if s := readSettings(t, dir); s.Effects < 0 || s.Effects > 100 || s.TextScale != 100 {
			t.Errorf("kill %d leaves %+v", n, s)
		}
	}
	// A value that has rested for a second is there, whatever comes.
	g := start(t, options{w: 1280, h: 720, args: []string{"--data-dir", dir, "--lang", "en"}})
	g.press("settings")
	g.press("tab.voice")
	g.press("captions.on")
	g.tick(60)
	time.Sleep(500 * time.Millisecond) // The ticks of a test are quicker than a disk.
	g.kill()
	if s := readSettings(t, dir); !s.Captions {
		t.Errorf("what was chosen a second ago is lost: %+v", s)
	}
	start(t, options{w: 1280, h: 720, args: []string{"--data-dir", dir, "--lang", "en"}})
	if left, _ := filepath.Glob(filepath.Join(dir, "settings.json.*")); len(left) > 0 {
		t.Errorf("the kills have left %v", left)
	}
}

// TestDamagedSettingsAreToldOnTheScreen damages the file between two runs, twice: each time the menu says so, the usual
// settings are in use, and both damaged files are kept.
func TestDamagedSettingsAreToldOnTheScreen(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	name := filepath.Join(dir, "settings.json")
	damage := []string{`{"textScale":200,"captions":tr`, "\x00\x00\x00\x00"}
	for n, text := range damage {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		g := start(t, options{w: 1280, h: 720, args: []string{"--data-dir", dir, "--lang", "en"}})
		s := g.look()
		if !s.has("The settings file was damaged") || !s.shown("understood") {
			t.Fatalf("damage %d is not told: %v", n, s.Texts)
		}
		g.press("understood")
		g.press("settings")
		if s := g.look(); !s.has("100%") {
			t.Errorf("after damage %d the settings are not the usual ones: %v", n, s.Texts)
		}
		g.press("type.plain")
		g.tick(60)
		g.kill()
	}
	for n, suffix := range []string{".damaged-1", ".damaged-2"} {
		kept, err := os.ReadFile(name + suffix)
		if err != nil || string(kept) != damage[n] {
			t.Errorf("%s holds %q (%v), want %q", suffix, kept, err, damage[n])
		}
	}
}

// TestTheSecondProgramKeepsNothing starts the program twice on one folder: the second says so once, what is chosen
// there works for its run, and neither it nor its end changes a byte of what the first keeps.
func TestTheSecondProgramKeepsNothing(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	run := func() *guest {
		return start(t, options{w: 1280, h: 720, args: []string{"--data-dir", dir, "--lang", "en"}})
	}
	// choose chooses, and waits until the file holds it or, where nothing is kept, as long as that takes at most.
	choose := func(g *guest, tab, id, kept string) {
		g.press("settings")
		g.press("tab." + tab)
		g.press(id)
		for n := 0; n < 60; n++ { // The ticks of a test are quicker than a disk.
			g.tick(10)
			b, err := os.ReadFile(filepath.Join(dir, "settings.json"))
			if kept != "" && err == nil && strings.Contains(string(b), kept) {
				break
			}
			if time.Sleep(100 * time.Millisecond); kept == "" && n == 9 {
				break
			}
		}
		g.press("done")
	}
	held := func() map[string]string {
		files := map[string]string{}
		err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			b, err := os.ReadFile(path)
			files[path] = string(b)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		return files
	}
	first := run()
	choose(first, "voice", "captions.on", `"captions": true`)
	before := held()
	second := run()
	if s := second.look(); !s.has("Neither matches nor settings") || !s.shown("understood") {
		t.Fatalf("the second does not say so: %v", s.Texts)
	}
	second.press("understood")
	choose(second, "picture", "contrast.high", "")
	if s := second.look(); s.has("Neither matches nor settings") {
		t.Errorf("it says so twice: %v", s.Texts)
	}
	second.press("settings")
	if s := second.look(); s.has("cannot be saved") {
		t.Errorf("it says so in other words as well: %v", s.Texts)
	}
	second.kill()
	if after := held(); !maps.Equal(before, after) {
		t.Errorf("the second has changed what the first keeps: %v", slices.Collect(maps.Keys(after)))
	}
	choose(first, "picture", "type.plain", `"plainType": true`)
	first.kill()
	b, err := os.ReadFile(filepath.Join(dir, "settings.json"))
	if text := string(b); err != nil || !strings.Contains(text, `"captions": true`) ||
		!strings.Contains(text, `"plainType": true`) || !strings.Contains(text, `"highContrast": false`) {
		t.Errorf("the file holds %s (%v)", text, err)
	}
}

// TestTheSettingsLeaveTheMatchAlone opens the settings from the pause of a match, chooses, and comes back to the same
// question in the new language.
func TestTheSettingsLeaveTheMatchAlone(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fast(t, dir, "en")
	g := start(t, options{w: 1280, h: 720, args: []string{"--data-dir", dir, "--seed", "31"}})
	g.press("new.kompromat")
	g.press("start")
	before := g.until("the first question", 600, func(s screen) bool { return s.shown("draw") })
	g.key(ebiten.KeyEscape)
	g.press("settings")
	if _, ok := g.look().find("draw"); ok {
		t.Error("the table shows through the settings")
	}
	g.press("language.fr")
	g.press("tab.table")
	g.press("hide.20")
	g.key(ebiten.KeyEscape)
	g.press("resume")
	after := g.until("the same question", 600, func(s screen) bool { return s.shown("draw") })
	if after.Lang != "fr" || before.Lang != "en" {
		t.Errorf("the language was %q and is %q", before.Lang, after.Lang)
	}
	ids := func(s screen) string { all := s.ids(); slices.Sort(all); return strings.Join(all, " ") }
	if ids(before) != ids(after) {
		t.Errorf("the table offers %s, it offered %s", ids(after), ids(before))
	}
}
