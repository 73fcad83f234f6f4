package notebook

import (
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/layout"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// The parts of the open book by their names; those of a seat follow each other, and slips go by their turns.
const (
	boxSpread layout.ID = 1 + iota
	boxRows
	boxWho
	boxSaid
	boxHeld
	boxSupposed
	boxPencil
	boxDial
	boxTab
	boxTool   = boxTab + layout.ID(tabEnd)
	boxKey    = boxTool + layout.ID(markEnd)
	boxColumn = boxKey + 3
	boxWay    = boxColumn + layout.ID(getadler.Roles) + 1
	boxSeat   = boxWay + layout.ID(len(ways))
	boxSlip   = boxSeat + game.MaxSeats*partEnd
)

// The parts of a seat's row, which has a cell for each character.
const (
	partRow layout.ID = iota
	partPhoto
	partName
	partSlips
	partSummary
	partString
	partHand
	partCell
	partEnd = partCell + layout.ID(getadler.Roles) + 1
)

// partOf is the name of a part of a seat's row.
func partOf(seat game.Seat, part layout.ID) layout.ID {
	return boxSeat + layout.ID(seat)*partEnd + part
}

// way is a way to lay the book out: its parts side by side, or one at a time; scrolled, or as high as there is room;
// with suspects beside their boxes, or over them; small where names stand beside small photographs and words for what
// is printed are left out, so that all suspects are in sight, and thin where these names are narrow.
type way struct {
	spread, scrolls, over, small, thin bool
	form                               slipForm
}

// ways are tried one after another. With wide pages answers say less before they scroll.
var ways = [...]way{
	{spread: true, form: slipWhole}, {spread: true, form: slipShort}, {spread: true, form: slipLine},
	{spread: true, form: slipLine, small: true}, {spread: true, form: slipLine, small: true, thin: true},
	{spread: true, form: slipLine, small: true, scrolls: true},
	{spread: true, form: slipLine, small: true, thin: true, scrolls: true},
	{spread: true, form: slipLine, scrolls: true},
	{form: slipWhole}, {form: slipShort}, {form: slipShort, small: true}, {form: slipShort, small: true, scrolls: true},
	{form: slipShort, scrolls: true},
	{form: slipShort, scrolls: true, over: true},
}

// lay finds the first way for which there is room.
func (p *page) lay(b *tabletop.Brush) {
	t := &p.tree
	t.Measure = ui.Measure{Stage: p.needs.Stage}
	in := p.bounds.Inset(coverEdge.In(b.M)).Narrowed(p.gap)
	var all [len(ways)]layout.Box
	for i := range ways {
		p.way = ways[i]
		all[i] = plan{p}.open(boxWay+layout.ID(i), in.W)
	}
	t.Solve(t.FirstThatFits(all[:]...), in)
	for i := range ways {
		if !t.At(boxWay + layout.ID(i)).Empty() {
			p.way = ways[i]
		}
	}
	p.sheet.Panel = t.At(boxRows)
	if !p.inTray() {
		return
	}
	low := &p.low
	low.Measure = t.Measure
	low.Solve(plan{p}.tools(low, p.tray.W, layout.Grow(0), layout.Fixed(p.tray.H)), p.tray)
}

// inTray reports that the pencil lies in the panel with what it writes, and not at the foot of the book.
func (p *page) inTray() bool { return p.spread && !p.tray.Empty() && !p.tab.tells() }

// faces is the width of the column of photographs: the longest word of a name has room in it, and all of the name where
// that stands beside the photograph.
func (p *page) faces() float64 {
	if p.small {
		return p.facesLow()
	}
	m := p.needs.Stage.Metrics
	wide, size := faceWide.In(m), least(p.needs.Stage, p.spread, display.Plate, nameSize)
	for _, name := range p.names {
		for word := range ui.WordsIn(name) {
			wide = max(wide, p.needs.Stage.Measure.Width(word, m.Font(display.Plate), size))
		}
	}
	return wide
}

// facesLow is that where names stand beside the photographs, each in one line.
func (p *page) facesLow() (wide float64) {
	m, f := p.needs.Stage.Metrics, p.nameFace()
	size := least(p.needs.Stage, p.spread, f, nameSize)
	for _, seat := range p.seats() {
		wide = max(wide, p.needs.Stage.Measure.Width(p.nameOf(seat), m.Font(f), size)+1)
	}
	return wide + photoSide.Least + p.gap
}

// nameFace is the face of the names of suspects.
func (w *way) nameFace() display.Font {
	if w.thin {
		return display.Poster
	}
	return display.Plate
}

// least is the least size of letters of a design size: where the parts are spread side by side, a little smaller.
func least(st *stage.Stage, spread bool, f display.Font, size float64) float64 {
	m := st.Metrics
	if !spread {
		return m.Size(m.Font(f), size)
	}
	return max(m.Floor(m.Font(f)), m.Size(m.Font(f), size*lettersLeast))
}

// plan lays the parts of a page out, as boxes that say what they need.
type plan struct{ *page }

// words is a text in letters of a design size.
func (p plan) words(s layout.Style, text string, f display.Font, size float64) layout.Box {
	m := p.needs.Stage.Metrics
	return p.tree.Text(s, text, int(m.Font(f)), least(p.needs.Stage, p.spread, f, size), m.Size(m.Font(f), size))
}

// lineWide is the width of a line of a design size.
func lineWide(st *stage.Stage, text string, f display.Font, size float64) float64 {
	m := st.Metrics
	return st.Measure.Width(text, m.Font(f), m.Size(m.Font(f), size))
}

// characters are a box for each character, side by side.
func (p plan) characters(first layout.ID, high layout.Span) layout.Box {
	var all []layout.Box
	m := p.needs.Stage.Metrics
	least := cellLeast.In(m)
	for _, r := range p.columns() { // The name over it can be read.
		f := m.Font(display.Poster)
		least = max(least, p.needs.Stage.Measure.Width(p.T(r.Key()), f, m.Floor(f))*columnNeeds)
	}
	for _, r := range p.columns() {
		all = append(all, p.tree.Leaf(layout.Style{ID: first + layout.ID(r), W: layout.Grow(least), H: high}))
	}
	return p.tree.Row(layout.Style{W: layout.Grow(0), H: high, Gap: p.gap / 2}, all...)
}

// open is the book laid out in its way, so wide, as a box of that name.
func (p plan) open(id layout.ID, wide float64) layout.Box {
	t, m := &p.tree, p.needs.Stage.Metrics
	half := (wide - 2*creased.In(m)) / 2
	book := layout.Style{ID: id, W: layout.Grow(0), H: layout.Grow(0), Gap: p.gap}
	rows := layout.Style{ID: boxRows, W: layout.Grow(0), H: layout.Grow(0), Gap: p.gap}
	switch {
	case p.tab.tells() && p.spread: // A page has room for sentences.
		rows.W.Least = m.Size(display.Sans, tabletop.SmallSize) * sentenceLeast
		left := t.Column(layout.Style{W: layout.Fixed(half), Gap: p.gap},
			t.Row(layout.Style{H: layout.Fixed(headHigh.Grown(m))}, p.title(boxWho, tabs[p.tab].head)),
			t.Leaf(layout.Style{ID: boxDial, W: layout.Grow(0), H: layout.Grow(0)}))
		right := t.Column(layout.Style{W: layout.Fixed(half), Gap: p.gap},
			p.tongues(layout.Grow(0), tabSuspects, tabSelf+tabFacts-p.tab), t.Leaf(rows))
		return t.Row(book, left, t.Space(), right)
	case p.tab.tells():
		return t.Column(book, p.head(half), t.Leaf(rows))
	}
	var all []layout.Box
	for _, seat := range p.seats() {
		all = append(all, p.row(seat, half))
	}
	pages := layout.Style{W: layout.Grow(0), Gap: p.gap}
	if p.scrolls {
		pages.Pad.Right = ui.BarRoom(m)
	}
	body := t.Column(pages, all...)
	switch rows.Gap = 0; {
	case !p.scrolls:
		body = t.Stack(rows, body)
	case p.spread: // Where less of it is in sight there is more room on pages of their own.
		rows.H.Least = rowsLeast * rowHigh[p.form].In(m) * max(1, m.TextScale)
		body = t.Scroll(rows, body)
	default:
		rows.H.Least = ui.TargetHeight(m)
		if p.small {
			rows.H.Least = smallLeast * (max(cellLeast.In(m), rows.H.Least) + p.gap)
		} else if !p.over {
			rows.H.Least = 2 * rowHigh[p.form].In(m)
		}
		body = t.Scroll(rows, body)
	}
	parts := [3]layout.Box{p.head(half), body}
	if foot, any := p.foot(wide, half); any {
		parts[2] = foot
		return t.Column(book, parts[:]...)
	}
	return t.Column(book, parts[:2]...)
}

// title says what a page is about.
func (p plan) title(id layout.ID, key string) layout.Box {
	return p.words(layout.Style{ID: id}, p.T(key), display.Plate, titleSize)
}

// tongues are the papers that turn to other parts, at the end of a room so wide.
func (p plan) tongues(width layout.Span, of ...tab) layout.Box {
	t, m := &p.tree, p.needs.Stage.Metrics
	all := []layout.Box{t.Space()}
	for _, part := range of {
		name, edges := p.T(tabs[part].name), 2*max(m.U(14), ui.LabelEdge(m))
		wide := lineWide(p.needs.Stage, name, display.SansBold, tabletop.SmallSize) + edges
		least := lineWide(p.needs.Stage, name, display.Poster, tabletop.SmallSize) + edges
		all = append(all, t.Leaf(layout.Style{ID: boxTab + layout.ID(part), W: layout.Between(min(least, wide), wide),
			H: layout.Fixed(ui.TargetHeight(m))}))
	}
	return t.Row(layout.Style{W: width, H: layout.Fixed(ui.TargetHeight(m)), Gap: p.gap}, all...)
}

// head is what stands over the rows: what the pages are about and whom they compare, or the parts, one of them open.
func (p plan) head(half float64) layout.Box {
	t, m := &p.tree, p.needs.Stage.Metrics
	high := layout.Fixed(headHigh.Grown(m))
	if p.spread {
		who := t.Column(layout.Style{W: layout.Fixed(p.faces()), H: high, Along: layout.Middle},
			p.title(boxWho, tabs[tabSuspects].head))
		left := t.Row(layout.Style{W: layout.Fixed(half), H: high, Gap: p.gap}, who, p.characters(boxColumn, high))
		over := []layout.Box{p.title(boxSaid, tabs[tabClaims].head), t.Space()}
		if !p.inTray() {
			over = append(over, p.tongues(layout.Span{}, tabFacts, tabSelf))
		}
		over = append(over, t.Column(layout.Style{W: layout.Fixed(handWide.In(m))}, p.title(boxHeld, tabs[tabHands].head)))
		right := t.Row(layout.Style{W: layout.Fixed(half), Gap: p.gap, Across: layout.Middle}, over...)
		return t.Row(layout.Style{W: layout.Grow(0), H: high}, left, t.Space(), right)
	}
	var tongues []layout.Box
	for i := range tabs {
		tongues = append(tongues, t.Leaf(layout.Style{ID: boxTab + layout.ID(i), W: layout.Grow(0),
			H: layout.Fixed(ui.TargetHeight(m))}))
	}
	head := t.Row(layout.Style{W: layout.Grow(0), Gap: p.gap / 2}, tongues...)
	if p.small {
		high = layout.Fixed(m.Floor(display.Poster) * lowHead)
	}
	switch names := p.characters(boxColumn, high); {
	case p.tab != tabSuspects:
		return head
	case p.over:
		return t.Column(layout.Style{W: layout.Grow(0), Gap: p.gap}, head, names)
	default:
		beside := t.Leaf(layout.Style{W: layout.Fixed(p.faces()), H: high})
		return t.Column(layout.Style{W: layout.Grow(0), Gap: p.gap}, head,
			t.Row(layout.Style{W: layout.Grow(0), H: high, Gap: p.gap}, beside, names))
	}
}

// row is what is known of a seat, in one way.
func (p plan) row(seat game.Seat, half float64) layout.Box {
	t, m := &p.tree, p.needs.Stage.Metrics
	style := layout.Style{ID: partOf(seat, partRow), W: layout.Grow(0), Gap: p.gap, Pad: layout.Edges{Top: p.gap / 2}}
	if !p.scrolls { // All are of one height, as far as there is room.
		style.H = layout.Span{Least: rowHigh[p.form].In(m), Want: rowWant.In(m), Most: math.Inf(1)}
	}
	side := max(photoSide.In(m), photoRoomy)
	if p.scrolls {
		side = photoWant.Grown(m)
	}
	name := p.words(layout.Style{ID: partOf(seat, partName)}, p.nameOf(seat), p.nameFace(), nameSize)
	var face layout.Box
	if p.small {
		least := ui.TargetHeight(m)
		if p.spread { // Answers stand beside it.
			least = max(least, rowHigh[p.form].In(m))
		}
		style.H, style.Pad = layout.Span{Least: least, Want: rowWant.In(m), Most: math.Inf(1)}, layout.Edges{}
		if p.scrolls {
			style.H.Want, style.H.Most = least, least
		}
		side := layout.Fixed(photoSide.Least)
		face = t.Row(layout.Style{W: layout.Fixed(p.faces()), Gap: p.gap, Across: layout.Middle},
			t.Leaf(layout.Style{ID: partOf(seat, partPhoto), W: side, H: side}), name)
	} else if p.over {
		low := layout.Fixed(photoLow.In(m))
		face = t.Row(layout.Style{W: layout.Grow(0), Gap: p.gap, Across: layout.Middle},
			t.Leaf(layout.Style{ID: partOf(seat, partPhoto), W: low, H: low}), name)
	} else {
		photo := t.Leaf(layout.Style{ID: partOf(seat, partPhoto), Aspect: 1, Weight: 60,
			W: layout.Between(photoSide.Least, side), H: layout.Span{Least: photoSide.Least, Want: side, Most: side}})
		face = t.Column(layout.Style{W: layout.Fixed(p.faces())},
			t.Row(layout.Style{W: layout.Grow(0), Along: layout.Middle}, photo), name)
	}
	var right []layout.Box
	if p.shows(tabClaims) {
		right = append(right, p.slips(seat))
		if p.spread {
			right = append(right, t.Leaf(layout.Style{ID: partOf(seat, partSummary), W: layout.Grow(0), H: layout.Grow(0)}))
		}
		if len(p.Either) > 0 {
			right = append(right, t.Leaf(layout.Style{ID: partOf(seat, partString), W: layout.Fixed(stringWide.Grown(m)),
				H: layout.Grow(0)}))
		}
	}
	if p.shows(tabHands) {
		wide := layout.Style{ID: partOf(seat, partHand), W: layout.Grow(handWide.Least), H: layout.Grow(0)}
		if p.spread {
			wide.W = layout.Fixed(handWide.In(m))
		}
		right = append(right, t.Leaf(wide))
	}
	if !p.shows(tabSuspects) {
		return t.Row(style, append([]layout.Box{face}, right...)...)
	}
	cells := p.characters(partOf(seat, partCell), layout.Grow(max(cellLeast.In(m), ui.TargetHeight(m))))
	switch {
	case p.over:
		style.Gap = p.gap / 2
		return t.Column(style, face, cells)
	case !p.spread:
		return t.Row(style, face, cells)
	}
	left := t.Row(layout.Style{W: layout.Fixed(half), Gap: p.gap}, face, cells)
	return t.Row(style, left, t.Space(), t.Row(layout.Style{W: layout.Fixed(half - p.gap*2), Gap: p.gap}, right...))
}

// slips are the answers of a seat.
func (p plan) slips(seat game.Seat) layout.Box {
	t := &p.tree
	var all []layout.Box
	wide, high := p.slipSize(p.form)
	for i := range p.claims {
		if c := &p.claims[i]; c.seat == seat {
			all = append(all, t.Leaf(layout.Style{ID: boxSlip + layout.ID(c.turn), W: layout.Between(wide, wide),
				H: layout.Fixed(high)}))
		}
	}
	of := layout.Style{ID: partOf(seat, partSlips), W: layout.Grow(wide), H: layout.Grow(0), Gap: p.gap}
	switch {
	case len(all) == 0 && p.spread: // A note has their place.
		of.W = layout.Fixed(0)
		fallthrough
	case len(all) == 0:
		return t.Leaf(of)
	case p.spread:
		of.W = layout.Between(wide, float64(len(all))*(wide+p.gap)-p.gap)
	}
	// The string between two of them runs through the room under them.
	of.H = layout.Span{}
	return t.Grid(of, all...)
}

// foot is the pencil with what it writes, or what is supposed, and the words for what is printed; any is false where
// there is none of it. Where the pencil lies in the panel, the tongues of other pages have its place.
func (p plan) foot(wide, half float64) (foot layout.Box, any bool) {
	t, m := &p.tree, p.needs.Stage.Metrics
	high := layout.Fixed(max(footHigh.In(m), ui.TargetHeight(m)))
	width := layout.Grow(0)
	if p.spread {
		wide, width = half, layout.Fixed(half)
	}
	if p.inTray() {
		high = layout.Fixed(ui.TargetHeight(m))
	}
	var all []layout.Box
	if p.supposed != noSupposition {
		all = append(all, t.Row(layout.Style{ID: boxSupposed, W: width, H: high,
			Pad: layout.Edges{Left: p.gap + m.U(40), Right: p.gap, Top: p.gap / 2, Bottom: p.gap / 2}},
			p.words(layout.Style{}, p.supposition(), display.SansBold, tabletop.BodySize)))
	} else if !p.inTray() && (p.spread || p.tab == tabSuspects) {
		all = append(all, p.tools(t, wide, width, high))
	}
	if !p.spread && p.tab != tabSuspects && len(all) == 0 {
		return 0, false
	}
	if p.helps && !p.small && (p.supposed == noSupposition || p.spread && !p.inTray()) {
		all = append(all, p.key(width, high))
	}
	style := layout.Style{W: layout.Grow(0)}
	if p.supposed == noSupposition && (p.scrolls || p.small) { // What the pencil writes can be written without it at hand.
		style.Leaves = 1
	}
	if !p.spread {
		return t.Column(style, all...), true
	}
	style.H = high
	if p.inTray() {
		all = append(all, t.Space(), p.tongues(width, tabFacts, tabSelf))
	} else {
		all = slices.Insert(all, 1, t.Space())
	}
	return t.Row(style, all...), true
}

// key is what is printed, and the words for it.
func (p plan) key(width, high layout.Span) layout.Box {
	t := &p.tree
	var all []layout.Box
	for i, key := range keys {
		long := lineWide(p.needs.Stage, p.T(key.text), display.Sans, whenSize) + keySide.In(p.needs.Stage.Metrics) + p.gap
		all = append(all, t.Leaf(layout.Style{ID: boxKey + layout.ID(i), W: layout.Between(long*0.7, long), H: high}),
			t.Space())
	}
	return t.Row(layout.Style{W: width, H: high}, all...)
}

// tools are the pencil and what it writes, in so much room: with words as far as that goes, and then the pencil.
func (p plan) tools(t *layout.Tree, wide float64, width, high layout.Span) layout.Box {
	m := p.needs.Stage.Metrics
	var all []layout.Box
	least, free := max(cellLeast.In(m), high.Least), wide-pencilLong.In(m)
	for k := range pencils {
		want := least + m.U(toolPad) + lineWide(p.needs.Stage, p.T(pencils[k].text), display.SansBold, tabletop.SmallSize)
		all = append(all, t.Leaf(layout.Style{ID: boxTool + layout.ID(k), W: layout.Between(least, want), H: high}))
		free -= want + p.gap
	}
	if free >= 0 {
		all = append(all, t.Leaf(layout.Style{ID: boxPencil, W: layout.Fixed(pencilLong.In(m)), H: high}))
	}
	return t.Row(layout.Style{W: width, H: high, Gap: p.gap}, append(all, t.Space())...)
}

// nameOf is what a seat is called: the reader «you».
func (p *page) nameOf(seat game.Seat) string {
	if seat == p.seat {
		return p.T("notebook.own", game.SeatName(seat))
	}
	return p.names[seat]
}
