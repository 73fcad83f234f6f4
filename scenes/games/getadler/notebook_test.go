package getadler

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// midway is a match in which that many turns have begun and the first seat is to play: mostly with questions and looks,
// and without arrests.
func midway(t *testing.T, kinds string, seed uint64, turns int, options ...string) *getadler.Match {
	t.Helper()
	return playedOn(t, tabletest.Setup(kinds, seed, options...), seed, turns)
}

// playedOn plays a match of that set-up so far.
func playedOn(t *testing.T, setup game.Setup, seed uint64, turns int) *getadler.Match {
	t.Helper()
	m := newMatch(t, setup)
	rng := rand.New(rand.NewPCG(seed, 2))
	for range 2000 {
		v := m.View(0)
		seat := m.ToAct().First()
		if v.Past >= turns && seat == 0 && v.Phase == getadler.PhasePlay {
			return m
		}
		moves := slices.DeleteFunc(m.MoveTexts(seat), func(text string) bool { return strings.HasPrefix(text, "arrest") })
		clues := slices.DeleteFunc(slices.Clone(moves), func(text string) bool { return strings.HasPrefix(text, "discard") })
		if len(clues) > 0 && rng.IntN(4) > 0 {
			moves = clues
		}
		tabletest.Make(t, m, seat, moves[rng.IntN(len(moves))])
	}
	t.Fatal("the first seat is never asked to play")
	return nil
}

// holding is a match midway in which the first seat has a card of that kind.
func holding(t *testing.T, kinds string, k getadler.Kind) *getadler.Match {
	t.Helper()
	for seed := range uint64(20) {
		m := midway(t, kinds, seed, 6)
		if v := m.View(0); v.Players[0].Sure[k] > 0 {
			return m
		}
	}
	t.Fatalf("nobody holds a %v", k)
	return nil
}

// letter presses a key with a letter or a digit on it.
func (r *room) letter(c rune) {
	var just input.Actions
	switch c {
	case 'n':
		just = just.With(input.Notebook)
	case 'c':
		just = just.With(input.Sheet)
	}
	r.Tick(input.Frame{X: -1, Y: -1, Struck: stagetest.Struck(string(c)), Just: just, Down: just, AnyPress: true,
		Keyboard: true})
	r.Wait(1)
}

// reader is a table of one person among computers.
func reader(t *testing.T, turns int, notes ...record.Note) *room {
	t.Helper()
	return readerIn(t, 720, turns, notes...)
}

// readerIn is a reader in a window so high.
func readerIn(t *testing.T, high float64, turns int, notes ...record.Note) *room {
	t.Helper()
	r := newRoom(t, words.English, 1280, high)
	r.Stage.Settings.Speed = 0
	r.open(midway(t, "peeee", 3, turns), true, notes...)
	r.Noted = nil // What is noted of a match that begins is not the reader's.
	r.Wait(5)
	return r
}

func TestTheNotebookOpensAndClosesByKeyAndButton(t *testing.T) {
	r := reader(t, 8)
	open := func(what string, want bool) {
		t.Helper()
		if _, there := r.Hot("mark:1:adler"); there != want || r.reads() != want {
			t.Fatalf("%s: the notebook lies open %v", what, there)
		}
	}
	open("at first", false)
	r.letter('n')
	open("N", true)
	r.letter('n')
	open("N again", false)
	r.Press("notebook")
	r.Wait(1)
	open("the button", true)
	r.Key(input.Cancel)
	open("Escape", false)
	r.letter('n')
	if r.Primary().ID != "notebook" || !r.Click("notebook") {
		t.Fatal("the primary button does not close it")
	}
	open("the primary button", false)
}

