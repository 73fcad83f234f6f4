package scenes

import (
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/record"
	"safehouse/game/storage"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/ui"
)

// person is somebody at the program: a stack and the ticks that are given to it.
type person struct {
	t        testing.TB
	launcher *launcher
	stack    *stage.Stack
}

// stackOf is a stack that is left at the end of the test: what a match works out in the background ends with it.
func stackOf(t testing.TB, s stage.Scene) *stage.Stack {
	t.Helper()
	stack := stage.NewStack(s)
	t.Cleanup(stack.Close)
	return stack
}

func sit(t *testing.T, h *launcher) *person { return &person{t, h, stackOf(t, newMenu(h))} }

func (p *person) tick(in *input.Frame) {
	in.LostFocus = p.launcher.st.Advance() || in.LostFocus
	if !lookUp(p.launcher, p.stack, in) {
		p.stack.Update(in)
	}
}

func (p *person) items() []display.Item {
	var l display.List
	p.stack.Draw(&l)
	return l.Items
}

// item finds a control; it must be there.
func (p *person) item(id string) display.Item {
	p.t.Helper()
	for _, it := range p.items() {
		if it.ID == id {
			return it
		}
	}
	p.t.Fatalf("there is no %q on the screen", id)
	return display.Item{}
}

func (p *person) has(id string) bool {
	return slices.ContainsFunc(p.items(), func(it display.Item) bool { return it.ID == id })
}

// click presses a control with the mouse.
func (p *person) click(id string) {
	p.t.Helper()
	x, y := p.item(id).Box.Centre()
	p.tick(&input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true, Focused: true})
	p.tick(&input.Frame{X: x, Y: y, Released: true, Focused: true})
	p.tick(&input.Frame{X: x, Y: y, Focused: true})
}

// reads reports whether a text is on the screen.
func (p *person) reads(text string) bool {
	var all []string
	for _, it := range p.items() {
		all = append(all, it.Text)
	}
	return strings.Contains(strings.Join(all, " "), text) // However its lines are broken.
}

func TestAMatchIsTwoClicksFromTheMenu(t *testing.T) {
	p := sit(t, newHouse(t))
	if p.has("resume") {
		t.Error("the first menu promises to resume a match")
	}
	p.click("new.kompromat")
	p.click("start")
	if len(p.launcher.store.Running()) != 1 {
		t.Error("no match runs")
	}
	if _, ok := p.stack.Top().(*setup); ok {
		t.Error("the setup is still on top")
	}
}

func TestResumeComesFirstAndHasTheFocus(t *testing.T) {
	p := sit(t, newHouse(t).withMatches(t, 1))
	p.tick(still())
	if got := controlsOf(draw(p.stack.Top()))[0]; got != "resume" {
		t.Errorf("the first choice is %q", got)
	}
	if !p.item("resume").Focused {
		t.Error("the focus is not on it")
	}
	for _, want := range []string{"KOMPROMAT", longest[0].Name, longest[1].Name} {
		if !p.reads(want) {
			t.Errorf("the menu does not show %q", want)
		}
	}
	p.click("resume")
	if _, ok := p.stack.Top().(*menu); ok {
		t.Error("the menu is still on top")
	}
}

// TestEachOfTwoMatchesIsOnePressAway: the one that was left last lies in the folder, the one before beside it.
func TestEachOfTwoMatchesIsOnePressAway(t *testing.T) {
	for at, id := range []string{"resume", "resume.other"} {
		p := sit(t, newHouse(t).withMatches(t, 2))
		p.tick(still())
		want := p.stack.Top().(*menu).running[at].File
		if p.click(id); p.launcher.writer == nil || p.launcher.writer.File() != want {
			t.Errorf("%s does not go on with %s", id, want)
		}
	}
}

func TestResumeIsNotPromisedWhereNothingIsKept(t *testing.T) {
	dir := t.TempDir()
	houseIn(t, dir).withMatches(t, 1)
	p := sit(t, houseIn(t, dir))
	p.tick(still())
	if p.has("resume") {
		t.Error("a program that cannot keep matches promises to resume one")
	}
	if !p.has("understood") {
		t.Fatal("nothing is told")
	}
	p.click("understood")
	if p.has("understood") {
		t.Error("the trouble stays")
	}
	p.click("settings")
	p.tick(press(input.Cancel))
	if p.has("understood") {
		t.Error("the trouble is told twice")
	}
}

