package table

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// lessonPlace is what the place of the words depends on.
type lessonPlace struct {
	beat int
	lang words.Lang
	size [3]float64
	lit  display.Rect
}

// draw lights what the lesson speaks of, and lays its words beside that.
func (g *lesson) draw(l *display.List) {
	c := g.course()
	if c == nil || c.Beat() == nil {
		return
	}
	lit := g.light(l)
	g.lay(l, lit)
	g.write(l)
}

// light puts an edge around what the beat speaks of; it gives the box around all of it, empty for nothing.
func (g *lesson) light(l *display.List) (all display.Rect) {
	m, drawn := g.table.Stage.Metrics, len(l.Items)
	lights := g.course().Beat().Lights
	if next := g.next(); next != "" {
		lights = []string{next}
	}
	for _, id := range lights {
		box := g.find(l.Items[:drawn], id)
		if box.Empty() {
			continue
		}
		wide := max(3, m.U(lightWide))
		edge := box.Inset(-2 * wide)
		l.Border(edge.Inset(-wide), theme.GroundColour, m.U(ui.Radius)+wide, wide)
		l.Border(edge, theme.Focus, m.U(ui.Radius), wide)
		all = all.Around(edge)
	}
	return all
}

// find is the box of what can be pressed by that id, or of the part of that term, the n-th where the id ends in "#n".
func (g *lesson) find(items []display.Item, id string) display.Rect {
	if c := find(g.table.controls, id); c != nil {
		return c.Box
	}
	term, n := id, 0
	if at := strings.IndexByte(id, '#'); at >= 0 {
		term = id[:at]
		n, _ = strconv.Atoi(id[at+1:])
	}
	for i := range items {
		if items[i].Kind == display.Named && items[i].Face.Term == term {
			if n == 0 {
				return items[i].Box
			}
			n--
		}
	}
	return display.Rect{}
}

// lay finds the place of the words: near what is lit, over as little as may be, and never over that: in smaller letters where
// they have no room beside it else.
func (g *lesson) lay(l *display.List, lit display.Rect) {
	t := g.table
	m := t.Stage.Metrics
	n, _ := g.course().Number()
	at := lessonPlace{n, t.Stage.Lang, [3]float64{m.W, m.H, m.TextScale}, lit}
	if at == g.place {
		return
	}
	g.place = at
	for _, g.letters = range [...]float64{HeadSize, BodySize, SmallSize} {
		if g.slip = g.nearest(l, lit); lit.Intersect(g.slip).Empty() {
			return
		}
	}
}

// nearest is the best place that words of that size have.
func (g *lesson) nearest(l *display.List, lit display.Rect) (best display.Rect) {
	t := g.table
	m, f := t.Stage.Metrics, t.game.Frame()
	_, room := f.Screen.CutTop(f.Bar.H)
	room = room.Inset(m.U(Gap))
	pad := 2 * m.U(slipPad)
	words := ui.Stack{{Text: t.Say(g.course().Beat().Says), Font: display.SansBold, Size: g.letters}}
	least := 0.0
	for _, share := range [...]float64{slipWide, slipFlat} {
		inner := min(room.W, max(f.Board.W*share, m.Size(display.Sans, g.letters)*slipLetters)) - pad
		wide := min(inner+pad, words.Wide(t.Stage, inner, 1)+pad+1)
		high := words.Height(t.Stage, inner, 1) + pad + m.Size(display.Sans, SmallSize)*slipFoot
		try := func(x, y float64) {
			box := display.Rect{W: wide, H: min(high, room.H)}
			box.X = max(room.X, min(x, room.X+room.W-box.W))
			box.Y = max(room.Y, min(y, room.Y+room.H-box.H))
			if cost := g.cost(l, box, lit); best.Empty() || cost < least {
				best, least = box, cost
			}
		}
		gap := m.U(Gap)
		if !lit.Empty() {
			x, y := lit.X+(lit.W-wide)/2, lit.Y+(lit.H-high)/2
			for _, along := range [...]float64{0, -0.5, 0.5} {
				try(x+along*wide, lit.Y-gap-high)
				try(x+along*wide, lit.Y+lit.H+gap)
				try(lit.X+lit.W+gap, y+along*high)
				try(lit.X-gap-wide, y+along*high)
			}
		}
		for row := range slipGrid {
			for column := range slipGrid {
				part := func(n int) float64 { return float64(n) / (slipGrid - 1) }
				try(room.X+(room.W-wide)*part(column), room.Y+(room.H-high)*part(row))
			}
		}
	}
	return best
}

// cost is how much of what is to be seen a slip would cover: what is lit above all, then what can be pressed and cards; and how
// far it would be from what is lit.
func (g *lesson) cost(l *display.List, box, lit display.Rect) (sum float64) {
	area := func(r display.Rect) float64 {
		if over := r.Intersect(box); !over.Empty() {
			return over.W * over.H
		}
		return 0
	}
	sum = coversLit * area(lit)
	if g.asks() {
		sum += coversText * area(g.table.game.Frame().Text) // There a wrong press is told why it is one.
	}
	for i := range l.Items {
		switch it := &l.Items[i]; it.Kind {
		case display.CardFace:
			sum += coversCard * area(it.Box)
		case display.Text:
			if !g.table.game.Frame().Log.Contains(it.Box.X, it.Box.Y) {
				sum += coversText * area(it.Box)
			}
		}
	}
	for i := range g.table.controls {
		switch c := &g.table.controls[i]; {
		case c.ID == logID:
		case (c.Role == display.Button || c.Role == display.Choice) && !c.Quiet:
			sum += coversButton * area(c.Box)
		default:
			sum += coversText * area(c.Box)
		}
	}
	if !lit.Empty() {
		x, y := box.Centre()
		toX, toY := lit.Centre()
		sum += farFrom * box.H * (max(x-toX, toX-x) + max(y-toY, toY-y))
	}
	return sum
}

// write draws the slip: what is said, and under it how far the lesson is.
func (g *lesson) write(l *display.List) {
	t := g.table
	m, skin, from := t.Stage.Metrics, t.Skin, len(l.Items)
	l.Fill(g.slip, theme.GroundColour, m.U(ui.Radius)).Shadow = m.U(12)
	l.Fill(g.slip, skin.Sheet, m.U(ui.Radius))
	l.Border(g.slip, theme.Focus, m.U(ui.Radius), max(2, m.U(4)))
	in := g.slip.Inset(m.U(slipPad))
	foot, in := in.CutBottom(m.Size(display.Sans, SmallSize) * slipFoot)
	ui.Paragraph(l, t.Stage, in, t.Say(g.course().Beat().Says), display.SansBold, g.letters, skin.SheetText, display.Left)
	n, of := g.course().Number()
	ui.Line(l, t.Stage, foot, t.Say("lesson.count", game.Number(n), game.Number(of)), display.Sans, SmallSize, skin.SheetNote, display.Left)
	b := Brush{L: l, M: m, F: t.game.Frame(), table: t}
	b.Explains(from)
}
