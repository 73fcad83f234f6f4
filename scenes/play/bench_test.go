package play

import (
	"runtime"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// bench is a program without a window, with a toy on its table.
type bench struct {
	t     *testing.T
	st    *stage.Stage
	stack *stage.Stack
	table *toyTable
	match *toyMatch
	// minds are the computers' answers, which a test gives when it likes; asked are the seats that began to think.
	minds map[game.Seat]chan string
	asked []game.Seat
	notes []record.Note
	list  display.List
}

func (b *bench) Play(sound.Cue)     {}
func (b *bench) Note(n record.Note) { b.notes = append(b.notes, n) }
func (b *bench) Finish()            {}

// sit puts a toy on the table: "p" for a person, "e" for a computer.
func sit(t *testing.T, kinds string) *bench {
	t.Helper()
	setter, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{t: t, minds: map[game.Seat]chan string{}}
	b.st = &stage.Stage{
		Catalogue: catalogue, Metrics: theme.Metrics{W: 1280, H: 800}, Measure: setter, Sound: b, Lang: words.English,
		Settings: stage.DefaultSettings(),
	}
	setup := game.Setup{Seed: game.SeedOf(1)}
	for i, k := range kinds {
		setup.Players = append(setup.Players, game.Player{Computer: k != 'p', Name: string(rune('A' + i))})
	}
	if b.match, err = game.NewMatch(toy{}, setup, nil); err != nil {
		t.Fatal(err)
	}
	tt := &toyTable{match: b.match, buzz: NoSeat}
	b.table = tt
	tt.show = NewShow[toyView, toyEvent](b.match, tt)
	first := tt.Begin(b.st, Desk{Session: b.match, Writer: b, Menu: func() stage.Scene { return nil }}, &Skin{Ground: display.Desk}, tt, &tt.show)
	tt.decide = func(seat game.Seat) func() string {
		b.asked = append(b.asked, seat)
		answer := make(chan string, 1)
		b.minds[seat] = answer
		return func() string { return <-answer }
	}
	b.stack = stage.NewStack(first)
	return b
}

// tick lets a tick pass with that input.
func (b *bench) tick(in input.Frame) {
	in.Focused = true
	b.st.Tick++
	b.stack.Update(&in)
}

func (b *bench) wait(ticks int) {
	for range ticks {
		b.tick(input.Frame{X: -1, Y: -1})
	}
}

// box is where a control is on the screen.
func (b *bench) box(id string) (box display.Rect, ok bool) {
	b.list.Reset()
	b.stack.Draw(&b.list)
	for _, it := range b.list.Items {
		if it.ID == id && !it.Disabled {
			return it.Box, true
		}
	}
	return display.Rect{}, false
}

// press presses a control with the pointer.
func (b *bench) press(id string) {
	b.t.Helper()
	box, ok := b.box(id)
	if !ok {
		b.t.Fatalf("no %q can be pressed", id)
	}
	x, y := box.Centre()
	b.tick(input.Frame{X: x, Y: y, Moved: true})
	b.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	b.tick(input.Frame{X: x, Y: y, Released: true})
	b.wait(1)
}

// answer has a computer answer, and the goroutine that waits for it hand the answer on.
func (b *bench) answer(seat game.Seat) {
	b.t.Helper()
	b.minds[seat] <- "pick 2"
	for b.table.minds.of[seat] != nil && len(b.table.minds.of[seat].answer) == 0 {
		runtime.Gosched()
	}
}
