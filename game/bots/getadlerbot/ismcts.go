package getadlerbot

import (
	"context"
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/ismcts"
	"safehouse/game/getadler"
)

// The plain search's own numbers: a yardstick shares none with the levels, so that it stays what it is.
const (
	// plainHours is how many hours the search looks beyond the one that is played.
	plainHours = 1
	// plainWorlds is how many iterations a sampled world serves: sampling costs as much as playing a world on.
	plainWorlds = 8
	// What the villains' chance gains or loses at the horizon, in shares of 1: by the document that they need, by the
	// seats that Adler hides among, by being unmasked, and by Adler's elimination.
	plainDocument, plainHidden, plainUnmasked, plainFallen = 0.12, 0.25, 0.1, 0.15
)

// searched decides by the plain search, some hours deep.
func searched(ctx context.Context, v *getadler.View, iterations int, rng *rand.Rand) bots.Thought[getadler.Move] {
	if len(v.Moves) == 1 {
		return bots.Thought[getadler.Move]{Move: v.Moves[0]}
	}
	source := rand.NewPCG(rng.Uint64(), rng.Uint64())
	g := &plainGame{view: v, seats: v.Seats, until: v.Hour + plainHours, dice: source, rng: rand.New(source)}
	options, done := ismcts.Search(ctx, g, iterations, source)
	return ismcts.Thought(options, v.Moves, done)
}

// plainGame is the next hours as the search sees them.
type plainGame struct {
	view  *getadler.View
	seats int
	until int
	dice  *rand.PCG
	rng   *rand.Rand
	// now is the sampled world in use, left the iterations that it still serves.
	now  getadler.State
	left int
}

func (g *plainGame) Deal(s *getadler.State) {
	if g.left == 0 {
		g.now = getadler.Rules{}.Sample(g.view, g.rng)
		g.left = plainWorlds
	}
	g.left--
	*s = g.now
}

func (g *plainGame) Turn(s *getadler.State) game.Seat {
	if s.Over() || s.HourNow() > g.until {
		return ismcts.Ended
	}
	asked := getadler.Rules{}.ToAct(s)
	if asked.Has(g.view.Viewer) {
		return g.view.Viewer
	}
	return asked.First()
}

func (g *plainGame) Together(*getadler.State) bool { return false }

func (g *plainGame) Known(s *getadler.State) uint64 { return s.Known(g.Turn(s)) }

func (g *plainGame) Moves(s *getadler.State, buf []getadler.Move) []getadler.Move {
	return getadler.Rules{}.Moves(s, g.Turn(s), buf)
}

func (g *plainGame) Make(s *getadler.State, m getadler.Move) {
	getadler.Rules{}.Apply(s, g.Turn(s), m)
	s.Settle(g.dice)
}

func (g *plainGame) Play(s *getadler.State) { s.PlayThrough(g.dice, g.until) }

// Values are 1 and 0 where a side has won, else a guess at the villains' chance.
func (g *plainGame) Values(s *getadler.State, values *[game.MaxSeats]int32) {
	villains, winners := s.Villains(), s.Won()
	chance := int32(0)
	if !s.Over() {
		chance = g.guess(s)
	}
	for seat := range game.Seat(g.seats) {
		switch {
		case s.Over() && winners.Has(seat):
			values[seat] = ismcts.One
		case s.Over():
			values[seat] = 0
		case villains.Has(seat):
			values[seat] = chance
		default:
			values[seat] = ismcts.One - chance
		}
	}
}

// guess is the villains' chance at the horizon.
func (g *plainGame) guess(s *getadler.State) int32 {
	chance := 0.5
	if s.Documented() {
		chance += plainDocument
	} else {
		chance -= plainDocument
	}
	suspects := s.Suspects()
	switch {
	case s.Unmasked():
		chance -= plainUnmasked
	case suspects.Has(s.AdlerSeat()):
		chance -= plainHidden * (1/float64(suspects.Len()) - 1/float64(g.seats))
	default:
		chance += plainHidden / float64(g.seats)
	}
	if s.Fallen() {
		chance -= plainFallen
	}
	return int32(chance * ismcts.One)
}
