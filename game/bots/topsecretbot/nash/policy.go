package nash

import (
	"safehouse/game/search/matrix"
	"safehouse/game/topsecret"
)

// Side is what one seat has: its hand, and what lies face up on its safe before it decides; NoKind for nothing.
type Side struct {
	Hand topsecret.Counts
	Up   topsecret.Kind
}

// Position is all that a decision depends on, as the seat that decides sees it. Both hands have the same number of
// cards.
type Position struct{ Own, Rival Side }

// Choice is one option: the points that the seat gains on its rival from here to the end of the game if it takes the
// option and both play on by the study, and the chance with which it is taken, 0 to 1.
type Choice struct{ Value, Chance float64 }

// Cards are the choices of a card, by its kind; zero for kinds that are not in the hand.
type Cards [topsecret.Kinds + 1]Choice

// Banking are the choices of a seat with a single card face up (T24).
type Banking struct{ Leave, Bank Choice }

// place is a position as tables know it.
type place struct {
	size int
	a, b hand
	lies lay
}

// placeOf finds a position; not ok where no game of this study comes to it.
func (t *table) placeOf(p *Position) (at place, ok bool) {
	a, sizeA, okA := t.deck.handOf(&p.Own.Hand)
	b, sizeB, okB := t.deck.handOf(&p.Rival.Hand)
	own, okOwn := upOf(p.Own.Up)
	other, okOther := upOf(p.Rival.Up)
	return place{size: sizeA, a: a, b: b, lies: layOf(own, other)}, okA && okB && okOwn && okOther && sizeA == sizeB
}

// upOf is the number of what lies face up.
func upOf(k topsecret.Kind) (up int, ok bool) {
	switch {
	case k == topsecret.NoKind:
		return nothing, true
	case k == topsecret.Document1 || !k.Loot():
		return 0, false
	default:
		return cardOf(k) + 1, true
	}
}

// Knows reports whether a position is one of the game that was studied.
func (s *Study) Knows(p *Position) bool {
	at, ok := s.table.placeOf(p)
	return ok && at.size > 0
}

// Card gives the equilibrium's choices of a card. The study must be ready and know the position.
func (s *Study) Card(p *Position) Cards {
	t := s.table
	at, _ := t.placeOf(p)
	var games [1]matrix.Game
	t.set(at.size, at.a, at.b, []lay{at.lies}, games[:])
	return t.deck.byKind(at.a, optionsOf(&games[0]))
}

// byKind gives the options of a game of cards, whose rows are those of a hand, by the kinds of the cards.
func (d *deck) byKind(h hand, options [matrix.Most]Choice) (choices Cards) {
	var buf [cards]uint8
	for i, c := range d.kinds[h].List(&buf) {
		choices[kindOf(int(c))] = options[i]
	}
	return choices
}

// optionsOf gives what the rows of a game are worth, and their chances in the equilibrium.
func optionsOf(m *matrix.Game) (options [matrix.Most]Choice) {
	var own, rival matrix.Mix
	m.Solve(&own, &rival)
	own.Round()
	for i := range m.Rows {
		options[i] = Choice{Value: rival.Against(m, i), Chance: own[i]}
	}
	return options
}

// Bank gives the equilibrium's choices of banking. The study must be ready and know the position.
func (s *Study) Bank(p *Position) Banking {
	at, _ := s.table.placeOf(p)
	m := s.table.banking(&at)
	options := optionsOf(&m)
	return Banking{Leave: options[0], Bank: options[1]}
}

// banking is the game of banking at a place: a row and a column for leaving the card and one for banking it, a single
// one where the second seat has none.
func (t *table) banking(at *place) matrix.Game {
	own, other := at.lies.own(), at.lies.other()
	var v before
	for _, l := range [...]lay{layOf(nothing, nothing), layOf(own, nothing), layOf(nothing, other), at.lies} {
		v[l] = t.value(at, l)
	}
	m := matrix.Game{Rows: 2, Cols: 2}
	if other == nothing {
		m.Cols = 1
	}
	for i, line := range v.banking(&t.worth, at.lies) {
		for j, x := range line {
			m.At[matrix.Cell(i, j)] = x
		}
	}
	return m
}

// value is that of a place's hands before their cards are chosen, with that on the safes. The table has the values
// before banking: they are the same where nobody banks.
func (t *table) value(at *place, l lay) float32 {
	values, flipped := t.block(at.size, at.a, at.b)
	banked := values[layOf(nothing, nothing)] + t.worth[l.own()] - t.worth[l.other()]
	kept := values[l]
	if flipped {
		banked = -values[layOf(nothing, nothing)] + t.worth[l.own()] - t.worth[l.other()]
		kept = -values[l.turned()]
	}
	switch own, other := l.own(), l.other(); {
	case own == nothing && other == nothing, other == nothing && kept > banked, own == nothing && kept < banked:
		return kept
	}
	var games [1]matrix.Game
	t.set(at.size, at.a, at.b, []lay{l}, games[:])
	return float32(games[0].Worth())
}
