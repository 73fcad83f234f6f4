package tabletop

import (
	"math"
	"strconv"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// Sheet is a score as its game describes it, in the reader's words: who has won and why, a page for each seat with the
// sources of its points, and what the game paints for itself.
type Sheet struct {
	Look *SheetLook
	// Verdict says who has won and Reason why; Counting stands in their place until all has been counted. Memory is what
	// is to be remembered of the match, empty for nothing.
	Verdict, Reason, Counting, Memory string
	// Title, Note and Status stand on the bar.
	Title, Note, Status string
	// Winners are those that the end sounds for, Allied as one side. Lines is the number of lines that are counted one
	// after another, each for Pace times the usual time, 0 for once.
	Winners game.Seats
	Allied  bool
	Lines   int
	Pace    float64
	// Next is the way on to the next game of the match; empty where the match is over. Swap offers a rematch in which the
	// other seat starts.
	Next string
	Swap bool
	// Pages are those of the seats; Chart is what stands beside them, nil for nothing. Tableau takes the place of verdict
	// and pages, nil where these tell the end.
	Pages   []SeatPage
	Chart   *Chart
	Tableau *Tableau
}

// Tableau is the end of a match as a game composes it, with all that its sheet says. Lay lays it out in the room under
// the buttons of the bar, for a reason with what there is to tell besides, and gives the place that it leaves to the
// ways on, which need a height that Ways tells. Draw draws it as far as it has been counted.
type Tableau struct {
	Lay  func(room display.Rect, reason string) (ways display.Rect)
	Draw func(b *Brush)
}

// SeatPage is what one seat has, and whether it has Won what is counted.
type SeatPage struct {
	Won     bool
	Sources []Source
}

// Source is one line of a page: what points come from, or what became of the seat.
type Source struct {
	// Line is the one in which it is counted. Goes has it make way where there is no room for everything.
	Line int
	Goes bool
	Icon display.Icon
	Name string
	// Detail says it in words; or Lay lays cards in a room, each with its corner in sight if that is CardsWide wide.
	Detail    string
	CardsWide float64
	Lay       func(room display.Rect) []Laid
	// Opened are folders that are opened one by one while it is counted.
	Opened []display.Face
	// Points are counted on from Before where Figured is set; a Sum comes to the figures of all lines that are not Apart.
	Points, Before      int
	Figured, Sum, Apart bool
	// Won marks the figure with a trophy.
	Won bool
	// Ground is the colour of the line, Ink that of its words, NameInk that of its name; the look's where they are
	// nothing.
	Ground, Ink, NameInk display.Colour
}

// Laid is a card of a source where it lies.
type Laid struct {
	Box  display.Rect
	Face display.Face
}

// Chart is what a game paints beside the pages of the seats or, where both have no room, in their place. Open and Back
// are the words of the button that turns from one to the other.
type Chart struct {
	Open, Back string
	// Share divides a room; it reports whether there is enough for both.
	Share func(room display.Rect) (pages, chart display.Rect, together bool)
	// Lay lays it out in a room, an empty one where it is not shown. Draw draws it, Controls are what can be pressed on it
	// and Press hears of that; both are nil where nothing can be. Scroll takes wheel, drag and keys of a tick for itself
	// and out of the frame, once all has been counted; nil where nothing scrolls.
	Lay      func(room display.Rect)
	Draw     func(b *Brush)
	Controls func(cs []ui.Control) []ui.Control
	Press    func(id string)
	Scroll   func(in *input.Frame)
}

// SheetLook is how a score looks, with sizes in design pixels.
type SheetLook struct {
	// Wide is the greatest width of all of it.
	Wide float64
	// Verdict stands on Slip, which becomes SlipDone when all has been counted.
	Verdict        display.Font
	VerdictSize    float64
	Align          display.Align
	Slip, SlipDone display.Colour
	SlipEdge       display.Colour
	VerdictInk     display.Colour
	ReasonInk      display.Colour
	// Name is for those of seats, Figure for points, NameLetters for the names of sources.
	Name, Figure, NameLetters     display.Font
	NameSize, FigureSize, SumSize float64
	// Page is the ground of a seat's page, Edge its edge and Won that of a winner; Prize lies under the sum of one. Ink is
	// for names, Soft for words, SumInk for sums.
	Page, Edge, Won, Prize, Ink, Soft, SumInk display.Colour
	// Pad is the empty edge of a page in gaps of the table, Tab the height of a strip of the seat's colour over it.
	Radius, Pad, Tab float64
	// Headed has the sum stand beside the name; else it is the last line.
	Headed bool
}

// seatPage is a page as it is laid out.
type seatPage struct {
	box, tab, sign, name, cup, sum display.Rect
	plate                          string
	rows                           []sourceRow
}

// sourceRow is a line of a page.
type sourceRow struct {
	box, icon, name, detail, figure display.Rect
	cards                           []Laid
}

// fitting is how the pages are laid: so many side by side, in letters of that share, with so much told.
type fitting struct {
	across int
	share  float64
	least  detail
}

// detail is how much of the sources is told: all of it, without cards, or only the lines that never go.
type detail uint8

const (
	fullDetail detail = iota
	shortDetail
	keptDetail
)

// board are the pages of the seats as they are laid out and drawn, with room where fitted says so.
type board struct {
	view match.View
	// played is a seat's name with who played for it, in a room of that width; told is how many of a line's points have
	// been counted, and whether the line has begun.
	played func(seat game.Seat, wide float64, f display.Font, design float64) string
	told   func(line, points int) (n int, begun bool)
	// sheet is the last one described, in the reader's words; done reports that all of it has been counted.
	sheet   Sheet
	done    bool
	pages   []seatPage
	fit     fitting
	fitted  bool
	figures figures
}

// layPages shares a room among the pages of the seats: in the largest letters, with as much told as these leave room
// for, so many side by side that the pages are nearest to the shape that is read best.
func (s *board) layPages(room display.Rect) {
	n := len(s.sheet.Pages)
	s.pages = make([]seatPage, n)
	f := fitting{across: min(n, 2)}
	for _, details := range [...][]detail{{fullDetail, shortDetail}, {keptDetail}} {
		// Only where not even small letters leave all lines room do some make way.
		if f.share, s.fitted = s.fits(room, &f, details); s.fitted {
			break
		}
	}
	s.fit = f
	size := s.pageSize(room, f.across)
	gap := s.view.Stage.Metrics.U(Gap)
	for seat := range s.pages {
		s.layPage(game.Seat(seat), size.Moved(float64(seat%f.across)*(size.W+gap), float64(seat/f.across)*(size.H+gap)))
	}
}

// fits looks for the largest letters in which the pages have room with so much told.
func (s *board) fits(room display.Rect, f *fitting, details []detail) (share float64, ok bool) {
	return ui.Shrink(1, ui.LeastShare(s.view.Stage.Metrics), func(share float64) bool {
		for _, f.least = range details {
			least, n := math.Inf(1), len(s.sheet.Pages)
			for across := 1; across <= n; across++ {
				if across > 1 && (n+across-2)/(across-1) == (n+across-1)/across {
					continue // As many lines do with fewer side by side.
				}
				size := s.pageSize(room, across)
				off := math.Abs(math.Log(size.W / size.H / pageShape))
				if off < least && s.needs(fitting{across, share, f.least}, size.W, size.H) <= size.H {
					least, f.across = off, across
				}
			}
			if !math.IsInf(least, 1) {
				return true
			}
		}
		return false
	})
}

// pageSize is the first of so many pages side by side.
func (s *board) pageSize(room display.Rect, across int) display.Rect {
	gap, n := s.view.Stage.Metrics.U(Gap), len(s.sheet.Pages)
	down := (n + across - 1) / across
	room.W = (room.W - gap*float64(across-1)) / float64(across)
	room.H = (room.H - gap*float64(down-1)) / float64(down)
	return room
}

// needs is the least height of a page of that width, infinite where there is no width enough.
func (s *board) needs(f fitting, wide, high float64) float64 {
	head, in := s.pageParts(f, display.Rect{W: wide, H: high})
	if _, name, _, _ := s.headParts(f, head); s.namesWide() > name.W {
		return math.Inf(1)
	}
	return in.Y + s.rowsHigh(f, in.W) + s.view.Stage.Metrics.U(Gap)*s.sheet.Look.Pad
}

// namesWide is the width of the longest name in the smallest letters.
func (s *board) namesWide() (wide float64) {
	m, f := s.view.Stage.Metrics, s.sheet.Look.Name
	for seat := range game.Seat(len(s.view.Seats.Names)) {
		wide = max(wide, s.view.Stage.Measure.Width(s.view.Called(seat), m.Font(f), m.Floor(f))+1)
	}
	return wide
}

// pageParts are the head of a page and what is left for its lines.
func (s *board) pageParts(f fitting, page display.Rect) (head, in display.Rect) {
	m, look := s.view.Stage.Metrics, s.sheet.Look
	pad := m.U(Gap) * look.Pad
	in = display.Rect{X: page.X + pad, Y: page.Y + pad*0.5, W: page.W - 2*pad, H: page.H - 1.5*pad}
	_, in = in.CutTop(m.U(look.Tab))
	high := m.Size(look.Name, look.NameSize*f.share) * 1.35
	if look.Headed {
		high = max(high, m.Size(look.Figure, look.SumSize*f.share)*1.02)
	}
	return in.CutTop(high)
}

// headParts are a seat's sign, its name and, where points are counted, a trophy and the sum that stands beside it.
func (s *board) headParts(f fitting, head display.Rect) (sign, name, cup, sum display.Rect) {
	m, look := s.view.Stage.Metrics, s.sheet.Look
	side := min(head.H, m.Size(look.Name, look.NameSize*f.share)*1.35)
	sign, name = head.CutLeft(side)
	_, name = name.CutLeft(m.U(Gap) * 0.4)
	if look.Headed {
		wide := 0.0
		for seat := range s.sheet.Pages {
			wide = max(wide, s.Width(s.Figure(s.sum(game.Seat(seat), true)), look.Figure, look.SumSize*f.share)*pageSlack)
		}
		sum, name = name.CutRight(wide)
	}
	if look.SumSize > 0 {
		cup, name = name.CutRight(side)
	}
	return sign, name, cup, sum
}

// Width is that of a line of a design size.
func (s *board) Width(text string, f display.Font, design float64) float64 {
	m := s.view.Stage.Metrics
	return s.view.Stage.Measure.Width(text, m.Font(f), m.Size(f, design))
}

// lineHigh is the height of a line of words.
func (s *board) lineHigh(f fitting) float64 {
	m := s.view.Stage.Metrics
	return s.view.Stage.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, SmallSize*f.share)) * 1.1
}

