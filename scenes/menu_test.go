package scenes

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/layout"
	"safehouse/scenes/stage"
)

// TestTheDeskSaysWhatComesNext: at a first start the lessons, then the match that runs, and where none does a match of
// the game whose poster was pointed at last.
func TestTheDeskSaysWhatComesNext(t *testing.T) {
	p := sit(t, newHouse(t))
	p.tick(still())
	primary := func(want string) {
		t.Helper()
		var got []string
		for _, it := range p.items() {
			if it.Primary {
				got = append(got, it.ID)
			}
		}
		if !slices.Equal(got, []string{want}) || !p.item(want).Focused {
			t.Errorf("what goes on is %v, want %s with the focus", got, want)
		}
	}
	primary("learn")
	p.launcher.st.Settings.Lesson = "kompromat.1 2"
	p.stack = stage.NewStack(newMenu(p.launcher))
	if p.tick(still()); p.reads(p.launcher.st.Say("menu.first")) || !p.has("learn") {
		t.Error("whoever has begun a lesson is asked whether this is a first visit")
	}
	p.launcher.st.Settings.Lesson = ""
	h := p.launcher.withMatches(t, 1)
	p.stack = stackOf(t, newMenu(h))
	p.tick(still())
	primary("resume")
	if _, ok := h.store.Discard(h.store.Running()[0].File); !ok {
		t.Fatal("the match was not discarded")
	}
	p.stack = stackOf(t, newMenu(h))
	p.tick(still())
	primary("play")
	for i := range rooms {
		x, y := p.item("new." + rooms[i].Name).Box.Centre()
		p.tick(&input.Frame{X: x, Y: y, Moved: true, Focused: true})
		if title := h.st.Say(rooms[i].Words.Title); !p.reads(title) {
			t.Errorf("the desk does not say %q", title)
		}
	}
	p.click("play")
	if s := p.topSetup(); s.draft.game.Name != rooms[len(rooms)-1].Name {
		t.Errorf("it leads to a match of %s", s.draft.game.Name)
	}
}

// TestThePostersAreTheMenuOnAPhoneLyingAcross: whatever lies on the desk and however long its words are, the posters
// hang upright beside the door, and change nothing but their words with the language.
func TestThePostersAreTheMenuOnAPhoneLyingAcross(t *testing.T) {
	for _, played := range []bool{false, true} {
		for _, m := range []theme.Metrics{{W: 844, H: 390}, {W: 915, H: 412}} {
			for _, lang := range words.Languages() {
				h := newHouse(t)
				h.st.Lang, h.st.Metrics = lang, m
				s := newMenu(h).(*menu)
				if played {
					s.over = []record.Summary{{Game: rooms[0].Name, Started: "2026-01-01T20:00:00Z"}}
				}
				tree := &s.layOut().tree
				for i := range rooms {
					if box := tree.At(boxPoster + layout.ID(i)); box.H < m.H*0.4 || box.H < box.W {
						t.Errorf("%v by %v, %s, played %v: poster %d hangs at %.0f", m.W, m.H, lang, played, i, box)
					}
				}
				if tree.At(boxDoor).Empty() {
					t.Errorf("%v by %v, %s, played %v: there is no door", m.W, m.H, lang, played)
				}
			}
		}
	}
}

// TestAPosterAnswersThePointer: it comes off the wall and goes back; with reduced motion it stays where it is, and is
// lit at once.
func TestAPosterAnswersThePointer(t *testing.T) {
	for _, calm := range []bool{false, true} {
		h := newHouse(t)
		h.st.Settings.ReducedMotion = calm
		p := sit(t, h)
		sheet := func() (box display.Rect, lit int) {
			for _, it := range p.items() {
				if it.Kind == display.CardFace && it.Face.Design == rooms[0].Poster.Sheet {
					box = it.Box
				}
				if it.Kind == display.Glow && !box.Empty() && it.Clip == box {
					lit++
				}
			}
			return box, lit
		}
		away := &input.Frame{X: -1, Y: -1, Focused: true}
		p.tick(away)
		rest, dark := sheet()
		x, y := rest.Centre()
		p.tick(&input.Frame{X: x, Y: y, Moved: true, Focused: true})
		if _, lit := sheet(); dark != 0 || calm && lit != 1 {
			t.Errorf("reduced motion %v: it is lit %d times at rest, %d times when pointed at", calm, dark, lit)
		}
		for range 30 {
			p.tick(&input.Frame{X: x, Y: y, Focused: true})
		}
		if up, lit := sheet(); (up.Y < rest.Y) == calm || lit != 1 {
			t.Errorf("reduced motion %v: it goes from %v to %v and is lit %d times", calm, rest, up, lit)
		}
		for range 30 {
			p.tick(away)
		}
		if back, lit := sheet(); math.Abs(back.Y-rest.Y) > 1e-6 || lit != 0 {
			t.Errorf("reduced motion %v: it goes back to %v, not to %v, and is lit %d times", calm, back, rest, lit)
		}
	}
}

