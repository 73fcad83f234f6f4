package getadler

import (
	"fmt"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop/tabletest"
)

// fought is a view of a confrontation: the third seat has arrested the second; cards are laid by seats in turn.
func fought(seats int, laid ...getadler.Laid) getadler.View {
	v := getadler.View{Viewer: game.Public, Seats: seats, Revealed: true, Phase: getadler.PhaseReply}
	for i := range seats {
		v.Players[i] = getadler.Player{Role: getadler.Role(i + 1), Cards: getadler.HandSize}
	}
	v.Fight = getadler.Confrontation{Arrester: 2, Villain: 1, Opponent: 2, Asked: game.Public, Cards: len(laid)}
	copy(v.Fight.Laid[:], laid)
	return v
}

// longestFight are the cards of the longest chase and shoot-out that two hands allow.
func longestFight() []getadler.Laid {
	all := []getadler.Laid{{Seat: 2, Card: getadler.Arrest}}
	for _, k := range []getadler.Kind{getadler.EscapeBus, getadler.EscapeBike, getadler.EscapeCar} {
		all = append(all, getadler.Laid{Seat: 1, Card: k}, getadler.Laid{Seat: 2, Card: k})
	}
	for range 4 {
		all = append(all, getadler.Laid{Seat: 1, Card: getadler.Pistol}, getadler.Laid{Seat: 2, Card: getadler.Pistol})
	}
	return all
}

func TestWhoMayFollowStandsInAskingOrder(t *testing.T) {
	v := fought(6)
	var l layout
	l.lay(&v, options{Fight: true}, theme.Metrics{W: 1280, H: 800})
	want := []game.Seat{2, 3, 4, 5, 0}
	for i, seat := range l.Fight.Order[:l.Fight.Rowed] {
		if i >= len(want) || seat != want[i] {
			t.Fatalf("the row is %v, want %v", l.Fight.Order[:l.Fight.Rowed], want)
		}
		if i > 0 && l.Suspects[seat].Box.X <= l.Suspects[want[i-1]].Box.X {
			t.Errorf("seat %v stands before the one asked earlier", seat)
		}
	}
}

func TestAnswersLieUnderWhatTheyAnswer(t *testing.T) {
	laid := longestFight()
	v := fought(4, laid...)
	v.Fight.Shooting = true
	var l layout
	l.lay(&v, options{Fight: true}, theme.Metrics{W: 1280, H: 800})
	for i := 1; i < len(laid); i += 2 {
		villain, hero := l.Fight.Laid[i], l.Fight.Laid[i+1]
		if hero.Y <= villain.Y || hero.X-villain.X > villain.W*0.5 || hero.X < villain.X {
			t.Errorf("card %d at %+v does not lie under %+v", i+1, hero, villain)
		}
		if i > 1 && villain.X <= l.Fight.Laid[i-2].X {
			t.Errorf("card %d lies before the one played earlier", i)
		}
	}
}

func TestAHeroWhoShootsWhileTheVillainHoldsKeepsToItsRow(t *testing.T) {
	v := fought(4, getadler.Laid{Seat: 2, Card: getadler.Arrest}, getadler.Laid{Seat: 1, Card: getadler.Pistol},
		getadler.Laid{Seat: 2, Card: getadler.Pistol}, getadler.Laid{Seat: 2, Card: getadler.Pistol})
	v.Fight.Shooting = true
	var l layout
	l.lay(&v, options{Fight: true}, theme.Metrics{W: 1280, H: 800})
	if a, b := l.Fight.Laid[2], l.Fight.Laid[3]; b.X <= a.X || b.Y != a.Y {
		t.Errorf("the second shot at %+v, the first at %+v", b, a)
	}
}

