package getadlerbot

import "safehouse/game/getadler"

// confront plays the confrontation on from its stage to its end, with loot and refill.
func (c *world) confront() {
	for !c.fightOn() {
	}
	c.windUp()
}

// fightOn asks one seat in the confrontation; it reports whether that is over.
func (c *world) fightOn() bool {
	switch c.stage {
	case getadler.PhaseReply:
		return c.reply()
	case getadler.PhasePursue:
		return c.pursue()
	case getadler.PhaseShoot:
		return c.shoot()
	default:
		return true
	}
}

// usable reports whether the villain may reply with a card of the kind now (G46, G47).
func (c *table) usable(k getadler.Kind) bool {
	if c.hand[c.fight.villain][k] == 0 || !k.Reply() {
		return false
	}
	facing := c.role[c.fight.opponent]
	return !c.abilities || (k != getadler.Disguise || facing != getadler.Townsend) &&
		(k != getadler.Bomb || facing != getadler.Tarasov)
}

// lay uses a card of a seat in the confrontation.
func (c *world) lay(seat int, k getadler.Kind) {
	c.hand[seat][k]--
	c.fight.used[k]++
	c.fight.spent[seat] = true
}

// reply is the villain's; it reports whether the confrontation is over.
func (c *world) reply() bool {
	f := &c.fight
	m := c.decide(f.villain)
	if m.Op != getadler.OpReply {
		f.loser = f.villain
		return true
	}
	k := getadler.Kind(m.A)
	c.lay(f.villain, k)
	switch {
	case k.Escape():
		f.escape, f.asked = k, f.arrester
		c.stage = getadler.PhasePursue
		return !c.eligible(f.asked) && !c.nextAsked()
	case k == getadler.Bomb:
		for n := range c.seats {
			if !c.gone[n] && !c.role[n].Villain() && (!c.abilities || c.role[n] != getadler.Tarasov) {
				c.out[n] = true
			}
		}
		return true
	case k == getadler.Pistol:
		f.shooting, f.villainShots, f.heroShots, f.held, f.shooter = true, 1, 0, false, f.opponent
		c.stage = getadler.PhaseShoot
		return false
	default:
		return true
	}
}

// eligible reports whether the seat is asked to pursue (G17).
func (c *table) eligible(seat int) bool {
	return !c.gone[seat] && !c.out[seat] && !c.role[seat].Villain()
}

// nextAsked moves on to the next hero that is asked; none is left: false.
func (c *world) nextAsked() bool {
	for {
		if c.fight.asked = (c.fight.asked + 1) % c.seats; c.fight.asked == c.fight.arrester {
			return false
		}
		if c.eligible(c.fight.asked) {
			return true
		}
	}
}

// pursue asks one hero; it reports whether the villain is free.
func (c *world) pursue() bool {
	f := &c.fight
	if c.hand[f.asked][f.escape] > 0 && c.decide(f.asked).Op == getadler.OpPursue {
		c.lay(f.asked, f.escape)
		f.opponent, f.escape = f.asked, getadler.NoKind
		c.stage = getadler.PhaseReply
		return false
	}
	c.forced = getadler.Move{}
	return !c.nextAsked()
}

// shoot asks the one to fire or hold; it reports whether the shoot-out is over (G22).
func (c *world) shoot() bool {
	f := &c.fight
	seat := f.shooter
	own, other := &f.heroShots, f.villainShots
	if seat == f.villain {
		own, other = &f.villainShots, f.heroShots
	}
	m := c.decide(seat)
	if m.Op == getadler.OpShoot && c.hand[seat][getadler.Pistol] > 0 {
		c.lay(seat, getadler.Pistol)
		*own++
		if c.abilities && *own == 1 && c.role[seat] == getadler.Sharpe {
			*own++
		}
		f.held = false
	} else {
		if *own < other {
			f.loser = seat
			return true
		}
		if f.held {
			return true
		}
		f.held = true
	}
	f.shooter = f.villain + f.opponent - seat
	return false
}

// windUp ends the confrontation: who is out, loot, refill, and whether a side has won (G57).
func (c *world) windUp() {
	f := &c.fight
	if f.loser != nobody && c.stage != getadler.PhaseLoot {
		c.gone[f.loser] = true
		if c.decided(); c.result != 0 {
			return
		}
	}
	if f.loser != nobody && f.shooting {
		c.loot()
	}
	for n := range c.seats {
		seat := (f.arrester + n) % c.seats
		if f.spent[seat] && !c.gone[seat] {
			for range c.Refill(seat == f.villain) - c.hand[seat].size() {
				c.draw(seat)
			}
		}
	}
	for k := range f.used {
		c.discard[k] += f.used[k]
	}
	f.used = pack{}
	if f.loser != nobody {
		for k, n := range c.hand[f.loser] {
			c.away[k] += n
		}
		c.hand[f.loser] = pack{}
	}
	c.current = f.arrester
	c.stage = getadler.PhasePlay
}

// loot lets the winner of a shoot-out choose from the loser's hand.
func (c *world) loot() {
	f := &c.fight
	winner := f.villain + f.opponent - f.loser
	c.stage = getadler.PhaseLoot
	for c.hand[winner].size() < c.Refill(winner == f.villain) && c.hand[f.loser].size() > 0 {
		m := c.decide(winner)
		if m.Op != getadler.OpLoot {
			return
		}
		c.hand[f.loser][m.A]--
		c.hand[winner][m.A]++
	}
}

// decided looks whether a side has won by those who are out (G33 to G35, H4).
func (c *world) decided() {
	switch heroes, villains := c.living(); {
	case heroes == 0:
		c.result = villainsWin
	case villains == 0, c.FallEnds && c.gone[c.seatOf(getadler.Adler)]:
		c.result = heroesWin
	}
}

// living counts the heroes and the villains who are not out of the game.
func (c *table) living() (heroes, villains int) {
	for n := range c.seats {
		switch {
		case c.gone[n]:
		case c.role[n].Villain():
			villains++
		default:
			heroes++
		}
	}
	return heroes, villains
}
