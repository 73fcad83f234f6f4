package tabletop

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
)

// explained is a bench with the reasons of a toy on its screen: a match of two rounds, in which persons sit on the
// seats marked p.
func explained(b *bench, kinds string) *whyPage {
	b.T.Helper()
	page := asking(b, kinds)
	b.reckon(page)
	return page
}

// asking is the same before the reasons are there.
func asking(b *bench, kinds string) *whyPage {
	b.T.Helper()
	var moves []game.Entry
	for range toyRounds {
		for seat := range game.Seat(len(kinds)) {
			moves = append(moves, game.Entry{Seat: seat, Move: "pick 2", Sealed: true})
		}
	}
	b.play(kinds, []record.Note{
		{Kind: record.NoteBudget, Seat: 1, Text: "turn:70"},
		{Kind: record.NoteThought, Seat: 1, N: 1, Text: "0"},
	}, moves...)
	b.advise(opinion())
	page := newWhyPage(b.table.table).(*whyPage)
	b.Enter(page)
	return page
}

// reckon waits until the reasons are there.
func (b *bench) reckon(page *whyPage) {
	for page.thinking.busy() {
		b.Wait(1)
	}
}

func TestThePageTellsWhatWasKnownWeighedAndFeared(t *testing.T) {
	b := bare(t)
	explained(b, "pe")
	for _, want := range []string{
		"B (Easy)", "What it knew", "41", "42", "What it weighed", "62%", "does this 80% of the time", "What it feared", "43",
		"tried out 40",
	} {
		if !b.shows(want) {
			t.Errorf("%q is not told: %s", want, b.words())
		}
	}
	if b.shows("older edition") {
		t.Error("a move that would be made again is called an older edition's")
	}
	marks := 0
	for _, it := range b.Draw() {
		if it.Kind == display.Symbol && it.Icon == display.IconCheck {
			marks++
		}
	}
	if marks != 1 {
		t.Errorf("%d options are marked as the one made", marks)
	}
}

// TestADecisionIsAskedAsItWas wants the question that the computer had, and nothing that it had not.
func TestADecisionIsAskedAsItWas(t *testing.T) {
	b := bare(t)
	study := newEndless()
	b.study = study
	page := asking(b, "pe")
	<-study.begun // It is worked out for the decision that the page opens with.
	type asked struct {
		seat game.Seat
		n    int
		q    bots.Question
	}
	var got asked
	b.table.table.computers.reasons = func(seat game.Seat, n int,
		q bots.Question) func(context.Context) bots.Thought[string] {
		got = asked{seat, n, q}
		return func(context.Context) bots.Thought[string] { return opinion() }
	}
	page.decisions[0].Unready = true
	page.choose(0)
	<-study.ended
	b.reckon(page)
	if got.seat != 1 || got.n != 0 || got.q.Budget.String() != "turn:70" || !got.q.Why || got.q.Shown ||
		got.q.Study != nil {
		t.Errorf("asked %+v", got)
	}
	page.decisions[0].Unready = false
	page.answers = map[int]*bots.Thought[string]{}
	page.choose(0)
	if got.q.Study == nil {
		t.Error("the study that was ready is not given")
	}
	b.Stack.Close()
	<-study.ended
}

func TestWhatTodaysComputerWouldNotDoIsCalledAnOlderEditions(t *testing.T) {
	b := bare(t)
	page := explained(b, "pe")
	t1 := opinion()
	t1.Move = "pick 1"
	b.table.table.computers.reasons = func(game.Seat, int, bots.Question) func(context.Context) bots.Thought[string] {
		return func(context.Context) bots.Thought[string] { return t1 }
	}
	page.choose(0)
	b.reckon(page)
	if !b.shows("older edition") {
		t.Errorf("nothing says so: %s", b.words())
	}
}

