package getadler

import (
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// replied is a turn in which a seat was asked and answered.
func replied(by game.Seat, trait getadler.Trait, c getadler.Colour, yes bool) getadler.Turn {
	return getadler.Turn{Deed: getadler.DeedAsk, Target: by, Trait: trait, Colour: c, Answered: true, Yes: yes}
}

// told is what the first of so many seats was told, who is that character.
func told(seats int, own getadler.Role, turns ...getadler.Turn) getadler.View {
	v := getadler.View{Seats: seats, Hour: 2, Past: len(turns)}
	for seat := range seats {
		v.Players[seat].Answers = getadler.InPlay(seats)
	}
	v.Players[0].Role = own
	for i, turn := range turns {
		v.History[i] = turn
		if fitting := getadler.Fitting(seats, turn.Trait, turn.Colour); turn.Yes {
			v.Players[turn.Target].Answers &= fitting
		} else {
			v.Players[turn.Target].Answers &^= fitting
		}
	}
	return v
}

// notebookOf is the first seat's notebook as it would be after what a view tells.
func notebookOf(t *testing.T, lang words.Lang, kinds string, v getadler.View,
	suppose ...getadler.Supposition) *notePage {
	t.Helper()
	r := newRoom(t, lang, 1280, 800)
	r.open(midway(t, kinds, 3, 4), true)
	r.Wait(5)
	n := &r.screen.book
	for _, s := range suppose {
		n.supposed = s
	}
	p := &notePage{notebook: n, view: v}
	p.knowledge = n.knows(&v, n.supposing()...)
	return p
}

// TestTheGridSaysWhatFollowsJointly: two who both say yes to a brown hat are Adler and Gold, so that the third is
// Sharpe although it was never asked.
func TestTheGridSaysWhatFollowsJointly(t *testing.T) {
	v := told(4, getadler.Townsend, replied(1, getadler.Hat, getadler.Brown, true),
		replied(2, getadler.Hat, getadler.Brown, true),
		replied(2, getadler.Eyes, getadler.Brown, true))
	p := notebookOf(t, words.English, "peee", v)
	want := [4][getadler.Roles + 1]string{
		0: {getadler.Adler: struckOut, getadler.Gold: struckOut, getadler.Sharpe: struckOut, getadler.Townsend: mustBe},
		1: {getadler.Adler: fitsAnswers, getadler.Gold: fitsAnswers, getadler.Sharpe: struckOut,
			getadler.Townsend: struckOut},
		2: {getadler.Adler: fitsByLie, getadler.Gold: fitsAnswers, getadler.Sharpe: struckOut, getadler.Townsend: struckOut},
		3: {getadler.Adler: struckOut, getadler.Gold: struckOut, getadler.Sharpe: mustBe, getadler.Townsend: struckOut},
	}
	strips := p.follows(&v)
	for seat := range game.Seat(4) {
		for r := getadler.Adler; r <= getadler.Townsend; r++ {
			if got := p.verdict(seat, r); got != want[seat][r] || strips.verdict(seat, r) != got {
				t.Errorf("seat %d, %s: the notebook says %q, its strip %q, want %q", seat, r.Key(), got, strips.verdict(seat, r),
					want[seat][r])
			}
		}
	}
}

// TestTheNotebookGivesItsReasons in sentences that speak to their reader.
func TestTheNotebookGivesItsReasons(t *testing.T) {
	townsend := told(4, getadler.Townsend, replied(1, getadler.Hat, getadler.Brown, true),
		replied(2, getadler.Hat, getadler.Brown, true),
		replied(2, getadler.Eyes, getadler.Brown, true), replied(3, getadler.Hat, getadler.Brown, false))
	for _, c := range []struct {
		seat     game.Seat
		r        getadler.Role
		en, fr   string
		supposed getadler.Supposition
	}{
		{1, getadler.Townsend, "Bartholomew Cane cannot be Townsend: you are Townsend.",
			"Bartholomew Cane ne peut pas être Townsend\u00a0: vous êtes Townsend.", noSupposition},
		{3, getadler.Gold, "Jo cannot be Gold: Jo said no to a brown hat, and heroes do not lie.",
			"Jo ne peut pas être Gold\u00a0: Jo a répondu non pour un chapeau brun, et les héros ne mentent pas.",
			noSupposition},
		{2, getadler.Adler, "Wilhelmina Wolff may be Adler, but would have lied: brown eyes: yes.",
			"Wilhelmina Wolff est peut-être Adler, mais aurait menti\u00a0: les yeux bruns\u00a0: oui.", noSupposition},
		{1, getadler.Gold, "Bartholomew Cane may be Gold: no answer speaks against it.",
			"Bartholomew Cane est peut-être Gold\u00a0: aucune réponse ne s’y oppose.", noSupposition},
		{3, getadler.Sharpe, "Jo must be Sharpe: all others are ruled out.",
			"Jo est forcément Sharpe\u00a0: tout le reste est exclu.", noSupposition},
		{2, getadler.Gold, "Wilhelmina Wolff cannot be Gold: you suppose that Bartholomew Cane is Gold.",
			"Wilhelmina Wolff ne peut pas être Gold\u00a0: Bartholomew Cane est Gold selon votre supposition.",
			getadler.Supposition{Seat: 1, Role: getadler.Gold}},
	} {
		for lang, want := range map[words.Lang]string{words.English: c.en, words.French: c.fr} {
			p := notebookOf(t, lang, "peee", townsend, c.supposed)
			if got := p.because(c.seat, c.r, p.verdict(c.seat, c.r)); got != want {
				t.Errorf("%s: %q, want %q", lang, got, want)
			}
		}
	}
}

// TestWhatCannotBeSupposedSaysWhy: a character that is ruled out, and an answer that nobody who may lie would have lied
// with.
func TestWhatCannotBeSupposedSaysWhy(t *testing.T) {
	blue, hat := replied(2, getadler.Eyes, getadler.Blue, true), replied(1, getadler.Hat, getadler.Black, false)
	for _, c := range []struct {
		v        getadler.View
		supposed getadler.Supposition
		want     string
	}{
		{told(4, getadler.Gold, blue), getadler.Supposition{Seat: 2, Role: getadler.Sharpe},
			"That cannot be: Wilhelmina Wolff said yes to blue eyes, and heroes do not lie."},
		{told(4, getadler.Gold, blue), getadler.Supposition{Seat: 2},
			"That cannot be: whoever may lie would have told the truth."},
		{told(4, getadler.Gold, blue, hat), getadler.Supposition{Seat: 2},
			"That cannot be: you are Gold, Bartholomew Cane said no to a black hat, and heroes do not lie."},
	} {
		p := notebookOf(t, words.English, "peee", c.v, c.supposed)
		if got := p.contradiction(); p.Casts != 0 || got != c.want {
			t.Errorf("%d casts, %q; want %q", p.Casts, got, c.want)
		}
		for r := getadler.Adler; r <= getadler.Townsend; r++ {
			if says := p.verdict(3, r); says != leftOpen {
				t.Errorf("from what cannot be it follows: %q", says)
			}
		}
	}
}

// TestANotebookWithoutHelpConcludesNothing: answers rule nobody out where the match is played without help; what the
// reader knows for sure stays known.
func TestANotebookWithoutHelpConcludesNothing(t *testing.T) {
	for option, helped := range map[int]bool{0: false, 1: true, -1: true} {
		setup := tabletest.Setup("pppp", 1)
		if option >= 0 {
			setup.Options[tabletop.OptionOdds] = option
		}
		r := newRoom(t, words.English, 1280, 720)
		r.open(newMatch(t, setup), false)
		n := &r.screen.book
		v := told(4, getadler.Gold, replied(1, getadler.Eyes, getadler.Blue, true))
		k := n.knows(&v)
		if got := k.verdict(0, getadler.Gold); got != mustBe {
			t.Errorf("option %d: of the reader it says %q", option, got)
		}
		for r := getadler.Adler; r <= getadler.Townsend; r++ {
			if got := k.verdict(1, r); (got != leftOpen) != helped {
				t.Errorf("option %d: of %s it says %q", option, r.Key(), got)
			}
		}
		n.wonder()
		if n.wonders {
			t.Errorf("option %d: a notebook that is not open supposes", option)
		}
	}
}

// TestSupposingLeavesNoTrace supposes by every device that a seat is somebody and that an answer was a lie: the page
// says so, the marks and the record stay as they are, and one press, or closing the notebook, drops it.
func TestSupposingLeavesNoTrace(t *testing.T) {
	r := reader(t, 14)
	r.letter('n')
	r.Press("mark:2:gold")
	marks, notes := r.screen.book.marks, len(r.Noted)
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
	if r.screen.book.wonders {
		t.Error("the notebook still supposes after it was closed")
	}
	r.Press("suppose")
	r.Press("mark:2:gold")
	r.Stage.Settings.Odds = stage.OddsNever
	r.Wait(2)
	supposed("")
	r.Stage.Settings.Odds = stage.OddsByMatch
	r.Wait(2)
	if r.screen.book.marks != marks || len(r.Noted) != notes {
		t.Error("supposing leaves a trace")
	}
	r.Press("mark:2:gold")
	if r.screen.book.marks == marks {
		t.Error("presses do not mark any more")
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

// TestEveryAnswerHasItsPlace in the row of who gave it and the column of what it is about, the reader's own with them.
func TestEveryAnswerHasItsPlace(t *testing.T) {
	r := reader(t, 20)
	r.letter('n')
	ids, v := claimsOf(r), r.match.View(0)
	for i := range v.Past {
		turn := &v.History[i]
		if turn.Deed != getadler.DeedAsk || !turn.Answered {
			continue
		}
		found := false
		for _, id := range ids {
			it, _ := r.Hot(id)
			found = found || strings.Contains(it.Label, r.Say(getadler.LookKey(turn.Trait, turn.Colour))+":")
		}
		if !found {
			t.Errorf("turn %d: %+v is not in the grid", i, turn)
		}
	}
	p := r.screen.book.page()
	for _, id := range ids {
		it, _ := r.Hot(id)
		at := -1
		for trait := range getadler.Traits {
			if x, _ := it.Box.Centre(); x > p.heads.Column(trait, getadler.Traits, p.gap).X {
				at = trait
			}
		}
		if icon := r.Say(traitKeys[at]); !strings.Contains(it.Label, icon) {
			t.Errorf("%q stands under %q", it.Label, icon)
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
		if q := &r.screen.ask; q.Head != "Who is who?" || !strings.HasPrefix(q.Body, want) {
			t.Errorf("%s: the panel says %q, want %q", how, q.Body, want)
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
		setup.Options[tabletop.OptionOdds] = option
		opened(t, r, playedOn(t, setup, 3, 8))
		r.letter('n')
		r.Wait(1)
		if n := figures(r); (n > 3) != wanted {
			t.Errorf("option %d: %d chances are told", option, n)
		}
		if !wanted {
			continue
		}
		p := r.screen.book.page()
		for seat := range game.Seat(4) {
			for role := getadler.Adler; role <= getadler.Townsend; role++ {
				if may := p.verdict(seat, role); (p.chances[seat][role] > 0) != (may == fitsAnswers || may == fitsByLie) {
					t.Errorf("seat %d, %s: %q with %d per cent", seat, role.Key(), may, p.chances[seat][role])
				}
			}
		}
		r.Press("suppose")
		r.Press("mark:2:gold")
		r.Wait(1)
		if n := figures(r); n > 0 {
			t.Errorf("%d chances are told of what is supposed", n)
		}
	}
}

// TestWhoIsAskedReadsWhomEachAnswerFits in the same form for a hero and a villain: it rests on what all have heard.
func TestWhoIsAskedReadsWhomEachAnswerFits(t *testing.T) {
	r := at(t, "peee", "answer")
	if !r.HandOpen() {
		t.Fatal("the cards are not open")
	}
	ask := func(v getadler.View) []string {
		v.Phase = getadler.PhaseAnswer
		r.screen.own = v
		return strings.Split(r.screen.passes(), "\n")
	}
	if lines := strings.Split(r.screen.ask.Body, "\n"); len(lines) != 3 || !strings.HasPrefix(lines[0], "Yes: ") ||
		!strings.HasPrefix(lines[1], "No: ") {
		t.Errorf("the panel says %q", lines)
	}
	v := told(4, getadler.Adler, replied(0, getadler.Hat, getadler.Brown, false))
	v.Trait, v.Colour = getadler.Hat, getadler.Black
	want := []string{"Yes: you could be Sharpe or Townsend.", "No: you could be nobody – a proven liar.",
		"Said before: a brown hat: no."}
	if got := ask(v); !slices.Equal(got, want) {
		t.Errorf("it reads %q, want %q", got, want)
	}
	hero := told(4, getadler.Sharpe, replied(0, getadler.Hat, getadler.Brown, false))
	hero.Trait, hero.Colour = getadler.Hat, getadler.Black
	if got := ask(hero); !slices.Equal(got, want) {
		t.Errorf("a hero reads %q, a villain %q", got, want)
	}
	v = told(4, getadler.Adler)
	v.Trait, v.Colour = getadler.Coat, getadler.Grey
	want = []string{"Yes: only a villain answers like that.", "No: you could be Gold, Sharpe or Townsend.",
		"You have said nothing about that yet."}
	if got := ask(v); !slices.Equal(got, want) {
		t.Errorf("it reads %q, want %q", got, want)
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
		r.Wait(tabletop.DeafTicks)
		r.Click(id)
		r.Wait(tabletop.DeafTicks)
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
			}
		}
		return
	}
	t.Error("no match has a contradiction")
}

// TestCluesStandBesideSuspects: documents thrown away, the hour of a look, and cards that changed hands, as signs that
// are told in words where they are pointed at.
func TestCluesStandBesideSuspects(t *testing.T) {
	v := told(4, getadler.Gold)
	p := notebookOf(t, words.English, "peee", v)
	p.news[2] = handNews{looked: true, hour: 3, played: getadler.Counts{getadler.DocumentNavy: 1, getadler.DocumentRAF: 1},
		got: getadler.Counts{getadler.NoKind: 1}, lost: getadler.Counts{getadler.Bomb: 1}}
	var figures []string
	for _, c := range p.cluesOf(2) {
		figures = append(figures, c.figure)
	}
	if want := []string{"2", "III", "+1", "−1"}; !slices.Equal(figures, want) {
		t.Errorf("the clues are %q, want %q", figures, want)
	}
	want := "2 documents thrown away\nHand seen: Three o’clock\n1 card got from another hand\n1 card gone to another hand"
	if got := p.clueTexts(2); got != want {
		t.Errorf("they say %q, want %q", got, want)
	}
	if len(p.cluesOf(1)) != 0 {
		t.Error("there are clues of a seat that did nothing")
	}
}
