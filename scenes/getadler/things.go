package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/director"
)

// The zones that the table has beside those of the rules: characters lie before their seats, the own one beside the
// hand.
const (
	zoneRole game.Zone = 80
	zoneOwn  game.Zone = 90
)

// things appends every card of the table, lowest first.
func (l *layout) things(paint painter, buf []director.Sprite) []director.Sprite {
	v := l.view
	if l.opt.Fight {
		return l.fightThings(paint, buf)
	}
	if !l.taken() {
		buf = l.piles(paint, buf)
	}
	for seat := range game.Seat(v.Seats) {
		buf = append(buf, director.Sprite{
			At: game.Place{Zone: zoneRole + game.Zone(seat)}, Face: paint(face{what: portrait, role: v.Players[seat].Role}),
			Pose: director.Pose{Box: l.Suspects[seat].Card, Shadow: 4}, Lift: 5,
		})
		buf = l.backs(paint, buf, seat)
	}
	if seat := accused(v); seat.Sits(v.Seats) {
		buf = append(buf, director.Sprite{
			At: game.Place{Zone: getadler.ZoneFight}, Face: paint(face{kind: v.Fight.Laid[0].Card}),
			Pose: director.Pose{Box: l.over(seat), Turn: arrestLean, Shadow: 8}, Lift: 60,
		})
	}
	return l.handThings(paint, buf)
}

// accused is the seat on which an arrest lies, until the first character is turned up by it: every one of them is seen
// then. The Table where there is none.
func accused(v *getadler.View) game.Seat {
	if v.Fight.Cards == 0 || v.Fight.Villain.Sits(v.Seats) {
		return game.Table
	}
	if !v.History[v.Past-1].Revealed {
		for seat := range game.Seat(v.Seats) {
			if seat != v.Viewer && v.Players[seat].Role != getadler.NoRole {
				return game.Table
			}
		}
	}
	return v.Target
}

// taken tells that clock and piles have made way for something to choose from.
func (l *layout) taken() bool { return l.opt.Choice || !l.Builder.Empty() }

// over is where a card lies that is played on a suspect: beside its character, which stays in sight.
func (l *layout) over(seat game.Seat) display.Rect {
	p := &l.Suspects[seat]
	room := display.Rect{X: p.Card.X + p.Card.W, Y: p.Card.Y, W: p.Box.X + p.Box.W - p.Card.X - p.Card.W}
	w := min(room.W*overShare, p.Card.W)
	return display.Rect{X: room.X + (room.W-w)/2, Y: room.Y, W: w, H: w / cardRatio}
}

// backs lays the backs of a hand that does not lie below: one that stays, and one that comes and goes.
func (l *layout) backs(paint painter, buf []director.Sprite, seat game.Seat) []director.Sprite {
	n := l.view.Players[seat].Cards
	if p := &l.Suspects[seat]; seat == l.opt.Near && !l.Hand.Empty() || l.view.Players[seat].Out && p.crowded() {
		return buf
	}
	room := l.Suspects[seat].Backs
	h := room.H
	box := display.Rect{X: room.X, Y: room.Y, W: h * cardRatio, H: h}
	for i, at := range [...]uint8{wholePile, 0} {
		if n > 1-i {
			buf = append(buf, director.Sprite{
				At: game.Place{Zone: getadler.ZoneHand + game.Zone(seat), Index: at}, Face: paint(face{}),
				Pose: director.Pose{Box: box.Moved(float64(i)*h*backStep, 0), Turn: backLean * (2*float64(i) - 1), Shadow: 2}, Lift: 6 + i,
			})
		}
	}
	return buf
}

// piles lays draw pile and discard pile: under the uppermost card of each lies one that stays while it comes and goes.
func (l *layout) piles(paint painter, buf []director.Sprite) []director.Sprite {
	v := l.view
	pile := func(z game.Zone, index uint8, box display.Rect, k getadler.Kind, cards, lift int) {
		buf = append(buf, director.Sprite{
			At: game.Place{Zone: z, Index: index}, Face: paint(face{kind: k}),
			Pose: director.Pose{Box: box, Shadow: 3 + float64(cards)/8}, Lift: lift,
		})
	}
	if v.Pile > 1 {
		pile(getadler.ZonePile, wholePile, l.Pile, getadler.NoKind, v.Pile, 1)
	}
	if v.Pile > 0 {
		pile(getadler.ZonePile, 0, l.Pile, getadler.NoKind, 0, 2)
	}
	top, under := uppermost(v)
	if under != getadler.NoKind {
		pile(getadler.ZoneDiscard, wholePile, l.Discard, under, v.Discard.Sum(), 1)
	}
	if top != getadler.NoKind {
		pile(getadler.ZoneDiscard, 0, l.Discard, top, 0, 2)
	}
	return buf
}

