package topsecret

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop/tabletest"
)

// alone is a match in which the first seat, a person, is asked for its first card.
func alone(t *testing.T, options ...string) *room {
	t.Helper()
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, tabletest.Setup("peee", 5, options...)), true)
	r.Wait(2)
	return r
}

// piled is a match in which cards lie on the discard pile, and all choose their next card.
func piled(t *testing.T, kinds string, options ...string) *topsecret.Match {
	t.Helper()
	m := newMatch(t, tabletest.Setup(kinds, 5, options...))
	for !m.Standing().Over {
		v := m.View(game.Public)
		if v.Phase == topsecret.PhaseChoose && v.Discard.Sum() > 0 && m.ToAct().Len() == len(kinds) {
			return m
		}
		seat := m.ToAct().First()
		moves := m.MoveTexts(seat)
		move := moves[len(moves)-1]
		if agent := "play agent"; slices.Contains(moves, agent) {
			move = agent
		}
		tabletest.Make(t, m, seat, move)
	}
	t.Fatal("no card was ever discarded")
	return nil
}

// played is the kind of card that the first seat has chosen since that number of moves.
func (r *room) played(since int) topsecret.Kind {
	for _, step := range r.match.Seen(0, since) {
		for _, e := range step.Events() {
			if e.Kind == topsecret.CardChosen && e.Seat == 0 {
				return e.Card.Kind()
			}
		}
	}
	return topsecret.NoKind
}

func TestChoosingACardIsReversibleUntilItIsConfirmed(t *testing.T) {
	r := alone(t)
	moves := r.match.Len()
	if it, ok := r.Hot("play"); !ok || !it.Disabled {
		t.Error("a card can be played before one is chosen")
	}
	for _, id := range []string{handIDs[topsecret.Mole], handIDs[topsecret.Agent], handIDs[topsecret.Agent],
		handIDs[topsecret.Document2]} {
		if !r.Click(id) {
			t.Fatalf("%s cannot be pressed", id)
		}
		r.Wait(30) // Two presses at once would be a double one.
	}
	if r.chosen() != topsecret.Document2 || r.match.View(0).Players[0].Picked {
		t.Errorf("kind %d is chosen, confirmed %v", r.chosen(), r.match.View(0).Players[0].Picked)
	}
	r.Key(input.Cancel)
	if r.chosen() != topsecret.NoKind {
		t.Error("Escape did not take the choice back")
	}
	if _, ok := r.Hot("resume"); ok {
		t.Error("Escape opened the pause although there was a choice to take back")
	}
	r.Click(handIDs[topsecret.Agent])
	r.Click("play")
	if k := r.played(moves); k != topsecret.Agent {
		t.Fatalf("%v was played, not the agent", k)
	}
	if r.Click("play") {
		t.Error("a confirmed choice can be made again")
	}
}

func TestACardIsChosenWithKeysAlone(t *testing.T) {
	for name, choose := range map[string]func(r *room){
		"digit": func(r *room) { r.Type("7") },
		"arrows": func(r *room) {
			for range 7 {
				r.Key(input.Right)
			}
			r.Key(input.Confirm)
		},
		"arrows from the right": func(r *room) {
			r.Key(input.Left)
			r.Key(input.Left)
			r.Key(input.Confirm)
		},
		"Tab": func(r *room) {
			for range 7 {
				r.Key(input.Next)
			}
			r.Key(input.Confirm)
		},
	} {
		r := alone(t)
		choose(r)
		if r.chosen() != topsecret.Mole {
			t.Errorf("%s: kind %d is chosen", name, r.chosen())
			continue
		}
		r.Key(input.Confirm)
		if k := r.played(0); k != topsecret.Mole {
			t.Errorf("%s: %v was played", name, k)
		}
	}
}

