package topsecret

import (
	"fmt"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

func TestNothingOfTheScoreIsCutOrOverlaps(t *testing.T) {
	met := 0
	for _, kinds := range []string{"pe", "ppp", "epee", "eeeee", "pppppp"} {
		for _, options := range [][]string{nil, {topsecret.OptionCalled}, {topsecret.OptionSeries},
			{topsecret.OptionCalled, topsecret.OptionSeries}} {
			m := scoredMatch(t, tabletest.Setup(kinds, 3, options...), 4)
			for i, reader := range stagetest.Readers() {
				// The last score, and one between two games, meet every reader in turn.
				over := (met+i)%2 == 0
				t.Run(fmt.Sprintf("%s %v %v over %v", kinds, options, reader, over), func(t *testing.T) {
					r := newRoom(t, reader.Lang, reader.W, reader.H)
					reader.Sit(r.Stage)
					r.open(m, false)
					number := 1 + i%3
					if over {
						number = 4
					}
					r.toScore(number)
					r.Wait(70)
					r.MustFit()
					r.counted()
					r.MustFit()
					r.mustShow()
					if r.Click("chart") {
						r.MustFit()
					}
				})
			}
			met++
		}
	}
}

// mustShow looks for what is never left out: each seat's sum, a trophy for each winner, and a primary button.
func (r *room) mustShow() {
	r.T.Helper()
	s := r.top()
	v := s.now()
	trophies := 0
	written := map[string]int{}
	for _, it := range r.Draw() {
		written[it.Text]++
		if it.Kind == display.Symbol && it.Icon == display.IconTrophy {
			trophies++
		}
	}
	for i := range v.Seats {
		if text := s.score.Figure(v.Players[i].Points); written[text] == 0 {
			r.T.Errorf("no sum of %s for seat %d", text, i)
		}
	}
	if trophies < v.GameWinners.Len() {
		r.T.Errorf("%d trophies for %d winners", trophies, v.GameWinners.Len())
	}
	if written[s.verdict(v)] == 0 {
		r.T.Errorf("nothing says %q", s.verdict(v))
	}
	id := "next"
	if v.Over {
		id = "rematch"
	}
	if _, ok := r.Hot(id); !ok {
		r.T.Errorf("no %q", id)
	}
}

// Under other cards a card shows its corner, which tells its value, however the match is set up.
func TestEveryOpenedCardShowsItsCorner(t *testing.T) {
	piles := [game.MaxSeats]struct {
		singles       topsecret.Counts
		pairs, jokers [topsecret.Ranks]int
	}{
		{topsecret.Counts{0, 1, 2, 1, 1, 2}, [topsecret.Ranks]int{0, 1, 1, 0, 1}, [topsecret.Ranks]int{0, 0, 0, 0, 1}},
		{topsecret.Counts{0, 1, 0, 1}, [topsecret.Ranks]int{1, 1, 1, 1, 1}, [topsecret.Ranks]int{}},
		{topsecret.Counts{0, 0, 1, 2, 1, 1, 1}, [topsecret.Ranks]int{1}, [topsecret.Ranks]int{}},
		{topsecret.Counts{0, 2, 2, 2, 1, 2, 1}, [topsecret.Ranks]int{}, [topsecret.Ranks]int{}},
		{topsecret.Counts{0, 0, 1}, [topsecret.Ranks]int{1, 1, 0, 1}, [topsecret.Ranks]int{1}},
		{topsecret.Counts{0, 1, 1, 1, 1, 1}, [topsecret.Ranks]int{1, 1, 0, 0, 1}, [topsecret.Ranks]int{}},
	}
	for _, kinds := range []string{"pe", "epee", "pppppp"} {
		for _, options := range [][]string{nil, {topsecret.OptionCalled, topsecret.OptionSeries}} {
			m := scoredMatch(t, tabletest.Setup(kinds, 3, options...), 1)
			for _, size := range sizes {
				r := newRoom(t, words.English, size.w, size.h)
				r.open(m, false)
				r.toScore(1)
				s := r.top()
				v := s.now()
				for i := range v.Players[:v.Seats] {
					p := &v.Players[i]
					p.Singles, p.Pairs, p.JokerPairs = piles[i].singles, piles[i].pairs, piles[i].jokers
					p.SinglesCount, p.PairsCount = len(singlesOf(p)), len(couplesOf(p))
				}
				s.score.Resumed()
				var before display.Rect
				for _, it := range r.Draw() {
					if it.Kind != display.CardFace {
						before = display.Rect{}
						continue
					}
					seen, least := it.Box.X-before.X, min(s.corner(it.Box.W), r.Stage.Metrics.Floor(display.Poster)*1.2)
					if !before.Empty() && seen < least*0.99 {
						t.Errorf("%s %v %vx%v: %.1f pixels of the card at %v are seen, not %.1f", kinds, options, size.w, size.h, seen,
							before, least)
					}
					before = it.Box
				}
			}
		}
	}
}

func TestTwentyCardsFitIntoAPile(t *testing.T) {
	r := newRoom(t, words.English, 1024, 640)
	r.open(scoredMatch(t, tabletest.Setup("pppppp", 3, topsecret.OptionCalled), 1), false)
	r.toScore(1)
	s := r.top()
	var p topsecret.Player
	for k := topsecret.Document1; k <= topsecret.Agent; k++ {
		p.Singles[k] = 3
		p.SinglesCount += 3
	}
	p.Singles[topsecret.Document1] = 5
	p.SinglesCount += 2
	p.Pairs = [topsecret.Ranks]int{2, 2, 2, 1, 2}
	p.JokerPairs[0] = 1
	for _, wide := range []float64{140, 200, 300, 700} {
		room := display.Rect{X: 10, Y: 10, W: wide, H: 50}
		singles, couples := singlesOf(&p), couplesOf(&p)
		for name, cards := range map[string][]tabletop.Laid{"fan": s.laid(singles, room, s.fan(singles)),
			"couples": s.laid(couples, room, s.couples)} {
			if len(cards) != 20 {
				t.Fatalf("%d cards", len(cards))
			}
			for i, c := range cards {
				if c.Box.X < room.X-0.01 || c.Box.X+c.Box.W > room.X+room.W+0.01 {
					t.Errorf("%s in %v: card %d lies from %v to %v", name, wide, i, c.Box.X, c.Box.X+c.Box.W)
				}
				if i > 0 && c.Box.X < cards[i-1].Box.X+1 {
					t.Errorf("%s in %v: card %d hides the one before it", name, wide, i)
				}
			}
		}
	}
}

func TestAScoreTakesNoMemory(t *testing.T) {
	for _, options := range [][]string{nil, {topsecret.OptionCalled, topsecret.OptionSeries}} {
		for _, size := range sizes {
			r := newRoom(t, words.French, size.w, size.h)
			r.open(scoredMatch(t, tabletest.Setup("pppppp", 3, options...), 3), false)
			r.toScore(3)
			frame := func(what string) {
				t.Helper()
				n := testing.AllocsPerRun(5, func() {
					r.List.Reset()
					r.Stack.Top().Draw(&r.List)
				})
				if n != 0 {
					t.Errorf("%vx%v: a frame of %s takes memory %v times", size.w, size.h, what, n)
				}
			}
			r.Wait(70)
			frame("the count")
			r.counted()
			frame("the score")
			if r.Click("chart") {
				frame("the chart")
			}
		}
	}
}

func TestTheKeyboardReachesAllOfTheScore(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.open(scoredMatch(t, tabletest.Setup("pe", 5, topsecret.OptionSeries), 1), false)
	r.toScore(1)
	r.counted()
	reached := map[string]bool{}
	for range 12 {
		reached[r.Focused().ID] = true
		r.Key(input.Next)
	}
	for _, id := range []string{"next", "chart", "menu", "rules", "mute"} {
		if !reached[id] {
			t.Errorf("%q is out of the keyboard's reach: %v", id, reached)
		}
	}
}
