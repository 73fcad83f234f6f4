package topsecret

import (
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// twins are two rooms that are given the same input, but for what one person does in secret.
type twins struct {
	t *testing.T
	r [2]*room
}

// newTwins are two persons at one screen, twice, with the same cards.
func newTwins(t *testing.T) *twins {
	w := &twins{t: t}
	setter := newSetter(t)
	for i := range w.r {
		w.r[i] = newRoom(t, setter, words.French, 1280, 800)
		w.r[i].open(newMatch(t, setupOf("pp", 11)), false)
		w.r[i].Wait(60)
	}
	return w
}

// tick ticks both rooms and requires them to look and sound alike.
func (w *twins) tick(in input.Frame, what string) {
	w.t.Helper()
	var seen [2][]display.Item
	for i, r := range w.r {
		r.Tick(in)
		seen[i] = append([]display.Item(nil), r.Draw()...)
	}
	a, b := w.r[0], w.r[1]
	for i := range min(len(seen[0]), len(seen[1])) {
		if seen[0][i] != seen[1][i] {
			w.t.Fatalf("%s, tick %d: the screens differ at item %d:\n%+v\n%+v", what, a.Stage.Tick, i, seen[0][i], seen[1][i])
		}
	}
	if len(seen[0]) != len(seen[1]) {
		w.t.Fatalf("%s: the screens differ in length", what)
	}
	if !reflect.DeepEqual(a.Cues, b.Cues) || !reflect.DeepEqual(a.Captions, b.Captions) {
		w.t.Fatalf("%s: sounds or captions differ:\n%q\n%q", what, a.Captions, b.Captions)
	}
	if ta, tb := a.Stack.Top().Title(), b.Stack.Top().Title(); ta != tb {
		w.t.Fatalf("%s: titles differ: %q, %q", what, ta, tb)
	}
}

func (w *twins) wait(n int, what string) {
	w.t.Helper()
	for range n {
		w.tick(input.Frame{X: -1, Y: -1}, what)
	}
}

func (w *twins) click(id string) {
	w.t.Helper()
	it, ok := w.r[0].Hot(id)
	if !ok {
		w.t.Fatalf("no %q on the screen", id)
	}
	x, y := it.Box.Centre()
	w.tick(input.Frame{X: x, Y: y, Moved: true}, id)
	w.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true}, id)
	w.tick(input.Frame{X: x, Y: y, Released: true}, id)
}

// secret has each room press its own controls, unseen.
func (w *twins) secret(first, second []string) {
	w.t.Helper()
	for i, ids := range [2][]string{first, second} {
		r := w.r[i]
		for _, id := range ids {
			if !r.Click(id) {
				w.t.Fatalf("%q cannot be pressed", id)
			}
			r.Wait(10)
		}
	}
}

// quiet forgets what was heard and said in secret.
func (w *twins) quiet() {
	for _, r := range w.r {
		r.Cues, r.Captions = nil, nil
	}
}

// curtain brings both rooms through the curtain to a person whose cards lie face down.
func (w *twins) curtain(what string) {
	w.t.Helper()
	w.wait(table.DeafTicks, what)
	w.click("take")
	w.wait(60, what+", cards face down")
}

func TestWhatWasChosenShowsToNobodyElse(t *testing.T) {
	w := newTwins(t)
	w.curtain("the first curtain")
	w.secret([]string{"peek", handIDs[topsecret.Agent]}, []string{"peek", handIDs[topsecret.Mole]})
	a, b := w.r[0], w.r[1]
	if reflect.DeepEqual(a.Draw(), b.Draw()) {
		t.Fatal("the two choices look alike to the person who makes them")
	}
	w.secret([]string{"peek"}, []string{"peek"})
	w.quiet()
	w.wait(60, "a choice that was made and put away")
	w.secret([]string{"peek", handIDs[topsecret.Agent], "play"}, []string{"peek", handIDs[topsecret.Mole], "play"})
	w.quiet()
	w.wait(60, "the confirmed choice")
	if w.r[0].screen.Holder() != game.Table {
		t.Fatal("the screen still belongs to a seat that has chosen")
	}
	w.click("take")
	w.wait(60, "the second seat, cards face down")
	w.click("peek")
	w.wait(30, "the second seat's cards")
	for _, id := range []string{"pick:0", "board:0", "singles:0", "discard", "back", handIDs[topsecret.Document3]} {
		w.click(id)
		w.wait(10, id)
	}
	if v := w.r[0].match.View(1); v.Players[0].Pick != 0 {
		t.Fatal("the second seat knows the card")
	}
}