// columns divide a line of that width: sign, name, what is told and figure, the same on every page.
func (s *board) columns(f fitting, box display.Rect) (icon, name, detail, figure display.Rect) {
	m, look := s.view.Stage.Metrics, s.sheet.Look
	gap := m.U(Gap) * 0.75
	var icons, names, figures, cup float64
	for i := range s.sheet.Pages {
		for _, from := range s.sheet.Pages[i].Sources {
			if from.Icon != display.NoIcon {
				icons = s.lineHigh(f)
			}
			if from.Name != "" {
				names = max(names, s.Width(from.Name, look.NameLetters, s.nameSize()*f.share)*pageSlack+gap)
			}
			if from.Figured && !(look.Headed && from.Sum) {
				long := s.Figure(from.Before + from.Points)
				figures = max(figures, s.Width(long, look.Figure, look.FigureSize*f.share)*pageSlack+gap*0.5)
			}
			if from.Won {
				cup = s.lineHigh(f)
			}
		}
	}
	figure, box = box.CutRight(figures + cup)
	icon, box = box.CutLeft(icons)
	name, detail = box.CutLeft(min(names, box.W*nameMost))
	return icon, name, detail, figure
}

// nameSize is the design size of the names of sources: figures of a look with one size for both have it too.
func (s *board) nameSize() float64 {
	if s.sheet.Look.NameLetters == s.sheet.Look.Figure {
		return s.sheet.Look.FigureSize
	}
	return BodySize
}

