package bots_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strconv"

	"safehouse/game"
	"safehouse/game/bots"
)

// Card is a move of a game in which the higher card wins, View what a seat of it may know.
type Card int

func (c Card) String() string { return "play " + strconv.Itoa(int(c)) }

type View struct{ Moves []Card }

// sharpness is how far apart two cards have to be for a level to tell them apart.
var sharpness = [...]float64{game.Easy: 6, game.Medium: 2, game.Expert: 0.3}

// Choose decides from the view alone. It likes high cards, the more surely the higher its level, and draws from the
// stream that it is given; all that it weighed it can say.
func Choose(_ context.Context, v *View, q bots.Question, rng *rand.Rand) bots.Thought[Card] {
	options := make([]bots.Weighed[Card], len(v.Moves))
	for i, card := range v.Moves {
		options[i] = bots.Weighed[Card]{Move: card, Value: float64(card)}
	}
	bots.Sharpen(options, sharpness[q.Player.Level])
	if q.Player.Kind == bots.Random {
		bots.Sharpen(options, 1e6)
	}
	t := bots.Thought[Card]{Move: options[bots.Made(q, options, rng)].Move, Scale: bots.Liking}
	if q.Why {
		t.Options = bots.Listed(t.Move, options, says)
	}
	return t
}

// says names a move for the player who asks why.
func says(c Card) game.Line { return game.Say("think.higher.card", game.Number(int(c))) }

// BudgetOf allows no work, since nothing is searched.
func BudgetOf(bots.Player, int) bots.Budget { return nil }

// The smallest opponent: a function from a view to a thought.
func Example() {
	view := View{Moves: []Card{2, 5, 9}}
	for _, level := range []game.Level{game.Easy, game.Medium, game.Expert} {
		q := bots.Question{Player: bots.OfLevel(level), Budget: BudgetOf(bots.OfLevel(level), 2), Why: true}
		thought := Choose(context.Background(), &view, q, rand.New(rand.NewPCG(1, 6)))
		fmt.Printf("%v: %v\n", level, thought.Move)
		for _, o := range thought.Options {
			fmt.Printf("  %v: %.2f\n", o.Move, o.Chance)
		}
	}
	// Output:
	// easy: play 2
	//   play 2: 0.17
	//   play 9: 0.55
	//   play 5: 0.28
	// medium: play 5
	//   play 5: 0.12
	//   play 9: 0.86
	//   play 2: 0.03
	// expert: play 9
	//   play 9: 1.00
	//   play 5: 0.00
	//   play 2: 0.00
}
