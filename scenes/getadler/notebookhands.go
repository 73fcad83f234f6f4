package getadler

import (
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/table"
)

// setHands sets a row for each hand, with what is known to be in it, when it was last seen and what has changed since.
func (n *notebook) setHands() {
	n.others(func(seat game.Seat) {
		p := &n.view.Players[seat]
		row := noteRow{id: "note:" + seat.String(), seat: seat, named: true}
		row.head = n.say("notebook.hand", game.Number(p.Cards), game.SeatName(seat))
		if p.Eliminated {
			row.head, row.texts = n.c.Seats.Names[seat], []string{n.say("notebook.hand.out")}
		} else {
			row.cards, row.texts = p.Sure, n.handTexts(p, &n.news[seat])
		}
		row.label = row.head + " " + strings.Join(row.texts, " ")
		row.high = n.nameHigh() + n.textsHigh(n.textWide(), &row) + 2*n.page.lay.Gap
		n.add(row)
	})
}

// handTexts are the sentences on a hand.
func (n *notebook) handTexts(p *getadler.Player, news *handNews) (texts []string) {
	switch known := p.Sure.Sum(); {
	case known == 0:
	case known >= p.Cards:
		texts = append(texts, n.say("notebook.hand.whole", game.Text(n.list(&p.Sure))))
	default:
		texts = append(texts, n.say("notebook.hand.least", game.Text(n.list(&p.Sure))))
	}
	changes := n.changes(news)
	switch {
	case !news.looked:
		texts = append(texts, n.say("notebook.hand.unseen"))
		if changes != "" {
			texts = append(texts, n.say("notebook.hand.sofar", game.Text(changes)))
		}
		return texts
	case news.seen.Sum() == 0:
		texts = append(texts, n.say("notebook.hand.bare", n.hour(news.hour)))
	default:
		texts = append(texts, n.say("notebook.hand.seen", n.hour(news.hour), game.Text(n.list(&news.seen))))
	}
	if changes == "" {
		return append(texts, n.say("notebook.hand.unchanged"))
	}
	return append(texts, n.say("notebook.hand.since", game.Text(changes)))
}

// changes lists what has come to a hand and gone from it.
func (n *notebook) changes(news *handNews) string {
	if !news.stirred() {
		return ""
	}
	var all []string
	if news.drawn > 0 {
		all = append(all, n.say("notebook.hand.drawn", game.Number(news.drawn)))
	}
	for _, way := range [...]struct {
		cards *getadler.Counts
		key   string
	}{{&news.played, "notebook.hand.played"}, {&news.got, "notebook.hand.got"}, {&news.lost, "notebook.hand.lost"}} {
		if way.cards.Sum() > 0 {
			all = append(all, n.say(way.key, game.Text(n.list(way.cards))))
		}
	}
	return strings.Join(all, " · ")
}

// hour names an hour; what came before the first is no hour.
func (n *notebook) hour(hour int) game.Arg {
	if hour < 1 || hour > getadler.Hours {
		return game.Word("notebook.before")
	}
	return game.Word(getadler.HourKey(hour))
}

// list names cards with their numbers, those that are not known last.
func (n *notebook) list(cards *getadler.Counts) string {
	var all []string
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		if cards[k] > 0 {
			all = append(all, n.say("notebook.item", k.Some(cards[k])))
		}
	}
	if hidden := cards[getadler.NoKind]; hidden > 0 {
		all = append(all, n.say("notebook.hand.hidden", game.Number(hidden)))
	}
	return strings.Join(all, ", ")
}

// setFacts sets what happened, hour by hour.
func (n *notebook) setFacts() {
	hour := -1
	for i := range n.facts {
		f := &n.facts[i]
		if f.hour != hour {
			hour = f.hour
			n.add(noteRow{head: n.say("notebook.item", n.hour(hour)), high: n.nameHigh()})
		}
		row := noteRow{id: noteID(i), icon: factIcons[f.kind], texts: []string{n.sentences(f)}}
		if f.lie {
			row.texts, row.warn = append(row.texts, n.say("notebook.lie")), true
		}
		row.label = strings.Join(row.texts, " ")
		row.high = max(n.textsHigh(n.textWide(), &row), n.nameHigh())
		n.add(row)
	}
	if len(n.facts) == 0 {
		none := n.say("notebook.facts.none")
		row := noteRow{id: noteID(0), label: none, texts: []string{none}}
		row.high = n.textsHigh(n.textWide(), &row)
		n.add(row)
	}
}

// sentences are all of a fact's, with what was seen of a hand as the last one.
func (n *notebook) sentences(f *fact) string {
	reader := n.c.Reader()
	var all []string
	for _, l := range f.said {
		all = append(all, reader.Say(l))
	}
	if seen := f.seen; seen.Sum() > 0 {
		all = append(all, n.say("notebook.seen", game.Text(n.list(&seen))))
	}
	return strings.Join(all, " ")
}

// textWide is the width of sentences that have the page for themselves, no wider than the eye can follow.
func (n *notebook) textWide() float64 {
	m, body := n.c.Stage.Metrics, n.page.lay.Body
	return min(body.W-n.textLeft()-m.U(noteBar), m.Size(display.Sans, table.SmallSize)*noteLongest)
}

// textLeft is the room at the left of sentences for signs.
func (n *notebook) textLeft() float64 { return n.nameHigh() * 1.3 }

// factIcons are the signs of facts.
var factIcons = [...]display.Icon{
	factRole: display.IconUser, factAsked: display.IconAsk, factLooked: display.IconMagnifier,
	factSpied: display.IconBinoculars, factExchanged: display.IconHandPass, factArrest: display.IconHandcuffs,
	factLooted: display.IconTheft, factDiscarded: display.IconStack,
}
