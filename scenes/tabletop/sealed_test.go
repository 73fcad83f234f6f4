package tabletop_test

import (
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/scenes/input"
)

// beatOf is how long a decision of the computers takes on the screen, in ticks: they are of the easiest level.
func beatOf(b *bench) int {
	return b.Stage.Ticks((catalog.Game{}).Character(bots.OfLevel(game.Easy)).Pace)
}

// until lets ticks pass until so many moves have been made, at most that many ticks.
func (b *bench) until(moves, ticks int) (waited int) {
	b.T.Helper()
	for b.match.Len() < moves {
		if waited == ticks {
			b.T.Fatalf("%d moves after %d ticks, want %d", b.match.Len(), ticks, moves)
		}
		b.Wait(1)
		waited++
	}
	return waited
}

func TestThePersonOfASetIsAskedAtOnce(t *testing.T) {
	b := sit(t, "eepe")
	if b.Asked() != 2 || b.Match.ToAct().Len() != 4 {
		t.Errorf("seat %v of %v is asked", b.Asked(), b.Match.ToAct())
	}
	if b := sit(t, "eee"); b.Asked() != 0 {
		t.Errorf("of computers alone seat %v is asked", b.Asked())
	}
}

func TestComputersAnswerInSeatOrderOnTheBeat(t *testing.T) {
	b := sit(t, "epee")
	beat := beatOf(b)
	b.Wait(80)
	if !slices.Equal(b.asked, []game.Seat{0, 2, 3}) {
		t.Fatalf("seats %v began to think", b.asked)
	}
	// The last one is ready first: it tells nothing.
	b.answer(3)
	b.answer(2)
	b.Wait(2 * beat)
	if b.match.Len() != 0 {
		t.Fatalf("%d moves were made out of turn", b.match.Len())
	}
	b.answer(0)
	for moves, seats := range []game.Seats{0, game.SeatsOf(0), game.SeatsOf(0, 2), game.SeatsOf(0, 2, 3)} {
		if moves > 0 {
			if waited := b.until(moves, 3*beat); moves > 1 && waited < beat {
				t.Errorf("move %d came %d ticks after the one before, a beat is %d", moves, waited, beat)
			}
		}
		if got := b.match.View(game.Public).has; got != seats {
			t.Errorf("after %d moves the seats %b have picked, want %b", moves, got, seats)
		}
	}
	if len(b.asked) != 3 {
		t.Errorf("computers were asked %d times for one decision each", len(b.asked))
	}
}

// TestSealedAnswersComeOnOneBeat: nobody waits for six computers one after the other, and the last one to be ready
// holds up all, so that nothing tells which it was.
func TestSealedAnswersComeOnOneBeat(t *testing.T) {
	b := sit(t, "epee")
	b.toy.sealed = true
	beat := beatOf(b)
	b.Wait(80)
	b.answer(3)
	b.answer(0)
	b.Wait(3 * beat)
	if b.match.Len() != 0 {
		t.Fatalf("%d moves were made before all computers were ready", b.match.Len())
	}
	b.answer(2)
	if waited := b.until(1, 2*beat); waited > beat {
		t.Errorf("the beat after all were ready came after %d ticks", waited)
	}
	if got := b.match.View(game.Public).has; got != game.SeatsOf(0, 2, 3) {
		t.Errorf("on the beat the seats %b have picked", got)
	}
}

func TestThePersonActsAtAnyMomentAndKeepsWhatIsChosen(t *testing.T) {
	b := sit(t, "epee")
	b.Wait(80)
	b.press("card:2")
	b.Focus("card:3")
	b.answer(0)
	b.until(1, 200)
	if !b.toy.show.Busy() || b.Busy() {
		t.Fatal("what another seat did holds the person up, or is not shown")
	}
	if b.toy.chosen() != 2 || b.Focused().ID != "card:3" || b.toy.sames != 1 {
		t.Errorf("chosen is %d, the focus on %q", b.toy.chosen(), b.Focused().ID)
	}
	b.press("pick")
	if b.match.View(game.Public).has.Has(1) != true || b.match.View(1).own != 2 {
		t.Fatal("the person could not pick while another seat's move was shown")
	}
	b.answer(2)
	b.answer(3)
	b.until(4, 600)
	if !b.Busy() {
		t.Error("the reveal is not waited for")
	}
	b.Wait(200)
	if b.Asked() != 1 || b.toy.chosen() != 0 {
		t.Errorf("in the next round seat %v is asked with %d chosen", b.Asked(), b.toy.chosen())
	}
	if !slices.Equal(b.asked[3:], []game.Seat{0, 2, 3}) {
		t.Errorf("in the next round seats %v began to think", b.asked[3:])
	}
}

