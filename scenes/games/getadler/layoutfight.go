package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// fightLayout is where the parts of a confrontation lie: its two opponents at the sides, between them the lane in which
// the cards land, and under it the row of those who are asked whether they answer.
type fightLayout struct {
	// Hero is the side of the hero who faces the villain: among the suspects it has its place in the row.
	Hero suspectLayout
	// Lane is all of the room between the two. Laid are the cards in it, in the order played.
	Lane display.Rect
	Laid [getadler.MaxLaid]display.Rect
	// Signs are the places on them for the signs of those who played them, clear of neighbours.
	Signs [getadler.MaxLaid]display.Rect
	// Shots are the counts of a shoot-out, the villain's and the hero's, in their sides; empty where nobody shoots.
	Shots [2]display.Rect
	// Loot are the cards of an eliminated hand that the viewer chooses from, those of a kind in one box.
	Loot [getadler.Kinds + 1]display.Rect
	// Caption says what the row below is; empty for large letters, where the panel says it. Order are the players in the
	// row from left to right: the arrester first, then clockwise (G18). Rowed is their number.
	Caption display.Rect
	Order   [game.MaxSeats]game.Seat
	Rowed   int
	// low reports that the two have all of a low board's height.
	low bool
}

// layFight places a confrontation in the room above the hand: the two opponents at the sides of the lane, on a low
// screen of the row as well, or, on a screen that is higher than wide, over it. Names have the same places as suspects'
// names have, so that one face does for all of them.
func (l *layout) layFight(room display.Rect) {
	f, g := &l.Fight, l.gap()
	_, room = room.CutTop(g * 0.6)
	if !l.opt.Hand {
		room.H -= g * 0.6
	}
	asked, rows := l.view.Seats-1, 1
	if l.Tall && asked > rowTall {
		rows = 2
	}
	var villain, hero display.Rect
	low := room.W > room.H*lowFight
	f.low = low
	if low { // The two have all of its height, so that they are seen, and the row lies between them.
		least := lowSideWide.In(l.m)
		free := (room.W - 3*g - float64(asked)*(askedLeast.In(l.m)+0.7*g)) / 2
		villain, room = room.CutLeft(max(least, min(lowSideMost.In(l.m), free)))
		hero, room = room.CutRight(villain.W)
		room = room.Narrowed(g)
	}
	high := min(fightRowHigh.Grown(l.m), room.H*fightRowMost) * float64(rows)
	if l.Tall { // What the cards leave is for the faces of those who are asked.
		high = max(high, min(fightRowTall*float64(rows), room.H*fightTallMost))
	}
	// The cards that were played are seen before all else: the caption goes for them, and then the faces of the row.
	least, caption := laneLeast.In(l.m), captionHigh.In(l.m)
	if l.Tall {
		least += sidesLeast(l.m)
	}
	free := room.H - g*(1.4+0.7*float64(rows)) - least
	if l.m.TextScale > largeText || free < high+caption {
		caption = 0
	}
	high = max(min(high, free-caption), min(high, fightRowLow.Grown(l.m)*float64(rows)))
	row, room := room.CutBottom(high + g*0.7*float64(rows-1))
	f.Caption, room = room.CutBottom(caption)
	room.H -= g * 0.4
	l.row(row, rows)
	switch {
	case low:
		f.Lane = room
	case l.Tall:
		var sides display.Rect
		sides, room = room.PartTop(max(min(room.H*tallSides, room.H-g-laneLeast.In(l.m)), sidesLeast(l.m)), g)
		villain, hero = sides.Column(0, 2, g), sides.Column(1, 2, g)
		f.Lane = room
	default:
		wide := min(max(opponentWide.In(l.m), room.H*0.6), room.W*opponentMost)
		villain, room = room.CutLeft(wide)
		hero, room = room.CutRight(wide)
		f.Lane = room.Narrowed(g)
	}
	f.Shots[0] = l.opponent(l.side(l.view.Fight.Villain), villain)
	f.Shots[1] = l.opponent(&f.Hero, hero)
	if l.looting() {
		l.loot(f.Lane)
	} else {
		l.lane(f.Lane)
	}
}

// sidesLeast is the least height of the sides on an upright screen.
func sidesLeast(m theme.Metrics) float64 {
	return plateHigh.Grown(m) + countHigh.In(m) + shotsHigh.Grown(m) + 3*padding.In(m)
}

