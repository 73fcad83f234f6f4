package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	flow "safehouse/scenes/layout"
	"safehouse/scenes/tabletop"
)

// handUsual is the number of cards for which a hand has room: that of a seat on turn (G51).
const handUsual = getadler.HandSize + 1

// options say how the table is looked at.
type options struct {
	tabletop.LayoutOptions
	// Near is the seat whose hand lies below.
	Near game.Seat
	// Portraits are who plays, by seat, as their numbers in the cast.
	Portraits [game.MaxSeats]uint8
	// Hand keeps room for a hand, Open turns its cards up.
	Hand, Open bool
	// Choice reports that two buttons lie in the place of clock and piles.
	Choice bool
	// Builder reports that a question is being built: it lies in the place of clock and piles and, where the reader's
	// letters are large, of the hand as well.
	Builder bool
	// Fight reports that a confrontation has the screen: it lies in the place of suspects, clock and piles.
	Fight bool
	// Book reports that a notebook lies open over the table.
	Book bool
	// Said reports that somebody asks something, or answers: that is said in the lane. OwnSaid reports that the one whose
	// hand lies below does.
	Said, OwnSaid bool
	// Useless are the kinds of cards of the open hand that are grey, as bits.
	Useless uint32
	// Lift is how far each card of the hand is lifted, 0 to 1, because a player has chosen it or points at it.
	Lift [getadler.MaxHand]float64
}

// layout is where everything lies, in screen pixels.
type layout struct {
	tabletop.Frame
	places
	// Beside reports that the tools stay in sight beside a choice that lies in the middle, or a question that is built
	// there.
	Beside bool
	// card is the size of a card of the hand, letters that of the titles there.
	card    display.Rect
	letters letters
	opt     options
	view    *getadler.View
	m       theme.Metrics
	tree    flow.Tree
	// tight is how much smaller than usual things may become in the way that is tried.
	tight float64
	// yields reports that, in that way, the cards of the hand make way for the rest in large letters too.
	yields bool
	// beside reports that, in that way, faces stand beside their names; strip that all who speak have the ticker's place.
	beside, strip bool
}

// places are where the things on the table lie.
type places struct {
	// Suspects are the players by seat.
	Suspects [game.MaxSeats]suspectLayout
	// Above is all of the board above the hand, Middle what is left under the suspects. Edge is that of the table, as
	// a share of the screen's height, which the ground begins there.
	Above, Middle display.Rect
	Edge          float64
	// Clock is the clock. Pile and Discard are the piles, with their words under them; Branch is the card beside them that
	// names the branch of the mission, under the word Mission.
	Clock, Pile, Discard, Branch, Mission display.Rect
	PileWords, DiscardWords               display.Rect
	// Slips is the row in which suspects speak.
	Slips display.Rect
	// Builder is where a question is built, empty while none is.
	Builder display.Rect
	// Hand is the room of the hand below, empty where there is none; Cards are its cards, those not lifted, Held is their
	// number; Own is the own character beside them, OwnWords say who one is.
	Hand, Own, OwnWords display.Rect
	Cards               [getadler.MaxHand]display.Rect
	Held                int
	lean                [getadler.MaxHand]float64
	// Tools are notebook and reference sheet as they lie on the table, Pencil lies beside the first.
	Tools  [2]display.Rect
	Pencil display.Rect
	// Tray is where the pencil of an open notebook lies with what it writes, empty where that has room in it.
	Tray display.Rect
	// Choices are the buttons of a choice that lies in the middle: yes and no, the villains that an arrest may name;
	// Saying is the line over them.
	Choices [2]display.Rect
	Saying  display.Rect
	// Fight is where the parts of a confrontation lie.
	Fight fightLayout
}

