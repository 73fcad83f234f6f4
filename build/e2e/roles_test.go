package e2e

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/game"
)

// evening is a match of four persons up to the first play: these characters and hands, and the card that Ada drew.
func evening(t *testing.T, roles, hands []string) []game.Entry {
	t.Helper()
	s := &script{t: t}
	s.deal(roles, hands)
	s.nature("draw question 1")
	return s.entries
}

// The hands of the worlds that are compared.
var hands = []string{
	"arrest magnifier pistol bike raf question question",
	"bus pistol pistol pistol navy disguise question",
	"bus pistol pistol raf army question boat",
	"car car navy army question question boat",
}

// TestAnswersShowNothing plays two worlds in which Inès is Adler in one and a hero in the other, while she is asked a
// question and answers it: but for her own open cards everything is equal, the answer and its time too.
func TestAnswersShowNothing(t *testing.T) {
	t.Parallel()
	ask := game.Entry{Seat: 0, Move: "ask 1 hat black"}
	a := append(evening(t, []string{"gold", "adler", "sharpe", "townsend"}, hands), ask)
	b := append(evening(t, []string{"gold", "sharpe", "adler", "townsend"}, hands), ask)
	w := newTwins(t, "getadler", fourPersons(), a, b)
	w.same("the menu")
	w.press("resume")
	w.enter("Inès")
	w.through("Inès's cards face down", 5)
	if !w.peek("Inès") {
		t.Fatal("the two worlds are not different: the test compares nothing")
	}
	w.both(func(g *guest) {
		g.press("peek")
		g.tick(questionGuard)
		g.press("yes")
	})
	w.through("the answer", 200)
	if !w.guests[0].look().shown("peek") {
		t.Error("it is not Inès's turn")
	}
	if w.frames < 250 {
		t.Errorf("only %d frames were compared", w.frames)
	}
}

// TestALookShowsNothing plays two worlds in which Inès's hand differs and Ada looks at it through her magnifier: only
// what Ada sees in her peek differs.
func TestALookShowsNothing(t *testing.T) {
	t.Parallel()
	other := append([]string(nil), hands...)
	other[1] = "bus metro pistol bomb navy disguise question"
	roles := []string{"gold", "adler", "sharpe", "townsend"}
	look := game.Entry{Seat: 0, Move: "look 1"}
	w := newTwins(t, "getadler", fourPersons(), append(evening(t, roles, hands), look),
		append(evening(t, roles, other), look))
	w.press("resume")
	w.enter("Ada")
	w.through("Ada's cards face down", 5)
	if !w.peek("Ada") {
		t.Fatal("Ada sees nothing in Inès's hand")
	}
	w.both(func(g *guest) {
		g.press("peek")
		g.tick(questionGuard)
	})
	w.both(func(g *guest) { g.press("seen") })
	w.through("Ada has seen it", 60)
	w.enter("Inès")
	w.through("Inès's cards face down", 20)
	if !w.peek("Inès") {
		t.Error("Inès's hands are not different")
	}
	if w.frames < 100 {
		t.Errorf("only %d frames were compared", w.frames)
	}
}

// TestANotebookShowsNothing plays two worlds in which Ada has seen different cards in Inès's hand an hour ago: her
// notebook keeps them, and shows them while her own cards lie open only.
func TestANotebookShowsNothing(t *testing.T) {
	t.Parallel()
	other := append([]string(nil), hands...)
	other[1] = "bus metro pistol bomb navy disguise question"
	looked := func(hands []string) []game.Entry {
		s := &script{t: t, entries: evening(t, []string{"gold", "adler", "sharpe", "townsend"}, hands)}
		s.seat(0, "look 1")
		s.seat(0, "seen")
		for seat := game.Seat(1); seat < 4; seat++ {
			s.nature("draw arrest 1")
			s.seat(seat, "discard arrest")
		}
		s.nature("draw magnifier 1")
		return s.entries
	}
	w := newTwins(t, "getadler", fourPersons(), looked(hands), looked(other))
	w.press("resume")
	w.enter("Ada")
	w.through("Ada's cards face down", 20)
	if w.peek("Ada") {
		t.Error("Ada's own cards tell the two worlds apart")
	}
	w.press("peek")
	w.through("Ada's cards", 20)
	w.both(func(g *guest) { g.press("notebook"); g.tick(40) })
	if w.alike() {
		t.Error("Ada's notebook does not tell what she saw")
	}
	w.both(func(g *guest) { g.key(ebiten.KeyEscape); g.tick(20) })
	w.press("peek")
	w.through("Ada's cards face down again", 20)
}

// TestExchangedCardsShowNothing plays two worlds that differ in the card which Ada took from Inès with her binoculars
// and in the one that she gave back: nobody else can tell.
func TestExchangedCardsShowNothing(t *testing.T) {
	t.Parallel()
	roles := []string{"gold", "adler", "sharpe", "townsend"}
	spied := func(taken, given string) []game.Entry {
		own := append([]string(nil), hands...)
		own[0] = "arrest binoculars pistol bike raf question question"
		entries := append(evening(t, roles, own), game.Entry{Seat: 0, Move: "spy 1 1"},
			game.Entry{Seat: game.Nature, Move: "take " + taken + " 1", Sealed: true},
			game.Entry{Seat: 0, Move: "give " + given})
		return append(entries, game.Entry{Seat: game.Nature, Move: "draw metro 1", Sealed: true},
			game.Entry{Seat: 1, Move: "discard metro"}, game.Entry{Seat: game.Nature, Move: "draw magnifier 1", Sealed: true})
	}
	w := newTwins(t, "getadler", fourPersons(), spied("bus", "raf"), spied("disguise", "pistol"))
	w.press("resume")
	w.enter("Zoé")
	if w.peek("Zoé") {
		t.Error("Zoé's cards tell the two worlds apart")
	}
	w.both(func(g *guest) { g.press("peek"); g.tick(20); g.press("notebook"); g.tick(20) })
	w.same("Zoé's notebook")
}
