package kompromat

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/kompromat/designs"
	boxes "safehouse/scenes/layout"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// ending is the end of a match on the desk: who has won under the lamp, what was counted on a sheet, and what is to be
// remembered of it in a folder.
type ending struct {
	look  *match.View
	score *tabletop.Score
	sheet tabletop.Sheet
	// sources are what was counted for each.
	sources [kompromat.Seats][]source
	// counters are what is counted beside the points.
	counters [len(counterWords)]counter
	// who has won, match.NoSeat for neither; reason is why. Turns reports that what is to be remembered decided the match.
	who    game.Seat
	turns  bool
	reason string
	tree   tabletop.EndTree
	// head is the height of the first row of the sheet, row that of the others, and foot that of the last.
	head, row, foot float64
	// names is the design size of the names of what was counted, tab what stands on the folder.
	names float64
	tab   string
}

// counter is a figure for both seats, and what it counts.
type counter struct{ figures, word string }

// The boxes of the end.
const (
	endFile boxes.ID = iota + 1
	endLoser
	endFarewell
	endVerdict
	endReason
	endSheet
	endFolder
	endCounters
	endWays
)

// Lay lays it out: who has won at the left of what was counted, or over it in a high window.
func (e *ending) Lay(room display.Rect, reason string) display.Rect {
	m, t := e.look.Stage.Metrics, &e.tree
	t.Begin(e.look.Stage)
	e.reason = reason
	type style = boxes.Style
	gap, tall := max(m.U(tabletop.Gap), endGap), m.H > m.W
	edge := min(endEdge.In(m), room.W*0.04)
	wide := room.W - 2*edge
	file := style{ID: endFile, W: boxes.Fixed(min(endFileWide.In(m), wide*endFileMost)), H: boxes.Grow(endFileLeast.In(m))}
	if tall {
		file.H = boxes.Fixed(file.W.Want * endShape)
	} else {
		wide -= file.W.Want + endApart*gap
	}
	ways := func() boxes.Box {
		return t.Leaf(style{ID: endWays, W: boxes.Grow(0), H: boxes.Fixed(e.score.Ways(wide))})
	}
	title := t.Heading(endVerdict, display.Stencil, endTitle)
	text := t.Paragraph(endReason, reason, display.Sans, tabletop.BodySize)
	least := m.Floor(display.Typewriter) * 1.15 * endRows
	rows := max(least, endRow.Grown(m)*endRows)
	grows := endRowGrows
	if tall {
		grows = endRowsHigh
	}
	sheet := style{ID: endSheet, W: boxes.Grow(wide * 0.5), H: boxes.Span{Least: least, Want: rows, Most: rows * grows}}
	high := e.memoHigh(endNoteLeast.Grown(m))
	folder := style{ID: endFolder, W: boxes.Between(endNoteLeast.Grown(m), endNoteWide.Grown(m)),
		H: boxes.Span{Least: min(high, least), Want: high, Most: high}, Leaves: 1}
	count := func() boxes.Box {
		if e.sheet.Memory == "" {
			return t.Leaf(sheet)
		}
		return t.Row(style{Gap: 2 * gap}, t.Leaf(sheet), t.Leaf(folder))
	}
	loser := func() boxes.Box {
		high := endLoserHigh.In(m)
		photo := t.Leaf(style{ID: endLoser, W: boxes.Grow(high * ui.PictureAspect), H: boxes.Fixed(high)})
		beside := file.W.Want - high*ui.PictureAspect - 2*gap
		word := e.score.Farewell(t, endFarewell, display.Typewriter, beside, game.SeatsOf(0, 1))
		return t.Row(style{Gap: 2 * gap, Leaves: 2, W: boxes.Grow(0), Across: boxes.Middle}, photo, word)
	}
	counters := style{ID: endCounters, W: boxes.Grow(0), H: boxes.Fixed(e.countersHigh(wide)), Leaves: 3}
	pad := boxes.Edges{Left: edge, Right: edge, Bottom: edge}
	if tall {
		words := style{Gap: gap / 2, Along: boxes.Middle, H: boxes.Grow(0)}
		head := t.Row(style{Gap: gap, Weight: 0.001}, t.Leaf(file), t.Column(words, title, text))
		folder.W, folder.H, folder.Weight = boxes.Grow(0), boxes.Grow(endNoteHigh.Grown(m)), 0.4
		parts := append(make([]boxes.Box, 0, 4), head, t.Leaf(sheet))
		if e.sheet.Memory != "" {
			parts = append(parts, t.Leaf(folder))
		}
		if e.score.Scrolls() && counters.H.Want > 0 {
			parts = append(parts, t.Leaf(counters))
		}
		t.Solve(t.Column(style{Pad: pad, Gap: gap}, append(parts, ways())...), room)
	} else {
		top := t.Leaf(style{H: boxes.Between(0, endLampHigh.In(m))})
		left := t.Column(style{W: file.W, Gap: gap}, top, t.Leaf(file), loser())
		if m.H < lowScreen { // The name of the winner has the height of the bar's buttons, and ends before them.
			room.Y, room.H = room.Y-endRises, room.H+endRises
			title = t.Row(style{}, title, t.Leaf(style{W: boxes.Fixed(endButtons)}))
		}
		words := t.Column(style{W: boxes.Grow(0), Weight: 0.001}, title, text)
		parts := append(make([]boxes.Box, 0, 5), words, count())
		if counters.H.Want > 0 {
			parts = append(parts, t.Leaf(counters))
		}
		apart := 1.5 * gap
		if m.H < lowScreen {
			apart = gap
		} else {
			parts = append(parts, t.Space())
		}
		right := t.Column(style{W: boxes.Grow(0), Gap: apart, Along: boxes.Middle}, append(parts, ways())...)
		t.Solve(t.Row(style{Pad: pad, Gap: endApart * gap}, left, right), room)
	}
	at := t.At(endSheet)
	e.row = at.H / endRows
	e.head, e.foot = e.row*endHead, e.row*endFoot
	e.tab = strings.ToUpper(e.look.Say("score.kompromat.memo"))
	names := at.W*endNames - e.row*(2*endPad+endSign+endSignGap)
	e.names, _ = ui.Shrink(27, 27*ui.LeastShare(m), func(size float64) bool {
		return !slices.ContainsFunc(e.sources[0], func(from source) bool {
			return from.icon != display.NoIcon && e.score.Width(from.name, display.Sans, size) > names
		})
	})
	return t.At(endWays)
}

