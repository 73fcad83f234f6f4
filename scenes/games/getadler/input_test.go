package getadler

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// before is a match of one person among computers as it stands before a situation.
func before(t *testing.T, kinds, name string, options ...string) *situation {
	t.Helper()
	all := situations(t, kinds, options...)
	for i := range all {
		if strings.HasPrefix(all[i].Name, name) {
			return &all[i]
		}
	}
	t.Fatalf("no match came to %q", name)
	return nil
}

// at opens a match at a situation for one person.
func at(t *testing.T, kinds, name string, options ...string) *room {
	t.Helper()
	r := newRoom(t, words.English, 1280, 800)
	s := before(t, kinds, name, options...)
	s.Presses = nil
	r.enact(s)
	return r
}

// types strikes the keys on which characters stand.
func (r *room) types(text string) {
	r.Type(text)
	r.Wait(19)
}

// place is where the first card of a kind lies in the hand.
func (r *room) place(k getadler.Kind) int {
	i := slices.Index(r.cards(), k)
	if i < 0 {
		r.T.Fatalf("no %v in the hand", k)
	}
	return i
}

func TestTheFirstLookIsPutAwayByMouseAndByKeys(t *testing.T) {
	for _, keys := range []bool{false, true} {
		r := newRoom(t, words.English, 1280, 800)
		r.open(newMatch(t, tabletest.Setup("peee", 2)), false)
		r.Wait(300)
		if r.screen.ask.meet == getadler.NoRole {
			t.Fatal("the own character is not shown")
		}
		if keys {
			r.Key(input.Confirm)
		} else {
			r.Click("ready")
		}
		r.Wait(120)
		if v := r.match.View(game.Public); v.Phase == getadler.PhaseMeet {
			t.Errorf("keys %v: the match does not begin: ready %b", keys, v.Ready)
		}
	}
}

func TestAQuestionIsBuiltAndAskedWithTheMouse(t *testing.T) {
	r := at(t, "peee", "play question, revealed false, gate false")
	v := r.match.View(0)
	if b := r.Primary(); !b.Disabled || r.WhyNot(b.ID) == "" {
		t.Error("nothing says that a card must be chosen first")
	}
	r.Click(handIDs[r.place(getadler.Question)])
	target := game.Seat(v.Moves[0].A)
	for _, m := range v.Moves {
		if m.Op == getadler.OpAsk {
			target = game.Seat(m.A)
		}
	}
	r.Click(seatIDs[target])
	for _, id := range []string{"trait:eyes", "colour:blue"} {
		if !r.Click(id) {
			t.Fatalf("%q cannot be pressed", id)
		}
	}
	if label := r.Primary().Label; !strings.Contains(label, "blue eyes") {
		t.Errorf("the button says %q", label)
	}
	r.Wait(tabletest.GuardTicks)
	r.Click("act")
	if h := r.match.View(0).History[v.Past-1]; h.Deed != getadler.DeedAsk || h.Target != target ||
		h.Trait != getadler.Eyes || h.Colour != getadler.Blue {
		t.Errorf("asked %+v", h)
	}
}

func TestACardIsPlayedWithTheKeyboardAlone(t *testing.T) {
	r := at(t, "peee", "play magnifier, revealed false, gate false")
	v := r.match.View(0)
	r.types(string(rune('1' + r.place(getadler.Magnifier))))
	if r.chosen() != getadler.Magnifier {
		t.Fatalf("chosen %v", r.chosen())
	}
	for i := 0; r.target() == game.Public && i < 40; i++ {
		r.Key(input.Prev)
		if strings.HasPrefix(r.Focused().ID, "seat:") &&
			r.Offered(r.Focused().ID) {
			r.Key(input.Confirm)
		}
	}
	if r.target() == game.Public {
		t.Fatal("no suspect can be reached with the keyboard")
	}
	r.Wait(tabletest.GuardTicks)
	r.Key(input.Confirm)
	if h := r.match.View(0).History[v.Past-1]; h.Deed != getadler.DeedLook {
		t.Fatalf("played %+v", h)
	}
	r.Wait(120)
	if r.own().Phase != getadler.PhaseLook || !r.looks() {
		t.Fatalf("the hand is not shown in phase %v", r.own().Phase)
	}
	r.Key(input.Confirm)
	if r.match.View(game.Public).Phase == getadler.PhaseLook {
		t.Error("the hand is not put away")
	}
}

