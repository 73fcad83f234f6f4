package topsecret

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/tabletop/tabletest"
)

func TestTheChartHasTheScoresOfTheRules(t *testing.T) {
	for _, kinds := range []string{"pe", "eee", "pppppp"} {
		m := newMatch(t, tabletest.Setup(kinds, 7, topsecret.OptionSeries, topsecret.OptionCalled))
		rng := rand.New(rand.NewPCG(2, 9))
		// What the rules say of each game is read from their own view the moment the next one has begun.
		want := [][game.MaxSeats]int{{}}
		number := 1
		for !m.Standing().Over {
			v := m.View(m.ToAct().First())
			tabletest.Make(t, m, v.Viewer, usual(rng, &v).String())
			if v = m.View(game.Public); v.Game != number || v.Over {
				number = v.Game
				var scores [game.MaxSeats]int
				for i := range v.Players[:v.Seats] {
					scores[i] = v.Players[i].Series
				}
				want = append(want, scores)
			}
		}
		if len(want) < 4 {
			t.Fatalf("%s: a series of %d games", kinds, len(want)-1)
		}
		for games := range want {
			h := historyOf(m, games)
			if len(h) != games+1 {
				t.Fatalf("%s: %d scores after %d games", kinds, len(h)-1, games)
			}
			for n := range h {
				if h[n] != want[n] {
					t.Errorf("%s: after game %d the chart has %v, the rules %v", kinds, n, h[n], want[n])
				}
			}
		}
		r := newRoom(t, words.English, 1280, 720)
		r.open(m, true)
		r.Wait(70)
		r.Click("chart")
		r.checkChart(want)
	}
}

// checkChart looks whether the lines of the chart lie where the scores belong.
func (r *room) checkChart(want [][game.MaxSeats]int) {
	r.T.Helper()
	s := r.top()
	c, v := &s.chart, s.now()
	zero, goal := c.y(0), c.y(topsecret.SeriesGoal)
	for seat := range v.Seats {
		if len(c.lines[seat]) != len(want) {
			r.T.Fatalf("seat %d has %d points of %d", seat, len(c.lines[seat]), len(want))
		}
		for n, p := range c.lines[seat] {
			score := (zero - p.y) / (zero - goal) * topsecret.SeriesGoal
			if diff := score - float64(want[n][seat]); diff > 0.5 || diff < -0.5 {
				r.T.Errorf("seat %d after game %d stands at %.1f, not at %d", seat, n, score, want[n][seat])
			}
			if p.x < c.plot.X-1 || p.x > c.plot.X+c.plot.W+1 || p.y < c.plot.Y-1 || p.y > c.plot.Y+c.plot.H+1 {
				r.T.Errorf("seat %d leaves the chart after game %d", seat, n)
			}
		}
	}
	named := map[string]bool{}
	for _, it := range r.Draw() {
		if it.Kind == display.Text {
			named[it.Text] = true
		}
	}
	axes := []string{s.look.Say("score.topsecret.axis.points"), s.look.Say("score.topsecret.axis.games"),
		s.score.Figure(topsecret.SeriesGoal)}
	for seat := range game.Seat(v.Seats) {
		axes = append(axes, s.look.Called(seat))
	}
	for _, text := range axes {
		if !named[text] {
			r.T.Errorf("the chart does not say %q", text)
		}
	}
}

func TestTheChartHasRoomForWhateverIsScored(t *testing.T) {
	for _, c := range []struct {
		scores    [][game.MaxSeats]int
		low, high int
	}{
		{[][game.MaxSeats]int{{}}, 0, 1200},
		{[][game.MaxSeats]int{{}, {-30, 100}}, -30, 1200},
		{[][game.MaxSeats]int{{}, {-450, 100}, {-500, 9000}}, -500, 9000},
		{[][game.MaxSeats]int{{}, {90000, 100}}, 0, 90000},
	} {
		low, high, step := span(c.scores)
		if low > c.low || high < c.high || low%step != 0 || (high-low)/step > stepsMost+1 || step < scoreStep {
			t.Errorf("%v: from %d to %d in steps of %d", c.scores, low, high, step)
		}
	}
}
