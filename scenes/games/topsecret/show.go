package topsecret

import (
	"slices"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/director"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
)

// picture is what the show shows: a view, with what has been told on the way to it.
type picture struct {
	topsecret.View
	recap
}

// recap is what has been recap of the turn.
type recap struct {
	// event is the one that was told last, reached the moment that came after it, noMoment for none.
	event   topsecret.Event
	reached addition
	// beat is what the line at the top tells is going on.
	beat  group
	slips boardSlips
	// bombs are the seats whose assassins blew up.
	bombs game.Seats
	// unread reports that what the cards did has not been read yet, dusk that the table lies in the dark around the boards
	// between which moles steal.
	unread, dusk bool
}

// held reports that a stolen card is held up over the table.
func (t *recap) held() bool { return t.event.Kind == topsecret.CardStolen && t.reached == noMoment }

// transition is how what was told last is shown.
func (t *recap) transition() *transition {
	if t.reached != noMoment {
		return &moments[t.reached]
	}
	return &transitions[t.event.Kind]
}

// staging is a match as it is told, and how that is shown at the table: with the moments that are added to the events
// of the rules. For each of them an event of no kind stands.
type staging struct {
	look  *match.View
	match *topsecret.Match
	// lay lays a picture out, with the hand in sight or sunk; faces are those of the cards.
	lay   func(l *layout, p *picture, sunk bool, risen float64)
	faces func() *cardFaces
}

// longestTurn is more than the number of moves of a turn: a card, a call and a decision of each seat, and thefts.
const longestTurn = 5 * game.MaxSeats

// ViewAt is what the viewer knew when n moves had been made.
func (s *staging) ViewAt(viewer game.Seat, n int) picture {
	p := picture{View: s.match.ViewAt(viewer, n)}
	for move, e := range s.match.Events(viewer, max(0, n-longestTurn)) {
		if move >= n {
			break
		}
		if hushes(&p.event, &e) {
			s.reach(&p, hush)
		}
		if s.note(&p, &e); p.held() {
			s.reach(&p, kept)
		}
	}
	s.stop(&p, func() {})
	return p
}

// Seen gives what the viewer saw of the moves since that number of moves.
func (s *staging) Seen(viewer game.Seat, since int) []game.Step[picture, topsecret.Event] {
	seen, now := s.match.Seen(viewer, since), s.ViewAt(viewer, since)
	steps := make([]game.Step[picture, topsecret.Event], len(seen))
	for i := range seen {
		steps[i].Index = seen[i].Index
		add := func(e topsecret.Event) {
			steps[i].Seen = append(steps[i].Seen, game.Seen[picture, topsecret.Event]{Event: e, After: now})
		}
		for j := range seen[i].Seen {
			e := &seen[i].Seen[j].Event
			if hushes(&now.event, e) {
				s.reach(&now, hush)
				add(topsecret.Event{})
			}
			s.note(&now, e)
			now.View = seen[i].Seen[j].After
			if add(*e); now.held() {
				s.reach(&now, kept)
				add(topsecret.Event{})
			}
		}
		s.stop(&now, func() { add(topsecret.Event{}) })
	}
	return steps
}

// hushes reports whether the hush comes before an event: before the first card is turned.
func hushes(last, e *topsecret.Event) bool {
	return e.Kind == topsecret.CardTurned && last.Kind != topsecret.CardTurned
}

// stop comes to the moments after all that the cards did, where a move ends there: banking is still to be decided.
func (s *staging) stop(p *picture, reached func()) {
	if p.Phase != topsecret.PhaseBank || p.event.Kind == topsecret.BankChosen {
		return
	}
	for m := results; m <= deciding; m++ {
		s.reach(p, m)
		reached()
	}
}

// sunk reports whether the hand has sunk: from the hush before the cards are turned until all that they did has been
// seen, and as long as the cards of the turn decide what is asked. Banking is decided with the hand in sight, unless
// computers alone decide it.
func (s *staging) sunk(p *picture) bool {
	switch p.Phase {
	case topsecret.PhaseCall, topsecret.PhaseSteal, topsecret.PhaseScored, topsecret.PhaseOver:
		return true
	}
	return p.transition().sunk || p.Phase == topsecret.PhaseBank && p.Bankers&s.look.Seats.Persons == 0
}

// armed reports whether the assassins stand up, about to go off.
func (p *picture) armed() bool { return p.event.Kind == topsecret.Exploded && p.reached == noMoment }

// note takes down what an event tells.
func (s *staging) note(p *picture, e *topsecret.Event) {
	p.event, p.reached = *e, noMoment
	s.goesOn(p)
	if e.Kind != topsecret.CardStolen { // What was stolen from whom is told when it has gone home.
		p.slips.note(e)
	}
	p.dusk = e.Kind == topsecret.CardStolen || p.dusk && (e.Kind == topsecret.MolePlayed ||
		e.Kind == topsecret.NothingToSteal)
	switch e.Kind {
	case topsecret.CardChosen:
		s.putAway(&p.slips, e.Seat)
	case topsecret.TurnBegan, topsecret.GameBegan:
		p.bombs = 0
	case topsecret.CardDestroyed:
		if e.Card.Kind() == topsecret.Assassin {
			p.bombs = p.bombs.With(e.Seat)
		}
	}
}