// lay works the table out anew. The layout reads the view for as long as it is used. It takes no memory, so that a
// frame may lay the table out.
func (l *layout) lay(v *getadler.View, opt options, m theme.Metrics) {
	if opt.Moment > 0 && l.view == v && l.opt == opt && l.m == m {
		return
	}
	*l = layout{Frame: l.Frame, opt: opt, view: v, m: m, tree: l.tree}
	low := panelLow
	if m.H < lowFrom {
		low.Design, low.Least = low.Design+panelMore.Design, low.Least+panelMore.Least
	}
	panel, words := panelHigh, 0.0
	if m.TextScale > largeText { // The cards have words as well: what else is said is a press away before they shrink.
		panel = panelLarge
	}
	if m.H > m.W && m.H < phoneLow {
		if words = phoneWords; m.TextScale > largeText {
			words = phoneLarge
		}
	}
	l.LayFrame(tabletop.FrameOptions{LayoutOptions: opt.LayoutOptions, Panel: panel, Low: low,
		Title: titleWide, Under: true, Words: words}, m)
	if l.Low && !l.Tall && opt.Reel == 0 { // The table has what is left of the room at the panel's edges.
		g := l.gap()
		down := g * panelAir
		for _, b := range [...]*display.Rect{&l.Panel, &l.Plate, &l.Primary, &l.Secondary, &l.Third, &l.Hint} {
			b.Y += down
		}
		l.Board.H += down
		l.Text.Y, l.Text.H = l.Panel.Y+g*(1-panelAir), l.Panel.H-2*g*(1-panelAir)
	}
	if opt.Fight && opt.Reel == 0 && l.Low && m.H >= lowFrom { // The buttons keep their place.
		more := panelMore.In(m)
		l.Panel.Y, l.Panel.H, l.Text.Y, l.Text.H = l.Panel.Y-more, l.Panel.H+more, l.Text.Y-more, l.Text.H+more
		l.Plate, l.Board.H = l.Panel, l.Board.H-more
	}
	if opt.Book {
		l.openBook()
	}
	lane, free := l.Lane, l.UnderLane()
	if free != l.Board && opt.Speech == 0 {
		l.Slips = lane
		if opt.Said { // A remark does not lie over it.
			l.Lane = l.Ticker
		}
	}
	l.Board = free
	l.solve()
	if !opt.Fight { // Elsewhere it would cover suspects, clock or cards.
		l.strip = l.Slips.Empty() && !l.lowered()
		_, atFace := l.ownSlip()
		if !opt.Choice && !opt.Builder && (opt.Said && l.strip || opt.OwnSaid && !atFace) {
			if l.Spoken = true; opt.Speech == 0 {
				l.Lane = display.Rect{}
			}
		}
		if l.Slips.Empty() {
			l.Slips = l.Ticker
		}
	}
	if over := l.Above.Y + l.Above.H - l.Log.Y; over > l.Log.H*logOver { // The hand stays in sight, where that can be.
		l.Log.H = min(l.Log.H, over)
	}
	if opt.Fight {
		l.layFight(l.Above)
		return
	}
	l.choices(l.Middle)
	if opt.Builder {
		l.build()
	}
}

// openBook gives an open notebook the room of the bar. In a low panel what is said stands over the answers, across all
// of it, and the pencil lies beside them.
func (l *layout) openBook() {
	l.Bar, l.Title, l.Ticker, l.List, l.Buttons = display.Rect{}, display.Rect{}, display.Rect{}, display.Rect{},
		[len(l.Buttons)]display.Rect{}
	if !l.Low || l.Tall {
		return
	}
	g, high, foot := l.gap(), bookPanel.In(l.m), l.Panel.Y+l.Panel.H
	l.Panel.Y, l.Panel.H = foot-high, high
	l.Plate = l.Panel
	row := min(l.Primary.H, trayHigh.In(l.m))
	y := foot - row - g*0.4
	for _, b := range [...]*display.Rect{&l.Primary, &l.Secondary, &l.Third} {
		b.Y, b.H = y, row
	}
	l.Hint.Y, l.Hint.H = y, row
	l.Text = display.Rect{X: l.Panel.X + 1.25*g, Y: l.Panel.Y + g*0.2, W: l.Panel.W - 2.5*g, H: y - l.Panel.Y - g*0.4}
	l.Tray = display.Rect{X: l.Text.X, Y: y, W: l.Primary.X - g - l.Text.X, H: row}
}

