package nash

import (
	"safehouse/game/search/matrix"
	"safehouse/game/topsecret"
)

// The cards of a hand, numbered so that what may lie face up comes first: the documents by rank but the least valuable,
// which are not in play at two seats, the special agent, the mole, the assassin.
const (
	agent    = topsecret.Ranks - 1
	mole     = agent + 1
	assassin = mole + 1
	cards    = assassin + 1
)

// cardOf is the number of a kind of card; of no meaning for NoKind and Document1.
func cardOf(k topsecret.Kind) int { return int(k - topsecret.Document2) }

// kindOf is the kind of a card's number.
func kindOf(card int) topsecret.Kind { return topsecret.Document2 + topsecret.Kind(card) }

// kindUp is the kind of what lies face up, by its number.
func kindUp(up int) topsecret.Kind {
	if up == nothing {
		return topsecret.NoKind
	}
	return kindOf(up - 1)
}

// hand is a hand as a number: its counts of cards in mixed radix.
type hand uint16

// deck numbers the hands that can be left of the one that both seats begin with. Those of one size have ranks, so that
// a pair of hands is a place in a table, and nothing has to be looked for.
type deck struct {
	most [cards]int
	// step is what one card counts in a hand's number.
	step [cards]hand
	// full is the hand to begin with, of turns cards.
	full  hand
	turns int
	// rank is that of every hand among those of its size; hands are the numbers by size and rank.
	rank  []uint16
	hands [][]hand
	// kinds are the cards of which there is one in a hand.
	kinds []matrix.Set
}

// deckOf numbers the hands left of one.
func deckOf(full topsecret.Counts) *deck {
	d := &deck{}
	step := hand(1)
	for c := range cards {
		d.most[c] = full[kindOf(c)]
		d.step[c] = step
		d.full += step * hand(d.most[c])
		d.turns += d.most[c]
		step *= hand(d.most[c] + 1)
	}
	d.rank, d.kinds = make([]uint16, step), make([]matrix.Set, step)
	d.hands = make([][]hand, d.turns+1)
	for h := range step {
		size := 0
		for c := range cards {
			n := d.count(h, c)
			size += n
			if n > 0 {
				d.kinds[h] |= 1 << c
			}
		}
		d.rank[h] = uint16(len(d.hands[size]))
		d.hands[size] = append(d.hands[size], h)
	}
	return d
}

// count is the number of copies of a card in a hand.
func (d *deck) count(h hand, card int) int { return int(h/d.step[card]) % (d.most[card] + 1) }

// counts spells a hand out.
func (d *deck) counts(h hand) (c topsecret.Counts) {
	for card := range cards {
		c[kindOf(card)] = d.count(h, card)
	}
	return c
}

// handOf is the number of a hand and its size; false where it cannot be left of the one to begin with.
func (d *deck) handOf(c *topsecret.Counts) (h hand, size int, ok bool) {
	if c[topsecret.Document1] > 0 {
		return 0, 0, false
	}
	for card := range cards {
		n := c[kindOf(card)]
		if n < 0 || n > d.most[card] {
			return 0, 0, false
		}
		h += d.step[card] * hand(n)
		size += n
	}
	return h, size, true
}

// What lies face up on a safe when a turn begins: nothing, or one card that may be loot (T33), as its number plus 1.
const (
	nothing = 0
	joker   = agent + 1
	ups     = joker + 1
	// lays is the number of what can lie on both safes.
	lays = ups * ups
)

// lay is what lies on the safes of two seats, as a number below lays.
type lay uint8

func layOf(own, other int) lay { return lay(own*ups + other) }

func (l lay) own() int   { return int(l) / ups }
func (l lay) other() int { return int(l) % ups }

// turned is the same seen by the other seat.
func (l lay) turned() lay { return layOf(l.other(), l.own()) }

// worth are the points of what lies face up, 0 for the special agent (T20).
type worth [ups]float32

// put puts a card on a safe: the second takes both off it (T15) and gives what two cards bring (T16 to T19).
func (w *worth) put(up, card int) (points float32, now int) {
	switch came := card + 1; {
	case up == nothing:
		return 0, came
	case up == joker:
		return 4 * w[came], nothing
	case up == came || came == joker:
		return 4 * w[up], nothing
	default:
		return w[up] + w[came], nothing
	}
}

// survive is what an explosion leaves of a safe and of the card that was to come to it: special agents stay, and so
// does the document under one (T3, T4).
func (w *worth) survive(up, card int) (points float32, now int) {
	switch {
	case card == agent:
		return w.put(up, card)
	case up == joker:
		return 0, joker
	default:
		return 0, nothing
	}
}

// play plays a turn: what each seat banks in it at once, and what lies then, before single cards are banked. At two
// seats the order of moles does not matter: where both play one there is nothing to take (T30).
func (w *worth) play(own, other int, lies lay) (ownPoints, otherPoints float32, then lay) {
	ownUp, otherUp := lies.own(), lies.other()
	switch {
	case own == assassin || other == assassin:
		ownPoints, ownUp = w.survive(ownUp, own)
		otherPoints, otherUp = w.survive(otherUp, other)
	case own == mole && other == mole:
	case own == mole:
		ownPoints, ownUp = w.put(ownUp, other)
	case other == mole:
		otherPoints, otherUp = w.put(otherUp, own)
	default:
		ownPoints, ownUp = w.put(ownUp, own)
		otherPoints, otherUp = w.put(otherUp, other)
	}
	return ownPoints, otherPoints, layOf(ownUp, otherUp)
}

