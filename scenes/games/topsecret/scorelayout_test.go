package topsecret

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

func TestNothingOfTheScoreIsCutOrOverlaps(t *testing.T) {
	met := 0
	for _, kinds := range []string{"pe", "ppp", "epee", "eeeee", "pppppp"} {
		for _, options := range [][]string{nil, {topsecret.OptionCalled}, {topsecret.OptionSeries},
			{topsecret.OptionCalled, topsecret.OptionSeries}} {
			m := scoredMatch(t, tabletest.Setup(kinds, 3, options...), 4)
			for i, reader := range stagetest.Readers() {
				if (met+i)%3 != 0 && !tabletest.Long() {
					continue // Each company and each choice of options meets every reader all the same.
				}
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

// pagesOfScore is how many pages a score has at most where it scrolls.
const pagesOfScore = 6

// mustShow looks for what is never left out: each seat's sum, a trophy for each winner, a primary button, and what a
// number of the figures counts, where that is shown.
func (r *room) mustShow() {
	r.T.Helper()
	s := r.top()
	v := s.now()
	trophies := 0
	written := map[string]int{}
	for page := 0; page == 0 || page < pagesOfScore && s.score.Scrolls(); page++ {
		for _, it := range r.Draw() {
			written[it.Text]++
			if it.Kind == display.Symbol && it.Icon == display.IconTrophy {
				trophies++
			}
		}
		r.Key(input.PageDown)
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
	if e := s.ending; !e.tree.At(endSlip).Empty() {
		for _, f := range e.figures {
			first, _, _ := strings.Cut(f.text, " ")
			if !slices.ContainsFunc(slices.Collect(maps.Keys(written)), func(text string) bool {
				return strings.HasPrefix(text, first)
			}) {
				r.T.Errorf("nothing says what %s counts: %q", f.number, f.text)
			}
		}
	}
	id := "next"
	if v.Over {
		id = "rematch"
	}
	if _, ok := r.Hot(id); !ok {
		r.T.Errorf("no %q", id)
	}
}

// piles are those that matches end with.
var piles = [game.MaxSeats]struct {
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

// The area of a bar is what its card counts, the same for every card and every player, and no bar leaves its row,
// however the match is set up. A special agent in a pair counts as its document does (T18).
func TestTheAreaOfABarIsItsPoints(t *testing.T) {
	for _, kinds := range []string{"pe", "epee", "pppppp"} {
		for _, options := range [][]string{nil, {topsecret.OptionCalled, topsecret.OptionSeries}} {
			m := scoredMatch(t, tabletest.Setup(kinds, 3, options...), 1)
			for _, size := range sizes {
				r := newRoom(t, words.English, size.w, size.h)
				r.open(m, false)
				r.toScore(1)
				r.counted()
				v := r.top().now()
				for i := range v.Players[:v.Seats] {
					p := &v.Players[i]
					p.Singles, p.Pairs, p.JokerPairs = piles[i].singles, piles[i].pairs, piles[i].jokers
					p.SinglesCount, p.PairsCount = len(singlesOf(p)), len(couplesOf(p))
				}
				r.top().score.Resumed()
				e := r.top().ending
				bars := 0
				for i := range v.Players[:v.Seats] {
					row, box := &e.rows[i], e.at(i, rowBars)
					if end := e.point*(float64(row.one)+float64(row.two)/2) + e.besides(row, box.H); end > box.W+0.5 {
						t.Errorf("%s %v %vx%v: the bars of seat %d take %.1f of %.1f", kinds, options, size.w, size.h, i, end, box.W)
					}
					if e.point*10 < 2 {
						t.Errorf("%s %v %vx%v: ten points are %.1f pixels wide", kinds, options, size.w, size.h, e.point*10)
					}
					bars += len(row.singles) + len(row.pairs)
				}
				area := 0.0
				for _, it := range r.Draw() {
					if it.Kind != display.Fill || it.Clip != (display.Rect{}) {
						continue
					}
					for i := range v.Players[:v.Seats] {
						box := e.at(e.rank[i], rowBars)
						inside := it.Box.X >= box.X && it.Box.X+it.Box.W <= box.X+box.W+0.5 &&
							it.Box.Y >= box.Y-0.01 && it.Box.Y+it.Box.H <= box.Y+box.H+0.01
						if field := it.Box.H; inside && (math.Abs(field-box.H) < 0.01 || math.Abs(field-box.H/2) < 0.01) {
							area += it.Box.W * field / (box.H / 2) / e.point
						}
					}
				}
				want := 0.0
				for i := range v.Players[:v.Seats] {
					row := &e.rows[i]
					want += float64(row.one) + float64(row.two)
					for i, k := range row.pairs {
						if !k.Document() { // It lies on the bar.
							want += 2 * float64(v.Value(row.pairs[i-1]))
						}
					}
					for _, k := range row.singles {
						if !k.Document() {
							want += e.wide(k, e.at(0, rowBars).H) / e.point
						}
					}
				}
				if math.Abs(area-want) > want*0.01 || bars == 0 {
					t.Errorf("%s %v %vx%v: bars of %.1f points for %.1f", kinds, options, size.w, size.h, area, want)
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
