package getadler

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// twins are two rooms that must look and sound alike.
type twins struct {
	tabletest.Twins
	r [2]*room
}

// newTwins opens two matches of persons.
func newTwins(t *testing.T, setup game.Setup, first, second []game.Entry) *twins {
	t.Helper()
	return twinsOf(t, func(i int) *getadler.Match {
		m, _ := tabletest.Resume(t, getadler.Rules{}, setup, [2][]game.Entry{first, second}[i])
		return m
	})
}

// twinsOf are rooms with two matches.
func twinsOf(t *testing.T, match func(i int) *getadler.Match) *twins {
	t.Helper()
	w := &twins{}
	for i := range w.r {
		w.r[i] = newRoom(t, words.French, 1280, 800)
		w.r[i].open(match(i), true)
		w.Rooms[i] = w.r[i].Room
	}
	return w
}

// afterDeal are the moves of a deal with a first player, and those of others after it.
func afterDeal(t *testing.T, setup game.Setup, moves ...string) []game.Entry {
	t.Helper()
	m, d := tabletest.NewMatch(t, getadler.Rules{}, setup)
	for seat := range game.Seat(len(setup.Players)) {
		tabletest.Make(t, m, seat, "ready")
	}
	for _, text := range moves {
		tabletest.Make(t, m, m.ToAct().First(), text)
	}
	return d.Entries
}

// exchanged has two of Nature's moves, counted among those that begin alike, take each other's place.
func exchanged(entries []game.Entry, kind string, a, b int) []game.Entry {
	all := slices.Clone(entries)
	var at []int
	for i, e := range all {
		if strings.HasPrefix(e.Move, kind) {
			at = append(at, i)
		}
	}
	all[at[a]].Move, all[at[b]].Move = all[at[b]].Move, all[at[a]].Move
	return all
}

// own leaves out what only the holder of the screen sees: the own character, and the notebook's strips, which know it.
func (w *twins) own(seat game.Seat) func(*display.Item) bool {
	l := &w.r[0].screen.frame
	return func(it *display.Item) bool {
		x, y := it.Box.Centre()
		if l.Own.Contains(x, y) || l.OwnWords.Contains(x, y) || l.Suspects[seat].Card.Contains(x, y) {
			return true
		}
		for s := range l.Suspects {
			if l.Suspects[s].Strip.Contains(x, y) {
				return true
			}
		}
		return false
	}
}

// hatQuestion is a match of four persons in which the first player asks the next about a hat, as a hero and as Adler.
func hatQuestion(t *testing.T) (setup game.Setup, hero, villain []game.Entry, asked game.Seat) {
	t.Helper()
	for seed := uint64(1); ; seed++ {
		setup = tabletest.Setup("pppp", seed)
		m := newMatch(t, setup)
		first := m.View(game.Public).First
		asked = (first + 1) % 4
		adler := game.Public
		for seat := range game.Seat(4) {
			if m.View(seat).Players[seat].Role == getadler.Adler {
				adler = seat
			}
		}
		base := afterDeal(t, setup)
		now, _ := tabletest.Resume(t, getadler.Rules{}, setup, base)
		if v := now.View(first); adler == asked || adler == first || v.Players[first].Sure[getadler.Question] == 0 {
			continue
		}
		// Who has Townsend's black hat answers as Adler's brown one would not.
		base = afterDeal(t, setup, "ask "+asked.String()+" hat black")
		return setup, base, exchanged(base, "role ", int(asked), int(adler)), asked
	}
}

