package layout

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/scenes/director"
)

// Pile is the index that stands for a whole pile: cards in it have no places of their own.
const Pile = 255

// What says what a piece is.
type What uint8

// The pieces.
const (
	Equipment What = iota
	EquipmentPile
	Folder
	Slip
	MissionPile
)

// Piece is one card on the table.
type Piece struct {
	What What
	At   game.Place
	Seat game.Seat
	Card kompromat.Card
	Up   bool
	// Private tells that the card lies face down and is shown to its owner alone.
	Private bool
	Mission kompromat.Mission
	Counter kompromat.Mission
	Pose    director.Pose
	Lift    int
}

// AttemptZone is the zone of a seat's cards at a mission.
func AttemptZone(mission int, seat game.Seat) game.Zone {
	return kompromat.ZoneAttempt + game.Zone(2*mission) + game.Zone(seat)
}

// Pieces appends every card of the table, lowest first.
func (l *Layout) Pieces(buf []Piece) []Piece {
	v := l.view
	if !l.Reveal {
		buf = l.piles(buf)
	}
	for i := range v.Row {
		buf = l.folder(buf, i)
		for seat := range game.Seat(kompromat.Seats) {
			if !l.Reveal || i == v.Current {
				buf = l.fan(buf, i, seat)
			}
		}
	}
	if v.DrawnBy.Sits(kompromat.Seats) {
		buf = append(buf, Piece{
			What: Equipment, At: game.Place{Zone: kompromat.ZoneDrawn + game.Zone(v.DrawnBy)}, Seat: v.DrawnBy,
			Card: v.Drawn.Card, Up: v.Drawn.Know == kompromat.Shown && v.Drawn.Card != 0,
			Pose: director.Pose{Box: l.drawn(v.DrawnBy), Shadow: 6}, Lift: 90,
		})
	}
	return buf
}

// drawn is where the card lies that a seat has drawn and not yet placed.
func (l *Layout) drawn(seat game.Seat) display.Rect {
	if seat == l.opt.Near {
		return l.Card
	}
	d := l.Decks[seat]
	return d.Moved(d.W*0.35, d.H*0.25)
}

func (l *Layout) piles(buf []Piece) []Piece {
	v := l.view
	if v.Unlaid != 0 {
		buf = append(buf, Piece{
			What: MissionPile, At: game.Place{Zone: kompromat.ZoneMissionDeck, Index: Pile},
			Pose: director.Pose{Box: l.MissionDeck, Shadow: 6},
		})
	}
	for seat := range game.Seat(kompromat.Seats) {
		if v.Players[seat].Deck == 0 {
			continue
		}
		buf = append(buf, Piece{
			What: EquipmentPile, At: game.Place{Zone: kompromat.ZoneDeck + game.Zone(seat), Index: Pile}, Seat: seat,
			Pose: director.Pose{Box: l.Decks[seat], Shadow: 3 + float64(v.Players[seat].Deck)/3},
		})
	}
	return buf
}

func (l *Layout) folder(buf []Piece, i int) []Piece {
	p := &l.view.Row[i]
	pose := director.Pose{Box: l.Folders[i], Turn: lean(i, 7), Shadow: 6}
	if l.Reveal && i != l.view.Current {
		pose.Turn = 0
	}
	if lift := l.opt.Lift[i]; lift > 0 {
		pose.Scale, pose.Shadow, pose.Turn = 0.03*lift, 6+8*lift, pose.Turn*(1-lift)
	}
	switch {
	case p.Mission != 0:
		return append(buf, Piece{
			What: Folder, At: game.Place{Zone: kompromat.ZoneRow, Index: uint8(i)},
			Mission: p.Mission, Counter: p.Counter, Pose: pose, Lift: 10,
		})
	case p.Counter != 0:
		return append(buf, Piece{
			What: Slip, At: game.Place{Zone: kompromat.ZoneCounter, Index: uint8(i)}, Counter: p.Counter, Pose: pose, Lift: 9,
		})
	}
	return buf
}

