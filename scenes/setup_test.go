package scenes

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/theme"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// secret is TOP SECRET as the catalogue has it.
func secret(t testing.TB) *games.Game {
	t.Helper()
	g, ok := rooms.Find(topSecret)
	if !ok {
		t.Fatal("TOP SECRET is not in the catalogue")
	}
	return g
}

// six are players with names as long as people's names are.
var six = []game.Player{
	{Name: "Maximilien"}, {Computer: true, Level: game.Expert, Name: "Computer 2"}, {Name: "Anne-Sophie"},
	{Computer: true, Name: "Computer 4"}, {Name: "Bartholomew"}, {Name: "Ève"},
}

// withSecret keeps a match of TOP SECRET that is not over, without opening its table.
func (h *launcher) withSecret(t testing.TB) *launcher {
	t.Helper()
	match := game.Setup{Players: six, Options: game.Options{}}
	match.Seed, match.Nonce, match.Number = h.chance()
	w := h.store.Create(topSecret, match)
	if _, err := secret(t).New(match, w); err != nil {
		t.Fatal(err)
	}
	w.Close()
	return h
}

// topSecretScreens are the set-up of TOP SECRET and its options in all their states.
func topSecretScreens() map[string]func(t testing.TB) (*stage.Stage, stage.Scene) {
	all := map[string]func(t testing.TB) (*stage.Stage, stage.Scene){
		"menu, a match of six": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t).withSecret(t)
			return h.st, newMenu(h)
		},
		"matches of six": func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t).withSecret(t).withMatches(t, 1).withSecret(t)
			return h.st, newMatches(h)
		},
	}
	all["matches of six long names"] = func(t testing.TB) (*stage.Stage, stage.Scene) {
		h := newHouse(t)
		players := slices.Repeat(longest[:1], game.MaxSeats)
		if table, said := h.begin(secret(t), players, game.Options{}); table == nil {
			t.Fatalf("beginning a match: %s", said.Key)
		}
		h.leave()
		return h.st, newMatches(h)
	}
	for n := 2; n <= game.MaxSeats; n++ {
		for _, kinds := range []string{alone, together} {
			all[fmt.Sprintf("setup of TOP SECRET, %d, %s", n, kinds)] = func(t testing.TB) (*stage.Stage, stage.Scene) {
				h := newHouse(t)
				s := newSetup(h, secret(t)).(*setup)
				s.draft.Playing = n
				s.draft.seatQuickly(kinds)
				s.draft.all[0].name.Set(longest[0].Name)
				s.draft.all[0].named = true
				s.Resumed()
				return h.st, s
			}
		}
	}
	for name, change := range map[string]func(testing.TB, *launcher, *draft){
		"as usual": func(testing.TB, *launcher, *draft) {},
		"of two":   func(_ testing.TB, _ *launcher, d *draft) { d.Playing = 2 },
		"of two, own values": func(t testing.TB, h *launcher, d *draft) {
			d.Playing, d.Options["series"], d.Options["called"] = 2, 1, 1
			writesValues(t, h, d, "")
		},
		"a called series": func(_ testing.TB, _ *launcher, d *draft) {
			d.Options["called"], d.Options["series"], d.Options["seconds"] = 1, 1, topsecret.MaxSeconds
		},
		"own values": func(t testing.TB, h *launcher, d *draft) { writesValues(t, h, d, "") },
		"wrong values": func(t testing.TB, h *launcher, d *draft) {
			writesValues(t, h, d, "999")
			d.Options["called"] = 1
		},
	} {
		all["options of TOP SECRET, "+name] = func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			d := h.draft(secret(t))
			change(t, h, d)
			d.settle(h.st)
			return h.st, newOptions(h, d)
		}
	}
	return all
}

// ownValues is the choice of documents' values that are written.
var ownValues = "values." + strconv.Itoa(len(topsecret.ValueSets))

// writesValues has the documents' values of TOP SECRET be written, the last of them as last; where that is empty they
// stay as they are.
func writesValues(t testing.TB, h *launcher, d *draft, last string) {
	p := &person{t: t, launcher: h, stack: stackOf(t, newOptions(h, d))}
	p.click(ownValues)
	if last != "" {
		p.click("value4")
		p.tick(press(input.SelectAll))
		p.write(last)
	}
}

// value is the n-th value of the documents that a match would have, from 1.
func value(d *draft, n int) int {
	_, options := d.match()
	return options["value"+strconv.Itoa(n)]
}

