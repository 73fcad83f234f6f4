package stage

import (
	"context"
	"runtime"
)

// Behind is work that goes on behind a page, no more than a step of it in a tick, so that no frame waits for it and
// that the page goes on where there is but one thread.
type Behind struct {
	ticks, over chan struct{}
	stop        context.CancelFunc
}

// Begin begins work, which rests after each of its steps and ends soon after its context does.
func (b *Behind) Begin(work func(ctx context.Context, rest func())) {
	ctx, stop := context.WithCancel(context.Background())
	ticks, over := make(chan struct{}, 1), make(chan struct{})
	*b = Behind{ticks, over, stop}
	go func() {
		defer close(over)
		work(ctx, func() {
			select {
			case <-ticks:
			case <-ctx.Done():
			}
		})
	}()
}

// Busy reports that there is work of whose end nobody was told.
func (b *Behind) Busy() bool { return b.over != nil }

// Tick lets a tick pass; it reports whether the work has ended in it. Where ticks do not wait for the clock, this one
// waits for all of the work.
func (b *Behind) Tick(wait bool) (ended bool) {
	for b.Busy() {
		select {
		case b.ticks <- struct{}{}:
		default:
		}
		select {
		case <-b.over:
			b.over = nil
			return true
		default:
			if !wait {
				return false
			}
			runtime.Gosched()
		}
	}
	return false
}

// End has no work go on.
func (b *Behind) End() {
	if b.stop != nil {
		b.stop()
	}
	b.over = nil
}
