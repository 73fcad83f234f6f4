package topsecret

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// Whatever happens is seen on the table, lies on a slip or is said.
func TestEveryKindOfEventIsShown(t *testing.T) {
	shown := map[topsecret.EventKind]bool{}
	for seed := range uint64(6) {
		options := []string{topsecret.OptionCalled, topsecret.OptionSeries}
		m := randomMatch(t, "eeeeee"[:2+seed%5], seed, options...)
		r := newRoom(t, words.English, 1280, 720)
		r.open(m, true)
		of := r.screen.staging
		before := of.ViewAt(game.Public, 0)
		for _, step := range of.Seen(game.Public, 0) {
			for i := range step.Seen {
				e, after := step.Seen[i].Event, step.Seen[i].After
				changed := !reflect.DeepEqual(before.View, after.View) || before.slips != after.slips ||
					before.bombs != after.bombs
				// A pair is told of by two events: the first of them moves both cards.
				second := e.Kind == topsecret.PairBanked && e.N == 1
				if !changed && len(r.screen.staging.captions([]topsecret.Event{e})) == 0 && !second && e.Kind != topsecret.NoEvent {
					t.Errorf("nothing is to be seen of %+v", e)
				}
				shown[e.Kind] = true
				before = after
			}
		}
	}
	for k := topsecret.MarkerDrawn; k <= topsecret.MatchEnded; k++ {
		if !shown[k] {
			t.Errorf("no match had an event of kind %d", k)
		}
	}
}

// What a turn did to whom is the same whether it was told from the beginning or from its own turn on.
func TestWhatIsToldIsTheSameWhereverTheShowBegins(t *testing.T) {
	kinds := map[slipKind]bool{}
	for seed := range uint64(8) {
		// Computers alone, one person among them, and several.
		m := randomMatch(t, []string{"eeeeee", "peeeee", "ppeeee"}[seed%3][:2+seed%5], seed, topsecret.OptionCalled)
		r := newRoom(t, words.English, 1280, 720)
		r.open(m, true)
		of := r.screen.staging
		for _, step := range of.Seen(game.Public, 0) {
			if live, cut := step.After().recap, of.ViewAt(game.Public, step.Index+1).recap; live != cut {
				t.Fatalf("seed %d, move %d: %+v, told live %+v", seed, step.Index, cut, live)
			}
			for _, both := range step.After().slips {
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

// One person reads the own slip until the own choice; those beside a card chosen anew, which they do not tell of, go.
func TestASlipStaysUntilItsSeatHasChosen(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.lastPick(scripted(t, "peee", turn{"", "play assassin", "play 30", "play mole"}), "play 40")
	for range 2 {
		r.watch(func([]display.Item) {})
		r.Skip()
	}
	r.Wait(400)
	v := r.shown()
	for seat := range game.Seat(4) {
		both := slipsOf(&r.screen.show.Telling)
		if told := both[seat][0].inSight() || both[seat][1].inSight(); told == v.Players[seat].Picked {
			t.Errorf("seat %d has chosen %v, and has a slip %v", seat, v.Players[seat].Picked, told)
		}
		if seat > 0 && !v.Players[seat].Picked {
			t.Errorf("seat %d has not chosen", seat)
		}
	}
	for _, id := range []string{handIDs[topsecret.Document2], "play"} {
		if !r.Click(id) {
			t.Fatalf("%q cannot be pressed", id)
		}
	}
	r.Wait(40)
	for seat := range game.Seat(4) {
		if s := r.now().slips[seat]; s != (slips{}) && r.beat() <= hushBeat {
			t.Errorf("seat %d still has a slip of the last turn: %+v", seat, s)
		}
	}
}

// TestASlipIsThereBeforeItsBoardMoves: with reduced motion a slip fades in where its board lies, and is read there
// before the boards make way for the hand.
func TestASlipIsThereBeforeItsBoardMoves(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.ReducedMotion = true
	r.Still = &stagetest.Stillness{}
	bank := turn{"bank", "bank", "bank"}
	r.lastPick(scripted(t, "pee", turn{"play 30", "play 30", "play 30"}, bank, turn{"play agent", "play 60", "play 60"},
		turn{"leave", "bank", "bank"},
		turn{"", "play mole", "play 40"}), "play mole")
	r.Wait(400)
	if len(r.Still.Faults) > 0 {
		t.Error(r.Still.Faults)
	}
	all := slipsOf(&r.screen.show.Telling)
	if first, _ := all[0].inSight(); first == nil || first.kind != nothingSlip {
		t.Errorf("the mole that found nothing has the slip %+v", first)
	}
}

// randomMatch plays a match of those players at random.
func randomMatch(t *testing.T, kinds string, seed uint64, options ...string) *topsecret.Match {
	t.Helper()
	m := newMatch(t, tabletest.Setup(kinds, seed, options...))
	rng := rand.New(rand.NewPCG(seed, 7))
	for m.ToAct() != 0 {
		seat := m.ToAct().First()
		if set := m.ToAct(); rng.IntN(2) == 0 {
			for s := range game.Seat(len(kinds)) {
				if set.Has(s) {
					seat = s
				}
			}
		}
		v := m.View(seat)
		tabletest.Make(t, m, seat, v.Moves[rng.IntN(len(v.Moves))].String())
	}
	return m
}

// TestWhatIsToldIsTheSameWhereverAShowBegins: nothing that is shown depends on what was shown before.
func TestWhatIsToldIsTheSameWhereverAShowBegins(t *testing.T) {
	for seed, kinds := range []string{"eee", "peee", "pppe"} {
		m := newMatch(t, tabletest.Setup(kinds, uint64(seed), topsecret.OptionCalled, topsecret.OptionSeries))
		tabletest.PlayOut(t, m, uint64(seed))
		r := newRoom(t, words.English, 1280, 800)
		r.open(m, true)
		tabletest.MustTellAlike(t, r.screen.staging, game.Public, 0)
	}
}
