package getadler

import (
	"context"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	rules "safehouse/game/getadler"
	"safehouse/scenes/lessons"
	"safehouse/scenes/tabletop/tabletest"
)

// lessonOf is the lesson of that id.
func lessonOf(t *testing.T, id string) lessons.Lesson {
	t.Helper()
	l, ok := lessons.Named(lessonList, id)
	if !ok {
		t.Fatalf("there is no lesson %q", id)
	}
	return l
}

// pupil takes a lesson of GET ADLER! by its moves alone.
type pupil struct {
	*testing.T
	c *lessons.Course
	m *rules.Match
	// made are the moves of the opponents since the lesson began.
	made map[game.Seat][]string
}

func pupilOf(t *testing.T, id string) *pupil {
	t.Helper()
	l := lessonOf(t, id)
	c, err := lessons.Begin(l, tabletest.Keys)
	if err != nil {
		t.Fatal(err)
	}
	return &pupil{t, c, c.Session.(*rules.Match), map[game.Seat][]string{}}
}

// wait has the opponents play until the pupil owes a decision, or nobody does.
func (p *pupil) wait() {
	for len(p.c.Session.MoveTexts(me)) == 0 && !p.c.Session.Standing().Over {
		for seat := second; seat <= fourth; seat++ {
			if len(p.c.Session.MoveTexts(seat)) == 0 {
				continue
			}
			move := p.c.Think(seat, p.c.Session.Len(), bots.Question{Player: bots.OfLevel(game.Easy)})(context.Background()).Move
			if err := p.c.Session.SubmitText(seat, move); err != nil {
				p.Fatal(err)
			}
			p.made[seat] = append(p.made[seat], move)
			break
		}
	}
}

// does makes the pupil's moves one after another, each when it is asked for.
func (p *pupil) does(moves ...string) {
	p.Helper()
	for _, move := range moves {
		p.wait()
		if err := p.c.Session.SubmitText(me, move); err != nil {
			p.Fatal(err)
		}
	}
	p.wait()
}

// follows wants the opponents to have done what is prepared, as far as the match has come.
func (p *pupil) follows() {
	p.Helper()
	for seat, made := range p.made {
		if plays := p.c.Lesson.Plays[seat]; len(made) > len(plays) || !slices.Equal(made, plays[:len(made)]) {
			p.Errorf("seat %d made %q, prepared is %q", seat, made, plays)
		}
	}
}

// canBe are the characters that a seat can still have for the pupil.
func (p *pupil) canBe(seat game.Seat) (set rules.RoleSet) {
	v := p.m.View(me)
	for _, a := range rules.Assignments(&v) {
		set = set.With(a[seat])
	}
	return set
}

func roles(list ...rules.Role) (set rules.RoleSet) {
	for _, r := range list {
		set = set.With(r)
	}
	return set
}

// hand are the cards of a seat, as it sees them itself.
func (p *pupil) hand(seat game.Seat) rules.Counts { return p.m.View(seat).Players[seat].Sure }

// TestTheFirstLessonTellsTheTruth holds what is said about faces, answers and who lies against the match.
func TestTheFirstLessonTellsTheTruth(t *testing.T) {
	p := pupilOf(t, "getadler.1")
	if p.m.View(me).Players[me].Role != rules.Gold || rules.Gold.Look(rules.Hat) != rules.Brown {
		t.Error("the pupil is not Gold, with a brown hat")
	}
	p.does("ready", "ask 2 hair blond")
	if rules.Fitting(4, rules.Hair, rules.Blond) != roles(rules.Gold, rules.Townsend) ||
		p.canBe(third) != roles(rules.Townsend, rules.Adler) {
		t.Error("after the first answer there are not Townsend and Adler left")
	}
	if moves := p.c.Session.MoveTexts(me); !slices.Equal(moves, []string{"yes"}) {
		t.Errorf("the pupil may answer %q", moves)
	}
	p.does("yes", "ask 2 eyes brown")
	blond, brown := rules.Fitting(4, rules.Hair, rules.Blond), rules.Fitting(4, rules.Eyes, rules.Brown)
	if blond&brown != roles(rules.Gold) || p.canBe(third) != roles(rules.Adler) {
		t.Error("after the second answer it is not Adler alone, who passed for Gold")
	}
	if v := p.m.View(me); v.Hour != 3 {
		t.Errorf("the pupil plays freely at %d o'clock", v.Hour)
	}
	p.follows()
	p.does("discard pistol")
	if v := p.m.View(me); v.Hour != 4 {
		t.Errorf("the lesson ends at %d o'clock", v.Hour)
	}
}

