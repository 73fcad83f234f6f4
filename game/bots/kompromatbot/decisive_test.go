package kompromatbot

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/kompromat"
)

// The mission cards that the tests lay.
const (
	informant kompromat.Mission = 1  // 5 points
	courier   kompromat.Mission = 5  // 2 points
	code      kompromat.Mission = 12 // and the two after it
	counter   kompromat.Mission = 25 // 1 mark
)

// position is a view in the making: seat 0 is asked, in the last round, when all missions but the first are settled.
func position(phase kompromat.Phase, moves ...kompromat.Move) kompromat.View {
	v := kompromat.View{
		Round: kompromat.Rounds, Phase: phase, ToAct: 1, Current: 0, FocusMission: -1, DrawnBy: game.Public,
		Moves: moves, Winner: game.Public,
	}
	v.Row[0].Mission = informant
	for i := 1; i < kompromat.RowSize; i++ {
		for seat := range v.Row[i].Attempts {
			// Something lies there, but the mission has gone.
			lay(&v.Row[i].Attempts[seat], kompromat.Shown, kompromat.Card(2*i))
			v.Row[i].Attempts[seat].Revealed = true
		}
	}
	v.Players[0].Deck, v.Players[1].Deck = 8, 8
	return v
}

// lay lays cards at an attempt, the first face up.
func lay(a *kompromat.Attempt, know kompromat.Knowledge, cards ...kompromat.Card) {
	for i, c := range cards {
		a.Cards[i] = kompromat.Slot{Card: c, Know: know, Up: i == 0}
		if i == 0 {
			a.Cards[i].Know = kompromat.Shown
		} else if know == kompromat.Hidden {
			a.Cards[i].Card = 0
		}
	}
	a.Count = len(cards)
}

// won gives a seat mission cards.
func won(p *kompromat.Player, missions ...kompromat.Mission) {
	for _, m := range missions {
		p.Won[p.WonCount] = m
		p.WonCount++
	}
}

// decide is what a level does there, with many worlds.
func decide(t *testing.T, l game.Level, v *kompromat.View) kompromat.Move {
	t.Helper()
	budget := BudgetOf(bots.OfLevel(game.Expert), kompromat.Seats)
	return Choose(context.Background(), v, bots.Question{Player: bots.OfLevel(l), Budget: budget},
		rand.New(rand.NewPCG(7, 7))).Move
}

// The cards that the tests lay, by their numbers.
const (
	ace, two, three, four, five, six, seven, nine, ten = 2, 4, 5, 6, 7, 8, 9, 13, 14
)

var (
	draw    = kompromat.Move{Op: kompromat.OpDraw}
	stop    = kompromat.Move{Op: kompromat.OpStop}
	discard = kompromat.Move{Op: kompromat.OpDiscard}
	hold    = kompromat.Move{Op: kompromat.OpHold}
)

// TestNinthToken requires a seat with eight tokens and a lead to stop where a bust would lose the match, and one that
// has lost unless it wins the mission to draw.
func TestNinthToken(t *testing.T) {
	v := position(kompromat.PhaseMore, draw, stop)
	lay(&v.Row[0].Attempts[0], kompromat.Shown, nine, five)
	v.Row[0].Attempts[0].Open = true
	lay(&v.Row[0].Attempts[1], kompromat.Hidden, ten, three)
	v.Players[0].Tokens = 8
	won(&v.Players[0], 2, 8, 9, 10)
	if m := decide(t, game.Expert, &v); m != stop {
		t.Errorf("far ahead with eight tokens and 14, it makes %q", m)
	}
	v.Players[0].Tokens, v.Players[0].WonCount = 2, 0
	won(&v.Players[1], 2)
	if m := decide(t, game.Expert, &v); m != draw {
		t.Errorf("3 points behind in the last round with 14 against a ten and a card, it makes %q", m)
	}
}

// TestMarksThatLose requires a seat with eight tokens to declare a total that does not win marks.
func TestMarksThatLose(t *testing.T) {
	low, high := kompromat.Move{Op: kompromat.OpDeclare}, kompromat.Move{Op: kompromat.OpDeclare, A: 1}
	v := position(kompromat.PhaseDeclare, low, high)
	v.Revealing, v.Starter = true, 1
	v.Row[0].Counter = counter
	lay(&v.Row[0].Attempts[0], kompromat.Shown, ace, seven)
	lay(&v.Row[0].Attempts[1], kompromat.Shown, ten, four)
	v.Row[0].Attempts[0].Revealed = true
	v.Row[0].Attempts[1].Revealed, v.Row[0].Attempts[1].Declared, v.Row[0].Attempts[1].Total = true, true, 28
	won(&v.Players[0], 2, 8, 9)
	v.Players[0].Tokens = 8
	if m := decide(t, game.Expert, &v); m != low {
		t.Errorf("with eight tokens and a mark to win, it makes %q", m)
	}
	v.Players[0].Tokens = 3
	won(&v.Players[1], 3, 10, 11, 7)
	if m := decide(t, game.Expert, &v); m != high {
		t.Errorf("with three tokens, it makes %q", m)
	}
}

// TestTokenGivenBack requires a token to be given back where the marks about to be won would be the ninth, and to be
// kept where it is a point.
func TestTokenGivenBack(t *testing.T) {
	v := position(kompromat.PhasePerfect, discard, hold)
	v.Revealing = true
	v.Row[0].Counter = counter
	lay(&v.Row[0].Attempts[0], kompromat.Shown, ace, ten)
	lay(&v.Row[0].Attempts[1], kompromat.Shown, ten, four)
	for seat, total := range []int{kompromat.Limit, 28} {
		a := &v.Row[0].Attempts[seat]
		a.Revealed, a.Declared, a.Total = true, true, total
	}
	won(&v.Players[1], 2)
	v.Players[0].Tokens = 8
	if m := decide(t, game.Expert, &v); m != discard {
		t.Errorf("with eight tokens and a mark to come, it makes %q", m)
	}
	v.Players[0].Tokens, v.Players[1].Tokens = 2, 3
	if m := decide(t, game.Expert, &v); m != hold {
		t.Errorf("where a token decides a last round, it makes %q", m)
	}
}

