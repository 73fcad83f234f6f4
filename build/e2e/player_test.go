package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// fast writes settings with animations off, so that a whole match takes seconds.
func fast(t *testing.T, dir, lang string) {
	t.Helper()
	text := `{"speed":0,"textScale":100,"confirm":"always","reading":"wait","lang":"` + lang + `"}`
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// player plays a match through the screen by a simple plan: place the first card where it may be placed, draw once
// more, stop.
type player struct {
	*guest
	// keyboard plays with keys alone, pad with a gamepad alone; else it is the mouse.
	keyboard bool
	pad      *pad
	// drawn counts the cards drawn in the present turn.
	drawn int
	// seen counts the answers given, by their ids; last is the one that was given last.
	seen map[string]int
	last string
}

// doublePress is more than the ticks between the two presses of a double one.
const doublePress = 26

// shown reports whether the item is there and may be pressed.
func (s screen) shown(id string) bool {
	b, ok := s.find(id)
	return ok && !b.Disabled
}

// closed reports that the cards of the person at the screen lie face down, and can be turned up.
func (s screen) closed() bool {
	b, ok := s.find("peek")
	return ok && !b.Disabled && (strings.HasPrefix(b.Label, "Look") || strings.HasPrefix(b.Label, "Regarder"))
}

// answers in the order in which the plan looks for them: those that end something come first.
var answers = []string{
	"take", "seen", "keep", "order", "place", "declare", "discard", "pass", "continue",
}

// turn answers what the screen asks, once; it reports whether the match is over.
func (p *player) turn() bool {
	p.t.Helper()
	s := p.look()
	if s.shown("rematch") {
		return true
	}
	if s.closed() {
		p.answer("peek")
		return false
	}
	if b, ok := s.find("place"); ok && b.Disabled {
		p.chooseMission()
		return false
	}
	for _, id := range answers {
		if s.shown(id) {
			if id == p.last {
				p.tick(doublePress) // Two presses in a row are one person's.
				if !p.look().shown(id) {
					return false // The first was kept, and played meanwhile.
				}
			}
			p.last = id
			p.answer(id)
			if id == "place" {
				p.drawn = 1
			}
			return false
		}
	}
	switch {
	case s.shown("stop") && (p.drawn > 1 || !s.shown("draw")):
		p.answer("stop")
		p.drawn = 0
	case s.shown("draw"):
		p.answer("draw")
		p.drawn++
		// The button is deaf for a quarter of a second after each card.
		p.tick(16)
	default:
		p.tick(6)
	}
	return false
}

// asked plays until something is asked of somebody who has not pressed anything in vain, and returns the screen once
// it stands still: the answer to a press that came too early is no part of the match, and would not be there again when
// the match is resumed.
func (p *player) asked(id string) screen {
	p.t.Helper()
	for range 400 {
		s := p.look()
		if b, ok := s.find(id); ok && (id != "draw" || !b.Disabled) && !s.shown("continue") {
			p.tick(60)
			if s = p.look(); !s.has("came too early") {
				return s
			}
		}
		p.turn()
	}
	p.t.Fatalf("%q was never asked; the screen shows %s", id, p.look().texts())
	return screen{}
}

// chooseMission tries the missions in their order until one may be attempted.
func (p *player) chooseMission() {
	p.t.Helper()
	for n := 1; n <= 4; n++ {
		if p.keyboard {
			p.digits(strconv.Itoa(n))
			p.tick(2)
		} else {
			p.choose("mission:" + strconv.Itoa(n))
		}
		if p.look().shown("place") {
			return
		}
	}
	p.t.Fatalf("no mission can be chosen; the screen shows %v", p.look().Texts)
}

// choose presses a thing that is taken up by it.
func (p *player) choose(id string) {
	p.t.Helper()
	switch {
	case p.pad != nil:
		p.pad.press(id)
	case p.keyboard:
		p.answer(id)
	default:
		p.press(id)
	}
}

// answer presses a button by mouse, by gamepad, or by the keyboard: D and S, or Enter on what has the focus, reached by
// Tab.
func (p *player) answer(id string) {
	p.t.Helper()
	p.seen[id]++
	if !p.keyboard {
		p.choose(id)
		return
	}
	switch id {
	case "draw":
		p.key(ebiten.KeyD)
	case "stop":
		p.key(ebiten.KeyS)
	default:
		if p.focus(id) {
			p.key(ebiten.KeyEnter)
		}
	}
	p.tick(2)
}

// focus brings the focus to an item by Tab alone; it reports whether the item was still there.
func (p *player) focus(id string) bool {
	p.t.Helper()
	for range 60 {
		s := p.look()
		b, ok := s.find(id)
		if !ok || b.Focused {
			return ok
		}
		p.key(ebiten.KeyTab)
	}
	p.t.Fatalf("the focus never came to %q; there are %v", id, p.look().ids())
	return false
}

// playOut plays until the points are counted.
func (p *player) playOut() screen {
	p.t.Helper()
	for range 2500 {
		if p.turn() {
			return p.look()
		}
	}
	s := p.look()
	p.t.Fatalf("the match did not end; the screen shows %v with %v", s.Texts, s.ids())
	return s
}

func (s screen) texts() string {
	var all []string
	for _, r := range s.Texts {
		all = append(all, r.Text)
	}
	return strings.Join(all, " | ")
}

// recordsIn lists the records of a data directory.
func recordsIn(t *testing.T, dir string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "matches", "*.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(files)
	return files
}
