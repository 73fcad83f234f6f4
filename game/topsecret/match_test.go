package topsecret

import (
	"slices"
	"testing"

	"safehouse/game"
)

// begin starts a match of two whose first marker the seed draws.
func begin(t *testing.T) *Match {
	t.Helper()
	m, err := game.NewMatch(Rules{}, game.Setup{Players: make([]game.Player, 2), Seed: game.SeedOf(1)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func submit(t *testing.T, m *Match, seat game.Seat, text string) {
	t.Helper()
	if err := m.SubmitText(seat, text); err != nil {
		t.Fatalf("seat %v, %q: %v", seat, text, err)
	}
}

// A match gives the rules' own reason to a seat that has decided already, not only that it is not its turn.
func TestMatchSaysThatAChoiceStands(t *testing.T) {
	m := begin(t)
	submit(t, m, 0, "play 40")
	if err := m.SubmitText(0, "play 50"); err == nil || err.Error() != "why.topsecret.chosen"+" (T2)" {
		t.Errorf("a second choice: %v", err)
	}
	if m.View(0).Players[0].Pick.Kind() != Document3 || m.View(1).Players[0].Pick != 0 {
		t.Error("the refused choice changed the first, or the rival sees it")
	}
	submit(t, m, 1, "play 50")
	submit(t, m, 1, "leave")
	if err := m.SubmitText(1, "bank"); err == nil || err.Error() != "why.topsecret.decided"+" (T24)" {
		t.Errorf("a second decision: %v", err)
	}
}

// Everyone can follow a card from where it was laid to the pile: each journey begins where the last one ended when it
// is turned, stolen, left and banked.
func TestCardsAreFollowed(t *testing.T) {
	m := begin(t)
	submit(t, m, 0, "play mole")
	submit(t, m, 1, "play 40")
	submit(t, m, 0, "leave")
	submit(t, m, 0, "play 40")
	submit(t, m, 1, "play mole")
	submit(t, m, 0, "bank")
	submit(t, m, 1, "leave")
	for _, viewer := range []game.Seat{0, 1, game.Public} {
		var path []game.Zone
		at := handPlace(1)
		for _, e := range m.Events(viewer, 0) {
			if from, to, moved := e.Travel(); moved && from == at && (len(path) > 0 || to == pickPlace(1)) {
				at = to
				path = append(path, to.Zone)
			}
		}
		want := []game.Zone{ZonePick + 1, ZoneUp + 1, ZoneUp, ZoneSingles}
		if !slices.Equal(path, want) {
			t.Errorf("viewer %v follows the card through %v, want %v", viewer, path, want)
		}
	}
}

// A match that is not resumed draws its marker from the seed, and a series hands it on over the border of games.
func TestMarkerIsDrawnByTheSeed(t *testing.T) {
	drawn := map[game.Seat]bool{}
	for seed := range uint64(20) {
		m, err := game.NewMatch(Rules{}, game.Setup{Players: make([]game.Player, 5), Seed: game.SeedOf(seed)}, nil)
		if err != nil {
			t.Fatal(err)
		}
		again, err := game.Resume(Rules{}, game.Setup{Players: make([]game.Player, 5), Seed: game.SeedOf(seed)}, nil, nil)
		if err != nil || again.View(game.Public).Marker != m.View(game.Public).Marker {
			t.Errorf("seed %d draws another marker the second time: %v", seed, err)
		}
		drawn[m.View(game.Public).Marker] = true
	}
	if len(drawn) != 5 {
		t.Errorf("in 20 matches the marker was first at the seats %v only", drawn)
	}
}
