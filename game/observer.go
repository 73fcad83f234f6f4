package game

// Observer collects what one viewer sees of a move, while the rules make it on a copy of the state. Rules tell an event
// before they do what it tells of: the state after an event is the one that stands when the next is told, or when the
// move is done.
type Observer[S any, E any] struct {
	// Viewer is whom it collects for: whatever it is given, rules write down only what that seat may know.
	Viewer Seat

	state *S
	yield func(e E, after *S)
	last  E
	waits bool
}

// Observe makes an observer of a state that a move is about to be made on.
func Observe[S any, E any](viewer Seat, state *S, yield func(e E, after *S)) Observer[S, E] {
	return Observer[S, E]{Viewer: viewer, state: state, yield: yield}
}

// Add tells of an event that is about to happen.
func (o *Observer[S, E]) Add(e E) {
	o.Done()
	o.last, o.waits = e, true
}

// Amend changes the event that was told last, before anything else is.
func (o *Observer[S, E]) Amend(change func(e *E)) {
	if o.waits {
		change(&o.last)
	}
}

// Done tells that what was told last has happened. A move must be ended by it.
func (o *Observer[S, E]) Done() {
	if o.waits {
		o.waits = false
		o.yield(o.last, o.state)
	}
}
