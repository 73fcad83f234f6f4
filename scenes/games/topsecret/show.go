package topsecret

import (
	"slices"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/director"
	"safehouse/scenes/tabletop"
)

// picture is what the show shows: a view, and the event after which it was seen; none where the show stands still.
type picture struct {
	topsecret.View
	event topsecret.Event
	// moves is the number of moves that had been made.
	moves int
}

// story is a match as the show is told of it: with the moments that the screen adds to the events of the rules.
type story struct{ *topsecret.Match }

// ViewAt is what the viewer knew when n moves had been made.
func (s story) ViewAt(viewer game.Seat, n int) picture {
	return picture{View: s.Match.ViewAt(viewer, n), moves: n}
}

// Seen gives what the viewer saw of the moves since that number of moves.
func (s story) Seen(viewer game.Seat, since int) []game.Step[picture, topsecret.Event] {
	seen := s.Match.Seen(viewer, since)
	steps := make([]game.Step[picture, topsecret.Event], len(seen))
	for i := range seen {
		steps[i].Index = seen[i].Index
		add := func(e topsecret.Event, v *topsecret.View) {
			steps[i].Seen = append(steps[i].Seen, game.Seen[picture, topsecret.Event]{Event: e,
				After: picture{*v, e, seen[i].Index + 1}})
		}
		var last topsecret.EventKind
		for j := range seen[i].Seen {
			now := &seen[i].Seen[j]
			if now.Event.Kind == topsecret.CardTurned && last != topsecret.CardTurned {
				add(added(hush), &seen[i].Seen[j-1].After)
			}
			add(now.Event, &now.After)
			last = now.Event.Kind
		}
		if v := seen[i].After(); v.Phase == topsecret.PhaseBank && last != topsecret.BankChosen {
			add(added(results), v)
			add(added(deciding), v)
		}
	}
	return steps
}

// large reports whether the boards have the place of the hand: from the hush before the cards are turned until all that
// they did has been seen, and as long as the cards of the turn decide what is asked. Banking is decided with the hand
// in sight, unless computers alone decide it.
func (t *screen) large(p *picture) bool {
	switch p.Phase {
	case topsecret.PhaseCall, topsecret.PhaseSteal, topsecret.PhaseScored, topsecret.PhaseOver:
		return true
	}
	return mannerOf(&p.event).large || p.Phase == topsecret.PhaseBank && p.Bankers&t.table.Seats.Persons == 0
}

// armed reports whether the assassins stand up, about to go off.
func (p *picture) armed() bool { return p.event.Kind == topsecret.Exploded }

// shown is what has been seen of the turn.
type shown struct {
	// beat is the moment of the turn that is being shown.
	beat  beat
	slips boardSlips
	// bombs are the seats whose assassins blew up.
	bombs game.Seats
	// trail is the way of the mole in turn, count that of the own points.
	trail trail
	count count
	// unread reports that what the cards did has not been held for reading yet.
	unread bool
	// counted is the game of a series before which its predecessor's points have had the screen.
	counted int16
	// sweeping reports that the boards grow, where growing, or make way for the hand.
	sweeping, growing bool
	// heist is what the peak of the beat shows; robbed reports that a theft of this turn has had one.
	heist  heist
	robbed bool
}

// trail is the way of a mole to the card that it takes; choosing reports that its player has still to choose one.
type trail struct {
	on, choosing bool
	thief        game.Seat
	from, to     game.Place
}

// longestTurn is more than the number of moves of a turn: a card, a call and a decision of each seat, and thefts.
const longestTurn = 5 * game.MaxSeats

// Stand notes what the turn did to whom, as far as the view that stands still goes.
func (t *screen) Stand(p *picture) {
	t.shown = shown{}
	for move, e := range t.match.Events(game.Public, max(0, p.moves-longestTurn)) {
		if move >= p.moves {
			break
		}
		t.note(&e, settled)
	}
}

// note notes what an event did to whom; its slip comes into sight at that age.
func (t *screen) note(e *topsecret.Event, age int) {
	now := &t.shown
	now.slips.note(e, age)
	switch e.Kind {
	case topsecret.CardChosen:
		t.putAway(e.Seat)
	case topsecret.TurnBegan, topsecret.GameBegan:
		now.bombs = 0
	case topsecret.CardDestroyed:
		if e.Card.Kind() == topsecret.Assassin {
			now.bombs = now.bombs.With(e.Seat)
		}
	}
}