func TestPersonsAreAskedInSeatOrderBehindTheCurtain(t *testing.T) {
	b := sit(t, "epep")
	for _, seat := range []game.Seat{1, 3} {
		b.Wait(60)
		if b.Holder() == seat {
			t.Fatalf("seat %v has the screen before it took it", seat)
		}
		if told := b.Told(); len(told) > 0 {
			t.Errorf("seat %v is told that others have picked: %q", seat, told)
		}
		b.press("take")
		b.Wait(60)
		if b.Holder() != seat || b.Asked() != seat {
			t.Fatalf("the screen is with %v, asked is %v, want %v", b.Holder(), b.Asked(), seat)
		}
		b.press("card:1")
		b.press("pick")
		if b.HandOpen() {
			t.Fatalf("the hand of seat %v stays open", seat)
		}
	}
	b.Wait(60)
	b.answer(0)
	b.answer(2)
	b.until(4, 600)
	b.Wait(100)
	if len(b.Told()) == 0 {
		t.Error("the first seat is not told what was shown while it did not look")
	}
}

// TestWhoIsAskedAgainGoesOnWithoutACurtain: where the question to another person was answered without the screen, its
// hand closed; and nobody else does so.
func TestWhoIsAskedAgainGoesOnWithoutACurtain(t *testing.T) {
	b, held := sit(t, "pp"), input.Actions(0).With(input.Peek)
	for _, own := range []bool{true, false} {
		b.Wait(60)
		if b.curtain() != own {
			t.Fatalf("the curtain is drawn: %v, want %v", b.curtain(), own)
		}
		if own {
			b.press("take")
			b.Wait(60)
		}
		if b.Asked() != 0 || b.HandOpen() {
			t.Fatalf("seat %v is asked, its hand open: %v", b.Asked(), b.HandOpen())
		}
		b.press("card:1")
		b.press("pick")
		if own {
			b.Tick(input.Frame{X: -1, Y: -1, Just: held, Down: held, AnyPress: true, Keyboard: true, Focused: true})
			b.Submit(1, "pick 1")
			for range 200 {
				if b.Tick(input.Frame{X: -1, Y: -1, Down: held, Keyboard: true, Focused: true}); b.HandOpen() {
					t.Fatal("a key that was held down before opens the hand")
				}
			}
			b.Wait(1)
		}
	}
	b.Wait(60)
	if !b.curtain() || b.Asked() != 1 {
		t.Errorf("seat %v is asked behind a curtain: %v", b.Asked(), b.curtain())
	}
}

func TestWhatAllSawTogetherIsNoNews(t *testing.T) {
	b := sit(t, "pp")
	for range 2 {
		b.Wait(60)
		b.press("take")
		b.Wait(60)
		b.press("card:1")
		b.press("pick")
	}
	b.Wait(1)
	b.toy.public = true // What is asked now is asked in front of all.
	for b.Wait(1); b.Busy(); {
		b.Wait(1)
	}
	b.Wait(1)
	b.toy.public = false
	b.Wait(200)
	if told := b.Told(); !b.curtain() || len(told) > 0 {
		t.Errorf("what all saw together is told again: %q", told)
	}
}

func TestAThoughtIsDroppedWithItsDecision(t *testing.T) {
	b := sit(t, "epe")
	b.Wait(80)
	late := b.minds[2]
	for _, seat := range []game.Seat{0, 1, 2} {
		b.Submit(seat, "pick 1")
	}
	late <- "pick 3"
	b.Wait(200)
	if got := len(b.asked); got != 4 {
		t.Errorf("computers were asked %d times, want anew in the second round", got)
	}
	if b.match.Len() != 3 {
		t.Errorf("%d moves: an answer to the round before was used", b.match.Len())
	}
}
