package getadler

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// script writes a record in which chance is chosen.
type script struct {
	t       testing.TB
	rules   getadler.Rules
	state   getadler.State
	setup   game.Setup
	entries []game.Entry
}

// cast are the characters and hands of a table, by seat. The first seat begins, and makes the arrest.
type cast struct {
	kinds   string
	options []string
	roles   []getadler.Role
	hands   []string
}

// fourHands are hands at four seats: Gold arrests Adler, who is the second. Each hand is filled up with what helps
// nobody.
func fourHands(gold, adler, sharpe, townsend string) cast {
	return cast{
		roles: []getadler.Role{getadler.Gold, getadler.Adler, getadler.Sharpe, getadler.Townsend},
		hands: []string{gold, adler, sharpe, townsend},
	}
}

// fillers are what hands are filled up with, and what is drawn and discarded while the hours go by.
var fillers = []string{"magnifier", "raf", "navy", "army", "binoculars", "arrest", "pistol", "bus", "bike", "car",
	"metro", "boat"}

// scriptOf deals a table and lets three hours go by. It is the first seat's turn in the fourth, with an arrest drawn.
func scriptOf(t testing.TB, c cast) *script {
	t.Helper()
	setup := tabletest.Setup(c.kinds, 7, c.options...)
	s := &script{t: t, setup: setup}
	var err error
	if s.state, err = s.rules.Start(len(c.roles), setup.Options); err != nil {
		t.Fatal(err)
	}
	for _, r := range c.roles {
		s.do(game.Nature, "role "+strings.TrimPrefix(r.Key(), "role."))
	}
	need := map[string]int{"arrest": 1}
	for _, h := range c.hands {
		for _, k := range strings.Fields(h) {
			need[k]++
		}
	}
	for _, h := range c.hands {
		cards := strings.Fields(h)
		for i := range getadler.HandSize {
			if i < len(cards) {
				need[cards[i]]--
				s.do(game.Nature, "draw "+cards[i]+" 1")
				continue
			}
			s.filler(need)
		}
	}
	s.do(game.Nature, "first 0")
	for seat := range game.Seat(len(c.roles)) {
		s.do(seat, "ready")
	}
	for range 3 * len(c.roles) {
		drawn := s.filler(need)
		s.do(s.rules.ToAct(&s.state).First(), "discard "+drawn)
	}
	s.do(game.Nature, "draw arrest 1")
	return s
}

// filler has Nature draw a card that nobody needs, and names it.
func (s *script) filler(need map[string]int) string {
	s.t.Helper()
	moves := s.rules.Moves(&s.state, game.Nature, nil)
	for _, k := range fillers {
		copies := 0
		for _, m := range moves {
			if strings.HasPrefix(m.String(), "draw "+k+" ") {
				copies++
			}
		}
		if copies > need[k] {
			s.do(game.Nature, "draw "+k+" 1")
			return k
		}
	}
	s.t.Fatal("no card is left that nobody needs")
	return ""
}

// do makes a move.
func (s *script) do(seat game.Seat, text string) {
	s.t.Helper()
	m, err := s.rules.Parse(text)
	if err != nil {
		s.t.Fatal(err)
	}
	if r := s.rules.Check(&s.state, seat, m); r != nil {
		s.t.Fatalf("%v may not %q: %v", seat, text, r)
	}
	s.rules.Apply(&s.state, seat, m)
	s.entries = append(s.entries, game.Entry{Seat: seat, Move: text})
}

// match is the match as it stands.
func (s *script) match() *getadler.Match {
	s.t.Helper()
	m, _ := tabletest.Resume(s.t, s.rules, s.setup, s.entries)
	return m
}

// bring puts a script's match on the table as one that is resumed.
func (r *room) bring(s *script) {
	r.T.Helper()
	r.open(s.match(), true)
	r.settle()
}

// comes brings whoever is asked through the curtain, where it is drawn.
func (r *room) comes() {
	if _, drawn := r.Hot("take"); drawn {
		r.Wait(tabletop.ScoreGuard)
		r.Click("take")
		r.Wait(tabletop.ScoreGuard)
	}
}

// makes has a seat move, and shows it as far as the next stop or question.
func (r *room) makes(seat game.Seat, text string) {
	r.T.Helper()
	r.comes()
	r.Submit(seat, text)
	r.settle()
}

// settle shows what happens as far as the next stop or question.
func (r *room) settle() {
	r.T.Helper()
	for range 2000 {
		r.Wait(1)
		if _, drawn := r.Hot("take"); drawn || r.Waits() || !r.showing() {
			return
		}
	}
	r.T.Fatal("what is shown never ends")
}

// decides has a person who is asked press controls, cards in sight.
func (r *room) decides(seat game.Seat, ids ...string) {
	r.T.Helper()
	r.comes()
	if r.Asked() != seat || !r.MayAnswer() {
		r.T.Fatalf("%v is asked, not %v; status %q", r.Asked(), seat, r.Status())
	}
	if !r.HandOpen() && !r.Click("peek") {
		r.T.Fatalf("%v cannot look at the cards", seat)
	}
	for _, id := range ids {
		r.Wait(tabletest.GuardTicks + 1)
		if !r.Click(id) {
			r.T.Fatalf("%v cannot press %q; status %q, answer %q", seat, id, r.Status(), r.Answer())
		}
	}
	r.settle()
}

// plays has a person choose a card of its hand by kind, then press controls.
func (r *room) plays(seat game.Seat, k getadler.Kind, ids ...string) {
	r.T.Helper()
	r.comes()
	own := r.match.View(seat)
	for i := range getadler.HandSize + 1 {
		if kindAt(&own.Players[seat].Sure, i) == k {
			r.decides(seat, append([]string{handIDs[i]}, ids...)...)
			return
		}
	}
	r.T.Fatalf("%v has no %v", seat, k.Key())
}

// goesOn presses the stop at which the show waits.
func (r *room) goesOn() {
	r.T.Helper()
	if !r.Waits() || !r.Click("continue") {
		r.T.Fatalf("there is no stop; status %q", r.Status())
	}
	r.settle()
}

// fighting reports whether the confrontation has the screen, be it behind a curtain.
func (r *room) fighting() bool { return r.Part() == tabletop.Revealing }