// putAway takes the slips of the last turn off the boards when a card has been chosen: one person reads all of them
// until the own choice, several each the own until then. Computers choose sooner than anybody reads.
func (t *screen) putAway(seat game.Seat) {
	switch {
	case t.table.Holder.Alone() && t.table.Seats.Persons.Has(seat):
		t.shown.slips = boardSlips{}
	case t.table.Seats.Persons == 0 || t.table.Seats.Persons.Has(seat):
		t.shown.slips[seat] = slips{}
	}
}

// Age lets slips come down, and points tick.
func (t *screen) Age() bool {
	counts := t.shown.count.older(t.table.Stage.Travels)
	return t.shown.slips.older(tabletop.StampTicks(t.table.Stage)) || counts
}

// Hurried brings all that to its end.
func (t *screen) Hurried() {
	t.shown.slips.settle()
	t.shown.count = count{}
}

// Captions gives the sentences of a beat. Where two or more persons share the screen only what everyone may know is
// spoken. What computers decide together is said once, as are the cards of an explosion, but for those of a person who
// plays alone.
func (t *screen) Captions(events []topsecret.Event, lines []game.Line) []game.Line {
	destroyed, spared := 0, 0
	for i, e := range events {
		switch mannerOf(&e).Group {
		case chooseBeat:
			if !t.table.Seats.Persons.Has(e.Seat) && i+1 < len(events) && !t.table.Seats.Persons.Has(events[i+1].Seat) {
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
			if bomb || t.table.Seats.Persons != game.SeatsOf(e.Seat) {
				continue
			}
		}
		if !t.table.Holder.Alone() {
			e = public(e)
		}
		if line := e.Say(); line != (game.Line{}) {
			lines = append(lines, line)
		}
	}
	if len(events) > 0 && mannerOf(&events[0]).Group == blastBeat {
		lines = append(lines, game.Say("reveal.topsecret.destroyed", game.Number(destroyed)))
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

// Gate holds the show where there is something to read and persons play. Before one person it does so once a turn,
// where own cards came or went. Before several it does so after each turn, with all that was banked and left, and after
// explosions and thefts if they bank next. Between games of a series it holds the show for the points.
func (t *screen) Gate(e *topsecret.Event) bool {
	banking := *e == added(results)
	switch {
	case e.Kind == topsecret.GameBegan:
		return t.countsFirst(e)
	case !mannerOf(e).waits || !t.shown.unread || banking && t.table.Holder.Shared() &&
		t.table.ToAct()&t.table.Seats.Persons == 0:
		return false
	}
	t.shown.unread = false
	return t.worthReading(banking)
}

// worthReading reports whether persons must be given the time to see what happened: several, at the end of the turn and
// after what moles and assassins did; one, where own cards came or went. A person who is asked what to bank has the
// time anyway.
func (t *screen) worthReading(banking bool) bool {
	switch {
	case t.table.Seats.Persons == 0:
		return false
	case t.table.Holder.Alone():
		s := &t.shown.slips[t.table.Seats.Persons.First()][0]
		return s.conflict() && s.kind != bomberSlip && !(banking && t.table.ToAct()&t.table.Seats.Persons != 0)
	}
	return !banking || slices.ContainsFunc(t.shown.slips[:], func(s slips) bool { return s[0].conflict() })
}

// Board gives the cards of the table laid out for a picture.
func (t *screen) Board(p *picture, buf []director.Sprite) ([]director.Sprite, tabletop.Where) {
	t.lay(&t.layout, p, t.large(p))
	laid := t.layout
	return t.layout.Sprites(t.faces(), buf), laid.Where
}

// Journeys adds what moves because of an event.
func (t *screen) Journeys(e *topsecret.Event, journeys []director.Journey) []director.Journey {
	if !e.Moved {
		return journeys
	}
	m := mannerOf(e)
	j := director.Journey{From: e.From, To: e.To, Manner: m.Flight, After: m.After}
	if e.Kind == topsecret.CardChosen {
		// Computers that decide together do so in the order of their seats. An own card comes from its group in the hand.
		j.After *= float64(len(journeys))
		if k := e.Card.Kind(); k != topsecret.NoKind && e.Seat == t.table.Near {
			j.From = handPlace(e.Seat, k, max(0, t.show.Now().Players[e.Seat].Hand[k]-1))
		}
	}
	return append(journeys, j)
}

// Sweeps reports whether the boards grow or make way for the hand.
func (t *screen) Sweeps(before, after *picture) bool {
	growing := t.large(after)
	t.shown.sweeping, t.shown.growing = t.large(before) != growing, growing
	return t.shown.sweeping
}

// Turn has all cards of the turn turn at once.
func (t *screen) Turn(e *topsecret.Event) int {
	if e.Kind == topsecret.CardTurned {
		return director.AllTurn
	}
	return -1
}

// Accent gives a beat its slips, and lets the boards, moles and points move.
func (t *screen) Accent(b *director.Beat, events []topsecret.Event) {
	now, e := &t.shown, &events[0]
	m := mannerOf(e)
	now.trail.on = false
	if now.sweeping && now.growing {
		// The reveal has the screen at once; its boards grow in it.
		b.Land = 0
	}
	if m.ends || m.Group != noBeat && statusKeys[m.Group] != "" {
		now.beat = m.Group
	}
	switch m.Group {
	case turnBeat, bombBeat:
		now.unread = true
	case blastBeat:
		b.Ticks = max(b.Ticks, t.wipeTicks())
		// What burns does so behind the fire, which is there from the first moment: the light changes once.
		b.Land = 0
	case theftBeat:
		if t.theft(b, &events[len(events)-1]) {
			b.Hold(t.table.Stage.Ticks(readMS))
		}
	case bankBeat:
		t.banking(b, events)
	}
	for i := range events {
		if t.note(&events[i], -b.Land); mannerOf(&events[i]).slip != noSlip {
			// The next beat may move the boards: it does not begin before the slip has come down where it lies.
			b.Ticks = max(b.Ticks, b.Land+tabletop.StampTicks(t.table.Stage))
		}
	}
}

// theft lets a mole set out for the card that it takes; it reports whether there is one.
func (t *screen) theft(b *director.Beat, e *topsecret.Event) bool {
	pick := place(topsecret.ZonePick, e.Seat, 0)
	way := trail{on: true, thief: e.Seat, from: pick, to: pick, choosing: e.Kind == topsecret.MolePlayed}
	if e.Kind == topsecret.CardStolen {
		way.to = e.From
	}
	t.shown.trail = way
	b.Ticks = max(b.Ticks, t.table.Stage.Holds(pathMS))
	return way.from != way.to
}

// banking tells of pairs by a sound, and counts the points of a person who plays alone.
func (t *screen) banking(b *director.Beat, events []topsecret.Event) {
	own := count{age: -b.Land}
	if t.table.Holder.Alone() {
		own.seat = t.table.Seats.Persons.First()
	}
	for i := range events {
		e := &events[i]
		pair := e.Kind == topsecret.PairBanked
		if t.table.Holder.Alone() && e.Seat == own.seat && (e.Kind == topsecret.CardBanked || pair && e.N == 0) {
			own.points += int(e.Value)
		}
	}
	if t.table.Holder.Alone() {
		t.shown.count = own
	}
	t.shown.unread = t.table.Holder.Shared()
}

// count is how the points of the own piles tick up once cards have landed there. The zero value stands still.
type count struct {
	seat game.Seat
	// points is what was added; age is for how many ticks it has been counted, below 0 the cards are on their way.
	points, age int
}

// ticks is how long it counts.
func (c *count) ticks(pace director.Pace) int {
	return pace(min(pointMS*float64(c.points), pointsMS))
}

// older counts on by a tick; it reports whether it still counts.
func (c *count) older(pace director.Pace) bool {
	if c.points == 0 {
		return false
	}
	if c.age++; c.age >= c.ticks(pace) {
		*c = count{}
	}
	return true
}

// shown is what of a seat's points has been counted. Until the cards land, the points are those before them.
func (c *count) shown(seat game.Seat, points int, pace director.Pace) int {
	ticks := c.ticks(pace)
	if c.points == 0 || c.seat != seat || c.age < 0 || ticks == 0 {
		return points
	}
	return points - c.points + c.points*min(c.age, ticks)/ticks
}
