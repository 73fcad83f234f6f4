package notebook

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// setHand lays the cards that are known to be in a hand on the page, beside closed ones for what is not known of it,
// and under them when it was seen, and in signs what was told of it.
func (p *page) setHand(b *tabletop.Brush, row *ui.SheetRow, seat game.Seat) {
	box, of, news := p.tree.At(partOf(seat, partHand)), &p.view.Players[seat], &p.news[seat]
	texts := p.handTexts(of, news)
	heard(row, "note:"+seat.String(), box, p.handHead(seat)+" "+strings.Join(texts, " "))
	line := b.M.Size(display.Sans, whenSize) * lineHigh
	cards, clues := box, cluesOf(news)
	if len(clues) > 0 && box.H > line*(2+handLines) {
		var foot display.Rect
		foot, cards = box.CutBottom(line)
		for i, c := range setClues(b, foot, clues, p.gap) {
			heard(row, "clue:"+seat.String()+":"+strconv.Itoa(i), c, p.T(clues[i].says, clues[i].cards))
		}
	}
	foot, cards := cards.CutBottom(min(line, box.H*0.4))
	caption := p.caption(of, news)
	b.Line(foot, caption, display.Sans, b.Lowered(foot, whenSize), theme.CreamText, display.Middle)
	if !of.Eliminated {
		maybe := p.maybe(seat)
		setCards(b, cards.Inset(p.gap/2), &of.Sure, &maybe, of.Cards-of.Sure.Sum()-maybe.Sum())
	}
}

// maybe are the cards that the reader has seen in a hand and that may be there still, besides those that are for
// certain: they have not been seen to leave it, and no more of them than the hand has room for.
func (p *page) maybe(seat game.Seat) (maybe getadler.Counts) {
	of, news := &p.view.Players[seat], &p.news[seat]
	var there getadler.Counts
	for _, t := range p.view.Traces[:p.view.Traced] {
		if t.Places&getadler.InHand(seat) != 0 {
			there[t.Kind]++
		}
	}
	room := of.Cards - of.Sure.Sum()
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		left := min(news.seen[k]-news.played[k]-news.lost[k], there[k]) - of.Sure[k]
		maybe[k] = max(0, min(left, room))
		room -= maybe[k]
	}
	return maybe
}

// handHead says how many cards a hand has.
func (p *reasons) handHead(seat game.Seat) string {
	return p.T("notebook.hand", game.Number(p.view.Players[seat].Cards), game.SeatName(seat))
}

// caption says under the cards of a hand how many of them are known, and when the reader saw them.
func (p *reasons) caption(of *getadler.Player, news *handNews) string {
	switch known := of.Sure.Sum(); {
	case of.Eliminated:
		return p.T("notebook.hand.out")
	case news.looked && news.hour > 0:
		return p.T("notebook.caption.seen", game.Text(p.T("notebook.hour", game.Number(news.hour))))
	case known > 0:
		return p.T("notebook.caption.known", game.Number(known), game.Number(of.Cards))
	}
	return p.T("notebook.caption.never")
}

// setCards lays known cards side by side, as large as all have room in as many rows as it takes, pale those that may
// have gone, and after them at most three closed ones for the others.
func setCards(b *tabletop.Brush, box display.Rect, held, maybe *getadler.Counts, hidden int) {
	sure := held.Sum()
	known, backs := sure+maybe.Sum(), min(hidden, backsMost)
	n, gap, behind := known+min(backs, 1), b.M.U(3), backStep
	if known == 0 {
		behind = backFan
	}
	if n == 0 {
		return
	}
	// The closed ones stand out behind one another by that share of a card.
	over := float64(max(0, backs-1)) * behind
	wide, columns := 0.0, n
	for c := n; c > 0; c-- {
		rows := float64((n + c - 1) / c)
		fits := min((box.W-gap*float64(c-1))/(float64(c)+over), (box.H-gap*(rows-1))/rows/display.Upright)
		if w := min(fits, cardSide.In(b.M)); w > wide+0.5 {
			wide, columns = w, c
		}
	}
	high, rows := wide*display.Upright, (n+columns-1)/columns
	room := box.Middle(float64(columns)*(wide+gap)-gap+over*wide, float64(rows)*(high+gap)-gap)
	at, left := getadler.NoKind, 0
	for i := range n {
		if i == sure {
			held, at, left = maybe, getadler.NoKind, 0
		}
		for ; i < known && left == 0; left = held[at] {
			at++
		}
		left--
		card := display.Rect{X: room.X + float64(i%columns)*(wide+gap), Y: room.Y + float64(i/columns)*(high+gap), W: wide,
			H: high}
		if i < known {
			it := b.L.Card(card, display.Face{Design: designs.ActionCard, Symbol: signs.ActionIcon(at),
				Tone: signs.ActionTone(at)})
			if it.Shadow = b.M.U(3); i >= sure {
				it.Fade = maybePale
			}
			continue
		}
		for k := range backs {
			it := b.L.Card(card.Moved(float64(k)*behind*wide, 0), display.Face{Design: designs.ActionBack})
			if it.Shadow = b.M.U(3); known == 0 {
				it.Turn = (float64(k) - float64(backs-1)/2) * cardLean * 2
			}
		}
	}
}