func TestAHeroAndAVillainAnswerOnTheSameScreen(t *testing.T) {
	setup, hero, villain, asked := hatQuestion(t)
	w := newTwins(t, setup, hero, villain)
	w.Curtain("the curtain before an answer")
	w.But = w.own(asked)
	w.Press("peek")
	w.Wait(30, "the question, cards face up")
	// The hero's true answer is one that a villain may give as well.
	truth := "no"
	if w.r[0].own().Moves[0].Op == getadler.OpYes {
		truth = "yes"
	}
	w.Press(truth)
	w.Wait(30, "an answer that is chosen")
	for _, r := range w.r {
		r.Cues, r.Captions = nil, nil
	}
	w.Press("answer")
	w.But = nil
	w.Wait(200, "an answer that is given")
	if v := w.r[1].match.View(game.Public); v.Phase == getadler.PhaseAnswer {
		t.Fatal("the answer was not given")
	}
}

func TestAFalseAnswerIsRefusedToAHeroAndTakenFromAVillain(t *testing.T) {
	setup, hero, villain, _ := hatQuestion(t)
	w := newTwins(t, setup, hero, villain)
	w.Curtain("the curtain before an answer")
	lie := "yes"
	for i, r := range w.r {
		if !r.Click("peek") {
			t.Fatal("the cards cannot be opened")
		}
		if i == 0 && r.own().Moves[0].Op == getadler.OpYes {
			lie = "no"
		}
		r.Wait(20)
		r.Click(lie)
	}
	if r := w.r[0]; r.Which(answerIDs) >= 0 || r.Answer() == "" {
		t.Errorf("a hero may lie, or is not told why not: %q", r.Answer())
	}
	if r := w.r[1]; r.Which(answerIDs) < 0 || r.Answer() != "" {
		t.Errorf("a villain may not lie: %q", r.Answer())
	}
	if a, b := w.r[0].Cues, w.r[1].Cues; !reflect.DeepEqual(a, b) {
		t.Errorf("a refused answer is heard: %v, %v", a, b)
	}
	// Once the cards lie face down nothing is left of it.
	for _, r := range w.r {
		r.Click("peek")
		r.Cues, r.Captions = nil, nil
	}
	w.Wait(60, "cards face down after a choice")
}

func TestOnlyTheHolderSeesWhatAMagnifierShows(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	for seed := uint64(1); ; seed++ {
		setup := tabletest.Setup("pppp", seed)
		base := afterDeal(t, setup)
		m, _ := tabletest.Resume(t, getadler.Rules{}, setup, base)
		first := m.ToAct().First()
		if m.View(first).Players[first].Sure[getadler.Magnifier] == 0 {
			continue
		}
		tabletest.Make(t, m, first, "look "+((first+1)%4).String())
		r.open(m, true)
		break
	}
	r.Wait(tabletop.ScoreGuard)
	r.Click("take")
	r.Wait(30)
	faces := func() (n int) {
		for _, it := range r.Draw() {
			if it.Kind == display.CardFace && it.Face.Design == designs.ActionCard {
				n++
			}
		}
		return n
	}
	shut := faces()
	if r.Has("seen") {
		t.Error("the hand can be put away before it was looked at")
	}
	r.Click("peek")
	r.Wait(20)
	if n := faces(); n < shut+getadler.HandSize {
		t.Errorf("%d faces with the peek open, %d without", n, shut)
	}
	r.Click("peek")
	r.Wait(20)
	if n := faces(); n != shut {
		t.Errorf("%d faces once the peek is closed, %d before", n, shut)
	}
	if !r.Click("seen") || r.match.View(game.Public).Phase == getadler.PhaseLook {
		t.Error("the hand cannot be put away")
	}
}

// What was chosen stood out from a sorted hand: once it is played, the cards of a closed hand lie level.
func TestAClosedHandLiesLevel(t *testing.T) {
	setup := tabletest.Setup("pppp", 3)
	m, _ := tabletest.Resume(t, getadler.Rules{}, setup, afterDeal(t, setup))
	r := newRoom(t, words.English, 1280, 800)
	r.open(m, true)
	r.Wait(tabletop.ScoreGuard)
	r.Click("take")
	r.Wait(30)
	r.Click("peek")
	r.Wait(20)
	r.Click(handIDs[3])
	r.Wait(30)
	if r.screen.lift[3] == 0 {
		t.Fatal("no card stands out")
	}
	r.Click("peek")
	for i, lift := range r.screen.lift {
		if lift != 0 {
			t.Errorf("card %d stands out by %v", i, lift)
		}
	}
	if len(r.Made()) != 0 {
		t.Error("something is chosen still")
	}
}

