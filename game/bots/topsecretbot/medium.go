package topsecretbot

import (
	"context"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/search"
	"safehouse/game/topsecret"
)

// reckon is Medium at TOP SECRET: it plays one turn ahead in as many worlds as the budget gives, with rivals who play
// by habit what they must still hold, and rates by the outlooks what each of its options leaves it with. It does not ask
// what rivals may think of itself. Options that are nearly as good as the best are played too.
func reckon(ctx context.Context, v *topsecret.View, worlds int, d *search.Dice) judgement {
	p := positionOf(v)
	options := make([]int, len(v.Moves))
	for i, m := range v.Moves {
		options[i] = optionOf(v, m)
	}
	var values, chances [kinds]float64
	done := p.rate(ctx, options, worlds, d, &values)
	temper(options, &values, &chances, mediumTemperature[p.seats])
	j := judgement{scale: bots.Wins, work: done}
	j.consider(v, &values, &chances)
	if p.asked == askedCard {
		danger := p.threats()
		for seat := range p.seats {
			if seat != p.me {
				var w weights
				p.habits(seat, &danger, &w)
				j.expect(seat, wide(&w))
			}
		}
	}
	return j
}

// temper gives the chances with which options are played by their values.
func temper(options []int, values, chances *[kinds]float64, temperature float64) {
	worths := make([]float64, len(options))
	for i, o := range options {
		worths[i] = values[o]
	}
	search.Sharpen(worths, temperature)
	for i, o := range options {
		chances[o] = worths[i]
	}
}

// rate works out the chance to win that each option leaves, in as many worlds, and gives the number of those.
func (p *position) rate(ctx context.Context, options []int, worlds int, d *search.Dice, values *[kinds]float64) (done int) {
	var sums [kinds]int64
	for ; done < max(1, worlds) && (done == 0 || ctx.Err() == nil); done++ {
		p.world(options, d, &sums)
	}
	for _, o := range options {
		values[o] = float64(sums[o]) / float64(done) / certain
	}
	return done
}

// world adds up what each option brings in one world.
func (p *position) world(options []int, d *search.Dice, sums *[kinds]int64) {
	t := p.open
	var keep [game.MaxSeats]bool
	danger := p.threats()
	for seat := range p.seats {
		switch {
		case seat == p.me:
		case p.asked == askedCard:
			var w weights
			p.habits(seat, &danger, &w)
			t.picks[seat] = draw(&w, d)
		case p.asked == askedBank && p.up[seat] != topsecret.NoKind:
			keep[seat] = p.keeps(seat, d)
		}
	}
	for _, o := range options {
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
		var chances [game.MaxSeats]int32
		p.goal.chances(&s, &chances)
		sums[o] += int64(chances[p.me])
	}
}