// rowHigh is the least height of the n-th line on any page, so that pages can be read across; 0 where it stands
// elsewhere, infinite where what it shows has not the width.
func (s *board) rowHigh(f fitting, n int, wide float64) (high float64) {
	m := s.view.Stage.Metrics
	_, _, detail, _ := s.columns(f, display.Rect{W: wide})
	for i := range s.sheet.Pages {
		if n >= len(s.sheet.Pages[i].Sources) {
			continue
		}
		from := &s.sheet.Pages[i].Sources[n]
		switch {
		case from.Sum && s.sheet.Look.Headed, from.Goes && f.least == keptDetail:
		case from.Sum:
			high = max(high, m.Size(s.sheet.Look.Figure, s.sheet.Look.SumSize*f.share)*1.4)
		case from.Lay != nil && f.least == fullDetail:
			if detail.W < from.CardsWide {
				return math.Inf(1)
			}
			high = max(high, m.Floor(display.Poster)*CardLeast+m.U(Gap)*cardsEdge*2)
		default:
			text := ui.Stack{{Text: from.Detail, Font: display.Sans, Size: SmallSize}}
			high = max(high, s.lineHigh(f), text.Height(s.view.Stage, detail.W, f.share)+s.lineHigh(f)*0.1)
		}
	}
	return high
}

