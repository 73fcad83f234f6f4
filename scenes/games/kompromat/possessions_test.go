package kompromat

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// late is a match of those players in which the first seat, who has won something, is asked whether to draw again.
func late(t *testing.T, kinds string) *kompromat.Match {
	t.Helper()
	var found *kompromat.Match
	for seed := uint64(1); seed < 40 && found == nil; seed++ {
		collect(t, kinds, seed, func(name string, met func() *kompromat.Match) {
			if name != "more" {
				return
			}
			m := met()
			v := m.View(0)
			if found == nil && v.Players[0].WonCount > 1 && v.DiscardedMissions != 0 {
				found = m
			}
		})
	}
	if found == nil {
		t.Fatal("no match came so far")
	}
	return found
}

func TestCardsWonAreListedForTheirOwnerAlone(t *testing.T) {
	m := late(t, "pp")
	r := newRoom(t, words.English, 1280, 800)
	r.open(m, true)
	r.Wait(20)
	r.Click("take")
	r.Wait(40)
	won := m.View(0).Players[0].Won[0].Key()
	name := r.Say(won)
	r.Click("won:0")
	if strings.Contains(r.Answer(), name) || r.Answer() == "" {
		t.Errorf("with the cards face down the answer is %q", r.Answer())
	}
	r.Click("peek")
	r.Click("won:0")
	if !strings.Contains(r.Answer(), name) {
		t.Errorf("with the cards open the answer is %q, without %q", r.Answer(), name)
	}
	r.Click("won:1")
	if m.View(0).Players[1].WonCount > 0 && !strings.Contains(r.Answer(), "Only") {
		t.Errorf("of the rival's cards the answer is %q", r.Answer())
	}
	r.Click("won:0")
	r.Click("peek")
	r.Wait(2)
	if r.Shows(name + ",") {
		t.Error("the list stays when the cards are hidden")
	}
}

func TestMissionsThatAreGoneAndNotorietyAreTold(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.open(late(t, "pe"), true)
	r.Wait(2)
	r.Click("gone")
	if !strings.Contains(r.Answer(), "nobody won") {
		t.Errorf("the mission deck says %q", r.Answer())
	}
	r.Click("notoriety:1")
	if want := r.screen.notoriety(&r.shown().View, 1); r.Answer() != want {
		t.Errorf("the tokens say %q, want %q", r.Answer(), want)
	}
}

// TestWhatIsStillToComeIsAPressAwayInLargeLetters: the cards that may still come stand beside what is asked, or else a
// button says so and tells them.
func TestWhatIsStillToComeIsAPressAwayInLargeLetters(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.open(late(t, "pe"), true)
	r.Wait(2)
	if _, there := r.Hot("tracker"); there || r.lay().Tracker.Empty() {
		t.Errorf("in usual letters it stands at %v, and a button is there: %v", r.lay().Tracker, there)
	}
	for _, text := range []float64{1.5, 2} {
		for _, lang := range words.Languages() {
			stagetest.Reader{W: 1280, H: 800, Lang: lang, Text: text}.Sit(r.Stage)
			r.Stack.Resumed()
			r.Wait(2)
			if !r.lay().Tracker.Empty() {
				continue
			}
			r.Click("tracker")
			if want := toCome(r.screen.look, &r.shown().View); !strings.HasPrefix(r.Answer(), want) {
				t.Errorf("%s at %v: it tells %q instead of %q", lang, text, r.Answer(), want)
			}
		}
	}
}

// atResult is a table at which a person reads how a mission ended.
func atResult(t *testing.T, reading stage.Reading) *room {
	t.Helper()
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed, r.Stage.Settings.Reading = 400, reading
	for _, s := range situations(t) {
		if s.Name == "declare" {
			r.open(s.Match(), true)
		}
	}
	r.Wait(2)
	r.Click("declare")
	for range 2000 {
		if r.Waits() {
			return r
		}
		r.Wait(1)
		if r.Asked() == game.Seat(0) && !r.Busy() {
			t.Fatal("the person is asked before there is a result")
		}
	}
	t.Fatal("there is no result")
	return nil
}

// TestAResultStaysForItsReadingTime: then the match goes on by itself, unless its reader wants to be waited for or is
// being read to.
func TestAResultStaysForItsReadingTime(t *testing.T) {
	stays := func(r *room) (ticks int) {
		for ticks < 3000 && r.Waits() {
			r.Wait(1)
			ticks++
		}
		return ticks
	}
	last := 0
	for _, reading := range []stage.Reading{stage.ReadingShort, stage.ReadingNormal, stage.ReadingLong} {
		if ticks := stays(atResult(t, reading)); ticks < max(120, last+60) || ticks > 900 {
			t.Errorf("%s: a result stays for %d ticks, after %d of the shorter one", reading, ticks, last)
		} else {
			last = ticks
		}
	}
	r := atResult(t, stage.ReadingWaits)
	if ticks := stays(r); ticks < 3000 {
		t.Errorf("a result that is to wait goes on by itself after %d ticks", ticks)
	}
	if !r.Click("continue") || r.Waits() {
		t.Error("a press does not go on")
	}
	r = atResult(t, stage.ReadingShort)
	r.Stage.Settings.Voice = true
	if ticks := stays(r); ticks < 3000 {
		t.Errorf("a result goes on after %d ticks while it may still be read out", ticks)
	}
}

