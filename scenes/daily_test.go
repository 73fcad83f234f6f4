package scenes

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/games"
	"safehouse/scenes/match"
)

// dealAndPlay has a person play the deal of today to its end, by lot, and gives all moves.
func dealAndPlay(t testing.TB, h *launcher, g *games.Game, person string) (all string) {
	t.Helper()
	number := numberOf(h.time())
	players, options := dealt(h.st, g, number, person)
	setup := game.Setup{Players: players, Options: options, Seed: game.SeedOf(number), Number: &number}
	w := h.store.Create(g.Name, setup)
	s, err := g.New(setup, w)
	if err != nil {
		t.Fatal(err)
	}
	lot := rand.New(rand.NewPCG(3, number))
	for act := s.ToAct(); act != 0; act = s.ToAct() {
		for seat := range act.All() {
			moves := s.MoveTexts(seat)
			if err := s.SubmitText(seat, moves[lot.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	for _, e := range s.Record() {
		all += e.Move + " "
	}
	w.Close()
	if !s.Standing().Over {
		t.Fatalf("the match of %s has not ended", g.Name)
	}
	h.store.Running()
	for h.store.ReadFinished(1) {
	}
	return all
}

// TestTheDealOfTheDayIsTheSameForEverybody has two persons play it, in two languages: who sits at the table and what is
// dealt follow from the number alone, the page says what each has made of it, and leads to it.
func TestTheDealOfTheDayIsTheSameForEverybody(t *testing.T) {
	for i := range rooms {
		g := &rooms[i]
		t.Run(g.Name, func(t *testing.T) {
			h := newHouse(t)
			ada := dealAndPlay(t, h, g, "Ada")
			h.st.Speak(words.French)
			if ben := dealAndPlay(t, h, g, "Ben"); ben != ada {
				t.Errorf("the same choices lead Ada and Ben to matches that differ:\n%s\n%s", ada, ben)
			}
			s := newDaily(h).(*daily)
			number := s.chosen()
			players, options := dealt(h.st, g, number, "Ada")
			played := s.played(g, number, players, options)
			if len(played) != 2 {
				t.Fatalf("%d persons have played, want 2", len(played))
			}
			made := s.madeOf(played)
			if !strings.Contains(made, "Ada") || !strings.Contains(made, "Ben") {
				t.Errorf("what was made of it is told as %q", made)
			}
			if !strings.Contains(newMenu(h).(*menu).played, h.st.Say(g.Words.Title)) {
				t.Error("the envelope does not say that it was played")
			}
		})
	}
}

// TestOtherNumbersDealOtherTables has many numbers: they bring all regulars to the table, nobody twice to one, and a
// match of another number, other rivals or other rules is none of the number's.
func TestOtherNumbersDealOtherTables(t *testing.T) {
	h := newHouse(t)
	for i := range rooms {
		g := &rooms[i]
		met := map[string]bool{}
		for number := range uint64(200) {
			players, _ := dealt(h.st, g, number, "Ada")
			at := map[string]bool{}
			for _, p := range players[1:] {
				met[p.Character], at[p.Character] = true, true
			}
			if len(at) != len(players)-1 {
				t.Fatalf("%s, number %d: somebody sits there twice: %v", g.Name, number, players)
			}
		}
		if len(met) != 12 {
			t.Errorf("%s: 200 numbers bring %d of the regulars", g.Name, len(met))
		}
	}
	g := &rooms[0]
	dealAndPlay(t, h, g, "Ada")
	number := numberOf(h.time())
	players, options := dealt(h.st, g, number, "Ben")
	over, _, _ := h.store.Finished()
	sum := over[0]
	if !ofNumber(sum.Cast, number, players, options) {
		t.Fatal("the match that was played is not the number's")
	}
	if ofNumber(sum.Cast, number+1, players, options) {
		t.Error("it is another number's too")
	}
	shown := game.Options{match.OptionOdds: 1 - options[match.OptionOdds]}
	for key, value := range options {
		if key != match.OptionOdds {
			shown[key] = value
		}
	}
	if !ofNumber(sum.Cast, number, players, shown) {
		t.Error("showing chances makes another deal of it")
	}
	others := slices.Clone(players)
	others[1].Level = (others[1].Level + 1) % 3
	if ofNumber(sum.Cast, number, others, options) {
		t.Error("it is that of a table with another rival too")
	}
}

// TestTheDealOfTheDayIsPlayedOnce presses through the page: a name that cannot be refuses, a match that was begun is
// gone on with, and one that is over is looked at.
func TestTheDealOfTheDayIsPlayedOnce(t *testing.T) {
	h := newHouse(t)
	s := newDaily(h).(*daily)
	g := &h.games[0]
	rival, _ := dealt(h.st, g, s.chosen(), "Ada")
	s.me.all[0].named = true
	s.me.all[0].name.Set(rival[1].Name)
	if s.play(g, s.chosen()); s.failed == (game.Line{}) {
		t.Error("one plays under the name of one's rival")
	}
	s.me.all[0].name.Set("Ada")
	label := func() string {
		s.Resumed()
		for _, c := range s.Controls() {
			if c.ID == "deal."+g.Name {
				return c.Label
			}
		}
		t.Fatal("there is no way to the deal")
		return ""
	}
	if got := label(); got != h.st.Say("menu.play") {
		t.Errorf("before it was begun its button says %q", got)
	}
	s.play(g, s.chosen())
	h.leave()
	if got := label(); got != h.st.Say("menu.resume") {
		t.Errorf("once it was begun its button says %q", got)
	}
	dealAndPlay(t, h, &h.games[1], "Ada")
	s.Resumed()
	for _, c := range s.Controls() {
		if c.ID == "deal."+h.games[1].Name && c.Label != h.st.Say("daily.look") {
			t.Errorf("once it is over its button says %q", c.Label)
		}
	}
	before := s.number.Text
	s.another()
	if s.number.Text == before || s.chosen() == numberOf(h.time()) {
		t.Error("another deal is that of today")
	}
	s.number.Set("")
	if s.chosen() != numberOf(h.time()) {
		t.Error("without a number it is not that of today")
	}
}

// TestDaysInARow: the deals of days before are told with what was made of them at the first try; a row is made of deals
// that were played on the day itself, up to today or yesterday.
func TestDaysInARow(t *testing.T) {
	h := newHouse(t)
	h.now = func() time.Time { return time.Date(2026, time.December, 5, 20, 0, 0, 0, time.UTC) }
	of := func(room int, day, on int, person string, winners game.Seats) record.Summary {
		g, number := &rooms[room], uint64(20261200+day)
		players, options := dealt(h.st, g, number, person)
		return record.Summary{Game: g.Name, Started: fmt.Sprintf("2026-12-%02dT21:00:00Z", on),
			Standing: game.Standing{Seats: len(players), Over: true, Winners: winners},
			Cast:     game.Cast{Players: players, Options: options, Number: &number}}
	}
	other := of(0, 4, 4, "Ada", 0)
	other.Cast.Players[1].Level = (other.Cast.Players[1].Level + 1) % 3
	for name, c := range map[string]struct {
		kept []record.Summary
		days []int
		row  int
	}{
		"nothing": {},
		"today":   {[]record.Summary{of(0, 5, 5, "Ada", 1)}, nil, 1},
		"up to yesterday": {[]record.Summary{of(1, 4, 4, "Ada", 1), of(0, 4, 4, "ada", 1), of(2, 3, 3, "Ada", 1)},
			[]int{4, 3}, 2},
		"with a gap":         {[]record.Summary{of(0, 5, 5, "Ada", 1), of(0, 3, 3, "Ada", 1)}, []int{3}, 1},
		"on a later day":     {[]record.Summary{of(0, 5, 5, "Ada", 1), of(0, 4, 5, "Ada", 1)}, []int{4}, 1},
		"another's":          {[]record.Summary{of(0, 4, 4, "Ben", 1)}, nil, 0},
		"another table":      {[]record.Summary{other}, nil, 0},
		"a day that is none": {[]record.Summary{of(0, 99, 4, "Ada", 1)}, nil, 0},
		"long ago":           {[]record.Summary{of(0, 1, 1, "Ada", 1)}, []int{1}, 0},
	} {
		before, row := h.days(c.kept, "Ada")
		var days []int
		for _, d := range before {
			days = append(days, d.day.Day())
		}
		if !slices.Equal(days, c.days) || row != c.row {
			t.Errorf("%s: days %v, %d in a row; want %v, %d", name, days, row, c.days, c.row)
		}
	}
	twice, _ := h.days([]record.Summary{of(0, 4, 5, "Ada", game.SeatsOf(0)), of(0, 4, 4, "Ada", game.SeatsOf(1))}, "Ada")
	if len(twice) != 1 || len(twice[0].played) != 1 || twice[0].played[0].Standing.Winners != game.SeatsOf(1) {
		t.Errorf("of two tries it counts %+v", twice)
	}
	s := newDaily(h).(*daily)
	s.me.all[0].name.Set("Ada")
	s.kept = []record.Summary{of(1, 4, 4, "Ada", game.SeatsOf(0)), of(2, 3, 3, "Ada", game.SeatsOf(1))}
	h.st.Metrics.H = 1600 // All of it is in sight.
	s.Changed()
	var l display.List
	s.Draw(&l)
	said := ""
	for _, it := range l.Items {
		said += it.Text + " "
	}
	for _, want := range []string{"2 days in a row.", "4\u00a0December\u00a02026 · " + h.st.Say(rooms[1].Words.Title)} {
		if !strings.Contains(said, want) {
			t.Errorf("the page does not say %q: %s", want, said)
		}
	}
}
