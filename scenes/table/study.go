package table

import (
	"context"

	"safehouse/game"
	"safehouse/game/bots"
)

// study is the background work on the Study of the desk: one goroutine, that nothing ever waits for.
type study struct {
	// stop ends the goroutine; nil where none was begun.
	stop context.CancelFunc
}

// begin goes on with the study, where there is one that is not ready and nobody works on it.
func (s *study) begin(c *Controller) {
	work := c.Desk.Study
	if work == nil || s.stop != nil || work.Ready() {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	s.stop = stop
	// Where it is ended early it stays unready: the match goes on without.
	go func() { _ = work.Work(ctx) }()
}

// end ends the work at once; what has been done of it is kept.
func (s *study) end() {
	if s.stop != nil {
		s.stop()
		s.stop = nil
	}
}

// studied is what computers are given to decide with: nil as long as it is not ready.
func (c *Controller) studied() bots.Study {
	if study := c.Desk.Study; study != nil && study.Ready() {
		return study
	}
	return nil
}

// everybody is the set of all seats.
func (c *Controller) everybody() (all game.Seats) {
	for seat := range game.Seat(len(c.Names)) {
		all = all.With(seat)
	}
	return all
}