func TestEnterAloneNeverPlaysACard(t *testing.T) {
	r := alone(t)
	moves := r.match.Len()
	for range 40 {
		r.Key(input.Confirm)
		if got := r.Refusal(); got != r.Stage.Say("topsecret.choose.first") {
			t.Fatalf("Enter without a card is answered by %q", got)
		}
	}
	if r.chosen() != topsecret.NoKind || r.played(moves) != topsecret.NoKind {
		t.Errorf("kind %d is chosen, %d was played", r.chosen(), r.played(moves))
	}
	r.Key(input.Right)
	if got := r.Focused().ID; got != handIDs[topsecret.Document1] {
		t.Errorf("a step with the keyboard leads to %q", got)
	}
}

func TestEnterAloneNeverSteals(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	for _, s := range situations(t, "peee") {
		if s.Name != "steal" {
			continue
		}
		r.bring(s)
		r.Wait(tabletest.GuardTicks)
		moves := r.match.Len()
		for range 10 {
			r.Key(input.Confirm)
		}
		if r.target() != match.NoSeat || r.match.Len() != moves {
			t.Error("Enter chose what is stolen")
		}
		r.Key(input.Right)
		r.Key(input.Confirm)
		if first := r.match.View(0).Targets.First(); r.target() != first {
			t.Errorf("an arrow and Enter aim at %d, not at %d", r.target(), first)
		}
		r.Key(input.Confirm)
		if r.match.Len() == moves {
			t.Error("Enter does not take what was aimed at")
		}
		return
	}
	t.Error("no mole ever had to choose")
}

// A press that was meant for what was shown decides nothing, and one after a moment does.
func TestAQuestionIsDeafForAMoment(t *testing.T) {
	r := alone(t)
	r.Stage.Settings.Speed = 100
	r.Type("1")
	r.Key(input.Confirm)
	for range 4000 {
		if r.MayAnswer() && !r.Busy() {
			break
		}
		if r.Busy() {
			r.Key(input.Confirm)
			continue
		}
		r.Wait(1)
	}
	v := r.match.View(0)
	moves := r.match.Len()
	if v.Phase == topsecret.PhaseChoose {
		r.Type(string(rune('0' + v.Played(v.Moves[0]))))
	}
	r.Key(input.Confirm)
	if r.match.Len() != moves {
		t.Error("a press at once after a skip decided something")
	}
	r.Wait(tabletest.GuardTicks)
	r.Key(input.Confirm)
	if r.match.Len() == moves {
		t.Error("the question stays deaf")
	}
}

func TestWhatCannotBePlayedSaysWhy(t *testing.T) {
	r := alone(t)
	r.Click("play")
	it, _ := r.Hot("play")
	x, y := it.Box.Centre()
	r.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true})
	r.Tick(input.Frame{X: x, Y: y, Released: true})
	if got := r.Refusal(); got != r.Stage.Say("topsecret.choose.first") {
		t.Errorf("the refusal is %q", got)
	}
	r = alone(t)
	r.Click(handIDs[topsecret.Agent])
	r.Click("play")
	r.Click(handIDs[topsecret.Mole])
	if got, want := r.Answer(), r.Stage.Say("why.topsecret.chosen"); !strings.HasPrefix(got, want) {
		t.Errorf("a card pressed after the choice answers %q, want %q", got, want)
	}
}

func TestEverythingOnTheTableTellsOfItself(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	for _, s := range situations(t, "peee") {
		if !strings.HasPrefix(s.Name, "choose, ") {
			continue
		}
		r.bring(s)
		var ids []string
		for _, it := range r.Draw() {
			if kind, _, ok := strings.Cut(it.ID, ":"); ok && kind != "hand" {
				ids = append(ids, it.ID)
			}
		}
		if len(ids) < 12 {
			t.Errorf("%s: only %v can be pressed", s.Name, ids)
		}
		for _, id := range ids {
			r.ForgetAnswer()
			r.Click(id)
			if got := r.Answer(); got == "" || strings.Contains(got, "[") {
				t.Errorf("%s: %q answers %q", s.Name, id, got)
			}
		}
	}
}

