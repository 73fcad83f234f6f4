package nash

import "safehouse/game/search/matrix"

// solver fills a table, from the empty hands to the full ones. It is what is thrown away when the table is full.
type solver struct {
	games [lays]matrix.Game
	// guesses are the supports of the mixes of the pair of hands before, by what lies: those of the next are often the
	// same.
	guesses [lays]matrix.Guess
	// size, first and second are the size and the ranks of the pair of hands that is next.
	size, first, second int
}

// fill works out the values of the next pairs of hands, so many at most; size is beyond that of the full hands when there
// are no more.
func (s *solver) fill(t *table, pairs int) {
	for range pairs {
		hands := t.deck.hands[s.size]
		a, b := hands[s.first], hands[s.second]
		values, _ := t.block(s.size, a, b)
		s.pair(t, a, b, values)
		if s.second++; s.second <= s.first {
			continue
		}
		if s.first, s.second = s.first+1, 0; s.first < len(hands) {
			continue
		}
		if s.size, s.first = s.size+1, 0; s.size > t.deck.turns {
			return
		}
	}
}

// pair works out the values of one pair of hands. When the hands are empty all is banked (T25).
func (s *solver) pair(t *table, a, b hand, values *[lays]float32) {
	if s.size == 0 {
		for l := range lay(lays) {
			values[l] = t.worth[l.own()] - t.worth[l.other()]
		}
		return
	}
	var buf [lays]lay
	list := t.deck.possible(a, b, &buf)
	t.set(s.size, a, b, list, s.games[:])
	var v before
	for n, l := range list {
		v[l] = float32(s.games[n].Value(&s.guesses[l], t.deck.kinds[a], t.deck.kinds[b]))
	}
	for _, l := range list {
		values[l] = v.bank(&t.worth, l)
	}
}
