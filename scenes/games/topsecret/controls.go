package topsecret

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// Controls lists what can be pressed on the table, in reading order. While something is shown nothing of it can.
func (t *screen) Controls(cs []ui.Control) []ui.Control {
	if t.table.PileOpen || t.table.Busy() {
		return cs
	}
	v := &t.show.Now().View
	for seat := range game.Seat(v.Seats) {
		cs = t.controls.board(cs, v, seat)
	}
	cs = t.controls.hand(cs, v)
	if !t.layout.Discard.Empty() {
		cs = append(cs, t.table.PickControl("discard", t.discardLabel(v), t.layout.Discard, display.Button))
	}
	return cs
}

// Follow brings cards up or down by a tick's share.
func (t *screen) Follow() {
	t.follow()
	t.table.Lift(handIDs, t.lift[:], tabletop.PointedLift)
}

// follow brings a hand that has sunk up where a mole chooses what to steal, and down again.
func (t *screen) follow() {
	st, was := t.table.Stage, t.risen
	step := 1.0
	if ticks := st.Ticks(riseMS); ticks > 0 && !st.Still() {
		step = 1 / float64(ticks)
	}
	if t.own.Phase != topsecret.PhaseSteal || t.table.Busy() || !t.table.Holder.Mine() {
		step = -step
	}
	if t.risen = max(0, min(1, was+step)); t.risen != was {
		t.table.Invalidate()
	}
}

// Step reports whether the person asked has looked from the rest of a question.
func (t *screen) Step() int {
	if t.own.Phase == topsecret.PhaseChoose && t.table.Holder.Looked() && !t.table.PileOpen {
		return 1
	}
	return 0
}

// Shortcut turns the table's own keys into presses: D and S for banking, and each person's own key for «Boum!».
func (t *screen) Shortcut(in *input.Frame) string {
	for seat, key := range callKeys {
		if slices.Contains(in.Struck, key) && t.plates().Has(game.Seat(seat)) {
			return callIDs[seat]
		}
	}
	switch {
	case slices.Contains(callIDs, t.ask.Primary.ID) && in.Just.Has(input.Confirm):
		return t.ask.Primary.ID
	case t.banking() && in.Just.Has(input.Draw):
		return "bank"
	case t.banking() && in.Just.Has(input.Stop):
		return "leave"
	case t.ask.Third.ID == "look" && in.Just.Has(input.Peek):
		return "look"
	}
	return ""
}

// AtOnce tells who answers with a key before it is asked that nothing was decided: the press only ends what is shown.
func (t *screen) AtOnce(in *input.Frame) string {
	if t.table.Busy() && (in.Just.Has(input.Draw) || in.Just.Has(input.Stop)) {
		t.answer.Explain(t.look.Say("table.early"))
	}
	return ""
}

// banking reports whether it is asked what becomes of a card.
func (t *screen) banking() bool { return t.ask.Secondary.ID == "bank" || t.ask.Secondary.ID == "leave" }

// callKeys are the keys by which the persons at the screen call, by seat: they lie apart, are the same on an English
// and a French keyboard, and stand for nothing else at the table.
var callKeys = [game.MaxSeats]input.Key{'f', 'j', 'r', 'u', 'x', 'n'}

// loot is where the card lies that a mole would take from a seat: the safe where there is none.
func (l *layout) loot(v *topsecret.View, from game.Seat) display.Rect {
	if _, nth := loot(v, from); nth >= 0 {
		return l.Boards[from].Up[nth]
	}
	return l.Boards[from].Safe
}

// lookIcon is the picture on the button that opens the own hand.
const lookIcon = match.Icon(display.IconEye)

// controls are those of boards and hand.
type controls struct {
	*questions
	// boxes is where all lies, lift how far the cards of the hand have risen.
	boxes *layout
	lift  *[topsecret.Kinds + 1]float64
	// control is that of a pick, carry lets the pointer carry what it stands for.
	control func(id, label string, box display.Rect, role display.Role) ui.Control
	carry   func(ui.Control) ui.Control
}

