package scenes

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/getadler"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// adler is GET ADLER! as the catalogue has it.
func adler(t testing.TB) *games.Game {
	t.Helper()
	g, ok := rooms.Find(getAdler)
	if !ok {
		t.Fatal("GET ADLER! is not in the catalogue")
	}
	return g
}

// withAdler keeps a match of GET ADLER! that is not over, without opening its table.
func (h *launcher) withAdler(t testing.TB) *launcher {
	t.Helper()
	match := game.Setup{Players: six, Options: game.Options{}}
	match.Seed, match.Nonce, match.Number = h.chance()
	w := h.store.Create(getAdler, match)
	if _, err := adler(t).New(match, w); err != nil {
		t.Fatal(err)
	}
	w.Close()
	return h
}

// getAdlerScreens are the set-up of GET ADLER! and its options in all their states, and the menu with matches of it.
func getAdlerScreens() map[string]func(t testing.TB) (*stage.Stage, stage.Scene) {
	all := map[string]func(t testing.TB) (*stage.Stage, stage.Scene){
		"menu, a match of GET ADLER!": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t).withAdler(t)
			return h.st, newMenu(h)
		},
		"matches of all games": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t).withMatches(t, 1).withSecret(t).withAdler(t)
			return h.st, newMatches(h)
		},
	}
	for n := 4; n <= game.MaxSeats; n++ {
		for _, kinds := range []string{alone, together} {
			all[fmt.Sprintf("setup of GET ADLER!, %d, %s", n, kinds)] = func(t testing.TB) (*stage.Stage, stage.Scene) {
				h := newHouse(t)
				s := newSetup(h, adler(t)).(*setup)
				s.draft.Playing = n
				s.draft.seatQuickly(kinds)
				s.draft.all[0].name.Set(longest[0].Name)
				s.draft.all[0].named = true
				if kinds == together {
					for _, o := range s.draft.game.Setup.Options {
						s.draft.Options[o.Key] = 1
					}
				}
				s.Resumed()
				return h.st, s
			}
		}
	}
	for _, n := range []int{getadler.MinSeats, game.MaxSeats} {
		for is := range 2 {
			all[fmt.Sprintf("options of GET ADLER!, %d, all %d", n, is)] = func(t testing.TB) (*stage.Stage, stage.Scene) {
				h := newHouse(t)
				d := h.draft(adler(t))
				d.Playing = n
				for i := range d.game.Setup.Options {
					d.game.Setup.Options[i].Set(h.st, &d.Draft, is)
				}
				d.settle(h.st)
				return h.st, newOptions(h, d)
			}
		}
	}
	return all
}

// openAdler is somebody at the set-up of GET ADLER!.
func openAdler(t *testing.T) *person {
	t.Helper()
	p := sit(t, newHouse(t))
	p.click("new." + getAdler)
	return p
}

// TestEveryNumberOfSuspectsStarts plays GET ADLER! with four to six, of whom some or all are persons.
func TestEveryNumberOfSuspectsStarts(t *testing.T) {
	for n := 4; n <= game.MaxSeats; n++ {
		for _, kinds := range []string{alone, together} {
			p := openAdler(t)
			p.click("seats." + strconv.Itoa(n))
			p.click("quick." + kinds)
			p.click("start")
			running := p.launcher.store.Running()
			if len(running) != 1 || running[0].Game != getAdler || len(running[0].Cast.Players) != n {
				t.Errorf("%d players, %s: running is %+v", n, kinds, running)
			}
			if _, ok := p.stack.Top().(*setup); ok {
				t.Errorf("%d players, %s: the set-up is still on top", n, kinds)
			}
		}
	}
}

func TestFewerThanFourAreNotOffered(t *testing.T) {
	p := openAdler(t)
	for n := 1; n <= game.MaxSeats+1; n++ {
		if want := n >= 4 && n <= game.MaxSeats; p.has("seats."+strconv.Itoa(n)) != want {
			t.Errorf("%d players are offered: %v", n, !want)
		}
	}
}

