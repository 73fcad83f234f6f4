package nash

import (
	"context"
	"fmt"
	"runtime"
	"sync/atomic"

	"safehouse/game/topsecret"
)

// Study holds the values of all positions of a game of two seats, and gives from them what to play. It is the bots.Study
// of TOP SECRET. It takes 85 MB from the beginning of its work on; that takes seconds of one core.
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

// breath is how many pairs of hands are worked out between two looks at the context and at what else wants to run: about
// a fifth of a millisecond.
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

// Ready tells whether the values are there.
func (s *Study) Ready() bool { return s.ready.Load() }

// Series gives the chances to win a series. The study must be ready.
func (s *Study) Series() *Prospects { return s.series }

// Fits tells whether it is the study of a game with those values of documents by rank.
func (s *Study) Fits(values [topsecret.Ranks]int) bool {
	for c := range agent {
		if s.table.worth[c+1] != float32(values[kindOf(c).Rank()]) {
			return false
		}
	}
	return true
}
