package notebook

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage/stagetest"
)

// players are the names of those who play.
var players = []string{"Maximiliane Wurz", "Bartholomew Cane", "Wilhelmina Wolff", "Jo"}

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

// about is the first seat's page about what a view tells, in that language, with nothing set on it.
func about(t *testing.T, lang words.Lang, help Help, v *getadler.View, supposed getadler.Supposition) *page {
	t.Helper()
	st := stagetest.NewRoom(t, stagetest.NewSetter(t), lang, 1280, 800).Stage
	needs := Needs{Stage: st, Names: func() []string { return players },
		Reader: func() words.Reader { return st.Reader(players...).To(0) }}
	return newPage(&needs, pageKey{help: help, supposed: supposed}, v)
}

// TestTheGridSaysWhatFollowsJointly: two who both say yes to a brown hat are Adler and Gold, so that the third is
// Sharpe although it was never asked.
func TestTheGridSaysWhatFollowsJointly(t *testing.T) {
	v := told(4, getadler.Townsend, replied(1, getadler.Hat, getadler.Brown, true),
		replied(2, getadler.Hat, getadler.Brown, true),
		replied(2, getadler.Eyes, getadler.Brown, true))
	p, strips := about(t, words.English, Concludes, &v, noSupposition), conclude(&v, true, noSupposition)
	want := [4][getadler.Roles + 1]string{
		0: {getadler.Adler: struckOut, getadler.Gold: struckOut, getadler.Sharpe: struckOut, getadler.Townsend: mustBe},
		1: {getadler.Adler: fitsAnswers, getadler.Gold: fitsAnswers, getadler.Sharpe: struckOut,
			getadler.Townsend: struckOut},
		2: {getadler.Adler: fitsByLie, getadler.Gold: fitsAnswers, getadler.Sharpe: struckOut, getadler.Townsend: struckOut},
		3: {getadler.Adler: struckOut, getadler.Gold: struckOut, getadler.Sharpe: mustBe, getadler.Townsend: struckOut},
	}
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
			"Wilhelmina Wolff ne peut pas être Gold\u00a0: vous supposez que Bartholomew Cane est Gold.",
			getadler.Supposition{Seat: 1, Role: getadler.Gold}},
	} {
		for lang, want := range map[words.Lang]string{words.English: c.en, words.French: c.fr} {
			p := about(t, lang, Concludes, &townsend, c.supposed)
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
		p := about(t, words.English, Concludes, &c.v, c.supposed)
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

// TestWithoutHelpNothingIsConcluded: answers rule nobody out; what the reader knows for sure stays known.
func TestWithoutHelpNothingIsConcluded(t *testing.T) {
	v := told(4, getadler.Gold, replied(1, getadler.Eyes, getadler.Blue, true))
	for _, helps := range []bool{false, true} {
		c := conclude(&v, helps, noSupposition)
		if got := c.verdict(0, getadler.Gold); got != mustBe {
			t.Errorf("helps %v: of the reader it says %q", helps, got)
		}
		for r := getadler.Adler; r <= getadler.Townsend; r++ {
			if got := c.verdict(1, r); (got != leftOpen) != helps {
				t.Errorf("helps %v: of %s it says %q", helps, r.Key(), got)
			}
		}
	}
}

// TestChancesAreToldOfWhatMayBe, and of nothing else.
func TestChancesAreToldOfWhatMayBe(t *testing.T) {
	m, err := game.NewMatch(getadler.Rules{}, game.Setup{Seed: game.SeedOf(3), Players: make([]game.Player, 4)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(3, 2))
	for m.View(0).Past < 8 {
		seat := m.ToAct().First()
		moves := slices.DeleteFunc(m.MoveTexts(seat), func(text string) bool { return strings.HasPrefix(text, "arrest") })
		if err := m.SubmitText(seat, moves[rng.IntN(len(moves))]); err != nil {
			t.Fatal(err)
		}
	}
	v := m.View(0)
	c := conclude(&v, true, noSupposition)
	all, may := c.reckon(), 0
	for seat := range game.Seat(4) {
		for role := getadler.Adler; role <= getadler.Townsend; role++ {
			says := c.verdict(seat, role)
			open := says == fitsAnswers || says == fitsByLie
			if (all[seat][role] > 0) != open {
				t.Errorf("seat %d, %s: %q with %d per cent", seat, role.Key(), says, all[seat][role])
			}
			if open {
				may++
			}
		}
	}
	if may == 0 {
		t.Error("everything is known")
	}
}

// TestAnAnswerIsToldWhomItFits in the same form for a hero and a villain: it rests on what all have heard.
func TestAnAnswerIsToldWhomItFits(t *testing.T) {
	reader := stagetest.NewRoom(t, stagetest.NewSetter(t), words.English, 1280, 800).Stage.Reader(players...)
	ask := func(v getadler.View) []string { return strings.Split(Fits(reader.To(0), &v, 0, false), "\n") }
	v := told(4, getadler.Adler, replied(0, getadler.Hat, getadler.Brown, false))
	v.Trait, v.Colour = getadler.Hat, getadler.Black
	want := []string{"Yes: you could be Sharpe or Townsend.", "No: you could be nobody – a lie is proven.",
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
	want = []string{"Yes: only a villain answers like that.", "No: you could be Gold, Sharpe or Townsend."}
	if got := ask(v); !slices.Equal(got, want) {
		t.Errorf("it reads %q, want %q", got, want)
	}
}

// TestCluesStandUnderHands: documents thrown away, and cards that changed hands, as signs with a
// number.
func TestCluesStandUnderHands(t *testing.T) {
	news := handNews{looked: true, hour: 3, played: getadler.Counts{getadler.DocumentNavy: 1, getadler.DocumentRAF: 1},
		got: getadler.Counts{getadler.NoKind: 1}, lost: getadler.Counts{getadler.Bomb: 1}}
	var figures []string
	for _, c := range cluesOf(&news) {
		figures = append(figures, c.figure)
	}
	if want := []string{"2", "+1", "−1"}; !slices.Equal(figures, want) {
		t.Errorf("the clues are %q, want %q", figures, want)
	}
	if len(cluesOf(&handNews{})) != 0 {
		t.Error("there are clues of a seat that did nothing")
	}
}

// TestAHandIsSaidOnce: what is known to be in a hand that was seen is not told a second time.
func TestAHandIsSaidOnce(t *testing.T) {
	v := told(4, getadler.Gold)
	p := about(t, words.English, Concludes, &v, noSupposition)
	held := getadler.Counts{getadler.Pistol: 2}
	news := handNews{looked: true, hour: 3, seen: held}
	for _, c := range []struct {
		sure getadler.Counts
		want []string
	}{
		{held, []string{"All of it: 2 pistols.", "Hand seen: Three o’clock", "Nothing has changed since."}},
		{getadler.Counts{}, []string{"Last seen – Three o’clock: 2 pistols.", "Nothing has changed since."}},
	} {
		if got := p.handTexts(&getadler.Player{Cards: 2, Sure: c.sure}, &news); !slices.Equal(got, c.want) {
			t.Errorf("it is said %q, want %q", got, c.want)
		}
	}
}

// TestWhatWasSeenStaysInSight: cards that were seen in a hand are shown as long as they may be there, besides those
// that are there for certain, and no more of them than the hand has cards.
func TestWhatWasSeenStaysInSight(t *testing.T) {
	const seat = 1
	var c conclusions
	c.view.Seats = 4
	of := &c.view.Players[seat]
	of.Cards, of.Sure[getadler.Bomb] = 4, 1
	for _, k := range []getadler.Kind{getadler.EscapeBus, getadler.EscapeCar, getadler.Pistol, getadler.Pistol} {
		c.view.Traces[c.view.Traced] = getadler.Trace{Kind: k, Places: getadler.InHand(seat) | getadler.InHand(2)}
		c.view.Traced++
	}
	p := &page{reasons: reasons{conclusions: &c}}
	news := &p.news[seat]
	news.looked = true
	news.seen = getadler.Counts{getadler.EscapeBus: 1, getadler.EscapeCar: 1, getadler.EscapeBoat: 1, getadler.Pistol: 3,
		getadler.Bomb: 1}
	news.played = getadler.Counts{getadler.EscapeCar: 1, getadler.Pistol: 1}
	want := getadler.Counts{getadler.EscapeBus: 1, getadler.Pistol: 2}
	if got := p.maybe(seat); got != want {
		t.Errorf("%v are shown, want %v", got, want)
	}
	of.Cards = 2
	if got := p.maybe(seat); got.Sum() != 1 {
		t.Errorf("beside a card that is certain, in a hand of two, %v are shown", got)
	}
}

// TestAMarkCoversNoChance: what is written over a box leaves the figure at its foot in sight.
func TestAMarkCoversNoChance(t *testing.T) {
	box := display.Rect{X: 10, Y: 10, W: 90, H: 118}
	in, foot := inCell(theme.Metrics{W: 1280, H: 800}, box, 51)
	if at := written(in, suspected, 100); foot.Empty() || at.H == 0 || !at.Intersect(foot.Inset(3)).Empty() {
		t.Errorf("the mark at %v lies over the chance at %v", at, foot)
	}
}
