package getadlerbot

import (
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
)

// TestTheLikeliestIsAnother requires the seat that a sentence is about to be the one most likely to be a villain, and
// never the one that says it.
func TestTheLikeliestIsAnother(t *testing.T) {
	for villain := 1; villain < 4; villain++ {
		v := getadler.View{Seats: 4}
		var c cast
		for seat := range c {
			c[seat] = getadler.Townsend
		}
		c[0], c[villain] = getadler.Collins, getadler.Adler
		r := &reasons{infoSet: &infoSet{mind: mind{view: &v,
			belief: suspicion{seats: 4, casts: []cast{c}, weight: []float64{1}}}}}
		if got, _ := r.likely(r.view.Viewer); got != game.Seat(villain) {
			t.Errorf("where seat %d is Adler, seat %v is named", villain, got)
		}
	}
}