// TestAPressHeldOnAResultKeepsIt: letting go of it after a while does not put the result away, a short press does, at
// once.
func TestAPressHeldOnAResultKeepsIt(t *testing.T) {
	r := atResult(t, stage.ReadingShort)
	r.Tick(input.Frame{X: 400, Y: 300, Pressed: true, Held: true, AnyPress: true, Focused: true})
	for range 1000 {
		r.Tick(input.Frame{X: 400, Y: 300, Held: true, Focused: true})
	}
	if !r.Waits() {
		t.Fatal("a result goes on while it is held")
	}
	r.Tick(input.Frame{X: 400, Y: 300, Released: true, Focused: true})
	if !r.Waits() {
		t.Error("a result is put away by the end of a hold")
	}
	r.Tick(input.Frame{X: 400, Y: 300, Pressed: true, Held: true, AnyPress: true, Focused: true})
	r.Tick(input.Frame{X: 400, Y: 300, Released: true, Focused: true})
	if r.Waits() {
		t.Error("a short press does not go on")
	}
	r = atResult(t, stage.ReadingWaits)
	r.Key(input.Confirm)
	if r.Waits() {
		t.Error("a key does not go on")
	}
}

func TestOwnActsAreNoNews(t *testing.T) {
	m := hand(t, "8", "9")
	for saw, want := range map[int]bool{m.Len() - 2: false, 1: true} {
		r := newRoom(t, words.English, 1280, 800)
		r.open(m, true, record.Note{Kind: record.NoteSaw, Seat: 0, N: saw})
		r.Wait(20)
		if _, drawn := r.Hot("take"); !drawn {
			t.Fatal("the first seat is not handed the screen")
		}
		if got := len(r.Told()) > 0; got != want {
			t.Errorf("after %d of %d moves there are news: %q", saw, m.Len(), r.Told())
		}
	}
}

// TestAnItemInMidRoundEndsNoRound: while it is shown what an item did, the panel says whose turn it is, and not that
// both have stopped.
func TestAnItemInMidRoundEndsNoRound(t *testing.T) {
	used := map[kompromat.Item]bool{}
	for seed := uint64(1); seed < 120 && len(used) < 3; seed++ {
		collect(t, "pp", seed, func(name string, met func() *kompromat.Match) {
			if !strings.HasPrefix(name, "aim ") {
				return
			}
			m := met()
			v := m.View(0)
			if tried := v.Row[0].Attempts; v.Revealing || tried[0].Count+tried[1].Count == 0 {
				return
			}
			for _, move := range v.Moves {
				item := kompromat.Item(move.A)
				if move.Op != kompromat.OpUse || used[item] {
					continue
				}
				used[item] = true
				r := newRoom(t, words.English, 1280, 800)
				r.open(m, true)
				r.Wait(20)
				r.Click("take")
				r.Wait(40)
				r.Submit(0, move.String())
				for range 240 {
					if r.Wait(1); r.Shows("Both have stopped") {
						t.Fatalf("seed %d: after %v the panel says that both have stopped", seed, move)
					}
				}
				return
			}
		})
	}
	if len(used) < 3 {
		t.Errorf("only %d items were used", len(used))
	}
}

// TestWhatAllSawBeforeAnybodyHadTheScreenIsNoNews: the second person has watched the deal, and reads on the first
// curtain of all only what the first has done.
func TestWhatAllSawBeforeAnybodyHadTheScreenIsNoNews(t *testing.T) {
	m := newMatch(t, tabletest.Setup("pp", 5))
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(m, false)
	first := m.ToAct().First()
	for range 200 {
		r.Wait(20)
		if _, drawn := r.Hot("take"); drawn && r.Asked() != first {
			break
		}
		for _, id := range []string{"take", "peek", "stop", "place", missionIDs[1], "draw"} {
			if r.Click(id) {
				r.Wait(30)
			}
		}
	}
	told := r.Told()
	if len(told) == 0 {
		t.Fatal("the second person is told nothing")
	}
	for _, said := range told {
		if !strings.HasPrefix(said, r.Names()[first]+" ") {
			t.Errorf("the second person is told %q", said)
		}
	}
}
