// Package nash solves TOP SECRET for two seats. The game hides nothing but what both choose at the same time: so it is
// a tree of small matrix games, and backward induction from the last turn gives an equilibrium of the score difference,
// for any values of the documents (von Neumann 1928; Bosansky and others 2016 for games of simultaneous moves).
//
// What matters between two turns are both hands and what lies face up, at most one card on each safe (T33): 42.2
// million positions, half of them by symmetry, 15.9 million that play can reach. What was banked only adds to the
// difference. The priority marker does not matter (with two moles there is nothing to take, T30), nor does whose card
// it was that lies on a safe since an earlier turn (T7), nor a called «Boum!», which no computer forgets (T23).
//
// Measured with the default values, on one core: the study is ready after 4.3 s and keeps 84.7 MB (go test -bench Work
// -benchtime 1x); a decision takes some microseconds, one for the win with six cards left 10 ms (-bench
// 'Decision|Endgame'). A best response gains 0.00002 points a game on the study, and 400 on uniform play (-bench
// Exploit -benchtime 1x). Values of documents change none of this: the number of positions does not depend on them.
//
// A Study works the values out and tells the mix of every decision from them. Endgame plays the last turns for winning,
// not for points, with the lead counted in, and Prospects give the chance of winning a series from its scores.
//
// The package knows no level and no temper: it tells what to play, not who plays so.
package nash

import (
	"context"
	"fmt"
	"runtime"
	"sync/atomic"

	"safehouse/game/search/matrix"
	"safehouse/game/topsecret"
)

// Study holds the values of all positions of a game of two seats, and gives from them what to play. It is the
// bots.Study of TOP SECRET. It takes 85 MB from the beginning of its work on; that takes seconds of one core.
type Study struct {
	table  *table
	series *Prospects
	// worker is held by the Work that is at work, and handed on to the next.
	worker chan *solver
	ready  atomic.Bool
}

// New makes the study of a game with those values of documents by rank, of which the least is not in play.
func New(values [topsecret.Ranks]int) *Study {
	return Of(values, topsecret.CardsOf(topsecret.MinSeats))
}

// Of makes the study of a game that begins with other hands, part of the true ones: of the last turns, say.
func Of(values [topsecret.Ranks]int, full topsecret.Counts) *Study {
	s := &Study{table: tableOf(values, full), worker: make(chan *solver, 1)}
	s.worker <- &solver{}
	return s
}

// Kind names the game by the values of its documents.
func (s *Study) Kind() string {
	name := "topsecret nash"
	for _, points := range s.table.worth[1:joker] {
		name += fmt.Sprintf(" %v", points)
	}
	return name
}

// breath is how many pairs of hands are worked out between two looks at the context and at what else wants to run:
// about a fifth of a millisecond.
const breath = 32

// Work works the values out. Ended early, it goes on from there at the next call.
func (s *Study) Work(ctx context.Context) error {
	var w *solver
	select {
	case <-ctx.Done():
		return fmt.Errorf("working out the game for two: %w", ctx.Err())
	case w = <-s.worker:
	}
	defer func() { s.worker <- w }()
	if s.ready.Load() {
		return nil
	}
	if s.table.at == nil {
		s.table.allocate()
	}
	for w.size <= s.table.deck.turns {
		w.fill(s.table, breath)
		runtime.Gosched()
		if ctx.Err() != nil {
			return fmt.Errorf("working out the game for two: %w", ctx.Err())
		}
	}
	var err error
	if s.series, err = s.prospects(ctx); err != nil {
		return fmt.Errorf("working out the series for two: %w", err)
	}
	// What worked is thrown away.
	w = nil
	s.ready.Store(true)
	return nil
}

// Ready reports whether the values are there.
func (s *Study) Ready() bool { return s.ready.Load() }

// Series gives the chances to win a series. The study must be ready.
func (s *Study) Series() *Prospects { return s.series }

// Fits reports whether it is the study of a game with those values of documents by rank.
func (s *Study) Fits(values [topsecret.Ranks]int) bool {
	for c := range agent {
		if s.table.worth[c+1] != float32(values[kindOf(c).Rank()]) {
			return false
		}
	}
	return true
}

// solver fills a table, from the empty hands to the full ones. It is what is thrown away when the table is full.
type solver struct {
	games [lays]matrix.Game
	// guesses are the supports of the mixes of the pair of hands before, by what lies: those of the next are often the
	// same.
	guesses [lays]matrix.Guess
	// size, first and second are the size and the ranks of the pair of hands that is next.
	size, first, second int
}

// fill works out the values of the next pairs of hands, so many at most; size is beyond that of the full hands when
// there are no more.
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
