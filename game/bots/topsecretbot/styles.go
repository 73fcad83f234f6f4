package topsecretbot

import (
	"context"

	"safehouse/game"
	"safehouse/game/search"
	"safehouse/game/search/regret"
	"safehouse/game/topsecret"
)

// style is a way of playing that a rival may have.
type style uint8

// The ways of playing.
const (
	// styleAhead looks one turn ahead, as Medium does.
	styleAhead style = iota
	// styleHabit has the habits of a sensible player, styleEasy the likings of Easy.
	styleHabit
	styleEasy
	// styleThumb keeps to the rule of thumb, styleGreedy takes what brings most at once.
	styleThumb
	styleGreedy
	// styleSearch tries its cards in games that are played on by chance, as a plain search does.
	styleSearch
	// styleEqual answers all others as Expert does. Whoever plays by nothing that is known is taken for one: no card of
	// either can be foretold.
	styleEqual
	styles
)

// policies gives how much seats like to play each kind in each of the ways, for looking at one turn; games is the
// number of trial games in which it is found what a searcher plays, work bounds that and the number of worlds for who
// looks ahead.
func (s *safes) policies(ctx context.Context, of game.Seats, work, games int,
	d *search.Dice) (likes [game.MaxSeats][styles]weights) {
	danger := s.threats()
	tallies := s.trials(ctx, min(work, games), d)
	for ; of != 0; of = of.Without(of.First()) {
		seat := int(of.First())
		all := &likes[seat]
		for w := range styles {
			s.policy(w, seat, &danger, &all[w])
		}
		options, values := s.foresight(ctx, seat, min(work, readingWorlds), d)
		all[styleAhead] = s.tempered(options, &values, readingBlur)
		all[styleSearch] = tallies[seat].likes(s.hands[seat])
		all[styleEqual] = s.tempered(options, &values, equalBlur)
	}
	return likes
}

// foresight works out what the cards of a seat bring that looks one turn ahead, as Medium does, in so many worlds.
func (s *safes) foresight(ctx context.Context, seat, worlds int, d *search.Dice) (options []int,
	values [kinds]float64) {
	p := position{safes: *s, me: seat}
	for o := 1; o < kinds; o++ {
		if s.hands[seat].has(topsecret.Kind(o)) {
			options = append(options, o)
		}
	}
	p.rate(ctx, options, worlds, d, &values)
	return options, values
}

// tempered is how a seat plays that looks ahead. What it sees in its worlds is not known to the last: so it is taken to
// choose less sharply than Medium does, by the blur.
func (s *safes) tempered(options []int, values *[kinds]float64, blur float64) (likes weights) {
	var chances [kinds]float64
	temper(options, values, &chances, mediumTemperature[s.seats]*blur)
	for o, c := range chances {
		likes[o] = int32(c * regret.One)
	}
	return likes
}

// policy is how much a seat that plays in that way likes to play each kind, for thinking turns on, thousands of times:
// there who looks ahead or searches is taken for a player of habit.
func (s *safes) policy(w style, seat int, danger *threat, likes *weights) {
	*likes = weights{}
	switch w {
	case styleEasy:
		s.easyPolicy(seat, likes)
	case styleThumb:
		calm := s.calm(seat)
		likes[s.thumbOf(seat, false)] = calm
		likes[s.thumbOf(seat, true)] += regret.One - calm
	case styleGreedy:
		likes[s.greedyCard(seat)] = regret.One
	default:
		s.habits(seat, danger, likes)
	}
}

// first is the first of those kinds in a hand; NoKind where there is none.
func (c cards) first(wanted ...topsecret.Kind) topsecret.Kind {
	for _, k := range wanted {
		if c.has(k) {
			return k
		}
	}
	return topsecret.NoKind
}

// greedyCard is what greedy plays.
func (s *safes) greedyCard(seat int) topsecret.Kind {
	hand, up := s.hands[seat], s.up[seat]
	if up.Document() && hand.has(up) {
		return up
	}
	return hand.dearest()
}

// dearest is the highest document of a hand; an agent only where there is none.
func (c cards) dearest() topsecret.Kind {
	return c.first(topsecret.Document5, topsecret.Document4, topsecret.Document3, topsecret.Document2, topsecret.Document1,
		topsecret.Mole, topsecret.Assassin, topsecret.Agent)
}

// thumbOf is what thumb plays, by whether it fears an assassin.
func (s *safes) thumbOf(seat int, feared bool) topsecret.Kind {
	hand, up := s.hands[seat], s.up[seat]
	switch {
	case up.Document() && hand.has(up):
		return up
	case up.Document() && hand.has(topsecret.Agent):
		return topsecret.Agent
	case up != topsecret.Agent && feared:
		first, second := topsecret.Mole, topsecret.Assassin
		for rival := range s.seats {
			if rival != seat && s.up[rival].Document() {
				first, second = topsecret.Assassin, topsecret.Mole
			}
		}
		return hand.first(first, second, topsecret.Document1, topsecret.Document2, topsecret.Document3, topsecret.Document4,
			topsecret.Document5, topsecret.Agent)
	}
	for k := topsecret.Document5; k >= topsecret.Document1 && up != topsecret.Agent; k-- {
		if hand.count(k) == 2 {
			return k
		}
	}
	return hand.dearest()
}

// calm is the chance, in parts of regret.One, that none of one card of each rival's hand is an assassin.
func (s *safes) calm(seat int) int32 {
	calm := int32(regret.One)
	for rival := range s.seats {
		if rival != seat {
			calm = calm * int32(s.turns-s.hands[rival].count(topsecret.Assassin)) / int32(s.turns)
		}
	}
	return calm
}

// stays reports whether a seat that plays in that way, and does not look ahead, leaves its single card out.
func (s *safes) stays(w style, seat int, d *search.Dice) bool {
	k := s.up[seat]
	paired := s.hands[seat].has(k) || s.hands[seat].has(topsecret.Agent)
	switch {
	case w == styleGreedy:
		return false
	case k == topsecret.Agent:
		return true
	case w == styleEasy:
		return paired && d.Below(100) < easyLeaves
	case w == styleThumb:
		return paired
	default:
		return s.keeps(seat, d)
	}
}

// grip is the seat that a thief of that way takes from.
func (s *safes) grip(w style, t *turn, thief int) (from int, any bool) {
	switch w {
	case styleEasy, styleThumb, styleGreedy:
		return s.richest(t, thief)
	default:
		return s.choice(t, thief)
	}
}

// richest is the theft that brings most points with the card that waits.
func (s *safes) richest(t *turn, thief int) (from int, any bool) {
	most := int32(-1)
	for seat := range s.seats {
		if !t.loot(thief, seat) {
			continue
		}
		k, up := t.fresh[seat], s.up[thief]
		worth := s.worth[k]
		switch {
		case up == k && k.Document(), up == topsecret.Agent:
			worth *= 4
		case up.Document() && k == topsecret.Agent:
			worth = 3 * s.worth[up]
		}
		if worth > most {
			from, most, any = seat, worth, true
		}
	}
	return from, any
}