// TestComputersWaitWhileTheDiscardPileIsRead leaves it open for longer than the computers need to choose.
func TestComputersWaitWhileTheDiscardPileIsRead(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(piled(t, "peee"), true)
	r.Wait(2)
	r.Click("discard")
	moves := r.match.Len()
	r.Wait(120)
	if r.match.Len() != moves {
		t.Error("computers choose while the pile is read")
	}
	r.Key(input.Cancel)
	r.Wait(120)
	if r.match.Len() == moves {
		t.Error("they do not choose once it is put away")
	}
}

func TestTheDiscardPileIsOpenedAndPutAway(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.open(piled(t, "peee"), true)
	r.Wait(2)
	back := func() { r.Key(input.Cancel) }
	for _, shut := range []func(){back, func() { r.Click("back") }} {
		r.Click("discard")
		if !r.PileOpen() {
			t.Fatal("the discard pile does not open")
		}
		shut()
		if r.PileOpen() {
			t.Error("the discard pile is not put away")
		}
		if _, ok := r.Hot("resume"); ok {
			t.Error("Escape opened the pause over the pile")
		}
	}
}

func TestOddsAreShownWhereTheOptionOrAnEasyOpponentSaysSo(t *testing.T) {
	for _, c := range []struct {
		value int
		want  bool
	}{{1, true}, {0, false}} {
		setup := tabletest.Setup("pe", 5)
		setup.Options["odds"] = c.value
		r := newRoom(t, words.English, 1280, 800)
		r.open(newMatch(t, setup), true)
		r.Wait(2)
		if _, ok := r.Hot("index:1"); ok != c.want {
			t.Errorf("option %d: an index of what a rival holds: %v", c.value, ok)
		}
		if !r.Named("topsecret:odds").Empty() != c.want {
			t.Errorf("option %d: the odds are shown: %v", c.value, !r.Named("topsecret:odds").Empty())
		}
	}
}

func TestATheftIsAimedAtACardAndConfirmed(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	for _, s := range situations(t, "peee") {
		if s.Name != "steal" {
			continue
		}
		r.bring(s)
		targets := r.match.View(0).Targets
		moves := r.match.Len()
		if r.Click("steal") {
			t.Error("a theft without a target")
		}
		if targets.Len() < 2 {
			t.Fatalf("targets %b", targets)
		}
		r.Click(stealIDs[targets.First()])
		r.Click(stealIDs[targets.Without(targets.First()).First()])
		if want := targets.Without(targets.First()).First(); r.target() != want || r.match.Len() != moves {
			t.Errorf("aimed at %d", r.target())
		}
		for seat := range game.Seat(4) {
			if !targets.Has(seat) {
				r.Type(string(rune('1' + seat)))
				why := r.Answer()
				r.ForgetAnswer()
				if !r.Click(partIDs[safePart][seat]) {
					r.Click(partIDs[lowPart][seat])
				}
				if got := r.Answer(); why == "" || got != why {
					t.Errorf("seat %d, from which nothing can be taken, says why: %q by its key, %q by its safe", seat, why, got)
				}
			}
		}
		r.Click("steal")
		if r.match.Len() == moves {
			t.Error("the theft was not made")
		}
		return
	}
	t.Error("no mole ever had to choose")
}

// The hand makes way for the boards, so that one person at the screen is told what it holds; before others nothing is.
func TestAMoleIsToldWhatTheHandWouldPairWith(t *testing.T) {
	for kinds, private := range map[string]bool{"peee": true, "pppp": false} {
		r := newRoom(t, words.English, 1280, 800)
		met := 0
		for _, s := range situations(t, kinds) {
			if s.Name != "aim, false" {
				continue
			}
			r.bring(s)
			loot, _ := loot(r.own(), r.target())
			told := r.screen.ask.Body
			if got := strings.Contains(told, r.screen.partners(loot)); got != private {
				t.Errorf("%s: the hand's partners of %v are told: %v, in %q", kinds, loot, got, told)
			}
			met++
		}
		if met == 0 {
			t.Errorf("%s: no mole of a player with nothing face up", kinds)
		}
	}
}