// outcome is what two cards lead to, by what lay on the safes: the points that the first seat gains on the second, and
// what lies then, as the first seat and as the second sees it.
type outcome struct {
	gain         [lays]float32
	then, turned [lays]lay
}

// outcomes are those of all pairs of cards.
type outcomes [cards][cards]outcome

func outcomesOf(w *worth) *outcomes {
	all := &outcomes{}
	for own := range cards {
		for other := range cards {
			o := &all[own][other]
			for l := range lay(lays) {
				mine, theirs, then := w.play(own, other, l)
				o.gain[l], o.then[l], o.turned[l] = mine-theirs, then, then.turned()
			}
		}
	}
	return all
}

// table holds the values of all positions with the sealed banking ahead: hands, and what lies on the safes after the
// cards of a turn were played. Of a pair of hands and its mirror image one is kept. Values are points to come, of the
// first seat less those of the second, and single precision is enough: it costs a few millionths of a point a turn.
type table struct {
	deck  *deck
	worth worth
	all   *outcomes
	// level is where the block of a hand size begins in at, a pair of hands taking lays places.
	level []int
	at    []float32
}

// tableOf makes an empty table; solver.fill fills it.
func tableOf(values [topsecret.Ranks]int, full topsecret.Counts) *table {
	t := &table{deck: deckOf(full)}
	for c := range agent {
		t.worth[c+1] = float32(values[kindOf(c).Rank()])
	}
	t.all = outcomesOf(&t.worth)
	size := 0
	for _, hands := range t.deck.hands {
		t.level = append(t.level, size)
		size += triangle(len(hands), 0) * lays
	}
	t.level = append(t.level, size)
	return t
}

// allocate takes the memory for the values.
func (t *table) allocate() { t.at = make([]float32, t.level[len(t.level)-1]) }

// triangle is the place of the pair i, j among all pairs with j <= i.
func triangle(i, j int) int { return i*(i+1)/2 + j }

// block gives the values of a pair of hands of one size. Where the mirror image is kept, flipped is set: it is to be
// read with what lies turned, and with the sign changed.
func (t *table) block(size int, a, b hand) (values *[lays]float32, flipped bool) {
	i, j := int(t.deck.rank[a]), int(t.deck.rank[b])
	if flipped = i < j; flipped {
		i, j = j, i
	}
	at := t.level[size] + triangle(i, j)*lays
	return (*[lays]float32)(t.at[at : at+lays]), flipped
}

// possible lists what may lie on the safes beside a pair of hands: no more copies of a card than were dealt.
func (d *deck) possible(a, b hand, buf *[lays]lay) []lay {
	var left [ups]int
	left[nothing] = 2
	for c := range agent + 1 {
		left[c+1] = 2*d.most[c] - d.count(a, c) - d.count(b, c)
	}
	n := 0
	for own := range ups {
		for other := range ups {
			if left[own] > 0 && left[other] > 0 && (own != other || left[own] > 1) {
				buf[n] = layOf(own, other)
				n++
			}
		}
	}
	return buf[:n]
}

// set writes the card games of two hands of that size, one for each of what lies, into as many games. The values of the
// size below must be there.
func (t *table) set(size int, a, b hand, lies []lay, games []matrix.Game) {
	d := t.deck
	var bufA, bufB [cards]uint8
	rows, cols := d.kinds[a].List(&bufA), d.kinds[b].List(&bufB)
	games = games[:len(lies)]
	for n := range games {
		games[n].Rows, games[n].Cols = len(rows), len(cols)
	}
	for i, own := range rows {
		for j, other := range cols {
			o, at := &t.all[own][other], matrix.Cell(i, j)
			next, flipped := t.block(size-1, a-d.step[own], b-d.step[other])
			if flipped {
				for n, l := range lies {
					games[n].At[at] = float64(o.gain[l] - next[o.turned[l]])
				}
				continue
			}
			for n, l := range lies {
				games[n].At[at] = float64(o.gain[l] + next[o.then[l]])
			}
		}
	}
}

// before are the values of a pair of hands by what lies, before its cards are chosen.
type before [lays]float32

// bank gives the value of the sealed banking (T24) where that lies: a seat with a single card banks or leaves it.
func (v *before) bank(w *worth, l lay) float32 {
	own, other := l.own(), l.other()
	switch {
	case own == nothing && other == nothing:
		return v[l]
	case other == nothing:
		return max(v[l], v[layOf(nothing, nothing)]+w[own])
	case own == nothing:
		return min(v[l], v[layOf(nothing, nothing)]-w[other])
	default:
		m := v.banking(w, l)
		return float32(matrix.Two(m[0][0], m[0][1], m[1][0], m[1][1]))
	}
}

// banking is the game of banking: the first row and column leave the card, the second bank it. Where a seat has no card
// to bank, both its options are the same.
func (v *before) banking(w *worth, l lay) (m [2][2]float64) {
	own, other := l.own(), l.other()
	m[0][0] = float64(v[l])
	m[0][1] = float64(v[layOf(own, nothing)] - w[other])
	m[1][0] = float64(v[layOf(nothing, other)] + w[own])
	m[1][1] = float64(v[layOf(nothing, nothing)] + w[own] - w[other])
	return m
}

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
