package scenes

import (
	"strings"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// greets is the line under the name of the house.
func (p *person) greets() string {
	p.t.Helper()
	items := p.items()
	for i, it := range items {
		if it.Role == display.Heading && i+1 < len(items) {
			return items[i+1].Text
		}
	}
	p.t.Fatal("nobody is greeted")
	return ""
}

// TestTheHouseSaysOnceHowLongItStoodEmpty where that was more than a day, whatever hour it is, in several ways, and
// greets as usual where the clock tells nonsense or somebody was here yesterday.
func TestTheHouseSaysOnceHowLongItStoodEmpty(t *testing.T) {
	zone := time.FixedZone("", -5*60*60)
	now := time.Date(2026, time.December, 3, 0, 30, 0, 0, zone)
	ways := map[string]bool{}
	for seen, want := range map[string]string{
		"": "Good evening.", "soon": "Good evening.", "2026-12-03T00:10:00-05:00": "Good evening.",
		"2026-12-02T00:10:00-05:00": "Good evening.", "2026-12-02T06:00:00Z": "Good evening.",
		"2027-01-01T00:00:00Z":      "Good evening.",
		"2026-12-01T23:00:00-05:00": "two days", "2026-11-30T23:00:00-05:00": "three days",
		"2026-11-29T23:00:00-05:00": "four days", "2026-11-20T12:00:00Z": "13 days", "2026-11-19T12:00:00Z": "two weeks",
		"2026-10-05T12:00:00Z": "eight weeks", "2026-10-04T12:00:00Z": "two months", "2025-12-04T12:00:00Z": "12 months",
		"2025-12-03T12:00:00Z": "a year", "2020-12-03T12:00:00Z": "six years",
	} {
		h := newHouse(t)
		h.now = func() time.Time { return now }
		h.st.Settings.Seen = seen
		p := sit(t, h)
		got := p.greets()
		if !strings.Contains(strings.ToLower(got), strings.ToLower(want)) {
			t.Errorf("seen on %q, the house says %q, want %q", seen, got, want)
		}
		ways[strings.Replace(strings.ToLower(got), want, "", 1)] = true
		if to, _, _ := strings.Cut(h.st.Settings.Seen, "T"); to != "2026-12-03" {
			t.Errorf("after %q it remembers that somebody was here on %q", seen, h.st.Settings.Seen)
		}
		p.stack.Put(newMenu(h))
		if got = p.greets(); got != "Good evening." {
			t.Errorf("the next time it says %q", got)
		}
	}
	if len(ways) != 1+len(saysAway) {
		t.Errorf("it is said so: %v", ways)
	}
}

// TestTheHouseSaysOnceWhoHasWon and against whom, where that has a place beside the ways.
func TestTheHouseSaysOnceWhoHasWon(t *testing.T) {
	h, _ := withPast(t, 1)
	sum := h.last("")
	p := sit(t, h)
	if said := p.greets(); !strings.Contains(said, "won") && !strings.Contains(said, "beat") &&
		!strings.Contains(said, "last one") {
		t.Errorf("of %v it says %q", sum, said)
	}
	p.stack.Put(newMenu(h))
	if said := p.greets(); !strings.HasPrefix(said, "Good evening") {
		t.Errorf("the next time it says %q", said)
	}
	m := newMenu(h).(*menu)
	m.fresh = true
	vera, sam := game.Player{Name: "Vera"}, game.Player{Name: "Sam"}
	finch := game.Player{Name: "Mrs. Finch", Computer: true, Level: game.Easy, Character: "finch"}
	pip := game.Player{Name: "Pip", Computer: true, Level: game.Easy, Character: "pip"}
	for _, c := range []struct {
		players []game.Player
		winners game.Seats
		want    []string
	}{
		{[]game.Player{vera, finch}, game.SeatsOf(0),
			[]string{"You beat Mrs.\u00a0Finch, Vera.", "The last one was yours, Vera."}},
		{[]game.Player{finch, vera}, game.SeatsOf(0),
			[]string{"Mrs.\u00a0Finch won last time, Vera.", "Mrs.\u00a0Finch won the last one, Vera."}},
		{[]game.Player{vera, finch, pip}, game.SeatsOf(0, 1),
			[]string{"You beat Pip, Vera.", "The last one was yours, Vera."}},
		{[]game.Player{vera, finch, pip}, game.SeatsOf(1, 2), []string{"Good evening, Vera.", "Good evening, Vera."}},
		{[]game.Player{vera, sam, pip}, game.SeatsOf(1), []string{"Sam won last time.", "Sam won the last one."}},
		{[]game.Player{vera, finch}, 0, []string{"Good evening, Vera.", "Good evening, Vera."}},
		{[]game.Player{vera, finch}, game.SeatsOf(0, 1), []string{"Good evening, Vera.", "Good evening, Vera."}},
	} {
		for i, want := range c.want {
			m.over = m.over[:0]
			m.last.Cast.Players, m.last.Standing = c.players, game.Standing{Over: true, Winners: c.winners}
			m.guests = "Vera"
			for range i {
				m.over = append(m.over, sum)
			}
			if got, _, _ := m.welcome(9999, 9999); got != want {
				t.Errorf("after %v was won by %v it says %q, want %q", c.players, c.winners, got, want)
			}
			if m.last.Standing.Over = false; m.news("Vera")+m.news("") != "" {
				t.Errorf("of a match that runs it says %q", m.news("Vera"))
			}
		}
	}
}

// TestWhatTheHouseSaysIsOneLine in every window, language, size and kind of letters, whoever has won, and is said in
// the usual window.
func TestWhatTheHouseSaysIsOneLine(t *testing.T) {
	said := map[string]bool{}
	everyMenu(t, func(st *stage.Stage, scene stage.Scene) {
		m := scene.(*menu)
		for _, c := range bots.Cast() {
			for n := range 2 {
				m.last = record.Summary{Standing: game.Standing{Over: true, Winners: game.SeatsOf(game.Seat(n))}}
				m.last.Cast.Players = []game.Player{{Name: "Vera"}, {Computer: true, Level: c.Level, Character: c.ID}}
				m.guests, m.fresh = "Vera", true
				p := m.laidOut(false)
				w, box := p.words.Of[boxGreeting], p.tree.At(boxGreeting)
				if lines := st.Measure.Wrap(w.Text, w.Font, p.tree.Letters(boxGreeting), box.W); len(lines) != 1 {
					t.Errorf("%v, %s: it says %q", st.Metrics, st.Lang, lines)
				}
				if st.Metrics.W == 1280 && st.Metrics.TextScale == 1 && !st.Metrics.Plain {
					said[w.Text] = true
				}
			}
		}
	})
	if len(said) < 4*len(bots.Cast())/2 {
		t.Errorf("in a usual window it says %v", said)
	}
}