func TestItsPartsAreReachedByKeyboardAndMouse(t *testing.T) {
	r := reader(t, 12)
	r.letter('n')
	r.letter('4')
	if r.opened() != "note-tab:facts" {
		t.Fatal("4 does not turn to what happened")
	}
	if _, there := r.Hot("note:0"); there {
		t.Fatal("all that happened is in sight at once")
	}
	last := slices.Clone(r.Draw())
	if r.Key(input.End); !reflect.DeepEqual(last, r.Draw()) {
		t.Fatal("what happened last is not in sight")
	}
	r.Key(input.Next)
	for range 60 {
		r.Key(input.Up)
	}
	first, there := r.Hot("note:0")
	if top := first.Box.Y; !there || top < r.lay().Bar.H {
		t.Errorf("the keyboard does not reach the first fact: it stands at %v", top)
	}
	x, y := first.Box.Centre()
	r.Tick(input.Frame{X: x, Y: y, WheelY: -3})
	r.Wait(1)
	if after, there := r.Hot("note:0"); there && after.Box.Y == first.Box.Y {
		t.Error("the wheel does not scroll")
	}
	if !r.Click("note-tab:suspects") || r.opened() != "note-tab:suspects" {
		t.Error("the mouse does not turn back")
	}
	r.letter('1')
	r.Key(input.Up)
	for range 12 {
		if strings.HasPrefix(r.Focused().ID, "mark:") {
			break
		}
		r.Key(input.Left)
	}
	before := marksOn(r)
	if r.Key(input.Confirm); slices.Equal(marksOn(r), before) {
		t.Errorf("the keyboard cannot mark: the focus is on %q", r.Focused().ID)
	}
}

func TestAMarkIsWrittenDownAndResumed(t *testing.T) {
	r := reader(t, 8)
	r.letter('n')
	for range 2 {
		r.Press("mark:2:gold")
	}
	r.Press("mark:3:adler")
	want := []string{"2 gold suspected", "2 gold out", "3 adler suspected"}
	var got []string
	for _, n := range r.Noted {
		if n.Kind != "mark" || n.Seat != 0 || !n.Sealed {
			t.Errorf("the note %+v", n)
		}
		got = append(got, n.Text)
	}
	if !slices.Equal(got, want) {
		t.Fatalf("the notes are %q, want %q", got, want)
	}
	again := reader(t, 8, r.Noted...)
	again.letter('n')
	if !slices.Equal(marksOn(again), marksOn(r)) {
		t.Error("the marks are not there when the match is resumed")
	}
	if it, _ := again.Hot("mark:2:gold"); !strings.Contains(it.Label, "Your mark: Ruled out.") {
		t.Errorf("a reader hears %q", it.Label)
	}
}

func TestComputersWaitWhileTheNotebookIsRead(t *testing.T) {
	r := reader(t, 8)
	v := r.match.View(0)
	if err := r.match.SubmitText(0, "discard "+kindAt(&v.Players[0].Sure, 0).String()); err != nil {
		t.Fatal(err)
	}
	again := newRoom(t, words.English, 1280, 720)
	again.Stage.Settings.Speed = 0
	again.open(r.match, true)
	again.letter('n')
	n := again.match.Len()
	again.Wait(300)
	if again.match.Len() != n || !again.screen.book.Shown() {
		t.Errorf("%d moves were made while the notebook was read", again.match.Len()-n)
	}
	again.letter('n')
	again.Wait(300)
	if again.match.Len() == n {
		t.Error("nothing goes on after the notebook was closed")
	}
}

// opened brings a table of persons to the first seat's open cards.
func opened(t *testing.T, r *room, m *getadler.Match) {
	t.Helper()
	r.Stage.Settings.Speed = 0
	r.open(m, true)
	r.Wait(tabletop.ScoreGuard)
	for _, id := range []string{"take", "peek"} {
		r.Click(id)
		r.Wait(tabletop.ScoreGuard)
	}
	if !r.HandOpen() || r.Holder() != 0 {
		t.Fatalf("the first seat's cards are not open: the holder is %v", r.Holder())
	}
}

// leaks tells what of a notebook is on the screen.
func leaks(r *room) string {
	for _, it := range r.Draw() {
		if strings.HasPrefix(it.ID, "mark:") || strings.HasPrefix(it.ID, "note") || strings.HasPrefix(it.ID, "claim:") ||
			strings.HasPrefix(it.Text, "Supposed") || strings.Contains(it.Text, "Notebook of") {
			return it.ID + it.Text
		}
	}
	return ""
}

