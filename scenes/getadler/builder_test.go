package getadler

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/input"
)

func TestOnlyColoursInPlayCanBeAskedFor(t *testing.T) {
	for seats, want := range map[int][4]string{
		4: {"brown black", "dark blond", "brown blue", "brown grey beige navy"},
		6: {"brown black grey", "grey dark blond", "brown blue", "brown grey beige navy"},
	} {
		for trait := range getadler.Trait(getadler.Traits) {
			q := newBuilder(nil, seats)
			if !q.act("trait", traitNames[trait]) {
				t.Fatalf("%q cannot be chosen", traitNames[trait])
			}
			var got []string
			for _, c := range q.colours(nil) {
				got = append(got, colourNames[c])
			}
			if text := strings.Join(got, " "); text != want[trait] {
				t.Errorf("%d players, %s: %q can be asked for, want %q (G53)", seats, traitNames[trait], text, want[trait])
			}
			for c := getadler.Brown; int(c) < len(colourNames); c++ {
				q := newBuilder(nil, seats)
				q.act("trait", traitNames[trait])
				q.act("colour", colourNames[c])
				m, ok := q.move(2)
				if ok != (getadler.Fitting(seats, trait, c) != 0) {
					t.Errorf("%d players: %s %s can be asked %v (G53)", seats, traitNames[trait], colourNames[c], ok)
				}
				if want := "ask 2 " + traitNames[trait] + " " + colourNames[c]; ok && m.String() != want {
					t.Errorf("the move is %q, want %q", m, want)
				}
			}
		}
	}
}

func TestAQuestionIsTakenBackStepByStep(t *testing.T) {
	q := newBuilder(nil, 5)
	if q.undo() || q.step() != stepTrait {
		t.Fatal("there is something to take back at first")
	}
	if q.act("colour", "brown"); q.step() != stepTrait {
		t.Error("a colour is chosen before its characteristic")
	}
	q.act("trait", "hat")
	q.act("colour", "black")
	var steps []int
	for ok := true; ok; ok = q.undo() {
		steps = append(steps, q.step())
	}
	if !slices.Equal(steps, []int{stepAsk, stepColour, stepTrait}) {
		t.Errorf("taken back through the steps %v", steps)
	}
	q.act("trait", "hat")
	q.act("colour", "black")
	if q.act("trait", "coat"); q.step() != stepColour || q.trait != getadler.Coat {
		t.Error("another characteristic keeps the colour")
	}
	if q.act("trait", "coat"); q != newBuilder(nil, 5) {
		t.Error("pressed again, a characteristic is not let go")
	}
	if q.act("hand", "1") {
		t.Error("a press on something else is taken for its own")
	}
}

func TestAQuestionIsBuiltByDigitsAlone(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 720)
	r.Stage.Settings.Speed = 0
	m := holding(t, "peeee", getadler.Question)
	r.open(m, true)
	r.Wait(guardTicks + 5)
	v := m.View(0)
	for i := range handIDs {
		if v.Players[0].Sure[getadler.Question] > 0 && r.screen.chosenKind() != getadler.Question {
			r.letter(rune('1' + i))
		}
	}
	r.Press("seat:3")
	r.Wait(2)
	r.letter('3')
	r.letter('1')
	r.Wait(2)
	if head := r.screen.ask.Head; head != "To Jo: “Have you brown eyes?”" {
		t.Errorf("the panel says %q", head)
	}
	if label := r.screen.ask.Primary.Label; !strings.Contains(label, "brown eyes") {
		t.Errorf("the button says %q", label)
	}
	it, _ := r.Hot("colour:brown")
	if want := "eyes: brown. It would fit Gold, Sharpe, Collins."; it.Label != want {
		t.Errorf("the colour says %q, want %q", it.Label, want)
	}
	r.Key(input.Cancel)
	if r.screen.question.step() != stepColour {
		t.Error("Escape does not take the colour back")
	}
	r.letter('1')
	n := m.Len()
	r.Wait(guardTicks + 1)
	r.Key(input.Confirm)
	r.Wait(2)
	if m.Len() == n {
		t.Errorf("Enter does not ask: the focus is on %q, the panel says %q", r.screen.Page.Focused(), r.screen.ask.Head)
	}
}
