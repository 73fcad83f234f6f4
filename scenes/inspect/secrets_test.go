package inspect

import (
	"slices"
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
	adler "safehouse/scenes/games/getadler/designs"
	files "safehouse/scenes/games/kompromat/designs"
	spies "safehouse/scenes/games/topsecret/designs"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
)

// hand is a board on which a private hand of one card can be open or closed.
func (d *desk) hand(term string, open bool) {
	d.st.Private = open
	d.board.draw = func(l *display.List) {
		l.Card(bombPlace, d.face("getadler:bomb"))
		f := display.Face{Design: adler.ActionBack}
		if open {
			f = d.face(term)
		}
		l.Card(pistolPlace, f)
	}
}

// shows reports whether anything that the inspector draws tells of a card.
func (d *desk) shows(term string) bool {
	c, _ := rooms.Card(term)
	title := d.st.Say(c.Title)
	own := d.draw()[len(d.inspector.shown.items):]
	return slices.ContainsFunc(own, func(it display.Item) bool {
		return it.Face.Term == term || it.Text == title || it.Label == title
	})
}

func TestWhatAHandShowedGoesWithTheHandInThatFrame(t *testing.T) {
	for name, close := range map[string]func(d *desk){
		"the hand closes by itself":   func(d *desk) { d.hand("getadler:pistol", false) },
		"the window loses the focus":  func(d *desk) { d.hand("getadler:pistol", false) },
		"the curtain comes":           func(d *desk) { d.scene = &stagetest.Blank{}; d.st.Private = false },
		"the card alone is put away":  func(d *desk) { d.hand("getadler:pistol", false); d.st.Private = true },
		"the curtain comes unawares":  func(d *desk) { d.scene = &stagetest.Blank{} },
		"a sheet covers the own hand": func(d *desk) { d.board.draw = d.covered(d.board.draw) },
	} {
		for _, redrawn := range []bool{false, true} {
			d := newDesk(t)
			d.hand("getadler:pistol", true)
			d.draw()
			d.click(middle(pistolPlace))
			d.looksAt("getadler:pistol")
			close(d)
			if redrawn { // The scene closed the hand within its tick.
				d.inspector.Settle(d.scene)
			}
			if d.shows("getadler:pistol") {
				t.Errorf("%s, told %v: the card is still looked at", name, redrawn)
			}
			d.rest(1)
			if d.st.Reading || d.shows("getadler:pistol") {
				t.Errorf("%s: it is still open a tick later", name)
			}
		}
	}
}

func (d *desk) covered(below func(*display.List)) func(*display.List) {
	return func(l *display.List) {
		below(l)
		l.Fill(d.st.Metrics.Screen(), theme.Panel, 0)
	}
}

// TestAPictureThatIsNoLongerShownIsNotLookedAt presses the key in the tick after a hand closed, before the next frame.
func TestAPictureThatIsNoLongerShownIsNotLookedAt(t *testing.T) {
	for name, close := range map[string]func(d *desk){
		"hand":    func(d *desk) { d.hand("getadler:pistol", false) },
		"curtain": func(d *desk) { d.scene = &stagetest.Blank{}; d.st.Private = false },
	} {
		for by, in := range map[string]*input.Frame{
			"key":   {Just: input.Actions(0).With(input.Inspect), Focused: true, AnyPress: true},
			"press": {X: pistolPlace.X + 50, Y: pistolPlace.Y + 50, Pressed: true, Held: true, Focused: true},
		} {
			d := newDesk(t)
			d.hand("getadler:pistol", true)
			d.draw()
			d.tick(input.Frame{X: pistolPlace.X + 50, Y: pistolPlace.Y + 50, Moved: true})
			close(d)
			d.inspector.Settle(d.scene)
			d.step(in)
			d.step(&input.Frame{X: in.X, Y: in.Y, Released: true, Focused: true})
			if d.inspector.sheet.open || d.shows("getadler:pistol") {
				t.Errorf("%s, %s: a card was looked at that nobody shows", name, by)
			}
		}
	}
}

// TestAPressThatBeganOnAHandOpensNothingOnceItIsClosed lets go of the button after the hand has closed.
func TestAPressThatBeganOnAHandOpensNothingOnceItIsClosed(t *testing.T) {
	d := newDesk(t)
	d.hand("getadler:pistol", true)
	d.draw()
	x, y := middle(pistolPlace)
	d.move(x, y)
	d.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true})
	d.hand("getadler:pistol", false)
	d.tick(input.Frame{X: x, Y: y, Held: true})
	d.tick(input.Frame{X: x, Y: y, Released: true})
	if d.open() || d.shows("getadler:pistol") {
		t.Error("it opens")
	}
}

// TestTheTableSeesTheSameOfTwoWorlds looks at everything with the hand closed, in two worlds in which the hand differs.
func TestTheTableSeesTheSameOfTwoWorlds(t *testing.T) {
	pictures := map[string][]display.Item{}
	for _, term := range []string{"getadler:pistol", "getadler:disguise"} {
		d := newDesk(t)
		d.hand(term, true)
		d.draw()
		d.click(middle(pistolPlace))
		d.rest(3)
		d.hand(term, false)
		d.move(5, 5)
		d.rest(2)
		var all []display.Item
		d.move(middle(pistolPlace))
		d.rest(dwellTicks + 5)
		all = append(all, d.draw()...)
		d.key(input.Inspect)
		for range 4 {
			all = append(all, d.draw()...)
			d.key(input.Right)
		}
		pictures[term] = all
	}
	if !slices.Equal(pictures["getadler:pistol"], pictures["getadler:disguise"]) {
		t.Error("what the public sees depends on a hidden card")
	}
}

func TestBacksTellNothing(t *testing.T) {
	d := newDesk(t)
	for _, design := range []display.Design{files.FolderBack, files.EquipmentBack, adler.ActionBack,
		spies.SeatBack} {
		d.board.draw = func(l *display.List) {
			l.Card(pistolPlace, display.Face{Design: design, Term: "getadler:pistol"})
		}
		d.draw()
		d.key(input.Inspect)
		if d.open() {
			t.Errorf("a back of design %d is looked at", design)
		}
	}
}
