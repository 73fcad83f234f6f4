package scenes

import (
	"testing"

	"safehouse/game"
	"safehouse/game/record"
)

// TestTheStatisticsLearnWhatExpertDoes while they are looked at, and know it when they are opened again.
func TestTheStatisticsLearnWhatExpertDoes(t *testing.T) {
	h, _ := withPast(t, 1)
	h.st.WaitForBots = true
	p := sit(t, h)
	for range 20 {
		p.tick(still())
	}
	p.click("matches")
	p.click("statistics")
	for range 4 {
		p.tick(still())
	}
	s := p.stack.Top().(*statistics)
	if got := s.agreeing(); len(got) != 2 || got[0].Played() == 0 || got[1].Played() == 0 || s.next != "" {
		t.Fatalf("of decisions it knows %+v, next %q", got, s.next)
	}
	p.click("game.kompromat")
	if again := newStatistics(h).(*statistics); len(again.agreeing()) != 2 || again.next != "" {
		t.Errorf("opened again it has to look at %q", again.next)
	}
}

// TestAHabitInOneFigure: from where on something is rather taken than left, or the mean of what is taken.
func TestAHabitInOneFigure(t *testing.T) {
	of := func(took ...int) (all []record.Tally) {
		for i, n := range took {
			all = append(all, record.Tally{At: 15 + i, Times: 10, Took: n})
		}
		return all
	}
	took := func(t record.Tally) float64 { return float64(t.Took) }
	for name, c := range map[string]struct {
		of   []record.Tally
		mean bool
		want game.Arg
	}{
		"a line":       {of(0, 0, 9, 10), false, game.Number(17)},
		"an exception": {of(0, 6, 1, 10), false, game.Number(18)},
		"always":       {of(10, 10), false, game.Number(15)},
		"hardly ever":  {of(1, 2, 3), false, game.Arg{}},
		"a mean":       {of(1, 1), true, game.Halves(31)},
		"nothing":      {of(0, 0), true, game.Arg{}},
	} {
		if got, ok := figure(c.of, c.mean, took); ok != (c.want != game.Arg{}) || ok && got != c.want {
			t.Errorf("%s: the figure is %+v, want %+v", name, got, c.want)
		}
	}
}
