package topsecretbot

import (
	"testing"

	"safehouse/game/topsecret"
)

// TestEasyBeginsWithTwoOfAKind requires Easy to like a document with which it can go on better than a single one, where
// no card waits, and to like neither where another waits.
func TestEasyBeginsWithTwoOfAKind(t *testing.T) {
	liked := func(up topsecret.Kind) weights {
		s := safes{seats: 4}
		s.hands[0] = cards(0).with(topsecret.Document4, 2).with(topsecret.Document5, 1)
		s.up[0] = up
		for k := topsecret.Document1; k <= topsecret.Document5; k++ {
			s.worth[k] = 1
		}
		var likes weights
		s.easyPolicy(0, &likes)
		return likes
	}
	free := liked(topsecret.NoKind)
	if pair, single := free[topsecret.Document4], free[topsecret.Document5]; pair != easyStartLiking ||
		single != easyDocumentLiking {
		t.Errorf("two of a kind are liked with %d and one with %d", pair, single)
	}
	held := liked(topsecret.Document1)
	if pair, single := held[topsecret.Document4], held[topsecret.Document5]; pair != easyDocumentLiking ||
		single != easyDocumentLiking {
		t.Errorf("while another document waits, two of a kind are liked with %d and one with %d", pair, single)
	}
}