func (l *Layout) fan(buf []Piece, mission int, seat game.Seat) []Piece {
	a := &l.view.Row[mission].Attempts[seat]
	if a.Count == 0 {
		return buf
	}
	fan := l.Fans[mission][seat]
	var steps [kompromat.DeckSize]float64
	wide := l.card.W
	for i := range a.Count - 1 {
		steps[i] = l.step(a, i, fan.W-l.card.W)
		wide += steps[i]
	}
	at := fan.X
	if !l.Reveal {
		at += (fan.W - wide) / 2
	}
	for i := range a.Count {
		c := &a.Cards[i]
		pose := director.Pose{
			Box:    display.Rect{X: at, Y: fan.Y, W: l.card.W, H: l.card.H},
			Turn:   lean(mission*14+i, 11+int(seat)),
			Shadow: 4,
		}
		if c.Removed {
			pose.Turn, pose.Grey = removedTurn, 1
			pose.Box.Y += l.card.H * removedDrop
		}
		if a.Bust && a.Declared {
			pose.Grey = max(pose.Grey, bustGrey)
		}
		buf = append(buf, Piece{
			What: Equipment, At: game.Place{Zone: AttemptZone(mission, seat), Index: uint8(i)}, Seat: seat,
			Card: c.Card, Up: c.Card != 0 && (c.Up || c.Know == kompromat.Shown),
			Private: !c.Up && c.Card != 0 && c.Know == kompromat.Shown, Pose: pose, Lift: 20 + i,
		})
		if i < a.Count-1 {
			at += steps[i]
		}
	}
	return buf
}

// step is how far the card after the i-th of an attempt lies from it, where that much room is left for all steps. Where
// there is little, a card that is shown has as much as its figure needs, and what is over is shared out.
func (l *Layout) step(a *kompromat.Attempt, i int, room float64) float64 {
	wish := l.card.W * fanStep
	if l.Reveal {
		wish = l.card.W * laneStep
	}
	n := float64(a.Count - 1)
	if wish*n <= room {
		return wish
	}
	sum := 0.0
	for j := range a.Count - 1 {
		sum += l.needs(&a.Cards[j])
	}
	need := l.needs(&a.Cards[i])
	if sum > room {
		return need * room / sum
	}
	return need + (room-sum)/n
}

// needs is how much of a card is to be seen beside the next one: its figure, where it is shown.
func (l *Layout) needs(c *kompromat.Slot) float64 {
	switch {
	case c.Card == 0 || !c.Up && c.Know != kompromat.Shown:
		return l.card.W * backStep
	case c.Card.Wild():
		return l.card.W * wildStep
	}
	return l.card.W * shownStep
}

// lean is the small angle at which a card was put down: always the same for the same place.
func lean(n, salt int) float64 {
	h := uint32(n*2654435761 + salt*40503)
	h ^= h >> 13
	h *= 2246822519
	h ^= h >> 16
	return (float64(h%1000)/500 - 1) * tilt
}

// Where gives the pose of a place that no piece stands for: a card of a pile.
func (l *Layout) Where(p game.Place) (director.Pose, bool) {
	box, ok := l.box(p.Zone)
	return director.Pose{Box: box, Shadow: 4}, ok
}

func (l *Layout) box(z game.Zone) (display.Rect, bool) {
	switch {
	case z == kompromat.ZoneMissionDeck || z == kompromat.ZoneAside:
		return l.MissionDeck, true
	case z == kompromat.ZoneDiscard:
		d := l.MissionDeck
		return d.Moved(-d.W*2, 0), true
	case z >= kompromat.ZoneDeck && z < kompromat.ZoneDeck+kompromat.Seats:
		return l.Decks[z-kompromat.ZoneDeck], true
	case z >= kompromat.ZoneDrawn && z < kompromat.ZoneDrawn+kompromat.Seats:
		return l.drawn(game.Seat(z - kompromat.ZoneDrawn)), true
	case z >= kompromat.ZoneWon && z < kompromat.ZoneWon+kompromat.Seats:
		return l.Strips[z-kompromat.ZoneWon].Won, true
	case z >= kompromat.ZoneTokens && z < kompromat.ZoneTokens+kompromat.Seats:
		return l.Strips[z-kompromat.ZoneTokens].Holes[0], true
	case z >= kompromat.ZoneRemoved && z < kompromat.ZoneRemoved+kompromat.Seats:
		return l.Decks[z-kompromat.ZoneRemoved], true
	}
	return display.Rect{}, false
}