// TestTheMenuIsPaintedOnlyWhereSomethingMoves: once everything is at rest, next when the clock goes on.
func TestTheMenuIsPaintedOnlyWhereSomethingMoves(t *testing.T) {
	h := newHouse(t)
	now := time.Date(2026, time.March, 1, 8, 59, 10, 0, time.UTC)
	h.now = func() time.Time { return now }
	p := sit(t, h)
	for range 120 {
		p.tick(still())
	}
	h.st.TakeRedraw()
	hand := func() float64 {
		for _, it := range p.items() {
			if it.Kind == display.Clock {
				return it.Turn
			}
		}
		t.Fatal("no clock")
		return 0
	}
	before := hand()
	for range 120 {
		p.tick(still())
	}
	if h.st.TakeRedraw() {
		t.Error("a menu at rest is painted again")
	}
	if !p.reads("Good morning") {
		t.Error("nobody is greeted")
	}
	now = now.Add(time.Minute)
	if p.tick(still()); !h.st.TakeRedraw() || hand() <= before {
		t.Errorf("the clock does not go on: %v, then %v", before, hand())
	}
	now = now.Add(4 * time.Hour)
	if p.tick(still()); !p.reads("Good afternoon") {
		t.Error("one is greeted as in the morning")
	}
}

// menuSizes are windows down to that of a small phone.
var menuSizes = [][2]float64{
	{1280, 800}, {1920, 1080}, {1024, 640}, {640, 480}, {960, 600}, {800, 1000}, {600, 960}, {412, 915}, {360, 640},
	{915, 412}, {640, 360}, {568, 320}, {1080, 2340}, {3840, 2160},
}

// everyMenu calls try with the menu of somebody with a match of six in every window, language, size and kind of
// letters.
func everyMenu(t *testing.T, try func(st *stage.Stage, scene stage.Scene)) {
	six := make([]game.Player, game.MaxSeats)
	for i := range six {
		six[i] = longest[1]
		six[i].Name = strings.Repeat("W", 15) + string(rune('A'+i))
	}
	six[0] = longest[0]
	g, _ := rooms.Find(topSecret)
	h := newHouse(t)
	if table, said := h.begin(g, six, nil); table == nil {
		t.Fatal(said)
	}
	h.leave()
	for _, size := range menuSizes {
		for _, lang := range words.Languages() {
			for _, text := range []float64{1, 1.5, 2} {
				for _, plain := range []bool{false, true} {
					h.st.Lang = lang
					h.st.Metrics = theme.Metrics{W: size[0], H: size[1], TextScale: text, Plain: plain}
					try(h.st, newMenu(h))
				}
			}
		}
	}
}

// TestTheMenuIsWholeInEveryWindow: nothing is cut or too small to press, what goes on is in sight without scrolling,
// and every poster has the whole name of its game.
func TestTheMenuIsWholeInEveryWindow(t *testing.T) {
	everyMenu(t, func(st *stage.Stage, scene stage.Scene) {
		checkWhole(t, st, scene)
		named, primary := 0, false
		for _, it := range draw(scene).Items {
			primary = primary || it.Primary && it.Clip.Empty() && it.Box.Y+it.Box.H <= st.Metrics.H
			if it.Kind != display.CardFace || it.Face.Note == "" {
				continue
			}
			var written strings.Builder
			for _, in := range faces.Lay(nil, it.Face, it.Box, st.Metrics, st.Measure) {
				written.WriteString(strings.ReplaceAll(in.Text, " ", ""))
			}
			if named++; !strings.Contains(written.String(), strings.ReplaceAll(it.Face.Title, " ", "")) {
				t.Errorf("%v, %s: the poster of %s at %v says %q", st.Metrics, st.Lang, it.Face.Title, it.Box, &written)
			}
		}
		if named != len(rooms) || !primary {
			t.Errorf("%v, %s: %d posters, the primary button is in sight: %v", st.Metrics, st.Lang, named, primary)
		}
	})
}

// TestTheFocusScrollsTheMenu: whatever has no room in the window comes into sight with the focus.
func TestTheFocusScrollsTheMenu(t *testing.T) {
	scrolled := 0
	everyMenu(t, func(st *stage.Stage, scene stage.Scene) {
		scene.Update(still())
		seen := map[string]bool{}
		for range 12 {
			scene.Update(press(input.Next))
			scene.Update(still())
			l := draw(scene)
			id := focused(l)
			if seen[id] = true; id == "" {
				t.Errorf("%v, %s: the focus is out of sight", st.Metrics, st.Lang)
			}
		}
		if !scene.(*menu).layout().scrolled.Empty() {
			scrolled++
		}
		for i := range rooms {
			if !seen["new."+rooms[i].Name] {
				t.Errorf("%v, %s: the focus does not reach %s", st.Metrics, st.Lang, rooms[i].Name)
			}
		}
	})
	if scrolled == 0 {
		t.Error("no menu scrolled")
	}
}