// uppermost are the card that was laid on the discard pile last and the one beneath it, NoKind where there are none.
// Cards of a confrontation lie under those of turns.
func uppermost(v *getadler.View) (top, under getadler.Kind) {
	rest := v.Discard
	lay := func(k getadler.Kind) {
		switch {
		case k == getadler.NoKind || rest[k] == 0:
		case top == getadler.NoKind:
			top = k
			rest[k]--
		default:
			under = k
		}
	}
	for i := v.Past - 1; i >= 0 && under == getadler.NoKind; i-- {
		if t := &v.History[i]; t.Deed != getadler.NoDeed && t.Deed != getadler.DeedRight {
			lay(t.Card)
		}
	}
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds && under == getadler.NoKind; k++ {
		lay(k)
		lay(k)
	}
	return top, under
}

// wholePile is the index that stands for what lies under the uppermost card of a pile: its cards have no places of their own.
const wholePile = 255

// handThings appends the cards of the hand below and the own character beside it. Those of an open hand that are of no use to
// what is asked in a confrontation are grey.
func (l *layout) handThings(paint painter, buf []director.Sprite) []director.Sprite {
	if l.Hand.Empty() {
		return buf
	}
	near := l.opt.Near
	if near.Sits(l.view.Seats) && !l.view.Players[near].Eliminated {
		buf = append(buf, director.Sprite{
			At: game.Place{Zone: zoneOwn}, Face: paint(face{what: character, role: l.view.Players[near].Role}), Private: true,
			Pose: director.Pose{Box: l.Own, Shadow: 5}, Lift: 40,
		})
	}
	var copies getadler.Counts
	for i := range l.Held {
		lift := l.opt.Lift[i]
		pose := director.Pose{Box: l.Cards[i], Shadow: 4 + 10*lift}
		pose.Box.Y -= l.card.H * liftShare * lift
		k := l.kind(i)
		if k != getadler.NoKind && l.opt.Useless&(1<<k) != 0 {
			pose.Grey = 1
		}
		buf = append(buf, director.Sprite{
			At: inHand(near, k, copies[k]), Face: paint(face{kind: k}), Pose: pose, Lift: 41 + i, Private: true,
		})
		copies[k]++
	}
	return buf
}

// inHand is the place of a card of the hand below: the n-th of its kind, counted from 0; of backs NoKind.
func inHand(seat game.Seat, k getadler.Kind, n int) game.Place {
	return game.Place{Zone: getadler.ZoneHand + game.Zone(seat), Index: uint8(int(k)<<4 | n)}
}

// heldAt is the kind of a card in the hand below, and which of its kind it is: what InHand made its place of.
func heldAt(p game.Place) (k getadler.Kind, n int) {
	return getadler.Kind(p.Index >> 4), int(p.Index & 15)
}

// where gives the pose of a place that no card stands for: a card of a pile, or of a hand that does not lie below.
func (l *layout) where(p game.Place) (director.Pose, bool) {
	box, ok := l.box(p)
	return director.Pose{Box: box, Shadow: 4}, ok
}

func (l *layout) box(p game.Place) (display.Rect, bool) {
	seat := game.Seat(p.Zone - getadler.ZoneHand)
	switch {
	case seat.Sits(l.view.Seats) && seat == l.opt.Near && !l.Hand.Empty():
		return l.Cards[max(l.Held-1, 0)], l.Held > 0
	case l.opt.Fight:
		return l.boxFight(p)
	case p.Zone == getadler.ZonePile:
		return l.Pile, !l.Pile.Empty()
	case p.Zone == getadler.ZoneDiscard:
		return l.Discard, !l.Discard.Empty()
	case seat.Sits(l.view.Seats):
		box := l.Suspects[seat].Backs
		box.W = box.H * cardRatio
		return box, !box.Empty()
	}
	return display.Rect{}, false
}

