package getadler

import (
	"slices"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/facestest"
	"safehouse/scenes/games/getadler/designs"
)

// TestNoSlipIsEmpty: what came of an arrest stands on its slip on every screen.
func TestNoSlipIsEmpty(t *testing.T) {
	setter := facestest.Setter(t)
	outcomes := []struct {
		moves []seatMove
		hands []string
	}{
		{[]seatMove{{0, "arrest 1"}, {1, "reply bomb"}}, []string{"", "bomb"}},
		{[]seatMove{{0, "arrest 1"}, {1, "surrender"}}, nil},
		{[]seatMove{{0, "arrest 1"}, {1, "reply pistol"}, {0, "hold"}}, []string{"pistol", "pistol pistol"}},
	}
	for _, lang := range []words.Lang{words.English, words.French} {
		for _, size := range [...][2]float64{{844, 390}, {640, 360}, {960, 600}, {1280, 800}, {412, 915}} {
			for i, o := range outcomes {
				r := newRoom(t, lang, size[0], size[1])
				r.Stage.Settings.Speed = 0
				r.open(scriptOf(t, persons(fourHands("", "", "", ""))).match(), true)
				r.settle()
				r.comes()
				table := r.brush()
				for _, key := range []string{"getadler.verdict.wrong", "getadler.missed.stamp"} {
					table.stamp(r.Stage.Say(key))
				}
				over := table.L.Items
				s := scriptOf(t, sixHands("pppppp", nil, o.hands...))
				last := o.moves[len(o.moves)-1]
				for _, m := range o.moves[:len(o.moves)-1] {
					s.do(m.seat, m.text)
				}
				r.open(s.match(), true)
				r.settle()
				r.comes()
				r.Submit(last.seat, last.text)
				var items []display.Item
				for range 900 { // As far as the first slip.
					r.Wait(1)
					items = append(items[:0], r.Draw()...)
					if slices.ContainsFunc(items, func(it display.Item) bool {
						return it.Face.Design == designs.LampSlip
					}) {
						break
					}
				}
				slips := 0
				items = append(items, over...)
				for _, it := range items {
					if it.Kind != display.CardFace || it.Face.Design != designs.LampSlip {
						continue
					}
					slips++
					laid := faces.Lay(nil, it.Face, it.Box, r.Stage.Metrics, setter)
					if !slices.ContainsFunc(laid, func(part display.Item) bool { return part.Kind == display.Text }) {
						t.Errorf("%s, %v, outcome %d: the slip of %q is empty", lang, size, i, it.Face.Title)
					}
				}
				if slips < 3 {
					t.Errorf("%s, %v: no slip falls in outcome %d", lang, size, i)
				}
			}
		}
	}
}
