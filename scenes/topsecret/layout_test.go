package topsecret

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game/topsecret"
	"safehouse/render/typeset"
	"safehouse/scenes/table/tabletest"
)

// sizes are the screens on which everything must fit.
var sizes = [...]struct{ w, h float64 }{{1024, 640}, {1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {3840, 2160}}

// companies are players of two to six, with the options that show more.
var companies = [...]struct {
	kinds   string
	options []string
}{
	{"pe", []string{"odds"}}, {"epe", []string{topsecret.OptionCalled, "odds"}}, {"ppee", []string{topsecret.OptionSeries, "odds"}},
	{"peeee", []string{topsecret.OptionSeries}}, {"pppppp", []string{topsecret.OptionCalled, topsecret.OptionSeries, "odds"}},
}

func TestNothingIsCutOrOverlaps(t *testing.T) {
	setter := newSetter(t)
	for _, c := range companies {
		for n, s := range situations(t, c.kinds, c.options...) {
			t.Run(c.kinds+" "+s.name, func(t *testing.T) {
				// Every situation meets a third of the readers; situations take turns.
				for i, reader := range tabletest.ReadersOf(n, tabletest.ReaderCount/3) {
					checkScreen(t, setter, s, reader, (n+i)%2 == 0)
				}
			})
		}
	}
}

func checkScreen(t *testing.T, setter *typeset.Setter, s situation, reader tabletest.Reader, log bool) {
	t.Helper()
	t.Run(fmt.Sprintf("%v log %v", reader, log), func(t *testing.T) {
		r := newRoom(t, setter, reader.Lang, reader.W, reader.H)
		reader.Sit(r.Stage)
		r.bring(s)
		r.screen.LogOpen = log
		r.screen.Anew()
		r.Wait(1)
		r.MustFit(setter)
		r.mustAsk()
	})
}

// mustAsk looks for what the pending decision needs.
func (r *room) mustAsk() {
	r.T.Helper()
	q := &r.screen.ask
	n := tabletest.Needed{
		Status: q.Status, Head: q.Head, Primary: q.Primary.ID, PrimaryAt: r.screen.layout.Primary,
		Controls: []string{q.Secondary.ID, q.Third.ID},
	}
	for i := range q.Chips {
		n.Controls = append(n.Controls, q.Chips[i].ID)
	}
	if !r.scoring() {
		r.MustAsk(n)
	}
}

func TestNothingIsCutWhileAMatchIsPlayed(t *testing.T) {
	setter := newSetter(t)
	for i, c := range companies {
		reader := tabletest.ReadersOf(i, 3)[0]
		r := newRoom(t, setter, reader.Lang, reader.W, reader.H)
		reader.Sit(r.Stage)
		r.Stage.Settings.Speed = 400
		r.open(newMatch(t, setupOf(c.kinds, 5, c.options...)), false)
		rng := rand.New(rand.NewPCG(1, 1))
		for step := 0; step < 150 && !r.scoring(); step++ {
			if r.answer(rng) == "" {
				r.Wait(3)
			}
			r.MustFit(setter)
			if t.Failed() {
				t.Fatalf("%s, %v, status %q", c.kinds, reader, r.screen.ask.Status)
			}
		}
	}
}