func TestTheNotebookClosesWithThePeek(t *testing.T) {
	for name, hide := range map[string]func(*room){
		"hide":            func(r *room) { r.Press("peek") },
		"focus lost":      func(r *room) { r.Stack.Update(&input.Frame{X: -1, Y: -1, LostFocus: true}) },
		"nobody is there": func(r *room) { r.Wait(match.HideTicks(&r.Stage.Settings) + 2) },
		"the menu":        func(r *room) { r.Key(input.Menu) },
		"the rules, later": func(r *room) {
			r.Wait(match.HideTicks(&r.Stage.Settings) - 2)
			r.Stack.Update(&input.Frame{X: -1, Y: -1, LostFocus: true})
		},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t, words.English, 1280, 720)
			opened(t, r, midway(t, "pppp", 3, 8))
			r.letter('n')
			r.Press("suppose")
			r.Press("mark:2:gold")
			if leaks(r) == "" {
				t.Fatal("the notebook does not open")
			}
			hide(r)
			if what := leaks(r); what != "" {
				t.Errorf("%q is still on the screen", what)
			}
			r.letter('n')
			if what := leaks(r); what != "" {
				t.Errorf("%q opens with the cards face down", what)
			}
			if _, there := r.Stack.Top().(*tabletop.Scene); !there {
				r.Key(input.Cancel)
				r.Wait(tabletop.ScoreGuard)
			}
			if _, closed := r.Hot("take"); closed {
				r.Click("take")
				r.Wait(tabletop.ScoreGuard)
			}
			r.Click("peek")
			r.Wait(tabletop.ScoreGuard)
			r.letter('n')
			if !r.reads() || writtenOf(r) != 0 {
				t.Fatal("the notebook does not open again")
			}
			for _, it := range r.Draw() {
				if strings.HasPrefix(it.Text, "Supposed") {
					t.Errorf("what was supposed outlives the peek: %q", it.Text)
				}
			}
		})
	}
}

// TestOnesNotebookShowsToNobodyElse gives two rooms the same input, but for what the first person does in its notebook.
func TestOnesNotebookShowsToNobodyElse(t *testing.T) {
	var rooms [2]*room
	for i := range rooms {
		rooms[i] = newRoom(t, words.English, 1280, 720)
		opened(t, rooms[i], midway(t, "pppp", 3, 8))
	}
	alike := func(what string) {
		t.Helper()
		a, b := slices.Clone(rooms[0].Draw()), rooms[1].Draw()
		if !reflect.DeepEqual(a, b) {
			t.Fatalf("%s: the screens differ", what)
		}
		if ta, tb := rooms[0].Stack.Top().Title(), rooms[1].Stack.Top().Title(); ta != tb {
			t.Fatalf("%s: the titles are %q and %q", what, ta, tb)
		}
	}
	both := func(what string, do func(*room)) {
		t.Helper()
		for _, r := range rooms {
			do(r)
		}
		alike(what)
	}
	alike("before")
	rooms[0].letter('n')
	for _, id := range []string{"mark:1:gold", "mark:2:adler", "mark:2:adler", "suppose", "mark:2:gold",
		"note-tab:facts"} {
		rooms[0].Press(id)
	}
	rooms[0].letter('n')
	rooms[1].Wait(1)
	if reflect.DeepEqual(slices.Clone(rooms[0].Draw()), rooms[1].Draw()) {
		t.Fatal("own marks do not show in the strip, not even to oneself")
	}
	both("face down", func(r *room) { r.Press("peek"); r.Wait(30) })
	v := rooms[0].match.View(0)
	move := "discard " + kindAt(&v.Players[0].Sure, 0).String()
	both("the move", func(r *room) {
		r.Press("peek")
		r.Wait(2)
		r.Submit(r.Asked(), move)
		r.Wait(400)
	})
	for _, id := range []string{"take", "peek", "notebook", "note-tab:facts", "note-tab:claims", "note-tab:hands"} {
		both(id, func(r *room) { r.Click(id); r.Wait(tabletop.ScoreGuard) })
	}
	if writtenOf(rooms[0]) != 1 {
		t.Fatal("the second person does not read its own notebook")
	}
}

