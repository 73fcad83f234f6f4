package bots

import (
	"fmt"
	"math/rand/v2"

	"safehouse/game"
)

// Stream is the random stream for an opponent's decision on that seat when n moves have been made in the match. It is
// the one derivation used everywhere: a stream for every decision makes a resumed match go on as it would have, and it
// shares nothing with the deal's, so that no opponent thinks with the true cards.
func Stream(seed game.Seed, seat game.Seat, n int) *rand.Rand {
	return seed.Stream(fmt.Sprintf("bot/%v/%d", seat, n))
}
