package kompromat

import (
	"reflect"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop/tabletest"
)

// hand plays the first seat's cards at the second mission as they are named, and gives the match.
func hand(t *testing.T, cards ...string) *kompromat.Match {
	t.Helper()
	m, j := tabletest.NewMatch(t, kompromat.Rules{}, setupOf("pp", 11))
	for i, card := range cards {
		tabletest.Make(t, m, 0, "draw")
		drawn := &j.Entries[len(j.Entries)-1]
		if drawn.Seat != game.Nature || !strings.HasPrefix(drawn.Move, "deal ") {
			t.Fatalf("the last move is %q", drawn.Move)
		}
		drawn.Move = "deal " + card
		m, j = tabletest.Resume(t, kompromat.Rules{}, setupOf("pp", 11), j.Entries)
		if i == 0 {
			tabletest.Make(t, m, 0, "place 2")
		}
	}
	return m
}

// twins are two rooms that must look and sound alike.
type twins struct {
	tabletest.Twins
	r [2]*room
}

// bustAndNot are two rooms that look alike to everybody but the first seat: it is over 21 in the one alone. The first
// seat has the screen, its cards lie face down.
func bustAndNot(t *testing.T) *twins {
	t.Helper()
	w := &twins{}
	for i, last := range [2]string{"10", "2"} {
		m := hand(t, "8", "9", last)
		if forced := m.View(0).Phase == kompromat.PhaseForced; forced != (i == 0) {
			t.Fatalf("forced to stop with 8, 9 and %s: %v", last, forced)
		}
		w.r[i] = newRoom(t, words.French, 1280, 800)
		w.r[i].open(m, true)
		w.Rooms[i] = w.r[i].Room
	}
	w.Wait(20, "curtain")
	w.Press("take")
	w.Wait(40, "face down")
	w.Wait(5, "face down")
	return w
}

func TestDrawIsRefusedFaceDownWhateverTheTotal(t *testing.T) {
	w := bustAndNot(t)
	moves := w.r[0].match.Len()
	press := func(in input.Frame, what string) {
		w.Tick(in, what)
		w.Wait(3, what)
		for _, r := range w.r {
			if r.HandOpen() {
				t.Fatalf("%s turns the cards face up", what)
			}
			if r.match.Len() != moves {
				t.Fatalf("%s drew a card that nobody saw", what)
			}
			if want := r.Say("table.peek.first"); r.Answer() != want &&
				r.Refusal() != want {
				t.Errorf("%s is answered with %q", what, r.Answer())
			}
		}
	}
	press(input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Draw), AnyPress: true, Keyboard: true}, "D")
	for _, r := range w.r {
		if r.Has("draw") || r.Focused().ID != "peek" {
			t.Errorf("what draws can be pressed, the focus is on %q", r.Focused().ID)
		}
	}
	for _, r := range w.r {
		if r.Key(input.Confirm); !r.HandOpen() || r.match.Len() != moves {
			t.Errorf("Enter opens the cards: %v, after %d moves", r.HandOpen(), r.match.Len())
		}
	}
}

// hidings are the ways in which open cards come to lie face down.
var hidings = map[string]struct{ open, hide func(r *room) }{
	"the button": {
		func(r *room) { r.Press("peek") },
		func(r *room) { r.Press("peek") },
	},
	"the space bar": {
		func(r *room) { r.Tick(held()) },
		func(r *room) { r.Tick(input.Frame{X: -1, Y: -1}) },
	},
	"the focus": {
		func(r *room) { r.Press("peek") },
		func(r *room) {
			r.Stage.Tick++
			r.Stack.Update(&input.Frame{LostFocus: true, X: -1, Y: -1})
		},
	},
	"time": {
		func(r *room) { r.Press("peek") },
		func(r *room) { r.Wait(match.HideTicks(&r.Stage.Settings) + 10) },
	},
	"the pause": {
		func(r *room) { r.Press("peek") },
		func(r *room) {
			r.Press("menu")
			r.Key(input.Cancel)
		},
	},
}

// held is the space bar held down.
func held() input.Frame {
	return input.Frame{X: -1, Y: -1, Down: input.Actions(0).With(input.Peek), Keyboard: true}
}