// TestSwitchesReachTheRules turns every option on, one after another, and has the rules take what was chosen.
func TestSwitchesReachTheRules(t *testing.T) {
	p := openAdler(t)
	want := game.Options{
		getadler.OptionAbilities: 0, getadler.OptionMission: 0, getadler.OptionQuick: 0, getadler.OptionNoBluff: 0,
		match.OptionOdds: 2,
	}
	if _, got := p.began(); !maps.Equal(got, want) {
		t.Errorf("the usual options are %v, want %v", got, want)
	}
	if !p.reads("Rules as printed") {
		t.Error("the summary does not say that the rules are the printed ones")
	}
	for _, c := range []struct{ key, summary string }{
		{getadler.OptionAbilities, "Special abilities"}, {getadler.OptionMission, "Ultimate mission"},
		{getadler.OptionQuick, "Quick confrontations"}, {getadler.OptionNoBluff, "Villains never arrest"},
	} {
		p.click("options")
		p.click(c.key + ".on")
		p.click("done")
		want[c.key] = 1
		players, got := p.began()
		if !maps.Equal(got, want) {
			t.Errorf("with %s the options are %v, want %v", c.key, got, want)
		}
		if !p.reads(c.summary) {
			t.Errorf("with %s the summary does not say %q", c.key, c.summary)
		}
		if _, err := adler(t).New(game.Setup{Players: players, Options: got, Seed: game.SeedOf(1)}, nil); err != nil {
			t.Errorf("the rules refuse what the set-up allows: %v", err)
		}
	}
	p.click("options")
	p.click(getadler.OptionQuick + ".off")
	p.tick(press(input.Cancel))
	want[getadler.OptionQuick] = 0
	if _, got := p.began(); !maps.Equal(got, want) {
		t.Errorf("with the option off again they are %v, want %v", got, want)
	}
}

// TestTheNotebookHelpsWhoeverPlays: no level of a computer turns the notebook's help off, a press does.
func TestTheNotebookHelpsWhoeverPlays(t *testing.T) {
	p := openAdler(t)
	for seat := 1; seat < 4; seat++ {
		p.click(id("level", seat) + ".expert")
	}
	if _, got := p.began(); got[match.OptionOdds] != match.WithChances {
		t.Error("experts turn the notebook's chances off")
	}
	p.click("options")
	if !p.reads("how likely") {
		t.Error("nothing says that the notebook tells chances")
	}
	p.click("notebook.on")
	if !p.reads("rule out") {
		t.Error("nothing says what the notebook does")
	}
	p.click("notebook.off")
	p.click("done")
	if _, got := p.began(); got[match.OptionOdds] != 0 || !p.reads("Notebook without conclusions") {
		t.Error("the notebook concludes against the player's choice")
	}
}

// TestEverySwitchIsExplained reads the sentence under each option in both its states: no two are alike.
func TestEverySwitchIsExplained(t *testing.T) {
	h := newHouse(t)
	d := h.draft(adler(t))
	d.Playing = game.MaxSeats
	for _, lang := range []words.Lang{words.English, words.French} {
		h.st.Lang = lang
		var said []string
		for _, o := range adler(t).Setup.Options {
			for _, c := range o.Choices {
				o.Set(h.st, &d.Draft, c.Is)
				about := d.about(h.st, &o)
				if about == "" || slices.Contains(said, about) {
					t.Errorf("%s: %q explains two things", lang, about)
				}
				said = append(said, about)
			}
		}
	}
}

// TestOptionsFitWithoutScrolling looks for every option of GET ADLER! on an ordinary screen.
func TestOptionsFitWithoutScrolling(t *testing.T) {
	for _, lang := range []words.Lang{words.English, words.French} {
		h := newHouse(t)
		h.st.Lang, h.st.Metrics = lang, theme.Metrics{W: 1280, H: 720, TextScale: 1}
		d := h.draft(adler(t))
		d.Playing = game.MaxSeats
		for _, rules := range []int{0, 1} {
			h.st.Settings.AsPrinted = rules == 0
			d.settle(h.st)
			page := newOptions(h, d)
			page.Update(still())
			ids := controlsOf(draw(page))
			for _, o := range adler(t).Setup.Options {
				for _, c := range o.Choices {
					if shown := o.Offered(&d.Draft); shown != slices.Contains(ids, o.ID+"."+c.ID) {
						t.Errorf("%s, rules %d: %s.%s is in sight: %v", lang, rules, o.ID, c.ID, !shown)
					}
				}
			}
		}
	}
}

