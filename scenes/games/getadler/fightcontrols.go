package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
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
	v, f := t.now(), &t.layout.Fight
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
