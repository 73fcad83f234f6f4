package bots

import (
	"math"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// account is what one seat owns, as far as it decides matches.
type account struct {
	// points are those of targets and items.
	points, codes, documents, tokens, items int
}

// accountOf counts a seat's cards and tokens; what was won is known to both (K26).
func accountOf(v *kompromat.View, seat game.Seat) account {
	p := &v.Players[seat]
	a := account{tokens: p.Tokens}
	for _, m := range p.Won[:p.WonCount] {
		a.win(m)
	}
	a.items = 0
	for i := kompromat.NoItem + 1; int(i) <= kompromat.ItemCount; i++ {
		if p.Items>>i&1 != 0 {
			a.items++
		}
	}
	return a
}

// win adds a mission card.
func (a *account) win(m kompromat.Mission) {
	a.points += m.Points()
	switch m.Kind() {
	case kompromat.Code:
		a.codes = min(a.codes+1, len(kompromat.CodeValues)-1)
	case kompromat.Document:
		a.documents = min(a.documents+1, len(kompromat.DocumentValues)-1)
	case kompromat.ItemCard:
		a.items++
	}
}

// score is what the account counts at the end.
func (a *account) score() int {
	return a.points + kompromat.CodeValues[a.codes] + kompromat.DocumentValues[a.documents] + a.tokens
}

// judge values how a round ends for one seat.
type judge struct {
	me game.Seat
	// after is the number of rounds still to play after this one.
	after int
	// codes and documents are the numbers of such cards still in the mission deck.
	codes, documents int
	// wins tells to count chances of winning instead of points.
	wins bool
	// fear multiplies the danger of tokens.
	fear float64
}

func judgeOf(v *kompromat.View, c character) judge {
	j := judge{me: v.Viewer, after: kompromat.Rounds - v.Round, wins: c.wins, fear: c.fear}
	for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
		if v.Unlaid>>m&1 == 0 {
			continue
		}
		switch m.Kind() {
		case kompromat.Code:
			j.codes++
		case kompromat.Document:
			j.documents++
		}
	}
	return j
}

// hope is what a set may still gain, by the values of the set, the cards held and those still to come.
func hope(values []int, held, left int) float64 {
	sum, share := 0.0, setHope
	for n := held + 1; n < len(values) && n <= held+left; n++ {
		sum += share * float64(values[n]-values[n-1])
		share *= setHope
	}
	return sum
}

// worth is what an account is worth in points, hopes and dangers counted in.
func (j *judge) worth(a *account) float64 {
	if a.tokens >= kompromat.TokenLimit {
		return -lost
	}
	w := float64(a.score())
	if j.after == 0 {
		return w
	}
	w += hope(kompromat.CodeValues[:], a.codes, j.codes)
	w += hope(kompromat.DocumentValues[:], a.documents, j.documents)
	w += itemWorth * float64(a.items)
	return w - j.danger(a.tokens)
}

// danger is what that many tokens cost while rounds are left; in the last rounds less.
func (j *judge) danger(tokens int) float64 {
	if j.after == 0 {
		return 0
	}
	return j.fear * danger[min(tokens, len(danger)-1)] * (1 + float64(min(j.after, 3))) / 4
}

// value is how good the end of a round is for the judge's seat: the lead in points, or the chance of winning times
// lost, so that both have one scale.
func (j *judge) value(both *[kompromat.Seats]account) float64 {
	mine, other := &both[j.me], &both[1-j.me]
	lead := j.worth(mine) - j.worth(other)
	if !j.wins {
		return lead
	}
	over := mine.tokens >= kompromat.TokenLimit || other.tokens >= kompromat.TokenLimit
	if over || j.after == 0 {
		if lead == 0 && !over {
			lead = float64(mine.tokens - other.tokens)
		}
		switch {
		case lead > 0:
			return lost
		case lead < 0:
			return 0
		}
		return lost / 2
	}
	return lost / (1 + math.Exp(-lead/(roundSwing*math.Sqrt(float64(j.after)))))
}

// keeps tells whether a seat that has 21 keeps a token that it may give back, when it is about to take marks.
func (j *judge) keeps(tokens, marks int) bool {
	if tokens+marks >= kompromat.TokenLimit {
		return false
	}
	return 1-j.danger(tokens+marks)+j.danger(tokens+marks-1) > 0
}

// perPoint is what one point of lead is worth on the judge's scale, in an even match.
func (j *judge) perPoint() float64 {
	if !j.wins {
		return 1
	}
	return lost / (4 * roundSwing * math.Sqrt(float64(max(j.after, 1))))
}
