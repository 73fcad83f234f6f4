// Package catalog lists the games, and gives menu, records and simulations what they need of any of them. It is the
// only room under game/ that knows all games; it knows no screen and no file.
package catalog

import (
	"cmp"
	"context"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
)

// Game is one game of the house.
type Game struct {
	// Name is the game's name in records and on the command line.
	Name string
	// Version is that of the rules, 1 where none is said: records say by which they were played. It is another whenever
	// a record would be replayed otherwise than before.
	Version int
	// MinSeats and MaxSeats bound the number of players.
	MinSeats, MaxSeats int
	// Options are what may be chosen before a match.
	Options []Option
	// Earlier are the options of matches that were begun before the rules were what they are: replayed so, and never
	// chosen.
	Earlier game.Options
	// Sides are the names of the sides that seats win and lose for, in a fixed order; none where each plays alone.
	Sides []string

	// Resume goes on with a match from its entries, of which the journal is not told again; the journal may be nil. The
	// session's dynamic type is the game's own Match. An entry that is not legal gives a *game.ReplayError, and the match
	// as it stood before it.
	Resume func(game.Setup, []game.Entry, game.Journal) (game.Session, error)
	// Replay replays entries without the seed and stops after the last, even where Nature owes a move. Errors are as those
	// of Resume.
	Replay func(game.Setup, []game.Entry) (game.Session, error)
	// Redeal replays entries and requires Nature's to be those that the seed draws; the error is a *game.ReplayError.
	Redeal func(game.Setup, []game.Entry) error
	// ThinkAt is Think for a decision that was owed when n moves had been made, 0 to the session's Len.
	ThinkAt thinker
	// Budget is the work that a player is allowed at a table of that many seats.
	Budget func(p bots.Player, seats int) bots.Budget
	// Habit is what somebody's decisions are compared by with those of others.
	Habit Habit

	// plays are the message keys of how it is played by whom, by the names of the levels and of the cast.
	plays map[string]string
	// study is nil for a game of which nothing is worked out beforehand.
	study func(game.Cast) bots.Study
	// sides is nil for a game in which nobody plays for a side.
	sides func(game.Session) []string
	// feats is nil for a game of which nothing is told afterwards.
	feats func(game.Session) []game.Feat
}

// Option is a whole number that may be chosen before a match.
type Option struct {
	// Key is its key in game.Options.
	Key string
	// Default is used where nothing is chosen; Min and Max bound what may be.
	Default, Min, Max int
}

// games are made once: of a long past each match asks for its own.
var games = [...]Game{Kompromat(), TopSecret(), GetAdler()}

// Games lists the games in the order in which a menu shows them.
func Games() []Game { return slices.Clone(games[:]) }

// Names are the names of the games, in that order.
func Names() (names []string) {
	for _, g := range Games() {
		names = append(names, g.Name)
	}
	return names
}

// Find returns the game of that name.
func Find(name string) (Game, bool) {
	if i := slices.IndexFunc(games[:], func(g Game) bool { return g.Name == name }); i >= 0 {
		return games[i], true
	}
	return Game{}, false
}

// New starts a match; the journal may be nil.
func (g Game) New(setup game.Setup, j game.Journal) (game.Session, error) {
	return g.Resume(setup, nil, j)
}

// Thinking decides from a view alone: it may run in another goroutine while the match is shown, and gives a legal move.
type Thinking func(context.Context) bots.Thought[string]

// Think takes the view of a seat that owes a decision, now. The session must be one that this game made.
func (g Game) Think(s game.Session, seat game.Seat, q bots.Question, rng *rand.Rand) Thinking {
	return g.ThinkAt(s, s.Len(), seat, q, rng)
}

// Study is what can be worked out for the opponents of a match before it; nil where there is nothing.
func (g Game) Study(cast game.Cast) bots.Study {
	if g.study == nil {
		return nil
	}
	return g.study(cast)
}

// OfScreens are the options that screens keep with a match and that no rules look at: by key the greatest value, the
// least being 0.
var OfScreens = map[string]int{"odds": 2, "rules": 1}

// CheckOptions looks every option up in the game's list, and says what is wrong with the first that cannot be chosen.
func (g Game) CheckOptions(options game.Options) *game.Refusal {
	var keys []string
	for _, o := range g.Options {
		keys = append(keys, o.Key)
	}
	for _, key := range slices.Sorted(maps.Keys(options)) {
		at := slices.Index(keys, key)
		if at < 0 {
			return game.Refuse("", "simulate.option", game.Text(key), game.Text(strings.Join(keys, ", ")))
		}
		if o, value := g.Options[at], options[key]; value < o.Min || value > o.Max {
			return game.Refuse("", "simulate.range", game.Text(key), game.Number(value), game.Number(o.Min), game.Number(o.Max))
		}
	}
	return nil
}

