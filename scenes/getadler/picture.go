package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// picture is what the show shows: a view, and what the table shows besides.
type picture struct {
	getadler.View
	// fighting tells that a confrontation has the screen.
	fighting bool
	// accused is the seat that is being arrested while nobody knows yet whether rightly; the Table where none is.
	accused game.Seat
	// top is the uppermost card of the discard pile and under the one beneath it, NoKind where there is none.
	top, under getadler.Kind
	// over are the heroes who let a villain go without having been asked, since they hold no such card.
	over game.Seats
}

// pictures is a match as the show is told of it.
type pictures struct{ match *getadler.Match }

// ViewAt is what the viewer knew when n moves had been made.
func (p pictures) ViewAt(viewer game.Seat, n int) picture {
	pic := pictureOf(p.match.ViewAt(viewer, n))
	pic.over = passedOver(p.match, &pic.View, n)
	return pic
}

// Seen gives what the viewer saw of the moves since that number of moves.
func (p pictures) Seen(viewer game.Seat, since int) []game.Step[picture, getadler.Event] {
	seen := p.match.Seen(viewer, since)
	steps := make([]game.Step[picture, getadler.Event], len(seen))
	for i := range seen {
		s := &seen[i]
		steps[i].Index = s.Index
		n := 0
		for _, e := range fightMoments(s.Events()) {
			steps[i].Seen = append(steps[i].Seen, game.Seen[picture, getadler.Event]{Event: e, After: pictureOf(s.Seen[min(n, len(s.Seen)-1)].After)})
			if n < len(s.Seen) && s.Seen[n].Event == e {
				n++
			}
		}
		steps[i].After().over = passedOver(p.match, s.After(), s.Index+1)
	}
	return steps
}

// pictureOf is the picture of a view that stands still.
func pictureOf(v getadler.View) picture {
	p := picture{View: v, fighting: !v.Over && v.Fight.Villain.Sits(v.Seats), accused: game.Table}
	p.top = lastPlayed(&v, &v.Discard)
	rest := v.Discard
	if p.top != getadler.NoKind {
		rest[p.top]--
		p.under = anyOf(&rest)
	}
	return p
}

// lastPlayed is the card that was laid on the discard pile last; cards of a confrontation lie under it.
func lastPlayed(v *getadler.View, pile *getadler.Counts) getadler.Kind {
	for i := v.Past - 1; i >= 0; i-- {
		if k := cardOf(&v.History[i]); k != getadler.NoKind && pile[k] > 0 {
			return k
		}
	}
	return anyOf(pile)
}

// cardOf is the card that a turn has brought onto the discard pile, NoKind where it has brought none.
func cardOf(t *getadler.Turn) getadler.Kind {
	switch t.Deed {
	case getadler.DeedDiscard:
		return t.Card
	case getadler.DeedAsk:
		return getadler.Question
	case getadler.DeedLook:
		return getadler.Magnifier
	case getadler.DeedSpy:
		return getadler.Binoculars
	case getadler.DeedWrong:
		return getadler.Arrest
	}
	return getadler.NoKind
}

// anyOf is some card of a pile, NoKind of none.
func anyOf(pile *getadler.Counts) getadler.Kind {
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		if pile[k] > 0 {
			return k
		}
	}
	return getadler.NoKind
}
