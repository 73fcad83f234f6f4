package getadlerbot

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
)

// clue is a sentence about why a seat is suspected, or not, with how much it says: by how many times it makes a villain
// likelier or less likely, roughly.
type clue struct {
	says   game.Line
	weight float64
}

// addSuspicion says by what a seat is suspected, the strongest first.
func (r *reasons) addSuspicion(seat game.Seat) {
	clues := []clue{r.ofAnswers(seat), r.ofArrests(seat), r.ofDiscards(seat)}
	slices.SortStableFunc(clues, func(a, b clue) int { return cmp.Compare(b.weight, a.weight) })
	for _, c := range clues {
		if c.weight > 0 {
			r.add(c.says)
		}
	}
	r.addSeen(seat)
}

// ofAnswers says whose looks the answers of a seat fit, as far as the viewer remembers them; nothing where they exclude
// nobody.
func (r *reasons) ofAnswers(seat game.Seat) clue {
	v := r.view
	who := game.SeatName(seat)
	if countTold(v, seat, r.mind.memory, nil) == 0 {
		if countTold(v, seat, getadler.MaxTurns, nil) == 0 {
			return clue{game.Say("think.getadler.knew.unasked", who), unaskedWeight}
		}
		return clue{}
	}
	var fit []getadler.Role
	open := 0
	for role := getadler.Gold; int(role) <= v.Seats; role++ {
		if role.Villain() || role == r.role {
			continue
		}
		open++
		if countLies(v, seat, role, r.mind.memory, nil) == 0 {
			fit = append(fit, role)
		}
	}
	switch {
	case len(fit) == 0:
		return clue{game.Say("think.getadler.knew.fits.none", who), provenWeight}
	case len(fit) == 1:
		return clue{game.Say("think.getadler.knew.fits.one", who, fit[0].Word()), float64(open)}
	case len(fit) == 2 && open > 2:
		return clue{game.Say("think.getadler.knew.fits.two", who, fit[0].Word(), fit[1].Word()), float64(open) / 2}
	}
	return clue{}
}

// How much some clues say: that nobody asked a seat yet, that a seat had a part in a wrong arrest, that somebody else had,
// and that its answers fit no hero.
const (
	unaskedWeight = 1
	arrestWeight  = 2
	othersWeight  = 1.1
	provenWeight  = 1000
)

// ofArrests says of a wrong arrest that the seat had a part in, the last one. An arrest rests on those of others too: they
// leave fewer suspects.
func (r *reasons) ofArrests(seat game.Seat) (c clue) {
	v := r.view
	for n := v.Past - 1; n >= 0; n-- {
		t := &v.History[n]
		if t.Deed != getadler.DeedWrong || t.Revealed {
			continue
		}
		says := game.Say("think.getadler.knew.wrong", game.SeatName(t.Seat), game.SeatName(t.Target), hour(int(t.Hour)))
		if t.Seat == seat || t.Target == seat {
			return clue{says, arrestWeight}
		}
		if r.move.Op == getadler.OpArrest && c.weight == 0 {
			c = clue{says, othersWeight}
		}
	}
	return c
}

// hour is an hour as players read it: "two o’clock".
func hour(n int) game.Arg { return game.Word("hour.at." + strconv.Itoa(n)) }

// ofDiscards says which discard of a seat speaks most, and for which side: for the villains where the seat is arrested or
// likely to be one, else for the heroes. All discards that speak for that side together say how much.
func (r *reasons) ofDiscards(seat game.Seat) clue {
	v, most, all, best := r.view, 0.0, 0.0, -1
	accused := r.move.Op == getadler.OpArrest || r.belief.chance(int(seat), getadler.NoRole) >= 0.5
	for n := range v.Past {
		t := &v.History[n]
		if t.Deed != getadler.DeedDiscard || t.Seat != seat || t.Revealed {
			continue
		}
		says := math.Log(r.mind.discards[groupOf(t.Card)])
		if !accused {
			says = -says
		}
		all += max(0, says)
		if says > most {
			most, best = says, n
		}
	}
	if best < 0 {
		return clue{}
	}
	t := &v.History[best]
	key := "think.getadler.knew.discarded.hero"
	if accused {
		key = "think.getadler.knew.discarded.villain"
	}
	return clue{game.Say(key, game.SeatName(seat), t.Card.One(), hour(int(t.Hour))), math.Exp(all)}
}
