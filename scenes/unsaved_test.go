package scenes

import (
	"strings"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/storage"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/settings"
)

// TestTheReasonStaysInSight while the match on the table is not saved, whole, in both languages and large letters, with
// the rest of the screen left to the scenes; without a match, or with one that is saved, there is nothing.
func TestTheReasonStaysInSight(t *testing.T) {
	dir := t.TempDir()
	first := houseIn(t, dir)
	store, err := record.Open(storage.Disk{}, dir, "", time.Now) // The second at that folder: it may not write.
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(store.Close)
	second := &launcher{teller: teller{newStage(t), rooms}, store: store, seed: first.seed}
	for _, c := range []struct {
		h    *launcher
		want bool
	}{{first, false}, {second, true}} {
		kept, chosen, _ := settings.Open(storage.Disk{}, "", false)
		k := newKeeper(c.h.st, kept, chosen)
		var u unsavedNotice
		u.update(c.h.st, c.h, k, nil)
		if m := u.fit(c.h.st.Metrics, c.h.st); u.shown || m != c.h.st.Metrics {
			t.Error("without a match there is a strip")
		}
		if table, said := c.h.begin(&rooms[0], longest, game.Options{}); table == nil {
			t.Fatal(said.Key)
		}
		for _, lang := range words.Languages() {
			for _, scale := range []int{100, 200} {
				for _, size := range [][2]float64{{1280, 800}, {800, 1000}, {640, 480}} {
					st := c.h.st
					st.Lang = lang
					st.Settings.TextScale = scale
					st.Metrics = metricsFor(st.Settings, size[0], size[1])
					u.update(st, c.h, k, nil)
					m := u.fit(st.Metrics, st)
					if u.shown != c.want || (m.H < st.Metrics.H) != c.want {
						t.Fatalf("shown %v, height %v of %v, want %v", u.shown, m.H, st.Metrics.H, c.want)
					}
					st.Metrics = m
					var l display.List
					u.draw(&l, st)
					var said []string
					for i := range l.Items {
						said = append(said, l.Items[i].Text)
					}
					text := strings.Join(said, " ")
					if c.want && !strings.Contains(strings.ReplaceAll(text, "  ", " "), "Safehouse") {
						t.Errorf("%s at %d %%: the strip says %q", lang, scale, text)
					}
					if u.foot.H > size[1]*0.3 {
						t.Errorf("%s at %d %%, %v: the strip is %v high", lang, scale, size, u.foot.H)
					}
				}
			}
		}
	}
}
