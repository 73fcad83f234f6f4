package getadler

import (
	"cmp"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// fight draws a confrontation: villain and hero face each other, the cards land between them, and who may follow stands
// in a row below. Nothing of it is drawn before both are known.
func (b fightBrush) fight() {
	f, c := &b.lay.Fight, &b.v.Fight
	known := c.Villain.Sits(b.v.Seats) && c.Opponent.Sits(b.v.Seats)
	b.blast()
	if known {
		b.opponent(b.lay.side(c.Villain), c.Villain)
		b.opponent(b.lay.side(c.Opponent), c.Opponent)
		b.caption(f.Caption)
		face := b.stateFace()
		for _, seat := range f.Order[:f.Rowed] {
			b.hero(&b.lay.Suspects[seat], seat, face)
		}
	}
	handBrush(b).cards()
	b.lit()
	if known {
		b.punched()
		b.lane()
	}
	b.namedFight()
}

// due reports whether a decision of a seat is waited for: the picture's own, since what is shown may lag behind. Who
// takes one card after another stays marked between them, which may be for a tick only.
func (b fightBrush) due(seat game.Seat) bool {
	return b.v.ToAct.Has(seat) && (!b.look.Busy() || b.v.Phase == getadler.PhaseLoot)
}

// opponent is one side: plate, number of cards and the side's word.
func (b fightBrush) opponent(o *suspectLayout, seat game.Seat) {
	p := &b.v.Players[seat]
	b.ground(o.Box, false, 4)
	b.plate(o, seat)
	b.edge(o.Box, b.due(seat), 4)
	ink := theme.River
	if p.Role.Villain() {
		ink = theme.LampAlert
	}
	now, who := finishOf(b.v) // The slip of the outcome lies where the word stands.
	told := now.slip != "" && who == seat && b.sealed() && !o.State.Intersect(o.Count).Empty()
	if word := b.look.Say(p.Role.SideKey()); !told && o.Count.H > b.M.Floor(display.Plate) &&
		b.Fits(word, display.Plate, o.Count.W) {
		b.Fit(o.Count, word, display.Plate, stateSize, ink, display.Right)
	}
	if p.Eliminated {
		return
	}
	back := o.backs()
	b.L.Card(back, b.card(getadler.NoKind))
	_, figure := o.Backs.CutLeft(back.W + b.M.U(8))
	b.Fit(figure, b.look.Say("getadler.fight.count", game.Number(p.Cards)), display.SansBold, countSize, theme.Cream,
		display.Left)
}

// caption says over the row what it is: who may follow, that only two shoot or, at the end, the outcome.
func (b fightBrush) caption(box display.Rect) {
	defer b.Explains(len(b.L.Items))
	if box.Empty() {
		return
	}
	key := "getadler.fight.row"
	if b.v.Fight.Shooting {
		key = "getadler.fight.row.shoot"
	}
	// What has no room here is read in the panel.
	if text := cmp.Or(b.outcome(b.v), b.look.Say(key)); b.Fits(text, display.Sans, box.W) {
		b.Fit(box, text, display.Sans, captionSize, theme.FogText, display.Left)
	}
}

// stateFace is the face in which all in the row have room for what is said of them.
func (b fightBrush) stateFace() display.Font {
	for _, seat := range b.lay.Fight.Order[:b.lay.Fight.Rowed] {
		key := b.stateOf(seat).key
		if key != "" && !b.Fits(b.look.Say(key, b.roleAt(b.v, b.v.Fight.Villain)), display.SansBold,
			b.lay.Suspects[seat].State.W) {
			return display.Poster
		}
	}
	return display.SansBold
}

// hero is one of those who can be asked to follow, in asking order, with what becomes of it (G18) in that face.
func (b fightBrush) hero(h *suspectLayout, seat game.Seat, letters display.Font) {
	p := &b.v.Players[seat]
	b.ground(h.Box, p.Eliminated, 3)
	b.edge(h.Box, !p.Eliminated && (b.due(seat) || seat == b.v.Fight.Asked && b.v.Phase == getadler.PhasePursue), 4)
	if seat == b.v.Fight.Opponent && !h.Card.Empty() {
		// The character itself has stepped up to the side.
		b.L.Card(h.Card, b.face(face{what: namedPortrait, role: p.Role}))
	}
	font, size := b.names()
	b.Fit(h.Name, b.look.Seats.Names[seat], font, size, theme.Cream, display.Left)
	words, state := b.stateOf(seat), h.State
	if words.key == "" {
		return
	}
	text := b.look.Say(words.key, b.inFight(b.v, b.v.Fight.Villain))
	if words.icon != display.NoIcon {
		side := min(state.H*0.8, b.M.U(stateIcon)*max(1, b.M.TextScale))
		if mark, rest := state.PartLeft(side, b.M.U(6)); !rest.Empty() && b.Fits(text, letters, rest.W) {
			b.L.Symbol(mark.Square(side), words.icon, words.ink)
			state = rest
		}
	}
	b.Fit(state, text, letters, stateSize, words.ink, display.Left)
}

// state is what is said of somebody in the row.
type state struct {
	key  string
	icon display.Icon
	ink  display.Colour
}

// stateOf says whether somebody is asked, has let go, or why it may not follow: the first that holds.
func (b fightBrush) stateOf(seat game.Seat) state {
	p, c := &b.v.Players[seat], &b.v.Fight
	end, _ := endOf(b.v)
	for _, s := range [...]struct {
		holds bool
		state
	}{
		{p.Eliminated, state{"getadler.fight.state.eliminated", display.IconClose, theme.LampAlert}},
		{p.Out, state{"getadler.fight.state.out", display.IconStunned, theme.LampAlert}},
		{c.Unasked.Has(seat) || c.Passed.Has(seat) && b.unable(seat),
			state{"getadler.fight.state.lacking", display.NoIcon, theme.FogText}},
		{c.Passed.Has(seat), state{"getadler.fight.state.passed", display.IconHandPass, theme.FogText}},
		{end != getadler.NoReason, state{}},
		{p.Role.Villain(), state{"getadler.fight.state.villain", display.IconMask, theme.LampAlert}},
		{c.Escape != getadler.NoKind && c.Asked == seat,
			state{"getadler.fight.state.asked", display.IconCaretRight, theme.Lamp}},
		{seat == c.Opponent, state{"getadler.fight.state.opponent", display.IconHandcuffs, theme.River}},
		{c.Shooting, state{"getadler.fight.state.aside", display.NoIcon, theme.FogText}},
	} {
		if s.holds {
			return s.state
		}
	}
	return state{"getadler.fight.state.waiting", display.NoIcon, theme.FogText}
}

// unable reports that whoever plays alone has let an escape go for want of the card.
func (b fightBrush) unable(seat game.Seat) bool {
	c := &b.v.Fight
	return b.look.Holder.Reads(seat) && b.v.Viewer == seat &&
		b.v.Players[seat].Sure[c.Laid[max(0, c.Cards-1)].Card] == 0
}

// lit frames the cards of an open hand that following or firing takes: those that a reply may choose from stand out by
// rising.
func (b fightBrush) lit() {
	if b.look.Busy() || !b.look.Holder.Mine() || !b.look.Holder.Open() || b.own.Phase != getadler.PhasePursue &&
		b.own.Phase != getadler.PhaseShoot {
		return
	}
	wide := max(3, b.M.U(5))
	for i := range b.lay.Held {
		if k := b.lay.kind(i); k != getadler.NoKind && b.serves(k) {
			card := b.lay.Cards[i]
			b.L.Border(card.Inset(-wide/2), theme.Lamp, card.W*cornerShare+wide/2, wide)
		}
	}
}
