package play

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/director"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/tables"
	"safehouse/scenes/ui"
)

// toy is the smallest game in which all choose sealed and at once: in each of two rounds every seat picks a number,
// and when the last has picked all are shown.
type toy struct{}

const toyRounds = 2

type (
	toyState struct {
		seats, round int
		picks        [game.MaxSeats]uint8
	}
	toyMove uint8
	toyView struct {
		round int
		has   game.Seats
		own   uint8
		shown [game.MaxSeats]uint8
	}
	toyEvent struct {
		seat   game.Seat
		pick   uint8
		opened bool
	}
)

func (m toyMove) String() string                          { return "pick " + strconv.Itoa(int(m)) }
func (e toyEvent) Travel() (from, to game.Place, ok bool) { return }
func (e toyEvent) Renews() (zone game.Zone, ok bool)      { return }
func (toy) Name() string                                  { return "toy" }
func (toy) Sealed(*toyState, game.Seat, toyMove) bool     { return true }
func (toy) Sample(*toyView, *rand.Rand) (s toyState)      { return s }
func (toy) Start(n int, _ game.Options) (toyState, error) { return toyState{seats: n}, nil }
func (toy) Apply(s *toyState, seat game.Seat, m toyMove)  { s.picks[seat] = uint8(m); s.turn() }
func (toy) Standing(s *toyState) game.Standing {
	return game.Standing{Seats: s.seats, Over: s.round == toyRounds}
}
func (toy) Check(*toyState, game.Seat, toyMove) *game.Refusal { return nil }

// turn goes on to the next round when all have picked.
func (s *toyState) turn() {
	if (toy{}).ToAct(s) == 0 {
		s.round++
		s.picks = [game.MaxSeats]uint8{}
	}
}

func (e toyEvent) Say() game.Line {
	if e.opened {
		return game.Say("toy.shows", game.SeatName(e.seat), game.Number(int(e.pick)))
	}
	return game.Say("toy.has", game.SeatName(e.seat))
}

func (toy) ToAct(s *toyState) (set game.Seats) {
	for seat := range game.Seat(s.seats) {
		if s.picks[seat] == 0 && s.round < toyRounds {
			set = set.With(seat)
		}
	}
	return set
}

func (r toy) Moves(s *toyState, seat game.Seat, buf []toyMove) []toyMove {
	if r.ToAct(s).Has(seat) {
		buf = append(buf, 1, 2, 3)
	}
	return buf
}

func (toy) Parse(text string) (toyMove, error) {
	n, err := strconv.Atoi(strings.TrimPrefix(text, "pick "))
	return toyMove(n), err
}

func (toy) View(s *toyState, viewer game.Seat) toyView {
	v := toyView{round: s.round}
	for seat := range game.Seat(s.seats) {
		if s.picks[seat] != 0 {
			v.has = v.has.With(seat)
		}
	}
	if viewer.Sits(s.seats) {
		v.own = s.picks[viewer]
	}
	return v
}

func (toy) Tell(before *toyState, seat game.Seat, m toyMove, after *toyState, _ game.Seat, buf []toyEvent) []toyEvent {
	buf = append(buf, toyEvent{seat: seat})
	if after.round > before.round {
		picks := before.picks
		picks[seat] = uint8(m)
		for s := range game.Seat(before.seats) {
			buf = append(buf, toyEvent{s, picks[s], true})
		}
	}
	return buf
}

type toyMatch = game.Match[toyState, toyMove, toyView, toyEvent]

// toyTable is the toy on the screen.
type toyTable struct {
	Controller
	match  *toyMatch
	show   Show[toyView, toyEvent]
	chosen int
	shown  [2]int
	frame  tables.Frame
	q      Ask
	// ticks counts those of Tick; buzz is the seat that a press on Draw picks for, be it asked or not, else NoSeat.
	ticks int
	buzz  game.Seat
	// sames counts the calls of Refresh that left the question as it was.
	sames int
}

const (
	toyAtTable Part = iota
	toyAtEnd
)