func TestSetupRefusesNamesThatCannotBe(t *testing.T) {
	p := sit(t, newHouse(t))
	p.click("new.kompromat")
	p.click("kind1.person")
	p.click("name1")
	for range 20 {
		p.tick(press(input.Backspace))
	}
	if !p.item("start").Disabled || !p.reads("Seat 2 needs a name") {
		t.Error("an empty name is let through without a word")
	}
	write := func(text string) {
		in := still()
		in.Runes = []rune(text)
		p.tick(in)
	}
	write(" agent 1 ")
	if !p.item("start").Disabled || !p.reads("Two players are called “Agent 1”") {
		t.Error("two players have the same name without a word")
	}
	p.click("start")
	if _, ok := p.stack.Top().(*setup); !ok {
		t.Fatal("the match starts all the same")
	}
	p.click("name1")
	write("0123456789012345678901234567")
	if got := p.stack.Top().(*setup).draft.all[1].name.Text; len([]rune(got)) > game.MaxName {
		t.Errorf("a name of %d letters", len([]rune(got)))
	}
	if p.item("start").Disabled {
		t.Error("a good name is refused")
	}
}

func TestLettersAreNoCommandsWhileANameIsWritten(t *testing.T) {
	p := sit(t, newHouse(t))
	p.click("new.kompromat")
	if p.stack.Top().(stage.Typist).Typing() {
		t.Error("somebody types before a field was chosen")
	}
	p.click("name0")
	if !p.stack.Top().(stage.Typist).Typing() {
		t.Error("nobody types in a field that has the focus")
	}
}

func TestUnnamedPlayersFollowTheLanguage(t *testing.T) {
	p := sit(t, newHouse(t))
	p.click("new.kompromat")
	p.launcher.st.Speak(words.French)
	p.stack.Resumed()
	if got := p.stack.Top().(*setup).draft.all[1].player().Name; got != "Ordinateur 2" {
		t.Errorf("the computer is called %q", got)
	}
}

// TestNoOptionFollowsThePlayers changes who sits on each seat, and how well it plays: what else is chosen stays as it
// is shown, whether somebody chose it or nobody did.
func TestNoOptionFollowsThePlayers(t *testing.T) {
	for i := range rooms {
		g := &rooms[i]
		p := sit(t, newHouse(t))
		p.click("new." + g.Name)
		d := p.stack.Top().(*setup).draft
		shown := func() (all []string) {
			for n := range d.game.Setup.Options {
				if o := &d.game.Setup.Options[n]; o.Rows == nil && o.Offered(&d.Draft) {
					all = append(all, o.ID+" "+o.Taken(p.launcher.st, &d.Draft).ID)
				}
			}
			return all
		}
		before := shown()
		for seat := range d.seats() {
			for _, press := range []string{id("kind", seat) + ".computer", id("level", seat) + ".expert",
				id("level", seat) + ".easy", id("level", seat) + ".medium", id("kind", seat) + ".person"} {
				p.click(press)
				if now := shown(); !slices.Equal(now, before) {
					t.Errorf("%s: after %s the options are %v, before %v", g.Name, press, now, before)
				}
			}
		}
	}
}

func TestEveryCombinationOfPlayersStarts(t *testing.T) {
	for _, kinds := range [][2]string{{"person", "person"}, {"person", "computer"}, {"computer", "person"},
		{"computer", "computer"}} {
		p := sit(t, newHouse(t))
		p.click("new.kompromat")
		p.click("kind0." + kinds[0])
		p.click("kind1." + kinds[1])
		p.click("start")
		running := p.launcher.store.Running()
		if len(running) != 1 {
			t.Fatalf("%v: %d matches run", kinds, len(running))
		}
		for i, player := range running[0].Cast.Players {
			if player.Computer != (kinds[i] == "computer") {
				t.Errorf("%v: seat %d is %+v", kinds, i, player)
			}
		}
	}
}

// starter is the seat that started a match, in a game in which one does.
func starter(s game.Session) (game.Seat, bool) {
	for _, e := range s.(*kompromat.Match).Events(game.Public, 0) {
		if e.Kind == kompromat.StarterDrawn {
			return e.Seat, true
		}
	}
	return 0, false
}

