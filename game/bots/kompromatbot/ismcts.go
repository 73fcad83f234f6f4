package kompromatbot

import (
	"math"
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/search/ismcts"
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

// restOfRound is the rest of a round as the plain search sees it. The rival is taken to have stopped where playouts stop, as far
// as a few tries find such a world.
func restOfRound(v *kompromat.View, source *rand.PCG) *ismcts.Game[kompromat.State, kompromat.Move] {
	var rules kompromat.Rules
	dice, rng := kompromat.NewDice(source), rand.New(source)
	now := rules.Sample(v, rng)
	lead := searchWorth(&now, 0, v.Round) - searchWorth(&now, 1, v.Round)
	over := func(s *kompromat.State) bool { return s.Settled(v.Round) }
	return &ismcts.Game[kompromat.State, kompromat.Move]{
		Deal: ismcts.Worlds(searchWorlds, func() (s kompromat.State) {
			for range searchTries {
				if s = rules.Sample(v, rng); !s.StoppedBelow(1-v.Viewer, searchStop) {
					break
				}
			}
			return s
		}),
		Turn:  ismcts.Asked(v.Viewer, over, rules.ToAct),
		Known: (*kompromat.State).Known,
		Moves: rules.Moves,
		Make: func(s *kompromat.State, seat game.Seat, m kompromat.Move) {
			if rules.Apply(s, seat, m); !over(s) {
				s.Settle(&dice)
			}
		},
		Play:   func(s *kompromat.State) { s.PlayRound(&dice, searchStop, searchGivesBack) },
		Values: func(s *kompromat.State, values *[game.MaxSeats]int32) { searchValues(s, v.Round, lead, values) },
	}
}

// searchValues are by what the round gained over the lead before it; where the match has ended, by who won.
func searchValues(s *kompromat.State, round int, lead float64, values *[game.MaxSeats]int32) {
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
	gain := searchWorth(s, 0, round) - searchWorth(s, 1, round) - lead
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
