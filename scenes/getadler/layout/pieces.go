package layout

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/director"
)

// The zones that the table has beside those of the rules: characters lie before their seats, the own one beside the
// hand.
const (
	ZoneRole game.Zone = 80
	ZoneOwn  game.Zone = 90
)

// What says what a piece is.
type What uint8

// The pieces.
const (
	// Card is an action card.
	Card What = iota
	// Character is a suspect's character, OwnCharacter the own one beside the hand.
	Character
	OwnCharacter
)

// Piece is one card on the table.
type Piece struct {
	What What
	At   game.Place
	// Seat is the one before which it lies.
	Seat game.Seat
	// Kind is an action card's, Role a character's; none of them for a back.
	Kind getadler.Kind
	Role getadler.Role
	// Named has a character's name stand on its card.
	Named bool
	Pose  director.Pose
	Lift  int
}

// Pieces appends every card of the table, lowest first.
func (l *Layout) Pieces(buf []Piece) []Piece {
	v := l.view
	if !l.Taken() {
		buf = l.piles(buf)
	}
	for seat := range game.Seat(v.Seats) {
		buf = append(buf, Piece{
			What: Character, At: game.Place{Zone: ZoneRole + game.Zone(seat)}, Seat: seat, Role: v.Players[seat].Role,
			Pose: director.Pose{Box: l.Suspects[seat].Card, Shadow: 4}, Lift: 5,
		})
		buf = l.backs(buf, seat)
	}
	if seat := accused(v); seat.Sits(v.Seats) {
		buf = append(buf, Piece{
			What: Card, At: game.Place{Zone: getadler.ZoneFight}, Seat: seat, Kind: v.Fight.Laid[0].Card,
			Pose: director.Pose{Box: l.over(seat), Turn: arrestLean, Shadow: 8}, Lift: 60,
		})
	}
	return l.HandPieces(buf)
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

// Taken tells that clock and piles have made way for something to choose from.
func (l *Layout) Taken() bool { return l.opt.Choice || !l.Builder.Empty() }

// over is where a card lies that is played on a suspect: beside its character, which stays in sight.
func (l *Layout) over(seat game.Seat) display.Rect {
	p := &l.Suspects[seat]
	room := display.Rect{X: p.Card.X + p.Card.W, Y: p.Card.Y, W: p.Box.X + p.Box.W - p.Card.X - p.Card.W}
	w := min(room.W*overShare, p.Card.W)
	return display.Rect{X: room.X + (room.W-w)/2, Y: room.Y, W: w, H: w / cardRatio}
}

// backs lays the backs of a hand that does not lie below: one that stays, and one that comes and goes.
func (l *Layout) backs(buf []Piece, seat game.Seat) []Piece {
	n := l.view.Players[seat].Cards
	if p := &l.Suspects[seat]; seat == l.opt.Near && !l.Hand.Empty() || l.view.Players[seat].Out && p.Crowded() {
		return buf
	}
	room := l.Suspects[seat].Backs
	h := room.H
	box := display.Rect{X: room.X, Y: room.Y, W: h * cardRatio, H: h}
	for i, at := range [...]uint8{Pile, 0} {
		if n > 1-i {
			buf = append(buf, Piece{
				What: Card, At: game.Place{Zone: getadler.ZoneHand + game.Zone(seat), Index: at}, Seat: seat,
				Pose: director.Pose{Box: box.Moved(float64(i)*h*backStep, 0), Turn: backLean * (2*float64(i) - 1), Shadow: 2}, Lift: 6 + i,
			})
		}
	}
	return buf
}

// piles lays draw pile and discard pile: under the uppermost card of each lies one that stays while it comes and goes.
func (l *Layout) piles(buf []Piece) []Piece {
	v := l.view
	pile := func(z game.Zone, index uint8, box display.Rect, k getadler.Kind, cards, lift int) {
		buf = append(buf, Piece{
			What: Card, At: game.Place{Zone: z, Index: index}, Seat: game.Table, Kind: k,
			Pose: director.Pose{Box: box, Shadow: 3 + float64(cards)/8}, Lift: lift,
		})
	}
	if v.Pile > 1 {
		pile(getadler.ZonePile, Pile, l.Pile, getadler.NoKind, v.Pile, 1)
	}
	if v.Pile > 0 {
		pile(getadler.ZonePile, 0, l.Pile, getadler.NoKind, 0, 2)
	}
	top, under := uppermost(v)
	if under != getadler.NoKind {
		pile(getadler.ZoneDiscard, Pile, l.Discard, under, v.Discard.Sum(), 1)
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

// Pile is the index that stands for what lies under the uppermost card of a pile: its cards have no places of their own.
const Pile = 255

// HandPieces appends the cards of the hand below and the own character beside it.
func (l *Layout) HandPieces(buf []Piece) []Piece {
	if l.Hand.Empty() {
		return buf
	}
	near := l.opt.Near
	if near.Sits(l.view.Seats) && !l.view.Players[near].Eliminated {
		buf = append(buf, Piece{
			What: OwnCharacter, At: game.Place{Zone: ZoneOwn}, Seat: near, Role: l.view.Players[near].Role,
			Pose: director.Pose{Box: l.Own, Shadow: 5}, Lift: 40,
		})
	}
	var copies getadler.Counts
	for i := range l.Held {
		lift := l.opt.Lift[i]
		pose := director.Pose{Box: l.Cards[i], Shadow: 4 + 10*lift}
		pose.Box.Y -= l.card.H * LiftShare * lift
		buf = append(buf, Piece{
			What: Card, At: InHand(near, l.Kind(i), copies[l.Kind(i)]), Seat: near, Kind: l.Kind(i), Pose: pose, Lift: 41 + i,
		})
		copies[l.Kind(i)]++
	}
	return buf
}

// InHand is the place of a card of the hand below: the n-th of its kind, counted from 0; of backs NoKind.
func InHand(seat game.Seat, k getadler.Kind, n int) game.Place {
	return game.Place{Zone: getadler.ZoneHand + game.Zone(seat), Index: uint8(int(k)<<4 | n)}
}

// Held is the kind of a card in the hand below, and which of its kind it is: what InHand made its place of.
func Held(p game.Place) (k getadler.Kind, n int) {
	return getadler.Kind(p.Index >> 4), int(p.Index & 15)
}

// Where gives the pose of a place that no piece stands for: a card of a pile, or of a hand that does not lie below.
func (l *Layout) Where(p game.Place) (director.Pose, bool) {
	box, ok := l.box(p)
	return director.Pose{Box: box, Shadow: 4}, ok
}

func (l *Layout) box(p game.Place) (display.Rect, bool) {
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
