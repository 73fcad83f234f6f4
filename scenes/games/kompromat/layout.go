package kompromat

import (
	"math"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	boxes "safehouse/scenes/layout"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// lookOptions say how the table is looked at.
type lookOptions struct {
	tabletop.LayoutOptions
	// Near is the seat whose cards lie below.
	Near game.Seat
	// Reveal shows the mission in turn large, with its cards side by side.
	Reveal bool
	// Scoring has all be laid as it is while points are counted.
	Scoring bool
	// Lift is how far each folder is lifted, 0 to 1, because a player has chosen it or points at it.
	Lift [kompromat.RowSize]float64
}

// layout is where everything lies, in screen pixels.
type layout struct {
	tabletop.Frame
	// Deck is the own deck where it lies beside what is asked; Card is for the card just drawn. Tracker is where it stands
	// which cards may still come, empty where it has no room; Come is what is pressed to be told then, in large letters.
	Deck, Card, Tracker, Come display.Rect
	Folders                   [kompromat.RowSize]display.Rect
	// Fans are where a seat's cards lie at a mission, by seat.
	Fans     [kompromat.RowSize][kompromat.Seats]display.Rect
	Dossiers [kompromat.Seats]dossier
	// MissionDeck is the deck of missions, Unlaid where the number of its cards stands.
	MissionDeck, Unlaid display.Rect
	// Blotter is the leather that the missions lie on.
	Blotter display.Rect
	// Total is where a seat's total stands in a reveal.
	Total  [kompromat.Seats]display.Rect
	Reveal bool

	opt  lookOptions
	view *kompromat.View
	m    theme.Metrics
	// words is how large the words beside the points of the row are, 0 for as large as they have room.
	words rowWords
	tree  *boxes.Tree
}

// Lay works the table out anew. The layout reads the view for as long as it is used. It takes no memory, so that a
// frame may lay the table out.
func (l *layout) Lay(v *kompromat.View, opt lookOptions, m theme.Metrics) {
	tree := l.tree
	if tree == nil {
		tree = &boxes.Tree{}
	}
	if opt.Moment > 0 && l.view == v && l.opt == opt && l.m == m {
		return
	}
	*l = layout{Frame: l.Frame, opt: opt, view: v, m: m, Reveal: opt.Reveal && v.Current >= 0, tree: tree}
	frame := tabletop.FrameOptions{LayoutOptions: opt.LayoutOptions, Title: titleWide, Shared: sharedWords}
	g := m.U(tabletop.Gap)
	if m.W > m.H && !opt.Scoring {
		frame.Panel, frame.Aside, frame.Stacked = panelHigh, asideWide, true
		if tracked := asideWide.In(m) + g + trackerWide(m); tracked < m.W*asideMost && opt.Reel == 0 {
			frame.Aside = tabletop.Size{Least: tracked}
		}
	}
	l.LayFrame(frame, m)
	if l.Aside.W > asideWide.In(m)+g {
		l.Tracker, l.Aside = l.Aside.CutRight(trackerWide(m))
		l.Aside.W -= g
	}
	// The own deck lies beside what is asked, and beside it the card just drawn.
	switch high := l.Aside.H; {
	case !l.Aside.Empty() && l.Reveal:
		// There nothing is drawn: the dossiers have the place of the own deck, and the sheet what is left of it.
		wide := l.dossierWide(m)
		more := l.Text.X - l.Aside.X - wide - 2*g
		l.Tracker, l.Aside = display.Rect{}, display.Rect{X: l.Aside.X, Y: l.Panel.Y, W: wide, H: l.Panel.H - g/2}
		for _, box := range [...]*display.Rect{&l.Plate, &l.Text} {
			box.X, box.W, box.H = box.X-more, box.W+more, box.H-m.U(rollerHigh)
		}
		l.Text = l.Text.Narrowed(g / 2)
	case !l.Aside.Empty():
		if l.Tracker.Empty() && m.TextScale > 1 {
			l.Come, l.Aside = l.Aside.CutBottom(min(ui.TargetHeight(m), high*comeHigh))
			l.Aside.H -= g / 2
			high = l.Aside.H
		}
		wide := min(high*cardRatio, (l.Aside.W-g)/2)
		l.Deck = display.Rect{X: l.Aside.X, Y: l.Aside.Y, W: wide, H: high}.Middle(wide*deckShare, wide*deckShare/cardRatio)
		l.Card = display.Rect{X: l.Aside.X + wide + g, Y: l.Aside.Y, W: wide, H: high}.Middle(wide, wide/cardRatio)
		l.Plate.H -= m.U(rollerHigh) // The typewriter's roller lies under the sheet.
		l.Text.H -= m.U(rollerHigh)
	case opt.Reel > 0: // What is drawn lies beside its deck.
	case l.Tall:
		l.Plate = l.Text.Inset(-g / 2) // The answers lie on the desk.
		l.Text = l.Plate.Inset(max(g/2, sheetEdge))
		high, foot := l.Text.H, l.Third.Y+l.Third.H
		if foot < l.Primary.Y {
			high = foot - l.Text.Y
		}
		l.Card, l.Text = l.Text.PartLeft(high*cardRatio, g)
		l.Card.H = high
		if foot < l.Primary.Y { // A third answer stands beside the card.
			_, l.Third = l.Third.CutLeft(l.Text.X - l.Third.X)
		}
	default:
		l.Card, l.Text = l.Text.PartLeft(min(l.Panel.H-2*g, l.Text.H)*cardRatio, g)
	}
	rest := l.dossiers(m)
	l.Blotter = rest.Inset(-g / 4)
	if !l.Tall {
		l.Blotter = display.Rect{X: rest.X - g/2, Y: l.Board.Y + g/4, W: rest.W + g, H: rest.Y + rest.H - l.Board.Y - g/4}
	}
	if l.Reveal {
		l.revealBoard(rest, m)
	} else {
		l.tableBoard(rest, m)
	}
}

func (l *layout) far() game.Seat { return 1 - l.opt.Near }

// tableBoard lays the row of missions, with the rival's cards over it and the own under it, near to their folder
// whatever the window's shape is. Folders and cards keep their proportions: what is over stays free on all sides.
func (l *layout) tableBoard(rest display.Rect, m theme.Metrics) {
	g := m.U(tabletop.Gap)
	hang := min(m.Size(display.SansBold, tabletop.BadgeSize)*badgeHang, rest.H*badgeMost)
	if !l.Aside.Empty() && m.H < m.W*lowBoard { // There the own total stands on the sheet alone.
		hang *= hangLow
	}
	named := m.Floor(display.Typewriter) * folderLetters
	pitch := (rest.W - g) / kompromat.RowSize
	wide := pitch - g*1.7
	if rest.H > rest.W*pairsFrom || wide < named*folderBroken && rest.H > 2*named*folderBroken {
		l.pairs(rest, hang, g, named)
		return
	}
	rest = rest.Narrowed(g / 2)
	// Small folders have what felt is empty, and those with large letters, so that their names have room.
	share := folderShare
	if m.TextScale > 1 {
		share = folderNamed
	}
	high := min(max(rest.H*share, min(named/folderMost, rest.H*folderNamed)), wide/folderRatio)
	wide = min(wide, max(high*folderMost, named))
	idle := max(idleShare, min(1, named/wide))
	card := min((rest.H-high)/2-hang-g, (pitch-g)*cardShare/cardRatio)
	// What is over is shared out over, between and under them.
	clear := min((rest.H-high-2*(card+hang))/4, g)
	for i := range l.Folders {
		column := display.Rect{X: rest.X + float64(i)*pitch, Y: rest.Y, W: pitch, H: rest.H}.Narrowed(g / 2)
		folder, own := 1.0, 1.0
		switch hero := l.hero(); {
		case hero == i && l.view.Row[i].Attempts[l.opt.Near].Open:
			own = heroCards
		case hero != i && hero >= 0:
			folder, own = idle, idleShare
		}
		l.Folders[i] = column.Middle(wide*folder, high*folder)
		far, near := l.Folders[i].Y-hang-clear, l.Folders[i].Y+l.Folders[i].H+clear
		l.Fans[i][l.opt.Near] = display.Rect{X: column.X, Y: near, W: column.W,
			H: min(card*own, rest.Y+rest.H-hang-near)}
		back := min(card*min(own, 1), far-rest.Y)
		l.Fans[i][l.far()] = display.Rect{X: column.X, Y: far - back, W: column.W, H: back}
	}
	for seat := range l.Fans[0] {
		l.widen(game.Seat(seat), rest, g)
	}
}

// widen gives a seat's cards at the mission that is tried, where they lie on each other, the places beside theirs on
// which none lies.
func (l *layout) widen(seat game.Seat, rest display.Rect, g float64) {
	hero := l.hero()
	if hero < 0 {
		return
	}
	fan := &l.Fans[hero][seat]
	need := fan.H * cardRatio * (1 + fanStep*float64(l.view.Row[hero].Attempts[seat].Count-1))
	if need <= fan.W {
		return
	}
	left, right := rest.X, rest.X+rest.W
	for i := range l.Fans {
		switch by := l.Fans[i][seat]; {
		case l.view.Row[i].Attempts[seat].Count == 0:
		case i < hero:
			left = by.X + by.W + g
		case i > hero:
			right = min(right, by.X-g)
		}
	}
	x, _ := fan.Centre()
	fan.W = min(need, right-left)
	fan.X = max(left, min(x-fan.W/2, right-fan.W))
}

// hero is the mission that is tried, or about to be opened, which lies lit and larger than the others, or -1.
func (l *layout) hero() int {
	if l.Reveal {
		return -1
	}
	return l.view.Current
}

// cardWide is the width of a seat's cards at a mission.
func (l *layout) cardWide(mission int, seat game.Seat) float64 {
	return l.Fans[mission][seat].H * cardRatio
}

// pairs lays the missions in two rows of two, where a row of four would have no room for their names: under each folder
// the rival's cards at the left and the own at the right, or in low rows beside it the rival's over the own.
func (l *layout) pairs(rest display.Rect, hang, g, named float64) {
	wide, high := rest.W/2, rest.H/2
	if high < named*sideUnder {
		for i := range l.Folders {
			cell := display.Rect{X: rest.X + float64(i%2)*wide, Y: rest.Y + float64(i/2)*high, W: wide, H: high}
			share := sideShare
			if l.view.Row[i].Attempts[l.opt.Near].Open {
				share = heroSide
			}
			folder, fans := cell.Inset(g/2).PartLeft(wide*share, g/2)
			l.Folders[i] = folder.Middle(min(folder.W, max(folder.H*folderMost, named)), folder.H)
			card := min((fans.H-g/2)/2, fans.W/cardRatio)
			l.Fans[i][l.far()], fans = fans.PartTop(card, g/2)
			// There is no place beside these: so that all figures are seen, many cards are smaller.
			card = min(card, fans.W/cardRatio/(1+stepsOf(&l.view.Row[i].Attempts[l.opt.Near])))
			l.Fans[i][l.opt.Near], _ = fans.CutTop(card)
		}
		return
	}
	card := min((high-hang-g)*pairCard, (wide/2-g)*cardShare/cardRatio)
	for i := range l.Folders {
		cell := display.Rect{X: rest.X + float64(i%2)*wide, Y: rest.Y + float64(i/2)*high, W: wide, H: high}
		folder := high - hang - g - card
		cell = cell.Middle(min(wide-g, max(folder*pairMost, named)), high)
		l.Folders[i] = display.Rect{X: cell.X, Y: cell.Y + g/2, W: cell.W, H: folder}
		fans := display.Rect{X: cell.X, Y: l.Folders[i].Y + l.Folders[i].H + g/2, W: cell.W, H: card}
		far := cell.W/2 - g/2
		if a := &l.view.Row[i].Attempts; a[l.opt.Near].Open {
			// The cards that are drawn lie as far apart as those of the rival let them, where need be over the free places of
			// the mission beside this one too.
			own := card * cardRatio * (1 + fanStep*float64(a[l.opt.Near].Count))
			far = min(far, max(card*cardRatio*(1+stepsOf(&a[l.far()])), cell.W-g-own))
			need := far + g + own
			if beside := &l.view.Row[i^1].Attempts; beside[0].Count+beside[1].Count == 0 && need > fans.W {
				fans.W = min(need, rest.W-g)
				if i%2 == 1 {
					fans.X = cell.X + cell.W - fans.W
				}
			}
		}
		l.Fans[i][l.far()], l.Fans[i][l.opt.Near] = fans.PartLeft(far, g)
		for seat := range l.Fans[i] { // So that all figures are seen, many cards are smaller, as far as they can be read.
			fan, least := &l.Fans[i][seat], l.m.Floor(display.SansBold)*leastCard
			fan.H = min(fan.H, max(least, fan.W/cardRatio/(1+stepsOf(&l.view.Row[i].Attempts[seat]))))
		}
	}
}

// revealBoard puts the mission in turn in the middle, with the others small beside it, between the rival's cards and
// the own; or in a low window at the left, before both lanes.
func (l *layout) revealBoard(rest display.Rect, m theme.Metrics) {
	g := m.U(tabletop.Gap)
	rest = rest.Narrowed(g / 2)
	most := 1
	for _, a := range l.view.Row[l.view.Current].Attempts {
		most = max(most, a.Count)
	}
	var lanes [kompromat.Seats]display.Rect
	if between := rest.H * revealMiddle; rest.H >= max(rest.W*revealFrom, revealLeast) {
		far, middle := rest.CutTop((rest.H - between) / 2)
		middle, near := middle.CutTop(between)
		lanes[l.far()], lanes[l.opt.Near] = far, near
		middle = middle.Inset(g / 2)
		big, minis := middle.CutLeft(middle.W * revealBig)
		high := min(big.H, big.W*0.6)
		l.Folders[l.view.Current] = big.Middle(min(big.W, high*folderMost), high)
		n := 0
		for i := range l.Folders {
			if i != l.view.Current {
				place := minis.Column(n, kompromat.RowSize-1, g/2)
				mini := min(place.H*revealMini, place.W/folderRatio)
				l.Folders[i] = place.Middle(min(place.W, mini*folderMost), mini)
				n++
			}
		}
	} else {
		var big, both display.Rect
		if rest.W < m.Floor(display.Typewriter)*minisOver {
			// On a narrow board the others lie over the mission in turn, so that the cards have their column.
			var minis display.Rect
			big, both = rest.CutLeft(rest.W * bigShare)
			minis, big = big.PartTop(big.H*minisHigh, g/2)
			for i := range l.Folders {
				place := minis.Column(i, kompromat.RowSize, g/2)
				l.Folders[i] = place.Middle(place.W, min(place.H, place.W/folderRatio))
			}
		} else {
			minis, rest := rest.PartLeft(rest.W*miniShare, g)
			big, both = rest.CutLeft(rest.W * bigShare)
			pitch := minis.H / kompromat.RowSize
			for i := range l.Folders {
				place := display.Rect{X: minis.X, Y: minis.Y + float64(i)*pitch, W: minis.W, H: pitch}
				l.Folders[i] = place.Middle(min(minis.W, (pitch-g/2)*1.16), pitch-g/2)
			}
		}
		l.Folders[l.view.Current] = big.Middle(big.W-g, min(big.H-g, big.W*1.22)).Moved(-g/2, 0)
		lanes[l.far()], lanes[l.opt.Near] = both.CutTop(both.H / 2)
	}
	card := math.Inf(1)
	for seat, lane := range lanes {
		total := max(lane.W*totalShare, revealTotal)
		lane = lane.Inset(g / 2)
		l.Total[seat], lane = lane.CutRight(min(total, lane.W*totalWidest))
		lane.W -= g
		high := min(lane.H*0.94, max(lane.H*laneLeast, lane.W/(float64(most)*laneStep)/cardRatio))
		card = min(card, high)
		for i := range l.Fans {
			l.Fans[i][seat] = lane
		}
	}
	for i := range l.Fans {
		for seat, lane := range l.Fans[i] {
			l.Fans[i][seat] = lane.Middle(lane.W, card)
		}
	}
}