// TestRematchSwapsTheStarter and is played by the rules as they are, also after a match of earlier ones.
func TestRematchSwapsTheStarter(t *testing.T) {
	h := newHouse(t)
	g := &rooms[0]
	setup := game.Setup{Players: longest, Options: maps.Clone(g.Earlier), Seed: game.SeedOf(1)}
	s, err := g.New(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	first, ok := starter(s)
	if !ok {
		t.Fatal("nobody started")
	}
	h.rematch(g, setup, s, true)
	loaded, err := h.store.Load(h.store.Running()[0].File)
	if err != nil {
		t.Fatal(err)
	}
	again, err := g.Resume(loaded.Setup, loaded.Entries, nil)
	if err != nil {
		t.Fatal(err)
	}
	if second, ok := starter(again); !ok || second == first {
		t.Errorf("seat %v starts after seat %v", second, first)
	}
	for key := range g.Earlier {
		if _, ok := loaded.Setup.Options[key]; ok {
			t.Errorf("the rematch has the option %q of earlier rules", key)
		}
	}
	if setup.Options["starter"] != 0 {
		t.Error("the options of the match before were changed")
	}
}

func TestMatchesOfOneRunHaveSeedsOfTheirOwn(t *testing.T) {
	h := newHouse(t)
	a, _, first := h.chance()
	b, _, second := h.chance()
	if a == b {
		t.Error("two matches have the same seed")
	}
	if game.SeedOf(*first) != a || game.SeedOf(*second) != b {
		t.Errorf("the matches are said to be dealt from %d and %d", *first, *second)
	}
	again := newHouse(t)
	if c, _, _ := again.chance(); c != a {
		t.Error("a run with the same seed deals differently")
	}
	h.seed = nil
	if c, _, number := h.chance(); c == b || number != nil {
		t.Error("chance repeats itself")
	}
}

func TestSettingsWorkAtOnceAndAreKept(t *testing.T) {
	p := sit(t, newHouse(t))
	var kept []stage.Settings
	p.launcher.st.Save = func(s stage.Settings) { kept = append(kept, s) }
	p.click("settings")
	p.click("language.fr")
	if p.launcher.st.Lang != words.French || !p.reads("Réglages") {
		t.Error("the language does not change at once")
	}
	p.click("window.full")
	p.click("tab.motion")
	p.click("speed.200")
	p.click("tab.sound")
	p.click("mute.on")
	want := stage.DefaultSettings()
	want.Lang, want.Speed, want.Mute, want.FullScreen = words.French, 200, true, true
	want.Seen = p.launcher.st.Settings.Seen
	if p.launcher.st.Settings != want || len(kept) == 0 || kept[len(kept)-1] != want {
		t.Errorf("settings %+v, kept %+v", p.launcher.st.Settings, kept)
	}
	p.click("done")
	if _, ok := p.stack.Top().(*menu); !ok {
		t.Error("Done does not close the settings")
	}
}

func TestQuitEndsTheProgram(t *testing.T) {
	p := sit(t, newHouse(t))
	p.click("quit")
	if p.stack.Top() != nil {
		t.Error("a scene is left")
	}
}

func TestAFailureIsReportedWithoutLosingTheProgram(t *testing.T) {
	dir := t.TempDir()
	r := reporter{files: storage.Disk{}, dir: dir, log: slog.New(slog.DiscardHandler)}
	what := r.guard(func() { panic("a card fell off the table") })
	if what == nil || what.File == "" {
		t.Fatal("no report was written")
	}
	if r.guard(func() {}) != nil {
		t.Error("a failure where there was none")
	}
	h := newHouse(t)
	p := &person{t, h, stackOf(t, newFailed(h, what))}
	p.tick(still())
	p.click("menu")
	if _, ok := p.stack.Top().(*menu); !ok {
		t.Error("there is no way back to the menu")
	}
}

// TestAReportHoldsNoSecret: Go writes what functions were given, and which index was out of range, as numbers. Neither
// may stand in a report, since a running match could have brought them there; places and the version do.
func TestAReportHoldsNoSecret(t *testing.T) {
	dir := t.TempDir()
	r := reporter{files: storage.Disk{}, dir: dir, version: "1.2.3", log: slog.New(slog.DiscardHandler)}
	what := r.guard(func() { reveal([]int{1, 2, 3}, 0x5ec4e7, 0xcafe) })
	b, err := os.ReadFile(what.File)
	if err != nil {
		t.Fatal(err)
	}
	report := string(b)
	for _, secret := range []string{"5ec4e7", "6210791", "cafe", "51966", "[3]"} {
		if strings.Contains(report, secret) {
			t.Errorf("the report holds %s:\n%s", secret, report)
		}
	}
	for _, want := range []string{"1.2.3", "index out of range", "scenes.reveal(…)", "flow_test.go:"} {
		if !strings.Contains(report, want) {
			t.Errorf("the report lacks %q:\n%s", want, report)
		}
	}
}

// reveal fails with what it was given in its frame and in Go's words.
//
//go:noinline
func reveal(cards []int, seed, index int) int { return cards[index] + seed }

func TestTakenReadsWhatSegmentsWrite(t *testing.T) {
	st := newStage(t)
	for _, c := range ui.Segments(st, display.Rect{W: 300, H: 60}, "speed", "50",
		[]ui.Choice{{ID: "0", Label: "0"}, {ID: "50", Label: "½"}}) {
		v, ok := ui.Taken(c.ID, "speed")
		if !ok || c.Checked != (v == "50") {
			t.Errorf("%q gives %q, %v; checked %v", c.ID, v, ok, c.Checked)
		}
	}
	if _, ok := ui.Taken("speeding.1", "speed"); ok {
		t.Error("another group is taken for this one")
	}
}

// TestPlayLeadsToTheSetUp from what was learnt, whether the lessons were opened from the menu or over a set-up.
func TestPlayLeadsToTheSetUp(t *testing.T) {
	for _, over := range []bool{false, true} {
		p := sit(t, newHouse(t))
		if over {
			p.click("new." + getAdler)
		}
		p.click("learn")
		list := p.stack.Top().(*learn)
		lesson := adler(t).Lessons[0]
		list.learnt(lesson)
		p.stack.Put(newLearnt(list, lesson))
		p.click("play")
		if got := p.topSetup().draft.game.Name; got != getAdler {
			t.Errorf("over a set-up %v: it leads to %s", over, got)
		}
	}
}

// topSetup is the setup that is open.
func (p *person) topSetup() *setup {
	p.t.Helper()
	s, ok := p.stack.Top().(*setup)
	if !ok {
		p.t.Fatal("the setup is not open")
	}
	return s
}

func (p *person) write(text string) {
	in := still()
	in.Runes = []rune(text)
	p.tick(in)
}

func TestTypingTakesThePlaceOfTheNameThatNobodyGave(t *testing.T) {
	p := sit(t, newHouse(t))
	p.click("new.kompromat")
	p.click("kind1.person")
	p.click("name0")
	p.write("Inès")
	p.tick(press(input.Confirm))
	if got := p.topSetup().Focused(); got != "name1" {
		t.Fatalf("Enter in the first name goes to %q", got)
	}
	p.tick(still())
	p.write("Marc")
	p.tick(press(input.Confirm))
	if got := p.topSetup().Focused(); got != "start" {
		t.Fatalf("Enter in the last name goes to %q", got)
	}
	for i, want := range []string{"Inès", "Marc"} {
		if got := p.topSetup().draft.all[i].name.Text; got != want {
			t.Errorf("name %d is %q, want %q", i, got, want)
		}
	}
	p.click("name0")
	p.write("!")
	if got := p.topSetup().draft.all[0].name.Text; got != "Inès!" {
		t.Errorf("a name that was given becomes %q", got)
	}
	p.tick(press(input.SelectAll))
	p.write("Zoé")
	if got := p.topSetup().draft.all[0].name.Text; got != "Zoé" {
		t.Errorf("with all selected the name becomes %q", got)
	}
}

func TestARefusedLetterIsExplainedForAWhile(t *testing.T) {
	p := sit(t, newHouse(t))
	p.click("new.kompromat")
	p.click("name0")
	p.write("\U0001F600")
	p.write("A")
	const why = "no emoji"
	for range ui.RefusalTicks / 2 {
		p.tick(still())
	}
	if !p.reads(why) {
		t.Error("the explanation is gone before it could be read")
	}
	for range ui.RefusalTicks {
		p.tick(still())
	}
	if p.reads(why) {
		t.Error("the explanation stays for ever")
	}
}

// TestTheMenuDoesNotWaitForHundredsOfMatches: it offers the one that was played last at once, looks into the others
// while it stands there, and tells of what it finds when it is through.
func TestTheMenuDoesNotWaitForHundredsOfMatches(t *testing.T) {
	dir := t.TempDir()
	h := houseIn(t, dir).withMatches(t, 40)
	if err := os.WriteFile(filepath.Join(dir, "matches", "1.jsonl"), []byte("{\"safehouse\":99}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p := sit(t, h)
	p.tick(still())
	top := func() *menu { return p.stack.Top().(*menu) }
	if !top().more || len(top().running) == 0 || len(top().notices) > 0 {
		t.Fatalf("at once it has %d matches and tells of %d things", len(top().running), len(top().notices))
	}
	first := top().running[0].File
	for n := 0; top().more; n++ {
		if p.tick(still()); n > 40 {
			t.Fatal("it does not come to an end")
		}
	}
	if m := top(); len(m.running) != 40 || m.running[0].File != first || len(m.notices) != 1 ||
		m.notices[0].Key != "record.skipped" {
		t.Errorf("in the end it has %d matches and tells of %v", len(m.running), m.notices)
	}
}

func TestDiscardingAsksFirst(t *testing.T) {
	p := sit(t, newHouse(t).withMatches(t, 2))
	p.tick(still())
	p.click("matches")
	resume, discard := p.item("match.0").Box, p.item("discard.0").Box
	if gap := discard.X - resume.X - resume.W; gap < p.launcher.st.Metrics.U(48) {
		t.Errorf("Discard is %v pixels away from Resume", gap)
	}
	running := func() int { return len(p.launcher.store.Running()) }
	p.click("discard.0")
	p.click("discard.0") // The second half of a double press.
	if running() != 2 || !p.reads("Really remove?") {
		t.Fatalf("%d matches run after a double press", running())
	}
	p.tick(press(input.Cancel))
	if p.reads("Really remove?") || p.topMatches() == nil {
		t.Fatal("Esc does not take the question back")
	}
	p.click("discard.0")
	p.tick(press(input.Next))
	if p.reads("Really remove?") {
		t.Error("the question stays when the focus goes on")
	}
	for _, left := range []int{1, 0} {
		p.click("discard.0")
		for range doublePress {
			p.tick(still())
		}
		p.click("discard.0")
		if running() != left || !p.reads("off this list") {
			t.Fatalf("%d matches run, want %d", running(), left)
		}
	}
	if !p.reads("No match is kept here") {
		t.Error("an empty list says nothing")
	}
	if p.click("restore"); running() != 1 || !p.has("match.0") || p.has("restore") || p.reads("off this list") {
		t.Errorf("%d matches run once the last is brought back", running())
	}
	p.click("discard.0")
	for range doublePress {
		p.tick(still())
	}
	p.click("discard.0")
	p.click("back")
	if p.has("resume") {
		t.Error("the menu promises to resume a match that was discarded")
	}
	if p.click("matches"); p.reads("off this list") {
		t.Error("what was said of a match that was put aside is said again")
	}
	if p.click("restore"); running() != 1 || !p.has("match.0") || p.has("restore") {
		t.Error("what was put aside cannot be brought back once the list was left")
	}
}

// TestAQuestionWhetherOneIsSureIsOfItsTime: a burst of ticks makes no second press of the half of a double one, and
// after a while, be it slept away, the question is taken back.
func TestAQuestionWhetherOneIsSureIsOfItsTime(t *testing.T) {
	p := sit(t, newHouse(t).withMatches(t, 2))
	clock := stagetest.NewClock(p.launcher.st)
	p.tick(still())
	p.click("matches")
	wait := func(ticks int, step time.Duration) {
		clock.Step = step
		for range ticks {
			p.tick(still())
		}
	}
	running := func() int { return len(p.launcher.store.Running()) }
	p.click("discard.0")
	wait(4*doublePress, 0)
	if p.click("discard.0"); running() != 2 || !p.reads("Really remove?") {
		t.Fatal("a burst of ticks confirms")
	}
	for name, later := range map[string]func(){
		"a while":           func() { wait(doubtTicks+2, stage.TickTime(1)) },
		"a while, slowly":   func() { wait(7, time.Second) },
		"sleep":             func() { clock.Sleep(time.Hour); wait(1, stage.TickTime(1)) },
		"a clock set back":  func() { clock.Sleep(-time.Hour); wait(doubtTicks+2, stage.TickTime(1)) },
		"the focus is lost": func() { p.tick(&input.Frame{LostFocus: true}) },
	} {
		wait(doubtTicks+2, stage.TickTime(1))
		if p.click("discard.0"); !p.reads("Really remove?") {
			t.Fatalf("before %s nothing is asked", name)
		}
		later()
		if p.reads("Really remove?") {
			t.Errorf("after %s a press still discards", name)
		}
	}
	if running() != 2 {
		t.Errorf("%d matches run", running())
	}
}

func (p *person) topMatches() *matches {
	s, _ := p.stack.Top().(*matches)
	return s
}

func TestARunningMatchSaysWhatItsFiguresAre(t *testing.T) {
	h := newHouse(t)
	st := h.st
	sum := record.Summary{Game: "kompromat", Started: "2026-11-01T20:00:00+01:00"}
	sum.Cast.Players = []game.Player{{Name: "Inès"}, {Name: "Marc"}}
	sum.Standing = game.Standing{Seats: 2, Round: 2, Rounds: 6, Halves: [game.MaxSeats]int{2, 6}}
	for _, c := range []struct {
		lang                   words.Lang
		far, scores, oneBreath string
	}{
		{words.English, "Round 2 of 6", "Inès: 1\u00a0token · Marc: 3\u00a0tokens",
			"KOMPROMAT · Round 2 of 6 · tokens 1 – 3 · 1\u00a0November\u00a02026"},
		{words.French, "Manche 2 sur 6", "Inès\u00a0: 1\u00a0jeton · Marc\u00a0: 3\u00a0jetons",
			"KOMPROMAT · Manche 2 sur 6 · jetons 1 – 3 · 1er\u00a0novembre\u00a02026"},
	} {
		st.Lang = c.lang
		if far, scores := h.stands(sum), h.standings(sum); far != c.far || scores != c.scores {
			t.Errorf("%s: the menu says %q and %q", c.lang, far, scores)
		}
		if got := h.details(sum, true); got != c.oneBreath {
			t.Errorf("%s: the list says %q", c.lang, got)
		}
	}
	sum.Game, sum.Standing.Rounds = topSecret, 16
	if got := h.howFar(sum); got != "Tour 2 sur 16" {
		t.Errorf("a game of TOP SECRET is at %q", got)
	}
	sum.Standing.Rounds = 0
	if got := h.howFar(sum); got != "Partie 2" {
		t.Errorf("a series of TOP SECRET is at %q", got)
	}
	sum.Standing.Halves = [game.MaxSeats]int{}
	if got, list := h.standings(sum), h.details(sum, true); got != "Inès – Marc" || strings.Contains(list, "points") {
		t.Errorf("where nobody has a score the menu says %q and the list %q", got, list)
	}
	sum.Started = ""
	if got := date(st, sum); got != "" {
		t.Errorf("a match without a date began on %q", got)
	}
}

// TestCodesOutliveTheSettingOverAnothersCurtain goes through the pages: at another's curtain the settings switch the
// codes off; the hand behind it stays closed for want of its code.
func TestCodesOutliveTheSettingOverAnothersCurtain(t *testing.T) {
	h := newHouse(t)
	h.st.Settings.SeatCodes, h.st.Settings.Speed = true, 0
	g, _ := rooms.Find(topSecret)
	scene, said := h.begin(g, []game.Player{{Name: "Ada"}, {Name: "Bo"}, {Name: "Cy"}}, game.Options{})
	if scene == nil {
		t.Fatal(said.Key)
	}
	p := &person{t, h, stackOf(t, scene)}
	wait := func() {
		for range 90 {
			p.tick(still())
		}
	}
	code := func(signs string) {
		for _, r := range signs {
			p.tick(&input.Frame{X: -1, Y: -1, Struck: stagetest.Struck(string(r)), Keyboard: true, AnyPress: true,
				Focused: true})
		}
		p.click("code.enter")
		wait()
	}
	wait()
	p.click("take")
	wait()
	code("111")
	code("111")
	p.click("menu")
	p.click("pause.seats")
	p.click("seat0.easy") // Ada leaves, and comes back when Bo sits at the screen.
	p.click("seat0.person")
	p.click("seats.done")
	p.click("resume")
	wait()
	p.click("menu")
	p.click("settings")
	p.click("tab.table")
	p.click("codes.off")
	p.click("done")
	p.click("resume")
	wait()
	p.click("show")
	wait()
	if h.st.Settings.SeatCodes || !p.has("code.enter") || p.has("peek") {
		t.Fatal("Ada's hand can be opened without her code")
	}
	if !p.reads("off in the settings") {
		t.Error("nothing says why a code is asked for")
	}
	if code("222"); p.has("peek") {
		t.Error("a wrong code gives the screen")
	}
	code("111")
	if !p.has("peek") || !p.reads("Ada has ended the codes") {
		t.Error("the code does not give the screen, or nobody is told that it ended all")
	}
}