func TestHidingLeavesThePublicPictureAlone(t *testing.T) {
	acts := map[string]func(r *room){
		"nothing": func(*room) {},
		"draw by key": func(r *room) {
			in := held()
			in.Just, in.AnyPress = in.Just.With(input.Draw), true
			if !r.HandOpen() {
				t.Fatal("the cards are not open")
			}
			if r.match.View(0).Phase == kompromat.PhaseForced {
				r.Tick(in)
			}
		},
		"draw by pointer": func(r *room) {
			if r.match.View(0).Phase == kompromat.PhaseForced {
				r.Press("draw")
			}
		},
		"a mission": func(r *room) { r.Press("mission:1") },
	}
	for how, h := range hidings {
		for what, act := range acts {
			if how == "the space bar" && strings.Contains(what, "pointer") || how == "the space bar" && what == "a mission" {
				continue // Letting the pointer press lets the space bar go.
			}
			t.Run(what+", "+how, func(t *testing.T) {
				w := bustAndNot(t)
				for _, r := range w.r {
					h.open(r)
					if !r.HandOpen() {
						t.Fatal("the cards are not open")
					}
					act(r)
					h.hide(r)
					r.Tick(input.Frame{X: -1, Y: -1, Keyboard: true})
				}
				var seen [2][]display.Item
				for i, r := range w.r {
					if r.HandOpen() {
						t.Fatal("the cards are still open")
					}
					seen[i] = append([]display.Item(nil), r.Draw()...)
				}
				for i := range seen[0] {
					if i >= len(seen[1]) || seen[0][i] != seen[1][i] {
						t.Fatalf("over 21 the screen differs at item %d:\n%+v\n%+v", i, seen[0][i], seen[1][min(i, len(seen[1])-1)])
					}
				}
				if !reflect.DeepEqual(seen[0], seen[1]) {
					t.Error("over 21 the screen has fewer items")
				}
				untouched := bustAndNot(t).r[1]
				untouched.Tick(input.Frame{X: -1, Y: -1, Keyboard: true})
				if untouched.Words() != tabletest.WordsOf(seen[0]) {
					t.Errorf("the screen says\n%s\nto who has not looked it says\n%s", tabletest.WordsOf(seen[0]), untouched.Words())
				}
			})
		}
	}
}

func TestAForcedStopIsToldWhileTheCardsAreOpen(t *testing.T) {
	r := bustAndNot(t).r[0]
	r.Press("peek")
	r.Wait(2)
	if it, ok := r.Hot("draw"); !ok || !it.Disabled {
		t.Error("Draw can be pressed over 21")
	}
	if !r.Shows("27") {
		t.Error("the open cards have no total")
	}
	asked := r.Say("table.head.more")
	if strings.Contains(r.Panel(), asked) || !strings.Contains(r.Panel(), r.Say("table.head.forced")) {
		t.Errorf("who can only stop is asked %q", r.Panel())
	}
	r.Press("draw")
	if want := r.Say("table.why.forced"); r.Refusal() != want {
		t.Errorf("Draw is answered with %q, want %q", r.Refusal(), want)
	}
	if !r.Click("stop") {
		t.Error("Stop cannot be pressed")
	}
}

// TestALowPanelAsksForNoDrawOver21: what is asked there in the line that says whose turn it is can be done.
func TestALowPanelAsksForNoDrawOver21(t *testing.T) {
	for _, window := range [...][2]float64{{844, 390}, {412, 915}, {960, 600}} {
		var status [2]string
		for i, last := range [...]string{"10", "2"} {
			r := newRoom(t, words.French, window[0], window[1])
			r.open(hand(t, "8", "9", last), true)
			r.Wait(20)
			r.Press("take")
			r.Wait(40)
			r.Press("peek")
			r.Wait(2)
			status[i] = r.screen.table.Choice.Prompt().Status
			if asked := r.Say("ask.kompromat.more", game.Text(r.screen.table.Seats.Names[0])); i == 0 && status[i] == asked {
				t.Errorf("%v: who can only stop is asked %q", window, asked)
			}
		}
		if status[0] != status[1] { // K24.
			t.Errorf("%v: others hear %q over 21, and %q below", window, status[0], status[1])
		}
	}
}

