package kompromat

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// alone is a match in which the first seat, a person, is asked to draw its first card.
func alone(t *testing.T) *room {
	t.Helper()
	r := newRoom(t, words.English, 1280, 800)
	m := newMatch(t, setupOf("pe", 5))
	r.open(m, true)
	r.Wait(2)
	return r
}

// atMission brings the person to the question whether to draw again.
func atMission(t *testing.T) *room {
	t.Helper()
	r := alone(t)
	r.Key(input.Draw)
	r.Wait(40)
	r.Tick(input.Frame{X: -1, Y: -1, Struck: stagetest.Struck("2"), AnyPress: true, Keyboard: true})
	r.Wait(1)
	r.Key(input.Confirm)
	r.Wait(60)
	if v := r.match.View(0); v.Phase != kompromat.PhaseMore || v.Current != 1 {
		t.Fatalf("phase %d at mission %d", v.Phase, v.Current)
	}
	return r
}

func (r *room) cardsDrawn() int {
	return kompromat.DeckSize - r.match.View(0).Players[0].Deck
}

func TestADoublePressDrawsOneCard(t *testing.T) {
	r := atMission(t)
	r.Stage.Settings.Speed = 0
	before := r.cardsDrawn()
	r.Key(input.Draw)
	for range tabletest.GuardTicks - 4 {
		r.Key(input.Draw)
		if r.cardsDrawn() != before+1 {
			t.Fatalf("%d cards drawn by a double press", r.cardsDrawn()-before)
		}
		r.Stage.Tick--
	}
	r.Wait(tabletest.GuardTicks)
	r.Key(input.Draw)
	if r.match.View(0).Phase == kompromat.PhaseMore && r.cardsDrawn() != before+2 {
		t.Error("Draw is still deaf after a quarter of a second")
	}
}

func TestChoosingAMissionIsReversible(t *testing.T) {
	r := alone(t)
	r.Key(input.Draw)
	r.Wait(40)
	moves := r.match.Len()
	for _, id := range []string{"mission:1", "mission:3", "mission:3", "mission:4"} {
		if !r.Click(id) {
			t.Fatalf("%s cannot be pressed", id)
		}
		r.Wait(30) // Two presses at once would be a double one.
	}
	if r.Which(missionIDs) != 3 || r.match.Len() != moves {
		t.Errorf("mission %d is chosen, %d moves were made", r.Which(missionIDs), r.match.Len()-moves)
	}
	r.Key(input.Cancel)
	if r.Which(missionIDs) >= 0 {
		t.Error("Escape did not take the choice back")
	}
	if _, ok := r.Hot("resume"); ok {
		t.Error("Escape opened the pause although there was a choice to take back")
	}
	if it, ok := r.Hot("place"); !ok || !it.Disabled {
		t.Error("a card can be placed without a mission")
	}
}

func TestARefusalIsAnsweredWithASentence(t *testing.T) {
	r := atMission(t)
	r.Wait(tabletest.GuardTicks)
	r.Key(input.Stop)
	for range 4000 {
		if r.Asked() == 0 && r.match.View(0).Phase == kompromat.PhaseDraw && !r.Busy() {
			break
		}
		r.Wait(1)
	}
	r.Wait(tabletest.GuardTicks)
	r.Key(input.Draw)
	r.Wait(40)
	said := len(r.Captions)
	r.Click("mission:2")
	refusal, ok := r.match.Check(0, kompromat.Move{Op: kompromat.OpPlace, A: 1}).(*game.Refusal)
	if !ok {
		t.Fatal("a second attempt at a mission is legal")
	}
	want := r.Stage.Reader(r.Names()...).Say(refusal.Line)
	if r.Answer() != want {
		t.Errorf("the answer is %q, want %q", r.Answer(), want)
	}
	if len(r.Captions) == said || r.Captions[len(r.Captions)-1] != want {
		t.Error("the answer is not spoken")
	}
	if r.Cues[len(r.Cues)-1] != sound.Refused {
		t.Error("the answer is not heard")
	}
	shown := false
	for _, it := range r.Draw() {
		shown = shown || it.Kind == display.Text && len(it.Text) > 8 && strings.HasPrefix(want, it.Text)
	}
	if !shown {
		t.Error("the answer is not seen")
	}
}

// TestTheDeckIsDrawnFrom: a press on the own deck is the button that draws; where that is not asked, it tells how many
// are left.
func TestTheDeckIsDrawnFrom(t *testing.T) {
	r := alone(t)
	before := r.cardsDrawn()
	if !r.Click("deck") || r.cardsDrawn() != before+1 {
		t.Fatalf("%d cards are drawn by a press on the deck", r.cardsDrawn()-before)
	}
	r.Wait(40)
	if r.Click("deck"); r.cardsDrawn() != before+1 || !strings.Contains(r.Answer(), "13") {
		t.Errorf("%d cards are drawn in all; the deck says %q", r.cardsDrawn()-before, r.Answer())
	}
}

// TestDrawSaysWhatIsMissing: first a mission, and once one is chosen, the button that places the card there.
func TestDrawSaysWhatIsMissing(t *testing.T) {
	r := alone(t)
	r.Key(input.Draw)
	r.Wait(40)
	r.Key(input.Draw)
	if got := r.Answer(); got != r.Stage.Say("table.place.first") {
		t.Errorf("before a mission is chosen it says %q", got)
	}
	r.Click("mission:2")
	r.Key(input.Draw)
	if got := r.Answer(); !strings.Contains(got, r.Primary().Label) ||
		got == r.Stage.Say("table.place.first") {
		t.Errorf("once a mission is chosen it says %q", got)
	}
}

