package layout

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/director"
)

// FightPieces appends every card of a confrontation, lowest first.
func (l *Layout) FightPieces(buf []Piece) []Piece {
	v := l.view
	for seat := range game.Seat(v.Seats) {
		piece := Piece{
			What: Character, At: game.Place{Zone: ZoneRole + game.Zone(seat)}, Seat: seat, Role: v.Players[seat].Role, Named: true,
			Pose: director.Pose{Box: l.character(seat), Shadow: 4}, Lift: 5,
		}
		if v.Players[seat].Eliminated {
			piece.Pose.Grey = 1
		}
		buf = append(buf, piece)
	}
	if l.looting() {
		buf = l.lootPieces(buf)
	} else {
		buf = l.laidPieces(l.laidPieces(buf, true), false)
	}
	return l.HandPieces(buf)
}

// laidPieces appends the cards of one row of the lane: the lower one lies on the upper.
func (l *Layout) laidPieces(buf []Piece, upper bool) []Piece {
	c := &l.view.Fight
	lift := 30
	if upper {
		lift = 10
	}
	for i, laid := range c.Laid[:c.Cards] {
		if upper == (laid.Seat == c.Villain) {
			buf = append(buf, Piece{
				What: Card, At: game.Place{Zone: getadler.ZoneFight, Index: uint8(i)}, Seat: laid.Seat, Kind: laid.Card,
				Pose: director.Pose{Box: l.Fight.Laid[i], Shadow: 5, Turn: leans[i%len(leans)]}, Lift: lift + i,
			})
		}
	}
	return buf
}

// leans are how far laid cards lean, in radians: none lies quite straight.
var leans = [...]float64{0.012, -0.016, 0.02, -0.01, 0.015, -0.02, 0.008}

// character is where a seat's character lies: at its side of the confrontation, or in the row.
func (l *Layout) character(seat game.Seat) display.Rect {
	switch c := &l.view.Fight; seat {
	case c.Villain:
		return l.Fight.Villain.Card
	case c.Opponent:
		return l.Fight.Hero.Card
	}
	return l.Fight.Row[seat].Card
}

// lootPieces appends the cards of an eliminated hand.
func (l *Layout) lootPieces(buf []Piece) []Piece {
	for k, n := range l.view.Looking {
		box := l.Fight.Loot[k]
		w := box.H * cardRatio
		for i := range n {
			at := display.Rect{X: box.X + w*LootStep*float64(i), Y: box.Y, W: w, H: box.H}
			buf = append(buf, Piece{
				What: Card, At: Looted(getadler.Kind(k), i), Seat: l.opt.Near, Kind: getadler.Kind(k),
				Pose: director.Pose{Box: at, Shadow: 5}, Lift: 20 + i,
			})
		}
	}
	return buf
}

// Looted is the place of the n-th card of a kind in an eliminated hand.
func Looted(k getadler.Kind, n int) game.Place {
	return game.Place{Zone: getadler.ZoneAway, Index: uint8(int(k)<<4 | n)}
}

// boxFight is where a place lies that no piece of a confrontation stands for: hands at their numbers, the piles beyond
// the top of the lane.
func (l *Layout) boxFight(p game.Place) (display.Rect, bool) {
	f, c := &l.Fight, &l.view.Fight
	switch seat := game.Seat(p.Zone - getadler.ZoneHand); {
	case p.Zone == getadler.ZonePile, p.Zone == getadler.ZoneDiscard:
		box := within(f.Lane, f.Lane.H*cardRatio*0.5, f.Lane.H*0.5)
		box.Y = f.Lane.Y - box.H*0.3
		return box, true
	case p.Zone == getadler.ZoneAway:
		return upright(l.side(l.loser()).Backs), true
	case !seat.Sits(l.view.Seats):
		return display.Rect{}, false
	case seat == c.Villain, seat == c.Opponent:
		return upright(l.side(seat).Backs), true
	default:
		return upright(f.Row[seat].Box), true
	}
}

// side is an opponent's side: the villain's or the hero's.
func (l *Layout) side(seat game.Seat) *Opponent {
	if seat == l.view.Fight.Villain {
		return &l.Fight.Villain
	}
	return &l.Fight.Hero
}

// loser is the seat eliminated in the confrontation, the Table where none is.
func (l *Layout) loser() game.Seat {
	if v := l.view; v.Past > 0 {
		return v.History[v.Past-1].Loser
	}
	return game.Table
}
