package getadler

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game/getadler"
	"safehouse/render/typeset"
	"safehouse/scenes/table/tabletest"
)

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
				// Every situation meets a few of the readers; situations take turns.
				for i, reader := range tabletest.ReadersOf(n, tabletest.ReaderCount/6) {
					checkScreen(t, setter, s, reader, (n+i)%2 == 0)
				}
			})
		}
	}
}

func checkScreen(t *testing.T, setter *typeset.Setter, s *situation, reader tabletest.Reader, log bool) {
	t.Helper()
	t.Run(fmt.Sprintf("%v log %v", reader, log), func(t *testing.T) {
		r := newRoom(t, setter, reader.Lang, reader.W, reader.H)
		reader.Sit(r.Stage)
		r.Stage.Settings.Speed = 0
		r.enact(s)
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
		Controls: []string{q.Secondary.ID, q.Third.ID, q.choices[0].ID, q.choices[1].ID},
	}
	for i := range q.Chips {
		n.Controls = append(n.Controls, q.Chips[i].ID)
	}
	// While a question is put together the hand makes way where letters are large: the question itself says all.
	for i := range handIDs {
		if r.screen.Offered(handIDs[i]) && !r.screen.building() {
			n.Controls = append(n.Controls, handIDs[i])
		}
	}
	if r.screen.building() {
		for _, c := range r.screen.builderControls(nil) {
			n.Controls = append(n.Controls, c.ID)
		}
	}
	for seat := range seatIDs {
		if r.screen.Offered(seatIDs[seat]) {
			n.Controls = append(n.Controls, seatIDs[seat])
		}
	}
	if q.saying != "" {
		n.Head = q.saying
	}
	if !r.scoring() {
		r.MustAsk(n)
	}
}

func TestNothingIsCutWhileAMatchIsPlayed(t *testing.T) {
	setter := newSetter(t)
	for i, kinds := range []string{"pppp", "ppeep", "pppppp", "eeee", "ppeee", "peepee"} {
		reader := tabletest.ReadersOf(i, 3)[0]
		r := newRoom(t, setter, reader.Lang, reader.W, reader.H)
		reader.Sit(r.Stage)
		r.Stage.Settings.Speed = 400
		r.open(newMatch(t, setupOf(kinds, 5)), false)
		rng := rand.New(rand.NewPCG(1, 1))
		for step := 0; step < 200 && !r.scoring(); step++ {
			if r.answer(rng) == "" {
				r.Wait(3)
			}
			r.MustFit(setter)
			if t.Failed() {
				t.Fatalf("%s, %v, status %q", kinds, reader, r.screen.ask.Status)
			}
		}
	}
}
