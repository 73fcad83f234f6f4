package tabletop

import (
	"safehouse/game"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// happening is one event that waits to be shown, with the view after it.
type happening[V any, E game.Event] struct {
	// move is the number of the event's move, counted from 0.
	move int
	game.Seen[V, E]
}

// Show is what is on the screen of a match: the view shown, and what still waits to be shown. A game makes one with
// NewShow and hands it to Begin.
type Show[V any, E game.Event] struct {
	table   *Table
	match   Story[V, E]
	staging Staging[V, E]

	// view is what the figures on the screen tell; next what they tell once the beat has landed.
	view, next V
	queue      []happening[V, E]
	// pending is the number of sentences that the queue still has to tell, last what happened last, as it was told to
	// lastTo.
	pending int
	last    game.Line
	lastTo  game.Seat
	// viewer is whom what waits is told to.
	viewer game.Seat
	beat   director.Beat
	// peak is the one that the beat ends with.
	peak Peak
	// begun is the number of the move with which the beat begins.
	begun   int
	playing bool
	tick    int
	landed  bool
	// gate waits for a press or for its time to pass: gateTicks are left of gateFor.
	gate               bool
	gateTicks, gateFor int
	// open reports that something has been shown after which nothing has been waited for yet.
	open  bool
	board []director.Sprite
	// events are those of the beat, lines what is said of them.
	events []E
	lines  []game.Line
}

// NewShow makes a show.
func NewShow[V any, E game.Event](match Story[V, E], staging Staging[V, E]) Show[V, E] {
	return Show[V, E]{match: match, staging: staging}
}

// shower is what the table asks of a Show, whatever it shows: a Show has the types of its game, which the table may
// not know.
type shower interface {
	match.Show
	// Playing is the Show's.
	Playing() (tick int, playing bool)
	peaking() peaking
	// left is the number of ticks that are left of what is moving.
	left() int
	attach(t *Table)
	// unread is the share that is left of the time for which the show waits, 0 where it waits for a press.
	unread() float64
	// arrive brings what is moving to its place.
	arrive()
}

// Now is what the figures on the screen tell.
func (s *Show[V, E]) Now() *V { return &s.view }

// After is what the figures tell once the beat has landed.
func (s *Show[V, E]) After() *V { return &s.next }

// Busy reports whether something is being shown.
func (s *Show[V, E]) Busy() bool { return s.playing || s.gate || len(s.queue) > 0 }

// Gated reports whether the show waits for a press.
func (s *Show[V, E]) Gated() bool { return s.gate }

// Line is what happened last; it is spoken while nobody is asked.
func (s *Show[V, E]) Line() game.Line { return s.last }

// Sprites appends the cards in motion, lowest first, and reports whether there are any: else they lie as the layout
// says.
func (s *Show[V, E]) Sprites(buf []director.Sprite) (sprites []director.Sprite, playing bool) {
	if !s.playing {
		return buf, false
	}
	return s.beat.Frame(s.tick, buf), true
}

// Playing reports whether cards are in motion, and the tick of the beat.
func (s *Show[V, E]) Playing() (tick int, playing bool) { return s.tick, s.playing }

func (s *Show[V, E]) left() int { return s.beat.Ticks - s.tick }

func (s *Show[V, E]) attach(t *Table) { s.table = t }

// Waiting is the number of sentences that wait.
func (s *Show[V, E]) Waiting() int { return s.pending }

// From is the number of moves made before the one that is being shown: all of them where none is.
func (s *Show[V, E]) From() int {
	switch {
	case s.playing:
		return s.begun
	case len(s.queue) > 0:
		return s.queue[0].move
	}
	return s.table.Moves()
}

// Add queues what a viewer was told since that number of moves.
func (s *Show[V, E]) Add(viewer game.Seat, since int) {
	s.viewer = viewer
	for _, step := range s.match.Seen(viewer, since) {
		for _, seen := range step.Seen {
			s.queue = append(s.queue, happening[V, E]{step.Index, seen})
			if seen.Event.Say() != (game.Line{}) {
				s.pending++
			}
		}
	}
}

// Cut shows at once what a viewer knew after n moves, and forgets whatever waited.
func (s *Show[V, E]) Cut(viewer game.Seat, n int) {
	v := s.match.ViewAt(viewer, n)
	last, to := s.last, s.lastTo
	if to != game.Public && to != viewer {
		last, to = game.Line{}, game.Public
	}
	*s = Show[V, E]{
		table: s.table, match: s.match, staging: s.staging, view: v, next: v, last: last, lastTo: to, viewer: viewer,
		board: s.board[:0], events: s.events[:0], lines: s.lines[:0],
	}
	s.staging.stands(&s.view)
}

// Advance shows one tick more; it reports whether the picture changes.
func (s *Show[V, E]) Advance() bool {
	moved := s.staging.Age != nil && s.staging.Age()
	if s.gate {
		if !s.table.Stage.Reading && !s.table.Holds() && !s.stays() {
			s.gateTicks--
			moved = moved || !s.table.Stage.Still()
		}
		if s.gateTicks > 0 {
			return moved
		}
		s.gate, moved = false, true
	}
	if s.playing {
		s.tick++
		s.sound(s.tick)
		moved = true
		if !s.landed && s.tick >= s.beat.Land {
			s.land()
		}
		if s.tick < s.beat.Ticks {
			return true
		}
		s.playing = false
	}
	for !s.playing && !s.gate && len(s.queue) > 0 {
		s.nextBeat()
		moved = true
	}
	return s.finish() || moved
}

// finish lets the show wait once more where nothing follows what it has shown.
func (s *Show[V, E]) finish() bool {
	if !s.open || s.playing || s.gate || len(s.queue) > 0 {
		return false
	}
	s.open = false
	var nothing E
	return s.wait(&nothing)
}

// wait stops the show before an event where it must; it reports whether it does.
func (s *Show[V, E]) wait(e *E) bool {
	if len(s.queue) > 0 && s.table.Lesson.Pause() {
		s.gate, s.gateFor, s.gateTicks = true, 1, 1
		return true
	}
	if s.staging.Gate == nil || !s.staging.Gate(e) {
		return false
	}
	s.gate, s.gateFor = true, max(s.table.Stage.Ticks(gateMS), gateLeast)
	if s.table.Seats.Persons != 0 {
		s.gateFor = max(readingTicks[s.table.Stage.Settings.Reading], 1)
	}
	s.gateTicks = s.gateFor
	s.table.Stage.Redraw()
	return true
}

// stays reports whether a result stays until it is put away: where a person wants so, or is being read to, or taught.
func (s *Show[V, E]) stays() bool {
	set := &s.table.Stage.Settings
	return s.table.Lesson.Tells() || s.table.Seats.Persons != 0 && (set.Reading == stage.ReadingWaits || set.Voice)
}

func (s *Show[V, E]) unread() float64 {
	if !s.gate || s.stays() {
		return 0
	}
	return float64(s.gateTicks) / float64(s.gateFor)
}

// Skip shows the rest at once, as far as the next gate.
func (s *Show[V, E]) Skip() {
	if s.gate {
		s.gate = false
		if !s.playing && len(s.queue) > 0 {
			// At once: no frame of what was there comes between.
			s.nextBeat()
		}
		return
	}
	s.arrive()
	for len(s.queue) > 0 && !s.gate {
		s.nextBeat()
		s.arrive()
	}
	s.finish()
	s.staging.hurry()
}

func (s *Show[V, E]) arrive() {
	if !s.playing {
		return
	}
	s.playing = false
	if !s.landed {
		s.land()
	}
}

// Rest brings what is moving to its place, also what the game moves by itself.
func (s *Show[V, E]) Rest() {
	s.arrive()
	s.staging.hurry()
}

// land lets the figures follow the cards.
func (s *Show[V, E]) land() {
	s.landed = true
	s.view = s.next
	s.table.Invalidate()
}

// sound plays the cues of a tick of the beat; each once in a tick of the stage, however many beats fall on it where
// animations are off.
func (s *Show[V, E]) sound(tick int) {
	for _, cue := range s.beat.Cues {
		if cue.Tick == tick && s.table.heard[cue.Cue] != s.table.Stage.Tick {
			s.table.heard[cue.Cue] = s.table.Stage.Tick
			s.table.Stage.Play(cue.Cue)
		}
	}
}

// nextBeat takes the next event, or several that belong together, off the queue and begins to show it.
func (s *Show[V, E]) nextBeat() {
	first := &s.queue[0].Event
	s.begun = s.queue[0].move
	if s.wait(first) {
		return
	}
	s.open = true
	s.table.remarks.turn()
	before := s.view
	s.next = before
	s.events, s.lines = s.events[:0], s.lines[:0]
	var journeys []director.Journey
	for len(s.queue) > 0 {
		h := &s.queue[0]
		if n := len(s.events); n > 0 && !s.staging.joins(&s.events[n-1], &h.Event) {
			break
		}
		s.events = append(s.events, h.Event)
		e := &s.events[len(s.events)-1]
		journeys = s.staging.travels(e, journeys)
		s.next = h.After
		if line := h.Event.Say(); line != (game.Line{}) {
			s.pending--
			s.table.Lesson.Told(line)
			s.table.surprise.told(s.table, line)
			s.table.remarks.told(s.table, line)
		}
		s.queue = s.queue[1:]
	}
	if s.lines = s.staging.sentences(s.events, s.lines); len(s.lines) > 0 {
		s.last, s.lastTo = s.lines[len(s.lines)-1], s.viewer
	}
	s.table.Sentences(s.lines, func(first game.Line, text string) {
		s.table.Stage.AnnounceOf(speaker(first), stage.Happened, text)
	})
	s.begin(&before, journeys)
}

// begin makes a beat of the way from a view to the next one, and starts it; one that takes no time has landed at once.
func (s *Show[V, E]) begin(before *V, journeys []director.Journey) {
	turn := -1
	if s.staging.Turn != nil {
		turn = s.staging.Turn(&s.events[len(s.events)-1])
	}
	board, from := s.staging.Board(before, s.board[:0])
	s.board = board
	s.table.carry.takeOff(board, journeys)
	after, to := s.staging.Board(&s.next, nil)
	s.beat = director.NewBeat(director.Scene{
		Before: s.board, After: after, Journeys: journeys, Pace: s.table.Stage.Ticks, Turn: turn,
		Change: s.staging.Sweeps != nil && s.staging.Sweeps(before, &s.next), Still: s.table.Stage.Still(),
		Where: func(p game.Place) (director.Pose, bool) {
			if pose, ok := from(p); ok {
				return pose, ok
			}
			return to(p)
		},
	})
	s.staging.accent(&s.beat, s.events, s.table.Stage.Ticks)
	s.peaks()
	s.events = s.events[:0]
	s.tick, s.landed = 0, false
	s.playing = s.beat.Ticks > 0
	s.sound(0)
	if s.beat.Land == 0 || !s.playing {
		s.land()
	}
	s.table.Invalidate()
}

// Story is a match as a Show is told of it. A *game.Match is one for its own View; a game whose table shows more
// than the view says, such as how far a reveal has come, wraps it.
type Story[V any, E game.Event] interface {
	// ViewAt is what the viewer knew when n moves had been made.
	ViewAt(viewer game.Seat, n int) V
	// Seen gives what the viewer saw of the moves since that number of moves.
	Seen(viewer game.Seat, since int) []game.Step[V, E]
}

// Where gives the pose of a place that no sprite stands for.
type Where func(game.Place) (director.Pose, bool)

// Manner is how an event is shown. The zero value shows it in silence, alone, and holds nothing.
type Manner struct {
	// Group has events of one group that follow each other shown in one beat, be they of one move or the next; but one
	// that Opens begins its own. Events of group 0 stand alone.
	Group uint8
	Opens bool
	// Flight is how a card travels that moves, After when it sets out.
	Flight director.Manner
	After  float64
	// Cue is heard as the beat begins, Landing when what moves has come to its place; Hold is the time in which the beat
	// is then read. Times are in milliseconds at speed 1.
	Cue, Landing sound.Cue
	Hold         float64
	// AtOnce has figures change as the beat begins, since the table makes way.
	AtOnce bool
}

// Staging is how a game shows what happens at its table. What may be nil says so.
type Staging[V any, E game.Event] struct {
	// Manner is how an event is shown; the last one of a beat speaks for it.
	Manner func(e *E) *Manner
	// Caption is the sentence of an event for those who look at the screen, the zero Line for none: where two or more
	// persons play, only what everyone may know. Captions appends those of the events of a beat; nil where each has its
	// own.
	Caption  func(e *E) game.Line
	Captions func(events []E, lines []game.Line) []game.Line
	// Board lays the table out for a view and appends its cards, lowest first; where stays good when the table is laid
	// out anew.
	Board func(v *V, buf []director.Sprite) (sprites []director.Sprite, where Where)

	// Stand is called where the show stands still at a view: nothing stays of what was told on the way. Nil where nothing
	// is kept.
	Stand func(v *V)
	// Together tells what else belongs into the beat of the event before it; nil for nothing.
	Together func(before, e *E) bool
	// Gate reports that the show must wait before an event, the zero one where none follows: for a press, or where
	// computers play alone for a while. It is asked again when the gate opens, and then must say no. Nil for never.
	Gate func(e *E) bool
	// Journeys appends the cards that fly because of an event; nil where its card alone does, as it says itself.
	Journeys func(e *E, journeys []director.Journey) []director.Journey
	// Sweeps reports whether the whole table makes way for another one; nil for never.
	Sweeps func(before, after *V) bool
	// Turn is the number of cards already turned in a reveal, for an event that turns one; -1 for the common flip. Nil
	// where all do that.
	Turn func(e *E) int
	// Accent gives the beat of these events what their manner does not say, before it is held; nil for nothing.
	Accent func(b *director.Beat, events []E)
	// Peak is the moment that these events of a beat are, of kind 0 where they are none; nil for never.
	Peak func(events []E) Peak
	// Age makes what the game moves by itself, such as stamps, a tick older; it reports whether the picture changes.
	// Hurried brings it to its end. Nil where nothing moves by itself.
	Age     func() bool
	Hurried func()
}

// stands forgets what was told on the way to a view.
func (s *Staging[V, E]) stands(v *V) {
	if s.Stand != nil {
		s.Stand(v)
	}
}

// hurry brings what the game moves by itself to its end.
func (s *Staging[V, E]) hurry() {
	if s.Hurried != nil {
		s.Hurried()
	}
}

// joins reports whether an event belongs into the beat of the one before it.
func (s *Staging[V, E]) joins(before, e *E) bool {
	was, now := s.Manner(before), s.Manner(e)
	return now.Group != 0 && now.Group == was.Group && !now.Opens || s.Together != nil && s.Together(before, e)
}

// sentences appends those of the events of a beat.
func (s *Staging[V, E]) sentences(events []E, lines []game.Line) []game.Line {
	if s.Captions != nil {
		return s.Captions(events, lines)
	}
	for i := range events {
		if line := s.Caption(&events[i]); line != (game.Line{}) {
			lines = append(lines, line)
		}
	}
	return lines
}

// travels appends what flies because of an event.
func (s *Staging[V, E]) travels(e *E, journeys []director.Journey) []director.Journey {
	if s.Journeys != nil {
		return s.Journeys(e, journeys)
	}
	if from, to, moved := (*e).Travel(); moved {
		m := s.Manner(e)
		journeys = append(journeys, director.Journey{From: from, To: to, Manner: m.Flight, After: m.After})
	}
	return journeys
}

// accent gives a beat its sounds and the time to read it.
func (s *Staging[V, E]) accent(b *director.Beat, events []E, pace director.Pace) {
	m := s.Manner(&events[len(events)-1])
	if m.AtOnce {
		b.Land = 0
	}
	if m.Cue != sound.NoCue {
		b.Cues = append(b.Cues, director.Cue{Cue: m.Cue})
	}
	if m.Landing != sound.NoCue {
		b.CueAtLand(m.Landing)
	}
	if s.Accent != nil {
		s.Accent(b, events)
	}
	b.Hold(pace(m.Hold))
}
