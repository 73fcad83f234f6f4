package kompromatbot

import (
	"math"
	"math/bits"
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/search"
	"safehouse/game/search/ismcts"
)

// Thumb's rule: it stops at 16, and 1.5 lower for each token from the sixth; in half points. It returns tokens from the
// seventh, since one card can bring three.
const (
	thumbStop, thumbLower, thumbFrom = 32, 3, 5
	thumbReturns                     = 7
)

// thumb is the yardstick «rule of thumb». It never changes, so that what is measured against it can be compared.
//
// It places each card at the mission that would add most to its own points, less the marks under it; of equals at the
// one next to the deck. It draws below 16, below 1.5 less for each token from the sixth, and declares the best total.
// Of the items it uses two: forged papers, in its turn or in a window, as soon as it has seven tokens, and the poison
// pen where that makes it win a mission that it would not win. With 21 it gives a token back from the sixth.
func thumb(v *kompromat.View) kompromat.Move {
	tokens := v.Players[v.Viewer].Tokens
	if m := use(kompromat.ForgedPapers, kompromat.PapersLimit); tokens >= thumbReturns && has(v, m) {
		return m
	}
	switch v.Phase {
	case kompromat.PhasePlace:
		return placed(v, -1)
	case kompromat.PhaseMore:
		_, total := v.OpenTotals()
		return either(total >= thumbStop-thumbLower*max(0, tokens-thumbFrom), kompromat.OpStop, kompromat.OpDraw)
	case kompromat.PhasePerfect:
		return either(tokens > thumbFrom, kompromat.OpDiscard, kompromat.OpHold)
	default:
		return plain(v)
	}
}

// greedy is the yardstick that takes what brings most at once, and thinks of nothing that comes later.
//
// It places each card at the mission that would add most to its own points, the marks under it counted in, since tokens
// are points. It draws as long as fewer than half of the cards left in its deck would bust it. It keeps every token,
// and uses the pen as thumb does, no other item.
func greedy(v *kompromat.View) kompromat.Move {
	switch v.Phase {
	case kompromat.PhasePlace:
		return placed(v, 1)
	case kompromat.PhaseMore:
		h := handOf(v, v.Viewer)
		busts := 0
		for cards := h.deck; cards != 0; cards &= cards - 1 {
			if h.at[v.Current].low+lows[bits.TrailingZeros16(cards)] > kompromat.Limit {
				busts++
			}
		}
		_, total := v.OpenTotals()
		return either(total == kompromat.Limit || 2*busts >= bits.OnesCount16(h.deck), kompromat.OpStop, kompromat.OpDraw)
	case kompromat.PhasePerfect:
		return kompromat.Move{Op: kompromat.OpHold}
	default:
		return plain(v)
	}
}

// placed lays the first card at the mission that adds most, each mark under it counted as so many points.
func placed(v *kompromat.View, mark int) kompromat.Move {
	m, _ := search.Best(v.Moves, func(m kompromat.Move) int {
		if m.Op != kompromat.OpPlace {
			return math.MinInt
		}
		return adds(v, int(m.A)) + mark*v.Row[m.A].Counter.Marks()
	})
	return m
}

// either makes the first of two moves where that holds, else the second.
func either(holds bool, first, second kompromat.Op) kompromat.Move {
	if holds {
		return kompromat.Move{Op: first}
	}
	return kompromat.Move{Op: second}
}

// plain answers what takes no thought: it begins a turn, declares the best total, uses the pen where that turns a
// mission, and otherwise declines.
func plain(v *kompromat.View) kompromat.Move {
	switch v.Phase {
	case kompromat.PhaseDraw:
		return kompromat.Move{Op: kompromat.OpDraw}
	case kompromat.PhaseSmoke:
		return kompromat.Move{Op: kompromat.OpKeep}
	case kompromat.PhaseDeclare:
		return kompromat.Move{Op: kompromat.OpDeclare, A: uint8(v.Suggested())}
	case kompromat.PhaseAfter:
		if m, ok := turns(v); ok {
			return m
		}
		return kompromat.Move{Op: kompromat.OpPass}
	case kompromat.PhaseBefore:
		return kompromat.Move{Op: kompromat.OpPass}
	default:
		return v.Moves[0]
	}
}

// turns finds a use of the pen that wins the mission in turn where it would not be won.
func turns(v *kompromat.View) (kompromat.Move, bool) {
	mine, theirs := handOf(v, v.Viewer).at[v.Current], declared(v, 1-v.Viewer)
	if mine.beats(&theirs) {
		return kompromat.Move{}, false
	}
	for sign := range 2 {
		m, changed := use(kompromat.PoisonPen, sign), mine
		changed.total = uint8(max(0, int(mine.total)+4*sign-2))
		if has(v, m) && changed.beats(&theirs) {
			return m, true
		}
	}
	return kompromat.Move{}, false
}

// declared is what a seat declared at the mission in turn, where all cards lie open.
func declared(v *kompromat.View, seat game.Seat) attempt {
	a := &v.Row[v.Current].Attempts[seat]
	var r attempt
	if !a.Declared {
		return r
	}
	for _, c := range a.Cards[:a.Count] {
		if !c.Removed {
			r.add(c.Card)
		}
	}
	r.fixed, r.total = true, uint8(a.Total)
	return r
}

// adds is what a mission of the row would add to the viewer's points now.
func adds(v *kompromat.View, mission int) int {
	own := accountOf(v, v.Viewer)
	before := own.score()
	own.win(v.Row[mission].Mission)
	return own.score() - before
}

// The plain search's own numbers: a yardstick shares none with the levels, so that it stays what it is.
const (
	// searchStop is the total in half points at which its playouts stop, searchGivesBack the number of tokens from which
	// they give one back for a 21.
	searchStop, searchGivesBack = 32, 6
	// searchSwing is the gain in one round, in points, on the scale of the logistic curve; searchLost is what losing by
	// nine tokens counts in points.
	searchSwing, searchLost = 5, 40
	// searchWorlds is how many iterations a sampled world serves: sampling costs as much as playing a world on;
	// searchTries how often one is sampled until it fits.
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

// restOfRound is the rest of a round as the plain search sees it. The rival is taken to have stopped where playouts
// stop, as far as a few tries find such a world.
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

// searchWorth is what a seat owns in points when that round is over. While rounds are left, cards of sets count what
// they are worth each in a complete set.
func searchWorth(s *kompromat.State, seat game.Seat, round int) float64 {
	score, after := s.Points(seat), kompromat.Rounds-round
	ruin := searchRuin[searchBusts*after+searchMarks*s.MarksLeft()][score.Tokens]
	worth := float64(score.Total()) - searchLost*ruin
	if after > 0 {
		worth += searchSetCard*float64(score.CodeCards+score.DocumentCards) - float64(score.Codes+score.Documents)
	}
	return worth
}
