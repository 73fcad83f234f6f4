package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/director"
)

// wholePile is the index that stands for a whole pile: cards in it have no places of their own.
const wholePile = 255

// face says what a card on the table looks like: an equipment card of a tone, a back where card is 0, or a mission with what
// lies under it, a back where both are none.
type face struct {
	isMission        bool
	card             kompromat.Card
	tone             uint8
	mission, counter kompromat.Mission
}

// face paints it in the reader's language.
func (t *screen) face(f face) display.Face {
	return t.faces.Get(t.table.Stage.Lang, f, func(f face) display.Face {
		r := t.table.Reader()
		switch {
		case f.mission != 0:
			return cards.Folder(r, f.mission, f.counter)
		case f.counter != 0:
			return cards.Slip(r, f.counter)
		case f.isMission:
			return cards.MissionBack(r)
		case f.card == 0:
			return cards.EquipmentBack(f.tone)
		}
		return cards.EquipmentFace(cards.EquipmentValue(r, f.card), f.tone, f.card)
	})
}

// deckTone is the colour of a seat's deck, wherever it sits: the first seat's is blue, the second's red.
func deckTone(s game.Seat) uint8 { return 1 - uint8(s)&1 }

// equipment is the face of a seat's card, with its back up where it is not shown.
func equipment(seat game.Seat, c kompromat.Slot) face {
	if !c.Up && c.Know != kompromat.Shown {
		c.Card = 0
	}
	return face{card: c.Card, tone: deckTone(seat)}
}

// attemptZone is the zone of a seat's cards at a mission.
func attemptZone(mission int, seat game.Seat) game.Zone {
	return kompromat.ZoneAttempt + game.Zone(2*mission) + game.Zone(seat)
}

// things appends every card of the table, lowest first.
func (l *layout) things(paint func(face) display.Face, buf []director.Sprite) []director.Sprite {
	v := l.view
	if !l.Reveal {
		buf = l.piles(paint, buf)
	}
	for i := range v.Row {
		buf = l.folder(paint, buf, i)
		for seat := range game.Seat(kompromat.Seats) {
			if !l.Reveal || i == v.Current {
				buf = l.fan(paint, buf, i, seat)
			}
		}
	}
	if by := v.DrawnBy; by.Sits(kompromat.Seats) {
		buf = append(buf, director.Sprite{
			At: game.Place{Zone: kompromat.ZoneDrawn + game.Zone(by)}, Face: paint(equipment(by, v.Drawn)),
			Pose: director.Pose{Box: l.drawn(by), Shadow: 6}, Lift: 90,
		})
	}
	return buf
}

// drawn is where the card lies that a seat has drawn and not yet placed.
func (l *layout) drawn(seat game.Seat) display.Rect {
	if seat == l.opt.Near {
		return l.Card
	}
	d := l.Decks[seat]
	return d.Moved(d.W*0.35, d.H*0.25)
}

func (l *layout) piles(paint func(face) display.Face, buf []director.Sprite) []director.Sprite {
	v := l.view
	if v.Unlaid != 0 {
		buf = append(buf, director.Sprite{
			At: game.Place{Zone: kompromat.ZoneMissionDeck, Index: wholePile}, Face: paint(face{isMission: true}),
			Pose: director.Pose{Box: l.MissionDeck, Shadow: 6},
		})
	}
	for seat := range game.Seat(kompromat.Seats) {
		if n := v.Players[seat].Deck; n > 0 {
			buf = append(buf, director.Sprite{
				At: game.Place{Zone: kompromat.ZoneDeck + game.Zone(seat), Index: wholePile}, Face: paint(equipment(seat, kompromat.Slot{})),
				Pose: director.Pose{Box: l.Decks[seat], Shadow: 3 + float64(n)/3},
			})
		}
	}
	return buf
}

func (l *layout) folder(paint func(face) display.Face, buf []director.Sprite, i int) []director.Sprite {
	p := &l.view.Row[i]
	if p.Mission == 0 && p.Counter == 0 {
		return buf
	}
	s := director.Sprite{
		At: game.Place{Zone: kompromat.ZoneRow, Index: uint8(i)}, Face: paint(face{isMission: true, mission: p.Mission, counter: p.Counter}),
		Pose: director.Pose{Box: l.Folders[i], Turn: lean(i, 7), Shadow: 6}, Lift: 10,
	}
	if p.Mission == 0 {
		s.At.Zone, s.Lift = kompromat.ZoneCounter, 9
	}
	if l.Reveal && i != l.view.Current {
		s.Pose.Turn = 0
	}
	if lift := l.opt.Lift[i]; lift > 0 {
		s.Pose.Scale, s.Pose.Shadow, s.Pose.Turn = 0.03*lift, 6+8*lift, s.Pose.Turn*(1-lift)
	}
	return append(buf, s)
}

func (l *layout) fan(paint func(face) display.Face, buf []director.Sprite, mission int, seat game.Seat) []director.Sprite {
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
		c := a.Cards[i]
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
		buf = append(buf, director.Sprite{
			At: game.Place{Zone: attemptZone(mission, seat), Index: uint8(i)}, Face: paint(equipment(seat, c)), Pose: pose, Lift: 20 + i,
			Private: !c.Up && c.Card != 0 && c.Know == kompromat.Shown,
		})
		at += steps[i]
	}
	return buf
}

// step is how far the card after the i-th of an attempt lies from it, where that much room is left for all steps. Where
// there is little, a card that is shown has as much as its figure needs, and what is over is shared out.
func (l *layout) step(a *kompromat.Attempt, i int, room float64) float64 {
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
func (l *layout) needs(c *kompromat.Slot) float64 {
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

// Where gives the pose of a place that no card of its own lies at: a card of a pile.
func (l *layout) Where(p game.Place) (director.Pose, bool) {
	box, ok := l.box(p.Zone)
	return director.Pose{Box: box, Shadow: 4}, ok
}

func (l *layout) box(z game.Zone) (display.Rect, bool) {
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
