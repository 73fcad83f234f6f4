package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop"
)

// handMost is the number of cards that lie in a hand at most.
const handMost = getadler.HandSize + 1

// options say how the table is looked at.
type options struct {
	// Near is the seat whose hand lies below.
	Near game.Seat
	// Portraits are who plays, by seat, as their numbers in the cast.
	Portraits [game.MaxSeats]uint8
	// LogOpen shows the log.
	LogOpen bool
	// Hand keeps room for a hand, Open turns its cards up.
	Hand, Open bool
	// Choice reports that two buttons lie in the place of clock and piles.
	Choice bool
	// Builder reports that a question is being built: it lies in the place of clock and piles and, where the reader's
	// letters are large, of the hand as well.
	Builder bool
	// Fight reports that a confrontation has the screen: it lies in the place of suspects, clock and piles.
	Fight bool
	// Useless are the kinds of cards of the open hand that are grey, as bits.
	Useless uint32
	// Lift is how far each card of the hand is lifted, 0 to 1, because a player has chosen it or points at it.
	Lift [handMost]float64
}

// layout is where everything lies, in screen pixels.
type layout struct {
	tabletop.Frame
	// Suspects are the players by seat.
	Suspects [game.MaxSeats]suspectLayout
	// Above is all of the board above the hand, Middle what is left of it under the suspects.
	Above, Middle display.Rect
	// Clock is the face, Hour the words under it. Pile and Discard are the piles, Branch the card beside them that names
	// the branch of the mission, under the word Mission.
	Clock, Hour, Pile, Discard, Branch, Mission display.Rect
	// Slips is the row in which suspects speak.
	Slips display.Rect
	// Builder is where a question is built, empty while none is.
	Builder display.Rect
	// Hand is the room of the hand below, empty where there is none; Cards are its cards, those not lifted, Held is their
	// number; Own is the own character beside them.
	Hand, Own display.Rect
	Cards     [handMost]display.Rect
	Held      int
	// Marks is the room for marks over each card of the hand.
	Marks float64
	// Tools are the buttons of notebook and reference sheet.
	Tools [2]display.Rect
	// Beside reports that they stay in sight beside a choice that lies in the middle.
	Beside bool
	// Choices are the buttons of a choice that lies in the middle: yes and no, the villains that an arrest may name;
	// Saying is the line over them.
	Choices [2]display.Rect
	Saying  display.Rect
	// Fight is where the parts of a confrontation lie.
	Fight fightLayout

	// card is the size of a card of the hand, letters that of the titles there.
	card    display.Rect
	letters letters
	opt     options
	view    *getadler.View
	m       theme.Metrics
}

// lay works the table out anew. The layout reads the view for as long as it is used. It takes no memory, so that a
// frame may lay the table out.
func (l *layout) lay(v *getadler.View, opt options, m theme.Metrics) {
	*l = layout{Frame: l.Frame, opt: opt, view: v, m: m}
	l.LayFrame(tabletop.FrameOptions{LogOpen: opt.LogOpen, Panel: panelHigh, Under: true}, m)
	l.Board = l.UnderLane()
	l.Above = l.Board
	if opt.Hand {
		l.Above = l.hand(l.Board)
	}
	if !l.Log.Empty() { // The hand stays in sight.
		l.Log.H = min(l.Log.H, l.Above.Y+l.Above.H-l.Log.Y)
	}
	if opt.Fight {
		l.layFight(l.Above)
		return
	}
	l.Middle = l.suspects(l.Above)
	l.middle(l.Middle)
	if opt.Builder {
		l.build()
	}
}

// wide reports that the screen is so wide that what lies side by side may be larger.
func (l *layout) wide() bool { return l.m.W > wideFrom*l.m.H }

// gap is the room between neighbours.
func (l *layout) gap() float64 { return l.m.U(tabletop.Gap) }

// page is where a sheet lies: over the board, clear of its edges.
func (l *layout) page() display.Rect {
	g := l.gap()
	r := l.Board.Middle(min(l.Board.W, max(l.m.U(sheetMost), l.Board.H*1.5)), l.Board.H)
	r.Y, r.H = r.Y+g, r.H-1.5*g
	return r
}

// sheet is a sheet that leaves the hand in sight, unless the reader's letters are so large that it takes all the room
// there is, and covers the board from side to side: half a card beside it would look forgotten.
func (l *layout) sheet() display.Rect {
	r := l.page()
	if l.m.TextScale <= largeText {
		r.H = l.Above.Y + l.Above.H - r.Y
	} else {
		r.X, r.W = l.Board.X, l.Board.W
	}
	return r
}

// firstSheet is the sheet of the first look, which covers all suspects and leaves the hand in sight: both are looked
// at.
func (l *layout) firstSheet() display.Rect {
	g := l.gap()
	return display.Rect{X: l.Above.X, Y: l.Above.Y + g, W: l.Above.W, H: l.Above.H - 1.5*g}
}

