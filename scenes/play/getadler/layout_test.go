package getadler

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/typeset"
)

// sizes are the screens on which everything must fit.
var sizes = [...]struct{ w, h float64 }{{1024, 640}, {1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {3840, 2160}}

// companies are players of four to six, with the options that show more.
var companies = [...]struct {
	kinds   string
	options []string
}{
	{"peee", []string{getadler.OptionMission}}, {"peeee", []string{getadler.OptionAbilities}},
	{"peeeee", []string{getadler.OptionAbilities, getadler.OptionMission}},
}

func TestNothingIsCutOrOverlaps(t *testing.T) {
	setter := newSetter(t)
	for _, c := range companies {
		all := situations(t, c.kinds, c.options...)
		for n := range all {
			s := &all[n]
			t.Run(c.kinds+" "+s.name, func(t *testing.T) {
				for i := range 3 {
					// Every situation meets half of the sizes; languages and sizes of text take turns.
					size := sizes[(n+2*i)%len(sizes)]
					lang := []words.Lang{words.English, words.French, words.Pseudo}[(n+i)%3]
					text := []float64{1, 1.5, 2}[(n/3+i)%3]
					checkScreen(t, setter, s, lang, size.w, size.h, text, (n+i)%2 == 0)
				}
			})
		}
	}
}

func checkScreen(t *testing.T, setter *typeset.Setter, s *situation, lang words.Lang, w, h, text float64, log bool) {
	t.Helper()
	r := newRoom(t, setter, lang, w, h)
	r.Stage.Metrics.TextScale = text
	r.Stage.Settings.Speed = 0
	r.enact(s)
	r.table.LogOpen = log
	r.table.Anew()
	r.Wait(1)
	r.Draw()
	t.Run(fmt.Sprintf("%s %vx%v text %v log %v", lang, w, h, text, log), func(t *testing.T) {
		displaytest.Check(t, &r.List, setter, display.Rect{W: w, H: h})
		if lang == words.Pseudo {
			return
		}
		for _, it := range r.List.Items {
			if it.Kind == display.Text && it.Label != "" && it.Label != it.Text {
				t.Errorf("cut short: %q of %q", it.Text, it.Label)
			}
		}
	})
}

func TestNothingIsCutWhileAMatchIsPlayed(t *testing.T) {
	setter := newSetter(t)
	for i, kinds := range []string{"pppp", "ppeep", "pppppp", "eeee"} {
		size := sizes[i]
		r := newRoom(t, setter, words.French, size.w, size.h)
		r.Stage.Settings.Speed = 400
		r.open(newMatch(t, setupOf(kinds, 5)), false)
		rng := rand.New(rand.NewPCG(1, 1))
		for step := 0; step < 200 && !r.scoring(); step++ {
			if r.answer(rng) == "" {
				r.Wait(3)
			}
			r.Draw()
			displaytest.Check(t, &r.List, setter, display.Rect{W: size.w, H: size.h})
			if t.Failed() {
				t.Fatalf("%s at %vx%v, status %q", kinds, size.w, size.h, r.table.ask.Status)
			}
		}
	}
}
