package getadler

import (
	"iter"

	"safehouse/game"
	"safehouse/game/getadler"
)

// factKind is what a fact of the notebook is about.
type factKind uint8

// The kinds of facts.
const (
	// factRole is the own character; factAsked a question with its answer; factLooked a look at a hand; factSpied cards
	// that changed hands by binoculars, factExchanged by Collins's exchange; factArrest an arrest with what came of it;
	// factLooted cards taken from the hand of one out of the game; factDiscarded a card discarded without effect.
	factRole factKind = iota
	factAsked
	factLooked
	factSpied
	factExchanged
	factArrest
	factLooted
	factDiscarded
)

// fact is one thing that a seat was told, with all that belongs to it.
type fact struct {
	// hour counts from 1; 0 is before the first turn.
	hour int
	kind factKind
	// seat did it, to or with other.
	seat, other game.Seat
	// said are its sentences. seen are the cards of a hand that the reader has seen, which have one sentence together.
	said []game.Line
	seen getadler.Counts
	// private tells that some of it was told to those concerned only.
	private bool
	// lie tells that the answer is not true of the character that the reader knows the other to have.
	lie bool

	trait         getadler.Trait
	colour        getadler.Colour
	answered, yes bool
}

// factsOf is what the events told the one who saw them, in order. What is known of characters, by the view, exposes
// lies. It depends on nothing else, so that a notebook holds nothing that its seat was not told.
func factsOf(history iter.Seq2[int, getadler.Event], v *getadler.View) []fact {
	n := noter{}
	for _, e := range history {
		n.note(&e)
	}
	for i := range n.facts {
		f := &n.facts[i]
		if f.kind != factAsked || !f.answered || !f.other.Sits(v.Seats) {
			continue
		}
		if r := v.Players[f.other].Role; r != getadler.NoRole {
			f.lie = f.yes != (r.Look(f.trait) == f.colour)
		}
	}
	return n.facts
}

// noter goes through events and writes facts down.
type noter struct {
	facts []fact
	hour  int
	// open tells that what follows may belong to the last fact.
	open bool
}

// begin writes down a new fact.
func (n *noter) begin(kind factKind, e *getadler.Event) {
	n.facts = append(n.facts, fact{hour: n.hour, kind: kind, seat: e.Seat, other: e.Other, said: []game.Line{e.Say()}})
	n.open = true
}

// last is the fact that what follows belongs to, where it is of that kind; nil where it is not.
func (n *noter) last(kind factKind) *fact {
	if !n.open || len(n.facts) == 0 || n.facts[len(n.facts)-1].kind != kind {
		return nil
	}
	return &n.facts[len(n.facts)-1]
}

// add adds a sentence to the last fact, where it is of that kind.
func (n *noter) add(kind factKind, e *getadler.Event) {
	if f := n.last(kind); f != nil {
		f.said = append(f.said, e.Say())
	}
}

// note writes an event down, where it is worth it.
func (n *noter) note(e *getadler.Event) {
	switch e.Kind {
	case getadler.HourBegan:
		n.hour, n.open = int(e.N), false
	case getadler.TurnBegan, getadler.TurnMissed:
		n.open = false
	case getadler.RoleDealt:
		if e.Role != getadler.NoRole {
			n.begin(factRole, e)
			n.facts[len(n.facts)-1].private = true
		}
	case getadler.CardDiscarded:
		n.begin(factDiscarded, e)
	case getadler.Asked:
		n.begin(factAsked, e)
		f := &n.facts[len(n.facts)-1]
		f.trait, f.colour = e.Trait, e.Colour
	case getadler.Answered:
		n.add(factAsked, e)
		if f := n.last(factAsked); f != nil {
			f.answered, f.yes = true, e.N == 1
		}
	case getadler.Accused:
		n.begin(factArrest, e)
	case getadler.WrongArrest, getadler.RightArrest, getadler.Freed, getadler.Eliminated:
		n.add(factArrest, e)
	default:
		n.noteCards(e)
	}
}

// noteCards writes down what was seen of hands and what passed between them.
func (n *noter) noteCards(e *getadler.Event) {
	switch e.Kind {
	case getadler.Looked:
		n.begin(factLooked, e)
	case getadler.CardSeen:
		if f := n.last(factLooked); f != nil && e.Card != getadler.NoKind {
			f.seen[e.Card] += int(e.N)
			f.private = true
		}
	case getadler.Spied:
		n.begin(factSpied, e)
	case getadler.NothingToTake:
		n.add(factSpied, e)
	case getadler.CardTaken:
		n.pass(factSpied, e)
	case getadler.CardGiven:
		if n.last(factSpied) != nil {
			n.pass(factSpied, e)
			return
		}
		n.pass(factExchanged, e)
	case getadler.Looted:
		n.pass(factLooted, e)
	default:
	}
}

// pass adds a card that passed from one hand to another to the last fact, or begins a new one of that kind.
func (n *noter) pass(kind factKind, e *getadler.Event) {
	if n.last(kind) == nil {
		n.begin(kind, e)
	} else {
		n.add(kind, e)
	}
	if e.Card != getadler.NoKind {
		n.facts[len(n.facts)-1].private = true
	}
}

// handNews is what a seat was told of another's hand: what it saw there last, and what has come and gone since.
type handNews struct {
	// looked tells that it has seen the hand, in that hour; seen are the cards that were there.
	looked bool
	hour   int
	seen   getadler.Counts
	// played are the cards that went from it to where all see them; got and lost those that came from another hand or
	// went there, of which NoKind counts the ones that the reader does not know; drawn is the number of draws.
	played, got, lost getadler.Counts
	drawn             int
}

// stirred tells whether anything has come or gone.
func (h *handNews) stirred() bool {
	return h.drawn > 0 || h.played.Sum() > 0 || h.got.Sum() > 0 || h.lost.Sum() > 0
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
		case e.Kind == getadler.CardDrawn && e.N != 0:
		default:
			travel(&news, &e)
		}
	}
	return news
}

// travel counts a card that went from or to a hand.
func travel(news *[game.MaxSeats]handNews, e *getadler.Event) {
	from, to, moved := e.Travel()
	if !moved || e.Kind == getadler.Eliminated {
		return
	}
	giver, gives := holderOf(from)
	taker, takes := holderOf(to)
	if gives {
		if takes {
			news[giver].lost[e.Card]++
		} else {
			news[giver].played[e.Card]++
		}
	}
	if takes {
		if from.Zone == getadler.ZonePile {
			news[taker].drawn++
		} else {
			news[taker].got[e.Card]++
		}
	}
}

// holderOf is the seat whose hand a place is.
func holderOf(p game.Place) (seat game.Seat, ok bool) {
	if p.Zone < getadler.ZoneHand || p.Zone >= getadler.ZoneHand+game.MaxSeats {
		return game.Table, false
	}
	return game.Seat(p.Zone - getadler.ZoneHand), true
}
