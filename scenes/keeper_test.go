package scenes

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/storage"
	"safehouse/scenes/controls"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
)

// TestTheCommandLineSpeaksForOneRun: the mode it gives the window is not kept, the player's own change is, there and
// back.
func TestTheCommandLineSpeaksForOneRun(t *testing.T) {
	for _, c := range []struct {
		name        string
		own, forced bool
		toggles     int
		want        bool
	}{
		{"a window, untouched", true, false, 0, true},
		{"full screen, untouched", false, true, 0, false},
		{"a window, changed", true, false, 1, true},
		{"a window, changed there and back", true, false, 2, false},
		{"full screen, changed there and back", false, true, 2, true},
		{"as it was, changed", false, false, 1, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			store, _, _ := settings.Open(storage.Disk{}, dir, true)
			chosen := stage.DefaultSettings()
			chosen.FullScreen = c.own
			h := newHouse(t)
			h.st.Settings = chosen
			h.st.Settings.FullScreen = c.forced
			k := newKeeper(h.st, store, chosen)
			h.st.Save = k.save
			for range c.toggles {
				h.st.Set(func(s *stage.Settings) { s.FullScreen = !s.FullScreen })
			}
			h.st.Set(func(s *stage.Settings) { s.Effects = 10 })
			k.store.Close()
			_, kept, _ := settings.Open(storage.Disk{}, dir, true)
			if kept.FullScreen != c.want || kept.Effects != 10 {
				t.Errorf("full screen is kept as %v, want %v; effects as %d", kept.FullScreen, c.want, kept.Effects)
			}
		})
	}
}

// TestSettingsThatAreNotSavedAreToldWhereOneIs: at the table for a while, where settings are chosen for as long as it
// is so, and nowhere once they can be; the menu has nothing to add.
func TestSettingsThatAreNotSavedAreToldWhereOneIs(t *testing.T) {
	h := newHouse(t)
	dir := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(dir, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	store, chosen, _ := settings.Open(storage.Disk{}, dir, true)
	k := newKeeper(h.st, store, chosen)
	h.st.Save = k.save
	table, said := h.begin(&rooms[0], longest, game.Options{})
	if table == nil {
		t.Fatal(said.Key)
	}
	var u unsavedNotice
	tick := func(top stage.Scene) bool {
		h.st.Tick++
		store.Tick()
		u.update(h.st, h, k, top)
		return u.shown
	}
	if tick(table) || tick(settings.New(h.st)) {
		t.Fatalf("before anything is chosen it says %q", u.line.Key)
	}
	h.st.Set(func(s *stage.Settings) { s.Mute = true })
	within := func(what string, want bool) {
		t.Helper()
		for end := time.Now().Add(20 * time.Second); tick(table) != want; time.Sleep(time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("%s: shown %v", what, u.shown)
			}
		}
	}
	within("at the table", true)
	if u.line.Key != "settings.unsaved" {
		t.Errorf("it says %q", u.line.Key)
	}
	h.st.Tick += unsavedTicks
	if tick(table) {
		t.Error("at the table it stays for ever")
	}
	for _, top := range []stage.Scene{settings.New(h.st), controls.New(h.st)} {
		if !tick(top) || u.line.Key != "settings.unsaved" {
			t.Errorf("in %T it says %q", top, u.line.Key)
		}
	}
	if len(h.takeNews()) != 0 {
		t.Error("the menu tells of it as well")
	}
	if err := os.Remove(dir); err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(20 * time.Second); tick(settings.New(h.st)); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("it is told although they can be saved")
		}
	}
	if _, read, _ := settings.Open(storage.Disk{}, dir, true); !read.Mute {
		t.Error("what was chosen is not saved once it can be")
	}
}
