package kompromat

import (
	"math/bits"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
)

// TestWhatIsLeftInTheDecksIsAsManyAsLieThere, at whatever a match comes to.
func TestWhatIsLeftInTheDecksIsAsManyAsLieThere(t *testing.T) {
	looked := 0
	collect(t, "pe", 3, func(name string, met func() *kompromat.Match) {
		if looked++; looked > 12 {
			return
		}
		m := met()
		r := newRoom(t, words.English, 1280, 800)
		r.open(m, true)
		for seat := range game.Seat(kompromat.Seats) {
			v := m.View(seat)
			if _, left := r.screen.LeftIn(int(seat)); len(left) != v.Players[seat].Deck {
				t.Errorf("%s: %d cards are told of in the deck of seat %d, %d lie there", name, len(left), seat,
					v.Players[seat].Deck)
			}
		}
		v := m.View(game.Public)
		if _, left := r.screen.LeftIn(kompromat.Seats); len(left) != bits.OnesCount32(v.Unlaid) {
			t.Errorf("%s: %d missions are told of, %d lie there", name, len(left), bits.OnesCount32(v.Unlaid))
		}
	})
	if looked < 5 {
		t.Errorf("only %d moments were looked at", looked)
	}
}
