package notebook

import (
	"iter"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/record"
	"safehouse/scenes/tabletop/tabletest"
)

// history is a row of events as a match gives them.
func history(events ...getadler.Event) iter.Seq2[int, getadler.Event] { return slices.All(events) }

func TestFactsStandHourByHour(t *testing.T) {
	v := getadler.View{Seats: 4}
	facts := factsOf(history(
		getadler.Event{Kind: getadler.RoleDealt, Seat: 0, Role: getadler.Gold},
		getadler.Event{Kind: getadler.RoleDealt, Seat: 1},
		getadler.Event{Kind: getadler.HourBegan, N: 1},
		getadler.Event{Kind: getadler.TurnBegan, Seat: 0},
		getadler.Event{Kind: getadler.Asked, Seat: 0, Other: 1, Trait: getadler.Hat, Colour: getadler.Black},
		getadler.Event{Kind: getadler.Answered, Seat: 1, Other: 0, N: 2},
		getadler.Event{Kind: getadler.TurnBegan, Seat: 1},
		getadler.Event{Kind: getadler.Asked, Seat: 1, Other: 2, Trait: getadler.Eyes, Colour: getadler.Blue},
		getadler.Event{Kind: getadler.Answered, Seat: 2, Other: 1, N: 2},
		getadler.Event{Kind: getadler.HourBegan, N: 2},
		getadler.Event{Kind: getadler.TurnBegan, Seat: 0},
		getadler.Event{Kind: getadler.Looked, Seat: 0, Other: 3},
		getadler.Event{Kind: getadler.CardSeen, Seat: 0, Other: 3, Card: getadler.Pistol, N: 2},
		getadler.Event{Kind: getadler.CardSeen, Seat: 0, Other: 3, Card: getadler.EscapeBus, N: 1},
		getadler.Event{Kind: getadler.LookEnded, Seat: 0, Other: 3},
		getadler.Event{Kind: getadler.TurnBegan, Seat: 3},
		getadler.Event{Kind: getadler.Accused, Seat: 3, Other: 0},
		getadler.Event{Kind: getadler.WrongArrest, Seat: 3, Other: 0},
	), &v)
	abouts := map[getadler.EventKind]string{
		getadler.RoleDealt: "role", getadler.Asked: "question", getadler.Looked: "look", getadler.Accused: "arrest",
	}
	var got []string
	for _, f := range facts {
		line := string(rune('0'+f.hour)) + " " + abouts[f.about]
		for _, l := range f.said {
			line += " " + strings.TrimPrefix(l.Key, "log.getadler.")
		}
		if f.private {
			line += " private"
		}
		if f.answered {
			line += " turn " + string(rune('0'+f.turn))
		}
		got = append(got, line)
	}
	want := []string{
		"0 role dealt private", "1 question asked no turn 0", "1 question asked no turn 1", "2 look looked private",
		"2 arrest accused wrong",
	}
	if !slices.Equal(got, want) {
		t.Errorf("the facts are %q, want %q", got, want)
	}
	seen := getadler.Counts{getadler.Pistol: 2, getadler.EscapeBus: 1}
	if facts[3].seen != seen {
		t.Errorf("seen in the hand: %v, want %v", facts[3].seen, seen)
	}
}

func TestCardsThatChangeHandsAreToldApart(t *testing.T) {
	given := func(from, to game.Seat, k getadler.Kind) getadler.Event {
		return getadler.Event{Kind: getadler.CardGiven, Seat: from, Other: to, Card: k}
	}
	facts := factsOf(history(
		getadler.Event{Kind: getadler.TurnBegan, Seat: 4},
		given(4, 1, getadler.NoKind), given(1, 4, getadler.NoKind),
		getadler.Event{Kind: getadler.Spied, Seat: 4, Other: 0, N: 1},
		getadler.Event{Kind: getadler.CardTaken, Seat: 4, Other: 0, Card: getadler.Bomb},
		given(4, 0, getadler.DocumentNavy),
		getadler.Event{Kind: getadler.TurnBegan, Seat: 2},
		getadler.Event{Kind: getadler.Spied, Seat: 2, Other: 3, N: 1},
		getadler.Event{Kind: getadler.NothingToTake, Seat: 2, Other: 3},
	), &getadler.View{Seats: 5})
	if len(facts) != 3 {
		t.Fatalf("%d facts, want the exchange and two pairs of binoculars: %+v", len(facts), facts)
	}
	for i, want := range []struct {
		about   getadler.EventKind
		said    int
		private bool
	}{{getadler.CardGiven, 2, false}, {getadler.Spied, 3, true}, {getadler.Spied, 2, false}} {
		if f := &facts[i]; f.about != want.about || len(f.said) != want.said || f.private != want.private {
			t.Errorf("fact %d is about %d with %d sentences, private %v; want %+v", i, f.about, len(f.said), f.private, want)
		}
	}
}

