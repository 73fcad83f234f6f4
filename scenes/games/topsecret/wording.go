package topsecret

import (
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// wording says what there is to say of cards, boards and players, to whom the screen belongs.
type wording struct {
	look *match.View
	// own is the view of the person who is asked here.
	own topsecret.View
}

// statusOf says whom a view waits for.
func (w *wording) statusOf(v *topsecret.View) string {
	switch n, says := v.ToAct.Len(), &phases[v.Phase]; {
	case v.Phase == topsecret.PhaseScored:
		return w.look.Say(says.asks, game.Number(v.Game))
	case n == 0 || !v.ToAct.First().Sits(v.Seats):
		return w.look.Say(says.waits)
	case n > 1 && says.some != "":
		return w.look.Say(says.some, game.Number(n))
	default:
		return w.look.Say(says.waits, game.SeatName(v.ToAct.First()))
	}
}

// turnNote says how far the match is.
func (w *wording) turnNote(v *topsecret.View) string {
	turn, turns := game.Number(max(1, v.Turn)), game.Number(v.Turns)
	if v.Series {
		return w.look.Say("topsecret.turn.series", game.Number(max(1, v.Game)), turn, turns)
	}
	return w.look.Say("topsecret.turn", turn, turns)
}

// label names a part of a board: public facts, but for the owner's own choice.
func (w *wording) label(part part, v *topsecret.View, seat game.Seat) string {
	p, who := &v.Players[seat], game.SeatName(seat)
	switch part {
	case tabPart:
		if seat == v.Marker {
			return w.look.Say("topsecret.tab.first", who)
		}
		return w.look.Say("topsecret.tab.label", who, game.Number(order(v, seat)))
	case boardPart:
		return w.boardLabel(v, seat)
	case safePart:
		return w.look.Say("topsecret.safe.label", who)
	case lowPart, highPart:
		return w.look.Say("topsecret.up.label", who, v.Word(p.Up[part-lowPart].Card.Kind()))
	case pickPart:
		switch k := p.Pick.Kind(); {
		case p.Turned:
			return w.look.Say("topsecret.pick.turned", who, v.Word(k))
		case k != topsecret.NoKind:
			return w.look.Say("topsecret.pick.own", who, v.Word(k))
		}
		return w.look.Say("topsecret.pick.label", who)
	case singlesPart:
		return w.look.Say("topsecret.singles.label", game.Number(p.SinglesCount), who)
	case indexPart:
		return w.look.Say("topsecret.index.label", who, game.Text(w.held(v, p)))
	}
	return w.look.Say("topsecret.pairs.label", game.Number(p.PairsCount), who)
}

// boardLabel says how a player stands.
func (w *wording) boardLabel(v *topsecret.View, seat game.Seat) string {
	p := &v.Players[seat]
	text := w.look.Say("topsecret.board.label", game.Number(inHand(p)), game.SeatName(seat))
	switch {
	case p.Chosen:
		text += " " + w.look.Say("topsecret.board.chosen")
	case v.ToAct.Has(seat):
		text += " " + w.look.Say("topsecret.board.choosing")
	}
	if p.Fines > 0 {
		text += " " + w.look.Say("topsecret.board.fines", game.Number(p.Fines*topsecret.Fine))
	}
	if v.Series {
		text += " " + w.look.Say("topsecret.board.series", game.Number(p.Series))
	}
	return text
}

// pile says what lies beside the arrow: to its owner which cards, to others what they may be (T26).
func (w *wording) pile(part part, v *topsecret.View, p *topsecret.Player) string {
	hidden := "topsecret.singles.about"
	points, pairPoints := pilePoints(v, p)
	cards, pairs := w.piled(v, p)
	if part == pairsPart {
		hidden, points, cards = "topsecret.pairs.about", pairPoints, pairs
	}
	switch {
	case p.PilesKnow != topsecret.Shown:
		return w.look.Say(hidden)
	case len(cards) == 0:
		return w.look.Say("topsecret.pile.empty")
	}
	return w.look.Say("topsecret.pile.cards", game.Number(points), game.Text(strings.Join(cards, ", ")))
}

// piled lists the cards at the left of the arrow by kind, and those at its right by what they are made of.
func (w *wording) piled(v *topsecret.View, p *topsecret.Player) (singles, pairs []string) {
	for k, n := range p.Singles {
		if n > 0 {
			singles = append(singles, w.look.Say("topsecret.times", game.Number(n), v.Word(topsecret.Kind(k))))
		}
	}
	for rank := range v.Values {
		word := v.Word(topsecret.Document1 + topsecret.Kind(rank))
		if n := p.Pairs[rank]; n > 0 {
			pairs = append(pairs, w.look.Say("topsecret.times", game.Number(2*n), word))
		}
		if n := p.JokerPairs[rank]; n > 0 {
			pairs = append(pairs, w.look.Say("topsecret.joker", word, game.Number(n)))
		}
	}
	return singles, pairs
}

// groupLabel names a group of the hand below, discardLabel the cards out of the game.
func (w *wording) groupLabel(v *topsecret.View, k topsecret.Kind) string {
	return w.look.Say("topsecret.times", game.Number(heldBy(&v.Players[w.look.Near], k)), v.Word(k))
}

func (w *wording) discardLabel(v *topsecret.View) string {
	return w.look.Say("topsecret.discard", game.Number(v.Discard.Sum()))
}

// forecast says in one sentence what a card comes to beside the one that waits, before it is played: as a warning where
// that is easily overlooked.
func (w *wording) forecast(k, waits topsecret.Kind) (body, warn string) {
	switch {
	case k.Document():
		return w.forecastDocument(k, waits)
	case k == topsecret.Mole && waits != topsecret.NoKind:
		// A theft would force two cards that do not match to the ×1 (T31).
		return "", w.look.Say("topsecret.warn.mole", w.own.Word(waits))
	case k == topsecret.Assassin && waits.Document():
		// The own document burns (T21).
		body, warn = "", w.look.Say("topsecret.warn.assassin", w.own.Word(waits))
	case k == topsecret.Agent && waits.Document():
		return w.risky(guarded, w.own.Word(waits), w.pairPoints(waits)), ""
	case k == topsecret.Agent && waits == topsecret.Agent:
		return "", w.look.Say("topsecret.warn.agents")
	case k == topsecret.Agent && w.own.Last():
		return "", w.look.Say("topsecret.warn.lastAgent")
	default:
		body = w.look.Say(aboutKeys[k])
	}
	if k == topsecret.Assassin && w.own.Called {
		body = stage.Sentences(body, w.look.Say("topsecret.about.call", game.Number(w.own.Seconds)))
	}
	return body, warn
}

// forecastDocument tells of the pair that a document makes, or of two that do not match and are both banked (T15, T16).
// An agent that was there first does not guard it (T4).
func (w *wording) forecastDocument(k, waits topsecret.Kind) (body, warn string) {
	switch {
	case waits == topsecret.Agent && w.threat(topsecret.Assassin):
		return "", w.look.Say("topsecret.warn.over", w.pairPoints(k))
	case waits == topsecret.Agent:
		return w.risky(joined, w.pairPoints(k)), ""
	case waits == k:
		return w.risky(twins, w.own.Word(k), w.pairPoints(k)), ""
	case waits != topsecret.NoKind:
		sum := w.own.Value(k) + w.own.Value(waits)
		return "", w.look.Say("topsecret.warn.odd", w.own.Word(waits), game.Number(sum))
	case w.own.Last():
		return w.risky(lastOne, game.Number(w.own.Value(k))), ""
	case !w.pairable(k, 1):
		return w.look.Say("topsecret.about.single", game.Number(w.own.Value(k))), ""
	}
	return w.look.Say("topsecret.about.document", game.Number(w.own.Value(k)), w.pairPoints(k)), ""
}

// risk is a sentence that says what may still go wrong: both, or only what can still happen.
type risk struct{ both, destroyed, stolen, none string }

// The sentences with a risk: of a pair with the own document, or with the own agent; of an agent on the own document,
// which no assassin touches; and of a document of the last turn.
var (
	twins = risk{"topsecret.about.twin", "topsecret.about.twin.destroyed", "topsecret.about.twin.stolen",
		"topsecret.about.twin.sure"}
	joined  = risk{"", "", "topsecret.about.joker.stolen", "topsecret.about.joker.sure"}
	guarded = risk{"topsecret.about.guard", "topsecret.about.guard.sure", "topsecret.about.guard",
		"topsecret.about.guard.sure"}
	lastOne = risk{"topsecret.about.lastDocument", "topsecret.about.lastDocument.destroyed",
		"topsecret.about.lastDocument.stolen", "topsecret.about.lastDocument.sure"}
)

// risky says a sentence with what the cards that others still hold can do to it. Which these are follows from what all
// have seen (T26).
func (w *wording) risky(r risk, args ...game.Arg) string {
	switch bomb, mole := w.threat(topsecret.Assassin), w.threat(topsecret.Mole); {
	case bomb && mole:
		return w.look.Say(r.both, args...)
	case bomb:
		return w.look.Say(r.destroyed, args...)
	case mole:
		return w.look.Say(r.stolen, args...)
	}
	return w.look.Say(r.none, args...)
}

// threat reports whether somebody else still holds a card of that kind.
func (w *wording) threat(k topsecret.Kind) bool {
	for seat := range game.Seat(w.own.Seats) {
		if seat != w.look.Asked() && w.own.Players[seat].Hand[k] > 0 {
			return true
		}
	}
	return false
}

// pairable reports whether a card that waits may still become a pair: by the own hand, of which so many of its kind are
// that card itself, or by a mole that takes what another plays (T11).
func (w *wording) pairable(waits topsecret.Kind, itself int) bool {
	hand := w.own.Players[w.look.Asked()].Hand
	hand[waits] -= itself
	for k, n := range hand {
		kind := topsecret.Kind(k)
		if pairs(waits, kind) && (n > 0 || hand[topsecret.Mole] > 0 && w.threat(kind)) {
			return true
		}
	}
	return false
}

// partners says which cards of the own hand would make a pair with the one that waits: where there are none, whether a
// mole may still bring one.
func (w *wording) partners(waits topsecret.Kind) string {
	p := &w.own.Players[w.look.Asked()]
	var have []string
	for k, n := range p.Hand {
		if n > 0 && pairs(waits, topsecret.Kind(k)) {
			have = append(have, w.brief(topsecret.Kind(k), n))
		}
	}
	switch {
	case len(have) > 0:
		return w.look.Say("topsecret.partners", game.Text(strings.Join(have, ", ")))
	case w.pairable(waits, 0):
		return w.look.Say("topsecret.partners.stolen")
	}
	return w.look.Say("topsecret.partners.none")
}

// held lists the cards that are left in a hand, as they follow from what everybody saw.
func (w *wording) held(v *topsecret.View, p *topsecret.Player) string {
	var have []string
	for k, n := range p.Hand {
		if n > 0 {
			have = append(have, w.look.Say("topsecret.times", game.Number(n), v.Word(topsecret.Kind(k))))
		}
	}
	return strings.Join(have, ", ")
}

// brief names the cards of a kind that a hand still holds, as short as can be: documents by their points. There are two
// of each document and one special agent (T32); "×2" is kept for what counts double.
func (w *wording) brief(k topsecret.Kind, n int) string {
	switch {
	case !k.Document():
		return w.look.Say(k.Key())
	case n > 1:
		return w.look.Say("topsecret.two", game.Number(w.own.Value(k)))
	}
	return w.look.Say("topsecret.figure", game.Number(w.own.Value(k)))
}

// pairPoints is what a pair with a document of that kind comes to: four times its value (T17, T18).
func (w *wording) pairPoints(k topsecret.Kind) game.Arg { return game.Number(4 * w.own.Value(k)) }

// order is the place of a seat in the order of moles, counted from 1 (T8).
func order(v *topsecret.View, seat game.Seat) int {
	return (int(seat)-int(v.Marker)+v.Seats)%v.Seats + 1
}

// pilePoints is what the cards at the left of the arrow come to, and what those at its right do.
func pilePoints(v *topsecret.View, p *topsecret.Player) (singles, pairs int) {
	for k, n := range p.Singles {
		singles += n * v.Value(topsecret.Kind(k))
	}
	for rank, value := range v.Values {
		pairs += 4 * value * (p.Pairs[rank] + p.JokerPairs[rank])
	}
	return singles, pairs
}

// inHand is the number of cards that a seat has in its hand, without the one that it has laid down.
func inHand(p *topsecret.Player) int {
	if p.Picked && !p.Turned {
		return p.Hand.Sum() - 1
	}
	return p.Hand.Sum()
}

// heldBy is the number of cards of a kind in a hand, without the one that lies on the table as the seat's choice.
func heldBy(p *topsecret.Player, k topsecret.Kind) int {
	if p.Picked && !p.Turned && p.Pick.Kind() == k {
		return p.Hand[k] - 1
	}
	return p.Hand[k]
}

// firstIn is the first kind in play, out the number of kinds that are not, the first ones: those in play are numbered
// from 1, in the order in which they lie.
func firstIn(v *topsecret.View) topsecret.Kind {
	if v.LowestOut {
		return topsecret.Document2
	}
	return topsecret.Document1
}

func out(v *topsecret.View) int { return int(firstIn(v) - topsecret.Document1) }

// handOpen reports whether a view shows the hand of a seat.
func handOpen(v *topsecret.View, seat game.Seat) bool {
	return seat.Sits(v.Seats) && v.Players[seat].HandKnow == topsecret.Shown
}
