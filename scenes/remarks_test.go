package scenes

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// overhear looks on while the cast plays a match of a game among themselves, and gives what was said in quotes, but for
// what the game itself quotes.
func overhear(t *testing.T, name string, remarks bool) (said []stage.Saying) {
	t.Helper()
	h := newHouse(t)
	h.st.Settings.Speed, h.st.Settings.Remarks, h.st.WaitForBots = 400, remarks, true
	h.st.Hear = func(s stage.Saying) {
		if who, text, ok := strings.Cut(s.Text, ": “"); ok && s.Occasion == stage.Happened && s.Seat != game.Public &&
			!strings.Contains(who, " asks ") {
			s.Text = text
			said = append(said, s)
		}
	}
	p := sit(t, h)
	g, _ := rooms.Find(name)
	h.draft(g).all[0].computer = true
	p.click("new." + name)
	p.click("start")
	for range 4000 {
		p.tick(still())
	}
	return said
}

// TestTheCastRemarksNowAndThen hears a few words in a match of every game, none of them twice, and none where they are
// not wanted.
func TestTheCastRemarksNowAndThen(t *testing.T) {
	for i := range rooms {
		g := &rooms[i]
		said := overhear(t, g.Name, true)
		if len(said) < 2 || len(said) > 30 {
			t.Errorf("%s: %d remarks: %v", g.Name, len(said), said)
		}
		for i, s := range said {
			if slices.ContainsFunc(said[:i], func(o stage.Saying) bool { return o.Text == s.Text }) {
				t.Errorf("%s: seat %d says again %q", g.Name, s.Seat, s.Text)
			}
		}
		if said := overhear(t, g.Name, false); len(said) > 0 {
			t.Errorf("%s: where remarks are not wanted %v is said", g.Name, said)
		}
	}
}

// TestTheCastHasItsSay wants every regular to have lines of their own for what may happen to them, in every language,
// each of which a bubble has room for.
func TestTheCastHasItsSay(t *testing.T) {
	h := newHouse(t)
	for _, lang := range words.Languages() {
		seen := map[string]string{}
		for _, c := range bots.Cast() {
			for _, key := range slices.Concat(c.Says[:]...) {
				text := h.st.Catalogue.In(lang).T(key)
				if strings.HasPrefix(text, "[") || len([]rune(text)) > 48 {
					t.Errorf("%s: %s is %q", lang, key, text)
				}
				if who, twice := seen[text]; twice && !strings.Contains(key, who) {
					t.Errorf("%s: %s and %s both say %q", lang, who, c.ID, text)
				}
				seen[text] = c.ID
			}
		}
	}
}

// TestARivalKnowsWhomItGreets: who met the persons of a table in a match before says who of them ended it on the better
// place, in the last match that they have in common and whoever else won it; whoever else played in it is nobody's
// business.
func TestARivalKnowsWhomItGreets(t *testing.T) {
	ada, ines := game.Player{Name: "Ada"}, game.Player{Name: "Inès"}
	finch := game.Player{Name: "Mrs. Finch", Computer: true, Level: game.Easy, Character: "finch"}
	pip := game.Player{Name: "Pip", Computer: true, Level: game.Easy, Character: "pip"}
	bruno := game.Player{Name: "Bruno", Computer: true, Level: game.Easy, Character: "bruno"}
	played := func(winners game.Seats, points ...int) record.Summary {
		before := record.Summary{Cast: game.Cast{Players: []game.Player{ada, finch, pip, bruno}[:max(3, len(points))]}}
		before.Standing.Winners = winners
		copy(before.Standing.Halves[:], points)
		return before
	}
	for _, c := range []struct {
		last, earlier record.Summary
		now           []game.Player
		how           []bots.Moment
	}{
		{played(game.SeatsOf(0)), played(game.SeatsOf(1)), []game.Player{finch, ada}, []bots.Moment{bots.Behind, 0}},
		{played(game.SeatsOf(1)), played(0), []game.Player{ada, finch, pip}, []bots.Moment{0, bots.Ahead, 0}},
		{played(game.SeatsOf(0)), played(0), []game.Player{ines, finch}, []bots.Moment{0, 0}},
		{played(0), played(game.SeatsOf(1)), []game.Player{ada, finch}, []bots.Moment{0, 0}},
		{played(game.SeatsOf(0, 1)), played(game.SeatsOf(1)), []game.Player{ada, finch}, []bots.Moment{0, 0}},
		{played(game.SeatsOf(3), 300, 120, 410, 540), played(game.SeatsOf(1)), []game.Player{ada, finch, pip},
			[]bots.Moment{0, bots.Behind, bots.Ahead}},
		{played(game.SeatsOf(3), 300, 300, -40, 540), played(game.SeatsOf(1)), []game.Player{ada, finch, pip},
			[]bots.Moment{0, bots.Greets, bots.Behind}},
		{played(game.SeatsOf(3), 0, 0, 0, 0), played(game.SeatsOf(1)), []game.Player{ada, finch, bruno},
			[]bots.Moment{0, bots.Greets, bots.Ahead}},
	} {
		c.last.Standing.Over, c.earlier.Standing.Over = true, true
		met := greetings(c.now, []record.Summary{c.last, c.earlier}, nil)
		for _, all := range [...][game.MaxSeats]match.Greeting{met,
			greetings(c.now, []record.Summary{c.earlier}, &c.last)} {
			for seat, how := range c.how {
				if all[seat].How != how {
					t.Errorf("after %v, seat %d of %v greets as %v, want %v", c.last.Standing, seat, c.now, all[seat], how)
				}
			}
		}
	}
}

