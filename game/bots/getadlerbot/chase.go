package getadlerbot

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/getadler"
)

// pack is a set of cards: their numbers by kind.
type pack [getadler.Kinds + 1]int8

// size is the number of cards, documents and escapes of those kinds.
func (p *pack) size() int      { return p.sum(getadler.DocumentRAF, getadler.Disguise) }
func (p *pack) documents() int { return p.sum(getadler.DocumentRAF, getadler.DocumentArmy) }

func (p *pack) sum(from, to getadler.Kind) int {
	n := 0
	for k := from; k <= to; k++ {
		n += int(p[k])
	}
	return n
}

// pick draws one of n cards by chance.
func (p *pack) pick(n int, rng *rand.Rand) getadler.Kind {
	at := int8(rng.IntN(n))
	for k := getadler.DocumentRAF; k < getadler.Disguise; k++ {
		if at -= p[k]; at < 0 {
			return k
		}
	}
	return getadler.Disguise
}

// nobody is no seat.
const nobody = -1

// table is what players go by who play as they are used to (habits.go, worths.go): who is who, what everybody holds and
// what lies open. It keeps what they may not see as well, and looks at none of it for them.
type table struct {
	seats int
	role  [6]getadler.Role
	hand  [6]pack
	// all is every card there is.
	all, discard  pack
	gone, out     [6]bool
	hour, current int
	attempted     game.Seats
	revealed      bool
	abilities     bool
	getadler.House
	// branch is that of the ultimate mission; NoKind where it is not played (G48).
	branch getadler.Kind
	// insight is the chance that a hero, before the reveal, names the villain when it arrests.
	insight float64
	policies
	// worn is how many cards a villain has drawn unseen in fights and not yet sorted in turns of its own, about.
	worn [6]float64

	// stage is what is asked for next, target the seat of the binoculars.
	stage  getadler.Phase
	target int
	fight  fight
}

// world is a table that is thought of and played on by the policies that players are used to. It follows the rules of
// play, but for the questions: before the reveal the heroes' insight stands for them.
type world struct {
	table
	first int
	// pile is where cards come from; away is put away unseen.
	pile, away pack
	// owed is the number of cards to be given after binoculars.
	owed int
	// forced is the decision that is tried out; it is made at the first thing asked.
	forced getadler.Move
	rng    *rand.Rand
	// result is 1 when the heroes have won, 2 when the villains have.
	result int
}

// fight is a confrontation thought of.
type fight struct {
	arrester, villain, opponent int
	used                        pack
	spent                       [6]bool
	escape                      getadler.Kind
	asked                       int
	villainShots, heroShots     int
	// shooter is who is to fire or hold; held reports that the last one held.
	shooter  int
	shooting bool
	held     bool
	loser    int
}

// The results of a chase.
const (
	heroesWin   = 1
	villainsWin = 2
)

// playOut plays on until a side has won.
func (c *world) playOut() int {
	for c.result == 0 {
		c.goOn()
		if c.result == 0 {
			c.pass()
		}
	}
	return c.result
}

// goOn finishes the turn that runs.
func (c *world) goOn() {
	seat := c.current
	if c.stage == getadler.PhaseExchange {
		c.exchange()
	}
	switch c.stage {
	case getadler.PhaseReturn:
		c.giveBack()
		c.act(seat)
	case getadler.PhaseGive:
		c.give(seat)
	case getadler.PhaseReply, getadler.PhasePursue, getadler.PhaseShoot, getadler.PhaseLoot:
		c.confront()
	default:
		c.act(seat)
	}
}

// pass begins the next turn of a seat that has one.
func (c *world) pass() {
	for {
		c.current = (c.current + 1) % c.seats
		if c.current == c.first {
			if c.hour++; c.hour > getadler.Hours {
				c.finish()
				return
			}
		}
		if c.gone[c.current] {
			continue
		}
		if !c.out[c.current] {
			break
		}
		c.out[c.current] = false
	}
	c.draw(c.current)
	c.worn[c.current] = max(0, c.worn[c.current]-1)
	c.stage = getadler.PhasePlay
	if adler := c.seatOf(getadler.Adler); c.revealed && c.role[c.current] == getadler.Collins && !c.gone[adler] &&
		c.hand[adler].size() > 0 && c.hand[c.current].size() > 0 {
		c.stage = getadler.PhaseExchange
	}
}

