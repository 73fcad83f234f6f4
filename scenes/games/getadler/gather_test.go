package getadler

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/tabletop/tabletest"
)

// TestALookAtAHandIsOneSentence: the log names all cards of a hand that was looked at in one sentence.
func TestALookAtAHandIsOneSentence(t *testing.T) {
	m := matchWhere(t, "peeee", func(m *getadler.Match) bool {
		v := m.View(0)
		return v.Phase == getadler.PhaseLook && v.Current == 0
	})
	r := newRoom(t, words.English, 1920, 1080)
	r.open(m, true)
	r.OpenLog()
	r.Wait(40)
	var seen []game.Line
	for _, l := range m.Lines(0, 0) {
		if l.Key == "log.getadler.seen" {
			seen = append(seen, l)
		}
	}
	if len(seen) < 2 {
		t.Fatalf("%d kinds of cards are seen", len(seen))
	}
	log := strings.Join(r.Told(), " ")
	begins := r.Reader().T("log.getadler.seen", seen[0].Args[0], seen[0].Args[1], game.Text(""))
	if n := strings.Count(log, strings.TrimSuffix(begins, ".")); n != 1 {
		t.Errorf("%d sentences begin with %q", n, begins)
	}
	for _, l := range seen {
		if card := r.Reader().T("getadler.list", l.Args[2], game.Text("")); !strings.Contains(log,
			strings.TrimSuffix(card, ", ")) {
			t.Errorf("the log does not name %q", card)
		}
	}
}

// TestWinnersAreNamedTogether: in both languages, and nothing else is put into one sentence.
func TestWinnersAreNamedTogether(t *testing.T) {
	for lang, want := range map[words.Lang]string{
		words.English: "Winners: you, Wilhelmina Wolff and Jo.",
		words.French:  "Victoire\u00a0: vous, Wilhelmina Wolff et Jo.",
	} {
		r := newRoom(t, lang, 1280, 800)
		r.open(newMatch(t, tabletest.Setup("peee", 1)), false)
		var lines []game.Line
		for _, seat := range []game.Seat{0, 2, 3} {
			lines = append(lines, getadler.Event{Kind: getadler.MatchEnded, Seat: seat}.Say())
		}
		if got, ok := r.screen.Gathered(r.screen.table.Reader(), lines, false); !ok || got != want {
			t.Errorf("%s: %q, not %q", lang, got, want)
		}
		lines = append(lines, getadler.Event{Kind: getadler.SeatReady, Seat: 1}.Say())
		if got, ok := r.screen.Gathered(r.screen.table.Reader(), lines, false); ok {
			t.Errorf("%s: %q", lang, got)
		}
	}
}
