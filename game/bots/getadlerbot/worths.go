package getadlerbot

import "safehouse/game/getadler"

// worth is what one copy of a card in the hand is worth to its holder, given how many of its kind there are.
func (c *chase) worth(seat int, k getadler.Kind) float64 {
	if c.role[seat].Villain() {
		return c.worthToVillain(seat, k)
	}
	return c.worthToHero(seat, k)
}

// worthToHero: arrests for the turns that are left, pistols, escapes that a villain may still play.
func (c *chase) worthToHero(seat int, k getadler.Kind) float64 {
	h := c.hero
	n := int(c.hand[seat][k])
	switch groupOf(k) {
	case groupDocument:
		return h.document
	case groupQuestion:
		if c.revealed {
			return 0
		}
		return h.question
	case groupMagnifier:
		return h.magnifier
	case groupBinoculars:
		return h.binoculars
	case groupArrest:
		if n > getadler.Hours-c.hour+1 {
			return h.spare
		}
		return h.arrest[min(n, len(h.arrest))-1]
	case groupEscape:
		unseen := c.unseen(seat, k)
		if unseen <= 0 {
			return h.spare
		}
		w := h.escape + float64(h.live*float64(unseen-1))
		if n > 1 {
			w *= h.again
		}
		return w
	case groupPistol:
		return h.pistol[min(n, len(h.pistol))-1]
	case groupBomb:
		return h.bomb
	default:
		return h.disguise
	}
}

// worthToVillain: a document first of all, then what replies to an arrest.
func (c *chase) worthToVillain(seat int, k getadler.Kind) float64 {
	h := c.villain
	n := int(c.hand[seat][k])
	switch groupOf(k) {
	case groupDocument:
		return c.worthOfDocument(seat, k)
	case groupQuestion:
		return c.whileHidden(h.hiddenQuestion, 0)
	case groupMagnifier:
		return c.whileHidden(h.hiddenMagnifier, h.magnifier)
	case groupBinoculars:
		return c.whileHidden(h.hiddenBinoculars, h.binoculars)
	case groupArrest:
		return c.whileHidden(h.hiddenArrest, 0)
	case groupEscape:
		w := h.escape
		if n > 1 {
			w *= h.again
		} else if c.unseen(seat, k) <= 0 {
			w *= h.certain
		}
		return w
	case groupPistol:
		return h.pistol[min(n, len(h.pistol))-1]
	case groupBomb:
		return h.bomb
	default:
		return h.disguise
	}
}

// whileHidden is the first worth before the reveal, the second after it.
func (c *chase) whileHidden(hidden, revealed float64) float64 {
	if c.revealed {
		return revealed
	}
	return hidden
}

// worthOfDocument is what a document is worth to a villain: the first one everything.
func (c *chase) worthOfDocument(seat int, k getadler.Kind) float64 {
	h := c.villain
	n := c.hand[seat].documents()
	if c.mission {
		if k != c.branch {
			return 0
		}
		n = int(c.hand[seat][k])
	}
	ladder := &h.hiding
	if c.revealed {
		ladder = &h.documents
	}
	w := ladder[min(n, len(ladder)-1)]
	if adler := c.seatOf(getadler.Adler); c.revealed && seat != adler && !c.gone[adler] {
		w = min(w, h.accomplice)
	}
	return w
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
			c.hand[other][k]++
			gain := c.worth(other, k)
			c.hand[other][k]--
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