// TestFiveAndSixPlayEven: the house rules of an even match hold at five and six until somebody chooses the printed
// ones, and that is kept; where they are on, no loose switch is for the same thing. What holds, and how even it is, can
// be read.
func TestFiveAndSixPlayEven(t *testing.T) {
	p := openAdler(t)
	holds := func(n int, even bool) {
		t.Helper()
		p.click("seats." + strconv.Itoa(n))
		players, got := p.began()
		for _, key := range catalog.GetAdlerBalance[n].Rules {
			if (got[key] == 1) != even {
				t.Errorf("%d players, even %v: %s is %d", n, even, key, got[key])
			}
		}
		said := "Rules as printed"
		if even {
			said = map[int]string{5: "Balanced rules: special abilities",
				6: "Balanced rules: the heroes win as soon as Adler is out"}[n]
		}
		if n > getadler.MinSeats && !p.reads(said) {
			t.Errorf("%d players, even %v: the set-up does not say %q", n, even, said)
		}
		if _, err := adler(t).New(game.Setup{Players: players, Options: got, Seed: game.SeedOf(1)}, nil); err != nil {
			t.Errorf("the rules refuse what the set-up allows: %v", err)
		}
	}
	holds(4, false)
	holds(6, true)
	holds(5, true)
	p.click("options")
	b := catalog.GetAdlerBalance[5]
	says := func(part string) bool {
		about := p.launcher.draft(adler(t)).about(p.launcher.st, &adler(t).Setup.Options[0])
		return strings.Contains(about, part) && p.reads(about[:20])
	}
	if !says("as soon as Adler is out") || !says(fmt.Sprintf("win %d%% (Easy)", b.Balanced[0])) {
		t.Error("the options do not say what the even match is")
	}
	if p.has(getadler.OptionAbilities + ".on") {
		t.Error("a switch is for what the even match has anyway")
	}
	p.click("rules.printed")
	if !p.has(getadler.OptionAbilities+".on") || !says(fmt.Sprintf("win %d%% (Easy)", b.Printed[0])) {
		t.Error("the printed rules have no switches, or do not say how even they are")
	}
	p.click("done")
	holds(5, false)
	holds(4, false)
	holds(6, false)
	p.click("options")
	p.click("rules.balanced")
	p.click("done")
	holds(6, true)
}

func TestAMatchOfGetAdlerCountsInHours(t *testing.T) {
	h := newHouse(t)
	st := h.st
	sum := record.Summary{Game: getAdler}
	sum.Cast.Players = six
	sum.Standing = game.Standing{Seats: len(six), Round: 3, Rounds: getadler.Hours}
	for lang, want := range map[words.Lang]string{
		words.English: "Hour 3 of 7", words.French: "Heure 3 sur 7",
	} {
		st.Lang = lang
		if got := h.stands(sum); got != want {
			t.Errorf("%s: the menu says %q, want %q", lang, got, want)
		}
	}
	if got := h.standings(sum); got != opponents(st, sum) {
		t.Errorf("where nobody has a score the menu says %q", got)
	}
}

// TestThePosterOfGetAdlerIsItsOwn looks for the poster of the game on the menu, and for its clock.
func TestThePosterOfGetAdlerIsItsOwn(t *testing.T) {
	h := newHouse(t)
	s := newMenu(h)
	s.Update(still())
	l := draw(s)
	if !slices.ContainsFunc(l.Items, func(it display.Item) bool { return it.Kind == display.Clock }) {
		t.Error("no clock is on the menu")
	}
	g, _ := h.games.Find(getAdler)
	if !slices.ContainsFunc(l.Items, func(it display.Item) bool {
		return it.Kind == display.CardFace && it.Face.Design == g.Poster.Sheet && it.Face.Title == "GET ADLER!"
	}) {
		t.Error("the game's own poster is not on the menu")
	}
}

// TestTheChoiceOfRulesIsKept: who chose the printed rules finds them chosen in every later set-up, also after a new
// start, as the settings keep them.
func TestTheChoiceOfRulesIsKept(t *testing.T) {
	h := newHouse(t)
	even := func() bool {
		h.drafts = nil
		d := h.draft(adler(t))
		d.Playing = game.MaxSeats
		d.settle(h.st)
		return d.Options["rules"] == 1
	}
	if !even() {
		t.Error("six do not play evenly before somebody chose")
	}
	for _, is := range []int{0, 1} {
		adler(t).Setup.Options[0].Set(h.st, &h.draft(adler(t)).Draft, is)
		if even() != (is == 1) {
			t.Errorf("rules %d were chosen and are not kept", is)
		}
	}
}
