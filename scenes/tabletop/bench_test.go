package tabletop

import (
	"context"
	"runtime"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// bench is a program without a window, with a toy on its table.
type bench struct {
	*stagetest.Room
	table *toyTable
	match *toyMatch
	// minds are the computers' answers, which a test gives when it likes; asked are the seats that began to think.
	minds map[game.Seat]chan string
	asked []game.Seat
	// ended are the seats whose computers were told to stop thinking.
	ended chan game.Seat
	// notes are those that the table kept; study is the desk's.
	notes []record.Note
	study bots.Study
}

// Note keeps a note, and Finish has nothing to finish.
func (b *bench) Note(n record.Note) { b.notes = append(b.notes, n) }
func (b *bench) Finish()            {}
func (b *bench) Kept() bool         { return true }

// sit puts a toy on the table: "p" for a person, "e" for a computer.
func sit(t *testing.T, kinds string) *bench {
	t.Helper()
	b := bare(t)
	b.play(kinds, nil)
	return b
}

// bare is a bench without a match.
func bare(t *testing.T) *bench {
	t.Helper()
	b := &bench{Room: stagetest.NewRoom(t, stagetest.NewSetter(t), words.English, 1280, 800),
		minds: map[game.Seat]chan string{}}
	b.ended = make(chan game.Seat, 100)
	b.Stage.WaitForBots = false
	return b
}

// play puts a toy on the table, as resumed from these notes where there are any; the moves come first.
func (b *bench) play(kinds string, notes []record.Note, moves ...game.Entry) {
	b.T.Helper()
	setup := game.Setup{Seed: game.SeedOf(1)}
	for i, k := range kinds {
		setup.Players = append(setup.Players, game.Player{Computer: k != 'p', Name: string(rune('A' + i))})
	}
	var err error
	if b.match, err = game.Resume(toy{}, setup, moves, nil); err != nil {
		b.T.Fatal(err)
	}
	b.table = &toyTable{match: b.match, buzz: NoSeat}
	b.table.show = NewShow(b.match, b.table.staging())
	desk := Desk{
		Session: b.match, Menu: func() stage.Scene { return &stagetest.Blank{} }, Writer: b, Notes: notes,
		Resumed: notes != nil,
		Study:   b.study,
	}
	b.table.table = New(b.Stage, desk, &Skin{Skin: theme.Skin{Ground: display.Desk}})
	b.Enter(b.table.table.Begin(b.table.describe(), &b.table.show))
	b.table.table.computers.decide = func(seat game.Seat, _ bots.Study) func(context.Context) string {
		b.asked = append(b.asked, seat)
		answer := make(chan string, 1)
		b.minds[seat] = answer
		return func(ctx context.Context) string {
			select {
			case text := <-answer:
				return text
			case <-ctx.Done():
				b.ended <- seat
				return "pick 1"
			}
		}
	}
}

// press presses a control that can be pressed.
func (b *bench) press(id string) {
	b.T.Helper()
	if !b.Click(id) {
		b.T.Fatalf("%q cannot be pressed", id)
	}
}

// answer has a computer answer, and the goroutine that waits for it hand the answer on.
func (b *bench) answer(seat game.Seat) {
	b.T.Helper()
	b.minds[seat] <- "pick 2"
	for b.table.table.computers.thoughts.of[seat] != nil && len(b.table.table.computers.thoughts.of[seat].answer) == 0 {
		runtime.Gosched()
	}
}
