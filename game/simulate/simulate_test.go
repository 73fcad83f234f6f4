package simulate

import (
	"context"
	"errors"
	"math"
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

// players are those of some levels.
func players(levels ...game.Level) []bots.Player {
	var all []bots.Player
	for _, l := range levels {
		all = append(all, bots.OfLevel(l))
	}
	return all
}

func plan(t *testing.T, matches int) Plan {
	t.Helper()
	g, ok := catalog.Find("kompromat")
	if !ok {
		t.Fatal("the catalogue has no kompromat")
	}
	return Plan{
		Game: g, Players: players(game.Medium, game.Easy), Matches: matches, Seed: 3,
		Budget: func(bots.Player) bots.Budget { return bots.Budget{{Topic: "turn", Work: 5}} },
	}
}

func TestResultDoesNotDependOnWorkers(t *testing.T) {
	p := plan(t, 6)
	alone, err := Run(context.Background(), p, 1)
	if err != nil {
		t.Fatal(err)
	}
	together, err := Run(context.Background(), p, 5)
	if err != nil || !reflect.DeepEqual(alone, together) {
		t.Errorf("one worker: %+v\nfive: %+v, %v", alone, together, err)
	}
	if n := alone.Contestants[0].Wins + alone.Contestants[1].Wins + alone.Draws; n != p.Matches ||
		alone.Decisions < p.Matches*6 {
		t.Errorf("%d results of %d matches: %+v", n, p.Matches, alone)
	}
	p.Seed++
	other, err := Run(context.Background(), p, 2)
	if err != nil || reflect.DeepEqual(alone, other) {
		t.Errorf("another seed gives the same: %v", err)
	}
}

// TestDealsArePaired requires every deal to be played once from each place of the contestants, and no oftener: alike
// contestants and sides that say who plays come back to the same seating sooner.
func TestDealsArePaired(t *testing.T) {
	p := plan(t, 8)
	for i := range p.Matches {
		setup := p.setup(i)
		if medium := setup.Players[i%2]; medium.Level != game.Medium || medium.Name != "computer 1" {
			t.Errorf("match %d: the first contestant does not sit on seat %d: %+v", i, i%2, setup.Players)
		}
		if pair := p.setup(i &^ 1); setup.Seed != pair.Seed {
			t.Errorf("match %d has not the deal of its pair", i)
		}
		if next := p.setup(i + 2); setup.Seed == next.Seed {
			t.Errorf("match %d has the deal of the next pair", i)
		}
	}
	p.Game, _ = catalog.Find("getadler")
	for _, c := range []struct {
		name   string
		levels []game.Level
		sides  map[string]bots.Player
		turns  int
	}{
		{"one against three", []game.Level{game.Expert, game.Easy, game.Easy, game.Easy}, nil, 4},
		{"two against two", []game.Level{game.Expert, game.Easy, game.Expert, game.Easy}, nil, 2},
		{"all alike", []game.Level{game.Easy, game.Easy, game.Easy, game.Easy, game.Easy}, nil, 1},
		{"one side", []game.Level{game.Easy, game.Medium, game.Easy, game.Easy}, map[string]bots.Player{"heroes": {}}, 4},
		{"both sides", []game.Level{game.Easy, game.Medium, game.Easy, game.Easy},
			map[string]bots.Player{"heroes": {}, "villains": {}}, 1},
	} {
		p.Players, p.Sides = players(c.levels...), c.sides
		if got := p.turns(); got != c.turns {
			t.Errorf("%s: a deal is played %d times, want %d", c.name, got, c.turns)
		}
	}
}

// TestProgressAndEnd counts the matches as they are told, and ends a run that is cancelled.
func TestProgressAndEnd(t *testing.T) {
	p := plan(t, 6)
	told := 0
	p.Progress = func(matches int) {
		if told++; matches != told {
			t.Errorf("match %d is told as %d", told, matches)
		}
	}
	if _, err := Run(context.Background(), p, 3); err != nil || told != p.Matches {
		t.Errorf("%d of %d matches were told: %v", told, p.Matches, err)
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Run(ended, p, 2); !errors.Is(err, context.Canceled) {
		t.Errorf("a run that was cancelled: %v", err)
	}
}

func TestPlansAreChecked(t *testing.T) {
	p := plan(t, 0)
	if r := p.Check(); r == nil || r.Key != "simulate.matches" {
		t.Errorf("no matches: %v", r)
	}
	p = plan(t, 1)
	p.Players = p.Players[:1]
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
	if _, err := Run(context.Background(), p, 1); err == nil {
		t.Error("a plan that cannot be played was run")
	}
}

// TestSeriesOfFour plays whole series at a table of four, of which each contestant sits on each seat.
func TestSeriesOfFour(t *testing.T) {
	p := plan(t, 8)
	p.Game, _ = catalog.Find("topsecret")
	p.Players = players(game.Easy, game.Medium, game.Easy, game.Easy)
	p.Options = game.Options{"series": 1, "value5": 70}
	r, err := Run(context.Background(), p, 2)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Contestants) != 4 || len(r.Seats) != 4 || r.Options["series"] != 1 {
		t.Fatalf("%+v", r)
	}
	wins, shared, best := 0, 0, 0.0
	for i := range p.Players {
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
	p.Players = make([]bots.Player, 4)
	r := p.count([]outcome{{winners: game.SeatsOf(0, 1, 2), first: 0}, {winners: game.SeatsOf(1), first: 1}})
	first := r.Contestants[0]
	if first.Wins != 1 || first.Shared != 1 || first.Won.Mean != 1 || math.Abs(first.Share.Mean-2.0/3) > 1e-9 {
		t.Errorf("the first contestant, who sat on seats 0 and 1: %+v", first)
	}
	if one := r.Seats[1]; one.Wins != 1 || one.Shared != 1 || r.Seats[3].Share.Mean != 0 {
		t.Errorf("seats: %+v", r.Seats)
	}
}

// TestARegularStudiesLikeItsLevel wants worked out beforehand what an expert may know, also where it has a temper.
func TestARegularStudiesLikeItsLevel(t *testing.T) {
	p := plan(t, 2)
	for id, studies := range map[string]bool{"ottilia": true, "finch": false} {
		who, _ := bots.ParsePlayer(id)
		p.Players, p.Sides = []bots.Player{bots.OfLevel(game.Easy), who}, nil
		seated := p.expert()
		p.Players, p.Sides = players(game.Easy, game.Easy), map[string]bots.Player{"heroes": who}
		if seated != studies || p.expert() != studies {
			t.Errorf("%s studies: %v on a seat, %v on a side", id, seated, p.expert())
		}
	}
}

// TestIntervals holds the estimates against values worked out with published formulas: Wilson's interval of 5 of 10
// and of 0 of 10, the normal one of 1, 2, 3, 4, and the cluster-robust one of the pairs (1, 3) and (2, 8).
func TestIntervals(t *testing.T) {
	wins := func(won, of int) []float64 {
		parts := make([]float64, of)
		for i := range won {
			parts[i] = 1
		}
		return parts
	}
	for _, c := range []struct {
		name      string
		got, want Estimate
	}{
		{"5 of 10", wilson(0.5, 10), Estimate{0.5, 0.2366, 0.7634}},
		{"0 of 10", share(wins(0, 10), 1), Estimate{0, 0, 0.2775}},
		{"1 to 4", mean([]float64{1, 2, 3, 4}, 1), Estimate{2.5, 1.2348, 3.7652}},
		{"two pairs", mean([]float64{1, 3, 2, 8}, 2), Estimate{3.5, 0.5601, 6.4399}},
		{"pairs alike in sum", mean([]float64{1, 3, 3, 1}, 2), Estimate{2, 2, 2}},
		{"one value", mean([]float64{7}, 1), Estimate{7, 7, 7}},
	} {
		for i, d := range []float64{c.got.Mean - c.want.Mean, c.got.Low - c.want.Low, c.got.High - c.want.High} {
			if math.Abs(d) > 1e-4 {
				t.Errorf("%s, value %d: %+v, want %+v", c.name, i, c.got, c.want)
			}
		}
	}
}

// TestPairsNarrowTheInterval counts the same wins once as pairs in which either player wins its better seat, once as
// pairs that one player wins both times: the first say more about the players than unpaired matches, the second less.
func TestPairsNarrowTheInterval(t *testing.T) {
	var split, swept []float64
	for i := range 40 {
		split = append(split, float64(i%2))
		swept = append(swept, float64(i/2%2))
	}
	split[1] = 0
	width := func(e Estimate) float64 { return e.High - e.Low }
	unpaired := width(share(split, 1))
	if a, b := width(share(split, 2)), width(share(swept, 2)); a > unpaired/2 || b < unpaired*1.2 {
		t.Errorf("widths: %.3f of split pairs, %.3f of swept ones, %.3f unpaired", a, b, unpaired)
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
		Game: g, Players: make([]bots.Player, 5), Matches: 8, Seed: 5,
		Sides:  map[string]bots.Player{"villains": bots.OfLevel(game.Medium)},
		Budget: func(bots.Player) bots.Budget { return bots.Budget{{Topic: "turn", Work: 5}} },
	}
	r, err := Run(context.Background(), p, 2)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Sides) != 2 || r.Sides[0].Wins+r.Sides[1].Wins != p.Matches || r.Draws != 0 {
		t.Errorf("sides %+v of %d matches, %d draws", r.Sides, p.Matches, r.Draws)
	}
	if easy, medium := r.Sides[0].Players, r.Sides[1].Players; !reflect.DeepEqual(easy, []string{"easy"}) ||
		!reflect.DeepEqual(medium, []string{"medium"}) {
		t.Errorf("heroes play as %v, villains as %v", easy, medium)
	}
	p.Sides = map[string]bots.Player{"spies": bots.OfLevel(game.Easy)}
	if refusal := p.Check(); refusal == nil || refusal.Key != "simulate.side" {
		t.Errorf("a side that the game has not: %v", refusal)
	}
}