// Draw draws it: the lamp, then what lies in its light.
func (e *ending) Draw(b *tabletop.Brush) {
	b.Ground()
	t := &e.tree
	lit := t.At(endFile)
	if !b.M.Contrast {
		x, y := lit.Centre()
		b.L.Glow(display.Rect{X: x, Y: y}.Middle(lit.W*2.4, lit.H*2.1), lampPool.Alpha(0.42))
		b.L.Glow(display.Rect{X: x + lit.W, Y: y}.Middle(lit.W*5, lit.H*2.6), lampGlow.Alpha(0.22))
		wide := min(lit.W*0.62, b.M.U(lampWide)*1.25)
		lamp := display.Rect{X: x - wide/2, Y: 0, W: wide, H: wide * lampHigh}
		if lit.Y > lamp.H {
			half := lit.W * 0.7
			if words := t.At(endVerdict).X; words > x { // No ray falls on the words.
				half = min(half, words-x)
			}
			b.L.Beam(display.Rect{X: x - half, Y: lamp.H, W: 2 * half, H: lit.Y + lit.H - lamp.H}, lampPool.Alpha(0.7))
			b.L.Card(lamp, display.Face{Design: designs.Lamp})
		}
	}
	e.file(b, lit)
	if box := t.At(endLoser); !box.Empty() && e.who.Sits(kompromat.Seats) && e.score.Done() {
		e.loser(b, box, 1-e.who)
	}
	speaks := lit
	if e.score.Speaker() != e.who {
		speaks = t.At(endLoser)
	}
	e.score.DrawFarewell(b, speaks)
	verdict, text := e.sheet.Counting, e.sheet.Status
	if e.score.Done() {
		verdict, text = e.sheet.Verdict, e.reason
	}
	t.Head(b, endVerdict, verdict, display.Stencil, endTitle, theme.TextColour)
	t.Write(b, endReason, text, display.Sans, endCream, display.Status)
	e.counted(b, t.At(endSheet))
	if box := t.At(endFolder); !box.Empty() && e.score.Done() {
		e.memo(b, box)
	}
	if box := t.At(endCounters); !box.Empty() && e.score.Done() {
		for i := range e.counters {
			e.counter(b, box.Column(i, len(e.counters), b.M.U(tabletop.Gap)), &e.counters[i])
		}
	}
}

