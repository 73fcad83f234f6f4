package getadler

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
)

// script plays one record file.
type script struct {
	t    *testing.T
	r    Rules
	file string
	line int
	// deal is what Nature still has to deal, nil once she has; bare reports that cards were taken out of the box.
	deal     *deal
	bare     bool
	s        State
	before   State
	seat     game.Seat
	last     Move
	expected int
	// refused are the reasons for which moves were refused.
	refused map[string]bool
}

func (x *script) fail(format string, args ...any) {
	x.t.Helper()
	x.t.Fatalf("%s.txt:%d: %s", x.file, x.line, fmt.Sprintf(format, args...))
}

func (x *script) number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		x.fail("%q is no number", text)
	}
	return n
}

func (x *script) seatOf(text string) game.Seat {
	switch text {
	case "nature":
		return game.Nature
	case "table":
		return game.Public
	}
	if n, err := strconv.Atoi(text); err == nil && n >= 0 && n < int(x.s.seats) {
		return game.Seat(n)
	}
	x.fail("%q is no seat", text)
	return game.Public
}

// cards reads names of cards: «bus 3*pistol».
func (x *script) cards(names []string) []Kind {
	var all []Kind
	for _, name := range names {
		n := 1
		if count, card, found := strings.Cut(name, "*"); found {
			n, name = x.number(count), card
		}
		k := slices.Index(cardNames[:], name)
		if k <= int(NoKind) {
			x.fail("%q is no card", name)
		}
		all = append(all, slices.Repeat([]Kind{Kind(k)}, n)...)
	}
	return all
}

// tally counts cards by name.
func (x *script) tally(names []string) (t tally) {
	for _, k := range x.cards(names) {
		t.add(k)
	}
	return t
}

// options reads what follows a number of seats: «abilities mission».
func (x *script) options(args []string) game.Options {
	options := game.Options{}
	for _, key := range args {
		options[key] = 1
	}
	return options
}

// move makes a legal move, after which no card is lost and nobody knows what is not so.
func (x *script) move(seat game.Seat, text string) {
	x.t.Helper()
	m, err := x.r.Parse(text)
	if err != nil {
		x.fail("%v", err)
	}
	if why := x.r.Check(&x.s, seat, m); why != nil {
		x.fail("%v may not %q: %v; legal: %v; state %v", seat, text, why, x.legal(seat), x.s)
	}
	x.before, x.seat, x.last = x.s, seat, m
	x.r.Apply(&x.s, seat, m)
	if x.bare {
		return
	}
	if err := Conserved(&x.s); err != nil {
		x.fail("after %q of %v: %v", text, seat, err)
	}
}

func (x *script) legal(seat game.Seat) []string {
	var texts []string
	for _, m := range x.r.Moves(&x.s, seat, nil) {
		texts = append(texts, m.String())
	}
	return texts
}

// run plays one line; several moves on it are set off by semicolons.
func (x *script) run(line string) {
	line, _, _ = strings.Cut(line, "#")
	for _, part := range strings.Split(line, ";") {
		if f := strings.Fields(part); len(f) > 0 && !x.prepare(f[0], f[1:]) {
			x.finishDeal()
			x.play(f)
		}
	}
}

// play does what one part of a line says.
func (x *script) play(f []string) {
	switch f[0] {
	case "idle":
		x.idle(x.number(f[1]), x.seatOf(f[2]))
	case "draw":
		x.drawPlain()
	case "refill":
		for _, k := range x.cards(f[1:]) {
			x.move(game.Nature, "draw "+k.String()+" 1")
		}
		for x.s.phase == PhaseRefill {
			x.drawPlain()
		}
	case "start":
		x.start(f[1], f[2:])
	case "nature":
		text := strings.Join(f[1:], " ")
		if (f[1] == "draw" || f[1] == "take" || f[1] == "branch") && len(f) == 3 {
			text += " 1"
		}
		x.move(game.Nature, text)
	case "0", "1", "2", "3", "4", "5":
		if seat := x.seatOf(f[0]); x.s.phase == PhaseDraw && x.s.current == seat {
			x.drawPlain()
		}
		x.move(x.seatOf(f[0]), strings.Join(f[1:], " "))
	default:
		x.expected++
		x.expect(f[0], f[1:])
	}
}

// idle lets turns pass in which every seat discards what it draws, until that seat is to draw in that hour. Collins and
// Adler pass a card to and fro.
func (x *script) idle(hour int, seat game.Seat) {
	var drawn, passed Kind
	for int(x.s.hour) != hour || x.s.current != seat || x.s.phase != PhaseDraw {
		switch who := x.s.waiting.First(); x.s.phase {
		case PhaseDraw:
			x.drawPlain()
			drawn = Kind(x.last.A)
		case PhaseExchange:
			passed = x.s.hands[who].kinds().first()
			x.move(who, "give "+passed.String())
		case PhaseReturn:
			x.move(who, "give "+passed.String())
		case PhasePlay:
			x.move(who, "discard "+drawn.String())
		default:
			x.fail("nobody can be idle: %v", x.s)
		}
	}
}

// start changes the position before play; what seats know of cards is then their own hand.
func (x *script) start(what string, args []string) {
	s := &x.s
	x.bare = x.bare || what != "left"
	switch what {
	case "left":
		left := x.tally(args)
		for _, k := range x.cards(args) {
			if s.pile.of(k) == 0 {
				x.fail("the pile has no such %v: %v", k, s.pile.counts())
			}
			s.pile.take(k)
		}
		s.discard.pour(&s.pile)
		s.pile = left
	case "hand":
		s.hands[x.seatOf(args[0])] = x.tally(args[1:])
	case "pile":
		s.pile = x.tally(args)
	case "discard":
		s.discard = x.tally(args)
	default:
		x.fail("start %q is unknown", what)
	}
	backs := s.backs()
	for seat := range game.Seat(s.seats) {
		if !s.eliminated.Has(seat) {
			s.known[seat] = s.ownHand(seat, &backs)
		}
	}
}
