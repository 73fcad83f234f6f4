package topsecretbot

import (
	"context"
	"math"
	"math/rand/v2"
	"strconv"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/botstest"
	"safehouse/game/search"
	"safehouse/game/topsecret"
)

// players are those whose play a way copies.
var players = map[style]bots.Player{
	styleEasy:   bots.OfLevel(game.Easy),
	styleThumb:  {Kind: bots.Thumb},
	styleGreedy: {Kind: bots.Greedy},
}

// table starts a match of that many.
func table(t *testing.T, seats int, seed uint64, options game.Options) *topsecret.Match {
	t.Helper()
	setup := game.Setup{Seed: game.SeedOf(seed), Players: make([]game.Player, seats), Options: options}
	for i := range setup.Players {
		setup.Players[i].Name = strconv.Itoa(i)
	}
	m, err := game.NewMatch(topsecret.Rules{}, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestWaysAreThoseOfPlayers holds what a way is said to like against what the player does who plays so, over random
// games.
func TestWaysAreThoseOfPlayers(t *testing.T) {
	const draws = 300
	for w, p := range players {
		rng := rand.New(rand.NewPCG(uint64(w), 1))
		for n := range 4 {
			m := table(t, 3+n, uint64(n), nil)
			for m.ToAct() != 0 {
				seat := m.ToAct().First()
				v := m.View(seat)
				if v.Phase == topsecret.PhaseChoose && len(v.Moves) > 1 && rng.IntN(6) == 0 {
					s, _ := look(&v)
					danger := s.threats()
					var likes weights
					s.policy(w, int(seat), &danger, &likes)
					var made [kinds]int
					for range draws {
						made[v.Played(new(Memory).Choose(context.Background(), &v, bots.Question{Player: p}, rng).Move)]++
					}
					sum := int32(0)
					for _, n := range likes {
						sum += n
					}
					for k, n := range made {
						chance := float64(likes[k]) / float64(sum)
						if diff := math.Abs(float64(n)/draws - chance); diff > 0.002+5*math.Sqrt(chance*(1-chance)/draws) {
							t.Errorf("%v plays kind %d in %d of %d cases, the way says %.3f: %v", p, k, n, draws, chance, likes)
						}
					}
				}
				if err := m.Submit(seat, v.Moves[rng.IntN(len(v.Moves))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// remember gives what a seat was told in a match.
func remember(m *topsecret.Match, seat game.Seat) *Memory {
	var memory Memory
	for _, step := range m.Seen(seat, 0) {
		memory.Hear(step.Events(), step.After())
	}
	return &memory
}

// reading plays matches between a random seat and players of known ways, and counts in how many of them the first seat
// knows at the end how each of them plays.
func reading(t *testing.T, matches int, rivals []bots.Player, want []style) (right []int) {
	t.Helper()
	seated := append([]bots.Player{{Kind: bots.Random}}, rivals...)
	right = make([]int, len(rivals))
	var others game.Seats
	for rival := range rivals {
		others = others.With(game.Seat(rival + 1))
	}
	for n := range matches {
		m := table(t, len(seated), uint64(n), nil)
		for made := 0; m.ToAct() != 0; made++ {
			seat := m.ToAct().First()
			v := m.View(seat)
			q := bots.Question{Player: seated[seat]}
			if err := m.Submit(seat, new(Memory).Choose(context.Background(), &v, q,
				bots.Stream(game.SeedOf(uint64(n)), seat, made)).Move); err != nil {
				t.Fatal(err)
			}
		}
		memory := remember(m, 0)
		if len(memory.turns) == 0 {
			t.Fatal("nothing is remembered")
		}
		all := memory.read(context.Background(), others, answerWorlds, search.NewDice(rand.New(rand.NewPCG(1, uint64(n)))))
		for rival, w := range want {
			likeliest := styleAhead
			b := all[rival+1]
			for other := range styles {
				if b[other] > b[likeliest] {
					likeliest = other
				}
			}
			if likeliest == w {
				right[rival]++
			}
		}
	}
	return right
}

// TestRivalsAreRead lets players of known ways play matches, at tables of all kinds of players and of one kind, and
// requires a seat that remembers a match to know at the end how each of them plays, and one that does not to think
// nothing new.
func TestRivalsAreRead(t *testing.T) {
	t.Parallel()
	matches := botstest.Size(2, 4)
	searcher := bots.Player{Kind: bots.ISMCTS, Iterations: 1000}
	for _, c := range []struct {
		rivals []bots.Player
		want   []style
	}{
		{
			[]bots.Player{bots.OfLevel(game.Easy), bots.OfLevel(game.Medium), {Kind: bots.Thumb}, {Kind: bots.Greedy},
				{Kind: bots.Random}},
			[]style{styleEasy, styleAhead, styleThumb, styleGreedy, styleEqual},
		},
		{[]bots.Player{searcher, searcher, searcher}, []style{styleSearch, styleSearch, styleSearch}},
	} {
		right := reading(t, matches, c.rivals, c.want)
		t.Logf("of %d matches each was read rightly in %v", matches, right)
		for rival, n := range right {
			if n < matches-1 {
				t.Errorf("%v is read rightly in %d of %d matches only", c.rivals[rival], n, matches)
			}
		}
	}
	rivals := game.SeatsOf(1, 2, 4)
	none := new(Memory).read(context.Background(), rivals, answerWorlds, search.NewDice(rand.New(rand.NewPCG(1, 1))))
	for seat, b := range none {
		for w, n := range b {
			want := firstBelief[w]
			if !rivals.Has(game.Seat(seat)) {
				want = 0
			}
			if diff := n - want; diff < -int64(styles) || diff > int64(styles) {
				t.Errorf("without a memory it thinks of seat %d %v", seat, b)
				break
			}
		}
	}
}

// TestRivalsTellOfEachOther requires one of whom nothing is known to be thought likelier to play as others at the table
// do, and one who clearly plays otherwise to be known for it.
func TestRivalsTellOfEachOther(t *testing.T) {
	var nothing belief
	for w := range nothing {
		nothing[w] = certain / int64(styles)
	}
	clearly := func(w style) (b belief) {
		for other := range b {
			b[other] = beliefLeast
		}
		b[w] = certain
		return b
	}
	shown := [game.MaxSeats]belief{1: clearly(styleThumb), 2: clearly(styleThumb), 3: clearly(styleGreedy), 4: nothing}
	all := together(&shown, game.SeatsOf(1, 2, 3, 4))
	for seat, w := range map[int]style{1: styleThumb, 2: styleThumb, 3: styleGreedy} {
		if all[seat][w] < surely {
			t.Errorf("seat %d is thought to play as it has shown with a chance of %d in %d only: %v", seat, all[seat][w],
				certain, all[seat])
		}
	}
	if n := all[4][styleThumb]; n < 2*firstBelief[styleThumb] || n > surely || all[4][styleEqual] < certain/20 {
		t.Errorf("of seat 4, which has shown nothing, it thinks %v", all[4])
	}
}

// TestMemoryIsBounded plays a series and requires the last turns to be remembered, each as it stood and was played.
func TestMemoryIsBounded(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	m := table(t, 3, 1, game.Options{topsecret.OptionSeries: 1})
	var begun []safes
	for turn := 0; m.ToAct() != 0; {
		if v := m.View(0); v.Phase == topsecret.PhaseChoose && 100*v.Game+v.Turn > turn {
			turn = 100*v.Game + v.Turn
			s, _ := look(&v)
			begun = append(begun, s)
		}
		seat := m.ToAct().First()
		v := m.View(seat)
		if err := m.Submit(seat, v.Moves[rng.IntN(len(v.Moves))]); err != nil {
			t.Fatal(err)
		}
	}
	memory := remember(m, 1)
	if len(memory.turns) != memoryTurns || len(begun) <= memoryTurns {
		t.Fatalf("%d turns of %d are remembered", len(memory.turns), len(begun))
	}
	for i, p := range memory.turns {
		at := begun[len(begun)-memoryTurns+i]
		if p.table != at {
			t.Errorf("turn %d is remembered as %+v, it was %+v", i, p.table, at)
		}
		for seat := range at.seats {
			if !at.hands[seat].has(p.picks[seat]) {
				t.Errorf("turn %d: seat %d is remembered to have played what it did not hold", i, seat)
			}
		}
	}
}

// TestWhoRemembersBeatsTheRuleOfThumb seats an Expert that remembers among three who play by the rule of thumb, with a
// small budget, and requires more than its fair share of wins.
func TestWhoRemembersBeatsTheRuleOfThumb(t *testing.T) {
	t.Parallel()
	// By chance alone a player of a fair share would win so many in 1 of 70 such tests.
	const matches, seats, enough = 12, 4, 7
	won := 0.0
	for n := uint64(0); n < matches && won < enough; n++ {
		m := table(t, seats, 100+n, nil)
		expert := game.Seat(n % seats)
		var memory Memory
		for heard := 0; m.ToAct() != 0; {
			seat := m.ToAct().First()
			v := m.View(seat)
			q := bots.Question{Player: bots.Player{Kind: bots.Thumb}}
			if seat == expert {
				for _, step := range m.Seen(seat, heard) {
					memory.Hear(step.Events(), step.After())
				}
				heard = m.Len()
				q = bots.Question{Player: bots.OfLevel(game.Expert), Budget: bots.Budget{{Topic: topicCard, Work: 60}}}
			}
			rng := bots.Stream(game.SeedOf(n), seat, m.Len())
			if err := m.Submit(seat, memory.Choose(context.Background(), &v, q, rng).Move); err != nil {
				t.Fatal(err)
			}
		}
		if v := m.View(game.Public); v.Winners.Has(expert) {
			won += 1 / float64(v.Winners.Len())
		}
	}
	if won < enough {
		t.Errorf("won %.1f of %d at a table of %d", won, matches, seats)
	}
}