// gap is the room between neighbours.
func (l *layout) gap() float64 { return l.m.U(tabletop.Gap) }

// lowered reports that what else lies in the middle has a place beside the hand.
func (l *layout) lowered() bool { return l.Middle.Y > l.Above.Y+l.Above.H }

// legendRoom is where the legend lies.
func legendRoom(l *layout) display.Rect {
	room := l.Middle
	if !l.lowered() { // The hand stays in sight.
		room.H = max(room.H+l.gap(), l.Above.Y+l.Above.H-room.Y)
	}
	return room
}

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
// small, that of the hand. On an upright screen the hand makes room, in a row at the foot.
func (l *layout) build() {
	l.Beside = false
	if l.Tall && l.m.TextScale <= largeText && !l.Hand.Empty() && l.lowerHand() {
		return
	}
	l.Builder = l.besideTools(l.Middle, colourLeast.In(l.m)*mostColours*choiceBeside/(1-traitShare))
	if (l.m.TextScale > largeText || l.Tall || l.lowered() || l.Middle.H < builderLeast.In(l.m)) && !l.Hand.Empty() {
		l.Builder, l.Beside = l.Middle, false
		l.Builder.X, l.Builder.W = l.Board.X, l.Board.W
		l.Builder.H = l.Board.Y + l.Board.H - l.Builder.Y
		l.Hand, l.Own, l.OwnWords, l.Held = display.Rect{}, display.Rect{}, display.Rect{}, 0
		if own := l.opt.Near; own.Sits(l.view.Seats) {
			l.Suspects[own] = suspectLayout{}
		}
	}
}

// lowerHand lays the hand in one row at the foot of the board, and the builder over it, where that leaves enough; it
// reports whether it does.
func (l *layout) lowerHand() bool {
	high := min(l.card.H, l.Board.W/float64(mostCards(l.view, l.opt.Near))*cardBeside/cardRatio)
	hand := l.Board
	_, hand = hand.CutTop(hand.H - high - l.gap()*0.4)
	hand.H = high
	builder := l.Middle
	builder.H = hand.Y - max(l.gap(), high*liftShare*2) - builder.Y
	if builder.H < builderTall.In(l.m) {
		return false
	}
	l.Builder, l.Hand, l.Own, l.OwnWords = builder, hand, display.Rect{}, display.Rect{}
	if own := l.opt.Near; own.Sits(l.view.Seats) {
		l.Suspects[own] = suspectLayout{}
	}
	above := l.Above
	l.spread(1)
	l.Above = above
	return true
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
	// Card is the bust of who plays, or in a confrontation the character. Backs is for a back that stands for the hand,
	// Count for the number of its cards; State says what keeps the suspect from acting.
	Card, Backs, Count, State display.Rect
	// Air is where it speaks if its face stands beside its name, else empty.
	Air display.Rect
	// Strip is the ticket with what the notebook says, or with the character as soon as it is proven.
	Strip display.Rect
}

// suspect lays the parts of a suspect: its bust over the plate and the ticket, which lie on the edge of the table, its
// hand at its shoulder.
func (l *layout) suspect(seat game.Seat, bust, plate, strip display.Rect) {
	p, pad := &l.Suspects[seat], padding.In(l.m)
	p.Box, p.Plate, p.Strip = bust.Around(plate).Around(strip), plate, strip
	// It stands out over its place, but no hat goes under the bar.
	whole, foot := bust, bust.Y+bust.H
	high := min(bust.H, (foot-l.Bar.Y-l.Bar.H)/(bustReach+1-bustFoot-hatAir))
	_, bust = bust.CutTop(bust.H - high)
	p.Card = bust.Middle(min(bust.W, bust.H*1.1), bust.H-1)
	fan := min(bust.H*fanHigh, bust.W*fanHigh)
	p.Backs = display.Rect{Y: bust.Y + bust.H - fan*1.1, W: fan * fanWide, H: fan}
	p.Backs.X = min(p.Card.X+p.Card.W/2+fan*fanAway, bust.X+bust.W-p.Backs.W)
	if !p.Air.Empty() { // What it says lies over its hand.
		whole = p.Air
		p.Backs.X, p.Backs.Y = p.Air.X, p.Air.Y+p.Air.H-p.Backs.H
		p.Air.H -= p.Backs.H * (1 + backStep)
	}
	side := plate.H * 0.62
	in := plate.Narrowed(pad * 0.6)
	chip, rest := in.PartLeft(side, pad*0.6)
	p.Chip = chip.Square(side)
	figure := l.m.Size(display.SansBold, countSize)
	most := rest.W * figureMost * max(1, l.m.TextScale)
	p.Name, p.Count = rest.CutLeft(rest.W - max(figure*figureLeast, min(figure*figureWide, most)))
	p.State, _ = whole.CutBottom(min(stateHigh.Grown(l.m), whole.H*stateMost))
	p.State.X, p.State.W = plate.X, plate.W
}