// TestTheFocusIsNeverOutOfSight goes through forms that are higher than the screen, and looks at the screen at each
// stop.
func TestTheFocusIsNeverOutOfSight(t *testing.T) {
	for name, open := range topSecretScreens() {
		t.Run(name, func(t *testing.T) {
			st, scene := open(t)
			for _, size := range []display.Rect{{W: 1024, H: 640}, {W: 1280, H: 720}} {
				st.Metrics = theme.Metrics{W: size.W, H: size.H, TextScale: 2}
				scene.Update(still())
				var stops []string
				for range 60 {
					scene.Update(press(input.Next))
					scene.Update(still())
					l := draw(scene)
					at := focused(l)
					if at == "" {
						t.Fatalf("%vx%v: the focus is out of sight after %v", size.W, size.H, stops)
					}
					if slices.Contains(stops, at) {
						break
					}
					stops = append(stops, at)
					displaytest.Check(t, l, st.Measure, size)
				}
			}
		})
	}
}

// TestTheWheelReachesTheLastRow turns the wheel over a form that is higher than the screen, to its end and back.
func TestTheWheelReachesTheLastRow(t *testing.T) {
	h := newHouse(t)
	h.st.Metrics = theme.Metrics{W: 1280, H: 720, TextScale: 2}
	s := newSetup(h, secret(t)).(*setup)
	s.draft.Playing = game.MaxSeats
	s.Resumed()
	x, y := s.Sheet().Panel.Centre()
	for _, c := range []struct {
		wheel    float64
		in, gone string
	}{{-1, "options", "seats.2"}, {1, "seats.2", "options"}} {
		for range 40 {
			s.Update(&input.Frame{X: x, Y: y, WheelY: c.wheel, Focused: true})
		}
		ids := controlsOf(draw(s))
		if !slices.Contains(ids, c.in) || slices.Contains(ids, c.gone) {
			t.Errorf("after turning the wheel by %v: %v", c.wheel, ids)
		}
	}
}

// openSecret is somebody at the set-up of TOP SECRET.
func openSecret(t *testing.T) *person {
	t.Helper()
	p := sit(t, newHouse(t))
	p.click("new." + topSecret)
	return p
}

// began gives players and options of what would be started now; the start must be allowed.
func (p *person) began() ([]game.Player, game.Options) {
	p.t.Helper()
	if p.item("start").Disabled {
		p.t.Fatal("the match cannot be started")
	}
	return p.topSetup().draft.match()
}

func TestFourPlayersAreSeatedByName(t *testing.T) {
	p := openSecret(t)
	p.click("seats.4")
	p.click("quick." + together)
	p.click("name0")
	names := []string{"Inès", "Marc", "Zoé", "Léon"}
	for _, name := range names {
		p.write(name)
		p.tick(press(input.Confirm))
		p.tick(still())
	}
	if got := p.topSetup().Focused(); got != "start" {
		t.Errorf("after the last name the focus is on %q", got)
	}
	players, _ := p.began()
	if len(players) != len(names) {
		t.Fatalf("%d players", len(players))
	}
	for i, player := range players {
		if player.Computer || player.Name != names[i] {
			t.Errorf("seat %d is %+v, want %q", i, player, names[i])
		}
	}
}

// TestEveryNumberOfPlayersStarts plays TOP SECRET with two to six, of whom some are persons.
func TestEveryNumberOfPlayersStarts(t *testing.T) {
	for n := 2; n <= game.MaxSeats; n++ {
		for _, kinds := range []string{alone, together} {
			p := openSecret(t)
			p.click("seats." + strconv.Itoa(n))
			p.click("quick." + kinds)
			p.click("start")
			running := p.launcher.store.Running()
			if len(running) != 1 || running[0].Game != topSecret || len(running[0].Cast.Players) != n {
				t.Errorf("%d players, %s: running is %+v", n, kinds, running)
			}
			if _, ok := p.stack.Top().(*setup); ok {
				t.Errorf("%d players, %s: the set-up is still on top", n, kinds)
			}
		}
	}
}

