package kompromat

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/table"
	"safehouse/scenes/table/tabletest"
)

// notes keeps what the desk tells the record.
type notes struct {
	notes    []record.Note
	finished int
}

func (n *notes) Note(note record.Note) { n.notes = append(n.notes, note) }
func (n *notes) Finish()               { n.finished++ }

// alone is a match in which the first seat, a person, is asked to draw its first card.
func alone(t *testing.T) *room {
	t.Helper()
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	m, err := kompromat.NewMatch(setupOf("pe", 5), nil)
	if err != nil {
		t.Fatal(err)
	}
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
	r.Tick(input.Frame{X: -1, Y: -1, Runes: []rune{'2'}, AnyPress: true, Keyboard: true})
	r.Wait(1)
	r.Key(input.Confirm)
	r.Wait(60)
	if v := r.match.View(0); v.Phase != kompromat.PhaseMore || v.Current != 1 {
		t.Fatalf("phase %d at mission %d", v.Phase, v.Current)
	}
	return r
}

// guardTicks is for how long a question decides nothing after it has come up: 250 ms.
const guardTicks = 15

func (r *room) cardsDrawn() int {
	return kompromat.DeckSize - r.match.View(0).Players[0].Deck
}

func TestADoublePressDrawsOneCard(t *testing.T) {
	r := atMission(t)
	r.Stage.Settings.Speed = 0
	before := r.cardsDrawn()
	r.Key(input.Draw)
	for range guardTicks - 4 {
		r.Key(input.Draw)
		if r.cardsDrawn() != before+1 {
			t.Fatalf("%d cards drawn by a double press", r.cardsDrawn()-before)
		}
		r.Stage.Tick--
	}
	r.Wait(guardTicks)
	r.Key(input.Draw)
	if r.match.View(0).Phase == kompromat.PhaseMore && r.cardsDrawn() != before+2 {
		t.Error("Draw is still deaf after a quarter of a second")
	}
}

func TestAPressDuringAnAnimationSkipsItAndDoesNothingElse(t *testing.T) {
	r := atMission(t)
	r.Wait(guardTicks)
	r.Key(input.Draw)
	if !r.screen.Busy() {
		t.Fatal("the card does not fly")
	}
	moves := r.match.Len()
	r.Key(input.Stop)
	if r.screen.Busy() {
		t.Error("the press did not skip")
	}
	if r.match.Len() != moves {
		t.Error("the press acted")
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
	}
	if r.screen.mission() != 3 || r.match.Len() != moves {
		t.Errorf("mission %d is chosen, %d moves were made", r.screen.mission(), r.match.Len()-moves)
	}
	r.Key(input.Cancel)
	if r.screen.mission() >= 0 {
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
	r.Wait(guardTicks)
	r.Key(input.Stop)
	for range 4000 {
		if r.screen.Asked() == 0 && r.match.View(0).Phase == kompromat.PhaseDraw && !r.screen.Busy() {
			break
		}
		r.Wait(1)
	}
	r.Wait(guardTicks)
	r.Key(input.Draw)
	r.Wait(40)
	said := len(r.Captions)
	r.Click("mission:2")
	refusal, ok := r.match.Check(0, kompromat.Move{Op: kompromat.OpPlace, A: 1}).(*game.Refusal)
	if !ok {
		t.Fatal("a second attempt at a mission is legal")
	}
	want := r.Stage.Reader("Inès", "Bartholomew Cane").Say(refusal.Line)
	if r.screen.Answer() != want {
		t.Errorf("the answer is %q, want %q", r.screen.Answer(), want)
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

func TestEscapeOpensThePauseAndClosesIt(t *testing.T) {
	r := alone(t)
	r.Key(input.Cancel)
	if _, ok := r.Hot("resume"); !ok {
		t.Fatal("Escape opens no pause")
	}
	r.Key(input.Cancel)
	if _, ok := r.Stack.Top().(*Table); !ok {
		t.Error("Escape does not close the pause")
	}
}

func TestAWholeMatchByKeyboardAlone(t *testing.T) {
	r := newRoom(t, newSetter(t), words.French, 1024, 640)
	r.Stage.Settings.Speed = 400
	m, err := kompromat.NewMatch(setupOf("pe", 8), nil)
	if err != nil {
		t.Fatal(err)
	}
	r.open(m, false)
	for presses := 0; !r.scoring(); presses++ {
		if presses > 20000 {
			t.Fatalf("no end: asked %v, status %q, focus %q", r.screen.Asked(), r.screen.ask.Status, r.screen.Page.Focused())
		}
		switch {
		case r.screen.show.Gated():
			r.Key(input.Confirm)
		case r.screen.Busy() || r.screen.Asked() != 0:
			r.Wait(4)
		case m.View(0).Phase == kompromat.PhaseForced:
			r.Key(input.Stop)
		case m.View(0).Phase == kompromat.PhaseMore && presses%3 == 0:
			r.Key(input.Stop)
		default:
			r.Wait(guardTicks)
			r.Key(input.Confirm)
		}
	}
}

func TestAWaitingTableAsksForNothing(t *testing.T) {
	r := atMission(t)
	r.Wait(300)
	in := input.Frame{X: -1, Y: -1, Focused: true}
	r.Stage.TakeRedraw()
	for range 60 {
		r.Stage.Tick++
		r.Stack.Update(&in)
		if r.Stage.TakeRedraw() {
			t.Fatal("a table on which nothing moves asks to be drawn")
		}
	}
	if n := testing.AllocsPerRun(100, func() {
		r.Stage.Tick++
		r.Stack.Update(&in)
	}); n > 0 {
		t.Errorf("%v allocations a tick", n)
	}
}

func TestDrawingChangesNothing(t *testing.T) {
	r := atMission(t)
	r.Wait(guardTicks)
	r.Key(input.Draw)
	r.Wait(3)
	first := append([]display.Item(nil), r.Draw()...)
	for range 3 {
		again := r.Draw()
		for i := range first {
			if again[i] != first[i] {
				t.Fatalf("item %d is drawn as %+v, then as %+v", i, first[i], again[i])
			}
		}
	}
}

func TestTheRecordIsClosedOnceAndNotesWhatASeatSaw(t *testing.T) {
	w := &notes{}
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	m, err := kompromat.NewMatch(setupOf("pp", 4), nil)
	if err != nil {
		t.Fatal(err)
	}
	scene := Open(r.Stage, table.Desk{Session: m, Writer: w, Menu: func() stage.Scene { return &tabletest.Blank{} }})
	r.match, r.screen = m, controllerOf(scene)
	r.Enter(scene)
	r.playOut(rand.New(rand.NewPCG(3, 4)))
	r.Wait(5)
	if w.finished != 1 {
		t.Errorf("the record was closed %d times", w.finished)
	}
	last := [2]int{}
	for _, n := range w.notes {
		if n.Kind != table.NoteSaw || n.Seat > 1 || n.N < last[n.Seat] {
			t.Fatalf("note %+v after %v", n, last)
		}
		last[n.Seat] = n.N
	}
	if last[0] == 0 || last[1] == 0 {
		t.Error("no notes of what the seats saw")
	}
}
