package inspect

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/ui"
)

// opened is a real table with a inspector over it.
type opened struct {
	t         *testing.T
	st        *stage.Stage
	stack     *stage.Stack
	inspector *Inspector
	list      display.List
	chance    *rand.Rand
}

// newMatchOf begins a match of those players: "p" for a person, "e" for a computer.
func newMatchOf(t *testing.T, name, kinds string, lang words.Lang, m theme.Metrics) *opened {
	t.Helper()
	d := newDeskIn(t, lang, m.W, m.H, m.TextScale)
	g, ok := catalog.Find(name)
	if !ok {
		t.Fatalf("no game %q", name)
	}
	setup := game.Setup{Seed: game.SeedOf(3)}
	for i, k := range kinds {
		setup.Players = append(setup.Players, game.Player{Computer: k != 'p', Name: string(rune('A'+i)) + "nna"})
	}
	s, err := g.New(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	blank := func() stage.Scene { return &stagetest.Blank{} }
	at, ok := rooms.Find(name)
	if !ok {
		t.Fatalf("no room for %q", name)
	}
	first := at.Table(d.st, match.Desk{Session: s, Ways: match.Ways{Menu: blank,
		Rematch: func(bool) stage.Scene { return blank() }}})
	x := &opened{t: t, st: d.st, stack: stage.NewStack(first), inspector: New(d.st, rooms),
		chance: rand.New(rand.NewPCG(5, 6))}
	x.wait(30)
	return x
}

func (x *opened) tick(in input.Frame) {
	in.Focused = !in.LostFocus
	x.st.Tick++
	left, page := x.inspector.Update(&in)
	if page != nil {
		x.t.Fatal("a page comes unasked")
	}
	x.stack.Update(left)
	x.inspector.Settle(x.stack.Top())
	x.draw()
}

func (x *opened) wait(ticks int) {
	for range ticks {
		x.tick(input.Frame{X: -1, Y: -1})
	}
}

func (x *opened) draw() []display.Item {
	x.list.Reset()
	x.stack.Draw(&x.list)
	x.inspector.Draw(&x.list)
	x.st.Picture = &x.list
	return x.list.Items
}

// own is what the inspector draws, without what it marks in the scene.
func (x *opened) own() *display.List {
	items := x.draw()
	for i := len(x.inspector.shown.items); i < len(items); i++ {
		if items[i].Kind == display.Fill {
			return &display.List{Items: slices.Clone(items[i:])}
		}
	}
	return &display.List{}
}

func (x *opened) press(id string) bool {
	for _, it := range x.draw() {
		if it.ID == id {
			cx, cy := it.Box.Centre()
			x.tick(input.Frame{X: cx, Y: cy, Moved: true})
			x.tick(input.Frame{X: cx, Y: cy, Pressed: true, Held: true, AnyPress: true})
			x.tick(input.Frame{X: cx, Y: cy, Released: true})
			x.wait(1)
			return true
		}
	}
	return false
}

func (x *opened) key(a input.Action) {
	x.tick(input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(a), Down: input.Actions(0).With(a), AnyPress: true,
		Keyboard: true})
	x.wait(1)
}

// goOn presses the primary button, or else something else that can be pressed.
func (x *opened) goOn() {
	var others []string
	for _, it := range x.draw() {
		switch {
		case it.ID == "" || it.Disabled || it.Role == display.Link || it.Role == display.Scroller ||
			strings.HasPrefix(it.ID, "inspect."):
		case it.ID == "rules" || it.ID == "log" || it.ID == "mute" || it.ID == "menu" || it.ID == "seats":
		case it.Primary && x.chance.IntN(4) > 0:
			x.press(it.ID)
			return
		default:
			others = append(others, it.ID)
		}
	}
	if len(others) > 0 {
		x.press(others[x.chance.IntN(len(others))])
	}
	x.wait(x.chance.IntN(40))
}

// looks are sizes of the screen with the reader's text size.
var looks = []theme.Metrics{
	{W: 1280, H: 800, TextScale: 1}, {W: 1024, H: 640, TextScale: 2}, {W: 1024, H: 640, TextScale: 1},
	{W: 2560, H: 1080, TextScale: 2}, {W: 1920, H: 1080, TextScale: 1.5, Plain: true}, {W: 640, H: 480, TextScale: 1},
	{W: 800, H: 1000, TextScale: 2},
}

// TestEverythingOnATableCanBeLookedAt plays on in each game and looks at everything that is there: each card has its
// entry, and its sheet and its picture beside the pointer are as they should be.
func TestEverythingOnATableCanBeLookedAt(t *testing.T) {
	for name, kinds := range map[string]string{"kompromat": "pe", "topsecret": "peee", "getadler": "peeee"} {
		for i, m := range looks {
			lang := []words.Lang{words.English, words.French}[i%2]
			x := newMatchOf(t, name, kinds, lang, m)
			seen := map[string]bool{}
			for range 14 {
				for range 4 {
					x.goOn()
				}
				x.lookAround(seen)
			}
			if len(seen) < 6 {
				t.Errorf("%s at %v: only %d things were seen", name, m, len(seen))
			}
		}
	}
}

