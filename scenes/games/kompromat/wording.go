package kompromat

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// wording says what there is to say of cards, missions and players, to whom the screen belongs.
type wording struct {
	look *match.View
	// totals are readings that were said before: a frame takes no memory.
	totals match.Kept[reading, string]
}

// missionLabel says what lies in a place of the row, for readers.
func (w *wording) missionLabel(v *kompromat.View, i int) string {
	p := &v.Row[i]
	name, kind, value := game.Word(p.Mission.Key()), game.Word(p.Mission.Kind().Key()),
		game.Text(missionValue(p.Mission))
	text := w.look.Say("table.mission.label", game.Number(i+1), name, kind, value)
	if w.look.Say(p.Mission.Key()) == w.look.Say(p.Mission.Kind().Key()) {
		text = w.look.Say("table.mission.set", game.Number(i+1), name, value)
	}
	if p.Counter != 0 {
		text += " " + w.look.Say("table.mission.counter", game.Number(p.Counter.Marks()))
	}
	return text
}

// aboutKeys tell what each kind of mission is worth.
var aboutKeys = [...]string{
	kompromat.NoMission: "kind.counter", kompromat.Target: "table.about.target", kompromat.Code: "table.about.code",
	kompromat.Document: "table.about.document", kompromat.ItemCard: "table.about.item",
	kompromat.CounterIntelligence: "kind.counter",
}

// cardName is what is printed on a card, or that it is a back.
func (w *wording) cardName(c kompromat.Card) string {
	if c == 0 {
		return w.look.Say("table.card.back")
	}
	return equipmentValue(w.look.Reader(), c)
}

// attemptAloud names the cards of an attempt, those that its owner does not see as backs; empty where there are none.
func (w *wording) attemptAloud(a *kompromat.Attempt) string {
	var names []string
	for _, c := range a.Cards[:a.Count] {
		if !c.Removed {
			names = append(names, w.cardName(shownOf(c)))
		}
	}
	return strings.Join(names, ", ")
}

// readings writes the totals, in half points, that cards may have: the lowest and, where that is not over 21, the one
// with a 1/11 as 11: «7 or 17». There is one such at most: two cards that count 11 are over 21.
func (w *wording) readings(of reading) string {
	r := w.look.Reader()
	return w.totals.Get(r.Lang(), of, func(of reading) string {
		if of.wilds == 0 || of.total(1) > kompromat.Limit {
			return r.Halves(of.low)
		}
		return r.T("table.total.either", game.Text(r.Halves(of.low)), game.Text(r.Halves(of.total(1))))
	})
}

// missionName is what a mission is called.
func (w *wording) missionName(m kompromat.Mission) string { return w.look.Say(m.Key()) }

// listed joins what is said of missions; a dash stands for none.
func listed(all []kompromat.Mission, between string, say func(kompromat.Mission) string) string {
	if len(all) == 0 {
		return "\u2013"
	}
	return stage.Joined(all, between, say)
}

// notoriety says what a seat's tokens are worth.
func (w *wording) notoriety(v *kompromat.View, seat game.Seat) string {
	return w.look.Say("table.notoriety.about", game.Number(v.Players[seat].Tokens), game.SeatName(seat))
}

// points are those of a seat, in words and as a figure, where the viewer may know them: what was won lies face down
// (K26), and a sum of tokens and items alone would be read as a score.
func (w *wording) points(v *kompromat.View, seat game.Seat) (words, figure string) {
	if !v.Players[seat].WonShown {
		return w.look.Say("table.dossier.secret"), w.look.Say("table.dossier.secret.short")
	}
	n := v.Score[seat].Total()
	return w.look.Say("table.dossier.points", game.Number(n)), strconv.Itoa(n)
}

// won lists the missions that a seat has won with its points, for the eyes that may see them (K26).
func (w *wording) won(v *kompromat.View, seat game.Seat) string {
	p := &v.Players[seat]
	switch {
	case p.WonCount == 0:
		return w.look.Say("table.won.none", game.SeatName(seat))
	case !p.WonShown:
		return w.look.Say("table.won.hidden", game.Number(p.WonCount), game.SeatName(seat))
	}
	list := listed(p.Won[:p.WonCount], ", ", w.missionName)
	return w.look.Say("table.won.about", game.SeatName(seat), game.Text(list),
		game.Number(v.Score[seat].Total()))
}

// gone lists the missions that are out of the game: everybody saw them go (K32).
func (w *wording) gone(v *kompromat.View) string {
	var all []kompromat.Mission
	for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
		if v.DiscardedMissions>>m&1 != 0 && m.Kind() != kompromat.CounterIntelligence {
			all = append(all, m)
		}
	}
	if len(all) == 0 {
		return w.look.Say("table.discards.none")
	}
	return w.look.Say("table.discards", game.Text(listed(all, ", ", w.missionName)))
}

// reason says why the mission in turn went to whom it went: the totals, as far as there is a fate that they decided.
func (w *wording) reason(v *kompromat.View) string {
	if v.Current < 0 || v.Row[v.Current].Fate == kompromat.Undecided {
		return ""
	}
	by := v.Row[v.Current].Fate.WonBy()
	seat := max(0, min(by, kompromat.Seats-1)) // Where nobody has won it, both are looked at.
	own, rival := &v.Row[v.Current].Attempts[seat], &v.Row[v.Current].Attempts[1-seat]
	over := func(seat game.Seat, a *kompromat.Attempt) string {
		return w.look.Say("reveal.kompromat.over", game.SeatName(seat), game.Halves(a.Total))
	}
	switch {
	case own.Count == 0 && rival.Count == 0: // Nobody has tried it, or their cards have gone already.
		return ""
	case own.Bust && rival.Bust:
		return w.look.Say("reveal.kompromat.over.both")
	case own.Bust:
		return over(seat, own)
	case rival.Bust:
		return over(1-seat, rival)
	case rival.Count == 0:
		return w.look.Say("table.lane.none", game.SeatName(1-seat))
	case own.Total == rival.Total && by == seat:
		return w.look.Say("reveal.kompromat.cards", game.Halves(own.Total), game.Number(own.Count),
			game.Number(rival.Count))
	case own.Total == rival.Total:
		return w.look.Say("reveal.kompromat.equal", game.Halves(own.Total))
	}
	return w.look.Say("reveal.kompromat.beats", game.Halves(own.Total), game.Halves(rival.Total))
}

// roundLine is the round under the game's name.
func (w *wording) roundLine(v *kompromat.View) string {
	return w.look.Say("table.status.round", game.Number(max(1, v.Round)), game.Number(kompromat.Rounds))
}

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

// best is the greatest total that is not over 21, in half points; the smallest where all are.
func (r reading) best() int {
	best := r.low
	for n := 1; n <= r.wilds && r.total(n) <= kompromat.Limit; n++ {
		best = r.total(n)
	}
	return best
}

// total is the reading with n of its 1/11 cards as 11, in half points.
func (r reading) total(elevens int) int { return r.low + elevens*kompromat.WildExtra }

// Recalled leaves out how a round is laid out, which lies on the table.
func (w *wording) Recalled(l game.Line) match.Recall {
	switch l.Key {
	case "log.kompromat.laid", "log.kompromat.covers", "log.kompromat.counter", "log.kompromat.aside",
		"log.kompromat.aside.back":
		return match.Unsaid
	}
	return match.Told
}
