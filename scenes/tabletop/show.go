package tabletop

import (
	"safehouse/game"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// Where gives the pose of a place that no sprite stands for.
type Where func(game.Place) (director.Pose, bool)

// Staging is how a game shows what happens at its table. None of it changes anything: the same is answered whenever it
// is asked, so that a show may begin anywhere.
type Staging[V any, E game.Event] interface {
	// Joins reports whether an event belongs into the beat of the one before it; before is the view before that beat.
	Joins(before *V, last, e *E) bool
	// Stage is how a beat is shown. It is asked once for each. Of a beat without events only counts whether what stands
	// must be read.
	Stage(b *match.Beat[V, E]) Staged
	// Board lays the table out for a view and appends its cards, lowest first.
	Board(v *V, buf []director.Sprite) (sprites []director.Sprite, where Where)
}

// Staged is how a beat is shown. The zero value shows it in silence and holds nothing.
type Staged struct {
	match.Narration
	// Journeys are the cards that fly.
	Journeys []director.Journey
	// Sweeps reports that the whole table makes way for another one.
	Sweeps bool
	// Reveal reports that cards turn in a reveal: Turned of them have been before, director.AllTurn has them all turn on
	// one tick. Else they have the common flip.
	Reveal bool
	Turned int
	// Cue is heard as the beat begins, Middle half the way to where it lands, Landing when it does.
	Cue, Middle, Landing sound.Cue
	// Late is heard so many ticks after it landed.
	Late director.Cue
	// AtOnce has figures change as the beat begins, since the table makes way; Lands is the tick on which they change, 0
	// for that on which the last card arrives.
	AtOnce bool
	Lands  int
	// The beat takes Least ticks at least, and Rests from where it lands on; Hold is the time in which it is then read.
	// What it leaves on the table moves for Moves ticks from there on, also when it is over.
	Least, Rests, Hold, Moves int
	// Peak is the moment that it is, of kind 0 for none.
	Peak Peak
}

// Transition is how an event is shown. The zero value shows it in silence, alone, and holds nothing.
type Transition struct {
	// Group has events of one group that follow each other shown in one beat, be they of one move or the next; but one
	// that Opens begins its own. Events of group 0 stand alone.
	Group uint8
	Opens bool
	// Flight is how a card travels that moves, After when it sets out.
	Flight director.Flight
	After  float64
	// Cue is heard as the beat begins, Landing when what moves has come to its place; Hold is the time in which the beat
	// is then read. Times are in milliseconds at speed 1.
	Cue, Landing sound.Cue
	Hold         float64
	// AtOnce has figures change as the beat begins, since the table makes way.
	AtOnce bool
}

// Joins reports whether an event is shown with the one before it.
func (m *Transition) Joins(last *Transition) bool {
	return m.Group != 0 && m.Group == last.Group && !m.Opens
}

// Staged is a beat that ends with an event so shown.
func (m *Transition) Staged(pace director.Pace) Staged {
	return Staged{Cue: m.Cue, Landing: m.Landing, AtOnce: m.AtOnce, Hold: pace(m.Hold)}
}

// Show is what of a match is on the screen: how far it has been told, and the beat in motion. A game makes one with
// NewShow and hands it to Begin.
type Show[V any, E game.Event] struct {
	match.Telling[V, E]
	onlooker
	staging Staging[V, E]
	// staged is how the beat is shown, next how the one ahead will be.
	staged, next Staged
	beat         director.Beat
	board        []director.Sprite
	// held reports that no further beat begins: a replay rests between two of them.
	held bool
	// heard is, for each cue, the tick on which a beat last played it.
	heard [sound.CueCount]int
}

// onlooker is what a show is given of the table that it is shown on: the match, and what is to be done as it goes on.
type onlooker struct {
	match *match.Match
	// invalidate has everything worked out anew. Begun is called before a beat tells anything, told with each sentence
	// of it, and moved when its journeys are known, with what lies where they begin.
	invalidate func()
	begun      func()
	told       func(game.Line)
	moved      func(before []director.Sprite, journeys []director.Journey)
}

// NewShow makes the show of a match.
func NewShow[V any, E game.Event](story match.Story[V, E], staging Staging[V, E]) Show[V, E] {
	return Show[V, E]{Telling: match.NewTelling(story, staging.Joins), staging: staging}
}

// shower is what the table asks of a Show, whatever it shows: a Show has the types of its game, which the table may
// not know.
type shower interface {
	match.Show
	// Playing and Left are the Telling's.
	Playing() (tick int, playing bool)
	Left() int
	Mark() match.Mark
	attach(o onlooker)
	peaking() peaking
	hushed() bool
	// jump has the show stand at a tick of the last of the beats that have come since that number of moves, of which
	// Until says how many begin; it returns their number. Each is told the peak of each.
	jump(since, tick int, until func(begun int) bool, each func(Peak)) (beats int)
	until(to match.Mark) bool
	// hold has no further beat begin, or lets them begin again; step begins the next one, whatever should be read first.
	hold(held bool)
	step() (begun bool)
	// unread is the share that is left of the time for which the show waits, 0 where it waits for a press.
	unread() float64
}

// hushed reports that a beat is shown whose picture has yet to show what happened in it.
func (s *Show[V, E]) hushed() bool {
	_, playing := s.Playing()
	p := s.peaking()
	return playing && s.staged.Peak.TitleAt > stage.Share(p.age, max(p.ticks, 1))
}

// Sprites appends the cards in motion, lowest first, and reports whether there are any: else they lie as the layout
// says.
func (s *Show[V, E]) Sprites(buf []director.Sprite) (sprites []director.Sprite, playing bool) {
	tick, playing := s.Playing()
	if !playing {
		return buf, false
	}
	return s.beat.Frame(tick, buf), true
}

func (s *Show[V, E]) attach(o onlooker) { s.onlooker = o }

// From is the number of moves made before the one that is being shown: all of them where none is.
func (s *Show[V, E]) From() int { return s.Telling.From(s.match.Moves()) }

// Cut shows at once what a viewer knew after n moves, and forgets whatever waited.
func (s *Show[V, E]) Cut(viewer game.Seat, n int) {
	s.Telling.Cut(viewer, n)
	s.staged, s.beat = Staged{}, director.Beat{}
}

// Advance shows one tick more; it reports whether the picture changes.
func (s *Show[V, E]) Advance() bool {
	moved := s.Landed() < s.staged.Moves
	s.Age()
	if _, playing := s.Playing(); s.held && !playing {
		return moved
	}
	if s.Gated() {
		waits := s.match.Stage.Reading || s.match.Holds() || s.stays()
		moved = moved || !waits && !s.match.Stage.Still()
		if waits || !s.Pass() {
			return moved
		}
		s.GoOn()
		moved = true
	}
	if tick, playing := s.Playing(); playing {
		over := s.Step()
		s.sound(tick + 1)
		moved = true
		if s.MustLand() {
			s.land()
		}
		if !over {
			return true
		}
	}
	for s.Ready() && !s.held {
		s.nextBeat(s.animate)
		moved = true
	}
	return !s.held && s.finish() || moved
}

// finish waits once more where nothing follows what has been shown.
func (s *Show[V, E]) finish() bool { return s.Ended() && s.mustRead() }

// stage asks how the beat ahead is shown, once.
func (s *Show[V, E]) stage() {
	if b, anew := s.Gather(); anew {
		s.next = s.staging.Stage(b)
		s.Tell(s.next.Narration)
	}
}

// begin takes the beat ahead.
func (s *Show[V, E]) begin() *match.Beat[V, E] {
	s.staged = s.next
	return s.Begin()
}

func (s *Show[V, E]) jump(since, tick int, until func(int) bool, each func(Peak)) (beats int) {
	s.Cut(s.Viewer(), since)
	s.Forget()
	s.Add(s.Viewer(), since)
	for s.stage(); len(s.Ahead().Events) > 0 && until(beats); s.stage() {
		s.begin()
		beats++
		if each != nil {
			each(s.staged.Peak)
		}
	}
	s.animate(s.Beat())
	s.Seek(match.Mark{Tick: tick})
	s.invalidate()
	return beats
}

// until reports whether the beat ahead begins at a mark or before it.
func (s *Show[V, E]) until(to match.Mark) bool { return s.Until(to) }

func (s *Show[V, E]) hold(held bool) { s.held = held }

func (s *Show[V, E]) step() (begun bool) {
	s.stage()
	if begun = len(s.Ahead().Events) > 0; begun {
		s.GoOn()
		s.tellBeat(s.animate)
	}
	return begun
}

// mustRead reports whether what stands before the beat ahead must be read first, and waits for that.
func (s *Show[V, E]) mustRead() bool {
	if s.stage(); !s.MustWait() {
		return false
	}
	ticks := max(s.match.Stage.Ticks(gateMS), gateLeast)
	if s.match.Seats.Persons != 0 && !s.match.Desk.Replay {
		ticks = max(readingTicks[s.match.Stage.Settings.Reading], 1)
	}
	s.AwaitReading(ticks)
	s.match.Stage.Redraw()
	return true
}

// stays reports whether a result stays until it is put away: where a person wants so, or is being read to, or taught.
func (s *Show[V, E]) stays() bool {
	set := &s.match.Stage.Settings
	persons := s.match.Seats.Persons != 0 && !s.match.Desk.Replay
	return s.match.Lesson.Tells() || persons && (set.Reading == stage.ReadingWaits || set.Voice)
}

func (s *Show[V, E]) unread() float64 {
	if !s.Gated() || s.stays() {
		return 0
	}
	return s.Unread()
}

// Skip shows the rest at once, as far as the next gate.
func (s *Show[V, E]) Skip() {
	if s.Gated() {
		// At once: no frame of what was there comes between.
		for s.GoOn(); s.Ready(); {
			s.nextBeat(s.animate)
		}
		return
	}
	s.arrive()
	for s.Ready() {
		s.nextBeat(s.pass)
		s.arrive()
	}
	s.finish()
	s.Settle()
}

// arrive ends what is moving.
func (s *Show[V, E]) arrive() {
	if s.Arrive(); s.MustLand() {
		s.land()
	}
}

// Rest brings what is moving to its place.
func (s *Show[V, E]) Rest() {
	s.arrive()
	s.Settle()
	s.Restage()
}

// land lets the figures follow the cards.
func (s *Show[V, E]) land() {
	s.Land()
	s.invalidate()
}

// sound plays the cues of a tick of the beat; each once in a tick of the stage, however many beats fall on it where
// animations are off.
func (s *Show[V, E]) sound(tick int) {
	for _, cue := range s.beat.Cues {
		if cue.Tick == tick && s.heard[cue.Cue] != s.match.Stage.Tick {
			s.heard[cue.Cue] = s.match.Stage.Tick
			s.match.Stage.Play(cue.Cue)
		}
	}
}

// nextBeat begins the next beat, which is run so, or waits before it.
func (s *Show[V, E]) nextBeat(run func(*match.Beat[V, E])) {
	if s.match.Lesson.Pause() {
		s.Wait(1)
		return
	}
	if !s.mustRead() {
		s.tellBeat(run)
	}
}

// tellBeat begins the beat ahead, tells of it and runs it.
func (s *Show[V, E]) tellBeat(run func(*match.Beat[V, E])) {
	b := s.begin()
	s.begun()
	for i := range b.Events {
		if line := b.Events[i].Say(); line != (game.Line{}) {
			s.told(line)
		}
	}
	s.match.Sentences(s.staged.Lines, func(first game.Line, text string) {
		s.match.Stage.AnnounceOf(speaker(first), stage.Happened, text)
	})
	run(b)
	s.sound(0)
	if s.MustLand() {
		s.land()
	}
	s.invalidate()
}

// pass runs a beat of which nobody sees anything move: no table is laid out for it. What would be heard on the way is
// not, unless there is none.
func (s *Show[V, E]) pass(*match.Beat[V, E]) {
	s.moved(nil, nil)
	s.beat = director.Beat{Land: s.match.Stage.Ticks(gateMS)}
	s.staged.accent(&s.beat)
	s.Run(0, 0)
}

// animate works out how a beat moves, and runs it.
func (s *Show[V, E]) animate(b *match.Beat[V, E]) {
	is, turn := &s.staged, -1
	if is.Reveal {
		turn = is.Turned
	}
	before, from := s.staging.Board(&b.Before, s.board[:0])
	s.board = before
	s.moved(before, is.Journeys)
	after, to := s.staging.Board(&b.After, nil)
	s.beat = director.NewBeat(director.Scene{
		Before: before, After: after, Journeys: is.Journeys, Pace: s.match.Stage.Ticks, Turn: turn, Change: is.Sweeps,
		Still: s.match.Stage.Still(),
		Where: func(p game.Place) (director.Pose, bool) {
			if pose, ok := from(p); ok {
				return pose, ok
			}
			return to(p)
		},
	})
	is.accent(&s.beat)
	is.peaks(&s.beat, s.match.Stage.Ticks)
	s.Run(s.beat.Ticks, s.beat.Land)
}

// accent gives a beat its sounds, and the time to be seen and read.
func (is *Staged) accent(b *director.Beat) {
	if is.AtOnce {
		b.Land = 0
	}
	heard := func(tick int, cue sound.Cue) {
		if cue != sound.NoCue {
			b.Cues = append(b.Cues, director.Cue{Tick: tick, Cue: cue})
		}
	}
	heard(0, is.Cue)
	heard(b.Land/2, is.Middle)
	heard(b.Land, is.Landing)
	b.Ticks = max(b.Ticks, is.Least)
	if is.Lands > 0 {
		b.Land = min(is.Lands, b.Ticks)
	}
	heard(b.Land+is.Late.Tick, is.Late.Cue)
	b.Ticks = max(b.Ticks, b.Land+is.Rests)
	b.Hold(is.Hold)
}
