package getadler

import (
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// asking is a table at which one person alone holds a question.
func asking(t *testing.T) (r *room, card string) {
	t.Helper()
	r = newRoom(t, words.English, 1280, 720)
	r.Stage.Settings.Speed, r.Stage.Settings.Confirm = 0, stage.ConfirmShared
	r.open(holding(t, "peee", getadler.Question), true)
	r.Wait(tabletest.GuardTicks + 5)
	return r, r.held(func(k getadler.Kind) bool { return k == getadler.Question })
}

func TestACardIsCarriedToASuspect(t *testing.T) {
	for _, hand := range []stagetest.Hand{stagetest.Mouse, stagetest.Finger} {
		r, card := asking(t)
		if r.Carry(hand, card, seatIDs[2]); r.target() != 2 || !r.building() {
			t.Errorf("%v: the question is put to seat %d", hand, r.target())
		}
	}
}

func TestACardIsCarriedToTheDiscardPile(t *testing.T) {
	for _, confirm := range []stage.Confirm{stage.ConfirmShared, stage.ConfirmAlways} {
		r := at(t, "peee", "play")
		r.Stage.Settings.Confirm = confirm
		r.Wait(tabletest.GuardTicks + 5)
		card := r.held(func(k getadler.Kind) bool {
			return k != getadler.Question && r.screen.legal(getadler.Move{Op: getadler.OpDiscard, A: uint8(k)})
		})
		moves := r.match.Len()
		if !r.Carry(stagetest.Mouse, card, "discard") {
			t.Fatal("nothing to carry")
		}
		if played := r.match.Len() > moves; played != (confirm == stage.ConfirmShared) {
			t.Errorf("confirm %v: discarded %v", confirm, played)
		}
	}
}

// TestAReplyIsCarriedIntoTheConfrontation puts it down in the lane, where it will lie.
func TestAReplyIsCarriedIntoTheConfrontation(t *testing.T) {
	for _, hand := range []stagetest.Hand{stagetest.Mouse, stagetest.Finger} {
		r := keyed(t, "epeeee", sixHands("", nil, "", "boat"), 1, seatMove{0, "arrest 1"})
		r.Stage.Settings.Confirm = stage.ConfirmShared
		boat := r.held(func(k getadler.Kind) bool { return k == getadler.EscapeBoat })
		to := r.lay().Fight.Lane
		x, y := to.Centre()
		r.Grip(hand, boat)
		for _, in := range []input.Frame{{X: x, Y: y, Moved: true, Held: true}, {X: x, Y: y, Held: true},
			{X: x, Y: y, Released: true}} {
			in.Touch = hand == stagetest.Finger
			r.Tick(in)
		}
		if r.Wait(1); r.match.View(game.Public).Fight.Cards < 2 {
			t.Errorf("%v: the escape was carried to the chase and is not played", hand)
		}
	}
}

func TestASuspectWhoCannotTakeTheCardSaysWhy(t *testing.T) {
	r, card := asking(t)
	moves := r.match.Len()
	r.Carry(stagetest.Mouse, card, seatIDs[0])
	if r.Answer() == "" || r.match.Len() > moves || r.building() {
		t.Errorf("asking oneself is answered with %q", r.Answer())
	}
}
