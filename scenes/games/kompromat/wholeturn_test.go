package kompromat

import (
	"testing"

	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// holding is a room in which a person alone has drawn its first card and may use Night Vision at a mission; elsewhere
// is one where it could place the card and Night Vision finds nothing.
func holding(t *testing.T) (r *room, at, elsewhere string) {
	t.Helper()
	other := 0
	m, use := withItem(t, "pe", func(v *kompromat.View, use kompromat.Move) bool {
		if v.Phase != kompromat.PhasePlace || kompromat.Item(use.A) != kompromat.NightVision {
			return false
		}
		for _, place := range v.Moves {
			other = int(place.A)
			if seen := (kompromat.Move{Op: kompromat.OpUse, A: use.A, B: place.A}); place.Op == kompromat.OpPlace &&
				!v.Legal(seen) && v.Row[other].Counter == 0 {
				return true
			}
		}
		return false
	})
	r = newRoom(t, words.French, 1280, 800)
	r.Stage.Settings.Confirm = stage.ConfirmShared
	r.open(m, true)
	r.Wait(40)
	return r, missionIDs[use.B], missionIDs[other]
}

// TestK40AnItemIsUsedBeforeTheCardIsPlaced looks at the rival's cards with the first card in hand, with every hand, and
// then places the card by one press as ever.
func TestK40AnItemIsUsedBeforeTheCardIsPlaced(t *testing.T) {
	for _, hand := range []stagetest.Hand{stagetest.Mouse, stagetest.Finger, stagetest.Keys, stagetest.Gamepad} {
		r, at, elsewhere := holding(t)
		if _, ok := r.Hot("tool:1"); !ok {
			t.Errorf("%v: no button of the panel is the item; that says %q", hand, r.Panel())
		}
		for _, id := range []string{itemIDs[0][kompromat.NightVision], at} {
			if !r.PressWith(hand, id) {
				t.Fatalf("%v cannot press %s", hand, id)
			}
			r.Wait(60)
		}
		if v := r.match.View(0); v.Phase != kompromat.PhaseSeen || v.DrawnBy != 0 {
			t.Fatalf("%v: phase %v", hand, v.Phase)
		}
		r.PressWith(hand, "seen")
		r.Wait(60)
		r.PressWith(hand, elsewhere)
		if v := r.match.View(0); v.Phase != kompromat.PhaseMore || missionIDs[v.Current] != elsewhere {
			t.Errorf("%v: one press did not place the card: phase %v", hand, v.Phase)
		}
	}
}

// TestK40AimingPlacesNoCard aims an item at a mission where it does nothing, though the card could be placed there.
func TestK40AimingPlacesNoCard(t *testing.T) {
	r, _, elsewhere := holding(t)
	moves := r.match.Len()
	r.Press(itemIDs[0][kompromat.NightVision])
	r.Wait(30)
	r.Press(elsewhere)
	r.Wait(30)
	if r.match.Len() != moves {
		t.Fatal("the card was placed where the item was aimed at")
	}
	if r.Answer() == "" || r.Rule() != "K35" {
		t.Errorf("it is answered with %q, ruling %q", r.Answer(), r.Rule())
	}
	r.MustFit()
	r.Click("back")
	if r.Undoable() || r.screen.aimed() != kompromat.NoItem {
		t.Error("the item cannot be put back")
	}
	r.Wait(30)
	if r.Press(elsewhere); r.match.View(0).Phase != kompromat.PhaseMore {
		t.Error("the card cannot be placed any more")
	}
}

// TestK40TheCardIsCarriedWhileAnItemIsAimed: who carries the card has thought better of the item.
func TestK40TheCardIsCarriedWhileAnItemIsAimed(t *testing.T) {
	r, at, _ := holding(t)
	r.Press(itemIDs[0][kompromat.NightVision])
	r.Wait(30)
	before := r.match.View(0)
	r.Carry(stagetest.Mouse, "drawn", at)
	if v := r.match.View(0); v.Players[0].Items != before.Players[0].Items {
		t.Error("the item was used where the card was put down")
	}
}

// TestK40TheMissionOfTheCardIsNotThatOfAnItem: a mission chosen for the card, where every card is confirmed, is none to
// look at.
func TestK40TheMissionOfTheCardIsNotThatOfAnItem(t *testing.T) {
	r, at, _ := holding(t)
	r.Stage.Settings.Confirm = stage.ConfirmAlways
	r.Press(at)
	r.Wait(30)
	if r.Which(missionIDs) < 0 {
		t.Fatal("the mission is not chosen")
	}
	r.Press(itemIDs[0][kompromat.NightVision])
	if r.Which(missionIDs) >= 0 {
		t.Error("the item is aimed at the mission that was chosen for the card")
	}
}
