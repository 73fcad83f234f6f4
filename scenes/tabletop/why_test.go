package tabletop_test

import (
	"context"
	"fmt"
	"math"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// explained is a bench with the reasons of a toy on its screen: a match of two rounds, in which persons sit on the
// seats marked p.
func explained(b *bench, kinds string, notes ...record.Note) {
	b.T.Helper()
	asking(b, kinds, "0", notes...)
	b.reckon()
}

// asking is the same before the reasons are there; the record says so of the thought about the first decision.
func asking(b *bench, kinds, thought string, notes ...record.Note) {
	b.T.Helper()
	var moves []game.Entry
	for range toyRounds {
		for seat := range game.Seat(len(kinds)) {
			moves = append(moves, game.Entry{Seat: seat, Move: "pick 2", Sealed: true})
		}
	}
	b.scores = true
	b.play(kinds, append(notes, record.Note{Kind: record.NoteBudget, Seat: 1, Text: "turn:70"},
		record.Note{Kind: record.NoteThought, Seat: 1, N: 1, Text: thought}), moves...)
	b.advise(opinion())
	b.Wait(2 * tabletop.ScoreGuard)
	b.press("why")
}

// reckon waits until the reasons are there.
func (b *bench) reckon() {
	for b.shows(b.Say("why.thinking")) {
		runtime.Gosched()
		b.Wait(1)
	}
	b.Wait(1)
}

// chosen is the number of the decision that is explained, and decisions how many there are.
func (b *bench) chosen() (n, decisions int) {
	n = -1
	for _, it := range b.Draw() {
		id, is := strings.CutPrefix(it.ID, "thought.")
		i, err := strconv.Atoi(id)
		if !is || err != nil {
			continue
		}
		decisions++
		if slices.ContainsFunc(b.List.Items, func(ground display.Item) bool {
			return ground.Kind == display.Fill && ground.Box == it.Box && ground.Colour == theme.Brass
		}) {
			n = i
		}
	}
	return n, decisions
}

// reads reports that the reasons have the page to themselves.
func (b *bench) reads() bool {
	it, _ := b.Hot("why.done")
	return it.Label == b.Say("why.list")
}

// anew opens the reasons anew, with those of the first decision.
func (b *bench) anew() {
	b.T.Helper()
	b.press("why.done")
	b.press("why")
	b.press("thought.0")
	b.reckon()
}

func TestThePageTellsWhatWasKnownWeighedAndFeared(t *testing.T) {
	b := bare(t)
	explained(b, "pe")
	for _, want := range []string{
		"B (Easy)", "The facts", "41", "42", "The choices", "62%", "how often: 80%",
		"The risks", "43", "40 possible situations were looked at",
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

// TestABarShowsTheFigureBesideIt: where how often a move is made is the only figure, the bar over it shows that.
func TestABarShowsTheFigureBesideIt(t *testing.T) {
	b := bare(t)
	explained(b, "pe")
	liked := opinion()
	liked.Scale = bots.Liking
	b.advise(liked)
	b.anew()
	bars := map[string]float64{"how often: 80%": 0.8, "how often: 20%": 0.2, "never, or hardly ever": 0}
	items := b.Draw()
	for i, it := range items {
		want, is := bars[it.Text]
		if !is {
			continue
		}
		delete(bars, it.Text)
		filled, track := 0.0, items[i-1].Box.W
		if items[i-1].Colour == theme.Brass {
			filled, track = track, items[i-2].Box.W
		}
		if math.Abs(filled/track-want) > 0.01 {
			t.Errorf("the bar over %q is filled to %.2f, not %.2f", it.Text, filled/track, want)
		}
	}
	if len(bars) > 0 {
		t.Errorf("not told: %v in %s", bars, b.words())
	}
}

// TestADecisionIsAskedAsItWas wants the question that the computer had, and nothing that it had not.
func TestADecisionIsAskedAsItWas(t *testing.T) {
	b := bare(t)
	study := newEndless()
	b.desk.Study = study
	type asked struct {
		seat game.Seat
		n    int
		q    bots.Question
	}
	var got asked
	open := func(thought string) {
		asking(b, "pe", thought)
		if thought != "0" {
			b.press("thought.1") // The page opens with the first decision, which did without.
		}
		<-study.begun
		b.reasons = func(seat game.Seat, n int, q bots.Question) func(context.Context) bots.Thought[string] {
			got = asked{seat, n, q}
			return func(context.Context) bots.Thought[string] { return opinion() }
		}
		// The page opens with it anew: what it opened with may have been answered already.
		b.press("why.done")
		b.press("why")
		<-study.ended
	}
	open("0 unready")
	b.reckon()
	if got.seat != 1 || got.n != 0 || got.q.Budget.String() != "turn:70" || !got.q.Why || got.q.Shown ||
		got.q.Study != nil {
		t.Errorf("asked %+v", got)
	}
	open("0")
	if got.q.Study == nil {
		t.Error("the study that was ready is not given")
	}
	b.Stack.Close()
	<-study.ended
}

func TestWhatTodaysComputerWouldNotDoIsCalledAnOlderEditions(t *testing.T) {
	b := bare(t)
	explained(b, "pe")
	other := opinion()
	other.Move = "pick 1"
	b.advise(other)
	b.anew()
	if !b.shows("older edition") {
		t.Errorf("nothing says so: %s", b.words())
	}
}

func TestEveryDecisionIsReachedByKeyPointerAndByTurning(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {1024, 640}} {
		b := benchIn(tabletest.NewRoom(t, words.English, size[0], size[1]))
		explained(b, "epe")
		if chosen, n := b.chosen(); n != 4 || chosen != 0 {
			t.Fatalf("%d decisions, %d is chosen", n, chosen)
		}
		for range 3 {
			b.press("why.after")
			b.reckon()
		}
		for want := 2; want >= 0; want-- {
			b.press("why.before")
			b.reckon()
			if chosen, _ := b.chosen(); chosen != want {
				t.Fatalf("%d is chosen, not %d", chosen, want)
			}
		}
		b.Press("why.before")
		if !b.shows("first decision") {
			t.Error("nothing says why there is none before")
		}
		b.Key(input.Home)
		b.Key(input.Down)
		b.Key(input.Confirm)
		b.reckon()
		if b.reads() {
			b.Key(input.Cancel)
		}
		if chosen, _ := b.chosen(); chosen != 1 {
			t.Errorf("%d is chosen by keys", chosen)
		}
		if b.press("thought.0"); b.reads() {
			b.Key(input.Cancel)
		}
		if chosen, _ := b.chosen(); chosen != 0 {
			t.Errorf("%d is chosen by the pointer", chosen)
		}
	}
}

func TestKeysReachTheFirstAndTheLastDecisionAndLeadBackFromTheButtons(t *testing.T) {
	b := bare(t)
	explained(b, "epe")
	b.Key(input.Home)
	b.reckon()
	if chosen, _ := b.chosen(); chosen != 0 {
		t.Errorf("the key for the first chose %d", chosen)
	}
	b.Key(input.End)
	b.reckon()
	chosen, decisions := b.chosen()
	if chosen != decisions-1 {
		t.Errorf("the key for the last chose %d", chosen)
	}
	for b.Focused().ID != "why.done" {
		b.Key(input.Next)
	}
	b.Key(input.Up)
	if got := b.Focused().ID; got != fmt.Sprint("thought.", chosen) {
		t.Errorf("up leads from the buttons to %q", got)
	}
	for ; chosen > 0; chosen-- {
		b.press("why.before")
	}
	if first, _ := b.chosen(); first != 0 || b.Focused().ID == "why.before" {
		t.Errorf("at the first decision, %d, the focus is on %q", first, b.Focused().ID)
	}
}

func TestTheBestStandsFirstAndWhoDidNotTakeItSaysSo(t *testing.T) {
	b := bare(t)
	explained(b, "pe")
	worse := opinion()
	worse.Options[0].Value, worse.Work = 0.2, 1
	b.advise(worse)
	b.anew()
	text := b.words()
	if best, made := strings.Index(text, "40%"), strings.Index(text, "20%"); best < 0 || made < best {
		t.Errorf("the best does not stand first: %s", text)
	}
	if !b.shows("the best is not always taken") || b.shows("tried out") {
		t.Errorf("told is %s", text)
	}
}

// TestAMatchWithoutDecisionsOfComputersHasNothingToExplain: one was given a seat when all had been decided.
func TestAMatchWithoutDecisionsOfComputersHasNothingToExplain(t *testing.T) {
	b := bare(t)
	explained(b, "pp", record.Note{Kind: record.NoteSeat, Seat: 0, N: 2 * toyRounds, Text: "easy"})
	if !b.shows("No computer") {
		t.Errorf("told is %q", b.words())
	}
}

func TestNothingOfTheReasonsIsCut(t *testing.T) {
	for _, reader := range stagetest.Readers() {
		t.Run(fmt.Sprint(reader), func(t *testing.T) {
			b := benchIn(tabletest.NewRoom(t, reader.Lang, reader.W, reader.H))
			reader.Sit(b.Stage)
			explained(b, "peee")
			b.MustFit()
			last, _ := b.chosen()
			b.press(fmt.Sprint("thought.", last))
			b.reckon()
			for range 8 {
				b.MustFit()
				b.Key(input.PageDown)
			}
			if text := b.words(); b.reads() && !strings.Contains(text, "40") && reader.Lang != words.Pseudo {
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
