package topsecretbot_test

import (
	"testing"

	"safehouse/game/botstest"
)

// TestTopSecretHintsStand holds hints to their own estimates.
func TestTopSecretHintsStand(t *testing.T) {
	room.HintsStand(t, botstest.Trial{Tables: tables(true), Matches: botstest.Size(2, 40), Work: 120}, nil)
}
