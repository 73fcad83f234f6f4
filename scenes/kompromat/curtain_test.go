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
	"safehouse/scenes/table"
)

// worlds are two matches that are equal but for the card that the first seat drew face down.
func worlds(t *testing.T) [2]*kompromat.Match {
	t.Helper()
	j := &journal{}
	m, err := kompromat.NewMatch(setupOf("pp", 11), j)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"draw", "place 2", "draw"} {
		if err := m.SubmitText(0, text); err != nil {
			t.Fatal(err)
		}
	}
	drawn := &j.entries[len(j.entries)-1]
	if drawn.Seat != game.Nature || !strings.HasPrefix(drawn.Move, "deal ") {
		t.Fatalf("the last move is %q", drawn.Move)
	}
	var both [2]*kompromat.Match
	for i, card := range otherCards(m.View(0)) {
		drawn.Move = "deal " + card
		if both[i], err = kompromat.ResumeMatch(setupOf("pp", 11), j.entries, nil); err != nil {
			t.Fatal(err)
		}
	}
	return both
}

// otherCards are a low and a high card that the seat does not hold.
func otherCards(v kompromat.View) [2]string {
	up := v.Row[1].Attempts[0].Cards[0].Card.String()
	cards := [2]string{"3", "10"}
	for i, spare := range [2]string{"2", "9"} {
		if cards[i] == up {
			cards[i] = spare
		}
	}
	return cards
}

// twins are two rooms that are given the same input.
type twins struct {
	t *testing.T
	r [2]*room
}

// each ticks both rooms and requires them to look and sound alike.
func (w *twins) tick(in input.Frame, what string) {
	w.t.Helper()
	var seen [2][]display.Item
	for i, r := range w.r {
		r.Tick(in)
		seen[i] = append([]display.Item(nil), r.Draw()...)
	}
	a, b := w.r[0], w.r[1]
	if !reflect.DeepEqual(seen[0], seen[1]) {
		for i := range seen[0] {
			if i >= len(seen[1]) || seen[0][i] != seen[1][i] {
				w.t.Fatalf("%s, tick %d: the screens differ at item %d:\n%+v\n%+v", what, a.Stage.Tick, i, seen[0][i], seen[1][min(i, len(seen[1])-1)])
			}
		}
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
		w.tick(input.Frame{X: -1, Y: -1, Focused: true}, what)
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

func newTwins(t *testing.T) *twins {
	w := &twins{t: t}
	setter := newSetter(t)
	for i, m := range worlds(t) {
		w.r[i] = newRoom(t, setter, words.French, 1280, 800)
		w.r[i].open(m, true)
	}
	return w
}

func TestNothingBehindTheCurtainShows(t *testing.T) {
	w := newTwins(t)
	w.wait(30, "the first curtain")
	w.click("take")
	w.wait(60, "the first seat, cards face down")
	if _, ok := w.r[0].Hot("recap"); ok {
		w.click("recap")
	}
	// The first seat looks at its cards, which alone differ, and puts them away.
	for _, r := range w.r {
		r.Click("peek")
		r.Wait(20)
		r.Click("peek")
	}
	w.wait(20, "the first seat, cards face down again")
	w.click("stop")
	w.wait(120, "the stop and the curtain")
	w.click("take")
	w.wait(60, "the second seat's recap")
	w.click("recap")
	w.wait(20, "the second seat, cards face down")
	w.click("peek")
	w.click("draw")
	w.wait(60, "the second seat's card")
	w.click("mission:2")
	w.click("place")
	w.wait(60, "the second seat's mission")
	w.click("draw")
	w.wait(60, "the second seat's next card")
	w.click("stop")
	w.wait(90, "the second stop")
	if w.r[0].screen.Holder() != game.Table {
		t.Error("the screen still belongs to a seat that has stopped")
	}
}

func TestPeekingShowsTheCardAndEndsAtOnce(t *testing.T) {
	for _, c := range []struct {
		name string
		hide func(r *room)
	}{
		{"letting go", func(r *room) { r.Tick(input.Frame{X: -1, Y: -1}) }},
		{"focus lost", func(r *room) {
			r.Stage.Tick++
			r.Stack.Update(&input.Frame{LostFocus: true, Down: input.Actions(0).With(input.Peek)})
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newTwins(t)
			w.wait(20, "curtain")
			w.click("take")
			w.wait(40, "face down")
			if _, ok := w.r[0].Hot("recap"); ok {
				w.click("recap")
			}
			r := w.r[0]
			r.Tick(input.Frame{X: -1, Y: -1, Down: input.Actions(0).With(input.Peek), Just: input.Actions(0).With(input.Peek).With(input.Confirm), AnyPress: true})
			if !shows(r.Draw(), "3") && !shows(r.Draw(), "2") {
				t.Error("peeking does not show the card")
			}
			if r.match.Len() != w.r[1].match.Len() {
				t.Error("the space bar acted")
			}
			c.hide(r)
			hidden := append([]display.Item(nil), r.Draw()...)
			w.r[1].Wait(2)
			if got := faces(hidden); !reflect.DeepEqual(got, faces(w.r[1].Draw())) {
				t.Errorf("the cards are still open: %v", got)
			}
		})
	}
}

// shows tells whether an equipment card of that value lies open.
func shows(items []display.Item, value string) bool {
	for _, it := range items {
		if it.Face.Design == display.Equipment && it.Face.Value == value {
			return true
		}
	}
	return false
}

// faces are the cards on a screen.
func faces(items []display.Item) (all []display.Face) {
	for _, it := range items {
		if it.Kind == display.CardFace {
			all = append(all, it.Face)
		}
	}
	return all
}

func TestOpenCardsCloseByThemselves(t *testing.T) {
	w := newTwins(t)
	w.wait(20, "curtain")
	w.click("take")
	w.wait(40, "face down")
	if _, ok := w.r[0].Hot("recap"); ok {
		w.click("recap")
	}
	r := w.r[0]
	r.Click("peek")
	if !r.screen.Open() {
		t.Fatal("the press did not open the cards")
	}
	r.Wait(table.HideTicks(&r.Stage.Settings) - 20)
	if !r.screen.Open() {
		t.Error("the cards closed too early")
	}
	r.Wait(40)
	if r.screen.Open() {
		t.Error("the cards are still open after ten seconds without input")
	}
}

func TestHoldingTheButtonOpensTheCardsOnlyWhileItIsHeld(t *testing.T) {
	w := newTwins(t)
	w.wait(20, "curtain")
	w.click("take")
	w.wait(40, "face down")
	if _, ok := w.r[0].Hot("recap"); ok {
		w.click("recap")
	}
	r := w.r[0]
	it, _ := r.Hot("peek")
	x, y := it.Box.Centre()
	r.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	for range 2 * table.HoldTicks {
		r.Tick(input.Frame{X: x, Y: y, Held: true})
	}
	if !r.screen.Open() {
		t.Error("the cards are not open while the button is held")
	}
	r.Tick(input.Frame{X: x, Y: y, Released: true})
	r.Wait(2)
	if r.screen.Open() {
		t.Error("the cards stay open after the button is let go")
	}
}