// TestNoNotebookIsEverOnAFrameForAnother presses at random at a table of four persons.
func TestNoNotebookIsEverOnAFrameForAnother(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.Stage.Settings.Speed = 400
	r.open(newMatch(t, tabletest.Setup("pppp", 7)), false)
	rng := rand.New(rand.NewPCG(4, 4))
	read := map[game.Seat]int{}
	for step := range 1500 {
		if rng.IntN(4) == 0 {
			r.letter([]rune{'n', 'c', '1', '2', '4'}[rng.IntN(5)])
		} else {
			var ids []string
			for _, it := range r.Draw() {
				if it.ID != "" && !it.Disabled && it.ID != "menu" && it.ID != "rules" && it.ID != "log" {
					ids = append(ids, it.ID)
				}
			}
			if len(ids) > 0 {
				r.Press(ids[rng.IntN(len(ids))])
			}
		}
		r.Wait(rng.IntN(40))
		if _, isTable := r.Stack.Top().(*tabletop.Scene); !isTable || r.Part() != tabletop.Playing ||
			leaksMarks(r) == "" {
			continue
		}
		reader := writtenOf(r)
		if sight := r.Sight(); sight == game.Public || reader != sight || r.Holder() != sight {
			t.Fatalf("step %d: %q on a frame for %v", step, leaksMarks(r), sight)
		}
		read[reader]++
	}
	if len(read) < 2 {
		t.Errorf("only these notebooks were read: %v", read)
	}
}

// writtenOf is the seat whose notebook is on the screen, Public for none.
func writtenOf(r *room) game.Seat {
	for seat := range game.Seat(r.match.View(game.Public).Seats) {
		title := r.Say("notebook.of", game.SeatName(seat))
		if r.reads() && strings.HasPrefix(r.screen.ask.Status, title) {
			return seat
		}
	}
	return game.Public
}

// leaksMarks tells what can be marked on the screen.
func leaksMarks(r *room) string {
	for _, it := range r.Draw() {
		if strings.HasPrefix(it.ID, "mark:") || strings.HasPrefix(it.ID, "note-tab:") || it.ID == "suppose" {
			return it.ID
		}
	}
	return ""
}

func TestTheSheetOpensWhileSomethingMoves(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.open(newMatch(t, tabletest.Setup("peeeee", 3)), false)
	for i := 0; i < 600 && !r.Busy(); i++ {
		r.Tick(input.Frame{X: -1, Y: -1})
	}
	if !r.Busy() {
		t.Fatal("nothing moves")
	}
	r.letter('c')
	if _, ok := r.Stack.Top().(*sheet); !ok {
		t.Fatal("C does not open the sheet")
	}
	if !r.Stack.Top().Opaque() {
		t.Error("a hand shows through the sheet")
	}
	var text []string
	for _, it := range r.Draw() {
		if it.Kind == display.Text {
			text = append(text, it.Text)
		}
	}
	for _, want := range []string{"Adler", "Tarasov", "villain", "hero", "brown", "navy blue", "beige", "blond"} {
		if !slices.Contains(text, want) {
			t.Errorf("the sheet does not say %q", want)
		}
	}
	r.Press("sheet.cards")
	r.Wait(1)
	if !slices.ContainsFunc(r.Draw(), func(it display.Item) bool { return it.Kind == display.Text && it.Text == "×16" }) {
		t.Error("the sheet does not count the pistols")
	}
	r.Key(input.Cancel)
	if _, ok := r.Stack.Top().(*sheet); ok {
		t.Error("Escape does not close the sheet")
	}
	if !r.Busy() {
		t.Fatal("nothing moves any more")
	}
	r.Press("sheet")
	if _, ok := r.Stack.Top().(*sheet); !ok {
		t.Error("its button does not open the sheet while something moves")
	}
}