func TestTheDiscardPileShowsOnlyWhatLiesThere(t *testing.T) {
	cards := func(r *room) (n int) {
		for _, it := range r.Draw() {
			if it.Kind == display.CardFace {
				n++
			}
		}
		return n
	}
	r := alone(t)
	before := cards(r)
	r.Click("discard")
	if got := cards(r) - before; got != 0 {
		t.Errorf("an empty pile shows %d cards", got)
	}
	if want := r.Stage.Say("table.pile.empty"); r.Answer() != want || r.PileOpen() {
		t.Errorf("a press on an empty pile is answered with %q, open %v", r.Answer(), r.PileOpen())
	}
	r = newRoom(t, words.English, 1280, 800)
	for _, s := range situations(t, "peee") {
		if s.Name != "the discard pile" {
			continue
		}
		r.bring(situation{Match: s.Match})
		before, kinds := cards(r), 0
		for _, n := range r.match.View(0).Discard {
			if n > 0 {
				kinds++
			}
		}
		r.Click("discard")
		if got := cards(r) - before; got != kinds || kinds == 0 {
			t.Errorf("%d kinds lie on the pile, %d are shown", kinds, got)
		}
	}
}

// Of a name under another card only stray letters would be seen.
func TestCardsUnderOthersOfTheHandBearNoNames(t *testing.T) {
	r := alone(t)
	stacks := 0
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		var names []string
		group := r.lay().Groups[k]
		for _, it := range r.Draw() {
			if x, y := it.Box.Centre(); it.Kind == display.CardFace && group.Contains(x, y) {
				names = append(names, strings.TrimSpace(it.Face.Title))
			}
		}
		for i, name := range names {
			if top := i == len(names)-1; top != (name != "") {
				t.Errorf("kind %d: card %d of %d is called %q", k, i+1, len(names), name)
			}
		}
		if len(names) > 1 {
			stacks++
		}
	}
	if stacks == 0 {
		t.Error("no kind was held twice")
	}
}

func TestAMoleIsWarnedOfWhatItMayForce(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	for _, s := range situations(t, "peee") {
		if !strings.HasPrefix(s.Name, "card.mole chosen") {
			continue
		}
		r.bring(s)
		if waits := !strings.Contains(s.Name, "nothing waits"); waits != (r.Warning() != "") {
			t.Errorf("%s: the warning is %q", s.Name, r.Warning())
		}
	}
}

// TestPointsThatTickUpAreNoSum: what lies on the piles comes to all points from the beginning, so it does not stand
// beside points that are still being counted.
func TestPointsThatTickUpAreNoSum(t *testing.T) {
	r := alone(t)
	v := &r.shown().View
	key := noteKey{player: v.Players[0], own: true}
	key.player.PilesKnow, key.player.Pairs[1], key.player.PairsCount, key.player.Points = topsecret.Shown, 1, 2,
		4*v.Values[1]+v.Values[2]
	key.player.Singles[topsecret.Document3], key.player.SinglesCount = 1, 1
	if n := r.screen.notes.write(key); !strings.Contains(n.long, "=") {
		t.Fatalf("the note at rest says %q", n.long)
	}
	key.counting, key.player.Points = true, 13
	if n := r.screen.notes.write(key); strings.Contains(n.long, "=") || !strings.Contains(n.long, "13") {
		t.Errorf("while points tick up the note says %q", n.long)
	}
}

// TestACardTakesFewPresses: three among persons, the curtain among them, and one for who plays alone.
func TestACardTakesFewPresses(t *testing.T) {
	for kinds, ids := range map[string][]string{
		"ppp": {"show", handIDs[topsecret.Document4], handIDs[topsecret.Document4]}, "peee": {handIDs[topsecret.Document4]},
	} {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed, r.Stage.Settings.Confirm = 0, stage.ConfirmShared
		r.open(newMatch(t, tabletest.Setup(kinds, 5)), true)
		r.Wait(60)
		for _, id := range ids {
			if r.Wait(20); !r.Click(id) {
				t.Fatalf("%s: %q cannot be pressed", kinds, id)
			}
			if id == "show" {
				r.Wait(60)
			}
		}
		if p := r.match.View(0).Players[0]; !p.Picked && p.Hand[topsecret.Document4] != 1 {
			t.Errorf("%s: %d presses do not play a card", kinds, len(ids))
		}
	}
}