// draw gives a seat a card, if there is one.
func (c *world) draw(seat int) {
	n := c.pile.size()
	if n == 0 {
		for k := range c.discard {
			c.pile[k] += c.discard[k] + c.away[k]
		}
		c.discard, c.away = pack{}, pack{}
		if n = c.pile.size(); n == 0 {
			return
		}
	}
	k := c.pile.pick(n, c.rng)
	c.pile[k]--
	c.hand[seat][k]++
}

// seatOf is where a character sits, nobody where it is not in play.
func (c *table) seatOf(r getadler.Role) int {
	for n := range c.seats {
		if c.role[n] == r {
			return n
		}
	}
	return nobody
}

// decide is the seat's decision: the one tried out, the first time, or what it is used to doing.
func (c *world) decide(seat int) getadler.Move {
	if m := c.forced; m.Op != getadler.NoOp {
		c.forced = getadler.Move{}
		return m
	}
	return c.habit(seat, c.rng)
}

// exchange is Collins's (G40).
func (c *world) exchange() {
	c.handOn(c.current, c.seatOf(getadler.Adler))
	c.stage = getadler.PhaseReturn
}

// handOn has a seat give another the card that it decides on.
func (c *world) handOn(from, to int) {
	k := c.decide(from).A
	c.hand[from][k]--
	c.hand[to][k]++
}

// giveBack is Adler's side of it.
func (c *world) giveBack() {
	c.handOn(c.seatOf(getadler.Adler), c.current)
	c.stage = getadler.PhasePlay
}

// act plays or discards a card.
func (c *world) act(seat int) {
	c.stage = getadler.PhasePlay
	if c.hand[seat].size() == 0 {
		return
	}
	m := c.decide(seat)
	switch m.Op {
	case getadler.OpAsk:
		c.throw(seat, getadler.Question)
		if !c.role[seat].Villain() {
			c.insight = min(1, c.insight+asking)
		}
	case getadler.OpLook:
		c.throw(seat, getadler.Magnifier)
	case getadler.OpSpy:
		c.throw(seat, getadler.Binoculars)
		c.spy(seat, int(m.A), int(m.B))
	case getadler.OpArrest:
		c.arrest(seat, int(m.A), getadler.Role(m.B))
	default:
		c.throw(seat, getadler.Kind(m.A))
	}
}

// throw lays a card on the discard pile.
func (c *world) throw(seat int, k getadler.Kind) {
	c.hand[seat][k]--
	c.discard[k]++
}

// spy takes cards with binoculars; as many are given in return.
func (c *world) spy(seat, target, n int) {
	c.target, c.owed = target, 0
	for range n {
		left := c.hand[target].size()
		if left == 0 {
			break
		}
		k := c.hand[target].pick(left, c.rng)
		c.hand[target][k]--
		c.hand[seat][k]++
		c.owed++
	}
	if c.owed > 0 {
		c.stage = getadler.PhaseGive
		c.give(seat)
	}
}

// give gives what is owed.
func (c *world) give(seat int) {
	for ; c.owed > 0; c.owed-- {
		c.handOn(seat, c.target)
	}
	c.stage = getadler.PhasePlay
}

// arrest accuses a seat: rightly, and a confrontation follows, or wrongly, and both miss a turn.
func (c *world) arrest(seat, target int, named getadler.Role) {
	right := c.role[target].Villain() && !c.role[seat].Villain() && (named == getadler.NoRole || c.role[target] == named)
	c.attempted = c.attempted.With(game.Seat(seat))
	if !right {
		c.throw(seat, getadler.Arrest)
		c.out[seat] = true
		if c.Tells() && c.role[target].Villain() && !c.role[seat].Villain() {
			c.insight = 1
			return
		}
		c.out[target] = c.out[target] || !c.AccuserOnly
		c.insight = min(1, c.insight+learning)
		return
	}
	c.revealed = true
	c.worn[target] += wear
	c.hand[seat][getadler.Arrest]--
	c.fight = fight{arrester: seat, villain: target, opponent: seat, loser: nobody}
	c.fight.used[getadler.Arrest]++
	c.fight.spent[seat] = true
	c.stage = getadler.PhaseReply
	c.confront()
}

// finish decides a match whose last hour has ended.
func (c *world) finish() {
	adler, collins := c.seatOf(getadler.Adler), c.seatOf(getadler.Collins)
	need := func(seat int) bool {
		if seat == nobody || c.gone[seat] {
			return false
		}
		if c.branch != getadler.NoKind {
			return c.hand[seat][c.branch] > 0
		}
		return c.hand[seat].documents() > 0
	}
	won := need(adler)
	if c.branch != getadler.NoKind || c.gone[adler] {
		won = won || need(collins)
	}
	c.result = heroesWin
	if won {
		c.result = villainsWin
	}
}
