package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/scenes/director"
	"safehouse/scenes/games/kompromat/designs"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// wholePile is the index that stands for a whole pile: cards in it have no places of their own.
const wholePile = 255

// face says what a card on the table looks like: an equipment card of a tone, a back where card is 0, or a mission with
// what lies under it, a back where both are none.
type face struct {
	isMission bool
	card      kompromat.Card
	tone      uint8
	// closed is an equipment card that its owner alone sees. counts marks as what a 1/11 was declared, 0 for not yet.
	// under is one that another one lies on.
	closed, under    bool
	counts           uint8
	mission, counter kompromat.Mission
	// words is how large its words are, 0 for as large as they have room.
	words rowWords
}

// rowKey is all that the words on the folders of the row depend on.
type rowKey struct {
	look ui.Look
	box  display.Rect
	row  [kompromat.RowSize]face
}

// rowWords is how large words on the folders of a row are: the names, and what stands beside the points.
type rowWords struct{ names, notes float64 }

// painter paints cards in the reader's language.
type painter struct {
	look *match.View
	// faces are those that were painted before, words how large the words of a row were.
	faces match.Kept[face, display.Face]
	words ui.Memo[rowKey, rowWords]
}

// rowWords is how large the words are on the row in a layout: all alike, as the longest name has room, and the words
// beside the longest figure.
func (p *painter) rowWords(l *layout) rowWords {
	if l.Reveal {
		return rowWords{} // There the folders are of two sizes.
	}
	box := l.Folders[0]
	key := rowKey{look: ui.LookOf(p.look.Stage), box: display.Rect{W: box.W, H: box.H}}
	for i := range l.view.Row {
		key.row[i] = face{mission: l.view.Row[i].Mission, counter: l.view.Row[i].Counter}
	}
	return p.words.Get(key, func() (least rowWords) {
		var row []display.Face
		for _, m := range key.row {
			if m.mission != 0 {
				row = append(row, p.face(m))
			}
		}
		metrics, measure := key.look.Metrics, p.look.Stage.Measure
		least.names, _ = faces.Alike(row, key.box, metrics, measure)
		for _, folder := range row {
			for _, it := range faces.Lay(nil, folder, key.box, metrics, measure) {
				if it.Kind == display.Text && it.Text == folder.Note && (least.notes == 0 || it.Size < least.notes) {
					least.notes = it.Size
				}
			}
		}
		return least
	})
}

// face paints it in the reader's language.
func (p *painter) face(f face) display.Face {
	return p.faces.Get(p.look.Stage.Lang, f, func(f face) display.Face {
		r := p.look.Reader()
		switch {
		case f.mission != 0:
			folder := folderFace(r, f.mission, f.counter)
			folder.Letters, folder.Heading = f.words.notes, f.words.names
			return folder
		case f.counter != 0:
			return slipFace(r, f.counter)
		case f.isMission:
			return missionBack(r)
		case f.card == 0:
			return equipmentBack(f.tone)
		}
		e := equipmentFace(equipmentValue(r, f.card), f.tone, f.card)
		if e.Marks = f.counts; f.closed {
			e.Marks |= designs.Closed
		}
		if f.under {
			e.Marks |= designs.Under
		}
		return e
	})
}

// deckTone is the colour of a seat's deck, wherever it sits: the first seat's is blue, the second's red.
func deckTone(s game.Seat) uint8 { return 1 - uint8(s) }

// equipment is the face of a seat's card, with its back up where it is not shown.
func equipment(seat game.Seat, c kompromat.Slot) face {
	return face{card: shownOf(c), tone: deckTone(seat), closed: !c.Up && shownOf(c) != 0}
}

// attemptZone is the zone of a seat's cards at a mission.
func attemptZone(mission int, seat game.Seat) game.Zone {
	return kompromat.ZoneAttempt + game.Zone(2*mission) + game.Zone(seat)
}

// put lays a card at a place of a zone.
type put func(zone game.Zone, index int, f face, pose director.Pose, lift int) *director.Sprite

