package inspect

import (
	"testing"

	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// clockPlace is a part of the table of the usual board that is no card.
var clockPlace = display.Rect{X: 300, Y: 60, W: 120, H: 120}

// parted is the usual board with a clock, the own hand closed, and a figure on the bomb.
func (d *desk) parted(l *display.List) {
	d.usual(l)
	named := func(box display.Rect, term string) {
		l.Add(display.Item{Kind: display.Named, Box: box, Face: display.Face{Term: term}})
	}
	named(clockPlace, "getadler:hour")
	named(pistolPlace.Inset(-20), "getadler:suspect")
	corner, _ := bombPlace.CutTop(20)
	corner.W = 30
	named(corner, "getadler:held")
}

// told is the place of the words about a part beside the pointer; empty where there are none.
func (d *desk) told(term string) (panel display.Rect) {
	c, _ := rooms.Card(term)
	items := d.draw()
	for i := len(d.inspector.shown.items); i < len(items); i++ {
		switch it := &items[i]; {
		case it.Kind == display.Fill:
			panel = it.Box
		case it.Kind == display.CardFace:
			return display.Rect{}
		case it.Kind == display.Text && it.Text == d.st.Say(c.Title):
			return panel
		}
	}
	return display.Rect{}
}

func TestAPartOfTheTableIsToldInWordsAlone(t *testing.T) {
	d := newDesk(t)
	d.board.draw = d.parted
	d.rest(1)
	d.move(middle(clockPlace))
	d.rest(dwellTicks - 2)
	if !d.told("getadler:hour").Empty() {
		t.Fatal("it comes before the pointer rests")
	}
	d.rest(4)
	panel := d.told("getadler:hour")
	if panel.Empty() {
		t.Fatal("the pointer rests and nothing is said")
	}
	for name, box := range map[string]display.Rect{"the part": clockPlace, "the primary button": goPlace} {
		if !panel.Intersect(box).Empty() {
			t.Errorf("it covers %s", name)
		}
	}
	d.click(middle(clockPlace))
	d.looksAt("getadler:hour")
}

func TestACardComesBeforeThePartItLiesOnAndAfterThatWhichLiesOnIt(t *testing.T) {
	d := newDesk(t)
	d.board.draw = d.parted
	d.move(middle(pistolPlace))
	d.rest(dwellTicks + 2)
	if _, ok := d.large("getadler:pistol"); !ok {
		t.Error("the place of a card hides the card")
	}
	d.move(bombPlace.X+10, bombPlace.Y+10)
	d.rest(dwellTicks + 2)
	if d.told("getadler:held").Empty() {
		t.Error("the figure on a card says nothing")
	}
	d.move(bombPlace.X+60, bombPlace.Y+80)
	d.rest(dwellTicks + 2)
	if _, ok := d.large("getadler:bomb"); !ok {
		t.Error("the card under a figure is not shown")
	}
}

func TestKeysComeToThePartsAfterTheCards(t *testing.T) {
	d := newDesk(t)
	d.board.draw = d.parted
	d.draw()
	d.key(input.Inspect)
	seen := map[string]int{}
	for i := range 8 {
		seen[d.inspector.sheet.now.term] = i
		d.key(input.Right)
	}
	if seen["getadler:hour"] <= seen["getadler:arrest"] || seen["getadler:suspect"] == 0 {
		t.Errorf("the order is %v", seen)
	}
}

// TestAFingerThatRestsOnAControlLooksAtIt, and does not press it: neither a card of the hand nor a part that is no
// card.
func TestAFingerThatRestsOnAControlLooksAtIt(t *testing.T) {
	for term, box := range map[string]display.Rect{"getadler:arrest": handPlace, "getadler:hour": clockPlace} {
		for _, moves := range []bool{false, true} {
			d := newDesk(t)
			d.board.draw = d.parted
			d.board.more = []ui.Control{{ID: "clock", Label: "clock", Role: display.Button, Quiet: true, Box: clockPlace}}
			d.draw()
			x, y := middle(box)
			d.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, Touch: true, AnyPress: true})
			if moves {
				x += 40
			}
			for range holdTicks + 2 {
				d.tick(input.Frame{X: x, Y: y, Held: true, Touch: true})
			}
			if moves {
				if d.open() {
					t.Errorf("%s: a finger that drags opens it", term)
				}
				continue
			}
			d.looksAt(term)
			d.tick(input.Frame{X: x, Y: y, Released: true, Touch: true})
			if len(d.board.said) > 0 || !d.open() {
				t.Errorf("%s: the scene hears %q, open %v", term, d.board.said, d.open())
			}
		}
	}
}