// memoHigh is the height of the folder with what is to be remembered, where that is so wide.
func (e *ending) memoHigh(wide float64) float64 {
	m := e.look.Stage.Metrics
	line := max(m.Size(display.Typewriter, 36), m.Floor(display.Typewriter)) * 1.3
	return 1.3*line + m.U(memoEdges) +
		ui.ParagraphHeight(e.look.Stage, wide-m.U(memoSides), e.sheet.Memory, display.Sans, endRemembered)
}

// countersHigh is the height of the counters where they are that wide together: 0 where the words beside their figures
// have no room.
func (e *ending) countersHigh(wide float64) (high float64) {
	st := e.look.Stage
	usual := endCounterHigh.Grown(st.Metrics)
	_, words := e.plate(display.Rect{W: wide}.Column(0, len(e.counters), st.Metrics.U(tabletop.Gap)))
	for i := range e.counters {
		font := st.Metrics.Font(display.Sans)
		if !ui.WordsFit(st, e.counters[i].word, font, st.Metrics.Size(font, tabletop.SmallSize), words.W) {
			return 0
		}
		high = max(high, ui.ParagraphHeight(st, words.W, e.counters[i].word, display.Sans, tabletop.SmallSize))
	}
	if high > usual && !e.score.Scrolls() {
		return 0
	}
	return max(high, usual)
}

// plate is the place of a counter's figures, and that of its words.
func (e *ending) plate(box display.Rect) (plate, words display.Rect) {
	m := e.look.Stage.Metrics
	return box.PartLeft(min(endCounterHigh.In(m)*endPlate, box.W*0.45), m.U(tabletop.Gap))
}

// counter is a plate with a figure for both seats, and beside it what it counts.
func (e *ending) counter(b *tabletop.Brush, box display.Rect, of *counter) {
	plate, words := e.plate(box)
	b.L.Fill(plate, theme.Ink, b.M.U(7)).Shade(display.ShadeDown, theme.GroundColour).Shadow = b.M.U(5)
	b.L.Border(plate, theme.Brass, b.M.U(7), max(1.5, b.M.U(3)))
	b.Fit(plate, of.figures, display.Typewriter, endCounted, theme.Paper, display.Middle)
	high := min(words.H, ui.ParagraphHeight(e.look.Stage, words.W, of.word, display.Sans, tabletop.SmallSize))
	ui.Paragraph(b.L, e.look.Stage, words.Middle(words.W, high), of.word, display.Sans, tabletop.SmallSize, endCream,
		display.Left)
}

// file is that of who has won, with the photograph in the light of the lamp; in a draw both share it.
func (e *ending) file(b *tabletop.Brush, box display.Rect) {
	b.L.Fill(box.Moved(b.M.U(5), b.M.U(3)), theme.Paper, b.M.U(4)).Turn = 0.016
	b.L.Fill(box, theme.Paper, b.M.U(4)).Turn = -0.01
	b.L.Items[len(b.L.Items)-2].Shadow = b.M.U(14)
	b.L.Card(box, display.Face{Design: designs.File}).Shadow = b.M.U(4)
	in := box.Inset(box.W * 0.045)
	foot, photos := in.CutBottom(max(in.H*0.11, b.M.Floor(display.Typewriter)*1.4))
	if !e.score.Done() {
		e.won(b, photos)
		return
	}
	all := [...]game.Seat{e.who}
	seats := all[:]
	if both := [...]game.Seat{0, 1}; !e.who.Sits(kompromat.Seats) {
		seats = both[:]
	}
	for i, seat := range seats {
		high := min(photos.H, photos.W/float64(len(seats))/ui.PictureAspect)
		photo := photos.Column(i, len(seats), b.M.U(8)).Middle(high*ui.PictureAspect, high)
		from := len(b.L.Items)
		gaze := display.GazePleased
		if len(seats) > 1 {
			gaze = display.GazeRest
		}
		b.Portrait(photo, seat, gaze, -0.03+0.05*float64(i))
		grow := 0.08 * (1 - e.score.Came(0, endComes, director.EmphasisedDecelerate))
		for j := range b.L.Items[from:] {
			b.L.Items[from+j].Scale = grow
		}
		clip := display.Rect{X: photo.X + photo.W*0.74, Y: photo.Y - photo.H*0.035, W: photo.H * 0.065, H: photo.H * 0.155}
		b.L.Card(clip, display.Face{Design: designs.Clip}).Turn = 0.12
		name := foot.Column(i, len(seats), b.M.U(8))
		b.Fit(name, e.look.Called(seat), display.Typewriter, 48, theme.Ink, display.Left)
	}
}