// reach takes down that a moment has come.
func (s *staging) reach(p *picture, m addition) {
	p.reached, p.dusk = m, p.dusk && m == kept
	if m == kept {
		p.slips.note(&p.event)
	}
	s.goesOn(p)
}

// goesOn takes down what is going on now, and what is to be read. What several persons bank is: all look on.
func (s *staging) goesOn(p *picture) {
	m := p.transition()
	if m.ends || m.Group != noBeat && statusKeys[m.Group] != "" {
		p.beat = m.Group
	}
	switch {
	case m.Group == turnBeat || m.Group == bombBeat:
		p.unread = true
	case m.Group == bankBeat:
		p.unread = s.look.Holder.Shared()
	case m.waits || p.event.Kind == topsecret.BankChosen:
		p.unread = false
	}
}

// putAway takes the slips of the last turn off the boards when a card has been chosen: one person reads those of all
// who have not chosen again until the own choice. A slip beside a new card would be read as if it told of that.
func (s *staging) putAway(all *boardSlips, seat game.Seat) {
	if all[seat] = (slips{}); s.look.Holder.Alone() && s.look.Seats.Persons.Has(seat) {
		*all = boardSlips{}
	}
}

// Joins has what belongs to one moment of a turn shown in one beat.
func (s *staging) Joins(_ *picture, last, e *topsecret.Event) bool {
	return transitions[e.Kind].Joins(&transitions[last.Kind].Transition)
}

// Stage shows a beat. The table is swept where the hand sinks or rises. All cards of a turn turn at once.
func (s *staging) Stage(b *match.Beat[picture, topsecret.Event]) tabletop.Staged {
	e, m, st := b.Last(), b.After.transition(), s.look.Stage
	is := m.Staged(st.Ticks)
	is.Lines, is.Waits = s.captions(b.Events), s.mustRead(b)
	for i := range b.Events {
		is.Journeys = s.flies(b, &b.Events[i], is.Journeys)
		if kind := b.Events[i].Kind; transitions[kind].slip != noSlip || kind == topsecret.CardLeft {
			// The next beat may move the boards: it does not begin before the slip has come down where it lies.
			is.Rests = tabletop.StampTicks(st)
		}
	}
	if b.After.reached == kept && b.Before.held() {
		stolen := &b.Before.event
		is.Rests = tabletop.StampTicks(st)
		is.Journeys = append(is.Journeys, director.Journey{From: place(zoneLoot, stolen.Seat, 0), To: stolen.To,
			Flight: director.Hop})
	}
	sinking := s.sunk(&b.After)
	is.Sweeps = s.sunk(&b.Before) != sinking
	// The reveal has the screen at once; the hand sinks in it. What burns does so behind the fire, which is there from
	// the first moment: the light changes once.
	is.AtOnce = is.Sweeps && sinking || m.Group == blastBeat
	is.Reveal, is.Turned = e.Kind == topsecret.CardTurned, director.AllTurn
	switch m.Group {
	case blastBeat:
		is.Least = wipeTicks(st)
	case theftBeat:
		is.Least = st.Holds(pathMS)
		if e.Kind == topsecret.CardStolen {
			if is.Least > 0 {
				is.Least += theftLeast
			}
		}
	case bankBeat:
		is.Moves = counted(s.look, b).ticks(st.Travels)
	}
	is.Peak = s.peak(b)
	return is
}

// captions gives the sentences of a beat. Where two or more persons share the screen only what everyone may know is
// spoken. What computers decide together is said once, as are the cards of an explosion, but for those of a person who
// plays alone.
func (s *staging) captions(events []topsecret.Event) (lines []game.Line) {
	destroyed, spared := 0, 0
	for i, e := range events {
		switch transitions[e.Kind].Group {
		case chooseBeat:
			if !s.look.Seats.Persons.Has(e.Seat) && i+1 < len(events) && !s.look.Seats.Persons.Has(events[i+1].Seat) {
				continue
			}
		case blastBeat:
			bomb := e.Card.Kind() == topsecret.Assassin
			switch {
			case e.Kind == topsecret.CardSpared:
				spared++
			case !bomb:
				destroyed++
			}
			if bomb || s.look.Seats.Persons != game.SeatsOf(e.Seat) {
				continue
			}
		}
		if !s.look.Holder.Alone() {
			e = public(e)
		}
		if line := e.Say(); line != (game.Line{}) {
			lines = append(lines, line)
		}
	}
	if len(events) > 0 && transitions[events[0].Kind].Group == blastBeat {
		if destroyed > 0 {
			lines = append(lines, game.Say("reveal.topsecret.destroyed", game.Number(destroyed)))
		}
		if spared > 0 {
			lines = append(lines, game.Say("reveal.topsecret.protected", game.Number(spared)))
		}
	}
	return lines
}

