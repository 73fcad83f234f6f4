package topsecret

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/games/topsecret/designs"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

func TestACardIsCarriedToTheOwnBoard(t *testing.T) {
	for _, hand := range []stagetest.Hand{stagetest.Mouse, stagetest.Finger} {
		for _, confirm := range []stage.Confirm{stage.ConfirmShared, stage.ConfirmAlways} {
			r := alone(t)
			r.Stage.Settings.Confirm = confirm
			r.Wait(20)
			since := r.match.Len()
			r.Carry(hand, handIDs[topsecret.Document2], partIDs[safePart][0])
			chosen := r.chosen()
			if confirm == stage.ConfirmAlways && (r.played(since) != topsecret.NoKind || chosen != topsecret.Document2) {
				t.Errorf("%v: played %d and chosen %d before it is confirmed", hand, r.played(since), chosen)
			}
			if confirm == stage.ConfirmShared && r.played(since) != topsecret.Document2 {
				t.Errorf("%v: played %d", hand, r.played(since))
			}
		}
	}
}

func TestACardPutDownElsewhereGoesBackAndSaysWhy(t *testing.T) {
	r := alone(t)
	r.Stage.Settings.Confirm = stage.ConfirmShared
	r.Wait(20)
	since := r.match.Len()
	r.Carry(stagetest.Mouse, handIDs[topsecret.Document2], partIDs[safePart][2])
	if got, want := r.Answer(), r.Say("table.drop.not"); got != want {
		t.Errorf("it says %q, wanted %q", got, want)
	}
	if r.played(since) != topsecret.NoKind || r.chosen() != topsecret.NoKind {
		t.Error("it was chosen or played")
	}
}

// TestWhatIsStolenIsCarriedHome also holds that nothing comes of it when it is put down on a third board.
func TestWhatIsStolenIsCarriedHome(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	for _, s := range situations(t, "peee") {
		if s.Name != "steal" {
			continue
		}
		r.bring(s)
		r.Stage.Settings.Confirm = stage.ConfirmShared
		r.Wait(20)
		targets, moves := r.match.View(0).Targets, r.match.Len()
		first := targets.First()
		second := targets.Without(first).First()
		if r.Carry(stagetest.Mouse, stealIDs[first], stealIDs[second]); r.match.Len() != moves {
			t.Error("it was stolen for somebody else")
		}
		r.Wait(30)
		if r.Carry(stagetest.Mouse, stealIDs[second], partIDs[safePart][0]); r.match.Len() == moves {
			t.Error("nothing was stolen")
		}
		return
	}
	t.Error("no mole ever had to choose")
}

// TestWhatIsBankedIsCarriedToThePile also holds that it is one deed, whatever is to be confirmed: the answers are
// themselves buttons.
func TestWhatIsBankedIsCarriedToThePile(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	for _, s := range situations(t, "peee") {
		if !strings.HasPrefix(s.Name, "bank") {
			continue
		}
		r.bring(s)
		r.Wait(20)
		moves := r.match.Len()
		if !r.Carry(stagetest.Mouse, partIDs[lowPart][0], partIDs[singlesPart][0]) || r.match.Len() == moves {
			t.Error("nothing was banked")
		}
		return
	}
	t.Error("nothing could ever be banked")
}

// TestACardThatIsCarriedLeavesTheOthersInSight holds that the card under it shows its figure, and that only those that
// are left are counted.
func TestACardThatIsCarriedLeavesTheOthersInSight(t *testing.T) {
	r := alone(t)
	r.Wait(20)
	shown := func() (cards int, counted bool) {
		slot := r.lay().Groups[topsecret.Document2]
		for _, it := range r.Draw() {
			x, y := it.Box.Centre()
			at := slot.Contains(x, slot.Y+slot.H/2) && y < slot.Y+slot.H
			if it.Kind == display.CardFace && at && it.Fade < 1 && it.Face.Design == designs.Document && it.Face.Value != "" {
				cards++
			}
			tag := r.lay().Tags[topsecret.Document2].Contains(x, y)
			counted = counted || tag && it.Text == r.Say("topsecret.left", game.Number(2))
		}
		return cards, counted
	}
	if cards, counted := shown(); cards != 1 || !counted {
		t.Fatalf("%d cards of two show their figure, counted %v", cards, counted)
	}
	if !r.Grip(stagetest.Mouse, handIDs[topsecret.Document2]) {
		t.Fatal("it cannot be taken")
	}
	if cards, counted := shown(); cards != 2 || counted {
		t.Errorf("one of two is carried: %d show their figure, counted as two %v", cards, counted)
	}
}