func TestSealedBankingShowsToNobodyElse(t *testing.T) {
	w := newTwins(t)
	for _, kind := range []topsecret.Kind{topsecret.Document3, topsecret.Document4} {
		w.curtain("the curtain")
		w.click("peek")
		w.click(handIDs[kind])
		w.click("play")
	}
	for range 600 {
		w.tick(input.Frame{X: -1, Y: -1}, "the reveal")
		if _, ok := w.r[0].Hot("take"); ok {
			break
		}
		if _, ok := w.r[0].Hot("continue"); ok {
			w.click("continue")
		}
	}
	if v := w.r[0].match.View(game.Table); v.Phase != topsecret.PhaseBank || v.Bankers.Len() != 2 {
		t.Fatalf("phase %d, %d bankers", v.Phase, v.Bankers.Len())
	}
	w.curtain("the first banker's curtain")
	w.secret([]string{"bank"}, []string{"leave"})
	w.quiet()
	w.wait(60, "what the first banker decided")
	w.click("take")
	w.wait(60, "the second banker")
	w.click("board:0")
	w.wait(30, "the first banker's board")
}

func TestOneBankerNeedsNoCurtain(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, setupOf("pp", 11)), false)
	for _, kind := range []topsecret.Kind{topsecret.Document3, topsecret.Mole} {
		r.Wait(table.DeafTicks)
		for _, id := range []string{"take", "peek", handIDs[kind], "play"} {
			r.Wait(40)
			if !r.Click(id) {
				t.Fatalf("%q cannot be pressed", id)
			}
		}
	}
	for range 40 {
		r.Wait(20)
		r.Click("continue")
	}
	v := r.match.View(game.Table)
	if v.Phase != topsecret.PhaseBank || v.Bankers != game.SeatsOf(1) {
		t.Fatalf("phase %d, bankers %b", v.Phase, v.Bankers)
	}
	if _, ok := r.Hot("take"); ok {
		t.Error("a single banker is asked behind the curtain")
	}
	if !r.Click("leave") {
		t.Error("the card cannot be left")
	}
}

func TestAMatchResumedAmidSealedChoicesShowsNone(t *testing.T) {
	w := &twins{t: t}
	setter := newSetter(t)
	for i, play := range []string{"play agent", "play mole"} {
		m := newMatch(t, setupOf("pepp", 11))
		for seat, text := range []string{play, "play 40"} {
			if err := m.SubmitText(game.Seat(seat), text); err != nil {
				t.Fatal(err)
			}
		}
		w.r[i] = newRoom(t, setter, words.English, 1280, 800)
		w.r[i].open(m, true)
	}
	w.wait(10, "the match as it is opened")
	w.curtain("the curtain of the third seat")
	w.click("peek")
	w.wait(30, "the third seat's cards")
	if v := w.r[0].screen.show.Now(); !v.Players[0].Picked || !v.Players[1].Picked || v.Players[0].Pick != 0 {
		t.Error("a choice is lost, or shown")
	}
}

func TestWhatHappenedBeforeIsToldOnlyWhereItWasNotSeen(t *testing.T) {
	m := newMatch(t, setupOf("pp", 11))
	for _, text := range []string{"play mole", "play assassin"} {
		for seat := range game.Seat(2) {
			if err := m.SubmitText(seat, text); err != nil {
				t.Fatal(err)
			}
		}
	}
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(m, true)
	recaps := 0
	for turn := 0; turn < 2; turn++ {
		for range 2 {
			for range 20 {
				r.Wait(table.DeafTicks)
				if r.Click("continue") {
					r.Wait(table.DeafTicks)
				}
				if r.Click("take") {
					break
				}
			}
			r.Wait(table.DeafTicks)
			if r.Click("recap") {
				recaps++
				if turn > 0 {
					t.Error("a recap of what was shown to all")
				}
			}
			r.Wait(20)
			for _, id := range []string{"peek", handIDs[topsecret.Document4], "play"} {
				if !r.Click(id) {
					t.Fatalf("turn %d: %q cannot be pressed, status %q", turn, id, r.screen.ask.Status)
				}
				r.Wait(10)
			}
		}
		for range 100 {
			r.Wait(table.DeafTicks)
			if r.match.View(game.Table).Phase != topsecret.PhaseBank {
				break
			}
			r.Click("continue")
			r.Click("take")
			r.Wait(table.DeafTicks)
			r.Click("leave")
		}
	}
	if recaps != 2 {
		t.Errorf("%d recaps after the match was opened again", recaps)
	}
}
