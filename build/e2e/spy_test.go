package e2e

import (
	"strconv"
	"strings"
	"testing"
)

// kindsOfCards is the number of kinds of cards in a hand of TOP SECRET.
const kindsOfCards = 8

// spy plays TOP SECRET through the screen for every person at it, by a plan that meets all there is: the kinds of cards
// in turn, single cards banked and left by turns, the first card that may be stolen.
type spy struct {
	player
	// card is the kind that is tried first for the next choice, left whether the next single card is left.
	card int
	left bool
}

func newSpy(g *guest) *spy {
	return &spy{player: player{guest: g, seen: map[string]int{}}, card: 1}
}

// questionGuard is more ticks than a question, or a curtain, takes no answer for after it has come up.
const questionGuard = 26

// settled are the answers that need no choice, in the order in which the plan looks for them.
var settled = []string{"take", "next", "play", "steal", "continue"}

// turn answers what the screen asks, once; it reports whether the match is over.
func (p *spy) turn() bool {
	p.t.Helper()
	s := p.look()
	if s.shown("rematch") {
		return true
	}
	if s.shown("take") {
		p.tick(questionGuard) // A new curtain is deaf for a moment.
	}
	if s.closed() {
		p.answer("peek")
		return false
	}
	if b, ok := s.find("play"); ok && b.Disabled {
		p.chooseCard(s)
		return false
	}
	if b, ok := s.find("steal"); ok && b.Disabled {
		p.chooseVictim(s)
		return false
	}
	if s.shown("bank") {
		p.left = !p.left
		p.tick(questionGuard)
		p.answer(map[bool]string{true: "leave", false: "bank"}[p.left])
		return false
	}
	for _, b := range s.Items {
		if strings.HasPrefix(b.ID, "call:") && !b.Disabled {
			p.answer(b.ID)
			return false
		}
	}
	for _, id := range settled {
		if s.shown(id) {
			p.answer(id)
			return false
		}
	}
	p.tick(6)
	return false
}

// chooseCard takes up the next kind of card that may be played.
func (p *spy) chooseCard(s screen) {
	p.t.Helper()
	for range kindsOfCards {
		n := p.card
		p.card = p.card%kindsOfCards + 1
		if !s.shown("hand:" + strconv.Itoa(n)) {
			continue
		}
		id := "hand:" + strconv.Itoa(n)
		if p.keyboard {
			p.focus(id)
			p.digits(p.digitOn(id))
		} else {
			p.choose(id)
		}
		p.tick(questionGuard)
		if p.look().shown("play") {
			p.seen["hand"]++
			return
		}
	}
	p.t.Fatalf("no card can be chosen; the screen shows %v with %v", p.look().Texts, p.look().ids())
}

// digitOn is the digit that a card of the hand shows at its top to those who play with the keyboard.
func (p *spy) digitOn(id string) string {
	p.t.Helper()
	p.tick(questionGuard)
	s := p.look()
	b, _ := s.find(id)
	for _, r := range s.Texts {
		x, y := r.Box[0]+r.Box[2]/2, r.Box[1]+r.Box[3]/2
		over := x > b.Box[0] && x < b.Box[0]+b.Box[2] && y > b.Box[1]-b.Box[3]/5 && y < b.Box[1]+b.Box[3]/5
		if n, err := strconv.Atoi(r.Text); err == nil && over && n <= kindsOfCards {
			return r.Text
		}
	}
	p.t.Fatalf("%s shows no digit; the screen shows %v", id, s.Texts)
	return ""
}

// chooseVictim aims the mole at the first seat that it may steal from.
func (p *spy) chooseVictim(s screen) {
	p.t.Helper()
	for _, b := range s.Items {
		seat, is := strings.CutPrefix(b.ID, "steal:")
		if !is || b.Disabled {
			continue
		}
		if p.keyboard {
			n, _ := strconv.Atoi(seat)
			p.digits(strconv.Itoa(n + 1))
		} else {
			p.choose(b.ID)
		}
		p.tick(questionGuard)
		if p.look().shown("steal") {
			return
		}
	}
	p.t.Fatalf("nobody can be stolen from; the screen shows %v with %v", p.look().Texts, p.look().ids())
}

// playOut plays until the match is over and its points are counted.
func (p *spy) playOut() screen {
	p.t.Helper()
	for range 20_000 {
		if p.turn() {
			return p.look()
		}
	}
	s := p.look()
	p.t.Fatalf("the match did not end; the screen shows %v with %v", s.Texts, s.ids())
	return s
}

// reach plays until an item of that ID is on the screen.
func (p *spy) reach(id string) {
	p.t.Helper()
	p.reachAny(id, func(b item) bool { return b.ID == id })
}

// reachPrefix plays until an item whose ID begins so is on the screen.
func (p *spy) reachPrefix(prefix string) {
	p.t.Helper()
	p.reachAny(prefix, func(b item) bool { return strings.HasPrefix(b.ID, prefix) })
}

func (p *spy) reachAny(what string, wanted func(item) bool) {
	p.t.Helper()
	for range 4000 {
		for _, b := range p.look().Items {
			if wanted(b) && !b.Disabled {
				return
			}
		}
		if p.turn() {
			break
		}
	}
	p.t.Fatalf("%q was never on the screen; it shows %v", what, p.look().ids())
}

// topSecret starts the program and a match of TOP SECRET from its set-up: for each seat after the first whether a
// person sits there, and what else is pressed before the start.
func topSecret(t *testing.T, dir, lang, seed string, seats int, persons []int, presses ...string) (*guest, *spy) {
	t.Helper()
	fast(t, dir, lang)
	g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", seed}})
	g.press("new.topsecret")
	g.press("seats." + strconv.Itoa(seats))
	for _, seat := range persons {
		g.press("kind" + strconv.Itoa(seat) + ".person")
	}
	for _, id := range presses {
		g.press(id)
	}
	g.press("start")
	return g, newSpy(g)
}
