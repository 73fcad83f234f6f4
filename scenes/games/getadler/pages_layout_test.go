package getadler

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// checkPage looks for what is cut, overlaps or is too small or faint in some parts of the screen.
func checkPage(t *testing.T, r *room, what string, parts ...display.Rect) {
	t.Helper()
	m := r.Stage.Metrics
	r.Draw()
	elsewhere := func(f displaytest.Fault) bool {
		x, y := r.List.Items[f.Item].Box.Centre()
		return !slices.ContainsFunc(parts, func(part display.Rect) bool { return part.Contains(x, y) })
	}
	covered := func(f displaytest.Fault) bool {
		x, y := r.List.Items[f.Item].Box.Centre()
		for _, over := range r.List.Items[f.Item+1:] {
			if over.Kind == display.Fill && over.Colour.A == 255 && over.Box.Contains(x, y) {
				return true
			}
		}
		return false
	}
	// A box at the edge of what scrolls is whole after a turn of the wheel.
	scrolled := func(f displaytest.Fault) bool {
		box := r.List.Items[f.Item].Box
		return slices.ContainsFunc(r.List.Items, func(it display.Item) bool {
			clip := it.Clip
			return !clip.Empty() && (box.Y == clip.Y || math.Abs(box.Y+box.H-clip.Y-clip.H) < 1)
		})
	}
	t.Run(fmt.Sprintf("%s %s %vx%v text %v", what, r.Stage.Lang, m.W, m.H, m.TextScale), func(t *testing.T) {
		displaytest.Check(t, &r.List, r.Stage.Measure.(displaytest.Measurer), m.Screen(), displaytest.Options{
			Allow: func(f displaytest.Fault) bool {
				return elsewhere(f) || covered(f) || f.What == displaytest.Target && scrolled(f)
			},
		})
		if r.Stage.Lang == words.Pseudo {
			return
		}
		for i, it := range r.List.Items {
			if f := (displaytest.Fault{Item: i}); elsewhere(f) || covered(f) {
				continue
			}
			if it.Kind == display.Text && it.Label != "" && it.Label != it.Text {
				t.Errorf("cut short: %q of %q", it.Text, it.Label)
			}
		}
	})
}

// noteTabs are the parts of a notebook, in their order.
var noteTabs = []string{"suspects", "claims", "hands", "facts", "self"}

// pages brings every page of a table on the screen, one after another.
func pages(t *testing.T, r *room) {
	t.Helper()
	screen := r.Stage.Metrics.Screen()
	var strips []display.Rect
	for seat := 1; seat < r.match.View(0).Seats; seat++ {
		strips = append(strips, r.lay().Suspects[seat].Strip)
	}
	checkPage(t, r, "strips", strips...)
	r.letter('n')
	r.Press("mark:1:gold")
	for i, name := range noteTabs {
		r.letter(rune('1' + i))
		checkPage(t, r, "notebook "+name, screen)
	}
	r.letter('1')
	r.Press("suppose")
	r.Press("mark:1:gold")
	for i, name := range noteTabs[:2] {
		r.letter(rune('1' + i))
		checkPage(t, r, "supposed, "+name, screen)
	}
	r.letter('n')
	r.letter('c')
	for _, tab := range sheetTabs {
		r.Stack.Top().(*sheet).tab = tab
		checkPage(t, r, "sheet "+tab, screen)
	}
	r.letter('c')
	v := r.match.View(0)
	for i := range handIDs {
		if v.Players[0].Sure[getadler.Question] > 0 && r.chosen() != getadler.Question {
			r.letter(rune('1' + i))
		}
	}
	r.Press("seat:1")
	for trait := range getadler.Trait(getadler.Traits) {
		r.Wait(1)
		if trait == 0 {
			checkPage(t, r, "characteristics", r.lay().Builder)
		}
		r.Press(traitIDs[trait])
		r.Wait(1)
		checkPage(t, r, "colours of "+trait.String(), r.lay().Builder)
		r.Key(input.Cancel)
	}
}

func TestPagesFit(t *testing.T) {
	n := 0
	for _, kinds := range []string{"peee", "peeee", "peeeee"} {
		m := holding(t, kinds, getadler.Question)
		for _, reader := range stagetest.ReadersOf(n, stagetest.ReaderCount/3) {
			r := newRoom(t, reader.Lang, reader.W, reader.H)
			reader.Sit(r.Stage)
			r.Stage.Settings.Speed = 0
			r.open(m, true)
			r.Wait(tabletest.GuardTicks + 2)
			if r.Sight() != game.Seat(0) {
				t.Fatal("not the table that is to be tested")
			}
			pages(t, r)
		}
		n++
	}
}

// TestStripsAndQuestionsTakeNoMemory draws a table with strips and a question that is being built, again and again.
func TestStripsAndQuestionsTakeNoMemory(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.Stage.Settings.Speed = 0
	r.open(holding(t, "peeeee", getadler.Question), true)
	r.Wait(tabletest.GuardTicks + 2)
	measure := func(what string) {
		t.Helper()
		r.Draw()
		if n := testing.AllocsPerRun(20, func() { r.Draw() }); n > 0 {
			t.Errorf("%s: a frame takes memory %v times", what, n)
		}
	}
	measure("strips")
	v := r.match.View(0)
	for i := range handIDs {
		if v.Players[0].Sure[getadler.Question] > 0 && r.chosen() != getadler.Question {
			r.letter(rune('1' + i))
		}
	}
	r.Press("seat:1")
	measure("characteristics")
	r.Wait(1)
	r.Press("trait:hat")
	r.Wait(1)
	measure("colours")
	r.letter('n')
	for i, name := range noteTabs {
		r.letter(rune('1' + i))
		r.Wait(1)
		measure(name)
	}
}