// TestWhatATableAsksNamesItsCards plays on in each game: its table is known for that of the game.
func TestWhatATableAsksNamesItsCards(t *testing.T) {
	for name, kinds := range map[string]string{"kompromat": "pe", "topsecret": "peee", "getadler": "peeee"} {
		x := newMatchOf(t, name, kinds, words.English, looks[0])
		named := 0
		for range 12 {
			x.goOn()
			x.draw()
			named += len(x.inspector.readNouns(x.inspector.shown.items, nil))
		}
		if named == 0 {
			t.Errorf("%s: no word on its table opens a card", name)
		}
	}
}

// lookAround looks at everything on the screen that has not been looked at.
func (x *opened) lookAround(seen map[string]bool) {
	x.t.Helper()
	for _, it := range x.draw() {
		if _, ok := rooms.Card(it.Face.Term); it.Face.Term != "" && !ok {
			x.t.Errorf("%q has no entry in the card list", it.Face.Term)
		}
	}
	for _, thing := range x.inspector.things(nil) {
		if seen[thing.term+thing.value] {
			continue
		}
		seen[thing.term+thing.value] = true
		if !thing.box.Empty() && thing.face.Term != "" {
			x.hoverOver(thing)
		}
		x.inspector.look(thing, &input.Frame{})
		x.check(thing.term)
		x.key(input.Right)
		x.key(input.Cancel)
		if x.inspector.sheet.open {
			x.t.Fatalf("%s: the sheet does not close", thing.term)
		}
	}
}

// hoverOver rests the pointer on a card.
func (x *opened) hoverOver(t thing) {
	n := slices.IndexFunc(x.inspector.shown.items,
		func(it display.Item) bool { return looksAt(&it) && nameOf(&it.Face) == t.name })
	if n < 0 {
		return
	}
	cx, cy := x.inspector.shown.items[n].Box.Centre()
	if at(x.inspector.shown.items, cx, cy) != n {
		return
	}
	for i := range dwellTicks + 3 {
		x.tick(input.Frame{X: cx + float64(max(0, 2-i)*40), Y: cy, Moved: i < 3})
	}
	// What is being shown may have taken the card away meanwhile.
	now := at(x.inspector.shown.items, cx, cy)
	if x.inspector.hover.shown && now >= 0 && nameOf(&x.inspector.shown.items[now].Face) == t.name {
		x.check(t.term)
		x.clear(t.term)
	}
	x.wait(1)
}

// clear looks for what the picture beside the pointer may not cover: buttons, whether they can be pressed now or not,
// whose turn it is and what is asked.
func (x *opened) clear(term string) {
	x.t.Helper()
	own := x.own()
	if len(own.Items) == 0 {
		x.t.Errorf("%s at %v, %s: no picture is shown", term, x.st.Metrics, x.st.Lang)
		return
	}
	items := x.inspector.shown.items
	for i := range items {
		it := &items[i]
		place, read := it.Box, it.Kind == display.Text && (it.Role == display.Status || it.Role == display.Prompt)
		if read {
			place = x.inspector.ink(it)
		}
		pressed := it.Kind == display.Hot && !it.Quiet && it.Role != display.Scroller && it.Role != display.CardRole
		if (read || pressed) && !own.Items[0].Box.Intersect(place).Empty() {
			x.t.Errorf("%s at %v, %s: the picture covers %q", term, x.st.Metrics, x.st.Lang, it.Label+it.Text)
		}
	}
}

// check looks for faults in what the inspector draws. A sheet that was opened may lie over what is asked: a press
// closes it.
func (x *opened) check(term string) {
	x.t.Helper()
	own := x.own()
	displaytest.Check(x.t, own, setter, x.st.Metrics.Screen())
	if x.t.Failed() {
		x.t.Fatalf("at %s, %v, %s", term, x.st.Metrics, x.st.Lang)
	}
}

