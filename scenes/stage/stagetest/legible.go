package stagetest

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// Legible looks for what lies over something that has to be read. It keeps the cards that frames have in common; the
// zero value works.
type Legible struct {
	laid  map[printed][]display.Item
	marks []mark
	above []*display.Item
}

// printed is a card as it is laid out.
type printed struct {
	face    display.Face
	w, h    float64
	metrics theme.Metrics
}

// mark is something that has to be read: a text or a sign, item number n of a frame, or what is printed on the card
// that is that item. Letters are as high as that, and points are where it is looked at.
type mark struct {
	n      int
	name   string
	card   bool
	sign   bool
	high   float64
	points [markColumns * markRows][2]float64
}

const (
	markColumns, markRows = 12, 3
	// dense is the opacity from which on nothing can be read through an item, faint the fade from which on it is hardly
	// there.
	dense, faint = 0.5, 0.5
	// strike is the height of a line that strikes letters out, as a share of theirs; endLost the share of a sign that
	// may be covered, and of letters by an edge that runs over their end.
	strike, endLost = 1.0 / 3, 0.2
	// sheer is the share of the screen from which on what is laid over it is a veil.
	sheer = 0.25
)

// MustBeLegible wants nothing that has to be read to lie under another thing, in what was last drawn and lies still.
func (r *Room) MustBeLegible(by *Legible) {
	r.T.Helper()
	by.read(r)
	for i := range by.marks {
		if m := &by.marks[i]; m.card {
			by.printedOnce(r, m)
		} else if over := by.over(r, m); over != nil {
			r.T.Errorf("%s lies under %s", m.name, describe(over))
		}
	}
}

// printedOnce wants what is printed on a card to be read in one of its places: a figure stands there more than once.
func (g *Legible) printedOnce(r *Room, m *mark) {
	r.T.Helper()
	over := g.over(r, m)
	if over != nil && !slices.ContainsFunc(g.marks, func(o mark) bool {
		return o.card && o.n == m.n && o.name == m.name && o.points != m.points && g.over(r, &o) == nil
	}) {
		r.T.Errorf("%s, printed on a card, lies under %s", m.name, describe(over))
	}
}

// describe says what an item is, and where.
func describe(it *display.Item) string {
	return fmt.Sprintf("kind %d %q, icon %d, at %.0f", it.Kind, it.Text+it.Face.Term+it.Face.Title, it.Icon, it.Box)
}

// read finds what carries meaning: every text and every sign, and the texts that are printed on cards. Pictures on
// cards do not: the name beside them says the same. What is fading is coming or going.
func (g *Legible) read(r *Room) {
	if g.laid == nil {
		g.laid = map[printed][]display.Item{}
	}
	g.marks = g.marks[:0]
	for i := range r.List.Items {
		it := &r.List.Items[i]
		switch {
		case it.Fade > faint:
		case it.Kind == display.CardFace && it.Squash == 0:
			for _, part := range g.lay(r, it) {
				if part.Kind == display.Text {
					g.mark(r, i, &part, it)
				}
			}
		case it.Kind == display.Text, it.Kind == display.Symbol:
			g.mark(r, i, it, nil)
		}
	}
}

// lay gives what is printed on a card, where it lies before it is turned.
func (g *Legible) lay(r *Room, card *display.Item) []display.Item {
	key := printed{card.Face, card.Box.W, card.Box.H, r.Stage.Metrics}
	laid, ok := g.laid[key]
	if !ok {
		laid = faces.Lay(nil, card.Face, display.Rect{W: card.Box.W, H: card.Box.H}, r.Stage.Metrics,
			r.Stage.Measure.(faces.Measurer))
		g.laid[key] = laid
	}
	return laid
}