// hand are the groups of the hand.
func (c *controls) hand(cs []ui.Control, v *topsecret.View) []ui.Control {
	for k, box := range c.boxes.Groups {
		if box.Empty() {
			continue
		}
		// A card that has risen can be pressed where it lay as well: it never slips from under the pointer.
		rise := box.H * c.boxes.rise * c.lift[k]
		box.Y, box.H = box.Y-rise, box.H+rise
		box = box.Intersect(c.boxes.Board) // Where it has sunk, what is in sight of it.
		card := c.control(handIDs[k], c.groupLabel(v, topsecret.Kind(k)), box, display.CardRole)
		cs = append(cs, c.carry(card))
	}
	return cs
}

// board are those of a player's board and all that lies on it. Where a mole chooses, board and card are what it may
// take; where «Boum!» is called, the board is its player's button.
func (c *controls) board(cs []ui.Control, v *topsecret.View, seat game.Seat) []ui.Control {
	b, p := &c.boxes.Boards[seat], &v.Players[seat]
	switch {
	case c.plates().Has(seat):
		box := b.Box
		if pile := c.boxes.Discard; !box.Intersect(pile).Empty() {
			box.W = pile.X - b.Box.X - c.boxes.pad()
		}
		return append(cs, c.control(callIDs[seat], c.look.Say("topsecret.call.label", game.SeatName(seat)), box,
			display.Button))
	case c.look.Choice.Offered(stealIDs[seat]):
		loot, _ := loot(&c.own, seat)
		label := c.look.Say("topsecret.steal.card", v.Word(loot), game.SeatName(seat))
		return append(cs, c.carry(c.control(stealIDs[seat], label, b.Box, display.CardRole)))
	}
	least := c.look.Stage.Metrics.U(cardTarget)
	for i, at := range [partEnd]struct {
		there bool
		box   display.Rect
		role  display.Role
	}{
		tabPart:     {v.Turn > 0, b.Tab, display.Button},
		boardPart:   {true, b.person(), display.Button},
		safePart:    {p.UpCount == 0, b.Up[0], display.CardRole},
		lowPart:     {p.UpCount > 0, b.Up[0], display.CardRole},
		highPart:    {p.UpCount > 1, b.Up[1], display.CardRole},
		pickPart:    {p.Picked, b.Pick, display.CardRole},
		singlesPart: {true, b.Singles, display.Button},
		pairsPart:   {true, b.Pairs, display.Button},
		indexPart:   {c.boxes.opt.Indexed && !b.Index.Empty(), b.Index, display.Button},
	} {
		if !at.there || at.box.Empty() {
			continue
		}
		box := at.box.Middle(max(at.box.W, least), max(at.box.H, least))
		one := c.control(partIDs[i][seat], c.label(part(i), v, seat), box, at.role)
		if c.banks(one.ID) {
			one = c.carry(one)
		}
		if up := part(i) - lowPart; p.UpCount > 1 && up <= 1 {
			one.Aloud = c.look.Say("voice.nth", game.Number(int(up)+1), game.Text(one.Label))
		}
		cs = append(cs, one)
	}
	return cs
}

// Drops are the own board, for a card of the hand and for what a mole may steal, and the own piles, for what may be
// banked from the safe.
func (c *controls) Drops(carried match.Pick, add func(box display.Rect, picks ...match.Pick)) {
	own := c.look.Asked()
	if !own.Sits(c.own.Seats) {
		return
	}
	b := &c.boxes.Boards[own]
	switch {
	case slices.Contains(handIDs, carried), slices.Contains(stealIDs, carried):
		add(b.Box, carried)
	case c.banks(carried):
		add(b.Singles, "bank")
		add(b.Pairs, "bank")
	}
}

// banks reports whether what an id names is the card of the own safe that may be banked.
func (c *controls) banks(id string) bool {
	own := c.look.Asked()
	return own.Sits(c.own.Seats) && (id == partIDs[lowPart][own] || id == partIDs[highPart][own]) &&
		c.look.Choice.Possible("bank")
}

// Spot is the card that a mole may take from a seat.
func (c *controls) Spot(id string) display.Rect {
	kind, rest, _ := strings.Cut(id, ":")
	if kind != "steal" || rest == "" {
		return display.Rect{}
	}
	return c.boxes.loot(&c.own, seatIn(rest))
}