// TestSets requires the good card to go to the code that makes the set, not to a target that shows more points.
func TestSets(t *testing.T) {
	v := position(kompromat.PhasePlace, kompromat.Move{Op: kompromat.OpPlace}, kompromat.Move{Op: kompromat.OpPlace, A: 1})
	v.Current, v.Round = -1, kompromat.Rounds
	v.DrawnBy, v.Drawn = 0, kompromat.Slot{Card: ace, Know: kompromat.Shown}
	v.Row[0].Mission = courier
	v.Row[1] = kompromat.Place{Mission: code + 2}
	won(&v.Players[0], code, code+1)
	won(&v.Players[1], 2, 8)
	if m := decide(t, game.Expert, &v); m.A != 1 {
		t.Errorf("with two codes in hand, an ace goes to %q", m)
	}
}

// TestK40LooksBeforeItPlaces gives a seat its first card, two missions where the rival has stopped and may be over 21,
// and Night Vision: which of them the card is for is better known than guessed.
func TestK40LooksBeforeItPlaces(t *testing.T) {
	look := func(at int) kompromat.Move { return use(kompromat.NightVision, at) }
	v := position(kompromat.PhasePlace, kompromat.Move{Op: kompromat.OpPlace}, kompromat.Move{Op: kompromat.OpPlace, A: 1},
		look(0), look(1))
	v.Current = -1
	v.DrawnBy, v.Drawn = 0, kompromat.Slot{Card: six, Know: kompromat.Shown}
	v.Players[0].Items = 1 << kompromat.NightVision
	v.Row[1] = kompromat.Place{Mission: informant + 1}
	for i := range 2 {
		a := &v.Row[i].Attempts[1]
		lay(a, kompromat.Hidden, ten-kompromat.Card(i), three, four)
		a.SafeAt = 1<<1 | 1<<2
	}
	won(&v.Players[1], courier)
	if m := decide(t, game.Expert, &v); m != look(0) && m != look(1) {
		t.Errorf("with Night Vision in hand it makes %q", m)
	}
}

// TestBelief holds the guesses at a rival's hand against a count of all that it may be: three cards at one mission, of
// which one is shown, drawn and stopped as the rival is thought to do.
func TestBelief(t *testing.T) {
	v := kompromat.View{Current: -1, DrawnBy: game.Public}
	a := &v.Row[1].Attempts[1]
	lay(a, kompromat.Hidden, nine, three, four)
	a.SafeAt = 1<<1 | 1<<2
	var want, got chances
	sum := 0.0
	const unsure = 0.16
	stops := func(total int) float64 { return unsure/2 + (1-unsure)*nerveAt(total) }
	for second := kompromat.Card(1); second <= kompromat.DeckSize; second++ {
		for third := kompromat.Card(1); third <= kompromat.DeckSize; third++ {
			if second == nine || third == nine || second == third {
				continue
			}
			_, first := kompromat.Best(nine)
			_, before := kompromat.Best(nine, second)
			_, total := kompromat.Best(nine, second, third)
			weight := (1 - stops(first)) * (1 - stops(before))
			if kompromat.Lowest(nine, second) > kompromat.Limit {
				continue
			}
			if total <= kompromat.Limit {
				weight *= stops(total)
			}
			want[min(total, bust)] += weight
			sum += weight
		}
	}
	g := guessOf(&v, 1, false, unsure)
	d := dice{1}
	const deals = 40_000
	for range deals {
		var h hand
		var laid [kompromat.RowSize][kompromat.DeckSize]kompromat.Card
		if !g.deal(&h, &laid, &d) {
			t.Fatal("no hand was found")
		}
		got[h.at[1].best()] += 1.0 / deals
	}
	for total := range got {
		if p := want[total] / sum; math.Abs(p-got[total]) > 4*math.Sqrt(p*(1-p)/deals)+1e-3 {
			t.Errorf("a total of %d half points is as likely as %.4f, guessed %.4f", total, p, got[total])
		}
	}
}

// TestLongAttemptsAreFound requires a hand to be dealt by trying where its owner is known to have drawn four more cards
// after a high one twice without going over 21: deals at random would hardly ever do, and the rules' own sampling takes
// its time.
func TestLongAttemptsAreFound(t *testing.T) {
	v := kompromat.View{Current: -1, DrawnBy: game.Public}
	for mission, count := range []int{5, 5} {
		a := &v.Row[mission].Attempts[1]
		a.Cards[0] = kompromat.Slot{Card: ten - kompromat.Card(mission), Know: kompromat.Shown, Up: true}
		a.Count, a.SafeAt = count, 1<<(count+1)-2
	}
	g := guessOf(&v, 1, false, 0.16)
	d := dice{1}
	for range 200 {
		var h hand
		var laid [kompromat.RowSize][kompromat.DeckSize]kompromat.Card
		if !g.deal(&h, &laid, &d) {
			t.Fatal("no hand was found")
		}
		if h.at[0].low > kompromat.Limit || h.at[1].low > kompromat.Limit {
			t.Fatalf("totals of %d and %d half points were dealt", h.at[0].low, h.at[1].low)
		}
	}
}
