package rulestest

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"strconv"
	"testing"

	"safehouse/game"
)

// Config is what the kit needs to know of a game. Rules, Settings and Bound are required. A State is a plain value, so
// that two of them can be compared.
type Config[S comparable, M game.Move, V any, E game.Event] struct {
	Rules game.Rules[S, M, V, E]
	// Settings are the player counts and options to play, each in a subtest.
	Settings []Setting
	// Bound is the largest number of moves, Nature's counted in, that a match may have.
	Bound int
	// Alike is the number of steps a game, of all viewers together and on average, after which two worlds must be
	// different and have looked alike: they differed before, or a sealed move was made in two ways. It keeps the test of
	// noninterference from passing because nothing was tested.
	Alike int
	// Conserve, where given, tells what is wrong with a reachable state: cards lost, a score that is no sum.
	Conserve func(s *S) error
	// Secret, where given, spells what is hidden from the viewer: one byte for each hidden fact, in a fixed order; ""
	// where nothing is hidden.
	Secret func(s *S, viewer game.Seat) string
	// Stream, where given, is the stream that an opponent on the seat thinks with at its decision of that number,
	// counted from 0.
	Stream func(seed game.Seed, seat game.Seat, decision int) *rand.Rand
	// Shown, where given, returns the legal moves that a view carries.
	Shown func(v *V) []M
	// Choose, where given, makes the moves of every second game; the others are played uniformly at random.
	Choose func(v *V, rng *rand.Rand) M
	// Minds, where given, are opponents, each of which has to decide alike in worlds that its seat cannot tell apart.
	Minds []Mind[M, V]
	// Forgets, where given, tells of an event that ends what was hidden, as when all cards are taken back: what is told
	// in the same move need not be kept by the view.
	Forgets func(e E) bool
	// Tried are moves that are tried at every position, legal or not, besides those seen in play.
	Tried []M
	// Quick and Long, where given, are how many games of each setting Test plays, and how many it plays where LongVariable
	// asks for it, of a game that costs the kit more than usual or has more settings.
	Quick, Long int
}

// Setting is one way to play a game.
type Setting struct {
	Seats   int
	Options game.Options
}

// String names the setting in test names and failures.
func (s Setting) String() string {
	if len(s.Options) == 0 {
		return strconv.Itoa(s.Seats) + "seats"
	}
	return fmt.Sprintf("%dseats%v", s.Seats, s.Options)
}

// TB is the part of testing.TB that the kit reports through.
type TB interface {
	Helper()
	Errorf(format string, args ...any)
	Logf(format string, args ...any)
}

// LongVariable is the environment variable that, being set, asks tests to play as long as a person may want to wait:
// build/test --long sets it.
const LongVariable = "SAFEHOUSE_LONG"

// How many games of each setting are played usually: enough to catch a slip while a game is worked on, and as many as
// find what is rare.
const (
	quickGames = 20
	longGames  = 2000
)

// roomForGarbage is how much may be allocated, in percent of what is in use, before it is collected. The kit keeps one
// game and throws views away by the gigabyte: at the usual 100 a quarter of its time went into collecting.
const roomForGarbage = 400

// games is how many games of each setting are to be played.
func (c *Config[S, M, V, E]) games() int {
	if os.Getenv(LongVariable) != "" {
		return cmp.Or(c.Long, longGames)
	}
	return cmp.Or(c.Quick, quickGames)
}

// Test plays every setting in a subtest and reports each breach of the contract with the number of the game and the
// move, which are the same in every run.
func Test[S comparable, M game.Move, V any, E game.Event](t *testing.T, cfg Config[S, M, V, E]) {
	t.Helper()
	debug.SetGCPercent(roomForGarbage)
	games := cfg.games()
	for _, setting := range cfg.Settings {
		t.Run(setting.String(), func(t *testing.T) {
			t.Parallel()
			Check(t, cfg, setting, games)
		})
	}
}

// Check plays a number of games of one setting. It stops at the first game with a breach.
func Check[S comparable, M game.Move, V any, E game.Event](tb TB, cfg Config[S, M, V, E], setting Setting, games int) {
	tb.Helper()
	k := newKit(tb, cfg, setting)
	k.games = games
	k.checkTypes()
	k.checkStart()
	for n := 0; n < games && !k.failed; n++ {
		k.game(n)
	}
	if !k.failed {
		k.report(games)
	}
}
