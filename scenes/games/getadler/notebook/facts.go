package notebook

import (
	"iter"

	"safehouse/game"
	"safehouse/game/getadler"
)

// fact is one thing that a seat was told, with all that belongs to it: the event that it began with, in the hour that
// counts from 1, or 0 before the first turn. About is the kind of event that stands for all that is told together: a
// question with its answer, an arrest with what came of it, cards that changed hands by binoculars or by Collins's
// exchange.
type fact struct {
	getadler.Event
	hour  int
	about getadler.EventKind
	// said are its sentences. seen are the cards of a hand that the reader has seen, which have one sentence together.
	said []game.Line
	seen getadler.Counts
	// private reports that some of it was told to those concerned only.
	private bool
	// answered reports that a question was answered, in that turn of the view's history.
	answered bool
	turn     int
}

// note says how an event goes into the notebook: into a fact about that.
type note struct {
	about getadler.EventKind
	how   noting
}

// noting is how an event goes into a fact.
type noting uint8

// The ways: it begins a new fact; says more of the last one, where that is about the same; says more, or begins a new
// one; or is counted only, without a sentence of its own, where the last one is about the same.
const (
	begins noting = iota
	goesOn
	joins
	counts
)

// notes are the events that are worth it.
var notes = map[getadler.EventKind]note{
	getadler.RoleDealt: {getadler.RoleDealt, begins}, getadler.CardDiscarded: {getadler.CardDiscarded, begins},
	getadler.Asked: {getadler.Asked, begins}, getadler.Answered: {getadler.Asked, goesOn},
	getadler.Accused: {getadler.Accused, begins}, getadler.WrongArrest: {getadler.Accused, goesOn},
	getadler.RightArrest: {getadler.Accused, goesOn},
	getadler.Freed:       {getadler.Accused, goesOn}, getadler.Eliminated: {getadler.Accused, goesOn},
	getadler.Looked: {getadler.Looked, begins}, getadler.CardSeen: {getadler.Looked, counts},
	getadler.Spied: {getadler.Spied, begins}, getadler.NothingToTake: {getadler.Spied, goesOn},
	getadler.CardTaken: {getadler.Spied, joins},
	getadler.CardGiven: {getadler.CardGiven, joins}, getadler.Looted: {getadler.Looted, joins},
}

// factsOf is what the events told the one who saw them, in order. It depends on nothing else, so that a notebook holds
// nothing that its seat was not told.
func factsOf(history iter.Seq2[int, getadler.Event], v *getadler.View) (facts []fact) {
	// open reports that what follows may belong to the last fact.
	hour, turn, open := 0, -1, false
	var cards changed
	for _, e := range history {
		cards.note(&e, v.Viewer, hour)
		if said := cards.mattered(&e, v.Viewer); open {
			facts[len(facts)-1].said = append(facts[len(facts)-1].said, said...)
		}
		switch e.Kind {
		case getadler.HourBegan:
			hour, open = int(e.N), false
		case getadler.TurnBegan, getadler.TurnMissed:
			turn, open = turn+1, false
		}
		as, worth := notes[e.Kind]
		if !worth || e.Kind == getadler.RoleDealt && e.Role == getadler.NoRole {
			continue
		}
		last := &fact{}
		if open {
			last = &facts[len(facts)-1]
		}
		if e.Kind == getadler.CardGiven && open && last.about == getadler.Spied {
			as.about = getadler.Spied // It is given for one that was taken.
		}
		same := open && last.about == as.about
		if as.how == begins || as.how == joins && !same {
			facts, open = append(facts, fact{hour: hour, turn: turn, about: as.about, Event: e}), true
			last, same = &facts[len(facts)-1], true
		}
		if same {
			last.tell(&e, as.how)
		}
	}
	return facts
}

// tell adds what an event says to the fact that it belongs to.
func (f *fact) tell(e *getadler.Event, how noting) {
	switch {
	case how != counts:
		f.said = append(f.said, e.Say())
	case e.Card != getadler.NoKind:
		f.seen[e.Card] += int(e.N)
	}
	f.answered = f.answered || e.Kind == getadler.Answered
	f.private = f.private || f.about == getadler.RoleDealt || how >= joins && e.Card != getadler.NoKind
}

