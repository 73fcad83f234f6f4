// Package bots is what all computer opponents have in common: who may sit at a table (Player), what one is asked
// (Question), how much it may work (Budget), what it answers and why (Thought), and the random stream it draws from.
// The opponents themselves live beside it, a room for each game: kompromatbot, topsecretbot, getadlerbot.
//
// An opponent is given the View of its seat, a Question and a stream, and what the seat was told of earlier moves where
// the view does not hold it (TOP SECRET). It is given no Match and no true State, and can reach none; the states that
// it searches are sampled from the View. The same view, question, stream and memory give the same move on every
// machine. How long a move takes is bounded by the Budget alone: no opponent knows a clock or a screen.
//
// The levels see and search the same. They differ in how sharply they choose between moves by their worth, in how much
// they remember, and in whether they read others.
package bots

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
)

// Version is the version of the opponents: a record says by which its computers moved. It is another whenever anybody
// decides otherwise than before (TestOpponentsDecideAsTheyDid in package catalog), and never 0.
const Version = 2

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
	// Character is the ID of the regular whose temper a Levelled player has; empty for the plain level.
	Character string
	// Iterations are those of an ISMCTS player, 1 or more.
	Iterations int
}

// OfLevel is the player of that level.
func OfLevel(l game.Level) Player { return Player{Level: l} }

// Is reports whether the player is of that level, whatever its temper.
func (p Player) Is(l game.Level) bool { return p.Kind == Levelled && p.Level == l }

// yardsticks are the names of the other kinds.
var yardsticks = map[Kind]string{Random: "random", Greedy: "greedy", Thumb: "thumb", ISMCTS: "ismcts"}

// String gives what ParsePlayer reads: "expert", "finch", "thumb", "ismcts:3000".
func (p Player) String() string {
	switch p.Kind {
	case Levelled:
		return cmp.Or(p.Character, p.Level.String())
	case ISMCTS:
		return yardsticks[ISMCTS] + ":" + strconv.Itoa(p.Iterations)
	default:
		return yardsticks[p.Kind]
	}
}

// mostIterations bounds what a search may be asked for.
const mostIterations = 10_000_000

// ParsePlayer reads a player's text: a level, a regular of the cast, "random", "greedy", "thumb", or "ismcts:N" with 1
// to 10,000,000 iterations.
func ParsePlayer(text string) (Player, bool) {
	if l, ok := game.ParseLevel(text); ok {
		return OfLevel(l), true
	}
	if i := FindCharacter(text); i >= 0 {
		return Player{Level: cast[i].Level, Character: text}, true
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

// Budget bounds an opponent's work on each kind of decision of its game by counted work (iterations, worlds, deals),
// not by time, so that a move can be repeated. It is fixed for a level and written into the record of a match.
type Budget []Allowance

// Allowance is the work allowed on one kind of decision.
type Allowance struct {
	// Topic names the kind of decision, "card" say: each game lists its own.
	Topic string
	// Work is 1 or more.
	Work int
}

// Even is a budget of the same work on each of those topics.
func Even(work int, topics ...string) (b Budget) {
	for _, topic := range topics {
		b = append(b, Allowance{topic, work})
	}
	return b
}

// On is the work allowed on a topic; 1 where the budget does not name it.
func (b Budget) On(topic string) int {
	for _, a := range b {
		if a.Topic == topic {
			return a.Work
		}
	}
	return 1
}

// String gives what ParseBudget reads: "card:4000 bank:2000".
func (b Budget) String() string {
	var parts []string
	for _, a := range b {
		parts = append(parts, a.Topic+":"+strconv.Itoa(a.Work))
	}
	return strings.Join(parts, " ")
}

// mostWork is the most that is read: far more than any computer is allowed, and no more than anybody would wait for.
const mostWork = 1_000_000

// ParseBudget reads a budget's text. It may stand in a record that comes from anywhere.
func ParseBudget(text string) (Budget, bool) {
	var b Budget
	for _, part := range strings.Fields(text) {
		topic, number, ok := strings.Cut(part, ":")
		work, err := strconv.Atoi(number)
		if !ok || topic == "" || err != nil || work < 1 || work > mostWork {
			return nil, false
		}
		b = append(b, Allowance{topic, work})
	}
	return b, true
}

// Stream is the random stream for an opponent's decision on that seat when n moves have been made in the match. It is
// the one derivation used everywhere: a stream for every decision makes a resumed match go on as it would have, and it
// shares nothing with the deal's, so that no opponent thinks with the true cards.
func Stream(seed game.Seed, seat game.Seat, n int) *rand.Rand {
	return seed.Stream(fmt.Sprintf("bot/%v/%d", seat, n))
}

// Lean shares the chances of options out anew by a taste: each is multiplied by what the taste gives it, 1 for what it
// does not mind, above 1 for what it likes. A level of temperature T then chooses as if the taste's logarithm times T
// were added to the option's value; what the level would never play stays unplayed, so that no temper blunders. The
// values, which the reasons are told by, stay as they are. A nil taste changes nothing.
func Lean[M comparable](options []Weighed[M], taste func(Weighed[M]) float64) {
	if taste == nil {
		return
	}
	leaning := slices.Clone(options)
	sum := 0.0
	for i := range leaning {
		leaning[i].Chance = float64(options[i].Chance * taste(options[i]))
		sum += leaning[i].Chance
	}
	if sum <= 0 {
		return
	}
	for i := range options {
		options[i].Chance = leaning[i].Chance / sum
	}
}

// When is how much an option is liked if that is so, and 1 else.
func When(so bool, liked float64) float64 {
	if so {
		return liked
	}
	return 1
}