// mostSources is the largest number of lines of a page.
func (s *board) mostSources() (n int) {
	for i := range s.sheet.Pages {
		n = max(n, len(s.sheet.Pages[i].Sources))
	}
	return n
}

// rowsHigh is the least height of all lines.
func (s *board) rowsHigh(f fitting, wide float64) (sum float64) {
	for n := range s.mostSources() {
		sum += s.rowHigh(f, n, wide)
	}
	return sum
}

// layPage lays one page out.
func (s *board) layPage(seat game.Seat, box display.Rect) {
	m, look, p, f := s.view.Stage.Metrics, s.sheet.Look, &s.pages[seat], s.fit
	head, in := s.pageParts(f, box)
	p.box = box
	p.tab = display.Rect{X: box.X, Y: box.Y, W: box.W, H: m.U(look.Tab)}
	p.sign, p.name, p.cup, p.sum = s.headParts(f, head)
	p.plate = s.played(seat, p.name.W, look.Name, look.NameSize*f.share)
	s.layRows(seat, in)
}

// layRows lays the lines of a page out, and shares what is left of its height among them: among those with cards, if
// there are any.
func (s *board) layRows(seat game.Seat, in display.Rect) {
	m, p, f := s.view.Stage.Metrics, &s.pages[seat], s.fit
	sources := s.sheet.Pages[seat].Sources
	grows := func(from *Source) bool { return from.Lay != nil && f.least == fullDetail }
	shares := 0.0
	for i := range sources {
		if grows(&sources[i]) {
			shares++
		}
	}
	need := s.rowsHigh(f, in.W)
	all := in.H
	p.rows = make([]sourceRow, len(sources))
	for n := range sources {
		from, r := &sources[n], &p.rows[n]
		high := s.rowHigh(f, n, in.W)
		switch {
		case need > all:
			high *= all / need
		case grows(from):
			high += (all - need) / shares
		}
		r.box, in = in.CutTop(high)
		r.icon, r.name, r.detail, r.figure = s.columns(f, r.box)
		if from.Lay != nil && f.least == fullDetail {
			r.cards = from.Lay(r.detail.Inset(m.U(Gap) * cardsEdge))
		}
	}
}

// counted is how much of a source's points has been counted.
func (s *board) counted(from *Source) int {
	n, _ := s.told(from.Line, from.Points)
	return from.Before + n
}

// Sum is what a seat's figures come to, as far as they have been counted.
func (s *board) Sum(seat game.Seat) int { return s.sum(seat, false) }

// sum is the same or, in the end, all of it.
func (s *board) sum(seat game.Seat, end bool) (sum int) {
	for i := range s.sheet.Pages[seat].Sources {
		switch from := &s.sheet.Pages[seat].Sources[i]; {
		case !from.Figured || from.Sum || from.Apart:
		case end:
			sum += from.Points
		default:
			sum += s.counted(from)
		}
	}
	return sum
}

// figures keeps numbers as they are written, so that a frame that writes them again takes no memory.
type figures struct {
	lang    words.Lang
	written map[int]string
}

// Figure writes a number with a true minus sign and with its thousands set apart.
func (s *board) Figure(n int) string {
	f := &s.figures
	if f.written == nil || f.lang != s.view.Stage.Lang {
		*f = figures{s.view.Stage.Lang, map[int]string{}}
	}
	text, ok := f.written[n]
	switch {
	case ok:
		return text
	case n < 0:
		text = "\u2212" + s.Figure(-n)
	case n < 1000:
		text = strconv.Itoa(n)
	default:
		text = s.view.Say("score.thousands", game.Number(n/1000), game.Text(strconv.Itoa(1000 + n%1000)[1:]))
	}
	f.written[n] = text
	return text
}
