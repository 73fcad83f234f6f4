package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/search"
	"safehouse/game/topsecret"
)

// asked says which decision is due.
type asked uint8

const (
	// askedCard: every seat plays a card.
	askedCard asked = iota
	// askedLoot: one seat, the first of those whose moles are to come, takes another's card.
	askedLoot
	// askedBank: every seat with a single card banks or leaves it.
	askedBank
)

// An option is a number from 1 to kinds-1: of a card its kind, of loot the seat it lies at plus 1.
const (
	optionBank  = 1
	optionLeave = 2
)

// position is a decision that one seat owes, free of all that does not matter to it.
type position struct {
	safes
	open  turn
	asked asked
	me    int
	goal  goal
}

func positionOf(v *topsecret.View) position {
	p := position{me: int(v.Viewer), goal: goalOf(v)}
	p.safes, p.open = look(v)
	switch v.Phase {
	case topsecret.PhaseSteal:
		// The own mole is in turn.
		p.asked, p.open.moles = askedLoot, p.open.moles.Without(v.Viewer)
	case topsecret.PhaseBank:
		p.asked = askedBank
	}
	return p
}

// optionOf is the option that a move stands for.
func optionOf(v *topsecret.View, m topsecret.Move) int {
	switch m.Op {
	case topsecret.OpBank:
		return optionBank
	case topsecret.OpLeave:
		return optionLeave
	case topsecret.OpSteal:
		return int(m.A) + 1
	default:
		return int(v.Played(m))
	}
}

// optionsOf are the options that the moves of a view stand for.
func optionsOf(v *topsecret.View) []int {
	options := make([]int, len(v.Moves))
	for i, m := range v.Moves {
		options[i] = optionOf(v, m)
	}
	return options
}

// rivals are the seats but the one that decides.
func (p *position) rivals() game.Seats { return (1<<p.seats - 1) &^ game.SeatsOf(game.Seat(p.me)) }

// look reads the table off a view: the safes, and what is open of the turn where its cards have been turned.
func look(v *topsecret.View) (s safes, t turn) {
	s.seats, s.turns = v.Seats, v.Turns-v.Turn+1
	for rank, value := range v.Values {
		s.worth[int(topsecret.Document1)+rank] = int32(value)
	}
	s.weigh()
	if v.Marker.Sits(v.Seats) {
		s.marker = int(v.Marker)
	}
	for seat := range v.Seats {
		p := &v.Players[seat]
		s.points[seat] = int32(p.Points)
		for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
			s.hands[seat] = s.hands[seat].with(k, p.Hand[k])
		}
		open := v.Phase == topsecret.PhaseSteal
		for _, up := range p.Up[:p.UpCount] {
			switch k := up.Card.Kind(); {
			case !open || !up.Fresh:
				s.lay(seat, k)
			case up.Stolen:
				t.taken[seat] = k
			default:
				t.fresh[seat] = k
			}
		}
		if open && p.Picked && p.Turned && p.Pick.Kind() == topsecret.Mole {
			t.moles = t.moles.With(game.Seat(seat))
		}
	}
	if v.Phase == topsecret.PhaseSteal {
		t.moles = t.moles.With(v.Thief)
	}
	return s, t
}

// judgement is what a level thinks of its options before it makes one.
type judgement struct {
	// options are the legal moves in the view's order, without their sentences.
	options []bots.Weighed[topsecret.Move]
	scale   bots.Scale
	work    int
	// plays are the chances with which rivals play each kind of card this turn; read are the rivals of whom it has any.
	plays [game.MaxSeats][kinds]float64
	read  game.Seats
	// beliefs are how rivals are thought to play, of Expert at three seats and more.
	beliefs [game.MaxSeats]belief
	// apart is the standard error of the difference between the values of two options, nil where these are exact.
	apart func(one, other int) float64
}

// settle takes the chance from what is worth less than the best, by more than the error where there is one: nobody
// reads what is banked, so that mixing in the worse would only lose. Easy, which counts nothing, is left its whims.
func (j *judgement) settle(v *topsecret.View) {
	best := 0
	for i, o := range j.options {
		if o.Value > j.options[best].Value {
			best = i
		}
	}
	left := 0.0
	for i := range j.options {
		behind := j.options[best].Value - j.options[i].Value
		if j.apart != nil {
			behind -= j.apart(optionOf(v, j.options[best].Move), optionOf(v, j.options[i].Move))
		}
		if behind > 0 {
			j.options[i].Chance = 0
		}
		left += j.options[i].Chance
	}
	if left == 0 {
		j.options[best].Chance, left = 1, 1
	}
	for i := range j.options {
		j.options[i].Chance /= left
	}
}

// consider lists the moves of a view with what the options that they stand for are worth, and with their chances, of
// which whole parts may have lost a little: together they are certain.
func (j *judgement) consider(v *topsecret.View, values, chances *[kinds]float64) {
	sum := 0.0
	for _, m := range v.Moves {
		sum += chances[optionOf(v, m)]
	}
	for _, m := range v.Moves {
		o := optionOf(v, m)
		j.options = append(j.options, bots.Weighed[topsecret.Move]{Move: m, Value: values[o], Chance: chances[o] / sum})
	}
}

// expect notes what a rival is thought to play, from weights by kind.
func (j *judgement) expect(seat int, weights *[kinds]int64) {
	sum := search.Sum(weights[:])
	if sum == 0 {
		return
	}
	for k, w := range weights {
		j.plays[seat][k] = float64(w) / float64(sum)
	}
	j.read = j.read.With(game.Seat(seat))
}

// foretell notes what all rivals are thought to play, where a card is asked.
func (j *judgement) foretell(p *position, expected func(seat int) [kinds]int64) {
	for seat := range p.seats {
		if p.asked == askedCard && seat != p.me {
			weights := expected(seat)
			j.expect(seat, &weights)
		}
	}
}

// solve expects of the rival at two seats what it plays in the solved game, where that is known.
func (j *judgement) solve(v *topsecret.View, study bots.Study) {
	solved, p, knows := studied(v, study)
	if !knows || j.read != 0 || v.Phase != topsecret.PhaseChoose {
		return
	}
	p.Own, p.Rival = p.Rival, p.Own
	rival := 1 - v.Viewer
	for k, c := range solved.Card(&p) {
		j.plays[rival][k] = c.Chance
	}
	j.read = j.read.With(rival)
}
