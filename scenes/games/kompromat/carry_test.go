package kompromat

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// drawn brings the person to the question where the card that has been drawn goes.
func drawn(t *testing.T, confirm stage.Confirm) *room {
	t.Helper()
	r := alone(t)
	r.Stage.Settings.Confirm = confirm
	r.Key(input.Draw)
	r.Wait(60)
	if v := r.match.View(0); v.Phase != kompromat.PhasePlace {
		t.Fatalf("phase %d", v.Phase)
	}
	return r
}

func TestTheCardIsCarriedToAFolder(t *testing.T) {
	for _, hand := range []stagetest.Hand{stagetest.Mouse, stagetest.Finger} {
		r := drawn(t, stage.ConfirmShared)
		if !r.Carry(hand, "drawn", "mission:3") {
			t.Fatalf("%v: nothing to carry", hand)
		}
		if v := r.match.View(0); v.Current != 2 {
			t.Errorf("%v: the card was carried to folder 3 and lies at %d", hand, v.Current)
		}
	}
}

func TestWhatIsCarriedWaitsForTheButtonWhereEveryCardIsConfirmed(t *testing.T) {
	r := drawn(t, stage.ConfirmAlways)
	r.Carry(stagetest.Mouse, "drawn", "mission:3")
	if v := r.match.View(0); v.Phase != kompromat.PhasePlace {
		t.Fatal("the card was played without being confirmed")
	}
	if !r.Picked("mission:3") {
		t.Error("the folder is not chosen")
	}
	if r.Click("place"); r.match.View(0).Current != 2 {
		t.Error("the button does not play it")
	}
}

func TestWhatTakesTheCardIsLitAndTheCardFollows(t *testing.T) {
	r := drawn(t, stage.ConfirmShared)
	lit := func() (n int) {
		for _, it := range r.Draw() {
			for i := range r.lay().Folders {
				if it.Kind == display.Border && it.Box.Covers(r.lay().Folders[i]) && it.Width >= 3 &&
					it.Box.W < r.lay().Folders[i].W+20 {
					n++
				}
			}
		}
		return n
	}
	// bottom is the lower edge of the card that lies on top of all others.
	bottom := func() (y float64) {
		for _, it := range r.Draw() {
			if it.Kind == display.CardFace {
				y = it.Box.Y + it.Box.H
			}
		}
		return y
	}
	before := lit()
	r.Grip(stagetest.Mouse, "drawn")
	if n := lit() - before; n != kompromat.RowSize {
		t.Errorf("%d of %d folders are lit", n, kompromat.RowSize)
	}
	if card := r.lay().Card; bottom() != card.Y+card.H-30 {
		t.Errorf("the card ends at %v, and lies at %v, 30 pixels lower", bottom(), card.Y+card.H)
	}
	r.Key(input.Cancel)
	r.Wait(30)
	if lit() != before {
		t.Error("something stays lit when the card has been let go of")
	}
	if v := r.match.View(0); v.Phase != kompromat.PhasePlace {
		t.Error("letting go played the card")
	}
}

// TestTheSlotUnderAFolderTakesTheCard presses where the card will lie: that is the folder's as well.
func TestTheSlotUnderAFolderTakesTheCard(t *testing.T) {
	r := drawn(t, stage.ConfirmShared)
	x, y := r.lay().Fans[2][0].Centre()
	r.Tick(input.Frame{X: x, Y: y, Moved: true})
	r.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	r.Tick(input.Frame{X: x, Y: y, Released: true})
	if v := r.match.View(0); v.Current != 2 {
		t.Errorf("the card lies at %d", v.Current)
	}
}

// TestAnItemIsCarriedToWhatItIsUsedOn as cards are.
func TestAnItemIsCarriedToWhatItIsUsedOn(t *testing.T) {
	for _, hand := range []stagetest.Hand{stagetest.Mouse, stagetest.Finger} {
		m, seat, path := aimable(t)
		r := newRoom(t, words.English, 1280, 800)
		r.open(m, true)
		r.Wait(60)
		r.Click("take")
		r.Wait(60)
		moves := m.Len()
		if !r.Carry(hand, path[0], path[1]) {
			t.Fatalf("%v: %v is not there", hand, path)
		}
		if !r.Picked(path[1]) || m.Len() != moves {
			t.Fatalf("%v: after %v was carried to %v it is not aimed there", hand, path[0], path[1])
		}
		r.Wait(60)
		if r.Click(path[2]); m.Len() == moves {
			t.Errorf("%v: seat %d cannot use the item that was carried", hand, seat)
		}
	}
}

// aimable is a match whose next move may be to use an item on a mission, and the presses that do.
func aimable(t *testing.T) (m *kompromat.Match, seat game.Seat, path []string) {
	t.Helper()
	for seed := range uint64(60) {
		m, rng := newMatch(t, setupOf("pp", seed)), rand.New(rand.NewPCG(seed, 1))
		for m.ToAct() != 0 {
			seat, texts := m.ToAct().First(), m.MoveTexts(m.ToAct().First())
			for _, text := range texts {
				path := pathOf(m, seat, text)
				if m.View(seat).Phase == kompromat.PhaseDraw && len(path) == 3 && strings.HasPrefix(path[1], "mission:") {
					return m, seat, path
				}
			}
			tabletest.Make(t, m, seat, texts[rng.IntN(len(texts))])
		}
	}
	t.Fatal("no item is used on a mission")
	return nil, 0, nil
}

func TestWhatCannotTakeTheCardSaysWhy(t *testing.T) {
	r := drawn(t, stage.ConfirmShared)
	r.Carry(stagetest.Mouse, "drawn", "notoriety:1")
	if got, want := r.Answer(), r.Say("table.drop.not"); got != want {
		t.Errorf("it says %q, wanted %q", got, want)
	}
	if v := r.match.View(0); v.Phase != kompromat.PhasePlace {
		t.Error("the card was played")
	}
}
