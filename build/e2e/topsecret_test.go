package e2e

import (
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestTopSecretByMouse plays a whole match of two with the mouse, in English, to the scoring; its record opens the
// commitment.
func TestTopSecretByMouse(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	g, p := topSecret(t, dir, "en", "51", 2, nil)
	end := p.playOut()
	if p.seen["play"] != 16 {
		t.Errorf("%d cards were played in a match of two, not 16: %v", p.seen["play"], p.seen)
	}
	finished(t, dir)
	if strings.Contains(end.texts(), "[") {
		t.Errorf("a message has no text: %s", end.texts())
	}
	g.press("rematch")
	g.until("a new match", 600, func(s screen) bool { return s.shown("hand:2") })
}

// TestTopSecretByKeyboard plays a whole match of four, a person among computers, with keys alone, in French.
func TestTopSecretByKeyboard(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	_, p := topSecret(t, dir, "fr", "52", 4, nil)
	p.keyboard = true
	end := p.playOut()
	if p.seen["play"] != 15 {
		t.Errorf("%d cards were played in a match of four, not 15: %v", p.seen["play"], p.seen)
	}
	if !strings.Contains(end.texts(), "Revanche") {
		t.Errorf("the scoring is not in French: %s", end.texts())
	}
	finished(t, dir)
}

// TestTopSecretOfSixPersons plays a whole match of six persons round one screen: every card is chosen behind the
// curtain.
func TestTopSecretOfSixPersons(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	_, p := topSecret(t, dir, "en", "53", 6, nil, "quick.together")
	p.playOut()
	if p.seen["play"] != 6*15 || p.seen["take"] < 6*15 || p.seen["take"] > 2*6*15 {
		t.Errorf("%d cards were played behind %d curtains by six with 15 cards each", p.seen["play"], p.seen["take"])
	}
	finished(t, dir)
}

// TestTopSecretOfPersonsAndComputers plays a match of three persons and three computers in which «Boum!» is called.
func TestTopSecretOfPersonsAndComputers(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	_, p := topSecret(t, dir, "en", "54", 6, []int{2, 4}, "options", "boum.called", "done")
	p.playOut()
	calls := 0
	for id, n := range p.seen {
		if strings.HasPrefix(id, "call") {
			calls += n
		}
	}
	if p.seen["play"] != 3*15 || calls == 0 {
		t.Errorf("%d cards of three persons were played and %d calls made: %v", p.seen["play"], calls, p.seen)
	}
	finished(t, dir)
}

// finished requires the one record of a directory to be that of a match that is over.
func finished(t *testing.T, dir string) {
	t.Helper()
	files := recordsIn(t, dir)
	if len(files) != 1 {
		t.Fatalf("the match left %d records", len(files))
	}
	if over, _ := verified(t, files[0])["over"].(bool); !over {
		t.Error("the record does not say that the match is over")
	}
}

// TestSeriesKilledInTheMiddleOfAChoice plays a series of three persons. The program is killed again and again after one
// of them has chosen: the choice stands, the others are asked, and nothing on the screen or in the file tells what it
// was.
func TestSeriesKilledInTheMiddleOfAChoice(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	g, p := topSecret(t, dir, "en", "55", 3, []int{1, 2}, "options", "series.series", "values.2", "done")
	args := []string{"--data-dir", dir, "--seed", "55"}
	for range 4 {
		p.reach("play")
		p.turn()
		p.until("the curtain before the next player", 600, func(s screen) bool {
			if s.shown("bank") || s.shown("continue") {
				p.turn()
			}
			return s.shown("take")
		})
		before, _ := p.look().find("take")
		g.kill()
		file := recordsIn(t, dir)[0]
		if raw, err := os.ReadFile(file); err != nil || strings.Contains(string(raw), `"play `) {
			t.Fatalf("the running match's file tells a choice (%v):\n%s", err, raw)
		}
		g = start(t, options{w: 1280, h: 800, args: args})
		p.guest = g
		g.press("resume")
		g.tick(40)
		// What was shown to all before the kill stands among the news again.
		if after, _ := g.look().find("take"); before.Label != after.Label || before.Label == "" {
			t.Errorf("another person is asked after the kill: %q before, %q after", before.Label, after.Label)
		}
	}
	end := p.playOut()
	if p.seen["next"] < 1 {
		t.Errorf("a series was over after one game: %v", p.seen)
	}
	finished(t, dir)
	if strings.Contains(end.texts(), "[") {
		t.Errorf("a message has no text: %s", end.texts())
	}
}

// TestTopSecretChangesItsLanguage switches the language at the table and nothing else.
func TestTopSecretChangesItsLanguage(t *testing.T) {
	t.Parallel()
	g, p := topSecret(t, t.TempDir(), "en", "56", 5, nil)
	p.reach("hand:1")
	english := g.look()
	g.key(ebiten.KeyF2)
	g.tick(4)
	french := g.look()
	if french.Lang != "fr" || english.texts() == french.texts() || !french.shown("hand:1") {
		t.Errorf("the table did not change its language: %s", french.texts())
	}
}
