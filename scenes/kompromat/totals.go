package kompromat

import (
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// optionOdds is the option of a match that shows the odds of going over 21.
const optionOdds = "odds"

// reading is what a seat may count of its own cards at a mission from what it is shown.
type reading struct {
	low, wilds, cards int
	// whole tells that every card that counts is shown.
	whole bool
}

// read counts the shown cards of an attempt; those taken aside do not count (K34).
func read(a *kompromat.Attempt) reading {
	r := reading{whole: true}
	for i := range a.Cards[:a.Count] {
		c := &a.Cards[i]
		if c.Removed {
			continue
		}
		r.cards++
		if c.Card == 0 || !c.Up && c.Know != kompromat.Shown {
			r.whole = false
			continue
		}
		r.low += c.Card.Low()
		if c.Card.Wild() {
			r.wilds++
		}
	}
	return r
}

// total is the reading with n of its 1/11 cards as 11, in half points.
func (r reading) total(elevens int) int { return r.low + elevens*kompromat.WildExtra }

// risk is the share, in per cent, of the cards that the seat's next draw may be, as far as they are shown, that take it
// over 21 (K8). Cards of ended attempts lie face down and count as unseen: memory is the player's own (K23).
func risk(v *kompromat.View) (percent int, ok bool) {
	over, of := v.BustOdds()
	if of == 0 || v.Players[v.Viewer].Deck == 0 {
		return 0, false
	}
	return (over*200 + of) / (2 * of), true
}

// readings lists the totals that an attempt may have, in half points, lowest first: those not over 21, and the lowest
// in any case.
func (r reading) readings() []int {
	totals := []int{r.low}
	for n := 1; n <= r.wilds && r.total(n) <= kompromat.Limit; n++ {
		totals = append(totals, r.total(n))
	}
	return totals
}

// readings writes the totals that cards may have: «7 or 17».
func (t *screen) readings(of reading) string {
	r := t.table.Reader()
	return t.totals.Get(r.Lang(), of, func(of reading) string {
		all := of.readings()
		text := r.Halves(all[0])
		for _, n := range all[1:] { // There is one at most: two cards that count 11 are over 21.
			text = r.T("table.total.either", game.Text(text), game.Text(r.Halves(n)))
		}
		return text
	})
}

// Held says what the person asked sees of its own cards: the one that was drawn, and those at each mission, with what they
// count where more may come.
func (t *screen) Held() []string {
	v, seat := t.show.Now(), t.table.Eyes.Sight()
	if seat >= kompromat.Seats {
		return nil
	}
	var all []string
	if v.DrawnBy == seat && v.Drawn.Know == kompromat.Shown {
		all = append(all, t.table.Say("voice.kompromat.drawn", game.Text(t.cardLabel(trayCard{card: v.Drawn.Card}))))
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
	return all
}

// attemptAloud names the cards of an attempt, those that its owner does not see as backs; empty where there are none.
func (t *screen) attemptAloud(a *kompromat.Attempt) string {
	var names []string
	for _, c := range a.Cards[:a.Count] {
		if c.Removed {
			continue
		}
		card := trayCard{}
		if c.Up || c.Know == kompromat.Shown {
			card.card = c.Card
		}
		names = append(names, t.cardLabel(card))
	}
	return strings.Join(names, ", ")
}