func TestWhoIsEliminatedIsNeverHandedTheScreen(t *testing.T) {
	for seed := uint64(1); seed < 200; seed++ {
		setup := tabletest.Setup("pppp", seed)
		m := newMatch(t, setup)
		out := playUntilEliminated(t, m)
		if out == game.Public {
			continue
		}
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed = 0
		r.open(m, true)
		if r.Asked() == out {
			t.Error("who is out of the game is asked")
		}
		if v := m.View(out); v.Viewer == out && v.Players[out].Cards > 0 {
			t.Error("who is out of the game sees more than the table")
		}
		return
	}
	t.Fatal("nobody was eliminated in any match")
}

// playUntilEliminated plays at random until a seat is out of the game and the match goes on with a turn.
func playUntilEliminated(t *testing.T, m *getadler.Match) game.Seat {
	t.Helper()
	for i := 0; !m.Standing().Over; i++ {
		v := m.View(game.Public)
		for seat := range game.Seat(v.Seats) {
			if v.Players[seat].Eliminated && v.Phase == getadler.PhasePlay {
				return seat
			}
		}
		seat := m.ToAct().First()
		moves := m.View(seat).Moves
		move := moves[(i*7+3)%len(moves)]
		for _, other := range moves {
			if other.Op == getadler.OpArrest || other.Op == getadler.OpReply && getadler.Kind(other.A) == getadler.Pistol {
				move = other
			}
		}
		tabletest.Make(t, m, seat, move.String())
	}
	return game.Public
}

// TestWhoIsAskedReadsOnTheCurtainByWhom: the screen comes for a reason, which all at the table know.
func TestWhoIsAskedReadsOnTheCurtainByWhom(t *testing.T) {
	r, rng := newRoom(t, words.English, 1280, 800), rand.New(rand.NewPCG(1, 2))
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, tabletest.Setup("pppp", 3)), false)
	curtains := 0
	for range 2000 {
		r.Wait(tabletest.GuardTicks + 1)
		if v := r.match.View(game.Public); v.Phase == getadler.PhaseAnswer && r.CanPress("take") {
			curtains++
			if texts := r.Words(); !strings.Contains(texts, r.Names()[v.Current]+" asks ") {
				t.Errorf("the curtain before who is asked says %q", texts)
			}
		}
		if curtains == 3 {
			return
		}
		r.answer(rng)
	}
	t.Errorf("only %d questions were met", curtains)
}

// TestTheCurtainTellsAQuestionWithItsAnswer: who comes back reads both in one sentence, also where the question had
// been put before, and neither of them where both had been seen.
func TestTheCurtainTellsAQuestionWithItsAnswer(t *testing.T) {
	setup, _, _, next := hatQuestion(t)
	asked := (next + 1) % 4
	m, _ := tabletest.Resume(t, getadler.Rules{}, setup, afterDeal(t, setup, "ask "+asked.String()+" hat black"))
	put := m.Len()
	tabletest.Make(t, m, asked, m.View(asked).Moves[0].String())
	for saw, want := range map[int]int{put - 1: 1, put: 1, m.Len(): 0} {
		r := newRoom(t, words.English, 1280, 800)
		r.open(m, true, record.Note{Kind: record.NoteSaw, Seat: next, N: saw})
		r.Wait(tabletop.ScoreGuard)
		told := strings.Join(r.Told(), " ")
		if strings.Count(told, " asks ") != want || strings.Count(told, "Answer: ") != want ||
			strings.Contains(told, "answers ") {
			t.Errorf("after %d of %d moves the curtain tells %q", saw, m.Len(), told)
		}
	}
}