func TestMarksAreKeptAsNotes(t *testing.T) {
	notes := []record.Note{
		{Kind: "saw", Seat: 1, N: 3},
		markNote(1, 2, getadler.Gold, ruledOut), markNote(1, 2, getadler.Gold, suspected),
		markNote(1, 0, getadler.Tarasov, doubted), markNote(0, 1, getadler.Adler, doubted),
		markNote(0, 1, getadler.Adler, noMark),
		{Kind: record.NoteMark, Seat: 1, Text: "9 gold doubted"},
		{Kind: record.NoteMark, Seat: 1, Text: "2 moriarty doubted"},
		{Kind: record.NoteMark, Seat: 1, Text: "2 gold sure"}, {Kind: record.NoteMark, Seat: 1, Text: "gold"},
		{Kind: record.NoteMark, Seat: game.Public, Text: "2 gold out"},
		{Kind: "other", Seat: 1, Text: "2 gold out"},
	}
	var want [game.MaxSeats]marks
	want[1][2][getadler.Gold], want[1][0][getadler.Tarasov] = suspected, doubted
	if got := restoreMarks(notes, 6); got != want {
		t.Errorf("the notes give %v, want %v", got, want)
	}
	if n := markNote(0, 1, getadler.Adler, doubted); !n.Sealed {
		t.Error("a mark lies open in the record of a match that runs")
	}
}

func TestPressingGoesThroughAllMarksAndBack(t *testing.T) {
	k := noMark
	var seen []mark
	for range markEnd {
		k = k.next()
		seen = append(seen, k)
	}
	if !slices.Equal(seen, []mark{suspected, ruledOut, doubted, noMark}) {
		t.Errorf("pressing goes through %v", seen)
	}
}

// TestWhatWasOnceCalledCertainIsASuspicion, which is all that a pencil can say.
func TestWhatWasOnceCalledCertainIsASuspicion(t *testing.T) {
	all := restoreMarks([]record.Note{{Kind: record.NoteMark, Seat: 1, Text: "2 gold certain"}}, 6)
	if got := all[1][2][getadler.Gold]; got != suspected {
		t.Errorf("it is read as %v", got)
	}
}

// TestAPencilInHandWritesItsMark whatever stands there, takes it away where it stands there already, and the rubber
// takes any.
func TestAPencilInHandWritesItsMark(t *testing.T) {
	for _, c := range []struct{ pencil, was, want mark }{
		{inTurn, noMark, suspected}, {inTurn, doubted, noMark}, {suspected, noMark, suspected},
		{suspected, ruledOut, suspected}, {suspected, suspected, noMark}, {doubted, suspected, doubted},
		{rubbed, ruledOut, noMark}, {rubbed, noMark, noMark},
	} {
		if got := c.pencil.over(c.was); got != c.want {
			t.Errorf("%v over %v writes %v, want %v", c.pencil, c.was, got, c.want)
		}
	}
}

// swapped are the entries with the characters of two seats changed for each other.
func swapped(entries []game.Entry, a, b int) []game.Entry {
	all := slices.Clone(entries)
	var roles []int
	for i, e := range all {
		if strings.HasPrefix(e.Move, "role ") {
			roles = append(roles, i)
		}
	}
	all[roles[a]].Move, all[roles[b]].Move = all[roles[b]].Move, all[roles[a]].Move
	return all
}