func (t *toyTable) Part() Part {
	if t.Ended() && !t.show.Busy() {
		return toyAtEnd
	}
	return toyAtTable
}
func (t *toyTable) Scene(Part) stage.Scene { return &toyScene{t} }
func (t *toyTable) Title() string          { return "toy" }
func (t *toyTable) Private(game.Seat) bool { return true }
func (t *toyTable) News(_ game.Seat, since int) bool {
	for _, step := range t.match.Told(game.Table, since) {
		for _, e := range step.Events {
			if e.opened {
				return true
			}
		}
	}
	return false
}
func (t *toyTable) Untouched() bool { return t.match.Len() == 0 }
func (t *toyTable) Refresh(same bool) {
	if same {
		t.sames++
		return
	}
	t.Forget()
}
func (t *toyTable) Forget() { t.chosen = 0 }
func (t *toyTable) Undo() bool {
	was := t.chosen != 0
	t.Forget()
	return was
}
func (t *toyTable) Changed() bool {
	now, was := [2]int{t.chosen, t.show.Now().round}, t.shown
	t.shown = now
	return now != was
}
func (t *toyTable) Lay()                 { t.frame.LayFrame(tables.Options{LogOpen: t.LogOpen}, t.Stage.Metrics) }
func (t *toyTable) Frame() *tables.Frame { return &t.frame }
func (t *toyTable) WhatNow() *Ask {
	t.q = Ask{}
	switch {
	case t.AskCommon(&t.q, "toy.over"):
	case t.Busy():
		t.AskGate(&t.q)
	case !t.Mine():
		t.AskWatching(&t.q)
	default:
		t.q.Primary = Button{ID: "pick", Label: "Pick", Disabled: t.chosen == 0, Why: "Choose first."}
	}
	return &t.q
}
func (t *toyTable) Controls(cs []ui.Control) []ui.Control {
	for i := range 3 {
		box := display.Rect{X: 100 + 150*float64(i), Y: 200, W: 120, H: 160}
		cs = append(cs, ui.Control{ID: fmt.Sprintf("card:%d", i+1), Label: "Card", Box: box, Role: display.CardRole, Checked: t.chosen == i+1})
	}
	return cs
}
func (t *toyTable) Step() int                    { return 0 }
func (t *toyTable) Focus() string                { return "card:1" }
func (t *toyTable) Shortcut(*input.Frame) string { return "" }
func (t *toyTable) Act(kind, rest string) {
	switch kind {
	case "card":
		t.chosen = int(rest[0] - '0')
	case "pick":
		t.Submit("pick " + strconv.Itoa(t.chosen))
	}
}
func (t *toyTable) Follow() {}

func (t *toyTable) Tick(in *input.Frame) {
	t.ticks++
	if in.Just.Has(input.Draw) && t.buzz != NoSeat {
		if err := t.SubmitFor(t.buzz, "pick 3"); err != nil {
			t.Refuse(err)
		}
	}
}

func (t *toyTable) Stand(*toyView) {}
func (t *toyTable) Fold(v *toyView, e *toyEvent) {
	v.has = v.has.With(e.seat)
	v.shown[e.seat] = e.pick
}
func (t *toyTable) Tell(e *toyEvent) game.Line                                    { return e.Say() }
func (t *toyTable) Together(a, b *toyEvent) bool                                  { return a.opened && b.opened }
func (t *toyTable) Gate(*toyEvent) bool                                           { return false }
func (t *toyTable) Prelude(*toyView, *toyEvent) bool                              { return false }
func (t *toyTable) Journeys(_ *toyEvent, j []director.Journey) []director.Journey { return j }
func (t *toyTable) Sweeps(_, _ *toyView) bool                                     { return false }
func (t *toyTable) Turn(*toyEvent) int                                            { return -1 }
func (t *toyTable) Age() bool                                                     { return false }
func (t *toyTable) Hurried()                                                      {}
func (t *toyTable) Accent(b *director.Beat, events []toyEvent)                    { b.Hold(t.Stage.Ticks(300)) }
func (t *toyTable) Board(_ *toyView, buf []director.Sprite) ([]director.Sprite, Where) {
	return buf, func(game.Place) (director.Pose, bool) { return director.Pose{}, false }
}

// toyScene is the only scene of the toy.
type toyScene struct{ *toyTable }

func (s *toyScene) Draw(l *display.List) {
	b := s.Brush(l, &s.frame)
	b.Ground()
	b.Panel()
	b.Asked(s.frame.Text)
	if s.Recapping() {
		b.Recap()
	}
	b.Bar("toy", "", s.q.Status)
	b.Log()
	b.Hot()
}

var (
	_ Game                                             = (*toyTable)(nil)
	_ Ticker                                           = (*toyTable)(nil)
	_ Staging[toyView, toyEvent]                       = (*toyTable)(nil)
	_ stage.Scene                                      = (*toyScene)(nil)
	_ game.Rules[toyState, toyMove, toyView, toyEvent] = toy{}
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
