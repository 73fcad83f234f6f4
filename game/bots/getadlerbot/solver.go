package getadlerbot

import (
	"safehouse/game/bots"
	"safehouse/game/getadler"
)

// fightLeaf is what the ends of a confrontation are worth: the villains' chance to win the match after each.
type fightLeaf struct {
	// free is for a villain who got away, by what it could still reply with then, before hands are refilled; the last
	// counts for more.
	free [mostLeft + 1]float64
	// bombed and killed are added to it where heroes are stunned and where the opponent is out. caught is for a villain
	// who is out.
	bombed, killed, caught float64
}

// mostLeft is the most of replies left that is told from more.
const mostLeft = 6

// replies counts the cards that a hand can reply with. A bomb and a disguise, which nobody can answer, count two: that is
// what they are worth to a villain who got away, beside an escape or a pistol (regression over worlds, 4 to 6 seats).
func (p *pack) replies() int {
	n := p.sum(getadler.EscapeBus, getadler.Pistol) + 2*p.sum(getadler.Bomb, getadler.Disguise)
	return min(max(n, 0), mostLeft)
}

// freed is the worth of having got away with a hand.
func (l *fightLeaf) freed(hand *pack, added float64) float64 {
	return min(1, max(0, l.free[hand.replies()]+added))
}

// fightValues solves a confrontation from a decision in it: by option, the chance of the viewer's side to win the match,
// over that many worlds drawn from its belief, all options in the same ones. A villain's reply is the best plan for all
// that follows, which may depend on who answers and on nothing else of what it cannot see: it is found by taking the
// worlds apart by who answers, and the best reply for those that are left. A hero with the card pursues in it, and all
// pistols are fired. A hero's pursuit or shot is followed by what players are used to doing.
func (s *sleuth) fightValues(leaf *fightLeaf, worlds int) []option {
	bases := make([]*chase, max(1, worlds))
	for n := range bases {
		bases[n] = s.deal(s.belief.draw(s.rng.Float64()))
	}
	options := make([]option, 0, len(s.view.Moves))
	for _, m := range s.view.Moves {
		sum := 0.0
		if s.view.Phase == getadler.PhaseReply {
			sum = standoffIn(bases, leaf).reply(getadler.Kind(m.A))
		} else {
			for _, base := range bases {
				c := *base
				c.forced = m
				sum += c.fightOut(leaf)
			}
		}
		value := sum / float64(len(bases))
		if !s.role.Villain() {
			value = 1 - value
		}
		options = append(options, option{Move: m, Value: value})
	}
	return options
}

// confronted decides in a confrontation by what its ends are worth.
func (s *sleuth) confronted(worlds int) decision {
	leaf := leafOf(s.deal(s.belief.likeliest()))
	d := decision{options: s.fightValues(&leaf, worlds), scale: bots.Wins, work: worlds}
	bots.Sharpen(d.options, s.mind.temperature)
	d.move = d.options[bots.Draw(d.options, s.rng)].Move
	return d
}

// fightOut plays a confrontation to its end, without loot and refill, and gives the worth of it.
func (c *chase) fightOut(leaf *fightLeaf) float64 {
	f := &c.fight
	for over := false; !over; {
		switch c.stage {
		case stageReply:
			over = c.reply()
		case stagePursue:
			over = c.pursue()
		default:
			over = c.shoot()
		}
	}
	hand := &c.hand[f.villain]
	switch {
	case f.loser == f.villain:
		return leaf.caught
	case f.loser != nobody:
		return leaf.freed(hand, leaf.killed)
	case f.used[getadler.Bomb] > 0:
		return leaf.freed(hand, leaf.bombed)
	default:
		return leaf.freed(hand, 0)
	}
}

// standoff is a villain who owes a reply, and all worlds that it cannot tell apart.
type standoff struct {
	table *chase
	leaf  *fightLeaf
	own   pack
	// opponent is the hero it faces; hands are those of all seats in each world.
	opponent int
	hands    [][6]pack
}

// standoffIn is the standoff of worlds that differ in the heroes' hands alone.
func standoffIn(worlds []*chase, leaf *fightLeaf) standoff {
	first := worlds[0]
	o := standoff{table: first, leaf: leaf, own: first.hand[first.fight.villain], opponent: first.fight.opponent}
	for _, c := range worlds {
		o.hands = append(o.hands, c.hand)
	}
	return o
}

// best is the sum of the worths over all worlds when the best replies are given from here on.
func (o *standoff) best() float64 {
	most, any := 0.0, false
	for k := getadler.EscapeBus; k <= getadler.Disguise; k++ {
		if !o.usable(k) {
			continue
		}
		if sum := o.reply(k); !any || sum > most {
			most, any = sum, true
		}
	}
	if !any {
		return o.leaf.caught * float64(len(o.hands))
	}
	return most
}

// usable tells whether the villain may reply with a card of the kind (G46, G47).
func (o *standoff) usable(k getadler.Kind) bool {
	c := *o.table
	c.hand[c.fight.villain] = o.own
	c.fight.opponent = o.opponent
	return c.usable(k)
}

// reply is the sum of the worths when the villain replies with the card, and as well as it can after that. No kind is
// giving up.
func (o standoff) reply(k getadler.Kind) float64 {
	if k == getadler.NoKind {
		return o.leaf.caught * float64(len(o.hands))
	}
	if k == getadler.Pistol {
		return o.shootOut()
	}
	o.own[k]--
	switch {
	case k == getadler.Bomb:
		return o.leaf.freed(&o.own, o.leaf.bombed) * float64(len(o.hands))
	case k == getadler.Disguise:
		return o.leaf.freed(&o.own, 0) * float64(len(o.hands))
	}
	var answered [6][][6]pack
	sum := 0.0
	for n := range o.hands {
		seat := o.pursuer(&o.hands[n], k)
		if seat == nobody {
			sum += o.leaf.freed(&o.own, 0)
			continue
		}
		hands := o.hands[n]
		hands[seat][k]--
		answered[seat] = append(answered[seat], hands)
	}
	for seat := range answered {
		if len(answered[seat]) > 0 {
			o.opponent, o.hands = seat, answered[seat]
			sum += o.best()
		}
	}
	return sum
}

// pursuer is the hero who answers an escape in a world: the first with the card, from the arrester clockwise (G18).
func (o *standoff) pursuer(hands *[6]pack, k getadler.Kind) int {
	c := o.table
	for n := range c.seats {
		if seat := (c.fight.arrester + n) % c.seats; c.eligible(seat) && hands[seat][k] > 0 {
			return seat
		}
	}
	return nobody
}

// shootOut is the sum of the worths when both fire all they have: who has more pistols wins, the first shot of Sharpe
// counting two (G22, G44). The winner keeps what it need not fire.
func (o *standoff) shootOut() float64 {
	sum := 0.0
	for n := range o.hands {
		theirs := o.hands[n][o.opponent][getadler.Pistol]
		if o.table.abilities && theirs > 0 && o.table.role[o.opponent] == getadler.Sharpe {
			theirs++
		}
		left := o.own
		switch {
		case left[getadler.Pistol] > theirs:
			left[getadler.Pistol] -= theirs + 1
			sum += o.leaf.freed(&left, o.leaf.killed)
		case left[getadler.Pistol] == theirs:
			left[getadler.Pistol] = 0
			sum += o.leaf.freed(&left, 0)
		default:
			sum += o.leaf.caught
		}
	}
	return sum
}
