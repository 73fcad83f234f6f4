package scenes

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"safehouse/game/storage"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
)

// TestTheCommandLineSpeaksForOneRun: the mode it gives the window is not kept, the player's own change is, there and back.
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
			store, _, _ := settings.Open(storage.Disk{}, dir)
			chosen := stage.DefaultSettings()
			chosen.FullScreen = c.own
			h := newHouse(t)
			h.st.Settings = chosen
			h.st.Settings.FullScreen = c.forced
			k := newKeeper(h, store, chosen)
			h.st.Save = k.save
			for range c.toggles {
				h.st.Set(func(s *stage.Settings) { s.FullScreen = !s.FullScreen })
			}
			h.st.Set(func(s *stage.Settings) { s.Effects = 10 })
			k.close()
			_, kept, _ := settings.Open(storage.Disk{}, dir)
			if kept.FullScreen != c.want || kept.Effects != 10 {
				t.Errorf("full screen is kept as %v, want %v; effects as %d", kept.FullScreen, c.want, kept.Effects)
			}
		})
	}
}

// TestAFolderThatCannotBeWrittenIsToldInTheMenu also holds that the failure reaches the house.
func TestAFolderThatCannotBeWrittenIsToldInTheMenu(t *testing.T) {
	h := newHouse(t)
	dir := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(dir, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	store, chosen, _ := settings.Open(storage.Disk{}, dir)
	k := newKeeper(h, store, chosen)
	h.st.Save = k.save
	h.st.Set(func(s *stage.Settings) { s.Mute = true })
	for end := time.Now().Add(20 * time.Second); len(h.news) == 0 && time.Now().Before(end); {
		k.tick()
		time.Sleep(time.Millisecond)
	}
	k.close()
	if len(h.news) != 1 || h.news[0].Key != "settings.unsaved" {
		t.Errorf("the house was told %v", h.news)
	}
}
