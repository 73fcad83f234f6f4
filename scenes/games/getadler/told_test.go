package getadler

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// matchWhere plays matches at random, with seat after seat, until one stands as wanted.
func matchWhere(t *testing.T, kinds string, wanted func(*getadler.Match) bool) *getadler.Match {
	t.Helper()
	for seed := uint64(1); seed < 300; seed++ {
		m := newMatch(t, tabletest.Setup(kinds, seed))
		rng := rand.New(rand.NewPCG(seed, 1))
		for !m.Standing().Over {
			if wanted(m) {
				return m
			}
			seat := m.ToAct().First()
			moves := m.View(seat).Moves
			tabletest.Make(t, m, seat, moves[rng.IntN(len(moves))].String())
		}
	}
	t.Fatal("no match comes to stand as wanted")
	return nil
}

func TestAnAnswerIsNotReadBeforeItIsSaid(t *testing.T) {
	heard := 0
	// How many questions a match has depends on who plays: a few are looked at until enough answers were heard.
	for seed := uint64(3); seed < 8 && heard < 6; seed++ {
		heard += answersHeard(t, seed)
	}
	if heard < 6 {
		t.Errorf("%d answers were heard", heard)
	}
}

// answersHeard plays a match, in which no answer may be read before it is said, and counts them.
func answersHeard(t *testing.T, seed uint64) (heard int) {
	t.Helper()
	r := newRoom(t, words.English, 1920, 1080)
	r.open(newMatch(t, tabletest.Setup("peeee", seed)), false)
	r.OpenLog()
	rng := rand.New(rand.NewPCG(3, 1))
	for tick := 0; tick < 30000 && heard < 6 && !r.Match.Standing().Over; tick++ {
		if !r.Busy() {
			r.answer(rng)
		}
		before := r.now().said.answer != ""
		r.Wait(1)
		now := &r.now().said
		line := r.screen.show.Line().Key
		if answer := line == "log.getadler.yes" || line == "log.getadler.no"; answer && r.Busy() &&
			now.answer == "" {
			t.Fatalf("%q is told without its slip", r.Panel())
		}
		if now.answer != "" && !before {
			heard++
			// Question and answer stand on slips: the panel says whom the colour fits instead of saying them again.
			if head := r.Needs().Head; r.Busy() &&
				(!strings.HasPrefix(head, "On the sheet, ") || strings.HasSuffix(head, ": .")) {
				t.Errorf("beside the slips the panel says %q", head)
			}
		}
		if now.asker != game.Public && now.answer == "" {
			texts := r.Told()
			if last := strings.Join(texts[max(0, len(texts)-2):], " "); strings.Contains(last, "answers "+
				r.Names()[now.target]+".") {
				t.Fatalf("the log tells the answer first: %q", last)
			}
		}
	}
	return heard
}

func TestTheStopSaysWhoIsCaught(t *testing.T) {
	m := matchWhere(t, "peeee", func(m *getadler.Match) bool {
		v := m.View(0)
		if v.Phase != getadler.PhasePlay || v.Current != 0 || v.Revealed || v.Hour < getadler.Gate ||
			v.Players[0].Role.Villain() {
			return false
		}
		return slices.ContainsFunc(v.Moves, func(mv getadler.Move) bool { return mv.Op == getadler.OpArrest && mv.B == 0 })
	})
	var villain game.Seat
	for seat := game.Seat(1); seat < 5; seat++ {
		if m.View(seat).Players[seat].Role.Villain() {
			villain = seat
		}
	}
	role := m.View(villain).Players[villain].Role
	r := newRoom(t, words.English, 1280, 720)
	r.open(m, true)
	r.Wait(40)
	for i := range r.cards() {
		if r.cards()[i] == getadler.Arrest {
			r.Click(handIDs[i])
			break
		}
	}
	r.Click(seatIDs[villain])
	r.Wait(20)
	r.Click("act")
	for tick := 0; tick < 2000 && !r.Waits(); tick++ {
		r.Wait(1)
		r.Draw()
		portrait := r.lay().Suspects[villain].Card
		for i := range r.sprites() {
			s := &r.sprites()[i]
			x := s.Pose.Box.Intersect(portrait)
			if !r.Playing() && s.At.Zone == getadler.ZoneFight && x.W > 1 && x.H > 1 {
				t.Fatal("the arrest lies on the portrait")
			}
		}
	}
	r.Wait(1)
	reader := r.Stage.Reader(tabletest.Names[:5]...).To(0)
	want := reader.T("getadler.reveal.arrest", game.SeatName(0), game.SeatName(villain), role.Word())
	if !r.Tells(want) {
		t.Errorf("the stop says %q, not %q", r.Panel(), want)
	}
	if want = reader.T("getadler.gate"); r.Status() != want {
		t.Errorf("the line at the top says %q, not %q", r.Status(), want)
	}
}

