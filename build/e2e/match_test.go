package e2e

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// verified replays a record with the program itself and returns what it prints: of a match that is over every move of
// the computers has to come out the same.
func verified(t *testing.T, file string) map[string]any {
	t.Helper()
	out, err := exec.Command(binary(t, "SAFEHOUSE_BINARY"), "verify", file).Output()
	if err != nil {
		t.Fatalf("safehouse verify: %v\n%s", err, out)
	}
	var result map[string]any
	if err := json.Unmarshal(out, &result); err != nil {
		t.Fatalf("safehouse verify printed %q: %v", out, err)
	}
	computers, _ := result["computers"].(map[string]any)
	if result["over"] == true && (result["fair"] != true || result["seal"] == nil ||
		computers["same"] != computers["moves"] || computers["unknown"] != nil) {
		t.Errorf("an honest match is verified as %s", out)
	}
	return result
}

// TestMatchByMouse plays a whole match against the computer with the mouse, in English, to the scoring; its record
// opens the commitment.
func TestMatchByMouse(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fast(t, dir, "en")
	g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "11"}})
	p := &player{guest: g, seen: map[string]int{}}
	g.press("new.kompromat")
	g.press("start")
	end := p.playOut()
	if p.seen["draw"] < 8 || p.seen["stop"] < 4 || p.seen["place"] < 4 {
		t.Errorf("the match was too short to be one: %v", p.seen)
	}
	files := recordsIn(t, dir)
	if len(files) != 1 {
		t.Fatalf("the match left %d records", len(files))
	}
	result := verified(t, files[0])
	if over, _ := result["over"].(bool); !over {
		t.Errorf("the record does not say that the match is over: %v", result)
	}
	g.press("rematch")
	g.until("a new match", 600, func(s screen) bool { return s.shown("draw") || s.shown("continue") || s.has("1 / 6") })
	if strings.Contains(end.texts(), "[") {
		t.Errorf("a message has no text: %s", end.texts())
	}
}

// TestMatchByKeyboard plays a whole match with keys alone, in French.
func TestMatchByKeyboard(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fast(t, dir, "fr")
	g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "12"}})
	p := &player{guest: g, keyboard: true, seen: map[string]int{}}
	p.answer("new.kompromat")
	p.answer("start")
	end := p.playOut()
	if !strings.Contains(end.texts(), "Revanche") {
		t.Errorf("the scoring is not in French: %s", end.texts())
	}
	if over, _ := verified(t, recordsIn(t, dir)[0])["over"].(bool); !over {
		t.Error("the record does not say that the match is over")
	}
}

// TestHotSeat plays a whole match of two persons: every turn begins behind the curtain.
func TestHotSeat(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fast(t, dir, "en")
	g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "13"}})
	p := &player{guest: g, seen: map[string]int{}}
	g.press("new.kompromat")
	g.press("kind1.person")
	g.press("start")
	p.playOut()
	if p.seen["take"] < 6 || p.seen["take"] < p.seen["stop"]/2 {
		t.Errorf("the screen was handed over only %d times for %d turns", p.seen["take"], p.seen["stop"])
	}
}

// TestKillAndResume kills the program in the middle of a turn, again and again; each time the match goes on from the
// last move, and nothing that was seen is taken back.
func TestKillAndResume(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fast(t, dir, "en")
	args := []string{"--data-dir", dir, "--seed", "14"}
	g := start(t, options{w: 1280, h: 800, args: args})
	g.press("new.kompromat")
	g.press("start")
	p := &player{guest: g, seen: map[string]int{}}
	for _, moment := range []string{"place", "stop", "draw"} {
		before := p.asked(moment)
		g.kill()
		g = start(t, options{w: 1280, h: 800, args: args})
		p.guest = g
		menu := g.look()
		if !menu.shown("resume") {
			t.Fatalf("the menu does not offer to resume; it shows %v", menu.ids())
		}
		g.press("resume")
		g.tick(60)
		after := g.look()
		if _, ok := after.find(moment); !ok {
			t.Fatalf("after the kill %q is no longer asked: %s", moment, after.texts())
		}
		if before.texts() != after.texts() {
			t.Errorf("the screen is not the same after the kill:\nbefore %s\nafter  %s", before.texts(), after.texts())
		}
	}
}

// TestLanguageChangesInTheMiddleOfAMatch switches the language on the table and nothing else.
func TestLanguageChangesInTheMiddleOfAMatch(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fast(t, dir, "en")
	g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "15"}})
	g.press("new.kompromat")
	g.press("start")
	english := g.until("the first question", 900, func(s screen) bool { return s.shown("draw") })
	g.key(ebiten.KeyF2)
	g.tick(4)
	french := g.look()
	if french.Lang != "fr" || english.texts() == french.texts() || !french.shown("draw") {
		t.Errorf("the table did not change its language: %s", french.texts())
	}
}

// TestAloneWithTheUsualSettings plays a match as the program comes: a card is placed by a press on a mission, the first
// draw of a turn makes itself, and no result waits to be put away.
func TestAloneWithTheUsualSettings(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(`{"speed":0,"lang":"en"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "16"}})
	g.press("new.kompromat")
	g.press("start")
	places, stops, chosen := 0, 0, ""
	for range 4000 {
		s := g.look()
		if s.shown("rematch") {
			break
		}
		pressed := ""
		for _, id := range []string{"seen", "keep", "order", "declare", "discard", "pass", "stop", "draw"} {
			if s.shown(id) {
				pressed = id
				break
			}
		}
		switch b, choosing := s.find("place"); {
		case choosing && b.Disabled:
			if chosen = "mission:" + strconv.Itoa(1+places%4); s.shown(chosen) {
				g.tick(questionGuard)
				g.press(chosen)
				places++
			}
		case choosing:
			// What speaks against it was said: another press places the card.
			if !s.has("Counter-intelligence") {
				t.Fatalf("a card waits to be confirmed: %s", s.texts())
			}
			g.press(chosen)
		case pressed != "":
			g.press(pressed)
			stops++
		}
		g.tick(questionGuard)
	}
	// Of the four folders of a round the last is taken by itself: that is three to place a card at in each of six rounds.
	if places < 18 || stops < 24 || !g.look().shown("rematch") {
		t.Fatalf("after %d cards placed and %d answers the match is not over: %s", places, stops, g.look().texts())
	}
	finished(t, dir)
}

// TestAFolderThatIsTakenAwayLosesNothing takes the whole data directory away from a match that goes on: after the next
// moves, and a kill, the record is there again and holds more than before.
func TestAFolderThatIsTakenAwayLosesNothing(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "data")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	fast(t, dir, "en")
	g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "14"}})
	g.press("new.kompromat")
	g.press("start")
	p := &player{guest: g, seen: map[string]int{}}
	draw := func(n int) {
		for tries := 0; p.seen["draw"] < n && tries < 2000; tries++ {
			p.turn()
		}
		if p.seen["draw"] < n {
			t.Fatalf("play does not go on: %s", g.look().texts())
		}
	}
	moves := func() float64 {
		files := recordsIn(t, dir)
		if len(files) != 1 {
			t.Fatalf("there are %d records", len(files))
		}
		n, _ := verified(t, files[0])["moves"].(float64)
		return n
	}
	draw(3)
	before := moves()
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	draw(6)
	// The ticks of a test are quicker than a disk.
	await(t, "the record", func() bool { return len(recordsIn(t, dir)) > 0 })
	g.kill()
	if after := moves(); after <= before {
		t.Errorf("the record held %v moves, and holds %v", before, after)
	}
}
