package getadler

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop/tabletest"
)

// storied is a view of four, all of them known, with a story: Adler sits on seat 0, Gold, Sharpe and Townsend follow.
func storied(turns ...getadler.Turn) *getadler.View {
	v := &getadler.View{Seats: 4, First: 1, Past: len(turns), Revealed: true}
	for i := range v.Seats {
		v.Players[i].Role = getadler.Adler + getadler.Role(i)
	}
	copy(v.History[:], turns)
	return v
}

func question(seat, target game.Seat, trait getadler.Trait, c getadler.Colour, yes bool) getadler.Turn {
	return getadler.Turn{
		Hour: 1, Seat: seat, Deed: getadler.DeedAsk, Target: target, Trait: trait, Colour: c, Answered: true, Yes: yes,
		Loser: game.Public,
	}
}

func TestLiesAndBluffsAreExposed(t *testing.T) {
	r := newRoom(t, words.English, 1280, 720)
	r.open(newMatch(t, tabletest.Setup("eeee", 1)), false)
	arrest := func(seat, target game.Seat) getadler.Turn {
		return getadler.Turn{Hour: 4, Seat: seat, Deed: getadler.DeedWrong, Target: target, Loser: game.Public}
	}
	for _, c := range []struct {
		what       string
		turn       getadler.Turn
		lie, bluff bool
		says       string
	}{
		{"a hero's truth", question(0, 1, getadler.Hat, getadler.Brown, true), false, false, "“Yes,” answers"},
		{"a villain's truth", question(1, 0, getadler.Hat, getadler.Brown, true), false, false, "“Yes,” answers"},
		{"a villain's yes that is none", question(1, 0, getadler.Hat, getadler.Black, true), true, false, "A lie: " +
			tabletest.Names[0] + " was Adler, who has a brown hat."},
		{"a villain's no that is none", question(1, 0, getadler.Eyes, getadler.Blue, false), true, false, "A lie: " +
			tabletest.Names[0] + " was Adler, who has blue eyes."},
		{"a hero's mistake", arrest(2, 1), false, false, "Wrong arrest"},
		{"a villain's arrest", arrest(0, 1), false, true, "A bluff: " + tabletest.Names[0] + " was a villain."},
	} {
		tales := talesOf(storied(c.turn), r.Reader())
		if tales[0].lie != c.lie || tales[0].bluff != c.bluff || !strings.Contains(tales[0].text, c.says) {
			t.Errorf("%s: lie %v, bluff %v, told as %q", c.what, tales[0].lie, tales[0].bluff, tales[0].text)
		}
		if !c.lie && strings.Contains(tales[0].text, "A lie") || !c.bluff && strings.Contains(tales[0].text, "A bluff") {
			t.Errorf("%s is told as %q", c.what, tales[0].text)
		}
	}
}

// TestEveryDeedIsTold tells each kind of turn in both languages, and gives it signs that have room in a cell.
func TestEveryDeedIsTold(t *testing.T) {
	right := func(end getadler.Reason, loser game.Seat) getadler.Turn {
		return getadler.Turn{Hour: 5, Seat: 2, Deed: getadler.DeedRight, Target: 0, End: end, Loser: loser}
	}
	turns := []getadler.Turn{
		{Hour: 1, Seat: 1, Deed: getadler.DeedDiscard, Card: getadler.EscapeBoat, Loser: game.Public},
		question(2, 0, getadler.Coat, getadler.Grey, false),
		{Hour: 1, Seat: 3, Deed: getadler.DeedLook, Target: 0, Loser: game.Public},
		{Hour: 2, Seat: 0, Deed: getadler.DeedSpy, Target: 2, N: 1, Loser: game.Public},
		{Hour: 2, Seat: 1, Deed: getadler.DeedSpy, Target: 2, Loser: game.Public},
		{Hour: 4, Seat: 2, Deed: getadler.DeedWrong, Target: 3, Role: getadler.Collins, Loser: game.Public},
		{Hour: 5, Seat: 3, Deed: getadler.DeedMissed, Loser: game.Public},
		{Hour: 5, Seat: 1, Deed: getadler.DeedNothing, Loser: game.Public},
		right(getadler.NobodyAnswered, game.Public), right(getadler.Disguised, game.Public),
		right(getadler.Bombed, game.Public),
		right(getadler.Drawn, game.Public), right(getadler.Outshot, 2), right(getadler.Outshot, 0), right(getadler.Caught, 0),
	}
	for _, lang := range []words.Lang{words.English, words.French} {
		r := newRoom(t, lang, 1280, 720)
		r.open(newMatch(t, tabletest.Setup("eeee", 1)), false)
		told := map[string]bool{}
		reveals := 0
		for i, tale := range talesOf(storied(turns...), r.Reader()) {
			if tale.text == "" || strings.Contains(tale.text, "[") || told[tale.text] {
				t.Errorf("%s: turn %d is told as %q", lang, i, tale.text)
			}
			told[tale.text] = true
			if n := len(tale.signs(nil)); n > maxSigns || n == 0 && tale.turn.Deed != getadler.DeedNothing {
				t.Errorf("%s: turn %d has %d signs", lang, i, n)
			}
			if tale.reveals {
				reveals++
			}
		}
		if reveals != 1 {
			t.Errorf("%d arrests reveal everybody", reveals)
		}
	}
}

