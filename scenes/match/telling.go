package match

import "safehouse/game"

// Story is a match as it is told to a viewer. A *game.Match is one for its own View; a game whose table shows more than
// the view says, such as how far a reveal has come, wraps it in one whose views say that too. What a story gives is the
// same whenever it is asked: nothing that is shown depends on what was shown before.
type Story[V any, E game.Event] interface {
	// ViewAt is what the viewer knew when n moves had been made.
	ViewAt(viewer game.Seat, n int) V
	// Seen gives what the viewer saw of the moves since that number of moves.
	Seen(viewer game.Seat, since int) []game.Step[V, E]
}

// Beat is what is shown at once: events of a match that belong together, with what the viewer knew before and after
// them. One without events is where nothing more is known.
type Beat[V any, E game.Event] struct {
	// Move is the number of the move of its first event, and Event that of the event in the move, both counted from 0.
	Move, Event   int
	Before, After V
	Events        []E
}

// Last is the event that a beat ends with, the zero event where it has none.
func (b *Beat[V, E]) Last() (e E) {
	if n := len(b.Events); n > 0 {
		e = b.Events[n-1]
	}
	return e
}

// Narration is what a beat tells in words.
type Narration struct {
	// Lines are its sentences for those who look at the screen.
	Lines []game.Line
	// Waits reports that what stands before the beat must have been read before it begins: until a press, or for a while
	// where computers play alone.
	Waits bool
}

// Say adds a sentence, unless it is empty.
func (t *Narration) Say(l game.Line) {
	if l != (game.Line{}) {
		t.Lines = append(t.Lines, l)
	}
}

// Telling is how far a match has been told to those who look on: the beat that is on the screen, its tick, and all that
// still waits. It counts ticks and knows no picture.
type Telling[V any, E game.Event] struct {
	story Story[V, E]
	joins func(before *V, last, e *E) bool

	// beat is the one on the screen, ahead the next one, which tells what is told; it was put together when so many
	// happenings waited, 0 for not yet.
	beat, ahead Beat[V, E]
	gathered    int
	told        Narration
	queue       []happening[V, E]
	// viewer is whom it is told to, pending the number of sentences that the queue still has to tell, last what happened
	// last, as it was told to lastTo.
	viewer  game.Seat
	pending int
	last    game.Line
	lastTo  game.Seat

	running
	// The telling is gated for waits ticks more, of waitsFor. Read reports that what stands has been read, fresh that
	// something has been shown after which nothing has been waited for yet.
	waits, waitsFor    int
	gated, read, fresh bool
}

// running is how far a beat has run: for tick of its ticks, and it lands on the tick of that name; since is how old it
// is, also when it is over.
type running struct {
	tick, ticks, land, since int
	playing, landed          bool
}

// happening is one event that waits to be shown, by its number in a move, with the view after it.
type happening[V any, E game.Event] struct {
	move, event int
	game.Seen[V, E]
}

// Mark is a moment of a match that is told: so many ticks after an event of a move was begun to be shown.
type Mark struct{ Move, Event, Tick int }

// Settled is the age of what has long come to rest.
const Settled = 1 << 20

// NewTelling tells a match. Joins reports whether an event belongs into the beat of the one before it, which began with
// that view.
func NewTelling[V any, E game.Event](story Story[V, E], joins func(before *V, last, e *E) bool) Telling[V, E] {
	return Telling[V, E]{story: story, joins: joins}
}

// Now is what the figures on the screen tell.
func (s *Telling[V, E]) Now() *V {
	if s.landed {
		return &s.beat.After
	}
	return &s.beat.Before
}

// After is what they tell once the beat has landed.
func (s *Telling[V, E]) After() *V { return &s.beat.After }

// Beat is the one on the screen, also when it is over.
func (s *Telling[V, E]) Beat() *Beat[V, E] { return &s.beat }

