package kompromatbot

import (
	"context"
	"math"
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/ismcts"
	"safehouse/game/kompromat"
)

// The plain search's own numbers: a yardstick shares none with the levels, so that it stays what it is.
const (
	// searchStop is the total in half points at which its playouts stop, searchGivesBack the number of tokens from which
	// they give one back for a 21.
	searchStop, searchGivesBack = 32, 6
	// searchSwing is the gain in one round, in points, on the scale of the logistic curve; searchLost is what losing by nine
	// tokens counts in points.
	searchSwing, searchLost = 5, 40
	// searchWorlds is how many iterations a sampled world serves: sampling costs as much as playing a world on; searchTries
	// how often one is sampled until it fits.
	searchWorlds, searchTries = 8, 6
	// searchSetCard is what a code or a document is worth in a complete set.
	searchSetCard = 4
	// searchBusts is the mean number of tokens that a seat takes in a round by going bust, searchMarks its share of the
	// marks to come, in quarters of a token.
	searchBusts, searchMarks = 1, 2
	// searchMost is the largest mean of tokens to come, in quarters: five rounds and all nine marks.
	searchMost = 5*searchBusts + 9*searchMarks
)

// searchRuin is the chance of coming to nine tokens, by the mean number of tokens to come in quarters and by the tokens
// held, where tokens come one by one and by chance (Poisson).
var searchRuin = ruins()

func ruins() (chances [searchMost + 1][kompromat.TokenLimit + 1]float64) {
	for quarters := range chances {
		mean := float64(quarters) / 4
		fewer, term := 0.0, math.Exp(-mean)
		for tokens := kompromat.TokenLimit; tokens >= 0; tokens-- {
			chances[quarters][tokens] = 1 - fewer
			fewer += term
			term *= mean / float64(kompromat.TokenLimit-tokens+1)
		}
	}
	return chances
}

// searched decides by the plain search to the end of the round.
func searched(ctx context.Context, v *kompromat.View, iterations int, rng *rand.Rand) bots.Thought[kompromat.Move] {
	if len(v.Moves) == 1 {
		return bots.Thought[kompromat.Move]{Move: v.Moves[0]}
	}
	source := rand.NewPCG(rng.Uint64(), rng.Uint64())
	g := &roundGame{view: v, round: v.Round, dice: kompromat.NewDice(source), rng: rand.New(source)}
	now := kompromat.Rules{}.Sample(v, g.rng)
	g.lead = searchWorth(&now, 0, v.Round) - searchWorth(&now, 1, v.Round)
	options, done := ismcts.Search(ctx, g, iterations, source)
	return ismcts.Thought(options, v.Moves, done)
}

// roundGame is the rest of a round as the search sees it.
type roundGame struct {
	view  *kompromat.View
	round int
	// lead is that of seat 0 when the search begins.
	lead float64
	dice kompromat.Dice
	rng  *rand.Rand
	// now is the sampled world in use, left the iterations that it still serves.
	now  kompromat.State
	left int
}

// Deal takes the rival to have stopped where playouts stop, as far as a few tries find such a world.
func (g *roundGame) Deal(s *kompromat.State) {
	if g.left == 0 {
		for range searchTries {
			g.now = kompromat.Rules{}.Sample(g.view, g.rng)
			if !g.now.StoppedBelow(1-g.view.Viewer, searchStop) {
				break
			}
		}
		g.left = searchWorlds
	}
	g.left--
	*s = g.now
}

func (g *roundGame) Turn(s *kompromat.State) game.Seat {
	if s.Settled(g.round) {
		return ismcts.Ended
	}
	return s.Turn()
}

func (g *roundGame) Together(*kompromat.State) bool { return false }

func (g *roundGame) Known(s *kompromat.State) uint64 { return s.Known(s.Turn()) }

func (g *roundGame) Moves(s *kompromat.State, buf []kompromat.Move) []kompromat.Move {
	return kompromat.Rules{}.Moves(s, s.Turn(), buf)
}

func (g *roundGame) Make(s *kompromat.State, m kompromat.Move) {
	kompromat.Rules{}.Apply(s, s.Turn(), m)
	if !s.Settled(g.round) {
		s.Settle(&g.dice)
	}
}

func (g *roundGame) Play(s *kompromat.State) { s.PlayRound(&g.dice, searchStop, searchGivesBack) }

// Values are by what the round gained; where the match has ended, by who won.
func (g *roundGame) Values(s *kompromat.State, values *[game.MaxSeats]int32) {
	if s.Over() {
		switch s.Winner() {
		case 0:
			values[0] = ismcts.One
		case 1:
			values[1] = ismcts.One
		default:
			values[0], values[1] = ismcts.One/2, ismcts.One/2
		}
		return
	}
	gain := searchWorth(s, 0, g.round) - searchWorth(s, 1, g.round) - g.lead
	values[0] = int32(math.Round(ismcts.One / (1 + math.Exp(-gain/searchSwing))))
	values[1] = ismcts.One - values[0]
}

// searchWorth is what a seat owns in points when that round is over. While rounds are left, cards of sets count what they
// are worth each in a complete set.
func searchWorth(s *kompromat.State, seat game.Seat, round int) float64 {
	score, after := s.Points(seat), kompromat.Rounds-round
	ruin := searchRuin[searchBusts*after+searchMarks*s.MarksLeft()][score.Tokens]
	worth := float64(score.Total()) - searchLost*ruin
	if after > 0 {
		worth += searchSetCard*float64(score.CodeCards+score.DocumentCards) - float64(score.Codes+score.Documents)
	}
	return worth
}
