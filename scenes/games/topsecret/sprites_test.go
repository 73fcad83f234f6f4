package topsecret

import (
	"slices"
	"strconv"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/games/topsecret/designs"
)

func TestEveryCardHasAPlaceOfItsOwnWhereItLies(t *testing.T) {
	for seats := 2; seats <= game.MaxSeats; seats++ {
		v := full(seats)
		l := laid(v, options{Hand: true}, screens[2])
		seen := map[game.Place]bool{}
		for _, p := range l.Sprites(apartFaces(), nil) {
			if seen[p.At] {
				t.Errorf("%d seats: two cards lie at %+v", seats, p.At)
			}
			seen[p.At] = true
			if pose, ok := l.Where(p.At); !ok || p.At.Zone >= topsecret.ZonePick && pose.Box != p.Pose.Box {
				t.Errorf("%d seats: %+v lies at %+v, by its place at %+v", seats, p.At, p.Pose.Box, pose.Box)
			}
		}
	}
}

func TestEveryPlaceThatACardMayFlyToIsKnown(t *testing.T) {
	for _, opt := range []options{{Hand: true}, {Hand: true, Reveal: true}, {}} {
		l := laid(full(6), opt, screens[2])
		places := []game.Place{{Zone: topsecret.ZoneDiscard}}
		for seat := range game.Zone(6) {
			for _, base := range []game.Zone{topsecret.ZoneHand, topsecret.ZonePick, topsecret.ZoneUp, topsecret.ZoneSingles,
				topsecret.ZonePairs} {
				places = append(places, game.Place{Zone: base + seat})
			}
		}
		for _, p := range places {
			if pose, ok := l.Where(p); !ok || pose.Box.Empty() || pose.Box.Intersect(l.Board).Empty() {
				t.Errorf("%+v: %+v is at %+v", opt, p, pose.Box)
			}
		}
	}
	l := laid(full(2), options{}, screens[2])
	for _, p := range []game.Place{{Zone: 0}, {Zone: topsecret.ZoneUp + 2}, {Zone: 99}} {
		if _, ok := l.Where(p); ok {
			t.Errorf("there is no %+v at a table of two", p)
		}
	}
}

func TestACardChosenLiesInFrontOfItsSeatAndNotInTheHand(t *testing.T) {
	v := full(2)
	for picked, want := range map[bool]int{false: 3, true: 2} {
		v.Players[0].Picked = picked
		l := laid(v, options{Hand: true}, screens[2])
		moles, picks := 0, 0
		for _, p := range l.Sprites(apartFaces(), nil) {
			switch {
			case p.At.Zone == topsecret.ZoneHand && p.At.Index>>4 == uint8(topsecret.Mole):
				moles++
			case p.At.Zone == topsecret.ZonePick:
				picks++
				if p.Face.Design != designs.SeatBack || !p.Private {
					t.Error("the own choice lies face up, or is not marked as known to its owner alone")
				}
			}
		}
		if moles != want || picks == 1 != picked {
			t.Errorf("picked %v: %d moles in the hand, %d in front", picked, moles, picks)
		}
	}
}

func TestAHandFaceDownTellsNothingOfItsKinds(t *testing.T) {
	a, b := full(4), full(4)
	for _, v := range []*topsecret.View{a, b} {
		v.Players[0].HandKnow, v.Players[0].Pick = topsecret.Remembered, 0
	}
	b.Players[0].Hand = topsecret.Counts{topsecret.Assassin: a.Players[0].Hand.Sum()}
	la, lb := laid(a, options{Hand: true}, screens[2]), laid(b, options{Hand: true}, screens[2])
	pa, pb := la.Sprites(apartFaces(), nil), lb.Sprites(apartFaces(), nil)
	if len(pa) != len(pb) || len(pa) == 0 {
		t.Fatalf("%d and %d cards", len(pa), len(pb))
	}
	for i := range pa {
		if pa[i] != pb[i] {
			t.Errorf("%+v and %+v", pa[i], pb[i])
		}
	}
	if la.Groups != lb.Groups {
		t.Error("the groups of a hand face down are told")
	}
}

func TestTheChosenKindIsLifted(t *testing.T) {
	v := full(4)
	flat := laid(v, options{Hand: true}, screens[2])
	opt := options{Hand: true}
	opt.Lift[topsecret.Agent] = 1
	lifted := laid(v, opt, screens[2])
	pa, pb := flat.Sprites(apartFaces(), nil), lifted.Sprites(apartFaces(), nil)
	for i := range pa {
		up := pb[i].Pose.Box.Y < pa[i].Pose.Box.Y
		if want := pa[i].At == handPlace(0, topsecret.Agent, 0); up != want {
			t.Errorf("%+v lifted: %v", pa[i].At, up)
		}
	}
	if flat.Groups != lifted.Groups {
		t.Error("what is pressed moves with the card")
	}
}

// apartFaces are faces of which each kind and each seat has its own.
func apartFaces() *cardFaces {
	f := &cardFaces{}
	for k := range f.up {
		f.up[k].Value, f.under[k].Title = strconv.Itoa(k), strconv.Itoa(k)
	}
	for seat := range f.backs {
		f.backs[seat] = display.Face{Design: designs.SeatBack, Tone: uint8(seat)}
	}
	return f
}

// TestTheHandKeepsItsFacesAndSinksBeforeATheftIsTold lets somebody choose a card, and choose what a mole steals: as
// long as anything of the hand is to be seen its cards are what they are, and no card of it lies under what is told of
// a theft in large letters.
func TestTheHandKeepsItsFacesAndSinksBeforeATheftIsTold(t *testing.T) {
	for name, moves := range map[string][]string{
		"a card": {"play 40"}, "a theft": {"play mole", "steal 2"},
	} {
		for _, size := range [][2]float64{{1280, 800}, {844, 390}, {412, 915}} {
			r := newRoom(t, words.English, size[0], size[1])
			m := scripted(t, "pee", turn{"", "play 30", "play 50"})
			r.open(m, true)
			r.Wait(60)
			told := 0
			look := func(items []display.Item) {
				up := r.screen.painter.faces().up
				for k := range up {
					up[k].Heading = r.lay().names
				}
				slab := r.screen.frame.Slab
				i := slices.IndexFunc(items, func(it display.Item) bool {
					at := it.Box
					return it.Kind == display.Scrap && at.W == slab.W && at.H == slab.H && at.Y == slab.Y
				})
				for _, s := range r.screen.sprites {
					if s.At.Zone != topsecret.ZoneHand || s.Pose.Box.Intersect(r.lay().Board).Empty() {
						continue
					}
					if k, n := topsecret.Kind(s.At.Index>>4), int(s.At.Index&15); n == r.shown().Players[0].Hand[k]-1 &&
						s.Face != up[k] {
						t.Fatalf("%s, %v: the face of %v is %+v", name, size, k, s.Face)
					}
					if i >= 0 && !s.Pose.Box.Intersect(items[i].Box).Empty() {
						t.Fatalf("%s, %v: %v lies under the letters at %v", name, size, s.Pose.Box, items[i].Box)
					}
				}
				if i >= 0 {
					told++
				}
			}
			for _, move := range moves {
				r.Submit(0, move)
				r.watch(look)
				for range 60 {
					r.Wait(1)
					look(r.Draw())
				}
			}
			if told == 0 == (name == "a theft") {
				t.Errorf("%s, %v: a theft is told in %d frames", name, size, told)
			}
		}
	}
}