// TestEveryWordOfACardIsAsLargeAsBodyText lays out every face of the card lists as the sheet and the picture beside the
// pointer do.
func TestEveryWordOfACardIsAsLargeAsBodyText(t *testing.T) {
	for _, lang := range words.Languages() {
		d := newDeskIn(t, lang, 1920, 1080, 1)
		least := d.st.Metrics.Size(display.Sans, ui.BodySize)
		for _, g := range catalog.Games() {
			for _, c := range rooms.Cards(g.Name) {
				if c.Face == nil {
					continue
				}
				thing := thing{name: name{term: c.Term}}
				d.inspector.sheet = sheet{open: true, now: thing}
				for where, box := range map[string]display.Rect{
					"the sheet": d.inspector.page().picture, "the picture": d.inspector.layHover(thing, tall).place,
				} {
					for _, it := range faces.Lay(nil, c.Face(d.st), box, d.st.Metrics, setter) {
						if it.Kind == display.Text && it.Size < least*0.999 && !isSeal(it.Text) {
							t.Errorf("%s, %s, %s: %q is %.1f pixels, body text %.1f", lang, c.Term, where, it.Text, it.Size, least)
						}
					}
				}
			}
		}
	}
}

// isSeal reports whether a text on a face is a pattern and nothing to read.
func isSeal(text string) bool { return strings.TrimSpace(text) == "" }

// TestAnOpenHandTakesWhatIsLookedAtWithIt opens a hand of two persons at one screen, looks at a card of it, and has the
// hand close in every way there is.
func TestAnOpenHandTakesWhatIsLookedAtWithIt(t *testing.T) {
	for name, kinds := range map[string]string{"topsecret": "ppe", "getadler": "ppee"} {
		for how, close := range map[string]func(x *opened){
			"focus": func(x *opened) { x.tick(input.Frame{LostFocus: true}) },
			"time":  func(x *opened) { x.wait(match.HideTicks(&x.st.Settings) + 2) },
			"a key that is believed to be held": func(x *opened) {
				for range match.HideTicks(&x.st.Settings) + 2 {
					x.tick(input.Frame{X: -1, Y: -1, Down: input.Actions(0).With(input.Peek).With(input.Right)})
				}
			},
			"a button that is": func(x *opened) {
				for range match.HideTicks(&x.st.Settings) + 2 {
					x.tick(input.Frame{X: -1, Y: -1, Held: true})
				}
			},
		} {
			x := newMatchOf(t, name, kinds, words.English, looks[0])
			for range 300 {
				if x.st.Private {
					break
				}
				if !x.press("take") && !x.press("peek") {
					x.wait(5)
				}
				x.wait(40)
			}
			if !x.st.Private {
				t.Fatalf("%s: the hand does not open", name)
			}
			x.key(input.Inspect)
			own := x.own()
			if !x.inspector.sheet.open || !x.inspector.sheet.private || len(own.Items) == 0 {
				t.Fatalf("%s: nothing of the open hand can be looked at", name)
			}
			x.wait(60)
			if !x.st.Private {
				t.Fatalf("%s: looking at a card closes the hand", name)
			}
			close(x)
			if x.st.Private {
				t.Fatalf("%s, %s: the hand is still open", name, how)
			}
			if x.inspector.sheet.open || x.st.Reading {
				t.Errorf("%s, %s: the card is still looked at", name, how)
			}
			for _, it := range x.list.Items[len(x.inspector.shown.items):] {
				if it.Kind == display.CardFace {
					t.Errorf("%s, %s: %q is still shown", name, how, it.Face.Term)
				}
			}
		}
	}
}

// TestASuspectIsExplainedOnce points at suspects for as long as it takes: the legend of their strips is there, and no
// picture beside it; the key opens the sheet, and the legend makes way.
func TestASuspectIsExplainedOnce(t *testing.T) {
	const strip = 0.92 // It lies at the foot of a suspect.
	for _, m := range []theme.Metrics{looks[0], looks[2]} {
		x := newMatchOf(t, "getadler", "peee", words.English, m)
		legend := func() bool {
			x.draw()
			return slices.ContainsFunc(x.inspector.shown.items,
				func(it display.Item) bool { return strings.HasPrefix(it.Text, "Head: ") })
		}
		for range 60 {
			for _, it := range x.draw() {
				if it.ID != "seat:2" {
					continue
				}
				for i := range dwellTicks + 3 {
					x.tick(input.Frame{X: it.Box.X + it.Box.W*0.8, Y: it.Box.Y + it.Box.H*strip - float64(max(0, 2-i)), Moved: i < 3})
				}
			}
			if legend() {
				break
			}
			x.goOn()
		}
		if !legend() {
			t.Fatalf("%v: the legend never comes", m)
		}
		for _, it := range x.own().Items {
			if it.Text != "" {
				t.Errorf("%v: beside the legend there is a picture as well: %q", m, it.Text)
			}
		}
		h := &x.inspector.hover
		in := input.Frame{X: h.x, Y: h.y, Just: input.Actions(0).With(input.Inspect),
			Down: input.Actions(0).With(input.Inspect), AnyPress: true}
		if x.tick(in); !x.inspector.sheet.open || legend() {
			t.Errorf("%v: the sheet is open: %v, the legend is there: %v", m, x.inspector.sheet.open, legend())
		}
	}
}
