package topsecret

import (
	"math"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/topsecret/designs"
	flow "safehouse/scenes/layout"
	"safehouse/scenes/tabletop"
)

// options say how the table is looked at.
type options struct {
	tabletop.LayoutOptions
	// Near is the seat whose hand lies below.
	Near game.Seat
	// Indexed shows what each rival still holds, and not only how many cards.
	Indexed bool
	// Names is the width of the longest name in the smallest letters, Words that of it in two lines.
	Names, Words float64
	// Pile is that of how often a pile counts and how much lies there.
	Pile float64
	// Alone says that one person plays, whose cards are never hidden.
	Alone bool
	// Asks is the height of what is asked in a high window, in sizes of its letters.
	Asks float64
	// Plates keep room on every board for the button of a player who must call «Boum!».
	Plates bool
	// Hand keeps room for a hand; Reveal has it sink while the cards of a turn are turned and do what they do.
	Hand, Reveal bool
	// Risen is how far a hand that has sunk has come up again, 0 to 1.
	Risen float64
	// Armed lets the assassins in front of their seats stand up.
	Armed bool
	// Held reports that a stolen card is held up on its way to Loot.
	Held bool
	Loot game.Place
	// Carried is the kind of the hand of which the uppermost card is on its way with the pointer.
	Carried topsecret.Kind
	// Lift is how far each kind of card of the hand is lifted, 0 to 1, because a player has chosen it or points at it.
	Lift [topsecret.Kinds + 1]float64
}

// layout is where everything lies, in screen pixels.
type layout struct {
	tabletop.Frame
	// Boards are the players' by seat.
	Boards [game.MaxSeats]board
	// Hand is the room of the hand below, empty where there is none. Groups are its cards by kind, those not lifted;
	// empty for kinds that are not in it. Slots are where they lie, whether there is such a card or not, and Tags where
	// it says how many are left.
	Hand                display.Rect
	Groups, Slots, Tags [topsecret.Kinds + 1]display.Rect
	// Caption is the strip for a clock: where the hand lies when it has not sunk, or under the boards where there is
	// none.
	Caption display.Rect
	// Discard is the pile of cards out of the game.
	Discard display.Rect
	// Lane is where stolen cards pass while the hand has sunk, Loot where one is held up there, and Slab what is told of
	// it.
	Lane, Loot, Slab display.Rect

	// card is the size of a card of the hand, names that of the names there.
	card  display.Rect
	names float64
	opt   options
	view  *topsecret.View
	m     theme.Metrics
	tree  *flow.Tree
	chosenWay
	lowHand
}

// lowHand is how the hand below lies: in how many rows, how far a card of it is lifted, in cards, how far it goes down
// when it sinks, and where its cards begin then.
type lowHand struct {
	handRows    int
	rise        float64
	sinks, sunk float64
}

// chosenWay is the one of ways in which a table is laid out, for all that laid says; named are the names for which the
// safes have no room.
type chosenWay struct {
	way   int
	laid  laidFor
	named names
}

// names say whose names lie under the safes: those of rivals, and the own one.
type names struct{ rivals, own bool }

// laidFor is all on which it depends in which way a table is laid out.
type laidFor struct {
	board           display.Rect
	seats           int
	hand            bool
	plates, indexed bool
	scale, names    float64
}

// Lay works the table out anew. The layout reads the view for as long as it is used. It takes no memory once it has
// been used, so that a frame may lay the table out.
func (l *layout) Lay(v *topsecret.View, opt options, m theme.Metrics) {
	if l.tree == nil {
		l.tree = &flow.Tree{}
	}
	if opt.Moment > 0 && l.view == v && l.opt == opt && l.m == m {
		return
	}
	*l = layout{Frame: l.Frame, opt: opt, view: v, m: m, tree: l.tree, chosenWay: l.chosenWay}
	high := panelHigh
	if m.W > m.H && m.H >= lowScreen && m.TextScale > besideFrom {
		high = panelLarge
	}
	l.LayFrame(tabletop.FrameOptions{LayoutOptions: opt.LayoutOptions, Panel: high, Low: panelLow,
		Title: titleWide, Under: true, NoLane: true, Words: opt.Asks, Two: opt.Alone,
		Crowded: v.Seats >= crowdedFrom}, m)
	l.Board = l.UnderLane()
	l.solve()
	for seat := range v.Seats {
		l.placeBoard(game.Seat(seat))
	}
	l.Discard = l.tree.At(boxDiscard)
	if l.Hand = l.tree.At(boxHand); l.Hand.Empty() {
		l.Caption = l.tree.At(boxCaption)
	} else {
		l.placeHand()
	}
	l.placeLoot()
}

