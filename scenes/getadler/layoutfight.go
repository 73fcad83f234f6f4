package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
)

// fightLayout is where the parts of a confrontation lie: its two opponents at the sides, between them the lane in which the
// cards land, and under it the row of those who are asked whether they answer.
type fightLayout struct {
	// Hero is the side of the hero who faces the villain: among the suspects it has its place in the row.
	Hero suspectLayout
	// Lane is all of the room between the two. Laid are the cards in it, in the order played.
	Lane display.Rect
	Laid [getadler.MaxLaid]display.Rect
	// Names are the strips under the cards of the lower row; empty for the others, and where there is no room.
	Names [getadler.MaxLaid]display.Rect
	// Signs are the places on them for the signs of those who played them, clear of neighbours.
	Signs [getadler.MaxLaid]display.Rect
	// Shots are the counts of a shoot-out, the villain's and the hero's; empty where nobody shoots.
	Shots [2]display.Rect
	// Loot are the cards of an eliminated hand that the viewer chooses from, those of a kind in one box.
	Loot [getadler.Kinds + 1]display.Rect
	// Caption says what the row below is; empty for large letters, where the panel says it. Order are the players in the row
	// from left to right: the arrester first, then clockwise (G18). Rowed is their number.
	Caption display.Rect
	Order   [game.MaxSeats]game.Seat
	Rowed   int
}

// layFight places a confrontation in the room above the hand. Names have the same places as suspects' names have, so
// that one face does for all of them.
func (l *layout) layFight(room display.Rect) {
	f, g := &l.Fight, l.gap()
	_, room = room.CutTop(g * 0.6)
	if !l.opt.Hand {
		room.H -= g * 0.6
	}
	row, room := room.CutBottom(min(fightRowHigh.Grown(l.m), room.H*fightRowMost))
	if l.m.TextScale <= largeText {
		f.Caption, room = room.CutBottom(captionHigh.In(l.m))
	}
	room.H -= g * 0.4
	l.row(row)
	wide := min(max(opponentWide.In(l.m), room.H*0.6), room.W*opponentMost)
	villain, room := room.CutLeft(wide)
	hero, room := room.CutRight(wide)
	l.opponent(l.side(l.view.Fight.Villain), villain)
	l.opponent(&f.Hero, hero)
	f.Lane = room.Narrowed(g)
	if l.looting() {
		l.loot(f.Lane)
	} else {
		l.lane(f.Lane)
	}
}

// opponent lays one side: a plate, the character and the number of cards, beside which stands the side. Its state is the slip of
// the outcome, which falls over the character, clear of its name.
func (l *layout) opponent(o *suspectLayout, box display.Rect) {
	pad := padding.In(l.m)
	o.Box = box
	var body display.Rect
	o.Plate, body = box.CutTop(plateHigh.Grown(l.m))
	side := min(o.Plate.H, plateHigh.In(l.m)) * 0.8
	chip, name := o.Plate.CutLeft(side + 1.6*pad)
	o.Chip = chip.Square(side)
	o.Name = display.Rect{X: name.X, Y: name.Y, W: name.W - pad, H: name.H}
	count, body := body.CutBottom(countHigh.In(l.m) + pad)
	w := min((body.H-1.6*pad)*cardRatio, body.W-2*pad)
	o.Card = body.Middle(w, w/cardRatio)
	count = display.Rect{X: count.X + pad, Y: count.Y, W: count.W - 2*pad, H: count.H - pad}
	o.Backs, o.Count = count.PartLeft(count.W*backsShare, pad*0.6)
	slip := box.W - 2*pad
	o.State = o.Card.Middle(slip, min(slip*verdictRatio, body.H-pad)).Moved(0, o.Card.H*verdictUnder)
}

// row places those who can be asked, in asking order (G18): everybody but the villain of the confrontation. Another
// villain has its place too, and never answers.
func (l *layout) row(room display.Rect) {
	f, v, g, pad := &l.Fight, l.view, l.gap()*0.7, padding.In(l.m)
	if !v.Fight.Arrester.Sits(v.Seats) {
		return
	}
	for i := range v.Seats {
		if seat := (v.Fight.Arrester + game.Seat(i)) % game.Seat(v.Seats); seat != v.Fight.Villain {
			f.Order[f.Rowed] = seat
			f.Rowed++
		}
	}
	room = abreast(room, f.Rowed, g, max(l.m.U(rowWidest), room.H*3.2))
	for i, seat := range f.Order[:f.Rowed] {
		h := &l.Suspects[seat]
		h.Box = room.Column(i, f.Rowed, g)
		h.Backs = h.Box
		in := h.Box.Inset(pad * 0.7)
		card, words := in.PartLeft(min(in.H*cardRatio, in.W*portraitMost), pad)
		h.Card = card.Middle(card.W, card.W/cardRatio)
		h.Name, h.State = words.CutTop(words.H * 0.5)
		side := min(h.Name.H*0.9, plateHigh.In(l.m)*0.8)
		if h.Box.W < rowNarrow.In(l.m) {
			// The name has all of its line: the sign lies on the character.
			h.Chip = display.Rect{X: card.X - pad*0.3, Y: in.Y + in.H - side*0.9, W: side, H: side}
			continue
		}
		chip, name := h.Name.PartLeft(side, pad*0.6)
		h.Chip, h.Name = chip.Square(side), name
	}
}