// things appends every card of the table, lowest first.
func (l *layout) things(paint func(face) display.Face, buf []director.Sprite) []director.Sprite {
	put := func(zone game.Zone, index int, f face, pose director.Pose, lift int) *director.Sprite {
		buf = append(buf, director.Sprite{At: game.Place{Zone: zone, Index: uint8(index)}, Face: paint(f), Pose: pose,
			Lift: lift})
		return &buf[len(buf)-1]
	}
	v := l.view
	l.piles(put)
	for i := range v.Row {
		l.folder(put, i)
		for seat := range game.Seat(kompromat.Seats) {
			if !l.Reveal || i == v.Current {
				l.fan(put, i, seat)
			}
		}
	}
	if by := v.DrawnBy; by.Sits(kompromat.Seats) {
		put(kompromat.ZoneDrawn+game.Zone(by), 0, equipment(by, v.Drawn), director.Pose{Box: l.drawn(by), Shadow: 6}, 90)
	}
	return buf
}

// drawn is where the card lies that a seat has drawn and not yet placed.
func (l *layout) drawn(seat game.Seat) display.Rect {
	if seat == l.opt.Near && !l.Card.Empty() {
		return l.Card
	}
	// On its deck, so that it covers nothing that stands beside that.
	d := l.Dossiers[seat].Deck
	return d.Moved(d.W*drawnAside, 0)
}

func (l *layout) piles(put put) {
	if l.view.Unlaid != 0 {
		put(kompromat.ZoneMissionDeck, wholePile, face{isMission: true}, director.Pose{Box: l.MissionDeck, Shadow: 6}, 0)
	}
	for seat := range l.Dossiers {
		deck := l.Dossiers[seat].Deck
		if n := l.view.Players[seat].Deck; n > 0 {
			pose := director.Pose{Box: deck, Shadow: 3 + float64(n)/3}
			put(kompromat.ZoneDeck+game.Zone(seat), wholePile, equipment(game.Seat(seat), kompromat.Slot{}), pose, 0)
		}
	}
}

func (l *layout) folder(put put, i int) {
	p := &l.view.Row[i]
	zone, lift := kompromat.ZoneRow, 10
	switch {
	case p.Mission == 0 && p.Counter == 0:
		return
	case p.Mission == 0:
		zone, lift = kompromat.ZoneCounter, 9
	}
	pose := director.Pose{Box: l.Folders[i], Turn: lean(i, 7), Shadow: 6, Shade: l.shade(i)}
	if l.Reveal && i != l.view.Current {
		pose.Turn = 0
	}
	if up := l.opt.Lift[i]; up > 0 {
		pose.Scale, pose.Shadow, pose.Turn = 0.03*up, 6+8*up, pose.Turn*(1-up)
	}
	put(zone, i, face{isMission: true, mission: p.Mission, counter: p.Counter, words: l.words}, pose, lift)
}

// shade is how far a mission lies out of the light of the lamp, while that shines on another one.
func (l *layout) shade(mission int) float64 {
	if hero := l.hero(); hero < 0 || hero == mission {
		return 0
	}
	return idleShade
}

func (l *layout) fan(put put, mission int, seat game.Seat) {
	a, at, wide := &l.view.Row[mission].Attempts[seat], l.spread(mission, seat), l.cardWide(mission, seat)
	won, elevens := l.view.Row[mission].Fate.WonBy(), elevensOf(a)
	for i, c := range a.Cards[:a.Count] {
		pose := director.Pose{
			Box:    display.Rect{X: at[i], Y: l.Fans[mission][seat].Y, W: wide, H: wide / cardRatio},
			Turn:   lean(mission*14+i, 11+int(seat)),
			Shadow: 4, Shade: l.shade(mission),
		}
		if c.Removed {
			pose.Turn, pose.Shade = removedTurn, 1
			pose.Box.Y += pose.Box.H * removedDrop
		}
		if a.Bust && a.Declared {
			pose.Shade = max(pose.Shade, bustGrey)
		}
		if won.Sits(kompromat.Seats) && won != seat {
			pose.Shade = max(pose.Shade, lostGrey)
		}
		of := equipment(seat, c)
		if elevens >= 0 && of.card.Wild() && !c.Removed {
			if of.counts = designs.CountsOne; elevens > 0 {
				of.counts = designs.CountsEleven
				elevens--
			}
		}
		of.under = of.card != 0 && i+1 < a.Count && at[i+1]-at[i] < wide*underFrom
		put(attemptZone(mission, seat), i, of, pose, 20+i).Private = !c.Up && shownOf(c) != 0
	}
}

