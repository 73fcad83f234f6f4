package topsecretbot

import (
	"context"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/search"
	"safehouse/game/topsecret"
)

// easy is Easy at TOP SECRET: it likes documents, goes for a pair once it has begun one, and throws in an agent by
// mood. It never counts what a rival still holds. It does not blow up its own document.
func easy(v *topsecret.View) judgement {
	var liking [kinds]float64
	s, t := look(v)
	switch v.Phase {
	case topsecret.PhaseChoose:
		var likes weights
		s.easyPolicy(int(v.Viewer), &likes)
		for k, n := range likes {
			liking[k] = float64(n)
		}
	case topsecret.PhaseSteal:
		from, _ := s.richest(&t, int(v.Viewer))
		liking[from+1] = 1
	case topsecret.PhaseBank:
		// It leaves a document out where its partner is at hand, more often than not.
		liking[optionBank] = 1
		if own := &v.Players[v.Viewer]; own.Hand[waits(v)]+own.Hand[topsecret.Agent] > 0 {
			liking[optionBank], liking[optionLeave] = 100-easyLeaves, easyLeaves
		}
	}
	sum := 0.0
	for _, m := range v.Moves {
		sum += liking[optionOf(v, m)]
	}
	chances := liking
	for o := range chances {
		chances[o] /= sum
	}
	j := judgement{scale: bots.Liking}
	j.consider(v, &liking, &chances)
	return j
}

// easyPolicy gives how much Easy likes to play each kind: agents the more the more of them there are.
func (s *safes) easyPolicy(seat int, likes *weights) {
	hand, up := s.hands[seat], s.up[seat]
	for k := topsecret.Document1; k <= topsecret.Assassin; k++ {
		n := hand.count(k)
		if n == 0 {
			continue
		}
		switch {
		case k == topsecret.Assassin && up.Document():
			likes[k] = easyOwnGoal
		case k == topsecret.Assassin || k == topsecret.Mole:
			likes[k] = easyAgentLiking[s.seats] * int32(n)
		case k == topsecret.Agent && up.Document():
			likes[k] = easyGuardLiking
		case k == topsecret.Agent:
			likes[k] = easyJokerLiking
		case k == up || up == topsecret.Agent:
			likes[k] = easyPairLiking
		case n == 2 && up == topsecret.NoKind:
			likes[k] = easyStartLiking
		default:
			likes[k] = easyDocumentLiking
		}
		if k.Document() {
			// What shines more is liked more.
			likes[k] = max(1, likes[k]*s.worth[k]/s.worth[topsecret.Document5])
		}
	}
}

// freshOf is the kind of the card that a seat has just played and still has (T7); NoKind where there is none.
func freshOf(v *topsecret.View, seat game.Seat) topsecret.Kind {
	p := &v.Players[seat]
	for _, up := range p.Up[:p.UpCount] {
		if up.Fresh && !up.Stolen {
			return up.Card.Kind()
		}
	}
	return topsecret.NoKind
}

// medium is Medium at TOP SECRET: it plays one turn ahead in as many worlds as the budget gives, with rivals who play
// by habit what they must still hold, and rates by the outlooks what each of its options leaves it with. It does not
// ask what rivals may think of itself. Options that are nearly as good as the best are played too.
func medium(ctx context.Context, v *topsecret.View, worlds int, d *search.Dice) judgement {
	p := positionOf(v)
	options := optionsOf(v)
	var values, chances [kinds]float64
	done := p.rate(ctx, options, worlds, d, &values)
	temperature := mediumTemperature[p.seats]
	if p.turns <= 1 && p.asked != askedCard {
		temperature = 0 // Nothing comes after it in which what is nearly as good might turn out better.
	}
	temper(options, &values, &chances, temperature)
	j := judgement{scale: bots.Wins, work: done}
	j.consider(v, &values, &chances)
	danger := p.threats()
	j.foretell(&p, func(seat int) (all [kinds]int64) {
		var w weights
		p.habits(seat, &danger, &w)
		for k, n := range w {
			all[k] = int64(n)
		}
		return all
	})
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

// imagined is what rivals do in a world: the cards that they play, and who leaves a single card out.
type imagined struct {
	picks [game.MaxSeats]topsecret.Kind
	keep  game.Seats
}

// rate works out the chance to win that each option leaves, in as many worlds, and gives the number of those.
func (p *position) rate(ctx context.Context, options []int, worlds int, d *search.Dice,
	values *[kinds]float64) (done int) {
	var likes [game.MaxSeats]weights
	danger := p.threats()
	for seat := range p.seats {
		p.habits(seat, &danger, &likes[seat])
	}
	var sums [kinds]int64
	// What rivals do often comes up again.
	known := map[imagined]weights{}
	for ; done < max(1, worlds) && (done == 0 || ctx.Err() == nil); done++ {
		w := p.imagine(&likes, d)
		brought, found := known[w]
		if !found {
			for _, o := range options {
				brought[o] = p.brings(o, &w)
			}
			known[w] = brought
		}
		for o, n := range brought {
			sums[o] += int64(n)
		}
	}
	for _, o := range options {
		values[o] = float64(sums[o]) / float64(done) / certain
	}
	return done
}

// imagine draws what rivals do by habit.
func (p *position) imagine(likes *[game.MaxSeats]weights, d *search.Dice) (w imagined) {
	for seat := range p.seats {
		switch {
		case seat == p.me:
		case p.asked == askedCard:
			w.picks[seat] = draw(&likes[seat], d)
		case p.asked == askedBank && p.up[seat] != topsecret.NoKind && p.keeps(seat, d):
			w.keep = w.keep.With(game.Seat(seat))
		}
	}
	return w
}

// brings is the chance to win that an option leaves in a world.
func (p *position) brings(option int, w *imagined) int32 {
	s, t := p.safes, p.open
	var chances [game.MaxSeats]int32
	switch p.asked {
	case askedBank:
		keep := w.keep
		if option == optionLeave {
			keep = keep.With(game.Seat(p.me))
		}
		s.end(keep)
		s.playLast()
		p.goal.chances(&s, &chances)
		return chances[p.me]
	case askedCard:
		t.picks = w.picks
		t.picks[p.me] = topsecret.Kind(option)
		s.reveal(&t)
	case askedLoot:
		t.steal(p.me, option-1)
	}
	s.rob(&t)
	s.settle(&t)
	s.pass()
	if s.playLast(); s.turns == 0 {
		p.goal.chances(&s, &chances)
	} else {
		ahead := s.hopes()
		p.goal.weigh(&s, &ahead, &chances)
	}
	return chances[p.me]
}
