package e2e

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// sleuth plays GET ADLER! through the screen for every person at it, by a plan that meets all there is: cards of the
// hand in turn, suspects in turn, every characteristic and colour in turn, and whatever a confrontation asks.
type sleuth struct {
	player
	// dir is the data directory.
	dir string
	// card, suspect, trait and colour are those that are tried first the next time.
	card, suspect, trait, colour int
}

func newSleuth(g *guest, dir string) *sleuth {
	return &sleuth{dir: dir, player: player{guest: g, seen: map[string]int{}}}
}

// traits are the characteristics that questions are about.
var traits = []string{"hat", "hair", "eyes", "coat"}

// plain are the answers that need no choice, in the order in which the plan looks for them.
var plain = []string{
	"take", "ready", "seen", "answer", "give", "act", "discardit", "reply", "surrender", "pursue", "letgo",
	"shoot", "hold", "loot", "enough", "continue",
}

// otherwise is what is left to a hero or villain who wants to do what the cards in hand do not allow: both are asked
// alike.
var otherwise = map[string]string{"pursue": "letgo", "shoot": "hold"}

// turn answers what the screen asks, once; it reports whether the match is over.
func (p *sleuth) turn() bool {
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
	p.choose(s)
	s = p.look()
	for _, id := range plain {
		if _, played := s.find("act"); id == "discardit" && played {
			continue
		}
		if s.shown(id) {
			p.answer(id)
			if other, is := otherwise[id]; is {
				p.tick(questionGuard)
				if p.look().shown(id) {
					p.answer(other)
				}
			}
			return false
		}
	}
	p.tick(6)
	return false
}

// choose makes the choice without which the primary button does nothing, where there is one.
func (p *sleuth) choose(s screen) {
	p.t.Helper()
	for id, choose := range map[string]func(screen){
		"act": p.choosePlay, "answer": p.chooseAnswer, "give": p.chooseCard, "reply": p.chooseCard, "loot": p.chooseLoot,
	} {
		if b, ok := s.find(id); ok && b.Disabled {
			p.tick(questionGuard)
			choose(p.look())
			p.tick(questionGuard)
			return
		}
	}
}

// chooseCard takes up the first card of the hand that will do, beginning with another one each time.
func (p *sleuth) chooseCard(s screen) {
	p.t.Helper()
	hand := withPrefix(s, "hand:")
	for n := range hand {
		p.pick(hand[(p.card+n)%len(hand)])
		if now := p.look(); now.shown("give") || now.shown("reply") {
			p.card++
			return
		}
	}
	p.t.Fatalf("no card will do; the screen shows %v with %v", p.look().Texts, p.look().ids())
}

// choosePlay takes up cards of the hand and aims them until one can be played or discarded.
func (p *sleuth) choosePlay(s screen) {
	p.t.Helper()
	hand := withPrefix(s, "hand:")
	for n := range hand {
		p.pick(hand[(p.card+n)%len(hand)])
		if p.aim() {
			p.card += n + 1
			return
		}
	}
	p.t.Fatalf("no card can be played; the screen shows %v with %v", p.look().Texts, p.look().ids())
}

// aim completes the play of the card taken up: suspect, characteristic and colour, or the villain that is named.
func (p *sleuth) aim() bool {
	p.t.Helper()
	s := p.look()
	// A card that can only be discarded is discarded by the primary button.
	if _, played := s.find("act"); !played || s.shown("act") {
		return true
	}
	suspects := withPrefix(s, "seat:")
	for n := range suspects {
		p.pick(suspects[(p.suspect+n)%len(suspects)])
		if p.detail() {
			p.suspect += n + 1
			return true
		}
	}
	return false
}

// detail says what a question is about, or names a villain, where the card wants it.
func (p *sleuth) detail() bool {
	p.t.Helper()
	s := p.look()
	if trait := "trait:" + traits[p.trait%len(traits)]; s.shown(trait) {
		p.trait++
		p.pick(trait)
		if colours := withPrefix(p.look(), "colour:"); len(colours) > 0 {
			p.colour++
			p.pick(colours[p.colour%len(colours)])
		}
	} else if names := withPrefix(s, "name:"); len(names) > 0 {
		p.pick(names[p.suspect%len(names)])
	}
	return p.look().shown("act")
}

// chooseAnswer answers a question with yes, or with no where that is refused.
func (p *sleuth) chooseAnswer(screen) {
	p.t.Helper()
	for _, id := range []string{"yes", "no"} {
		p.pick(id)
		p.seen[id]++
		if p.look().shown("answer") {
			return
		}
	}
	p.t.Fatalf("no answer will do; the screen shows %v with %v", p.look().Texts, p.look().ids())
}

// chooseLoot takes up the first card of those that may be taken.
func (p *sleuth) chooseLoot(s screen) {
	p.t.Helper()
	if cards := withPrefix(s, "loot:"); len(cards) > 0 {
		p.pick(cards[0])
	}
}

// pick presses a thing that is only taken up by it, or brings the focus to it and presses Enter.
func (p *sleuth) pick(id string) {
	p.t.Helper()
	p.player.choose(id)
	p.tick(2)
}

// withPrefix lists the items whose ID begins so and that may be pressed, in the order of the screen.
func withPrefix(s screen, prefix string) []string {
	var ids []string
	for _, b := range s.Items {
		if strings.HasPrefix(b.ID, prefix) && !b.Disabled {
			ids = append(ids, b.ID)
		}
	}
	return ids
}

// playOut plays until the match is over and its story is told.
func (p *sleuth) playOut() screen {
	p.t.Helper()
	for range 20_000 {
		if p.turn() {
			return p.look()
		}
		p.unharmed()
	}
	s := p.look()
	p.t.Fatalf("the match did not end; the screen shows %v with %v", s.Texts, s.ids())
	return s
}

// unharmed requires that the program has written no report of a mistake of its own.
func (p *sleuth) unharmed() {
	p.t.Helper()
	if report, err := os.ReadFile(filepath.Join(p.dir, "failure.txt")); err == nil {
		p.t.Fatalf("the program made a mistake:\n%s", report)
	}
}

// reach plays until an item of that ID is on the screen and may be pressed.
func (p *sleuth) reach(id string) {
	p.t.Helper()
	for range 4000 {
		if p.look().shown(id) {
			return
		}
		if p.turn() {
			break
		}
	}
	p.t.Fatalf("%q was never on the screen; it shows %v", id, p.look().ids())
}

// getAdler starts the program and a match of GET ADLER! from its set-up: for each seat after the first whether a person
// sits there, and what else is pressed before the start.
func getAdler(t *testing.T, dir, lang, seed string, seats int, persons []int, presses ...string) (*guest, *sleuth) {
	t.Helper()
	fast(t, dir, lang)
	g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", seed}})
	g.press("new.getadler")
	g.press("seats." + strconv.Itoa(seats))
	for _, seat := range persons {
		g.press("kind" + strconv.Itoa(seat) + ".person")
	}
	for _, id := range presses {
		g.press(id)
	}
	g.press("start")
	return g, newSleuth(g, dir)
}

// decide takes the screen and makes one decision there, with whatever choice it needs.
func (p *sleuth) decide(id string) {
	p.t.Helper()
	before := p.seen[id]
	for range 60 {
		s := p.look()
		if id != "loot" && id != "hold" && id != "letgo" || !s.shown(id) {
			p.turn()
		} else {
			p.answer(id)
		}
		if p.seen[id] > before {
			return
		}
	}
	p.t.Fatalf("%q cannot be decided; the screen shows %v with %v", id, p.look().Texts, p.look().ids())
}
