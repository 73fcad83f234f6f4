package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// The points of a match are told before they are listed: source by source, what was won is laid open in front of
// everybody, and their sums run neck and neck. The sheet comes when all has been counted.

// tally is where that stands: a row for each seat under what is being counted.
type tally struct {
	on               bool
	slip, head, note display.Rect
	rows             []tallyRow
}

// tallyRow is a seat's: its face, sign and name, its sum, what is laid open by line, and the bar that runs with the
// sum.
type tallyRow struct {
	box, face, sign, name, sum, bar display.Rect
	plate                           string
	open                            [][]Laid
}

// mostPoints is the greatest sum that any seat comes to.
func (s *board) mostPoints() (most int) {
	for seat := range s.sheet.Pages {
		most = max(most, s.sum(game.Seat(seat), true))
	}
	return most
}

// layTally lays it out in a room.
func (s *Score) layTally(room display.Rect) {
	t, m, look, y := s.Table, s.Table.Stage.Metrics, s.sheet.Look, &s.tally
	if *y = (tally{on: !s.done && s.sheet.Lines > 0 && s.mostPoints() > 0}); !y.on {
		return
	}
	n, gap := len(s.sheet.Pages), m.U(Gap)
	y.slip, room = room.CutTop(min(m.Size(look.Verdict, look.VerdictSize)*1.3, room.H*tallyHead))
	y.head, y.note = y.slip.Narrowed(gap).CutLeft(y.slip.W * 0.68)
	_, room = room.CutTop(gap * 0.6)
	y.rows = make([]tallyRow, n)
	sums := 0.0
	for seat := range s.sheet.Pages {
		sums = max(sums, s.Width(s.Figure(s.sum(game.Seat(seat), true)), look.Figure, tallySum)*pageSlack)
	}
	high := min((room.H-gap*float64(n-1))/float64(n), m.U(tallyMost)*max(1, m.TextScale))
	room = room.Middle(room.W, high*float64(n)+gap*float64(n-1))
	for seat := range game.Seat(n) {
		r := &y.rows[seat]
		r.box = display.Rect{X: room.X, Y: room.Y + float64(seat)*(high+gap), W: room.W, H: high}
		in := r.box.Inset(min(gap*0.7, high*0.08))
		wide := min(in.H*ui.PictureAspect, in.W*tallyFace)
		r.face, in = in.CutLeft(wide)
		r.face = r.face.Middle(wide, wide/ui.PictureAspect)
		_, in = in.CutLeft(gap)
		r.bar, in = in.CutBottom(max(in.H*tallyBar, 6))
		line := min(in.H, max(m.Size(look.Name, look.NameSize)*1.3, m.Floor(look.Name)*1.35))
		r.sum, in = in.CutRight(sums + 2*line)
		r.sum.H = min(r.sum.H, m.Size(look.Figure, tallySum)*1.2)
		name, open := in.CutTop(line)
		if in.H < line*tallyBeside {
			// A low row has what is opened beside the name.
			name, open = in.CutLeft(min(in.W*0.4, line*1.4+s.namesAs(look.NameSize)))
			name.H = line
			_, open = open.CutLeft(gap)
		}
		open.W -= gap
		r.sign, r.name = name.CutLeft(line)
		_, r.name = r.name.CutLeft(gap * 0.4)
		r.plate = t.NamePlayed(seat, r.name.W, look.Name, look.NameSize)
		s.layOpen(seat, open.Inset(min(gap*0.4, open.H*0.04)))
	}
}

// namesAs is the width of the longest name in letters of a size.
func (s *board) namesAs(size float64) (wide float64) {
	for seat := range game.Seat(len(s.sheet.Pages)) {
		wide = max(wide, s.Width(s.view.Called(seat), s.sheet.Look.Name, size)+1)
	}
	return wide
}

