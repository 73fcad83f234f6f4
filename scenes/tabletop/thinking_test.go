package tabletop_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/record"
)

// endless is a study that is never ready: it works until it is told to stop.
type endless struct{ begun, ended chan bool }

func (e *endless) Kind() string { return "endless" }
func (e *endless) Ready() bool  { return false }
func (e *endless) Work(ctx context.Context) error {
	e.begun <- true
	<-ctx.Done()
	e.ended <- true
	return ctx.Err()
}

func newEndless() *endless { return &endless{make(chan bool, 9), make(chan bool, 9)} }

// stopped waits until so many computers were told to stop thinking, and gives their seats. The test's own time limit
// ends a wait that would never end.
func (b *bench) stopped(n int) (seats []game.Seat) {
	for range n {
		seats = append(seats, <-b.ended)
	}
	slices.Sort(seats)
	return seats
}

func TestWhoLeavesTheTableEndsWhatIsThoughtThere(t *testing.T) {
	b := sit(t, "pee")
	b.Wait(3)
	if len(b.asked) != 2 {
		t.Fatalf("%v think", b.asked)
	}
	b.Stack.Close()
	if got := b.stopped(2); !slices.Equal(got, []game.Seat{1, 2}) {
		t.Errorf("%v were told to stop", got)
	}
}

func TestAPersonWhoPlaysAgainEndsWhatTheComputerThinks(t *testing.T) {
	b := sit(t, "pe")
	b.Reseat(0, true, game.Easy)
	b.Wait(3)
	if len(b.asked) != 2 {
		t.Fatalf("%v think", b.asked)
	}
	b.Reseat(0, false, 0)
	if got := b.stopped(1); !slices.Equal(got, []game.Seat{0}) {
		t.Errorf("%v were told to stop", got)
	}
}

func TestTheStudyGoesOnBehindTheTableAndEndsWithIt(t *testing.T) {
	b := bare(t)
	study := newEndless()
	b.desk.Study = study
	b.play("pe", nil)
	<-study.begun
	b.Wait(100)
	if len(study.begun) > 0 {
		t.Error("the study was begun twice")
	}
	b.Stack.Close()
	<-study.ended
}

func TestPersonsAloneStudyNothing(t *testing.T) {
	b := bare(t)
	study := newEndless()
	b.desk.Study = study
	b.Stage.Settings.Hints = false
	b.play("pp", nil)
	b.Wait(10)
	time.Sleep(time.Millisecond)
	if len(study.begun) > 0 {
		t.Error("a study was begun that nobody will ask")
	}
	b.Reseat(0, true, game.Expert)
	<-study.begun
	b.Stack.Close()
	<-study.ended
}

func TestWhatTheRecordCannotTellOfAThoughtIsNoted(t *testing.T) {
	b := bare(t)
	b.desk.Study = newEndless()
	b.play("eee", nil)
	b.toy.sealed = true
	b.Wait(2)
	for seat := range game.Seat(3) {
		b.answer(seat)
	}
	for b.match.Len() == 0 {
		b.Wait(1)
	}
	var thoughts []record.Note
	for _, n := range b.Noted {
		if n.Kind == record.NoteThought {
			thoughts = append(thoughts, n)
		}
	}
	want := []record.Note{
		{Kind: record.NoteThought, Seat: 0, N: 0, Text: "0 unready"},
		{Kind: record.NoteThought, Seat: 1, N: 1, Text: "0 unready"},
		{Kind: record.NoteThought, Seat: 2, N: 2, Text: "0 unready"},
	}
	if !slices.Equal(thoughts, want) {
		t.Errorf("noted %v", thoughts)
	}
	b.Stack.Close()
}