// bust is where a bust is drawn that fills a box with head and shoulders: rays of light stand out over it.
func bustBox(card display.Rect) display.Rect {
	side := min(card.H*bustReach, card.W*bustBroad)
	return display.Rect{X: card.X + (card.W-side)/2, Y: card.Y + card.H*bustFoot - side, W: side, H: side}
}

// backs is where the first of the hand's backs lies.
func (p *suspectLayout) backs() display.Rect {
	box := p.Backs
	box.W = box.H * cardRatio
	return box
}

// abreast is the part in the middle of a room that n boxes side by side take, each at most that wide.
func abreast(room display.Rect, n int, gap, most float64) display.Rect {
	return room.Middle(min(room.W, float64(n)*(most+gap)-gap), room.H)
}

// besideTools is the part of a room between the tools and as much at the other end, where that is at least so wide;
// else all of it.
func (l *layout) besideTools(room display.Rect, least float64) display.Rect {
	side := max(room.X+room.W-l.Tools[0].X, l.Tools[1].X+l.Tools[1].W-room.X) + l.gap()
	if between := room.W - 2*side; between >= least {
		room.X, room.W, l.Beside = room.X+side, between, true
	}
	return room
}

// choices are two buttons side by side under a line in large letters, between the tools and as much room at the other
// end where that leaves enough.
func (l *layout) choices(room display.Rect) {
	g := l.gap()
	room = l.besideTools(room, 2*choiceWide.In(l.m)*choiceBeside+3*g)
	high := min(choiceHigh.In(l.m), room.H-g)
	l.Saying, room = room.Narrowed(g).CutTop(min(room.H*0.5, room.H-high-g/2))
	room = abreast(room, 2, g, choiceWide.In(l.m))
	room = room.Middle(room.W, high)
	for i := range l.Choices {
		l.Choices[i] = room.Column(i, 2, g)
	}
}

// speech gives the places of a question and of its answer, which want to be so wide: each hangs at its speaker, the
// answer leaning away from the question, which keeps clear of it and of the heads of others; or both have the row to
// themselves, where that leaves it too little room. What the one says whose hand lies below hangs over the own face
// where it lies on nothing there, else in the ticker's place. Who has air beside its head says all of it there.
func (l *layout) speech(asker, target int, wide, reply, gap float64) (question, answer display.Rect) {
	row := l.Slips
	from, to := l.under(asker), l.under(target)
	own, atFace := l.ownSlip()
	if l.strip || !atFace && !l.lowered() && !(l.opposite(asker) && l.opposite(target)) {
		return abreastSlips(l.Ticker, from > to, wide, reply, gap)
	}
	defer func() {
		if air := l.Suspects[asker].Air; !air.Empty() {
			question = air
		}
		if air := l.Suspects[target].Air; !air.Empty() {
			answer = air
		}
	}()
	if l.lowered() { // All the others have air.
		question, answer = l.Ticker, l.Ticker
		question.W, answer.W = min(wide, row.W), min(reply, row.W)
		return question, answer
	}
	answer = display.Rect{Y: row.Y, H: row.H, W: max(row.W*answerShare, min(reply, row.W))}
	room := row
	switch {
	case !l.opposite(target): // It answers elsewhere.
	case from < to:
		answer.X = min(to-answer.W*answerLean, row.X+row.W-answer.W)
		room.W = answer.X - gap - row.X
	default:
		answer.X = max(to-answer.W*(1-answerLean), row.X)
		_, room = row.CutLeft(answer.X + answer.W + gap - row.X)
	}
	if room.W < wide*slipLeast && l.opposite(asker) {
		return abreastSlips(row, from > to, wide, reply, gap)
	}
	question = display.Rect{Y: room.Y, H: row.H, W: min(wide, room.W)}
	free := l.betweenHeads(asker).Intersect(room)
	if free.W >= question.W*slipLeast {
		room, question.W = free, min(question.W, free.W)
	}
	question.X = max(room.X, min(from-question.W/2, room.X+room.W-question.W))
	switch {
	case !l.opposite(asker):
		question = own
		question.W = min(wide, own.W)
	case !l.opposite(target):
		own.W, answer = answer.W, own
		answer.W = own.W
	}
	return question, answer
}