// won are the missions that are counted now, laid open one after another in the light: a row for each seat.
func (e *ending) won(b *tabletop.Brush, room display.Rect) {
	line := e.score.Line()
	most := 1
	for seat := range e.sources {
		most = max(most, len(e.sources[seat][line].opened))
	}
	for seat := range game.Seat(kompromat.Seats) {
		opened := e.sources[seat][line].opened
		half := room
		half.H = (room.H - b.M.U(tabletop.Gap)) / kompromat.Seats
		half.Y += float64(seat) * (half.H + b.M.U(tabletop.Gap))
		sign, row := half.CutLeft(min(b.M.U(44), half.W*0.12))
		b.Chip(sign.SquareIn(1), seat)
		high := min(half.H, row.W*endOpened)
		wide := high / endOpened
		step := min(wide*1.05, (row.W-wide)/float64(max(1, most-1)))
		share, _ := e.score.Share(line)
		shown := int(float64(len(opened)) * share)
		for i := range opened[:shown] {
			card := display.Rect{X: row.X + float64(i)*step, Y: row.Y, W: wide, H: row.H}
			b.L.Card(card.Middle(wide, high), opened[i]).Shadow = b.M.U(4)
		}
	}
}

// loser is who has lost: a small photograph in the shade, with the name.
func (e *ending) loser(b *tabletop.Brush, box display.Rect, seat game.Seat) {
	photo, words := box.CutLeft(box.H * ui.PictureAspect)
	b.Portrait(photo, seat, display.GazeStruck, 0.08)
	b.L.Fill(photo.Inset(1), theme.GroundColour.Alpha(0.4), 0).Turn = 0.08
	_, words = words.CutLeft(2 * b.M.U(tabletop.Gap))
	if name := e.look.Called(seat); !b.Fits(name, display.Typewriter, words.W) {
		return // The sheet names it.
	}
	high := min(words.H/2, max(b.M.Size(display.Typewriter, 40), b.M.Floor(display.Typewriter))*1.3)
	b.Fit(words.Middle(words.W, high), e.look.Called(seat), display.Typewriter, 40, endCream, display.Left)
}

// counted is the sheet with what was counted: a row for each source and a column for each seat, over a carbon copy.
func (e *ending) counted(b *tabletop.Brush, box display.Rect) {
	b.L.Fill(box.Moved(b.M.U(10), b.M.U(8)), carbonLight, b.M.U(3)).Turn = 0.016
	b.L.Items[len(b.L.Items)-1].Shadow = b.M.U(6)
	b.L.Fill(box, theme.PaperLight, b.M.U(3)).Shade(display.ShadeDown, theme.Paper).Shadow = b.M.U(12)
	pad, line := e.row*endPad, max(1, b.M.U(1.5))
	names, figures := box.CutLeft(box.W * endNames)
	b.L.Fill(display.Rect{X: figures.X, Y: box.Y, W: line, H: box.H}, theme.StampRed.Alpha(0.4), 0)
	head, _ := names.Narrowed(pad).CutTop(e.head)
	b.Fit(head, e.look.Say("score.kompromat.count"), display.Typewriter, 39, theme.Ink, display.Left)
	for seat := range game.Seat(kompromat.Seats) {
		at := figures.Column(int(seat), kompromat.Seats, 0)
		at.H = e.head
		e.heading(b, at.Narrowed(e.row*0.1), seat)
	}
	y := box.Y + e.head
	for i := range e.sources[0] {
		high, last := e.row, i == len(e.sources[0])-1
		if last {
			high = e.foot
		}
		row := display.Rect{X: box.X, Y: y, W: box.W, H: high}
		y += high
		if last {
			b.L.Fill(display.Rect{X: box.X + pad, Y: row.Y, W: box.W - 2*pad, H: 2 * line}, theme.Ink, 0)
		} else {
			b.L.Fill(display.Rect{X: box.X, Y: row.Y, W: box.W, H: line}, theme.InkBlue.Alpha(0.28), 0)
		}
		e.source(b, row, i)
	}
}

