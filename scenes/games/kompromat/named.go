package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
)

// named says what each part of the table is that is no open card. A card that lies face down is named for its place,
// also to those whose it is (K26).
func (b *brush) named() {
	for seat := range game.Seat(kompromat.Seats) {
		s := &b.lay.Dossiers[seat]
		holes := s.Holes[0]
		holes.W = s.Holes[len(s.Holes)-1].X + holes.W - holes.X
		b.Names(holes, "kompromat.token")
		b.Names(s.Won, "kompromat.won")
		b.Names(s.Points, "kompromat.points")
		if b.v.Players[seat].WonShown {
			b.Names(s.Sets[0], "kompromat.code")
			b.Names(s.Sets[1], "kompromat.document")
		}
		for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
			if box, held := b.lay.item(seat, item); held {
				b.Names(box, itemTerm(item))
			}
		}
		switch {
		case b.lay.Reveal:
			b.Names(b.lay.Total[seat], "kompromat.total")
			b.Names(b.lay.Fans[b.v.Current][seat], "kompromat.slot")
			continue
		case b.v.DrawnBy == seat && seat == b.t.table.Near:
			b.Names(b.lay.drawn(seat), "kompromat.equipment")
		}
		b.Names(s.Deck, "kompromat.equipment")
		for i := range b.v.Row {
			b.Names(b.lay.Fans[i][seat], "kompromat.slot")
		}
	}
	for i := range b.v.Row {
		if p := &b.v.Row[i]; p.Mission != 0 && p.Counter != 0 {
			slip, _ := b.lay.Folders[i].CutRight(b.lay.Folders[i].W * markWide)
			slip.H *= markHigh
			b.Names(slip, "kompromat.counter")
		}
	}
	if !b.lay.Reveal {
		b.Names(b.lay.MissionDeck, "kompromat.missions")
	}
}
