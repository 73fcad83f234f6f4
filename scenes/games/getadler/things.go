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

// board collects the cards of a layout, lowest first.
type board struct {
	*layout
	paint painter
	all   []director.Sprite
}

// add lays one more card.
func (b *board) add(at game.Place, f face, lift int, pose director.Pose) *director.Sprite {
	b.all = append(b.all, director.Sprite{At: at, Face: b.paint(f), Pose: pose, Lift: lift})
	return &b.all[len(b.all)-1]
}

// things appends every card of the table, lowest first.
func (l *layout) things(paint painter, buf []director.Sprite) []director.Sprite {
	b, v := board{l, paint, buf}, l.view
	for seat := range game.Seat(v.Seats) {
		f, card, shadow := face{what: ticket, role: v.Players[seat].Role}, l.Suspects[seat].Strip, 6.0
		if l.opt.Fight {
			f.what, card, shadow = namedPortrait, l.side(seat).Card, 4
		} else if !l.opposite(int(seat)) {
			continue
		}
		if card.Empty() { // It has no room beside its name.
			continue
		}
		if f.what == ticket && f.role == getadler.NoRole && v.Viewer == game.Public {
			f.what = shutTicket
		}
		if seat == l.opt.Near && !l.opt.Hand && !v.Revealed && v.Viewer == seat {
			f.role = getadler.NoRole
		}
		s := b.add(game.Place{Zone: zoneRole + game.Zone(seat)}, f, 0, director.Pose{Box: card, Shadow: shadow})
		if l.opt.Fight && f.role == getadler.NoRole {
			s.Face.PortraitID = l.opt.Portraits[seat]
		}
		if l.opt.Fight && v.Players[seat].Eliminated {
			s.Pose.Shade = 1
		}
	}
	for seat := range game.Seat(v.Seats) {
		if !l.opt.Fight {
			b.backs(seat)
		}
	}
	if !l.opt.Fight && !l.taken() {
		b.piles()
	}
	seat := accused(v)
	switch {
	case l.looting():
		b.loot()
	case l.opt.Fight:
		// The lower row lies on the upper.
		b.laid(true, 10)
		b.laid(false, 30)
	case seat.Sits(v.Seats):
		pose := director.Pose{Box: l.over(seat), Turn: arrestLean, Shadow: 8}
		b.add(game.Place{Zone: getadler.ZoneFight}, face{kind: v.Fight.Laid[0].Card}, 60, pose)
	}
	b.hand()
	return b.all
}

// accused is the seat on which an arrest lies, until the first character is turned up by it: every one of them is seen
// then. The Table where there is none.
func accused(v *getadler.View) game.Seat {
	if v.Fight.Cards == 0 || v.Fight.Villain.Sits(v.Seats) {
		return game.Public
	}
	if !v.History[v.Past-1].Revealed {
		for seat := range game.Seat(v.Seats) {
			if seat != v.Viewer && v.Players[seat].Role != getadler.NoRole {
				return game.Public
			}
		}
	}
	return v.Target
}

// taken reports that clock and piles have made way for something to choose from.
func (l *layout) taken() bool { return l.opt.Choice || !l.Builder.Empty() }

// over is where a card lies that is played on a suspect: before its shoulder, so that its face stays in sight.
func (l *layout) over(seat game.Seat) display.Rect {
	card := l.Suspects[seat].Card
	high := card.H * overShare
	return display.Rect{X: card.X + card.W - high*cardRatio*0.4, Y: card.Y + card.H - high, W: high * cardRatio, H: high}
}

// backs lays the backs of a hand that does not lie below: some that stay, and one that comes and goes.
func (b *board) backs(seat game.Seat) {
	p, suspect := &b.view.Players[seat], &b.Suspects[seat]
	if !b.opposite(int(seat)) {
		return
	}
	box := suspect.backs()
	for i, at := range [...]uint8{wholePile, wholePile - 1, 0} {
		if p.Cards > 2-i {
			pose := director.Pose{Box: box.Moved(float64(i)*box.H*backStep, 0), Turn: backLean * float64(i-1), Shadow: 2}
			b.add(game.Place{Zone: getadler.ZoneHand + game.Zone(seat), Index: at}, face{}, 6+i, pose)
		}
	}
}

