package getadler

import (
	"slices"

	"safehouse/game"
)

// deal is what a file says of the deal.
type deal struct {
	roles  []string
	hands  [game.MaxSeats][]Kind
	first  game.Seat
	branch string
}

// prepare takes in what Nature is to deal, before anything else is done at a table.
func (x *script) prepare(what string, args []string) bool {
	switch what {
	case "new":
		x.s, x.deal, x.bare = start(x.t, x.number(args[0]), x.options(args[1:])), nil, false
		return true
	case "table":
		x.s, x.deal, x.bare = start(x.t, x.number(args[0]), x.options(args[1:])),
			&deal{roles: roleNames[Adler:], branch: "raf"}, false
		return true
	}
	if x.deal == nil {
		return false
	}
	switch what {
	case "roles":
		x.deal.roles = args
	case "hand":
		x.deal.hands[x.seatOf(args[0])] = x.cards(args[1:])
	case "first":
		x.deal.first = x.seatOf(args[0])
	case "branch":
		x.deal.branch = args[0]
	default:
		return false
	}
	return true
}

// finishDeal lets Nature deal what the file says; hands are filled up with cards that do not matter. Then all are
// ready.
func (x *script) finishDeal() {
	d := x.deal
	if d == nil {
		return
	}
	x.deal = nil
	if x.s.mission {
		x.move(game.Nature, "branch "+d.branch+" 1")
	}
	for seat := range x.s.seats {
		x.move(game.Nature, "role "+d.roles[seat])
	}
	spare := x.s.pile
	for _, hand := range d.hands {
		for _, k := range hand {
			spare.take(k)
		}
	}
	for _, hand := range d.hands[:x.s.seats] {
		for len(hand) < HandSize {
			k := plainest(&spare, Question, DocumentRAF, DocumentNavy, DocumentArmy, Binoculars)
			if spare.of(k) == 0 {
				k = plainest(&spare, Arrest, Magnifier)
			}
			spare.take(k)
			hand = append(hand, k)
		}
		for _, k := range hand {
			x.move(game.Nature, "draw "+k.String()+" 1")
		}
	}
	x.move(game.Nature, "first "+d.first.String())
	for seat := range game.Seat(x.s.seats) {
		x.move(seat, "ready")
	}
}

// plainest is the kind of which there are most.
func plainest(of *tally, kinds ...Kind) Kind {
	return slices.MaxFunc(kinds, func(a, b Kind) int { return of.of(a) - of.of(b) })
}

// drawPlain draws a card that does not matter.
func (x *script) drawPlain() {
	k := plainest(&x.s.pile, Magnifier, Arrest)
	if x.s.pile.of(k) == 0 {
		k = plainest(&x.s.pile, Binoculars, Pistol)
	}
	if x.s.pile.of(k) == 0 {
		k = x.s.pile.kinds().first()
	}
	x.move(game.Nature, "draw "+k.String()+" 1")
}
