package kompromat

import (
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop/tabletest"
)

// staged is a peak that was shown, by its kind and by whom it happens to.
type staged struct {
	kind uint8
	seat game.Seat
}

// watchPeaks has the peaks of a room be written down as they begin.
func (r *room) watchPeaks(all *[]staged) {
	var last staged
	come := 0.0
	r.AfterTick = func() {
		peak, share := r.Peak()
		now := staged{peak.Kind, peak.Seat}
		if now.kind != noPeak && (now != last || share < come) {
			*all = append(*all, now)
		}
		last, come = now, share
	}
}

// TestPeaksComeWithWhatHappensAndWithNothingElse: to each bust that comes to light, each exact 21, each mission won and
// each new round there is one, with whom it happens to; what lies face down brings none (K24).
func TestPeaksComeWithWhatHappensAndWithNothingElse(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 400
	m := newMatch(t, setupOf("ee", 3))
	r.open(m, false)
	var got, want []staged
	r.watchPeaks(&got)
	for n := 0; !r.Scoring(); n++ {
		if r.Wait(1); n == 60000 {
			t.Fatal("the match does not end")
		}
	}
	for _, step := range m.Seen(game.Public, 0) {
		for _, seen := range step.Seen {
			switch e := &seen.Event; {
			case e.Kind == kompromat.WentBust:
				want = append(want, staged{bustPeak, e.Seat})
			case e.Kind == kompromat.WasPerfect:
				want = append(want, staged{perfectPeak, e.Seat})
			case e.Kind == kompromat.RoundBegan && e.N > 1:
				want = append(want, staged{roundPeak, match.NoSeat})
			case notorious(e):
				want = append(want, staged{ninthPeak, 1 - e.Seat})
			}
		}
	}
	if len(want) < 6 || !slices.Equal(got, want) {
		t.Errorf("the peaks are\n%v, want\n%v", got, want)
	}
}

// TestAMissionLiesInItsPlaceUntilItsFateHasBeenRead, with its slip, and then is gone from there; the reason that is
// given is that of the mission that lies there.
func TestAMissionLiesInItsPlaceUntilItsFateHasBeenRead(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 400
	m := newMatch(t, setupOf("ee", 3))
	r.open(m, false)
	read := 0
	for n := 0; !r.Scoring(); n++ {
		if r.Wait(1); n == 60000 {
			t.Fatal("the match does not end")
		}
		p := r.shown()
		switch {
		case p.Current < 0:
		case p.decided != 0 && p.Row[p.Current].Mission != p.decided:
			t.Fatalf("%v was decided, and %v lies there", p.decided, p.Row[p.Current].Mission)
		case p.result && p.decided == 0 && p.last != kompromat.WentBust && !p.Over:
			t.Fatalf("after %v a result stands of no mission", p.last)
		case p.decided != 0:
			read++
			by := p.Row[p.Current].Fate.WonBy()
			if why := r.screen.reason(&p.View); why == "" && by.Sits(kompromat.Seats) {
				t.Errorf("nothing says why %v is %v's", p.decided, by)
			}
		}
	}
	if read == 0 {
		t.Error("nothing was decided")
	}
}

// beforeOver is a match before the first seat draws the card that makes its total more than 21, with that move.
func beforeOver(t *testing.T, kinds string) (*kompromat.Match, kompromat.Move) {
	t.Helper()
	for seed := uint64(1); seed < 200; seed++ {
		m, j := tabletest.NewMatch(t, kompromat.Rules{}, setupOf(kinds, seed))
		rng := rand.New(rand.NewPCG(seed, 1))
		for m.ToAct() != 0 {
			seat, before := m.ToAct().First(), len(j.Entries)
			v := m.View(seat)
			move := v.Moves[rng.IntN(len(v.Moves))]
			tabletest.Make(t, m, seat, move.String())
			if seat != 0 || v.Current < 0 || v.Revealing {
				continue
			}
			after, of := m.View(0), v.Current
			if read(&after.Row[of].Attempts[0]).low > kompromat.Limit && read(&v.Row[of].Attempts[0]).low <= kompromat.Limit {
				kept, _ := tabletest.Resume(t, kompromat.Rules{}, setupOf(kinds, seed), j.Entries[:before])
				return kept, move
			}
		}
	}
	t.Fatal("nobody draws too much")
	return nil, kompromat.Move{}
}

// TestADrawOver21IsAPeakForWhoPlaysAlone: where two persons play it is none, though who drew the card has the screen
// (K24).
func TestADrawOver21IsAPeakForWhoPlaysAlone(t *testing.T) {
	for kinds, want := range map[string][]staged{"pe": {{overPeak, 0}}, "pp": nil} {
		m, move := beforeOver(t, kinds)
		r := newRoom(t, words.English, 1280, 800)
		r.open(m, true)
		r.Wait(80)
		if kinds == "pp" {
			r.Click("take")
			r.Wait(80)
			r.Click("peek")
		}
		r.Wait(80)
		var got []staged
		r.watchPeaks(&got)
		moves := m.Len()
		for _, id := range pathOf(m, 0, move.String()) {
			r.Click(id)
			r.Wait(5)
		}
		r.Wait(50)
		if m.Len() == moves {
			t.Fatalf("%s: %q was not made", kinds, move)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: the peaks are %v, want %v", kinds, got, want)
		}
	}
}

// TestThePicturesOfPeaksAreWhole: on an upright phone, too, no card and no portrait of a peak is cut by the edge of the
// window once it has come to its place.
func TestThePicturesOfPeaksAreWhole(t *testing.T) {
	for _, window := range [...][2]float64{{412, 915}, {360, 640}} {
		seen := map[uint8]bool{}
		for seed := uint64(3); seed < 9 && len(seen) < 4; seed++ {
			r := newRoom(t, words.English, window[0], window[1])
			r.Stage.Settings.Speed = 400
			r.open(newMatch(t, setupOf("ee", seed)), false)
			r.AfterTick = func() {
				peak, share := r.Peak()
				if peak.Kind == noPeak || share < 0.5 || share > 0.7 {
					return
				}
				seen[peak.Kind] = true
				for _, it := range r.Draw() {
					if it.Kind == display.CardFace && !it.Face.Facts().Opaque && it.Fade < 1 &&
						(it.Box.X < 0 || it.Box.X+it.Box.W > window[0]) {
						t.Fatalf("%v, peak %d: %q at %.0f is cut by the window", window, peak.Kind, it.Face.Title, it.Box)
					}
				}
			}
			for n := 0; !r.Scoring(); n++ {
				if r.Wait(1); n == 60000 {
					t.Fatal("the match does not end")
				}
			}
		}
		for _, kind := range [...]uint8{bustPeak, perfectPeak, ninthPeak, roundPeak} {
			if !seen[kind] {
				t.Errorf("%v: no peak %d was seen", window, kind)
			}
		}
	}
}
