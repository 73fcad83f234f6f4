package getadler

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/games/getadler/notebook"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// TestHowMuchANotebookHelps is an option of the match; where that says nothing it draws conclusions.
func TestHowMuchANotebookHelps(t *testing.T) {
	for option, want := range map[int]notebook.Help{
		0: notebook.NoHelp, 1: notebook.Concludes, match.WithChances: notebook.Reckons, -1: notebook.Concludes,
	} {
		setup := tabletest.Setup("pppp", 1)
		if option >= 0 {
			setup.Options[match.OptionOdds] = option
		}
		r := newRoom(t, words.English, 1280, 720)
		r.open(newMatch(t, setup), false)
		if got := notebookHelp(&r.screen.table.View); got != want {
			t.Errorf("option %d: %v, want %v", option, got, want)
		}
	}
}

// marksOn are the labels of all that can be marked on the screen.
func marksOn(r *room) (labels []string) {
	r.Wait(1)
	for _, it := range r.Draw() {
		if strings.HasPrefix(it.ID, "mark:") {
			labels = append(labels, it.Label)
		}
	}
	return labels
}

// TestSupposingLeavesNoTrace supposes by every device that a seat is somebody and that an answer was a lie: the page
// says so, the marks and the record stay as they are, and one press, or closing the notebook, drops it.
func TestSupposingLeavesNoTrace(t *testing.T) {
	r := readerIn(t, 1000, 14)
	r.letter('n')
	r.Press("mark:2:gold")
	marks, notes := marksOn(r), len(r.Noted)
	supposed := func(want string) {
		t.Helper()
		found := ""
		for _, it := range r.Draw() {
			if strings.HasPrefix(it.Text, "Supposed:") {
				found = it.Text
			}
		}
		if !strings.HasPrefix(found, want) || want == "" && found != "" {
			t.Errorf("the page says %q, want %q", found, want)
		}
	}
	supposed("")
	r.Press("suppose")
	r.Press("mark:2:gold")
	r.Wait(1)
	supposed("Supposed: Wilhelmina Wolff is Gold.")
	r.Press("suppose")
	r.Wait(1)
	supposed("")
	claims := slices.DeleteFunc(slices.Clone(claimsOf(r)), func(id string) bool { return id == "" })
	if len(claims) < 3 {
		t.Fatalf("the answers are %q", claims)
	}
	r.Focus(claims[0])
	r.Key(input.Confirm)
	r.Wait(1)
	supposed("Supposed: ")
	r.Key(input.Confirm)
	r.Wait(1)
	supposed("")
	r.Click(claims[1])
	supposed("Supposed: ")
	r.letter('1')
	supposed("Supposed: ")
	r.letter('n')
	r.letter('n')
	supposed("")
	if it, _ := r.Hot("suppose"); it.Label != r.Say("notebook.suppose") {
		t.Errorf("after it was closed the notebook still supposes: %q", it.Label)
	}
	r.Press("suppose")
	r.Press("mark:2:gold")
	r.Stage.Settings.Odds = stage.OddsNever
	r.Wait(2)
	supposed("")
	r.Stage.Settings.Odds = stage.OddsByMatch
	r.Wait(2)
	if !slices.Equal(marksOn(r), marks) || len(r.Noted) != notes {
		t.Error("supposing leaves a trace")
	}
	r.Press("mark:2:gold")
	if slices.Equal(marksOn(r), marks) {
		t.Error("presses do not mark any more")
	}
}

// TestAPencilIsTakenInHand by a press: what it writes is written by each press on a box until it is laid down again,
// and the rubber takes it away.
func TestAPencilIsTakenInHand(t *testing.T) {
	r := reader(t, 8)
	r.letter('n')
	for _, id := range []string{
		"pencil:suspected", "mark:2:gold", "mark:3:gold", "pencil:none", "mark:2:gold", "pencil:none", "mark:2:gold",
	} {
		r.Press(id)
		r.Wait(1)
	}
	var got []string
	for _, n := range r.Noted {
		got = append(got, n.Text)
	}
	want := []string{"2 gold suspected", "3 gold suspected", "2 gold none", "2 gold suspected"}
	if !slices.Equal(got, want) {
		t.Errorf("it writes %q, want %q", got, want)
	}
}

// claimsOf turns to the answers and lists them.
func claimsOf(r *room) (ids []string) {
	r.letter('2')
	r.Wait(1)
	for _, it := range r.Draw() {
		if strings.HasPrefix(it.ID, "claim:") {
			ids = append(ids, it.ID)
		}
	}
	return ids
}

// TestEveryAnswerHasItsPlace in the row of who gave it, the reader's own on the page of what others know of it.
func TestEveryAnswerHasItsPlace(t *testing.T) {
	r := readerIn(t, 1000, 20)
	r.letter('n')
	ids, v := claimsOf(r), r.match.View(0)
	r.letter('5')
	r.Wait(1)
	var own []string
	for _, it := range r.Draw() {
		if strings.HasPrefix(it.ID, "note:") {
			own = append(own, it.Label)
		}
	}
	r.letter('2')
	r.Wait(1)
	for i := range v.Past {
		turn := &v.History[i]
		if turn.Deed != getadler.DeedAsk || !turn.Answered {
			continue
		}
		found := turn.Target == 0 && slices.ContainsFunc(own, func(text string) bool {
			return strings.Contains(text, r.Say(getadler.LookKey(turn.Trait, turn.Colour))+":")
		})
		for _, id := range ids {
			slip, _ := r.Hot(id)
			if !strings.Contains(slip.Label, r.Say(getadler.LookKey(turn.Trait, turn.Colour))+":") ||
				turn.Target == 0 {
				continue
			}
			row, others := r.Hot("mark:" + turn.Target.String() + ":adler")
			found = found || others && slip.Box.Y >= row.Box.Y-1 && slip.Box.Y+slip.Box.H <= row.Box.Y+row.Box.H+1
		}
		if !found {
			t.Errorf("turn %d: %+v is not in the row of %v", i, turn, turn.Target)
		}
	}
}