// SidesOf gives the side that each seat of a match plays for, one of Sides; nil where each plays alone. While a match
// runs this is a secret of the seats': only simulations may ask before the end.
func (g Game) SidesOf(s game.Session) []string {
	if g.sides == nil {
		return nil
	}
	return g.sides(s)
}

// Feats are what persons did in a match that is over and is worth telling, the best first; none of one that runs.
func (g Game) Feats(s game.Session) []game.Feat {
	if g.feats == nil || !s.Standing().Over {
		return nil
	}
	return game.BestFeats(g.feats(s), s.Cast().Persons())
}

// featsOf has the room of a game say what is worth telling of its own match.
func featsOf[S any, M game.Move, V any, E game.Event](
	of func(*game.Match[S, M, V, E]) []game.Feat,
) func(game.Session) []game.Feat {
	return func(s game.Session) []game.Feat { return of(s.(*game.Match[S, M, V, E])) }
}

// Entry is the entry of a game, completed by what follows from its rules.
func Entry[S any, M game.Move, V any, E game.Event](rules game.Rules[S, M, V, E], g Game) Game {
	g.Name = rules.Name()
	g.Version = max(g.Version, 1)
	g.Resume = func(setup game.Setup, entries []game.Entry, j game.Journal) (game.Session, error) {
		return session(game.Resume(rules, setup, entries, j))
	}
	g.Replay = func(setup game.Setup, entries []game.Entry) (game.Session, error) {
		return session(game.Replay(rules, setup, entries))
	}
	g.Redeal = func(setup game.Setup, entries []game.Entry) error { return game.Redeal(rules, setup, entries) }
	return g
}

// session keeps a missing match a nil Session.
func session[S any, M game.Move, V any, E game.Event](m *game.Match[S, M, V, E], err error) (game.Session, error) {
	if m == nil {
		return nil, err
	}
	return m, err
}

// thinker takes the view that a seat of a session had when n moves had been made.
type thinker func(s game.Session, n int, seat game.Seat, q bots.Question, rng *rand.Rand) Thinking

// thinkerOf lets the opponents of one game decide.
func thinkerOf[S any, M game.Move, V any, E game.Event](
	choose func(context.Context, *V, bots.Question, *rand.Rand) bots.Thought[M],
) thinker {
	return func(s game.Session, n int, seat game.Seat, q bots.Question, rng *rand.Rand) Thinking {
		view := s.(*game.Match[S, M, V, E]).ViewAt(seat, n)
		return func(ctx context.Context) bots.Thought[string] { return inText(choose(ctx, &view, q, rng)) }
	}
}

// inText is a thought with its moves as text.
func inText[M game.Move](t bots.Thought[M]) bots.Thought[string] {
	text := bots.Thought[string]{Move: t.Move.String(), Scale: t.Scale, Knew: t.Knew, Feared: t.Feared, Work: t.Work}
	for _, o := range t.Options {
		text.Options = append(text.Options, bots.Weighed[string]{Move: o.Move.String(), Says: o.Says, Value: o.Value,
			Chance: o.Chance, Error: o.Error, Lesser: o.Lesser})
	}
	return text
}

// Character is how a computer presents itself in a game.
type Character struct {
	// Says is the message key of a sentence about how it plays.
	Says string
	// Pace is how long each of its decisions takes on the screen, in milliseconds at speed 1: a fixed time, whatever it
	// has to decide, so that it tells nothing.
	Pace float64
}

// paces are those of the levels: who plays well decides more briskly.
var paces = [...]float64{game.Easy: 1000, game.Medium: 800, game.Expert: 650}

// Character is that of a player in this game: a regular of the cast's own, or else the level's.
func (g Game) Character(p bots.Player) Character {
	l := min(p.Level, game.Expert)
	return Character{Says: g.plays[cmp.Or(p.Character, l.String())], Pace: paces[l]}
}

// Habit is what somebody's decisions in a game are compared by with those of others.
type Habit struct {
	// Title is the message key of what it is, Says that of the sentence with who it is and the figures of both.
	Title, Says string
	// Mean reports that a habit's figure is the mean of what was taken; else it is the least that is rather taken than
	// left.
	Mean bool

	offers func(s game.Session, n int, seat game.Seat, move string) []game.Offer
}

// Offers is what a seat could do when n moves had been made and it made that one, or would have; none where the habit
// has nothing to do with it.
func (h *Habit) Offers(s game.Session, n int, seat game.Seat, move string) []game.Offer {
	if h.offers == nil {
		return nil
	}
	return h.offers(s, n, seat, move)
}

// offersOf has the room of a game say what a move takes or leaves.
func offersOf[S any, M game.Move, V any, E game.Event](
	rules game.Rules[S, M, V, E], of func(*V, M) []game.Offer,
) func(game.Session, int, game.Seat, string) []game.Offer {
	return func(s game.Session, n int, seat game.Seat, text string) []game.Offer {
		move, err := rules.Parse(text)
		if err != nil {
			return nil
		}
		view := s.(*game.Match[S, M, V, E]).ViewAt(seat, n)
		return of(&view, move)
	}
}