// Ahead is the beat that is begun next, as far as it has been put together: where the telling is gated for what must be
// read it has, and has no events where nothing follows.
func (s *Telling[V, E]) Ahead() *Beat[V, E] { return &s.ahead }

// Since is the age of the beat in ticks, Settled where nothing of it moves any more.
func (s *Telling[V, E]) Since() int { return s.since }

// Landed is for how many ticks it has landed, negative before, and Settled where Since is.
func (s *Telling[V, E]) Landed() int {
	if s.since == Settled {
		return Settled
	}
	return s.since - s.land
}

// Playing reports whether the beat runs, and its tick.
func (s *Telling[V, E]) Playing() (tick int, playing bool) { return s.tick, s.playing }

// Left is how many ticks it still takes.
func (s *Telling[V, E]) Left() int { return s.ticks - s.tick }

// Ready reports whether the next beat may begin: one waits, and nothing else runs.
func (s *Telling[V, E]) Ready() bool { return !s.playing && !s.gated && len(s.queue) > 0 }

// Ended reports, once, that nothing follows what has been shown.
func (s *Telling[V, E]) Ended() (once bool) {
	if once = s.fresh && !s.Busy(); once {
		s.fresh = false
	}
	return once
}

// Busy reports whether something is being shown, or waits to be.
func (s *Telling[V, E]) Busy() bool { return s.playing || s.gated || len(s.queue) > 0 }

// Gated reports whether the telling waits for a press, or for some time to pass.
func (s *Telling[V, E]) Gated() bool { return s.gated }

// Line is what happened last; it is spoken while nobody is asked.
func (s *Telling[V, E]) Line() game.Line { return s.last }

// Waiting is the number of sentences that wait to be told.
func (s *Telling[V, E]) Waiting() int { return s.pending }

// From is the number of moves, of so many in all, that were made before the one that is being shown: all of them where
// none is.
func (s *Telling[V, E]) From(moves int) int {
	switch {
	case s.playing:
		return s.beat.Move
	case len(s.queue) > 0:
		return s.queue[0].move
	}
	return moves
}

// Add queues what a viewer was told since that number of moves.
func (s *Telling[V, E]) Add(viewer game.Seat, since int) {
	s.viewer = viewer
	for _, step := range s.story.Seen(viewer, since) {
		for i, seen := range step.Seen {
			s.queue = append(s.queue, happening[V, E]{step.Index, i, seen})
			if seen.Event.Say() != (game.Line{}) {
				s.pending++
			}
		}
	}
}

// Cut tells at once what a viewer knew after n moves, and forgets whatever waited. A sentence that was told to another
// viewer is not told to this one.
func (s *Telling[V, E]) Cut(viewer game.Seat, n int) {
	v := s.story.ViewAt(viewer, n)
	last, to := s.last, s.lastTo
	if to != game.Public && to != viewer {
		last, to = game.Line{}, game.Public
	}
	*s = Telling[V, E]{
		story: s.story, joins: s.joins, viewer: viewer, last: last, lastTo: to,
		beat:    Beat[V, E]{Move: n, Before: v, After: v, Events: s.beat.Events[:0]},
		ahead:   Beat[V, E]{Events: s.ahead.Events[:0]},
		running: running{since: Settled, landed: true}, read: true,
	}
}

// Forget forgets what happened last.
func (s *Telling[V, E]) Forget() { s.last, s.lastTo = game.Line{}, game.Public }

// Gather puts the events together that make the beat ahead, where that was not done yet: then Tell must say what it
// tells.
func (s *Telling[V, E]) Gather() (b *Beat[V, E], anew bool) {
	b = &s.ahead
	if s.gathered > 0 && s.gathered == len(s.queue) {
		return b, false
	}
	b.Events, b.Before, b.After = b.Events[:0], s.beat.After, s.beat.After
	for i := range s.queue {
		h := &s.queue[i]
		if i == 0 {
			b.Move, b.Event = h.move, h.event
		} else if !s.joins(&b.Before, &b.Events[i-1], &h.Event) {
			break
		}
		b.Events, b.After = append(b.Events, h.Event), h.After
	}
	s.gathered = len(s.queue)
	return b, true
}