// TestTheStoryNamesWhoGaveWhatWon wants the story to name who gave the winner a document of the kind that won, where
// somebody did, and nobody else, in both languages.
func TestTheStoryNamesWhoGaveWhatWon(t *testing.T) {
	for _, lang := range []words.Lang{words.English, words.French} {
		told := 0
		for seed := range uint64(20) {
			m := ended(t, tabletest.Setup("pppp", seed))
			v := m.View(game.Public)
			var givers game.Seats
			for seat := range game.Seat(4) {
				for _, e := range m.Events(seat, 0) {
					switch {
					case v.Shown == getadler.NoKind || e.Card != v.Shown:
					case e.Kind == getadler.CardGiven && e.Other == v.ShownBy:
						givers = givers.With(e.Seat)
					case e.Kind == getadler.CardTaken && e.Seat == v.ShownBy:
						givers = givers.With(e.Other)
					}
				}
			}
			r := newRoom(t, lang, 1280, 800)
			s, named := r.toScore(m), game.Seats(0)
			for seat := range game.Seat(4) {
				says := s.look.Say("score.getadler.decisive", v.Shown.One(), game.SeatName(seat),
					v.Players[max(0, min(v.ShownBy, 3))].Role.Word())
				for i := range s.tales {
					if strings.HasSuffix(s.tales[i].text, says) {
						named = named.With(seat)
					}
				}
			}
			if named.Len() > 1 || named.Len() == 0 != (givers == 0) || named&^givers != 0 {
				t.Errorf("%s, match %d: %b gave such a document, %b are named", lang, seed, givers, named)
			}
			told += named.Len()
		}
		if told == 0 {
			t.Errorf("%s: no match came to it", lang)
		}
	}
}

// TestTheStoryFillsAnUprightScreen wants the signs of a story that stands there as a table to be told apart, its turns
// to be high enough for a finger where four play on a usual phone, and no room to stay empty under it.
func TestTheStoryFillsAnUprightScreen(t *testing.T) {
	for _, kinds := range []string{"eeee", "eeeee", "eeeeee"} {
		m := ended(t, tabletest.Setup(kinds, 5))
		for _, size := range [][2]float64{{360, 640}, {390, 844}, {412, 915}, {768, 1024}} {
			for _, lang := range []words.Lang{words.English, words.French} {
				r := newRoom(t, lang, size[0], size[1])
				s := r.toScore(m)
				if !r.Click("chart") {
					t.Errorf("%s at %v: no story can be pressed", kinds, size)
					continue
				}
				r.MustFit()
				if s.list != nil {
					if kinds == "eeee" && size[1] >= 840 {
						t.Errorf("%s at %v: the story is no table", kinds, size)
					}
					continue
				}
				foot := s.grid.box.Y + s.grid.box.H
				if way, _ := r.Hot("rematch"); kinds == "eeee" && size[0] < 420 && way.Box.Y-foot > 60 {
					t.Errorf("%s at %v: %.0f pixels stay empty under the story", kinds, size, way.Box.Y-foot)
				}
				for i := range s.tales {
					cell := s.grid.cell(s.now(), &s.tales[i].turn)
					edge := cellEdge(r.Stage.Metrics)
					if side := signSide(cell.W-2*edge, cell.H-2*edge, s.grid.lines); side < 20 {
						t.Errorf("%s at %v: turn %d has signs of %.1f pixels", kinds, size, i, side)
					}
					if kinds == "eeee" && size[1] >= 840 && cell.H < 44 {
						t.Errorf("%s at %v: turn %d is %.0f pixels high", kinds, size, i, cell.H)
					}
				}
			}
		}
	}
}

// TestEscapeLeadsFromTheStoryToTheEnd and only from there to the menu.
func TestEscapeLeadsFromTheStoryToTheEnd(t *testing.T) {
	r := newRoom(t, words.English, 412, 915)
	s := r.toScore(ended(t, tabletest.Setup("eeee", 5)))
	verdict := s.describe(s.score).Verdict
	if !r.Click("chart") || r.Shows(verdict) {
		t.Fatal("the story does not open")
	}
	r.Key(input.Cancel)
	if !r.Scoring() || !r.Shows(verdict) {
		t.Error("Escape does not lead back to the end")
	}
}