// layOpen lays out what of a seat's is opened line by line, where it has room.
func (s *Score) layOpen(seat game.Seat, room display.Rect) {
	r := &s.tally.rows[seat]
	r.open = make([][]Laid, s.sheet.Lines)
	for i := range s.sheet.Pages[seat].Sources {
		from := &s.sheet.Pages[seat].Sources[i]
		switch {
		case from.Sum || room.H < s.Table.Stage.Metrics.U(tallyCard):
		case from.Lay != nil && room.W > from.CardsWide:
			r.open[from.Line] = from.Lay(room)
		case len(from.Opened) > 0:
			wide := room.H * openedWide
			step := min(wide*1.08, (room.W-wide)/float64(max(1, len(from.Opened)-1)))
			for j, face := range from.Opened {
				r.open[from.Line] = append(r.open[from.Line],
					Laid{Box: display.Rect{X: room.X + float64(j)*step, Y: room.Y, W: wide, H: room.H}, Face: face})
			}
		}
	}
}

// countedLine is the one that is counted now.
func (s *Score) countedLine() int {
	return min(max(0, s.tick-1)/max(1, s.lineTicks()), s.sheet.Lines-1)
}

// drawTally draws how far the points have been told.
func (s *Score) drawTally(b *Brush) {
	look, line, most, leads := s.sheet.Look, s.countedLine(), s.mostPoints(), s.leader()
	if look.Slip.A > 0 {
		b.L.Fill(s.tally.slip, look.Slip, b.M.U(look.Radius)).Shadow = b.M.U(5)
		b.L.Border(s.tally.slip, look.SlipEdge, b.M.U(look.Radius), max(2, b.M.U(3)))
	}
	before := len(b.L.Items)
	b.Fit(s.tally.head, s.sheet.Counting, look.Verdict, look.VerdictSize, look.VerdictInk, display.Left)
	b.L.Items[before].Role = display.Heading
	for i := range s.sheet.Pages[0].Sources {
		if from := &s.sheet.Pages[0].Sources[i]; from.Line == line && !from.Sum {
			b.Fit(s.tally.note, from.Name, look.NameLetters, HeadSize, look.VerdictInk, display.Right)
			break
		}
	}
	for seat := range game.Seat(len(s.tally.rows)) {
		r := &s.tally.rows[seat]
		ahead := leads == seat
		b.L.Fill(r.box, look.Page, b.M.U(look.Radius)).Shadow = b.M.U(6)
		edge := look.Edge
		if ahead {
			edge = look.Won
		}
		if edge.A > 0 {
			b.L.Border(r.box, edge, b.M.U(look.Radius), max(2, b.M.U(3)))
		}
		gaze := display.GazeRest
		if ahead {
			gaze = display.GazePleased
		}
		b.Portrait(r.face, seat, gaze, 0)
		b.Chip(r.sign.Inset(r.sign.H*0.12), seat)
		b.Fit(r.name, r.plate, look.Name, look.NameSize, look.Ink, display.Left)
		sum := s.Sum(seat)
		b.Fit(r.sum, s.Figure(sum), look.Figure, tallySum, look.SumInk, display.Right)
		if ahead {
			b.L.Symbol(display.Rect{X: r.sum.X, Y: r.sum.Y, W: r.sum.H, H: r.sum.H}.SquareIn(0.6), display.IconTrophy,
				look.SumInk)
		}
		b.L.Fill(r.bar, look.Soft.Alpha(0.25), r.bar.H/2)
		run := r.bar
		if run.W *= float64(max(0, sum)) / float64(most); run.W > 0 {
			b.L.Fill(run, theme.SeatColours[seat], run.H/2)
			b.L.Border(run, look.Ink, run.H/2, max(1, b.M.U(2)))
		}
		if open := r.open[line]; len(open) > 0 {
			shown, _ := s.Counted(line, len(open))
			for i := range open[:shown] {
				b.L.Card(open[i].Box, open[i].Face).Shadow = b.M.U(3)
			}
		}
	}
}