func TestAQuestionIsAnsweredWithTheKeyboardAlone(t *testing.T) {
	r := at(t, "peee", "answer")
	v := r.match.View(0)
	r.Key(input.Right)
	if f := r.Focused().ID; f != "yes" {
		t.Fatalf("the first step leads to %q", f)
	}
	if v.Moves[0].Op == getadler.OpNo {
		r.Key(input.Right)
	}
	r.Key(input.Confirm)
	if r.Which(answerIDs) < 0 {
		t.Fatal("no answer is chosen")
	}
	r.Wait(tabletest.GuardTicks)
	r.Key(input.Confirm)
	if r.match.View(0).Past == v.Past && r.match.View(0).Phase == getadler.PhaseAnswer {
		t.Error("the answer is not given")
	}
}

func TestWhatCannotBePlayedSaysWhy(t *testing.T) {
	r := at(t, "peee", "play arrest, revealed false, gate false")
	r.Click(handIDs[r.place(getadler.Arrest)])
	if r.Warning() == "" || r.Primary().ID != "discardit" {
		t.Errorf("an arrest before the gate: warned %q, primary %q", r.Warning(), r.Primary().ID)
	}
	r = at(t, "peee", "play magnifier, revealed false, gate false")
	r.Press("act")
	if r.Refusal() == "" {
		t.Error("a press on the button that cannot be pressed yet is not answered")
	}
	r.Click(handIDs[r.place(getadler.Magnifier)])
	r.Press(seatIDs[0])
	if r.Answer() == "" || r.target() != game.Public {
		t.Error("a seat can be aimed at that is none of the targets, or nobody says why not")
	}
	r = at(t, "peee", "play question, revealed true")
	r.Click(handIDs[r.place(getadler.Question)])
	if r.Warning() == "" || r.Primary().ID != "discardit" {
		t.Errorf("a question after the reveal: warned %q, primary %q", r.Warning(), r.Primary().ID)
	}
}

// TestACardForNobodySaysSo: who aims a document at a suspect is told what can be done with it, not what it is good for.
func TestACardForNobodySaysSo(t *testing.T) {
	r := at(t, "peee", "play magnifier, revealed false, gate false")
	var idle getadler.Kind
	for _, k := range r.cards() {
		if k != getadler.NoKind && plays[k].op == getadler.NoOp {
			idle = k
		}
	}
	if idle == getadler.NoKind {
		t.Fatal("every card of this hand is played on somebody")
	}
	r.Click(handIDs[r.place(idle)])
	r.Press(seatIDs[1])
	if got := r.Answer(); !strings.HasPrefix(got, r.Say("getadler.nobody")) ||
		strings.Contains(got, r.about(idle)) {
		t.Errorf("a %v aimed at a suspect is answered by %q", idle, got)
	}
}

func TestAQuestionCannotBeDiscardedBeforeTheReveal(t *testing.T) {
	r := at(t, "peee", "play question, revealed false, gate false")
	r.Click(handIDs[r.place(getadler.Question)])
	if _, there := r.Hot("discardit"); there {
		t.Error("a question can be discarded")
	}
	r = at(t, "peee", "play magnifier, revealed false, gate false")
	r.Click(handIDs[r.place(getadler.Magnifier)])
	if _, there := r.Hot("discardit"); !there {
		t.Error("a magnifier cannot be discarded")
	}
}

func TestEscapeTakesBackOneStepAtATime(t *testing.T) {
	r := at(t, "peee", "play question, revealed false, gate false")
	v := r.match.View(0)
	var ask getadler.Move
	for _, m := range v.Moves {
		if m.Op == getadler.OpAsk {
			ask = m
		}
	}
	for _, id := range []string{handIDs[r.place(getadler.Question)], seatIDs[ask.A], traitIDs[ask.B], colourIDs[ask.C]} {
		if !r.Click(id) {
			t.Fatalf("%q cannot be pressed", id)
		}
	}
	for steps := 4; steps > 0; steps-- {
		if len(r.Made()) == 0 {
			t.Fatalf("nothing is chosen with %d steps to take back", steps)
		}
		r.Key(input.Cancel)
	}
	if len(r.Made()) != 0 {
		t.Errorf("after four steps back there is still %v", r.Made())
	}
}

