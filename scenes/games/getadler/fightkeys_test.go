package getadler

import (
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop/tabletest"
)

// typed strikes the key on which a character stands.
func (r *room) typed(c rune) {
	r.Type(string(c))
	r.Wait(tabletest.GuardTicks)
}

// keyed opens a script's match with one person, at a decision of that seat, whose hand is in sight.
func keyed(t *testing.T, kinds string, c cast, seat game.Seat, moves ...seatMove) *room {
	t.Helper()
	c.kinds = kinds
	s := scriptOf(t, c)
	for _, m := range moves {
		s.do(m.seat, m.text)
	}
	r := newRoom(t, words.French, 1280, 720)
	r.Stage.Settings.Speed = 0
	r.open(s.match(), true)
	r.Wait(tabletest.GuardTicks + 1)
	if r.Asked() != seat || !r.HandOpen() {
		t.Fatalf("%v is asked, cards open %v", r.Asked(), r.HandOpen())
	}
	return r
}

// past is the phase that the match has come to, seen by everyone.
func (r *room) past() getadler.Phase { return r.match.View(game.Public).Phase }

func TestAVillainRepliesWithTheKeyboardAlone(t *testing.T) {
	r := keyed(t, "epeeee", sixHands("", nil, "", "boat"), 1, seatMove{0, "arrest 1"})
	for i := range getadler.HandSize {
		if own := r.match.View(1); kindAt(&own.Players[1].Sure, i) == getadler.EscapeBoat {
			r.typed(rune('1' + i))
		}
	}
	if b := r.Primary(); b.ID != "reply" || b.Disabled {
		t.Fatalf("after the digit the button is %+v", b)
	}
	r.Key(input.Cancel)
	if r.Which(handIDs) >= 0 {
		t.Error("Escape does not put the card back")
	}
	for range 20 {
		r.Key(input.Right)
		r.Key(input.Confirm)
		if r.Which(handIDs) >= 0 {
			break
		}
	}
	r.Wait(tabletest.GuardTicks + 1)
	r.Key(input.Confirm)
	if v := r.match.View(game.Public); v.Fight.Cards < 2 {
		t.Errorf("no card was played; status %q", r.Status())
	}
}

func TestAHeroFollowsOrLetsGoWithTheKeyboardAlone(t *testing.T) {
	moves := []seatMove{{0, "arrest 1"}, {1, "reply boat"}}
	r := keyed(t, "peeeee", sixHands("", nil, "boat", "boat"), 0, moves...)
	r.Key(input.Confirm)
	if v := r.match.View(game.Public); v.Fight.Cards < 3 {
		t.Errorf("Enter does not follow: %d cards", v.Fight.Cards)
	}
	r = keyed(t, "peeeee", sixHands("", nil, "boat", "boat"), 0, moves...)
	r.Key(input.Next)
	for range 20 {
		if r.Focused().ID == "letgo" {
			break
		}
		r.Key(input.Next)
	}
	r.Key(input.Confirm)
	if v := r.match.View(game.Public); !v.Fight.Passed.Has(0) && v.Phase == getadler.PhasePursue {
		t.Error("the second button cannot be reached with the keyboard")
	}
}

func TestAWinnerTakesLootWithTheKeyboardAlone(t *testing.T) {
	moves := []seatMove{{0, "arrest 1"}, {1, "reply pistol"}, {0, "shoot"}, {1, "hold"}, {0, "shoot"}, {1, "hold"}}
	r := keyed(t, "peeeee", sixHands("", nil, "pistol pistol", "pistol bus bomb"), 0, moves...)
	for range 40 {
		if r.Focused().ID == "loot:bomb" {
			break
		}
		r.Key(input.Next)
	}
	r.Key(input.Confirm)
	r.Wait(tabletest.GuardTicks + 1)
	r.Key(input.Confirm)
	if own := r.match.View(0); own.Players[0].Sure[getadler.Bomb] != 1 {
		t.Errorf("the bomb was not taken; focus %q, phase %v", r.Focused().ID, r.past())
	}
}

func TestOnePersonAloneSeesWhatCannotBeDone(t *testing.T) {
	r := keyed(t, "peeeee", sixHands("", nil, "", "boat"), 0, seatMove{0, "arrest 1"}, seatMove{1, "reply boat"})
	if b := r.Primary(); b.ID != "pursue" || !b.Disabled || r.WhyNot(b.ID) == "" {
		t.Errorf("the button is %+v", b)
	}
	r = keyed(t, "peeeee", sixHands("", nil, "", "pistol"), 0, seatMove{0, "arrest 1"}, seatMove{1, "reply pistol"})
	if b := r.Primary(); b.ID != "shoot" || !b.Disabled || r.WhyNot(b.ID) == "" {
		t.Errorf("the button is %+v", b)
	}
}

// TestAShotAsksForOneLook: whoever shares the screen looks at the own hand once in a confrontation, and fires again by
// one press without it; who fires in vain is told to look, with the hand closed; and who comes through a curtain looks.
func TestAShotAsksForOneLook(t *testing.T) {
	for _, kinds := range []string{"pepeee", "pppeee"} {
		c := sixHands("", nil, "pistol pistol", "pistol pistol pistol")
		c.kinds = kinds
		s := scriptOf(t, c)
		s.do(0, "arrest 1")
		s.do(1, "reply pistol")
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed = 0
		r.open(s.match(), true)
		shots, looks, curtains, vain := 0, 0, 0, 0
		for range 400 {
			r.Wait(60)
			if r.past() != getadler.PhaseShoot {
				break
			}
			switch {
			case r.CanPress("take"):
				curtains++
				r.Click("take")
			case r.Busy() || !r.MayAnswer():
				r.Click("continue")
			case r.Primary().ID != "shoot" || r.Primary().Disabled && !r.HandOpen():
				looks++
				r.Click("peek")
			case r.Asked() == 1:
				if !r.Click("hold") {
					t.Fatal("the villain cannot hold fire")
				}
			default:
				armed := r.match.View(0).Players[0].Sure[getadler.Pistol] > 0
				if !r.HandOpen() && r.Focused().ID != "shoot" {
					t.Errorf("%s: with the hand closed the focus is on %q", kinds, r.Focused().ID)
				}
				if r.Key(input.Confirm); armed {
					continue
				}
				if vain++; !r.HandOpen() && r.Answer() != r.Say("table.peek.first") {
					t.Errorf("%s: to fire in vain is answered with %q", kinds, r.Answer())
				}
				r.Click("hold")
			}
			shots = max(shots, r.match.View(game.Public).Fight.HeroShots)
		}
		if shots != 2 || looks != curtains || kinds == "pepeee" && vain == 0 {
			t.Errorf("%s: %d shots and %d in vain take %d looks through %d curtains", kinds, shots, vain, looks, curtains)
		}
	}
}