// piles lays draw pile and discard pile: under the uppermost card of each lies one that stays while it comes and goes.
func (b *board) piles() {
	v := b.view
	pile := func(zone game.Zone, box display.Rect, cards int, top, under face, lean float64) {
		if cards > 1 {
			b.add(game.Place{Zone: zone, Index: wholePile}, under, 1, director.Pose{Box: box, Turn: lean, Shadow: 4})
		}
		if cards > 0 {
			b.add(game.Place{Zone: zone}, top, 2, director.Pose{Box: box, Turn: -lean / 4, Shadow: 3})
		}
	}
	pile(getadler.ZonePile, b.Pile, v.Pile, face{}, face{}, 0)
	top, under := uppermost(v)
	pile(getadler.ZoneDiscard, b.Discard, v.Discard.Sum(), face{kind: top}, face{kind: under}, heapLean)
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

// wholePile is the index that stands for what lies under the uppermost card of a pile: its cards have no places of
// their own.
const wholePile = 255

// hand lays the cards of the hand below and the own character beside it. Those of an open hand that are of no use to
// what is asked in a confrontation are grey; those that can only be discarded in a turn lie in the half-light: they can
// be taken all the same.
func (b *board) hand() {
	if b.Hand.Empty() {
		return
	}
	near := b.opt.Near
	if near.Sits(b.view.Seats) && !b.view.Players[near].Eliminated && !b.Own.Empty() {
		own, pose := face{what: ownBust, role: b.view.Players[near].Role}, director.Pose{Box: b.Own}
		if own.role == getadler.NoRole {
			own.what, pose = character, director.Pose{Box: upright(b.Own.SquareIn(0.9)), Shadow: 5}
		}
		b.add(game.Place{Zone: zoneOwn}, own, 40, pose).Private = true
	}
	var copies getadler.Counts
	for i := range b.Held {
		k, lift := b.kind(i), b.opt.Lift[i]
		pose := director.Pose{Box: b.Cards[i].Moved(0, -b.card.H*liftOf(lift)), Turn: b.lean[i], Shadow: 5 + 10*lift}
		if k != getadler.NoKind && b.opt.Useless&(1<<k) != 0 {
			if pose.Shade = 1; !b.opt.Fight {
				pose.Shade = discardShade
			}
		}
		look := face{kind: k}
		if k != getadler.NoKind {
			look.letters = b.letters
		}
		b.add(inHand(near, k, copies[k]), look, 41+i, pose).Private = true
		copies[k]++
	}
}

// laid lays the cards of one row of the lane.
func (b *board) laid(upper bool, lift int) {
	c := &b.view.Fight
	for i, laid := range c.Laid[:c.Cards] {
		if upper == (laid.Seat == c.Villain) {
			pose := director.Pose{Box: b.Fight.Laid[i], Shadow: 5, Turn: leans[i%len(leans)]}
			b.add(game.Place{Zone: getadler.ZoneFight, Index: uint8(i)}, face{kind: laid.Card}, lift+i, pose)
		}
	}
}

// leans are how far laid cards lean, in radians: none lies quite straight.
var leans = [...]float64{0.012, -0.016, 0.02, -0.01, 0.015, -0.02, 0.008}

// loot lays the cards of an eliminated hand.
func (b *board) loot() {
	for k, n := range b.view.Looking {
		box := b.Fight.Loot[k]
		box.W = box.H * cardRatio
		for i := range n {
			at := game.Place{Zone: getadler.ZoneAway, Index: uint8(k<<4 | i)}
			pose := director.Pose{Box: box.Moved(box.W*lootStep*float64(i), 0), Shadow: 5}
			b.add(at, face{kind: getadler.Kind(k)}, 20+i, pose).Private = true
		}
	}
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
	box := l.box(p)
	return director.Pose{Box: box, Shadow: 4}, !box.Empty()
}

// box is that place. In a confrontation hands are at their numbers, the piles beyond the top of the lane.
func (l *layout) box(p game.Place) display.Rect {
	seat, lane := game.Seat(p.Zone-getadler.ZoneHand), l.Fight.Lane
	pile := p.Zone == getadler.ZonePile || p.Zone == getadler.ZoneDiscard
	switch {
	case seat.Sits(l.view.Seats) && seat == l.opt.Near && !l.Hand.Empty():
		return l.Cards[max(l.Held-1, 0)]
	case seat.Sits(l.view.Seats) && !l.opt.Fight && !l.opposite(int(seat)):
		foot, _ := l.Board.CutBottom(l.card.H) // The builder has taken the place of the hand.
		return foot.Middle(l.card.W, l.card.H)
	case l.opt.Fight && pile:
		box := lane.Middle(lane.H*cardRatio*0.5, lane.H*0.5)
		box.Y = lane.Y - box.H*0.3
		return box
	case p.Zone == getadler.ZonePile:
		return l.Pile
	case pile:
		return l.Discard
	case l.opt.Fight && p.Zone == getadler.ZoneAway:
		_, seat = endOf(l.view)
	case !seat.Sits(l.view.Seats):
		return display.Rect{}
	case !l.opt.Fight:
		return l.Suspects[seat].backs()
	}
	return upright(l.side(seat).Backs)
}

// side is where a seat stands in a confrontation: the two opponents at the sides, the others in the row.
func (l *layout) side(seat game.Seat) *suspectLayout {
	if seat == l.view.Fight.Opponent || !seat.Sits(l.view.Seats) {
		return &l.Fight.Hero
	}
	return &l.Suspects[seat]
}
