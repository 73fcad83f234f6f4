package getadlerbot

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/getadler"
)

// habit is what the seat is used to doing at this stage. It looks at the seat's own hand and at what everybody sees,
// never at the hands of others, so that it serves as a decision as well as in worlds thought of.
func (c *table) habit(seat int, rng *rand.Rand) getadler.Move {
	switch c.stage {
	case getadler.PhaseExchange:
		return c.handOver(seat, c.seatOf(getadler.Adler))
	case getadler.PhaseReturn:
		return c.handOver(seat, c.current)
	case getadler.PhaseGive:
		return c.handOver(seat, c.target)
	case getadler.PhaseReply:
		return c.habitReply()
	case getadler.PhasePursue:
		return c.habitPursue(seat)
	case getadler.PhaseShoot:
		return c.habitShoot(seat)
	case getadler.PhaseLoot:
		return c.habitLoot(seat)
	default:
		return c.habitPlay(seat, rng)
	}
}

// handOver gives a card to another seat: what helps a partner, or what serves a foe least.
func (c *table) handOver(seat, other int) getadler.Move {
	return getadler.Move{Op: getadler.OpGive, A: uint8(c.dullest(seat, other))}
}

// habitPlay is a turn.
func (c *table) habitPlay(seat int, rng *rand.Rand) getadler.Move {
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
func (c *table) spies(seat int) int {
	if c.abilities && c.revealed && c.role[seat] == getadler.Gold {
		return 2
	}
	return 1
}

// foe is whom a seat plays against: the villain to catch, or any hero; before the reveal anybody.
func (c *table) foe(seat int, rng *rand.Rand) int {
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

// prey is the villain whom heroes hunt once all is known: of two, the one who is more worn by fights, or Adler where
// his fall is enough (H4).
func (c *table) prey() int {
	adler, collins := c.seatOf(getadler.Adler), c.seatOf(getadler.Collins)
	switch {
	case collins == nobody || c.gone[collins] || c.FallEnds:
		return adler
	case c.gone[adler] || c.worn[collins]-c.worn[adler] > c.hero.collins:
		return collins
	default:
		return adler
	}
}

// ready is how fit a hero's hand is for a confrontation with a villain.
func (c *table) ready(seat, villain int) float64 {
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
func (c *table) heroActs(seat int, rng *rand.Rand) (getadler.Move, bool) {
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
func (c *table) guess(seat int, rng *rand.Rand) getadler.Move {
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
	if m.A = uint8(target); c.naming(seat) {
		if m.B = uint8(c.role[target]); !c.role[target].Villain() {
			m.B = uint8(getadler.Adler)
		}
	}
	return m
}

// naming reports whether the seat's arrest must name a villain (G38, H1).
func (c *table) naming(seat int) bool {
	return c.seats > getadler.MinSeats && !c.revealed && c.Bound(c.attempted, game.Seat(seat))
}

// villainActs is what a villain's cards do beyond being thrown away.
func (c *table) villainActs(seat int, rng *rand.Rand) (getadler.Move, bool) {
	hand, h := &c.hand[seat], c.villain
	if !c.revealed && hand[getadler.Arrest] > 0 && c.hour >= getadler.Gate && !c.NoBluff && rng.Float64() < h.bluff {
		m := getadler.Move{Op: getadler.OpArrest, A: uint8(c.foe(seat, rng))}
		if c.naming(seat) {
			m.B = uint8(getadler.Adler)
		}
		return m, true
	}
	if c.revealed && hand[getadler.Binoculars] > 0 {
		return getadler.Move{Op: getadler.OpSpy, A: uint8(c.foe(seat, rng)), B: 1}, true
	}
	return getadler.Move{}, false
}

// habitReply is the villain's reply: the one that most surely frees it and costs it least.
func (c *table) habitReply() getadler.Move {
	best, most := getadler.NoKind, 0.0
	for k := getadler.EscapeBus; k <= getadler.Disguise; k++ {
		if !c.usable(k) {
			continue
		}
		if w := c.replyWorth(k); best == getadler.NoKind || w > most {
			best, most = k, w
		}
	}
	if best == getadler.NoKind {
		return getadler.Move{Op: getadler.OpSurrender}
	}
	return getadler.Move{Op: getadler.OpReply, A: uint8(best)}
}

// replyWorth is the chance of getting away by a reply, with what it costs and brings.
func (c *table) replyWorth(k getadler.Kind) float64 {
	f, h := &c.fight, c.villain
	hand := &c.hand[f.villain]
	hours := float64(getadler.Hours - c.hour)
	switch {
	case k.Escape():
		answered := c.answered(k)
		return 1 - float64(answered*(1-c.fallback(k))) - h.escapeCost
	case k == getadler.Bomb:
		return 1 - h.bombCost + float64(h.bombGain*min(hours, 1))
	case k == getadler.Disguise:
		return 1 - float64(h.disguiseCost*hours)
	default:
		win, lose := c.duel(int(hand[getadler.Pistol]), f.villain, f.opponent)
		kill, spared := h.kill+float64(h.killHours*hours), h.pistolSpared*float64(hand[getadler.Pistol]-1)
		return 1 - lose + float64(kill*win) - h.shootCost + float64(spared)
	}
}

// fallback is the chance of getting away after an escape has been answered, by what is left in the hand.
func (c *table) fallback(k getadler.Kind) float64 {
	f := &c.fight
	hand := &c.hand[f.villain]
	if hand[getadler.Bomb]+hand[getadler.Disguise] > 0 {
		return c.villain.sureFallback
	}
	left := 0.0
	if n := int(hand[getadler.Pistol]); n > 0 {
		_, lose := c.duel(n, f.villain, f.opponent)
		left = 1 - lose
	}
	for other := getadler.EscapeBus; other <= getadler.EscapeBoat; other++ {
		if hand[other] > 0 && (other != k || hand[other] > 1) {
			left = max(left, 1-c.answered(other))
		}
	}
	return left
}

// answered is the chance that some hero holds the escape and answers it, by what the villain cannot see.
func (c *table) answered(k getadler.Kind) float64 {
	f := &c.fight
	unseen, pool, able := c.unseen(f.villain, k), c.unseenAll(f.villain), 0
	for n := range c.seats {
		if c.eligible(n) {
			able += c.hand[n].size()
		}
	}
	if pool <= 0 || unseen <= 0 {
		return 0
	}
	miss := max(0, 1-float64(c.villain.hoardEscapes*float64(able)/float64(pool)))
	return 1 - times(1, miss, unseen)
}

// unseenAll is the number of cards that a seat cannot see.
func (c *table) unseenAll(seat int) (n int) {
	for k := getadler.DocumentRAF; k <= getadler.Disguise; k++ {
		n += c.unseen(seat, k)
	}
	return n
}

// duel is the chance that the seat with that many pistols wins, and loses, a shoot-out with another, if both fire all.
func (c *table) duel(pistols, seat, other int) (win, lose float64) {
	pool := c.unseenAll(seat)
	share := 0.0
	if pool > 0 {
		share = min(0.9, c.villain.hoardPistols*float64(c.unseen(seat, getadler.Pistol))/float64(pool))
	}
	n := c.hand[other].size()
	// term is the binomial chance that the other holds i pistols.
	term := times(1, 1-share, n)
	for i := 0; i <= n; i++ {
		theirs := i
		if c.abilities && i > 0 && c.role[other] == getadler.Sharpe {
			theirs++
		}
		switch {
		case pistols > theirs:
			win += term
		case pistols < theirs:
			lose += term
		}
		term *= float64(n-i) / float64(i+1) * share / (1 - share)
	}
	return win, lose
}

// habitPursue: a hero with the card goes on where its pistols, and what the villain has spent, promise something.
func (c *table) habitPursue(seat int) getadler.Move {
	hand, h := &c.hand[seat], c.hero
	spent, late := h.pursueSpent*float64(c.fight.used.size()), h.pursueHour*float64(c.hour-getadler.Gate)
	promise := float64(hand[getadler.Pistol]) + float64(spent) + float64(late)
	if hand[c.fight.escape] > 0 && promise >= h.pursueNeed {
		return getadler.Move{Op: getadler.OpPursue}
	}
	return getadler.Move{Op: getadler.OpLetGo}
}

// habitLoot takes what is worth most, as long as it is worth more than a card from the pile.
func (c *table) habitLoot(seat int) getadler.Move {
	best, most := getadler.NoKind, c.hero.lootFrom
	if c.role[seat].Villain() {
		most = c.villain.lootFrom
	}
	for k := getadler.DocumentRAF; k <= getadler.Disguise; k++ {
		if c.hand[c.fight.loser][k] == 0 {
			continue
		}
		// The worth of a kind is that of the copy in the hand: the one to be taken is counted in.
		c.hand[seat][k]++
		w := c.worth(seat, k)
		c.hand[seat][k]--
		if w > most {
			best, most = k, w
		}
	}
	if best == getadler.NoKind {
		return getadler.Move{Op: getadler.OpEnough}
	}
	return getadler.Move{Op: getadler.OpLoot, A: uint8(best)}
}

// habitShoot: who is behind shoots while it can; at equality who has pistols enough.
func (c *table) habitShoot(seat int) getadler.Move {
	f := &c.fight
	own, theirs, from := f.heroShots, f.villainShots, c.hero.shootOn
	if seat == f.villain {
		own, theirs, from = theirs, own, c.villain.shootOn
	}
	pistols := c.hand[seat][getadler.Pistol]
	if pistols > 0 && (own < theirs || float64(pistols) >= from) {
		return getadler.Move{Op: getadler.OpShoot}
	}
	return getadler.Move{Op: getadler.OpHold}
}