// placeLoot places what is shown of a theft: where the hand has sunk, or over the boards where there is none.
func (l *layout) placeLoot() {
	free := l.Hand
	if free.Empty() {
		free = l.Board.Middle(l.Board.W, min(l.Board.H, 1.4*lootWide.In(l.m)/cardRatio))
	} else {
		free.H = max(0, l.sunk-free.Y-l.gap()*0.3)
		if !l.Tall {
			top := min(free.Y, l.Discard.Y)
			free.Y, free.H = top, free.Y+free.H-top
		}
	}
	wide := min(lootWide.In(l.m), free.H/lootHigh, free.W*lootShare)
	l.Lane, l.Slab = free.CutLeft(max(free.W*laneShare, min(2*wide, free.W*0.5)))
	_, l.Slab = l.Slab.CutLeft(l.gap())
	if !l.Tall { // It comes in from the edge.
		l.Slab.W = l.Screen.W - l.Slab.X
	}
	l.Loot = l.Lane.Middle(wide, wide/cardRatio)
}

// near reports whether a seat is the one whose hand lies below: its board lies beside it.
func (l *layout) near(seat game.Seat) bool { return l.opt.Hand && seat == l.opt.Near }

// kinds is the number of kinds of cards in play.
func (l *layout) kinds() int { return topsecret.Kinds + 1 - int(firstIn(l.view)) }

func (l *layout) gap() float64 { return l.m.U(tabletop.Gap) }

// solve finds the first way to lay the table out for which there is room. A match keeps to one while nothing changes
// but its cards.
func (l *layout) solve() {
	now := laidFor{board: l.Board, seats: l.view.Seats, hand: l.opt.Hand, plates: l.opt.Plates, indexed: l.opt.Indexed,
		scale: l.m.TextScale, names: l.opt.Names}
	if l.laid != now {
		l.chosenWay = chosenWay{laid: now}
	}
	for {
		for l.isNarrow(&ways[l.way]) {
			l.way++
		}
		l.tree.Reset()
		l.tree.Solve(l.table(l.planned(&ways[l.way])), l.Board)
		switch {
		case !l.tree.Fits() && l.way < len(ways)-1:
			l.way++
		case ways[l.way].shape != lineShape && l.tree.Fits() && l.unnamed() != l.named:
			l.way, l.named = 0, l.unnamed()
		default:
			return
		}
	}
}

// isNarrow reports whether a way is not for this window: one for high windows, or one that leaves boards of a phone too
// little width.
func (l *layout) isNarrow(w *way) bool {
	if w.shape != wideShape {
		return false
	}
	p := l.planned(w)
	return w.tall && !l.Tall || p.shape == slimShape && l.Tall && p.wide < phoneBoard.Grown(l.m)
}

// unnamed are the names that have no room at the feet of the safes, besides those that lie under them already: those of
// rivals in one line, the own one in two.
func (l *layout) unnamed() names {
	no := l.named
	for seat := range game.Seat(l.view.Seats) {
		foot := designs.SafeFoot(l.tree.At(boxOf(seat, boxSafe))).W * nameLetters
		if l.near(seat) {
			no.own = no.own || foot < l.opt.Words
		} else {
			no.rivals = no.rivals || foot < l.opt.Names
		}
	}
	return no
}

// isNamed reports whether a board has its name on a strip.
func (u *unit) isNamed() bool {
	if u.own {
		return u.named.own
	}
	return u.named.rivals
}

// way is one to lay the table out: the boards of rivals in so many rows, in a shape, with so much of their least sizes;
// in a high window only where it is tall.
type way struct {
	rows  int
	shape shape
	tight float64
	tall  bool
}

// ways are those that are tried, the best first: smaller, in more rows, lower, and last each board in one line.
var ways = func() (all []way) {
	add := func(of shape, tights []float64, rows ...int) {
		for _, tight := range tights {
			for _, n := range rows {
				all = append(all, way{n, of, tight, of == wideShape && tight < wideTight})
			}
		}
	}
	add(wideShape, []float64{1, 0.9, 0.8, wideTight, 0.66, 0.58}, 1, 2)
	add(lowShape, []float64{1, 0.84, 0.7, 0.58, 0.48, 0.4}, 1, 2, 3)
	add(lineShape, []float64{0.6, 0.4, 0.3}, 1, 2, 3, 5)
	return all
}()