// heading is a seat's over its column.
func (e *ending) heading(b *tabletop.Brush, at display.Rect, seat game.Seat) {
	name := e.look.Called(seat)
	size := b.Lowered(at, 28)
	side, gap := min(at.H*0.42, at.W*0.25), e.row*0.12
	wide := e.look.Stage.Measure.Width(name, b.M.Font(display.SansBold), b.M.Size(display.SansBold, size)) + 1
	at = at.Middle(min(at.W, side+gap+wide), at.H)
	sign, words := at.CutLeft(side)
	if !b.Fits(name, display.Poster, words.W-gap) {
		b.Chip(at, seat) // Verdict and photographs name it.
		return
	}
	b.Chip(sign, seat)
	_, words = words.CutLeft(gap)
	b.Line(words, name, display.SansBold, size, theme.Ink, display.Left)
}

// source is a row of the sheet: what was counted, and what it came to for each; the greater figure is in black.
func (e *ending) source(b *tabletop.Brush, row display.Rect, i int) {
	pad := e.row * endPad
	names, figures := row.CutLeft(row.W * endNames)
	names = names.Narrowed(pad)
	first := &e.sources[0][i]
	from := len(b.L.Items)
	switch {
	case first.icon == display.NoIcon && !first.sum:
		e.lost(b, names, figures.Narrowed(pad/2), i)
	case first.icon == display.NoIcon:
		b.Fit(names, first.name, display.SansBold, tabletop.HeadSize, theme.Ink, display.Left)
	default:
		sign, rest := names.CutLeft(e.row * endSign)
		_, rest = rest.CutLeft(e.row * endSignGap)
		b.Fit(rest, first.name, display.Sans, e.names, theme.Ink, display.Left)
		b.L.Symbol(sign.SquareIn(1), first.icon, theme.Ink)
	}
	b.Explains(from)
	figure := func(seat int) (n int, sum, shown bool) {
		of := &e.sources[seat][i]
		if of.sum {
			return e.score.Sum(game.Seat(seat)), true, true
		}
		n, begun := e.score.Counted(i, of.points)
		return n, false, of.figured && begun
	}
	for seat := range e.sources {
		n, sum, shown := figure(seat)
		other, _, _ := figure(1 - seat)
		at := figures.Column(seat, kompromat.Seats, 0)
		ink, size := theme.InkOnPaper, endFigure
		switch won := e.score.Done() && game.Seat(seat) == e.who; {
		case sum && won:
			ink, size = theme.StampRed, endSum
			e.ring(b, at, n)
		case sum:
			size = endOther
		case n > other:
			ink = theme.Ink
		}
		if shown {
			b.Fit(at, e.score.Figure(n), display.Typewriter, e.inRows(b, size), ink, display.Middle)
		}
	}
}

// lost is what stands in the place of the sums where a match was lost by notoriety: the last source of who lost it, and
// the one before.
func (e *ending) lost(b *tabletop.Brush, name, why display.Rect, last int) {
	for seat := range e.sources {
		if from := e.sources[seat]; from[last].lost {
			b.Fit(name, from[last].name, display.SansBold, 27, theme.StampRed, display.Left)
			b.Fit(why, from[last-1].detail, display.Sans, 27, theme.StampRed, display.Left)
		}
	}
}

// inRows is the design size of letters as high as a share of a row.
func (e *ending) inRows(b *tabletop.Brush, share float64) float64 {
	return e.row * share / b.M.U(max(1, b.M.TextScale))
}

// ring is drawn around the sum of who has won, in red pencil, where that leaves room for it.
func (e *ending) ring(b *tabletop.Brush, at display.Rect, sum int) {
	wide := e.score.Width(e.score.Figure(sum), display.Typewriter, b.Lowered(at, e.inRows(b, endSum))) * 1.55
	if b.M.Contrast || wide > at.W {
		return
	}
	it := b.L.Stroke(at.Middle(wide, at.H*1.02), designs.Ring, theme.StampRed, max(2, b.M.U(4.5)))
	it.Fade = 1 - e.score.Came(endRing, endRing+200, director.Linear)
}

