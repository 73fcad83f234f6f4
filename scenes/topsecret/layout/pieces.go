package layout

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/scenes/director"
)

// ZoneSafe is the zone of the safes, which never move: each seat has its own, the base plus the seat.
const ZoneSafe game.Zone = 60

// What says what a piece is.
type What uint8

// The pieces.
const (
	Safe What = iota
	Card
)

// Piece is one card on the table.
type Piece struct {
	What What
	At   game.Place
	// Seat is the one in front of which it lies.
	Seat game.Seat
	Card topsecret.Card
	// Up tells that it lies face up, for everybody or in the hand below; Private that it lies face down and is known to
	// its owner alone, who looks on.
	Up, Private bool
	Pose        director.Pose
	Lift        int
}

// Pieces appends every card of the table, lowest first. Those of piles are figures on the board, not pieces.
func (l *Layout) Pieces(buf []Piece) []Piece {
	v := l.view
	for seat := range game.Seat(v.Seats) {
		b, p := &l.Boards[seat], &v.Players[seat]
		buf = append(buf, Piece{What: Safe, At: place(ZoneSafe, seat, 0), Seat: seat, Pose: director.Pose{Box: b.Safe, Shadow: 4}})
		for i := range p.UpCount {
			buf = append(buf, Piece{
				What: Card, At: place(topsecret.ZoneUp, seat, i), Seat: seat, Card: p.Up[i].Card, Up: true,
				Pose: director.Pose{Box: b.Up[i], Shadow: 5}, Lift: 10 + i,
			})
		}
		if p.Picked {
			buf = append(buf, Piece{
				What: Card, At: place(topsecret.ZonePick, seat, 0), Seat: seat, Card: p.Pick, Up: p.Turned,
				Private: !p.Turned && p.Pick.Kind() != topsecret.NoKind,
				Pose:    director.Pose{Box: b.Pick, Shadow: 6}, Lift: 20,
			})
		}
	}
	if l.Hand.Empty() || !l.opt.Near.Sits(v.Seats) {
		return buf
	}
	if !l.open() {
		return l.faceDown(buf)
	}
	for k := l.first(); int(k) <= topsecret.Kinds; k++ {
		buf = l.group(buf, k)
	}
	return buf
}

func place(base game.Zone, seat game.Seat, i int) game.Place {
	return game.Place{Zone: base + game.Zone(seat), Index: uint8(i)}
}

// group lays the cards of one kind; the last of them is lifted.
func (l *Layout) group(buf []Piece, k topsecret.Kind) []Piece {
	n, box := l.held(k), l.Groups[k]
	step := 0.0
	if n > 1 {
		step = (box.W - l.card.W) / float64(n-1)
	}
	for i := range n {
		pose := director.Pose{Box: display.Rect{X: box.X + step*float64(i), Y: box.Y, W: l.card.W, H: l.card.H}, Shadow: 4}
		if i == n-1 {
			pose.Box.Y -= l.card.H * LiftShare * l.opt.Lift[k]
			pose.Shadow += 10 * l.opt.Lift[k]
		}
		buf = append(buf, Piece{
			What: Card, At: InHand(l.opt.Near, k, i), Seat: l.opt.Near, Card: topsecret.NewCard(k, l.opt.Near), Up: true,
			Pose: pose, Lift: 40 + i,
		})
	}
	return buf
}

// faceDown lays the hand as backs, in a row in which nothing can be told of their kinds.
func (l *Layout) faceDown(buf []Piece) []Piece {
	n := l.backs()
	step := 0.0
	if n > 1 {
		step = min(l.card.W*backStep, (l.Hand.W-l.card.W)/float64(n-1))
	}
	x := l.Hand.X + (l.Hand.W-l.card.W-step*float64(n-1))/2
	for i := range n {
		buf = append(buf, Piece{
			What: Card, At: place(topsecret.ZoneHand, l.opt.Near, i), Seat: l.opt.Near,
			Pose: director.Pose{
				Box: display.Rect{X: x + step*float64(i), Y: l.Hand.Y + l.Hand.H - l.card.H, W: l.card.W, H: l.card.H}, Shadow: 4,
			},
			Lift: 40 + i,
		})
	}
	return buf
}

// Where gives the pose of a place that no piece stands for: a card of a pile, or of a hand that is not in sight.
func (l *Layout) Where(p game.Place) (director.Pose, bool) {
	box, ok := l.box(p)
	return director.Pose{Box: box, Shadow: 4}, ok
}

func (l *Layout) box(p game.Place) (display.Rect, bool) {
	if p.Zone == topsecret.ZoneDiscard {
		return upright(l.Discard), true
	}
	seat := game.Seat(p.Zone % 10)
	if !seat.Sits(l.view.Seats) {
		return display.Rect{}, false
	}
	b := &l.Boards[seat]
	switch p.Zone - game.Zone(seat) {
	case topsecret.ZoneHand:
		if seat == l.opt.Near && !l.Hand.Empty() {
			if k := topsecret.Kind(p.Index >> 4); l.open() && int(k) <= topsecret.Kinds && !l.Slots[k].Empty() {
				return l.Slots[k], true
			}
			return l.card.Moved(l.Hand.X+(l.Hand.W-l.card.W)/2, l.Hand.Y+l.Hand.H-l.card.H), true
		}
		return upright(b.Header), true
	case topsecret.ZonePick:
		return b.Pick, true
	case topsecret.ZoneUp:
		return b.Up[min(int(p.Index), len(b.Up)-1)], true
	case topsecret.ZoneSingles:
		return upright(b.Singles), true
	case topsecret.ZonePairs:
		return upright(b.Pairs), true
	case ZoneSafe:
		return b.Safe, true
	}
	return display.Rect{}, false
}

// upright is the largest card in the middle of a box.
func upright(box display.Rect) display.Rect {
	w := min(box.W, box.H*cardRatio)
	x, y := box.Centre()
	return display.Rect{X: x - w/2, Y: y - w/cardRatio/2, W: w, H: w / cardRatio}
}
