package e2e

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/game"
	"safehouse/game/getadler"
)

// TestGetAdlerByMouse plays a whole match of four with the mouse, in English, to the scoring; its record opens the
// commitment, and another match can be played at once.
func TestGetAdlerByMouse(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	g, p := getAdler(t, dir, "en", "71", 4, nil)
	end := p.playOut()
	if p.seen["ready"] != 1 || p.seen["act"] == 0 {
		t.Errorf("the plan did not play: %v", p.seen)
	}
	finished(t, dir)
	if strings.Contains(end.texts(), "[") {
		t.Errorf("a message has no text: %s", end.texts())
	}
	g.press("rematch")
	g.until("a new match", 600, func(s screen) bool { return s.shown("ready") })
}

// TestGetAdlerByKeyboard plays a whole match of five, a person among computers, with keys alone, in French.
func TestGetAdlerByKeyboard(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	_, p := getAdler(t, dir, "fr", "72", 5, nil)
	p.keyboard = true
	end := p.playOut()
	if !strings.Contains(end.texts(), "Revanche") || strings.Contains(end.texts(), "[") {
		t.Errorf("the scoring is not in French: %s", end.texts())
	}
	finished(t, dir)
}

// TestGetAdlerOfSixPersons plays a whole match of six persons round one screen: every hand is behind the curtain.
func TestGetAdlerOfSixPersons(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	_, p := getAdler(t, dir, "en", "73", 6, nil, "quick.together")
	p.playOut()
	if p.seen["ready"] != 6 || p.seen["take"] < 6*2 {
		t.Errorf("six persons looked at their characters %d times, behind %d curtains", p.seen["ready"], p.seen["take"])
	}
	finished(t, dir)
}

// TestGetAdlerInEachRole plays whole matches of one person among five computers, one as each character.
func TestGetAdlerInEachRole(t *testing.T) {
	t.Parallel()
	for role := getadler.Adler; int(role) <= getadler.Roles; role++ {
		t.Run(role.String(), func(t *testing.T) {
			dir := t.TempDir()
			_, p := getAdler(t, dir, "en", seedFor(t, role), 6, nil)
			p.playOut()
			finished(t, dir)
			if p.seen["act"]+p.seen["discardit"] == 0 {
				t.Errorf("nothing was played: %v", p.seen)
			}
		})
	}
}

// seedFor looks for the number from which the first of six seats is dealt a character.
func seedFor(t *testing.T, role getadler.Role) string {
	t.Helper()
	for seed := range uint64(200) {
		setup := game.Setup{Seed: game.SeedOf(seed), Players: make([]game.Player, game.MaxSeats)}
		m, err := game.NewMatch(getadler.Rules{}, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		if m.View(0).Players[0].Role == role {
			return strconv.FormatUint(seed, 10)
		}
	}
	t.Fatalf("no match deals %v to the first seat", role)
	return ""
}

// TestConfrontationIsKilledAndGoesOn plays a written confrontation of four persons through an escape, its answer, a
// shoot-out, the choice from the hand of the one eliminated and the refill. The program is killed at each of these
// steps: the confrontation goes on where it was, and the same person is asked.
func TestConfrontationIsKilledAndGoesOn(t *testing.T) {
	t.Parallel()
	dir := keep(t, "getadler", fourPersons(), chase(t))
	fast(t, dir, "en")
	args := []string{"--data-dir", dir}
	begin := func() (*guest, *sleuth) {
		g := start(t, options{w: 1280, h: 800, args: args})
		p := newSleuth(g, dir)
		g.press("resume")
		return g, p
	}
	for _, step := range []struct{ person, press string }{
		{"Inès", "reply"}, {"Ada", "letgo"}, {"Zoé", "pursue"}, {"Inès", "reply"}, {"Zoé", "shoot"}, {"Inès", "shoot"},
		{"Zoé", "hold"}, {"Inès", "loot"},
	} {
		g, p := begin()
		s := g.until("the curtain before "+step.person, 900, func(s screen) bool {
			if s.shown("continue") {
				g.press("continue")
			}
			return s.shown("take")
		})
		if !s.has(step.person) {
			t.Fatalf("not %s is asked to %s: %s", step.person, step.press, s.texts())
		}
		p.decide(step.press)
		g.tick(30)
		g.kill()
	}
	_, p := begin()
	for n := 0; n < 4000 && !p.turn(); n++ {
		s := p.look()
		if take, drawn := s.find("take"); drawn && strings.Contains(take.Label, "Zoé") {
			t.Fatalf("the screen is handed to a person who is out of the game: %s", s.texts())
		}
	}
	// The record of a match that is over is in plain. Its chances are the script's and not the seed's, so that it cannot
	// be verified.
	if raw, err := os.ReadFile(recordsIn(t, dir)[0]); err != nil || !strings.Contains(string(raw), `"loot `) {
		t.Errorf("no card was taken from the one who lost (%v)", err)
	}
}

// TestGetAdlerChangesItsLanguage switches the language at the table and nothing else.
func TestGetAdlerChangesItsLanguage(t *testing.T) {
	t.Parallel()
	g, p := getAdler(t, t.TempDir(), "en", "76", 5, nil)
	p.reach("hand:1")
	english := g.look()
	g.key(ebiten.KeyF2)
	g.tick(4)
	french := g.look()
	if french.Lang != "fr" || english.texts() == french.texts() || !french.shown("hand:1") {
		t.Errorf("the table did not change its language: %s", french.texts())
	}
}
