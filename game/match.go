package game

import (
	"errors"
	"fmt"
	"iter"
	"log/slog"
	"slices"
)

// Entry is one move of a match as a record keeps it.
type Entry struct {
	Seat   Seat
	Move   string
	Sealed bool
}

// Journal receives every move before anything of it is shown. It keeps its own errors: a match goes on without it. It
// is an interface because rules know no files, and tests keep moves in memory.
type Journal interface {
	Append(Entry)
}

// Match is a running match and the only owner of its true state. It is for one goroutine; opponents that think in
// the background are given views.
type Match[S any, M Move, V any, E Event] struct {
	rules   Rules[S, M, V, E]
	setup   Setup
	seed    Seed
	journal Journal
	start   S
	made    []made[S, M]
	// whole are all moves of a match that is over and was rewound, nil for any other.
	whole   []made[S, M]
	chances int
	buf     []M
}

// made is a move that was made and the state after it.
type made[S any, M Move] struct {
	seat  Seat
	move  M
	after S
}

// Seen is one event that a viewer saw, with what the viewer knew after it.
type Seen[V any, E Event] struct {
	Event E
	After V
}

// Step is what a viewer saw of one move: one event or more.
type Step[V any, E Event] struct {
	// Index is the number of the move, counted from 0.
	Index int
	Seen  []Seen[V, E]
}

// Events are the events alone.
func (s *Step[V, E]) Events() []E {
	events := make([]E, len(s.Seen))
	for i := range s.Seen {
		events[i] = s.Seen[i].Event
	}
	return events
}

// After is what the viewer knew once the move was made.
func (s *Step[V, E]) After() *V { return &s.Seen[len(s.Seen)-1].After }

// NewMatch starts a match and lets Nature make her first moves. The journal may be nil.
func NewMatch[S any, M Move, V any, E Event](rules Rules[S, M, V, E], setup Setup, journal Journal) (*Match[S, M, V, E],
	error) {
	return Resume(rules, setup, nil, journal)
}

// ReplayError says which entry of a record could not be replayed, and why.
type ReplayError struct {
	// Index is the entry's number, counted from 0.
	Index int
	Err   error
}

// Error names the move by its number, counted from 1.
func (e *ReplayError) Error() string { return fmt.Sprintf("move %d: %v", e.Index+1, e.Err) }

// Unwrap gives the reason.
func (e *ReplayError) Unwrap() error { return e.Err }

// Resume starts a match and replays the entries of its record, which the journal is not told again; then Nature goes
// on where she was interrupted. A move that is not legal gives a *ReplayError, and the match as it stood before it.
func Resume[S any, M Move, V any, E Event](rules Rules[S, M, V, E], setup Setup, entries []Entry,
	journal Journal) (*Match[S, M, V, E], error) {
	m, err := Replay(rules, setup, entries)
	if m == nil {
		return nil, err
	}
	m.journal = journal
	if err == nil {
		m.letNatureMove()
	}
	return m, err
}

// Replay replays entries and stops there, even where Nature owes a move: it never needs the seed.
func Replay[S any, M Move, V any, E Event](rules Rules[S, M, V, E], setup Setup, entries []Entry) (*Match[S, M, V, E],
	error) {
	state, err := rules.Start(len(setup.Players), setup.Options)
	if err != nil {
		return nil, fmt.Errorf("starting %s: %w", rules.Name(), err)
	}
	m := &Match[S, M, V, E]{rules: rules, setup: setup, seed: setup.Dealing(), start: state}
	for i, e := range entries {
		move, err := rules.Parse(e.Move)
		if err != nil {
			return m, &ReplayError{i, err}
		}
		if err := m.check(e.Seat, move); err != nil {
			return m, &ReplayError{i, err}
		}
		m.make(e.Seat, move)
	}
	return m, nil
}