// Tell says what the beat ahead tells.
func (s *Telling[V, E]) Tell(told Narration) { s.told = told }

// Restage has the beat ahead put together anew: something that its staging depends on may have changed.
func (s *Telling[V, E]) Restage() { s.gathered = 0 }

// MustWait reports that what is on the screen must be read before the beat ahead begins.
func (s *Telling[V, E]) MustWait() bool { return s.told.Waits && !s.read }

// Begin takes the beat ahead off the queue: it is on the screen from now on, and runs once its times are known.
func (s *Telling[V, E]) Begin() *Beat[V, E] {
	s.beat, s.ahead = s.ahead, s.beat
	s.ahead.Events = s.ahead.Events[:0]
	s.queue, s.gathered = s.queue[len(s.beat.Events):], 0
	for i := range s.beat.Events {
		if s.beat.Events[i].Say() != (game.Line{}) {
			s.pending--
		}
	}
	if n := len(s.told.Lines); n > 0 {
		s.last, s.lastTo = s.told.Lines[n-1], s.viewer
	}
	s.fresh, s.read = true, false
	s.tick, s.since, s.landed = 0, 0, false
	return &s.beat
}

// Run has the beat run for so many ticks and land on one of them. Both must be known when it has just begun.
func (s *Telling[V, E]) Run(ticks, land int) { s.ticks, s.land, s.playing = ticks, land, ticks > 0 }

// Step lets a tick of the beat pass; it reports whether the beat is over.
func (s *Telling[V, E]) Step() (over bool) {
	s.tick++
	s.playing = s.tick < s.ticks
	return !s.playing
}

// MustLand reports that the beat has come to the tick on which it lands, and has not landed yet.
func (s *Telling[V, E]) MustLand() bool { return !s.landed && (!s.playing || s.tick >= s.land) }

// Land lets the figures follow.
func (s *Telling[V, E]) Land() { s.landed = true }

// Arrive ends the beat at once.
func (s *Telling[V, E]) Arrive() { s.playing = false }

// Age makes the beat a tick older.
func (s *Telling[V, E]) Age() { s.since = min(s.since+1, Settled) }

// Settle has all come to rest that a beat leaves in motion.
func (s *Telling[V, E]) Settle() { s.since = Settled }

// Mark is the present moment.
func (s *Telling[V, E]) Mark() Mark { return Mark{s.beat.Move, s.beat.Event, s.since} }

// Seek goes to a tick of a beat that has just begun to run.
func (s *Telling[V, E]) Seek(m Mark) {
	s.tick, s.since = min(m.Tick, s.ticks), m.Tick
	s.playing = s.tick < s.ticks
	s.landed = s.MustLand() || s.landed
}

// Until reports whether the beat ahead begins at a mark or before it.
func (s *Telling[V, E]) Until(m Mark) bool {
	b := &s.ahead
	return b.Move < m.Move || b.Move == m.Move && b.Event <= m.Event
}

// Viewer is whom the match is told to.
func (s *Telling[V, E]) Viewer() game.Seat { return s.viewer }

// Wait stops for so many ticks, or until a press.
func (s *Telling[V, E]) Wait(ticks int) { s.gated, s.waitsFor, s.waits = true, ticks, ticks }

// AwaitReading does so for what must be read, which has been read then.
func (s *Telling[V, E]) AwaitReading(ticks int) {
	s.read = true
	s.Wait(ticks)
}

// Pass lets a tick of that time pass; it reports whether there is none left.
func (s *Telling[V, E]) Pass() (over bool) {
	s.waits--
	return s.waits <= 0
}

// GoOn ends it.
func (s *Telling[V, E]) GoOn() { s.gated = false }

// Unread is the share that is left of the time.
func (s *Telling[V, E]) Unread() float64 { return float64(s.waits) / float64(max(s.waitsFor, 1)) }
