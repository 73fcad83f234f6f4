package topsecret

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
)

// Whatever happens is seen on the table, lies on a slip or is said.
func TestEveryKindOfEventIsShown(t *testing.T) {
	shown := map[topsecret.EventKind]bool{}
	for seed := range uint64(6) {
		options := []string{topsecret.OptionCalled, topsecret.OptionSeries}
		m := randomMatch(t, 2+int(seed)%5, seed, options...)
		r := newRoom(t, newSetter(t), words.English, 1280, 720)
		r.open(m, true)
		p := pictures{match: m}.ViewAt(game.Table, 0)
		for _, step := range (pictures{match: m}).Told(game.Table, 0) {
			for i := range step.Events {
				e := &step.Events[i]
				before, slips := p, r.table.telling
				r.table.Fold(&p, e)
				r.table.takeDown(e, 0)
				changed := !reflect.DeepEqual(before, p) || !reflect.DeepEqual(slips, r.table.telling)
				// A pair is told of by two events: the first of them moves both cards.
				second := e.Kind == topsecret.PairBanked && e.N == 1
				if !changed && r.table.Tell(e) == (game.Line{}) && !second && momentOf(e) != results {
					t.Errorf("nothing is to be seen of %+v", *e)
				}
				shown[e.Kind] = true
			}
			p = step.After
		}
	}
	for k := topsecret.MarkerDrawn; k <= topsecret.MatchEnded; k++ {
		if !shown[k] {
			t.Errorf("no match had an event of kind %d", k)
		}
	}
}

// What a turn did to whom can still be read where the show was cut and stands still.
func TestSlipsAreTheSameWhereTheShowStandsStill(t *testing.T) {
	kinds := map[slipKind]bool{}
	for seed := range uint64(8) {
		m := randomMatch(t, 2+int(seed)%5, seed, topsecret.OptionCalled)
		r := newRoom(t, newSetter(t), words.English, 1280, 720)
		r.open(m, true)
		var live boardSlips
		for _, step := range (pictures{match: m}).Told(game.Table, 0) {
			for i := range step.Events {
				live.note(&step.Events[i], settled)
			}
			p := step.After
			r.table.Stand(&p)
			if r.table.telling.slips != live {
				t.Fatalf("seed %d, move %d: %+v, told live %+v", seed, step.Index, r.table.telling.slips, live)
			}
			for _, both := range live {
				kinds[both[0].kind], kinds[both[1].kind] = true, true
			}
		}
	}
	for k := range slipLooks {
		if !kinds[slipKind(k)] {
			t.Errorf("no turn left a slip of kind %d", k)
		}
	}
}

func TestASlipGoesWithTheNextChoice(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 720)
	r.Stage.Settings.Speed = 400
	r.open(newMatch(t, setupOf("pee", 5)), false)
	rng := rand.New(rand.NewPCG(5, 5))
	seen := 0
	for range 400 {
		if r.scoring() {
			break
		}
		if r.answer(rng) == "" {
			r.Wait(4)
		}
		v := r.table.show.Now()
		for seat := range game.Seat(3) {
			both := &r.table.telling.slips[seat]
			if v.Phase == topsecret.PhaseChoose && v.Players[seat].Picked && !r.table.show.Busy() && *both != (slips{}) {
				t.Fatalf("seat %v has chosen and still has a slip: %+v", seat, *both)
			}
			if both[0].kind != noSlip || both[1].kind != noSlip {
				seen++
			}
		}
	}
	if seen == 0 {
		t.Error("no slip was seen")
	}
}