// TestANotebookHoldsNothingThatItsSeatWasNotTold plays the same cards with the characters of two others changed for
// each other: what the reader was told is the same, and so is the notebook.
func TestANotebookHoldsNothingThatItsSeatWasNotTold(t *testing.T) {
	setup := game.Setup{Seed: game.SeedOf(5), Players: make([]game.Player, 5)}
	m, j := tabletest.NewMatch(t, getadler.Rules{}, setup)
	for seat := range game.Seat(5) {
		if err := m.SubmitText(seat, "ready"); err != nil {
			t.Fatal(err)
		}
	}
	for range 5 {
		seat := m.ToAct().First()
		moves := m.MoveTexts(seat)
		at := slices.IndexFunc(moves, func(text string) bool { return strings.HasPrefix(text, "discard") })
		if look := slices.IndexFunc(moves, func(text string) bool { return strings.HasPrefix(text, "look") }); look >= 0 {
			at = look
		}
		if err := m.SubmitText(seat, moves[at]); err != nil {
			t.Fatal(err)
		}
		if seat = m.ToAct().First(); slices.Contains(m.MoveTexts(seat), "seen") {
			if err := m.SubmitText(seat, "seen"); err != nil {
				t.Fatal(err)
			}
		}
	}
	alike := 0
	for reader := range game.Seat(5) {
		a, b := int(reader+1)%5, int(reader+2)%5
		var last, other *getadler.Match
		for moves := range len(j.Entries) + 1 {
			last, _ = tabletest.Resume(t, getadler.Rules{}, setup, j.Entries[:moves])
			other, _ = tabletest.Resume(t, getadler.Rules{}, setup, swapped(j.Entries, a, b)[:moves])
			v, w := last.View(reader), other.View(reader)
			facts, twin := factsOf(last.Events(reader, 0), &v), factsOf(other.Events(reader, 0), &w)
			if !reflect.DeepEqual(facts, twin) {
				t.Errorf("seat %d after %d moves: the facts depend on who the others are:\n%+v\n%+v", reader, moves, facts, twin)
			}
			if newsOf(last.Events(reader, 0), reader) != newsOf(other.Events(reader, 0), reader) {
				t.Errorf("seat %d after %d moves: the news of hands depend on who the others are", reader, moves)
			}
			k, l := conclude(&v, true, noSupposition), conclude(&w, true, noSupposition)
			if !reflect.DeepEqual(k, l) || v.Dealt == 5 && k.reckon() != l.reckon() {
				t.Errorf("seat %d after %d moves: what is known depends on who the others are", reader, moves)
			}
			for seat := range game.Seat(5) {
				for role := getadler.Adler; role <= getadler.Collins; role++ {
					if !slices.Equal(getadler.WhyNot(&v, seat, role), getadler.WhyNot(&w, seat, role)) {
						t.Errorf("seat %d after %d moves: the reasons depend on who the others are", reader, moves)
					}
				}
			}
			alike += len(facts)
		}
		if last.View(game.Seat(a)).Players[a].Role == other.View(game.Seat(a)).Players[a].Role {
			t.Fatalf("seats %d and %d have the same characters in both matches", a, b)
		}
	}
	if alike < 100 {
		t.Errorf("only %d facts were compared", alike)
	}
}

