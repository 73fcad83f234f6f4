package notebook

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
)

// setHands sets a row for each hand, with what is known to be in it, when it was last seen and what has changed since.
func (p *page) setHands() {
	for seat := range game.Seat(p.view.Seats) {
		if seat == p.seat {
			continue
		}
		of := &p.view.Players[seat]
		row := entry{id: "note:" + seat.String(), seat: seat, named: true, air: 2 * p.gap}
		if of.Eliminated {
			row.head, row.texts = p.names[seat], []string{p.T("notebook.hand.out")}
		} else {
			row.head = p.T("notebook.hand", game.Number(of.Cards), game.SeatName(seat))
			row.cards, row.texts = of.Sure, p.handTexts(of, &p.news[seat])
		}
		row.label = row.head + " " + strings.Join(row.texts, " ")
		p.add(&row)
	}
}

// handTexts are the sentences on a hand.
func (w wording) handTexts(of *getadler.Player, news *handNews) (texts []string) {
	say := func(key string, args ...game.Arg) { texts = append(texts, w.T(key, args...)) }
	if known := of.Sure.Sum(); known >= of.Cards && known > 0 {
		say("notebook.hand.whole", w.list(&of.Sure))
	} else if known > 0 {
		say("notebook.hand.least", w.list(&of.Sure))
	}
	changes := w.changes(news)
	switch {
	case !news.looked:
		say("notebook.hand.unseen")
	case news.seen.Sum() == 0:
		say("notebook.hand.bare", hourOf(news.hour))
	default:
		say("notebook.hand.seen", hourOf(news.hour), w.list(&news.seen))
	}
	switch {
	case changes != "" && !news.looked:
		say("notebook.hand.sofar", game.Text(changes))
	case changes != "":
		say("notebook.hand.since", game.Text(changes))
	case news.looked:
		say("notebook.hand.unchanged")
	}
	return texts
}

// changes lists what has come to a hand and gone from it.
func (w wording) changes(news *handNews) string {
	var all []string
	if news.drawn > 0 {
		all = append(all, w.T("notebook.hand.drawn", game.Number(news.drawn)))
	}
	for _, way := range [...]struct {
		key   string
		cards *getadler.Counts
	}{
		{"notebook.hand.played", &news.played}, {"notebook.hand.got", &news.got}, {"notebook.hand.lost", &news.lost},
	} {
		if way.cards.Sum() > 0 {
			all = append(all, w.T(way.key, w.list(way.cards)))
		}
	}
	return strings.Join(all, " · ")
}

// hourOf names an hour; what came before the first is no hour.
func hourOf(hour int) game.Arg {
	if hour < 1 || hour > getadler.Hours {
		return game.Word("notebook.before")
	}
	return game.Word(getadler.HourKey(hour))
}

// list names cards with their numbers, those that are not known last.
func (w wording) list(cards *getadler.Counts) game.Arg {
	var all []string
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		if cards[k] > 0 {
			all = append(all, w.T("notebook.item", k.Some(cards[k])))
		}
	}
	if hidden := cards[getadler.NoKind]; hidden > 0 {
		all = append(all, w.T("notebook.hand.hidden", game.Number(hidden)))
	}
	return game.Text(strings.Join(all, ", "))
}

// setFacts sets what happened, hour by hour.
func (p *page) setFacts() {
	hour := -1
	for i := range p.facts {
		f := &p.facts[i]
		if f.hour != hour {
			hour = f.hour
			p.add(&entry{head: p.T("notebook.item", hourOf(hour))})
		}
		row := entry{id: "note:" + strconv.Itoa(i), icon: factIcons[f.about], texts: []string{p.sentences(f)}}
		if row.warn = f.answered && p.truth(f.turn) == getadler.FalseAnswer; row.warn {
			row.texts = append(row.texts, p.T("notebook.lie"))
		}
		row.label = strings.Join(row.texts, " ")
		p.add(&row)
	}
	if len(p.facts) == 0 {
		none := p.T("notebook.facts.none")
		p.add(&entry{id: "note:0", label: none, texts: []string{none}})
	}
}

// sentences are all of a fact's, with what was seen of a hand as the last one.
func (w wording) sentences(f *fact) string {
	var all []string
	for _, l := range f.said {
		all = append(all, w.Say(l))
	}
	if f.seen.Sum() > 0 {
		all = append(all, w.T("notebook.seen", w.list(&f.seen)))
	}
	return strings.Join(all, " ")
}

// factIcons are the signs of facts.
var factIcons = [...]display.Icon{
	getadler.RoleDealt: display.IconUser, getadler.Asked: display.IconAsk, getadler.Looked: display.IconMagnifier,
	getadler.Spied: display.IconBinoculars, getadler.CardGiven: display.IconHandPass,
	getadler.Accused: display.IconHandcuffs,
	getadler.Looted:  display.IconTheft, getadler.CardDiscarded: display.IconStack,
}