// layoutCards are the cards of the hand below.
func TestACardThatIsTakenIsMarkedAndNamed(t *testing.T) {
	m := matchWhere(t, "peeee", func(m *getadler.Match) bool {
		v := m.View(0)
		return v.Phase == getadler.PhasePlay && v.Current == 0 && v.Past > 4 &&
			slices.ContainsFunc(v.Moves, func(mv getadler.Move) bool { return mv.Op == getadler.OpSpy && mv.B == 1 })
	})
	v := m.View(0)
	r := newRoom(t, words.English, 1920, 1080)
	r.open(m, true)
	r.OpenLog()
	r.Wait(40)
	i := slices.IndexFunc(v.Moves, func(mv getadler.Move) bool { return mv.Op == getadler.OpSpy && mv.B == 1 })
	for card := range r.cards() {
		if r.cards()[card] == getadler.Binoculars {
			r.Click(handIDs[card])
			break
		}
	}
	r.Click(seatIDs[v.Moves[i].A])
	r.Wait(20)
	r.Click("act")
	for tick := 0; tick < 2000 && (r.Busy() || r.own().Phase != getadler.PhaseGive); tick++ {
		r.Wait(1)
	}
	r.Wait(30)
	marked := 0
	for _, text := range r.Texts() {
		if text == r.Say("getadler.new") {
			marked++
		}
	}
	// The card drawn at the start of the turn was there when the turn was decided.
	if marked != 1 {
		t.Errorf("%d cards are marked as new", marked)
	}
	var taken game.Line
	for _, l := range m.Lines(0, 0) {
		if l.Key == "log.getadler.taken" {
			taken = l
		}
	}
	text := r.Reader().Say(taken)
	if log := r.Words(); !strings.Contains(log, text) {
		t.Errorf("the log does not say %q", text)
	}
}

func TestARefusedTargetSoundsLikeAnyPress(t *testing.T) {
	early := func(m *getadler.Match) bool {
		v := m.View(0)
		return v.Phase == getadler.PhasePlay && v.Current == 0 && v.Players[0].Sure[getadler.Question] > 0 && v.Past > 2
	}
	for _, c := range []struct {
		kinds   string
		refused bool
	}{{"peee", true}, {"pppp", false}} {
		r := newRoom(t, words.English, 1280, 800)
		r.open(matchWhere(t, c.kinds, early), true)
		for tick := 0; tick < 50 && !r.HandOpen(); tick++ {
			r.Click("take")
			r.Click("peek")
			r.Wait(16)
		}
		for card := range r.cards() {
			if r.cards()[card] == getadler.Question {
				r.Click(handIDs[card])
				break
			}
		}
		r.Cues = nil
		r.Click(seatIDs[0])
		r.Wait(2)
		if got := slices.Contains(r.Cues, sound.Refused); got != c.refused {
			t.Errorf("%s: asking oneself is refused aloud: %v; %q", c.kinds, got, r.Answer())
		}
		if r.Answer() == "" {
			t.Errorf("%s: asking oneself is not answered", c.kinds)
		}
	}
}

func TestWhoIsOutGoesToTheEnd(t *testing.T) {
	m := matchWhere(t, "peeeee", func(m *getadler.Match) bool {
		v := m.View(0)
		return v.Players[0].Eliminated && v.Phase == getadler.PhasePlay && v.Hour < 7
	})
	r := newRoom(t, words.English, 1280, 800)
	r.open(m, true)
	r.Wait(30)
	texts := r.Words()
	if want := r.Say("getadler.gone.one"); !strings.Contains(texts, want) {
		t.Errorf("nothing says %q: %q", want, texts)
	}
	if !r.Click("toend") {
		t.Fatal("there is no way to the end")
	}
	for tick := 0; tick < 6000 && !r.Scoring(); tick++ {
		r.Wait(1)
	}
	if !r.Scoring() || !m.Standing().Over {
		t.Errorf("the match is not over: phase %v", m.View(game.Public).Phase)
	}
}

