package inspect

import (
	"slices"
	"strings"
	"testing"

	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

func TestAPressOnACardOpensItAndReachesNobodyElse(t *testing.T) {
	d := newDesk(t)
	d.board.got = nil
	d.click(middle(pistolPlace))
	d.looksAt("getadler:pistol")
	for _, in := range d.board.got {
		if in.Pressed || in.Released || in.AnyPress {
			t.Fatal("the scene heard of the press: it would have skipped what moves")
		}
	}
	if !d.st.Reading {
		t.Error("clocks do not wait")
	}
	d.key(input.Cancel)
	if d.open() || d.st.Reading {
		t.Error("Escape does not close it")
	}
}

func TestAPressOnACardThatIsAControlIsTheScenes(t *testing.T) {
	d := newDesk(t)
	d.click(middle(handPlace))
	if d.open() || !slices.Equal(d.board.said, []string{"hand:0"}) {
		t.Fatalf("open %v, the scene was told %q", d.open(), d.board.said)
	}
	if _, ok := d.hot(openID); !ok {
		t.Fatal("the card that has the focus offers no button to look closer")
	}
	d.board.page.SetFocus("go")
	d.rest(1)
	offer, ok := d.hot(openID)
	if !ok {
		t.Fatal("a card that was pressed offers no button where the scene moves the focus on")
	}
	if offer.Label == "" || offer.Role != display.Button || min(offer.Box.W, offer.Box.H) < leastTarget {
		t.Errorf("the button is %+v", offer)
	}
	d.click(middle(offer.Box))
	d.looksAt("getadler:arrest")
	if len(d.board.said) != 1 {
		t.Errorf("the button pressed the card below: %q", d.board.said)
	}
	d.key(input.Cancel)
	d.click(middle(goPlace))
	if _, ok := d.hot(openID); ok {
		t.Error("the button stays when something else is pressed")
	}
	d.board.page.SetFocus("hand:0")
	d.rest(1)
	if _, ok := d.hot(openID); ok {
		t.Error("a card to which the scene led the focus unseen offers a button")
	}
}

func TestTheKeyOpensWhatHasTheFocusOrLiesUnderThePointer(t *testing.T) {
	d := newDesk(t)
	d.move(middle(bombPlace))
	d.key(input.Inspect)
	d.looksAt("getadler:bomb")
	d.key(input.Inspect)
	if d.open() {
		t.Fatal("the same key does not close it")
	}
	d.board.page.SetFocus("hand:0")
	d.key(input.Next)
	d.key(input.Prev)
	d.key(input.Inspect)
	d.looksAt("getadler:arrest")
	d.key(input.Inspect)
	d.board.page.SetFocus("go")
	d.key(input.Next)
	d.key(input.Prev)
	d.key(input.Inspect)
	d.looksAt("getadler:pistol") // The first on the screen.
}

func TestLeftAndRightGoThroughAllThatIsSeenAndNamed(t *testing.T) {
	d := newDesk(t)
	d.key(input.Inspect)
	var seen []string
	for range 5 {
		seen = append(seen, d.inspector.sheet.now.term)
		d.key(input.Right)
	}
	want := []string{"getadler:pistol", "getadler:bomb", "getadler:arrest", "getadler:question", "getadler:looks"}
	if !slices.Equal(seen, want) {
		t.Errorf("to the right come %q, want %q", seen, want)
	}
	d.looksAt(want[0])
	d.key(input.Left)
	d.looksAt("getadler:looks")
	next, _ := d.hot(nextID)
	d.click(middle(next.Box))
	d.looksAt(want[0])
	if !d.reads("1 of 5") {
		t.Error("it does not say which of how many it is")
	}
}

func TestNothingReachesTheSceneWhileItIsOpen(t *testing.T) {
	d := newDesk(t)
	d.key(input.Inspect)
	d.board.got = nil
	var all input.Actions
	for a := range input.ActionCount {
		if a != input.Cancel && a != input.Inspect && a != input.Rules && a != input.Confirm {
			all = all.With(a)
		}
	}
	d.tick(input.Frame{X: 600, Y: 400, Moved: true, Just: all, Down: all, AnyPress: true, Runes: []rune("x"), WheelY: 1,
		Keyboard: true})
	d.tick(input.Frame{X: 600, Y: 400, Pressed: true, Held: true, AnyPress: true})
	d.tick(input.Frame{X: 600, Y: 400, Released: true})
	for _, in := range d.board.got {
		if in.Just != 0 || in.Down != 0 || in.Pressed || in.Released || in.Held || in.AnyPress || in.WheelY != 0 ||
			in.Runes != nil || in.X >= 0 {
			t.Fatalf("the scene was given %+v", in)
		}
		if !in.Focused {
			t.Fatal("the scene believes that the window has lost the focus")
		}
	}
	if !d.open() || len(d.board.said) != 0 {
		t.Errorf("open %v, pressed %q", d.open(), d.board.said)
	}
}

func TestAPressBesideItCloses(t *testing.T) {
	d := newDesk(t)
	d.key(input.Inspect)
	d.click(middle(goPlace))
	if d.open() || len(d.board.said) != 0 {
		t.Errorf("open %v, the scene was told %q", d.open(), d.board.said)
	}
	d.click(middle(goPlace))
	if !slices.Equal(d.board.said, []string{"go"}) {
		t.Errorf("after it the scene was told %q", d.board.said)
	}
}

func TestAKeyThatHeldAHandOpenStaysHeld(t *testing.T) {
	d := newDesk(t)
	hold := input.Actions(0).With(input.Peek)
	d.tick(input.Frame{Down: hold})
	d.tick(input.Frame{Down: hold.With(input.Inspect), Just: input.Actions(0).With(input.Inspect), AnyPress: true})
	d.board.got = nil
	d.tick(input.Frame{Down: hold})
	if in := d.board.got[0]; !in.Down.Has(input.Peek) {
		t.Error("the hand closes under what is looked at")
	}
	d.tick(input.Frame{})
	d.tick(input.Frame{Down: hold})
	if in := d.board.got[2]; in.Down.Has(input.Peek) {
		t.Error("a key that was let go holds on")
	}
}

func TestTheFocusOfTheWindowClosesIt(t *testing.T) {
	d := newDesk(t)
	d.key(input.Inspect)
	d.board.got = nil
	d.tick(input.Frame{LostFocus: true})
	if d.open() || d.st.Reading {
		t.Error("it stays open where the window has lost the focus")
	}
	if !d.board.got[0].LostFocus {
		t.Error("the scene does not hear that the window has lost the focus")
	}
}

func TestTheRuleOpensAtItsParagraph(t *testing.T) {
	for _, press := range []func(d *desk){
		func(d *desk) { d.key(input.Rules) },
		func(d *desk) { it, _ := d.hot(ruleID); d.click(middle(it.Box)) },
	} {
		d := newDesk(t)
		d.click(middle(pistolPlace))
		press(d)
		if _, ok := d.scene.(*rulebook.Scene); !ok {
			t.Fatal("the rulebook does not come")
		}
		if d.open() || d.st.Reading {
			t.Error("what was looked at stays over the rulebook")
		}
	}
}

func TestWhatIsLookedAtIsSaid(t *testing.T) {
	d := newDesk(t)
	var heard []stage.Saying
	d.st.Hear = func(s stage.Saying) { heard = append(heard, s) }
	d.key(input.Inspect)
	if len(heard) == 0 || heard[0].Occasion != stage.Opened ||
		!strings.HasPrefix(heard[0].Text, "Pistol. An arrested villain") {
		t.Fatalf("heard %+v", heard)
	}
	d.key(input.Cancel)
	d.st.Private = true
	d.draw()
	heard = nil
	d.key(input.Inspect)
	d.key(input.Right)
	for _, s := range heard {
		if strings.Contains(s.Text, "Pistol") || strings.Contains(s.Text, "Bomb") {
			t.Errorf("with a private hand open it is said unasked: %q", s.Text)
		}
	}
	heard = nil
	d.key(input.Listen)
	if !slices.ContainsFunc(heard, func(s stage.Saying) bool {
		return s.Occasion == stage.OwnHand && strings.HasPrefix(s.Text, "Bomb. ")
	}) {
		t.Errorf("asked for, heard %+v", heard)
	}
}

func TestWhereThereIsNothingToLookAtTheKeySaysSo(t *testing.T) {
	d := newDesk(t)
	d.board.draw = func(*display.List) {}
	d.draw()
	d.room.Captions = nil
	d.key(input.Inspect)
	if d.open() || !slices.Contains(d.room.Captions, d.st.Say("inspect.nothing")) {
		t.Errorf("open %v, said %q", d.open(), d.room.Captions)
	}
}

func TestACardThatMovesOnStaysLookedAt(t *testing.T) {
	d := newDesk(t)
	d.click(middle(pistolPlace))
	d.board.draw = func(l *display.List) { l.Card(bombPlace, d.face("getadler:bomb")) }
	d.rest(5)
	d.looksAt("getadler:pistol")
	d.key(input.Right)
	d.looksAt("getadler:bomb")
}

// TestWhatSlidUnderThePointerIsNotLookedAt: a press that comes just after it was for what was there before.
func TestWhatSlidUnderThePointerIsNotLookedAt(t *testing.T) {
	d := newDesk(t)
	x, y := middle(goPlace)
	d.click(x, y)
	d.board.draw = func(l *display.List) { l.Card(goPlace.Square(200), d.face("getadler:bomb")) }
	d.board.bare = true
	d.rest(20)
	d.board.got = nil
	d.click(x, y)
	if d.open() {
		t.Fatal("what came under the pointer by itself is looked at")
	}
	for _, in := range d.board.got {
		if in.Pressed || in.Released {
			t.Fatal("the scene heard of the press")
		}
	}
	d.rest(slidTicks)
	d.click(x, y)
	d.looksAt("getadler:bomb")
}

// TestTheKeyOpensWhatBelongsToTheFocus brings the focus to places of the table that are no cards.
func TestTheKeyOpensWhatBelongsToTheFocus(t *testing.T) {
	d := newDesk(t)
	pile := bombPlace.Inset(-20)
	d.board.more = []ui.Control{
		{ID: "pile", Label: "Played: 3", Role: display.Button, Quiet: true, Box: pile},
		{ID: "seat", Label: "Ana has a pistol and more", Role: display.CardRole, Quiet: true, Box: linePlace.Moved(0, 200)},
		{ID: "strip", Label: "Ben", Role: display.Button, Quiet: true, Box: bombPlace.Moved(0, -190)},
	}
	for _, c := range []struct{ id, term string }{{"pile", "getadler:bomb"}, {"seat", "getadler:pistol"},
		{"strip", "getadler:bomb"}, {"go", "getadler:pistol"}} {
		d.board.page.SetFocus(c.id)
		d.tick(input.Frame{X: d.x, Y: d.y, Keyboard: true})
		d.key(input.Inspect)
		d.looksAt(c.term)
		d.key(input.Inspect)
	}
	d.st.Private = true
	d.board.page.SetFocus("seat")
	d.draw()
	d.tick(input.Frame{X: d.x, Y: d.y, Keyboard: true})
	d.key(input.Inspect)
	d.looksAt("getadler:bomb")
}
