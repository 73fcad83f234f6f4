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

// replies counts the cards that a hand can reply with. A bomb and a disguise, which nobody can answer, count two: that
// is what they are worth to a villain who got away, beside an escape or a pistol (regression over worlds, 4 to 6
// seats).
func (p *pack) replies() int {
	n := p.sum(getadler.EscapeBus, getadler.Pistol) + 2*p.sum(getadler.Bomb, getadler.Disguise)
	return min(max(n, 0), mostLeft)
}

// freed is the worth of having got away with a hand.
func (l *fightLeaf) freed(hand *pack, added float64) float64 {
	return min(1, max(0, l.free[hand.replies()]+added))
}

// fightValues solves a confrontation from a decision in it: by option, the chance of the viewer's side to win the
// match, over that many worlds drawn from its belief, all options in the same ones. A villain's reply is the best plan
// for all that follows, which may depend on who answers and on nothing else of what it cannot see: it is found by
// taking the worlds apart by who answers, and the best reply for those that are left. A hero with the card pursues in
// it, and all pistols are fired. A hero's pursuit or shot is followed by what players are used to doing.
func (s *infoSet) fightValues(leaf *fightLeaf, worlds int) []option {
	bases := make([]*world, max(1, worlds))
	for n := range bases {
		bases[n] = s.determinise(s.belief.draw(s.rng.Float64()))
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
func (s *infoSet) confronted(worlds int) thought {
	leaf := leafOf(s.determinise(s.belief.likeliest()))
	t := thought{Options: s.fightValues(&leaf, worlds), Scale: bots.Wins, Work: worlds}
	bots.Sharpen(t.Options, s.style.temperature)
	t.Move = t.Options[bots.Made(s.asked, t.Options, s.rng)].Move
	return t
}

// fightOut plays a confrontation to its end, without loot and refill, and gives the worth of it.
func (c *world) fightOut(leaf *fightLeaf) float64 {
	for !c.fightOn() {
	}
	f, added := &c.fight, 0.0
	switch {
	case f.loser == f.villain:
		return leaf.caught
	case f.loser != nobody:
		added = leaf.killed
	case f.used[getadler.Bomb] > 0:
		added = leaf.bombed
	}
	return leaf.freed(&c.hand[f.villain], added)
}

// standoff is a villain who owes a reply, and all worlds that it cannot tell apart.
type standoff struct {
	table *world
	leaf  *fightLeaf
	own   pack
	// opponent is the hero it faces; hands are those of all seats in each world.
	opponent int
	hands    [][6]pack
}

// standoffIn is the standoff of worlds that differ in the heroes' hands alone.
func standoffIn(worlds []*world, leaf *fightLeaf) standoff {
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

// usable reports whether the villain may reply with a card of the kind (G46, G47).
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

// fightWorlds is the most worlds in which a confrontation is solved.
const fightWorlds = 100

// plights are the places of a villain in a confrontation: one of two who live, or the one on whom
// all depends: the last one, or Adler where his fall is enough (H4). Adler's and Collins's
// leaves differ by no more than counting them does.
const (
	plightPair = iota
	plightLast
	plights
)

// plight is that of the villain of the confrontation.
func (c *table) plight() int {
	if _, villains := c.living(); villains > 1 && !(c.FallEnds && c.role[c.fight.villain] == getadler.Adler) {
		return plightPair
	}
	return plightLast
}

// leafOf is what the ends of the confrontation in a world are worth. Where the last hero is shot, the villains have
// won, and where the last villain is caught, the heroes.
func leafOf(c *world) fightLeaf {
	hour := min(max(c.hour, getadler.Gate), getadler.Hours)
	plight := c.plight()
	leaf := leaves[c.seats-getadler.MinSeats][plight][hour-getadler.Gate]
	if plight == plightLast {
		leaf.caught = 0
	}
	if heroes, _ := c.living(); heroes == 1 {
		leaf.killed = 1
	}
	return leaf
}

// leaves are the villains' shares of wins after confrontations, by the number of seats less 4, the plight and the hour
// less 4, each free, bombed, killed and caught: counted in whole worlds between players of the fitted policies
// (SAFEHOUSE_BOTS_LEAVES=120000 go test ./game/bots/getadlerbot -run FitLeaves -v).
var leaves = [3][plights][4]fightLeaf{
	{
		plightLast: {
			{[mostLeft + 1]float64{0.114, 0.165, 0.252, 0.351, 0.456, 0.544, 0.635}, 0.043, 0.282, 0.000},
			{[mostLeft + 1]float64{0.222, 0.333, 0.473, 0.642, 0.769, 0.833, 0.840}, 0.111, 0.280, 0.000},
			{[mostLeft + 1]float64{0.391, 0.523, 0.683, 0.811, 0.878, 0.897, 0.824}, 0.266, 0.240, 0.000},
			{[mostLeft + 1]float64{0.808, 0.878, 0.905, 0.941, 0.930, 0.910, 0.817}, 0.075, 0.068, 0.000},
		},
	},
	{
		plightPair: {
			{[mostLeft + 1]float64{0.820, 0.831, 0.883, 0.923, 0.952, 0.968, 0.983}, 0.046, 0.104, 0.615},
			{[mostLeft + 1]float64{0.933, 0.948, 0.975, 0.974, 0.988, 0.986, 0.992}, 0.022, 0.029, 0.817},
			{[mostLeft + 1]float64{0.975, 0.982, 0.993, 0.994, 0.994, 0.992, 0.996}, 0.013, 0.009, 0.895},
			{[mostLeft + 1]float64{0.997, 0.997, 0.999, 0.998, 0.998, 0.996, 0.994}, 0.002, 0.001, 0.966},
		},
		plightLast: {
			{[mostLeft + 1]float64{0.220, 0.286, 0.421, 0.545, 0.669, 0.744, 0.815}, 0.128, 0.333, 0.000},
			{[mostLeft + 1]float64{0.357, 0.473, 0.620, 0.753, 0.826, 0.882, 0.900}, 0.116, 0.270, 0.000},
			{[mostLeft + 1]float64{0.537, 0.652, 0.784, 0.878, 0.922, 0.937, 0.931}, 0.160, 0.172, 0.000},
			{[mostLeft + 1]float64{0.869, 0.910, 0.950, 0.973, 0.974, 0.968, 0.945}, 0.044, 0.041, 0.000},
		},
	},
	{
		plightPair: {
			{[mostLeft + 1]float64{0.573, 0.631, 0.684, 0.769, 0.837, 0.883, 0.919}, 0.117, 0.188, 0.365},
			{[mostLeft + 1]float64{0.808, 0.869, 0.903, 0.925, 0.946, 0.966, 0.973}, 0.078, 0.053, 0.650},
			{[mostLeft + 1]float64{0.929, 0.954, 0.972, 0.984, 0.986, 0.984, 0.980}, 0.041, 0.022, 0.815},
			{[mostLeft + 1]float64{0.995, 0.995, 0.997, 0.996, 0.994, 0.996, 0.990}, 0.005, 0.001, 0.941},
		},
		plightLast: {
			{[mostLeft + 1]float64{0.086, 0.120, 0.212, 0.319, 0.430, 0.546, 0.678}, 0.131, 0.266, 0.000},
			{[mostLeft + 1]float64{0.212, 0.317, 0.465, 0.609, 0.711, 0.793, 0.877}, 0.147, 0.240, 0.000},
			{[mostLeft + 1]float64{0.378, 0.508, 0.684, 0.785, 0.850, 0.905, 0.917}, 0.262, 0.191, 0.000},
			{[mostLeft + 1]float64{0.777, 0.857, 0.920, 0.951, 0.957, 0.961, 0.907}, 0.103, 0.060, 0.000},
		},
	},
}
