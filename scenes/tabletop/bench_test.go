package tabletop_test

import (
	"context"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// bench is a room of the kit with a toy on its table.
type bench struct {
	*tabletest.Room
	toy   *toyTable
	match *toyMatch
	// minds are the computers' answers, which a test gives when it likes, handed reports that one was taken; asked are the
	// seats that began to think.
	minds  map[game.Seat]chan string
	handed map[game.Seat]chan bool
	asked  []game.Seat
	// ended are the seats whose computers were told to stop thinking.
	ended chan game.Seat
	// decides is how computers decide, reasons what they think of a decision that they are asked to explain.
	decides func(seat game.Seat) func(context.Context) string
	reasons func(seat game.Seat, n int, q bots.Question) func(context.Context) bots.Thought[string]
	// names are those of the players, number is the one that the match is dealt from, desk what the table has besides the
	// match; session, where it is set, is what it sees of the match.
	names   []string
	number  *uint64
	desk    match.Desk
	session func(game.Session) game.Session
	// scores has the end of a match be counted.
	scores bool
}

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
	return benchIn(tabletest.NewRoom(t, words.English, 1280, 800))
}

// benchIn is a bench without a match in a room.
func benchIn(r *tabletest.Room) *bench {
	b := &bench{Room: r, minds: map[game.Seat]chan string{}, handed: map[game.Seat]chan bool{},
		ended: make(chan game.Seat, 100),
		names: []string{"A", "B", "C", "D", "E", "F"}}
	b.Stage.WaitForBots = false
	b.decides = b.mind
	b.reasons = func(game.Seat, int, bots.Question) func(context.Context) bots.Thought[string] {
		return func(context.Context) bots.Thought[string] { return opinion() }
	}
	b.desk = match.Desk{Writer: b, Think: b.think,
		Ways: match.Ways{Menu: func() stage.Scene { return &stagetest.Blank{} }}}
	return b
}

// play puts a toy on the table, as resumed from these notes where there are any; the moves come first.
func (b *bench) play(kinds string, notes []record.Note, moves ...game.Entry) {
	b.T.Helper()
	setup := game.Setup{Seed: game.SeedOf(1), Number: b.number}
	for i, k := range kinds {
		setup.Players = append(setup.Players, game.Player{Computer: k != 'p', Name: b.names[i]})
	}
	b.match, _ = tabletest.Resume(b.T, toy{}, setup, moves)
	desk := b.desk
	desk.Session, desk.Notes, desk.Resumed = b.match, notes, notes != nil
	if b.session != nil {
		desk.Session = b.session(b.match)
	}
	b.OpenAt(desk, func(st *stage.Stage, d match.Desk) (on *tabletop.Table, scene stage.Scene) {
		b.toy, scene = newToy(st, d, b.match, b.scores)
		return b.toy.on, scene
	})
}

// think decides, or explains a decision.
func (b *bench) think(seat game.Seat, n int, q bots.Question) func(context.Context) bots.Thought[string] {
	if q.Why {
		return b.reasons(seat, n, q)
	}
	decide := b.decides(seat)
	return func(ctx context.Context) bots.Thought[string] { return bots.Thought[string]{Move: decide(ctx)} }
}

// mind is a computer that answers when the test says so.
func (b *bench) mind(seat game.Seat) func(context.Context) string {
	b.asked = append(b.asked, seat)
	answer, handed := make(chan string, 1), make(chan bool, 1)
	b.minds[seat], b.handed[seat] = answer, handed
	return func(ctx context.Context) string {
		select {
		case text := <-answer:
			handed <- true
			return text
		case <-ctx.Done():
			b.ended <- seat
			return "pick 1"
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
	<-b.handed[seat]
	time.Sleep(time.Millisecond)
}