func TestAnOwnMissedTurnIsNoticed(t *testing.T) {
	m := matchWhere(t, "peeee", func(m *getadler.Match) bool {
		v := m.View(0)
		return v.Players[0].Out && v.Phase == getadler.PhasePlay && v.Current == 4
	})
	r := newRoom(t, words.English, 1280, 800)
	r.open(m, true)
	stamped, told := 0, false
	for tick := 0; tick < 4000 && !r.MayAnswer(); tick++ {
		r.Wait(1)
		for _, it := range r.Draw() {
			if it.Face.Design == designs.LampSlip && it.Face.Title == r.Say("getadler.missed.stamp") {
				stamped++
			}
		}
		told = told || r.Tells(r.Say("getadler.missed.own"))
		if r.Waits() {
			break
		}
	}
	if stamped < 60 || !told {
		t.Errorf("the missed turn stood there for %d ticks, told: %v", stamped, told)
	}
}

// TestWhatIsToldIsTheSameWhereverAShowBegins: nothing that is shown depends on what was shown before.
func TestWhatIsToldIsTheSameWhereverAShowBegins(t *testing.T) {
	for seed, kinds := range []string{"eeee", "peee", "ppee"} {
		m := newMatch(t, tabletest.Setup(kinds, uint64(seed), getadler.OptionAbilities))
		tabletest.PlayOut(t, m, uint64(seed))
		r := newRoom(t, words.English, 1280, 800)
		r.open(m, true)
		tabletest.MustTellAlike(t, matchStory{r.screen.staging, m}, game.Public, 0)
	}
}

// TestAHighWindowTellsWhatHappenedWhileOthersPlay under whose turn it is, each of it once, and but for what the ticker
// tells.
func TestAHighWindowTellsWhatHappenedWhileOthersPlay(t *testing.T) {
	r := newRoom(t, words.French, 412, 915)
	r.open(newMatch(t, tabletest.Setup("peee", 5)), false)
	rng, waits, tells := rand.New(rand.NewPCG(5, 1)), 0, 0
	for tick := 0; tick < 20000 && !r.Match.Standing().Over; tick++ {
		if !r.Busy() {
			r.answer(rng)
		}
		r.Wait(1)
		p := r.screen.table.Choice.Prompt()
		if p.Status == "" || p.Body != "" || p.Warn != "" || p.Primary.ID != "" || r.MayAnswer() {
			continue
		}
		waits++
		r.Draw()
		f, said, before := r.screen.table.Frame(), map[string]int{}, 0
		for _, it := range r.List.Items {
			switch inPanel := tabletest.Inside(f.Plate, it.Box); {
			case it.Kind != display.Text || !inPanel && !tabletest.Inside(f.Ticker, it.Box):
			case inPanel && !strings.Contains(p.Status+p.HeadAloud(), it.Text):
				before++
				fallthrough
			default:
				said[it.Text]++
			}
		}
		for text, n := range said {
			// Sentences may end alike, also by a name.
			ends := slices.Contains(r.screen.table.Seats.Names, strings.TrimSuffix(text, "."))
			if first, _ := utf8.DecodeRuneInString(text); n > 1 && unicode.IsUpper(first) && !ends {
				t.Fatalf("%q is told %d times", text, n)
			}
		}
		if before > 0 {
			tells++
		}
	}
	if tells < 100 || tells < waits/2 {
		t.Errorf("of %d moments in which others play %d tell what happened before", waits, tells)
	}
}

// TestTheLogOpensInEveryWindow with as many lines as tell anything.
func TestTheLogOpensInEveryWindow(t *testing.T) {
	atFirstLooks(t, func(r *room, reader stagetest.Reader) {
		r.Click("ready")
		r.Wait(60)
		r.OpenLog()
		if r.Wait(2); r.LogHidden() {
			t.Errorf("%v: the log is open and shows nothing", reader)
		}
	})
}