// build gives a question that is being built the place of clock and piles and, for large letters or where that is
// small, that of the hand.
func (l *layout) build() {
	l.Builder = l.Middle
	if (l.m.TextScale > largeText || l.Tall || l.Middle.H < builderLeast.In(l.m)) && !l.Hand.Empty() {
		l.Builder.H = l.Board.Y + l.Board.H - l.Builder.Y
		l.Hand, l.Own, l.Held = display.Rect{}, display.Rect{}, 0
		if own := &l.Suspects[max(0, l.opt.Near)]; !own.Count.Intersect(own.Backs).Empty() {
			// The backs of the hand lie with its player again.
			_, own.Count = own.Count.PartLeft(own.Backs.W, padding.In(l.m))
		}
	}
}

// hand lays the hand below, sorted by kind, with the own character at its left, and gives the room above. It has two
// rows where the cards are larger for it.
func (l *layout) hand(room display.Rect) (rest display.Rect) {
	g, share := l.gap(), handShare
	switch {
	case l.Tall && l.opt.Fight:
	case l.Tall:
		share = tallHandShare
	case l.wide():
		share = wideHandShare
	case l.m.TextScale > largeText && !l.opt.Choice && !l.opt.Fight:
		share = largeHandShare
	}
	rows, w, own, over := 1, 0.0, 0.0, 0.0
	for r, wide := range [...]float64{1, twoRowsOwn} {
		n := float64(handMost / (r + 1))
		high := (room.H*share - g/2) / float64(r+1)
		marks := markHigh.In(l.m)
		if r == 0 {
			marks = min(marks, high*markMost)
		}
		if fits := min((high-marks)*cardRatio, room.W/(n+wide+ownGap)); fits > w {
			rows, w, own, over = r+1, fits, fits*wide, marks
		}
	}
	l.card = display.Rect{W: w, H: w / cardRatio}
	l.Marks = over
	strip, rest := room.CutBottom(float64(rows)*(l.card.H+over) + g/2)
	strip.H -= g / 2
	columns := float64(handMost / rows)
	pitch := min((strip.W-own-w*ownGap)/columns, w*slotMost)
	l.Own, l.Hand = strip.Middle(own+w*ownGap+pitch*columns, strip.H).CutLeft(own + w*ownGap)
	l.Own.W = own
	l.Own, _ = l.Own.CutBottom(own / cardRatio)
	if l.opt.Near.Sits(l.view.Seats) {
		l.Held = min(l.view.Players[l.opt.Near].Cards, handMost)
	}
	first := (l.Held + rows - 1) / rows
	for i := range l.Held {
		row, n := l.Hand, first
		row.H /= float64(rows)
		if i >= first {
			row.Y, n = row.Y+row.H, l.Held-first
		}
		slots := row.Middle(pitch*float64(n), row.H)
		l.Cards[i], _ = slots.Column(i%max(1, first), n, 0).Middle(w, slots.H).CutBottom(l.card.H)
	}
	return rest
}

// kind is what the i-th card of the hand below is, NoKind for a back.
func (l *layout) kind(i int) getadler.Kind {
	if !l.opt.Open || !l.opt.Near.Sits(l.view.Seats) {
		return getadler.NoKind
	}
	return kindAt(&l.view.Players[l.opt.Near].Sure, i)
}

// kindAt is the kind of the i-th of some cards, sorted by kind; NoKind where there are fewer.
func kindAt(c *getadler.Counts, i int) getadler.Kind {
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		if i -= c[k]; i < 0 {
			return k
		}
	}
	return getadler.NoKind
}

// suspectLayout is where a player's parts lie.
type suspectLayout struct {
	// Box is all of it. Plate has the sign of the seat, Chip, and its name.
	Box, Plate, Chip, Name display.Rect
	// Card is the character, or a silhouette. Beside it Backs is for the hand's backs, Count for their number; State, at
	// the foot of both, says what keeps the suspect from acting.
	Card, Backs, Count, State display.Rect
	// Strip is the notebook's strip, or says whose own place it is.
	Strip display.Rect
}