// TestWhatLeavesNothingToDecideIsNotAsked: the first card is drawn, where persons share the screen before it is passed
// on, and a 1/11 counts as is best where the other value is worse in every respect. Where it may serve to win nothing,
// or to go over 21 for the token, it is asked (K11); and everything is asked of who wants to confirm every card.
func TestWhatLeavesNothingToDecideIsNotAsked(t *testing.T) {
	for _, c := range []struct {
		kinds   string
		confirm stage.Confirm
		drawn   int
	}{{"pe", stage.ConfirmShared, 1}, {"pe", stage.ConfirmAlways, 0}, {"pp", stage.ConfirmShared, 1},
		{"pp", stage.ConfirmAlways, 0}} {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Confirm = c.confirm
		m := newMatch(t, setupOf(c.kinds, 5))
		r.open(m, true)
		r.Wait(2)
		if r.cardsDrawn() != c.drawn {
			t.Errorf("%s, %s: %d cards are drawn by themselves, want %d", c.kinds, c.confirm, r.cardsDrawn(), c.drawn)
		}
	}

	const wild, two, eight, ten = 2, 4, 12, 14
	r := alone(t)
	for _, c := range []struct {
		what    string
		cards   []kompromat.Card
		tokens  int
		counter bool
		want    string
	}{
		{"11 or 21", []kompromat.Card{ten, wild}, 0, false, "declare 1"},
		{"1 or 11", []kompromat.Card{wild}, 0, true, "declare 1"},
		{"22 or 32 over", []kompromat.Card{ten, eight, 5, wild}, 0, false, "declare 0"},
		{"13 or 23", []kompromat.Card{ten, two, wild}, 0, false, ""},
		{"11 or 21, eight tokens over counter-intelligence", []kompromat.Card{ten, wild}, 8, true, ""},
		{"11 or 21, eight tokens", []kompromat.Card{ten, wild}, 8, false, "declare 1"},
	} {
		v := kompromat.View{Phase: kompromat.PhaseDeclare}
		a := &v.Row[0].Attempts[0]
		for i, card := range c.cards {
			a.Cards[i], a.Count = kompromat.Slot{Card: card, Know: kompromat.Shown}, i+1
		}
		v.Players[0].Tokens = c.tokens
		if c.counter {
			v.Row[0].Counter = kompromat.MissionCount
		}
		for elevens := range uint8(2) {
			v.Moves = append(v.Moves, kompromat.Move{Op: kompromat.OpDeclare, A: elevens})
		}
		r.screen.own = v
		if got, _ := r.screen.Routine(); got != c.want {
			t.Errorf("%s: it is declared as %q, want %q", c.what, got, c.want)
		}
	}

	place := kompromat.Move{Op: kompromat.OpPlace, A: 3}
	r.screen.own = kompromat.View{Phase: kompromat.PhasePlace, Moves: []kompromat.Move{place}}
	if got, _ := r.screen.Routine(); got != place.String() {
		t.Errorf("for the last folder of a round the card is placed as %q, want %q", got, place)
	}
	r.screen.own.Moves = append(r.screen.own.Moves, kompromat.Move{Op: kompromat.OpPlace, A: 1})
	if got, _ := r.screen.Routine(); got != "" {
		t.Errorf("with two folders left the card is placed as %q", got)
	}
}

// TestATurnTakesFewPresses counts those of a scripted person for one turn with one card: between two persons at most
// five besides draws, the curtain among them, and two for who plays alone.
func TestATurnTakesFewPresses(t *testing.T) {
	for kinds, most := range map[string]int{"pp": 5, "pe": 2} {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed, r.Stage.Settings.Confirm = 0, stage.ConfirmShared
		m := newMatch(t, setupOf(kinds, 5))
		r.open(m, true)
		r.Wait(60)
		presses := 0
		for _, id := range []string{"show", "draw", "mission:1", "mission:1", "stop"} {
			r.Wait(tabletest.GuardTicks + 1)
			if it, there := r.Hot(id); !there || it.Disabled || m.View(0).Phase == kompromat.PhaseMore && id == "mission:1" {
				continue
			}
			if r.Click(id); id != "draw" {
				presses++
			}
			if id == "show" {
				r.Wait(60)
			}
		}
		if v := m.View(0); v.Turn == 0 || v.Row[0].Attempts[0].Count != 1 || presses > most {
			t.Errorf("%s: after %d presses, of at most %d, it is the turn of %v with %d cards down", kinds, presses, most,
				v.Turn, v.Row[0].Attempts[0].Count)
		}
	}
}

// TestTheSecondHalfOfADoublePressTellsNothing: the press that has placed a card is not answered over what is asked next
// because a hand pressed twice, and what a later one tells leaves the own total in sight.
func TestTheSecondHalfOfADoublePressTellsNothing(t *testing.T) {
	r := alone(t)
	shows := func(prefix string) bool {
		return slices.ContainsFunc(r.Draw(), func(it display.Item) bool {
			return it.Kind == display.Text && strings.HasPrefix(it.Text, prefix)
		})
	}
	r.Stage.Settings.Speed = 0
	r.Key(input.Draw)
	r.Wait(40)
	r.Click("mission:2")
	if r.Click("mission:2"); r.match.View(0).Phase != kompromat.PhaseMore || shows("Mission\u00a02: ") {
		t.Errorf("in phase %v the second half of a double press tells of the mission", r.match.View(0).Phase)
	}
	r.Wait(60)
	if r.Click("mission:2"); !shows("Mission\u00a02: ") || !shows("Your") {
		t.Errorf("a press on a mission tells nothing, or hides the total: %q", r.Texts())
	}
}
