package bots

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
		if c.hand[seat][getadler.Pistol] > 0 {
			return getadler.Move{Op: getadler.OpShoot}
		}
		return getadler.Move{Op: getadler.OpHold}
	case stageLoot:
		return c.habitLoot(seat)
	default:
		return c.habitPlay(seat, rng)
	}
}

// worth is what one copy of a card in the hand is worth to its holder, given how many of its kind there are.
func (c *chase) worth(seat int, k getadler.Kind) float64 {
	if c.role[seat].Villain() {
		return c.worthToVillain(seat, k)
	}
	return c.worthToHero(seat, k)
}

// worthToHero: arrests for the turns that are left, pistols, escapes that a villain may still play.
func (c *chase) worthToHero(seat int, k getadler.Kind) float64 {
	h, w := c.habits, 0.0
	n := int(c.hand[seat][k])
	switch g := groupOf(k); g {
	case groupArrest:
		if n > getadler.Hours-c.hour {
			return h.spare
		}
		return h.hero[g]
	case groupEscape:
		if c.unseen(seat, k) <= 0 {
			return h.spare
		}
		w = h.hero[g]
		if n > 1 {
			w *= h.second
		}
	case groupQuestion:
		if c.revealed {
			return 0
		}
		w = h.hero[g]
	default:
		w = h.hero[g]
	}
	return w
}

// worthToVillain: a document first of all, then what replies to an arrest.
func (c *chase) worthToVillain(seat int, k getadler.Kind) float64 {
	h := c.habits
	switch g := groupOf(k); g {
	case groupDocument:
		if c.mission && k != c.branch {
			return 0
		}
		n := c.hand[seat].documents()
		if c.mission {
			n = int(c.hand[seat][k])
		}
		ladder := &h.documents
		if !c.revealed {
			ladder = &h.spareDocuments
		}
		w := ladder[min(n, len(ladder)-1)]
		if adler := c.seatOf(getadler.Adler); c.revealed && seat != adler && !c.gone[adler] {
			w = min(w, h.accomplice)
		}
		return w
	case groupEscape:
		w := h.villain[g]
		if c.unseen(seat, k) <= 0 {
			w *= h.certain
		}
		return w
	case groupQuestion, groupArrest:
		if c.revealed {
			return 0
		}
		return h.hidden[g]
	default:
		if !c.revealed {
			return h.hidden[g]
		}
		return h.villain[g]
	}
}

// unseen is the number of cards of a kind that a seat cannot see.
func (c *chase) unseen(seat int, k getadler.Kind) int {
	return int(c.all[k] - c.hand[seat][k] - c.discard[k] - c.fight.used[k])
}

// dullest is the card of a hand that is worth least, less what it would be worth to the one who gets it.
func (c *chase) dullest(seat, other int) getadler.Kind {
	best, least := getadler.NoKind, 0.0
	for k := getadler.DocumentRAF; k <= getadler.Disguise; k++ {
		if c.hand[seat][k] == 0 {
			continue
		}
		w := c.worth(seat, k)
		if other != nobody {
			gain := c.worth(other, k)
			if c.role[seat].Villain() != c.role[other].Villain() {
				gain = -gain
			}
			w -= gain
		}
		if best == getadler.NoKind || w < least {
			best, least = k, w
		}
	}
	return best
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

// prey is the villain whom heroes hunt once all is known: Adler, and Collins after him.
func (c *chase) prey() int {
	if adler := c.seatOf(getadler.Adler); !c.gone[adler] {
		return adler
	}
	return c.seatOf(getadler.Collins)
}

// heroActs is what a hero's cards do beyond being thrown away.
func (c *chase) heroActs(seat int, rng *rand.Rand) (getadler.Move, bool) {
	hand, h := &c.hand[seat], c.habits
	if hand[getadler.Arrest] > 0 && c.hour >= getadler.Gate {
		if !c.revealed {
			if c.insight >= h.arrestFrom[c.hour] {
				return c.guess(seat, rng), true
			}
		} else if (int(hand[getadler.Pistol]) >= h.pistols || c.hour >= h.lateHour) &&
			(hand[getadler.Binoculars] == 0 || rng.Float64() >= h.spyFirst) {
			return getadler.Move{Op: getadler.OpArrest, A: uint8(c.prey())}, true
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
	hand, h := &c.hand[seat], c.habits
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
