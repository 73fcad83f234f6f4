package inspect

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/input"
)

// large reports whether a card is shown large, and where: its name stands on the panel.
func (d *desk) large(term string) (panel display.Rect, ok bool) {
	items := d.draw()
	for i := len(d.inspector.shown.items); i < len(items); i++ {
		if it := &items[i]; it.Kind == display.CardFace && it.Face.Term == term {
			for j := i; j >= 0; j-- {
				if items[j].Kind == display.Fill {
					return items[j].Box, true
				}
			}
		}
	}
	return display.Rect{}, false
}

func TestThePointerThatRestsShowsACardLarge(t *testing.T) {
	d := newDesk(t)
	d.move(middle(pistolPlace))
	d.rest(dwellTicks - 2)
	if _, ok := d.large("getadler:pistol"); ok {
		t.Fatal("it comes before the pointer rests")
	}
	d.st.TakeRedraw()
	d.rest(2)
	if !d.st.TakeRedraw() {
		t.Error("no picture is asked for")
	}
	panel, ok := d.large("getadler:pistol")
	if !ok {
		t.Fatal("the pointer rests and nothing comes")
	}
	for name, box := range map[string]display.Rect{"the card": pistolPlace, "the primary button": goPlace} {
		if !panel.Intersect(box).Empty() {
			t.Errorf("it covers %s", name)
		}
	}
	d.move(pistolPlace.X+20, pistolPlace.Y+20)
	if _, ok := d.large("getadler:pistol"); !ok {
		t.Error("it goes while the pointer moves over the card")
	}
	d.move(800, 100)
	if _, ok := d.large("getadler:pistol"); ok {
		t.Error("it stays when the pointer has left")
	}
}

func TestItGoesInTheFrameInWhichItsCardGoes(t *testing.T) {
	d := newDesk(t)
	d.move(middle(pistolPlace))
	d.rest(dwellTicks + 2)
	if _, ok := d.large("getadler:pistol"); !ok {
		t.Fatal("nothing is shown large")
	}
	d.board.draw = func(*display.List) {}
	if _, ok := d.large("getadler:pistol"); ok { // No tick has passed.
		t.Error("it outlasts its card")
	}
	d.board.draw = func(l *display.List) {
		d.usual(l)
		l.Fill(d.st.Metrics.Screen(), display.Hex(0x101010), 0)
	}
	if _, ok := d.large("getadler:pistol"); ok {
		t.Error("a card that is covered is shown large")
	}
}

func TestACardThatComesUnderTheRestingPointerIsShown(t *testing.T) {
	d := newDesk(t)
	d.board.draw = func(*display.List) {}
	d.move(middle(pistolPlace))
	d.rest(60)
	d.board.draw = d.usual
	d.draw()
	d.rest(dwellTicks + 2)
	if _, ok := d.large("getadler:pistol"); !ok {
		t.Error("a card that has just landed is not shown")
	}
}

func TestAPressAndAFingerShowNothingLarge(t *testing.T) {
	d := newDesk(t)
	d.move(middle(handPlace))
	d.click(middle(handPlace))
	d.rest(60)
	if _, ok := d.large("getadler:arrest"); ok {
		t.Error("after a press the card under the pointer comes up by itself")
	}
	d.move(handPlace.X+90, handPlace.Y+100)
	d.rest(dwellTicks + 2)
	if _, ok := d.large("getadler:arrest"); !ok {
		t.Error("after a move it does not come again")
	}
	x, y := middle(bombPlace)
	for range 60 {
		d.tick(input.Frame{X: x, Y: y, Touch: true})
	}
	if _, ok := d.large("getadler:bomb"); ok {
		t.Error("a finger hovers")
	}
}

func TestBadgesAndGreyHideNoCardAndSheetsDo(t *testing.T) {
	d := newDesk(t)
	x, y := middle(pistolPlace)
	for name, c := range map[string]struct {
		over display.Item
		seen bool
	}{
		"a badge": {display.Item{Kind: display.Fill, Box: display.Rect{X: x - 15, Y: y - 15, W: 30, H: 30},
			Colour: display.Hex(1)}, true},
		"grey": {display.Item{Kind: display.Fill, Box: pistolPlace, Colour: display.Hex(1).Alpha(0.52)}, true},
		"a stamp": {display.Item{Kind: display.CardFace, Box: pistolPlace, Face: display.Face{Design: faces.Stamp}},
			true},
		"a lid": {display.Item{Kind: display.Fill, Box: pistolPlace, Colour: display.Hex(1)}, false},
		"a veil": {display.Item{Kind: display.Fill, Box: d.st.Metrics.Screen(), Colour: display.Hex(1).Alpha(0.7)},
			false},
		"a faint veil": {display.Item{Kind: display.Fill, Box: d.st.Metrics.Screen(), Colour: display.Hex(1).Alpha(0.2)},
			true},
		"a back": {display.Item{Kind: display.CardFace, Box: pistolPlace,
			Face: display.Face{Design: designs.ActionBack}}, false},
		"a back far away": {display.Item{Kind: display.CardFace, Box: bombPlace,
			Face: display.Face{Design: designs.ActionBack}}, true},
		"a ground": {display.Item{Kind: display.Ground, Box: d.st.Metrics.Screen()}, false},
		"an iris": {display.Item{Kind: display.Iris, Box: display.Rect{X: 1000, Y: 600, W: 40, H: 40}, Radius: 20,
			Colour: display.Hex(1)}, false},
		"a faint iris": {display.Item{Kind: display.Iris, Box: display.Rect{X: 1000, Y: 600, W: 40, H: 40}, Radius: 20,
			Colour: display.Hex(1).Alpha(0.2)}, true},
	} {
		d.board.draw = func(l *display.List) {
			d.usual(l)
			l.Add(c.over)
		}
		d.draw()
		if got := at(d.inspector.shown.items, x, y) >= 0; got != c.seen {
			t.Errorf("under %s the card is seen: %v", name, got)
		}
		if got := d.inspector.shown.onScreen(nameFor("getadler:pistol", d)); got != c.seen {
			t.Errorf("under %s the card is on the screen: %v", name, got)
		}
	}
}

func nameFor(term string, d *desk) name {
	f := d.face(term)
	return nameOf(&f)
}

// TestAPictureCoversNoCardWhereWordsCoverNone: what a card does is told in the strip beside full rows, in which its
// picture has no room.
func TestAPictureCoversNoCardWhereWordsCoverNone(t *testing.T) {
	d := newDesk(t)
	var rows []display.Rect
	for y := 250.0; y < 700; y += 225 {
		for x := 40.0; x < 1150; x += 160 {
			rows = append(rows, display.Rect{X: x, Y: y, W: 150, H: 215})
		}
	}
	d.board.bare = true
	d.board.draw = func(l *display.List) {
		for i, box := range rows {
			l.Card(box, d.face([]string{"getadler:bomb", "getadler:pistol"}[i%2]))
		}
	}
	d.tick(input.Frame{X: 5, Y: 5})
	d.move(middle(rows[3]))
	d.rest(dwellTicks + 1)
	if !d.shows("getadler:pistol") {
		t.Fatal("the pointer rests and nothing comes")
	}
	for _, it := range d.draw()[len(d.inspector.shown.items):] {
		for _, box := range rows {
			if !it.Box.Intersect(box).Empty() {
				t.Errorf("what is told at %v covers the card at %v", it.Box, box)
				return
			}
		}
	}
}