// abreastSlips are a question and its answer side by side in a row, the answer first or last.
func abreastSlips(row display.Rect, first bool, wide, reply, gap float64) (question, answer display.Rect) {
	reply = max(row.W*answerShare, min(reply, row.W*answerMost))
	if first {
		answer, question = row.CutLeft(reply)
		question, _ = question.CutRight(min(wide, question.W-gap))
		return question, answer
	}
	answer, question = row.CutRight(reply)
	question, _ = question.CutLeft(min(wide, question.W-gap))
	return question, answer
}

// ownSlip is the room for what the one says whose hand lies below: over the own name, under what lies in the middle and
// beside the words under the piles. There is none where it is too low.
func (l *layout) ownSlip() (room display.Rect, ok bool) {
	gap := l.gap()
	if l.OwnWords.Empty() {
		return room, false
	}
	room = display.Rect{X: l.OwnWords.X, Y: l.Middle.Y, W: l.PileWords.X - gap - l.OwnWords.X}
	foot := l.OwnWords.Y - gap/2
	for _, thing := range [...]display.Rect{l.Tools[1], l.Branch, l.Pile} {
		if !thing.Empty() && thing.X < room.X+room.W {
			room.Y = max(room.Y, thing.Y+thing.H)
		}
	}
	room.H = foot - room.Y
	return room, room.H >= slipHigh.In(l.m)
}

// betweenHeads is the part of the lane of speech from the head at one side of a suspect to that at the other.
func (l *layout) betweenHeads(seat int) display.Rect {
	free, from := l.Slips, l.under(seat)
	for other := range l.view.Seats {
		if other == seat || !l.opposite(other) {
			continue
		}
		head := l.Suspects[other].Card.H * headShare
		if x := l.under(other); x < from {
			_, free = free.CutLeft(max(0, x+head-free.X))
		} else {
			_, free = free.CutRight(max(0, free.X+free.W-x+head))
		}
	}
	return free
}

// under is the middle of a suspect's place.
func (l *layout) under(seat int) float64 {
	x, _ := l.Suspects[seat].Box.Centre()
	return x
}

// gridCell is the place of the i-th of n cards that are spread in a room, as large as they can be.
func gridCell(room display.Rect, n, i int, gap float64) display.Rect {
	best, columns := 0.0, 1
	for c := 1; c <= n; c++ {
		rows := (n + c - 1) / c
		w := min((room.W-gap*float64(c-1))/float64(c), ((room.H-gap*float64(rows-1))/float64(rows))*cardRatio)
		if w > best {
			best, columns = w, c
		}
	}
	h, rows := best/cardRatio, (n+columns-1)/columns
	all := room.Middle((best+gap)*float64(columns)-gap, (h+gap)*float64(rows)-gap)
	return display.Rect{X: all.X + float64(i%columns)*(best+gap), Y: all.Y + float64(i/columns)*(h+gap), W: best, H: h}
}
