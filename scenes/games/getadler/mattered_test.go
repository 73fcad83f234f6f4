package getadler

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/tabletop/tabletest"
)

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
				says := s.table.Say("score.getadler.decisive", v.Shown.One(), game.SeatName(seat),
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
