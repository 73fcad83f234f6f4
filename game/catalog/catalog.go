// Package catalog lists the games, and gives menu, records and simulations what they need of any of them. It is the
// only room under game/ that knows all games; it knows no screen and no file.
package catalog

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/bots"
)

// Game is one game of the house.
type Game struct {
	// Name is the game's name in records and on the command line; "game.NAME" is the message key of its title.
	Name string
	// MinSeats and MaxSeats bound the number of players.
	MinSeats, MaxSeats int
	// Options are what may be chosen before a match.
	Options []Option
	// Sides are the names of the sides that seats win and lose for, in a fixed order; none where each plays alone.
	Sides []string

	play play
}

// Option is a whole number that may be chosen before a match.
type Option struct {
	// Key is its key in game.Options; "option.GAME.KEY" is its message key.
	Key string
	// Default is used where nothing is chosen; Min and Max bound what may be.
	Default, Min, Max int
}

// play is what the catalogue needs of one game; each game fills it in a file of its own.
type play struct {
	resume func(game.Setup, []game.Entry, game.Journal) (game.Session, error)
	replay func(game.Setup, []game.Entry) (game.Session, error)
	redeal func(game.Setup, []game.Entry) error
	think  func(game.Session, game.Seat, game.Level, bots.Budget, *rand.Rand) func() string
	// sides is nil for a game in which nobody plays for a side.
	sides func(game.Session) []string
}

// Games lists the games in the order in which a menu shows them.
func Games() []Game { return []Game{kompromatGame(), topSecretGame(), getAdlerGame()} }

// Find returns the game of that name.
func Find(name string) (Game, bool) {
	for _, g := range Games() {
		if g.Name == name {
			return g, true
		}
	}
	return Game{}, false
}

// New starts a match. The session's dynamic type is the game's own Match; the journal may be nil.
func (g Game) New(setup game.Setup, j game.Journal) (game.Session, error) {
	return g.play.resume(setup, nil, j)
}

// Resume goes on with a match from its entries, of which the journal is not told again. An entry that is not legal
// gives a *game.ReplayError, and the match as it stood before it.
func (g Game) Resume(setup game.Setup, entries []game.Entry, j game.Journal) (game.Session, error) {
	return g.play.resume(setup, entries, j)
}

// Replay replays entries without the seed and stops after the last, even where Nature owes a move. Errors are as
// those of Resume.
func (g Game) Replay(setup game.Setup, entries []game.Entry) (game.Session, error) {
	return g.play.replay(setup, entries)
}

// Redeal replays entries and requires Nature's to be those that the seed draws; the error is a *game.ReplayError.
func (g Game) Redeal(setup game.Setup, entries []game.Entry) error {
	return g.play.redeal(setup, entries)
}

// Think takes the view of a seat that owes a decision, now, and returns a function that decides from it alone: it may
// run in another goroutine while the match is shown, and gives the text of a legal move. The session must be one that
// this game made.
func (g Game) Think(s game.Session, seat game.Seat, level game.Level, b bots.Budget, rng *rand.Rand) func() string {
	return g.play.think(s, seat, level, b, rng)
}

// SidesOf gives the side that each seat of a match plays for, one of Sides; nil where each plays alone. While a match
// runs this is a secret of the seats': only simulations may ask before the end.
func (g Game) SidesOf(s game.Session) []string {
	if g.play.sides == nil {
		return nil
	}
	return g.play.sides(s)
}

// session keeps a missing match a nil Session.
func session[S any, M game.Move, V any, E game.Event](m *game.Match[S, M, V, E], err error) (game.Session, error) {
	if m == nil {
		return nil, err
	}
	return m, err
}