// opponent lays one side: a plate, the character and the number of cards, beside which stands the side; in a shoot-out
// the number of shots over it, or beside it where the box is too low. What is written stands under the character or, in
// a low box, beside it. Its state is the slip of the outcome, which falls over the character, clear of its name.
func (l *layout) opponent(o *suspectLayout, box display.Rect) (shots display.Rect) {
	pad, fight := padding.In(l.m), &l.view.Fight
	o.Box = box
	var body display.Rect
	o.Plate, body = box.CutTop(plateHigh.Grown(l.m))
	side := min(o.Plate.H, plateHigh.In(l.m)) * 0.8
	chip, name := o.Plate.CutLeft(side + 1.6*pad)
	o.Chip = chip.Square(side)
	o.Name = display.Rect{X: name.X, Y: name.Y, W: name.W - pad, H: name.H}
	body = body.Inset(pad)
	words, card := body, display.Rect{}
	low := body.W > body.H*lowOpponent || l.Fight.low
	if low {
		wide := body.H * cardRatio
		if l.Fight.low {
			wide = min(wide, body.W*lowPortrait)
		}
		card, words = body.PartLeft(wide, pad)
	}
	if l.Fight.low && o == &l.Fight.Hero { // The two look at each other from the edges.
		words, card = body.CutLeft(body.W - card.W)
		words.W -= pad
	}
	shot, high := fight.Shooting || fight.VillainShots > 0, countHigh.In(l.m)
	_, over := words.CutBottom(high)
	beside := shot && low && (l.Tall || words.W >= shotsBeside*shotsHigh.Least) && words.H < high+shotsHigh.Least
	if beside {
		shots, words = words.CutRight(words.W * 0.5)
	}
	count, rest := words.CutBottom(high)
	if shot && !beside {
		shots, rest = rest.CutBottom(min(shotsHigh.Grown(l.m), max(rest.H*shotsMost, shotsHigh.Least)))
	}
	if o.Backs, o.Count = count.PartLeft(count.W*backsShare, pad*0.6); low {
		o.Backs = count
		o.Count, _ = rest.CutBottom(min(count.H, rest.H))
	} else {
		card = rest
		card.H -= pad * 0.6
	}
	w := min(card.H*cardRatio, card.W)
	o.Card = card.Middle(w, w/cardRatio)
	slip := min(body.W, o.Card.W*verdictWide)
	o.State = o.Card.Middle(slip, slip*verdictRatio).Moved(0, o.Card.H*verdictUnder)
	o.State.X = max(o.State.X, body.X)
	if low && over.H >= o.State.H*stampLeast { // It falls beside the character there, over the number of cards.
		o.State = over.Middle(min(slip, over.W), min(o.State.H, over.H))
	}
	return shots
}

// row places those who can be asked, in asking order (G18): everybody but the villain of the confrontation. Another
// villain has its place too, and never answers. They stand in that many rows.
func (l *layout) row(room display.Rect, rows int) {
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
	columns := (f.Rowed + rows - 1) / rows
	room.H = (room.H - g*float64(rows-1)) / float64(rows)
	most := max(l.m.U(rowWidest), room.H*3.2)
	if rows > 1 {
		most = room.W
	}
	room = abreast(room, columns, g, most)
	for i, seat := range f.Order[:f.Rowed] {
		h := &l.Suspects[seat]
		h.Box = room.Column(i%columns, columns, g).Moved(0, (room.H+g)*float64(i/columns))
		h.Backs = h.Box
		in := h.Box.Inset(pad * 0.7)
		card, words := in.PartLeft(min(in.H*cardRatio, in.W*portraitMost), pad)
		h.Card = card.Middle(card.W, card.W/cardRatio)
		h.Name, h.State = words.CutTop(words.H * 0.5)
		side := min(h.Name.H*0.9, plateHigh.In(l.m)*0.8)
		if narrow, head := h.Box.W < rowNarrow.In(l.m), max(side, h.Name.H*fightTallName); narrow &&
			in.H-head >= rowFace.In(l.m) {
			// The name has all of the upper line, beside its sign, and the face stands under both.
			head, rest := in.CutTop(head)
			h.Chip, h.Name = head.PartLeft(side, pad*0.6)
			h.Chip = h.Chip.Square(side)
			card, h.State = rest.PartLeft(min(rest.H*cardRatio, in.W*fightTallFace), pad)
			h.Card = card.Middle(card.W, card.W/cardRatio)
			continue
		} else if narrow {
			// The name has all of its line. Its sign stands before what is said of it, or alone.
			if h.Box.W >= rowSigned.In(l.m) {
				h.Chip, h.State = h.State.PartLeft(side, pad*0.6)
			} else {
				h.Card, h.Chip = display.Rect{}, card
			}
			h.Chip = h.Chip.Square(side)
			continue
		}
		chip, name := h.Name.PartLeft(side, pad*0.6)
		h.Chip, h.Name = chip.Square(side), name
	}
}

// lane places the cards so that none lies on another and all are as large as can be: one after another in the order
// played, a hero's a little lower; or, where they are more, in two rows, those of the villain above and each answer
// under what it answers.
func (l *layout) lane(room display.Rect) {
	f, c := &l.Fight, &l.view.Fight
	var column [getadler.MaxLaid]int
	n, all := float64(columns(c, &column)), float64(c.Cards)
	one := min(room.H/(1+laneDrop)*cardRatio, room.W/(all*(1+laneGap)))
	two := min(room.H/(2+laneGap)*cardRatio, room.W/(n*(1+laneGap)+lowerShift))
	w, slant, drop := one, 0.0, one/cardRatio*laneDrop
	if two > one {
		w, slant, drop = two, two*lowerShift, two/cardRatio*(1+laneGap)
	} else {
		n = all
		for i := range column {
			column[i] = i
		}
	}
	pitch := w * laneMost
	if n > 1 {
		pitch = min(pitch, (room.W-w-slant)/(n-1))
	}
	room = room.Middle(w+slant+pitch*(n-1), w/cardRatio+drop)
	for i := range c.Cards {
		box := display.Rect{X: room.X + pitch*float64(column[i]), Y: room.Y, W: w, H: w / cardRatio}
		if c.Laid[i].Seat != c.Villain {
			box = box.Moved(slant, drop)
		}
		f.Laid[i], f.Signs[i] = box, signOn(box, laidSignHigh.In(l.m))
	}
}

// signOn is where a card says who played it: at the top right.
func signOn(card display.Rect, side float64) display.Rect {
	side = min(side, card.W*signMost)
	return display.Rect{X: card.X + card.W - side*1.15, Y: card.Y + side*0.15, W: side, H: side}
}

// columns tells for each card of a confrontation in which column it lies, and how many there are. The arrest has the
// first one, and after it each side's cards follow one another: an answer lies under its escape, and in a shoot-out the
// n-th shots of the two lie in one column.
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

// looting reports whether the viewer chooses from an eliminated hand.
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