// public is an event as everyone may know it.
func public(e topsecret.Event) topsecret.Event {
	switch e.Kind {
	case topsecret.CardChosen:
		e.Card, e.Value = 0, 0
	case topsecret.BankChosen:
		e.N = 0
	}
	return e
}

// mustRead reports whether there is something to read before a beat, and persons play. One person reads once a turn,
// where own cards came or went. Several read after each turn, with all that was banked and left, and after explosions
// and thefts if they bank next. Between games of a series the points are read.
func (s *staging) mustRead(b *match.Beat[picture, topsecret.Event]) bool {
	if len(b.Events) == 0 {
		return false
	}
	e, banking := &b.Events[0], b.After.reached == results
	switch {
	case b.After.reached == kept:
		return s.look.Holder.Alone() && s.ownTheft(&b.After)
	case e.Kind == topsecret.GameBegan:
		return e.N > 1
	case !banking && !transitions[e.Kind].waits || !b.Before.unread || s.waitsForOthers(&b.After) ||
		s.look.Seats.Persons == 0:
		return false
	}
	asked := banking && b.After.ToAct&s.look.Seats.Persons != 0
	if s.look.Holder.Alone() {
		// Who is asked what to bank has the time anyway.
		own := &b.Before.slips[s.look.Seats.Persons.First()][0]
		return own.conflict() && own.kind != bomberSlip && !own.theft() && !asked
	}
	return !banking || slices.ContainsFunc(b.Before.slips[:], func(s slips) bool { return s[0].conflict() })
}

// ownTheft reports whether the one person is robbed, or robs and is asked nothing about the loot: that is read where
// the card is held up.
func (s *staging) ownTheft(p *picture) bool {
	me := s.look.Seats.Persons.First()
	return p.event.Other == me || p.event.Seat == me && p.Players[me].UpCount > 1
}

// waitsForOthers reports that several persons look on, but none of them banks next: what the cards did is read with
// what is banked.
func (s *staging) waitsForOthers(p *picture) bool {
	return p.reached == results && s.look.Holder.Shared() && p.ToAct&s.look.Seats.Persons == 0
}

// Board gives the cards of the table laid out for a picture, with a hand that has sunk all the way down: how far it
// has come up again is no part of what is told.
func (s *staging) Board(p *picture, buf []director.Sprite) ([]director.Sprite, tabletop.Where) {
	l := &layout{}
	s.lay(l, p, s.sunk(p), 0)
	return l.Sprites(s.faces(), buf), l.Where
}

// flies adds what moves because of an event.
func (s *staging) flies(b *match.Beat[picture, topsecret.Event], e *topsecret.Event,
	journeys []director.Journey) []director.Journey {
	if !e.Moved {
		return journeys
	}
	m := &transitions[e.Kind]
	j := director.Journey{From: e.From, To: e.To, Flight: m.Flight, After: m.After}
	if e.Kind == topsecret.CardStolen {
		j.To, j.Flight, j.After = place(zoneLoot, e.Seat, 0), director.Glide, 0
	}
	if e.Kind == topsecret.CardChosen {
		// Computers that decide together do so in the order of their seats. An own card comes from its group in the hand.
		j.After *= float64(len(journeys))
		if k := e.Card.Kind(); k != topsecret.NoKind && e.Seat == s.look.Near {
			j.From = handPlace(e.Seat, k, max(0, b.Before.Players[e.Seat].Hand[k]-1))
		}
	}
	return append(journeys, j)
}

// count is how the points of the own piles tick up once cards have landed there. The zero value stands still.
type count struct {
	seat   game.Seat
	points int
}

// counted are the points that a beat brings a person who plays alone.
func counted(look *match.View, b *match.Beat[picture, topsecret.Event]) (c count) {
	if !look.Holder.Alone() {
		return c
	}
	c.seat = look.Seats.Persons.First()
	for i := range b.Events {
		e := &b.Events[i]
		if e.Seat == c.seat && (e.Kind == topsecret.CardBanked || e.Kind == topsecret.PairBanked && e.N == 0) {
			c.points += int(e.Value)
		}
	}
	return c
}

// ticks is how long it counts.
func (c count) ticks(pace director.Pace) int {
	return pace(min(pointMS*float64(c.points), pointsMS))
}

// slipsOf are those on the boards, as old as they are now: what the beat has brought lies there once it has landed.
func slipsOf(told *match.Telling[picture, topsecret.Event]) boardSlips {
	all, before := told.After().slips, &told.Beat().Before.slips
	for seat := range all {
		for i := range all[seat] {
			age := match.Settled
			if all[seat][i] != before[seat][i] {
				age = told.Landed()
			}
			all[seat][i].age = age
		}
	}
	return all
}