// TestNewsOfHands: what was seen in a hand, and what has come to it and gone from it since, is what the reader was
// told.
func TestNewsOfHands(t *testing.T) {
	hand := func(s game.Seat) game.Place { return game.Place{Zone: getadler.ZoneHand + game.Zone(s)} }
	moved := func(kind getadler.EventKind, seat, other game.Seat, k getadler.Kind, from, to game.Place) getadler.Event {
		return getadler.Event{Kind: kind, Seat: seat, Other: other, Card: k, From: from, To: to, Moved: true}
	}
	pile, discard := game.Place{Zone: getadler.ZonePile}, game.Place{Zone: getadler.ZoneDiscard}
	first := moved(getadler.CardDrawn, 1, game.Public, getadler.NoKind, pile, hand(1))
	first.N = 1
	news := newsOf(history(
		first,
		getadler.Event{Kind: getadler.HourBegan, N: 1},
		moved(getadler.CardDrawn, 1, game.Public, getadler.NoKind, pile, hand(1)),
		moved(getadler.CardDiscarded, 1, game.Public, getadler.Bomb, hand(1), discard),
		getadler.Event{Kind: getadler.HourBegan, N: 2},
		moved(getadler.Looked, 0, 1, getadler.Magnifier, hand(0), discard),
		getadler.Event{Kind: getadler.CardSeen, Seat: 0, Other: 1, Card: getadler.Pistol, N: 2},
		getadler.Event{Kind: getadler.CardSeen, Seat: 0, Other: 1, Card: getadler.Arrest, N: 1},
		moved(getadler.Looked, 2, 1, getadler.Magnifier, hand(2), discard),
		moved(getadler.CardDrawn, 1, game.Public, getadler.NoKind, pile, hand(1)),
		moved(getadler.CardDiscarded, 1, game.Public, getadler.Arrest, hand(1), discard),
		moved(getadler.CardTaken, 2, 1, getadler.NoKind, hand(1), hand(2)),
		moved(getadler.CardGiven, 2, 1, getadler.NoKind, hand(2), hand(1)),
		moved(getadler.CardGiven, 0, 1, getadler.Disguise, hand(0), hand(1)),
	), 0)
	want := handNews{
		looked: true, hour: 2, seen: getadler.Counts{getadler.Pistol: 2, getadler.Arrest: 1}, drawn: 1,
		played: getadler.Counts{getadler.Arrest: 1}, lost: getadler.Counts{getadler.NoKind: 1},
		got: getadler.Counts{getadler.NoKind: 1, getadler.Disguise: 1},
	}
	if news[1] != want {
		t.Errorf("of the hand that was seen: %+v, want %+v", news[1], want)
	}
	if got := news[2]; got.looked || got.drawn != 0 || got.played[getadler.Magnifier] != 1 ||
		got.got[getadler.NoKind] != 1 {
		t.Errorf("of the hand that was not seen: %+v", got)
	}
	if news[3] != (handNews{}) {
		t.Errorf("of a hand to which nothing happened: %+v", news[3])
	}
}

// TestACardGivenIsNamedWhenItMattered wants the notebook of who gave a card to say so where it is played in a
// confrontation, once, that of who got it where that one plays it, and that of others to say nothing.
func TestACardGivenIsNamedWhenItMattered(t *testing.T) {
	events := func(viewer game.Seat) []getadler.Event {
		secret := func(k getadler.Kind, between ...game.Seat) getadler.Kind {
			for _, seat := range between {
				if seat == viewer {
					return k
				}
			}
			return getadler.NoKind
		}
		return []getadler.Event{
			{Kind: getadler.HourBegan, N: 3},
			{Kind: getadler.TurnBegan, Seat: 2},
			{Kind: getadler.Spied, Seat: 2, Other: 0, N: 1},
			{Kind: getadler.CardTaken, Seat: 2, Other: 0, Card: secret(getadler.EscapeBus, 0, 2)},
			{Kind: getadler.CardGiven, Seat: 2, Other: 0, Card: secret(getadler.Pistol, 0, 2)},
			{Kind: getadler.HourBegan, N: 4},
			{Kind: getadler.TurnBegan, Seat: 0},
			{Kind: getadler.Accused, Seat: 0, Other: 2},
			{Kind: getadler.RightArrest, Seat: 0, Other: 2},
			{Kind: getadler.Replied, Seat: 2, Other: 0, Card: getadler.EscapeBus},
			{Kind: getadler.LetGo, Seat: 0, Other: 2},
			{Kind: getadler.Pursued, Seat: 1, Other: 2, Card: getadler.EscapeBus},
			{Kind: getadler.Replied, Seat: 2, Other: 1, Card: getadler.EscapeBus},
			{Kind: getadler.Shot, Seat: 0, Other: 2, Card: getadler.Pistol},
		}
	}
	for viewer, want := range map[game.Seat]string{0: "gave got", 1: "", 2: "got gave"} {
		v := getadler.View{Seats: 4, Viewer: viewer}
		var told []string
		for _, f := range factsOf(history(events(viewer)...), &v) {
			for _, l := range f.said {
				if key, mattered := strings.CutPrefix(l.Key, "notebook."); mattered {
					told = append(told, key)
				}
			}
		}
		if got := strings.Join(told, " "); got != want {
			t.Errorf("the notebook of %v says %q, want %q", viewer, got, want)
		}
	}
}
