package getadler

import (
	"iter"

	"safehouse/game"
	"safehouse/game/getadler"
)

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
