package bots

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/topsecret"
)

// reckon is Medium at TOP SECRET: it plays one turn ahead in as many worlds as the budget gives, with rivals who play
// by habit what they must still hold, and rates what each of its options leaves it with. Options that are nearly as
// good as the best are played too, and now and then a card by habit, so that it cannot be read.
func reckon(v *topsecret.View, worlds int, rng *rand.Rand) topsecret.Move {
	p := positionOf(v)
	d := diceOf(rng)
	var w [kinds]int64
	if p.asked == askedCard && d.below(100) < mediumHabit {
		p.byHabit(&w)
		return play(v, &w, rng)
	}
	worlds = max(1, worlds)
	var sums [kinds]int64
	for range worlds {
		p.world(v, d, &sums)
	}
	best := int64(-1 << 62)
	for _, m := range v.Moves {
		best = max(best, sums[optionOf(v, m)])
	}
	for _, m := range v.Moves {
		o := optionOf(v, m)
		if near := (sums[o]-best)/int64(worlds) + int64(p.mean())*mediumNear*prospectGrain/100; near > 0 {
			w[o] = near * near
		}
	}
	return play(v, &w, rng)
}

// byHabit weighs the own cards as a player of habit does.
func (p *position) byHabit(w *[kinds]int64) {
	danger := p.threats()
	var liking weights
	p.habits(p.me, &danger, &liking)
	for o := range w {
		w[o] = int64(liking[o])
	}
}

// world adds up what each option brings in one world.
func (p *position) world(v *topsecret.View, d *dice, sums *[kinds]int64) {
	t := p.open
	var keep [game.MaxSeats]bool
	danger := p.threats()
	for seat := range p.seats {
		switch {
		case seat == p.me:
		case p.asked == askedCard:
			var w weights
			p.habits(seat, &danger, &w)
			t.picks[seat] = d.draw(&w)
		case p.asked == askedBank && p.up[seat] != topsecret.NoKind:
			keep[seat] = p.keeps(seat, d)
		}
	}
	for _, m := range v.Moves {
		o := optionOf(v, m)
		s, now := p.safes, t
		switch p.asked {
		case askedCard:
			now.picks[p.me] = topsecret.Kind(o)
			s.reveal(&now)
		case askedLoot:
			now.steal(p.me, o-1)
		case askedBank:
			keep[p.me] = o == optionLeave
		}
		if p.asked != askedBank {
			s.rob(&now)
			s.settle(&now)
			for seat := range s.seats {
				keep[seat] = s.promises(seat)
			}
		}
		for seat := range s.seats {
			if !keep[seat] {
				s.bank(seat)
			}
		}
		s.pass()
		sums[o] += int64(s.standing(p.me))
	}
}