// mark adds a text or a sign, which stands on a card where there is one.
func (g *Legible) mark(r *Room, n int, it, card *display.Item) {
	if it.Colour.A == 0 || it.Kind == display.Text && strings.TrimSpace(it.Text) == "" {
		return
	}
	m, ink := mark{n: n, name: fmt.Sprintf("%q", it.Text), card: card != nil, high: it.Size}, it.Box.SquareIn(0.7)
	if m.sign = it.Kind == display.Symbol; m.sign {
		m.name = fmt.Sprintf("the sign %d", it.Icon)
	} else {
		wide, high := r.Stage.Measure.Width(it.Text, it.Font, it.Size), 0.6*it.Size
		ink = display.Rect{X: it.LineStart(wide), Y: it.Box.Y + (it.Box.H-high)/2, W: wide, H: high}
	}
	for i := range m.points {
		x := ink.X + ink.W*(0.02+0.96*float64(i%markColumns)/(markColumns-1))
		y := ink.Y + ink.H*float64(i/markColumns)/(markRows-1)
		x, y = turned(it, x, y)
		if card != nil {
			x, y = turned(card, card.Box.X+x, card.Box.Y+y)
		}
		m.points[i] = [2]float64{x, y}
	}
	g.marks = append(g.marks, m)
}

// turned takes a point of an item to where it is seen.
func turned(it *display.Item, x, y float64) (float64, float64) {
	cx, cy := it.Box.Centre()
	sin, cos := math.Sincos(it.Turn)
	dx, dy := (x-cx)*(1+it.Scale), (y-cy)*(1+it.Scale)
	return cx + dx*cos - dy*sin, cy + dx*sin + dy*cos
}

// over is the item that takes a part of a mark away, nil for none. What is covered as a whole by anything but a card
// has made way for it on purpose.
func (g *Legible) over(r *Room, m *mark) (found *display.Item) {
	if g.layers(r, m); len(g.above) == 0 {
		return nil
	}
	clip, seen, lost := r.List.Items[m.n].Clip, 0, 0
	for _, p := range m.points {
		if !clip.Empty() && !clip.Contains(p[0], p[1]) {
			continue
		}
		over, aside := g.first(r, m, p)
		switch {
		case aside:
			return nil
		case over == nil:
			seen++
		default:
			lost++
			if found = over; m.card && over.Kind == display.CardFace {
				return nil // Cards lie on each other.
			}
		}
	}
	switch {
	case found == nil, (m.sign || found.Kind == display.Border) && float64(lost) < endLost*float64(seen+lost), seen == 0 &&
		!m.card && found.Kind != display.CardFace:
		return nil
	}
	return found
}

// layers finds the items that are drawn over a mark, or near it.
func (g *Legible) layers(r *Room, m *mark) {
	first := m.points[0]
	low, high := first, first
	for _, p := range m.points {
		for axis := range p {
			low[axis], high[axis] = min(low[axis], p[axis]), max(high[axis], p[axis])
		}
	}
	room := display.Rect{X: low[0] - 1, Y: low[1] - 1, W: high[0] - low[0] + 2, H: high[1] - low[1] + 2}
	g.above = g.above[:0]
	for i := m.n + 1; i < len(r.List.Items); i++ {
		it := &r.List.Items[i]
		reach := it.Box
		if it.Turn != 0 {
			reach = it.Box.Square(math.Hypot(it.Box.W, it.Box.H))
		}
		switch it.Kind {
		// They hide nothing, or come only while something moves.
		case display.Hot, display.Named, display.Beam, display.Iris, display.Dusk, display.Glow, display.Rim:
		default:
			if !reach.Intersect(room).Empty() {
				g.above = append(g.above, it)
			}
		}
	}
}

// first is the first item that hides a point of a mark, nil where it can be seen; aside reports that it lies under a
// layer that is read in the table's place: a veil, a paper that drops a shadow, or a verdict on a card of its own. What
// greys a card out is none, nor is a line through letters that strikes them out.
func (g *Legible) first(r *Room, m *mark, p [2]float64) (over *display.Item, aside bool) {
	for _, it := range g.above {
		if !it.Covers(p[0], p[1]) {
			continue
		}
		opacity := 1 - it.Fade
		if it.Kind != display.CardFace {
			opacity *= float64(it.Colour.A) / 255
		}
		fill := it.Kind == display.Fill
		switch facts := it.Face.Facts(); {
		case fill && (it.Shadow > 0 || it.Box.W*it.Box.H >= sheer*r.Stage.Metrics.W*r.Stage.Metrics.H),
			it.Kind == display.CardFace && facts.Laid && !facts.Round:
			return nil, true
		case opacity >= dense && !it.Disabled && !(fill && it.Box.H < m.high*strike):
			return it, false
		}
	}
	return nil, false
}
