package getadler_test

import (
	"context"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/getadlerbot"
	"safehouse/game/getadler"
	"safehouse/game/rulestest"
)

// longest is more moves than a match can have: the deal and the first look, and 42 turns of a draw, an exchange, a play
// with all that follows from it and, at worst, a confrontation that uses every card and refills every hand.
const longest = 100 + getadler.MaxTurns*4*getadler.MaxCards

// TestConformance runs the kit on every number of players, with no option and with all; half of the games are played at
// random and half by opponents.
func TestConformance(t *testing.T) {
	var settings []rulestest.Setting
	for seats := getadler.MinSeats; seats <= game.MaxSeats; seats++ {
		settings = append(settings, rulestest.Setting{Seats: seats}, rulestest.Setting{Seats: seats, Options: options()})
	}
	// It takes from H2 what the accused would tell, so that it stands alone.
	settings = append(settings, rulestest.Setting{Seats: 5, Options: game.Options{getadler.OptionAccuserOnly: 1}})
	conform(t, settings, 4)
}

// TestConformanceOfOptions runs the kit with each option alone, in fewer games: those with all play each of them too.
func TestConformanceOfOptions(t *testing.T) {
	var settings []rulestest.Setting
	for i, key := range slices.Sorted(maps.Keys(options())) {
		settings = append(settings, rulestest.Setting{Seats: 4 + (i+1)%3, Options: game.Options{key: 1}})
	}
	conform(t, settings, 2)
}

// options are all that can be set together.
func options() game.Options {
	return game.Options{
		getadler.OptionAbilities: 1, getadler.OptionMission: 1, getadler.OptionQuick: 1, getadler.OptionOwnFirst: 1,
		getadler.OptionMisnamed: 1, getadler.OptionFallEnds: 1, getadler.OptionNoBluff: 1, getadler.OptionOneBomb: 1,
		getadler.OptionSmallRefill: 1,
	}
}

// conform runs the kit on settings, with so many games of each in a quick test.
func conform(t *testing.T, settings []rulestest.Setting, quick int) {
	cfg := config()
	cfg.Settings = settings
	cfg.Choose = byHabit
	cfg.Minds = rulestest.MindsOf(getadlerbot.Choose, getadlerbot.BudgetOf)
	cfg.Quick = quick
	rulestest.Test(t, cfg)
}

// TestConformanceLean runs the kit on games with so few cards that the discard pile is shuffled in every one of them,
// and that sometimes nothing is left to draw.
func TestConformanceLean(t *testing.T) {
	cfg := config()
	cfg.Rules = getadler.Lean{}
	cfg.Conserve = getadler.ConservedLean
	for seats := getadler.MinSeats; seats <= game.MaxSeats; seats++ {
		options := game.Options{getadler.OptionQuick: seats % 2}
		cfg.Settings = append(cfg.Settings, rulestest.Setting{Seats: seats, Options: options})
	}
	rulestest.Test(t, cfg)
}

// config is what the kit needs to know of the game.
func config() rulestest.Config[getadler.State, getadler.Move, getadler.View, getadler.Event] {
	return rulestest.Config[getadler.State, getadler.Move, getadler.View, getadler.Event]{
		Rules:    getadler.Rules{},
		Bound:    longest,
		Alike:    20,
		Conserve: getadler.Conserved,
		Secret:   hidden,
		Stream:   bots.Stream,
		Shown:    func(v *getadler.View) []getadler.Move { return v.Moves },
		Tried:    everyMove(),
		Forgets:  forgets,
		// A game costs the kit many times one of another, and there are more settings.
		Quick: 4,
		Long:  300,
	}
}

// forgets tells of a shuffle of the discard pile (G3): what lay open there is in the draw pile then, and the public,
// for which no traces are kept, no longer knows of it.
func forgets(e getadler.Event) bool { return e.Kind == getadler.Reshuffled }

// byHabit plays as the easy opponent does with little work, so that the kit also sees matches that look like people's.
func byHabit(v *getadler.View, rng *rand.Rand) getadler.Move {
	easy := bots.OfLevel(game.Easy)
	q := bots.Question{Player: easy, Budget: rulestest.Cut(getadlerbot.BudgetOf(easy, v.Seats))}
	return getadlerbot.Choose(context.Background(), v, q, rng).Move
}

// everyMove lists all values of a move that come near to one that could be legal.
func everyMove() []getadler.Move {
	var all []getadler.Move
	for op := getadler.NoOp; op <= getadler.OpEnough+1; op++ {
		for a := range uint8(getadler.Kinds + 2) {
			all = append(all, getadler.Move{Op: op, A: a}, getadler.Move{Op: op, A: a, B: 1}, getadler.Move{Op: op, A: a, B: 2},
				getadler.Move{Op: op, A: a, B: 5}, getadler.Move{Op: op, A: a, B: 1, C: a})
		}
	}
	return all
}

// hidden spells the hands of others and, before the reveal, who they are.
func hidden(s *getadler.State, viewer game.Seat) string {
	var secret []byte
	mine := getadler.Rules{}.View(s, viewer)
	for seat := range game.Seat(mine.Seats) {
		if seat == viewer || mine.Players[seat].Eliminated {
			continue
		}
		theirs := getadler.Rules{}.View(s, seat)
		p := &theirs.Players[seat]
		if mine.Players[seat].Role == getadler.NoRole {
			secret = append(secret, 'a'+byte(p.Role))
		}
		for _, n := range p.Sure[getadler.DocumentRAF:] {
			secret = append(secret, '0'+byte(n))
		}
	}
	return string(secret)
}
