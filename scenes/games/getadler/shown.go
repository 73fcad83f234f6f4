package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/tabletop"
)

// picture is what the show shows: a view, with what has been told on the way to it.
type picture struct {
	getadler.View
	recap
}

// recap is what has been recap of the match, as far as the view does not say it.
type recap struct {
	// said is the question that is being asked, with its answer.
	said said
	// kind is the event that was told last, of the seat who.
	kind getadler.EventKind
	who  game.Seat
	// arrest is the last one that came to an end.
	arrest arrest
	// unread reports that characters have come to light that have not been read yet, ended that the outcome of a
	// confrontation has not.
	unread, ended bool
	// lacks is the card for want of which whoever plays alone has just been passed over, NoKind for none.
	lacks getadler.Kind
	// missed reports that the one person who plays has missed a turn since it last decided.
	missed bool
}

// matchStory is the match as the show is told of it.
type matchStory struct {
	staging
	match *getadler.Match
}

// ViewAt is what the viewer knew when n moves had been made.
func (s matchStory) ViewAt(viewer game.Seat, n int) picture {
	p := picture{View: s.match.ViewAt(viewer, n), recap: recap{said: said{asker: game.Public}}}
	for move, e := range s.match.Events(viewer, 0) {
		if move >= n {
			break
		}
		s.note(&p.recap, &e)
	}
	return p
}

// Seen gives what the viewer saw of the moves since that number of moves.
func (s matchStory) Seen(viewer game.Seat, since int) []game.Step[picture, getadler.Event] {
	seen, now := s.match.Seen(viewer, since), s.ViewAt(viewer, since)
	steps := make([]game.Step[picture, getadler.Event], len(seen))
	for i := range seen {
		steps[i].Index = seen[i].Index
		for _, told := range seen[i].Seen {
			s.note(&now.recap, &told.Event)
			now.View = told.After
			steps[i].Seen = append(steps[i].Seen, game.Seen[picture, getadler.Event]{Event: told.Event, After: now})
		}
	}
	return steps
}

// note takes down what an event tells.
func (s staging) note(now *recap, e *getadler.Event) {
	m := &transitions[e.Kind]
	now.kind, now.who, now.said = e.Kind, e.Seat, said{asker: game.Public}
	now.lacks = getadler.NoKind
	if passes(e) && s.look.Holder.Reads(e.Seat) {
		now.lacks = e.Card
	}
	now.ended = e.Kind == getadler.Freed || e.Kind == getadler.Eliminated
	now.unread = now.unread && !m.waits || e.Kind == getadler.RoleRevealed
	switch e.Kind {
	case getadler.Asked:
		now.said = said{e.Seat, e.Other, getadler.QuestionKey(e.Trait, e.Colour), "", e.Trait, e.Colour}
	case getadler.Answered:
		now.said = said{e.Other, e.Seat, getadler.QuestionKey(e.Trait, e.Colour), answerKeys[e.N-1], e.Trait, e.Colour}
	case getadler.WrongArrest, getadler.RightArrest:
		now.arrest = arrest{e.Seat, e.Other, e.Kind == getadler.RightArrest, game.SeatsOf(e.Seat, e.Other)}
		if e.N != 0 {
			now.arrest.out = game.SeatsOf(e.Seat)
		}
	}
	if s.look.Seats.Persons.Has(e.Seat) {
		now.missed = now.missed && !decided(e) || e.Kind == getadler.TurnMissed && s.look.Holder.Alone()
	}
}

// now is the view that the figures on the screen tell: until somebody is seen unmasked, that from before.
func (t *screen) now() *getadler.View {
	if t.stillMasked() {
		return &t.show.Beat().Before.View
	}
	return &t.show.Now().View
}

// stillMasked reports that the light goes out for somebody who is to be unmasked: the table does not tell who it is
// before that.
func (t *screen) stillMasked() bool {
	p, share := t.table.Peak()
	return p.Kind == unmaskPeak && share < 0.5
}

// said is a question on its way: nobody asks where asker is the public.
type said struct {
	asker, target game.Seat
	// question is the message key of what is asked, answer that of what is said to it: empty for nothing yet.
	question, answer string
	trait            getadler.Trait
	colour           getadler.Colour
}

// arrest is an arrest: by whom, and whom; right reports that a villain was found by it. The zero value is none.
type arrest struct {
	by, of game.Seat
	right  bool
	// out are those whom a wrong one costs a turn: both, or by house rules who made it (H2, H8).
	out game.Seats
}

// fighting reports whether a confrontation has the screen: one that ends the match keeps it until the score is told.
func fighting(v *getadler.View) bool { return v.Fight.Villain.Sits(v.Seats) }

// endOf tells how the confrontation of a view ended, NoReason while it runs; loser is the seat eliminated in it, the
// Table where nobody was.
func endOf(v *getadler.View) (r getadler.Reason, loser game.Seat) {
	if v.Past == 0 || v.History[v.Past-1].End == getadler.NoReason {
		return getadler.NoReason, game.Public
	}
	return v.History[v.Past-1].End, v.History[v.Past-1].Loser
}

// moveClock gives the hand of the clock the time to move to the hour.
func (s staging) moveClock(_ *beat, is *tabletop.Staged) { is.Least = s.look.Stage.Holds(hourMS) }

// missTurn has the one person who plays notice that its turn is missed.
func (s staging) missTurn(b *beat, is *tabletop.Staged) {
	if b.After.missed && s.look.Seats.Persons.Has(b.After.who) {
		is.Cue = sound.Back
		is.Hold += s.look.Stage.Ticks(missedMS)
	}
}

// refill holds the hands that are refilled after a confrontation.
func (s staging) refill(b *beat, is *tabletop.Staged) {
	if fighting(&b.Before.View) {
		is.Hold += s.look.Stage.Ticks(refilledMS)
	}
}

// readAnswer gives an answer the time to be read, where it does not stay until a press.
func (s staging) readAnswer(b *beat, is *tabletop.Staged) {
	if is.Least = answerLeast; !s.learned(&b.After) {
		is.Least = max(s.look.Stage.Ticks(answerMS), is.Least)
	}
}

// turnUp has a character heard as it turns.
func (s staging) turnUp(_ *beat, is *tabletop.Staged) { is.Middle = sound.Flip }

// takeScreen gives a confrontation the screen at once: it comes up out of the dark.
func (s staging) takeScreen(b *beat, is *tabletop.Staged) { is.AtOnce = !fighting(&b.Before.View) }

// hearCard is the sound of a card of a confrontation.
func (s staging) hearCard(b *beat, is *tabletop.Staged) {
	is.Landing = sound.Flip
	switch k := b.Events[0].Card; {
	case k.Escape():
		is.Landing = sound.Whoosh
	case k == getadler.Pistol:
		is.Landing = sound.Shot
	}
}

// end is the outcome: its slip comes down, and a bomb spreads. Who is stunned is seen behind the wave.
func (s staging) end(b *beat, is *tabletop.Staged) {
	if !bombs(b) {
		is.Landing = sound.StampDown
		return
	}
	is.Cue, is.Least = sound.Explosion, s.blastTicks()
	is.Lands = is.Least / 2
}

// bombs reports whether a beat is that of a bomb.
func bombs(b *beat) bool {
	e := b.Last()
	return e.Kind == getadler.Freed && e.Reason == getadler.Bombed
}

// blastTicks is how long the wave of a bomb is to be seen.
func (s staging) blastTicks() int { return s.look.Stage.Fades(blastMS, director.BurnMS) }