// handNews is what a seat was told of another's hand: what it saw there last, and what has come and gone since.
type handNews struct {
	// looked reports that it has seen the hand, in that hour; seen are the cards that were there.
	looked bool
	hour   int
	seen   getadler.Counts
	// played are the cards that went from it to where all see them; got and lost those that came from another hand or
	// went there, of which NoKind counts the ones that the reader does not know; drawn is the number of draws.
	played, got, lost getadler.Counts
	drawn             int
}

// newsOf goes through what the reader saw happen, and through nothing else. The first hands are no news.
func newsOf(history iter.Seq2[int, getadler.Event], reader game.Seat) (news [game.MaxSeats]handNews) {
	hour := 0
	for _, e := range history {
		switch {
		case e.Kind == getadler.HourBegan:
			hour = int(e.N)
		case e.Kind == getadler.Looked && e.Seat == reader && e.Other.Sits(game.MaxSeats):
			// The magnifier itself leaves the reader's own hand.
			news[e.Other] = handNews{looked: true, hour: hour}
		case e.Kind == getadler.CardSeen && e.Seat == reader && e.Other.Sits(game.MaxSeats):
			news[e.Other].seen[e.Card] += int(e.N)
		case e.Moved && e.Kind != getadler.Eliminated && (e.Kind != getadler.CardDrawn || e.N == 0):
			travels(&news, &e)
		}
	}
	return news
}

// travels counts a card that goes from or to a hand.
func travels(news *[game.MaxSeats]handNews, e *getadler.Event) {
	giver, gives := getadler.HandOf(e.From)
	taker, takes := getadler.HandOf(e.To)
	switch {
	case gives && takes:
		news[giver].lost[e.Card]++
		news[taker].got[e.Card]++
	case gives:
		news[giver].played[e.Card]++
	case takes && e.From.Zone == getadler.ZonePile:
		news[taker].drawn++
	case takes:
		news[taker].got[e.Card]++
	}
}

// changed are the cards that a seat saw change hands between itself and others: for each player and kind the hour in
// which it last did, counted from 1, with 1 for before the first turn, and 0 for never. Cards of a kind cannot be told
// apart: what is noted is that one of them did.
type changed struct {
	// gave are those that the seat lost to a player, got those that came to it from one.
	gave, got [game.MaxSeats][getadler.Kinds + 1]int8
}

// note notes an event that the seat saw.
func (c *changed) note(e *getadler.Event, seat game.Seat, hour int) {
	giver, taker := e.Seat, e.Other
	switch e.Kind {
	case getadler.CardDiscarded:
		// It may have been that card.
		c.gave[e.Seat][e.Card] = 0
		return
	case getadler.CardTaken:
		giver, taker = e.Other, e.Seat
	case getadler.CardGiven:
	default:
		return
	}
	switch {
	case e.Card == getadler.NoKind:
	case giver == seat:
		c.gave[taker][e.Card] = int8(hour + 1)
	case taker == seat:
		c.got[giver][e.Card] = int8(hour + 1)
	}
}

// mattered says of a card that is played in a confrontation that the seat saw one of its kind change hands: from it to
// who plays it, or to it, where it plays the card itself. It is said once.
func (c *changed) mattered(e *getadler.Event, seat game.Seat) (said []game.Line) {
	if e.Kind != getadler.Replied && e.Kind != getadler.Pursued && e.Kind != getadler.Shot || e.Card == getadler.NoKind {
		return nil
	}
	if h := &c.gave[e.Seat][e.Card]; *h > 0 {
		said = append(said, game.Say("notebook.gave", game.SeatName(e.Seat), e.Card.One(), hourOf(int(*h)-1)))
		*h = 0
	}
	for giver := range c.got {
		if h := &c.got[giver][e.Card]; e.Seat == seat && *h > 0 {
			said = append(said, game.Say("notebook.got", game.SeatName(game.Seat(giver)), e.Card.One(), hourOf(int(*h)-1)))
			*h = 0
		}
	}
	return said
}