// fightThings appends every card of a confrontation, lowest first.
func (l *layout) fightThings(paint painter, buf []director.Sprite) []director.Sprite {
	v := l.view
	for seat := range game.Seat(v.Seats) {
		s := director.Sprite{
			At: game.Place{Zone: zoneRole + game.Zone(seat)}, Face: paint(face{what: namedPortrait, role: v.Players[seat].Role}),
			Pose: director.Pose{Box: l.character(seat), Shadow: 4}, Lift: 5,
		}
		if v.Players[seat].Eliminated {
			s.Pose.Grey = 1
		}
		buf = append(buf, s)
	}
	if l.looting() {
		buf = l.lootThings(paint, buf)
	} else {
		buf = l.laidThings(paint, l.laidThings(paint, buf, true), false)
	}
	return l.handThings(paint, buf)
}

// laidThings appends the cards of one row of the lane: the lower one lies on the upper.
func (l *layout) laidThings(paint painter, buf []director.Sprite, upper bool) []director.Sprite {
	c := &l.view.Fight
	lift := 30
	if upper {
		lift = 10
	}
	for i, laid := range c.Laid[:c.Cards] {
		if upper == (laid.Seat == c.Villain) {
			buf = append(buf, director.Sprite{
				At: game.Place{Zone: getadler.ZoneFight, Index: uint8(i)}, Face: paint(face{kind: laid.Card}),
				Pose: director.Pose{Box: l.Fight.Laid[i], Shadow: 5, Turn: leans[i%len(leans)]}, Lift: lift + i,
			})
		}
	}
	return buf
}

// leans are how far laid cards lean, in radians: none lies quite straight.
var leans = [...]float64{0.012, -0.016, 0.02, -0.01, 0.015, -0.02, 0.008}

// character is where a seat's character lies: at its side of the confrontation, or in the row.
func (l *layout) character(seat game.Seat) display.Rect {
	switch c := &l.view.Fight; seat {
	case c.Villain:
		return l.Fight.Villain.Card
	case c.Opponent:
		return l.Fight.Hero.Card
	}
	return l.Fight.Row[seat].Card
}

// lootThings appends the cards of an eliminated hand.
func (l *layout) lootThings(paint painter, buf []director.Sprite) []director.Sprite {
	for k, n := range l.view.Looking {
		box := l.Fight.Loot[k]
		w := box.H * cardRatio
		for i := range n {
			at := display.Rect{X: box.X + w*lootStep*float64(i), Y: box.Y, W: w, H: box.H}
			buf = append(buf, director.Sprite{
				At: lootedAt(getadler.Kind(k), i), Face: paint(face{kind: getadler.Kind(k)}), Private: true,
				Pose: director.Pose{Box: at, Shadow: 5}, Lift: 20 + i,
			})
		}
	}
	return buf
}

// lootedAt is the place of the n-th card of a kind in an eliminated hand.
func lootedAt(k getadler.Kind, n int) game.Place {
	return game.Place{Zone: getadler.ZoneAway, Index: uint8(int(k)<<4 | n)}
}

// boxFight is where a place lies that no card of a confrontation stands for: hands at their numbers, the piles beyond
// the top of the lane.
func (l *layout) boxFight(p game.Place) (display.Rect, bool) {
	f, c := &l.Fight, &l.view.Fight
	switch seat := game.Seat(p.Zone - getadler.ZoneHand); {
	case p.Zone == getadler.ZonePile, p.Zone == getadler.ZoneDiscard:
		box := f.Lane.Middle(f.Lane.H*cardRatio*0.5, f.Lane.H*0.5)
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
func (l *layout) side(seat game.Seat) *opponentLayout {
	if seat == l.view.Fight.Villain {
		return &l.Fight.Villain
	}
	return &l.Fight.Hero
}

// loser is the seat eliminated in the confrontation, the Table where none is.
func (l *layout) loser() game.Seat {
	if v := l.view; v.Past > 0 {
		return v.History[v.Past-1].Loser
	}
	return game.Table
}