// clue is what was told of a hand: a sign with a number, and the key of the sentence that says it of so many cards.
type clue struct {
	icon         display.Icon
	figure, says string
	cards        game.Arg
}

// cluesOf are those that the news of a hand give: documents that its player threw away in the open, and cards that came
// to it from other hands or went there.
func cluesOf(news *handNews) (all []clue) {
	if n := news.played[getadler.DocumentRAF] + news.played[getadler.DocumentNavy] +
		news.played[getadler.DocumentArmy]; n > 0 {
		all = append(all, clue{display.IconEnvelope, strconv.Itoa(n), "notebook.clue.documents", game.Number(n)})
	}
	if n := news.got.Sum(); n > 0 {
		all = append(all, clue{display.IconHandPass, "+" + strconv.Itoa(n), "notebook.clue.got", game.Number(n)})
	}
	if n := news.lost.Sum(); n > 0 {
		all = append(all, clue{display.IconTheft, "−" + strconv.Itoa(n), "notebook.clue.lost", game.Number(n)})
	}
	return all
}

// setClues sets them in a line, and gives the place of each.
func setClues(b *tabletop.Brush, line display.Rect, all []clue, gap float64) (places []display.Rect) {
	for i, c := range all {
		places = append(places, line.Column(i, len(all), gap/2))
		sign, figure := line.Column(i, len(all), gap/2).PartLeft(line.H, gap/4)
		b.L.Symbol(sign.SquareIn(0.9), c.icon, theme.LampInk)
		b.Line(figure, c.figure, display.SansBold, b.Lowered(line, whenSize), theme.LampInk, display.Left)
	}
	return places
}

// handBriefly says of a hand what its cards on the page do not: when it was seen, and how many have come and gone.
func (p *reasons) handBriefly(seat game.Seat, news *handNews) string {
	texts := []string{p.handHead(seat) + "."}
	if news.looked {
		when := hourOf(0)
		if news.hour > 0 {
			when = game.Text(p.T("notebook.hour", game.Number(news.hour)))
		}
		texts = append(texts, p.T("notebook.clue.seen", when)+".")
	}
	var since []string
	for _, way := range [...]struct {
		key string
		n   int
	}{
		{"notebook.brief.drawn", news.drawn}, {"notebook.brief.played", news.played.Sum()},
		{"notebook.brief.got", news.got.Sum()}, {"notebook.brief.lost", news.lost.Sum()},
	} {
		if way.n > 0 {
			since = append(since, p.T(way.key, game.Number(way.n)))
		}
	}
	switch changes := strings.Join(since, ", "); {
	case changes != "" && news.looked:
		texts = append(texts, p.T("notebook.hand.since", game.Text(changes)))
	case changes != "":
		texts = append(texts, p.T("notebook.hand.sofar", game.Text(changes)))
	}
	return strings.Join(texts, " ")
}

// handTexts are the sentences on a hand: what is known to be in it, once; when it was seen, and with what in it where
// that is not known any more; and what has changed since.
func (w wording) handTexts(of *getadler.Player, news *handNews) (texts []string) {
	say := func(key string, args ...game.Arg) { texts = append(texts, w.T(key, args...)) }
	if of.Eliminated {
		say("notebook.hand.out")
		return texts
	}
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
	case news.seen == of.Sure:
		say("notebook.clue.seen", hourOf(news.hour))
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
