package kompromat

import (
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// shownOf is a card as the screen may show it: a back where it lies face down and its viewer may not look at it.
func shownOf(c kompromat.Slot) kompromat.Card {
	if c.Up || c.Know == kompromat.Shown {
		return c.Card
	}
	return 0
}

// reading is what a seat may count of its own cards at a mission from what it is shown.
type reading struct {
	low, wilds int
	// whole reports that every card that counts is shown.
	whole bool
}

// read counts the shown cards of an attempt; those taken aside do not count (K34).
func read(a *kompromat.Attempt) reading {
	r := reading{whole: true}
	for _, c := range a.Cards[:a.Count] {
		card := shownOf(c)
		switch {
		case c.Removed:
			continue
		case card == 0:
			r.whole = false
		case card.Wild():
			r.wilds++
		}
		r.low += card.Low()
	}
	return r
}

// total is the reading with n of its 1/11 cards as 11, in half points.
func (r reading) total(elevens int) int { return r.low + elevens*kompromat.WildExtra }

// readings writes the totals, in half points, that cards may have: the lowest and, where that is not over 21, the one
// with a 1/11 as 11: «7 or 17». There is one such at most: two cards that count 11 are over 21.
func (t *screen) readings(of reading) string {
	r := t.table.Reader()
	return t.totals.Get(r.Lang(), of, func(of reading) string {
		if of.wilds == 0 || of.total(1) > kompromat.Limit {
			return r.Halves(of.low)
		}
		return r.T("table.total.either", game.Text(r.Halves(of.low)), game.Text(r.Halves(of.total(1))))
	})
}

// Held says what the person asked sees of its own cards: the one that was drawn, and those at each mission, with what
// they count and the risk where more may come.
func (t *screen) Held() []string {
	v, seat := t.show.Now(), t.table.Holder.Sight()
	if seat >= kompromat.Seats {
		return nil
	}
	var all []string
	if v.DrawnBy == seat && v.Drawn.Know == kompromat.Shown {
		all = append(all, t.table.Say("voice.kompromat.drawn", game.Text(t.cardName(v.Drawn.Card))))
	}
	for i := range v.Row {
		a := &v.Row[i].Attempts[seat]
		if text := t.attemptAloud(a); text != "" {
			text = t.table.Say("voice.kompromat.attempt", game.Number(i+1), game.Text(text))
			if a.Open {
				text += " " + t.table.Say("voice.kompromat.total", game.Text(t.readings(read(a))))
			}
			all = append(all, text)
		}
	}
	if odds := t.odds(); odds != "" {
		all = append(all, odds)
	}
	return all
}

// attemptAloud names the cards of an attempt, those that its owner does not see as backs; empty where there are none.
func (t *screen) attemptAloud(a *kompromat.Attempt) string {
	var names []string
	for _, c := range a.Cards[:a.Count] {
		if !c.Removed {
			names = append(names, t.cardName(shownOf(c)))
		}
	}
	return strings.Join(names, ", ")
}