// TestThePanelTellsOfWhatIsPointedAt with the pointer, with the focus and after a press.
func TestThePanelTellsOfWhatIsPointedAt(t *testing.T) {
	r := reader(t, 14)
	r.letter('n')
	says := func(how, want string) {
		t.Helper()
		r.Wait(1)
		if !r.Tells("Who is who?") || !r.Tells(want) {
			t.Errorf("%s: the panel says %q, want %q", how, r.Panel(), want)
		}
	}
	says("nothing", "Press a box")
	it, _ := r.Hot("mark:2:gold")
	x, y := it.Box.Centre()
	r.Tick(input.Frame{X: x, Y: y, Moved: true, Focused: true})
	says("the pointer", "Wilhelmina Wolff ")
	r.Tick(input.Frame{X: -1, Y: -1, Moved: true, Focused: true})
	says("nothing again", "Press a box")
	r.Focus("mark:3:adler")
	says("the focus", "Jo ")
	r.Click("mark:1:adler")
	says("a press", "Bartholomew Cane ")
}

// TestChancesStandInTheCells where a match shows figures of chance, for what may be and what is not supposed.
func TestChancesStandInTheCells(t *testing.T) {
	figures := func(r *room) (n int) {
		for _, it := range r.Draw() {
			if strings.HasSuffix(it.Text, "%") {
				n++
			}
		}
		return n
	}
	for option, wanted := range []bool{false, false, true} {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed = 0
		setup := tabletest.Setup("pppp", 3)
		setup.Options[match.OptionOdds] = option
		opened(t, r, playedOn(t, setup, 3, 8))
		r.letter('n')
		r.Wait(1)
		if n := figures(r); (n > 3) != wanted {
			t.Errorf("option %d: %d chances are told", option, n)
		}
		if !wanted {
			continue
		}
		r.Press("suppose")
		r.Press("mark:2:gold")
		r.Wait(1)
		if n := figures(r); n > 0 {
			t.Errorf("%d chances are told of what is supposed", n)
		}
	}
}

// TestWhoIsAskedReadsWhomEachAnswerFits in the panel.
func TestWhoIsAskedReadsWhomEachAnswerFits(t *testing.T) {
	r := at(t, "peee", "answer")
	if !r.HandOpen() {
		t.Fatal("the cards are not open")
	}
	if lines := strings.Split(r.screen.ask.Body, "\n"); len(lines) != 2 || !strings.HasPrefix(lines[0], "Yes: ") ||
		!strings.HasPrefix(lines[1], "No: ") {
		t.Errorf("the panel says %q", lines)
	}
}

// TestNobodyElseReadsWhomAnAnswerFits: it stands in the panel only while the own cards lie open.
func TestNobodyElseReadsWhomAnAnswerFits(t *testing.T) {
	r := at(t, "pppp", "answer")
	reads := func() bool {
		return slices.ContainsFunc(r.Draw(), func(it display.Item) bool { return strings.HasPrefix(it.Text, "Yes: ") })
	}
	for _, id := range []string{"take", "peek"} {
		if reads() {
			t.Fatalf("before %s it is read", id)
		}
		r.Wait(tabletop.ScoreGuard)
		r.Click(id)
		r.Wait(tabletop.ScoreGuard)
	}
	if !r.HandOpen() || !reads() {
		t.Error("with the own cards open it is not read")
	}
	r.Click("peek")
	r.Wait(2)
	if reads() {
		t.Error("with the cards closed again it is read")
	}
}

// TestContradictionsStandOut: where two seats cannot both have been honest, a marked line says so beside suspects and
// answers.
func TestContradictionsStandOut(t *testing.T) {
	for seed := range uint64(60) {
		m := midway(t, "peeeee", seed, 14)
		v := m.View(0)
		pairs := getadler.Deduce(&v).Either
		if len(pairs) == 0 {
			continue
		}
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed = 0
		r.open(m, true)
		r.Wait(5)
		r.letter('n')
		for _, tab := range []rune{'1', '2'} {
			r.letter(tab)
			r.Wait(1)
			want := r.Names()[pairs[0][0]] + " or " + r.Names()[pairs[0][1]] + ": at least one has lied or bluffed."
			if it, there := r.Hot("note:either0"); !there || it.Label != want {
				t.Errorf("seed %d, part %c: %q is said of %v", seed, tab, it.Label, pairs[0])
			} else {
				for _, other := range r.Draw() {
					over := other.Box.Intersect(it.Box)
					if strings.HasPrefix(other.ID, "claim:") && !over.Empty() {
						t.Errorf("seed %d: the flag lies on %q", seed, other.Label)
					}
				}
			}
		}
		return
	}
	t.Error("no match has a contradiction")
}
