package kompromatbot

import (
	"testing"

	"safehouse/game/kompromat"
)

// TestThumbStopsWhereItSays holds the rule of thumb, which never changes, to what is written of it: it draws below 16,
// and below 1.5 less for each token from the sixth.
func TestThumbStopsWhereItSays(t *testing.T) {
	for _, c := range []struct {
		tokens   int
		cards    []kompromat.Card
		wantStop bool
	}{
		{0, []kompromat.Card{nine, six}, false},
		{0, []kompromat.Card{ten, six}, true},
		{5, []kompromat.Card{nine, six}, false},
		{5, []kompromat.Card{ten, six}, true},
		{6, []kompromat.Card{nine, five}, false},
		{6, []kompromat.Card{ten, five}, true},
		{8, []kompromat.Card{seven, four}, false},
		{8, []kompromat.Card{seven, five}, true},
	} {
		v := position(kompromat.PhaseMore, draw, stop)
		v.Players[v.Viewer].Tokens = c.tokens
		lay(&v.Row[0].Attempts[0], kompromat.Shown, c.cards...)
		v.Row[0].Attempts[0].Open = true
		if m := thumb(&v); (m == stop) != c.wantStop {
			_, total := v.OpenTotals()
			t.Errorf("with %d tokens and %d half points it makes %q", c.tokens, total, m)
		}
	}
}
