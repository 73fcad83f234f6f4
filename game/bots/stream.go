package bots

import (
	"fmt"
	"math/rand/v2"

	"safehouse/game"
)

// Stream is the random stream for an opponent's decision of that number on that seat, counted from 0. It is the one
// derivation used everywhere: it shares nothing with the deal's, so that no opponent thinks with the true cards.
func Stream(seed game.Seed, seat game.Seat, decision int) *rand.Rand {
	return seed.Stream(fmt.Sprintf("bot/%v/%d", seat, decision))
}