// atQuestion finds a match of two persons in which the first seat is at that question.
func atQuestion(t *testing.T, question string) *room {
	t.Helper()
	for _, s := range personal(t) {
		if s.Name == question {
			r := newRoom(t, words.English, 1280, 800)
			r.open(s.Match(), true)
			r.Wait(20)
			r.Click("take")
			r.Wait(40)
			return r
		}
	}
	t.Fatalf("no match of two persons came to %q", question)
	return nil
}

func TestNothingPrivateIsPutAwayUnseen(t *testing.T) {
	for phase, id := range map[kompromat.Phase]string{
		kompromat.PhasePlace: "place", kompromat.PhaseSeen: "seen", kompromat.PhaseOrder: "order",
		kompromat.PhaseSmoke: "keep",
	} {
		t.Run(id, func(t *testing.T) {
			r := atQuestion(t, phaseNames[phase])
			moves := r.match.Len()
			if r.Has(id) {
				t.Error("the button can be pressed unseen")
			}
			if f := r.Focused().ID; f != "peek" {
				t.Errorf("the focus is on %q", f)
			}
			hidden := r.Words()
			r.Key(input.Confirm)
			if r.match.Len() != moves {
				t.Fatal("the press acted")
			}
			if !r.HandOpen() {
				t.Fatal("Enter does not open the cards")
			}
			r.Wait(1)
			if phase == kompromat.PhaseSmoke || phase == kompromat.PhaseOrder {
				r.Click(pickable(t, r))
				if len(r.Made()) == 0 {
					t.Fatal("no card was picked")
				}
			}
			r.Press("peek")
			r.Wait(2)
			if r.Undoable() {
				t.Error("hiding keeps what was picked")
			}
			if _, ok := r.Hot("back"); ok {
				t.Error("the hidden panel tells that a card has been picked")
			}
			if phase == kompromat.PhasePlace {
				return
			}
			r.Wait(match.AnswerTicks + 10)
			if it, ok := r.Hot(id); !ok || it.Disabled {
				t.Error("the button cannot be pressed after looking")
			}
			if got := r.Words(); len(got) > len(hidden+r.Say(acknowledges[phase].label)) {
				t.Errorf("the hidden panel says\n%s\nbefore looking it said\n%s", got, hidden)
			}
			r.Press(id)
			if r.match.Len() == moves {
				t.Error("the button does nothing after looking")
			}
		})
	}
}

// pickable is a card of the tray that can be picked.
func pickable(t *testing.T, r *room) string {
	t.Helper()
	for i, c := range r.screen.ask.tray {
		if c.pick {
			return trayID(i)
		}
	}
	t.Fatal("no card can be picked")
	return ""
}

// TestWhatIsYellowIsWhatMostWouldDo: Stop where few would draw again, at 20 and more and wherever the figure of the
// risk is red; else the button that draws.
func TestWhatIsYellowIsWhatMostWouldDo(t *testing.T) {
	met := map[bool]int{}
	for _, cards := range [][]string{
		{"8"}, {"7a", "2"}, {"8", "6"}, {"8", "9"}, {"8", "9", "2"}, {"10", "8", "2"}, {"3", "4"},
	} {
		m := hand(t, cards...)
		if m.View(0).Phase != kompromat.PhaseMore {
			continue
		}
		r := newRoom(t, words.English, 1280, 800)
		r.open(m, true)
		r.Wait(40)
		for tick := 0; tick < 100 && !r.HandOpen(); tick++ {
			r.Click("take")
			r.Click("peek")
			r.Wait(16)
		}
		r.Wait(40)
		v := &r.screen.own
		own := read(&v.Row[v.Current].Attempts[0])
		percent, _, _, shown := r.screen.risk()
		stops := own.best() >= enough || shown && percent >= riskWarns
		met[stops]++
		stop, _ := r.Hot("stop")
		draw, _ := r.Hot("draw")
		if !shown || stop.Primary != stops || draw.Primary == stops {
			t.Errorf("with %v the risk is %d; yellow are draw %v, stop %v", cards, percent, draw.Primary, stop.Primary)
		}
	}
	if met[true] < 2 || met[false] < 2 {
		t.Errorf("only %v were met", met)
	}
}
