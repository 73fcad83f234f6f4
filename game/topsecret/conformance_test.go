package topsecret_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot"
	"safehouse/game/rulestest"
	"safehouse/game/topsecret"
)

// longestGame is more moves than one game can have: in each of 16 turns every seat chooses a card, answers or steals,
// and decides what becomes of its card; then Nature deals.
const longestGame = 16*3*game.MaxSeats + 1

// longestSeries is more games than the series of the settings below ever take: their documents are worth so much that
// one or two games decide.
const longestSeries = 30

// high are documents that make a series short.
func high(more game.Options) game.Options {
	options := game.Options{
		topsecret.OptionValues[0]: 300, topsecret.OptionValues[1]: 995,
		topsecret.OptionValues[2]: 250, topsecret.OptionValues[3]: 5,
		topsecret.OptionValues[4]: 400,
	}
	for key, value := range more {
		options[key] = value
	}
	return options
}

// TestConformance runs the kit on every number of players, alone and in series, with «Boum!» said and called, and with
// other values; half of the games are played at random and half by opponents.
func TestConformance(t *testing.T) {
	series := game.Options{topsecret.OptionSeries: 1}
	called := game.Options{topsecret.OptionCalled: 1, topsecret.OptionSeconds: topsecret.MaxSeconds}
	both := game.Options{topsecret.OptionSeries: 1, topsecret.OptionCalled: 1}
	rulestest.Test(t, rulestest.Config[topsecret.State, topsecret.Move, topsecret.View, topsecret.Event]{
		Rules: topsecret.Rules{},
		Settings: []rulestest.Setting{
			{Seats: 2},
			{Seats: 2, Options: high(both)},
			{Seats: 3, Options: called},
			{Seats: 3, Options: high(series)},
			{Seats: 4},
			{Seats: 5, Options: high(nil)},
			{Seats: 6, Options: called},
		},
		Bound:    longestSeries * longestGame,
		Alike:    20,
		Conserve: conserved,
		Secret:   hidden,
		Stream:   bots.Stream,
		Shown:    func(v *topsecret.View) []topsecret.Move { return v.Moves },
		Choose:   byHabit,
		Quick:    10, // Leaks that show in one turn only, or in one kind of card, are found in eight.
		Long:     1000,
		Minds:    rulestest.MindsOf(new(topsecretbot.Memory).Choose, topsecretbot.BudgetOf),
		Forgets:  forgets,
		Tried:    everyMove(),
	})
}

// byHabit plays as the easy opponent does with little work, so that the kit also sees matches that look like people's.
func byHabit(v *topsecret.View, rng *rand.Rand) topsecret.Move {
	easy := bots.OfLevel(game.Easy)
	q := bots.Question{Player: easy, Budget: rulestest.Cut(topsecretbot.BudgetOf(easy, v.Seats))}
	return new(topsecretbot.Memory).Choose(context.Background(), v, q, rng).Move
}

// forgets tells of stolen cards that are banked in the move of the theft: in the piles nobody can tell any more whom
// they came from.
func forgets(e topsecret.Event) bool {
	return (e.Kind == topsecret.CardBanked || e.Kind == topsecret.PairBanked) && e.Card.Home() != e.Seat
}

// everyMove lists all values of a move that come near to one that could be legal.
func everyMove() []topsecret.Move {
	var all []topsecret.Move
	for op := topsecret.NoOp; op <= topsecret.OpLeave+1; op++ {
		for a := range uint8(14) {
			all = append(all, topsecret.Move{Op: op, A: a})
		}
	}
	return append(all, topsecret.Move{Op: topsecret.OpDocument, A: topsecret.MaxValue / topsecret.ValueStep})
}

// hidden spells the sealed decisions of others.
func hidden(s *topsecret.State, viewer game.Seat) string {
	var secret []byte
	mine := topsecret.Rules{}.View(s, viewer)
	for seat := range game.Seat(mine.Seats) {
		if seat == viewer {
			continue
		}
		theirs := topsecret.Rules{}.View(s, seat)
		p := &theirs.Players[seat]
		if p.Picked && !p.Turned {
			secret = append(secret, 'a'+byte(p.Pick.Kind()))
		}
		if p.Deciding != 0 {
			secret = append(secret, '0'+byte(p.Deciding))
		}
	}
	return string(secret)
}

// conserved counts the cards of a game wherever they lie, and the points of the piles.
func conserved(s *topsecret.State) error {
	v := topsecret.Rules{}.View(s, game.Public)
	dealt := topsecret.Rules{}
	full, err := dealt.Start(v.Seats, nil)
	if err != nil {
		return err
	}
	begin := dealt.View(&full, game.Public)
	var cards, want topsecret.Counts
	add := func(c *topsecret.Counts) {
		for k, n := range c {
			cards[k] += n
		}
	}
	add(&v.Discard)
	for seat := range v.Seats {
		p := &v.Players[seat]
		add(&p.Hand)
		add(&p.Singles)
		for k, n := range begin.Players[seat].Hand {
			want[k] += n
		}
		points := -topsecret.Fine * p.Fines
		for rank := range topsecret.Ranks {
			k := topsecret.Document1 + topsecret.Kind(rank)
			cards[k] += 2*p.Pairs[rank] + p.JokerPairs[rank]
			cards[topsecret.Agent] += p.JokerPairs[rank]
			points += v.Value(k) * (p.Singles[k] + 4*p.Pairs[rank] + 4*p.JokerPairs[rank])
		}
		for _, c := range p.Up[:p.UpCount] {
			cards[c.Card.Kind()]++
		}
		if p.Turned {
			cards[p.Pick.Kind()]++
		}
		if points != p.Points {
			return fmt.Errorf("seat %d has %d points, its piles are worth %d", seat, p.Points, points)
		}
	}
	if cards != want {
		return fmt.Errorf("the table holds %v, %v were dealt", cards, want)
	}
	return nil
}