// TestTimesTwoIsWhatCountsDouble: of copies, in the hand and out of the game, the number stands in words; a pile says
// that it has cards, or its owner reads what they are worth; in larger letters dots and sheets of paper tell it.
func TestTimesTwoIsWhatCountsDouble(t *testing.T) {
	for _, scale := range []float64{1, 2} {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Metrics.TextScale = scale
		for _, s := range situations(t, "peee") {
			if s.Name != "the discard pile" && !strings.HasPrefix(s.Name, "choose") {
				continue
			}
			r.bring(s)
			copies := 0
			for _, it := range r.Draw() {
				x, y := it.Box.Centre()
				seat := slices.IndexFunc(r.lay().Boards[:4], func(b board) bool {
					return b.Singles.Contains(x, y) || b.Pairs.Contains(x, y)
				})
				_, err := strconv.Atoi(it.Text)
				switch {
				case seat > 0 && err == nil && it.Text != "" && it.Font == display.Poster && scale == 1:
					t.Errorf("%s: a pile of seat %d says %q", s.Name, seat, it.Text)
				case seat < 0 && strings.HasPrefix(it.Text, "×"):
					t.Errorf("%s, text at %v: %q stands at %v", s.Name, scale, it.Text, it.Box)
				case r.lay().Hand.Contains(x, y) && strings.HasSuffix(it.Text, "left"):
					copies++
				}
			}
			if copies == 0 && strings.HasSuffix(s.Name, "nothing waits") && scale == 1 {
				t.Errorf("%s: nothing tells of copies", s.Name)
			}
		}
	}
}

// TestAPileIsNotReadWithHowOftenItCounts holds that the number of cards stands clear of the «×1» before it, so that two
// cards are not read as «×12 cards», in any size of letters.
func TestAPileIsNotReadWithHowOftenItCounts(t *testing.T) {
	met := 0
	for _, m := range [][3]float64{{1280, 800, 1}, {1280, 800, 2}, {2560, 1080, 1}, {2560, 1080, 2}, {412, 915, 1}} {
		r := newRoom(t, words.French, m[0], m[1])
		r.Stage.Metrics.TextScale = m[2]
		for _, s := range situations(t, "peeeee") {
			if !strings.HasPrefix(s.Name, "choose") {
				continue
			}
			r.bring(s)
			var label display.Item
			for _, it := range r.Draw() {
				switch {
				case it.Kind == display.Text && strings.HasPrefix(it.Text, "×"):
					label = it
				case it.Kind != display.Text || label.Text == "" || it.Box.Y+it.Box.H < label.Box.Y ||
					it.Box.Y > label.Box.Y+label.Box.H:
				default:
					wide := r.Stage.Measure.Width(it.Text, it.Font, it.Size)
					end := label.Box.X + r.Stage.Measure.Width(label.Text, label.Font, label.Size)
					if begin := it.Box.X + it.Box.W - wide; it.Align == display.Right && begin < end+tileApart-1 {
						t.Errorf("%v: %q ends at %.0f, %q begins at %.0f", m, label.Text, end, it.Text, begin)
					}
					met, label = met+1, display.Item{}
				}
			}
		}
	}
	if met == 0 {
		t.Error("no pile was met")
	}
}

// TestTheFocusGoesToWhatIsAskedOnceTheHandIsOpen: who plays with keys looks first, and is then at the button that
// plays.
func TestTheFocusGoesToWhatIsAskedOnceTheHandIsOpen(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.open(newMatch(t, tabletest.Setup("pp", 11)), false)
	r.Wait(60)
	r.Click("take")
	r.Wait(60)
	if r.Key(input.Down); r.Focused().ID == "" {
		t.Fatal("the focus is not to be seen")
	}
	r.Focus("peek")
	r.Key(input.Confirm)
	if r.Wait(10); !r.HandOpen() || r.Focused().ID != "play" {
		t.Errorf("with the hand open (%v) the focus is on %q", r.HandOpen(), r.Focused().ID)
	}
}
