package duel

import "safehouse/game/kompromat"

// Bust and Away are the totals of a side that went over 21 and of one that has no card at the mission. Other totals are
// in half points, up to kompromat.Limit.
const (
	Bust = kompromat.Limit + 1
	Away = kompromat.Limit + 2

	totals = kompromat.Limit + 3
)

// Standing is what of a side's total matters beside the comparison.
type Standing uint8

// The standings.
const (
	// Absent has no card at the mission, Busted is over 21, Standing is a total under 21, Perfect exactly 21.
	Absent Standing = iota
	Busted
	Stands
	Perfect

	standings
)

// Taker is the side that takes the mission.
type Taker uint8

// The takers.
const (
	Nobody Taker = iota
	Me
	Rival

	takers
)

// Worth is what each way that a mission can end is worth to a side: by the side's own standing, the rival's, and who
// takes the mission. The rival's worth is the opposite. Any scale will do; solutions are as sharp as its largest
// difference.
type Worth [standings][standings][takers]float64

// Plain is the worth of a mission that is worth win to either side, and a token to a side that goes bust.
func Plain(win, token float64) *Worth {
	var w Worth
	for mine := range w {
		for theirs := range w[mine] {
			for taker := range w[mine][theirs] {
				x := &w[mine][theirs][taker]
				if Standing(mine) == Busted {
					*x += token
				}
				if Standing(theirs) == Busted {
					*x -= token
				}
				switch Taker(taker) {
				case Me:
					*x += win
				case Rival:
					*x -= win
				}
			}
		}
	}
	return &w
}

// Turned is the worth as the rival sees it.
func (w *Worth) Turned() *Worth {
	var t Worth
	for mine := range w {
		for theirs := range w[mine] {
			t[theirs][mine] = [takers]float64{-w[mine][theirs][Nobody], -w[mine][theirs][Rival], -w[mine][theirs][Me]}
		}
	}
	return &t
}

// StandingOf is the standing of a total.
func StandingOf(total int) Standing {
	switch {
	case total == Away:
		return Absent
	case total == Bust:
		return Busted
	case total == kompromat.Limit:
		return Perfect
	}
	return Stands
}

// Of is the worth of two results: totals and numbers of cards (K14 to K18).
func (w *Worth) Of(mine, cards, theirs, theirCards int) float64 {
	return w[StandingOf(mine)][StandingOf(theirs)][taker(mine, cards, theirs, theirCards)]
}

// taker compares two results.
func taker(mine, cards, theirs, theirCards int) Taker {
	stand, rivalStands := mine <= kompromat.Limit, theirs <= kompromat.Limit
	switch {
	case !stand && !rivalStands:
		return Nobody
	case !rivalStands:
		return Me
	case !stand:
		return Rival
	case mine != theirs:
		return more(mine, theirs)
	default:
		return more(cards, theirCards)
	}
}

// more is the side with the higher number.
func more(mine, theirs int) Taker {
	switch {
	case mine > theirs:
		return Me
	case mine < theirs:
		return Rival
	}
	return Nobody
}

// tie gives, by taker, the worth of both having that total; where that cannot decide, 0: it is counted elsewhere.
func (w *Worth) tie(total int) [takers]float64 {
	if total > kompromat.Limit {
		return [takers]float64{}
	}
	st := StandingOf(total)
	return w[st][st]
}

// against fills out with the worth of each of the side's own totals against a rival whose totals have those weights.
// The rival's equal totals are left out, where the numbers of cards decide.
func (w *Worth) against(theirs, out *[totals]float64) {
	above := 0.0
	for t := range kompromat.Limit {
		above += theirs[t]
	}
	perfect, bust, away := theirs[kompromat.Limit], theirs[Bust], theirs[Away]
	standing := &w[Stands]
	rest := float64(standing[Perfect][Rival]*perfect) + float64(standing[Busted][Me]*bust) +
		float64(standing[Absent][Me]*away)
	below := 0.0
	for t := range kompromat.Limit {
		above -= theirs[t]
		out[t] = float64(standing[Stands][Me]*below) + float64(standing[Stands][Rival]*above) + rest
		below += theirs[t]
	}
	out[kompromat.Limit] = float64(w[Perfect][Stands][Me]*below) + float64(w[Perfect][Busted][Me]*bust) +
		float64(w[Perfect][Absent][Me]*away)
	out[Bust] = float64(w[Busted][Stands][Rival]*below) + float64(w[Busted][Perfect][Rival]*perfect) +
		float64(w[Busted][Busted][Nobody]*bust) + float64(w[Busted][Absent][Nobody]*away)
	out[Away] = float64(w[Absent][Stands][Rival]*below) + float64(w[Absent][Perfect][Rival]*perfect) +
		float64(w[Absent][Busted][Nobody]*bust) + float64(w[Absent][Absent][Nobody]*away)
}