// TestOneWhoIsOutReadsTheNotebookOn lets chance play until the only person is out of the game.
func TestOneWhoIsOutReadsTheNotebookOn(t *testing.T) {
	for seed := range uint64(200) {
		m := newMatch(t, tabletest.Setup("peee", seed))
		rng := rand.New(rand.NewPCG(seed, 9))
		for !m.Standing().Over && !m.View(0).Players[0].Eliminated {
			seat := m.ToAct().First()
			moves := m.MoveTexts(seat)
			arrests := slices.DeleteFunc(slices.Clone(moves),
				func(text string) bool { return !strings.HasPrefix(text, "arrest") })
			if len(arrests) > 0 {
				moves = arrests
			}
			tabletest.Make(t, m, seat, moves[rng.IntN(len(moves))])
		}
		if m.Standing().Over {
			continue
		}
		r := newRoom(t, words.French, 1280, 720)
		r.Stage.Settings.Speed = 0
		r.open(m, true)
		r.letter('n')
		if !r.reads() {
			t.Fatal("the notebook does not open")
		}
		r.letter('4')
		r.Key(input.Home)
		own := game.Line{}
		for _, e := range m.Events(0, 0) {
			if e.Kind == getadler.RoleDealt && e.Role != getadler.NoRole {
				own = e.Say()
				break
			}
		}
		if it, _ := r.Hot("note:0"); it.Label == "" || it.Label != r.Reader().Say(own) {
			t.Errorf("the notebook begins with %q, want %q", it.Label, r.Reader().Say(own))
		}
		f := r.lay().Frame
		paper := display.Rect{Y: f.Bar.H, W: f.Screen.W, H: f.Panel.Y - f.Bar.H}
		for i, name := range noteTabs {
			r.letter(rune('1' + i))
			checkPage(t, r, "out, "+name, paper)
		}
		return
	}
	t.Fatal("nobody is ever out")
}

// What a magnifier shows is worth a look into the notebook: there is a button for it, and the hand still lies open
// after.
func TestTheNotebookOpensOverAHandThatIsLookedAt(t *testing.T) {
	for _, s := range situations(t, "peee") {
		if s.Name != "look" {
			continue
		}
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed = 0
		r.enact(&s)
		if !r.looks() {
			t.Fatal("no hand is looked at")
		}
		if !r.Click("notebook") || !r.reads() {
			t.Fatal("the notebook does not open")
		}
		if !r.Click("notebook") || r.reads() || !r.looks() {
			t.Error("the hand does not come back")
		}
		if !r.Click("seen") {
			t.Error("the hand cannot be put away")
		}
		return
	}
	t.Error("no match came to a look")
}

// TestTheFocusComesBackFromTheNotebook to what had it before, however the notebook is closed.
func TestTheFocusComesBackFromTheNotebook(t *testing.T) {
	r := at(t, "peee", "play magnifier, revealed false, gate false")
	for _, closing := range []func(){func() { r.Key(input.Cancel) }, func() { r.letter('n') }} {
		r.Focus("notebook")
		r.Key(input.Confirm)
		r.Wait(2)
		if !r.reads() {
			t.Fatal("the notebook does not open")
		}
		closing()
		r.Wait(2)
		if f := r.Focused().ID; r.reads() || f != "notebook" {
			t.Errorf("the notebook is open: %v, the focus is on %q", r.reads(), f)
		}
	}
}

// TestAHandIsClosedByWhatLiesOverIt: who comes back from a page finds the own cards face down, where others share the
// screen.
func TestAHandIsClosedByWhatLiesOverIt(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	opened(t, r, midway(t, "pppp", 3, 8))
	r.letter('c')
	r.Key(input.Cancel)
	if _, ok := r.Stack.Top().(*tabletop.Scene); !ok || r.HandOpen() {
		t.Errorf("back from the sheet at %T the hand lies open", r.Stack.Top())
	}
}

// TestTheLogTakesNoPressOfTheNotebook: both lie over the board, and the notebook puts the log away.
func TestTheLogTakesNoPressOfTheNotebook(t *testing.T) {
	r := newRoom(t, words.English, 600, 960)
	r.Stage.Settings.Speed = 0
	r.open(midway(t, "peeee", 3, 8), true)
	r.Wait(5)
	r.OpenLog()
	if r.lay().Log.Empty() {
		t.Fatal("the log is not open")
	}
	r.letter('n')
	for _, id := range []string{"note-tab:facts", "note-tab:suspects"} {
		it, there := r.Hot(id)
		x, y := it.Box.X+it.Box.W*0.95, it.Box.Y+it.Box.H/2
		r.Tick(input.Frame{X: x, Y: y, Moved: true, Focused: true})
		r.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true, Focused: true})
		r.Tick(input.Frame{X: x, Y: y, Released: true, Focused: true})
		r.Wait(1)
		if !there || r.opened() != id {
			t.Errorf("a press on %s leaves %s open", id, r.opened())
		}
	}
	if log := r.lay().Log; !log.Empty() {
		t.Errorf("the log lies open at %+v while the notebook does", log)
	}
}
