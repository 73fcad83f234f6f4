package kompromat

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop/tabletest"
)

// lastOfRound are the moves of two persons before the one that ends their first round, with that one and who makes it.
func lastOfRound(t *testing.T) (made []game.Entry, seat game.Seat, move kompromat.Move) {
	t.Helper()
	rng, before := rand.New(rand.NewPCG(1, 1)), 0
	m, j := tabletest.NewMatch(t, kompromat.Rules{}, setupOf("pp", 3))
	for m.View(game.Public).Round < 2 && !m.Standing().Over {
		seat, before = m.ToAct().First(), len(j.Entries)
		v := m.View(seat)
		move = v.Moves[rng.IntN(len(v.Moves))]
		tabletest.Make(t, m, seat, move.String())
	}
	return j.Entries[:before], seat, move
}

// TestBetweenTwoRoundsTheStandingIsRead: the show takes a breath with what both have, as far as everybody may know it
// (K26), which goes by itself after its reading time, or with a press.
func TestBetweenTwoRoundsTheStandingIsRead(t *testing.T) {
	made, seat, move := lastOfRound(t)
	for _, pressed := range []bool{false, true} {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Set(func(s *stage.Settings) { s.Reading = stage.ReadingNormal })
		kept, _ := tabletest.Resume(t, kompromat.Rules{}, setupOf("pp", 3), made)
		r.open(kept, true)
		r.Wait(20)
		for _, id := range pathOf(kept, seat, move.String()) {
			r.Click(id)
			r.Wait(5)
		}
		for i := 0; !r.between(); i++ {
			if r.Wait(1); i == 6000 {
				t.Fatal("the next round begins without a breath")
			}
		}
		if now := r.shown(); now.Round != 1 {
			t.Fatalf("the standing is read in round %d", now.Round)
		}
		all := r.Words()
		for _, said := range []string{"Standings after round 1 of 6", "The round is over.",
			"Round\u00a02: Bartholomew Cane starts."} {
			if !r.Shows(said) {
				t.Errorf("%q is not said in %q", said, all)
			}
		}
		ticks := 0
		if pressed {
			r.Click("continue")
		}
		for ; r.between() && ticks < 600; ticks++ {
			r.Wait(1)
		}
		if pressed && ticks > 2 || !pressed && (ticks < 200 || ticks == 600) {
			t.Errorf("pressed %v: it stays for %d ticks", pressed, ticks)
		}
		if now := r.shown(); now.Round != 2 && !r.showing() {
			t.Errorf("after it, round %d is shown", now.Round)
		}
	}
}

// TestWhatIsToldIsTheSameWhereverAShowBegins: nothing that is shown depends on what was shown before.
func TestWhatIsToldIsTheSameWhereverAShowBegins(t *testing.T) {
	for seed, kinds := range []string{"ee", "pe", "pp"} {
		m := newMatch(t, tabletest.Setup(kinds, uint64(seed)))
		tabletest.PlayOut(t, m, uint64(seed))
		r := newRoom(t, words.English, 1280, 800)
		r.open(m, true)
		tabletest.MustTellAlike(t, &staging{look: &r.screen.table.View, match: m}, game.Public, 0)
	}
}
