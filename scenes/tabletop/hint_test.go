package tabletop_test

import (
	"context"
	"runtime"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// advise has the table ask a computer that always thinks the same; asked are the questions that it was put.
func (b *bench) advise(t bots.Thought[string]) (asked *[]bots.Question) {
	asked = &[]bots.Question{}
	b.reasons = func(_ game.Seat, _ int, q bots.Question) func(context.Context) bots.Thought[string] {
		*asked = append(*asked, q)
		return func(context.Context) bots.Thought[string] { return t }
	}
	b.Anew()
	return asked
}

// heed waits until the hint that was asked for is there, and has it shown.
func (b *bench) heed() {
	for b.shows(b.Say("hint.thinking")) {
		runtime.Gosched()
		b.Wait(1)
	}
	b.Wait(2)
}

// opinion is a thought with all that one may have.
func opinion() bots.Thought[string] {
	return bots.Thought[string]{
		Move: "pick 2", Work: 40,
		Options: []bots.Weighed[string]{
			{Move: "pick 2", Says: game.Say("log.kompromat.drew", game.SeatName(0)), Value: 0.62, Chance: 0.8},
			{Move: "pick 1", Says: game.Say("log.kompromat.drew", game.SeatName(0)), Value: 0.4, Chance: 0.2},
			{Move: "pick 3", Says: game.Say("log.kompromat.drew", game.SeatName(1)), Value: 0.1},
		},
		Knew:   []game.Line{game.Say("seats.seed", game.Number(41)), game.Say("seats.seed", game.Number(42))},
		Feared: bots.Fear{Says: game.Say("seats.seed", game.Number(43)), Chance: 0.3},
	}
}

// shows reports whether a text is on the screen.
func (b *bench) shows(text string) bool {
	return strings.Contains(b.words(), text)
}

// words are all that is written on the screen.
func (b *bench) words() string {
	var all []string
	for _, it := range b.Draw() {
		if it.Kind == display.Text {
			all = append(all, it.Text)
		}
	}
	return strings.Join(all, " ")
}

func (b *bench) hintNotes() (n int) {
	for _, note := range b.Noted {
		if note.Kind == record.NoteHint {
			n++
		}
	}
	return n
}

// TestAHintNamesTheMoveAndOneReason wants the move, marked on the table, what was counted for it and for the next best,
// and what speaks for it most.
func TestAHintNamesTheMoveAndOneReason(t *testing.T) {
	b := sit(t, "pe")
	asked := b.advise(opinion())
	b.Wait(2)
	b.press("hint")
	b.heed()
	if text := b.Answer(); !strings.HasPrefix(text, "Hint: ") || !strings.Contains(text, "41") ||
		!strings.Contains(text, "Chance to win: 62%; 40%") ||
		strings.Contains(text, "42") || strings.Contains(text, "43") {
		t.Errorf("told %q", text)
	}
	if q := *asked; len(q) != 1 || !q[0].Why || !q[0].Shown || q[0].Player != bots.OfLevel(game.Expert) {
		t.Errorf("asked %+v", q)
	}
	if b.hintNotes() != 1 || b.Noted[len(b.Noted)-1].Seat != 0 {
		t.Errorf("noted %v", b.Noted)
	}
	if !b.marks("card:2") || b.marks("card:1") {
		t.Error("the move is not marked on the table, or another is")
	}
	if name := b.Played(0); !strings.Contains(name, "1 hint") {
		t.Errorf("at the end the name is %q", name)
	}
}

// marks reports whether the mark of a hint stands on a control.
func (b *bench) marks(id string) bool {
	on, _ := b.Hot(id)
	for _, it := range b.Draw() {
		if x, y := it.Box.Centre(); it.Kind == display.Symbol && it.Icon == display.IconBulb && on.Box.Contains(x, y) {
			return true
		}
	}
	return false
}

// TestAHintIsSaidAnewInAnotherLanguage, with its mark, and counts once.
func TestAHintIsSaidAnewInAnotherLanguage(t *testing.T) {
	b := sit(t, "pe")
	b.advise(opinion())
	b.Wait(2)
	b.press("hint")
	b.heed()
	b.Stage.Speak(words.French)
	b.Wait(2)
	if text := b.Answer(); !strings.HasPrefix(text, "Conseil\u00a0: ") || !b.marks("card:2") ||
		b.hintNotes() != 1 {
		t.Errorf("in French, after %d hints, it says %q", b.hintNotes(), text)
	}
}

// TestAHintThatIsNoBetterThanAnotherNamesBoth has a second move behind by no more than the error, and one that is mixed
// in: both are named and marked, and no reason is given for one of them.
func TestAHintThatIsNoBetterThanAnotherNamesBoth(t *testing.T) {
	for _, as := range []bots.Weighed[string]{{Value: 0.6, Error: 0.03}, {Value: 0.5, Chance: 0.4}, {Value: 0.62}} {
		b := sit(t, "pe")
		thought := opinion()
		as.Move, as.Says = "pick 1", game.Say("log.kompromat.drew", game.SeatName(1))
		thought.Options[1] = as
		b.advise(thought)
		b.Wait(2)
		b.press("hint")
		b.heed()
		if text := b.Answer(); !strings.Contains(text, "They are equally good.") ||
			strings.Contains(text, "41") || strings.Contains(text, "62% with either") != (as.Value == 0.62) {
			t.Errorf("of %+v it is told %q", as, text)
		}
		if !b.marks("card:2") || !b.marks("card:1") {
			t.Error("not both moves are marked")
		}
	}
}

func TestADecisionHasOneHintHoweverOftenItIsAskedFor(t *testing.T) {
	b := sit(t, "pe")
	asked := b.advise(opinion())
	b.Wait(2)
	for range 3 {
		b.press("hint")
		b.heed()
	}
	if len(*asked) != 1 || b.hintNotes() != 1 || !b.shows("41") {
		t.Errorf("it was thought of %d times and noted %d times: %q", len(*asked), b.hintNotes(), b.Answer())
	}
}

// leftOne is a match whose rules leave one move.
type leftOne struct{ game.Session }

func (l leftOne) MoveTexts(seat game.Seat) []string { return l.Session.MoveTexts(seat)[:1] }

// TestAHintThatRulesLeaveNoChoiceForIsNotCounted asks where one move alone is legal: that move is named by its button,
// and the end tells of no hint.
func TestAHintThatRulesLeaveNoChoiceForIsNotCounted(t *testing.T) {
	b := bare(t)
	b.session = func(s game.Session) game.Session { return leftOne{s} }
	b.play("pe", nil)
	b.advise(bots.Thought[string]{
		Move: "pick 1", Options: []bots.Weighed[string]{{Move: "pick 1", Says: game.Say("think.getadler.ready"), Chance: 1}},
	})
	b.Wait(2)
	b.press("hint")
	b.heed()
	if b.shows("Hint:") || !b.shows("nothing to weigh") || b.hintNotes() != 0 {
		t.Errorf("told %q, noted %v", b.Answer(), b.Noted)
	}
}

func TestAHintStaysUntilSomethingElseIsPressed(t *testing.T) {
	b := sit(t, "pe")
	b.advise(opinion())
	b.Wait(2)
	b.Key(input.Hint)
	b.heed()
	b.Wait(3 * match.AnswerTicks)
	if !b.shows("Hint:") {
		t.Fatal("the hint went by itself")
	}
	b.press("card:1")
	if b.shows("41") {
		t.Error("the hint outlives another press")
	}
}

func TestAHintThatIsStillThoughtIsDroppedByAnyPress(t *testing.T) {
	b := sit(t, "pe")
	ended := make(chan bool, 1)
	b.reasons = func(game.Seat, int, bots.Question) func(context.Context) bots.Thought[string] {
		return func(ctx context.Context) bots.Thought[string] {
			<-ctx.Done()
			ended <- true
			return opinion()
		}
	}
	b.Wait(2)
	b.Key(input.Hint)
	if !b.shows("Thinking") {
		t.Fatal("nothing is thought")
	}
	b.press("card:2")
	<-ended
	if b.shows("Thinking") || b.shows("Hint:") || b.hintNotes() != 0 {
		t.Error("the hint was not dropped")
	}
	b.press("pick")
	if b.match.Len() != 1 {
		t.Error("the game waited for a hint")
	}
}

// TestAHintBelongsToTheOpenHand wants hints only where the hand lies open, and nothing of one once it is closed.
func TestAHintBelongsToTheOpenHand(t *testing.T) {
	b := sit(t, "pp")
	asked := b.advise(opinion())
	b.Stage.Settings.PeekToggle = true
	b.Wait(40)
	b.Key(input.Hint)
	if len(*asked) > 0 {
		t.Fatal("a hint was thought of under the curtain")
	}
	b.press("take")
	b.Wait(40)
	b.Key(input.Hint)
	if len(*asked) > 0 || !b.shows("Open your cards") {
		t.Fatalf("over a closed hand the key was answered by %q, having asked %d times", b.Answer(),
			len(*asked))
	}
	if _, ok := b.Hot("hint"); ok {
		t.Fatal("there is a button for a hint over a closed hand")
	}
	b.press("peek")
	b.Sayings = nil
	b.press("hint")
	b.heed()
	if !b.shows("41") || !b.Stage.Private {
		t.Fatal("the open hand was given no hint")
	}
	for _, s := range b.Sayings {
		if strings.Contains(s.Text, "41") {
			t.Errorf("the hint was said aloud: %q", s.Text)
		}
	}
	b.press("peek")
	if b.shows("41") {
		t.Error("the hint outlives the hand")
	}
	b.press("peek")
	if b.shows("41") {
		t.Error("the hint is there again with the hand")
	}
}

// TestAHintDependsOnNothingHidden asks for a hint in two worlds that the seat cannot tell apart: pictures, captions and
// sounds are the same, with the hand closed and open.
func TestAHintDependsOnNothingHidden(t *testing.T) {
	var pictures [2][]display.Item
	var sayings [2][]stage.Saying
	for world := range 2 {
		b := bare(t)
		b.play("ppp", nil, game.Entry{Seat: 1, Move: []string{"pick 1", "pick 3"}[world], Sealed: true})
		b.advise(opinion())
		b.Stage.Settings.PeekToggle = true
		b.Wait(40)
		b.press("take")
		b.Wait(40)
		b.press("peek")
		b.press("hint")
		b.heed()
		pictures[world], sayings[world] = slices.Clone(b.Draw()), b.Sayings
		b.press("peek")
		pictures[world] = append(pictures[world], b.Draw()...)
	}
	if !slices.Equal(pictures[0], pictures[1]) || !slices.Equal(sayings[0], sayings[1]) {
		t.Error("a hint tells two worlds apart that its seat cannot")
	}
}

func TestWhoWantsNoHintsIsGivenNone(t *testing.T) {
	b := sit(t, "pe")
	asked := b.advise(opinion())
	b.Stage.Set(func(s *stage.Settings) { s.Hints = false })
	b.Wait(2)
	b.Key(input.Hint)
	if _, ok := b.Hot("hint"); ok || len(*asked) > 0 {
		t.Error("hints are off, and there is one")
	}
}

func TestWhatHasNoOptionsGivesNoHint(t *testing.T) {
	b := sit(t, "pe")
	b.advise(bots.Thought[string]{Move: "pick 1"})
	b.Wait(2)
	b.press("hint")
	b.heed()
	if !b.shows("no hint") {
		t.Errorf("told %q", b.Answer())
	}
}

// TestAfterAHintEnterGoesOn asks for a hint with the pointer: Enter then does what stands on the button that goes on.
func TestAfterAHintEnterGoesOn(t *testing.T) {
	b := sit(t, "pe")
	b.Wait(80)
	b.advise(opinion())
	b.press("card:2")
	b.press("hint")
	b.heed()
	if got, want := b.Focused().ID, b.toy.q.Primary.ID; got != want || want == "" {
		t.Errorf("Enter presses %q, not %q", got, want)
	}
}
