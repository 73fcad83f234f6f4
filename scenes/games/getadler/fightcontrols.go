package getadler

import (
	"cmp"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// What can be looked up in a confrontation: the cards that were played, and those who take part.
var (
	laidIDs = each(getadler.MaxLaid, func(i int) string { return "laid:" + string(rune('a'+i)) })
	sideIDs = each(game.MaxSeats, func(i int) string { return "side:" + game.Seat(i).String() })
)

// controlsFight are what can be pressed in a confrontation, above the hand: in reading order the two who face each
// other, what was played, who may follow, and the cards of loot.
func (t *screen) controlsFight(cs []ui.Control) []ui.Control {
	v, f := t.show.Now(), &t.layout.Fight
	c := &v.Fight
	if !c.Villain.Sits(v.Seats) || !c.Opponent.Sits(v.Seats) {
		return cs
	}
	side := func(seat game.Seat, box display.Rect) {
		cs = append(cs, t.table.PickControl(sideIDs[seat], t.sideLabel(v, seat), box, display.Button))
	}
	side(c.Villain, t.layout.side(c.Villain).Box)
	if v.Phase == getadler.PhaseLoot && v.Looking.Sum() > 0 {
		// Those of a kind are one.
		for k, box := range f.Loot {
			if !box.Empty() {
				label := t.table.Say("getadler.loot.label", getadler.Kind(k).Some(v.Looking[k]))
				cs = append(cs, t.table.PickControl(lootIDs[k], label, box, display.CardRole))
			}
		}
	} else {
		for i, l := range c.Laid[:c.Cards] {
			laid := t.table.PickControl(laidIDs[i], t.laidLabel(l), f.Laid[i], display.CardRole)
			laid.Aloud = t.table.Say("voice.nth", game.Number(i+1), game.Text(laid.Label))
			cs = append(cs, laid)
		}
	}
	side(c.Opponent, f.Hero.Box)
	for _, seat := range f.Order[:f.Rowed] {
		if seat != c.Opponent {
			side(seat, t.layout.Suspects[seat].Box)
		}
	}
	return cs
}

// sideLabel says who somebody is and how many cards are left: public facts.
func (t *screen) sideLabel(v *getadler.View, seat game.Seat) string {
	p := &v.Players[seat]
	return t.table.Say("getadler.fight.side", game.Number(p.Cards), game.SeatName(seat), p.Role.Word(),
		game.Word(p.Role.SideKey()))
}

// sideAbout adds what there is to know about the character.
func (t *screen) sideAbout(seat game.Seat) string {
	v := t.show.Now()
	r := v.Players[seat].Role
	key := aboutRole(r, &t.own.House)
	if v.Abilities {
		key = cmp.Or(r.AbilityKey(), key)
	}
	return t.sideLabel(v, seat) + " " + t.table.Say(key)
}

// laidLabel says who played a card, laidAbout also what it does; the arrest has done it by then.
func (t *screen) laidLabel(l getadler.Laid) string {
	return t.table.Say("getadler.fight.laid", game.SeatName(l.Seat), l.Card.Word())
}

func (t *screen) laidAbout(i int) string {
	v := t.show.Now()
	l := v.Fight.Laid[i]
	text := t.laidLabel(l)
	if l.Card != getadler.Arrest {
		text += " " + t.table.Say(l.Card.AboutKey())
	}
	if i == sharpeShot(v) {
		text += " " + t.table.Say(getadler.Sharpe.AbilityKey())
	}
	return text
}

// who names somebody by character and player, as a sentence does that names anybody for the first time: "Gold (Bea)".
// Who plays alone is «you».
func (t *screen) who(v *getadler.View, seat game.Seat) game.Arg {
	if t.table.Holder.Reads(seat) {
		return game.SeatName(seat)
	}
	return game.Text(t.table.Say("getadler.fight.who", t.roleAt(v, seat), game.SeatName(seat)))
}

// whom is who in a question: for large letters, whose question has room for a few words only, by character alone.
func (t *screen) whom(v *getadler.View, seat game.Seat) game.Arg {
	if !t.layout.Head.Empty() {
		return t.inFight(v, seat)
	}
	return t.who(v, seat)
}

// inFight names somebody by character, as those do who know each other by then; who plays alone is «you».
func (t *screen) inFight(v *getadler.View, seat game.Seat) game.Arg {
	if t.table.Holder.Reads(seat) {
		return game.SeatName(seat)
	}
	return t.roleAt(v, seat)
}

// facing says who faces whom: with the players' names where the line at the top has room for them.
func (t *screen) facing(v *getadler.View) string {
	c, m, pill := &v.Fight, t.table.Stage.Metrics, t.layout.Pill
	text := t.table.Say("getadler.fight.status", t.who(v, c.Villain), t.who(v, c.Opponent))
	if t.table.Stage.Measure.Width(text, m.Font(display.SansBold),
		m.Size(display.SansBold, tabletop.BodySize)) > pill.W-pill.H {
		return t.table.Say("getadler.fight.status", t.inFight(v, c.Villain), t.inFight(v, c.Opponent))
	}
	return text
}

// roleAt names the character of a seat.
func (t *screen) roleAt(v *getadler.View, seat game.Seat) game.Arg {
	if !seat.Sits(v.Seats) {
		return getadler.NoRole.Word()
	}
	return v.Players[seat].Role.Word()
}

// shortened labels the primary button: at length where there is room for that beside the key, in letters of the usual
// size at least.
func (t *screen) shortened(b *match.Button, long, short string) {
	b.Label = long
	full := ui.Control{Label: long, Key: b.Key, Letters: ui.ButtonSize / max(1, t.table.Stage.Metrics.TextScale)}
	if ui.Need(t.table.Stage, &full) > t.layout.Primary.W {
		b.Label = short
	}
}

// the names a card that a villain replies with as a sentence needs it: "the bus".
func the(k getadler.Kind) game.Arg { return game.Word(theKeys[k]) }

// theKeys are the keys of those words, put together once: a frame takes no memory.
var theKeys = each(getadler.Kinds+1, func(k int) string { return "getadler.the." + getadler.Kind(k).String() })
