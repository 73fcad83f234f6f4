package topsecretbot

import (
	"context"

	"safehouse/game"
	"safehouse/game/search"
	"safehouse/game/search/regret"
	"safehouse/game/topsecret"
)

// way is a way of playing that a rival may have.
type way uint8

// The ways of playing.
const (
	// wayAhead looks one turn ahead, as Medium does.
	wayAhead way = iota
	// wayHabit has the habits of a sensible player, wayHasty the likings of Easy.
	wayHabit
	wayHasty
	// wayThumb keeps to the rule of thumb, wayGrab takes what brings most at once.
	wayThumb
	wayGrab
	// waySearch tries its cards in games that are played on by chance, as a plain search does.
	waySearch
	// wayEqual answers all others as Expert does. Whoever plays by nothing that is known is taken for one: no card of either
	// can be foretold.
	wayEqual
	ways
)

// manners gives how much seats like to play each kind in each of the ways, for looking at one turn; games is the number of
// trial games in which it is found what a searcher plays, work bounds that and the number of worlds for who looks ahead.
func (s *safes) manners(ctx context.Context, of game.Seats, work, games int, d *search.Dice) (likes [game.MaxSeats][ways]weights) {
	danger := s.threats()
	tallies := s.trials(ctx, min(work, games), d)
	for ; of != 0; of = of.Without(of.First()) {
		seat := int(of.First())
		all := &likes[seat]
		for w := range ways {
			s.fancies(w, seat, &danger, &all[w])
		}
		options, values := s.foresight(ctx, seat, min(work, readingWorlds), d)
		all[wayAhead] = s.tempered(options, &values, readingBlur)
		all[waySearch] = tallies[seat].likes(s.hands[seat])
		all[wayEqual] = s.tempered(options, &values, equalBlur)
	}
	return likes
}

// foresight works out what the cards of a seat bring that looks one turn ahead, as Medium does, in so many worlds.
func (s *safes) foresight(ctx context.Context, seat, worlds int, d *search.Dice) (options []int, values [kinds]float64) {
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

// fancies is how much a seat that plays in that way likes to play each kind, for thinking turns on, thousands of times:
// there who looks ahead or searches is taken for a player of habit.
func (s *safes) fancies(w way, seat int, danger *threat, likes *weights) {
	*likes = weights{}
	switch w {
	case wayHasty:
		s.moods(seat, likes)
	case wayThumb:
		s.byThumb(seat, likes)
	case wayGrab:
		likes[s.grabs(seat)] = regret.One
	default:
		s.habits(seat, danger, likes)
	}
}

// best is the most valuable document in a hand; NoKind where there is none.
func (c cards) best() topsecret.Kind {
	for k := topsecret.Document5; k >= topsecret.Document1; k-- {
		if c.has(k) {
			return k
		}
	}
	return topsecret.NoKind
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

// grabs is what greedy plays.
func (s *safes) grabs(seat int) topsecret.Kind {
	hand, up := s.hands[seat], s.up[seat]
	if up.Document() && hand.has(up) {
		return up
	}
	if k := hand.best(); k != topsecret.NoKind {
		return k
	}
	return hand.first(topsecret.Mole, topsecret.Assassin, topsecret.Agent)
}

// byThumb is what thumb plays: with the chance that it fears an assassin one thing, otherwise another.
func (s *safes) byThumb(seat int, likes *weights) {
	hand, up := s.hands[seat], s.up[seat]
	switch {
	case up.Document() && hand.has(up):
		likes[up] = regret.One
		return
	case up.Document() && hand.has(topsecret.Agent):
		likes[topsecret.Agent] = regret.One
		return
	}
	calm, exposed := int32(regret.One), false
	for rival := range s.seats {
		if rival != seat {
			calm = calm * int32(s.turns-s.hands[rival].count(topsecret.Assassin)) / int32(s.turns)
			exposed = exposed || s.up[rival].Document()
		}
	}
	if up == topsecret.Agent {
		calm = regret.One
	} else {
		first, second := topsecret.Mole, topsecret.Assassin
		if exposed {
			first, second = second, first
		}
		k := hand.first(first, second, topsecret.Document1, topsecret.Document2, topsecret.Document3, topsecret.Document4, topsecret.Document5, topsecret.Agent)
		likes[k] += regret.One - calm
	}
	k := hand.best()
	if k == topsecret.NoKind {
		k = hand.first(topsecret.Mole, topsecret.Assassin, topsecret.Agent)
	}
	for twice := topsecret.Document5; twice >= topsecret.Document1 && up != topsecret.Agent; twice-- {
		if hand.count(twice) == 2 {
			k = twice
			break
		}
	}
	likes[k] += calm
}

// stays tells whether a seat that plays in that way leaves its single card out.
func (s *safes) stays(w way, seat int, d *search.Dice) bool {
	k := s.up[seat]
	paired := s.hands[seat].has(k) || s.hands[seat].has(topsecret.Agent)
	switch {
	case w == wayGrab:
		return false
	case k == topsecret.Agent:
		return true
	case w == wayAhead || w == wayEqual:
		return s.promises(seat)
	case w == wayHasty:
		return paired && d.Below(100) < easyLeaves
	case w == wayThumb:
		return paired
	default:
		return s.keeps(seat, d)
	}
}

// grip is the seat that a thief of that way takes from.
func (s *safes) grip(w way, t *turn, thief int) (from int, any bool) {
	switch w {
	case wayHasty, wayThumb, wayGrab:
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