func TestEveryDecisionIsReachedByKeyPointerAndByTurning(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {1024, 640}} {
		b := &bench{Room: stagetest.NewRoom(t, stagetest.NewSetter(t), words.English, size[0], size[1]),
			minds: map[game.Seat]chan string{}, ended: make(chan game.Seat, 9)}
		b.Stage.WaitForBots = false
		page := explained(b, "epe")
		if n := len(page.decisions); n != 4 || page.chosen != 3 {
			t.Fatalf("%d decisions, %d is chosen", n, page.chosen)
		}
		for want := 2; want >= 0; want-- {
			b.press("why.before")
			b.reckon(page)
			if page.chosen != want {
				t.Fatalf("%d is chosen, not %d", page.chosen, want)
			}
		}
		b.Press("why.before")
		if !b.shows("first decision") {
			t.Error("nothing says why there is none before")
		}
		page.page.SetFocus(page.idOf(0))
		b.Key(input.Down)
		b.Key(input.Confirm)
		b.reckon(page)
		if page.chosen != 1 {
			t.Errorf("%d is chosen by keys", page.chosen)
		}
		if page.reading {
			b.Key(input.Cancel)
		}
		b.press("why.0")
		if page.chosen != 0 {
			t.Errorf("%d is chosen by the pointer", page.chosen)
		}
	}
}

func TestKeysReachTheFirstAndTheLastDecisionAndLeadBackFromTheButtons(t *testing.T) {
	b := bare(t)
	page := explained(b, "epe")
	b.Key(input.Home)
	b.reckon(page)
	if page.chosen != 0 {
		t.Errorf("the key for the first chose %d", page.chosen)
	}
	b.Key(input.End)
	b.reckon(page)
	if page.chosen != len(page.decisions)-1 {
		t.Errorf("the key for the last chose %d", page.chosen)
	}
	page.page.SetFocus("why.done")
	b.Key(input.Up)
	if got := page.page.Focused(); got != page.idOf(page.chosen) {
		t.Errorf("up leads from the buttons to %q", got)
	}
	for page.chosen > 0 {
		b.press("why.before")
	}
	if got := page.page.Focused(); page.chosen != 0 || got == "why.before" {
		t.Errorf("at the first decision the focus is on %q", got)
	}
}

func TestTheBestStandsFirstAndWhoDidNotTakeItSaysSo(t *testing.T) {
	b := bare(t)
	page := explained(b, "pe")
	worse := opinion()
	worse.Options[0].Value, worse.Work = 0.2, 1
	b.advise(worse)
	page.answers = map[int]*bots.Thought[string]{}
	page.choose(0)
	b.reckon(page)
	text := b.words()
	if best, made := strings.Index(text, "40%"), strings.Index(text, "20%"); best < 0 || made < best {
		t.Errorf("the best does not stand first: %s", text)
	}
	if !b.shows("not always take the best") || b.shows("tried out") {
		t.Errorf("told is %s", text)
	}
}

func TestAMatchWithoutComputersHasNothingToExplain(t *testing.T) {
	b := bare(t)
	explained(b, "pp")
	if !b.shows("No computer") {
		t.Errorf("told is %q", b.words())
	}
}

func TestNothingOfTheReasonsIsCut(t *testing.T) {
	setter := stagetest.NewSetter(t)
	for _, reader := range stagetest.Readers() {
		t.Run(fmt.Sprint(reader), func(t *testing.T) {
			b := &bench{Room: stagetest.NewRoom(t, setter, reader.Lang, reader.W, reader.H), minds: map[game.Seat]chan string{},
				ended: make(chan game.Seat, 99)}
			b.Stage.WaitForBots = false
			reader.Sit(b.Stage)
			page := explained(b, "peee")
			b.MustFit(setter, displaytest.Options{})
			b.press(page.idOf(page.chosen))
			for range 8 {
				b.MustFit(setter, displaytest.Options{})
				b.Key(input.PageDown)
			}
			if text := b.words(); !page.beside() && !strings.Contains(text, "40") && reader.Lang != words.Pseudo {
				t.Errorf("the end of the reasons is out of reach: %s", text)
			}
		})
	}
}

func TestAPageThatWaitsTakesNoMemory(t *testing.T) {
	b := bare(t)
	explained(b, "peee")
	if n := testing.AllocsPerRun(20, func() { b.Draw() }); n != 0 {
		t.Errorf("a frame takes memory %v times", n)
	}
	in := input.Frame{X: -1, Y: -1, Focused: true}
	b.Stage.TakeRedraw()
	for range 20 {
		b.Tick(in)
	}
	if b.Stage.TakeRedraw() {
		t.Error("a page that waits is drawn again")
	}
}
