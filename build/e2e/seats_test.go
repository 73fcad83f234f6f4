package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// coded is a player at a table on which everybody has a code: all have chosen the same.
type coded struct {
	*player
	// curtains counts the codes that were typed.
	curtains int
}

const everybodysCode = "253"

// turn answers what the screen asks, a code among it; it reports whether the match is over.
func (p *coded) turn() bool {
	p.t.Helper()
	if s := p.look(); s.shown("code:1") {
		p.tick(questionGuard)
		p.digits(everybodysCode)
		p.press("code.enter")
		p.curtains++
		p.tick(2)
		return false
	}
	return p.player.turn()
}

// play plays until so many moves have been made as stand in the record, or to the end.
func (p *coded) play(until func() bool) {
	p.t.Helper()
	for range 3000 {
		if until() || p.turn() {
			return
		}
	}
	s := p.look()
	p.t.Fatalf("it did not come so far; the screen shows %v with %v", s.Texts, s.ids())
}

// seats goes through the pause to the page of seats, presses there and comes back.
func (p *coded) seats(id string) {
	p.t.Helper()
	for _, press := range []string{"menu", "pause.seats", id, "seats.done", "resume"} {
		p.press(press)
		p.tick(4)
	}
}

// TestASeatGoesToTheComputerAndBack plays a match of two persons with codes: a seat goes to the computer and comes
// back, and the program is killed while the computer plays, and while a code is typed. The record tells all of it, but
// no code.
func TestASeatGoesToTheComputerAndBack(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	text := `{"speed":0,"textScale":100,"confirm":"always","reading":"wait","lang":"en","seatCodes":true}`
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	p := &coded{}
	begin := func(args ...string) {
		g := start(t, options{w: 1280, h: 800, args: append([]string{"--data-dir", dir}, args...)})
		p.player = &player{guest: g, seen: map[string]int{}}
	}
	kept := func() string {
		b, err := os.ReadFile(recordsIn(t, dir)[0])
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	after := func(mark string, n int) func() bool {
		return func() bool { return strings.Count(kept(), mark) >= n }
	}
	begin("--seed", "11")
	p.press("new.kompromat")
	p.press("kind1.person")
	p.press("start")
	p.until("the table", 600, func(s screen) bool { return s.shown("menu") || s.shown("take") })
	p.play(after(`"seat":"1","move"`, 2))
	p.until("the screen of one of them", 900, func(s screen) bool {
		if s.shown("menu") && !s.shown("take") {
			return true
		}
		p.turn()
		return false
	})
	saysSeed := func() {
		t.Helper()
		if s := p.look(); s.has("Seed 11") {
			t.Errorf("what it was dealt from stands on the table: %s", s.texts())
		}
		p.press("menu")
		p.tick(questionGuard)
		if s := p.look(); !s.has("Seed 11") {
			t.Errorf("the pause does not say what it was dealt from: %s", s.texts())
		}
		p.press("resume")
		p.tick(questionGuard)
	}
	saysSeed()
	p.seats("seat0.easy")
	p.play(after(`"seat":"0","move"`, strings.Count(kept(), `"seat":"0","move"`)+2))
	p.kill()

	// Killed while the computer plays for one: the other one takes the screen again, and goes on alone.
	begin()
	p.press("resume")
	p.until("the curtain, or the computer's turn", 900, func(s screen) bool { return s.shown("take") || s.shown("menu") })
	if s := p.look(); s.shown("peek") || s.has("Your total") {
		t.Errorf("a hand is offered without the curtain: %v", s.ids())
	}
	p.play(after(`"seat":"1","move"`, strings.Count(kept(), `"seat":"1","move"`)+2))
	p.until("the table", 900, func(s screen) bool { return s.shown("menu") })
	p.seats("seat0.person")
	p.until("the curtain", 900, func(s screen) bool { return s.shown("take") })
	p.tick(questionGuard)
	p.press("take")
	p.tick(questionGuard)
	p.digits("25")
	p.kill()

	// Killed while a code is typed: nothing is lost, and nothing of the code is left.
	begin()
	p.press("resume")
	p.until("the curtain", 900, func(s screen) bool { return s.shown("take") })
	p.play(func() bool { return p.look().shown("rematch") })
	if p.curtains < 4 {
		t.Errorf("only %d codes were asked for", p.curtains)
	}
	if !p.look().has("(computer, in part)") {
		t.Errorf("the score does not say who played: %s", p.look().texts())
	}
	saysSeed()
	p.tick(10)
	p.kill()
	file := recordsIn(t, dir)[0]
	result := verified(t, file)
	seats, _ := result["seats"].([]any)
	if len(seats) != 2 || result["seed"] != 11.0 || result["over"] != true || result["fair"] != true {
		t.Errorf("verified as %v", result)
	}
	for line := range strings.Lines(kept()) {
		if strings.Contains(line, `"kind":"code"`) &&
			(strings.Contains(line, `"text"`) || strings.Contains(line, `"hidden"`)) {
			t.Errorf("a code is kept after the match: %s", line)
		}
	}
}