// Redeal replays entries and requires every move of Nature's to be the one that the setup's seed draws. The error is a
// *ReplayError of the first that is not, in which ErrDeal is found, or of a move before it that is not legal.
func Redeal[S any, M Move, V any, E Event](rules Rules[S, M, V, E], setup Setup, entries []Entry) error {
	m, err := Replay(rules, setup, nil)
	if err != nil {
		return err
	}
	for i, e := range entries {
		move, err := rules.Parse(e.Move)
		if err != nil {
			return &ReplayError{i, err}
		}
		if e.Seat == Nature && m.ToAct().Has(Nature) {
			if drawn := m.draw(); move != drawn {
				return &ReplayError{i, fmt.Errorf("%w: the seed draws %q here, the record has %q", ErrDeal, drawn.String(),
					e.Move)}
			}
		}
		if err := m.check(e.Seat, move); err != nil {
			return &ReplayError{i, err}
		}
		m.make(e.Seat, move)
	}
	return nil
}

// ErrDeal is what is wrong with a move of Nature's that the seed does not draw.
var ErrDeal = errors.New("not the deal")

// at is the state when n moves had been made, 0 to Len.
func (m *Match[S, M, V, E]) at(n int) *S {
	if n <= 0 {
		return &m.start
	}
	return &m.made[min(n, len(m.made))-1].after
}

// state is the state as it now stands.
func (m *Match[S, M, V, E]) state() *S { return m.at(len(m.made)) }

// check lets the rules say why a seat may not move, also one whose decision stands already.
func (m *Match[S, M, V, E]) check(seat Seat, move M) error {
	if r := m.rules.Check(m.state(), seat, move); r != nil {
		return r
	}
	if !m.rules.ToAct(m.state()).Has(seat) {
		return Refuse("", "why.turn")
	}
	return nil
}

func (m *Match[S, M, V, E]) make(seat Seat, move M) {
	next := *m.state()
	m.rules.Apply(&next, seat, move)
	m.made = append(m.made, made[S, M]{seat, move, next})
	if seat == Nature {
		m.chances++
	}
}

// draw gives the move that Nature makes now: the prepared one, or that of the seed.
func (m *Match[S, M, V, E]) draw() M {
	m.buf = m.rules.Moves(m.state(), Nature, m.buf[:0])
	if text, ok := m.prepared(); ok {
		if move, err := m.rules.Parse(text); err == nil && slices.Contains(m.buf, move) {
			return move
		}
	}
	return m.buf[m.seed.Chance(m.chances).IntN(len(m.buf))]
}

// prepared is what was prepared for Nature to do now, if anything was.
func (m *Match[S, M, V, E]) prepared() (text string, ok bool) {
	if m.setup.Prepared == nil {
		return "", false
	}
	mover, drawn := Nature, [Public]int{}
	for i := range m.made {
		if seat := m.made[i].seat; seat != Nature {
			mover = seat
			continue
		}
		drawn[mover]++
	}
	texts := m.setup.Prepared[mover]
	if drawn[mover] >= len(texts) {
		return "", false
	}
	return texts[drawn[mover]], true
}

func (m *Match[S, M, V, E]) letNatureMove() {
	for m.rules.ToAct(m.state()).Has(Nature) {
		move := m.draw()
		m.tellJournal(Entry{Seat: Nature, Move: move.String(), Sealed: true})
		m.make(Nature, move)
	}
}

func (m *Match[S, M, V, E]) tellJournal(e Entry) {
	if m.journal != nil {
		m.journal.Append(e)
	}
}

// Submit makes a seat's move and whatever Nature owes after it. The error is a *Refusal, and nothing has changed.
func (m *Match[S, M, V, E]) Submit(seat Seat, move M) error {
	if seat == Nature || m.whole != nil {
		return Refuse("", "why.turn")
	}
	if err := m.check(seat, move); err != nil {
		return err
	}
	m.tellJournal(Entry{Seat: seat, Move: move.String(), Sealed: m.rules.Sealed(m.state(), seat, move)})
	m.make(seat, move)
	m.letNatureMove()
	return nil
}

// Check tells why a move would be refused now, nil where it would not.
func (m *Match[S, M, V, E]) Check(seat Seat, move M) error { return m.check(seat, move) }

// View is what the viewer may know now.
func (m *Match[S, M, V, E]) View(viewer Seat) V { return m.rules.View(m.state(), m.viewer(viewer)) }

