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

// setHand lays the cards that are known to be in a hand on the page, what is not known of it as a closed card with its
// number, and under them in signs what was told of it.
func (p *page) setHand(b *tabletop.Brush, row *ui.SheetRow, seat game.Seat) {
	box, of, news := p.tree.At(partOf(seat, partHand)), &p.view.Players[seat], &p.news[seat]
	texts := p.handTexts(of, news)
	row.Controls = append(row.Controls, ui.Control{ID: "note:" + seat.String(), Role: display.LogLine, Quiet: true,
		Box: box, Label: p.handHead(seat) + " " + strings.Join(texts, " ")})
	line := b.M.Size(display.Sans, whenSize) * lineHigh
	foot, cards := box.CutBottom(min(line, box.H*0.4))
	p.setClues(b, foot, of, news)
	if !of.Eliminated {
		setCards(b, cards.Inset(p.gap/2), &of.Sure, of.Cards-of.Sure.Sum())
	}
}

// handHead says how many cards a hand has.
func (p *page) handHead(seat game.Seat) string {
	return p.T("notebook.hand", game.Number(p.view.Players[seat].Cards), game.SeatName(seat))
}

// setCards lays cards side by side, as large as all have room in as many rows as it takes.
func setCards(b *tabletop.Brush, box display.Rect, held *getadler.Counts, hidden int) {
	n := held.Sum()
	if hidden > 0 {
		n++
	}
	if n == 0 {
		return
	}
	text := "×" + strconv.Itoa(hidden)
	if hidden > 0 && n > 1 { // The figure stands out at the side of the last card.
		_, box = box.CutRight(b.BadgeWide(text) * 0.4)
	}
	gap, columns := b.M.U(2), n
	size := func(columns int) float64 {
		rows := float64((n + columns - 1) / columns)
		return min((box.W-gap*float64(columns-1))/float64(columns), (box.H-gap*(rows-1))/rows/display.Upright)
	}
	wide := 0.0
	for c := n; c > 0; c-- {
		if w := min(size(c), cardSide.In(b.M)); w > wide+0.5 {
			wide, columns = w, c
		}
	}
	high, rows := wide*display.Upright, (n+columns-1)/columns
	at := 0
	lay := func(face display.Face) display.Rect {
		inRow := min(columns, n-at/columns*columns)
		middle := float64(at%columns) - float64(inRow-1)/2
		x, y := box.Centre()
		card := display.Rect{X: x + middle*(wide+gap) - wide/2,
			Y: y + (float64(at/columns)-float64(rows-1)/2)*(high+gap) - high/2, W: wide, H: high}
		it := b.L.Card(card, face)
		if it.Shadow = b.M.U(3); n <= 3 {
			it.Turn = middle * cardLean
		}
		at++
		return card
	}
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		for range held[k] {
			lay(display.Face{Design: designs.ActionCard, Symbol: signs.ActionIcon(k), Tone: signs.ActionTone(k)})
		}
	}
	if hidden > 0 {
		back := lay(display.Face{Design: designs.ActionBack})
		b.Badge(back, text, theme.LampInk, theme.Cream, 0.5, 0.5)
	}
}

// clue is what was told of a hand: a sign with a number.
type clue struct {
	icon   display.Icon
	figure string
}

// cluesOf are those that the news of a hand give: the hour in which the reader saw it, documents that its player threw
// away in the open, and cards that came to it from other hands or went there.
func cluesOf(news *handNews) (all []clue) {
	if news.looked {
		figure := "0"
		if news.hour > 0 {
			figure = signs.Numerals[news.hour-1]
		}
		all = append(all, clue{display.IconMagnifier, figure})
	}
	if n := news.played[getadler.DocumentRAF] + news.played[getadler.DocumentNavy] +
		news.played[getadler.DocumentArmy]; n > 0 {
		all = append(all, clue{display.IconEnvelope, strconv.Itoa(n)})
	}
	if n := news.got.Sum(); n > 0 {
		all = append(all, clue{display.IconHandPass, "+" + strconv.Itoa(n)})
	}
	if n := news.lost.Sum(); n > 0 {
		all = append(all, clue{display.IconTheft, "−" + strconv.Itoa(n)})
	}
	return all
}

// setClues sets them in a line, or says that nothing was told.
func (p *page) setClues(b *tabletop.Brush, line display.Rect, of *getadler.Player, news *handNews) {
	all := cluesOf(news)
	switch {
	case of.Eliminated:
		b.Line(line, p.T("notebook.hand.out"), display.Sans, b.Lowered(line, whenSize), theme.LampInk, display.Middle)
		return
	case len(all) == 0:
		b.Line(line, p.T("notebook.hand.never"), display.Sans, b.Lowered(line, whenSize), theme.CreamText, display.Middle)
		return
	case len(all) == 1 && news.looked:
		if text := p.T("notebook.clue.seen", hourOf(news.hour)); b.Fits(text, display.Sans, line.W) {
			b.Line(line, text, display.Sans, b.Lowered(line, whenSize), theme.CreamText, display.Middle)
			return
		}
	}
	for i, c := range all {
		sign, figure := line.Column(i, len(all), p.gap/2).PartLeft(line.H, p.gap/4)
		b.L.Symbol(sign.SquareIn(0.9), c.icon, theme.LampInk)
		b.Line(figure, c.figure, display.SansBold, b.Lowered(line, whenSize), theme.LampInk, display.Left)
	}
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