// TestRematchOfSix begins again with the same players and options.
func TestRematchOfSix(t *testing.T) {
	h := newHouse(t)
	g := secret(t)
	match := game.Setup{Players: six, Options: game.Options{"series": 1, "called": 1, "seconds": 5, "value1": 15},
		Seed: game.SeedOf(1)}
	s, err := g.New(match, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, swap := range []bool{false, true} {
		h.rematch(g, match, s, swap)
		loaded, err := h.store.Load(h.store.Running()[0].File)
		if err != nil {
			t.Fatal(err)
		}
		if again := loaded.Setup; !slices.Equal(again.Players, match.Players) || !maps.Equal(again.Options, match.Options) ||
			again.Seed == match.Seed {
			t.Errorf("the rematch has %+v and %v", again.Players, again.Options)
		}
	}
}

func TestASeatThatGoesAndComesBackLosesNothing(t *testing.T) {
	p := openSecret(t)
	p.click("seats.3")
	p.click("kind2.person")
	p.click("name2")
	p.write("Zoé")
	p.click("seats.2")
	if p.has("name2") {
		t.Error("the third seat is still there")
	}
	p.click("seats.6")
	players, _ := p.began()
	if players[2].Name != "Zoé" || players[2].Computer {
		t.Errorf("the third seat comes back as %+v", players[2])
	}
	var computers []string
	for _, player := range players[3:] {
		if !player.Computer || slices.Contains(computers, player.Name) {
			t.Errorf("a new seat is %+v", player)
		}
		computers = append(computers, player.Name)
	}
}

func TestQuickSetupsSeatEverybodyAtOnce(t *testing.T) {
	p := openSecret(t)
	for _, c := range []struct {
		press   string
		persons int
	}{{"quick." + together, usualSeats}, {"quick." + alone, 1}} {
		p.click(c.press)
		players, _ := p.began()
		persons := 0
		for _, player := range players {
			if !player.Computer {
				persons++
			}
		}
		if persons != c.persons || p.topSetup().draft.quick() == "" {
			t.Errorf("%s seats %d persons, want %d", c.press, persons, c.persons)
		}
	}
}

func TestOwnValuesAreCheckedWhileTheyAreWritten(t *testing.T) {
	p := openSecret(t)
	p.click("options")
	p.click(ownValues)
	for _, c := range []struct{ text, why string }{
		{"7", "7 is not possible. Each value is a multiple of 5 from 5 to 995."},
		{"30", "30 is entered twice."},
		{"0", "0 is not possible."},
		{"", "Value 1 is missing."},
		{"999", "999 is not possible."},
	} {
		p.click("value0")
		p.tick(press(input.SelectAll))
		p.tick(press(input.Backspace))
		p.write(c.text)
		if !p.reads(c.why) {
			t.Errorf("%q is taken without the sentence %q", c.text, c.why)
		}
		p.click("done")
		page, stays := p.stack.Top().(*optionsPage)
		if !stays || page.Focused() != page.correctedID() || !p.marked(page.correctedID()) {
			t.Fatalf("with %q as a value the page is left, or the focus is not on the field, or it is not marked", c.text)
		}
		p.tick(press(input.Cancel))
		if start := p.item("start"); !start.Disabled || !p.reads(c.why) {
			t.Errorf("with %q as a value the match can be started, or nothing says why not", c.text)
		}
		p.tick(still())
		p.click("start")
		if _, leads := p.stack.Top().(*optionsPage); !leads {
			t.Fatalf("with %q as a value the start does not lead to where it is corrected", c.text)
		}
		// What was refused is forgotten before the next value.
		for range ui.RefusalTicks + 2 {
			p.tick(still())
		}
	}
	p.click("value0")
	p.tick(press(input.SelectAll))
	p.write("9x95")
	if !p.reads("Only figures") {
		t.Error("a letter in a number is dropped without a word")
	}
	p.click("done")
	_, options := p.began()
	var got []int
	for n := range topsecret.Ranks {
		got = append(got, options["value"+strconv.Itoa(n+1)])
	}
	if want := []int{30, 40, 50, 60, 995}; !slices.Equal(got, want) {
		t.Errorf("the values are %v, want %v", got, want)
	}
}

// correctedID is the field that has to be corrected.
func (s *optionsPage) correctedID() string {
	at, _ := s.draft.wrong()
	return at
}

// marked reports whether that field has the border of what cannot be.
func (p *person) marked(id string) bool {
	box := p.item(id).Box
	for _, it := range p.items() {
		if it.Kind == display.Border && it.Box == box && it.Colour == theme.Alert {
			return true
		}
	}
	return false
}

// text is all that can be read on the screen, whatever lines it is broken into.
func (p *person) text() string {
	var all []string
	for _, it := range p.items() {
		all = append(all, it.Text)
	}
	return strings.Join(all, " ")
}

func TestOptionsReachTheRules(t *testing.T) {
	p := openSecret(t)
	usual := game.Options{
		"value1": 20, "value2": 30, "value3": 40, "value4": 50, "value5": 60, "series": 0, "called": 0, "odds": 1,
	}
	if _, got := p.began(); !maps.Equal(got, usual) {
		t.Errorf("the usual options are %v, want %v", got, usual)
	}
	p.click("options")
	p.click("values.1")
	p.click("series.series")
	p.click("boum.called")
	for range topsecret.MaxSeconds {
		p.click("seconds.more")
	}
	if !p.item("seconds.more").Disabled || !p.reads("10\u00a0seconds") {
		t.Error("the time for the call is not at its end")
	}
	p.click("seconds.less")
	p.click("odds.off")
	p.tick(press(input.Cancel))
	want := game.Options{
		"value1": 10, "value2": 20, "value3": 30, "value4": 40, "value5": 50, "series": 1, "called": 1, "seconds": 9,
		"odds": 0,
	}
	players, got := p.began()
	if !maps.Equal(got, want) {
		t.Errorf("the options are %v, want %v", got, want)
	}
	if _, err := secret(t).New(game.Setup{Players: players, Options: got, Seed: game.SeedOf(1)}, nil); err != nil {
		t.Errorf("the rules refuse what the set-up allows: %v", err)
	}
}

// TestTheNextSetupBeginsWithTheLast looks at the set-up of both games after the choices of one were changed.
func TestTheNextSetupBeginsWithTheLast(t *testing.T) {
	p := openSecret(t)
	p.click("seats.5")
	p.click("level3.expert")
	p.click("options")
	p.click("series.series")
	p.click("done")
	p.click("back")
	p.click("new.kompromat")
	if p.has("options") || p.has("level3.expert") {
		t.Error("the choices for one game are those of another")
	}
	p.click("back")
	p.click("new." + topSecret)
	players, options := p.began()
	if len(players) != 5 || players[3].Level != game.Expert || options[topsecret.OptionSeries] != 1 {
		t.Errorf("the next set-up begins with %+v and %v", players, options)
	}
}

func TestLowDocumentsAreSaidToBeLeftOut(t *testing.T) {
	p := openSecret(t)
	for n, want := range map[string]bool{"seats.2": true, "seats.3": true, "seats.4": false, "seats.6": false} {
		p.click(n)
		p.click("options")
		if got := p.reads("20s are left out"); got != want {
			t.Errorf("with %s it is said: %v, want %v", n, got, want)
		}
		p.click("done")
	}
}

// TestTheOptionsOfSixAreInSight: on a common laptop the whole set-up of six players is seen at once.
func TestTheOptionsOfSixAreInSight(t *testing.T) {
	for _, g := range []string{topSecret, getAdler} {
		h := newHouse(t)
		h.st.Metrics = theme.Metrics{W: 1280, H: 720}
		found, _ := rooms.Find(g)
		s := newSetup(h, found).(*setup)
		s.draft.Playing = found.MaxSeats
		s.Resumed()
		if all := s.Sheet(); all.Height() > all.Panel.H {
			t.Errorf("%s: the rows are %v high, the panel %v", g, all.Height(), all.Panel.H)
		}
	}
}

// TestSeatsAreInSightOnAPhoneLyingAcross: in each language whoever sets up a match of four sees all seats at once, in
// rows that fingers find.
func TestSeatsAreInSightOnAPhoneLyingAcross(t *testing.T) {
	for i := range rooms {
		for _, lang := range words.Languages() {
			h := newHouse(t)
			h.st.Lang, h.st.Metrics = lang, theme.Metrics{W: 844, H: 390}
			s := newSetup(h, &rooms[i]).(*setup)
			s.draft.Playing = min(rooms[i].MaxSeats, 4)
			s.Resumed()
			for seat := range s.draft.Playing {
				c := ui.Find(s.Controls(), id("kind", seat)+".person")
				if c == nil || c.Clip == ui.Nowhere || c.Box.H < fingerRow {
					t.Errorf("%s, %s: seat %d is chosen at %v", rooms[i].Name, lang, seat+1, c)
				}
			}
		}
	}
}

// TestTheSummaryNamesTheDocumentsThatAreDealt: two and three players have none of the lowest value (T32).
func TestTheSummaryNamesTheDocumentsThatAreDealt(t *testing.T) {
	for seats, want := range map[string]string{"3": "Documents 30, 40, 50, 60", "4": "Documents 20, 30, 40, 50, 60"} {
		p := openSecret(t)
		p.click("seats." + seats)
		if text := p.text(); !strings.Contains(text, want) {
			t.Errorf("%s players: nothing says %q", seats, want)
		}
	}
}

// TestWhatIsSaidOfASetUpKeepsTheMargins: the plate under the sentence is as wide as those of the players, and stands
// away from the buttons, in every game.
func TestWhatIsSaidOfASetUpKeepsTheMargins(t *testing.T) {
	for i := range rooms {
		h := newHouse(t)
		m := h.st.Metrics
		s := newSetup(h, &rooms[i]).(*setup)
		var l display.List
		s.Draw(&l)
		done, left := ui.PrimaryPlace(m), ui.Margin(m)
		for _, it := range l.Items {
			ground := it.Kind == display.Fill && it.Box.Y > m.H/2 && it.Box.Y+it.Box.H <= done.Y
			if !ground || it.Box.W < m.W/2 {
				continue
			}
			if it.Box.X < left-0.5 || it.Box.X+it.Box.W > m.W-left+0.5 || it.Box.Y+it.Box.H > done.Y-m.U(20) {
				t.Errorf("%s: a plate lies at %v, the buttons begin at %v", rooms[i].Name, it.Box, done.Y)
			}
		}
	}
}