// suspects places the players in an arc along the top in the order of their seats, or in two rows where the screen is
// higher than wide or the room is narrow, and gives what is left under them.
func (l *layout) suspects(room display.Rect) (rest display.Rect) {
	n, share, rows := max(l.view.Seats, 1), suspectShare*l.Board.H, 1
	if !l.opt.Hand {
		share = watchShare * l.Board.H
	}
	most, drop := l.m.U(suspectMost), l.m.U(arcDrop)
	if l.Tall || room.W < suspectLeast.In(l.m)*float64(n) {
		rows, most, drop, share = 2, room.W, 0, tallShare*l.Board.H
	}
	if l.wide() {
		most *= wideGrows
	}
	columns := (n + rows - 1) / rows
	g := min(l.gap(), room.W/float64(columns)*suspectGap)
	// Names, numbers and the notebook's strip have their lines, and characters can be told apart.
	least := plateHigh.In(l.m) + stripHigh.In(l.m) + 1.6*padding.In(l.m)
	if rows == 1 {
		least += min(faceHigh.In(l.m), l.Board.H*faceMost)
	}
	high := max((share-drop-g*0.75)/float64(rows)-g*float64(rows-1), least)
	high = min(high, room.W/float64(columns)*suspectHighest)
	top, rest := room.CutTop(high*float64(rows) + g*float64(rows-1) + drop + g*1.25)
	_, top = top.CutTop(g * 0.75)
	top.H = high
	for seat := range l.view.Seats {
		row := top.Narrowed(g/2).Moved(0, (high+g)*float64(seat/columns))
		abreastOf := min(columns, n-seat/columns*columns)
		row = abreast(row, abreastOf, g, min(most, (row.W+g)/float64(columns)-g))
		l.suspect(game.Seat(seat), row.Column(seat%columns, abreastOf, g).Moved(0, drop*l.hang(seat)))
	}
	rest.H -= g * 0.5
	return rest
}

// abreast is the part in the middle of a room that n boxes side by side take, each at most that wide.
func abreast(room display.Rect, n int, gap, most float64) display.Rect {
	return room.Middle(min(room.W, float64(n)*(most+gap)-gap), room.H)
}

// hang is how low a seat hangs in the arc, 0 in its middle and 1 at its ends.
func (l *layout) hang(seat int) float64 {
	if l.view.Seats < 2 {
		return 0
	}
	t := 2*float64(seat)/float64(l.view.Seats-1) - 1
	return t * t
}

func (l *layout) suspect(seat game.Seat, box display.Rect) {
	p, pad, countHigh := &l.Suspects[seat], padding.In(l.m), countHigh.In(l.m)
	p.Box = box
	var body display.Rect
	p.Plate, body = box.CutTop(plateHigh.In(l.m))
	p.Strip, body = body.CutBottom(stripHigh.In(l.m))
	p.Strip = p.Strip.Narrowed(pad * 0.5)
	p.Strip.H -= pad * 0.6
	body = display.Rect{X: body.X + pad, Y: body.Y + pad, W: body.W - 2*pad, H: body.H - 1.6*pad}
	low := box.W > box.H*lowSuspect
	if low {
		// The character is as high as the numbers and the strip beside it.
		body.H += p.Strip.H + pad*0.6
	}
	card, right := body.PartLeft(min(body.H, body.W*0.56), pad)
	if low {
		card.W = min(card.W, card.H*cardRatio)
		_, right = body.PartLeft(card.W, pad)
		p.Strip, right = right.CutBottom(p.Strip.H)
	}
	p.Card = card.Middle(card.W, min(card.H, card.W/cardRatio))
	p.State, _ = right.CutBottom(min(stateHigh.In(l.m), right.H))
	defer l.missing(p, seat)
	side := p.Plate.H * 0.78
	if box.W < narrowSuspect.In(l.m) && !low {
		// The sign stands beside the card, so that the name has all of the plate.
		p.Name = display.Rect{X: p.Plate.X + pad*0.6, Y: p.Plate.Y, W: p.Plate.W - pad, H: p.Plate.H}
		top, under := right.CutTop(side + pad*0.5)
		top.H = side
		p.Chip, p.Count = top.PartLeft(side, pad*0.6)
		p.Backs, _ = under.CutTop(countHigh)
		return
	}
	chip, name := p.Plate.CutLeft(p.Plate.H)
	p.Chip = chip.Square(side)
	p.Name = display.Rect{X: name.X, Y: name.Y, W: name.W - pad*0.5, H: name.H}
	top, _ := right.CutTop(countHigh)
	p.Backs, p.Count = top.PartLeft(min(top.H*(cardRatio+backStep), top.W*0.6), pad)
	if seat == l.opt.Near && l.opt.Hand {
		// The own cards lie below: their number stands where the backs of others are.
		p.Count = top
	}
}

// missing has what keeps a suspect from acting stand beside the number of its cards, where it has no room under it.
func (l *layout) missing(p *suspectLayout, seat game.Seat) {
	if l.view.Players[seat].Out && !p.Count.Intersect(p.State).Empty() {
		p.Count, p.State = p.State.PartLeft(p.State.H, padding.In(l.m))
	}
}

// backs is where the first of the hand's backs lies.
func (p *suspectLayout) backs() display.Rect {
	box := p.Backs
	box.W = box.H * cardRatio
	return box
}

// crowded reports that what keeps a suspect from acting, or the number beside it, takes the place of the backs of its
// hand.
func (p *suspectLayout) crowded() bool {
	return !p.State.Intersect(p.Backs).Empty() || !p.Count.Intersect(p.Backs).Empty()
}