// lane places the cards in columns: those of the villain above, those of the heroes below, each answer under what it
// answers. The lower row covers a part of the upper one, so that cards stay large; many columns close up, and their cards
// become smaller.
func (l *layout) lane(room display.Rect) {
	f, v := &l.Fight, l.view
	if v.Fight.Shooting || v.Fight.VillainShots > 0 {
		var shots display.Rect
		shots, room = room.CutRight(shotsWide.In(l.m))
		f.Shots[0], f.Shots[1] = shots.CutTop(shots.H * 0.5)
		_, room = room.CutRight(padding.In(l.m))
	}
	var column [getadler.MaxLaid]int
	n := float64(columns(&v.Fight, &column))
	names := nameHigh.In(l.m)
	w := min((room.H-names)/(1+lowerRow)*cardRatio, room.W/(1+lowerShift+(n-1)*columnLeast))
	high, slant := w/cardRatio, w*lowerShift
	pitch := w * columnPitch
	if n > 1 {
		pitch = min(pitch, (room.W-w-slant)/(n-1))
	}
	room = room.Middle(w+slant+pitch*(n-1), names+high*(1+lowerRow))
	for i := range v.Fight.Cards {
		box := display.Rect{X: room.X + pitch*float64(column[i]), Y: room.Y, W: w, H: high}
		if v.Fight.Laid[i].Seat != v.Fight.Villain {
			box = box.Moved(slant, high*lowerRow)
			if pitch >= w {
				f.Names[i] = display.Rect{X: box.X - (pitch-w)*0.45, Y: box.Y + high, W: w + (pitch-w)*0.9, H: names}
			}
		}
		f.Laid[i] = box
		f.Signs[i] = signOn(box, laidSignHigh.In(l.m), pitch < w)
	}
}

// signOn is where a card says who played it: at the top right or, where the next card covers that corner, at the left
// under the small picture.
func signOn(card display.Rect, side float64, covered bool) display.Rect {
	side = min(side, card.W*signMost)
	box := display.Rect{X: card.X + card.W - side*1.15, Y: card.Y + side*0.15, W: side, H: side}
	if covered {
		box.X, box.Y = card.X+side*0.12, card.Y+card.H*signUnder
	}
	return box
}

// columns tells for each card of a confrontation in which column it lies, and how many there are. The arrest has the
// first one, and after it each side's cards follow one another: an answer lies under its escape, and in a shoot-out the n-th
// shots of the two lie in one column.
func columns(c *getadler.Confrontation, column *[getadler.MaxLaid]int) (n int) {
	villains, heroes := 0, 0
	for i, laid := range c.Laid[:c.Cards] {
		switch {
		case i == 0:
		case laid.Seat == c.Villain:
			villains++
			column[i] = villains
		default:
			heroes++
			column[i] = heroes
		}
		n = max(n, column[i]+1)
	}
	return n
}

// looting tells whether the viewer chooses from an eliminated hand.
func (l *layout) looting() bool {
	return l.view.Phase == getadler.PhaseLoot && l.opt.Open && l.view.Looking.Sum() > 0
}

// loot places the cards of an eliminated hand in the lane, those of a kind close together.
func (l *layout) loot(room display.Rect) {
	c := &l.view.Looking
	kinds, more := 0.0, 0.0
	for _, n := range c {
		if n > 0 {
			kinds++
			more += float64(n-1) * lootStep
		}
	}
	w := min(room.H*0.94*cardRatio, room.W/(kinds*lootPitch+more))
	room = room.Middle(w*(kinds*lootPitch+more), w/cardRatio).Moved(w*(lootPitch-1)/2, 0)
	for k, n := range c {
		if n > 0 {
			l.Fight.Loot[k], room = room.PartLeft(w*(1+float64(n-1)*lootStep), w*(lootPitch-1))
		}
	}
}

// upright is the largest card in the middle of a box.
func upright(box display.Rect) display.Rect {
	w := min(box.W, box.H*cardRatio)
	return box.Middle(w, w/cardRatio)
}