// plan is a way at this table: of how many columns its rows are, in which shape their boards.
type plan struct {
	*way
	columns int
	shape   shape
	// g lies between the parts of a board, room is the height of a row of rivals, wide the width of a board of them, most
	// that of a safe on a phone at most.
	g, room, wide, most float64
}

// planned works out in which shape boards use their room best: a board that is wider than high is wide.
func (l *layout) planned(w *way) plan {
	n := l.view.Seats
	if l.opt.Hand {
		n--
	}
	p := plan{way: w, columns: max(1, (n+w.rows-1)/w.rows), shape: w.shape,
		g: max(3, padding.In(l.m)*math.Sqrt(w.tight))}
	below := ownWeight
	if l.Tall {
		below = tallWeight
	}
	high := l.Board.H / (float64(w.rows) + below)
	p.room = high
	p.most = l.Board.W * safeMost
	p.wide = (l.Board.W - float64(p.columns-1)*l.gap()*apart*w.tight) / float64(p.columns)
	switch {
	case w.shape != wideShape:
	case l.Board.W/float64(p.columns) < high*slimUnder, l.Tall && p.columns > 1:
		p.shape = slimShape
	case high < wideLeast.Grown(l.m):
		p.shape = lowShape
	}
	return p
}

// The boxes of the table by their names; those of a board follow each other, boxParts a seat.
const (
	boxHand flow.ID = 1 + iota
	boxCaption
	boxDiscard
	boxBoards
)

// table is the rivals' boards in rows over what lies below. The rivals follow in the order of turns the one whose hand
// lies there.
func (l *layout) table(p plan) flow.Box {
	t, g := l.tree, l.gap()
	var rows [game.MaxSeats + 1]flow.Box
	n, count, seat := l.view.Seats, 0, game.Seat(l.view.Seats-1)
	if l.opt.Hand {
		n, seat = n-1, l.opt.Near
	}
	for n > 0 {
		var cells [game.MaxSeats + 2]flow.Box
		in := min(p.columns, n)
		aside := flow.Style{W: flow.Grow(0), Weight: asideWeight}
		cells[0], cells[in+1] = t.Leaf(aside), t.Leaf(aside)
		for i := range in {
			seat = (seat + 1) % game.Seat(l.view.Seats)
			cells[i+1] = l.board(seat, &p)
		}
		row := flow.Style{Gap: g * apart * p.tight, H: flow.Grow(0), Weight: rivalWeight}
		if l.Tall && l.opt.Hand && p.shape == slimShape {
			row.H = flow.Span{}
		}
		rows[count] = t.Row(row, cells[:in+2]...)
		count, n = count+1, n-in
	}
	if !l.opt.Hand {
		high := flow.Fixed(lineHigh.Grown(l.m))
		rows[count] = t.Row(flow.Style{Gap: g, H: high},
			t.Leaf(flow.Style{ID: boxCaption, W: flow.Grow(0), H: high}),
			t.Leaf(flow.Style{ID: boxDiscard, W: flow.Fixed(discardWide.Grown(l.m)), H: high}))
	} else {
		rows[count] = l.below(&p)
	}
	pad := flow.Edges{Top: g * 0.3, Bottom: g * 0.75}
	return t.Column(flow.Style{Gap: g * apart * p.tight, Pad: pad}, rows[:count+1]...)
}