// memo is a folder with what is to be remembered of the match.
func (e *ending) memo(b *tabletop.Brush, box display.Rect) {
	page := box
	if box.W < box.H*endFolderFlat {
		page = e.folder(b, box)
	}
	b.L.Fill(page, theme.PaperLight, b.M.U(2)).Shade(display.ShadeDown, theme.Paper).Shadow = b.M.U(3)
	in := page.Inset(min(max(b.M.U(24), endGap), page.H*0.08))
	from := len(b.L.Items)
	line := max(b.M.Size(display.Typewriter, 36), b.M.Floor(display.Typewriter)) * 1.3
	if in.H > 3*line {
		head, rest := in.CutTop(line)
		key := "score.kompromat.file"
		if e.turns {
			key = "score.kompromat.turning"
		}
		b.Fit(head, e.look.Say(key), display.Typewriter, 36, theme.Ink, display.Left)
		_, in = rest.CutTop(line * 0.3)
	}
	used := ui.Paragraph(b.L, e.look.Stage, in, e.sheet.Memory, display.Sans, endRemembered, theme.Ink, display.Left)
	b.Explains(from)
	if side := min(in.H-used, in.W*0.3); side > b.M.U(60) {
		b.L.Symbol(display.Rect{X: in.X + in.W - side, Y: in.Y + in.H - side, W: side, H: side}, display.IconFingerprint,
			theme.Ink.Alpha(0.85))
	}
}

// folder is where that lies, and gives the page in it.
func (e *ending) folder(b *tabletop.Brush, box display.Rect) display.Rect {
	b.L.Card(box, display.Face{Design: designs.Folder}).Shadow = b.M.U(10)
	leaf := designs.Folder.Body(box)
	tab := display.Rect{X: box.X + b.M.U(18), Y: box.Y, W: box.W * 0.4, H: leaf.Y - box.Y + b.M.U(9)}
	if tab.H > b.M.Floor(display.Tab)*1.1 {
		b.Fit(tab, e.tab, display.Tab, 30, theme.Ink, display.Left)
	}
	return leaf.Inset(b.M.U(15))
}

// The sizes of the end.
var (
	endTitle     = tabletop.Size{Design: 126, Least: 40}
	endEdge      = tabletop.Size{Design: 75, Least: 12}
	endFileWide  = tabletop.Size{Design: 534, Least: 130}
	endFileLeast = tabletop.Size{Design: 230, Least: 96}
	endLampHigh  = tabletop.Size{Design: 110, Least: 0}
	endLoserHigh = tabletop.Size{Design: 188, Least: 60}
	endRow       = tabletop.Size{Design: 69, Least: 25}
	endNoteWide  = tabletop.Size{Design: 420, Least: 200}
	endNoteLeast = tabletop.Size{Design: 340, Least: 180}
	endNoteHigh  = tabletop.Size{Design: 150, Least: 90}
	// endCounterHigh is the height of what is counted beside the points.
	endCounterHigh = tabletop.Size{Design: 90, Least: 48}
	endCream       = display.Hex(0xE6DABF)
)

const (
	// endOpened is the height of a mission in its width.
	endOpened   = 1.28
	endFileMost = 0.34
	// On a screen as low as a phone's the end begins endRises pixels higher, beside the endButtons pixels of the bar's
	// buttons.
	endRises   = 22.0
	endButtons = 150.0
	endApart   = 4.5
	// endGap is the least room between things in pixels, endShape the height of a file to its width.
	endGap   = 8.0
	endShape = 1.3
	// The sheet is as high as so many of its rows: one for the names, with endHead of it, five for what is counted, and
	// the last with endFoot.
	endHead     = 1.17
	endFoot     = 1.5
	endRows     = 5 + endHead + endFoot
	endRowGrows = 1.2
	// A counter's plate is endPlate times as wide as high; its figures are endCounted design pixels high.
	endPlate = 2.0
	// endRemembered is the design size of what is to be remembered; around it in its folder are memoSides design pixels,
	// and with its tab and the print over and under it memoEdges.
	endRemembered = 34.0
	memoSides     = 84.0
	memoEdges     = 240.0
	endCounted    = 57.0
	endRowsHigh   = 1.7
	endNames      = 0.46
	// endFolderFlat is how wide a folder is for its height at most.
	endFolderFlat = 2.0
	endPad        = 0.48
	endSign       = 0.5
	endSignGap    = 0.26
	endFigure     = 0.61
	endOther      = 1.0
	endSum        = 1.22
	endComes      = 420.0
	endRing       = 500.0
)