func TestAnArrestNamesAVillainFromTheSecondOn(t *testing.T) {
	r := at(t, "peeee", "play arrest, revealed false, gate true naming")
	v := r.match.View(0)
	r.Click(handIDs[r.place(getadler.Arrest)])
	for _, m := range v.Moves {
		if m.Op == getadler.OpArrest && r.target() == game.Public {
			r.Click(seatIDs[m.A])
		}
	}
	if it, _ := r.Hot("act"); !it.Disabled {
		t.Error("an arrest without a name can be made")
	}
	if !r.Click(nameIDs[1]) || !r.Picked(nameIDs[1]) {
		t.Fatal("Collins cannot be named")
	}
	r.Wait(tabletest.GuardTicks)
	r.Click("act")
	if h := r.match.View(0).History[v.Past-1]; h.Role != getadler.Collins {
		t.Errorf("named %v", h.Role)
	}
}

func TestACardIsGivenForWhatBinocularsTook(t *testing.T) {
	r := at(t, "peee", "give")
	k := r.cards()[2]
	cards := r.match.View(0).Players[0].Cards
	r.Press("give")
	if r.Refusal() == "" {
		t.Error("nothing says that a card must be chosen first")
	}
	r.Click(handIDs[2])
	r.Wait(tabletest.GuardTicks)
	r.Click("give")
	if v := r.match.View(0); v.Players[0].Cards >= cards && v.Phase == getadler.PhaseGive {
		t.Errorf("the %v was not given", k)
	}
}

func TestWhatIsLookedUpOpensAndCloses(t *testing.T) {
	r := at(t, "peee", "play magnifier, revealed false, gate false")
	r.Key(input.Draw)
	if !r.PileOpen() || r.Primary().ID != "discard" {
		t.Fatal("D does not open the discard pile")
	}
	r.Key(input.Cancel)
	if r.PileOpen() {
		t.Error("Escape does not close it")
	}
	for _, open := range []bool{true, false} {
		r.Key(input.Notebook)
		if r.reads() != open {
			t.Errorf("N: open %v", r.reads())
		}
	}
	r.Key(input.Sheet)
	if _, ok := r.Stack.Top().(*sheet); !ok {
		t.Errorf("C shows %T", r.Stack.Top())
	}
	r.Key(input.Cancel)
	if _, ok := r.Stack.Top().(*tabletop.Scene); !ok {
		t.Errorf("Escape leads to %T", r.Stack.Top())
	}
}

func TestPersonsAmongThemselvesAreHandedTheScreen(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, tabletest.Setup("pppppp", 8)), false)
	for seat := range game.Seat(6) {
		r.Wait(tabletop.ScoreGuard)
		if r.Asked() != seat {
			t.Fatalf("seat %v is asked, want %v", r.Asked(), seat)
		}
		if r.HandOpen() {
			t.Fatal("cards lie open before anybody has taken the screen")
		}
		for _, id := range []string{"take", "peek", "ready"} {
			if !r.Click(id) {
				t.Fatalf("seat %v: %q cannot be pressed", seat, id)
			}
			r.Wait(tabletop.ScoreGuard)
		}
	}
	if v := r.match.View(game.Public); v.Hour != 1 {
		t.Errorf("hour %d", v.Hour)
	}
}

// TestTheFirstPressOnLookOpensTheHand, at whatever moment it comes, although a computer looks at its cards meanwhile;
// and the hand stays open.
func TestTheFirstPressOnLookOpensTheHand(t *testing.T) {
	for wait := 0; wait < 90; wait += 3 {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.AutoHide = 0
		r.open(newMatch(t, tabletest.Setup("pppe", 7)), false)
		for range 300 {
			if r.Wait(20); r.Click("take") {
				break
			}
			r.Wait(5)
		}
		for range 200 {
			if _, ok := r.Hot("peek"); ok {
				break
			}
			r.Wait(1)
		}
		r.Wait(wait)
		r.Press("peek")
		if !r.HandOpen() {
			t.Errorf("after %d ticks the hand does not open", wait)
			continue
		}
		r.Wait(100)
		if !r.HandOpen() {
			t.Errorf("after %d ticks the hand closes by itself", wait)
		}
	}
}
