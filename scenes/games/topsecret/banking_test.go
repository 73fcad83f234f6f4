package topsecret

import (
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
	"safehouse/scenes/ui"
)

// threeBankers are a table of three persons who have each played a document of another value: each owes what becomes of
// it.
func threeBankers(t *testing.T) *room {
	t.Helper()
	m := newMatch(t, tabletest.Setup("ppp", 5))
	for seat := range game.Seat(3) {
		v := m.View(seat)
		tabletest.Make(t, m, seat, v.Play(topsecret.Document3+topsecret.Kind(seat)).String())
	}
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(m, true)
	r.Wait(60)
	if v := m.View(game.Public); v.Phase != topsecret.PhaseBank || v.Bankers.Len() != 3 {
		t.Fatalf("phase %d, bankers %b", v.Phase, v.Bankers)
	}
	return r
}

// TestBankingTakesOnePress: the question is about a card that lies open, so nothing has to be looked at behind the
// curtain.
func TestBankingTakesOnePress(t *testing.T) {
	r := threeBankers(t)
	near := r.screen.table.Near
	for i, id := range []string{"bank", "leave", "bank"} {
		r.Wait(60)
		if seat := r.Asked(); seat != game.Seat(i) {
			t.Fatalf("seat %d is asked, not %d", seat, i)
		}
		if r.screen.table.Near != near {
			t.Errorf("seat %d is asked, and the board of seat %d lies below, where that of seat %d lay", i,
				r.screen.table.Near, near)
		}
		if before := r.match.Len(); !r.Click(id) || r.match.Len() != before+1 {
			t.Fatalf("seat %d: one press on %q does not decide", i, id)
		}
	}
}

// TestEachAnswerHasItsPlace: what becomes of a card is answered in the same place whatever the card is, and by a key
// that is shown.
func TestEachAnswerHasItsPlace(t *testing.T) {
	for _, card := range []string{"play agent", "play 40"} {
		r := newRoom(t, words.English, 1280, 800)
		r.Stage.Settings.Speed = 0
		r.open(scripted(t, "pee", turn{card, "play 30", "play 60"}), true)
		r.Wait(60)
		bank, leave := display.Rect{}, display.Rect{}
		var keys []string
		items := r.Draw()
		for _, it := range items {
			switch it.ID {
			case "bank":
				bank = it.Box
			case "leave":
				leave = it.Box
			}
		}
		for _, it := range items {
			x, y := it.Box.Centre()
			if it.Kind == display.Text && (bank.Contains(x, y) || leave.Contains(x, y)) {
				keys = append(keys, it.Text)
			}
		}
		if bank.Empty() || leave.X <= bank.X {
			t.Errorf("%s: the bank is at %v, and to leave it out at %v", card, bank, leave)
		}
		for _, a := range []input.Action{input.Draw, input.Stop} {
			if key := r.Stage.Prompt(a); !slices.Contains(keys, key) {
				t.Errorf("%s: %q is not among %q", card, key, keys)
			}
		}
	}
}

// TestADoublePressBanksForOnePersonOnly: who presses twice out of habit does not answer for the next one.
func TestADoublePressBanksForOnePersonOnly(t *testing.T) {
	r := threeBankers(t)
	moves := r.match.Len()
	for range 3 {
		r.Click("leave")
		r.Wait(16)
	}
	if n := r.match.Len() - moves; n != 1 {
		t.Errorf("presses in a row decide for %d persons", n)
	}
	r.Wait(30)
	if r.Click("leave"); r.match.Len() != moves+2 {
		t.Error("the next person cannot answer")
	}
}

// TestNothingTellsWhatWasBanked: pictures, sounds and words are the same whether the one before has banked or left the
// card out, by finger or by key (T24).
func TestNothingTellsWhatWasBanked(t *testing.T) {
	for _, touch := range []bool{false, true} {
		var rooms [2]*room
		for i, id := range []string{"bank", "leave"} {
			r := threeBankers(t)
			rooms[i] = r
			it, ok := r.Hot(id)
			if !ok {
				t.Fatalf("%q is not there", id)
			}
			if touch {
				x, y := it.Box.Centre()
				r.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true, Touch: true})
				r.Tick(input.Frame{X: x, Y: y, Released: true, Touch: true})
			} else {
				r.Key([]input.Action{input.Draw, input.Stop}[i])
				r.Tick(input.Frame{X: -1, Y: -1, Keyboard: true})
			}
		}
		for n := range 40 {
			a, b := rooms[0], rooms[1]
			if x, y := a.Draw(), b.Draw(); !slices.Equal(x, y) {
				t.Fatalf("touch %v: after %d ticks the screens differ", touch, n)
			}
			if !slices.Equal(a.Cues, b.Cues) || !slices.Equal(a.Captions, b.Captions) || !slices.Equal(a.Spoken, b.Spoken) {
				t.Fatalf("touch %v: after %d ticks the two are heard apart: %v and %v", touch, n, a.Cues, b.Cues)
			}
			for _, r := range rooms {
				r.Tick(input.Frame{X: -1, Y: -1, Touch: touch, Keyboard: !touch})
			}
		}
	}
}

// TestWhoBanksMayLookAtTheHandFirst: behind the curtain, which nobody else must pass.
func TestWhoBanksMayLookAtTheHandFirst(t *testing.T) {
	r := threeBankers(t)
	if !r.Click("look") {
		t.Fatal("there is no way to look")
	}
	r.Wait(tabletop.ScoreGuard)
	if !r.Click("show") {
		t.Fatal("the hand lies open without a curtain")
	}
	r.Wait(60)
	if !r.HandOpen() || r.Asked() != 0 {
		t.Error("the hand is not open")
	}
	if moves := r.match.Len(); !r.Click("bank") || r.match.Len() != moves+1 {
		t.Error("one press does not bank from an open hand")
	}
	r.Wait(60)
	if _, curtain := r.Hot("take"); curtain || r.HandOpen() || !r.CanPress("bank") {
		t.Error("the next person is not asked before all eyes")
	}
}

// TestTheWayToLookNamesItsKeyAndLeavesTheAnswersLarge holds it at the reader's largest letters, and that the key does
// what it says.
func TestTheWayToLookNamesItsKeyAndLeavesTheAnswersLarge(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, size := range [][3]float64{{1280, 800, 1}, {1280, 800, 2}, {1920, 1080, 2}, {1024, 640, 2}, {2560, 1080, 2}} {
			r := threeBankers(t)
			r.Stage.Lang, r.Stage.Metrics = lang, theme.Metrics{W: size[0], H: size[1], TextScale: size[2]}
			r.Stack.Resumed()
			r.Wait(2)
			look, ok := r.Hot("look")
			key, letters := false, 0.0
			for _, it := range r.Draw() {
				if x, y := it.Box.Centre(); it.Kind == display.Text && look.Box.Contains(x, y) {
					key = key || it.Text == r.Stage.Prompt(input.Peek)
					if it.Text == look.Label {
						letters = it.Size
					}
				}
			}
			if whole := r.Stage.Metrics.Size(display.SansBold, ui.ButtonSize); !ok || letters < whole*0.64 || size[2] == 1 &&
				!key {
				t.Errorf("%s at %v: there %v, its letters are %.0f pixels high, the reader's %.0f, its key is shown: %v", lang,
					size, ok, letters, whole, key)
			}
			r.Key(input.Peek)
			r.Wait(tabletop.ScoreGuard)
			if _, curtain := r.Hot("show"); !curtain {
				t.Errorf("%s at %v: the key leads to no curtain", lang, size)
			}
		}
	}
}
