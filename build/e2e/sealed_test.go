package e2e

import (
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
)

// threeSpies is a match of three persons.
func threeSpies() game.Setup {
	return game.Setup{
		Seed: game.SeedOf(31), Nonce: [32]byte{31},
		Players: []game.Player{{Name: "Ada"}, {Name: "Inès"}, {Name: "Zoé"}},
	}
}

// played gives the record of a match of three in which these moves were made: a seat and a move in turn.
func played(t *testing.T, moves ...game.Entry) []game.Entry {
	t.Helper()
	var journal entries
	m, err := game.NewMatch(topsecret.Rules{}, threeSpies(), &journal)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range moves {
		if err := m.SubmitText(e.Seat, e.Move); err != nil {
			t.Fatalf("seat %s, %s: %v", e.Seat, e.Move, err)
		}
	}
	return journal
}

// TestASecretChoiceShowsNothing plays two worlds that differ in the card that the first of three persons has chosen:
// everything is equal until the cards are turned.
func TestASecretChoiceShowsNothing(t *testing.T) {
	t.Parallel()
	a := played(t, game.Entry{Seat: 0, Move: "play assassin"})
	b := played(t, game.Entry{Seat: 0, Move: "play 60"})
	w := newTwins(t, "topsecret", threeSpies(), a, b)
	w.same("the menu")
	w.press("resume")
	for _, next := range []struct{ name, hand string }{{"Inès", "hand:7"}, {"Zoé", "hand:3"}} {
		w.enter(next.name)
		w.through(next.name+"'s cards face down", 5)
		w.press("peek")
		w.through(next.name+"'s hand", 20)
		w.press(next.hand)
		w.through(next.name+"'s choice", 20)
		if next.name == "Inès" {
			w.press("play")
		}
	}
	// The last card turns all: from here on the worlds differ.
	w.both(func(g *guest) { g.press("play") })
	if !w.part(240) {
		t.Error("the two worlds are not different: the test compares nothing")
	}
	if w.frames < 200 {
		t.Errorf("only %d frames were compared", w.frames)
	}
}

// TestSealedBankingShowsNothing plays two worlds that differ in what the first of three persons does with a single
// card: everything is equal until all have decided.
func TestSealedBankingShowsNothing(t *testing.T) {
	t.Parallel()
	cards := []game.Entry{{Seat: 0, Move: "play 60"}, {Seat: 1, Move: "play 50"}, {Seat: 2, Move: "play 40"}}
	a := played(t, append(cards, game.Entry{Seat: 0, Move: "bank"})...)
	b := played(t, append(cards, game.Entry{Seat: 0, Move: "leave"})...)
	w := newTwins(t, "topsecret", threeSpies(), a, b)
	w.press("resume")
	// What is banked lies open, so that nobody is handed the screen for it: the two others answer one after the other.
	w.through("what Ada did", 70)
	w.press("bank")
	w.through("what Inès did", 70)
	w.both(func(g *guest) { g.press("leave") })
	if !w.part(240) {
		t.Errorf("the two worlds are not different: the test compares nothing; the screen shows %s",
			w.guests[0].look().texts())
	}
	if w.frames < 120 {
		t.Errorf("only %d frames were compared", w.frames)
	}
}