// TestARivalKnowsTheScore: who greets one person says how often each of the two ended before the other, in all matches
// that they have in common; who greets several, or somebody new, says none.
func TestARivalKnowsTheScore(t *testing.T) {
	ada := game.Player{Name: "Ada"}
	finch := game.Player{Name: "Mrs. Finch", Computer: true, Level: game.Easy, Character: "finch"}
	won := func(seat game.Seat) (s record.Summary) {
		s.Cast.Players = []game.Player{ada, finch}
		s.Standing.Winners, s.Standing.Over = game.SeatsOf(seat), true
		return s
	}
	now := []game.Player{finch, ada}
	over := []record.Summary{won(1), won(0), won(1)}
	if g := greetings(now, over, nil); g[0] != (match.Greeting{How: bots.Ahead, Won: 2, Lost: 1}) {
		t.Errorf("after two matches won and one lost the greeting is %+v", g[0])
	}
	last := won(0)
	if g := greetings(now, over, &last); g[0] != (match.Greeting{How: bots.Behind, Won: 2, Lost: 2}) {
		t.Errorf("after as many won as lost the greeting is %+v", g[0])
	}
	if g := greetings([]game.Player{finch, {Name: "Inès"}}, over, nil); g[0] != (match.Greeting{How: bots.Greets}) {
		t.Errorf("to somebody new the greeting is %+v", g[0])
	}
}

// TestNobodySaysTheSameAsLastTime wants several words of everybody for what is said at every table, and other ones at
// the next: in a rematch, in a match begun anew, and on the next visit of the house.
func TestNobodySaysTheSameAsLastTime(t *testing.T) {
	for _, c := range bots.Cast() {
		for _, how := range []bots.Moment{bots.Greets, bots.Ahead, bots.Behind, bots.Won, bots.Lost} {
			if len(c.Says[how]) < 2 {
				t.Errorf("%s has but one word for %d", c.ID, how)
			}
		}
	}
	dir, players := t.TempDir(), []game.Player{{Name: "Ada"}, {Computer: true, Level: game.Easy, Character: "finch"}}
	said := []string{}
	for range 2 {
		h := houseIn(t, dir)
		h.store.Running()
		for range 2 {
			table, why := h.begin(&rooms[0], players, nil)
			if table == nil {
				t.Fatal(why.Key)
			}
			h.st.Hear = func(s stage.Saying) {
				if _, text, ok := strings.Cut(s.Text, ": “"); ok && s.Seat != game.Public {
					said = append(said, text)
				}
			}
			p := &person{t, h, stackOf(t, table)}
			for range 300 {
				p.tick(still())
			}
			h.st.Hear = nil
		}
		h.leave()
		h.store.Close()
	}
	h, _ := withPast(t, 1)
	h.store.Running()
	for h.store.ReadFinished(1) {
	}
	over, _, _ := h.store.Finished()
	before := h.tables(players)[1]
	for _, sum := range over {
		if _, ok := h.load(sum.File); !ok {
			t.Fatal("a match that is over cannot be looked at")
		}
	}
	if now := h.tables(players)[1]; now != before+1 || before == 0 {
		t.Errorf("who had sat at %d tables sits down at one, and has sat at %d", before, now)
	}
	for i, text := range said {
		if i > 0 && said[i-1] == text {
			t.Errorf("said again: %q", said)
		}
	}
	if len(said) < 4 {
		t.Errorf("too little is said: %q", said)
	}
}

// TestSomebodyGreetsWhoeverSitsDown hears the first word of a match of every game.
func TestSomebodyGreetsWhoeverSitsDown(t *testing.T) {
	for i := range rooms {
		h := newHouse(t)
		h.st.WaitForBots = true
		said := ""
		h.st.Hear = func(s stage.Saying) {
			if _, text, ok := strings.Cut(s.Text, ": “"); ok && said == "" && s.Seat != game.Public {
				said = strings.TrimSuffix(text, "”")
			}
		}
		p := sit(t, h)
		p.click("new." + rooms[i].Name)
		p.click("start")
		for range 300 {
			p.tick(still())
		}
		if !slices.ContainsFunc(bots.Cast(), func(c bots.Character) bool {
			return h.st.Say(c.Says[bots.Greets][0]) == said
		}) {
			t.Errorf("%s: the first word is %q", rooms[i].Name, said)
		}
	}
}
