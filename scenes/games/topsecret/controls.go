package topsecret

import (
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// part is a part of a player's board that can be pressed, if only to be told about.
type part uint8

// The parts in reading order.
const (
	tabPart part = iota
	boardPart
	safePart
	lowPart
	highPart
	pickPart
	singlesPart
	pairsPart
	partEnd
)

// partNames are the parts in ids; partIDs are those of every seat's.
var (
	partNames = [partEnd]string{"tab", "board", "safe", "low", "high", "pick", "singles", "pairs"}
	partIDs   = func() (ids [partEnd][]string) {
		for p, name := range partNames {
			ids[p] = match.IDs(name, game.MaxSeats)
		}
		return ids
	}()
)

// Controls lists what can be pressed on the table, in reading order. While something is shown nothing of it can, but
// the button of the odds stays in sight.
func (t *screen) Controls(cs []ui.Control) []ui.Control {
	if t.table.PileOpen {
		return cs
	}
	if !t.table.Busy() {
		v := &t.show.Now().View
		for seat := range game.Seat(v.Seats) {
			cs = t.boardControls(cs, v, seat)
		}
		cs = t.handControls(cs)
		cs = append(cs, t.table.PickControl("discard", t.discardLabel(), t.layout.Discard, display.Button))
	}
	if t.hasOdds() {
		cs = append(cs, ui.Control{ID: "odds", Label: t.table.Say("topsecret.odds.tool"), Box: t.layout.Tool,
			Role: display.Toggle, Checked: t.oddsOpen})
	}
	return cs
}

// handControls are the groups of the hand.
func (t *screen) handControls(cs []ui.Control) []ui.Control {
	for k, box := range t.layout.Groups {
		if box.Empty() {
			continue
		}
		// A card that has risen can be pressed where it lay as well: it never slips from under the pointer.
		rise := box.H * liftShare * t.lift[k]
		box.Y, box.H = box.Y-rise, box.H+rise
		card := t.table.PickControl(handIDs[k], t.groupLabel(topsecret.Kind(k)), box, display.CardRole)
		cs = append(cs, t.table.Carry(card))
	}
	return cs
}

// boardControls are a player's board and all that lies on it. Where a mole chooses, board and card are what it may
// take; where «Boum!» is called, the board is its player's button.
func (t *screen) boardControls(cs []ui.Control, v *topsecret.View, seat game.Seat) []ui.Control {
	b, p := &t.layout.Boards[seat], &v.Players[seat]
	switch {
	case t.plates().Has(seat):
		return append(cs, t.table.PickControl(callIDs[seat], t.table.Say("topsecret.call.label", game.SeatName(seat)),
			b.Box, display.Button))
	case t.table.Choice.Offered(stealIDs[seat]):
		loot, _ := t.loot(&t.layout, seat)
		label := t.table.Say("topsecret.steal.card", v.Word(loot), game.SeatName(seat))
		return append(cs, t.table.Carry(t.table.PickControl(stealIDs[seat], label, b.Box, display.CardRole)))
	}
	low := b.Up[0]
	if p.UpCount > 1 {
		low.W = max(b.Up[1].X-low.X, min(low.W, t.table.Stage.Metrics.U(cardTarget)))
	}
	header, least := b.Header, t.table.Stage.Metrics.U(cardTarget)
	if over := header.Intersect(b.Tab); !over.Empty() {
		_, header = header.CutTop(over.Y + over.H - header.Y)
	}
	for i, at := range [partEnd]struct {
		there bool
		box   display.Rect
		role  display.Role
	}{
		tabPart:     {v.Turn > 0, b.Tab, display.Button},
		boardPart:   {true, header, display.Button},
		safePart:    {p.UpCount == 0, b.Safe, display.CardRole},
		lowPart:     {p.UpCount > 0, low, display.CardRole},
		highPart:    {p.UpCount > 1, b.Up[1], display.CardRole},
		pickPart:    {p.Picked, b.Pick, display.CardRole},
		singlesPart: {true, b.Singles, display.Button},
		pairsPart:   {true, b.Pairs, display.Button},
	} {
		if !at.there {
			continue
		}
		box := at.box.Middle(max(at.box.W, least), max(at.box.H, least))
		c := t.table.PickControl(partIDs[i][seat], t.label(part(i), v, seat), box, at.role)
		if t.banks(c.ID) {
			c = t.table.Carry(c)
		}
		if up := part(i) - lowPart; p.UpCount > 1 && up <= 1 {
			c.Aloud = t.table.Say("voice.nth", game.Number(int(up)+1), game.Text(c.Label))
		}
		cs = append(cs, c)
	}
	return cs
}

// label names a part of a board: public facts, but for the owner's own choice.
func (t *screen) label(part part, v *topsecret.View, seat game.Seat) string {
	p, who := &v.Players[seat], game.SeatName(seat)
	switch part {
	case tabPart:
		if seat == v.Marker {
			return t.table.Say("topsecret.tab.first", who)
		}
		return t.table.Say("topsecret.tab.label", who, game.Number(order(v, seat)))
	case boardPart:
		return t.boardLabel(v, seat)
	case safePart:
		return t.table.Say("topsecret.safe.label", who)
	case lowPart, highPart:
		return t.table.Say("topsecret.up.label", who, v.Word(p.Up[part-lowPart].Card.Kind()))
	case pickPart:
		switch k := p.Pick.Kind(); {
		case p.Turned:
			return t.table.Say("topsecret.pick.turned", who, v.Word(k))
		case k != topsecret.NoKind:
			return t.table.Say("topsecret.pick.own", who, v.Word(k))
		}
		return t.table.Say("topsecret.pick.label", who)
	case singlesPart:
		return t.table.Say("topsecret.singles.label", game.Number(p.SinglesCount), who)
	}
	return t.table.Say("topsecret.pairs.label", game.Number(p.PairsCount), who)
}

// about is all that there is to know about a part of a board: whose it is, and what may become of it.
func (t *screen) about(part part, v *topsecret.View, seat game.Seat) string {
	p, more := &v.Players[seat], ""
	switch part {
	case tabPart:
		more = t.table.Say("topsecret.tab.about")
	case boardPart:
		more = t.table.Computers.Persona(seat)
	case safePart:
		return t.table.Say("topsecret.safe.about", game.SeatName(seat))
	case lowPart, highPart:
		k := p.Up[part-lowPart].Card.Kind()
		more = t.table.Say("topsecret.up.about", game.Number(v.Value(k)), game.Number(4*v.Value(k)))
		if k == topsecret.Agent {
			more = t.table.Say(aboutKeys[k])
		}
	case pickPart:
		more = t.table.Say("topsecret.pick.about")
		if p.Turned {
			more = t.table.Say(aboutKeys[p.Pick.Kind()])
		}
	case singlesPart, pairsPart:
		more = t.pile(part, v, p)
	}
	return stage.Sentences(t.label(part, v, seat), more)
}

// aboutKeys say what a card does.
var aboutKeys = [...]string{
	topsecret.Document1: "about.topsecret.document", topsecret.Document2: "about.topsecret.document",
	topsecret.Document3: "about.topsecret.document", topsecret.Document4: "about.topsecret.document",
	topsecret.Document5: "about.topsecret.document", topsecret.Agent: "about.topsecret.agent",
	topsecret.Mole: "about.topsecret.mole", topsecret.Assassin: "about.topsecret.assassin",
}

// pile says what lies beside the arrow: to its owner which cards, to others what they may be (T26).
func (t *screen) pile(part part, v *topsecret.View, p *topsecret.Player) string {
	hidden := "topsecret.singles.about"
	points, pairPoints := pilePoints(v, p)
	cards, pairs := t.piled(v, p)
	if part == pairsPart {
		hidden, points, cards = "topsecret.pairs.about", pairPoints, pairs
	}
	switch {
	case p.PilesKnow != topsecret.Shown:
		return t.table.Say(hidden)
	case len(cards) == 0:
		return t.table.Say("topsecret.pile.empty")
	}
	return t.table.Say("topsecret.pile.cards", game.Number(points), game.Text(strings.Join(cards, ", ")))
}

// piled lists the cards at the left of the arrow by kind, and those at its right by what they are made of.
func (t *screen) piled(v *topsecret.View, p *topsecret.Player) (singles, pairs []string) {
	for k, n := range p.Singles {
		if n > 0 {
			singles = append(singles, t.table.Say("topsecret.times", game.Number(n), v.Word(topsecret.Kind(k))))
		}
	}
	for rank := range v.Values {
		word := v.Word(topsecret.Document1 + topsecret.Kind(rank))
		if n := p.Pairs[rank]; n > 0 {
			pairs = append(pairs, t.table.Say("topsecret.times", game.Number(2*n), word))
		}
		if n := p.JokerPairs[rank]; n > 0 {
			pairs = append(pairs, t.table.Say("topsecret.joker", word, game.Number(n)))
		}
	}
	return singles, pairs
}

// boardLabel says how a player stands.
func (t *screen) boardLabel(v *topsecret.View, seat game.Seat) string {
	p := &v.Players[seat]
	text := t.table.Say("topsecret.board.label", game.Number(inHand(p)), game.SeatName(seat))
	switch {
	case p.Chosen:
		text += " " + t.table.Say("topsecret.board.chosen")
	case v.ToAct.Has(seat):
		text += " " + t.table.Say("topsecret.board.choosing")
	}
	if p.Fines > 0 {
		text += " " + t.table.Say("topsecret.board.fines", game.Number(p.Fines*topsecret.Fine))
	}
	if v.Series {
		text += " " + t.table.Say("topsecret.board.series", game.Number(p.Series))
	}
	return text
}

// order is the place of a seat in the order of moles, counted from 1 (T8).
func order(v *topsecret.View, seat game.Seat) int {
	return (int(seat)-int(v.Marker)+v.Seats)%v.Seats + 1
}

// groupLabel names a group of the hand, discardLabel the cards out of the game.
func (t *screen) groupLabel(k topsecret.Kind) string {
	return t.table.Say("topsecret.times", game.Number(t.layout.held(k)), t.show.Now().Word(k))
}

func (t *screen) discardLabel() string {
	return t.table.Say("topsecret.discard", game.Number(t.show.Now().Discard.Sum()))
}

// Held says what the open hand holds, kind by kind, and what its holder has laid on the table face down.
func (t *screen) Held() []string {
	v := &t.show.Now().View
	var all []string
	for k, box := range t.layout.Groups {
		if !box.Empty() {
			all = append(all, t.groupLabel(topsecret.Kind(k)))
		}
	}
	if p := &v.Players[t.table.Near]; p.Picked && p.Pick.Kind() != topsecret.NoKind {
		all = append(all, t.label(pickPart, v, t.table.Near))
	}
	return all
}

// Follow brings cards up or down by a tick's share.
func (t *screen) Follow() {
	t.shareSide()
	t.table.Lift(handIDs, t.lift[:], tabletop.PointedLift)
}

// shareSide keeps one of two things in sight where there is no room for both: the log, and what rivals still hold. What
// was asked for last is shown.
func (t *screen) shareSide() {
	hidden, was := t.oddsShown() && t.table.LogHidden(), t.side
	if was.known && t.table.LogOpen != was.log && (t.table.LogOpen && hidden || !t.table.LogOpen && was.hidden) {
		t.table.LogOpen, t.oddsOpen, hidden = true, false, false
		t.table.Invalidate()
	}
	t.side = side{known: true, log: t.table.LogOpen, hidden: hidden}
}

// side is what the last tick saw: whether the log was open, and whether it had no room.
type side struct{ known, log, hidden bool }

// hasOdds reports whether what rivals still hold may be shown in this match.
func (t *screen) hasOdds() bool { return t.table.OddsAllowed() && t.table.Seats.OddsWanted() }

// oddsShown reports whether the panel with it lies open.
func (t *screen) oddsShown() bool { return t.oddsOpen && t.hasOdds() }

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
