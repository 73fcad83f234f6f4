package topsecret

import (
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/stage"
)

// tellOf answers a press on a part of the table with what there is to know about it.
func (t *screen) tellOf(kind, rest string) {
	v := &t.show.Now().View
	seat := seatIn(rest)
	p := &v.Players[seat]
	if t.ask.targets != 0 && stolenFrom(kind) {
		// Whatever else is pressed there, it is pressed to steal from it.
		t.aim(seat)
		return
	}
	switch kind {
	case "board":
		t.Inform(stage.Sentences(t.boardLabel(v, seat), t.Persona(seat)))
	case "tab":
		t.Inform(t.tabLabel(v, seat) + " " + t.Say("topsecret.tab.about"))
	case "safe":
		t.Inform(t.Say("topsecret.safe.about", game.SeatName(seat)))
	case "low", "high":
		i := 0
		if kind == "high" {
			i = 1
		}
		t.Inform(t.upAbout(v, seat, i))
	case "pick":
		t.Inform(t.pickAbout(v, seat))
	case "singles":
		t.Inform(t.Say("topsecret.singles.label", game.Number(p.SinglesCount), game.SeatName(seat)) + " " + t.singlesAbout(v, seat))
	case "pairs":
		t.Inform(t.Say("topsecret.pairs.label", game.Number(p.PairsCount), game.SeatName(seat)) + " " + t.pairsAbout(v, seat))
	}
}

// stolenFrom tells whether a part of a board stands for its player where a mole chooses.
func stolenFrom(part string) bool {
	switch part {
	case "board", "safe", "low", "high", "pick":
		return true
	}
	return false
}

// boardLabel says how a player stands: public facts.
func (t *screen) boardLabel(v *topsecret.View, seat game.Seat) string {
	p := &v.Players[seat]
	text := t.Say("topsecret.board.label", game.Number(inHand(p)), game.SeatName(seat))
	switch {
	case p.Chosen:
		text += " " + t.Say("topsecret.board.chosen")
	case v.ToAct.Has(seat):
		text += " " + t.Say("topsecret.board.choosing")
	}
	if p.Fines > 0 {
		text += " " + t.Say("topsecret.board.fines", game.Number(p.Fines*topsecret.Fine))
	}
	if v.Series {
		text += " " + t.Say("topsecret.board.series", game.Number(p.Series))
	}
	return text
}

// tabLabel says when the moles of a seat are in turn.
func (t *screen) tabLabel(v *topsecret.View, seat game.Seat) string {
	if seat == v.Marker {
		return t.Say("topsecret.tab.first", game.SeatName(seat))
	}
	return t.Say("topsecret.tab.label", game.SeatName(seat), game.Number(order(v, seat)))
}

// order is the place of a seat in the order of moles, counted from 1 (T8).
func order(v *topsecret.View, seat game.Seat) int {
	return (int(seat)-int(v.Marker)+v.Seats)%v.Seats + 1
}

// kindAbout says what a card does.
func (t *screen) kindAbout(k topsecret.Kind) string {
	switch k {
	case topsecret.Agent:
		return t.Say("about.topsecret.agent")
	case topsecret.Mole:
		return t.Say("about.topsecret.mole")
	case topsecret.Assassin:
		return t.Say("about.topsecret.assassin")
	}
	return t.Say("about.topsecret.document")
}

// upAbout says whose card lies there and what may become of it.
func (t *screen) upAbout(v *topsecret.View, seat game.Seat, i int) string {
	k := v.Players[seat].Up[i].Card.Kind()
	text := t.Say("topsecret.up.label", game.SeatName(seat), v.Word(k)) + " "
	if k == topsecret.Agent {
		return text + t.Say("about.topsecret.agent")
	}
	return text + t.Say("topsecret.up.about", game.Number(v.Value(k)), game.Number(4*v.Value(k)))
}

// pickLabel names the card that a seat has chosen: a back, but to its owner.
func (t *screen) pickLabel(v *topsecret.View, seat game.Seat) string {
	p := &v.Players[seat]
	switch {
	case p.Turned:
		return t.Say("topsecret.pick.turned", game.SeatName(seat), v.Word(p.Pick.Kind()))
	case p.Pick.Kind() != topsecret.NoKind:
		return t.Say("topsecret.pick.own", game.SeatName(seat), v.Word(p.Pick.Kind()))
	}
	return t.Say("topsecret.pick.label", game.SeatName(seat))
}

func (t *screen) pickAbout(v *topsecret.View, seat game.Seat) string {
	text := t.pickLabel(v, seat)
	if p := &v.Players[seat]; p.Turned {
		return text + " " + t.kindAbout(p.Pick.Kind())
	}
	return text + " " + t.Say("topsecret.pick.about")
}

// singlesAbout says what lies at the left of the arrow: to its owner which cards, to others what they may be (T26).
func (t *screen) singlesAbout(v *topsecret.View, seat game.Seat) string {
	p := &v.Players[seat]
	if p.PilesKnow != topsecret.Shown {
		return t.Say("topsecret.singles.about")
	}
	if p.SinglesCount == 0 {
		return t.Say("topsecret.pile.empty")
	}
	return t.Say("topsecret.pile.cards", game.Number(singlesPoints(v, p)), game.Text(t.cards(v, &p.Singles)))
}

// pairsAbout says what lies at the right of the arrow.
func (t *screen) pairsAbout(v *topsecret.View, seat game.Seat) string {
	p := &v.Players[seat]
	if p.PilesKnow != topsecret.Shown {
		return t.Say("topsecret.pairs.about")
	}
	if p.PairsCount == 0 {
		return t.Say("topsecret.pile.empty")
	}
	return t.Say("topsecret.pile.cards", game.Number(pairsPoints(v, p)), game.Text(t.pairsOf(v, p)))
}

// cards lists cards by kind.
func (t *screen) cards(v *topsecret.View, counts *topsecret.Counts) string {
	var all []string
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		if counts[k] > 0 {
			all = append(all, t.Say("topsecret.times", game.Number(counts[k]), v.Word(k)))
		}
	}
	return strings.Join(all, ", ")
}

// pairsOf lists pairs by what they are made of.
func (t *screen) pairsOf(v *topsecret.View, p *topsecret.Player) string {
	var all []string
	for rank := range v.Values {
		k := topsecret.Document1 + topsecret.Kind(rank)
		if n := p.Pairs[rank]; n > 0 {
			all = append(all, t.Say("topsecret.times", game.Number(2*n), v.Word(k)))
		}
		if n := p.JokerPairs[rank]; n > 0 {
			all = append(all, t.Say("topsecret.joker", v.Word(k), game.Number(n)))
		}
	}
	return strings.Join(all, ", ")
}

// singlesPoints is what the cards at the left of the arrow come to, pairsPoints what those at its right do.
func singlesPoints(v *topsecret.View, p *topsecret.Player) (points int) {
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		points += p.Singles[k] * v.Value(k)
	}
	return points
}

func pairsPoints(v *topsecret.View, p *topsecret.Player) (points int) {
	for rank, value := range v.Values {
		points += 4 * value * (p.Pairs[rank] + p.JokerPairs[rank])
	}
	return points
}

// discardLabel says how many cards are out of the game.
func (t *screen) discardLabel() string {
	counts := t.show.Now().Discard
	return t.Say("topsecret.discard", game.Number(counts.Sum()))
}
