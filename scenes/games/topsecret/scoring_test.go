package topsecret

import (
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/games/topsecret/designs"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// scoredMatch plays a match by random moves until so many games are over, or the match is.
func scoredMatch(t *testing.T, setup game.Setup, games int) *topsecret.Match {
	t.Helper()
	m := newMatch(t, setup)
	rng := rand.New(rand.NewPCG(uint64(setup.Seed[0]), uint64(len(setup.Players))))
	for !m.Standing().Over {
		v := m.View(m.ToAct().First())
		if v.Game > games {
			break
		}
		tabletest.Make(t, m, v.Viewer, usual(rng, &v).String())
	}
	return m
}

// usual is a move that banks and calls more often than not.
func usual(rng *rand.Rand, v *topsecret.View) topsecret.Move {
	if v.Phase != topsecret.PhaseChoose && rng.IntN(3) > 0 {
		return v.Moves[0]
	}
	return v.Moves[rng.IntN(len(v.Moves))]
}

// top is the score that has the screen.
func (r *room) top() *scoring {
	r.T.Helper()
	if !r.Scoring() {
		r.T.Fatal("no score on the screen")
	}
	return &r.screen.end
}

// toScore shows the match as far as the score of that game, or of the last.
func (r *room) toScore(number int) {
	r.T.Helper()
	for range 4000 {
		v := r.shown()
		switch {
		case r.Scoring() && (v.Game == number || v.Over):
			return
		case r.Scoring():
			r.counted()
			if !r.Click("next") {
				r.T.Fatal("no way on to the next game")
			}
		default:
			r.Skip()
			r.Wait(1)
		}
	}
	r.T.Fatalf("there was no score of game %d", number)
}

// counted brings the count to its end by a press, and waits until buttons can be pressed.
func (r *room) counted() {
	r.T.Helper()
	r.Wait(70)
	r.Click("all")
	r.Wait(70)
	if !r.top().score.Done() {
		r.T.Fatal("a press does not end the count")
	}
	r.Wait(r.Stage.Ticks(3000)) // Who has won is seen, and goes.
}

func TestWhatIsCountedComesToThePointsOfTheRules(t *testing.T) {
	fines, shared := 0, 0
	for _, kinds := range []string{"pe", "eee", "pppp", "epeee", "pppppp"} {
		for seed := range uint64(4) {
			options := []string{topsecret.OptionCalled}
			if seed%2 == 0 {
				options = append(options, topsecret.OptionSeries)
			}
			r := newRoom(t, words.English, 1280, 720)
			m := scoredMatch(t, tabletest.Setup(kinds, seed, options...), 2)
			r.open(m, false)
			r.toScore(1)
			for {
				s := r.top()
				r.counted()
				v := s.now()
				sheet := s.describe(s.score)
				for i := range v.Players[:v.Seats] {
					p, counts := &v.Players[i], sheet.Counts[i]
					fines += p.Fines
					if got := s.score.Sum(game.Seat(i)); got != p.Points {
						t.Errorf("%s %d: game %d counts %d for seat %d, the rules %d", kinds, seed, v.Game, got, i, p.Points)
					}
					if worth(v, singlesOf(p), 1) != counts[lineSingles].Points ||
						worth(v, couplesOf(p), 2) != counts[linePairs].Points {
						t.Errorf("%s %d: the cards of seat %d are not what is counted", kinds, seed, i)
					}
					if figure := s.score.Figure(p.Series); v.Series && !slices.ContainsFunc(r.Draw(),
						func(it display.Item) bool { return it.Text == figure }) {
						t.Errorf("%s %d: nothing says that seat %d has %s in the series", kinds, seed, i, figure)
					}
				}
				if v.GameWinners.Len() > 1 {
					shared++
				}
				if v.Over || v.Game == 2 {
					break
				}
				r.Click("next")
				r.toScore(2)
			}
		}
	}
	if fines == 0 {
		t.Error("nobody was fined in any match")
	}
}

// worth is what cards come to that are counted so many times; a special agent beside a document counts as it does
// (T18).
func worth(v *topsecret.View, cards []topsecret.Kind, times int) (points int) {
	for i, k := range cards {
		if k == topsecret.Agent && times == 2 {
			k = cards[i-1]
		}
		points += v.Value(k) * times
	}
	return points
}

func TestTheCountIsAFunctionOfTheTick(t *testing.T) {
	r := newRoom(t, words.French, 1280, 720)
	r.open(scoredMatch(t, tabletest.Setup("pppp", 2, topsecret.OptionSeries), 2), false)
	r.toScore(2)
	s := r.top()
	last := [game.MaxSeats]int{}
	ticks := 0
	for ; !s.score.Done() && ticks < 2000; ticks++ {
		r.Wait(1)
		for i := range s.now().Seats {
			n := s.score.Sum(game.Seat(i))
			if n < last[i] {
				t.Fatalf("seat %d counts back from %d to %d", i, last[i], n)
			}
			last[i] = n
		}
	}
	if ticks < 60 || ticks > 600 {
		t.Errorf("the count takes %d ticks", ticks)
	}
}

func TestTheNextGameFollowsItsPredecessorsScore(t *testing.T) {
	for _, byKey := range []bool{false, true} {
		r := newRoom(t, words.English, 1280, 720)
		r.open(scoredMatch(t, tabletest.Setup("pe", 5, topsecret.OptionSeries), 1), false)
		r.toScore(1)
		r.counted()
		if _, ok := r.Hot("rematch"); ok {
			t.Error("a rematch is offered while the series goes on")
		}
		if byKey {
			r.Key(input.Confirm)
		} else {
			r.Click("next")
		}
		r.Wait(1)
		if r.Scoring() {
			t.Fatalf("by key %v: the score stays", byKey)
		}
		for range 600 {
			if r.MayAnswer() && !r.Busy() {
				break
			}
			r.Wait(1)
		}
		if v := r.shown(); v.Game != 2 || v.Phase != topsecret.PhaseChoose || !r.MayAnswer() {
			t.Errorf("by key %v: game %d, phase %d, asked %v", byKey, v.Game, v.Phase, r.MayAnswer())
		}
	}
}

func TestComputersAloneGoOnWithTheSeriesByThemselves(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.open(scoredMatch(t, tabletest.Setup("eee", 5, topsecret.OptionSeries), 1), false)
	r.toScore(1)
	for range 3000 {
		if !r.Scoring() {
			return
		}
		r.Wait(1)
	}
	t.Error("the score of the first game stays")
}

func TestASeriesIsResumedAtTheNextGamesTable(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.open(scoredMatch(t, tabletest.Setup("pe", 5, topsecret.OptionSeries), 2), true)
	r.Wait(5)
	if v := r.shown(); r.Scoring() || v.Game != 3 {
		t.Errorf("score %v, game %d", r.Scoring(), v.Game)
	}
}

func TestARematchFollowsTheLastScore(t *testing.T) {
	for _, options := range [][]string{nil, {topsecret.OptionSeries}} {
		for _, id := range []string{"rematch", "tomenu"} {
			r := newRoom(t, words.English, 1280, 720)
			r.open(scoredMatch(t, tabletest.Setup("pe", 5, options...), 100), true)
			r.Wait(70)
			if !r.top().score.Done() {
				t.Error("what was over is counted again")
			}
			if !r.Click(id) {
				t.Fatalf("%q cannot be pressed", id)
			}
			if _, ok := r.Stack.Top().(*stagetest.Blank); !ok {
				t.Errorf("%q leads to %T", id, r.Stack.Top())
			}
		}
	}
}

func TestTheEndSoundsAsItIsForOnePerson(t *testing.T) {
	heard := map[sound.Cue]bool{}
	for seed := range uint64(8) {
		r := newRoom(t, words.English, 1280, 720)
		r.open(scoredMatch(t, tabletest.Setup("pe", seed), 1), false)
		r.toScore(1)
		r.Cues = nil
		r.counted()
		want := sound.Lose
		switch v := r.shown(); {
		case v.Winners.Len() == 2:
			want = sound.Tie
		case v.Winners.Has(0):
			want = sound.Win
		}
		found := false
		for _, c := range r.Cues {
			found = found || c == want
		}
		if !found {
			t.Errorf("seed %d: heard %v, not %v", seed, r.Cues, want)
		}
		heard[want] = true
	}
	if !heard[sound.Win] || !heard[sound.Lose] {
		t.Errorf("the matches ended with %v only", heard)
	}
}

func TestNumbersHaveATrueMinusAndThousandsApart(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.open(scoredMatch(t, tabletest.Setup("pe", 5), 1), false)
	r.toScore(1)
	s := r.top()
	for lang, want := range map[words.Lang][]string{
		words.English: {"0", "\u2212150", "1,200", "\u221212,030"},
		words.French:  {"0", "\u2212150", "1\u202f200", "\u221212\u202f030"},
	} {
		r.Stage.Lang = lang
		for i, n := range []int{0, -150, 1200, -12030} {
			if got := s.score.Figure(n); got != want[i] {
				t.Errorf("%s: %d is written %q", lang, n, got)
			}
		}
	}
}

// While it is counted every seat has its face, bars grow, no sum goes back, a cup stands beside the only seat that
// leads, and that seat is in the safe.
func TestTheCountIsToldBarByBar(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	m := scoredMatch(t, tabletest.Setup("eeee", 5), 1)
	r.open(m, false)
	r.toScore(1)
	end := r.top().score
	cups, sums, wide := map[bool]int{}, [game.MaxSeats]int{}, 0.0
	for n := 0; !end.Done(); n++ {
		if n > 2000 {
			t.Fatal("the count does not end")
		}
		best, alone, shown, safes, marks, bars := -1, false, 0, 0, 0, 0.0
		for seat := range game.Seat(4) {
			sum := end.Sum(seat)
			if sum < sums[seat] {
				t.Fatalf("the sum of seat %d goes back from %d to %d", seat, sums[seat], sum)
			}
			sums[seat] = sum
			alone = sum != best && (sum > best || alone)
			best = max(best, sum)
		}
		for _, it := range r.Draw() {
			switch {
			case it.Kind == display.CardFace && it.Face.Design == designs.Window:
				shown++
			case it.Kind == display.CardFace && it.Face.Design == designs.Safe:
				safes++
			case it.Kind == display.Symbol && it.Icon == display.IconTrophy:
				marks++
			case it.Kind == display.Border && it.Width < 4:
				bars += it.Box.W
			}
		}
		if shown != 4 || marks > 1 || alone != (marks == 1) || alone != (safes == 1) {
			t.Fatalf("tick %d: %d faces, %d cups, %d safes, alone ahead %v of %v", n, shown, marks, safes, alone, sums[:4])
		}
		if bars < wide {
			t.Fatalf("tick %d: the bars shrink from %.1f to %.1f", n, wide, bars)
		}
		wide = bars
		cups[alone]++
		r.Wait(1)
	}
	if cups[true] == 0 || wide == 0 {
		t.Errorf("somebody led for %d ticks, bars are %.1f wide", cups[true], wide)
	}
}
