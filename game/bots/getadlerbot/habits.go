package getadlerbot

import (
	"math/rand/v2"

	"safehouse/game/getadler"
)

// habit is what the seat is used to doing at this stage. It looks at the seat's own hand and at what everybody sees,
// never at the hands of others, so that it serves as a decision as well as in worlds thought of.
func (c *chase) habit(seat int, rng *rand.Rand) getadler.Move {
	switch c.stage {
	case stageExchange:
		return c.handOver(seat, c.seatOf(getadler.Adler))
	case stageReturn:
		return c.handOver(seat, c.current)
	case stageGive:
		return c.handOver(seat, c.target)
	case stageReply:
		return c.habitReply()
	case stagePursue:
		return c.habitPursue(seat)
	case stageShoot:
		return c.habitShoot(seat)
	case stageLoot:
		return c.habitLoot(seat)
	default:
		return c.habitPlay(seat, rng)
	}
}

// handOver gives a card to another seat: what helps a partner, or what serves a foe least.
func (c *chase) handOver(seat, other int) getadler.Move {
	return getadler.Move{Op: getadler.OpGive, A: uint8(c.dullest(seat, other))}
}

// habitPlay is a turn.
func (c *chase) habitPlay(seat int, rng *rand.Rand) getadler.Move {
	hand := &c.hand[seat]
	if c.role[seat].Villain() {
		if m, ok := c.villainActs(seat, rng); ok {
			return m
		}
	} else if m, ok := c.heroActs(seat, rng); ok {
		return m
	}
	k := c.dullest(seat, nobody)
	switch {
	case k == getadler.Magnifier:
		return getadler.Move{Op: getadler.OpLook, A: uint8(c.foe(seat, rng))}
	case k == getadler.Question && !c.revealed:
		return getadler.Move{Op: getadler.OpAsk, A: uint8(c.foe(seat, rng))}
	case k == getadler.Binoculars && hand[k] > 0:
		return getadler.Move{Op: getadler.OpSpy, A: uint8(c.foe(seat, rng)), B: uint8(c.spies(seat))}
	}
	return getadler.Move{Op: getadler.OpDiscard, A: uint8(k)}
}

// spies is the number of cards that the seat takes with binoculars (G45).
func (c *chase) spies(seat int) int {
	if c.abilities && c.revealed && c.role[seat] == getadler.Gold {
		return 2
	}
	return 1
}

// foe is whom a seat plays against: the villain to catch, or any hero; before the reveal anybody.
func (c *chase) foe(seat int, rng *rand.Rand) int {
	if c.revealed && !c.role[seat].Villain() {
		return c.prey()
	}
	at := rng.IntN(c.seats)
	for n := range c.seats {
		other := (at + n) % c.seats
		if other == seat || c.gone[other] || c.revealed && c.role[other].Villain() {
			continue
		}
		return other
	}
	return (seat + 1) % c.seats
}

// prey is the villain whom heroes hunt once all is known: of two, the one who is more worn by fights.
func (c *chase) prey() int {
	adler, collins := c.seatOf(getadler.Adler), c.seatOf(getadler.Collins)
	switch {
	case collins == nobody || c.gone[collins]:
		return adler
	case c.gone[adler] || c.worn[collins]-c.worn[adler] > c.hero.collins:
		return collins
	default:
		return adler
	}
}

// ready is how fit a hero's hand is for a confrontation with a villain.
func (c *chase) ready(seat, villain int) float64 {
	hand := &c.hand[seat]
	r := float64(hand[getadler.Pistol])
	for k := getadler.EscapeBus; k <= getadler.EscapeBoat; k++ {
		if hand[k] > 0 && c.unseen(seat, k) > 0 {
			r += c.hero.escapeReady
		}
	}
	if villain != nobody {
		r += float64(c.hero.wornReady * c.worn[villain])
	}
	return r
}

// heroActs is what a hero's cards do beyond being thrown away.
func (c *chase) heroActs(seat int, rng *rand.Rand) (getadler.Move, bool) {
	hand, h := &c.hand[seat], c.hero
	if hand[getadler.Arrest] > 0 && c.hour >= getadler.Gate {
		if !c.revealed {
			if c.insight >= insightFrom[c.hour] && c.ready(seat, nobody) >= h.need[c.hour] {
				return c.guess(seat, rng), true
			}
		} else if prey := c.prey(); c.ready(seat, prey) >= h.need[c.hour] &&
			(hand[getadler.Binoculars] == 0 || c.worn[prey] >= h.spyWorn || rng.Float64() >= h.spyFirst) {
			return getadler.Move{Op: getadler.OpArrest, A: uint8(prey)}, true
		}
	}
	if c.revealed && hand[getadler.Binoculars] > 0 {
		return getadler.Move{Op: getadler.OpSpy, A: uint8(c.prey()), B: uint8(c.spies(seat))}, true
	}
	if !c.revealed && hand[getadler.Question] > 0 {
		return getadler.Move{Op: getadler.OpAsk, A: uint8(c.foe(seat, rng))}, true
	}
	return getadler.Move{}, false
}

// guess is an arrest before the reveal in a world thought of: the seat's insight says how often it is right.
func (c *chase) guess(seat int, rng *rand.Rand) getadler.Move {
	m := getadler.Move{Op: getadler.OpArrest}
	target := c.seatOf(getadler.Adler)
	if collins := c.seatOf(getadler.Collins); collins != nobody && rng.IntN(2) == 0 {
		target = collins
	}
	if rng.Float64() >= c.insight {
		for target = rng.IntN(c.seats); target == seat || c.role[target].Villain(); {
			target = (target + 1) % c.seats
		}
	}
	if m.A = uint8(target); c.attempted && c.seats > 4 {
		if m.B = uint8(c.role[target]); !c.role[target].Villain() {
			m.B = uint8(getadler.Adler)
		}
	}
	return m
}

// villainActs is what a villain's cards do beyond being thrown away.
func (c *chase) villainActs(seat int, rng *rand.Rand) (getadler.Move, bool) {
	hand, h := &c.hand[seat], c.villain
	if !c.revealed && hand[getadler.Arrest] > 0 && c.hour >= getadler.Gate && !c.nobluff && rng.Float64() < h.bluff {
		m := getadler.Move{Op: getadler.OpArrest, A: uint8(c.foe(seat, rng))}
		if c.attempted && c.seats > 4 {
			m.B = uint8(getadler.Adler)
		}
		return m, true
	}
	if c.revealed && hand[getadler.Binoculars] > 0 {
		return getadler.Move{Op: getadler.OpSpy, A: uint8(c.foe(seat, rng)), B: 1}, true
	}
	return getadler.Move{}, false
}
