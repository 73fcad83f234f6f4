package kompromatbot_test

import (
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/kompromatbot"
	"safehouse/game/botstest"
	"safehouse/game/kompromat"
	"safehouse/game/rulestest"
)

var room = botstest.Room[kompromat.State, kompromat.Move, kompromat.View, kompromat.Event]{
	Rules:  kompromat.Rules{},
	Choose: kompromatbot.Choose,
	Budget: kompromatbot.BudgetOf,
	Moves:  func(v *kompromat.View) []kompromat.Move { return v.Moves },
}

// table is the one there is.
var table = []rulestest.Setting{{Seats: kompromat.Seats}}

func phase(v *kompromat.View) int { return int(v.Phase) }

// TestLegalFromAnywhere asks for every kind of decision that comes up without an item.
func TestLegalFromAnywhere(t *testing.T) {
	t.Parallel()
	room.LegalFromAnywhere(t, botstest.Trial{Tables: table, Matches: 3, Work: 5}, phase,
		int(kompromat.PhaseDraw), int(kompromat.PhasePlace), int(kompromat.PhaseMore), int(kompromat.PhaseForced),
		int(kompromat.PhaseDeclare),
		int(kompromat.PhaseBefore), int(kompromat.PhaseAfter))
}

func TestSameMove(t *testing.T) {
	t.Parallel()
	room.SameMove(t, botstest.Trial{Tables: table, Matches: 1, Work: 10})
}

func TestEndsEarly(t *testing.T) {
	t.Parallel()
	players := append(botstest.Levels(), bots.Player{Kind: bots.ISMCTS, Iterations: 20_000})
	room.EndsEarly(t, botstest.Trial{Tables: table, Matches: 1, Players: players, Work: 10_000})
}

// TestStrength requires the highest level to beat the lowest, and Easy to beat chance, by more than chance explains: of
// 8 matches a player that is no better wins the 7 required with a chance of 3.5 %. How strong they are is measured by
// simulations, not here.
func TestStrength(t *testing.T) {
	t.Parallel()
	easy, expert := room.Of(bots.OfLevel(game.Easy), 30), room.Of(bots.OfLevel(game.Expert), 20)
	for _, c := range []struct {
		name        string
		matches     int
		one, others botstest.Agent[kompromat.Move, kompromat.View]
	}{
		{"easy against chance", 20, easy, room.AtRandom},
		{"expert against easy", 8, expert, easy},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			room.WinsClearly(t, kompromat.Seats, c.matches, c.one, c.others)
		})
	}
}

func BenchmarkDecision(b *testing.B) { room.BenchmarkDecisions(b, kompromat.Seats) }

func BenchmarkIterations(b *testing.B) { room.BenchmarkIterations(b, kompromat.Seats) }

func TestIsNeverBeatenAtTheEnd(t *testing.T) {
	t.Parallel()
	room.NeverBeaten(t, botstest.Trial{Tables: table, Work: 60}, botstest.Size(60, 5000))
}