// elevensOf is how many of the 1/11 cards of an attempt were declared as 11, negative while nobody knows. What an item
// adds to a total, or takes off it, is far less than the ten between both readings.
func elevensOf(a *kompromat.Attempt) int {
	if r := read(a); a.Declared && r.whole && r.wilds > 0 {
		return min((max(a.Total-r.low, 0)+kompromat.WildExtra/2)/kompromat.WildExtra, r.wilds)
	}
	return -1
}

// spread is where each card of an attempt lies, and after the last one where that ends. Cards that are shown lie side
// by side while there is room, and backs as close together as they can be counted; where there is little, a card that
// is shown has as much as its figure needs.
func (l *layout) spread(mission int, seat game.Seat) (at [kompromat.DeckSize + 1]float64) {
	a, fan, card := &l.view.Row[mission].Attempts[seat], l.Fans[mission][seat], l.cardWide(mission, seat)
	wish, room, steps := card*fanStep, fan.W-card, max(0, a.Count-1)
	if l.Reveal {
		wish = card * laneStep
	}
	need, faces, backs := 0.0, 0.0, 0.0
	for i := range steps {
		if need += needs(a.Cards[i]) * card; shownOf(a.Cards[i]) == 0 {
			backs++
		} else {
			faces++
		}
	}
	back := wish
	if !l.Reveal {
		back = min(wish, card*backsStep)
	}
	wide := 0.0
	// Backs make way for figures: their number stands on the last of them.
	tight := 1.0
	if shown := need - backs*backStep*card; need > room && backs > 0 {
		tight = max(backLeast/backStep, (room-shown)/(need-shown))
		need = shown + tight*(need-shown)
	}
	for i := range steps {
		step := needs(a.Cards[i]) * card
		isBack := shownOf(a.Cards[i]) == 0
		if isBack {
			step *= tight
		}
		switch {
		case need > room:
			step *= room / need
		case tight < 1:
		case wish*faces+back*backs <= room:
			if step = wish; isBack {
				step = back
			}
		case wish*faces+card*backStep*backs <= room:
			if step = wish; isBack {
				step = (room - wish*faces) / backs
			}
		case !isBack:
			step = min(wish, step+(room-need)/faces)
		}
		wide += step
		at[i+1] = wide
	}
	at[steps+1] = wide + card
	for i := range at {
		at[i] += fan.X
		if !l.Reveal {
			at[i] += (room - wide) / 2
		}
	}
	return at
}

// needs is how much of a card is to be seen beside the next one, as a share of its width: its figure, where it is
// shown.
func needs(c kompromat.Slot) float64 {
	switch card := shownOf(c); {
	case card == 0:
		return backStep
	case card.Low() < 4: // 1/11 and 0.5 have wide figures.
		return designs.WideStrip
	}
	return designs.OneStrip
}

// stepsOf is how much of the cards of an attempt must be seen before the last one, in cards.
func stepsOf(a *kompromat.Attempt) (steps float64) {
	for i := range max(0, a.Count-1) {
		steps += needs(a.Cards[i])
	}
	return steps
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
	switch z {
	case kompromat.ZoneMissionDeck, kompromat.ZoneAside:
		return l.MissionDeck, true
	case kompromat.ZoneDiscard:
		return l.MissionDeck.Moved(-l.Board.W, 0), true
	}
	for seat := range game.Seat(kompromat.Seats) {
		switch z - game.Zone(seat) {
		case kompromat.ZoneDeck, kompromat.ZoneRemoved:
			return l.Dossiers[seat].Deck, true
		case kompromat.ZoneDrawn:
			return l.drawn(seat), true
		case kompromat.ZoneWon:
			return l.Dossiers[seat].Won, true
		case kompromat.ZoneTokens:
			return l.Dossiers[seat].Holes[0], true
		}
	}
	return display.Rect{}, false
}
