package simulate

import (
	"math"
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

func plan(t *testing.T, matches int) Plan {
	t.Helper()
	g, ok := catalog.Find("kompromat")
	if !ok {
		t.Fatal("the catalogue has no kompromat")
	}
	return Plan{
		Game: g, Levels: []game.Level{game.Medium, game.Easy}, Matches: matches, Seed: 3,
		Budget: func(game.Level) bots.Budget { return bots.Budget{Iterations: 5} },
	}
}

func TestResultDoesNotDependOnWorkers(t *testing.T) {
	p := plan(t, 6)
	alone, err := Run(p, 1)
	if err != nil {
		t.Fatal(err)
	}
	together, err := Run(p, 5)
	if err != nil || !reflect.DeepEqual(alone, together) {
		t.Errorf("one worker: %+v\nfive: %+v, %v", alone, together, err)
	}
	if n := alone.Contestants[0].Wins + alone.Contestants[1].Wins + alone.Draws; n != p.Matches || alone.Decisions < p.Matches*6 {
		t.Errorf("%d results of %d matches: %+v", n, p.Matches, alone)
	}
	p.Seed++
	other, err := Run(p, 2)
	if err != nil || reflect.DeepEqual(alone, other) {
		t.Errorf("another seed gives the same: %v", err)
	}
}

func TestContestantsChangeSeats(t *testing.T) {
	p := plan(t, 2)
	seeds := map[game.Seed]bool{}
	for i := range 4 {
		setup := p.setup(i)
		if medium := setup.Players[i%2]; medium.Level != game.Medium || medium.Name != "computer 1" {
			t.Errorf("match %d: the first contestant does not sit on seat %d: %+v", i, i%2, setup.Players)
		}
		seeds[setup.Seed] = true
	}
	if len(seeds) != 4 {
		t.Error("two matches have the same seed")
	}
}

func TestPlansAreChecked(t *testing.T) {
	p := plan(t, 0)
	if r := p.Check(); r == nil || r.Key != "simulate.matches" {
		t.Errorf("no matches: %v", r)
	}
	p = plan(t, 1)
	p.Levels = p.Levels[:1]
	if r := p.Check(); r == nil || r.Key != "simulate.seats" {
		t.Errorf("one seat: %v", r)
	}
	p = plan(t, 1)
	for key, options := range map[string]game.Options{
		"simulate.option": {"odds": 1},
		"simulate.range":  {"starter": 3},
	} {
		p.Options = options
		if r := p.Check(); r == nil || r.Key != key {
			t.Errorf("options %v: %v, want %s", options, r, key)
		}
	}
	p.Game, _ = catalog.Find("topsecret")
	p.Options = game.Options{"value1": 60}
	if r := p.Check(); r == nil || r.Key != "simulate.options" {
		t.Errorf("equal values: %v", r)
	}
	if _, err := Run(p, 1); err == nil {
		t.Error("a plan that cannot be played was run")
	}
}

// TestSeriesOfFour plays whole series at a table of four, of which each contestant sits on each seat.
func TestSeriesOfFour(t *testing.T) {
	p := plan(t, 8)
	p.Game, _ = catalog.Find("topsecret")
	p.Levels = []game.Level{game.Easy, game.Medium, game.Easy, game.Easy}
	p.Options = game.Options{"series": 1, "value5": 200}
	r, err := Run(p, 2)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Contestants) != 4 || len(r.Seats) != 4 || r.Options["series"] != 1 {
		t.Fatalf("%+v", r)
	}
	wins, shared, best := 0, 0, 0.0
	for i := range p.Levels {
		wins += r.Contestants[i].Wins - r.Seats[i].Wins
		shared += r.Contestants[i].Shared - r.Seats[i].Shared
		best = max(best, r.Contestants[i].Score.Mean)
	}
	if wins != 0 || shared != 0 {
		t.Errorf("contestants and seats have won differently often: %+v", r)
	}
	if best < 1200/4 || r.Decisions < 8*15*4*2 {
		t.Errorf("these are no series to 1200: %+v", r)
	}
}

// TestSharedWinsAreParts counts two matches, one of them shared by three of four.
func TestSharedWinsAreParts(t *testing.T) {
	p := plan(t, 2)
	p.Levels = make([]game.Level, 4)
	r := p.count([]outcome{{winners: game.SeatsOf(0, 1, 2), first: 0}, {winners: game.SeatsOf(1), first: 1}})
	first := r.Contestants[0]
	if first.Wins != 1 || first.Shared != 1 || math.Abs(first.Share.Mean-2.0/3) > 1e-9 {
		t.Errorf("the first contestant, who sat on seats 0 and 1: %+v", first)
	}
	if one := r.Seats[1]; one.Wins != 1 || one.Shared != 1 || r.Seats[3].Share.Mean != 0 {
		t.Errorf("seats: %+v", r.Seats)
	}
}

// TestIntervals holds the estimates against values worked out with published formulas: Wilson's interval of 5 of 10
// and of 0 of 10, and the normal one of 1, 2, 3, 4.
func TestIntervals(t *testing.T) {
	for _, c := range []struct {
		name      string
		got, want Estimate
	}{
		{"5 of 10", share(5, 10), Estimate{0.5, 0.2366, 0.7634}},
		{"0 of 10", share(0, 10), Estimate{0, 0, 0.2775}},
		{"1 to 4", mean([]float64{1, 2, 3, 4}), Estimate{2.5, 1.2348, 3.7652}},
		{"one value", mean([]float64{7}), Estimate{7, 7, 7}},
	} {
		for i, d := range []float64{c.got.Mean - c.want.Mean, c.got.Low - c.want.Low, c.got.High - c.want.High} {
			if math.Abs(d) > 1e-4 {
				t.Errorf("%s, value %d: %+v, want %+v", c.name, i, c.got, c.want)
			}
		}
	}
}

// TestSidesAreCounted plays GET ADLER!, in which a side wins or loses together: every match is won by one of the two,
// and a side's own level is played in place of the contestants'.
func TestSidesAreCounted(t *testing.T) {
	g, ok := catalog.Find("getadler")
	if !ok {
		t.Fatal("the catalogue has no getadler")
	}
	p := Plan{
		Game: g, Levels: make([]game.Level, 5), Matches: 8, Seed: 5,
		Sides:  map[string]game.Level{"villains": game.Medium},
		Budget: func(game.Level) bots.Budget { return bots.Budget{Iterations: 5} },
	}
	r, err := Run(p, 2)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Sides) != 2 || r.Sides[0].Wins+r.Sides[1].Wins != p.Matches || r.Draws != 0 {
		t.Errorf("sides %+v of %d matches, %d draws", r.Sides, p.Matches, r.Draws)
	}
	if easy, medium := r.Sides[0].Levels, r.Sides[1].Levels; !reflect.DeepEqual(easy, []string{"easy"}) ||
		!reflect.DeepEqual(medium, []string{"medium"}) {
		t.Errorf("heroes play as %v, villains as %v", easy, medium)
	}
	p.Sides = map[string]game.Level{"spies": game.Easy}
	if refusal := p.Check(); refusal == nil || refusal.Key != "simulate.side" {
		t.Errorf("a side that the game has not: %v", refusal)
	}
}
