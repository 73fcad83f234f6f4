package topsecret

import (
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

func TestOneBankerNeedsNoCurtain(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, tabletest.Setup("pp", 11)), false)
	for _, kind := range []topsecret.Kind{topsecret.Document3, topsecret.Mole} {
		r.Wait(tabletop.ScoreGuard)
		for _, id := range []string{"take", "peek", handIDs[kind], "play"} {
			r.Wait(40)
			if !r.Click(id) {
				t.Fatalf("%q cannot be pressed", id)
			}
		}
	}
	for range 40 {
		r.Wait(20)
		r.Click("continue")
	}
	v := r.match.View(game.Public)
	if v.Phase != topsecret.PhaseBank || v.Bankers != game.SeatsOf(1) {
		t.Fatalf("phase %d, bankers %b", v.Phase, v.Bankers)
	}
	if _, ok := r.Hot("take"); ok {
		t.Error("a single banker is asked behind the curtain")
	}
	if !r.Click("leave") {
		t.Error("the card cannot be left")
	}
}

// TestWhoIsAskedBeforeAllEyesIsMarked: whoever sits below, one board says on ink that it is up to who sits there, and
// that the one before has decided.
func TestWhoIsAskedBeforeAllEyesIsMarked(t *testing.T) {
	m := newMatch(t, tabletest.Setup("pp", 11))
	for seat, card := range []string{"play 30", "play 40"} {
		tabletest.Make(t, m, game.Seat(seat), card)
	}
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(m, true)
	for asked := range 2 {
		r.Wait(60)
		lit, done := 0, 0
		for _, it := range r.Draw() {
			switch {
			case it.Text == r.Stage.Say("topsecret.note.deciding") && it.Colour == theme.CutPaper:
				lit++
			case it.Text == r.Stage.Say("topsecret.note.decided"):
				done++
			}
		}
		if lit != 1 || done != asked {
			t.Errorf("with seat %d asked %d boards say so on ink, and %d that somebody has decided", asked, lit, done)
		}
		r.Click("leave")
	}
}

// TestTheCurtainTellsWhatBecameOfTheLastCards: in a match that goes on and in one that is opened again, to each of the
// persons, and nothing of the turns before, which all have seen; what was done to whoever reads it stands out.
func TestTheCurtainTellsWhatBecameOfTheLastCards(t *testing.T) {
	m := newMatch(t, tabletest.Setup("pp", 11))
	for _, text := range []string{"play mole", "play assassin"} {
		for seat := range game.Seat(2) {
			tabletest.Make(t, m, seat, text)
		}
	}
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(m, true)
	curtains := [2]int{}
	for turn := range 4 {
		for range 2 {
			for range 20 {
				if r.Wait(tabletop.ScoreGuard); r.match.View(game.Public).Phase == topsecret.PhaseChoose && !r.Busy() {
					break
				}
				for _, id := range []string{"continue", stealIDs[1], "steal", "leave"} {
					r.Click(id)
					r.Wait(tabletop.ScoreGuard)
				}
			}
			seat := r.Asked()
			if _, drawn := r.Hot("take"); drawn {
				told, bold := strings.Join(r.Told(), "\n"), ""
				for _, it := range r.Draw() {
					if it.Role == display.LogLine && it.Font == display.SansBold {
						bold += it.Text
					}
				}
				stolen := turn == 1 || turn == 3
				if strings.Contains(told, "assassin") != (turn == 0) || strings.Contains(told, "snatches") != stolen ||
					(bold != "") != (stolen && seat == 1) {
					t.Errorf("before turn %d seat %d reads %q, in bold %q", turn, seat, told, bold)
				}
				curtains[seat]++
				r.Click("take")
			}
			r.Wait(tabletop.ScoreGuard)
			r.Wait(20)
			card := [2][4]topsecret.Kind{
				{topsecret.Mole, topsecret.Document3, topsecret.Mole, topsecret.Document3},
				{topsecret.Document4, topsecret.Document5, topsecret.Document4, topsecret.Document5},
			}[seat][turn]
			for _, id := range []string{"peek", handIDs[card], "play"} {
				if !r.Click(id) {
					t.Fatalf("turn %d: %q cannot be pressed, status %q", turn, id, r.Status())
				}
				r.Wait(10)
			}
		}
	}
	if curtains != [2]int{4, 4} {
		t.Errorf("in four turns the screen was handed over %v times", curtains)
	}
}

// TestTheCurtainTellsOfSixInFewSentences: what became of the cards of several is one sentence, what befell the reader
// another in bold, and the cards that were turned, which lie on the boards, are none.
func TestTheCurtainTellsOfSixInFewSentences(t *testing.T) {
	m := newMatch(t, tabletest.Setup("pppppp", 11))
	plays := []string{"play 30", "play 40", "play 50", "play mole", "play 20", "play assassin"}
	for seat, text := range plays {
		tabletest.Make(t, m, game.Seat(seat), text)
	}
	r := newRoom(t, words.English, 1280, 800)
	r.open(m, true)
	r.Wait(tabletop.ScoreGuard)
	var usual, bold []string
	for _, it := range r.Draw() {
		switch {
		case it.Role != display.LogLine:
		case it.Font == display.SansBold:
			bold = append(bold, it.Text)
		default:
			usual = append(usual, it.Text)
		}
	}
	names := r.Names()
	if want := "Up in smoke: your document 30."; len(bold) != 1 || bold[0] != want {
		t.Errorf("in bold stands %q, not %q", bold, want)
	}
	all := strings.Join(usual, " ")
	want := "Up in smoke: " + names[1] + "’s document 40, " + names[2] + "’s document 50, "
	if !strings.Contains(all, "Boom! "+names[5]+" plays an assassin.") {
		t.Errorf("the curtain does not tell who played the assassin: %q", usual)
	}
	if !strings.Contains(all, want) || strings.Count(all, "Up in smoke") != 1 || strings.Contains(all, names[1]+": ") {
		t.Errorf("the curtain tells %q", usual)
	}
}
