package bots

import (
	"strconv"
	"strings"

	"safehouse/game"
)

// Kind is a way of deciding.
type Kind uint8

// The kinds of players. All but Levelled are yardsticks: fixed ways of playing that opponents are measured against.
const (
	// Levelled plays as one of the three levels.
	Levelled Kind = iota
	// Random makes any legal move, each equally likely.
	Random
	// Greedy takes what brings most at once.
	Greedy
	// Thumb plays by the simplest sensible rule of thumb of the game.
	Thumb
	// ISMCTS searches information sets by a plain multi-observer Monte Carlo tree search with a set number of iterations
	// (Cowling, Powley and Whitehouse 2012).
	ISMCTS
)

// Player says who decides for a seat.
type Player struct {
	Kind Kind
	// Level is the strength of a Levelled player.
	Level game.Level
	// Iterations are those of an ISMCTS player, 1 or more.
	Iterations int
}

// OfLevel is the player of that level.
func OfLevel(l game.Level) Player { return Player{Level: l} }

// yardsticks are the names of the other kinds.
var yardsticks = map[Kind]string{Random: "random", Greedy: "greedy", Thumb: "thumb", ISMCTS: "ismcts"}

// String gives what ParsePlayer reads: "expert", "thumb", "ismcts:3000".
func (p Player) String() string {
	switch p.Kind {
	case Levelled:
		return p.Level.String()
	case ISMCTS:
		return yardsticks[ISMCTS] + ":" + strconv.Itoa(p.Iterations)
	default:
		return yardsticks[p.Kind]
	}
}

// mostIterations bounds what a search may be asked for.
const mostIterations = 10_000_000

// ParsePlayer reads a player's text: a level, "random", "greedy", "thumb", or "ismcts:N" with 1 to 10,000,000 iterations.
func ParsePlayer(text string) (Player, bool) {
	if l, ok := game.ParseLevel(text); ok {
		return OfLevel(l), true
	}
	name, number, searches := strings.Cut(text, ":")
	for _, k := range []Kind{Random, Greedy, Thumb} {
		if name == yardsticks[k] && !searches {
			return Player{Kind: k}, true
		}
	}
	n, err := strconv.Atoi(number)
	if name != yardsticks[ISMCTS] || err != nil || n < 1 || n > mostIterations {
		return Player{}, false
	}
	return Player{Kind: ISMCTS, Iterations: n}, true
}
