package tabletop

import (
	"cmp"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// remarks are what the cast says of what happens to them, from what everybody at the table was told: one at a time,
// nothing twice in a match, and of small things each at most at every third that touches them. Each moment has lines of
// its own, so that nobody is sorry to win. They hold nothing up.
type remarks struct {
	// touched counts what has happened to each seat since it spoke, all what has happened since anybody did; said
	// counts what each has said, by what it was about, great reports whether any of that was about a great moment.
	touched [game.MaxSeats]int
	all     int
	said    [game.MaxSeats][bots.MomentCount]int
	great   [game.MaxSeats][bots.MomentCount]bool
	spoken  bool
	// felt is how what last happened to a seat touched it, until that tick.
	felt  [game.MaxSeats]bots.Moment
	until [game.MaxSeats]int
	// speaker says line, or text, which has its name and what there is to say besides, about a moment, match.NoSeat for
	// nobody, and has been seen to for age ticks. Fresh is it while the beat runs that it is about, whose peak it waits
	// for, and over when the match has gone on to something else: a greeting is about nothing that passes.
	speaker     game.Seat
	about       bots.Moment
	age         int
	fresh, over bool
	line, text  string
	// left has said word, the key of a line, at the end of the match; the key is empty for nobody.
	left game.Seat
	word string
}

// turn reports that the next beat begins.
func (r *remarks) turn() { r.fresh = false }

// told takes a sentence about what is shown.
func (r *remarks) told(t *Table, l game.Line) {
	r.over = r.over || !r.fresh && slices.Contains(t.Desk.Remarks.Turns, l.Key)
	switch {
	case l.Key == t.Desk.Remarks.Begins:
		r.greet(t)
		return
	case slices.Contains(t.Desk.Remarks.Ends, l.Key):
		r.part(t)
		return
	}
	what, ok := t.Desk.Remarks.On[l.Key]
	if !ok {
		return
	}
	seat := Named(l, what.Named)
	if !seat.Sits(len(t.Seats.Names)) {
		return
	}
	r.feel(t, seat, what.How)
	other := Named(l, 1-what.Named)
	if other == match.NoSeat && len(t.Seats.Names) == 2 {
		other = 1 - seat
	}
	if what.Other != 0 && other.Sits(len(t.Seats.Names)) {
		r.feel(t, other, what.Other)
	}
	r.over = r.over || seat != r.speaker && !r.fresh
	r.all++
	if r.touched[seat]++; r.speaks(t, seat) && r.may(t, seat, what.How, what.Great) {
		r.touched[seat], r.all, r.spoken = 0, 0, true
		r.great[seat][what.How] = r.great[seat][what.How] || what.Great
		r.say(t, seat, what.How, t.Say(r.next(t, seat, what.How)), "")
	}
}

// speaks reports whether somebody of the cast sits there who may be heard.
func (r *remarks) speaks(t *Table, seat game.Seat) bool {
	return t.Stage.Settings.Remarks && t.Lesson.Course == nil && !t.Seats.Persons.Has(seat) &&
		t.Seats.Player(seat).Character != ""
}

// greet has a rival greet the persons at the table: one who has met them before, where there is one.
func (r *remarks) greet(t *Table) {
	who := match.NoSeat
	for seat := range game.Seat(len(t.Seats.Names)) {
		if r.speaks(t, seat) && (who == match.NoSeat || t.Desk.Greetings[who].How == bots.Greets &&
			t.Desk.Greetings[seat].How != bots.Greets) {
			who = seat
		}
	}
	if who != match.NoSeat && t.Seats.Persons != 0 {
		g := &t.Desk.Greetings[who]
		line, scored := t.Say(r.next(t, who, g.How)), ""
		if t.Seats.Persons.Len() == 1 && g.Won+g.Lost > 0 {
			scored = t.Say(tallies[1+cmp.Compare(g.Won, g.Lost)], game.Text(line), game.Number(max(g.Won, g.Lost)),
				game.Number(min(g.Won, g.Lost)))
		}
		r.say(t, who, g.How, line, scored)
	}
}

// tallies end a greeting with how often the person ended before who greets, both alike, or the other way round.
var tallies = [...]string{"cast.tally.lost", "cast.tally.even", "cast.tally.won"}

// part has a rival say goodbye: to a person who has won whoever lost, else whoever has won.
func (r *remarks) part(t *Table) {
	end := t.Standing()
	if !end.Over || end.Winners == 0 {
		return
	}
	how := bots.Won
	if end.Winners&t.Seats.Persons != 0 {
		how = bots.Lost
	}
	for seat := range game.Seat(len(t.Seats.Names)) {
		if end.Winners.Has(seat) == (how == bots.Won) && r.speaks(t, seat) && r.said[seat][how] == 0 {
			r.feel(t, seat, how)
			r.left, r.word = seat, r.next(t, seat, how)
			r.say(t, seat, how, t.Say(r.word), "")
			return
		}
	}
}

// parting is what a rival has said at the end; without text for nothing.
func (r *remarks) parting(t *Table) farewell {
	if r.word == "" || t.Old() {
		return farewell{}
	}
	return farewell{seat: r.left, text: t.Say(r.word)}
}

// lines are those that a seat's character knows of a moment.
func lines(t *Table, seat game.Seat, how bots.Moment) []string {
	return bots.Cast()[bots.FindCharacter(t.Seats.Player(seat).Character)].Says[how]
}

// next is the next of a seat's lines: at each table it begins with another one than at the last.
func (r *remarks) next(t *Table, seat game.Seat, how bots.Moment) string {
	all := lines(t, seat, how)
	return all[(t.Desk.Tables[seat]+r.said[seat][how])%len(all)]
}

// say has a seat say a line of its own about a moment, or a longer one where that has room.
func (r *remarks) say(t *Table, seat game.Seat, how bots.Moment, line, longer string) {
	r.line = line
	r.text = t.Say("cast.says", game.Text(t.Seats.Names[seat]), game.Text(cmp.Or(longer, line)))
	r.said[seat][how]++
	r.speaker, r.about, r.age, r.fresh, r.over = seat, how, 0, true, false
	t.Stage.AnnounceOf(seat, stage.Happened, r.text)
}

// may reports whether somebody speaks of what touches them. Nobody does in the same beat as somebody else. A great
// moment needs only that others have passed in silence; small ones leave it the last line, and come at every third
// thing at most.
func (r *remarks) may(t *Table, seat game.Seat, how bots.Moment, great bool) bool {
	left := len(lines(t, seat, how)) - r.said[seat][how]
	switch {
	case left == 0 || r.speaker != match.NoSeat && r.fresh:
		return false
	case great && !r.great[seat][how]:
		return !r.spoken || r.all >= remarkGreat
	case great:
		return r.touched[seat] >= remarkAgain
	case !how.Common() && left == 1 && !r.great[seat][how]:
		return false
	}
	return r.all >= remarkEvery && (r.touched[seat] >= remarkEvery || !r.hasSpoken(seat))
}

// hasSpoken reports whether a seat has said anything in this match.
func (r *remarks) hasSpoken(seat game.Seat) bool { return r.said[seat] != [bots.MomentCount]int{} }

// Named is the n-th seat that a sentence names, counted from 0; NoSeat where it names fewer.
func Named(l game.Line, n int) game.Seat {
	if all := l.Seats(); n < len(all) {
		return all[n]
	}
	return match.NoSeat
}

// feel has a face show what happens to a seat: for its time, unless something touches it more.
func (r *remarks) feel(t *Table, seat game.Seat, how bots.Moment) {
	if t.Stage.Tick >= r.until[seat] || (how.Pleases() || how.Hurts()) && how != r.felt[seat] {
		r.felt[seat], r.until[seat] = how, t.Stage.Tick+feelingTicks
	}
}

// turns reports whether the look on a face is changing: where something has just touched its owner, or no longer does.
func (r *remarks) turns(t *Table, seat game.Seat) bool {
	how, until := r.felt[seat], r.until[seat]
	if t.Stage.Still() || until == 0 || !how.Pleases() && !how.Hurts() && how != bots.Asked {
		return false
	}
	since := t.Stage.Tick - until
	return since >= -feelingTicks && since < turnTicks-feelingTicks || since >= 0 && since < turnTicks
}

// feels tells how what has just happened to a seat touched it, and whether anything did. With reduced motion that stays
// until something else happens to it.
func (r *remarks) feels(t *Table, seat game.Seat) (how bots.Moment, felt bool) {
	return r.felt[seat], t.Stage.Tick < r.until[seat] || r.until[seat] > 0 && t.Stage.Still()
}

// update puts away what has been read, and lets faces be at rest again. What is said waits for the light after a peak
// of its own beat, and for another only where nobody has seen it yet: else that puts it away.
func (r *remarks) update(t *Table) {
	for _, until := range r.until {
		switch t.Stage.Tick - until {
		case -feelingTicks, turnTicks - feelingTicks, 0, turnTicks:
			t.Stage.Redraw()
		}
	}
	if r.speaker == match.NoSeat {
		return
	}
	if until := &r.until[r.speaker]; *until > 0 && r.felt[r.speaker] == r.about { // The face goes with the words.
		*until = max(*until, t.Stage.Tick+lastingTicks)
	}
	if t.show.peaking().Kind != 0 || t.surprise.shown != nil || t.surprise.next != nil {
		if !r.fresh && (r.age > remarkLooks || r.over) {
			r.clear(t)
		}
		return
	}
	if r.age++; r.age > remarkTicks || r.over && r.about > bots.Behind && r.age > remarkLeast {
		r.clear(t)
	}
}

// clear puts it away.
func (r *remarks) clear(t *Table) {
	if r.speaker != match.NoSeat {
		r.speaker = match.NoSeat
		t.Stage.Redraw()
	}
}

// surprise says why something that surprises has happened, the first time that it happens to the player: it holds
// nothing up, and goes with the next press that does something or puts away what stood to be read, when it has been
// read, and with the moment that it is about. It rests on what all who look at the screen were told.
type surprise struct {
	// next waits until what is shown stands still, shown is in sight since that tick; nil for none.
	next, shown *lessons.Surprise
	since       int
	// over reports that the match has gone on to something else since it came in sight, read that it stands with a result
	// that is read: with that it goes.
	over, read bool
	// to is whom it was told to.
	to game.Seat
}

// told takes a sentence about what is shown.
func (s *surprise) told(t *Table, l game.Line) {
	s.over = s.over || s.shown != nil && slices.Contains(t.Desk.Remarks.Turns, l.Key)
	if s.next != nil || t.Lesson.Course != nil || !t.Stage.Settings.Explain || t.Seats.Persons == 0 ||
		t.Holder.Privately() {
		return
	}
	s.to = t.Holder.Sight()
	s.next = lessons.Explain(t.Desk.Surprises, l, t.Holder.Reader(), t.Stage.Settings.Told)
}

// update shows what waits as soon as nothing moves, and puts away what has been read.
func (s *surprise) update(t *Table) {
	if t.show.peaking().Kind != 0 {
		s.since++ // Nobody reads it meanwhile.
		return
	}
	reading := t.Stage.Settings.Reading
	once, age := cmp.Or(readingTicks[reading], readingTicks[stage.ReadingLong]), t.Stage.Tick-s.since
	if s.read && !t.Gated() || s.over && age >= once || age > once*surpriseReads && reading != stage.ReadingWaits {
		s.clear(t)
	}
	s.read = s.shown != nil && t.Gated()
	if _, moving := t.show.Playing(); s.next == nil || moving || t.Holder.Privately() || t.Holder.CurtainNext() {
		return
	}
	if said := speechOf(t, s.next); !t.lane.fits(t, said) {
		switch {
		case t.Choice.Prompt().Primary.ID == "":
			return // The panel tells it once it asks something.
		case !t.Panel.fits(t, append(t.Panel.paragraphs(t, true), reason(t, s.next)), hintLetters):
			s.next = nil // It is told another time, where there is room for it.
			return
		}
	}
	*s = surprise{shown: s.next, since: t.Stage.Tick, read: t.Gated(), to: s.to}
	t.Stage.Set(func(set *stage.Settings) { set.Told = s.shown.ToldWith(set.Told) })
	t.Stage.Announce(stage.Happened, t.Say(s.shown.Says))
}

// turn reports that the next beat begins: what was read before it is over.
func (s *surprise) turn(t *Table) {
	if s.read {
		s.clear(t)
	}
}

// clear puts it away.
func (s *surprise) clear(t *Table) {
	if s.shown != nil {
		s.shown = nil
		t.Stage.Redraw()
	}
}

// ruling is the one that what is in sight follows from, empty for none: the rules open there.
func (s *surprise) ruling() string {
	if s.shown == nil {
		return ""
	}
	return s.shown.Ruling
}

// speechOf is what is said of something surprising, with the key that opens its rule.
func speechOf(t *Table, s *lessons.Surprise) speech {
	return speech{text: t.Say(s.Says), foot: t.Say("why.first.rule", game.Text(t.Prompt(input.Rules))),
		font: display.SansBold, edge: theme.Focus, who: match.NoSeat}
}

// inPanel reports whether it is told in the panel, since the lane has no room for it.
func (s *surprise) inPanel(t *Table) bool {
	return s.shown != nil && t.show.peaking().Kind == 0 && !t.lane.fits(t, speechOf(t, s.shown))
}

// comes reports whether it is about to be told in the panel.
func (s *surprise) comes(t *Table) bool {
	return s.next != nil && !t.lane.fits(t, speechOf(t, s.next))
}