// viewer turns whatever is no seat of this match into Public.
func (m *Match[S, M, V, E]) viewer(s Seat) Seat {
	if s.Sits(len(m.setup.Players)) {
		return s
	}
	return Public
}

// ToAct gives the seats that owe a decision.
func (m *Match[S, M, V, E]) ToAct() Seats { return m.rules.ToAct(m.state()) }

// Len is the number of moves made, Nature's counted in.
func (m *Match[S, M, V, E]) Len() int { return len(m.made) }

// observe yields the events that a viewer saw of the move of that number, each with the state after it.
func (m *Match[S, M, V, E]) observe(move int, viewer Seat, yield func(e E, after *S)) {
	mv := &m.made[move]
	m.rules.Observe(m.at(move), mv.seat, mv.move, viewer, yield)
}

// Events gives what the viewer saw happen since that number of moves, with the number of the move of each event.
func (m *Match[S, M, V, E]) Events(viewer Seat, since int) iter.Seq2[int, E] {
	return func(yield func(int, E) bool) {
		more := true
		for i := max(0, since); i < len(m.made) && more; i++ {
			m.observe(i, m.viewer(viewer), func(e E, _ *S) { more = more && yield(i, e) })
		}
	}
}

// Seen gives what the viewer saw of the moves since that number of moves, with what it knew after each event; moves of
// which it saw nothing are left out.
func (m *Match[S, M, V, E]) Seen(viewer Seat, since int) (steps []Step[V, E]) {
	viewer = m.viewer(viewer)
	// Views are large: those of a move are gathered where those of the last one were, and kept when their number is known.
	var seen []Seen[V, E]
	for i := max(0, since); i < len(m.made); i++ {
		seen = seen[:0]
		m.observe(i, viewer, func(e E, after *S) { seen = append(seen, Seen[V, E]{e, m.rules.View(after, viewer)}) })
		if len(seen) > 0 {
			steps = append(steps, Step[V, E]{Index: i, Seen: slices.Clone(seen)})
		}
	}
	return steps
}

// ViewAt is what the viewer knew when n moves had been made, 0 to Len.
func (m *Match[S, M, V, E]) ViewAt(viewer Seat, n int) V {
	return m.rules.View(m.at(n), m.viewer(viewer))
}

// Cast is the public part of the setup.
func (m *Match[S, M, V, E]) Cast() Cast { return m.setup.Cast() }

// Standing is the public score.
func (m *Match[S, M, V, E]) Standing() Standing { return m.rules.Standing(m.state()) }

// Rewind has a match that is over be again what it was when n moves had been made, 0 to all: whatever is asked of it is
// answered as then, but Record, and nothing can be done in it. A match that runs stays as it is.
func (m *Match[S, M, V, E]) Rewind(n int) {
	if m.whole == nil && m.Standing().Over {
		m.whole = m.made
	}
	if m.whole != nil {
		m.made = m.whole[:max(0, min(n, len(m.whole)))]
	}
}

// Record gives the moves of a match that is over, all of them also where it was rewound; of a running one nothing,
// since it holds secrets.
func (m *Match[S, M, V, E]) Record() []Entry {
	if m.whole != nil {
		all := *m
		all.made, all.whole = m.whole, nil
		return all.Record()
	}
	if !m.Standing().Over {
		return nil
	}
	entries := make([]Entry, len(m.made))
	for i := range m.made {
		mv := &m.made[i]
		entries[i] = Entry{mv.seat, mv.move.String(), mv.seat == Nature || m.rules.Sealed(m.at(i), mv.seat, mv.move)}
	}
	return entries
}

// Format prints the public view, whatever the verb: a log line cannot leak.
func (m *Match[S, M, V, E]) Format(f fmt.State, _ rune) {
	_, _ = fmt.Fprintf(f, "match of %s: %+v", m.rules.Name(), m.View(Public))
}

// LogValue gives the public view to a log.
func (m *Match[S, M, V, E]) LogValue() slog.Value { return slog.AnyValue(m.View(Public)) }

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

// Done reports that what was told last has happened. A move must be ended by it.
func (o *Observer[S, E]) Done() {
	if o.waits {
		o.waits = false
		o.yield(o.last, o.state)
	}
}
