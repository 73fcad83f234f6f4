package kompromat

import (
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// Held says what the person asked sees of its own cards: the one that was drawn, and those at each mission, with what they
// count where more may come.
func (t *screen) Held() []string {
	v, seat := t.show.Now(), t.Sight()
	if seat >= kompromat.Seats {
		return nil
	}
	var all []string
	if v.DrawnBy == seat && v.Drawn.Know == kompromat.Shown {
		all = append(all, t.Say("voice.kompromat.drawn", game.Text(t.cardLabel(trayCard{card: v.Drawn.Card}))))
	}
	for i := range v.Row {
		a := &v.Row[i].Attempts[seat]
		if text := t.attemptAloud(a); text != "" {
			text = t.Say("voice.kompromat.attempt", game.Number(i+1), game.Text(text))
			if a.Open {
				text += " " + t.Say("voice.kompromat.total", game.Text(t.readings(read(a))))
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
