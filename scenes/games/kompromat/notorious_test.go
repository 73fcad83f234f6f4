package kompromat

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/scenes/tabletop/tabletest"
)

// ninth is a match before the move that ends it by a ninth token, with that move and who makes it.
func ninth(t *testing.T) (m *kompromat.Match, seat game.Seat, move kompromat.Move) {
	t.Helper()
	for seed := uint64(1); seed < 60; seed++ {
		m, j := tabletest.NewMatch(t, kompromat.Rules{}, setupOf("pp", seed))
		rng, before := rand.New(rand.NewPCG(seed, 1)), 0
		for !m.Standing().Over {
			seat, before = m.ToAct().First(), len(j.Entries)
			v := m.View(seat)
			move = v.Moves[rng.IntN(len(v.Moves))]
			for _, other := range v.Moves {
				if other.Op == kompromat.OpDraw && seat == 0 {
					move = other // Who always draws is over 21 everywhere.
				}
			}
			tabletest.Make(t, m, seat, move.String())
		}
		if v := m.View(game.Public); v.Ending == kompromat.EndNotorious && v.Winner == 1 {
			kept, _ := tabletest.Resume(t, kompromat.Rules{}, setupOf("pp", seed), j.Entries[:before])
			return kept, seat, move
		}
	}
	t.Fatal("no match ended by a ninth token")
	return nil, 0, kompromat.Move{}
}

// stamped are the words of the stamps on the screen, with where they lie.
func (r *room) stamped() (all []display.Item) {
	for _, it := range r.Draw() {
		if it.Kind == display.CardFace && it.Face.Design == faces.Stamp {
			all = append(all, it)
		}
	}
	return all
}

// TestANinthTokenIsShownAsWhatItIs: it is stamped where it came from, the panel says why the match is over and waits to
// be read, and the score credits the loser nothing for it (K19).
func TestANinthTokenIsShownAsWhatItIs(t *testing.T) {
	m, seat, move := ninth(t)
	r := newRoom(t, words.English, 1280, 800)
	r.open(m, true)
	r.Wait(20)
	for _, id := range pathOf(m, seat, move.String()) {
		r.Click(id)
		r.Wait(5)
	}
	cause := r.Say("score.byNotorious", game.SeatName(0))
	stamp := r.Say("stamp.notorious")
	told := false
	for range 3000 {
		r.Wait(1)
		if r.Scoring() {
			break
		}
		if r.Waits() && r.Shows(cause) {
			told = slices.ContainsFunc(r.stamped(), func(it display.Item) bool { return it.Face.Title == stamp })
			break
		}
		r.Click("continue")
	}
	if !told {
		t.Errorf("the match ends without %q stamped and %q to be read", stamp, cause)
	}
	for range 3000 {
		if r.Scoring() {
			break
		}
		r.Click("continue")
		r.Wait(1)
	}
	r.Wait(3)
	said := r.Words()
	if !r.Shows(cause) {
		t.Errorf("the score says %q, not at once that %q", said, cause)
	}
	r.Wait(r.Stage.Ticks(3000)) // Who has won is seen, and goes.
	said = r.Words()
	for _, want := range []string{r.Say("score.tokens.lost", game.Number(m.View(0).Players[0].Tokens),
		game.Number(kompromat.TokenLimit)), r.Say("score.lost")} {
		if !strings.Contains(said, want) {
			t.Errorf("the loser's page is without %q: %q", want, said)
		}
	}
	if total := r.Say("score.total"); strings.Contains(said, total) {
		t.Errorf("%q stands there, though no count decides", total)
	}
}

// TestAnExact21IsStillReadWhenItHasWon: the stamps of a seat lie beside each other.
func TestAnExact21IsStillReadWhenItHasWon(t *testing.T) {
	for _, size := range [...][2]float64{{1280, 800}, {2560, 1080}, {800, 1000}} {
		r := newRoom(t, words.English, size[0], size[1])
		r.Stage.Settings.Speed = 400
		r.open(newMatch(t, setupOf("ee", 3)), false)
		seen := false
		for range 60000 {
			r.Wait(1)
			if r.Scoring() {
				break
			}
			if r.now().stamped < 2 || !r.Waits() {
				continue
			}
			all := r.stamped()
			for i, a := range all {
				for _, b := range all[:i] {
					seen = true
					if common := a.Box.Intersect(b.Box); !common.Empty() {
						t.Fatalf("%v: %q lies on %q", size, a.Face.Title, b.Face.Title)
					}
				}
			}
		}
		if !seen {
			t.Errorf("%v: no two stamps were met", size)
		}
	}
}