// below are the board of whose hand lies below and that hand, side by side or, in a high window, over each other.
func (l *layout) below(p *plan) flow.Box {
	t, g, least := l.tree, l.gap(), max(handLeast, cardLeast.In(l.m)*p.tight)
	columns := float64(l.kinds())
	hand := flow.Style{ID: boxHand, W: flow.Grow(columns * least),
		H: flow.Grow(least/cardRatio*(1+liftRoom) + tagHigh.Grown(l.m))}
	if l.Tall {
		// A row of cards as wide as the window has them gives way last; two rows of larger ones come before boards grow.
		hand.W.Least = columns / 2 * least
		row := min(cardLeast.In(l.m), l.Board.W/columns*slotShare) * min(1, p.tight+handHolds)
		hand.H.Least = row/cardRatio*(1+liftRoom) + tagHigh.Grown(l.m)
		hand.H.Want = max(hand.H.Least, 2*cardWant.In(l.m)*(1+tileLift))
		hand.Weight = handWeight
		hand.H.Most = max(hand.H.Want, 2*l.Board.W/math.Ceil(columns/2)*slotShare*(1+tileLift))
		own := flow.Style{H: flow.Grow(0), Weight: ownWeight}
		if p.shape == slimShape {
			own.H = flow.Span{}
		}
		return t.Column(flow.Style{Gap: g * 0.5, H: flow.Grow(0), Weight: tallWeight},
			t.Column(own, l.board(l.opt.Near, p)), t.Leaf(hand))
	}
	lies, weight := t.Leaf(hand), ownWeight
	switch {
	case p.headed() && l.m.TextScale > besideFrom: // What grows with the letters takes its height from the hand.
		weight = ownLarge
		lies = t.Row(flow.Style{Gap: g * 0.5, W: flow.Grow(0), H: flow.Grow(0)}, lies, l.discard(p))
	case p.headed():
		pile := t.Row(flow.Style{}, t.Space(), l.discard(p))
		lies = t.Column(flow.Style{Gap: g * 0.5, W: flow.Grow(0), H: flow.Grow(0)}, pile, lies)
	}
	return t.Row(flow.Style{Gap: g, H: flow.Grow(0), Weight: weight}, l.board(l.opt.Near, p), lies)
}

// placeHand lays the cards of the hand into its room, in one row or, in a high window, in two, as they become larger.
// Every kind in play has a slot that stays where it is for the whole game, so that nothing moves under the hand that
// chooses.
func (l *layout) placeHand() {
	n, room, tag := l.kinds(), l.Hand, tagHigh.Grown(l.m)
	rows, columns, w := 1, n, min((room.H-tag)/(1+liftRoom)*cardRatio, room.W/float64(n)*slotShare)
	l.card, l.rise = display.Rect{W: w, H: w / cardRatio}, liftShare
	l.sinks = l.card.H*(1-sunkShare) + tag
	l.sunk = room.Y + room.H - l.card.H*sunkShare
	// In two rows they are tiles, on the feet of which it says how many are left. A hand that has sunk has one.
	half := (n + 1) / 2
	if two := min(room.H/2/(1+tileLift), room.W/float64(half)*slotShare); l.Tall && !l.opt.Reveal && two > w {
		rows, columns, w = 2, half, two
		l.card, l.rise = display.Rect{W: w, H: w}, tileLift/2
	}
	l.handRows = rows
	row, pitch := room.H/float64(rows), room.W/float64(columns)
	pitch = min(pitch, w*slotMost)
	sinks := 0.0
	if l.opt.Reveal {
		sinks = l.sinks * (1 - l.opt.Risen)
	}
	for i := range n {
		k := firstIn(l.view) + topsecret.Kind(i)
		at, line := i%columns, i/columns
		in := min(columns, n-line*columns)
		x := room.X + room.W/2 + (float64(at)-float64(in)/2)*pitch + (pitch-w)/2
		y := room.Y + float64(line+1)*row - l.card.H
		if rows == 1 {
			y -= tag
			l.Tags[k] = display.Rect{X: x, Y: y + l.card.H + tag*0.14, W: w, H: tag * 0.86}
		} else {
			l.Tags[k] = designs.TileFoot(l.card.Moved(x, y))
		}
		l.Slots[k] = l.card.Moved(x, y+sinks)
		if c := l.held(k); c > 0 && l.open() {
			wide := w + min(w*handStep*float64(c-1), pitch*0.99-w)
			l.Groups[k] = l.Slots[k].Moved((w-wide)/2, 0)
			l.Groups[k].W = wide
		}
	}
	l.Caption = room
	l.Caption.H = max(0, l.Slots[firstIn(l.view)].Y-room.Y-l.gap()*0.5)
	l.Caption = l.Caption.Middle(l.Caption.W, min(l.Caption.H, lineHigh.Grown(l.m)))
}

// inHand is a card of the hand that is face down, from the left edge that is given.
func (l *layout) inHand(x float64) display.Rect {
	return l.card.Moved(x, l.Slots[topsecret.Kinds].Y)
}

// open reports whether the hand below may be looked at.
func (l *layout) open() bool { return handOpen(l.view, l.opt.Near) }

// held is the number of cards of a kind in the hand below, as it lies.
func (l *layout) held(k topsecret.Kind) int { return heldBy(&l.view.Players[l.opt.Near], k) }