// TestTheSecondLessonTellsTheTruth holds what is said about hands, the arrest, the chase and the shoot-out against the
// match.
func TestTheSecondLessonTellsTheTruth(t *testing.T) {
	p := pupilOf(t, "getadler.2")
	v := p.m.View(me)
	if v.Hour != 2 || v.Players[me].Role != rules.Sharpe {
		t.Errorf("it is %d o'clock, and the pupil is %v", v.Hour, v.Players[me].Role)
	}
	kept := ""
	p.c.Keep = func(text string) { kept = text }
	p.does("look 2")
	if again, ok := lessons.Resume(p.c.Lesson, kept, tabletest.Keys); !ok || again.Session.Len() != p.c.Session.Len() {
		t.Error("a lesson that begins in the middle is not gone on with")
	}
	documents := 0
	for k, n := range p.m.View(me).Players[third].Sure {
		if rules.Kind(k).Document() {
			documents += n
		}
	}
	if documents != 3 || p.m.View(me).Players[third].Sure[rules.Bomb] != 1 {
		t.Errorf("the magnifier shows %d documents", documents)
	}
	p.does("seen")
	if p.canBe(third) != roles(rules.Adler) {
		t.Error("two answers do not leave Adler alone")
	}
	p.does("spy 2 1")
	if p.hand(me)[rules.Bomb] != 1 {
		t.Error("the binoculars do not take the bomb")
	}
	p.does("give magnifier")
	if v := p.m.View(me); v.Hour != 4 || !v.Players[second].Out || p.hand(me)[rules.EscapeBus] != 1 ||
		p.hand(me)[rules.Pistol] != 3 {
		t.Errorf("the pupil does not arrest at four, after a wrong arrest, with a bus and pistols: %+v", v)
	}
	p.does("arrest 2", "pursue")
	if n := p.hand(third)[rules.Pistol]; n != 0 {
		t.Errorf("Adler has %d pistols left", n)
	}
	p.does("shoot")
	if c := p.m.View(me).Fight; c.VillainShots != 1 || c.HeroShots != 1 || !c.Held {
		t.Errorf("it does not stand one to one: %+v", c)
	}
	p.does("shoot")
	if s := p.c.Session.Standing(); !s.Over || !s.Winners.Has(me) {
		t.Error("the heroes do not win by it")
	}
	p.follows()
}

// TestTheThirdLessonTellsTheTruth holds what is said about lies, the bluff and the escapes against the match.
func TestTheThirdLessonTellsTheTruth(t *testing.T) {
	p := pupilOf(t, "getadler.3")
	v := p.m.View(me)
	if hand := p.hand(me); v.Hour != 3 || v.Players[me].Role != rules.Adler || hand[rules.DocumentNavy]+
		hand[rules.DocumentArmy] != 2 {
		t.Errorf("it is %d o'clock, and the pupil is %v with %v", v.Hour, v.Players[me].Role, hand)
	}
	blue, brown := rules.Fitting(4, rules.Eyes, rules.Blue), rules.Fitting(4, rules.Hat, rules.Brown)
	if blue != roles(rules.Adler, rules.Townsend) || brown&^blue != roles(rules.Gold) {
		t.Error("who denies blue eyes, and has a brown hat, is not Gold")
	}
	p.does("discard army", "no", "yes", "arrest 2")
	if v := p.m.View(me); !v.Revealed || v.Players[second].Role != rules.Gold || v.Fight.Opponent != second ||
		!v.Players[third].Out {
		t.Errorf("Gold does not find the pupil out while another misses a turn: %+v", v)
	}
	p.does("reply bus")
	if v := p.m.View(me); v.Fight.Opponent != fourth || v.Hour != 5 || p.hand(me)[rules.Disguise] != 1 {
		t.Errorf("the pupil is not arrested again at five, with a disguise: %+v", v)
	}
	p.does("reply disguise")
	if v := p.m.View(me); v.Hour != 6 {
		t.Errorf("the pupil plays freely at %d o'clock", v.Hour)
	}
	p.does("discard pistol", "discard pistol")
	if s := p.c.Session.Standing(); !s.Over || !s.Winners.Has(me) {
		t.Error("Adler does not win with the document")
	}
	p.follows()
}
