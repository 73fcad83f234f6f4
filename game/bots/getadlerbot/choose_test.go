package getadlerbot_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/getadlerbot"
	"safehouse/game/botstest"
	"safehouse/game/getadler"
	"safehouse/game/rulestest"
)

var room = botstest.Room[getadler.State, getadler.Move, getadler.View, getadler.Event]{
	Rules:  getadler.Rules{},
	Choose: getadlerbot.Choose,
	Budget: getadlerbot.BudgetOf,
	Moves:  func(v *getadler.View) []getadler.Move { return v.Moves },
}

type agent = botstest.Agent[getadler.Move, getadler.View]

// adlerVariants are set-ups that differ in what a decision depends on.
func adlerVariants() []game.Options {
	return []game.Options{
		nil,
		{getadler.OptionAbilities: 1},
		{getadler.OptionMission: 1, getadler.OptionQuick: 1},
		{getadler.OptionAbilities: 1, getadler.OptionMission: 1, getadler.OptionNoBluff: 1},
		{getadler.OptionOwnFirst: 1, getadler.OptionMisnamed: 1, getadler.OptionFallEnds: 1, getadler.OptionOneBomb: 1,
			getadler.OptionSmallRefill: 1},
	}
}

// tables are all variants at every number of seats; one for each number of seats where few is set.
func tables(few bool) (all []rulestest.Setting) {
	for seats := getadler.MinSeats; seats <= game.MaxSeats; seats++ {
		for n, options := range adlerVariants() {
			if !few || n == seats%len(adlerVariants()) {
				all = append(all, rulestest.Setting{Seats: seats, Options: options})
			}
		}
	}
	return all
}

// TestGetAdlerIsLegalFromAnywhere asks for decisions of every phase but those in which Nature moves.
func TestGetAdlerIsLegalFromAnywhere(t *testing.T) {
	var phases []int
	for phase := getadler.PhaseMeet; phase < getadler.PhaseOver; phase++ {
		if phase != getadler.PhaseDraw && phase != getadler.PhaseTake && phase != getadler.PhaseRefill {
			phases = append(phases, int(phase))
		}
	}
	room.LegalFromAnywhere(t, botstest.Trial{Tables: tables(false), Matches: 3, Work: 4},
		func(v *getadler.View) int { return int(v.Phase) }, phases...)
}

func TestGetAdlerSameMove(t *testing.T) {
	room.SameMove(t, botstest.Trial{Tables: tables(true), Matches: 1, Work: 4})
}

func TestGetAdlerEndsEarly(t *testing.T) {
	players := append(botstest.Levels(), bots.Player{Kind: bots.ISMCTS, Iterations: 20_000})
	room.EndsEarly(t, botstest.Trial{Tables: tables(true), Matches: 1, Players: players, Work: 20_000})
}

// sides plays games of heroes of one kind against villains of another and returns the heroes' share of wins, with the
// margin of a 95 % interval. Who is who is known to this arena only, which looks at the end.
func sides(t *testing.T, seats, games int, heroes, villains agent) (share, margin float64) {
	t.Helper()
	won := 0
	for n := range games {
		seated := make([]agent, seats)
		for seat := range seated {
			seated[seat] = func(v *getadler.View, rng *rand.Rand) getadler.Move {
				if v.Players[v.Viewer].Role.Villain() {
					return villains(v, rng)
				}
				return heroes(v, rng)
			}
		}
		m := room.Play(t, game.SeedOf(uint64(n)), nil, seated...)
		v := m.View(game.Public)
		if !v.Players[v.Winners.First()].Role.Villain() {
			won++
		}
	}
	n := float64(games)
	share = float64(won) / n
	return share, 1.96 * math.Sqrt(max(0, share*(1-share))/n)
}

// rung is a contest of two levels: what one is worth on either side of a table of the other.
type rung struct {
	name         string
	seats, games int
	high, low    agent
}

// rungs are the contests that order the levels. A level's lead over the next takes hundreds of matches to be seen,
// which simulate plays (the side of one level against that of the next, both ways); what is sure in a few is that Easy
// beats chance. SAFEHOUSE_BOTS_FULL=N plays N games of each at every table, for figures to be quoted.
func rungs() (list []rung) {
	easy, medium, expert := room.Of(bots.OfLevel(game.Easy), 0), room.Of(bots.OfLevel(game.Medium), 0),
		room.Of(bots.OfLevel(game.Expert), 0)
	full, _ := strconv.Atoi(os.Getenv("SAFEHOUSE_BOTS_FULL"))
	if full == 0 {
		return []rung{{"easy over chance", 4, 40, easy, room.AtRandom}}
	}
	for seats := 4; seats <= game.MaxSeats; seats++ {
		list = append(list,
			rung{"easy over chance", seats, full, easy, room.AtRandom},
			rung{"medium over easy", seats, full, medium, easy},
			rung{"expert over medium", seats, full, expert, medium})
	}
	return list
}

// TestGetAdlerStrength requires each level to be clearly better than the one below it: heroes of the higher level win
// more against villains of the lower than the other way round.
func TestGetAdlerStrength(t *testing.T) {
	for _, r := range rungs() {
		t.Run(fmt.Sprintf("%s, %d seats", r.name, r.seats), func(t *testing.T) {
			t.Parallel()
			hunters, offHunters := sides(t, r.seats, r.games, r.high, r.low)
			hiding, offHiding := sides(t, r.seats, r.games, r.low, r.high)
			t.Logf("heroes win %.1f +- %.1f %% where they are better, %.1f +- %.1f where the villains are",
				100*hunters, 100*offHunters, 100*hiding, 100*offHiding)
			if hunters-hiding <= math.Hypot(offHunters, offHiding) {
				t.Error("the better side does not clearly win more")
			}
		})
	}
}

// BenchmarkDecisions measures decisions at the smallest table and at the largest.
func BenchmarkDecisions(b *testing.B) { room.BenchmarkDecisions(b, getadler.MinSeats, game.MaxSeats) }

func BenchmarkIterations(b *testing.B) { room.BenchmarkIterations(b, 4, 5, 6) }

func TestGetAdlerIsNeverBeatenAtTheEnd(t *testing.T) {
	room.NeverBeaten(t, botstest.Trial{Tables: tables(false), Work: 60}, botstest.Size(60, 5000))
}
