package bots

import (
	"math"
	"math/bits"

	"safehouse/game/kompromat"
)

// mostCards is the number of cards at one mission from which more make no difference in ties.
const mostCards = 9

// outlook tells what each total at one mission would be worth, over all sampled worlds.
type outlook struct {
	// against sums, by the rival's result, the worth of each way the mission can end for the thinker.
	against [bust + 2][mostCards + 1]sums
	// worth caches the answers, known says which there are.
	worth [bust + 1][mostCards + 1]float64
	known [bust + 1][mostCards + 1]bool
}

// sums are weighted worths: the mission won, won with 21, dropped, lost, lost by going
// bust, or never attempted.
type sums struct{ weight, win, perfect, drop, lose, bust, away float64 }

// absent is the total that stands for a rival that does not stand: bust or without a card.
const absent = bust + 1

// look plays the rest of each world's round, but for the thinker's own attempt at the mission, and sums what each way
// it can end is worth.
func (t *thinker) look(mission int) *outlook {
	o := &outlook{}
	for i := range t.worlds {
		w := t.worlds[i]
		w.hands[t.me].playOn(mission, t.rng)
		w.hands[1-t.me].playOn(-1, t.rng)
		theirs := w.hands[1-t.me].at[mission].result()
		total, count := absent, 0
		if theirs.stands() {
			total, count = theirs.total, min(theirs.count, mostCards)
		}
		s := &o.against[total][count]
		s.weight += t.share
		s.win += t.share * t.settle(&w, mission, result{kompromat.Limit - 1, 2 * mostCards, true}.over(theirs))
		s.perfect += t.share * t.settle(&w, mission, result{kompromat.Limit, 2 * mostCards, true})
		s.bust += t.share * t.settle(&w, mission, result{bust, 1, true})
		s.away += t.share * t.settle(&w, mission, result{})
		if theirs.stands() {
			s.drop += t.share * t.settle(&w, mission, theirs)
			s.lose += t.share * t.settle(&w, mission, result{0, 0, true})
		}
	}
	return o
}

// over makes r a result that beats the other, without 21 where that is possible.
func (r result) over(other result) result {
	if other.stands() && other.total == kompromat.Limit {
		r.total = kompromat.Limit
	}
	return r
}

// stop is the worth of ending the attempt with that total and number of cards.
func (o *outlook) stop(total, count int) float64 {
	total, count = min(total, bust), min(count, mostCards)
	if o.known[total][count] {
		return o.worth[total][count]
	}
	sum := 0.0
	mine := result{total, count, true}
	for theirTotal := range o.against {
		for theirCount := range o.against[theirTotal] {
			s := &o.against[theirTotal][theirCount]
			theirs := result{theirTotal, theirCount, theirTotal != absent}
			switch {
			case s.weight == 0:
			case !mine.stands():
				sum += s.bust
			case mine.beats(theirs) && total == kompromat.Limit:
				sum += s.perfect
			case mine.beats(theirs):
				sum += s.win
			case theirs.beats(mine):
				sum += s.lose
			default:
				sum += s.drop
			}
		}
	}
	o.known[total][count], o.worth[total][count] = true, sum
	return sum
}

// away is the worth of never attempting the mission.
func (o *outlook) away() float64 {
	sum := 0.0
	for total := range o.against {
		for count := range o.against[total] {
			sum += o.against[total][count].away
		}
	}
	return sum
}

// stopping finds the best way to go on with an attempt by looking at every card that may come.
type stopping struct {
	*outlook
	// cost is what each further card costs.
	cost float64
	// best is the worth of each set of cards drawn, by the deck that is left; NaN where it is not yet known.
	best []float64
}

// goOn is the worth of an attempt from which the seat goes on as it likes, and whether it should draw.
func (s *stopping) goOn(a attempt, h *hand) (worth float64, draw bool) {
	if worth := s.best[h.deck]; !math.IsNaN(worth) {
		return worth, false
	}
	worth = s.stop(a.best(), a.count)
	if h.deck != 0 && a.low <= kompromat.Limit {
		if drawn := s.draw(a, h); drawn > worth {
			worth, draw = drawn, true
		}
	}
	s.best[h.deck] = worth
	return worth, draw
}

// draw is the worth of drawing a card and going on from there.
func (s *stopping) draw(a attempt, h *hand) float64 {
	sum, cards := 0.0, h.deck
	if h.tops > 0 {
		cards = 1 << h.top[0]
	}
	n := bits.OnesCount16(cards)
	for ; cards != 0; cards &= cards - 1 {
		c := kompromat.Card(bits.TrailingZeros16(cards))
		next := *h
		next.take(c)
		with := a
		with.add(c)
		worth, _ := s.goOn(with, &next)
		sum += worth
	}
	return sum/float64(n) - s.cost
}

// plan prepares the decision how far to go at a mission.
func (t *thinker) plan(mission int) *stopping {
	o := t.look(mission)
	later := 0
	for i := range t.own.at {
		if i != mission && !t.own.at[i].tried {
			later++
		}
	}
	return &stopping{outlook: o, cost: cardCost * float64(later) * t.judge.perPoint(), best: t.blank()}
}

// blank returns the memory for one plan, which the next plan uses again.
func (t *thinker) blank() []float64 {
	if t.memory == nil {
		t.memory = make([]float64, 1<<(kompromat.DeckSize+1))
	}
	for i := range t.memory {
		t.memory[i] = math.NaN()
	}
	return t.memory
}

// start is the mean worth of beginning the attempt with any card of a deck.
func (s *stopping) start(deck uint16) float64 {
	sum := 0.0
	for cards := deck; cards != 0; cards &= cards - 1 {
		c := kompromat.Card(bits.TrailingZeros16(cards))
		h := hand{deck: deck &^ (1 << c)}
		var a attempt
		a.add(c)
		worth, _ := s.goOn(a, &h)
		sum += worth
	}
	return sum / float64(bits.OnesCount16(deck))
}