func TestThePartsOfAConfrontationDoNotMeet(t *testing.T) {
	const slack = 0.01
	for _, m := range []theme.Metrics{
		{W: 1024, H: 640}, {W: 1280, H: 720}, {W: 1280, H: 720, TextScale: 2}, {W: 1920, H: 1080}, {W: 2560, H: 1080},
		{W: 3840, H: 2160},
		{W: 800, H: 1000}, {W: 800, H: 1000, TextScale: 2}, {W: 600, H: 960}, {W: 600, H: 960, TextScale: 2},
		{W: 960, H: 600},
		{W: 960, H: 600, TextScale: 2}, {W: 640, H: 480}, {W: 3440, H: 1440}, {W: 844, H: 390},
	} {
		for seats := 4; seats <= 6; seats++ {
			for _, hand := range []bool{false, true} {
				t.Run(fmt.Sprintf("%+v, %d seats, hand %v", m, seats, hand), func(t *testing.T) {
					v := fought(seats, longestFight()...)
					v.Fight.Shooting = true
					var l layout
					l.lay(&v, options{Fight: true, Hand: hand}, m)
					f := &l.Fight
					parts := map[string]display.Rect{"villain": l.side(v.Fight.Villain).Box, "hero": f.Hero.Box, "lane": f.Lane,
						"hand": l.Hand}
					for _, seat := range f.Order[:f.Rowed] {
						parts[fmt.Sprint("row ", seat)] = l.Suspects[seat].Box
					}
					for a, ra := range parts {
						for b, rb := range parts {
							if both := ra.Intersect(rb); a < b && both.W > slack && both.H > slack {
								t.Errorf("%s and %s meet", a, b)
							}
						}
						if shown := ra.Intersect(l.Board); shown.W < ra.W-slack || shown.H < ra.H-slack {
							t.Errorf("%s at %+v leaves the board %+v", a, ra, l.Board)
						}
					}
					for side, o := range [...]*suspectLayout{l.side(v.Fight.Villain), &f.Hero} {
						if f.Shots[side].Empty() || !tabletest.Inside(o.Box, f.Shots[side]) {
							t.Errorf("the count %d at %+v leaves the side %+v", side, f.Shots[side], o.Box)
						}
						if both := f.Shots[side].Intersect(o.Card); both.W > slack && both.H > slack {
							t.Errorf("the count %d lies on the character", side)
						}
						if both := f.Shots[side].Intersect(o.Backs); both.W > slack && both.H > slack {
							t.Errorf("the count %d lies on the number of cards", side)
						}
						if o.Box.W > o.Box.H && l.Tall && !o.State.Intersect(o.Card).Empty() {
							t.Errorf("the slip of the outcome at %+v lies on the character at %+v", o.State, o.Card)
						}
						if both := o.State.Intersect(o.Backs); l.Tall && both.W > slack && both.H > slack {
							t.Errorf("the slip of the outcome at %+v lies on the number of cards at %+v", o.State, o.Backs)
						}
						if in := o.State.Intersect(o.Box); in.W < o.State.W-slack || in.H < o.State.H-slack {
							t.Errorf("the slip of the outcome at %+v leaves the side %+v", o.State, o.Box)
						}
					}
					for i := range v.Fight.Cards {
						c := f.Laid[i]
						if !tabletest.Inside(f.Lane, c) {
							t.Errorf("card %d at %+v leaves the lane %+v", i, c, f.Lane)
						}
						for k := range i {
							if both := c.Intersect(f.Laid[k]); both.W > slack && both.H > slack {
								t.Errorf("cards %d and %d lie on each other", k, i)
							}
						}
					}
				})
			}
		}
	}
}

// TestTheRowShowsFacesOnAPhone wants those who are asked to be recognised on an upright phone: their faces are large,
// and the signs of their seats lie beside them.
func TestTheRowShowsFacesOnAPhone(t *testing.T) {
	v := fought(4, getadler.Laid{Seat: 2, Card: getadler.Arrest})
	var l layout
	l.lay(&v, options{Fight: true, Hand: true}, theme.Metrics{W: 412, H: 915})
	for _, seat := range l.Fight.Order[:l.Fight.Rowed] {
		h := &l.Suspects[seat]
		if h.Card.W < 40 {
			t.Errorf("the face of %d is %.0f pixels wide", seat, h.Card.W)
		}
		if !h.Chip.Intersect(h.Card).Empty() || !h.Chip.Intersect(h.Name).Empty() || !h.Name.Intersect(h.Card).Empty() {
			t.Errorf("sign %.0f, name %.0f and face %.0f of %d lie on each other", h.Chip, h.Name, h.Card, seat)
		}
	}
}
